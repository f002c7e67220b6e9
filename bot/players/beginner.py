"""The beginner: learnt the game last week, counts nothing, and is often in two minds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from bot.game import (
    Action,
    BidPoints,
    BidRank,
    Card,
    Claim,
    Exchange,
    Observation,
    Pass,
    PlayCard,
    Ready,
    rules_of,
)
from bot.players.stand_in import stand_in

_WHIM: Final = 0.2
"""How often any card will do."""
_OVERSIGHT: Final = 0.3
"""How often a good thing is not seen."""
_BOLD: Final = 20
_STEP: Final = 6
"""Points in hand that make a first bid, and how many more each later one takes."""


def beginner(observation: Observation, rng: Random) -> Action:
    """Return what a beginner does."""
    legal = observation.legal
    if Ready() in legal:
        return Ready()
    seen = rng.random() > _OVERSIGHT
    for good in (Claim(), Exchange()):
        if good in legal and seen:
            return good
    plays = [action for action in legal if isinstance(action, PlayCard)]
    if plays:
        return rng.choice(plays) if rng.random() < _WHIM else _play(observation, plays)
    bids = [action for action in legal if isinstance(action, BidRank | BidPoints)]
    if bids and (Pass() not in legal or _dares(observation, rng)):
        return bids[min(len(bids) - 1, rng.randrange(2))] if Pass() in legal else bids[0]
    return stand_in(observation)


def _dares(observation: Observation, rng: Random) -> bool:
    """Whether the best suit of the hand looks good enough for the next bid."""
    rules = rules_of(observation.options)
    held: Counter[str] = Counter()
    for card in observation.hand:
        held[card.suit] += 2 * rules.points[card] // 2 + 3
    bids = sum(not isinstance(bid, Pass) for _, bid in observation.bids)
    return max(held.values()) + rng.randrange(10) > _BOLD + _STEP * bids


def _play(observation: Observation, plays: list[PlayCard]) -> PlayCard:
    """Take what is worth taking with the cheapest card that does it, else give the least."""
    rules, trump = rules_of(observation.options), observation.trump
    points, strength = rules.points, rules.strength

    def cost(card: Card) -> tuple[int, int]:
        return points[card] + 4 * (card.suit == trump), strength[card]

    cheap = min(plays, key=lambda play: cost(play.card))
    table = [(seat, card) for seat, card in observation.trick if card]
    if not table:
        return cheap
    winner, best = table[0]
    for seat, card in table[1:]:
        if _beats(card, best, trump, strength[card] > strength[best]):
            winner, best = seat, card
    if any(winner in team and observation.seat in team for team in observation.teams):
        return max(plays, key=lambda play: (play.card.suit != trump, points[play.card]))
    pot = sum(points[card] for _, card in table)
    takers = [
        play
        for play in plays
        if _beats(play.card, best, trump, strength[play.card] > strength[best])
        and pot + points[play.card] > 2 * (play.card.suit == trump)
    ]
    return min(takers, key=lambda play: cost(play.card)) if takers else cheap


def _beats(card: Card, best: Card, trump: str | None, stronger: bool) -> bool:
    return stronger if card.suit == best.suit else card.suit == trump
