"""The wish to stop, and an end of the process that nothing can hold up."""

from __future__ import annotations

import asyncio
import faulthandler
import signal
import sys
from types import FrameType
from typing import Final

GRACE: Final = 9.0
"""Seconds from the wish to stop to the end of the process, whatever hangs."""


class Stop:
    """SIGTERM, SIGINT (Ctrl+C) and the closing of a Windows console, as one wish."""

    def __init__(self) -> None:
        self.wished = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._event = asyncio.Event()

    def listen(self) -> None:
        """Take the signals over; hosts may send each of them more than once."""
        # Not through the event loop: Windows has no add_signal_handler, and a signal may come
        # before the loop runs. Without a handler, a process with the id 1 ignores SIGTERM.
        for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._wish)

    async def wait(self, seconds: float | None = None) -> None:
        """Wait for the wish, at most so many seconds."""
        self._loop = asyncio.get_running_loop()
        if self.wished:
            return
        try:
            async with asyncio.timeout(seconds):
                await self._event.wait()
        except TimeoutError:
            pass

    def _wish(self, _number: int, _frame: FrameType | None) -> None:
        if self.wished:
            return
        self.wished = True
        end_soon()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._event.set)


def end_soon() -> None:
    """End the process after GRACE seconds, with code 1 and a list of what each thread was at."""
    # A thread of C: it needs neither the event loop nor Python's lock.
    faulthandler.dump_traceback_later(GRACE, exit=True, file=sys.__stderr__ or 2)
