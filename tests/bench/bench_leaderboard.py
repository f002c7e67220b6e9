"""Leaderboards over many finished matches: python -m tests.bench.bench_leaderboard [MATCHES]

All matches are played in one guild by 5,000 people, which is harder than any real server.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.store import Change, Store
from tests.store.samples import a_match, a_match_seat, a_table

PEOPLE = 5_000
GAMES = {"briscola2": 2, "briscola4": 4, "chiamata": 5}


async def finish(store: Store, match_id: int, dice: random.Random) -> None:
    game, size = dice.choice(list(GAMES.items()))
    users = dice.sample(range(1, PEOPLE + 1), size)
    seats = tuple(
        a_match_seat(
            match_id, seat, user_id, won=dice.randint(0, 1), score=dice.randint(-20, 20), made=1
        )
        for seat, user_id in enumerate(users)
    )
    await store.create_table(a_table(match_id))
    await store.commit(
        Change(
            table_id=match_id,
            expected=1,
            finished=(a_match(match_id, game=game, file="P" * 400), seats),
            remove=True,
        )
    )


async def timed(name: str, reading: Callable[[], Awaitable[object]], times: int = 200) -> None:
    waits = []
    for _ in range(times):
        start = time.perf_counter()
        await reading()
        waits.append(1000 * (time.perf_counter() - start))
    waits.sort()
    print(f"{name:<44} {waits[times // 2]:>9.2f} {waits[int(times * 0.99)]:>9.2f}", flush=True)


async def main(matches: int) -> None:
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "briscola.sqlite3"
        async with await Store.open(path) as store:
            start = time.perf_counter()
            for first in range(0, matches, 500):
                last = min(first + 500, matches)
                await asyncio.gather(
                    *(finish(store, match_id, dice) for match_id in range(first, last))
                )
            spent = time.perf_counter() - start
            print(f"{matches:,} matches finished in {spent:.1f} s, {matches / spent:,.0f}/s")

            hidden = dice.sample(range(1, PEOPLE + 1), 50)
            print(f"{'':<44} {'p50 ms':>9} {'p99 ms':>9}")
            for game in GAMES:
                count = await store.standings_count(10, game)
                middle = dice.choice(await store.standings(10, game, count // 2, 10)).user_id
                await timed(
                    f"{game}: first page of {count:,}",
                    lambda game=game: store.standings(10, game, 0, 10),
                )
                await timed(
                    f"{game}: last page",
                    lambda game=game, count=count: store.standings(10, game, count - 10, 10),
                )
                await timed(
                    f"{game}: first page, 50 hidden",
                    lambda game=game: store.standings(10, game, 0, 10, hidden),
                )
                await timed(
                    f"{game}: one line in the middle, 50 hidden",
                    lambda game=game, user=middle: store.standing(10, game, user, hidden),
                )
                await timed(
                    f"{game}: number of lines, 50 hidden",
                    lambda game=game: store.standings_count(10, game, hidden),
                )
        start = time.perf_counter()
        await (await Store.open(path)).close()
        size = path.stat().st_size / 1e6
        print(f"file {size:,.0f} MB, opened and checked in {time.perf_counter() - start:.2f} s")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
