import asyncio
import logging
import random
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import (
    Change,
    Conflict,
    DatabaseFull,
    DatabaseLocked,
    DatabaseReadOnly,
    NoticeRow,
    Store,
    StoreClosed,
    StoreError,
)

from .samples import a_seat, a_table, an_action


def step(table_id: int, expected: int) -> Change:
    """Play the next action of a table whose version was 1 before the first."""
    return Change(
        table_id=table_id,
        expected=expected,
        actions=(an_action(table_id, seq=expected - 1),),
        deadlines={"turn": 1000.0 + expected},
    )


async def versions(store: Store) -> dict[int, int]:
    return {table.id: table.version for table in await store.live_tables()}


async def begun(store: Store) -> list[str]:
    """Return a list that grows with every transaction that the writer begins."""
    seen: list[str] = []
    await store._database.writer.set_trace_callback(
        lambda statement: seen.append(statement) if statement.startswith("BEGIN") else None
    )
    return seen


async def on_writer(store: Store, statement: str) -> int | None:
    row = await store._database.writer.run(
        lambda connection: connection.execute(statement).fetchone()
    )
    return row[0] if row else None


@pytest.fixture
def other(path: Path, store: Store) -> Iterator[sqlite3.Connection]:
    """Open the file as another program does."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    yield connection
    connection.close()


async def test_of_two_changes_of_one_version_exactly_one_is_stored(store: Store) -> None:
    await store.create_table(a_table())
    results = await asyncio.gather(
        *(store.commit(step(1, 1)) for _ in range(2)), return_exceptions=True
    )
    assert {type(result) for result in results} == {Conflict, type(None)}
    assert await versions(store) == {1: 2}


async def test_a_hundred_changes_of_one_version_store_one(store: Store) -> None:
    await store.create_table(a_table())
    results = await asyncio.gather(
        *(store.commit(step(1, 1)) for _ in range(100)), return_exceptions=True
    )
    assert results.count(None) == 1
    loaded = await store.load_table(1)
    assert loaded is not None
    assert loaded.actions == (an_action(1, 0),)


async def test_what_waits_is_committed_together(store: Store) -> None:
    for table_id in range(50):
        await store.create_table(a_table(table_id))
    transactions = await begun(store)
    await asyncio.gather(*(store.commit(step(table_id, 1)) for table_id in range(50)))
    assert set((await versions(store)).values()) == {2}
    assert len(transactions) <= 2


async def test_a_conflict_or_a_mistake_does_not_harm_its_neighbours(store: Store) -> None:
    for table_id in range(1, 6):
        await store.create_table(a_table(table_id))
    transactions = await begun(store)
    twice = (a_seat(2, place=0), a_seat(2, place=1))
    results = await asyncio.gather(
        store.commit(step(1, 1)),
        store.commit(Change(table_id=2, expected=1, set={"status": "playing"}, seats=twice)),
        store.commit(step(3, 7)),
        store.commit(Change(table_id=4, expected=1, set={"wrong": 1})),
        store.commit(step(5, 1)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [
        type(None),
        sqlite3.IntegrityError,
        Conflict,
        TypeError,
        type(None),
    ]
    assert len(transactions) == 1
    assert await versions(store) == {1: 2, 2: 1, 3: 1, 4: 1, 5: 2}
    loaded = await store.load_table(2)
    assert loaded is not None
    assert loaded.row == a_table(2)
    assert loaded.seats == ()


async def test_a_cancelled_caller_does_not_undo_its_change(store: Store) -> None:
    await store.create_table(a_table())
    task = asyncio.create_task(store.commit(step(1, 1)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.set_meta("after", "the change")
    assert await versions(store) == {1: 2}


async def test_double_clicks_and_cancelled_clicks_leave_exact_counts(store: Store) -> None:
    dice = random.Random(3)
    steps = 40
    for table_id in range(20):
        await store.create_table(a_table(table_id))

    async def play(table_id: int) -> None:
        for version in range(1, steps + 1):
            clicks = [
                asyncio.create_task(store.commit(step(table_id, version)))
                for _ in range(2 if dice.random() < 0.1 else 1)
            ]
            if dice.random() < 0.1:
                await asyncio.sleep(0)
                clicks[0].cancel()
            results = await asyncio.gather(*clicks, return_exceptions=True)
            assert {type(result) for result in results} <= {
                type(None),
                Conflict,
                asyncio.CancelledError,
            }

    await asyncio.gather(*(play(table_id) for table_id in range(20)))
    await store.set_meta("after", "all")
    for table_id in range(20):
        loaded = await store.load_table(table_id)
        assert loaded is not None
        assert loaded.row.version == steps + 1
        assert [action.seq for action in loaded.actions] == list(range(steps))
    assert not store._database.writer.in_transaction


async def test_a_full_disk_refuses_the_whole_batch_and_the_store_recovers(store: Store) -> None:
    for table_id in (1, 2):
        await store.create_table(a_table(table_id), (), {"turn": 5.0})
    before = [await store.load_table(table_id) for table_id in (1, 2)]
    pages = await on_writer(store, "PRAGMA page_count")
    await on_writer(store, f"PRAGMA max_page_count = {pages}")
    large = Change(
        table_id=2,
        expected=1,
        set={"status": "playing"},
        clear_deadlines=True,
        notices=(NoticeRow(2, 1, "result", "x" * 100_000),),
    )
    results = await asyncio.gather(
        store.commit(step(1, 1)), store.commit(large), return_exceptions=True
    )
    assert [type(result) for result in results] == [DatabaseFull, DatabaseFull]
    assert results[0] is not results[1]
    assert [await store.load_table(table_id) for table_id in (1, 2)] == before
    assert await store.notices() == ()

    await on_writer(store, "PRAGMA max_page_count = 1000000")
    await asyncio.gather(store.commit(step(1, 1)), store.commit(large))
    assert await versions(store) == {1: 2, 2: 2}


async def test_a_disk_that_turns_read_only_is_named_and_nothing_is_stored(store: Store) -> None:
    await store.create_table(a_table())
    await on_writer(store, "PRAGMA query_only = ON")
    with pytest.raises(DatabaseReadOnly) as caught:
        await store.commit(step(1, 1))
    assert caught.value.key == "store-read-only"
    await on_writer(store, "PRAGMA query_only = OFF")
    assert await versions(store) == {1: 1}


async def test_a_locked_database_is_named_and_can_be_used_again(
    store: Store, other: sqlite3.Connection
) -> None:
    await store.create_table(a_table())
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(
        store.commit(step(1, 1)), store.set_meta("a", "b"), return_exceptions=True
    )
    assert [type(result) for result in results] == [DatabaseLocked, DatabaseLocked]
    assert await versions(store) == {1: 1}
    other.execute("ROLLBACK")
    await store.commit(step(1, 1))
    assert await versions(store) == {1: 2}


async def test_a_lock_that_goes_during_the_second_try_is_only_a_warning(
    store: Store, other: sqlite3.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create_table(a_table())
    other.execute("BEGIN IMMEDIATE")

    class FreedOnWarning(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            other.execute("ROLLBACK")

    log = logging.getLogger("bot.store.committer")
    handler = FreedOnWarning(logging.WARNING)
    log.addHandler(handler)
    try:
        await store.commit(step(1, 1))
    finally:
        log.removeHandler(handler)
    assert await versions(store) == {1: 2}
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_closing_commits_what_waits(path: Path) -> None:
    store = await Store.open(path)
    await store.create_table(a_table())
    waiting = [asyncio.create_task(store.set_meta(str(n), "kept")) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with await Store.open(path) as again:
        assert [await again.get_meta(str(n)) for n in range(20)] == ["kept"] * 20


async def test_a_closed_store_refuses_and_may_be_closed_again(path: Path) -> None:
    store = await Store.open(path)
    assert store.alive
    await store.close()
    await store.close()
    assert not store.alive
    with pytest.raises(StoreClosed):
        await store.create_table(a_table())
    with pytest.raises(StoreClosed):
        await store.live_tables()


async def test_closing_leaves_no_thread_behind_even_when_cancelled(path: Path) -> None:
    # The threads themselves, not their number: those of earlier tests may end meanwhile.
    before = set(threading.enumerate())
    store = await Store.open(path)
    opened = set(threading.enumerate()) - before
    assert len(opened) == 2
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    await store.close()
    for _ in range(100):
        if not any(thread.is_alive() for thread in opened):
            break
        await asyncio.sleep(0.01)
    assert not any(thread.is_alive() for thread in opened)


async def test_a_dead_committer_leaves_nobody_waiting(path: Path) -> None:
    store = await Store.open(path)
    await store.create_table(a_table())
    committer = store._database._committer
    assert committer is not None
    waiting = [asyncio.create_task(store.set_meta(str(n), "lost")) for n in range(3)]
    await asyncio.sleep(0)
    committer._task.cancel()
    async with asyncio.timeout(5):
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(result) for result in results} == {StoreClosed}
        assert not store.alive
        with pytest.raises(StoreClosed):
            await store.commit(step(1, 1))
        await store.close()


async def test_a_committer_that_dies_during_a_commit_leaves_nobody_waiting(
    store: Store, other: sqlite3.Connection
) -> None:
    committer = store._database._committer
    assert committer is not None
    other.execute("BEGIN IMMEDIATE")
    committing = asyncio.create_task(store.set_meta("a", "b"))
    await asyncio.sleep(0.01)
    waiting = asyncio.create_task(store.set_meta("c", "d"))
    await asyncio.sleep(0)
    committer._task.cancel()
    async with asyncio.timeout(5):
        results = await asyncio.gather(committing, waiting, return_exceptions=True)
    assert [type(result) for result in results] == [StoreClosed, StoreClosed]


async def test_an_unforeseen_failure_of_the_connection_reaches_the_caller(path: Path) -> None:
    async with await Store.open(path) as store:
        await store._database.writer.close()
        with pytest.raises(StoreError) as caught:
            await store.set_meta("a", "b")
        assert caught.value.key == "store-failed"
