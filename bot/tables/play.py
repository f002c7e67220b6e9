"""A match under way: actions of people, what the clock does for the absent, leaving."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.game import Action, Match, Ready, Signal
from bot.players import stand_in
from bot.store import ActionRow, DeadlineRow, NoticeRow, SeatRow
from bot.tables.desk import Desk
from bot.tables.ending import finish, results
from bot.tables.model import Table, peeking
from bot.tables.notices import BOARD, FINAL, notice
from bot.tables.notices import NUDGE as NUDGE_NOTICE
from bot.tables.refusals import AlreadyPlayed, DealPending, MovedOn
from bot.tables.results import ABANDONED, filed
from bot.tables.threads import work
from bot.tables.timing import MOVE, NEXT_DEAL, NUDGE, turn_deadlines

_BY_PERSON: Final = "person"
_BY_CLOCK: Final = "clock"

LEFT: Final = "left"
ABSENT: Final = "absent"
CLOSED_CHANNEL: Final = "channel"
ENDLESS: Final = "endless"

_UNCOUNTED_LIMIT: Final = 20
"""Deals in a row that count for nothing, after which a match ends: nobody wants to play it."""


class Play:
    """What can be done at a table once the match has started."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def act(
        self, table_id: int, user_id: int, action: Action, token: int | None = None
    ) -> Table:
        """Carry out a person's action and return the table after it.

        ``token`` is the play token of the panel that was clicked. NotSeated, DealPending,
        AlreadyPlayed or the game's IllegalAction refuse, and nothing has changed then.
        """
        async with self._desk.holding(table_id) as table:
            seat = table.seat_of(user_id)
            match = table.playing
            if token is not None and token != table.token(seat):
                raise AlreadyPlayed
            if table.between:
                raise DealPending
            match.check(seat, action)
            return await self._apply(table, ((seat, action),), _BY_PERSON)

    async def next_deal(self, table_id: int, user_id: int, deal: int) -> Table:
        """Open deal ``deal``, for anybody seated."""
        async with self._desk.holding(table_id) as table:
            match = table.playing
            table.seat_of(user_id)
            if not table.between or match.deal != deal:
                raise MovedOn
            return await self._open_deal(table)

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Leave a running match, which ends it without a result."""
        async with self._desk.holding(table_id) as table:
            return await self._abandon(table, LEFT, table.seat_of(user_id))

    async def abandon_in_lost_channel(self, table_id: int) -> None:
        """End a match whose channel is gone; there is nowhere to say so."""
        async with self._desk.holding(table_id) as table:
            if table.match is None:
                await self._desk.save(table, remove=True)
            else:
                await self._abandon(table, CLOSED_CHANNEL, None, say=False)

    async def open_next_deal(self, deadline: DeadlineRow) -> None:
        """Open the next deal that nobody has asked for."""
        async with self._desk.holding(deadline.table_id, deadline) as table:
            await self._open_deal(table)

    async def move_for_absent(self, deadline: DeadlineRow) -> None:
        """Make the overdue move; too many in a row by one seat end the match.

        Looking at the partners' cards ends for everybody, and nobody has missed a move.
        """
        async with self._desk.holding(deadline.table_id, deadline) as table:
            match = table.playing
            if peeking(match):
                ready = tuple((seat, Ready()) for seat in match.to_act)
                await self._apply(table, ready, _BY_CLOCK)
                return
            (seat,) = match.to_act
            missed = table.seats[seat].missed + 1
            if missed >= self._desk.timing.missed_limit:
                await self._abandon(table, ABSENT, seat)
                return
            action = stand_in(match.observe(seat))
            await self._apply(table, ((seat, action),), _BY_CLOCK, missed=missed)

    async def remind(self, deadline: DeadlineRow) -> None:
        """Ask for a reminder to whoever is to move."""
        async with self._desk.holding(deadline.table_id, deadline) as table:
            (seat,) = table.playing.to_act
            version = table.row.version + 1
            nudge = notice(table.id, version, 0, NUDGE_NOTICE, seat=seat, actions=table.moves)
            await self._desk.save(table, deadlines={NUDGE: None}, notices=(nudge,))

    async def _open_deal(self, table: Table) -> Table:
        now = self._desk.clock()
        return await self._desk.save(
            table,
            columns={"dealt": table.playing.deal + 1, "turn_at": now},
            deadlines={NEXT_DEAL: None, **self._turn_deadlines(table.playing, now)},
            notices=(notice(table.id, table.row.version + 1, 0, BOARD),),
        )

    async def _apply(
        self, table: Table, moves: tuple[tuple[int, Action], ...], actor: str, missed: int = 0
    ) -> Table:
        """Store checked actions with all that follows from them."""
        desk, now = self._desk, self._desk.clock()
        match, seats = table.playing.copy(), table.seats
        before, first = len(match.results), len(match.log) + 1
        for seat, action in moves:
            await work(table.options, match.apply, seat, action)
            if not _idle(action, actor):
                seats = _with_missed(seats, seat, missed)
        rows = tuple(
            ActionRow(table.id, seq, seat, str(action), now, actor)
            for seq, (seat, action) in enumerate(moves, start=first)
        )
        after = replace(table, match=match)
        if match.outcome:
            return await finish(desk, after, before, match.outcome.reason, actions=rows)
        if _endless(match):
            return await finish(desk, after, before, ABANDONED, actions=rows, why=ENDLESS)
        columns: dict[str, Any] = {}
        deadlines: dict[str, float | None] = {}
        notices: tuple[NoticeRow, ...] = ()
        if len(match.results) > before:
            columns["turn_at"] = opens_at = now + desk.timing.next_deal
            deadlines = {NUDGE: None, MOVE: None, NEXT_DEAL: opens_at}
            deals = range(before, len(match.results))
            notices = results(table.id, table.row.version + 1, deals)
        elif _turn_goes_on(table.playing, match):
            pass
        else:
            columns["turn_at"] = now
            deadlines = self._turn_deadlines(match, now)
        return await desk.save(
            table,
            match=match,
            columns=columns,
            seats=None if seats is table.seats else seats,
            actions=rows,
            deadlines=deadlines,
            notices=notices,
        )

    async def _abandon(self, table: Table, why: str, seat: int | None, say: bool = True) -> Table:
        version = table.row.version + 1
        return await self._desk.save(
            table,
            notices=(notice(table.id, version, 0, FINAL, why=why, seat=seat),) if say else (),
            filed=filed(table, ABANDONED, self._desk.clock()),
            counts=False,
            remove=True,
        )

    def _turn_deadlines(self, match: Match, now: float) -> dict[str, float | None]:
        return turn_deadlines(self._desk.timing, now, peek=peeking(match))


def _idle(action: Action, actor: str) -> bool:
    """Whether the action says nothing about a seat's missed moves."""
    return isinstance(action, Signal) or (isinstance(action, Ready) and actor == _BY_CLOCK)


def _turn_goes_on(before: Match, after: Match) -> bool:
    """Whether the time that runs is still the same: after a sign, and while others look on."""
    _, action = after.log[-1]
    return isinstance(action, Signal) or (peeking(before) and peeking(after))


def _endless(match: Match) -> bool:
    """Whether the match has come to nothing for as many deals as we look on."""
    last = match.results[-_UNCOUNTED_LIMIT:]
    return len(last) == _UNCOUNTED_LIMIT and not any(result.counted for result in last)


def _with_missed(seats: tuple[SeatRow, ...], seat: int, missed: int) -> tuple[SeatRow, ...]:
    """Seats with the count of missed moves in a row; the same ones when it has not changed."""
    if seats[seat].missed == missed:
        return seats
    return tuple(replace(row, missed=missed) if row.place == seat else row for row in seats)
