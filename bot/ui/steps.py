"""Steps on the way to an action: panels that settle nothing until they are left by a last click."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle, ui

from bot.game import (
    SIGNS,
    BidPoints,
    CallCard,
    Card,
    Discard,
    NameTrump,
    Observation,
    Signal,
)
from bot.i18n import Words, card_name, suit_name, the_card
from bot.tables import SeatView
from bot.ui.choices import owns
from bot.ui.hand import hand_view, heading, held, your_turn
from bot.ui.ids import Target
from bot.ui.items import GREEN, GameItem, button, panel, rows, select
from bot.ui.lines import bid_line, sign_name
from bot.ui.text import bid_text, pack_words, rank_of_points, suit_lines

_MOST_OPTIONS: Final = 25
_GESTURES: Final = {
    "ace": "gesture-ace",
    "three": "gesture-three",
    "king": "gesture-king",
    "knight": "gesture-knight",
    "knave": "gesture-knave",
    "low": "gesture-low",
    "none": "gesture-none",
    "load": "gesture-load",
}
"""How each sign is made: regional, so it stands in the language (RULES 3.6)."""


def bids_view(view: SeatView, words: Words) -> ui.LayoutView:
    """Return every legal bid of points in selects; the hand with a few buttons has the rest."""
    observation, words = view.observation, pack_words(words, view.table)
    points = [
        action.points
        for action in (observation.legal if observation else ())
        if isinstance(action, BidPoints)
    ]
    if observation is None or not points:
        return hand_view(view, words)
    selects, rank = [], rank_of_points(observation)
    for start in range(0, len(points), _MOST_OPTIONS):
        part = points[start : start + _MOST_OPTIONS]
        choices = [
            (str(BidPoints(bid)), bid_text(words, BidPoints(bid), rank), None) for bid in part
        ]
        selects.append(
            select(
                Target("act", view.table.id, view.token, str(start)),
                words("bids-from-to", first=part[0], last=part[-1]),
                choices,
            )
        )
    back = button(Target("hand-update", view.table.id), words("button-back"))
    return panel(
        heading(view.table, observation, words),
        bid_line(observation, words),
        *held(observation, words),
        your_turn(view.table, observation, words),
        *rows(selects, 1),
        *rows([back]),
        accent=GREEN,
    )


def calls_view(view: SeatView, words: Words, suit: str) -> ui.LayoutView:
    """Return the choice of the card to call in this suit (RULES 4.4); nothing is settled yet."""
    observation, words = view.observation, pack_words(words, view.table)
    if observation is None or not _may_call(observation):
        return hand_view(view, words)
    cards = [Card(rank, suit) for rank in "A3KQJ76542"]
    if observation.phase == "call":
        cards = [card for card in cards if CallCard(card) in observation.legal]
    alone = not _two_cards(observation)
    choices = [
        (
            str(card),
            card_name(words, card),
            words("call-own", alone=alone) if owns(observation, card) else None,
        )
        for card in cards
    ]
    chosen = select(Target("call", view.table.id, view.token, suit), words("call-choose"), choices)
    back = [button(Target("hand-update", view.table.id), words("button-back"))]
    return panel(
        heading(view.table, observation, words),
        *held(observation, words),
        words("call-suit", suit=suit_name(words, suit)),
        *rows([chosen]),
        *(rows(back) if observation.phase == "trump" else ()),
        accent=GREEN,
    )


def confirm_call_view(view: SeatView, words: Words, card: Card) -> ui.LayoutView:
    """Ask once before trump and the called card are settled."""
    observation, words = view.observation, pack_words(words, view.table)
    if observation is None or not _may_call(observation):
        return hand_view(view, words)
    own = owns(observation, card) and not _two_cards(observation)
    buttons = [
        button(
            Target("sure", view.table.id, view.token, str(card)),
            words("button-confirm"),
            ButtonStyle.success,
        ),
        button(Target("hand-update", view.table.id), words("button-back")),
    ]
    return panel(
        heading(view.table, observation, words),
        *held(observation, words),
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


def _two_cards(observation: Observation) -> bool:
    """Whether two cards are called, so that one of them in the own hand does not mean alone."""
    return observation.options.two_cards_at_120 and observation.bid == BidPoints(120)


def confirm_trump_view(view: SeatView, words: Words, suit: str) -> ui.LayoutView:
    """Ask once before the trump suit is settled; the card is called later (RULES 4.6)."""
    observation, words = view.observation, pack_words(words, view.table)
    if observation is None or NameTrump(suit) not in observation.legal:
        return hand_view(view, words)
    action = str(NameTrump(suit))
    return panel(
        heading(view.table, observation, words),
        *held(observation, words),
        words("trump-confirm", suit=suit_name(words, suit)),
        *rows(_sure(view, words, action, words("button-confirm-trump"))),
        accent=GREEN,
    )


def confirm_discard_view(view: SeatView, words: Words, cards: tuple[Card, ...]) -> ui.LayoutView:
    """Ask once before the five cards are laid down."""
    observation, words = view.observation, pack_words(words, view.table)
    if observation is None or observation.phase != "discard" or not observation.legal:
        return hand_view(view, words)
    laid = "\n".join(suit_lines(words, cards, observation.options, observation.trump))
    return panel(
        heading(view.table, observation, words),
        words("discard-confirm", cards=laid),
        *rows(_sure(view, words, str(Discard(cards)), words("button-confirm-discard"))),
        accent=GREEN,
    )


def signs_view(view: SeatView, words: Words, note: str = "") -> ui.LayoutView:
    """Return the signs that may be made now, each with how it is made."""
    observation, words = view.observation, pack_words(words, view.table)
    if observation is None or not observation.may_signal:
        return hand_view(view, words, note)
    signs = [sign for sign in SIGNS if sign in observation.may_signal]
    lines = [
        words("sign-line", sign=sign_name(words, sign), gesture=words(_GESTURES[sign]))
        for sign in signs
    ]
    buttons = [
        button(
            Target("act", view.table.id, view.token, str(Signal(sign))),
            sign_name(words, sign),
            ButtonStyle.primary,
        )
        for sign in signs
    ]
    back = button(Target("hand-update", view.table.id), words("button-back"))
    return panel(
        heading(view.table, observation, words),
        words("signs-title"),
        "\n".join(lines),
        *rows(buttons, 4),
        *rows([back]),
        accent=GREEN,
    )


def _sure(view: SeatView, words: Words, action: str, label: str) -> list[GameItem]:
    """The last click of a step, and the way back."""
    return [
        button(Target("act", view.table.id, view.token, action), label, ButtonStyle.success),
        button(Target("hand-update", view.table.id), words("button-back")),
    ]
