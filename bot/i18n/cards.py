"""Names of cards, suits and ranks, and lists; how they are put together stands in the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Protocol

from bot.i18n.words import Words

_SUIT_SIGNS: Final[Mapping[str, str]] = {
    "C": "suit-sign-C",
    "D": "suit-sign-D",
    "S": "suit-sign-S",
    "B": "suit-sign-B",
}
_FRENCH: Final[Mapping[str, str]] = {
    "rank-Q": "french-rank-Q",
    "rank-J": "french-rank-J",
    "rank-the-Q": "french-rank-the-Q",
    "rank-the-J": "french-rank-the-J",
    "suit-C": "french-suit-C",
    "suit-D": "french-suit-D",
    "suit-S": "french-suit-S",
    "suit-B": "french-suit-B",
    "suit-label-C": "french-suit-label-C",
    "suit-label-D": "french-suit-label-D",
    "suit-label-S": "french-suit-label-S",
    "suit-label-B": "french-suit-label-B",
    "suit-sign-C": "french-suit-sign-C",
    "suit-sign-D": "french-suit-sign-D",
    "suit-sign-S": "french-suit-sign-S",
    "suit-sign-B": "french-suit-sign-B",
}
"""What a card of a French pack is called instead (RULES 1.1)."""


class CardLike(Protocol):
    """A card by its rank ``A 3 K Q J 7 6 5 4 2`` and suit ``C D S B``."""

    @property
    def rank(self) -> str:
        """One character."""

    @property
    def suit(self) -> str:
        """One character."""


class _PackWords(Words):
    """The words of a language for the pack of one look."""

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.locale = words.locale
        self._words = words
        self._names = names

    def __call__(self, key: str, /, **named: object) -> str:
        """Return the message, with this pack's name for whatever has one."""
        return self._words(self._names.get(key, key), **named)


@cache
def words_with(words: Words, look: str) -> Words:
    """Return the words for a pack of this look, ``italian`` or ``french``; the first look stays.

    Views call it with their table's choice, and name cards as ever: words that come with the
    reader's own choice keep it.
    """
    if isinstance(words, _PackWords):
        return words
    return _PackWords(words, _FRENCH if look == "french" else {})


def suit_sign(words: Words, suit: str) -> str:
    """Return the emoji of the suit."""
    return words(_SUIT_SIGNS[suit])


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
