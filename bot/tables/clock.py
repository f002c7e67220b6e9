"""Deadlines: every one is a row, and one task sleeps until the earliest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.game import IllegalAction
from bot.store import DeadlineRow, StoreError
from bot.tables.desk import Desk
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.refusals import Refusal
from bot.tables.timing import LOBBY, MOVE, NEXT_DEAL, NUDGE

_log = logging.getLogger(__name__)

_LONGEST_SLEEP: Final = 60.0
_RETRY: Final = 5.0


class Clock:
    """Fires deadlines, overdue ones first; a row goes only after its work succeeded."""

    def __init__(self, desk: Desk, lobby: Lobby, play: Play) -> None:
        self._desk = desk
        self._play = play
        self._work: dict[str, Callable[[int], Awaitable[None]]] = {
            LOBBY: lobby.expire,
            NUDGE: play.remind,
            MOVE: play.move_for_absent,
            NEXT_DEAL: self._next_deal,
        }
        self._task: asyncio.Task[None] | None = None

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
            desk.due.clear()
            failed = False
            try:
                for deadline in await desk.store.due(desk.clock()):
                    failed |= not await self._fire(deadline)
                following = await desk.store.next_deadline()
            except StoreError:
                _log.exception("deadlines cannot be read")
                failed, following = True, None
            wait = _LONGEST_SLEEP
            if following is not None:
                wait = min(wait, max(following - desk.clock(), 0))
            try:
                async with asyncio.timeout(_RETRY if failed else wait):
                    await desk.due.wait()
            except TimeoutError:
                pass

    async def _fire(self, deadline: DeadlineRow) -> bool:
        """Do the work of a deadline and delete it; False when it has to be tried again."""
        try:
            await self._work[deadline.kind](deadline.table_id)
        except (Refusal, IllegalAction):
            pass  # a person was quicker, and the table needs no clock any more
        except Exception:
            _log.exception(
                "deadline failed", extra={"table": deadline.table_id, "kind": deadline.kind}
            )
            return False
        await self._desk.store.delete_deadline(deadline)
        return True

    async def _next_deal(self, table_id: int) -> None:
        table = await self._desk.table(table_id)
        await self._play.next_deal(table_id, None, table.playing.deal)
