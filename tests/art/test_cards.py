"""Every card in every look and style: sound SVG, no two alike, the suits told apart by shape."""

from itertools import combinations
from xml.etree import ElementTree

import pytest

from bot.art import BACKS, LOOKS, STYLES, back_svg, card_svg, suit_svg, tile_svg
from bot.art.cards import letter
from bot.art.pips import places, square_pip
from bot.game import PACK, RANKS, SUITS, Card

from .pixels import difference, grey, mask, perceptual_hash

SVG = "{http://www.w3.org/2000/svg}"
DECKS = [(look, style) for look in LOOKS for style in STYLES]
FACES = {
    (card.code, look, style): card_svg(card, look, style) for card in PACK for look, style in DECKS
}
BACK_FACES = {(back, style): back_svg(back, style) for back in BACKS for style in STYLES}
CARDS = [*FACES.values(), *BACK_FACES.values()]
TILES = {
    (card.code, look, style): tile_svg(card, look, style) for card in PACK for look, style in DECKS
}
SIGNS = [suit_svg(suit, look, style) for suit in SUITS for look, style in DECKS]
EVERY = [*CARDS, *TILES.values(), *SIGNS]

deck = pytest.mark.parametrize(("look", "style"), DECKS)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 - our own text


def test_every_picture_is_well_formed_and_of_the_size_of_its_kind():
    for svg in EVERY:
        root = parsed(svg)
        size = (root.get("width"), root.get("height"))
        assert root.tag == f"{SVG}svg"
        assert size == (("240", "400") if svg in CARDS else ("128", "128"))
        assert root.get("viewBox") == f"0 0 {' '.join(size)}"


def test_no_picture_needs_a_font_or_anything_from_outside():
    allowed = {"svg", "g", "path", "circle", "ellipse", "rect", "defs", "clipPath"}
    for svg in EVERY:
        tags = {element.tag.removeprefix(SVG) for element in parsed(svg).iter()}
        assert tags <= allowed
        assert "href" not in svg
        assert "nan" not in svg


def test_no_two_pictures_are_the_same():
    assert len(set(EVERY)) == len(EVERY) == 40 * 4 + 8 + 40 * 4 + 16


def test_the_same_card_is_drawn_the_same_every_time():
    assert card_svg(Card.parse("QS"), "italian", "contrast") == FACES["QS", "italian", "contrast"]


def test_an_unknown_look_style_or_back_is_refused():
    with pytest.raises(KeyError):
        card_svg(PACK[0], "spanish")
    with pytest.raises(KeyError):
        card_svg(PACK[0], "italian", "plain")
    with pytest.raises(KeyError):
        back_svg("pink")


@pytest.mark.parametrize("look", LOOKS)
def test_every_rank_has_a_letter_or_figure_of_its_own(look):
    letters = [letter(Card(rank, "C"), look) for rank in RANKS]
    assert len(set(letters)) == 10
    assert "".join(letters) == {"italian": "A3RCF76542", "french": "A3KQJ76542"}[look]


@pytest.mark.parametrize("look", LOOKS)
def test_number_cards_show_as_many_signs_as_they_say(look):
    for card in PACK:
        if card.rank in "234567":
            assert len(places(card.rank, card.suit, look)) == int(card.rank)


@deck
def test_cards_of_a_pack_differ_in_greyscale_at_60_pixels(look, style):
    pictures = {card: grey(FACES[card.code, look, style], 60, 100) for card in PACK}
    closest, pair = min(
        (difference(pictures[one], pictures[other]), f"{one} {other}")
        for one, other in combinations(PACK, 2)
    )
    assert closest > (5 if look == "french" and style == "classic" else 9), pair


@deck
def test_perceptual_hashes_of_a_pack_differ(look, style):
    hashes = {card: perceptual_hash(grey(FACES[card.code, look, style], 60, 100)) for card in PACK}
    closest, pair = min(
        ((hashes[one] ^ hashes[other]).bit_count(), f"{one} {other}")
        for one, other in combinations(PACK, 2)
    )
    assert closest >= 4, pair


@deck
def test_tiles_of_a_pack_differ_in_greyscale_at_22_pixels(look, style):
    pictures = {card: grey(TILES[card.code, look, style], 22, 22) for card in PACK}
    closest, pair = min(
        (difference(pictures[one], pictures[other]), f"{one} {other}")
        for one, other in combinations(PACK, 2)
    )
    assert closest > 3, pair


@deck
def test_ink_covers_a_fair_part_of_every_card(look, style):
    for card in PACK:
        pixels = grey(FACES[card.code, look, style], 60, 100).tobytes()
        assert 0.08 < sum(value < 200 for value in pixels) / len(pixels) < 0.75, card


@deck
def test_suits_are_told_apart_by_the_shape_of_their_signs(look, style):
    signs = {suit: mask(square_pip(suit, 0, 0, 86, look=look, style=style)) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        pixels = list(zip(signs[one], signs[other], strict=True))
        both = sum(a > 127 and b > 127 for a, b in pixels)
        either = sum(a > 127 or b > 127 for a, b in pixels)
        # French clubs and spades have been the closest pair for five centuries.
        assert both / either < (0.85 if {one, other} == {"S", "B"} else 0.65), (one, other)


@deck
def test_no_sign_leaves_its_square(look, style):
    for suit in SUITS:
        pixels = mask(square_pip(suit, 0, 0, 86, look=look, style=style))
        border = pixels[:64] + pixels[-64:] + pixels[::64] + pixels[63::64]
        assert not any(border), suit


@deck
def test_no_ink_of_a_face_touches_the_edge_of_the_card(look, style):
    for card in PACK:
        image = grey(FACES[card.code, look, style], 120, 200)
        # Inside the rim, and away from the round corners.
        sides = [(4, 50, 5, 186), (115, 50, 116, 186), (12, 195, 108, 196)]
        for side in sides:
            darkest, _ = image.crop(side).getextrema()
            assert darkest > 200, (card, side)
