"""`python -m bot arena A B`: measure computer players against each other, deal by deal.

Of five, both players declare the same contracts, which the club has bid, against the other.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Final

from bot.game import Action, Card, GameError, Observation, Options, PlayCard, rules_of
from bot.players import LEVELS, Budget, choose
from bot.players.chiamata.measure import Measured, measure
from bot.players.contest import Player, Tally, contest

_DEVIATIONS: Final = 1.96
"""So many standard errors on both sides hold the truth 95 times in a hundred."""


def main(arguments: Sequence[str]) -> int:
    """Play the deals and say how they went; returns the exit code."""
    parser = _parser()
    told = parser.parse_args(arguments)
    try:
        options = Options.parse(f"players={told.players} {told.options}")
        budget = Budget(told.iterations, told.seconds)
        first, second = player(told.first, budget), player(told.second, budget)
    except (GameError, ValueError, ImportError, AttributeError) as error:
        parser.error(str(error))
    sys.stdout.write(f"{told.first} against {told.second}, {options}, seed {told.seed}\n")
    if options.chiamata:
        club = player("club", budget)
        sys.stdout.write(
            contracts(measure(first, second, told.deals, told.seed, club), cpu=told.cpu)
        )
        return 0
    rng, tally = Random(told.seed), Tally()  # noqa: S311 -- no secret
    for _ in range(told.deals):
        contest(first, second, options, rng, tally)
    sys.stdout.write(report(tally, cpu=told.cpu))
    return 0


def player(name: str, budget: Budget) -> Player:
    """Return the player of this name: a level, random, greedy, or a module and its function."""
    if name in LEVELS:
        return lambda observation, seed: choose(name, observation, seed, budget)
    if name in _SIMPLE:
        return _SIMPLE[name]
    module, sign, function = name.partition(":")
    if not sign:
        known = ", ".join((*LEVELS, *_SIMPLE))
        raise ValueError(f"no such player: {name} (there are {known}, and module:function)")
    found: Player = getattr(import_module(module), function)
    return found


def report(tally: Tally, *, cpu: bool) -> str:
    """Return score and points of the first player, with intervals of 95 %."""
    lines = [
        f"score  {_told(tally.scores, 4)} of {len(tally.scores)} deals, seats exchanged",
        f"points {_told(tally.points, 2)}",
    ]
    if cpu:
        for which, seconds in zip(("first", "second"), tally.seconds, strict=True):
            times = sorted(seconds) or [0.0]
            half, most = times[len(times) // 2], times[len(times) * 99 // 100]
            lines.append(
                f"CPU of the {which}: p50 {half * 1000:.2f} ms, p99 {most * 1000:.2f} ms, "
                f"most {times[-1] * 1000:.2f} ms, {len(times)} decisions"
            )
    return "".join(f"{line}\n" for line in lines)


def contracts(measured: Measured, *, cpu: bool) -> str:
    """Return how often each player made the same contracts against the other."""
    lines = [
        f"made   {measured.made_by_first:.3f} by the first, {measured.made_by_second:.3f} by the "
        f"second, of {measured.deals} contracts played both ways",
        f"more   {measured.difference:.3f} ± {measured.margin:.3f}",
    ]
    if cpu:
        lines += [
            f"CPU of the {which}: p50 {half:.2f} ms, p99 {most:.2f} ms"
            for which, (half, most) in measured.cpu.items()
        ]
    return "".join(f"{line}\n" for line in lines)


def _told(values: Sequence[float], digits: int) -> str:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    return f"{mean:.{digits}f} ± {_DEVIATIONS * (spread / count) ** 0.5:.{digits}f}"


def _random(observation: Observation, seed: int) -> Action:
    place = (observation.seat, len(observation.tricks), len(observation.bids), observation.phase)
    return Random(f"{seed} {place}").choice(observation.legal)  # noqa: S311 -- no secret


def _greedy(observation: Observation, seed: int) -> Action:
    """The most points from this trick, then the cheapest card."""
    plays = [action for action in observation.legal if isinstance(action, PlayCard)]
    if not plays:
        return _random(observation, seed)
    rules, trump = rules_of(observation.options), observation.trump
    table = [(seat, card) for seat, card in observation.trick if card]

    def price(card: Card) -> tuple[int, int]:
        return rules.points[card] + 4 * (card.suit == trump), rules.strength[card]

    def gain(card: Card) -> int:
        if not table:
            return 0
        winner, best = table[0]
        for seat, other in (*table[1:], (observation.seat, card)):
            if (
                rules.strength[other] > rules.strength[best]
                if other.suit == best.suit
                else (other.suit == trump)
            ):
                winner, best = seat or 0, other
        pot = rules.points[card] + sum(rules.points[other] for _, other in table)
        mine = winner == observation.seat or any(
            winner in team and observation.seat in team for team in observation.teams
        )
        return pot if mine else -pot

    return max(plays, key=lambda play: (gain(play.card), *(-one for one in price(play.card))))


_SIMPLE: Final[dict[str, Player]] = {"random": _random, "greedy": _greedy}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot arena", description=__doc__)
    what = f"{', '.join((*LEVELS, *_SIMPLE))}, or module:function"
    parser.add_argument("first", metavar="A", help=what)
    parser.add_argument("second", metavar="B", help=what)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 5, 6))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--options", default="", help='house rules, as in "open=True exchange=True"'
    )
    parser.add_argument("--iterations", type=int, default=Budget().iterations)
    parser.add_argument("--seconds", type=float, default=Budget().seconds)
    parser.add_argument("--cpu", action="store_true", help="tell how long decisions took")
    return parser
