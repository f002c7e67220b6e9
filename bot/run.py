"""The bot as a process: settings, logs, the connection to Discord, and an orderly end."""

from __future__ import annotations

import asyncio
import logging
import platform
import sqlite3
import sys
import time

import discord

from bot import logs, starts
from bot.client import Briscola
from bot.config import Settings, load
from bot.exits import UNEXPECTED, explain
from bot.stop import Stop, end_soon

log = logging.getLogger(__name__)


class Ended(Exception):
    """The connection to Discord ended although nobody wished it."""


def run(stop: Stop) -> int:
    """Run the bot until the wish to stop; returns the exit code, having said what was wrong."""
    logs.set_up()
    database = ""
    try:
        settings = load()
        database = str(settings.database)
        logging.getLogger().setLevel(settings.log_level)
        asyncio.run(_serve(settings, stop))
    except Exception as error:
        code, reason = explain(error, database)
        if code == UNEXPECTED:
            log.critical("the bot failed", exc_info=error)
        sys.stderr.write(f"briscola: {logs.mask(reason)}\n")
        return code
    finally:
        end_soon()  # a thread that does not end must not keep the process
    log.info("stopped")
    return 0


async def _serve(settings: Settings, stop: Stop) -> None:
    log.info(
        "starting with Python %s, SQLite %s, discord.py %s",
        platform.python_version(),
        sqlite3.sqlite_version,
        discord.__version__,
    )
    delay = starts.wait_before(settings.database, time.time())
    if delay:
        log.warning("very many starts within a day: waiting %.0f s", delay)
        await stop.wait(delay)
    if stop.wished:
        return
    starts.note(settings.database, time.time())
    async with Briscola(settings) as client:
        connection = asyncio.create_task(client.start(settings.token), name="discord")
        wish = asyncio.create_task(stop.wait(), name="stop")
        await asyncio.wait({connection, wish}, return_when=asyncio.FIRST_COMPLETED)
        wish.cancel()
        if not stop.wished:
            await connection
            raise Ended
        # The connection stays up meanwhile, so that late clicks are told that the bot is stopping.
        await client.close()
        connection.cancel()
        await asyncio.gather(connection, return_exceptions=True)
