"""Who may be the partner, and where the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

from bot.players.chiamata.playout import PLACES, Views, open_views, secret_views
from bot.players.chiamata.position import Position
from bot.players.chiamata.weights import DECLARER_ODDS, LONE, SIGNS
from bot.players.codes import SUIT_OF, beats

_TRUST = 0.8
"""How far a play is taken for a sign: people do not play by our rules of thumb."""
_LOAD = 10


class World(NamedTuple):
    """One way in which everything may lie."""

    hands: list[list[int]]
    side: tuple[bool, ...]
    banked: int
    """Card points that the declarer's side has already, discards among them."""


def sign_of(
    trick: Sequence[tuple[int, int | None]], card: int, declarer: int, trump: int, worth: int
) -> int:
    """Return the number of what a player who is not the declarer does by this play."""
    best, winner, spoken = -1, -1, False
    for place, other in trick:
        spoken = spoken or place == declarer
        if other is not None and (best < 0 or beats(other, best, trump)):
            best, winner = other, place
    where = 0 if not trick else 1 if winner == declarer else 2
    takes = best < 0 or beats(card, best, trump)
    size = 2 if worth >= _LOAD else 1 if worth else 0
    kind = (where * 2 + spoken) * 2 + takes
    return (kind * 3 + size) * 2 + (SUIT_OF[card] == trump)


def suspicion_of(position: Position, extra: tuple[int, int] | None = None) -> list[float]:
    """Return how likely everybody holds each place to be the partner, at the declarer alone.

    Bayes over what all have seen. ``extra`` is a play to be added: by whom, and its sign.
    """
    declarer = position.declarer
    if declarer is None:
        return [1 / PLACES] * PLACES
    weight = [0.0] * PLACES
    out = [
        card for card, fallen in zip(position.called, position.fallen, strict=True) if not fallen
    ]
    points = position.codes.points
    plays = [plays for plays, _ in position.tricks]
    for trick in (*plays, position.trick):
        for at, (place, card) in enumerate(trick):
            if place != declarer and card is not None:
                before = trick[:at]
                sign = sign_of(before, card, declarer, position.trump, points[card])
                weight[place] += _TRUST * SIGNS[sign]
    if extra:
        weight[extra[0]] += _TRUST * SIGNS[extra[1]]
    chance = [exp(one) for one in weight]
    chance[declarer] = LONE
    for place, size in enumerate(position.sizes):
        # Who has no card left holds no called one.
        if out and not size:
            chance[place] = 0.0
    total = sum(chance)
    return [one / total for one in chance] if total else [1 / PLACES] * PLACES


def views_for(position: Position, side: tuple[bool, ...], suspicion: Sequence[float]) -> Views:
    """Return how the players see each other in a world with this declarer's side."""
    assert position.declarer is not None  # noqa: S101 -- there are no sides without
    certain = [
        holder
        for holder, fallen in zip(position.holders, position.fallen, strict=True)
        if fallen and holder is not None
    ]
    if position.all_open or (position.fallen and all(position.fallen)):
        return open_views(side)
    return secret_views(position.declarer, side, suspicion, certain)


class Worlds:
    """Draws ways in which the hidden cards may lie, the likely ones more often."""

    def __init__(self, position: Position, suspicion: Sequence[float]) -> None:
        """Take down what does not change from world to world."""
        self.position = position
        declarer = position.declarer
        free = [
            card
            for card, holder in zip(position.called, position.holders, strict=True)
            if card in position.unseen and holder is None
        ]
        self.free = free
        self.holders = [
            place
            for place in range(PLACES)
            if place != position.me and (position.sizes[place] or place == declarer)
        ]
        empty = declarer is not None and not position.sizes[declarer] and not position.aside
        if declarer == position.me or empty:
            self.holders = [place for place in self.holders if place != declarer]
        self.chances = [max(suspicion[place], 0.001) for place in self.holders]
        self.loose = [card for card in position.unseen if card not in free]
        self.odds = [
            DECLARER_ODDS[card % 10 + (10 if SUIT_OF[card] == position.trump else 0)]
            for card in self.loose
        ]
        self.hidden = [place for place, hand in enumerate(position.hands) if hand is None]

    def draw(self, rng: Random) -> World:
        """Return a world."""
        position, declarer = self.position, self.position.declarer
        assert declarer is not None  # noqa: S101 -- worlds are drawn for play
        hands = [list(hand) if hand else [] for hand in position.hands]
        room = [size - len(hand) for size, hand in zip(position.sizes, hands, strict=True)]
        holders = list(position.holders)
        aside: list[int] = []
        for card in self.free:
            holder = rng.choices(self.holders, self.chances)[0]
            while not room[holder] and not (holder == declarer and position.aside):
                holder = self.holders[(self.holders.index(holder) + 1) % len(self.holders)]
            holders[position.called.index(card)] = holder
            if room[holder]:
                hands[holder].append(card)
                room[holder] -= 1
            else:
                aside.append(card)
        self._deal(hands, room, aside, rng)
        side = tuple([place == declarer or place in holders for place in range(PLACES)])
        points = position.codes.points
        banked = sum([points[card] for card in (*position.discards, *aside)])
        banked += sum([taken for taken, ours in zip(position.taken, side, strict=True) if ours])
        return World(hands, side, banked)

    def _deal(self, hands: list[list[int]], room: list[int], aside: list[int], rng: Random) -> None:
        """Deal the loose cards: the declarer's first, who chose the suit for a reason."""
        position, declarer, rand = self.position, self.position.declarer, rng.random
        assert declarer is not None  # noqa: S101 -- see draw()
        loose = self.loose
        wanted = room[declarer] + position.aside - len(aside)
        if wanted:
            keyed = sorted(
                [
                    (-log(rand() or 1e-9) / odds, card)
                    for card, odds in zip(loose, self.odds, strict=True)
                ]
            )
            mine = [card for _, card in keyed[:wanted]]
            loose = [card for _, card in keyed[wanted:]]
            if position.aside:
                mine.sort(key=self._kept, reverse=True)
            hands[declarer] += mine[: room[declarer]]
            aside += mine[room[declarer] :]
        rest = sorted(loose, key=lambda _: rand())
        at = 0
        for place, free in enumerate(room):
            if place != declarer and free:
                hands[place] += rest[at : at + free]
                at += free

    def _kept(self, card: int) -> tuple[bool, int]:
        """What a declarer keeps of the cards: trumps, then what brings no points home."""
        return SUIT_OF[card] == self.position.trump, -self.position.codes.points[card]

    def many(self, rng: Random, number: int) -> Iterator[World]:
        """Yield so many worlds."""
        for _ in range(number):
            yield self.draw(rng)
