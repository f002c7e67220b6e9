"""The stand-in: what is done for a person whose time is over."""

from __future__ import annotations

import inspect
from random import Random

import pytest

from bot.game import (
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Match,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    rules_of,
)
from bot.players import stand_in
from tests.game.setups import SEED, act, pack

GAMES = (
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(players=5),
    Options(players=5, bidding="points"),
)


def chosen(match: Match) -> object:
    return stand_in(match.observe(match.to_act[0]))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_whatever_the_position_the_choice_is_legal_and_always_the_same(options: Options) -> None:
    for number in range(6):
        rng = Random(number)
        match = Match(options, rng.randbytes(32))
        while not match.outcome:
            (seat,) = match.to_act
            action = stand_in(match.observe(seat))
            assert action in match.legal(seat)
            assert stand_in(match.copy().observe(seat)) == action
            legal = match.legal(seat)
            match.apply(seat, action if rng.random() < 0.3 else rng.choice(legal))


def test_the_stand_in_is_given_an_observation_and_nothing_else() -> None:
    assert list(inspect.signature(stand_in).parameters) == ["observation"]


def test_stand_ins_alone_bring_a_match_to_its_end() -> None:
    for options in GAMES[:3]:
        match = Match(options, SEED)
        while not match.outcome:
            match.apply(match.to_act[0], stand_in(match.observe(match.to_act[0])))
        assert match.outcome.winners


@pytest.mark.parametrize("options", GAMES[:3], ids=str)
def test_no_card_in_the_hand_is_lower_than_the_one_played(options: Options) -> None:
    rng, rules = Random(5), rules_of(options)
    match = Match(options, SEED)
    for _ in range(30):
        seen = match.observe(match.to_act[0])
        action = stand_in(seen)
        assert isinstance(action, PlayCard)
        assert rules.points[action.card] == min(rules.points[card] for card in seen.hand)
        match.apply(match.to_act[0], rng.choice(match.legal(match.to_act[0])))


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        ("AC 7C 2D", "7C"),  # a plain card before a trump, though it is stronger
        ("AC JC 2D", "2D"),  # a trump without points before points
        ("AC 4C 2C", "2C"),
        ("AC 3C JD", "JD"),
        ("AC KC QC", "QC"),
        ("JC JS JD", "JC"),
    ],
)
def test_the_lowest_card_is_played(hand: str, played: str) -> None:
    options = Options(players=2)
    cards = pack(options, {0: hand}, dealer=1, face_up="5D")
    match = Match(options, SEED, packs=[cards], first_dealer=1)
    assert chosen(match) == PlayCard(Card.parse(played))


@pytest.mark.parametrize("bidding", ["rank_points", "points"])
def test_in_the_auction_the_stand_in_passes(bidding: str) -> None:
    match = Match(Options(players=5, bidding=bidding), SEED)
    assert chosen(match) == Pass()
    match.apply(match.to_act[0], BidRank("Q") if bidding == "rank_points" else BidPoints(65))
    assert chosen(match) == Pass()


def declarer(options: Options, hand: str, bid: str) -> Match:
    """A match in which seat 0 has won the auction with this bid."""
    cards = pack(options, {0: hand}, dealer=4)
    match = Match(options, SEED, packs=[cards], first_dealer=4)
    act(match, f"{bid} pass pass pass pass")
    return match


def test_a_declarer_names_the_longest_suit() -> None:
    match = declarer(Options(players=5), "3D KD 7D 6D 5C 4C 2S 6B", "rank:A")
    assert chosen(match) == NameTrump("D")


def test_a_declarer_does_not_call_the_own_card_while_there_is_another_way() -> None:
    match = declarer(Options(players=5), "AD 3D KD 7D 6C 5C 4C 2S", "rank:A")
    assert chosen(match) == NameTrump("C")
    every = declarer(Options(players=5), "AD AC AS AB 3D 5C 4C 2S", "rank:A")
    assert isinstance(chosen(every), NameTrump)


def test_a_rank_bid_below_points_still_names_the_called_card() -> None:
    options = Options(players=5)
    cards = pack(options, {0: "2D 3D KD 7D 6C 5C 4C QS"}, dealer=4)
    match = Match(options, SEED, packs=[cards], first_dealer=4)
    act(match, "rank:2 points:65 pass pass pass points:70 pass")
    assert chosen(match) == NameTrump("C")


def test_the_best_card_out_of_the_hand_is_called() -> None:
    match = declarer(Options(players=5, bidding="points"), "AD 3D 7D 6D 5C 4C 2S 6B", "points:61")
    act(match, "trump:D")
    assert chosen(match) == CallCard(Card.parse("KD"))
