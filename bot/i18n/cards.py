"""Names of cards, suits and ranks, and lists; how they are put together stands in the language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.i18n.words import Words


class CardLike(Protocol):
    """A card by its rank ``A 3 K Q J 7 6 5 4 2`` and suit ``C D S B``."""

    @property
    def rank(self) -> str:
        """One character."""

    @property
    def suit(self) -> str:
        """One character."""


def suit_name(words: Words, suit: str) -> str:
    """Return the suit inside a sentence: coins, denari."""
    return words(f"suit-{suit}")


def suit_label(words: Words, suit: str) -> str:
    """Return the suit standing alone: Coins, Denari."""
    return words(f"suit-label-{suit}")


def rank_name(words: Words, rank: str) -> str:
    """Return the rank: Ace, Asso."""
    return words(f"rank-{rank}")


def card_name(words: Words, card: CardLike) -> str:
    """Return the card standing alone: Ace of coins, Asso di denari."""
    return words("card", rank=rank_name(words, card.rank), suit=suit_name(words, card.suit))


def the_card(words: Words, card: CardLike) -> str:
    """Return the card inside a sentence: the Ace of coins, l'Asso di denari."""
    rank = words(f"rank-the-{card.rank}")
    return words("card", rank=rank, suit=suit_name(words, card.suit))


def short_card(words: Words, card: CardLike) -> str:
    """Return the card where room is scarce: Ace coins, Asso denari."""
    return words("card-short", rank=rank_name(words, card.rank), suit=suit_name(words, card.suit))


def join(words: Words, items: Sequence[str]) -> str:
    """Return a list in words, ``Anna, Marco and Luca``; nothing for no items."""
    if len(items) < 2:
        return "".join(items)
    start = items[0]
    for item in items[1:-1]:
        start = words("list-middle", start=start, next=item)
    return words("list-end", start=start, last=items[-1])
