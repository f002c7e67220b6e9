"""The stand-in: what is done for a person whose time is over."""

from __future__ import annotations

import inspect
from random import Random

import pytest

from bot.game import (
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    Match,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    Ready,
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
    Options(players=6, peek="both"),
    Options(players=6, sit_out=True),
    Options(players=7, sit_out=True, kitty=True),
    Options(players=2, open=True, exchange=True, round_variant="conquest", conquest_claim=True),
    Options(players=3, removed_two="random", exchange=True, exchange_first_trick_two=True),
    Options(players=4, skip_uneventful=True, round_variant="high_score", count_points=True),
    Options.parse("players=5 kitty=True all_pass=last_plays_61 void_hand=2"),
    Options(players=5, kitty=True, bidding="points", two_cards_at_120=True),
    Options.parse("players=5 bidding=points implied_two=True all_pass=last_two_71"),
    Options(players=5, blind_first_trick="always", force=True, direct_two_points=True),
    Options.parse("players=5 two_cards_at_120=True all_pass=double_next sixty_is_draw=True"),
)


def chosen(match: Match) -> object:
    return stand_in(match.observe(match.to_act[0]))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_whatever_the_position_the_choice_is_legal_and_always_the_same(options: Options) -> None:
    for number in range(6):
        rng = Random(number)
        match = Match(options, rng.randbytes(32))
        while not match.outcome:
            seat = rng.choice(match.to_act)
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
        for looking in match.to_act[1:]:
            match.apply(looking, Ready())
        seen = match.observe(match.to_act[0])
        action = stand_in(seen)
        if action == Ready():
            match.apply(match.to_act[0], action)
            continue
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


def test_in_a_peek_the_stand_in_is_ready() -> None:
    match = Match(Options(players=4, peek="before_first_trick"), SEED)
    for seat in match.to_act:
        assert stand_in(match.observe(seat)) == Ready()


def test_the_last_one_who_may_not_pass_makes_the_cheapest_bid() -> None:
    for bidding, bid in (("rank_points", BidRank("A")), ("points", BidPoints(61))):
        options = Options.parse(f"players=5 bidding={bidding} all_pass=last_plays_61")
        match = Match(options, SEED)
        act(match, "pass pass pass pass")
        assert chosen(match) == bid


def test_a_hand_without_points_is_played_and_not_shown() -> None:
    options = Options(players=5, void_hand=0)
    cards = pack(options, {0: "7C 6C 5C 4C 7D 6D 5D 4D"}, dealer=4)
    match = Match(options, SEED, packs=[cards], first_dealer=4)
    assert AskRedeal() in match.legal(0)
    assert chosen(match) == Pass()


def test_a_suit_that_could_stay_secret_is_named_at_once() -> None:
    options = Options(players=5, blind_first_trick="always")
    cards = pack(options, {0: "3D KD 7D 6D 5C 4C QS 6B"}, dealer=4)
    match = Match(options, SEED, packs=[cards], first_dealer=4)
    act(match, "rank:2 pass pass pass pass")
    assert Pass() in match.legal(0)
    assert chosen(match) == NameTrump("D")


def test_the_five_lowest_of_twelve_are_discarded_and_the_called_card_is_kept() -> None:
    options = Options(players=5, kitty=True)
    hand = "2D 3D AC 3C AS 3S AB"
    cards = pack(options, {0: hand}, dealer=4)
    match = Match(options, SEED, packs=[cards], first_dealer=4)
    act(match, "rank:2 pass pass pass pass trump:D")
    seen, rules = match.observe(0), match.rules
    assert (seen.phase, len(seen.hand)) == ("discard", 12)
    action = chosen(match)
    assert isinstance(action, Discard)
    assert Card.parse("2D") not in action.cards
    others = [card for card in seen.hand if str(card) != "2D" and card not in action.cards]
    assert max(rules.points[card] for card in action.cards) <= min(
        rules.points[card] for card in others
    )


def test_a_conquest_is_claimed_and_nothing_exchanged() -> None:
    options = Options(players=2, round_variant="conquest", conquest_claim=True, exchange=True)
    cards = pack(options, {0: "AD 3D KD"}, dealer=1, face_up="5D")
    match = Match(options, SEED, packs=[cards], first_dealer=1)
    assert chosen(match) == Claim()


def test_an_exchange_is_left_to_people() -> None:
    options = Options(players=2, exchange=True, exchange_first_trick_two=True)
    cards = pack(options, {0: "2D 4C 5C"}, dealer=1, face_up="AD")
    match = Match(options, SEED, packs=[cards], first_dealer=1)
    assert Exchange() in match.legal(0)
    assert chosen(match) == PlayCard(Card.parse("4C"))


def test_a_card_in_the_own_discards_is_not_called_while_there_is_another() -> None:
    options = Options(players=5, kitty=True, bidding="points")
    cards = pack(options, {0: "AD KD QD 7D 6C 5C 4C"}, dealer=4)
    match = Match(options, SEED, packs=[cards], first_dealer=4)
    act(match, "points:61 pass pass pass pass trump:D")
    seen = match.observe(0)
    lowest = sorted(seen.hand, key=lambda card: (str(card) != "AD", match.rules.points[card]))
    match.apply(0, Discard(tuple(lowest[:5])))
    call = chosen(match)
    assert isinstance(call, CallCard)
    assert call.card not in (*match.observe(0).hand, *match.observe(0).discards)
