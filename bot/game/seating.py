"""From the order in which people sat down to seats (RULES 2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from bot.game.deal import draw_below
from bot.game.options import Options

_ORDERS: Final[Mapping[str, tuple[int, ...]]] = {
    "13-24": (0, 1, 2, 3),
    "12-34": (0, 2, 1, 3),
    "14-23": (0, 1, 3, 2),
}
_MATES_OF_THREE: Final = tuple(combinations(range(1, 6), 2))
"""Who may be on the team of the first of six to sit down."""
_THREE_A_SIDE: Final = 6


def seat_order(options: Options, seed: bytes) -> tuple[int, ...]:
    """Joining order (0 is the first to sit down) of the person in seat 0, 1, 2, ...

    Team mates are never neighbours. Random teams are drawn from the seed (FAIR-DEAL.md, 3).
    """
    if options.active == _THREE_A_SIDE:
        mates = _MATES_OF_THREE[draw_below(seed, "teams", len(_MATES_OF_THREE))]
        team = (0, *mates)
        others = [number for number in range(_THREE_A_SIDE) if number not in team]
        return tuple(number for pair in zip(team, others, strict=True) for number in pair)
    if options.active != len(_ORDERS["13-24"]):
        return tuple(range(options.players))
    pairing = options.teams
    if pairing == "random":
        pairing = tuple(_ORDERS)[draw_below(seed, "teams", len(_ORDERS))]
    return _ORDERS[pairing]
