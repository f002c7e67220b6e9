"""A match under way: what people, computers and the clock do in it, leaving and coming back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.game import Action, NotYourTurn, Ready
from bot.players.coach import Hint
from bot.store import DeadlineRow
from bot.tables.computers import chances
from bot.tables.desk import Desk, NotDue
from bot.tables.model import Table, peeking
from bot.tables.moves import BY_CLOCK, BY_COMPUTER, BY_PERSON, apply
from bot.tables.notices import BOARD, FINAL, notice
from bot.tables.notices import NUDGE as NUDGE_NOTICE
from bot.tables.people import LEFT, level_of, plays_itself
from bot.tables.refusals import AlreadyPlayed, DealPending, HintsOff, MovedOn
from bot.tables.results import ABANDONED, filed
from bot.tables.thinking import Thinker, by_rule
from bot.tables.timing import COMPUTER, NEXT_DEAL, NUDGE
from bot.tables.turns import changed_deadlines, lead, next_reminder, turn_deadlines

CLOSED_CHANNEL: Final = "channel"

_MOVE: Final = "computer"
_HINT: Final = "hint"


class Play:
    """What can be done at a table once the match has started."""

    def __init__(self, desk: Desk, thinker: Thinker) -> None:
        self._desk = desk
        self._thinker = thinker

    async def act(
        self, table_id: int, user_id: int, action: Action, token: int | None = None
    ) -> Table:
        """Carry out a person's action and return the table after it.

        ``token`` is the play token of the panel that was clicked. NotSeated, DealPending,
        AlreadyPlayed or the game's IllegalAction refuse, and nothing has changed then but that
        no computer holds the seat any more.
        """
        async with self._desk.holding(table_id) as table:
            seat = table.seat_of(user_id)
            match = table.playing
            table = await self._given_back(table, seat)
            if token is not None and token != table.token(seat):
                raise AlreadyPlayed
            if table.between:
                raise DealPending
            match.check(seat, action)
            return await apply(self._desk, table, ((seat, action),), BY_PERSON)

    async def next_deal(self, table_id: int, user_id: int, deal: int) -> Table:
        """Open deal ``deal``, for anybody seated."""
        async with self._desk.holding(table_id) as table:
            match = table.playing
            table = await self._given_back(table, table.seat_of(user_id))
            if not table.between or match.deal != deal:
                raise MovedOn
            return await self._open_deal(table)

    async def come_back(self, table_id: int, user_id: int) -> Table:
        """Take the own seat again, which a computer holds. NotSeated or NotStarted refuse."""
        async with self._desk.holding(table_id) as table:
            seat = table.seat_of(user_id)
            return await self._given_back(table, seat) if table.playing else table

    async def hint(self, table_id: int, user_id: int) -> Hint:
        """Return advice for the move that this person is to make; everybody learns that, not what.

        NotSeated, HintsOff, DealPending or NotYourTurn refuse.
        """
        async with self._desk.holding(table_id) as table:
            seat = table.seat_of(user_id)
            match = table.playing
            if not table.row.hints:
                raise HintsOff
            if table.between:
                raise DealPending
            if seat not in match.to_act:
                raise NotYourTurn(to_act=match.to_act)
            table = await self._given_back(table, seat)
            hinted = {*table.row.hinted.split(), str(seat)}
            if str(seat) not in table.row.hinted.split():
                columns = {"hinted": " ".join(sorted(hinted))}
                table = await self._desk.save(table, columns=columns)
            observation, seed = match.observe(seat), chances(table.seed, _HINT, seat, table.moves)
        return await self._thinker.hint(observation, seed)

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Leave a running match: a computer holds the seat, and the last to leave ends the match."""
        desk = self._desk
        async with desk.holding(table_id) as table:
            seat = table.seat_of(user_id)
            if table.playing and table.seats[seat].held == LEFT:
                return table
            left = _with_seat(table, seat, held=LEFT)
            if all(row.held == LEFT for row in left.persons):
                return await self._abandon(left, LEFT, seat)
            columns = {"rated": 0}
            return await desk.save(
                left,
                columns=columns | self._turn_column(left),
                seats=left.seats,
                deadlines=changed_deadlines(desk.timing, left, desk.clock()),
            )

    async def abandon_in_lost_channel(self, table_id: int) -> None:
        """End a match whose channel is gone; there is nowhere to say so."""
        async with self._desk.holding(table_id) as table:
            if table.match is None:
                await self._desk.save(table, remove=True)
            else:
                await self._abandon(table, CLOSED_CHANNEL, None, say=False)
