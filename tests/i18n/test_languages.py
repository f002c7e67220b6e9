"""The language files agree with each other, with Discord's limits and with the rules."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from bot.i18n import LOCALES, discord_locales, words_for
from tests.i18n.families import COMMANDS, FAMILIES
from tests.i18n.messages import PLURALS, entries, messages, situations, variables, variants

OTHERS = [locale for locale in LOCALES if locale != "en"]
ALL = [(locale, key) for locale in LOCALES for key in messages(locale)]
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f\u202a-\u202e]")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_file_has_no_line_that_fluent_cannot_read(locale):
    assert [entry.content for entry in entries(locale) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_stands_twice_in_a_language_file(locale):
    keys = Counter(entry.id.name for entry in entries(locale) if isinstance(entry, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(locale):
    assert list(messages(locale)) == list(messages("en"))


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("key", messages("en"))
def test_every_language_uses_the_same_arguments_and_variants(locale, key):
    assert variables(locale, key) == variables("en", key)
    named = {name: names - set(PLURALS) for name, names in variants(locale, key).items()}
    assert named == {name: names - set(PLURALS) for name, names in variants("en", key).items()}


@pytest.mark.parametrize(("locale", "key"), ALL)
def test_every_message_can_be_said_in_every_situation(locale, key):
    words = words_for(locale)
    for arguments in situations(locale, key):
        text = words(key, **arguments)
        assert text.strip() == text != ""
        assert not set("{}") & set(text)
        assert not ISOLATES.search(text)
        assert "  " not in re.sub("```.*```", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("key", [key for key in messages("en") if key.startswith("rules-")])
def test_the_rules_name_the_same_numbers_in_every_language(locale, key):
    for arguments in situations("en", key):
        english, other = (
            Counter(re.findall(r"\d+", words_for(code)(key, **arguments)))
            for code in ("en", locale)
        )
        assert other == english


@pytest.mark.parametrize("locale", OTHERS)
def test_another_language_is_not_a_copy_of_the_english_text(locale):
    same = {
        key
        for key, message in messages(locale).items()
        if message.value
        and message.value.equals(messages("en")[key].value)
        and any(
            isinstance(part, ast.TextElement) and re.search(r"[^\W\d_]{2}", part.value)
            for part in message.value.elements
        )
    }
    assert same == {"command-briscola-name", "french-rank-J"}


NAMES = [key for key in messages("en") if re.fullmatch("(command|option)-.*-name", key)]
DESCRIPTIONS = [key for key in messages("en") if re.fullmatch("(command|option)-.*-desc.*", key)]
CHOICES = [key for key in messages("en") if key.startswith("choice-")]


@pytest.mark.parametrize("locale", LOCALES)
def test_command_and_option_names_keep_to_discords_limits(locale):
    assert NAMES
    for key in NAMES:
        name = words_for(locale)(key)
        assert re.fullmatch(r"[-_\w]{1,32}", name)
        assert name == name.lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_descriptions_and_choices_keep_to_discords_limits(locale):
    assert DESCRIPTIONS
    assert CHOICES
    for key in DESCRIPTIONS + CHOICES:
        for arguments in situations(locale, key):
            assert 1 <= len(words_for(locale)(key, **arguments)) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_names_are_unique_among_the_commands_and_the_options_of_one_command(locale):
    words = words_for(locale)
    assert len({words(f"command-{name}-name") for name in COMMANDS}) == len(COMMANDS)
    for command, options in COMMANDS.items():
        assert len({words(f"option-{command}-{name}-name") for name in options}) == len(options)


def test_the_english_command_names_are_those_in_the_keys():
    english = words_for("en")
    for command, options in COMMANDS.items():
        assert english(f"command-{command}-name") == command
        assert [english(f"option-{command}-{name}-name") for name in options] == list(options)


def test_discord_gets_the_italian_name_under_its_own_code():
    assert discord_locales("command-hand-name") == {"it": "mano"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", FAMILIES["refusal-"])
def test_a_refusal_says_what_and_what_to_do_in_two_sentences(locale, key):
    for arguments in situations(locale, f"refusal-{key}"):
        text = words_for(locale)(f"refusal-{key}", **arguments)
        assert len(re.findall(r"[.!?](?= |$)", text)) == 2, text
        assert len(text) <= 200
