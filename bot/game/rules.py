"""The quantities that follow from the options (RULES 1.2, 1.7, 2.1, 4.1); a variant is a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.game.auction import LADDERS, Ladder
from bot.game.cards import PACK, RANKS, Card
from bot.game.options import Options

CARD_POINTS: Final[Mapping[str, int]] = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
PACK_POINTS: Final = 120

_TARGETS: Final = {"short": 3, "long": 5}
_ROUNDS: Final = {"short": 5, "long": 10}
_TWO_OF: Final = {"cups": "2C", "coins": "2D", "swords": "2S", "batons": "2B"}


@dataclass(frozen=True, slots=True)
class _Size:
    hand: int
    sides: tuple[int, ...]
    stock: bool = True
    removes_a_two: bool = False


_SIZES: Final[Mapping[int, _Size]] = {
    2: _Size(hand=3, sides=(0, 1)),
    3: _Size(hand=3, sides=(0, 1, 2), removes_a_two=True),
    4: _Size(hand=3, sides=(0, 1, 0, 1)),
    5: _Size(hand=8, sides=(0, 1, 2, 3, 4), stock=False),
}

MOST_PLAYERS: Final = max(_SIZES)


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """Everything about a match that the options decide and no card changes."""

    players: int
    pack: tuple[Card, ...]
    hand_size: int
    stock: bool
    turns: tuple[tuple[int, ...], ...]
    """From each seat once round the table: itself, its right neighbour, and so on (RULES 1.3)."""
    sides: tuple[int, ...]
    """The side of each seat; in Chiamata every seat is its own until the round is counted."""
    teams: tuple[tuple[int, ...], ...]
    """The seats of the two teams of a team game; () where everybody starts alone."""
    strength: Mapping[Card, int]
    """Higher beats lower within a suit."""
    points: Mapping[Card, int]
    ladder: Ladder | None
    """The bids of the auction from worst to best; None where trumps are turned up."""
    target: int | None
    """Game points that win the match, or None when rounds are counted."""
    rounds: int | None

    @property
    def tricks(self) -> int:
        """Tricks in a deal."""
        return len(self.pack) // self.players

    @property
    def dealt(self) -> int:
        """Cards in all hands together after the deal."""
        return self.hand_size * self.players


@lru_cache(maxsize=256)
def rules_of(options: Options) -> Rules:
    """Return the rules that these options ask for."""
    size = _SIZES[options.players]
    seats = range(options.players)
    removed = {_TWO_OF[options.removed_two]} if size.removes_a_two else set()
    pack = tuple(card for card in PACK if card.code not in removed)
    by_rounds = not size.stock
    return Rules(
        players=options.players,
        pack=pack,
        hand_size=size.hand,
        stock=size.stock,
        turns=tuple((*seats[seat:], *seats[:seat]) for seat in seats),
        sides=size.sides,
        teams=_teams(size.sides),
        strength={card: len(RANKS) - RANKS.index(card.rank) for card in pack},
        points={card: CARD_POINTS.get(card.rank, 0) for card in pack},
        ladder=None if size.stock else LADDERS[options.bidding],
        target=None if by_rounds else _TARGETS[options.length],
        rounds=_ROUNDS[options.length] if by_rounds else None,
    )


def _teams(sides: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    members: dict[int, tuple[int, ...]] = {}
    for seat, side in enumerate(sides):
        members[side] = (*members.get(side, ()), seat)
    return tuple(members.values()) if len(members) < len(sides) else ()
