"""A good player beside somebody: what to do, and the kind of reason for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from bot.game import (
    Action,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
    Ready,
    rules_of,
)
from bot.players import Budget, choose

_LOAD: Final = 10
"""Card points of a load, which is an Ace or a Three."""
_RICH: Final = 5
"""Card points from which on a trick is worth taking for its own sake."""
_JUDGED: Final = "hint-judged"
_REASONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        Exchange: "hint-exchange",
        Claim: "hint-claim",
        Ready: "hint-ready",
        BidRank: "hint-bid",
        BidPoints: "hint-bid",
        Pass: "hint-pass",
        NameTrump: "hint-name-trump",
        CallCard: "hint-call",
        Discard: "hint-discard",
    }
)


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one move, from nothing but what the seat may know."""

    action: Action = field(repr=False)
    reason: str = field(repr=False)
    """Key of the sentence that says why; the numbers in it can be counted from the position."""
    data: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """What cannot be counted from it."""


def hint(observation: Observation, seed: bytes | int, budget: Budget | None = None) -> Hint:
    """Return what the master does here, or without a budget the club player, and why."""
    if len(observation.legal) == 1:
        action = observation.legal[0]
        ordinary = isinstance(action, PlayCard)
        return Hint(action, "hint-only-card" if ordinary else _REASONS.get(type(action), _JUDGED))
    thinks = budget is None or budget.iterations > 0
    action = choose("master" if thinks else "club", observation, seed, budget if thinks else None)
    if isinstance(action, PlayCard):
        return Hint(action, _why(observation, action.card))
    return Hint(action, _REASONS.get(type(action), _JUDGED))


def _why(seen: Observation, card: Card) -> str:
    """Return the kind of reason for which a good player plays this card."""
    points = rules_of(seen.options).points
    plays = [(seat, played) for seat, played in seen.trick if played]
    trump = card.suit == seen.trump
    if seen.trump is None or len(plays) < len(seen.trick):
        return _JUDGED
    if not plays:
        return _why_lead(points[card], trump=trump)
    taker, best = _holding(seen, plays)
    pot = sum(points[played] for _, played in plays)
    last = len(plays) + 1 == len(seen.hand_sizes) - len(seen.resting)
    if _beats(seen, card, best):
        if trump and best.suit != seen.trump and pot >= _LOAD:
            return "hint-trump-load"
        return "hint-take" if pot + points[card] >= _RICH else "hint-win-cheap"
    if taker in _friends(seen):
        return "hint-load-partner" if points[card] else "hint-throw-low"
    if points[card] >= _LOAD:
        return _JUDGED
    trumps = any(other.suit == seen.trump for other in seen.hand)
    return "hint-save-trump" if trumps and pot and not last else "hint-throw-low"


def _why_lead(worth: int, *, trump: bool) -> str:
    if trump:
        return "hint-lead-trump"
    return "hint-lead-load" if worth >= _LOAD else "hint-lead-low"


def _holding(seen: Observation, plays: list[tuple[int, Card]]) -> tuple[int, Card]:
    """Who holds the trick so far, and by which card."""
    holder = plays[0]
    for play in plays[1:]:
        if _beats(seen, play[1], holder[1]):
            holder = play
    return holder


def _beats(seen: Observation, card: Card, best: Card) -> bool:
    if card.suit == best.suit:
        strength = rules_of(seen.options).strength
        return strength[card] > strength[best]
    return card.suit == seen.trump


def _friends(seen: Observation) -> frozenset[int]:
    """The seats that are known to be on this seat's side."""
    if seen.seat is None:
        return frozenset()
    if not seen.options.chiamata:
        sides = rules_of(seen.options).sides
        return frozenset(seat for seat, side in enumerate(sides) if side == sides[seen.seat])
    callers = {seat for seat in (seen.declarer, seen.partner, seen.partner_too) if seat is not None}
    if seen.seat in callers:
        return frozenset(callers)
    if seen.partner is None:
        return frozenset()
    return frozenset(range(seen.options.players)) - callers
