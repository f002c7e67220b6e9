"""simcord's environment in real time.

simcord keeps a virtual clock and, after every act, waits until the bot has nothing left to do
except wait for that clock. With people at a page the clock is the wall's, sleeps are ordinary
sleeps, and an act is over once the bot has answered it.
"""

from __future__ import annotations

import asyncio
from contextvars import Context
from datetime import UTC, datetime
from time import monotonic  # bound here: simcord replaces `time.monotonic` while it runs
from typing import Any

import simcord
from simcord._clock import Clock
from simcord._runtime import _CallbackRecord
from simcord._settlement import _active_callbacks

ANSWER_WITHIN = 3.0
PAUSE = 0.04
STEP = 0.01
RECENT = 20


class WallClock(Clock):
    """A clock that runs by itself."""

    def __init__(self) -> None:
        """Leave out the start time of the virtual clock."""

    # The base class keeps a number in an attribute; here it is read off the wall.
    @property
    def elapsed(self) -> float:  # type: ignore[override]  # simcord keeps an attribute there
        return monotonic()

    def now(self) -> datetime:
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: nobody pushes the wall's clock."""


class LiveEnv(simcord.Env):
    """An environment whose time is real."""

    def __init__(self, bot: Any) -> None:
        super().__init__(bot, check_errors=False)
        self.backend.clock = WallClock()

    def _schedule_timer(self, record: _CallbackRecord, *_: Any) -> None:
        """Let a timer of the bot fire by itself, when the loop says so."""

        def fire() -> None:
            if record.handle and not record.handle.cancelled():
                record.handle._run()

        if self._runtime:
            record.real_handle = self._runtime.call_at(record.when, fire, context=Context())

    async def _settle_internal(self, **_: Any) -> None:
        """Wait until every interaction is answered and the bot pauses, 3 seconds at most."""
        end = monotonic() + ANSWER_WITHIN
        quiet_since = monotonic()
        seen = -1
        while monotonic() < end:
            traffic = len(self.backend.transcript)
            if traffic != seen or self._unanswered():
                seen, quiet_since = traffic, monotonic()
            elif monotonic() - quiet_since >= PAUSE:
                break
            await asyncio.sleep(STEP)
        _active_callbacks(self._settlement_state())  # forgets the timers that were cancelled

    def _unanswered(self) -> bool:
        records = list(self.backend.interactions.values())[-RECENT:]
        oldest = datetime.now(UTC).timestamp() - ANSWER_WITHIN
        return any(not r.responded and _created_at(r.id) > oldest for r in records)


def _created_at(snowflake: int) -> float:
    return ((snowflake >> 22) + 1420070400000) / 1000
