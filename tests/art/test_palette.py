"""Contrast figures of the palettes: letters can be read, suits can be told apart without colour."""

from itertools import combinations

import pytest

from bot.art.palette import BACK_COLOURS, CLASSIC, CONTRAST, LOOKS, PAPER, ROBES
from bot.art.svg import WHITE
from bot.game import SUITS

from .colour import SIMULATIONS, contrast, distance, seen

PAIRS = list(combinations(SUITS, 2))

looks = pytest.mark.parametrize("look", LOOKS)


def test_the_contrast_of_black_on_white_is_21():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_every_deck_has_colours_for_every_suit():
    for palette in (CLASSIC, CONTRAST, ROBES):
        assert [set(palette[look]) for look in LOOKS] == [set(SUITS)] * 2


@looks
def test_index_letters_on_paper_have_the_contrast_of_text(look):
    assert min(contrast(CLASSIC[look][suit].dark, PAPER) for suit in SUITS) >= 5.5


@looks
def test_index_letters_on_a_band_have_the_contrast_of_text(look):
    assert min(contrast(c.on, c.main) for c in CONTRAST[look].values()) >= 4.9


@looks
def test_signs_are_outlined_with_the_contrast_of_text(look):
    for palette, paper in ((CLASSIC, PAPER), (CONTRAST, WHITE)):
        assert min(contrast(c.ink, paper) for c in palette[look].values()) >= 7


@looks
def test_high_contrast_suits_differ_in_brightness_alone(look):
    figures = {
        (one, other): contrast(CONTRAST[look][one].main, CONTRAST[look][other].main)
        for one, other in PAIRS
    }
    assert min(figures.values()) >= 1.6, figures


@looks
@pytest.mark.parametrize("simulation", SIMULATIONS)
def test_high_contrast_suits_differ_for_the_colour_blind(look, simulation):
    colours = {suit: seen(CONTRAST[look][suit].main, simulation) for suit in SUITS}
    figures = {(one, other): distance(colours[one], colours[other]) for one, other in PAIRS}
    assert min(figures.values()) >= 20, figures


def test_backs_differ_and_their_pattern_shows():
    assert len({c.main for c in BACK_COLOURS.values()}) == len(BACK_COLOURS)
    assert min(contrast(c.light, c.main) for c in BACK_COLOURS.values()) >= 4.5
