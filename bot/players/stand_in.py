"""What is done for a person whose time is over: the least that the rules allow."""

from __future__ import annotations

from collections import Counter

from bot.game import (
    Action,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
    Ready,
    rules_of,
)

_DISCARDED = 5


def stand_in(observation: Observation) -> Action:
    """Return the lowest legal card or a pass; a declarer gets the best suit and card in reach."""
    legal = observation.legal
    for wanted in (Ready(), Claim()):
        if wanted in legal:
            return wanted
    plays = [action for action in legal if isinstance(action, PlayCard)]
    if plays:
        return min(plays, key=lambda play: _worth(observation, play.card))
    # Before a pass: here it would keep the suit secret, and the declarer be asked once more.
    suits = [action for action in legal if isinstance(action, NameTrump)]
    if suits:
        return _suit(observation, suits)
    if Pass() in legal:
        return Pass()
    bids = [action for action in legal if isinstance(action, BidRank | BidPoints)]
    if bids:
        return bids[0]
    calls = [action for action in legal if isinstance(action, CallCard)]
    if calls:
        own = {*observation.hand, *observation.discards}
        absent = [call for call in calls if call.card not in own]
        return max(absent or calls, key=lambda call: _worth(observation, call.card))
    return _discard(observation)


def _suit(observation: Observation, suits: list[NameTrump]) -> NameTrump:
    """The longest suit, but not one whose called card is the own while there is another."""
    held = Counter(card.suit for card in observation.hand)
    alone = {card.suit for card in observation.hand if card.rank == observation.rank}
    return max(suits, key=lambda action: (action.suit not in alone, held[action.suit]))


def _discard(observation: Observation) -> Discard:
    """The lowest cards; the called one only if it is among the last that are left."""
    called = (observation.rank, observation.trump)
    lowest = sorted(
        observation.hand,
        key=lambda card: ((card.rank, card.suit) == called, _worth(observation, card)),
    )
    return Discard(tuple(lowest[:_DISCARDED]))


def _worth(observation: Observation, card: Card) -> tuple[int, bool, int]:
    rules = rules_of(observation.options)
    return rules.points[card], card.suit == observation.trump, rules.strength[card]
