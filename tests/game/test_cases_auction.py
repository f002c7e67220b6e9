"""House rules of the Chiamata auction (RULES 4.2, 4.3, 4.10; cases 64, 68). Seat 4 deals."""

from __future__ import annotations

import pytest

from bot.game import (
    AskRedeal,
    AuctionWon,
    BidPoints,
    BidRank,
    Card,
    IllegalAction,
    IllegalBid,
    Match,
    Options,
    Pass,
    RedealAsked,
)
from tests.game.setups import act, attempt, bid, cards, last_result, play_on, seated

FIVE = Options(players=5)
POINTS = Options(players=5, bidding="points")
FOUR_PASSES = "pass pass pass pass"


def points(least: int) -> tuple[BidPoints, ...]:
    return tuple(map(BidPoints, range(least, 121)))


def ranks(text: str) -> tuple[BidRank, ...]:
    return tuple(map(BidRank, text))


def called(match: Match) -> str:
    return str(match.observe(None).called)


def test_direct_two_points_lets_a_higher_rank_be_jumped_to_a_two_with_points() -> None:
    jumping = Options(players=5, direct_two_points=True)
    for before, ladder in (("", "A3KQJ76542"), ("rank:K", "QJ76542"), ("rank:2", "")):
        match = seated(jumping)
        act(match, before)
        assert match.legal(match.to_act[0]) == (*ranks(ladder), *points(62), Pass())
    match = seated(jumping)
    act(match, "rank:K points:70 pass pass pass pass trump:S")
    assert called(match) == "2S"
    match = seated(FIVE)
    assert attempt(match, 0, BidPoints(62)) is IllegalBid


def test_case_68_a_forced_rank_goes_on_with_points_and_lower_ranks_are_closed() -> None:
    match = seated(Options(players=5, force=True))
    act(match, "rank:5")
    assert match.legal(1) == (*ranks("42"), *points(62), Pass())
    act(match, "points:62")
    assert match.legal(2) == (*points(63), Pass())
    assert attempt(match, 2, BidRank("4")) is IllegalBid
    assert match.observe(None).rank == "5"
    act(match, "pass pass pass pass trump:D")
    assert called(match) == "5D"


def test_without_force_points_follow_a_two_alone() -> None:
    match = seated(FIVE)
    act(match, "rank:5")
    assert attempt(match, 1, BidPoints(62)) is IllegalBid


def test_a_first_bid_cannot_force_a_rank_that_nobody_bid() -> None:
    match = seated(Options(players=5, force=True))
    assert match.legal(0) == (*ranks("A3KQJ76542"), Pass())


def test_force_and_the_jump_together_force_the_standing_rank_or_open_with_a_two() -> None:
    both = Options(players=5, force=True, direct_two_points=True)
    match = seated(both)
    act(match, "points:65 pass pass pass pass trump:D")
    assert called(match) == "2D"
    match = seated(both)
    act(match, "rank:K points:65 pass pass pass pass trump:D")
    assert called(match) == "KD"


def test_a_forced_bid_is_scored_in_the_row_of_its_points() -> None:
    match = seated(Options(players=5, force=True), {0: "AS 3S KS QS JS 7S 6S 4S", 1: "5S"})
    act(match, "rank:5 pass pass pass points:75 points:110 pass trump:S")
    play_on(match)
    result = last_result(match.events)
    assert result.contract
    assert (result.contract.bid, result.contract.rank) == (BidPoints(110), "5")
    assert result.gains[0] in (10, -10, 20)


@pytest.mark.parametrize(
    ("variant", "order"),
    [("standard", "A3KQJ76542"), ("low_three", "AKQJ765432"), ("seven_for_three", "A7KQJ36542")],
)
def test_the_ladder_of_ranks_follows_the_ranks_of_the_table(variant: str, order: str) -> None:
    match = seated(Options(players=5, rank_variant=variant))
    assert match.legal(0) == (*ranks(order), Pass())
    act(match, f"rank:{order[-1]}")
    assert match.legal(1) == (*points(62), Pass())


@pytest.mark.parametrize("rule", ["redeal", "double_next"])
def test_case_64_all_may_pass_and_nothing_is_counted(rule: str) -> None:
    match = seated(Options(players=5, all_pass=rule))
    act(match, FOUR_PASSES)
    assert len(match.legal(4)) == 11
    act(match, "pass")
    result = last_result(match.events)
    assert (result.reason, result.counted, result.gains) == ("passed", False, (0,) * 5)
    now = match.observe(None)
    assert (now.round, now.dealer, now.phase) == (0, 0, "auction")
    assert now.stakes == (2 if rule == "double_next" else 1)


def test_double_next_doubles_the_stakes_again_with_each_passed_deal() -> None:
    match = seated(Options(players=5, all_pass="double_next"))
    for stakes in (1, 2, 4):
        assert match.observe(None).stakes == stakes
        if stakes < 4:
            act(match, "pass " * 5)
    bid(match, match.to_act[0], BidRank("K"))
    act(match, "trump:S")
    play_on(match)
    result = last_result(match.events)
    assert result.stakes == 4
    assert {abs(gain) for gain in result.gains} <= {4, 8, 16}
    assert match.observe(None).stakes == 1


@pytest.mark.parametrize("bidding", ["rank_points", "points"])
def test_the_last_of_five_must_play_at_61_by_option(bidding: str) -> None:
    match = seated(Options(players=5, bidding=bidding, all_pass="last_plays_61"))
    act(match, FOUR_PASSES)
    offered = match.legal(4)
    assert offered == (ranks("A3KQJ76542") if bidding == "rank_points" else points(61)[:1])
    assert attempt(match, 4, Pass())
    assert attempt(match, 4, BidPoints(62 if bidding == "points" else 61))
    word = "rank:K" if bidding == "rank_points" else "points:61"
    assert AuctionWon(4, offered[2] if bidding == "rank_points" else offered[0]) in act(match, word)


@pytest.mark.parametrize("bidding", ["rank_points", "points"])
def test_after_four_passes_the_fifth_bids_71_or_more_or_passes_by_option(bidding: str) -> None:
    match = seated(Options(players=5, bidding=bidding, all_pass="last_two_71"))
    act(match, FOUR_PASSES)
    assert match.legal(4) == (*points(71), Pass())
    assert attempt(match, 4, BidPoints(70)) is IllegalBid
    assert attempt(match, 4, BidRank("2")) is IllegalBid
    again = match.copy()
    act(again, "pass")
    assert last_result(again.events).reason == "passed"
    act(match, "points:75 trump:D")
    if bidding == "rank_points":
        assert called(match) == "2D"


def test_the_fifth_bids_freely_when_somebody_has_bid() -> None:
    match = seated(Options(players=5, all_pass="last_plays_61"))
    act(match, "rank:3 pass pass pass")
    assert attempt(match, 4, Pass()) is None


@pytest.mark.parametrize(
    ("rule", "hand", "allowed"),
    [
        (0, "7C 6C 5C 4C 2C 7D 6D 5D", True),
        (0, "7C 6C 5C 4C 2C 7D 6D JD", False),
        (2, "7C 6C 5C 4C 2C 7D 6D JD", True),
        (2, "7C 6C 5C 4C 2C 7D 6D QD", False),
        (2, "7C 6C 5C 4C 2C 7D JC JD", False),
        ("off", "7C 6C 5C 4C 2C 7D 6D 5D", False),
    ],
)
def test_a_hand_without_points_may_be_dealt_anew_by_option(
    rule: int | str, hand: str, allowed: bool
) -> None:
    match = seated(Options(players=5, void_hand=rule), {0: hand})
    assert (AskRedeal() in match.legal(0)) == allowed
    assert (attempt(match, 0, AskRedeal()) is None) == allowed
    if not allowed:
        with pytest.raises(IllegalAction):
            match.apply(0, AskRedeal())
        return
    assert RedealAsked(0) in act(match, "redeal")
    result = last_result(match.events)
    assert (result.reason, result.hand_of, result.counted) == ("void", 0, False)
    assert set(result.hands[0]) == set(cards(hand))
    assert result.hands[1:] == ((),) * 4
    assert (match.deal, match.observe(None).round, match.scores) == (1, 0, (0,) * 5)


def test_a_redeal_keeps_the_dealer_and_doubles_the_stakes_where_two_points_are_allowed() -> None:
    """RULES 4.1: no penalty for an empty hand (RDG); with up to 2 points the other way (BRISK)."""
    hand = "7C 6C 5C 4C 2C 7D 6D 5D"
    for rule, stakes in ((0, 1), (2, 2)):
        match = seated(Options(players=5, void_hand=rule), {0: hand})
        act(match, "redeal")
        now = match.observe(None)
        assert now.stakes == stakes
        assert now.dealer == (4 if rule == 2 else now.dealer)


def test_a_redeal_is_asked_for_in_the_auction_on_the_own_turn_only() -> None:
    hand = "7C 6C 5C 4C 2C 7D 6D 5D"
    match = seated(Options(players=5, void_hand=0), {1: hand})
    assert attempt(match, 1, AskRedeal())
    act(match, "rank:A")
    assert AskRedeal() in match.legal(1)
    act(match, "pass pass pass pass trump:S")
    while match.to_act != (1,):
        act(match, str(match.legal(match.to_act[0])[0]))
    assert attempt(match, 1, AskRedeal())


def test_a_hand_that_could_be_dealt_anew_is_told_to_nobody() -> None:
    hand = "7C 6C 5C 4C 2C 7D 6D 5D"
    match = seated(Options(players=5, void_hand=0), {0: hand})
    for viewer in (None, 1, 2, 3, 4):
        assert match.observe(viewer).legal == ()
    assert Card.parse("7C") in match.observe(0).hand
