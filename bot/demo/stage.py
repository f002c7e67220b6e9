"""Set the demo's scene: a guild, five people, the bot on a temporary database, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import simcord.interactions
from simcord.backend import Backend
from simcord.backend.errors import SetupError
from simcord.backend.models import Interaction

from bot.client import Briscola
from bot.config import Settings
from bot.demo.livetime import LiveEnv
from bot.demo.page import LivePreview

GUILD, CHANNEL = "Osteria", "briscola"
PLAYERS = ("Anna", "Marco", "Giulia", "Luca", "Sofia", "Paolo", "Elena")
LOCALES = {"en": "en-US", "it": "it"}
WELCOME = """\
Briscola is being served at  {url}
Open it in a browser, choose who you are at the top, and sit down. Stop with Ctrl-C.
"""


def run(port: int, language: str) -> int:
    """Serve the page until SIGINT or SIGTERM; returns the exit code."""
    try:
        with tempfile.TemporaryDirectory(prefix="briscola-demo-") as folder:
            asyncio.run(_serve(Path(folder) / "demo.sqlite3", port, LOCALES[language]))
    except SetupError as error:
        sys.stderr.write(f"The demo cannot start: {error}\n")
        return 1
    except KeyboardInterrupt:
        pass
    return 0


async def _serve(database: Path, port: int, locale: str) -> None:
    stop = _stop_signal()
    _speak(locale)
    # The token is never sent anywhere.
    bot = Briscola(Settings(token="demo", database=database))  # noqa: S106 -- no token at all
    async with _running(bot) as env:
        users = [env.create_user(name.lower(), global_name=name) for name in PLAYERS]
        guild = env.create_guild(GUILD, owner=users[0], preferred_locale=locale)
        channel = guild.create_text_channel(CHANNEL)
        people = tuple(guild.add_member(user) for user in users)
        await env.settle()
        preview = LivePreview(env, channel, people, locale=locale, timezone=_timezone(), port=port)
        async with preview:
            await preview.open_table(str(people[0].id), None)
            current = asyncio.create_task(preview.keep_current())
            sys.stdout.write(WELCOME.format(url=preview.url))
            sys.stdout.flush()
            await stop.wait()
            current.cancel()


@contextlib.asynccontextmanager
async def _running(bot: Briscola) -> AsyncIterator[LiveEnv]:
    env = LiveEnv(bot)
    env.backend.bot_user.name = "Briscola"
    await env.start()
    try:
        yield env
    finally:
        with env._bot_scope():
            await bot.close()
        await env.shutdown()


def _speak(locale: str) -> None:
    """Send every interaction in the players' language; simcord's people all speak English."""
    payload_of = simcord.interactions.base_payload

    def base_payload(backend: Backend, **about: Any) -> tuple[Interaction, dict[str, Any]]:
        record, payload = payload_of(backend, **about)
        return record, {**payload, "locale": locale, "guild_locale": locale}

    simcord.interactions.base_payload = base_payload


def _timezone() -> str:
    """Name this machine's time zone, UTC where that is not known."""
    place = os.environ.get("TZ") or str(Path("/etc/localtime").resolve()).partition("zoneinfo/")[2]
    with contextlib.suppress(ZoneInfoNotFoundError, ValueError):
        return ZoneInfo(place).key
    return "UTC"


def _stop_signal() -> asyncio.Event:
    """Return an event that SIGINT and SIGTERM set."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends asyncio.run instead
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop
