"""Fixtures: a bot among simulated people, in process (`evening`) or as a process (`wire`)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.launch import BotProcess
from tests.support.people import Evening, MakeBot, on_database
from tests.support.people import evening as evening_of
from tests.support.wire import Wire
from tests.support.wire import wire as wire_of


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "briscola.sqlite3"


@pytest.fixture
def make_bot(database: Path) -> MakeBot:
    """Make new bots on this test's database file."""
    return on_database(database)


@pytest.fixture
async def evening(make_bot: MakeBot) -> AsyncIterator[Evening]:
    async with evening_of(make_bot) as world:
        yield world


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    async with wire_of() as world:
        yield world


@pytest.fixture
async def process(wire: Wire, database: Path) -> AsyncIterator[BotProcess]:
    """The bot as a process, not started yet."""
    bot = BotProcess(wire, database)
    yield bot
    if bot.running:
        await bot.kill()
