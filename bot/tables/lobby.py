"""Opening a table, sitting down and standing up, until the match starts."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.game import SECRET_BYTES, MatchFile, Options
from bot.store import DeadlineRow, MatchRow, SeatRow, TableRow
from bot.tables import rules
from bot.tables.desk import Desk, TableBroken
from bot.tables.model import LOBBY, PERSON, Person, Table
from bot.tables.notices import CLOSED, notice
from bot.tables.refusals import (
    AlreadySeated,
    AlreadyStarted,
    ChannelBusy,
    NotAgreed,
    NotHost,
    NotSeated,
    SeatKept,
    SeatsMissing,
    Stopping,
    TableFull,
    TableOver,
    TooManyTables,
)
from bot.tables.starting import start
from bot.tables.threads import work
from bot.tables.timing import LOBBY as LOBBY_DEADLINE

_ID_BYTES: Final = 6

EXPIRED: Final = "expired"
CANCELLED: Final = "cancelled"
EMPTY: Final = "empty"


class Lobby:
    """What can be done at a table before the first card. Interaction ids feed the fair deal."""

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

    async def rematch(self, match_id: int, person: Person, interaction_id: int) -> Table:
        """Take the old seat again: the first click opens the table, the last one starts it."""
        filed = await self._desk.store.match(match_id)
        if filed is None:
            raise TableOver
        match, seats = filed
        if person.user_id not in {seat.user_id for seat in seats}:
            raise NotSeated
        # Under the channel's lock, so that two first clicks open one table.
        async with self._desk.lock("channel", match.channel_id):
            opened = await self._rematch_of(match)
            if opened is not None:
                return await self.join(opened, person, interaction_id)
            dealer = await work(Options.parse(match.options), _last_dealer, match.file)
            row = replace(
                self._row(match.guild_id, match.channel_id, person, match.options, match.locale),
                rematch_of=match_id,
                first_dealer=(dealer + 1) % len(seats),
            )
            await self._create(row, person, interaction_id)
        return await self._desk.table(row.id)

    async def join(self, table_id: int, person: Person, interaction_id: int) -> Table:
        """Sit down. AlreadySeated, TableFull, SeatKept, TooManyTables or AlreadyStarted refuse."""
        desk = self._desk
        async with desk.holding(table_id) as table:
            _in_lobby(table)
            if any(seat.user_id == person.user_id for seat in table.seats):
                raise AlreadySeated
            if len(table.seats) >= table.options.players:
                raise TableFull
            rematch = table.row.rematch_of is not None
            if rematch and person.user_id not in {other.user_id for other in table.expected}:
                raise SeatKept
            async with desk.lock("person", table.row.guild_id, person.user_id):
                await self._check_person(table.row.guild_id, person.user_id)
                seat = _seat(table_id, len(table.seats), person, interaction_id)
                seated = replace(table, seats=(*table.seats, seat))
                if rematch and not seated.expected:
                    return await start(desk, seated, interaction_id)
                return await desk.save(
                    seated,
                    seats=seated.seats,
                    deadlines={LOBBY_DEADLINE: desk.clock() + desk.timing.lobby},
                )

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Stand up; the next in line becomes host, and an empty table closes."""
        desk = self._desk
        async with desk.holding(table_id) as table:
            _in_lobby(table)
            gone = table.seats[table.seat_of(user_id)]
            staying = [seat for seat in table.seats if seat is not gone]
            if not staying:
                return await self._close(table, EMPTY)
            seats = tuple(replace(seat, place=place) for place, seat in enumerate(staying))
            host = table.row.host_id if gone.user_id != table.row.host_id else seats[0].user_id
            return await desk.save(
                table,
                columns={"host_id": host},
                seats=seats,
                deadlines={LOBBY_DEADLINE: desk.clock() + desk.timing.lobby},
            )

    async def set_options(self, table_id: int, user_id: int, choice: rules.Choice) -> Table:
        """Change the rules; whoever sits already has to agree before the match can start.

        NotHost, AlreadyStarted, RulesKept or TooManySeated refuse.
        """
        desk = self._desk
        async with desk.holding(table_id) as table:
            options = rules.chosen(table, user_id, choice)
            if options == table.options:
                return table
            return await desk.save(
                replace(table, options=options),
                columns=rules.columns(table, options),
                seats=rules.seats(table, user_id, only=True),
                deadlines={LOBBY_DEADLINE: desk.clock() + desk.timing.lobby},
            )

    async def agree(self, table_id: int, user_id: int) -> Table:
        """Agree to the rules as they are now. NotSeated or AlreadyStarted refuse."""
        async with self._desk.holding(table_id) as table:
            _in_lobby(table)
            if table.seats[table.seat_of(user_id)].agreed:
                return table
            return await self._desk.save(table, seats=rules.seats(table, user_id, only=False))

    async def start(self, table_id: int, user_id: int, interaction_id: int) -> Table:
        """Deal the first round. NotHost, SeatsMissing, NotAgreed or AlreadyStarted refuse."""
        async with self._desk.holding(table_id) as table:
            _in_lobby(table)
            if user_id != table.row.host_id:
                raise NotHost(moderators=False)
            if self.stopping:
                raise Stopping
            missing = table.options.players - len(table.seats)
            if missing:
                raise SeatsMissing(missing=missing)
            if table.unseen:
                raise NotAgreed(people=tuple(person.name for person in table.unseen))
            return await start(self._desk, table, interaction_id)

    async def cancel(self, table_id: int, user_id: int, *, moderator: bool) -> Table:
        """Close the lobby; for its host and for moderators."""
        async with self._desk.holding(table_id) as table:
            _in_lobby(table)
            if user_id != table.row.host_id and not moderator:
                raise NotHost(moderators=True)
            return await self._close(table, CANCELLED)

    async def expire(self, deadline: DeadlineRow) -> None:
        """Close a lobby that has been idle for too long."""
        async with self._desk.holding(deadline.table_id, deadline) as table:
            _in_lobby(table)
            await self._close(table, EXPIRED)

    async def _close(self, table: Table, why: str) -> Table:
        """Remove the live table; its message is told why by a notice that needs no table."""
        row = table.row
        closed = notice(
            table.id,
            row.version + 1,
            0,
            CLOSED,
            why=why,
            channel=row.channel_id,
            board=row.board_id,
            locale=row.locale,
            options=row.options,
        )
        return await self._desk.save(table, notices=(closed,), remove=True)

    async def _rematch_of(self, match: MatchRow) -> int | None:
        """The id of the live table where this match is played again, None when there is none."""
        for table_id in await self._desk.store.tables_in(match.channel_id):
            with suppress(TableOver, TableBroken):
                if (await self._desk.table(table_id)).row.rematch_of == match.id:
                    return table_id
        return None

    async def _create(self, row: TableRow, host: Person, interaction_id: int) -> None:
        """Store a new table if there is room for it; the channel's lock is held."""
        desk = self._desk
        if self.stopping:
            raise Stopping
        limit = desk.limits.per_channel
        if len(await desk.store.tables_in(row.channel_id)) >= limit:
            raise ChannelBusy(limit=limit)
        async with desk.lock("person", row.guild_id, host.user_id):
            await self._check_person(row.guild_id, host.user_id)
            seat = _seat(row.id, 0, host, interaction_id)
            due = desk.clock() + desk.timing.lobby
            await desk.create(row, (seat,), {LOBBY_DEADLINE: due})

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
        if len(await self._desk.store.seats_of(user_id, guild_id)) >= limit:
            raise TooManyTables(limit=limit)


def _last_dealer(file: str) -> int:
    return MatchFile.verify(file).match().observe(None).dealer


def _in_lobby(table: Table) -> None:
    if table.match is not None:
        raise AlreadyStarted


def _seat(table_id: int, place: int, person: Person, interaction_id: int) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        place=place,
        user_id=person.user_id,
        name=person.name,
        join_id=interaction_id,
        kind=PERSON,
        missed=0,
    )
