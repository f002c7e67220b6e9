"""The Italian suit signs, centred on 0,0: coin and cup in a box of 100, sword and club 168 high."""

from __future__ import annotations

from typing import Final

from bot.art.palette import Colours
from bot.art.svg import BLACK, WHITE, around, box, dot, oval, path, placed

SHADE: Final = 0.16
"""Opacity of the darker half that gives a flat shape its body."""

_CUT: Final = "#F3DFB0"
_LEAVES: Final = ((12, -40, 62), (-11, -4, -66))
_STUBS: Final = ((-12, -46, -48), (12, -8, 48), (-9, 28, -48))
"""Where they grow, and the turn to which side."""


def coin(c: Colours, width: float = 3.2) -> str:
    """Return a coin: beaded gold rim, eight petals on a cream field."""
    rim = "M-33.2,33.2A47,47 0 0 1 33.2,-33.2L27,-27A38.2,38.2 0 0 0 -27,27Z"
    petal = "M0,-5C10,-11 9,-23 0,-30C-9,-23 -10,-11 0,-5Z"
    half = "M0,-5C10,-11 9,-23 0,-30Z"
    point = "M0,-8L5.4,-20L0,-31L-5.4,-20Z"
    parts = [
        dot(0, 0, 47, c.main, c.ink, width),
        path(rim, WHITE, opacity=0.28),
        *(dot(x, y, 2.5, c.dark) for x, y in around(0, 0, 40.2, 20, 9)),
        dot(0, 0, 33.5, c.tint, c.dark, 2.2),
        *(placed(path(point, c.main), turn=turn) for turn in _steps(22.5)),
        *(placed(path(petal, c.accent), turn=turn) for turn in _steps(0)),
        *(placed(path(half, BLACK, opacity=SHADE), turn=turn) for turn in _steps(0)),
        dot(0, 0, 8.6, c.main, c.dark, 2.2),
        oval(-2.6, -2.6, (2.6, 2.6), WHITE, opacity=0.55),
    ]
    return "".join(parts)


def cup(c: Colours, width: float = 3.2) -> str:
    """Return a goblet: wide bowl with a gold lip, a band of lozenges and a flared foot."""
    foot = "M-6,12L6,12L8,28C11,35 25,36 29,48L-29,48C-25,36 -11,35 -8,28Z"
    foot_shade = "M0,12L6,12L8,28C11,35 25,36 29,48L0,48Z"
    bowl = "M-39,-40C-39,-2 -20,16 0,16C20,16 39,-2 39,-40Z"
    bowl_shade = "M39,-40C39,-2 20,16 0,16C14,8 24,-10 25,-40Z"
    gleam = "M-33,-36C-32,-10 -20,4 -10,9C-20,-4 -25,-20 -25,-36Z"
    band = "M-36.6,-22C-35.5,-16 -34,-11 -31.5,-6L31.5,-6C34,-11 35.5,-16 36.6,-22Z"
    parts = [
        path(foot, c.accent, c.ink, width),
        path(foot_shade, BLACK, opacity=SHADE),
        path(bowl, c.main, c.ink, width),
        path(gleam, WHITE, opacity=0.33),
        path(bowl_shade, BLACK, opacity=SHADE),
        path(band, c.accent, c.ink, 2),
        *(path(f"M{x},-21L{x + 6},-14L{x},-7L{x - 6},-14Z", c.dark) for x in (-21, 0, 21)),
        box((-12, 14), (24, 10), 5, c.accent, c.ink, width * 0.8),
        box((-43, -48), (86, 13), 6.5, c.accent, c.ink, width),
        box((-38, -45), (46, 3.6), 1.8, WHITE, opacity=0.5),
    ]
    return "".join(parts)


def sword(c: Colours, width: float = 3) -> str:
    """Return an upright sword: blade in two blues, curved gold guard, wound grip."""
    guard = (
        "M-30,31C-22,39 -11,35 0,35C11,35 22,39 30,31C36,37 33,46 26,47.5"
        "C16,50 9,47 0,47C-9,47 -16,50 -26,47.5C-33,46 -36,37 -30,31Z"
    )
    parts = [
        path("M0,-84L12.5,-64L11,38L-11,38L-12.5,-64Z", c.light, c.ink, width),
        path("M0,-82.5L11.4,-64L10,37L0,37Z", c.main, opacity=0.72),
        path("M0,-76V36", "none", WHITE, 1.6, opacity=0.8),
        box((-6.5, 45), (13, 26), 3, c.dark, c.ink, width),
        *(path(f"M-6,{y + 2}L6,{y - 2}", "none", c.accent, 2) for y in (50, 57, 64)),
        path(guard, c.accent, c.ink, width),
        dot(0, 76, 9, c.accent, c.ink, width),
        dot(0, 76, 2.8, c.dark),
    ]
    return "".join(parts)


def club(c: Colours, width: float = 3) -> str:
    """Return an upright cudgel: tapered and knotted, with two leaves and a red binding."""
    body = (
        "M-22,-70C-23,-52 -15,-46 -17,-30C-18,-16 -11,-6 -12.5,12C-13.5,28 -9,44 -9,74"
        "C-9,84 9,84 9,74C9,44 13.5,28 12.5,12C11,-6 18,-16 17,-30C15,-46 23,-52 22,-70Z"
    )
    shade = (
        "M6,-66C8,-50 2,-44 4,-28C6,-12 0,0 2,16C3,34 1,50 2,80C6,80 9,79 9,74"
        "C9,44 13.5,28 12.5,12C11,-6 18,-16 17,-30C15,-46 23,-52 22,-70Z"
    )
    gleam = "M-16,-60C-17,-50 -10,-44 -11.5,-30C-12,-16 -7,-6 -8,12"
    parts = [
        *(_leaf(c, width, *place) for place in _LEAVES),
        *(_stub(c, width, *place) for place in _STUBS),
        path(body, c.main, c.ink, width),
        path(shade, BLACK, opacity=SHADE),
        path(gleam, "none", WHITE, 3, opacity=0.4),
        oval(0, -71, (22, 10), _CUT, c.ink, width),
        oval(0, -71, (11, 4.6), "none", c.ink, 1.6, opacity=0.6),
        path("M-10.5,44L10.5,44L10,56L-10,56Z", c.accent, c.ink, width),
    ]
    return "".join(parts)


def _leaf(c: Colours, width: float, x: float, y: float, turn: float) -> str:
    blade = path("M0,0C10,-6 11,-20 0,-29C-11,-20 -10,-6 0,0Z", c.light, c.ink, width)
    return placed(blade + path("M0,-1V-22", "none", c.dark, 1.8), x, y, turn=turn)


def _stub(c: Colours, width: float, x: float, y: float, turn: float) -> str:
    wood = path("M-7,8L-6.5,-12L6.5,-12L7,8Z", c.main, c.ink, width)
    return placed(wood + oval(0, -12, (6.6, 3.8), _CUT, c.ink, width), x, y, turn=turn)


def _steps(first: float) -> list[float]:
    return [first + step * 45 for step in range(8)]
