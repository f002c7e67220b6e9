"""Card backs: a lattice, a gold fillet and a rosette; the high-contrast back is plain stripes."""

from __future__ import annotations

from typing import Final

from bot.art.palette import BACK_COLOURS, EDGE, PAPER, Back, Style
from bot.art.svg import BLACK, WHITE, box, clipped, document, dot, path, placed

WIDTH: Final = 240
HEIGHT: Final = 400

_STEP: Final = 40
_LEFT, _TOP, _RIGHT, _BOTTOM = 20, 20, 220, 380


def back_svg(back: Back = "red", style: Style = "classic") -> str:
    """Return the back of a card as SVG; KeyError for a back that there is not."""
    c = BACK_COLOURS[back]
    body = _contrast(c.main) if style == "contrast" else _classic(c.main, c.dark, c.light)
    return document(body, WIDTH, HEIGHT)


def _classic(main: str, dark: str, light: str) -> str:
    lines = "".join(_lattice())
    knots = [
        path(f"M{x},{y - 6}L{x + 6},{y}L{x},{y + 6}L{x - 6},{y}Z", light, opacity=0.8)
        for row, y in enumerate(range(20, HEIGHT, _STEP // 2))
        for x in range(20 if row % 2 == 0 else 40, WIDTH, _STEP)
    ]
    weave = (
        box((20, 20), (200, 360), 8, dark)
        + path(lines, "none", main, 11)
        + path(lines, "none", light, 1.4, opacity=0.6)
        + "".join(knots)
    )
    rosette = [
        dot(0, 0, 64, main, light, 3),
        dot(0, 0, 55, "none", light, 1.4),
        *(
            placed(path(_PETAL, light, opacity=1 if turn % 90 == 0 else 0.55), turn=turn)
            for turn in range(0, 360, 45)
        ),
        dot(0, 0, 9, light),
    ]
    parts = [
        box((1, 1), (238, 398), 20, PAPER, EDGE, 2),
        box((12, 12), (216, 376), 12, main),
        weave,
        box((20, 20), (200, 360), 8, "none", light, 2.4),
        placed("".join(rosette), 120, 200),
    ]
    return "".join(parts)


def _lattice() -> list[str]:
    """Return the diagonals both ways, each cut off at the fillet: faster than to clip them."""
    lines = []
    for start in range(_LEFT - (_BOTTOM - _TOP), _RIGHT, _STEP):
        left, right = max(start, _LEFT), min(start + _BOTTOM - _TOP, _RIGHT)
        down, far = _TOP + left - start, _TOP + right - start
        lines.append(f"M{left},{down}L{right},{far}")
        lines.append(f"M{left},{_TOP + _BOTTOM - down}L{right},{_TOP + _BOTTOM - far}")
    return lines


def _contrast(main: str) -> str:
    stripes = "".join(f"M{x},0L{x + HEIGHT},{HEIGHT}" for x in range(-HEIGHT, WIDTH, 48))
    inside = box((16, 16), (208, 368), 10, WHITE) + path(stripes, "none", main, 20)
    parts = [
        box((3, 3), (234, 394), 18, WHITE, BLACK, 5),
        clipped(inside, "back", box((16, 16), (208, 368), 10)),
        box((16, 16), (208, 368), 10, "none", BLACK, 4),
    ]
    return "".join(parts)


_PETAL: Final = "M0,-10C14,-20 14,-38 0,-48C-14,-38 -14,-20 0,-10Z"
