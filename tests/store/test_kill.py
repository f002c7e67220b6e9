import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store

from .player import LENGTH

ROOT = Path(__file__).parents[2]


def play_and_kill(path: Path, lines: int) -> list[str]:
    """Let the player play until it has told `lines` changes, kill it, return all it told."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.store.player", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert player.stdout is not None
    said = [player.stdout.readline() for _ in range(lines)]
    player.kill()
    rest, _ = player.communicate()
    # A kill can cut the last line; what it told was then not told whole.
    return [line for line in said + rest.splitlines(keepends=True) if line.endswith("\n")]


async def check(path: Path, told: set[str]) -> None:
    async with await Store.open(path) as store:
        finished = 0
        tables: dict[int, int] = {}
        for line in told:
            kind, table_id, *_ = line.split()
            tables.setdefault(int(table_id), 0)
            if kind == "match":
                assert await store.match(int(table_id)) is not None, line
                assert await store.load_table(int(table_id)) is None, line
        for table_id in tables:
            stored = await store.load_table(table_id)
            if stored is None:
                assert await store.match(table_id) is not None
                finished += 1
                continue
            seqs = [action.seq for action in stored.actions]
            assert seqs == list(range(stored.row.version - 1))
            last = [float(seqs[-1])] if seqs else []
            assert [deadline.due_at for deadline in stored.deadlines] == last
            told_seqs = {s for s in range(LENGTH) if f"action {table_id} {s}\n" in told}
            assert told_seqs <= set(seqs)
        winner = await store.standing(10, "briscola2", 40)
        assert (winner.matches if winner else 0) == finished
        assert await store.standings_count(10, "briscola2") in (0, 2)


async def kills(path: Path, number: int) -> None:
    dice = random.Random(number)
    told: set[str] = set()
    for _ in range(number):
        told.update(play_and_kill(path, dice.randint(1, 800)))
        await check(path, told)
    assert len(told) > number


async def test_a_killed_process_loses_nothing_that_was_acknowledged(path: Path) -> None:
    await kills(path, 4)


@pytest.mark.slow
async def test_sixty_kills_lose_nothing_that_was_acknowledged(path: Path) -> None:
    await kills(path, 60)
