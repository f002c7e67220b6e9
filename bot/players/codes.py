"""Cards as small numbers, for players that try many ways to play on.

A code is ten times the place of the suit plus the strength, 0 for the weakest: within a suit the
higher code beats the lower. Trumps are the place of their suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.game import SUITS, Card, Options, rules_of

NO_TRUMP: Final = 4
"""The place of no suit: trumps that are not named yet."""
SUIT_OF: Final = tuple(code // 10 for code in range(40))
"""The place of the suit, by code."""


@dataclass(frozen=True, slots=True, eq=False)
class Codes:
    """The codes under one rank variant (RULES 3.8)."""

    cards: tuple[Card, ...]
    """By code."""
    code: Mapping[Card, int]
    points: tuple[int, ...]
    """By code."""

    def of(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """Return the codes of these cards, in their order."""
        return tuple([self.code[card] for card in cards])


def codes_of(options: Options) -> Codes:
    """Return the codes that hold under these options."""
    return _codes(options.rank_variant)


@lru_cache(maxsize=4)
def _codes(variant: str) -> Codes:
    rules = rules_of(Options(rank_variant=variant))
    cards = sorted(rules.pack, key=lambda card: (SUITS.index(card.suit), rules.strength[card]))
    return Codes(
        cards=tuple(cards),
        code={card: code for code, card in enumerate(cards)},
        points=tuple([rules.points[card] for card in cards]),
    )


def trump_place(suit: str | None) -> int:
    """Return the place of the trump suit, NO_TRUMP where there is none."""
    return NO_TRUMP if suit is None else SUITS.index(suit)


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes the trick from the best one so far."""
    if SUIT_OF[card] == SUIT_OF[best]:
        return card > best
    return SUIT_OF[card] == trump


KINDS: Final = 20
"""Kinds of cards: ten beside trumps, from the lowest plain card to the Ace, then ten of trumps."""


@lru_cache(maxsize=32)
def kinds_of(points: tuple[int, ...], trump: int) -> tuple[int, ...]:
    """Return the kind of each code; where a low rank counts much it is of the kind of a load."""
    kinds = []
    for code, suit in enumerate(SUIT_OF):
        same = range(suit * 10, suit * 10 + 10)
        below = sum([(points[other], other) < (points[code], code) for other in same])
        kinds.append(below + 10 * (suit == trump))
    return tuple(kinds)
