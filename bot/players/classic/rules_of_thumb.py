"""The club player: sound habits, a count of what is out, and exact last tricks for two."""

from __future__ import annotations

from typing import Final

from bot.players.classic import duel
from bot.players.classic.endgame import lead_values, reply_values
from bot.players.classic.playout import Plan, Values, pick, plan_of
from bot.players.classic.position import Position

DUEL: Final[Values] = (
    0.09,
    -0.38,
    1.19,
    0.95,
    -0.32,
    0.91,
    3.98,
    5.87,
    11.25,
    10.96,
    2.81,
    2.8,
    4.41,
    2.99,
    3.62,
    7.35,
    7.44,
    7.44,
    15.19,
    20.92,
    -0.05,
    0.53,
    0.95,
    0.95,
    0.73,
    0.82,
    1.54,
    1.54,
    4.09,
    6.18,
    4.28,
    4.6,
    5.85,
    6.24,
    5.98,
    8.08,
    8.07,
    8.34,
    18.83,
    20.67,
    -0.69,
    -0.24,
    -0.86,
    -0.44,
    0.94,
    0.29,
    1.65,
    3.82,
    4.38,
    5.84,
    5.83,
    4.3,
    3.25,
    4.69,
    4.82,
    3.69,
    10.02,
    5.92,
    8.45,
    16.45,
    15.0,
    -0.16,
    0.43,
    0.54,
    0.54,
    0.03,
    1.12,
    1.72,
    2.1,
    5.46,
    5.6,
    4.72,
    4.73,
    6.86,
    6.22,
    5.68,
    8.21,
    9.92,
    10.85,
    20.72,
    26.12,
    -0.89,
)
"""Two players; ``tests/bench/tune_club.py`` found all of these numbers."""

TABLE: Final[dict[int, Values]] = {
    4: (
        0.27,
        -0.05,
        1.14,
        0.27,
        -0.01,
        1.48,
        1.83,
        2.64,
        6.19,
        6.51,
        3.61,
        5.06,
        4.91,
        5.78,
        8.24,
        8.39,
        8.38,
        11.09,
        22.1,
        27.17,
        -0.26,
        0.77,
        0.46,
        -0.28,
        0.13,
        3.0,
        2.73,
        2.86,
        4.79,
        4.15,
        2.58,
        3.45,
        3.91,
        4.39,
        4.81,
        7.78,
        7.11,
        7.31,
        14.58,
        17.11,
        -0.01,
        0.04,
        0.26,
        1.0,
    )
}
"""Three, four and six players."""

_TWO: Final = 2


def club_card(position: Position) -> int:
    """Return the card that the club plays."""
    if len(position.hand) == 1:
        return position.hand[0]
    if position.rules.active != _TWO:
        return _at_table(position)
    if not position.stock:
        return exact(position)
    tables = tables_of(position)
    phase = position.stock <= duel.LATE
    values = tables.reply[phase][position.best] if position.trick else tables.lead[phase]
    return max(position.hand, key=values.__getitem__)


def exact(position: Position) -> int:
    """Return the best of the last cards of two players."""
    tricks = tables_of(position).tricks
    (theirs,) = [hand for seat, hand in enumerate(position.known.hands) if seat != position.me]
    theirs = (*theirs, *position.known.unseen)
    if position.trick:
        values = reply_values(position.best, position.hand, theirs, tricks)
    else:
        values = lead_values(position.hand, theirs, tricks)
    return max(zip(values, position.hand, strict=True))[1]


def tables_of(position: Position) -> duel.Tables:
    """Return what a duel is played by."""
    return duel.tables_of(DUEL, position.points, position.trump)


def plan(position: Position) -> Plan:
    """Return what a larger table is played by."""
    players = position.rules.active
    numbers = TABLE.get(players) or TABLE[4]
    return plan_of(
        numbers, position.points, position.trump, players, position.elsewhere, position.conquest
    )


def _at_table(position: Position) -> int:
    return pick(
        position.hand,
        plan(position),
        len(position.trick),
        position.best,
        position.ours,
        position.pot,
        late=not position.stock,
    )
