"""Any seat of any table can be a computer of any level; it knows what its seat may know."""

from __future__ import annotations

from random import Random

import pytest

from bot.game import Match, Options
from bot.players import LEVELS, Budget, choose
from tests.game.drive import steps
from tests.game.pairs import table_of_pairs
from tests.game.what_if import set_up, what_if

LITTLE = Budget(iterations=4, seconds=10)
"""Few worlds, but no clock that could end the search early."""


def level_of(rng: Random) -> str:
    return rng.choice(LEVELS)


@pytest.mark.parametrize("options", table_of_pairs(), ids=str)
def test_every_level_plays_whole_deals_of_any_table(options: Options) -> None:
    rng = Random(str(options))
    match = Match(options, rng.randbytes(32))
    levels = [level_of(rng) for _ in range(options.players)]
    phases = set()
    for _ in range(2000):
        if match.outcome or match.deal >= 2:
            break
        seat = rng.choice(match.to_act)
        seen = match.observe(seat)
        phases.add(seen.phase)
        action = choose(levels[seat], seen, 1, LITTLE)
        assert action in seen.legal
        match.apply(seat, action)
    assert match.outcome or match.deal >= 2
    assert "play" in phases


@pytest.mark.parametrize("options", table_of_pairs()[::4], ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_observation_and_seed_give_the_same_action(options: Options, level: str) -> None:
    rng = Random(str(options))
    match = Match(options, rng.randbytes(32))
    for seat, action in steps(match, rng):
        if rng.random() < 0.1 and seat in match.to_act:
            twice = [choose(level, match.copy().observe(seat), 5, LITTLE) for _ in range(2)]
            assert twice[0] == twice[1]
        match.apply(seat, action)
        if match.deal >= 1:
            return


@pytest.mark.parametrize("options", table_of_pairs()[::3], ids=str)
def test_hidden_cards_change_no_choice(options: Options) -> None:
    rng = Random(str(options))
    match = set_up(options, rng, 3)
    compared = 0
    for seat, action in steps(match, rng):
        if match.deal < 3 and seat in match.to_act and rng.random() < 0.15:
            other = what_if(match, seat, rng)
            if other:
                seen, too = match.observe(seat), other.observe(seat)
                for level in LEVELS:
                    assert choose(level, seen, 9, LITTLE) == choose(level, too, 9, LITTLE)
                compared += 1
        match.apply(seat, action)
        if match.deal >= 2 or match.outcome:
            break
    assert compared


def test_another_seed_may_give_another_action() -> None:
    match = Match(Options(), bytes(32))
    seen = match.observe(match.to_act[0])
    assert len({choose("beginner", seen, seed) for seed in range(40)}) > 1


def test_there_are_no_other_levels() -> None:
    match = Match(Options(), bytes(32))
    with pytest.raises(ValueError, match="grandmaster"):
        choose("grandmaster", match.observe(match.to_act[0]), 1)
