"""Brings what people see up to date with the tables: their hands, and in the channel the notices
first and then the board.

At most one edit of a board is under way, and the next one shows the newest state. What cannot be
sent stays a row and is tried again, also after a restart. Hands do not wait for the channel.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.store import NoticeRow, StoreError
from bot.tables import Refusal, Table, Tables, notices
from bot.tables.refusals import TableOver
from bot.ui.boards import Boards
from bot.ui.panels import Panels
from bot.ui.posts import TROUBLE, ChannelLost, NoAccess
from bot.ui.workers import Workers

_log = logging.getLogger(__name__)

_AT_ONCE: Final = 20


class DiscordAnnouncer:
    """The announcer of the tables on Discord."""

    def __init__(self, panels: Panels) -> None:
        self.panels = panels
        self._boards: Boards | None = None
        self._tables: Tables | None = None
        self._hands = Workers("hands", self._bring_hands_up)
        self._channels = Workers("channel", self._attempt, self._give_up)
        self._blocked: set[int] = set()
        self._turnstile = asyncio.Semaphore(_AT_ONCE)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def attach(self, tables: Tables, boards: Boards) -> None:
        """Say whose changes are announced; to be done before there are any."""
        self._tables, self._boards = tables, boards

    def changed(self, table_id: int) -> None:
        """Remember that something about this table is to be shown; never blocks or raises."""
        self._hands.wake(table_id)
        self._channels.wake(table_id)

    def blocked(self, table_id: int) -> bool:
        """Whether the bot may not write in the table's channel just now."""
        return table_id in self._blocked

    def unblocked(self, table_id: int) -> None:
        """Try again now what has been refused: the permissions seem to be back."""
        self._channels.hurry(table_id)

    async def bring_down(self, table_id: int) -> str:
        """Post a table's board anew at the bottom and return its address.

        Raises Refusal when the table is over, ChannelLost or NoAccess when it cannot be posted.
        """
        if self._tables is None or self._boards is None:
            raise TableOver
        async with self._lock(table_id):
            url = await self._boards.bring_down(await self._tables.get(table_id))
        self._channels.hurry(table_id)
        return url

    async def lose_channel(self, channel_id: int) -> None:
        """End the tables of a channel that is gone, and forget what was still to be said there."""
        if self._tables:
            lost = await self._tables.store.tables_in(channel_id)
            await self._tables.lose_channel(channel_id)
            await self._drop_notices(*lost)

    async def lose_guild(self, guild_id: int) -> None:
        """End the tables of a server that is gone, and forget what was still to be said there."""
        if self._tables:
            lost = await self._tables.store.tables_in_guild(guild_id)
            await self._tables.lose_guild(guild_id)
            await self._drop_notices(*lost)

    async def settle(self, seconds: float) -> None:
        """Finish what is under way, for at most so long; the rest waits for the next start."""
        await asyncio.gather(self._hands.settle(seconds), self._channels.settle(seconds))

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _attempt(self, table_id: int) -> bool:
        """Bring the channel up to date; False when it has to be tried again."""
        try:
            async with self._turnstile, self._lock(table_id):
                await self._bring_channel_up(table_id)
        except ChannelLost:
            await self._lose(table_id)
        except NoAccess:
            self._blocked.add(table_id)
            return False
        except (*TROUBLE, StoreError) as error:
            _log.warning(
                "not announced yet", extra={"table": table_id, "error": type(error).__name__}
            )
            return False
        self._blocked.discard(table_id)
        return True

    async def _bring_channel_up(self, table_id: int) -> None:
        tables, boards = self._tables, self._boards
        if tables is None or boards is None:
            return
        for notice in await tables.store.notices(table_id):
            table = await self._live(table_id)
            if table and table.row.version < notices.version_of(notice):
                break  # stored a moment ago: the table as it is then comes with a wake of its own
            if await self._deliver(boards, table, notice):
                await tables.store.delete_notice(table_id, notice.number)
        table = await self._live(table_id)
        if table:
            with suppress(Refusal):  # over meanwhile, which is another change
                if await boards.show(table):
                    self._channels.wake(table_id)

    async def _deliver(self, boards: Boards, table: Table | None, notice: NoticeRow) -> bool:
        """Post what a notice asks for; True when it is done with, also because it never will be."""
        try:
            return await boards.deliver(table, notice)
        except Refusal:
            return True  # the match ended meanwhile; its last words are another notice
        except (ChannelLost, NoAccess, StoreError):
            raise
        except Exception as error:
            refused = isinstance(error, discord.HTTPException) and error.status == 400
            if isinstance(error, TROUBLE) and not refused:
                raise
            # It would be refused for ever, and keep back all that comes after it.
            where = {"table": notice.table_id, "kind": notice.kind}
            _log.exception("a notice cannot be posted", extra=where)
            return True

    async def _bring_hands_up(self, table_id: int) -> bool:
        """Refresh the open hands, as far as Discord lets us; nothing depends on it."""
        try:
            table = await self._live(table_id)
            if table is None:
                await self.panels.close(table_id)
            else:
                await self.panels.refresh(table)
        except StoreError as error:
            _log.warning(
                "hands not refreshed", extra={"table": table_id, "error": type(error).__name__}
            )
        return True

    async def _live(self, table_id: int) -> Table | None:
        try:
            return await self._tables.get(table_id) if self._tables else None
        except Refusal:
            return None

    async def _lose(self, table_id: int) -> None:
        # Not replayed for this: a table that cannot be goes with its channel too.
        stored = await self._tables.store.load_table(table_id) if self._tables else None
        if stored:
            await self.lose_channel(stored.row.channel_id)
        await self._drop_notices(table_id)

    async def _give_up(self, table_id: int) -> None:
        """Let the last words of a table that is over go: there will be no occasion for them."""
        if await self._live(table_id) is None:
            await self._drop_notices(table_id)

    async def _drop_notices(self, *table_ids: int) -> None:
        store = self._tables.store if self._tables else None
        if store:
            for table_id in table_ids:
                self._blocked.discard(table_id)
                for notice in await store.notices(table_id):
                    await store.delete_notice(table_id, notice.number)
