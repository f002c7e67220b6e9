"""Cards of the Italian and French packs (RULES 1.1, 1.2).

A card is one of forty shared objects: compare with ``is`` or ``==``, hash freely. Its code is rank
then suit: ranks ``A 3 K Q J 7 6 5 4 2``, suits ``C`` cups, ``D`` coins, ``S`` swords, ``B`` clubs.
"""

from __future__ import annotations

from typing import Final

RANKS: Final = "A3KQJ76542"
SUITS: Final = "CDSB"


class Card:
    """One card; ``Card("A", "D")`` always returns the same object."""

    __slots__ = ("code", "rank", "suit")

    code: str
    rank: str
    suit: str
    _known: Final[dict[str, Card]] = {}

    def __new__(cls, rank: str, suit: str) -> Card:
        """Return the card of this rank and suit; ValueError when there is none."""
        return cls.parse(f"{rank}{suit}")

    @classmethod
    def parse(cls, code: str) -> Card:
        """Return the card with this code; ValueError when there is none."""
        card = cls._known.get(code) if isinstance(code, str) else None
        if card is None:
            raise ValueError(f"no such card: {code!r}")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("cards do not change")

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __reduce__(self) -> tuple[object, ...]:
        return Card.parse, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make(rank: str, suit: str) -> Card:
    card = object.__new__(Card)
    for name, value in (("code", rank + suit), ("rank", rank), ("suit", suit)):
        object.__setattr__(card, name, value)
    Card._known[card.code] = card
    return card


PACK: Final[tuple[Card, ...]] = tuple(_make(rank, suit) for suit in SUITS for rank in RANKS)
"""The forty cards in the order from which every deal is shuffled (FAIR-DEAL.md)."""
