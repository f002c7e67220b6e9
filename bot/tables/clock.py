"""Deadlines: every one is a row, and one task sleeps until the earliest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import Final

from bot.store import DeadlineRow
from bot.tables.desk import Desk, NotDue, TableBroken
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.refusals import TableOver
from bot.tables.timing import LOBBY, MOVE, NEXT_DEAL, NUDGE

_log = logging.getLogger(__name__)

_LONGEST_SLEEP: Final = 60.0
_RETRY: Final = 5.0
_GIVE_UP: Final = 86400.0


class Clock:
    """Fires deadlines, overdue ones first; the work of each moves or deletes its row itself."""

    def __init__(self, desk: Desk, lobby: Lobby, play: Play) -> None:
        self._desk = desk
        self._work: dict[str, Callable[[DeadlineRow], Awaitable[None]]] = {
            LOBBY: lobby.expire,
            NUDGE: play.remind,
            MOVE: play.move_for_absent,
            NEXT_DEAL: play.open_next_deal,
        }
        self._task: asyncio.Task[None] | None = None
        self._failed: dict[int, tuple[float, float]] = {}
        """Tables whose last deadline failed: when it is tried again, and the pause before that."""

    def start(self) -> None:
        """Begin to fire deadlines."""
        self._task = asyncio.create_task(self._run(), name="clock")

    async def stop(self) -> None:
        """Stop; deadlines that pass meanwhile fire after the next start."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        desk = self._desk
        while True:
            desk.looks_at = inf
            try:
                wait = await self._fire_due()
            except Exception:
                _log.exception("deadlines cannot be read")
                wait = _RETRY
            desk.looks_at = min(desk.looks_at, desk.clock() + wait)
            while (pause := desk.looks_at - desk.clock()) > 0:
                desk.due.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(pause, _LONGEST_SLEEP)):
                        await desk.due.wait()

    async def _fire_due(self) -> float:
        """Fire what is due and return the seconds until there may be more to do."""
        store, now = self._desk.store, self._desk.clock()
        due = await store.due(now)
        overdue = {deadline.table_id for deadline in due}
        self._failed = {table: rest for table, rest in self._failed.items() if table in overdue}
        resting = {table for table, (until, _) in self._failed.items() if until > now}
        await asyncio.gather(*(self._fire(row) for row in due if row.table_id not in resting))
        ahead = [now + _LONGEST_SLEEP, *(until for until, _ in self._failed.values())]
        if self._failed:
            # The earliest row may be one that failed, and must not hide those of other tables.
            rows = await store.due(now + _LONGEST_SLEEP)
            ahead += [row.due_at for row in rows if row.table_id not in self._failed]
        elif (following := await store.next_deadline()) is not None:
            ahead.append(following)
        return max(min(ahead) - self._desk.clock(), 0)

    async def _fire(self, deadline: DeadlineRow) -> None:
        """Do the work of a deadline; after a failure its table rests, longer every time."""
        table_id = deadline.table_id
        try:
            await self._work[deadline.kind](deadline)
        except (NotDue, TableOver):
            pass  # a person was quicker
        except Exception as error:
            now = self._desk.clock()
            _log.exception("deadline failed", extra={"table": table_id, "kind": deadline.kind})
            _, pause = self._failed.get(table_id, (0, _RETRY / 2))
            pause = min(pause * 2, _LONGEST_SLEEP)
            self._failed[table_id] = now + pause, pause
            # Until then a version of the bot that can replay the table may be put back.
            if isinstance(error, TableBroken) and now - deadline.due_at > _GIVE_UP:
                await self._desk.scrap(table_id)
        else:
            self._failed.pop(table_id, None)
