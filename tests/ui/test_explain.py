"""Refusals in words: the right ones for each case, with names cleaned."""

from __future__ import annotations

import pytest

from bot.game import OptionsError, SignalRefused, WrongPhase
from bot.game.options import VALUES
from bot.i18n import Words
from bot.tables.refusals import NotAgreed, TooManySeated
from bot.ui.explain import explain

PHASES = ("auction", "trump", "discard", "call", "peek", "play")
REASONS = ("no-partner", "silent", "first-trick", "not-descriptive", "too-many", "not-now")


def test_each_phase_is_refused_in_words_of_its_own(words: Words) -> None:
    over = explain(words, WrongPhase(phase="over"))
    texts = {explain(words, WrongPhase(phase=phase)) for phase in PHASES}
    assert len(texts) == len(PHASES)
    assert over not in texts


def test_each_reason_against_a_sign_is_told_in_words_of_its_own(words: Words) -> None:
    texts = {explain(words, SignalRefused(reason=reason)) for reason in REASONS}
    assert len(texts) == len(REASONS)


def test_options_that_do_not_fit_are_called_as_the_reader_knows_them(words: Words) -> None:
    for name in VALUES:
        text = explain(words, OptionsError(options=("players", name)))
        offered = name in ("players", "length", "bidding", "teams")
        key = f"option-briscola-{name}-name" if offered else f"term-{name}"
        assert words(key) in text
        assert "_" not in text.replace("\\_", "")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_those_who_have_not_agreed_are_named_as_plain_text(number: int, words: Words) -> None:
    names = ("**Marco**", "Sara", "@here")[:number]
    text = explain(words, NotAgreed(people=names))
    assert "\\*\\*Marco" in text
    assert "**Marco**" not in text
    assert "@here" not in text
    assert (number == 1) == (words("refusal-not-agreed", names="|", count=1).split("|")[1] in text)


def test_too_many_people_are_counted(words: Words) -> None:
    assert "5" in explain(words, TooManySeated(seated=5))
