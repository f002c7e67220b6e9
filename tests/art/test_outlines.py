"""The outlines of the index letters are those of the fonts."""

from bot.art.glyphs import CAPITAL
from bot.art.outlines import SANS, SERIF

from .outlines import HEIGHT, ROOT, module


def test_the_outlines_are_as_the_fonts_give_them():
    assert (ROOT / "bot/art/outlines.py").read_text(encoding="utf-8") == module()


def test_both_fonts_have_the_same_characters_and_height():
    assert SERIF.keys() == SANS.keys()
    assert HEIGHT == CAPITAL
