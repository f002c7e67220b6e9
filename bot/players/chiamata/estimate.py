"""What a hand is worth as declarer: a learnt line first, playouts where there is time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import erf, sqrt
from random import Random
from typing import NamedTuple

from bot.players.chiamata.playout import PLACES, costs_of, open_views, play_out, secret_views
from bot.players.chiamata.rules_of_thumb import lay_down
from bot.players.chiamata.weights import ROLES, HandModel
from bot.players.codes import SUIT_OF

FEATURES = 38
_TRUMPS, _PLAIN, _CALLED, _LONE, _LENGTH, _VOIDS, _PLACE = 1, 11, 21, 31, 32, 33, 34

Features = list[tuple[int, float]]


class Call(NamedTuple):
    """A trump suit and the cards called in it."""

    trump: int
    called: tuple[int, ...]


def features_of(hand: Sequence[int], call: Call, place: int) -> Features:
    """Return what the learnt line looks at: places and values of all that is not zero."""
    found = [0.0] * FEATURES
    found[0] = 1.0
    suits = set()
    length = 0
    for card in hand:
        suits.add(SUIT_OF[card])
        if SUIT_OF[card] == call.trump:
            found[_TRUMPS + card % 10] += 1
            length += 1
        else:
            found[_PLAIN + card % 10] += 1
    others = [card for card in call.called if card not in hand]
    for card in others:
        found[_CALLED + card % 10] += 1
    found[_LONE] = float(not others)
    found[_LENGTH] = length * length
    found[_VOIDS] = 4 - len(suits | {call.trump})
    if place:
        found[_PLACE + place - 1] = 1.0
    return [(at, value) for at, value in enumerate(found) if value]


def expected(model: HandModel, hand: Sequence[int], call: Call, place: int) -> float:
    """Return the card points that the declarer's side is likely to take."""
    line = model.line
    return sum([line[at] * value for at, value in features_of(hand, call, place)])


def chance(mean: float, promise: int, spread: float) -> float:
    """Return how likely at least this many points are."""
    return 0.5 * (1 + erf((mean - promise + 0.5) / (spread * sqrt(2))))


def simulate(
    hand: Sequence[int],
    call: Call,
    place: int,
    leader: int,
    kitty: int,
    points: tuple[int, ...],
    hands: Iterable[Sequence[int]],
    *,
    all_open: bool = False,
) -> list[int]:
    """Return the points of the declarer's side over ways in which the others' cards may lie.

    ``hands`` gives all cards of the other places in order, the kitty last.
    """
    declarer, partner, opponent = (costs_of(points, call.trump, role) for role in ROLES)
    suspicion = [0.0 if other == place else 1 / (PLACES - 1) for other in range(PLACES)]
    size = len(hand)
    results = []
    for cards in hands:
        dealt = []
        at = 0
        for other in range(PLACES):
            if other == place:
                dealt.append(list(hand))
            else:
                dealt.append(list(cards[at : at + size]))
                at += size
        banked = 0
        if kitty:
            kept, away = lay_down([*hand, *cards[at:]], kitty, call.trump, points)
            dealt[place] = kept
            banked = sum([points[card] for card in away])
        side = tuple(
            [
                other == place or any(card in cards_ for card in call.called)
                for other, cards_ in enumerate(dealt)
            ]
        )
        costs = [
            declarer if other == place else partner if side[other] else opponent
            for other in range(PLACES)
        ]
        views = open_views(side) if all_open else secret_views(place, side, suspicion)
        results.append(
            banked
            + play_out(dealt, [], leader, call.trump, call.called, side, costs, views, points)
        )
    return results


def deals(unseen: Sequence[int], rng: Random, number: int) -> list[list[int]]:
    """Return so many ways in which the unseen cards may lie."""
    rand = rng.random
    return [sorted(unseen, key=lambda _: rand()) for _ in range(number)]
