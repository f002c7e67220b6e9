"""How strong players of Chiamata are: the same contracts played both ways, and honest bids."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import NamedTuple

from bot.game import Action, BidPoints, BidRank, Match, Observation, Options
from bot.players.chiamata.auction import contracts

Player = Callable[[Observation, int], Action]
"""Answers an observation; the number seeds its draws."""

_OPTIONS = Options(players=5)
_Z = 1.96


class Measured(NamedTuple):
    """Make rates of the same contracts, the declarer's side and the others changing places."""

    deals: int
    made_by_first: float
    made_by_second: float
    difference: float
    margin: float
    """Half the 95 % interval of the difference."""
    cpu: dict[str, tuple[float, float]]
    """Milliseconds a move of each player: the median, and the slowest of a hundred."""


class Honesty(NamedTuple):
    """How likely declarers held their contracts to be made, and how often they were."""

    deals: int
    estimated: float
    made: float
    margin: float
    bids: Counter[str]
    """The bids that won the auction."""


class _Clock:
    """Takes down how long each player thinks."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {}

    def ask(self, name: str, player: Player, observation: Observation, seed: int) -> Action:
        start = time.process_time()
        action = player(observation, seed)
        self.spent.setdefault(name, []).append(1000 * (time.process_time() - start))
        return action

    def report(self) -> dict[str, tuple[float, float]]:
        report = {}
        for name, spent in self.spent.items():
            ranked = sorted(spent)
            report[name] = (ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.99)])
        return report


def measure(
    first: Player, second: Player, deals: int, seed: int, bidder: Player | None = None
) -> Measured:
    """Play each contract with the first player declaring against the second, and the other way.

    ``bidder`` speaks for all seats in the auction; without one it is the second player.
    """
    clock = _Clock()
    outcomes = []
    for deal in range(deals):
        start = _auction(bidder or second, seed + deal)
        outcomes.append(
            (
                _made(start.copy(), ("first", first), ("second", second), clock, seed + deal),
                _made(start.copy(), ("second", second), ("first", first), clock, seed + deal),
            )
        )
    gains = [mine - other for mine, other in outcomes]
    mean = sum(gains) / deals
    variance = sum((gain - mean) ** 2 for gain in gains) / max(deals - 1, 1)
    return Measured(
        deals=deals,
        made_by_first=sum(mine for mine, _ in outcomes) / deals,
        made_by_second=sum(other for _, other in outcomes) / deals,
        difference=mean,
        margin=_Z * sqrt(variance / deals),
        cpu=clock.report(),
    )


def honesty(
    player: Player, deals: int, seed: int, playouts: int, options: Options = _OPTIONS
) -> Honesty:
    """Compare what the declarers expected at their last bid with what became of it."""
    estimates, made = [], []
    bids: Counter[str] = Counter()
    for deal in range(deals):
        match = _auction(player, seed + deal, options)
        before = _before_last_bid(match)
        standing = match.observe(None).bid
        rng = Random(seed + deal)  # noqa: S311 -- no secret
        estimates.append(
            next(one.made for one in contracts(before, rng, playouts) if one.bid == standing)
        )
        bids[str(standing)] += 1
        made.append(_made(match, ("all", player), ("all", player), _Clock(), seed + deal))
    rate = sum(made) / deals
    margin = _Z * sqrt(max(rate * (1 - rate), 0.01) / deals)
    return Honesty(deals, sum(estimates) / deals, rate, margin, bids)


def _before_last_bid(match: Match) -> Observation:
    """What the declarer saw when it spoke last."""
    log = match.log
    at = max(at for at, (_, act) in enumerate(log) if isinstance(act, BidRank | BidPoints))
    replayed = Match.replay(match.options, match.seed, log[:at])
    return replayed.observe(log[at][0])


def _auction(bidder: Player, seed: int, options: Options = _OPTIONS) -> Match:
    """Deal until somebody bids, and let the declarer choose everything before the first card."""
    for attempt in range(100):
        secret = Random(f"{seed} {attempt}").randbytes(32)  # noqa: S311 -- no secret in a test
        match = Match(options, secret)
        while match.observe(None).phase != "play" and not match.deal:
            seat = match.to_act[0]
            match.apply(seat, bidder(match.observe(seat), _seed(seed, seat)))
        if not match.deal:
            return match
    raise ValueError("these players never bid")


def _made(
    match: Match,
    side: tuple[str, Player],
    others: tuple[str, Player],
    clock: _Clock,
    seed: int,
) -> bool:
    """Play the deal out; whether its contract was made. Each seat has its own draws."""
    ours = [seat for seat in range(match.rules.players) if _declares(match, seat)]
    while not match.results:
        seat = match.to_act[0]
        name, player = side if seat in ours else others
        match.apply(seat, clock.ask(name, player, match.observe(seat), _seed(seed, seat)))
    contract = match.results[0].contract
    return contract is not None and contract.made


def _declares(match: Match, seat: int) -> bool:
    """Whether the seat is on the declarer's side, as it knows itself."""
    observation = match.observe(seat)
    return seat in (observation.declarer, observation.partner, observation.partner_too)


def _seed(seed: int, seat: int) -> int:
    return seed * 10 + seat
