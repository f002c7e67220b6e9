"""The cases of RULES 9.4 and 3.6-3.7: six players, seats, signs and looking at partners."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from bot.game import (
    Card,
    CardsDrawn,
    Match,
    Options,
    OptionsError,
    PeekClosed,
    PeekOpened,
    PlayCard,
    Ready,
    Signal,
    SignalMade,
    SignalRefused,
    rules_of,
    seat_order,
)
from tests.game.setups import SEED, act, attempt, deal, look, play_on, seated

SIX = Options(players=6)
TALKING = Options(players=4, talk="signals", peek="off")
ALL_SIGNS = ("ace", "three", "king", "knight", "knave", "low", "none", "load")


def refusal(match: Match, seat: int, sign: str) -> str | None:
    try:
        match.check(seat, Signal(sign))
    except SignalRefused as error:
        return str(error.data["reason"])
    return None


def test_case_14_six_players_draw_three_times_and_play_six_tricks() -> None:
    match = seated(SIX, face_up="KD")
    draws: list[CardsDrawn] = []
    tricks = 0
    while not match.deal:
        look(match)
        now = match.observe(None)
        events = act(match, str(match.legal(match.to_act[0])[0]))
        drawn = [event for event in events if isinstance(event, CardsDrawn)]
        if drawn and drawn[0].face_up_taken:
            winner = match.observe(None).last_winner
            assert winner is not None
            assert Card.parse("KD") in match.observe((winner - 1) % 6).hand
            assert drawn[0].seats == tuple((winner + step) % 6 for step in range(6))
        draws += drawn
        tricks = len(now.tricks) + 1
    assert (len(draws), tricks) == (3, 6)


def test_six_players_use_36_cards_without_twos_in_two_teams_of_three() -> None:
    rules = rules_of(SIX)
    assert len(rules.pack) == 36
    assert not [card for card in rules.pack if card.rank == "2"]
    assert (rules.teams, rules.hand_size) == (((0, 2, 4), (1, 3, 5)), 3)
    assert sum(rules.points.values()) == 120


def test_a_team_of_three_pools_its_points() -> None:
    one = deal(SIX, (30, 0, 30, 30, 30, 0), dealer=0)
    match = Match(SIX, SEED, packs=[one.pack], first_dealer=0)
    result = one.play(match)
    assert (result.winners, result.gains) == ((0, 2, 4), (1, 0, 1, 0, 1, 0))


def test_case_31_in_six_no_two_team_mates_are_neighbours() -> None:
    teams = rules_of(SIX).teams
    for first, second in pairwise((*range(6), 0)):
        assert not any({first, second} <= set(team) for team in teams)
    for number in range(50):
        order = seat_order(SIX, hashlib.sha256(b"%d" % number).digest())
        assert sorted(order) == list(range(6))


@pytest.mark.parametrize("players", [4, 6])
def test_case_32_partners_see_each_others_cards_when_the_stock_has_ended(players: int) -> None:
    match = seated(Options(players=players))
    last = 7 if players == 4 else 3
    events = play_on(match, tricks=last)
    assert isinstance(events[-1], PeekOpened)
    assert (match.observe(None).phase, len(match.to_act)) == ("peek", players)
    for seat in range(players):
        seen = match.observe(seat)
        assert seen.legal == (Ready(),)
        for other in range(players):
            mate = other % 2 == seat % 2
            assert seen.hands[other] == (match.observe(other).hand if mate else None)
    assert match.observe(None).hands == (None,) * players


def test_case_32_everybody_must_be_ready_once_and_then_play_goes_on() -> None:
    match = seated(Options(players=4))
    play_on(match, tricks=7)
    leader = match.observe(None).last_winner
    for number, seat in enumerate((2, 0, 3, 1)):
        assert match.observe(None).ready == tuple(sorted((2, 0, 3)[:number])) or number
        assert seat in match.to_act
        assert attempt(match, seat, PlayCard(match.observe(seat).hand[0]))
        events = match.apply(seat, Ready())
        assert seat not in match.to_act or match.observe(None).phase == "play"
        if number < 3:
            assert attempt(match, seat, Ready())
    assert PeekClosed() in events
    now = match.observe(0)
    assert (now.phase, match.to_act) == ("play", (leader,))
    assert now.hands[2] is None


@pytest.mark.parametrize(
    ("peek", "tricks"),
    [
        ("off", []),
        ("stock_end", [7]),
        ("before_last_trick", [9]),
        ("before_first_trick", [0]),
        ("both", [0, 9]),
    ],
)
def test_when_partners_look_at_each_others_cards(peek: str, tricks: list[int]) -> None:
    match = seated(Options(players=4, peek=peek))
    looked = []
    while not match.deal:
        now = match.observe(None)
        if now.phase == "peek":
            looked.append(len(now.tricks))
            look(match)
        act(match, str(match.legal(match.to_act[0])[0]))
    assert looked == tricks


def test_where_all_hands_lie_open_nobody_needs_to_look() -> None:
    match = seated(Options(players=4, open=True))
    play_on(match, tricks=7)
    assert match.observe(None).phase == "play"


def test_case_34_a_false_sign_is_allowed() -> None:
    match = seated(TALKING, {0: "AC", 1: "2C", 2: "4C", 3: "5C"}, face_up="KD")
    play_on(match, tricks=1)
    seat = next(s for s in range(4) if Card.parse("AD") not in match.observe(s).hand)
    assert attempt(match, seat, Signal("ace")) is None
    assert attempt(match, seat, Signal("none")) is None


def test_a_sign_is_seen_by_all_and_read_by_team_mates_only() -> None:
    match = seated(TALKING)
    play_on(match, tricks=1)
    turn = match.to_act
    events = match.apply(1, Signal("three"))
    assert events == (SignalMade(1),)
    assert match.to_act == turn
    for viewer in (None, 0, 1, 2, 3):
        read = "three" if viewer in (1, 3) else None
        assert match.observe(viewer).signs == ((2, 1, read),)
    assert "three" not in repr(match.events)


def test_signs_of_a_deal_are_gone_with_it() -> None:
    match = seated(TALKING)
    play_on(match, tricks=1)
    match.apply(0, Signal("low"))
    play_on(match)
    assert match.observe(0).signs == ()


@pytest.mark.parametrize(
    ("talk", "signs"),
    [("signals", ALL_SIGNS), ("descriptive", ("low", "none", "load")), ("silent", ())],
)
def test_what_may_be_said_follows_the_talk_of_the_table(talk: str, signs: tuple[str, ...]) -> None:
    match = seated(Options(players=4, talk=talk, peek="off"))
    play_on(match, tricks=1)
    for seat in range(4):
        assert match.observe(seat).may_signal == signs
        assert all((refusal(match, seat, sign) is None) == (sign in signs) for sign in ALL_SIGNS)
    if talk == "descriptive":
        assert refusal(match, 0, "ace") == "not-descriptive"
    if talk == "silent":
        assert refusal(match, 0, "low") == "silent"


@pytest.mark.parametrize("silence", ["each_round", "first_round_only", "off"])
def test_no_sign_is_made_in_the_first_trick_that_is_to_be_silent(silence: str) -> None:
    match = seated(Options(players=4, talk="signals", silent_first_trick=silence, peek="off"))
    for number in (0, 1):
        quiet = silence == "each_round" or (silence == "first_round_only" and number == 0)
        assert refusal(match, 2, "ace") == ("first-trick" if quiet else None)
        assert bool(match.observe(2).may_signal) != quiet
        play_on(match, tricks=1)
        assert refusal(match, 2, "ace") is None
        play_on(match)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_without_a_partner_there_is_no_sign_to_make(players: int) -> None:
    match = seated(Options(players=players))
    assert refusal(match, 0, "low") == "no-partner"
    assert match.observe(0).may_signal == ()


def test_three_signs_a_trick_are_enough() -> None:
    match = seated(TALKING)
    play_on(match, tricks=1)
    for sign in ("ace", "ace", "low"):
        match.apply(2, Signal(sign))
    assert refusal(match, 2, "none") == "too-many"
    assert match.observe(2).may_signal == ()
    assert refusal(match, 0, "none") is None
    play_on(match, tricks=2)
    assert refusal(match, 2, "none") is None


def test_the_public_never_signs() -> None:
    match = seated(TALKING)
    play_on(match, tricks=1)
    assert match.observe(None).may_signal == ()


@pytest.mark.parametrize("name", ["talk", "silent_first_trick", "peek", "teams"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_for_teams_is_refused_where_there_are_none(name: str, players: int) -> None:
    value = {"talk": "silent", "silent_first_trick": "off", "peek": "both", "teams": "13-24"}[name]
    with pytest.raises(OptionsError) as error:
        Options(players=players, **{name: value})
    assert name in error.value.data["options"]
