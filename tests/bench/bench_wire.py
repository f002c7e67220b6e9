"""The real process over loopback: python -m tests.bench.bench_wire [--tables 1 100 1000]

For so many live tables: clicks per second and the time to the acknowledgement, first one click
after another, then many at once; processor time per click on both sides; memory per table; and how
long it takes after kill -9 until everything is shown again. Discord is simcord in this process: its
time per click, not the bot's, is what limits the clicks per second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path

import tests.support.world
from tests.support.launch import BotProcess
from tests.support.person import Press
from tests.support.shown import Answer, Shown
from tests.support.wire import Wire, served
from tests.wire.evenings import ENDLESS, boards_due
from tests.wire.party import YOURS

TABLES_A_GUILD = 50
AT_ONCE = 50
CLICKS = 2000
CLICKS_ALONE = 400
TICKS = os.sysconf("SC_CLK_TCK")


class Table:
    """A table for two in a channel of its own."""

    def __init__(self, wire: Wire, guild: int, number: int) -> None:
        self.wire = wire
        self.channel = wire.add_channel(f"table-{number}", guild)
        self.people = [wire.person(f"{name} {number}", guild=guild) for name in ("Anna", "Marco")]
        self.panels: list[Shown] = []

    async def open(self) -> None:
        anna, marco = self.people
        opening = anna.slashing("briscola", self.channel, players=2, length="long")
        lobby = (await self.press(opening)).panel
        await self.wire.until(lambda: lobby.find("b1:join:"), 60)
        await self.press(marco.clicking(lobby, "b1:join:"))
        await self.wire.until(lambda: marco.name in lobby.text, 60)
        await self.press(anna.clicking(lobby, "b1:start:"))
        await self.wire.until(lambda: self.newest("b1:hand:"), 60)

    async def sit(self) -> None:
        """Let both look at their hands."""
        board = self.newest("b1:hand:")
        assert board
        self.panels = [(await self.press(p.clicking(board, "b1:hand:"))).panel for p in self.people]
        await self.wire.until(lambda: all(p.find("b1:hand-update:") for p in self.panels), 60)

    async def click(self) -> Answer:
        """Play a card where it is somebody's turn, or look at a hand."""
        for person, panel in zip(self.people, self.panels, strict=True):
            if any(words in panel.text for words in YOURS):
                return await self.press(person.clicking(panel, panel.find("b1:act:")[0]))
        result, board = self.newest("b1:next:"), self.newest("b1:hand:")
        if result and (board is None or board.id < result.id):
            return await self.press(self.people[0].clicking(result, "b1:next:"))
        self.people.reverse()
        self.panels.reverse()
        return await self.press(self.people[0].clicking(self.panels[0], "b1:hand-update:"))

    async def press(self, press: Press) -> Answer:
        [answer] = await self.wire.together(press)
        return answer

    def newest(self, wanted: str) -> Shown | None:
        found = [shown for shown in self.wire.public(self.channel) if shown.find(wanted)]
        return found[-1] if found else None


class Bench:
    """So many tables on one process."""

    def __init__(self, wire: Wire, process: BotProcess, count: int) -> None:
        self.wire = wire
        self.process = process
        guilds = [
            wire.add_guild(f"Guild {number}") for number in range(-(-count // TABLES_A_GUILD))
        ]
        self.tables = [
            Table(wire, guilds[number // TABLES_A_GUILD], number) for number in range(count)
        ]

    async def run(self) -> None:
        count = len(self.tables)
        print(f"\n{count} live tables", flush=True)
        await self.process.start(60.0)
        await self.still()
        empty = self.process.memory()
        await self.with_all(Table.open)
        await self.still()
        full = self.process.memory()
        await self.with_all(Table.sit)
        await self.clicks(CLICKS_ALONE, 1)
        if count > 1:
            await self.clicks(CLICKS, min(AT_ONCE, count))
            each = (full - empty) / count / 1024
            print(f"  memory: {full / 2**20:.0f} MiB in all, {each:.1f} KiB a table")
        await self.kill_and_restore(empty)
        assert await self.process.terminate() == 0

    async def with_all(self, work: object) -> None:
        waiting: Iterator[Table] = iter(self.tables)

        async def worker() -> None:
            for table in waiting:
                await work(table)

        await asyncio.gather(*(worker() for _ in range(20)))

    async def clicks(self, count: int, at_once: int) -> None:
        """Click and print how fast it went."""
        left, answers = count, []

        async def worker(tables: Sequence[Table]) -> None:
            nonlocal left
            for table in cycle(tables):
                if left <= 0:
                    return
                left -= 1
                answers.append(await table.click())

        before = self.used()
        began = time.perf_counter()
        await asyncio.gather(*(worker(self.tables[n::at_once]) for n in range(at_once)))
        seconds = time.perf_counter() - began
        waits = sorted(1000 * answer.took for answer in answers if answer.took is not None)
        p50, p99 = statistics.median(waits), waits[int(len(waits) * 0.99)]
        bot, discord = (
            1000 * (after - earlier) / count
            for after, earlier in zip(self.used(), before, strict=True)
        )
        print(
            f"  {at_once:>3} at once: {count / seconds:5.0f} clicks/s, acknowledged after "
            f"{p50:.1f} ms (p50), {p99:.1f} ms (p99), {waits[-1]:.1f} ms (longest), "
            f"{count - len(waits)} not in time; processor time a click: bot {bot:.1f} ms, "
            f"simcord {discord:.1f} ms",
            flush=True,
        )

    async def kill_and_restore(self, empty: int) -> None:
        """Kill in the middle of a burst, start again, and print what took how long."""
        burst = self.wire.send(*(_a_click(table) for table in self.tables[:AT_ONCE]))
        await asyncio.sleep(0.05)
        await self.process.kill()
        kept = sum(answer.acknowledged for answer in burst)
        seen = len(self.wire.log)
        began = time.perf_counter()
        listening = await self.process.start(60.0)
        table = self.tables[-1]
        board = table.newest("b1:hand:") or table.newest("b1:next:")
        assert board
        await table.press(table.people[0].pressing(board, f"b1:hand:{_table_id(board)}:0"))
        answered = time.perf_counter() - began
        last = await self.still()
        edits = [r for r in self.wire.log[seen:] if r.path.startswith("/channels/")]
        shown = last - began if edits else listening
        self.check()
        each = (self.process.memory() - empty) / len(self.tables) / 1024
        print(
            f"  killed with {kept} of {len(burst)} clicks answered; listening again after "
            f"{listening:.2f} s, first click answered after {answered:.2f} s, all boards current "
            f"after {shown:.2f} s with {len(edits)} requests; memory {each:.1f} KiB a table",
            flush=True,
        )

    def check(self) -> None:
        """Every board shows what the database has."""
        database = Path(self.process.environment["DATABASE"])
        due = {str(tree) for tree in boards_due(database)}
        for table in self.tables:
            board = table.newest("b1:hand:")
            assert board is None or str(board.tree) in due, board.text

    async def still(self) -> float:
        """Wait until the bot asks for nothing more; returns when it did for the last time."""
        self.wire.patience = 1.0
        await self.wire.quiet()
        self.wire.patience = 0.0
        return time.perf_counter() - (time.monotonic() - self.wire.log[-1].at)

    def used(self) -> tuple[float, float]:
        """Processor seconds that the bot and this process have used."""
        assert self.process.process
        stat = Path(f"/proc/{self.process.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS, time.process_time()


def _a_click(table: Table) -> Press:
    for person, panel in zip(table.people, table.panels, strict=True):
        for button in panel.find("b1:act:"):
            return person.clicking(panel, button)
    return table.people[0].clicking(table.panels[0], "b1:hand-update:")


def _table_id(board: Shown) -> str:
    return board.buttons[0].custom_id.split(":")[2]


async def main(counts: Sequence[int]) -> None:
    tests.support.world.CONTRACT = None  # checking every request would take most of the time
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            wire = Wire(patience=0.0)
            async with served(wire):
                process = BotProcess(wire, Path(folder) / "briscola.sqlite3", ENDLESS)
                try:
                    await Bench(wire, process, count).run()
                finally:
                    if process.running:
                        await process.kill()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100, 1000])
    asyncio.run(main(parser.parse_args().tables))
