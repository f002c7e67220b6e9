"""The store: everything that must outlive the process, in one SQLite file.

A change is stored, whole, before its caller goes on; a reading sees every change committed before.
"""

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Self

from . import choices, matches, records, tables
from .database import Database
from .rows import (
    Change,
    DeadlineRow,
    MatchRow,
    MatchSeatRow,
    NoticeRow,
    SeatRow,
    Standing,
    StoredTable,
    TableRow,
)


class Store:
    """An open store. Use it as `async with await Store.open(path) as store`, or close it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, path: str | PathLike[str], *, busy_timeout: float = 5.0) -> Self:
        """Open the file, making or migrating it as needed.

        `busy_timeout` is how long, in seconds, to wait for a lock of another program. Raises
        DatabaseInUse, DatabaseReadOnly, DatabaseCorrupt, DatabaseNewer, DatabaseFull,
        DatabaseLocked or DatabaseFailed, with nothing left open.
        """
        return cls(await Database.open(Path(path), busy_timeout))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Commit what waits, then close the file and give it free. May be repeated."""
        await self._database.close()

    @property
    def alive(self) -> bool:
        """Whether changes are still accepted; False once closed or beyond repair."""
        return self._database.alive

    # Live tables

    async def create_table(
        self,
        table: TableRow,
        seats: Iterable[SeatRow] = (),
        deadlines: Mapping[str, float] | None = None,
    ) -> None:
        """Store a new table; Conflict when its id is taken."""
        await self._database.write(partial(tables.create, table, tuple(seats), deadlines or {}))

    async def commit(self, change: Change) -> None:
        """Store one step of a table, whole or not at all; returns after COMMIT.

        Raises Conflict when the table is gone, has another version than expected, or has an action
        under the same number. A cancelled caller does not undo the step.
        """
        await self._database.write(partial(tables.commit, change))

    async def set_rendered(self, table_id: int, board_id: int | None, version: int) -> None:
        """Note which message is the board and which version it shows; `version` stays."""
        await self._database.write(partial(tables.set_rendered, table_id, board_id, version))

    async def load_table(self, table_id: int) -> StoredTable | None:
        """Return a live table, None when there is none."""
        return await self._database.read(partial(tables.load, table_id))

    async def live_tables(self) -> tuple[TableRow, ...]:
        """Return the headers of all live tables, oldest first."""
        return await self._database.read(tables.live)

    async def seats_of(self, user_id: int, guild_id: int) -> tuple[int, ...]:
        """Return the ids of the live tables of a guild where this user sits, oldest first."""
        return await self._database.read(partial(tables.of_user, user_id, guild_id))

    async def tables_in(self, channel_id: int) -> tuple[int, ...]:
        """Return the ids of the live tables of a channel, oldest first."""
        return await self._database.read(partial(tables.in_channel, channel_id))

    async def tables_in_guild(self, guild_id: int) -> tuple[int, ...]:
        """Return the ids of the live tables of a guild, oldest first."""
        return await self._database.read(partial(tables.in_guild, guild_id))

    # Deadlines and notices

    async def due(self, now: float) -> tuple[DeadlineRow, ...]:
        """Return the deadlines at or before `now`, earliest first."""
        return await self._database.read(partial(tables.due, now))

    async def next_deadline(self) -> float | None:
        """Return the earliest deadline of all tables."""
        return await self._database.read(tables.next_deadline)

    async def delete_deadline(self, deadline: DeadlineRow) -> None:
        """Delete the deadline unless it has been moved meanwhile."""
        await self._database.write(partial(tables.delete_deadline, deadline))

    async def notices(self, table_id: int | None = None) -> tuple[NoticeRow, ...]:
        """Return the notices still to be posted, of one table or of all, in order."""
        return await self._database.read(partial(tables.notices, table_id))

    async def delete_notice(self, table_id: int, number: int) -> None:
        """Delete a notice that has been posted."""
        await self._database.write(partial(tables.delete_notice, table_id, number))

    async def add_notice(self, notice: NoticeRow) -> None:
        """Add a notice that no change of its table brought, or put it in place of its like."""
        await self._database.write(partial(tables.add_notice, notice))

    async def replace_notice(self, notice: NoticeRow) -> None:
        """Turn a notice into the memory of the message that came of it."""
        await self._database.write(partial(tables.replace_notice, notice))

    # Finished matches and leaderboards

    async def match(self, match_id: int) -> tuple[MatchRow, tuple[MatchSeatRow, ...]] | None:
        """Return a finished match and its seats in order."""
        return await self._database.read(partial(matches.load, match_id))

    async def standings(
        self, guild_id: int, game: str, offset: int, limit: int, hidden: Collection[int] = ()
    ) -> tuple[Standing, ...]:
        """Return a page of a leaderboard, ranked without gaps among those not hidden."""
        return await self._database.read(
            partial(records.page, guild_id, game, offset, limit, frozenset(hidden))
        )

    async def standing(
        self, guild_id: int, game: str, user_id: int, hidden: Collection[int] = ()
    ) -> Standing | None:
        """Return one user's line, ranked among those not hidden; None without a counted match."""
        return await self._database.read(
            partial(records.one, guild_id, game, user_id, frozenset(hidden))
        )

    async def standings_count(self, guild_id: int, game: str, hidden: Collection[int] = ()) -> int:
        """Return how many lines a leaderboard has."""
        return await self._database.read(partial(records.count, guild_id, game, frozenset(hidden)))

    # Presets of a server and settings of a person

    async def presets(self, guild_id: int) -> dict[str, str]:
        """Return the options of each preset of a guild by its name, in order of the names."""
        return await self._database.read(partial(choices.presets, guild_id))

    async def save_preset(self, guild_id: int, name: str, options: str) -> None:
        """Keep options under a name, in place of those before."""
        await self._database.write(partial(choices.save_preset, guild_id, name, options))

    async def delete_preset(self, guild_id: int, name: str) -> bool:
        """Delete a preset; whether there was one."""
        return await self._database.write(partial(choices.delete_preset, guild_id, name))

    async def preference(self, user_id: int, key: str) -> str | None:
        """Return what a person has chosen under this key."""
        return await self._database.read(partial(choices.preference, user_id, key))

    async def set_preference(self, user_id: int, key: str, value: str) -> None:
        """Keep what a person has chosen, in place of the choice before."""
        await self._database.write(partial(choices.set_preference, user_id, key, value))

    # Named texts and forgetting

    async def get_meta(self, key: str) -> str | None:
        """Return the text kept under a name."""
        return await self._database.read(partial(_get_meta, key))

    async def set_meta(self, key: str, text: str) -> None:
        """Keep a text under a name, in place of the one before."""
        await self._database.write(partial(_set_meta, key, text))

    async def forget_guild(self, guild_id: int) -> None:
        """Delete everything about a guild: tables, notices, matches, records and presets."""
        await self._database.write(partial(_forget_guild, guild_id))


def _get_meta(key: str, connection: sqlite3.Connection) -> str | None:
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else row[0]


def _set_meta(key: str, text: str, connection: sqlite3.Connection) -> None:
    connection.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) "
        "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, text),
    )


def _forget_guild(guild_id: int, connection: sqlite3.Connection) -> None:
    guild = (guild_id,)
    connection.execute(
        "DELETE FROM notice WHERE table_id IN (SELECT id FROM live_table WHERE guild_id = ?)", guild
    )
    connection.execute(
        "DELETE FROM notice WHERE table_id IN (SELECT id FROM finished_match WHERE guild_id = ?)",
        guild,
    )
    connection.execute("DELETE FROM live_table WHERE guild_id = ?", guild)
    connection.execute("DELETE FROM finished_match WHERE guild_id = ?", guild)
    connection.execute("DELETE FROM record WHERE guild_id = ?", guild)
    connection.execute("DELETE FROM preset WHERE guild_id = ?", guild)
