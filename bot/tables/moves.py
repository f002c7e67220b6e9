"""What follows from a move: who is next, what is counted, and whether the match is over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.game import Action, Match, Ready, Signal
from bot.store import ActionRow, NoticeRow, SeatRow
from bot.tables.desk import Desk
from bot.tables.ending import finish, results
from bot.tables.model import Table, peeking
from bot.tables.people import AWAY
from bot.tables.results import ABANDONED
from bot.tables.threads import work
from bot.tables.timing import COMPUTER, MOVE, NEXT_DEAL, NUDGE
from bot.tables.turns import turn_deadlines

BY_PERSON: Final = "person"
BY_CLOCK: Final = "clock"
BY_COMPUTER: Final = "computer"

ENDLESS: Final = "endless"

_UNCOUNTED_LIMIT: Final = 20
"""Deals in a row that count for nothing, after which a match ends: nobody wants to play it."""
_MISSED_LIMIT: Final = 2
"""Missed moves in a row after which a computer holds the seat."""


async def apply(
    desk: Desk, table: Table, moves: tuple[tuple[int, Action], ...], actor: str
) -> Table:
    """Store checked actions with all that follows from them."""
    now = desk.clock()
    match, seats = table.playing.copy(), table.seats
    before, first = len(match.results), len(match.log) + 1
    for seat, action in moves:
        await work(table.options, match.apply, seat, action)
        if not _idle(action, actor):
            seats = _after_move(seats, seat, actor)
    rows = tuple(
        ActionRow(table.id, seq, seat, str(action), now, actor)
        for seq, (seat, action) in enumerate(moves, start=first)
    )
    columns: dict[str, Any] = {}
    if any(seat.held for seat in seats) and table.row.rated:
        columns["rated"] = 0
    after = replace(table, match=match, seats=seats, row=replace(table.row, **columns))
    if match.outcome:
        return await finish(desk, after, before, match.outcome.reason, actions=rows)
    if _endless(match):
        return await finish(desk, after, before, ABANDONED, actions=rows, why=ENDLESS)
    deadlines: dict[str, float | None] = {}
    notices: tuple[NoticeRow, ...] = ()
    if len(match.results) > before:
        columns["turn_at"] = opens_at = now + desk.timing.at(table.row.pace).next_deal
        deadlines = {NUDGE: None, MOVE: None, COMPUTER: None, NEXT_DEAL: opens_at}
        deals = range(before, len(match.results))
        notices = results(table.id, table.row.version + 1, deals)
    elif _turn_goes_on(table.playing, match):
        if actor == BY_COMPUTER:
            deadlines = {COMPUTER: None}
    else:
        columns["turn_at"] = now
        deadlines = turn_deadlines(desk.timing, after, match, now)
    return await desk.save(
        table,
        match=match,
        columns=columns,
        seats=None if seats is table.seats else seats,
        actions=rows,
        deadlines=deadlines,
        notices=notices,
    )


def _after_move(seats: tuple[SeatRow, ...], seat: int, actor: str) -> tuple[SeatRow, ...]:
    """The seats with the missed moves in a row of this one; a computer's move is none of them."""
    row = seats[seat]
    if actor == BY_COMPUTER:
        return seats
    missed = row.missed + 1 if actor == BY_CLOCK else 0
    held = AWAY if missed >= _MISSED_LIMIT else ""
    if (missed, held) == (row.missed, row.held):
        return seats
    changed = replace(row, missed=missed, held=held)
    return tuple(changed if other is row else other for other in seats)


def _idle(action: Action, actor: str) -> bool:
    """Whether the action says nothing about a seat's missed moves."""
    return isinstance(action, Signal) or (isinstance(action, Ready) and actor == BY_CLOCK)


def _turn_goes_on(before: Match, after: Match) -> bool:
    """Whether the time that runs is still the same: after a sign, and while others look on."""
    _, action = after.log[-1]
    return isinstance(action, Signal) or (peeking(before) and peeking(after))


def _endless(match: Match) -> bool:
    """Whether the match has come to nothing for as many deals as we look on."""
    last = match.results[-_UNCOUNTED_LIMIT:]
    return len(last) == _UNCOUNTED_LIMIT and not any(result.counted for result in last)
