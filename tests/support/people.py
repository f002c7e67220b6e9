"""The bot inside this process, people around it, and a clock that the test moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import simcord
from simcord._settlement import _active_callbacks, _run_due_virtual_callbacks
from simcord.actors import MemberActor
from simcord.backend.models import Interaction
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from tests.support.person import Person
from tests.support.shown import Answer
from tests.support.world import BOT, World, corrected

Clock = Callable[[], float]
MakeBot = Callable[[Clock], discord.Client]
START = 1767225600.0  # simcord's clock starts on 1 January 2026, 0:00 UTC
FULL_TURNS = 2


class PatientEnv(simcord.Env):
    """simcord's environment, settled when nothing of the bot can go on before the clock moves.

    Its own settling cannot tell a background task that waits for work from a handler that hangs,
    and lets short sleeps run in real time. Here a wait on the database or an executor is awaited
    and every other wait is left standing; all sleeping is virtual.
    """

    IDLE = 0.001
    databases_busy = 0

    def _schedule_timer(self, *_: Any) -> None:
        """Leave every timer to `advance_time`."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        loop = asyncio.get_running_loop()
        self._last_dispatch = dispatch
        deadline = _deadline or loop.time() + (self.settle_timeout if timeout is None else timeout)
        _active_callbacks(self._settlement_state())  # forgets the timers that were cancelled
        quiet = 0
        while quiet < FULL_TURNS:
            _run_due_virtual_callbacks(self._settlement_state(), deadline)
            await asyncio.sleep(0)
            if self._work.executors or PatientEnv.databases_busy:
                await asyncio.sleep(idle)
            elif not loop._ready:
                quiet += 1
                continue
            quiet = 0
            if loop.time() > deadline:
                raise TimeoutError(f"the bot is still busy after {dispatch}: {self._work.tasks}")


@contextmanager
def _databases_watched() -> Iterator[None]:
    """Count the aiosqlite calls in flight: their threads are invisible to the event loop."""
    execute = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, *args: Any, **kwargs: Any) -> Any:
        PatientEnv.databases_busy += 1
        try:
            return await execute(self, *args, **kwargs)
        finally:
            PatientEnv.databases_busy -= 1

    aiosqlite.Connection._execute = counted
    try:
        yield
    finally:
        aiosqlite.Connection._execute = execute
        PatientEnv.databases_busy = 0


class Complaints(logging.Handler):
    """Errors that the bot logged; a test that expects some clears them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter("%(name)s: %(message)s").format(record))


class Evening(World):
    """A world whose bot runs in this process."""

    def __init__(self, make_bot: MakeBot) -> None:
        super().__init__()
        self.make_bot = make_bot
        self.problems: list[str] = []
        self.complaints = Complaints()
        self.bot = make_bot(self.clock)
        self.env = PatientEnv(self.bot, settle_timeout=30.0)
        self.backend = self.env.backend
        self.backend.bot_user.name = BOT

    def clock(self) -> float:
        """Simulated seconds since the epoch."""
        return START + self.backend.clock.elapsed

    async def quiet(self) -> None:
        await self.env.settle(idle=self.env.IDLE)

    async def advance(self, seconds: float) -> None:
        """Move the clock; everything due on the way happens in order."""
        await self.env.advance_time(seconds)

    async def restart(self) -> None:
        """Close the bot and start a new one on the same database."""
        await self._close_bot()
        self.bot = self.make_bot(self.clock)
        await self.env.restart_bot(self.bot)

    async def join_guild(self, guild: int) -> None:
        """Tell the bot that it joined: simcord only ever sends guilds as already known."""
        with self.as_bot():
            self.bot.dispatch("guild_join", self.bot.get_guild(guild))
        await self.quiet()

    async def leave_guild(self, guild: int) -> None:
        self.backend.remove_guild(guild)
        await self.quiet()

    @contextmanager
    def as_bot(self) -> Iterator[None]:
        """Make calls on the bot's own objects from a test."""
        with self.env._bot_scope():
            yield

    def handle(self, channel: int = 0) -> ChannelHandle:
        """simcord's handle of a channel, for its own helpers and the preview."""
        stored = self.backend.get_channel(channel or self.channel)
        guild = GuildHandle(self.env, self.backend.get_guild(stored.guild_id))
        return ChannelHandle(self.env, guild, stored)

    def actor(self, person: Person) -> MemberActor:
        """simcord's handle of a person, for the preview."""
        guild = GuildHandle(self.env, self.backend.get_guild(person.guild))
        return MemberActor(self.env, guild, UserHandle(self.env, self.backend.get_user(person.id)))

    def forgive(self) -> list[str]:
        """Take note of errors that were meant to happen; returns what was logged."""
        lines = [*self.complaints.lines, *map(repr, self.env.errors)]
        self.complaints.lines.clear()
        return lines

    async def _answers(self, records: list[Interaction]) -> list[Answer]:
        await self.quiet()
        return [Answer(self, record) for record in records]

    async def _close_bot(self) -> None:
        with self.as_bot():
            closing = asyncio.ensure_future(self.bot.close())
        # Outside the bot's scope, where ten seconds are real.
        await asyncio.wait_for(closing, 10)


def on_database(database: Path) -> MakeBot:
    """Make new bots of ours on one database file."""
    from bot.client import Briscola
    from bot.config import Settings

    def make(clock: Clock) -> Briscola:
        return Briscola(Settings(token="", database=database), clock=clock)

    return make


@asynccontextmanager
async def evening(make_bot: MakeBot) -> AsyncIterator[Evening]:
    """Run a bot among people; at the end nothing may have gone wrong unseen."""
    world = Evening(make_bot)
    logging.getLogger().addHandler(world.complaints)
    try:
        with corrected(world, world.problems), _databases_watched():
            await world.env.start()
            try:
                world.furnish()
                await world.quiet()
                yield world
            finally:
                await world._close_bot()
                await world.env.shutdown()
    finally:
        logging.getLogger().removeHandler(world.complaints)
    assert not world.problems, "\n\n".join(world.problems)
    assert not world.complaints.lines, "\n\n".join(world.complaints.lines)
    world.env._raise_errors_since(world.env._errors_acknowledged)
