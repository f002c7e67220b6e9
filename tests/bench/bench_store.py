"""Commits per second and their waiting times: python -m tests.bench.bench_store [SECONDS]"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bot.store import Change, Store
from tests.store.samples import a_seat, a_table, an_action


async def play(store: Store, table_id: int, until: float, waits: list[float]) -> None:
    """Play at one table, one action after another, as a match does: action, turn, deadline."""
    version = 1
    while time.perf_counter() < until:
        change = Change(
            table_id=table_id,
            expected=version,
            set={"turn_at": float(version)},
            actions=(an_action(table_id, version),),
            deadlines={"turn": 1000.0 + version},
        )
        start = time.perf_counter()
        await store.commit(change)
        waits.append(time.perf_counter() - start)
        version += 1


async def measure(path: Path, in_flight: int, seconds: float) -> str:
    async with await Store.open(path) as store:
        await asyncio.gather(
            *(
                store.create_table(
                    a_table(table_id), [a_seat(table_id, place, 40 + place) for place in range(2)]
                )
                for table_id in range(in_flight)
            )
        )
        waits: list[float] = []
        start = time.perf_counter()
        await asyncio.gather(
            *(play(store, table_id, start + seconds, waits) for table_id in range(in_flight))
        )
        rate = len(waits) / (time.perf_counter() - start)
    waits.sort()
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    return f"{in_flight:>9} {rate:>11,.0f} {p50:>9.2f} {p99:>9.2f}"


async def main(seconds: float) -> None:
    print("in flight   commits/s    p50 ms    p99 ms")
    with tempfile.TemporaryDirectory() as directory:
        for in_flight in (1, 16, 256):
            path = Path(directory) / f"{in_flight}.sqlite3"
            print(await measure(path, in_flight, seconds), flush=True)


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0))
