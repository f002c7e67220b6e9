"""From the order in which people sat down to seats (RULES 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.game.deal import draw_below
from bot.game.options import Options

_ORDERS: Final[Mapping[str, tuple[int, ...]]] = {
    "13-24": (0, 1, 2, 3),
    "12-34": (0, 2, 1, 3),
    "14-23": (0, 1, 3, 2),
}


def seat_order(options: Options, seed: bytes) -> tuple[int, ...]:
    """Joining order (0 is the first to sit down) of the person in seat 0, 1, 2, ...

    Team mates are never neighbours. Random teams are drawn from the seed (FAIR-DEAL.md, 3).
    """
    if options.players != 4:
        return tuple(range(options.players))
    pairing = options.teams
    if pairing == "random":
        pairing = tuple(_ORDERS)[draw_below(seed, "teams", len(_ORDERS))]
    return _ORDERS[pairing]
