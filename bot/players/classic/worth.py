"""What the end of a deal is worth to a side: most of it winning, a little every point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from bot.game import Rules
from bot.game.rules import PACK_POINTS
from bot.game.scoring import classic_verdict

POINT: Final = 0.002
"""What a card point is worth, where 1 is the difference of winning and losing."""

_TWO: Final = 2

Worth = Callable[[Sequence[int]], float]
"""From the card points of each side to what they are worth to one."""


def worth_of(rules: Rules, side: int, scores: Sequence[int]) -> Worth:
    """Return what totals are worth to this side in a match that stands at these scores.

    Winning one game point is worth 1 more than losing one; of more, only what a side still needs
    counts.
    """
    needs = tuple(
        [
            max(1, (rules.target or 1) - scores[rules.sides.index(one)])
            for one in range(max(rules.sides) + 1)
        ]
    )
    if len(needs) > _TWO:
        return lambda totals: _worth(rules, side, needs, tuple(totals))
    table = _table(rules, side, needs)
    return lambda totals: table[totals[side]]


def conquered(side: int, by: int) -> float:
    """Return what a conquest is worth to a side."""
    return (1 if side == by else 0) + POINT * PACK_POINTS * (0.5 if side == by else -0.5)


@lru_cache(maxsize=256)
def _table(rules: Rules, side: int, needs: tuple[int, ...]) -> tuple[float, ...]:
    rows = []
    for mine in range(PACK_POINTS + 1):
        totals = [PACK_POINTS - mine] * _TWO
        totals[side] = mine
        rows.append(_worth(rules, side, needs, tuple(totals)))
    return tuple(rows)


@lru_cache(maxsize=8192)
def _worth(rules: Rules, side: int, needs: tuple[int, ...], totals: tuple[int, ...]) -> float:
    points = POINT * (totals[side] - PACK_POINTS / len(totals))
    even = 1 / len(totals)
    if totals.count(max(totals)) > 1:
        return even + points
    verdict = classic_verdict(rules, totals, 0)
    if verdict.side is None:
        return even + points
    need = needs[verdict.side]
    gain = need if verdict.all_points else min(verdict.points, need)
    if verdict.side == side:
        return even + (1 - even) * gain + points
    return even - even * gain + points
