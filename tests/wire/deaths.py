"""A wire that kills the bot at a chosen moment, and on which the same click always has one id."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from simcord.backend.models import Interaction

from tests.support.launch import BotProcess
from tests.support.loopback import Upload
from tests.support.person import Person, Press
from tests.support.wire import Wire

FIRST_ID = 1_500_000_000_000 << 22
STEP = 60_000 << 22  # a minute between clicks, so that none looks late to the bot
SIDE_CLICKS = 1000
STILL = {"sent": 1.0, "unheard": 1.0, "heard": 1.0, "posted": 0.15, "settled": 0.1}


@dataclass(frozen=True, slots=True)
class Death:
    """When the process is killed: after a click, or while it starts where nobody clicks.

    `sent`: up to 30 ms later. `unheard`: before Discord has the acknowledgement. `heard`: before
    the bot knows that Discord has it. `posted`: before the bot knows that its `count`-th request
    about the channel after that was carried out. `settled`: when nothing is left to do.
    """

    moment: str
    count: int = 0

    def __str__(self) -> str:
        return f"{self.moment} {self.count}" if self.count else self.moment


SENT, UNHEARD, HEARD, SETTLED = map(Death, ("sent", "unheard", "heard", "settled"))


def posted(count: int) -> Death:
    return Death("posted", count)


class DeadlyWire(Wire):
    """A wire that kills. `kills` says how often it has."""

    def __init__(self) -> None:
        super().__init__(patience=0.0)
        self.process: BotProcess | None = None
        self.kills = 0
        self.number = 0
        """The number of the click that matters; what is clicked beside it is counted in `side`."""
        self.side = 0
        self.aside = False
        self.random = random.Random(0)
        self._death: Death | None = None
        self._posted = 0
        self._heard = False
        self._click = 0

    def person(self, name: str, locale: str = "en-US", guild: int = 0, nick: str = "") -> Person:
        """Let a new person join the guild, with an id that follows from the name alone."""
        with self._next_id(FIRST_ID + int.from_bytes(name[:3].encode(), "big")):
            return super().person(name, locale, guild, nick)

    def arm(self, death: Death, *, clicked: bool) -> None:
        """Let the process die at this moment after the next click, or else of its start."""
        self._death, self._posted, self._heard = death, 0, not clicked

    async def dead(self) -> None:
        """Wait for the death; where its moment does not come, it comes when all is still."""
        assert self.process
        still = time.monotonic()
        while self._death:
            await asyncio.sleep(0.005)
            if self._running or not self.connected.is_set():
                still = time.monotonic()
            last = max(still, self.log[-1].at if self.log else 0.0)
            if self._death and time.monotonic() - last > STILL[self._death.moment]:
                self._kill()
        await asyncio.wait_for(self.process.ended(), 10.0)

    async def still(self) -> None:
        """Wait until the bot has nothing more to say."""
        self.patience = 0.3
        await self.quiet()
        self.patience = 0.0

    def _kill(self) -> None:
        self._death = None
        assert self.process
        assert self.process.process
        if self.process.running:
            self.kills += 1
            self.process.process.send_signal(signal.SIGKILL)

    def _send(self, press: Press) -> Interaction:
        self.side += 1
        place = self.side if self.aside else SIDE_CLICKS
        self.side *= self.aside
        number = FIRST_ID + (self.number * (SIDE_CLICKS + 1) + place) * STEP
        with self._next_id(number):
            record = super()._send(press)
        self._click = record.id
        if self._death == SENT:
            delay = self.random.uniform(0, 0.03)
            asyncio.get_running_loop().call_later(delay, self._kill)
        return record

    @contextmanager
    def _next_id(self, number: int) -> Iterator[None]:
        self.backend.snowflake = lambda: number
        try:
            yield
        finally:
            del self.backend.snowflake

    def _answer(
        self, request: web.Request, path: str, body: Any, files: list[Upload]
    ) -> web.Response:
        death = self._death
        ours = path.startswith(f"/interactions/{self._click}/")
        self._heard |= ours
        self._posted += self._heard and path.startswith("/channels/")
        if death == UNHEARD and ours:
            self._kill()
            return web.Response(status=503)
        response = super()._answer(request, path, body, files)
        if (death == HEARD and ours) or (
            death and death.moment == "posted" and self._posted == death.count
        ):
            self._kill()
        return response
