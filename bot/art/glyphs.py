"""Index letters and figures on a card."""

from __future__ import annotations

from typing import Final

from bot.art.outlines import SANS, SERIF, Outlines
from bot.art.svg import path, placed

CAPITAL: Final = 100
"""Height of a capital in the outlines."""

__all__ = ["SANS", "SERIF", "label"]


def label(
    text: str,
    left: float,
    base: float,
    *,
    height: float,
    room: float,
    fill: str,
    font: Outlines = SERIF,
    centred: bool = False,
) -> str:
    """Return one character of this capital height, squeezed where it is wider than its room."""
    width, outline = font[text]
    across = min(height, room / width * CAPITAL) / CAPITAL
    if centred:
        left += (room - width * across) / 2
    return placed(path(outline, fill), left, base, scale=across, stretch=height / CAPITAL)
