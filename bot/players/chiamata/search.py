"""The master's card: every card tried in the same likely worlds, the rest played by rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from bot.players.chiamata.beliefs import World, Worlds, sign_of, suspicion_of, views_for
from bot.players.chiamata.playout import PLACES, Costs, Views, costs_of, open_views, play_out
from bot.players.chiamata.position import Position
from bot.players.chiamata.rules_of_thumb import friends_of, sensible
from bot.players.chiamata.weights import ROLES
from bot.players.codes import SUIT_OF

PLAYOUTS = (0, 0, 1200, 2000, 2500, 2800, 2800, 4200, 4000, 4000)
"""How many playouts a move gets by default, by cards in the hand."""
_BATCH = 8
_PACK_POINTS = 120
_POINT = 0.004
"""What a card point is worth beside winning the deal."""


class Tried(NamedTuple):
    """How a card did: the mean of what the deal is worth to the player, and in how many worlds."""

    card: int
    value: float
    worlds: int


def never() -> bool:
    """Tell that there is time."""
    return False


def search_card(
    position: Position, rng: Random, playouts: int | None = None, late: Callable[[], bool] = never
) -> int:
    """Return the best card. ``late`` says when to stop before all playouts are done."""
    return max(try_cards(position, rng, playouts, late), key=lambda one: one.value).card


def try_cards(
    position: Position, rng: Random, playouts: int | None = None, late: Callable[[], bool] = never
) -> list[Tried]:
    """Return how the cards that stayed to the last did; poor ones drop out on the way."""
    suspicion = suspicion_of(position)
    cards = candidates(position, friends_of(position, suspicion))
    if len(cards) == 1:
        return [Tried(cards[0], 0.0, 0)]
    budget = PLAYOUTS[len(position.hand)] if playouts is None else playouts
    trial = _Trial(position, suspicion, cards)
    worlds = Worlds(position, suspicion)
    stages = max((len(cards) - 1).bit_length(), 1)
    for stage in range(stages):
        share = budget // stages // len(trial.cards)
        if not position.unseen:
            share = 1
        for at in range(max(share, 1)):
            if at % _BATCH == 0 and trial.worlds and late():
                return trial.results()
            trial.run(worlds.draw(rng))
        if stage < stages - 1:
            trial.halve()
    return trial.results()


def candidates(position: Position, row: Sequence[float]) -> list[int]:
    """Return the cards to try: of cards that nothing tells apart only the lowest."""
    fit = sorted(sensible(position, row, position.hand))
    points = position.codes.points
    kept: list[int] = []
    last = -1
    for card in fit:
        alike = (
            last >= 0
            and SUIT_OF[last] == SUIT_OF[card]
            and points[last] == points[card]
            and card not in position.called
            and last not in position.called
            and not any(last < other < card for other in position.unseen)
            and not any(last < other < card for _, other in position.trick if other is not None)
        )
        if not alike:
            kept.append(card)
        last = card
    return kept


def values_of(position: Position) -> tuple[float, ...]:
    """Return what each total of the declarer's side is worth to this seat."""
    declares = position.me == position.declarer or position.me in position.holders
    values = []
    for total in range(_PACK_POINTS + 1):
        value = 1.0 if total >= position.promise else -1.0
        if position.draw_at_sixty and total == position.promise - 1 == 60:
            value = 0.0
        if total == _PACK_POINTS or (total == 0 and position.capot):
            value *= 2
        value += _POINT * (total - position.promise)
        values.append(value if declares else -value)
    return tuple(values)


class _Trial:
    """Plays each card in world after world and keeps the sums."""

    def __init__(self, position: Position, suspicion: Sequence[float], cards: list[int]) -> None:
        self.position = position
        self.suspicion = suspicion
        self.cards = cards
        self.worlds = 0
        self.sums = dict.fromkeys(cards, 0.0)
        self.values = values_of(position)
        points, trump = position.codes.points, position.trump
        self.costs = tuple([costs_of(points, trump, role) for role in ROLES])
        self.open = [
            card
            for card, fallen in zip(position.called, position.fallen, strict=True)
            if not fallen
        ]
        self.views: dict[tuple[int, tuple[bool, ...]], Views] = {}

    def run(self, world: World) -> None:
        """Try every card in this world."""
        position = self.position
        hands, side, banked = world
        roles = self._roles(side)
        trick = [(place, card) for place, card in position.trick if card is not None]
        points, values, sums = position.codes.points, self.values, self.sums
        for card in self.cards:
            dealt = [hand[:] for hand in hands]
            dealt[position.me].remove(card)
            called = [one for one in self.open if one != card]
            total = banked + play_out(
                dealt,
                [*trick, (position.me, card)],
                position.leader,
                position.trump,
                called,
                side,
                roles,
                self._views(card, side, called),
                points,
            )
            sums[card] += values[total]
        self.worlds += 1

    def halve(self) -> None:
        """Keep the better half of the cards."""
        ranked = sorted(self.cards, key=lambda card: -self.sums[card])
        self.cards = sorted(ranked[: (len(ranked) + 1) // 2])

    def results(self) -> list[Tried]:
        """Return how the cards did that are still in the running."""
        return [Tried(card, self.sums[card] / self.worlds, self.worlds) for card in self.cards]

    def _roles(self, side: Sequence[bool]) -> list[Costs]:
        declarer, partner, opponent = self.costs
        return [
            declarer if place == self.position.declarer else partner if side[place] else opponent
            for place in range(PLACES)
        ]

    def _views(self, card: int, side: tuple[bool, ...], called: Sequence[int]) -> Views:
        """How the players see each other once this card is on the table."""
        position = self.position
        if not called:
            return open_views(side)
        key = (card, side)
        views = self.views.get(key)
        if views is None:
            suspicion = self.suspicion
            if position.declarer not in (None, position.me):
                worth = position.codes.points[card]
                sign = sign_of(position.trick, card, position.declarer, position.trump, worth)
                suspicion = suspicion_of(position, (position.me, sign))
            views = self.views[key] = views_for(position, side, suspicion)
        return views
