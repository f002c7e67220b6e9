"""New tables, as far as there is room for them."""

from __future__ import annotations

from typing import Final

from bot.game import SECRET_BYTES, Options
from bot.store import TableRow
from bot.tables.desk import Desk
from bot.tables.model import Table
from bot.tables.people import LEFT, Person
from bot.tables.public import LOBBY
from bot.tables.refusals import ChannelBusy, Stopping, TooManyTables
from bot.tables.timing import LOBBY as LOBBY_DEADLINE

_ID_BYTES: Final = 6


class Opening:
    """Opens tables. Interaction ids feed the fair deal."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.stopping = False
        """Set when the process is about to end: no table opens any more."""

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        options: Options,
        locale: str,
        interaction_id: int,
    ) -> Table:
        """Open a table with its host seated. Stopping, TooManyTables or ChannelBusy refuse."""
        row = self._row(guild_id, channel_id, host, str(options), locale)
        async with self._desk.lock("channel", channel_id):
            await self._create(row, host, interaction_id)
        return await self._desk.table(row.id)

    async def _create(
        self,
        row: TableRow,
        host: Person,
        interaction_id: int,
        beside: tuple[Person, ...] = (),
    ) -> None:
        """Store a new table if there is room for it; the channel's lock is held.

        Computers that sit down ``beside`` the host do so by the same click.
        """
        desk = self._desk
        if self.stopping:
            raise Stopping
        limit = desk.limits.per_channel
        if len(await desk.store.tables_in(row.channel_id)) >= limit:
            raise ChannelBusy(limit=limit)
        async with desk.lock("person", row.guild_id, host.user_id):
            await self._check_person(row.guild_id, host.user_id)
            seats = tuple(
                person.seat(row.id, place, interaction_id)
                for place, person in enumerate((host, *beside))
            )
            due = desk.clock() + desk.timing.at(row.pace).lobby
            await desk.create(row, seats, {LOBBY_DEADLINE: due})

    def _row(
        self, guild_id: int, channel_id: int, host: Person, options: str, locale: str
    ) -> TableRow:
        return TableRow(
            id=int.from_bytes(self._desk.random_bytes(_ID_BYTES), "big"),
            guild_id=guild_id,
            channel_id=channel_id,
            board_id=None,
            host_id=host.user_id,
            status=LOBBY,
            options=options,
            locale=locale,
            secret=self._desk.random_bytes(SECRET_BYTES),
            version=1,
            dealt=0,
            first_dealer=None,
            rematch_of=None,
            created_at=self._desk.clock(),
            turn_at=None,
            rendered=0,
            start_id=None,
            seating="",
        )

    async def _check_person(self, guild_id: int, user_id: int) -> None:
        limit = self._desk.limits.per_person
        if len(await self._desk.store.seats_of(user_id, guild_id, without=LEFT)) >= limit:
            raise TooManyTables(limit=limit)
