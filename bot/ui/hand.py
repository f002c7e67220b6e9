"""The hand: a panel that one player sees, with the buttons of everything that player may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.game import (
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
    Ready,
    Signal,
    rules_of,
)
from bot.i18n import Words, card_name, join, suit_name, the_card
from bot.tables import PublicTable, SeatView
from bot.ui.choices import bid_rows, card_rows, discard_rows, play_rows, ready_rows, suit_buttons
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREEN, GREY, button, panel, rows, rule
from bot.ui.lines import (
    bid_line,
    contract_line,
    exchange_lines,
    hands_lines,
    partner_line,
    sign_name,
    signs_lines,
    silence_line,
    state_lines,
    turn_line,
)
from bot.ui.names import NO_ONE, clean_name
from bot.ui.text import (
    bid_text,
    card_text,
    cards_text,
    host_of,
    last_word,
    pack_words,
    seat_name,
    suit_lines,
    team_sign,
    trump_line,
)

_SIGNS_SHOWN: Final = 6
_DONE: Final[Mapping[type, str]] = {
    Exchange: "hand-exchanged",
    Ready: "hand-ready",
    Claim: "hand-claimed",
    AskRedeal: "hand-redeal",
}


def hand_view(view: SeatView, words: Words, note: str = "") -> ui.LayoutView:
    """Return the panel of this seat. ``note`` says what the last click did, or why it did not."""
    table, observation, words = view.table, view.observation, pack_words(words, view.table)
    if observation is None:
        return panel(note, words("hand-between"), *_controls(view, words), accent=GOLD)
    return panel(
        heading(table, observation, words),
        _situation(view, observation, words),
        *held(observation, words),
        note,
        your_turn(table, observation, words),
        *_actions(view, observation, words),
        *_controls(view, words),
        accent=GREEN if observation.legal else GREY,
    )


def heading(table: PublicTable, observation: Observation, words: Words) -> str:
    """Whose table this is, how far the match has come, and with whom."""
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
        mate=join(words, mates) or NO_ONE,
    )


def your_turn(table: PublicTable, observation: Observation, words: Words) -> str:
    """What this player is to do now, or who is."""
    if not observation.legal:
        resting = observation.seat in observation.resting
        return "\n".join([words("hand-rests")] * resting + [turn_line(table, observation, words)])
    if observation.phase == "peek":
        return words("yours-peek")
    if observation.phase == "discard":
        return words("yours-discard")
    if observation.phase == "trump" and observation.trick:
        return words("yours-unveil")
    if observation.phase == "call" and observation.called:
        return words("yours-call-second", card=the_card(words, observation.called))
    if rule := last_word(observation):
        return words("yours-last-word", rule=rule)
    ranks = any(isinstance(action, BidRank) for action in observation.legal)
    return words(f"yours-{observation.phase}", leads=not observation.trick, ranks=ranks)


def _situation(view: SeatView, observation: Observation, words: Words) -> str:
    """What the player needs beside the cards, in the board's order: trump, role, trick."""
    table = view.table
    lines = [bid_line(observation, words)]
    if observation.trump:
        lines.append(trump_line(words, observation.trump))
    lines.append(contract_line(table, observation, words))
    if table.observation:
        lines.append(partner_line(table, table.observation, words))
    lines += [
        *_role(view, observation, words),
        *state_lines(table, observation, words),
        *_laid_down(observation, words),
        *exchange_lines(table, observation, words),
        silence_line(observation, words),
        *_signs(table, observation, words),
    ]
    if observation.phase == "peek":
        lines += [*hands_lines(table, observation, words), _captured(observation, words)]
    lines += [
        f"{seat_name(table, words, other)}: {card_text(words, card)}"
        for other, card in observation.trick
    ]
    return "\n".join(line for line in lines if line)


def _role(view: SeatView, observation: Observation, words: Words) -> list[str]:
    """What this seat alone knows about the called cards, until everybody does."""
    public, seat, declarer = view.table.observation, view.seat, observation.declarer
    if public is None or declarer is None:
        return []
    own = (
        (observation.called, observation.partner, public.partner),
        (observation.called_too, observation.partner_too, public.partner_too),
    )
    secret = [card for card, holder, known in own if card and holder == seat and known is None]
    if observation.called_too:
        return [words("role-holder", card=the_card(words, card)) for card in secret]
    name = clean_name(view.table.name(declarer))
    key = "role-alone" if declarer == seat else "role-partner-secret"
    return [words(key, name=name) for _ in secret]


def _laid_down(observation: Observation, words: Words) -> list[str]:
    """The kitty, and what was laid down for it: for the declarer alone."""
    lines = []
    if observation.kitty and observation.phase == "discard":
        lines.append(words("hand-kitty", cards=_cards(observation, words, observation.kitty)))
    if observation.discards:
        lines.append(words("hand-discards", cards=_cards(observation, words, observation.discards)))
    return lines


def _captured(observation: Observation, words: Words) -> str:
    """The cards that this seat's team has taken, for the time of looking (RULES 3.7)."""
    team = next((team for team in observation.teams if observation.seat in team), ())
    cards = [
        card for trick in observation.tricks if trick.winner in team for _, card in trick.plays
    ]
    return words("peek-captured", cards=_cards(observation, words, cards)) if cards else ""


def _cards(observation: Observation, words: Words, cards: Sequence[Card]) -> str:
    return cards_text(words, cards, observation.options, observation.trump)


def _signs(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """The signs of this team with what they say; of the others only that they were made."""
    own = [
        words(
            "hand-sign",
            name=seat_name(table, words, seat),
            trick=trick,
            sign=sign_name(words, sign),
        )
        for trick, seat, sign in observation.signs
        if sign
    ]
    return [*own[-_SIGNS_SHOWN:], *signs_lines(table, observation, words)]


def _actions(
    view: SeatView, observation: Observation, words: Words
) -> list[str | ui.ActionRow[ui.LayoutView]]:
    phase = observation.phase
    if phase == "play":
        return [
            *card_rows(view, observation, words),
            *play_rows(view, observation, words),
        ]
    if phase == "auction":
        return [*bid_rows(view, observation, words)]
    if phase == "peek":
        return [*ready_rows(view, observation, words)]
    if phase == "trump" and observation.legal:
        return [*rows(suit_buttons(view, observation, words))]
    if phase == "discard" and observation.legal:
        return [*discard_rows(view, observation, words)]
    if phase == "call" and observation.legal and observation.trump:
        again = button(
            Target("suit", view.table.id, view.token, observation.trump),
            words("call-choose"),
            ButtonStyle.primary,
        )
        return [*rows([again])]
    return []


def held(observation: Observation, words: Words) -> list[str | ui.Separator[Any]]:
    """The cards by suit where they cannot be clicked, and the thin line above the turn."""
    if observation.phase == "play":
        return [rule()]
    lines = suit_lines(words, observation.hand, observation.options, observation.trump)
    return [rule(), "\n".join(lines), rule()] if lines else [rule()]


def _controls(view: SeatView, words: Words) -> list[ui.ActionRow[ui.LayoutView]]:
    return rows(
        [
            button(Target("hand-update", view.table.id), words("button-refresh")),
            button(Target("leave", view.table.id), words("button-leave")),
        ]
    )


def said(words: Words, action: Action, phase: str = "auction") -> str:
    """What the last click did in this phase, for the top of the panel."""
    if isinstance(action, Pass) and phase == "trump":
        return words("hand-kept-secret")
    if isinstance(action, Exchange | Ready | Claim | AskRedeal):
        return words(_DONE[type(action)])
    if isinstance(action, Signal):
        return words("hand-signalled", sign=sign_name(words, action.sign))
    if isinstance(action, Discard):
        cards = join(words, [card_name(words, card) for card in action.cards])
        return words("hand-discarded", cards=cards)
    if isinstance(action, NameTrump):
        return words("hand-trump", suit=suit_name(words, action.suit))
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
