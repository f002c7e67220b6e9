"""A match under way: actions of people, what the clock does for the absent, leaving."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.game import Action
from bot.players import stand_in
from bot.store import ActionRow, DeadlineRow, SeatRow
from bot.tables.desk import Desk
from bot.tables.model import Table
from bot.tables.notices import BOARD, FINAL, RESULT, notice
from bot.tables.notices import NUDGE as NUDGE_NOTICE
from bot.tables.refusals import AlreadyPlayed, DealPending, MovedOn
from bot.tables.results import ABANDONED, filed
from bot.tables.timing import MOVE, NEXT_DEAL, NUDGE

_BY_PERSON: Final = "person"
_BY_CLOCK: Final = "clock"

LEFT: Final = "left"
ABSENT: Final = "absent"
CLOSED_CHANNEL: Final = "channel"


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
            return await self._apply(table, seat, action, _BY_PERSON)

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
        """Make the overdue move; too many in a row by one seat end the match."""
        async with self._desk.holding(deadline.table_id, deadline) as table:
            match = table.playing
            (seat,) = match.to_act
            missed = table.seats[seat].missed + 1
            if missed >= self._desk.timing.missed_limit:
                await self._abandon(table, ABSENT, seat)
                return
            action = stand_in(match.observe(seat))
            await self._apply(table, seat, action, _BY_CLOCK, missed=missed)

    async def remind(self, deadline: DeadlineRow) -> None:
        """Ask for a reminder to whoever is to move."""
        async with self._desk.holding(deadline.table_id, deadline) as table:
            match = table.playing
            (seat,) = match.to_act
            version = table.row.version + 1
            nudge = notice(table.id, version, 0, NUDGE_NOTICE, seat=seat, actions=len(match.log))
            await self._desk.save(table, deadlines={NUDGE: None}, notices=(nudge,))

    async def _open_deal(self, table: Table) -> Table:
        now = self._desk.clock()
        return await self._desk.save(
            table,
            columns={"dealt": table.playing.deal + 1, "turn_at": now},
            deadlines={NEXT_DEAL: None, **self._turn_deadlines(now)},
            notices=(notice(table.id, table.row.version + 1, 0, BOARD),),
        )

    async def _apply(
        self, table: Table, seat: int, action: Action, actor: str, missed: int = 0
    ) -> Table:
        """Store a checked action with all that follows from it."""
        desk, now = self._desk, self._desk.clock()
        match = table.playing.copy()
        before = len(match.results)
        match.apply(seat, action)
        row = ActionRow(table.id, len(match.log), seat, str(action), now, actor)
        seats = _with_missed(table.seats, seat, missed)
        if match.outcome:
            return await self._finish(replace(table, match=match), row, match.outcome.reason)
        version = table.row.version + 1
        if len(match.results) == before:
            return await desk.save(
                table,
                match=match,
                columns={"turn_at": now},
                seats=seats,
                actions=(row,),
                deadlines=self._turn_deadlines(now),
            )
        opens_at = now + desk.timing.next_deal
        return await desk.save(
            table,
            match=match,
            columns={"turn_at": opens_at},
            seats=seats,
            actions=(row,),
            deadlines={NUDGE: None, MOVE: None, NEXT_DEAL: opens_at},
            notices=(notice(table.id, version, 0, RESULT, deal=before),),
        )

    async def _finish(self, table: Table, action: ActionRow, reason: str) -> Table:
        version = table.row.version + 1
        deal = len(table.playing.results) - 1
        return await self._desk.save(
            table,
            actions=(action,),
            notices=(
                notice(table.id, version, 0, RESULT, deal=deal),
                notice(table.id, version, 1, FINAL),
            ),
            filed=filed(table, reason, self._desk.clock()),
            remove=True,
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

    def _turn_deadlines(self, now: float) -> dict[str, float | None]:
        timing = self._desk.timing
        return {NUDGE: now + timing.nudge, MOVE: now + timing.move}


def _with_missed(seats: tuple[SeatRow, ...], seat: int, missed: int) -> tuple[SeatRow, ...] | None:
    """Seats with the count of missed moves in a row; None when it has not changed."""
    if seats[seat].missed == missed:
        return None
    return tuple(replace(row, missed=missed) if row.place == seat else row for row in seats)
