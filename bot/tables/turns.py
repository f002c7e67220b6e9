"""The deadlines of a turn: a person is reminded and then moved for, a computer thinks."""

from __future__ import annotations

from typing import Final

from bot.game import Match
from bot.tables import computers
from bot.tables.model import Table, moves_of, peeking
from bot.tables.people import plays_itself
from bot.tables.timing import COMPUTER, DAY, LIVE, MOVE, NUDGE, Timing

LEAD: Final = 1.0
"""Seconds that a computer may think before its pause ends, so that thinking does not show."""


def turn_deadlines(
    timing: Timing, table: Table, match: Match, now: float
) -> dict[str, float | None]:
    """Return the deadlines of the turn of this match that begins now, by who sits at the table.

    Nobody in particular is to move in a peek.
    """
    timing = timing.at(table.row.pace)
    acting = [plays_itself(table.seats[seat]) for seat in match.to_act]
    pause = computers.pause(timing.think, table.id, moves_of(match))
    deadlines: dict[str, float | None] = {NUDGE: None, MOVE: None, COMPUTER: None}
    if any(acting):
        deadlines[COMPUTER] = now + pause - lead(timing)
    if peeking(match) and not all(acting):
        deadlines[MOVE] = now + timing.peek
    elif not any(acting):
        deadlines |= {NUDGE: now + timing.nudge, MOVE: now + timing.move}
    return deadlines


def changed_deadlines(timing: Timing, table: Table, now: float) -> dict[str, float | None]:
    """Return the deadlines that change when another kind of player takes over a seat here."""
    if table.between:
        return {}
    deadlines = turn_deadlines(timing, table, table.playing, now)
    kept = {MOVE, COMPUTER} if peeking(table.playing) else set()
    return {
        kind: due_at
        for kind, due_at in deadlines.items()
        if due_at is None or not (kind in kept and kind in table.deadlines)
    }


def next_reminder(table: Table, now: float) -> float | None:
    """Return when whoever is to move is reminded again: every day of a slow match."""
    again = now + DAY
    slow = table.row.pace != LIVE
    return again if slow and again < table.deadlines.get(MOVE, again) else None


def lead(timing: Timing) -> float:
    """How long before the end of its pause a computer begins to think."""
    return min(LEAD, timing.think * 0.7)
