"""The auction of Briscola Chiamata (RULES 4.2-4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.game.actions import PASS, Action, Bid, BidPoints, BidRank, Pass
from bot.game.cards import RANKS
from bot.game.errors import IllegalBid

LOWEST_PROMISE: Final = 61
HIGHEST_PROMISE: Final = 120


@dataclass(frozen=True, slots=True)
class Ladder:
    """Every bid from worst to best; each is strictly better than those before it."""

    bids: tuple[Bid, ...]
    first_points: int = 0
    """The step from which points are bid over the lowest rank; it cannot be jumped to (4.3)."""

    def above(self, standing: Bid | None) -> tuple[Bid, ...]:
        """Bids that may follow the standing one."""
        step = -1 if standing is None else self.bids.index(standing)
        reach = self.first_points if step < self.first_points - 1 else len(self.bids)
        return self.bids[step + 1 : reach]


LADDERS: Final[Mapping[str, Ladder]] = {
    "rank_points": Ladder(
        (
            *map(BidRank, RANKS),
            *map(BidPoints, range(LOWEST_PROMISE + 1, HIGHEST_PROMISE + 1)),
        ),
        first_points=len(RANKS),
    ),
    "points": Ladder(tuple(map(BidPoints, range(LOWEST_PROMISE, HIGHEST_PROMISE + 1)))),
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
        return (*self.ladder.above(self.best), PASS)

    def check(self, action: Action) -> None:
        """Raise IllegalBid unless the action beats the standing bid or passes."""
        allowed = self.ladder.above(self.best)
        whole = not isinstance(action, BidPoints) or type(action.points) is int
        if action != PASS and not (whole and action in allowed):
            raise IllegalBid(bid=action, lowest=allowed[0] if allowed else None)

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
