"""SVG markup from numbers and colours: flat shapes, no text, nothing that a machine's fonts change.

Angles are degrees clockwise; a shape without stroke is only filled.
"""

from __future__ import annotations

import math
from typing import Final

BLACK: Final = "#000000"
WHITE: Final = "#FFFFFF"


def number(value: float) -> str:
    """Return the number with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(
    data: str, fill: str = "none", stroke: str = "", width: float = 2.6, *, opacity: float = 1
) -> str:
    """Return a path; its stroke has round ends and joins."""
    return f'<path d="{data}" fill="{fill}"{_stroke(stroke, width)}{_opacity(fill, opacity)}/>'


def dot(
    x: float, y: float, radius: float, fill: str = "none", stroke: str = "", width: float = 2.6
) -> str:
    """Return a circle."""
    centre = f'cx="{number(x)}" cy="{number(y)}"'
    return f'<circle {centre} r="{number(radius)}" fill="{fill}"{_stroke(stroke, width)}/>'


def oval(
    x: float,
    y: float,
    size: tuple[float, float],
    fill: str = "none",
    stroke: str = "",
    width: float = 2.6,
    *,
    opacity: float = 1,
) -> str:
    """Return an ellipse with these two radii."""
    radii = f'rx="{number(size[0])}" ry="{number(size[1])}"'
    style = f'fill="{fill}"{_stroke(stroke, width)}{_opacity(fill, opacity)}'
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" {radii} {style}/>'


def box(
    corner: tuple[float, float],
    size: tuple[float, float],
    radius: float,
    fill: str = "none",
    stroke: str = "",
    width: float = 2.6,
    *,
    opacity: float = 1,
) -> str:
    """Return a rectangle with round corners, from its upper left corner."""
    place = f'x="{number(corner[0])}" y="{number(corner[1])}"'
    extent = f'width="{number(size[0])}" height="{number(size[1])}" rx="{number(radius)}"'
    return (
        f'<rect {place} {extent} fill="{fill}"{_stroke(stroke, width)}{_opacity(fill, opacity)}/>'
    )


def placed(
    body: str,
    x: float = 0,
    y: float = 0,
    *,
    turn: float = 0,
    scale: float = 1,
    stretch: float | None = None,
) -> str:
    """Return the markup moved to x, y; ``stretch`` is a scale of its own for the height."""
    steps = f"translate({number(x)},{number(y)})" if x or y else ""
    if turn:
        steps += f"rotate({number(turn)})"
    if stretch is not None:
        steps += f"scale({scale:.4f},{stretch:.4f})"
    elif scale != 1:
        steps += f"scale({scale:.4f})"
    return f'<g transform="{steps}">{body}</g>' if steps else body


def clipped(body: str, name: str, outline: str) -> str:
    """Return the markup cut off at the outline, itself markup; the name is unique in a picture."""
    clip = f'<clipPath id="{name}">{outline}</clipPath>'
    return f'<defs>{clip}</defs><g clip-path="url(#{name})">{body}</g>'


def around(
    x: float, y: float, radius: float, count: int, first: float = 0
) -> list[tuple[float, float]]:
    """Return points at even distances on a circle, from the angle of the first."""
    angles = [math.radians(first + step * 360 / count) for step in range(count)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def rays(x: float, y: float, radius: float, count: int, fill: str, opacity: float = 1) -> str:
    """Return a sunburst of thin wedges."""
    left = around(x, y, radius, count, -2.5)
    right = around(x, y, radius, count, 2.5)
    wedges = [
        f"M{number(x)},{number(y)}L{number(a)},{number(b)}L{number(c)},{number(d)}Z"
        for (a, b), (c, d) in zip(left, right, strict=True)
    ]
    return path("".join(wedges), fill, opacity=opacity)


def document(body: str, width: int, height: int) -> str:
    """Return a whole SVG of this size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">{body}</svg>'
    )


def _stroke(colour: str, width: float) -> str:
    if not colour or not width:
        return ""
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    return f' stroke="{colour}" stroke-width="{number(width)}" {ends}'


def _opacity(fill: str, opacity: float) -> str:
    # Plain opacity is slow: it makes a layer of its own for every shape.
    painted = "stroke" if fill == "none" else "fill"
    return f' {painted}-opacity="{number(opacity)}"' if opacity < 1 else ""
