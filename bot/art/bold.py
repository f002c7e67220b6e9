"""The Italian suit signs in one colour, black and white, for the high-contrast style.

Centred and sized as in ``italian``. Sword and club, both long, differ in breadth and outline.
"""

from __future__ import annotations

from bot.art.palette import Colours
from bot.art.svg import WHITE, box, dot, oval, path, placed


def coin(c: Colours, width: float = 4.4) -> str:
    """Return a coin with a broad rim and a black flower."""
    petal = path("M0,-4C9,-10 8,-21 0,-27C-8,-21 -9,-10 0,-4Z", c.ink)
    parts = [
        dot(0, 0, 47, c.main, c.ink, width),
        dot(0, 0, 30, WHITE, c.ink, width),
        *(placed(petal, turn=turn) for turn in range(0, 360, 45)),
        dot(0, 0, 7, c.main, c.ink, 2.4),
    ]
    return "".join(parts)


def cup(c: Colours, width: float = 4.4) -> str:
    """Return a goblet with a white lip and a white band."""
    foot = "M-7,12L7,12L9,27C12,34 27,35 31,48L-31,48C-27,35 -12,34 -9,27Z"
    bowl = "M-40,-40C-40,0 -21,18 0,18C21,18 40,0 40,-40Z"
    band = "M-38.6,-24C-37.4,-18 -35.6,-13 -33.6,-9L33.6,-9C35.6,-13 37.4,-18 38.6,-24Z"
    parts = [
        path(foot, c.main, c.ink, width),
        path(bowl, c.main, c.ink, width),
        path(band, WHITE, c.ink, width * 0.7),
        box((-44, -48), (88, 14), 7, WHITE, c.ink, width),
    ]
    return "".join(parts)


def sword(c: Colours, width: float = 4.4) -> str:
    """Return an upright sword with a white fuller, a white guard and a black grip."""
    guard = (
        "M-34,28C-24,37 -12,33 0,33C12,33 24,37 34,28C41,35 38,46 30,48"
        "C18,51 10,48 0,48C-10,48 -18,51 -30,48C-38,46 -41,35 -34,28Z"
    )
    parts = [
        path("M0,-85L14,-63L12.5,38L-12.5,38L-14,-63Z", c.main, c.ink, width),
        path("M0,-64V32", "none", WHITE, 4.4),
        box((-6.5, 44), (13, 26), 3, c.ink, c.ink, width),
        path(guard, WHITE, c.ink, width),
        dot(0, 76, 8.5, WHITE, c.ink, width),
    ]
    return "".join(parts)


def club(c: Colours, width: float = 4.4) -> str:
    """Return an upright cudgel, broad at the top, with white knots and leaves."""
    body = (
        "M-27,-70C-28,-52 -19,-46 -21,-30C-22,-14 -14,-6 -15,12C-16,28 -11,44 -11,76"
        "C-11,86 11,86 11,76C11,44 16,28 15,12C14,-6 22,-14 21,-30C19,-46 28,-52 27,-70Z"
    )
    leaf = path("M0,0C11,-6 12,-21 0,-30C-12,-21 -11,-6 0,0Z", WHITE, c.ink, width)
    parts = [
        placed(leaf, 15, -36, turn=58),
        placed(leaf, -12, 0, turn=-62),
        path(body, c.main, c.ink, width),
        oval(0, -71, (27, 11), WHITE, c.ink, width),
        oval(-4, -28, (5.5, 9), WHITE, c.ink, width * 0.6),
        oval(5, 18, (4.5, 8), WHITE, c.ink, width * 0.6),
        path("M-12.5,46L12.5,46L12,59L-12,59Z", WHITE, c.ink, width),
    ]
    return "".join(parts)
