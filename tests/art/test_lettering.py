"""Names in pictures: cleaned, measured, cut; whatever people call themselves."""

import pytest

from bot.art.lettering import LONGEST, fitted, font, shown_name

SCRIPTS = {
    "latin": ("Zio Peppe", "Zio Peppe"),
    "accents": ("Niccolò D’Àngelo", "Niccolò D’Àngelo"),
    "vietnamese": ("Nguyễn Thị Bưởi", "Nguyễn Thị Bưởi"),
    "turkish": ("İbrahim ışık", "İbrahim ışık"),
    "greek": ("Ἑλένη", "Ἑλένη"),
    "cyrillic": ("Жанна", "Жанна"),
    "fancy": ("𝓜𝓪𝓻𝓬𝓸 𝟙", "Marco 1"),
    "full width": ("Ｌｕｃａ", "Luca"),
    "chinese": ("李小龙", ""),
    "japanese": ("さくら", ""),
    "korean": ("김철수", ""),
    "hebrew": ("שלום", ""),
    "arabic": ("محمد", ""),
    "hindi": ("हिन्दी", ""),
    "thai": ("ไทย", ""),
    "emoji": ("🎉🔥", ""),
}


@pytest.mark.parametrize(("written", "shown"), SCRIPTS.values(), ids=SCRIPTS)
def test_a_name_is_shown_as_far_as_the_font_goes(written, shown):
    assert shown_name(written) == shown


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("a\u202eb\u200b\x00c\n", "abc"),
        ("  Anna \u00a0 Maria ", "Anna Maria"),
        ("Luca 🔥 99", "Luca 99"),
        ("…", ""),
        ("_*~", ""),
        ("", ""),
        ("\ud800Anna", "Anna"),
        ("\u0301Anna", "Anna"),
    ],
)
def test_what_is_no_letter_goes(written, shown):
    assert shown_name(written) == shown


def test_at_most_two_marks_stay_on_a_letter():
    assert shown_name("q" + "\u0307\u0302\u0304" * 20 + "a") == "q\u0307\u0302a"


def test_an_endless_name_is_cut_before_it_is_looked_at():
    assert shown_name("x" * 1_000_000) == "x" * LONGEST


@pytest.mark.parametrize("room", [60, 101, 112, 137, 380])
@pytest.mark.parametrize("name", ["W" * 40, "i" * 40, "Bartolomeo De’ Medici", "Anna", "Ж" * 12])
def test_a_name_never_leaves_its_room(name, room):
    text, drawn = fitted(name, room, 28)
    assert drawn.getlength(text) <= room
    assert text.rstrip("…")
    assert name.startswith(text.rstrip("…"))


def test_a_long_name_is_narrowed_before_it_is_cut():
    name = "Zio Peppe"
    room = font(28).getlength(name) - 1
    text, drawn = fitted(name, room, 28)
    assert text == name
    assert drawn is font(28, 700, 75)
