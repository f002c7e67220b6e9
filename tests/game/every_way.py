"""All ways to play the last cards, and what they mean (RULES 3.4, 4.9), by plain recursion."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random

from bot.game import BidPoints, Card, Match, Options
from tests.game.second_scoring import (
    TARGETS,
    Count,
    count_chiamata,
    count_classic,
    taker,
    team_of,
    worth,
)

Hands = tuple[tuple[str, ...], ...]
End = tuple[tuple[int, ...], int]
"""Card points that each side takes more, and the side that takes the last trick."""


@dataclass
class EveryWay:
    """The ends that can be reached from a position between two tricks."""

    options: Options
    order: Sequence[int]
    sides: Sequence[int]
    trump: str
    known: dict[tuple[Hands, int], frozenset[End]] = field(default_factory=dict)

    def ends(self, hands: Hands, leader: int) -> frozenset[End]:
        """Every end, each reached in at least one order of play."""
        place = (hands, leader)
        if place not in self.known:
            self.known[place] = frozenset(self._ends(hands, leader))
        return self.known[place]

    def around(self, leader: int) -> tuple[int, ...]:
        """The seats in the order in which they play a trick."""
        at = self.order.index(leader)
        return (*self.order[at:], *self.order[:at])

    def _ends(self, hands: Hands, leader: int) -> Iterator[End]:
        around = self.around(leader)
        for cards in product(*(hands[seat] for seat in around)):
            winner = taker(list(zip(around, cards, strict=True)), self.trump, self.options)
            side, points = self.sides[winner], sum(worth(card, self.options) for card in cards)
            left = tuple(tuple(card for card in hand if card not in cards) for hand in hands)
            more = (
                self.ends(left, winner) if left[winner] else {((0,) * len(set(self.sides)), side)}
            )
            for totals, last in more:
                yield (*totals[:side], totals[side] + points, *totals[side + 1 :]), last

    def one_way(self, hands: Hands, leader: int, rng: Random) -> End:
        """The end of one order of play, chosen at random."""
        left = [rng.sample(hand, len(hand)) for hand in hands]
        totals = [0] * len(set(self.sides))
        while left[leader]:
            plays = [(seat, left[seat].pop()) for seat in self.around(leader)]
            leader = taker(plays, self.trump, self.options)
            totals[self.sides[leader]] += sum(worth(card, self.options) for _, card in plays)
        return tuple(totals), self.sides[leader]


class Judge:
    """What the points of the sides would mean in the deal under way."""

    def __init__(self, match: Match) -> None:
        now, players = match.observe(None), match.rules.players
        self.options, self.scores, self.stakes = match.options, match.scores, match.stakes
        self.resting = now.resting
        self.order = [seat for seat in range(players) if seat not in now.resting]
        self.trump = now.trump or ""
        if not self.options.chiamata:
            teams = sorted({team_of(seat, players) for seat in range(players)})
            self.sides = [teams.index(team_of(seat, players)) for seat in range(players)]
            self.before = [0] * len(teams)
        else:
            assert now.declarer is not None
            views = [match.observe(seat) for seat in range(players)]
            self.declarer = now.declarer
            self.promise = now.bid.points if isinstance(now.bid, BidPoints) else 61
            self.partners = {
                seat
                for seat, view in enumerate(views)
                if seat in (view.partner, view.partner_too) and seat != now.declarer
            }
            side = {now.declarer, *self.partners}
            self.sides = [int(seat not in side) for seat in range(players)]
            self.before = [self.worth(views[now.declarer].discards), 0]
        for trick in now.tricks:
            self.before[self.sides[trick.winner]] += self.worth(card for _, card in trick.plays)

    def worth(self, cards: Iterator[Card] | Sequence[Card]) -> int:
        """Card points of these cards together."""
        return sum(worth(str(card), self.options) for card in cards)

    def count(self, totals: Sequence[int], last: int) -> Count:
        """The count of an end with these totals."""
        if self.options.chiamata:
            return count_chiamata(
                self.options,
                self.declarer,
                self.partners,
                self.promise,
                totals[0],
                stakes=self.stakes,
                resting=self.resting,
            )
        # The first seats are of different sides: the points may lie with them.
        spread = (*totals, *(0 for _ in range(self.options.players - len(totals))))
        return count_classic(self.options, spread, last, self.scores)

    def meaning(self, totals: Sequence[int], last: int) -> Hashable:
        """R of RULES 3.4: the game points awarded and whether the match ends with them."""
        count = self.count(totals, last)
        scores = [score + gain for score, gain in zip(self.scores, count.gains, strict=True)]
        target = 999 if self.options.chiamata else TARGETS[self.options.length]
        # A tie that leaves the dealer is more than no points.
        stays = count.drawn and self.options.tie_dealer == "same"
        return count.gains, bool(count.all_points) or max(scores) >= target, stays

    def settled(self, totals: Sequence[int]) -> bool:
        """The rule of RULES 4.9 for any number of tricks."""
        mine, others = totals
        left = 120 - mine - others
        lost = self.promise - (self.options.sixty_is_draw and self.promise == 61)
        certain = mine >= self.promise or mine + left < lost
        return certain and ((mine > 0 and others > 0) or left == 0)
