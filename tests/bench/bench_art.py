"""Pictures: time and size by kind: python -m tests.bench.bench_art [FOLDER]

Without a folder the cards are drawn into a new one first, as at the first start on a machine. `cpu`
is what a picture costs; `wall` depends on what else the machine does. `pause` is how long the event
loop stood still at most while pictures were made in a thread.
"""

from __future__ import annotations

import asyncio
import io
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from bot.art import deck
from bot.art.cards import card_svg
from bot.art.easel import Easel, encoded
from bot.art.hand import hand_picture
from bot.art.result import result_picture
from bot.art.scene import Dress
from bot.art.sprites import build, read
from bot.art.table import draw_table, table_picture
from bot.game import PACK
from tests.art.test_result import counted
from tests.art.test_table import GAMES, SHORT, played

TIMES = 20


def spent(work: Callable[[], object], times: int = TIMES) -> tuple[float, float]:
    """Median milliseconds of a call: on the wall's clock, and of the processor."""
    wall, cpu = [], []
    for _ in range(times):
        started, used = time.perf_counter(), time.process_time()
        work()
        wall.append(1000 * (time.perf_counter() - started))
        cpu.append(1000 * (time.process_time() - used))
    return sorted(wall)[times // 2], sorted(cpu)[times // 2]


def memory() -> float:
    """Most memory so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def longest_pause(work: Callable[[], object], times: int) -> float:
    """Longest time that the loop did not come round while the work was done in a thread."""
    worst, over = 0.0, False

    async def beat() -> None:
        nonlocal worst
        while not over:
            started = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - started - 0.001)

    heart = asyncio.create_task(beat())
    for _ in range(times):
        await asyncio.to_thread(work)
    over = True
    await heart
    return 1000 * worst


def starts(folder: Path) -> None:
    for name in ("first start", "later start"):
        deck.card_sprite.cache_clear()
        deck.tile_sprite.cache_clear()
        used = time.process_time()
        built = build(deck.every_sprite(), folder)
        cpu = time.process_time() - used
        print(f"{name}: {deck.summary(built)} (cpu {cpu:.1f} s)")
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(f"cache: {size / 1e6:.1f} MB in {len(list(folder.iterdir()))} files")


def main(folder: Path) -> None:
    starts(folder)
    _, cpu = spent(lambda: [card_svg(card) for card in PACK], 5)
    print(f"SVG of a pack: {cpu:.1f} ms")
    tiles = [len(read(deck.tile_sprite(card, "italian", "classic"), folder)) for card in PACK]
    print(f"card emoji: {sum(tiles) / 40:,.0f} bytes on average, {max(tiles):,} at most")
    print(f"memory before tables: {memory():.0f} MB")

    easel = Easel(folder)
    print(f"{'table':<16} {'bytes':>8} {'cold ms':>8} {'draw':>6} {'wall':>6} {'cpu':>6}")
    for name, options in GAMES.items():
        seen = played(options, 2, options.active - 1).observe(None)
        names, dress = SHORT[: options.players], Dress()
        cold = time.perf_counter()
        content = table_picture(easel, seen, names, dress)
        cold = 1000 * (time.perf_counter() - cold)
        _, draw = spent(lambda s=seen, n=names, d=dress: draw_table(easel, s, n, d))
        wall, cpu = spent(lambda s=seen, n=names: table_picture(easel, s, n))
        line = f"{len(content):>8,} {cold:>8.0f} {draw:>6.1f} {wall:>6.1f} {cpu:>6.1f}"
        print(f"{name:<16} {line}", flush=True)

    for count in (3, 8, 12):
        size = len(hand_picture(easel, PACK[:count]))
        wall, cpu = spent(lambda cards=PACK[:count]: hand_picture(easel, cards))
        print(f"hand of {count:<8} {size:>8,} {'':>8} {'':>6} {wall:>6.1f} {cpu:>6.1f}")

    for name in ("two", "six", "ranks"):
        result, tricks = counted(GAMES[name], 3)
        given = (GAMES[name], result, tricks, SHORT[: GAMES[name].players])
        size = len(result_picture(easel, *given))
        wall, cpu = spent(lambda shown=given: result_picture(easel, *shown))
        print(f"result of {name:<6} {size:>8,} {'':>8} {'':>6} {wall:>6.1f} {cpu:>6.1f}")

    with Image.open(io.BytesIO(content)) as opened:
        picture = opened.convert("RGBA")
    print(f"WebP of a table alone: {spent(lambda: encoded(picture))[1]:.1f} ms")
    started = time.perf_counter()
    for _ in range(50):
        table_picture(easel, seen, names)
    print(f"one after the other: {50 / (time.perf_counter() - started):.0f} pictures/s")
    pause = asyncio.run(longest_pause(lambda: table_picture(easel, seen, names), 50))
    print(f"pause of the loop while 50 tables are drawn: {pause:.1f} ms at most")
    print(f"memory after tables: {memory():.0f} MB; {easel.remembered()}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as new:
            main(Path(new))
