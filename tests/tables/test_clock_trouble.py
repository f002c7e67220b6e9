"""Deadlines in trouble: tables that cannot be replayed, commits and readings that fail."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from bot.game import Options
from bot.store import Change, Conflict, DatabaseFull, Store
from bot.tables import Table, notices
from bot.tables.desk import TableBroken
from tests.tables.room import Room, until

TWO = Options(players=2)
DAY = 86400.0


def spoil(database: Path, table_id: int) -> None:
    """Write something into a table's log that the rules refuse."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE live_action SET action = 'AD' WHERE table_id = ? AND seq = 2", (table_id,)
        )
        connection.execute(
            "UPDATE live_action SET action = 'AD' WHERE table_id = ? AND seq = 1", (table_id,)
        )


async def broken_and_sound(room: Room, database: Path) -> tuple[Table, Table]:
    """Two tables, of which a new process cannot replay the first."""
    broken = await room.steps(await room.match(TWO), 4)
    sound = await room.match(TWO, channel=9)
    spoil(database, broken.id)
    room.tables = room.another()
    await room.tables.start()
    return broken, sound


async def test_a_broken_table_does_not_stop_the_deadlines_of_others(
    room: Room, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await broken_and_sound(room, database)
    with pytest.raises(TableBroken):
        await room.tables.get(broken.id)
    for _ in range(2):
        room.ahead += 30

        async def reminded() -> bool:
            return notices.NUDGE in await room.notices(sound.id)

        await until(reminded)
    room.ahead += 120.5

    async def moved() -> bool:
        return await room.actors(sound.id) == ["clock"]

    await until(moved)
    assert await room.deadlines(sound.id) == {"nudge": 30, "move": 180}
    failures = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert {record.table for record in failures} == {broken.id}
    assert "AD" not in caplog.text
    assert len(await room.tables.in_channel(sound.row.channel_id)) == 1
    assert await room.tables.in_channel(broken.row.channel_id) == ()


async def test_a_broken_table_is_not_tried_again_with_every_click_elsewhere(
    room: Room, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, sound = await broken_and_sound(room, database)
    room.ahead += 30
    for _ in range(30):
        sound = await room.step(sound)
        await asyncio.sleep(0.001)
    assert 1 <= len([r for r in caplog.records if r.levelno >= logging.ERROR]) <= 2


async def test_a_broken_table_is_given_up_after_a_day(room: Room, database: Path) -> None:
    broken, sound = await broken_and_sound(room, database)
    room.ahead += DAY - 60

    async def tried() -> bool:
        return await room.store.load_table(sound.id) is not None

    await until(tried)
    assert await room.store.load_table(broken.id) is not None
    room.ahead += 300

    async def gone() -> bool:
        return await room.store.load_table(broken.id) is None

    await until(gone)


async def test_a_broken_table_goes_with_its_channel(room: Room, database: Path) -> None:
    broken, sound = await broken_and_sound(room, database)
    await room.tables.lose_channel(broken.row.channel_id)
    (live,) = await room.store.live_tables()
    assert live.id == sound.id


async def test_a_deadline_that_could_not_be_stored_is_tried_again(
    room: Room, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    commit, attempts = store.commit, 0

    async def fail(change: object) -> None:
        nonlocal attempts
        attempts += 1
        raise DatabaseFull(reason="full")

    monkeypatch.setattr(store, "commit", fail)
    room.ahead += 180

    async def attempted() -> bool:
        return attempts >= 2

    await until(attempted)
    assert await room.actors(table.id) == []
    monkeypatch.setattr(store, "commit", commit)
    await room.leap(10)
    assert await room.actors(table.id) == ["clock"]
    assert (await room.notices(table.id)).count(notices.NUDGE) == 1


async def test_a_conflict_does_not_lose_the_deadline(
    room: Room, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.match(TWO)
    commit, refused = store.commit, 0

    async def refuse_once(change: Change) -> None:
        nonlocal refused
        if not refused:
            refused += 1
            raise Conflict(table_id=change.table_id)
        await commit(change)

    monkeypatch.setattr(store, "commit", refuse_once)
    await room.tables.start()
    room.ahead += 30

    async def was_refused() -> bool:
        return refused == 1

    await until(was_refused)
    assert await room.deadlines(table.id) == {"nudge": 0, "move": 150}
    await room.leap(6)
    assert await room.notices(table.id) == [notices.BOARD, notices.NUDGE]
    assert await room.deadlines(table.id) == {"move": 144}


async def test_reading_trouble_does_not_end_the_clock(
    room: Room, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.match(TWO)
    due, calls = store.due, 0

    async def fail(now: float) -> object:
        nonlocal calls
        calls += 1
        raise sqlite3.ProgrammingError("nobody expects this")

    monkeypatch.setattr(store, "due", fail)
    await room.tables.start()

    async def called() -> bool:
        return calls > 0

    await until(called)
    monkeypatch.setattr(store, "due", due)
    await room.advance(180)
    assert await room.actors(table.id) == ["clock"]
