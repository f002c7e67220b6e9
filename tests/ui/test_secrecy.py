"""Non-interference on the screens: hidden cards change places, and nobody is shown another byte."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.game import Options
from tests.ui.everything import everything
from tests.ui.positions import EVERY_GAME, holders, moved, name_of, phases_of, position

POSITIONS = 10
LONGEST = 60
"""Actions before a position; matches that are over are as long as they are, and fewer."""

CASES = [(options, phase) for options in EVERY_GAME for phase in phases_of(options)]


@pytest.mark.parametrize(
    ("options", "phase"), CASES, ids=[f"{name_of(options)}-{phase}" for options, phase in CASES]
)
def test_hidden_cards_change_no_byte_of_what_anybody_is_shown(options: Options, phase: str) -> None:
    rng = Random(f"{options} {phase}")
    differing = 0
    for number in range(POSITIONS if phase != "over" else 4):
        locale = ("en", "it")[number % 2]
        before = position(options, phase, rng, None if phase == "over" else LONGEST)
        for viewer in (None, number % options.players):
            after = moved(before, viewer, rng)
            differing += holders(before) != holders(after)
            shown, instead = (everything(where, viewer, locale) for where in (before, after))
            assert shown == instead
    # In a match that is over, cards are hidden only in deals that everybody passed.
    assert phase == "over" or differing > POSITIONS


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
def test_seals_and_keys_follow_from_the_secret_and_from_nothing_else(options: Options) -> None:
    rng = Random(str(options))
    for phase in ("play", "between"):
        where = position(options, phase, rng, LONGEST)
        for viewer in (None, 0):
            one = everything(where, viewer, "en")
            other = everything(where, viewer, "en", secret=bytes(range(32)))
            assert one != other
            assert sealed(one) == sealed(other)


def sealed(shown: list[str]) -> list[str]:
    """What is shown without the 32 bytes of each seal, key and secret."""
    return [re.sub(r"\b[0-9a-f]{64}\b", "seal", text) for text in shown]
