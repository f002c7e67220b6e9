"""Aces: one large sign on a sunburst, with laurel and a ribbon in the Italian deck."""

from __future__ import annotations

import math
from typing import Final

from bot.art.palette import Colours, Look, colours
from bot.art.pips import LONG, pip
from bot.art.svg import around, dot, number, path, placed, rays

_GREEN: Final = ("#A9D08A", "#2F6B24")
_GOLDEN: Final = ("#E9C15B", "#8A5A00")
_RADIUS: Final = 98
_Leaves = tuple[str, str]


def ace(suit: str, look: Look) -> str:
    """Return the middle of an ace in the classic style."""
    c = colours(suit, look, "classic")
    return _french(suit, c) if look == "french" else _italian(suit, c)


def _italian(suit: str, c: Colours) -> str:
    # Green laurel would be lost behind a green club.
    leaves = _GOLDEN if suit == "B" else _GREEN
    if suit in LONG:
        branches = _laurel(228, 70, (100, 226), leaves) + _laurel(228, 70, (80, -46), leaves)
        place, width, low = (120.0, 232.0, 290.0, 0.0), 2.2, 344
    else:
        branches = _laurel(230, 94, (102, 190), leaves) + _laurel(230, 94, (78, -10), leaves)
        size = 158.0 if suit == "D" else 148.0
        place, width, low = (120.0, 222.0, size, 0.0), 2.4, 338
    sign = pip(suit, place, look="italian", style="classic", width=width)
    return _medallion(120, 224, c) + branches + sign + _ribbon(120, low, c)


def _french(suit: str, c: Colours) -> str:
    place = (120.0, 236.0, 132.0, 0.0)
    inner = dot(120, 236, 88, "none", c.dark, 1.2)
    small = [
        pip(suit, (x, y, 15, 0), look="french", style="classic")
        for x, y in ((120, 112), (120, 360))
    ]
    sign = pip(suit, place, look="french", style="classic")
    return _medallion(120, 236, c) + inner + sign + "".join(small)


def _medallion(x: float, y: float, c: Colours) -> str:
    parts = [
        dot(x, y, _RADIUS, c.tint),
        rays(x, y, _RADIUS, 32, c.rays),
        dot(x, y, _RADIUS, "none", c.dark, 2.4),
        *(dot(a, b, 3, c.dark) for a, b in around(x, y, _RADIUS, 32, 5.6)),
    ]
    return "".join(parts)


def _laurel(y: float, radius: float, span: tuple[float, float], leaves: _Leaves) -> str:
    """Return a branch about the middle of the card, from the first angle to the second."""
    fill, ink = leaves
    first, last = span
    angles = [first + (last - first) * step / 9 for step in range(10)]
    points = [
        (120 + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle)))
        for angle in angles
    ]
    stem = "M" + "L".join(f"{number(a)},{number(b)}" for a, b in points)
    parts = [path(stem, "none", ink, 2.4)]
    leaf = path("M0,0C7,-5 8,-15 0,-23C-8,-15 -7,-5 0,0Z", fill, ink, 1.8)
    onward = 90 if last > first else -90
    for angle, (a, b) in list(zip(angles, points, strict=True))[1:]:
        parts += [placed(leaf, a, b, turn=angle + onward + 90 + side) for side in (34, -34)]
    return "".join(parts)


def _ribbon(x: float, y: float, c: Colours) -> str:
    tail = "M-88,-8L-58,-14V16L-88,22L-78,7Z"
    band = "M-70,-12C-30,-22 30,-22 70,-12V16C30,6 -30,6 -70,16Z"
    parts = [
        path(tail, c.dark, c.ink),
        placed(path(tail, c.dark, c.ink), scale=-1, stretch=1),
        path(band, c.main, c.ink),
        *(path(f"M{a},{b - 6}L{a + 5},{b}L{a},{b + 6}L{a - 5},{b}Z", c.light) for a, b in _STUDS),
    ]
    return placed("".join(parts), x, y)


_STUDS: Final = ((-34, -3), (0, -5), (34, -3))
