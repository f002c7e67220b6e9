"""What pictures of a table are put together from: felt, cards with shadows, plates, badges, words.

Everything here is Pillow, which lets other threads run while it works; all sprites come ready from
the cache, so that nothing is rasterised at run time. The caches are bounded.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

from bot.art.lettering import font
from bot.art.sprites import CACHE, Sprite, read

Colour = tuple[int, int, int, int]
Point = tuple[float, float]

GOLD: Final = (246, 205, 96, 255)
PALE: Final = (233, 211, 164, 70)
WORDS: Final = (255, 250, 238, 255)
ACTIVE: Final = (255, 222, 130, 255)
DIM: Final = (214, 226, 216, 255)
PLATE: Final = (10, 28, 24, 215)
DARK: Final = (45, 30, 5, 255)

SHAPES: Final = ("circle", "diamond", "square", "triangle", "hexagon", "star")
SEATS: Final[tuple[Colour, ...]] = (
    (226, 92, 78, 255),
    (70, 148, 224, 255),
    (240, 178, 50, 255),
    (120, 190, 92, 255),
    (168, 118, 214, 255),
    (236, 236, 236, 255),
)
"""Colours of seats or sides; each comes with the shape in the same place."""

FADED: Final = 0.5
"""Brightness of cards that are still shown but over."""
_SHADOW: Final = 110
"""Alpha of the shadow below a card, of 255."""
_FINER: Final = 3
"""Shapes are drawn so many times larger and scaled down, which smooths their edges."""
_FELT: Final = ((34, 106, 84), (14, 54, 46))


class Easel:
    """Ready parts in the sizes that pictures use, from one cache folder."""

    def __init__(self, folder: Path = CACHE) -> None:
        self._folder = folder
        # Bounded: about 200 parts of up to 200 kB.
        self._sprite = lru_cache(maxsize=200)(self._make)

    def put(
        self,
        picture: Image.Image,
        sprite: Sprite,
        centre: Point,
        width: int,
        turn: float = 0,
        *,
        faded: bool = False,
    ) -> None:
        """Lay a sprite with its shadow on the picture; SpriteMissing when the cache lacks it."""
        part = self._sprite(sprite, width, turn, faded)
        left, top = centre[0] - part.width / 2, centre[1] - part.height / 2
        picture.alpha_composite(part, (max(0, round(left)), max(0, round(top))))

    def remembered(self) -> str:
        """Return how many parts are kept ready, of how many at most."""
        known = self._sprite.cache_info()
        return f"{known.currsize} of {known.maxsize} parts"

    def _make(self, sprite: Sprite, width: int, turn: float, faded: bool) -> Image.Image:
        with Image.open(io.BytesIO(read(sprite, self._folder))) as opened:
            image = opened.convert("RGBA")
        height = round(width * image.height / image.width)
        if turn:
            large = image.resize((2 * width, 2 * height), Image.Resampling.LANCZOS)
            turned = large.rotate(turn, Image.Resampling.BICUBIC, expand=True)
            size = (round(turned.width / 2), round(turned.height / 2))
            image = turned.resize(size, Image.Resampling.LANCZOS)
        else:
            image = image.resize((width, height), Image.Resampling.LANCZOS)
        if faded:
            clear = image.getchannel("A")
            image = ImageEnhance.Brightness(image).enhance(FADED)
            image.putalpha(clear)
        return _shadowed(image, max(6, width // 8))


def _shadowed(image: Image.Image, margin: int) -> Image.Image:
    shade = Image.new("L", (image.width + 2 * margin, image.height + 2 * margin), 0)
    below = image.getchannel("A").point([value * _SHADOW // 255 for value in range(256)])
    shade.paste(below, (margin, margin + margin // 3))
    shade = shade.filter(ImageFilter.GaussianBlur(margin / 2.6))
    made = Image.new("RGBA", shade.size, (0, 12, 8, 0))
    made.putalpha(shade)
    made.alpha_composite(image, (margin, margin))
    return made


def felt(width: int, height: int) -> Image.Image:
    """Return a new picture: green felt, lighter in the middle, with a double gold line."""
    return _felt(width, height).copy()


@lru_cache(maxsize=2)
def _felt(width: int, height: int) -> Image.Image:
    # A quarter of the size is enough for a gradient, and it stays smooth: noise would not compress.
    small = Image.new("L", (width // 4, height // 4))
    middle = (small.width / 2, small.height / 2)
    small.putdata(
        [
            _glow((x - middle[0]) / (small.width * 0.62), (y - middle[1]) / (small.height * 0.72))
            for y in range(small.height)
            for x in range(small.width)
        ]
    )
    glow = small.resize((width, height), Image.Resampling.BICUBIC)
    inner, outer = (Image.new("RGB", (width, height), colour) for colour in _FELT)
    picture = Image.composite(inner, outer, glow).convert("RGBA")
    lines = Image.new("RGBA", (width * 2, height * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(lines)
    for inset, radius, alpha, breadth in ((28, 60, 96, 4), (44, 48, 46, 2)):
        corners = (inset, inset, width * 2 - inset - 1, height * 2 - inset - 1)
        pen.rounded_rectangle(corners, radius, outline=(*PALE[:3], alpha), width=breadth)
    picture.alpha_composite(lines.resize((width, height), Image.Resampling.LANCZOS))
    return picture


def _glow(x: float, y: float) -> int:
    return max(0, min(255, int(255 * (1 - (x * x + y * y) * 0.8))))


@lru_cache(maxsize=256)
def plate(
    size: tuple[int, int], radius: int, fill: Colour, outline: Colour | None = None, width: int = 0
) -> Image.Image:
    """Return a rectangle with round corners; not to be drawn on."""
    made = Image.new("RGBA", (size[0] * _FINER, size[1] * _FINER), (*fill[:3], 0))
    corners = (0, 0, made.width - 1, made.height - 1)
    ImageDraw.Draw(made).rounded_rectangle(
        corners, radius * _FINER, fill=fill, outline=outline, width=width * _FINER
    )
    return made.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def mark(number: int, size: int) -> Image.Image:
    """Return the coloured shape of a seat or side; not to be drawn on."""
    shape, fill = SHAPES[number % len(SHAPES)], SEATS[number % len(SEATS)]
    made = Image.new("RGBA", (size * _FINER, size * _FINER), (*fill[:3], 0))
    pen, middle, radius = ImageDraw.Draw(made), made.width / 2, made.width / 2 - 2
    if shape == "circle":
        pen.ellipse((2, 2, made.width - 3, made.height - 3), fill=fill, outline=DARK, width=_FINER)
    else:
        points = [
            (middle + radius * far * math.cos(angle), middle + radius * far * math.sin(angle))
            for angle, far in _corners(shape)
        ]
        pen.polygon(points, fill=fill, outline=DARK, width=_FINER)
    return made.resize((size, size), Image.Resampling.LANCZOS)


def _corners(shape: str) -> list[tuple[float, float]]:
    """Return the corners of a shape: an angle and how far out, of 1."""
    count, first = {
        "diamond": (4, 0.0), "square": (4, 45.0), "triangle": (3, -90.0),
        "hexagon": (6, 0.0), "star": (10, -90.0),
    }[shape]  # fmt: skip
    return [
        (math.radians(first + step * 360 / count), 0.5 if shape == "star" and step % 2 else 1.0)
        for step in range(count)
    ]


def write(
    picture: Image.Image,
    text: str,
    centre: Point,
    size: int = 28,
    fill: Colour = WORDS,
    weight: int = 700,
) -> None:
    """Write a short text about its middle."""
    pen = ImageDraw.Draw(picture)
    pen.text(centre, text, font=font(size, weight), fill=fill, anchor="mm")


def badge(picture: Image.Image, text: str, centre: Point, size: int = 28) -> None:
    """Write a count on a gold pill."""
    width = max(size + 18, round(font(size, 800).getlength(text)) + 26)
    lay(picture, plate((width, size + 14), (size + 14) // 2, GOLD, DARK, 2), centre)
    write(picture, text, centre, size, DARK, 800)


def lay(picture: Image.Image, part: Image.Image, centre: Point) -> None:
    """Lay a part on the picture about its middle."""
    left, top = round(centre[0] - part.width / 2), round(centre[1] - part.height / 2)
    picture.alpha_composite(part, (left, top))


def encoded(picture: Image.Image, *, clear: bool = False) -> bytes:
    """Return the picture as WebP, opaque or with a clear ground; quality as measured for tables."""
    stream = io.BytesIO()
    (picture if clear else picture.convert("RGB")).save(stream, "WEBP", quality=90, method=2)
    return stream.getvalue()
