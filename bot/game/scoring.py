"""What a counted deal gives: RULES 1.7, 2.3, 3.3, 4.8, 4.10."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.game.actions import Bid
from bot.game.auction import LOWEST_PROMISE, promised
from bot.game.cards import Card
from bot.game.options import Options
from bot.game.rules import PACK_POINTS, Rules

MAJORITY: Final = 61
_HIGH_SCORE: Final = 91
_STEPS: Final = ((101, 5), (91, 4), (81, 3), (71, 2), (61, 1))
_TOP_STEP: Final = (111, 6)


@dataclass(frozen=True, slots=True)
class Contract:
    """How a deal of Chiamata was played and ended."""

    declarer: int
    partner: int | None
    """The holder of the called card, or None when the declarer held it."""
    bid: Bid
    called: Card
    points: int
    """Card points that the declarer's side took, discards included."""
    rank: str | None = None
    """The rank that the bid called; None when the declarer chose."""
    called_too: Card | None = None
    """The second card of a bid of 120 (RULES 4.10)."""
    partner_too: int | None = None
    """Its holder, where that is neither the declarer nor the other partner."""
    unplayed: int = 0
    """Points that this side was sure of when a decided deal ended early; nobody is shown them."""

    @property
    def side(self) -> tuple[int, ...]:
        """Seats of the declarer's side, the declarer first."""
        partners = (self.partner, self.partner_too)
        return (self.declarer, *(seat for seat in partners if seat is not None))

    @property
    def judged(self) -> int:
        """The points that decide."""
        return self.points + self.unplayed

    @property
    def made(self) -> bool:
        """Whether the side took what the bid promised."""
        return self.judged >= promised(self.bid)


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
    """False for a deal that everybody passed or one had made anew: it is no round (RULES 4.2)."""
    reason: str = "played"
    """played, conquest, forced or irrelevant (RULES 3.4), passed, or void (RULES 4.1)."""
    drawn: bool = False
    """Whether nobody won because of a tie, or of sixty that are a draw."""
    stakes: int = 1
    """What the gains were multiplied by."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """Cards that are shown unplayed; () for a deal played out."""
    hand_of: int | None = None
    """The seat whose hand ended the deal: a conquest, or one without points."""
    unplayed: int = 0
    """Card points credited to nobody."""
    kitty: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    discard_points: int = 0


class Verdict(NamedTuple):
    """What the totals of a deal of Briscola mean."""

    side: int | None
    """The side that wins; None when nobody does."""
    points: int = 1
    """Game points for the winner."""
    all_points: bool = False
    """Whether all 120 win the match at once (RULES 3.3)."""
    drawn: bool = False


def side_totals(sides: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Card points of each side, from those of each seat."""
    totals = [0] * (max(sides) + 1)
    for side, taken in zip(sides, points, strict=True):
        totals[side] += taken
    return tuple(totals)


def classic_verdict(rules: Rules, totals: Sequence[int], last: int) -> Verdict:
    """Judge card points by side; ``last`` is the side that took the last trick."""
    options, best = rules.options, max(totals)
    leading = [side for side, total in enumerate(totals) if total == best]
    if len(leading) > 1:
        return Verdict(last) if options.tie_60 == "last_trick" else Verdict(None, drawn=True)
    if options.three_player_win == "strict61" and best < MAJORITY:
        return Verdict(None)
    if options.round_variant != "high_score" or best < _HIGH_SCORE:
        return Verdict(leading[0])
    return Verdict(leading[0], 2, all_points=best == PACK_POINTS)


def classic_gains(
    rules: Rules, verdict: Verdict, scores: Sequence[int]
) -> tuple[tuple[int, ...], bool]:
    """Game points of each seat, and whether they end the match that stood at these scores.

    All 120 points give as many as the match still needs (RULES 3.3).
    """
    worth, target = verdict.points, rules.target
    won = [side == verdict.side for side in rules.sides]
    if target is None or not any(won):
        return (0,) * rules.players, False
    score = scores[won.index(True)]
    if verdict.all_points:
        worth = max(worth, target - score)
    return tuple([worth * mine for mine in won]), score + worth >= target


def sixty_drawn(options: Options, contract: Contract) -> bool:
    """Whether exactly sixty on a promise of 61 count for nothing (RULES 4.8)."""
    lowest = promised(contract.bid) == LOWEST_PROMISE
    return options.sixty_is_draw and lowest and contract.judged == LOWEST_PROMISE - 1


def chiamata_gains(
    rules: Rules, contract: Contract, stakes: int = 1, resting: Sequence[int] = ()
) -> tuple[int, ...]:
    """Game points of each seat by the table of RULES 4.8; with one partner they sum to zero."""
    options, points = rules.options, contract.judged
    if sixty_drawn(options, contract):
        return (0,) * rules.players
    steps = (_TOP_STEP, *_STEPS) if options.top_step_111 else _STEPS
    step = next(worth for least, worth in steps if promised(contract.bid) >= least) * stakes
    if points == PACK_POINTS or (points == 0 and options.capot_by_opponents_doubles):
        step *= 2
    if not contract.made:
        step = -step
    gains = [-step] * rules.players
    for seat in contract.side:
        gains[seat] = step
    gains[contract.declarer] = step * (2 if len(contract.side) > 1 else 4)
    for seat in resting:
        gains[seat] = 0
    return tuple(gains)
