"""The picture of one hand, for its owner alone: cards side by side, never one over the other."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PIL import Image

from bot.art.deck import card_sprite
from bot.art.easel import Easel, encoded
from bot.art.scene import Dress
from bot.game import Card

WIDTH: Final = 680
"""Pixels; a phone shows half of them, and the ranks of four in a row can still be read."""
_MARGIN: Final = 16
_GAP: Final = 12
_WIDEST: Final = 152
_ONE_ROW: Final = 5
_IN_A_ROW: Final = 4


def hand_picture(
    easel: Easel,
    cards: Sequence[Card],
    dress: Dress | None = None,
    darkened: Collection[Card] = (),
) -> bytes:
    """Return a hand as WebP on a clear ground; cards that cannot be played may be darkened.

    Raises ValueError for no cards, and SpriteMissing where the cache is not complete.
    """
    if not cards:
        raise ValueError("there is no card to show")
    dress = dress or Dress()
    each = len(cards) if len(cards) <= _ONE_ROW else _IN_A_ROW
    rows = [cards[first : first + each] for first in range(0, len(cards), each)]
    width = min(_WIDEST, (WIDTH - 2 * _MARGIN - (each - 1) * _GAP) // each)
    height = width * 5 // 3
    size = (WIDTH, 2 * _MARGIN + len(rows) * (height + _GAP))
    picture = Image.new("RGBA", size, (0, 0, 0, 0))
    for number, row in enumerate(rows):
        y = _MARGIN + number * (height + _GAP) + height / 2
        for place, card in enumerate(row):
            x = WIDTH / 2 + (place - (len(row) - 1) / 2) * (width + _GAP)
            sprite = card_sprite(card, dress.look, dress.style)
            easel.put(picture, sprite, (x, y), width, faded=card in darkened)
    return encoded(picture, clear=True)
