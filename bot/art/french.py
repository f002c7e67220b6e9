"""The French suit signs, centred on 0,0 in a box of 100."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.art.palette import Colours
from bot.art.svg import WHITE, path

_HEART: Final = (
    "M0,46C-8,30 -46,8 -46,-20C-46,-40 -30,-48 -18,-46C-8,-44 -3,-36 0,-28"
    "C3,-36 8,-44 18,-46C30,-48 46,-40 46,-20C46,8 8,30 0,46Z"
)
_DIAMOND: Final = (
    "M0,-50C8,-30 22,-12 38,0C22,12 8,30 0,50C-8,30 -22,12 -38,0C-22,-12 -8,-30 0,-50Z"
)
_SPADE: Final = (
    "M0,-48C8,-30 46,-8 46,18C46,34 32,40 20,37C12,35 7,30 4,24C5,36 9,43 17,48L-17,48"
    "C-9,43 -5,36 -4,24C-7,30 -12,35 -20,37C-32,40 -46,34 -46,18C-46,-8 -8,-30 0,-48Z"
)
_CLUB: Final = (
    "M0,-48C14,-48 23,-38 23,-26C23,-18 19,-12 15,-8C18,-10 22,-11 26,-11C38,-11 47,-2 47,10"
    "C47,23 37,32 26,32C16,32 8,27 4,19C5,33 9,42 18,48L-18,48C-9,42 -5,33 -4,19"
    "C-8,27 -16,32 -26,32C-37,32 -47,23 -47,10C-47,-2 -38,-11 -26,-11C-22,-11 -18,-10 -15,-8"
    "C-19,-12 -23,-18 -23,-26C-23,-38 -14,-48 0,-48Z"
)
_OUTLINES: Final[Mapping[str, str]] = {"C": _HEART, "D": _DIAMOND, "S": _SPADE, "B": _CLUB}
_GLEAMS: Final[Mapping[str, str]] = {
    "C": "M-36,-18C-36,-30 -28,-37 -18,-36",
    "D": "M-25,-2C-16,-10 -8,-20 -4,-29",
    "S": "M-36,16C-35,3 -22,-10 -10,-22",
    "B": "M-37,10C-37,2 -32,-2 -25,-2M-13,-28C-12,-34 -7,-38 -1,-38",
}


def sign(suit: str, c: Colours, *, halo: float = 0, width: float = 0, gleam: bool = False) -> str:
    """Return hearts for C, diamonds for D, spades for S, clubs for B.

    A halo is a white rim of this breadth, for signs that lie on something dark.
    """
    outline = _OUTLINES[suit]
    parts = [path(outline, WHITE, WHITE, 2 * halo + width)] if halo else []
    parts.append(path(outline, c.main, c.ink, width))
    if gleam:
        parts.append(path(_GLEAMS[suit], "none", WHITE, 4.5, opacity=0.34))
    return "".join(parts)
