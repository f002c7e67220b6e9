"""Brings what channels show up to date with the tables: notices first, then board and hands.

One worker a table: at most one edit of a board is under way, and the next one shows the newest
state. What cannot be sent stays a row and is tried again, also after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.store import StoreError
from bot.tables import Refusal, Table, Tables
from bot.tables.refusals import TableOver
from bot.ui.boards import Boards
from bot.ui.panels import Panels
from bot.ui.posts import ChannelLost, NoAccess

_log = logging.getLogger(__name__)

_AT_ONCE: Final = 20
_FIRST_RETRY: Final = 2.0
_LONGEST_RETRY: Final = 3600.0
_MOST_RETRIES: Final = 20


class DiscordAnnouncer:
    """The announcer of the tables on Discord."""

    def __init__(self, panels: Panels) -> None:
        self.panels = panels
        self._boards: Boards | None = None
        self._tables: Tables | None = None
        self._dirty: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._blocked: set[int] = set()
        self._turnstile = asyncio.Semaphore(_AT_ONCE)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def attach(self, tables: Tables, boards: Boards) -> None:
        """Say whose changes are announced, and begin with those that waited."""
        self._tables, self._boards = tables, boards
        for table_id in self._dirty:
            self._work_on(table_id)

    def changed(self, table_id: int) -> None:
        """Remember that something about this table is to be shown; never blocks or raises."""
        self._dirty.add(table_id)
        if self._tables:
            self._work_on(table_id)

    def blocked(self, table_id: int) -> bool:
        """Whether the bot may not write in the table's channel just now."""
        return table_id in self._blocked

    async def bring_down(self, table_id: int) -> str:
        """Post a table's board anew at the bottom and return its address.

        Raises Refusal when the table is over, ChannelLost or NoAccess when it cannot be posted.
        """
        if self._tables is None or self._boards is None:
            raise TableOver
        async with self._lock(table_id):
            return await self._boards.bring_down(await self._tables.get(table_id))

    async def settle(self, seconds: float) -> None:
        """Finish what is under way, for at most so long; the rest waits for the next start."""
        workers = list(self._workers.values())
        if workers:
            _, late = await asyncio.wait(workers, timeout=seconds)
            for worker in late:
                worker.cancel()

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def _work_on(self, table_id: int) -> None:
        if table_id not in self._workers:
            task = asyncio.create_task(self._work(table_id), name=f"announce-{table_id:x}")
            self._workers[table_id] = task

    async def _work(self, table_id: int) -> None:
        try:
            while table_id in self._dirty:
                self._dirty.discard(table_id)
                async with self._turnstile, self._lock(table_id):
                    done = await self._attempt(table_id)
                if not done:
                    self._dirty.add(table_id)
                    await asyncio.sleep(self._pause(table_id))
        finally:
            del self._workers[table_id]

    async def _attempt(self, table_id: int) -> bool:
        """Bring everything up to date; False when it has to be tried again."""
        try:
            await self._bring_up(table_id)
        except ChannelLost:
            await self._lose(table_id)
        except NoAccess:
            self._blocked.add(table_id)
            return self._give_up(table_id)
        except (discord.HTTPException, OSError, StoreError) as error:
            _log.warning(
                "not announced yet", extra={"table": table_id, "error": type(error).__name__}
            )
            return self._give_up(table_id)
        except Exception:
            _log.exception("announcing failed", extra={"table": table_id})
            return self._give_up(table_id)
        self._failures.pop(table_id, None)
        self._blocked.discard(table_id)
        return True

    def _pause(self, table_id: int) -> float:
        return min(_FIRST_RETRY * 2.0 ** self._failures[table_id], _LONGEST_RETRY)

    def _give_up(self, table_id: int) -> bool:
        """Count a failure; True when there is no point in trying again before the next change."""
        self._failures[table_id] = self._failures.get(table_id, 0) + 1
        return self._failures[table_id] >= _MOST_RETRIES

    async def _bring_up(self, table_id: int) -> None:
        tables, boards = self._tables, self._boards
        if tables is None or boards is None:
            return
        for notice in await tables.store.notices(table_id):
            table = await self._live(table_id)
            if await boards.deliver(table, notice):
                await tables.store.delete_notice(table_id, notice.number)
        table = await self._live(table_id)
        if table is None:
            await self.panels.close(table_id)
            return
        await self.panels.refresh(table)
        await boards.show(table)

    async def _live(self, table_id: int) -> Table | None:
        try:
            return await self._tables.get(table_id) if self._tables else None
        except Refusal:
            return None

    async def _lose(self, table_id: int) -> None:
        """The channel is gone, and with it whatever was still to be said there."""
        table = await self._live(table_id)
        if table and self._tables:
            await self._tables.lose_channel(table.row.channel_id)
        await self._drop_notices(table_id)

    async def _drop_notices(self, table_id: int) -> None:
        store = self._tables.store if self._tables else None
        if store:
            for notice in await store.notices(table_id):
                await store.delete_notice(table_id, notice.number)
