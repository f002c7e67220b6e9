"""The colours of every deck. A suit is never told by colour alone: the signs differ in shape.

The contrast figures that hold for these colours are computed in tests/art/test_palette.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.art.svg import BLACK, WHITE

Look = Literal["italian", "french"]
Style = Literal["classic", "contrast"]
Back = Literal["red", "blue", "green", "black"]

LOOKS: Final[tuple[Look, ...]] = ("italian", "french")
STYLES: Final[tuple[Style, ...]] = ("classic", "contrast")
BACKS: Final[tuple[Back, ...]] = ("red", "blue", "green", "black")

PAPER: Final = "#FCF7EA"
EDGE: Final = "#D5C7A9"
"""What parts a card from Discord's white theme."""
INK: Final = "#2B2233"
CREAM: Final = "#FFF8E8"
GOLD: Final = "#E3A72B"
PALE_GOLD: Final = "#F6D27A"


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one suit."""

    main: str
    dark: str
    """Index letters and frames."""
    light: str
    tint: str
    rays: str
    accent: str
    ink: str
    """Outlines."""
    on: str = WHITE
    """Letters on the main colour."""


@dataclass(frozen=True, slots=True)
class BackColours:
    """The colours of one back."""

    main: str
    dark: str
    light: str


_COINS: Final = Colours("#E3A72B", "#8A5A00", "#F9DC8B", "#FBEFCF", "#F4DFA6", "#B8382C", "#5B3A00")
_CUPS: Final = Colours("#C8382F", "#A0261F", "#EE8B7C", "#FBE3DB", "#F3C5B9", GOLD, "#571411")
_SWORDS: Final = Colours("#2E6FB4", "#1D4F8C", "#C9DDF2", "#E1ECF7", "#BDD4EB", GOLD, "#12294A")
_CLUBS: Final = Colours("#5A9A3E", "#2F6B24", "#A9D08A", "#E7F1DB", "#CBE0B6", "#C8382F", "#1C3A14")

_RED: Final = Colours("#C8322F", "#B3241F", "#F08C80", "#FBE3DB", "#F3C5B9", GOLD, "#571411")
_BLACK: Final = Colours("#2B2E3F", "#1E2130", "#8A90A8", "#E9EAF0", "#CDD0DD", GOLD, "#14161F")

ROBES: Final[Mapping[Look, Mapping[str, Colours]]] = {
    "italian": {"C": _CUPS, "D": _COINS, "S": _SWORDS, "B": _CLUBS},
    "french": {
        "C": _CUPS,
        "D": Colours("#DC8A2C", "#A85A12", "#F8CF92", "#FBEBD8", "#F4D3AE", GOLD, "#57300B"),
        "S": Colours("#3A4F8F", "#26356A", "#AEBCE6", "#E5E8F3", "#C9D0E6", GOLD, "#141B38"),
        "B": Colours("#3F7D5C", "#275640", "#A5D2B8", "#E3EFE8", "#C4DDCF", GOLD, "#12281D"),
    },
}
"""What kings, queens, knights and knaves wear: in a French deck too each suit has its own."""

CLASSIC: Final[Mapping[Look, Mapping[str, Colours]]] = {
    "italian": ROBES["italian"],
    "french": {"C": _RED, "D": _RED, "S": _BLACK, "B": _BLACK},
}


def _contrast(main: str, light: str, rays: str, on: str) -> Colours:
    return Colours(main, BLACK, light, WHITE, rays, WHITE, BLACK, on)


_YELLOW: Final = _contrast("#FFC20A", "#FFE58A", "#FFF1C2", BLACK)
_ORANGE: Final = _contrast("#F2602B", "#FFBFA6", "#FFE2D6", BLACK)
_BLUE: Final = _contrast("#0B62C4", "#BBD9FF", "#DCEBFF", WHITE)
_GREEN: Final = _contrast("#00482F", "#9FE0C6", "#D5F2E6", WHITE)
_SKY: Final = _contrast("#5BB4FF", "#CFE8FF", "#DFF0FF", BLACK)
_SCARLET: Final = _contrast("#D5300B", "#FFB199", "#FFE0D6", WHITE)
_LEAF: Final = _contrast("#005A39", "#9FE0C6", "#D5F2E6", WHITE)
_JET: Final = _contrast("#0A0A0A", "#C8C8C8", "#E6E6E6", WHITE)

CONTRAST: Final[Mapping[Look, Mapping[str, Colours]]] = {
    # Each suit has its own brightness too, for whoever sees no colours at all.
    "italian": {"C": _ORANGE, "D": _YELLOW, "S": _BLUE, "B": _GREEN},
    "french": {"C": _SCARLET, "D": _SKY, "S": _JET, "B": _LEAF},
}

BACK_COLOURS: Final[Mapping[Back, BackColours]] = {
    "red": BackColours("#8E2A2F", "#6A1B22", "#E9D3A4"),
    "blue": BackColours("#22508C", "#163763", "#E3DAB9"),
    "green": BackColours("#26633F", "#17432A", "#E9D9A6"),
    "black": BackColours("#3A3740", "#24222A", "#DCCBA3"),
}


def colours(suit: str, look: Look, style: Style) -> Colours:
    """Return the colours of a suit; KeyError for a suit, look or style that there is not."""
    return {"classic": CLASSIC, "contrast": CONTRAST}[style][look][suit]


def robes(suit: str, look: Look, style: Style) -> Colours:
    """Return what the figures of a suit wear, outlined in the same ink for all."""
    if style == "contrast":
        return replace(CONTRAST[look][suit], dark=INK)
    return ROBES[look][suit]
