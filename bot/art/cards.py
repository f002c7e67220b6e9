"""Card faces: a card, a deck's look and a style give the text of an SVG, 240 by 400 units.

The header is the index: rank at left, sign at right; a card on a screen is never turned, so there
is no second one. Letters are those of the Italian and of the English pack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.art.aces import ace
from bot.art.backs import HEIGHT, WIDTH
from bot.art.courts import king, knave, queen
from bot.art.figures import Bearer, Hair, Horse
from bot.art.glyphs import SANS, SERIF, label
from bot.art.knight import knight, raised
from bot.art.palette import EDGE, PAPER, Colours, Look, Style, colours, robes
from bot.art.pips import LONG, pip, places, square_pip
from bot.art.svg import BLACK, WHITE, box, clipped, document, dot, path, placed, rays
from bot.game import Card

LETTERS: Final[Mapping[Look, Mapping[str, str]]] = {
    "italian": {"A": "A", "J": "F", "Q": "C", "K": "R"},
    "french": {"A": "A", "J": "J", "Q": "Q", "K": "K"},
}
"""Fante, Cavallo and Re; Jack, Queen and King. Other ranks are their own figure."""

_WINDOW: Final = (
    "M20,380V190C20,118 72,68 120,68C168,68 220,118 220,190V380A8,8 0 0 1 212,388H28"
    "A8,8 0 0 1 20,380Z"
)

_BLOND: Final = Hair("#B98A3A", "#D9AE58")
_AUBURN: Final = Hair("#8A3F22", "#AE5A34")
_BLACK: Final = Hair("#2E2A33", "#4A4452")
_BROWN: Final = Hair("#5E3F2B", "#7E5A3F")
_GREY: Final = Hair("#8B8790", "#B4B0B8")
_WHITE: Final = Hair("#B9B2A6", "#E2DCD0")

# Hair and horses change with the suit, so that four courts are not one court in four colours.
_YOUNG: Final = {"C": _AUBURN, "D": _BLOND, "S": _BLACK, "B": _BROWN}
_OLD: Final = {"C": _AUBURN, "D": _BROWN, "S": _GREY, "B": _WHITE}
_HORSES: Final = {
    "C": Horse("#B9744A", "#94552F", "#4A2A1C", "#5A2C1A"),
    "D": Horse("#F6EFE2", "#DDD0B8", "#B98A3A", "#8A5A2E"),
    "S": Horse("#C3CAD4", "#9AA4B2", "#4B5566", "#2E2A33"),
    "B": Horse("#8A6A52", "#6A4D38", "#2E2420", "#4A3222"),
}


def card_svg(card: Card, look: Look = "italian", style: Style = "classic") -> str:
    """Return the face of a card as SVG; KeyError for a look or style that there is not."""
    draw = {"classic": _classic, "contrast": _contrast}[style]
    return document(draw(card, look), WIDTH, HEIGHT)


def letter(card: Card, look: Look) -> str:
    """Return the index of a card, one character."""
    return LETTERS[look].get(card.rank, card.rank)


def _classic(card: Card, look: Look) -> str:
    c = colours(card.suit, look, "classic")
    if card.rank in "KQJ":
        middle = _framed(card, look, c)
    elif card.rank == "A":
        middle = ace(card.suit, look)
    else:
        middle = _pips(card, look, "classic")
    # The tail of a Q hangs below the line.
    height = 48 if (card.rank, look) == ("Q", "french") else 56
    index = label(
        letter(card, look), 17, 20 + height, height=height, room=54, fill=c.dark, font=SERIF
    )
    sign = square_pip(card.suit, 198, 49, 57, look=look, style="classic")
    return box((1, 1), (238, 398), 20, PAPER, EDGE, 2) + middle + index + sign


def _contrast(card: Card, look: Look) -> str:
    c = colours(card.suit, look, "contrast")
    if card.rank in "KQJ":
        below, above = _figure(card, look, "contrast")
        ground = box((12, 104), (216, 284), 10, c.rays)
        inside = ground + placed(below + above, 6, 40, scale=0.95)
        window = box((12, 104), (216, 284), 10, "none", BLACK, 4)
        middle = clipped(inside, "window", box((12, 104), (216, 284), 10)) + window
    elif card.rank == "A":
        long = look == "italian" and card.suit in LONG
        size = 262 if long else 190
        middle = pip(card.suit, (120, 246, size, 0), look=look, style="contrast", width=4)
    else:
        middle = _pips(card, look, "contrast")
    band = box((3, 3), (234, 92), 0, c.main)
    sign = square_pip(card.suit, 187, 49, 60, look=look, style="contrast")
    parts = [
        box((3, 3), (234, 394), 18, WHITE),
        clipped(band, "edge", box((3, 3), (234, 394), 18)),
        label(letter(card, look), 20, 82, height=66, room=66, fill=c.on, font=SANS),
        dot(187, 49, 41, WHITE, BLACK, 3),
        sign,
        middle,
        box((3, 3), (234, 394), 18, "none", BLACK, 5),
        path("M3,95H237", "none", BLACK, 4),
    ]
    return "".join(parts)


def _pips(card: Card, look: Look, style: Style) -> str:
    share = 1.0 if style == "classic" else 0.88
    if look == "french":
        share *= 0.86
    drawn = []
    for x, y, size, turn in places(card.rank, card.suit, look):
        # The header band of the high-contrast style leaves less height to the signs.
        lower = y if style == "classic" else 246 + (y - 236) * 0.93
        place = (x, lower, size * share, turn)
        drawn.append(pip(card.suit, place, look=look, style=style))
    return "".join(drawn)


def _framed(card: Card, look: Look, c: Colours) -> str:
    below, above = _figure(card, look, "classic")
    inside = path(_WINDOW, c.tint) + rays(120, 206, 260, 24, c.rays, 0.55) + placed(below, 0, 16)
    frame = path(_WINDOW, "none", c.dark, 3)
    return clipped(inside, "window", path(_WINDOW)) + frame + placed(above, 0, 16)


def _figure(card: Card, look: Look, style: Style) -> tuple[str, str]:
    """Return what stays inside the frame and what may stand out of it."""
    bearer = Bearer(card.suit, look, style)
    c = robes(card.suit, look, style)
    if card.rank == "K":
        return king(bearer, c, _OLD[card.suit]), ""
    if card.rank == "J":
        return knave(bearer, c, _YOUNG[card.suit]), ""
    if look == "french":
        return queen(bearer, c, _YOUNG[card.suit]), ""
    return knight(c, _HORSES[card.suit]), raised(bearer)
