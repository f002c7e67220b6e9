"""Fallback, plurals, and what becomes of arguments."""

import logging
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import bot.i18n
from bot.i18n import LOCALES, Words, WordsMissing, words_for


def made_up(*texts: tuple[str, str]) -> Words:
    bundles = []
    for locale, text in texts:
        bundle = FluentBundle([locale], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    return Words(bundles)


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("it", "it"),
        ("it-IT", "it"),
        ("it_CH", "it"),
        ("IT", "it"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("pt-BR", "en"),
        ("ita", "en"),
        ("../it", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_code_finds_its_language_or_english(locale, language):
    assert words_for(locale).locale == language


def test_the_words_of_a_language_are_read_once():
    assert words_for("it") is words_for("it-IT")
    assert words_for("fr") is words_for(None)


def test_every_language_file_is_offered():
    files = Path(bot.i18n.__file__).parent.glob("*.ftl")
    assert sorted(path.stem for path in files) == sorted(LOCALES)


def test_a_message_that_one_language_lacks_is_said_in_english(lenient):
    assert made_up(("it", "a = uno"), ("en", "a = one\nb = two"))("b") == "two"


def test_a_message_that_fails_in_one_language_is_said_in_english(lenient):
    words = made_up(("it", "a = { $nome } gioca"), ("en", "a = { $name } plays"))
    assert words("a", name="Anna") == "Anna plays"


def test_a_message_that_no_language_has_is_its_key(lenient):
    assert made_up(("it", "a = uno"), ("en", "a = one"))("b") == "b"


def test_a_message_without_its_argument_is_said_as_far_as_it_goes(lenient):
    words = made_up(("it", "a = Tocca a { $name }"), ("en", "a = { $name } to play"))
    assert words("a").startswith("Tocca a ")


def test_an_argument_of_a_strange_kind_does_not_stop_the_message(lenient):
    words = made_up(("en", "a = { $name }: { $n ->\n    [one] one\n   *[other] many\n  }"))
    assert words("a", name=None, n=object()).endswith("many")


def test_the_same_trouble_is_logged_once(lenient, caplog):
    words = made_up(("it", "a = uno"), ("en", "a = one"))
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            words("b")
            words("a")
    assert [record.getMessage() for record in caplog.records] == [
        "words missing: it: no message b",
        "words missing: en: no message b",
    ]


def test_the_log_does_not_repeat_arguments(lenient, caplog):
    made_up(("en", "a = { $name } { $card }"))("a", name="Anna")
    assert "Anna" not in caplog.text
    assert "card" in caplog.text


@pytest.mark.parametrize(("key", "named"), [("no-such-key", {}), ("card", {"rank": "Ace"})])
def test_strict_words_raise_for_anything_missing(key, named):
    with pytest.raises(WordsMissing, match=key):
        words_for("it")(key, **named)


@pytest.mark.parametrize(
    ("locale", "missing", "start"),
    [
        ("en", 1, "One seat is still free."),
        ("en", 2, "2 seats are still free."),
        ("en", 0, "0 seats are still free."),
        ("it", 1, "C'è ancora un posto libero."),
        ("it", 3, "Ci sono ancora 3 posti liberi."),
        ("it", 0, "Ci sono ancora 0 posti liberi."),
    ],
)
def test_plurals_follow_the_language(locale, missing, start):
    assert words_for(locale)("refusal-seats-missing", missing=missing).startswith(start)


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_have_no_thousands_separators(locale):
    text = words_for(locale)("refusal-file-refused", line=1234567890123456789)
    assert "1234567890123456789" in text


def test_true_and_false_choose_between_yes_and_no():
    words = words_for("en")
    assert "or a moderator" in words("refusal-not-host", host="Anna", moderators=True)
    assert "moderator" not in words("refusal-not-host", host="Anna", moderators=False)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "name",
    [
        "**Anna** _`x`_ ||y||",
        "@everyone <@1> <#2>",
        "{ $name } { button-hand }",
        "\u202eanna\u2066\u200f",
        "𝕬𝖓𝖓𝖆",
        "a\nb = c",
        "",
    ],
)
def test_names_pass_through_untouched(locale, name):
    words = words_for(locale)
    frame = words("refusal-not-your-turn", name="|")
    assert words("refusal-not-your-turn", name=name) == frame.replace("|", name)
