"""Suit signs at a place and size on a card, and how a number card lays them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.art import bold, french, italian
from bot.art.palette import Colours, Look, Style, colours
from bot.art.svg import placed

Place = tuple[float, float, float, float]
"""Centre, height and turn of a sign."""

LONG: Final = frozenset("SB")
"""The Italian suits whose signs are higher than broad."""

_Sign = Callable[[Colours, float], str]
_CLASSIC: Final[Mapping[str, _Sign]] = {
    "C": italian.cup,
    "D": italian.coin,
    "S": italian.sword,
    "B": italian.club,
}
_CONTRAST: Final[Mapping[str, _Sign]] = {
    "C": bold.cup,
    "D": bold.coin,
    "S": bold.sword,
    "B": bold.club,
}
_LEAN: Final[Mapping[str, tuple[float, float]]] = {"S": (45, 1.36), "B": (-40, 1.24)}
"""Turn and size of a long sign in a square; they lean apart so that one look tells which it is."""

_LONG_HEIGHT: Final = 168


def _rows(size: float, rows: Mapping[float, tuple[float, ...]]) -> tuple[Place, ...]:
    return tuple((x, y, size, 0) for y, line in rows.items() for x in line)


ROUND: Final[Mapping[str, tuple[Place, ...]]] = {
    "2": _rows(128, {160: (120,), 312: (120,)}),
    "3": _rows(92, {134: (120,), 236: (120,), 338: (120,)}),
    "4": _rows(96, {168: (68, 172), 304: (68, 172)}),
    "5": _rows(82, {140: (64, 176), 236: (120,), 332: (64, 176)}),
    "6": _rows(86, {136: (70, 170), 236: (70, 170), 336: (70, 170)}),
    "7": _rows(71, {140: (82, 158), 236: (46, 120, 194), 332: (82, 158)}),
}
"""Places for signs as broad as high, by rank."""

CROSSED: Final[Mapping[str, tuple[Place, ...]]] = {
    "2": ((120, 236, 290, 27), (120, 236, 290, -27)),
    "3": ((120, 236, 276, 32), (120, 236, 276, -32), (120, 236, 286, 0)),
    "4": _rows(142, {160: (72, 168), 312: (72, 168)}),
    "5": _rows(140, {160: (52, 188), 236: (120,), 312: (52, 188)}),
    "6": _rows(140, {160: (52, 120, 188), 312: (52, 120, 188)}),
    "7": _rows(122, {160: (56, 120, 184), 312: (38, 92.5, 147, 201.5)}),
}
"""Places for long signs: few are crossed, as on every Italian pack."""


def places(rank: str, suit: str, look: Look) -> tuple[Place, ...]:
    """Return where the signs of a number card stand."""
    return (CROSSED if look == "italian" and suit in LONG else ROUND)[rank]


def pip(
    suit: str,
    place: Place,
    *,
    look: Look,
    style: Style,
    width: float | None = None,
    halo: float = 0,
) -> str:
    """Return the sign at its place; width is that of the outline before scaling."""
    x, y, size, turn = place
    c = colours(suit, look, style)
    if look == "french":
        outline, gleam = (0.0, size > 60) if style == "classic" else (6.0, False)
        body = french.sign(suit, c, halo=halo, width=outline, gleam=gleam)
        return placed(body, x, y, turn=turn, scale=size / 100)
    draw = (_CLASSIC if style == "classic" else _CONTRAST)[suit]
    usual = 3.2 if style == "classic" else 4.4
    scale = size / (_LONG_HEIGHT if suit in LONG else 100)
    return placed(draw(c, usual if width is None else width), x, y, turn=turn, scale=scale)


def square_pip(suit: str, x: float, y: float, size: float, *, look: Look, style: Style) -> str:
    """Return the sign for a small square place, as beside an index: long signs lie aslant."""
    turn, larger = _LEAN.get(suit, (0, 1)) if look == "italian" else (0, 1)
    width = 5.5 if suit in LONG else 4.6
    place = (x, y, size * larger, turn)
    return pip(suit, place, look=look, style=style, width=width)
