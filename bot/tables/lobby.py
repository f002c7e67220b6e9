"""Opening a table, sitting down and standing up, until the match starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from bot.game import MatchFile, Options
from bot.store import DeadlineRow, MatchRow, SeatRow
from bot.tables import rules
from bot.tables.computers import newcomers
from bot.tables.desk import TableBroken
from bot.tables.model import Table
from bot.tables.notices import CLOSED, notice
from bot.tables.opening import Opening
from bot.tables.people import COMPUTER, LEFT, Person
from bot.tables.refusals import (
    AlreadySeated,
    AlreadyStarted,
    NotAgreed,
    NotComputer,
    NotHost,
    NotSeated,
    SeatKept,
    SeatsMissing,
    Stopping,
    TableFull,
    TableOver,
)
from bot.tables.starting import start
from bot.tables.threads import work
from bot.tables.timing import LOBBY as LOBBY_DEADLINE

EXPIRED: Final = "expired"
CANCELLED: Final = "cancelled"
EMPTY: Final = "empty"


class Lobby(Opening):
    """What can be done at a table before the first card. Interaction ids feed the fair deal."""

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
                pace=match.pace,
                hints=match.hints,
            )
            computers = tuple(Person.of(seat) for seat in seats if seat.level)
            await self._create(row, person, interaction_id, computers)
        async with self._desk.holding(row.id) as table:
            if table.match or table.expected:
                return table
            return await start(self._desk, table, interaction_id)

    async def join(self, table_id: int, person: Person, interaction_id: int) -> Table:
        """Sit down. AlreadySeated, TableFull, SeatKept, TooManyTables or AlreadyStarted refuse."""
        desk = self._desk
        async with desk.holding(table_id) as table:
            _in_lobby(table)
            rematch = table.row.rematch_of is not None
            if any(seat.user_id == person.user_id for seat in table.seats):
                if rematch and not table.expected:
                    return await start(desk, table, interaction_id)  # all but that was stored
                raise AlreadySeated
            if len(table.seats) >= table.options.players:
                raise TableFull
            if rematch and person.user_id not in {other.user_id for other in table.expected}:
                raise SeatKept
            async with desk.lock("person", table.row.guild_id, person.user_id):
                await self._check_person(table.row.guild_id, person.user_id)
                seat = person.seat(table_id, len(table.seats), interaction_id)
                seated = replace(table, seats=(*table.seats, seat))
                if rematch and not seated.expected:
                    return await start(desk, seated, interaction_id)
                return await self._keep_open(seated, seats=seated.seats)

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Stand up; the next in line becomes host, and an empty table closes."""
        desk = self._desk
        async with desk.holding(table_id) as table:
            _in_lobby(table)
            gone = table.seats[table.seat_of(user_id)]
            people = [seat for seat in table.persons if seat is not gone]
            if not people:
                return await self._close(table, EMPTY)
            host = table.row.host_id if gone.user_id != table.row.host_id else people[0].user_id
            return await self._keep_open(
                table, columns={"host_id": host}, seats=_without(table, gone)
            )

    async def add_computer(
        self, table_id: int, user_id: int, level: str, interaction_id: int
    ) -> Table:
        """Seat a computer. NotHost, AlreadyStarted, RulesKept, TableFull or NoSuchLevel refuse."""
        async with self._desk.holding(table_id) as table:
            rules.check_chooser(table, user_id)
            if len(table.seats) >= table.options.players:
                raise TableFull
            return await self._keep_open(table, seats=_filled(table, [level], interaction_id))

    async def remove_computer(self, table_id: int, user_id: int, computer_id: int) -> Table:
        """Free a computer's seat. As add_computer(), and NotSeated or NotComputer."""
        async with self._desk.holding(table_id) as table:
            rules.check_chooser(table, user_id)
            gone = table.seats[table.seat_of(computer_id)]
            if gone.kind != COMPUTER:
                raise NotComputer
            return await self._keep_open(table, seats=_without(table, gone))

    async def set_table(
        self, table_id: int, user_id: int, *, pace: str | None = None, hints: bool | None = None
    ) -> Table:
        """Change how long a move may take and whether there are hints; None keeps what is.

        Others have to agree as to rules. As set_options(), and NoSuchPace refuses.
        """
        async with self._desk.holding(table_id) as table:
            rules.check_chooser(table, user_id)
            columns = rules.habits(table, pace, hints)
            if not columns:
                return table
            return await self._keep_open(
                table, columns=columns, seats=rules.seats(table, user_id, only=True)
            )

    async def set_options(self, table_id: int, user_id: int, choice: rules.Choice) -> Table:
        """Change the rules; whoever sits already has to agree before the match can start.

        NotHost, AlreadyStarted, RulesKept or TooManySeated refuse.
        """
        async with self._desk.holding(table_id) as table:
            options = rules.chosen(table, user_id, choice)
            if options == table.options:
                return table
            return await self._keep_open(
                replace(table, options=options),
                columns=rules.columns(table, options),
                seats=rules.seats(table, user_id, only=True),
            )

    async def agree(self, table_id: int, user_id: int) -> Table:
        """Agree to the rules as they are now. NotSeated or AlreadyStarted refuse."""
        async with self._desk.holding(table_id) as table:
            _in_lobby(table)
            if table.seats[table.seat_of(user_id)].agreed:
                return table
            return await self._desk.save(table, seats=rules.seats(table, user_id, only=False))

    async def start(
        self, table_id: int, user_id: int, interaction_id: int, *, fill: str | None = None
    ) -> Table:
        """Deal the first round, with computers of the level ``fill`` in the seats still free.

        In a rematch a computer holds those seats until their owners come.
        NotHost, SeatsMissing, NotAgreed, AlreadyStarted or NoSuchLevel refuse.
        """
        async with self._desk.holding(table_id) as table:
            _in_lobby(table)
            if user_id != table.row.host_id:
                raise NotHost(moderators=False)
            if self.stopping:
                raise Stopping
            missing = table.options.players - len(table.seats)
            if missing and fill is None:
                raise SeatsMissing(missing=missing)
            if table.unseen:
                raise NotAgreed(people=tuple(person.name for person in table.unseen))
            if fill is not None:
                seats = _filled(table, [fill] * missing, interaction_id)
                table = replace(table, seats=seats)
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

    async def _keep_open(
        self,
        table: Table,
        *,
        seats: tuple[SeatRow, ...],
        columns: Mapping[str, Any] | None = None,
    ) -> Table:
        """Save a change of the lobby, which stays open for a while from now."""
        desk = self._desk
        pace = (columns or {}).get("pace", table.row.pace)
        due = desk.clock() + desk.timing.at(pace).lobby
        return await desk.save(
            table, columns=columns, seats=seats, deadlines={LOBBY_DEADLINE: due}
        )

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


def _last_dealer(file: str) -> int:
    return MatchFile.verify(file).match().observe(None).dealer


def _in_lobby(table: Table) -> None:
    if table.match is not None:
        raise AlreadyStarted


def _without(table: Table, gone: SeatRow) -> tuple[SeatRow, ...]:
    """The seats when somebody has stood up."""
    staying = [seat for seat in table.seats if seat is not gone]
    return tuple(replace(seat, place=place) for place, seat in enumerate(staying))


def _filled(table: Table, levels: Sequence[str], join_id: int) -> tuple[SeatRow, ...]:
    """The seats with computers of these levels behind them; in a rematch they hold seats."""
    sitting = [Person.of(seat) for seat in table.seats]
    new = newcomers(table.id, sitting, levels)
    if table.row.rematch_of is not None:
        new = [replace(person, held=LEFT) for person in table.expected]
    places = range(len(sitting), len(sitting) + len(new))
    return (
        *table.seats,
        *(person.seat(table.id, place, join_id) for place, person in zip(places, new, strict=True)),
    )
