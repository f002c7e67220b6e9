"""Glyphs of the index fonts as paths: `python -m tests.art.outlines` writes them down again."""

from __future__ import annotations

import sys
import textwrap
from importlib.resources import files
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
HEIGHT = 100
LABELS = "A234567JCFQRK"
FONTS = {
    "SERIF": ("fontpkg_cinzel", "Cinzel[wght].ttf", {"wght": 900}),
    "SANS": ("fontpkg_inter", "Inter[opsz,wght].ttf", {"wght": 800, "opsz": 32}),
}


def outlines(font: str) -> dict[str, tuple[float, str]]:
    """Width and path of each label, capitals HEIGHT units high, the baseline at 0."""
    package, name, axes = FONTS[font]
    with TTFont(str(files(package) / "files" / name)) as opened:
        glyphs, characters = opened.getGlyphSet(location=axes), opened.getBestCmap()

        def bounds(character: str) -> tuple[float, float, float, float]:
            pen = BoundsPen(glyphs)
            glyphs[characters[ord(character)]].draw(pen)
            return pen.bounds

        scale = HEIGHT / bounds("H")[3]
        found = {}
        for label in LABELS:
            left, _, right, _ = bounds(label)
            pen = SVGPathPen(glyphs, ntos=lambda value: f"{round(value, 1):g}")
            moved = TransformPen(pen, (scale, 0, 0, -scale, -left * scale, 0))
            glyphs[characters[ord(label)]].draw(moved)
            found[label] = (round((right - left) * scale, 1), pen.getCommands())
        return found


def module() -> str:
    """The text of bot/art/outlines.py."""
    lines = [
        '"""Letters and figures of an index as outlines, capitals 100 high on a baseline at 0.',
        "",
        "SERIF is Cinzel Black, SANS is Inter Extra Bold, both under the SIL Open Font License.",
        "As paths they need no font where pictures are made: `python -m tests.art.outlines`",
        'writes them, and a test compares them with the fonts.\n"""',
        "",
        "from collections.abc import Mapping",
        "from typing import Final",
        "",
        "Outlines = Mapping[str, tuple[float, str]]",
        '"""Width and path by character."""',
    ]
    for font in FONTS:
        lines += ["", f"{font}: Final[Outlines] = {{"]
        for label, (width, path) in outlines(font).items():
            lines += [f'    "{label}": (', f"        {width:.1f},"]
            pieces = textwrap.wrap(path.replace("L", " L").replace("Q", " Q"), 86)
            assert "".join(pieces)
            lines += [f'        "{piece} "' for piece in pieces[:-1]]
            lines += [f'        "{pieces[-1]}",', "    ),"]
        lines += ["}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (ROOT / "bot/art/outlines.py").write_text(module(), encoding="utf-8")
    sys.stdout.write("bot/art/outlines.py is written\n")
