from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store import Store
from tests.tables.room import Room, faked_time


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Path]:
    """A file in memory where there is such a place: tests wait for thousands of commits."""
    memory = Path("/dev/shm")  # noqa: S108 (a private folder is made in it)
    folder = memory if os.access(memory, os.W_OK) else tmp_path
    with TemporaryDirectory(dir=folder) as private:
        yield Path(private) / "briscola.sqlite3"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    async with await Store.open(database) as opened:
        yield opened


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    made = Room(store)
    with faked_time(made):
        yield made
        await made.tables.stop()
