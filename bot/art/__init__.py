"""Pictures of cards and tables.

Pure functions give SVG; it is rasterised once into a cache, and tables are put together from that.
"""

from bot.art.backs import back_svg
from bot.art.cards import card_svg
from bot.art.palette import BACKS, LOOKS, STYLES, Back, Look, Style
from bot.art.tiles import suit_svg, tile_svg

__all__ = [
    "BACKS",
    "LOOKS",
    "STYLES",
    "Back",
    "Look",
    "Style",
    "back_svg",
    "card_svg",
    "suit_svg",
    "tile_svg",
]
