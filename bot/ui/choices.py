"""What a player can click on in the hand: cards, bids, suits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from discord import ButtonStyle, ui

from bot.game import BidPoints, BidRank, Card, NameTrump, Observation, Pass, PlayCard, rules_of
from bot.i18n import Words, card_name, rank_name, suit_label
from bot.tables import SeatView
from bot.ui.ids import Target
from bot.ui.items import GameItem, button, rows
from bot.ui.text import SUIT_SIGNS, hand_order

_SMALL_HAND: Final = 5
_RANKS_A_ROW: Final = 4
_ROUND_BIDS: Final = 5


def card_rows(
    view: SeatView, observation: Observation, words: Words
) -> list[str | ui.ActionRow[ui.LayoutView]]:
    """The cards as buttons: a small hand in one row, a large one suit by suit.

    A phone is too narrow for two full names beside each other; under its suit a rank is enough.
    """
    hand = hand_order(observation.hand, observation.options, observation.trump)
    if rules_of(observation.options).hand_size <= _SMALL_HAND:
        names = {card: card_name(words, card) for card in hand}
        return [*rows(_card_buttons(view, observation, names))]
    parts: list[str | ui.ActionRow[ui.LayoutView]] = []
    for suit in dict.fromkeys(card.suit for card in hand):
        parts.append(f"**{suit_label(words, suit)}**")
        names = {card: rank_name(words, card.rank) for card in hand if card.suit == suit}
        parts += rows(_card_buttons(view, observation, names))
    return parts


def _card_buttons(
    view: SeatView, observation: Observation, names: Mapping[Card, str]
) -> list[GameItem]:
    """One button a card, to be clicked also out of turn: a panel may outlive its updates."""
    playable = {action.card for action in observation.legal if isinstance(action, PlayCard)}
    return [
        button(
            Target("act", view.table.id, view.token, str(PlayCard(card))),
            name,
            ButtonStyle.primary if card in playable else ButtonStyle.secondary,
            emoji=SUIT_SIGNS[card.suit],
        )
        for card, name in names.items()
    ]


def bid_rows(
    view: SeatView, observation: Observation, words: Words
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Ranks still allowed or a few points, and Pass; nothing when it is not the turn."""
    legal = observation.legal
    ranks = [action for action in legal if isinstance(action, BidRank)]
    points = [action.points for action in legal if isinstance(action, BidPoints)]
    buttons = [
        button(
            Target("act", view.table.id, view.token, str(bid)),
            rank_name(words, bid.rank),
            ButtonStyle.primary,
        )
        for bid in ranks
    ]
    if points:
        lowest = points[0]
        few = [lowest, *(p for p in points[1:] if p % _ROUND_BIDS == 0)][:3]
        buttons += [
            button(
                Target("act", view.table.id, view.token, str(BidPoints(bid))),
                words("bid-points", points=bid),
                ButtonStyle.primary,
            )
            for bid in few
        ]
        if len(points) > len(few):
            buttons.append(
                button(Target("bids", view.table.id, view.token), words("button-other-bids"))
            )
    if Pass() in legal:
        buttons.append(
            button(
                Target("act", view.table.id, view.token, str(Pass())),
                words("button-pass"),
            )
        )
    return rows(buttons, _RANKS_A_ROW) if ranks else rows(buttons)


def suit_buttons(view: SeatView, observation: Observation, words: Words) -> list[GameItem]:
    """The suits, with a warning where naming one means to play alone."""
    rank = bid_rank(observation)
    buttons = []
    for action in observation.legal:
        if not isinstance(action, NameTrump):
            continue
        label = suit_label(words, action.suit)
        if rank and Card(rank, action.suit) in observation.hand:
            label = words("call-own-suit", suit=label)
        buttons.append(
            button(
                Target("suit", view.table.id, view.token, action.suit),
                label,
                ButtonStyle.primary,
                emoji=SUIT_SIGNS[action.suit],
            )
        )
    return buttons


def bid_rank(observation: Observation) -> str | None:
    """The last rank that was bid, None in an auction of points."""
    ranks = [bid.rank for _, bid in observation.bids if isinstance(bid, BidRank)]
    return ranks[-1] if ranks else None
