"""One worker a table: what changes while it is at work is seen to once more afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

_log = logging.getLogger(__name__)

_FIRST_RETRY: Final = 2.0
_LONGEST_RETRY: Final = 3600.0
_MOST_RETRIES: Final = 20


class Workers:
    """Runs ``work`` for tables that are woken, for each of them once at a time.

    Work that returns False or raises is tried again after a pause that grows; after many failures
    in a row ``give_up`` is called and it is left until the next time the table is woken.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[int], Awaitable[bool]],
        give_up: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        self._name = name
        self._work = work
        self._give_up = give_up
        self._dirty: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._rests: dict[int, asyncio.Event] = {}

    def wake(self, table_id: int) -> None:
        """See to this table soon, after the pause if the last attempt failed."""
        self._dirty.add(table_id)
        if table_id not in self._tasks:
            task = asyncio.create_task(self._run(table_id), name=f"{self._name}-{table_id:x}")
            self._tasks[table_id] = task

    def hurry(self, table_id: int) -> None:
        """See to this table now: there is reason to hope that what failed will work."""
        self.wake(table_id)
        rest = self._rests.get(table_id)
        if rest:
            rest.set()

    async def settle(self, seconds: float) -> None:
        """Finish what is under way, for at most so long; what pauses is left."""
        for table_id in list(self._rests):
            self._tasks[table_id].cancel()
        working = list(self._tasks.values())
        if working:
            _, late = await asyncio.wait(working, timeout=seconds)
            for task in late:
                task.cancel()

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._dirty:
                self._dirty.discard(table_id)
                if await self._done(table_id):
                    self._failures.pop(table_id, None)
                    continue
                failures = self._failures[table_id] = self._failures.get(table_id, 0) + 1
                if failures < _MOST_RETRIES:
                    self._dirty.add(table_id)
                    await self._rest(table_id, min(_FIRST_RETRY * 2.0**failures, _LONGEST_RETRY))
                elif self._give_up:
                    await self._give_up(table_id)
        except Exception:
            _log.exception("giving up failed", extra={"table": table_id})
        finally:
            del self._tasks[table_id]

    async def _done(self, table_id: int) -> bool:
        try:
            return await self._work(table_id)
        except Exception:
            _log.exception("%s not brought up to date", self._name, extra={"table": table_id})
            return False

    async def _rest(self, table_id: int, seconds: float) -> None:
        rest = self._rests[table_id] = asyncio.Event()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await rest.wait()
        finally:
            del self._rests[table_id]
