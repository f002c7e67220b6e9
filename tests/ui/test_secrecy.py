"""Non-interference on the screens: hidden cards change places, and nobody is shown another byte."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from bot.game import Options
from tests.game.drive import steps
from tests.game.what_if import set_up, what_if
from tests.ui.everything import everything
from tests.ui.positions import EVERY_GAME, Position, holders, moved, name_of, phases_of, position

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


HOUSES = (
    Options(players=2, open=True),
    Options(players=2, exchange=True, exchange_first_trick_two=True, count_points=True),
    Options(players=2, round_variant="conquest", conquest_claim=True),
    Options(players=3, skip_uneventful=True, count_points=True),
    Options(players=4, talk="signals", peek="both", silent_first_trick="off"),
    Options(players=6, exchange=True, exchange_right="any_trick_winner"),
    Options(players=5, kitty=True),
    Options(players=5, kitty=True, bidding="points", count_points=True),
    Options(players=5, open=True, kitty=True),
    Options(players=5, blind_first_trick="always"),
    Options(players=5, kitty=True, blind_first_trick="always", pack_look="french"),
    Options(players=5, two_cards_at_120=True, force=True),
    Options(players=5, void_hand=2, all_pass="double_next"),
    Options(players=6, sit_out=True, bidding="points", implied_two=True, blind_first_trick="two"),
)


@pytest.mark.parametrize("options", HOUSES, ids=name_of)
def test_no_house_rule_shows_a_hidden_card_by_a_byte(options: Options) -> None:
    rng = Random(str(options))
    compared = 0
    for number in range(400):
        match = set_up(options, rng, deals=12)
        for seat, action in islice(steps(match, rng), rng.randrange(60)):
            match.apply(seat, action)
        if match.outcome or compared >= 2 * POSITIONS:
            continue
        viewer = rng.choice((None, *range(options.players)))
        other = what_if(match, viewer, rng)
        if other is None:
            continue
        compared += 1
        locale = ("en", "it")[number % 2]
        shown, instead = (
            everything(
                Position(options, at.packs, at.first_dealer, tuple(at.log), at.deal + 1),
                viewer,
                locale,
                file=False,
            )
            for at in (match, other)
        )
        assert shown == instead
    assert compared > POSITIONS


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
