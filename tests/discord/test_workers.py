"""The workers behind boards and hands, one a table."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.ui import workers
from bot.ui.workers import Workers


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_FIRST_RETRY", 0.001)
    monkeypatch.setattr(workers, "_LONGEST_RETRY", 0.002)
    monkeypatch.setattr(workers, "_MOST_RETRIES", 4)


class Work:
    """Work that fails so often, and takes so long."""

    def __init__(self, failures: int = 0, takes: float = 0.0) -> None:
        self.failures = failures
        self.takes = takes
        self.done: list[int] = []
        self.under_way: set[int] = set()
        self.given_up: list[int] = []
        self.workers = Workers("test", self, self.give_up)

    async def __call__(self, table_id: int) -> bool:
        assert table_id not in self.under_way
        self.under_way.add(table_id)
        self.done.append(table_id)
        await asyncio.sleep(self.takes)
        self.under_way.discard(table_id)
        self.failures -= 1
        return self.failures < 0

    async def give_up(self, table_id: int) -> None:
        self.given_up.append(table_id)


async def test_what_changes_while_a_worker_is_busy_is_seen_to_once_more() -> None:
    work = Work(takes=0.01)
    work.workers.wake(1)
    await asyncio.sleep(0.001)
    for _ in range(50):
        work.workers.wake(1)
    await work.workers.settle(1)
    assert work.done == [1, 1]


async def test_tables_do_not_wait_for_each_other() -> None:
    work = Work(takes=0.01)
    for table in range(20):
        work.workers.wake(table)
    await asyncio.sleep(0.001)
    assert len(work.under_way) == 20
    await work.workers.settle(1)
    assert sorted(work.done) == list(range(20))


async def test_failures_are_tried_again_until_it_works() -> None:
    work = Work(failures=3)
    work.workers.wake(1)
    await asyncio.sleep(0.05)
    assert work.done == [1] * 4
    assert work.given_up == []


async def test_after_many_failures_it_waits_for_the_next_change() -> None:
    work = Work(failures=5)
    work.workers.wake(1)
    await asyncio.sleep(0.05)
    assert (len(work.done), work.given_up) == (4, [1])
    work.workers.wake(1)
    await asyncio.sleep(0.05)
    assert len(work.done) == 5
    work.workers.wake(1)
    await asyncio.sleep(0.05)
    assert len(work.done) == 6
    assert work.given_up == [1, 1]


async def test_hurry_cuts_a_pause_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_FIRST_RETRY", 60.0)
    monkeypatch.setattr(workers, "_LONGEST_RETRY", 60.0)
    work = Work(failures=1)
    work.workers.wake(1)
    await asyncio.sleep(0.01)
    work.workers.wake(1)
    await asyncio.sleep(0.01)
    assert work.done == [1]
    work.workers.hurry(1)
    await asyncio.sleep(0.01)
    assert work.done == [1, 1]


async def test_settling_does_not_wait_for_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_FIRST_RETRY", 60.0)
    monkeypatch.setattr(workers, "_LONGEST_RETRY", 60.0)
    work = Work(failures=1)
    work.workers.wake(1)
    await asyncio.sleep(0.01)
    async with asyncio.timeout(1):
        await work.workers.settle(30)


async def test_an_error_is_logged_and_counts_as_a_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    calls = 0

    async def broken(_table_id: int) -> bool:
        nonlocal calls
        calls += 1
        raise RuntimeError

    tried = Workers("test", broken)
    tried.wake(7)
    await asyncio.sleep(0.05)
    assert calls == 4
    lines = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.table for record in lines] == [7] * 4
