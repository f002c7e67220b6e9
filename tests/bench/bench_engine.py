"""Play whole random matches through the public face and print how fast the engine is.

``python -m tests.bench.bench_engine [SECONDS]`` prints, for each number of players, deals and
actions a second of processor time, and microseconds of the calls that a search makes at each node.
The fastest of several turns counts: the others measure whoever shares the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from random import Random
from time import process_time

from bot.game import Match, Options

TURNS = 8


def play(options: Options, seconds: float) -> tuple[float, float]:
    """Play random matches for about this long; return deals and actions a second."""
    rng = Random(1).random
    fastest = (0.0, 0.0)
    number = 0
    for _ in range(TURNS):
        deals = actions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds / TURNS:
            match = Match(options, sha256(b"%d" % number).digest())
            number += 1
            while seats := match.to_act:
                seat = seats[0]
                legal = match.legal(seat)
                match.apply(seat, legal[int(rng() * len(legal))])
            deals += match.deal + 1
            actions += len(match.log)
        fastest = max(fastest, (deals / spent, actions / spent))
    return fastest


def middle_of_a_deal(options: Options) -> Match:
    """Return a match in the middle of its second deal."""
    match = Match(options, bytes(32))
    while match.deal < 1 or len(match.observe(None).tricks) < match.rules.tricks // 2:
        seat = match.to_act[0]
        match.apply(seat, match.legal(seat)[0])
    return match


def microseconds(call: Callable[[], object], times: int = 2_000) -> float:
    """Return the processor time of one call, the fastest of several turns."""
    fastest = float("inf")
    for _ in range(TURNS):
        start = process_time()
        for _ in range(times):
            call()
        fastest = min(fastest, (process_time() - start) / times)
    return fastest * 1e6


def main(seconds: float) -> None:
    """Print the figures for two to five players."""
    print(f"{'players':>7} {'deals/s':>9} {'actions/s':>10} {'observe us':>11} {'copy us':>8}")
    for players in (2, 3, 4, 5):
        options = Options(players=players)
        deals, actions = play(options, seconds)
        match = middle_of_a_deal(options)
        observe, copy = microseconds(partial(match.observe, 0)), microseconds(match.copy)
        print(f"{players:>7} {deals:>9,.0f} {actions:>10,.0f} {observe:>11.1f} {copy:>8.1f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 4.0)
