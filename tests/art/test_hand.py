"""Pictures of hands: every card whole, on a clear ground."""

import io

import pytest
from PIL import Image

from bot.art.hand import WIDTH, hand_picture
from bot.game import PACK


def opened(content: bytes) -> Image.Image:
    with Image.open(io.BytesIO(content)) as image:
        assert image.format == "WEBP"
        return image.convert("RGBA")


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_is_shown_with_a_clear_border(easel, count):
    content = hand_picture(easel, PACK[:count])
    image = opened(content)
    assert image.width == WIDTH
    assert image.height <= WIDTH * 1.3
    assert len(content) < 130_000
    alpha = image.getchannel("A")
    left, top, right, bottom = alpha.point([255 * (value > 200) for value in range(256)]).getbbox()
    assert 12 <= left < right <= WIDTH - 12
    assert 12 <= top < bottom <= image.height - 12
    assert abs(left - (WIDTH - right)) <= 2


@pytest.mark.parametrize("count", [3, 5, 8, 12])
def test_no_card_lies_on_another(easel, count):
    alpha = opened(hand_picture(easel, PACK[:count])).getchannel("A")
    solid = sum(value > 200 for value in alpha.tobytes())
    one = sum(
        value > 200 for value in opened(hand_picture(easel, PACK[:1])).getchannel("A").tobytes()
    )
    widths = {3: 152, 5: 120, 8: 152, 12: 152}
    assert solid == pytest.approx(count * one * (widths[count] / 152) ** 2, rel=0.02)


def test_a_darkened_card_is_darker_and_the_others_stay(easel):
    plain = opened(hand_picture(easel, PACK[:3])).convert("L")
    dark = opened(hand_picture(easel, PACK[:3], darkened={PACK[1]})).convert("L")
    for place, x in enumerate((176, 340, 504)):
        corner = (x - 20, 40, x + 20, 44)
        before, after = (image.crop(corner).getextrema()[1] for image in (plain, dark))
        assert (after < before - 80) == (place == 1)


def test_an_empty_hand_is_no_picture(easel):
    with pytest.raises(ValueError, match="no card"):
        hand_picture(easel, ())
