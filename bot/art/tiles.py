"""Square tiles of 128 units, for emojis and small places: a card's index, or a suit's sign alone.

Not small cards: in a square both rank and sign are as large as they can be.
"""

from __future__ import annotations

from typing import Final

from bot.art.cards import letter
from bot.art.glyphs import SANS, label
from bot.art.palette import PAPER, Look, Style, colours
from bot.art.pips import LONG, pip, square_pip
from bot.art.svg import BLACK, WHITE, box, document, dot
from bot.game import Card

TILE: Final = 128


def tile_svg(card: Card, look: Look = "italian", style: Style = "classic") -> str:
    """Return the tile of a card: rank at left, sign at right."""
    c = colours(card.suit, look, style)
    contrast = style == "contrast"
    # The suit's colour lies along the foot where black letters and rims tell nothing of it.
    base, middle = (95, 58) if contrast else (101, 64)
    rank = label(
        letter(card, look), 11, base, height=74, room=50, fill=c.dark, font=SANS, centred=True
    )
    if look == "italian" and card.suit in LONG:
        place = (95, middle, 94 if contrast else 106, 0)
    else:
        place = (92, middle, 51, 0)
    sign = pip(card.suit, place, look=look, style=style, width=5.5)
    ground = box((3, 3), (122, 122), 22, WHITE if contrast else PAPER, c.dark, 6)
    foot = box((15, 107), (98, 11), 5.5, c.main, BLACK, 2) if contrast else ""
    return document(ground + foot + rank + sign, TILE, TILE)


def suit_svg(suit: str, look: Look = "italian", style: Style = "classic") -> str:
    """Return a suit's sign on a round ground."""
    c = colours(suit, look, style)
    ground = dot(64, 64, 60, WHITE if style == "contrast" else PAPER, c.dark, 6)
    return document(ground + square_pip(suit, 64, 64, 80, look=look, style=style), TILE, TILE)
