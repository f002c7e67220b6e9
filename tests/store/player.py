"""A process that plays and prints every change once it was told that it is stored.

python -m tests.store.player FILE: it goes on from what it finds, until it is killed.
"""

import asyncio
import os
import sys

from bot.store import Change, Store

from .samples import a_match, a_match_seat, a_seat, a_table, an_action

TABLES = 8
LENGTH = 25


def told(*values: object) -> None:
    """Write one line at once: what was written survives the death of the process."""
    os.write(1, (" ".join(map(str, values)) + "\n").encode())


async def play(store: Store, table_id: int) -> None:
    """Play one match after another, at tables whose ids go up by TABLES."""
    while True:
        stored = await store.load_table(table_id)
        if stored is None:
            if await store.match(table_id) is not None:
                table_id += TABLES
                continue
            await store.create_table(
                a_table(table_id),
                [a_seat(table_id, 0, user_id=40), a_seat(table_id, 1, user_id=41)],
            )
            version = 1
        else:
            version = stored.row.version
        for seq in range(version - 1, LENGTH):
            await store.commit(
                Change(
                    table_id=table_id,
                    expected=seq + 1,
                    actions=(an_action(table_id, seq),),
                    deadlines={"turn": float(seq)},
                )
            )
            told("action", table_id, seq)
        seats = (a_match_seat(table_id, 0, 40, won=1, score=3), a_match_seat(table_id, 1, 41))
        await store.commit(
            Change(
                table_id=table_id,
                expected=LENGTH + 1,
                finished=(a_match(table_id), seats),
                remove=True,
            )
        )
        told("match", table_id)


async def main() -> None:
    async with await Store.open(sys.argv[1]) as store:
        await asyncio.gather(*(play(store, table_id) for table_id in range(1, TABLES + 1)))


if __name__ == "__main__":
    asyncio.run(main())
