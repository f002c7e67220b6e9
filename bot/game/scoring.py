"""What a counted deal gives: RULES 1.7, 2.3, 4.8."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.game.actions import Bid
from bot.game.auction import promised
from bot.game.cards import Card
from bot.game.rules import PACK_POINTS, Rules

MAJORITY: Final = 61
_STEPS: Final = ((101, 5), (91, 4), (81, 3), (71, 2), (61, 1))


@dataclass(frozen=True, slots=True)
class Contract:
    """How a deal of Chiamata was played and ended."""

    declarer: int
    partner: int | None
    """The holder of the called card, or None when the declarer played alone."""
    bid: Bid
    called: Card
    points: int
    """Card points of the declarer's side."""

    @property
    def side(self) -> tuple[int, ...]:
        """Seats of the declarer's side."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner)

    @property
    def made(self) -> bool:
        """Whether the side took what the bid promised; 60 on a bid of 61 is lost."""
        return self.points >= promised(self.bid)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The count of one deal, everything public. All tuples go by seat."""

    deal: int
    round: int
    dealer: int
    points: tuple[int, ...]
    """Card points that each seat took."""
    winners: tuple[int, ...]
    """Seats that won the deal; () when nobody did."""
    gains: tuple[int, ...]
    """Game points of this deal."""
    scores: tuple[int, ...]
    """Running score after it."""
    contract: Contract | None = None
    counted: bool = True
    """False for a deal of Chiamata that everybody passed: it is no round (RULES 4.2)."""


def classic_winners(rules: Rules, points: Sequence[int]) -> tuple[int, ...]:
    """Seats that win a deal with these card points, () for a tie at the top (RULES 1.7, 2.3)."""
    totals: dict[int, int] = {}
    for side, taken in zip(rules.sides, points, strict=True):
        totals[side] = totals.get(side, 0) + taken
    best = max(totals.values())
    leading = [side for side, total in totals.items() if total == best]
    if len(leading) > 1:
        return ()
    return tuple(seat for seat, side in enumerate(rules.sides) if side == leading[0])


def chiamata_gains(players: int, contract: Contract) -> tuple[int, ...]:
    """Game points of each seat by the table of RULES 4.8; they always sum to zero."""
    step = next(worth for least, worth in _STEPS if promised(contract.bid) >= least)
    if contract.points in (0, PACK_POINTS):
        step *= 2
    sign = 1 if contract.made else -1
    gains = [-sign * step] * players
    for seat in contract.side:
        gains[seat] = sign * step
    gains[contract.declarer] = sign * step * (2 if contract.partner is not None else 4)
    return tuple(gains)
