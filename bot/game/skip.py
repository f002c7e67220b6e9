"""Whether the tricks that are left can still change anything (RULES 3.4, 4.9)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Final

from bot.game.cards import Card
from bot.game.rules import Rules

Totals = tuple[int, ...]
Judge = Callable[[Totals, int], Hashable]
"""From the totals by side and the side of the last trick to what they mean."""
Hands = tuple[tuple[Card, ...], ...]

_MOST_TRICKS: Final = 3
"""With more to play, too many orders are possible to try them all (RULES 3.4)."""
_TWO_SIDES: Final = 2


def uneventful(
    hands: Sequence[tuple[Card, ...]],
    order: Sequence[int],
    leader: int,
    trump: str | None,
    rules: Rules,
    sides: Sequence[int],
    totals: Totals,
    judge: Judge,
) -> bool | None:
    """Return True where all ways to play on give the same card points, False where they only mean
    the same, None where they do not.

    ``hands`` and ``sides`` go by seat, ``order`` is once round the table. Between tricks only.
    """
    rest = _Rest(order, trump, rules, sides)
    left = tuple(hands)
    if not rest.settles(left, leader, totals, judge):
        return None
    return rest.settles(left, leader, totals, lambda sums, _: sums)


class _Rest:
    """The ways to play the cards that are left."""

    def __init__(
        self,
        order: Sequence[int],
        trump: str | None,
        rules: Rules,
        sides: Sequence[int],
    ) -> None:
        self.turns = {seat: (*order[at:], *order[:at]) for at, seat in enumerate(order)}
        self.trump = trump
        self.rules = rules
        self.sides = sides
        self.all_sides = sorted({sides[seat] for seat in order})

    def settles(self, hands: Hands, leader: int, totals: Totals, judge: Judge) -> bool:
        """Whether every way to play on is judged alike."""
        judge = cache(judge)
        constant = cache(lambda totals, left: self._constant(totals, left, judge))
        found: set[Hashable] = set()
        known: set[tuple[Hands, int, Totals]] = set()

        def alike(hands: Hands, leader: int, totals: Totals, left: int) -> bool:
            """Whether all that follows is judged as what was found before."""
            if (hands, leader, totals) in known:
                return True
            known.add((hands, leader, totals))
            if constant(totals, left):
                found.add(judge(totals, self.all_sides[0]))
                return len(found) == 1
            if len(hands[leader]) > _MOST_TRICKS:
                return False
            for after, winner, worth in self._tricks(hands, leader):
                side = self.sides[winner]
                sums = (*totals[:side], totals[side] + worth, *totals[side + 1 :])
                if after[winner]:
                    if not alike(after, winner, sums, left - worth):
                        return False
                else:
                    found.add(judge(sums, side))
                    if len(found) > 1:
                        return False
            return True

        left = sum(self.rules.points[card] for hand in hands for card in hand)
        return alike(hands, leader, totals, left)

    def _constant(self, totals: Totals, left: int, judge: Judge) -> bool:
        """Whether no share of the points that are left can matter, be it in reach or not.

        More than two sides share in too many ways to ask that, unless nothing is left.
        """
        if left and len(totals) > _TWO_SIDES:
            return False
        first = judge(totals, self.all_sides[0])
        # The ends first: where they differ, as they mostly do, nothing more need be asked.
        for won in sorted(range(left + 1), key=lambda won: won not in (0, left)):
            sums = (totals[0] + won, totals[1] + left - won) if left else totals
            if any(judge(sums, last) != first for last in self.all_sides):
                return False
        return True

    def _tricks(self, hands: Hands, leader: int) -> list[tuple[Hands, int, int]]:
        """Return each next trick: the hands after it, its winner and its points."""
        strength, points = self.rules.strength, self.rules.points
        tricks: list[tuple[Hands, int, Card | None, int]] = [(hands, leader, None, 0)]
        for seat in self.turns[leader]:
            hand = hands[seat]
            plays = [(card, hand[:at] + hand[at + 1 :]) for at, card in enumerate(hand)]
            grown: list[tuple[Hands, int, Card | None, int]] = []
            for left, winner, best, worth in tricks:
                for card, rest in plays:
                    if best is None or (
                        strength[card] > strength[best]
                        if card.suit == best.suit
                        else card.suit == self.trump
                    ):
                        taker, top = seat, card
                    else:
                        taker, top = winner, best
                    after = (*left[:seat], rest, *left[seat + 1 :])
                    grown.append((after, taker, top, worth + points[card]))
            tricks = grown
        return [(left, winner, worth) for left, winner, _, worth in tricks]
