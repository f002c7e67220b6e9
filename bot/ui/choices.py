"""What a player can click on in the hand: cards, bids, suits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.game import (
    AskRedeal,
    BidPoints,
    BidRank,
    Card,
    Claim,
    Exchange,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
    Ready,
    rules_of,
)
from bot.i18n import Words, card_name, rank_name, suit_label, suit_sign, the_card
from bot.tables import SeatView
from bot.ui.ids import Target
from bot.ui.items import GameItem, button, rows
from bot.ui.text import bid_text, hand_order, rank_of_points

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
        return [*rows(_card_buttons(view, observation, words, names))]
    parts: list[str | ui.ActionRow[ui.LayoutView]] = []
    for suit in dict.fromkeys(card.suit for card in hand):
        parts.append(f"**{suit_label(words, suit)}**")
        names = {card: rank_name(words, card.rank) for card in hand if card.suit == suit}
        parts += rows(_card_buttons(view, observation, words, names))
    return parts


def _card_buttons(
    view: SeatView, observation: Observation, words: Words, names: Mapping[Card, str]
) -> list[GameItem]:
    """One button a card, to be clicked also out of turn: a panel may outlive its updates."""
    playable = {action.card for action in observation.legal if isinstance(action, PlayCard)}
    return [
        button(
            Target("act", view.table.id, view.token, str(PlayCard(card))),
            name,
            ButtonStyle.primary if card in playable else ButtonStyle.secondary,
            emoji=suit_sign(words, card.suit),
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
        lowest, rank = points[0], rank_of_points(observation)
        few = [lowest, *(p for p in points[1:] if p % _ROUND_BIDS == 0)][:3]
        buttons += [
            button(
                Target("act", view.table.id, view.token, str(BidPoints(bid))),
                bid_text(words, BidPoints(bid), rank),
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
    if AskRedeal() in legal:
        buttons.append(
            button(
                Target("act", view.table.id, view.token, str(AskRedeal())),
                words("button-redeal"),
                ButtonStyle.danger,
            )
        )
    return rows(buttons, _RANKS_A_ROW) if ranks else rows(buttons)


def play_rows(
    view: SeatView, observation: Observation, words: Words
) -> list[ui.ActionRow[ui.LayoutView]]:
    """What may be done beside playing a card: exchange, claim the round, make a sign."""
    buttons = []
    if Exchange() in observation.legal and observation.exchange_takes:
        gave, took = observation.exchange_takes
        buttons.append(
            button(
                Target("act", view.table.id, view.token, str(Exchange())),
                words("button-exchange", gave=the_card(words, gave), took=the_card(words, took)),
                ButtonStyle.success,
            )
        )
    if Claim() in observation.legal:
        buttons.append(
            button(
                Target("act", view.table.id, view.token, str(Claim())),
                words("button-claim"),
                ButtonStyle.success,
            )
        )
    if observation.may_signal:
        buttons.append(button(Target("signs", view.table.id, view.token), words("button-signal")))
    return rows(buttons)


def ready_rows(
    view: SeatView, observation: Observation, words: Words
) -> list[ui.ActionRow[ui.LayoutView]]:
    """The one button of those who still look at their partners' cards."""
    if Ready() not in observation.legal:
        return []
    target = Target("act", view.table.id, view.token, str(Ready()))
    return rows([button(target, words("button-ready"), ButtonStyle.success)])


def discard_rows(
    view: SeatView, observation: Observation, words: Words
) -> list[ui.ActionRow[ui.LayoutView]]:
    """The choice of exactly as many cards to lay down as the kitty had (RULES 4.6)."""
    rules, size = rules_of(observation.options), rules_of(observation.options).kitty_size
    target = Target("discard", view.table.id, view.token)
    chosen: ui.Select[Any] = ui.Select(
        custom_id=str(target),
        placeholder=words("discard-choose", count=size)[:150],
        min_values=size,
        max_values=size,
        options=[
            discord.SelectOption(
                value=str(card),
                label=card_name(words, card),
                emoji=suit_sign(words, card.suit),
                description=words("card-worth", points=rules.points[card]),
            )
            for card in hand_order(observation.hand, observation.options, observation.trump)
        ],
    )
    return rows([GameItem(chosen, target)])


def suit_buttons(view: SeatView, observation: Observation, words: Words) -> list[GameItem]:
    """The suits, with a warning where naming one means to play alone; or to keep it secret."""
    buttons = []
    for action in observation.legal:
        if not isinstance(action, NameTrump):
            continue
        label = suit_label(words, action.suit)
        card = called_in(observation, action.suit)
        if card and owns(observation, card):
            label = words("call-own-suit", suit=label)
        buttons.append(
            button(
                Target("suit", view.table.id, view.token, action.suit),
                label,
                ButtonStyle.primary,
                emoji=suit_sign(words, action.suit),
            )
        )
    if Pass() in observation.legal:
        target = Target("act", view.table.id, view.token, str(Pass()))
        buttons.append(button(target, words("button-keep-secret")))
    return buttons


def called_in(observation: Observation, suit: str) -> Card | None:
    """The card that naming this suit calls by itself, None when it can be chosen (RULES 4.5)."""
    return Card(observation.rank, suit) if observation.rank else None


def owns(observation: Observation, card: Card) -> bool:
    """Whether this seat holds the card, or has laid it down covered or among the discards."""
    played = {shown for seat, shown in observation.trick if seat == observation.seat}
    return card in {*observation.hand, *observation.discards, *played}
