"""What the half figures of the court cards share: faces, hands, crowns, and the sign they carry.

Figures are drawn in card units, 240 wide and 400 high.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.art.palette import CREAM, GOLD, INK, PALE_GOLD, Colours, Look, Style
from bot.art.pips import LONG, pip
from bot.art.svg import BLACK, WHITE, box, dot, oval, path, placed

SKIN: Final = "#F2CDA8"
SKIN_SHADE: Final = "#DDAA7E"
LIPS: Final = "#A23B30"
_BLUSH: Final = "#E59A80"


@dataclass(frozen=True, slots=True)
class Hair:
    """Hair behind and in front; beards are of the lighter colour."""

    deep: str
    bright: str


@dataclass(frozen=True, slots=True)
class Horse:
    """A knight's horse, and the knight's own hair."""

    coat: str
    shade: str
    mane: str
    hair: str


@dataclass(frozen=True, slots=True)
class Bearer:
    """Whose sign a figure carries, and in which style."""

    suit: str
    look: Look
    style: Style

    @property
    def long(self) -> bool:
        """Whether the sign is a sword or a club."""
        return self.look == "italian" and self.suit in LONG

    def sign(self, x: float, y: float, size: float, turn: float = 0) -> str:
        """Return the sign as a figure carries it."""
        width = 3.4 if self.style == "classic" else 4.4
        place = (x, y, size, turn)
        return pip(self.suit, place, look=self.look, style=self.style, width=width, halo=7)


def shade(data: str, opacity: float = 0.14) -> str:
    """Return the darker half of a shape."""
    return path(data, BLACK, opacity=opacity)


def face(
    x: float, y: float, scale: float, brow: str, *, mouth: bool = True, look: float = 0
) -> str:
    """Return the features of a face; look moves the pupils aside."""
    parts = []
    for side in (-1, 1):
        eye = side * 13.5 + look
        arch = f"M{side * 6},-12C{side * 10},-17 {side * 18},-17 {side * 22},-11"
        parts += [
            path(arch, "none", brow, 2.8),
            oval(eye, -3, (3.3, 4), INK),
            dot(eye + 1, -4.6, 1.2, WHITE),
            oval(side * 20, 9, (6, 4), _BLUSH, opacity=0.55),
        ]
    parts.append(path("M0,-4C-1,4 -5,8 -4.5,11C-3.5,14 2,13.5 3.5,12.5", "none", SKIN_SHADE, 2.4))
    if mouth:
        parts.append(path("M-7.5,20.5C-3,24 3,24 7.5,20.5", "none", LIPS))
    return placed("".join(parts), x, y, scale=scale)


def hand(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """Return a closed hand."""
    fist = box((-15, -10), (30, 22), 10, SKIN, INK)
    fingers = path("M-5,-9V1M3,-9V1", "none", SKIN_SHADE, 1.6)
    return placed(fist + fingers, x, y, turn=turn, scale=scale)


def carried(bearer: Bearer, x: float, y: float, size: float) -> str:
    """Return the sign before the figure's shoulder and the hand that holds it."""
    if bearer.long:
        rise, longer = (42, 2.25) if bearer.suit == "S" else (32, 2.05)
        return bearer.sign(x, y - rise, size * longer) + hand(x, y + size * 0.43)
    return bearer.sign(x, y, size) + hand(x, y + size * 0.52)


def sleeve(fill: str) -> str:
    """Return the arm on the left of the card, with its cuff."""
    arm = "M26,392C26,352 34,326 58,322C80,322 88,346 86,392Z"
    cuff = "M32,352C46,342 70,342 86,354L87,368C70,356 46,356 30,368Z"
    return path(arm, fill, INK) + path(cuff, CREAM, INK, 2)


def crown(x: float, y: float, c: Colours, scale: float) -> str:
    """Return a crown of three points; its jewels are the suit's."""
    parts = [
        path("M-40,0L-48,-44L-23,-22L0,-56L23,-22L48,-44L40,0Z", GOLD, INK),
        shade("M0,-56L23,-22L48,-44L40,0H0Z", 0.12),
        *(dot(a, b, 5.5, c.main, INK, 2.2) for a, b in ((-48, -46), (0, -59), (48, -46))),
        path("M-42,-3C-14,5 14,5 42,-3L40,15C14,23 -14,23 -40,15Z", PALE_GOLD, INK),
        *(dot(a, b, 3.6, c.dark) for a, b in ((-26, 8.5), (0, 11), (26, 8.5))),
    ]
    return placed("".join(parts), x, y, scale=scale)


def feather(data: str, ribs: str) -> str:
    """Return a plume and its ribs."""
    return path(data, CREAM, INK) + path(ribs, "none", "#B9A98C", 2)
