"""What a hint says: a move, and one plain reason with numbers that the asker could count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.game import (
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    NameTrump,
    Observation,
    PlayCard,
    Ready,
    rules_of,
)
from bot.i18n import Words, card_name, join, suit_name, the_card
from bot.ui.text import bid_text

_REASONS: Final = frozenset(
    {
        *("hint-only-card", "hint-take", "hint-win-cheap", "hint-load-partner", "hint-trump-load"),
        *("hint-throw-low", "hint-lead-low", "hint-lead-load", "hint-lead-trump"),
        *("hint-save-trump", "hint-exchange", "hint-claim", "hint-bid", "hint-pass"),
        *("hint-name-trump", "hint-call", "hint-discard", "hint-ready", "hint-judged"),
    }
)
_ANY: Final = "hint-judged"
_DONE: Final[Mapping[type, str]] = {
    Exchange: "hint-do-exchange",
    Claim: "hint-do-claim",
    Ready: "hint-do-ready",
    AskRedeal: "hint-do-redeal",
}


def hint_text(
    words: Words,
    observation: Observation,
    action: Action,
    reason: str,
    data: Mapping[str, object],
) -> str:
    """Return the advice to do this for this reason; ``data`` has what the adviser counted."""
    facts = _facts(observation, action) | {
        name: the_card(words, value) if isinstance(value, Card) else value
        for name, value in data.items()
    }
    if observation.exchange_takes:
        gave, took = observation.exchange_takes
        facts |= {"gave": the_card(words, gave), "took": the_card(words, took)}
    told = words(reason if reason in _REASONS else _ANY, **facts)
    return words("hint-said", action=_advice(words, observation, action), reason=told)


def _advice(words: Words, observation: Observation, action: Action) -> str:
    """What to do, as an order."""
    if isinstance(action, PlayCard):
        return words("hint-do-play", card=the_card(words, action.card))
    if isinstance(action, BidRank | BidPoints):
        return words("hint-do-bid", bid=bid_text(words, action))
    if isinstance(action, NameTrump):
        return words("hint-do-trump", suit=suit_name(words, action.suit))
    if isinstance(action, CallCard):
        return words("hint-do-call", card=the_card(words, action.card))
    if isinstance(action, Discard):
        cards = join(words, [card_name(words, card) for card in action.cards])
        return words("hint-do-discard", cards=cards)
    if type(action) in _DONE:
        return words(_DONE[type(action)])
    return words("hint-do-secret" if observation.phase == "trump" else "hint-do-pass")


def _facts(observation: Observation, action: Action) -> dict[str, Any]:
    """The numbers of the reasons, counted from what the asker sees."""
    points, seen = rules_of(observation.options).points, observation
    cards: tuple[Card, ...] = ()
    if isinstance(action, PlayCard):
        cards = (action.card,)
    elif isinstance(action, Discard):
        cards = action.cards
    elif isinstance(action, NameTrump):
        cards = tuple(card for card in seen.hand if card.suit == action.suit)
    left = _left(seen)
    playing = len(seen.hand_sizes) - len(seen.resting)
    return {
        "points": sum(points[card] for _, card in seen.trick if card),
        "worth": sum(points[card] for card in cards),
        "own": len(cards),
        "last": len(seen.trick) + 1 == playing,
        "higher": sum(_beats(seen, other, cards[0]) for other in left) if cards else 0,
        "trumps": sum(card.suit == seen.trump for card in left),
        "share": 0,
    }


def _left(seen: Observation) -> set[Card]:
    """Cards that somebody else may still play before the asker's next one."""
    shown: Iterable[Card | None] = (
        *seen.hand,
        *(card for trick in seen.tricks for _, card in trick.plays),
        *(card for _, card in seen.trick),
        *seen.discards,
        seen.face_up,
        seen.removed,
    )
    return set(rules_of(seen.options).pack) - {card for card in shown if card}


def _beats(seen: Observation, other: Card, card: Card) -> bool:
    """Whether this other card, played after the card, would take the trick from it."""
    if other.suit == card.suit:
        strength = rules_of(seen.options).strength
        return strength[other] > strength[card]
    return other.suit == seen.trump
