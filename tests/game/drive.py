"""Random play of any table to the end of its match, for tests of everything at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.game import (
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    Claim,
    Exchange,
    Match,
    Pass,
    PlayCard,
    Signal,
)

MOST_PASSED = 3


@dataclass
class Mood:
    """How a table plays: how often it passes, and how gladly it does what it need not."""

    rng: Random
    shyness: float = field(init=False)
    gladness: float = field(init=False)

    def __post_init__(self) -> None:
        self.shyness = self.rng.choice((0.2, 0.5, 0.8))
        self.gladness = self.rng.choice((0.2, 0.6, 0.95))

    def choose(self, match: Match, seat: int) -> Action:
        """Choose one of the legal actions; after some passed deals somebody always bids."""
        legal, rng = match.legal(seat), self.rng
        extra = [a for a in legal if isinstance(a, Exchange | Claim | AskRedeal)]
        if extra and rng.random() < self.gladness:
            return rng.choice(extra)
        if Pass() in legal and rng.random() < (0 if self._too_shy(match) else self.shyness):
            return Pass()
        bids = [a for a in legal if isinstance(a, BidPoints | BidRank)]
        if bids:
            # Points of all heights end auctions early; a step at a time lets them grow long.
            return rng.choice(bids[:3] if rng.random() < 0.5 else bids)
        plain = [a for a in legal if not isinstance(a, Pass | AskRedeal)]
        plays = [a for a in plain if isinstance(a, PlayCard)]
        return rng.choice(plays or plain or legal)

    def _too_shy(self, match: Match) -> bool:
        now = match.observe(None)
        if now.phase != "auction" or now.bid:
            return False
        passed = 0
        for result in reversed(match.results):
            if result.counted:
                break
            passed += 1
        return passed >= MOST_PASSED


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Yield legal actions and signs until the match is over; apply each before the next."""
    mood = Mood(rng)
    while not match.outcome:
        if match.rules.teams and rng.random() < 0.1:
            signer = rng.randrange(match.rules.players)
            signs = match.observe(signer).may_signal
            if signs:
                yield signer, Signal(rng.choice(signs))
                continue
        seat = rng.choice(match.to_act)
        yield seat, mood.choose(match, seat)


def sides_of(match: Match) -> dict[int, tuple[int, ...]]:
    """The seats that play together with each seat, itself among them."""
    together = {seat: (seat,) for seat in range(match.rules.players)}
    return together | {seat: team for team in match.rules.teams for seat in team}
