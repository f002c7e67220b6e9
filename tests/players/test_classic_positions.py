"""Positions from complaints about computer partners, and habits that every player knows."""

from __future__ import annotations

import pytest

from bot.game import Claim, Exchange, Options, PlayCard
from bot.players import Budget, choose
from tests.game.setups import act, look, play_on, seated

BUDGET = Budget(iterations=300, seconds=60)
FOUR = Options(players=4, peek="off")

POSITIONS = {
    "no trump on the partner's winning trick (TricksterBots 335)": (
        FOUR,
        {0: "5S 2C 4C", 1: "AS 6C 7C", 2: "4S JC 6B", 3: "2D 7B KB"},
        "5S AS 4S",
        "KB",
    ),
    "a load on the partner's sure trick": (
        FOUR,
        {0: "5S 2C 4C", 1: "AS 6C 7C", 2: "4S JC 6B", 3: "2D 5B 3B"},
        "5S AS 4S",
        "3B",
    ),
    "a load on the partner's trick that the highest trump has won": (
        FOUR,
        {0: "5S 2C 4C", 1: "AD 6C 7C", 2: "4S JC 6B", 3: "2D 5B AB"},
        "5S AD 4S",
        "AB",
    ),
    "no Ace on the enemy's trick (TricksterBots 143)": (
        FOUR,
        {0: "QD 2C 4C", 1: "2S 6C 7C", 2: "4S JC 6B", 3: "AS 5B KB"},
        "QD 2S 4S",
        "5B",
    ),
    "no Ace led while trumps are out (TricksterBots 143)": (
        FOUR,
        {0: "AS 4C KB"},
        "",
        "4C",
    ),
    "a trump for a load of the enemy": (
        FOUR,
        {0: "3S 2C 4C", 1: "2S 6C 7C", 2: "4S JC 6B", 3: "4D 5B KB"},
        "3S 2S 4S",
        "4D",
    ),
    "the lowest trump that takes": (
        FOUR,
        {0: "3S 2C 4C", 1: "2S 6C 7C", 2: "4D JC 6B", 3: "5D KD 7B"},
        "3S 2S 4D",
        "5D",
    ),
    "a load of two players is trumped": (Options(), {0: "3S 2C 4C", 1: "2D 5B 4B"}, "3S", "2D"),
    "an Ace takes in its suit for eleven points": (
        Options(),
        {0: "KS 2C 4C", 1: "AS 2D 7B"},
        "KS",
        "AS",
    ),
    "no trump for nothing": (Options(), {0: "4S 2C 4C", 1: "KD 5B 7B"}, "4S", "5B 7B"),
    "three players: a load is taken": (
        Options(players=3),
        {0: "3S 4C 5C", 1: "2S 6C 7C", 2: "4D 5B 7B"},
        "3S 2S",
        "4D",
    ),
    "six players: a load for the partner who has won": (
        Options(players=6, peek="off"),
        {
            0: "5S 4C 5C",
            1: "4S 6C 7C",
            2: "6S JC 6B",
            3: "AD 5B 7B",
            4: "7S QC 4B",
            5: "AB 6D JB",
        },
        "5S 4S 6S AD 7S",
        "AB",
    ),
}


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("name", POSITIONS)
def test_position(name: str, level: str) -> None:
    options, hands, plays, wanted = POSITIONS[name]
    match = seated(options, hands, face_up="6D" if options.players < 6 else "5D")
    act(match, plays)
    seen = match.observe(match.to_act[0])
    assert str(choose(level, seen, 1, BUDGET)) in wanted.split()


@pytest.mark.parametrize("level", ["club", "master"])
def test_conquest_is_claimed_and_a_better_trump_taken(level: str) -> None:
    claim = Options(round_variant="conquest", conquest_claim=True)
    match = seated(claim, {0: "AD 3D KD"}, face_up="2D")
    assert choose(level, match.observe(0), 1, BUDGET) == Claim()
    swap = Options(exchange=True)
    match = seated(swap, {0: "AS 7D 2C", 1: "2S 4S 5S"}, face_up="3D")
    act(match, "AS 2S")
    assert choose(level, match.observe(0), 1, BUDGET) == Exchange()


@pytest.mark.parametrize("level", ["club", "master"])
def test_partners_look_and_go_on(level: str) -> None:
    match = seated(Options(players=4))
    play_on(match, tricks=6)
    while match.observe(None).phase == "play":
        seat = match.to_act[0]
        match.apply(seat, choose(level, match.observe(seat), 1, Budget(1, 1)))
    assert match.observe(None).phase == "peek"
    seat = match.to_act[0]
    assert str(choose(level, match.observe(seat), 1)) == "ready"
    look(match)
    assert isinstance(choose(level, match.observe(match.to_act[0]), 1, BUDGET), PlayCard)


def test_open_hands_are_seen() -> None:
    """The Ace is safe: nobody who plays later holds a trump, nor draws one before."""
    hands = {0: "AS 4C 5C", 1: "2S 6C 7C"}
    match = seated(Options(open=True), hands, face_up="6D", top="2B 4B")
    assert str(choose("master", match.observe(0), 1, BUDGET)) == "AS"
