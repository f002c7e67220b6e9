"""The quantities that follow from the options (RULES 1.2, 1.7, 2.1, 4.1); a variant is a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.game.auction import Ladder, ladder_of
from bot.game.cards import PACK, RANKS, Card
from bot.game.deal import draw_below
from bot.game.options import Options

CARD_POINTS: Final[Mapping[str, int]] = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
PACK_POINTS: Final = 120
KITTY_SIZE: Final = 5

_TARGETS: Final = {"short": 3, "long": 5, "one": 1}
_ROUNDS: Final = {"short": 5, "long": 10, "one": 1}
_TWO_OF: Final = {"cups": "2C", "coins": "2D", "swords": "2S", "batons": "2B"}
_BY_STRENGTH: Final = {
    "standard": RANKS,
    "low_three": "AKQJ765432",
    "seven_for_three": "A7KQJ36542",
}
"""Ranks from high to low (RULES 3.8)."""


@dataclass(frozen=True, slots=True)
class _Size:
    hand: int
    sides: tuple[int, ...]
    stock: bool = True


_SIZES: Final[Mapping[int, _Size]] = {
    2: _Size(hand=3, sides=(0, 1)),
    3: _Size(hand=3, sides=(0, 1, 2)),
    4: _Size(hand=3, sides=(0, 1, 0, 1)),
    5: _Size(hand=8, sides=(0, 1, 2, 3, 4), stock=False),
    6: _Size(hand=3, sides=(0, 1, 0, 1, 0, 1)),
}

MOST_PLAYERS: Final = 7


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """Everything about a match that the options decide and no shuffle changes."""

    options: Options
    players: int
    """Seats at the table; more than ``active`` where some rest each deal."""
    active: int
    pack: tuple[Card, ...]
    hand_size: int
    kitty_size: int
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
    removed: Card | None
    """The 2 that three players leave out."""
    seven: str
    """The rank that can be exchanged for a better face-up card (RULES 3.2)."""
    conquest: tuple[str, ...]
    """The ranks of trumps that together win a round, where conquest is played (RULES 3.3)."""

    @property
    def tricks(self) -> int:
        """Tricks in a deal."""
        return (len(self.pack) - self.kitty_size) // self.active

    @property
    def dealt(self) -> int:
        """Cards in all hands together after the deal."""
        return self.hand_size * self.active

    def resting(self, dealer: int) -> tuple[int, ...]:
        """Seats that sit this deal out: the dealer, of seven also the one before (RULES 4.1)."""
        spare = self.players - self.active
        return tuple((dealer - step) % self.players for step in range(spare))


def rules_of(options: Options, seed: bytes | None = None) -> Rules:
    """Return the rules that these options ask for.

    ``seed`` decides which 2 goes out where that is drawn (FAIR-DEAL.md, 3); the 2 of cups goes
    without one.
    """
    removed = options.removed_two
    if removed == "random":
        suits = tuple(_TWO_OF)
        removed = suits[draw_below(seed, "removed two", len(suits)) if seed else 0]
    return _rules(options, removed)


@lru_cache(maxsize=256)
def _rules(options: Options, removed_two: str) -> Rules:
    size = _SIZES[options.active]
    seats = range(options.players)
    removed = {
        3: {_TWO_OF[removed_two]},
        6: set(_TWO_OF.values()),
    }.get(options.active, set())
    pack = tuple(card for card in PACK if card.code not in removed)
    ranks = _BY_STRENGTH[options.rank_variant]
    values = dict(CARD_POINTS)
    third = "3"
    if options.rank_variant == "seven_for_three":
        third, values["7"] = "7", values.pop("3")
    kitty = KITTY_SIZE if options.kitty else 0
    target = None if options.chiamata else _TARGETS[options.length]
    if isinstance(options.chiamata_target, int):
        target = options.chiamata_target
    sides = tuple(seats) if options.chiamata else size.sides
    return Rules(
        options=options,
        players=options.players,
        active=options.active,
        pack=pack,
        hand_size=size.hand - kitty // options.active,
        kitty_size=kitty,
        stock=size.stock,
        turns=tuple((*seats[seat:], *seats[:seat]) for seat in seats),
        sides=sides,
        teams=_teams(sides),
        strength={card: len(ranks) - ranks.index(card.rank) for card in PACK},
        points={card: values.get(card.rank, 0) for card in PACK},
        ladder=None if size.stock else ladder_of(options, ranks),
        target=target,
        rounds=_ROUNDS[options.length] if target is None else None,
        removed=Card.parse(_TWO_OF[removed_two]) if options.active == 3 else None,
        seven="3" if third == "7" else "7",
        conquest=("A", third, "K") if options.round_variant == "conquest" else (),
    )


def _teams(sides: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    members: dict[int, tuple[int, ...]] = {}
    for seat, side in enumerate(sides):
        members[side] = (*members.get(side, ()), seat)
    return tuple(members.values()) if len(members) < len(sides) else ()
