"""The auction of Briscola Chiamata (RULES 4.2-4.4, 4.10)."""

from __future__ import annotations

from typing import Final

from bot.game.actions import PASS, Action, Bid, BidPoints, BidRank, Pass
from bot.game.errors import IllegalBid
from bot.game.options import Options

LOWEST_PROMISE: Final = 61
HIGHEST_PROMISE: Final = 120
_LEAST_AFTER_FOUR_PASSES: Final = 71


class Ladder:
    """Which bids may follow which. ``ranks`` go from worst to best, () where points alone are bid.

    Points over a standing rank keep that rank where the bid may be forced, else the lowest rank
    (RULES 4.3); with both house rules on, the jump to the lowest rank is open to the first bid.
    """

    def __init__(self, ranks: str, *, force: bool = False, jump: bool = False) -> None:
        self.ranks = tuple(map(BidRank, ranks))
        lowest = LOWEST_PROMISE + bool(ranks)
        self.points = tuple(map(BidPoints, range(lowest, HIGHEST_PROMISE + 1)))
        self.force = force
        self.jump = jump
        self._after: dict[Bid | None, tuple[Bid, ...]] = {}

    def after(self, standing: Bid | None) -> tuple[Bid, ...]:
        """Bids that may follow the standing one, from worst to best."""
        known = self._after.get(standing)
        if known is None:
            known = self._after[standing] = self._following(standing)
        return known

    def _following(self, standing: Bid | None) -> tuple[Bid, ...]:
        if isinstance(standing, BidPoints):
            return self.points[standing.points - self.points[0].points + 1 :]
        if standing is None:
            return (*self.ranks, *(self.points if self.jump or not self.ranks else ()))
        better = self.ranks[self.ranks.index(standing) + 1 :]
        points = self.force or self.jump or not better
        return (*better, *(self.points if points else ()))

    def rank(self, spoken: tuple[tuple[int, Bid | Pass], ...]) -> str | None:
        """The rank that the best of these bids calls; None when the declarer may call any."""
        if not self.ranks:
            return None
        bids = [bid for _, bid in spoken if not isinstance(bid, Pass)]
        ranks = [bid.rank for bid in bids if isinstance(bid, BidRank)]
        if not bids:
            return None
        if ranks and (self.force or isinstance(bids[-1], BidRank)):
            return ranks[-1]
        return self.ranks[-1].rank


def ladder_of(options: Options, ranks: str) -> Ladder:
    """Return the ladder of these options; ``ranks`` from strongest to weakest."""
    if options.bidding == "points":
        return Ladder("")
    return Ladder(ranks, force=options.force, jump=options.direct_two_points)


def promised(bid: Bid) -> int:
    """Card points that the declarer's side must take; a rank promises 61."""
    return bid.points if isinstance(bid, BidPoints) else LOWEST_PROMISE


class Auction:
    """Who bid what and who speaks next; everyone speaks in seat order until they pass."""

    def __init__(self, ladder: Ladder, order: tuple[int, ...], all_pass: str) -> None:
        self.ladder = ladder
        self.all_pass = all_pass
        self.waiting = order
        self.turn = order[0]
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
        return promised(self.best) == HIGHEST_PROMISE or self.waiting == (self.declarer,)

    @property
    def rank(self) -> str | None:
        """The rank that the best bid calls, or None when the declarer may call any (4.3, 4.4)."""
        return self.ladder.rank(self.spoken)

    @property
    def last_chance(self) -> bool:
        """Whether all others have passed without a bid."""
        return self.best is None and len(self.waiting) == 1

    def bids(self) -> tuple[Bid, ...]:
        """Bids that are open to the seat whose turn it is, from worst to best."""
        if self.last_chance and self.all_pass == "last_plays_61":
            return self.ladder.ranks or self.ladder.points[:1]
        if self.last_chance and self.all_pass == "last_two_71":
            return self.ladder.points[_LEAST_AFTER_FOUR_PASSES - self.ladder.points[0].points :]
        return self.ladder.after(self.best)

    @property
    def may_pass(self) -> bool:
        """Whether the seat may pass: the last one of five may be made to play (RULES 4.2)."""
        return not (self.last_chance and self.all_pass == "last_plays_61")

    def legal(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may say."""
        return (*self.bids(), PASS) if self.may_pass else self.bids()

    def check(self, action: Bid | Pass) -> None:
        """Raise IllegalBid unless the action beats the standing bid or passes."""
        bids = self.bids()
        if isinstance(action, Pass):
            if not self.may_pass:
                raise IllegalBid(bid=action, lowest=bids[0])
            return
        # 62.0 and True are equal to whole numbers.
        value = action.points if isinstance(action, BidPoints) else action.rank
        if type(value) not in (int, str) or action not in bids:
            raise IllegalBid(bid=action, lowest=bids[0])

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
