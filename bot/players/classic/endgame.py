"""The last tricks of two players, who know each other's cards once the stock is empty: exact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.players.codes import beats

Tricks = tuple[tuple[float, ...], ...]
"""By the led card and the reply: the points of the trick, below zero where the reply takes it."""

NOTHING: Final = 0.01
"""What a trick without points counts, so that its sign still tells who takes it.

Three of them are less than the least difference of two results.
"""
_INFINITE: Final = 1000.0


@lru_cache(maxsize=32)
def tricks_of(points: tuple[int, ...], trump: int) -> Tricks:
    """Return what every trick of two cards counts for its leader."""
    codes = range(len(points))
    return tuple(
        tuple(
            (points[led] + points[reply] or NOTHING) * (-1 if beats(reply, led, trump) else 1)
            for reply in codes
        )
        for led in codes
    )


def last_three(a: int, b: int, c: int, d: int, e: int, f: int, tricks: Tricks) -> float:
    """Return by how much a leader with a, b, c outscores a, best play by both, d, e, f.

    Tricks without points add some hundredths.
    """
    best = -_INFINITE
    replies = ((d, e, f), (e, d, f), (f, d, e))
    for led, one, other in ((a, b, c), (b, a, c), (c, a, b)):
        row = tricks[led]
        worst = _INFINITE
        for reply, third, fourth in replies:
            value = row[reply]
            if value > 0:
                value += last_two(one, other, third, fourth, tricks)
            else:
                value -= last_two(third, fourth, one, other, tricks)
            if value < worst:
                worst = value
                if worst <= best:
                    break
        if worst > best:
            best = worst
    return best


def last_two(a: int, b: int, c: int, d: int, tricks: Tricks) -> float:
    """Return what last_three() does, with two cards each."""
    row, other = tricks[a], tricks[b]
    one = row[c]
    one += other[d] if one > 0 else -tricks[d][b]
    two = row[d]
    two += other[c] if two > 0 else -tricks[c][b]
    best = one if one < two else two  # noqa: FURB136 -- a call costs too much
    one = other[c]
    one += row[d] if one > 0 else -tricks[d][a]
    if one <= best:
        return best
    two = other[d]
    two += row[c] if two > 0 else -tricks[c][a]
    if two > best:
        return one if one < two else two  # noqa: FURB136 -- likewise
    return best


def rest(leader: Sequence[int], other: Sequence[int], tricks: Tricks) -> float:
    """Return what last_three() does, with any number of cards up to three each."""
    if len(leader) == 3:
        a, b, c = leader
        d, e, f = other
        return last_three(a, b, c, d, e, f, tricks)
    if len(leader) == 2:
        a, b = leader
        c, d = other
        return last_two(a, b, c, d, tricks)
    return tricks[leader[0]][other[0]] if leader else 0.0


def lead_values(mine: Sequence[int], theirs: Sequence[int], tricks: Tricks) -> list[float]:
    """Return by how much I outscore the other after leading each of my cards."""
    return [min(reply_values(led, theirs, _but(mine, led), tricks, sign=1)) for led in mine]


def reply_values(
    led: int, replies: Sequence[int], leader: Sequence[int], tricks: Tricks, sign: int = -1
) -> list[float]:
    """Return by how much the replier outscores the leader after each reply; sign 1: the leader."""
    values = []
    for reply in replies:
        value, left = tricks[led][reply], _but(replies, reply)
        if value > 0:
            value += rest(leader, left, tricks)
        else:
            value -= rest(left, leader, tricks)
        values.append(sign * value)
    return values


def _but(cards: Sequence[int], card: int) -> list[int]:
    return [other for other in cards if other != card]
