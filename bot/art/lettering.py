"""Names in pictures: untrusted text in any script, cleaned, measured and cut to its room.

The font knows Latin, Greek, Cyrillic and Vietnamese. Letters that it lacks are left out; of a name
in another script nothing is left, and the picture then shows the seat's number, while the text of
the message has the name.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Final

from PIL import ImageFont

LONGEST: Final = 40
"""Letters that are looked at; a name of Discord has at most 32, but text may come from anywhere."""

_KEPT: Final = frozenset("LMNP")
_SCRIPTS: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "COMBINING"})
"""Scripts whose letters stand side by side; others in the font need shaping."""
_MOST_MARKS: Final = 2
_NARROWEST: Final = 75
"""Width axis of the font, per cent; 18 per cent more letters."""
_MISSING: Final = "\U0010fffd"
"""A character that no font has: it is drawn as the sign for a missing one."""


@lru_cache(maxsize=64)
def font(size: int, weight: int = 700, width: int = 100) -> ImageFont.FreeTypeFont:
    """Return the font in this size, in pixels, weight and width."""
    path = files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"
    # The plain layout gives the same everywhere: the other one needs a library of the system.
    opened = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    opened.set_variation_by_axes([weight, width])
    return opened


def shown_name(name: str) -> str:
    """Return what can be drawn of a name, '' where that is nothing.

    Fancy alphabets become plain letters; control and direction characters, emojis, and letters
    that the font lacks go; at most two marks stay on a letter.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", name[: 4 * LONGEST]):
        kind = unicodedata.category(character)
        if kind == "Zs":
            kept.append(" ")
        elif (kind[0] in _KEPT or kind in ("Sm", "Sc")) and _drawable(character):
            marks = marks + 1 if kind[0] == "M" else 0
            if marks <= _MOST_MARKS and (kept or not marks):
                kept.append(character)
    text = " ".join("".join(kept).split())[:LONGEST]
    return text if any(map(str.isalnum, text)) else ""


def fitted(
    text: str, room: float, size: int, weight: int = 700
) -> tuple[str, ImageFont.FreeTypeFont]:
    """Return the text cut to its room in pixels, and the font, narrow where that helps."""
    for width in (100, _NARROWEST):
        drawn = font(size, weight, width)
        if drawn.getlength(text) <= room:
            return text, drawn
    while text and drawn.getlength(f"{text}…") > room:
        text = text[:-1]
    return f"{text.rstrip()}…", drawn


@lru_cache(maxsize=4096)
def _drawable(character: str) -> bool:
    if character.isalpha() or unicodedata.category(character)[0] == "M":
        script = unicodedata.name(character, "").partition(" ")[0]
        if script not in _SCRIPTS:
            return False
    drawn = font(24)
    return bytes(drawn.getmask(character)) != bytes(drawn.getmask(_MISSING))
