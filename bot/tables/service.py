"""The tables of all servers: what cogs and the announcer talk to."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable

from bot.game import Options
from bot.store import Store
from bot.tables.announcer import Announcer
from bot.tables.clock import Clock
from bot.tables.desk import Desk, TableBroken
from bot.tables.lobby import Lobby
from bot.tables.model import Table
from bot.tables.play import Play
from bot.tables.refusals import Refusal
from bot.tables.results import FinishedTable, finished
from bot.tables.threads import work
from bot.tables.timing import Limits, Timing

_log = logging.getLogger(__name__)


class Tables:
    """Everything that is played, behind one lock a table and one store."""

    def __init__(
        self,
        store: Store,
        announcer: Announcer,
        *,
        clock: Callable[[], float] = time.time,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        timing: Timing | None = None,
        limits: Limits | None = None,
    ) -> None:
        desk = Desk(store, announcer, clock, random_bytes, timing or Timing(), limits or Limits())
        self._desk = desk
        self.store = store
        self.timing = desk.timing
        self.lobby = Lobby(desk)
        self.play = Play(desk)
        self.clock = Clock(desk, self.lobby, self.play)

    async def start(self) -> None:
        """Take up every live table again: boards that are behind are refreshed, and overdue
        deadlines fire."""
        waiting = [notice.table_id for notice in await self.store.notices()]
        # A board that shows the newest version stays as it is: Discord counts every edit.
        behind = [row.id for row in await self.store.live_tables() if row.rendered != row.version]
        for table_id in dict.fromkeys([*waiting, *behind]):
            self._desk.announcer.changed(table_id)
        self.clock.start()

    async def stop(self) -> None:
        """Open no more tables and let no deadline fire; everything is stored already."""
        self.lobby.stopping = True
        await self.clock.stop()

    async def get(self, table_id: int) -> Table:
        """Return a live table; TableOver when there is none."""
        return await self._desk.table(table_id)

    async def finished(self, match_id: int) -> FinishedTable | None:
        """Return a match that is over, None when there is none."""
        filed = await self.store.match(match_id)
        if filed is None:
            return None
        return await work(Options.parse(filed[0].options), finished, *filed)

    async def in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Return the live tables of a channel, oldest first."""
        return await self._all(await self.store.tables_in(channel_id))

    async def of_person(self, user_id: int, guild_id: int) -> tuple[Table, ...]:
        """Return the live tables of a server where this person sits, oldest first."""
        return await self._all(await self.store.seats_of(user_id, guild_id))

    async def scrap_broken(self, user_id: int, guild_id: int) -> bool:
        """Remove this person's tables that cannot be replayed; whether there were any."""
        broken = []
        for table_id in await self.store.seats_of(user_id, guild_id):
            try:
                await self._desk.table(table_id)
            except Refusal:
                continue  # over since the ids were read
            except TableBroken:
                broken.append(table_id)
        for table_id in broken:
            await self._desk.scrap(table_id)
        return bool(broken)

    async def placed(self, table_id: int, board_id: int | None, version: int) -> None:
        """Note which message is the board of a live table and which version it shows."""
        await self._desk.place(table_id, board_id, version)

    async def lose_channel(self, channel_id: int) -> None:
        """End the tables of a channel that is gone."""
        await self._lose(await self.store.tables_in(channel_id))

    async def lose_guild(self, guild_id: int) -> None:
        """End the tables of a server that the bot is no member of any more."""
        await self._lose(await self.store.tables_in_guild(guild_id))

    async def _lose(self, table_ids: tuple[int, ...]) -> None:
        for table_id in table_ids:
            try:
                await self.play.abandon_in_lost_channel(table_id)
            except Refusal:
                continue  # over already
            except TableBroken:
                await self._desk.scrap(table_id)

    async def _all(self, table_ids: tuple[int, ...]) -> tuple[Table, ...]:
        tables = []
        for table_id in table_ids:
            try:
                tables.append(await self._desk.table(table_id))
            except Refusal:
                continue  # over since the ids were read
            except TableBroken:
                _log.exception("table left out", extra={"table": table_id})
        return tuple(tables)
