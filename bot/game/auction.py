"""The auction of Briscola Chiamata (RULES 4.2-4.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.game.actions import PASS, Action, Bid, BidPoints, BidRank, Pass
from bot.game.cards import RANKS
from bot.game.errors import IllegalBid

LOWEST_PROMISE: Final = 61
HIGHEST_PROMISE: Final = 120


class Ladder:
    """Every bid from worst to best; each is strictly better than those before it.

    ``first_points`` is the step from which points are bid over the lowest rank; it cannot be
    jumped to (RULES 4.3).
    """

    def __init__(self, bids: Iterable[Bid], first_points: int = 0) -> None:
        self.bids = tuple(bids)
        self.first_points = first_points
        self.steps: Mapping[Bid, int] = {bid: step for step, bid in enumerate(self.bids)}

    def reach(self, standing: Bid | None) -> range:
        """Steps of the bids that may follow the standing one."""
        step = -1 if standing is None else self.steps[standing]
        jump = self.first_points if step < self.first_points - 1 else len(self.bids)
        return range(step + 1, jump)


LADDERS: Final[Mapping[str, Ladder]] = {
    "rank_points": Ladder(
        (*map(BidRank, RANKS), *map(BidPoints, range(LOWEST_PROMISE + 1, HIGHEST_PROMISE + 1))),
        first_points=len(RANKS),
    ),
    "points": Ladder(map(BidPoints, range(LOWEST_PROMISE, HIGHEST_PROMISE + 1))),
}


def promised(bid: Bid) -> int:
    """Card points that the declarer's side must take; a rank promises 61."""
    return bid.points if isinstance(bid, BidPoints) else LOWEST_PROMISE


class Auction:
    """Who bid what and who speaks next; everyone speaks in seat order until they pass."""

    def __init__(self, ladder: Ladder, players: int, first: int) -> None:
        self.ladder = ladder
        self.waiting = tuple((first + step) % players for step in range(players))
        self.turn = first
        self.best: Bid | None = None
        self.declarer: int | None = None
        self.spoken: tuple[tuple[int, Bid | Pass], ...] = ()

    def copy(self) -> Auction:
        """Return an independent copy."""
        twin = object.__new__(Auction)
        twin.__dict__.update(self.__dict__)
        return twin

    @property
    def over(self) -> bool:
        """Whether nobody may speak any more (RULES 4.2)."""
        if self.best is None:
            return not self.waiting
        return self.best == self.ladder.bids[-1] or self.waiting == (self.declarer,)

    @property
    def rank(self) -> str | None:
        """The rank that the best bid calls, or None when the declarer may call any (4.3, 4.4)."""
        ranks = [bid.rank for _, bid in self.spoken if isinstance(bid, BidRank)]
        return ranks[-1] if ranks else None

    def legal(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may say."""
        reach = self.ladder.reach(self.best)
        return (*self.ladder.bids[reach.start : reach.stop], PASS)

    def check(self, action: Bid | Pass) -> None:
        """Raise IllegalBid unless the action beats the standing bid or passes."""
        if isinstance(action, Pass):
            return
        # 62.0 and True are equal to whole numbers, and a list cannot be looked up.
        value = action.points if isinstance(action, BidPoints) else action.rank
        step = self.ladder.steps.get(action, -1) if type(value) in (int, str) else -1
        reach = self.ladder.reach(self.best)
        if step not in reach:
            raise IllegalBid(bid=action, lowest=self.ladder.bids[reach.start])

    def speak(self, action: Bid | Pass) -> None:
        """Take down a checked bid or pass and give the word to the next seat."""
        seat = self.turn
        place = self.waiting.index(seat)
        self.spoken = (*self.spoken, (seat, action))
        if isinstance(action, Pass):
            self.waiting = self.waiting[:place] + self.waiting[place + 1 :]
        else:
            self.best, self.declarer = action, seat
            place += 1
        if self.waiting:
            self.turn = self.waiting[place % len(self.waiting)]
