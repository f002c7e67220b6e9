"""What is done for a person whose time is over: the least that the rules allow."""

from __future__ import annotations

from collections import Counter

from bot.game import (
    Action,
    BidRank,
    CallCard,
    Card,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
    rules_of,
)


def stand_in(observation: Observation) -> Action:
    """Return the lowest legal card or a pass; a declarer gets the best suit and card in reach."""
    legal = observation.legal
    plays = [action for action in legal if isinstance(action, PlayCard)]
    if plays:
        return min(plays, key=lambda play: _worth(observation, play.card))
    if Pass() in legal:
        return Pass()
    suits = [action for action in legal if isinstance(action, NameTrump)]
    if suits:
        held = Counter(card.suit for card in observation.hand)
        ranks = [bid.rank for _, bid in observation.bids if isinstance(bid, BidRank)]
        alone = {card.suit for card in observation.hand if card.rank in ranks[-1:]}
        return max(suits, key=lambda action: (action.suit not in alone, held[action.suit]))
    calls = [action for action in legal if isinstance(action, CallCard)]
    absent = [call for call in calls if call.card not in observation.hand]
    return max(absent or calls, key=lambda call: _worth(observation, call.card))


def _worth(observation: Observation, card: Card) -> tuple[int, bool, int]:
    rules = rules_of(observation.options)
    return rules.points[card], card.suit == observation.trump, rules.strength[card]
