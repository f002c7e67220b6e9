"""Two players to the end of a deal, by a table for each decision: thousands of times a second."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from bot.players.classic.endgame import Tricks, last_three, tricks_of
from bot.players.codes import KINDS, kinds_of

PHASE: Final = 2 * KINDS + 1
"""Numbers for a phase: what leading and what replying with each kind costs, and taking gives."""
LATE: Final = 10
"""With so many cards left to draw the second phase begins."""

_PART: Final = 1e-6
"""Makes no two cards worth the same, so that the order in a hand decides nothing."""

Values = tuple[float, ...]


class Tables(NamedTuple):
    """What each decision is worth in card points; the highest is made."""

    tricks: Tricks
    lead: tuple[Values, Values]
    """Early and late, by card."""
    reply: tuple[tuple[Values, ...], tuple[Values, ...]]
    """Early and late, by the led card, then by card."""


@lru_cache(maxsize=64)
def tables_of(numbers: Values, points: tuple[int, ...], trump: int) -> Tables:
    """Return the tables that a player with these numbers, early then late, plays by."""
    tricks = tricks_of(points, trump)
    codes = range(len(points))
    kinds = kinds_of(points, trump)
    leads, replies = [], []
    for start in (0, PHASE):
        lead = numbers[start : start + KINDS]
        keep = numbers[start + KINDS : start + 2 * KINDS]
        taking = numbers[start + 2 * KINDS]
        leads.append(tuple([-lead[kinds[code]] - _PART * code for code in codes]))
        replies.append(
            tuple(
                tuple(
                    [
                        -row[code] - keep[kinds[code]] - _PART * code + taking * (row[code] < 0)
                        for code in codes
                    ]
                )
                for row in tricks
            )
        )
    return Tables(tricks, (leads[0], leads[1]), (replies[0], replies[1]))


@lru_cache(maxsize=128)
def careless(points: tuple[int, ...], trump: int, number: int) -> Tables:
    """Return the tables of somebody who plays anything."""
    rand = Random(number).random  # noqa: S311 -- no secret
    rows = tuple(tuple([rand() for _ in points]) for _ in points)
    return Tables(tricks_of(points, trump), (rows[0], rows[0]), (rows, rows))


def play_out(
    leader: Sequence[int],
    other: Sequence[int],
    stock: Sequence[int],
    at: int,
    tables: Tables,
    other_tables: Tables | None = None,
) -> float:
    """Return by how much the leader, with three cards, outscores the other, who plays by its own
    tables if it has any.

    ``at`` cards of the stock are drawn already. When it is empty, both play best.
    """
    a1, a2, a3 = leader
    b1, b2, b3 = other
    end = len(stock)
    tricks = tables.tricks
    others = other_tables or tables
    sum_ = 0.0
    sign = 1
    for phase, until in ((0, end - LATE), (1, end)):
        mine, theirs = (tables, others) if sign > 0 else (others, tables)
        lead, reply = mine.lead[phase], theirs.reply[phase]
        next_lead, next_reply = theirs.lead[phase], mine.reply[phase]
        while at < until:
            if lead[a2] > lead[a1]:
                a1, a2 = a2, a1
            if lead[a3] > lead[a1]:
                a1, a3 = a3, a1
            row = reply[a1]
            if row[b2] > row[b1]:
                b1, b2 = b2, b1
            if row[b3] > row[b1]:
                b1, b3 = b3, b1
            value = tricks[a1][b1]
            sum_ += value * sign
            if value > 0:
                a1, b1 = stock[at], stock[at + 1]
            else:
                sign = -sign
                a1, a2, a3, b1, b2, b3 = stock[at], b2, b3, stock[at + 1], a2, a3
                lead, next_lead, reply, next_reply = next_lead, lead, next_reply, reply
            at += 2
    return sum_ + sign * last_three(a1, a2, a3, b1, b2, b3, tricks)
