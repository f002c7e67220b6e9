"""The hand: a panel that one player sees, with the buttons of everything that player may do."""

from __future__ import annotations

from typing import Any, Final

from discord import ButtonStyle, ui

from bot.game import (
    Action,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
    rules_of,
)
from bot.i18n import Words, card_name, rank_name, suit_label, suit_name, the_card
from bot.tables import PublicTable, SeatView
from bot.ui.board import bid_line, contract_line, partner_line, turn_line
from bot.ui.choices import bid_rank, bid_rows, card_rows, suit_buttons
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREEN, GREY, button, panel, rows, rule, select
from bot.ui.names import NO_ONE, clean_name
from bot.ui.text import (
    SUIT_SIGNS,
    bid_text,
    card_text,
    hand_order,
    host_of,
    seat_name,
    team_sign,
    trump_line,
)

_MOST_OPTIONS: Final = 25


def hand_view(view: SeatView, words: Words, note: str = "") -> ui.LayoutView:
    """Return the panel of this seat. ``note`` says what the last click did, or why it did not."""
    table, observation = view.table, view.observation
    if observation is None:
        return panel(note, words("hand-between"), *_controls(view, words), accent=GOLD)
    return panel(
        _heading(table, observation, words),
        _situation(view, observation, words),
        *_held(observation, words),
        note,
        _turn(table, observation, words),
        *_actions(view, observation, words),
        *_controls(view, words),
        accent=GREEN if observation.legal else GREY,
    )


def bids_view(view: SeatView, words: Words) -> ui.LayoutView:
    """Return every legal bid of points in selects; the hand with a few buttons has the rest."""
    observation = view.observation
    points = [
        action.points
        for action in (observation.legal if observation else ())
        if isinstance(action, BidPoints)
    ]
    if observation is None or not points:
        return hand_view(view, words)
    selects = []
    for start in range(0, len(points), _MOST_OPTIONS):
        part = points[start : start + _MOST_OPTIONS]
        choices = [(str(BidPoints(bid)), words("bid-points", points=bid), None) for bid in part]
        selects.append(
            select(
                Target("act", view.table.id, view.token, str(start)),
                words("bids-from-to", first=part[0], last=part[-1]),
                choices,
            )
        )
    back = button(Target("hand-update", view.table.id), words("button-back"))
    return panel(
        _heading(view.table, observation, words),
        bid_line(observation, words),
        *_held(observation, words),
        _turn(view.table, observation, words),
        *rows(selects, 1),
        *rows([back]),
        accent=GREEN,
    )


def calls_view(view: SeatView, words: Words, suit: str) -> ui.LayoutView:
    """Return the choice of the card to call in this suit (RULES 4.4); nothing is settled yet."""
    observation = view.observation
    if observation is None or not _may_call(observation):
        return hand_view(view, words)
    cards = [Card(rank, suit) for rank in "A3KQJ76542"]
    choices = [
        (
            str(card),
            card_name(words, card),
            words("call-own") if card in observation.hand else None,
        )
        for card in cards
    ]
    chosen = select(Target("call", view.table.id, view.token, suit), words("call-choose"), choices)
    back = [button(Target("hand-update", view.table.id), words("button-back"))]
    return panel(
        _heading(view.table, observation, words),
        *_held(observation, words),
        words("call-suit", suit=suit_name(words, suit)),
        *rows([chosen]),
        *(rows(back) if observation.phase == "trump" else ()),
        accent=GREEN,
    )


def confirm_call_view(view: SeatView, words: Words, card: Card) -> ui.LayoutView:
    """Ask once before trump and the called card are settled."""
    observation = view.observation
    if observation is None or not _may_call(observation):
        return hand_view(view, words)
    own = card in observation.hand
    buttons = [
        button(
            Target("sure", view.table.id, view.token, str(card)),
            words("button-confirm"),
            ButtonStyle.success,
        ),
        button(Target("hand-update", view.table.id), words("button-back")),
    ]
    return panel(
        _heading(view.table, observation, words),
        *_held(observation, words),
        words(
            "call-confirm",
            suit=suit_name(words, card.suit),
            card=the_card(words, card),
            alone=own,
        ),
        *rows(buttons),
        accent=GREEN,
    )


def _may_call(observation: Observation) -> bool:
    return any(isinstance(action, NameTrump | CallCard) for action in observation.legal)


def _heading(table: PublicTable, observation: Observation, words: Words) -> str:
    seat = observation.seat or 0
    mates = [
        clean_name(table.name(other))
        for team in rules_of(table.options).teams
        for other in team
        if seat in team and other != seat
    ]
    return words(
        "hand-title",
        host=clean_name(host_of(table).name),
        channel=f"<#{table.channel_id}>",
        round=sum(result.counted for result in table.results) + 1,
        trick=len(observation.tricks) + 1,
        phase=observation.phase,
        sign=team_sign(table.options, words, seat),
        mate="".join(mates) or NO_ONE,
    )


def _turn(table: PublicTable, observation: Observation, words: Words) -> str:
    """What this player is to do now, or who is."""
    if not observation.legal:
        return turn_line(table, observation, words)
    ranks = any(isinstance(action, BidRank) for action in observation.legal)
    return words(f"yours-{observation.phase}", leads=not observation.trick, ranks=ranks)


def _situation(view: SeatView, observation: Observation, words: Words) -> str:
    """What the player needs beside the cards, in the board's order: trump, role, trick."""
    table, seat = view.table, view.seat
    lines = [bid_line(observation, words)]
    if observation.trump:
        lines.append(trump_line(words, observation.trump))
    lines.append(contract_line(table, observation, words))
    revealed = table.observation is not None and table.observation.partner is not None
    if revealed:
        lines.append(partner_line(table, observation, words))
    elif observation.partner == seat and observation.declarer is not None:
        alone = observation.declarer == seat
        lines.append(
            words(
                "role-alone" if alone else "role-partner-secret",
                name=clean_name(table.name(observation.declarer)),
            )
        )
    lines += [
        f"{seat_name(table, words, other)}: {card_text(words, card)}"
        for other, card in observation.trick
    ]
    return "\n".join(line for line in lines if line)


def _actions(
    view: SeatView, observation: Observation, words: Words
) -> list[str | ui.ActionRow[ui.LayoutView]]:
    if observation.phase == "play":
        return card_rows(view, observation, words)
    if observation.phase == "auction":
        return [*bid_rows(view, observation, words)]
    if observation.phase == "trump" and observation.legal:
        return [*rows(suit_buttons(view, observation, words))]
    if observation.phase == "call" and observation.legal and observation.trump:
        again = button(
            Target("suit", view.table.id, view.token, observation.trump),
            words("call-choose"),
            ButtonStyle.primary,
        )
        return [*rows([again])]
    return []


def called_in(observation: Observation, suit: str) -> Card | None:
    """The card that naming this suit calls by itself, None when it can be chosen (RULES 4.5)."""
    rank = bid_rank(observation)
    return Card(rank, suit) if rank else None


def _held(observation: Observation, words: Words) -> list[str | ui.Separator[Any]]:
    """The cards by suit where they cannot be clicked, and the thin line above the turn."""
    if observation.phase == "play":
        return [rule()]
    lines = []
    hand = hand_order(observation.hand, observation.options, observation.trump)
    for suit in dict.fromkeys(card.suit for card in hand):
        ranks = " · ".join(rank_name(words, card.rank) for card in hand if card.suit == suit)
        lines.append(f"{SUIT_SIGNS[suit]} {suit_label(words, suit)}: **{ranks}**")
    return [rule(), "\n".join(lines), rule()]


def _controls(view: SeatView, words: Words) -> list[ui.ActionRow[ui.LayoutView]]:
    return rows(
        [
            button(Target("hand-update", view.table.id), words("button-refresh")),
            button(Target("leave", view.table.id), words("button-leave")),
        ]
    )


def said(words: Words, action: Action) -> str:
    """What the last click did, for the top of the panel."""
    if isinstance(action, PlayCard):
        return words("hand-played", card=the_card(words, action.card))
    if isinstance(action, BidRank | BidPoints | Pass):
        return words("hand-said", bid=bid_text(words, action))
    if isinstance(action, CallCard):
        suit = suit_name(words, action.card.suit)
        return words("hand-called", suit=suit, card=the_card(words, action.card))
    return ""


def hand_over_view(words: Words, note: str = "") -> ui.LayoutView:
    """Return the panel of a match that is over."""
    return panel(note, words("hand-over"), accent=GREY)
