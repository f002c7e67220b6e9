"""Pictures of the tests' SVGs, and how far two of them differ."""

from __future__ import annotations

import io
from functools import cache

import resvg_py
from PIL import Image, ImageChops, ImageStat

from bot.art.svg import document


def picture(svg: str, width: int, height: int) -> Image.Image:
    """The SVG in pixels, with alpha."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def on_white(image: Image.Image) -> Image.Image:
    ground = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(ground, image).convert("RGB")


@cache
def grey(svg: str, width: int, height: int) -> Image.Image:
    """The picture as somebody sees it who sees no colours."""
    return on_white(picture(svg, width, height)).convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two grey pictures, of 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def perceptual_hash(image: Image.Image) -> int:
    """128 bits: whether each place of a small grey picture is brighter than the next."""
    small = image.resize((17, 16), Image.Resampling.LANCZOS)
    pixels = small.tobytes()
    bits = 0
    for row in range(16):
        for column in range(16):
            place = row * 17 + column
            bits = bits << 1 | (pixels[place] > pixels[place + 1])
    return bits


def mask(body: str, size: int = 64) -> bytes:
    """Where a sign that is centred on 0,0 in a box of 100 has ink at all."""
    moved = f'<g transform="translate(50,50)">{body}</g>'
    return picture(document(moved, 100, 100), size, size).getchannel("A").tobytes()
