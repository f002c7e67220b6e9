"""The cases of RULES 9.7 and 9.8, the auction and the call. Seat 4 deals: P0 speaks first."""

from __future__ import annotations

import pytest

from bot.game import (
    Action,
    AuctionWon,
    BidPoints,
    BidRank,
    BidSpoken,
    CallCard,
    Card,
    CardCalled,
    IllegalAction,
    IllegalBid,
    IllegalCall,
    Match,
    NameTrump,
    NotYourTurn,
    Options,
    PartnerRevealed,
    Pass,
    WrongPhase,
)
from tests.game.setups import SEED, act, attempt, bid, pack

RANK_POINTS = Options(players=5)
POINTS = Options(players=5, bidding="points")


def seated(options: Options = RANK_POINTS, hands: dict[int, str] | None = None) -> Match:
    return Match(options, SEED, packs=[pack(options, hands or {}, dealer=4)], first_dealer=4)


def test_case_58_a_lower_rank_beats_a_higher_one_only() -> None:
    match = seated()
    act(match, "rank:3 rank:K")
    match = seated()
    act(match, "rank:3")
    for refused in (BidRank("3"), BidRank("A")):
        assert attempt(match, 1, refused) is IllegalBid


def test_case_59_after_a_two_only_points_from_62_follow() -> None:
    match = seated()
    act(match, "rank:2")
    assert match.legal(1) == (*map(BidPoints, range(62, 121)), Pass())
    assert attempt(match, 1, BidPoints(61)) is IllegalBid
    act(match, "points:75 pass pass pass pass")
    assert match.observe(None).bid == BidPoints(75)
    act(match, "trump:D")
    assert match.observe(None).called is Card.parse("2D")


def test_points_cannot_be_bid_before_a_two() -> None:
    match = seated()
    assert attempt(match, 0, BidPoints(62)) is IllegalBid
    act(match, "rank:4")
    assert match.legal(1) == (BidRank("2"), Pass())


@pytest.mark.parametrize("options", [RANK_POINTS, POINTS])
def test_case_61_a_bid_of_120_ends_the_auction_at_once(options: Options) -> None:
    match = seated(options)
    events = act(match, "points:120" if options is POINTS else "rank:2 points:120")
    seat = 0 if options is POINTS else 1
    assert AuctionWon(seat, BidPoints(120)) in events
    assert (match.observe(None).phase, match.to_act) == ("trump", (seat,))


def test_case_62_whoever_passed_is_not_asked_again() -> None:
    match = seated()
    act(match, "rank:A pass rank:3 pass pass")
    assert match.to_act == (0,)
    assert match.observe(None).waiting == (0, 2)
    act(match, "rank:K")
    assert match.to_act == (2,)
    assert attempt(match, 1, BidRank("2")) is NotYourTurn
    assert match.legal(1) == ()


def test_case_64_all_pass_gives_new_cards_to_the_next_dealer_and_counts_for_nothing() -> None:
    match = seated()
    hands = [match.observe(seat).hand for seat in range(5)]
    act(match, "pass pass pass pass pass")
    (result,) = match.results
    assert (result.gains, result.contract, result.counted) == ((0, 0, 0, 0, 0), None, False)
    now = match.observe(None)
    assert (now.dealer, now.round, now.deal, now.phase) == (0, 0, 1, "auction")
    assert now.scores == (0, 0, 0, 0, 0)
    assert match.to_act == (1,)
    assert [match.observe(seat).hand for seat in range(5)] != hands


def test_case_64_a_passed_deal_does_not_shorten_the_match() -> None:
    match = seated()
    for _ in range(5):
        act(match, "pass " * 5)
        bid(match, match.to_act[0], BidRank("K"))
        act(match, "trump:S")
        while match.observe(None).phase == "play":
            seat = match.to_act[0]
            match.apply(seat, match.legal(seat)[0])
    assert match.outcome
    assert sum(result.counted for result in match.results) == 5
    assert len(match.results) == 10


def test_the_fifth_may_still_bid_after_four_passes_and_wins_at_once() -> None:
    match = seated()
    act(match, "pass pass pass pass")
    assert len(match.legal(4)) == 11
    assert AuctionWon(4, BidRank("Q")) in act(match, "rank:Q")


def test_case_65_an_uncontested_bid_stands() -> None:
    match = seated()
    act(match, "rank:Q pass pass pass pass")
    now = match.observe(None)
    assert (now.declarer, now.bid, now.phase) == (0, BidRank("Q"), "trump")
    for lower in (BidRank("J"), BidRank("2")):
        assert attempt(match, 0, lower) is WrongPhase
    assert attempt(match, 0, Pass()) is IllegalAction


@pytest.mark.parametrize("refused", [60, 61, 121, 61.5, 62.0, "62", True, None, -61])
def test_case_67_points_that_do_not_beat_the_bid_or_are_no_numbers_are_refused(
    refused: object,
) -> None:
    match = seated(POINTS)
    assert attempt(match, 0, BidPoints(60)) is IllegalBid
    assert attempt(match, 0, BidPoints(61)) is None
    act(match, "points:61")
    assert attempt(match, 1, BidPoints(refused)) is IllegalBid
    assert attempt(match, 1, BidPoints(62)) is None


def test_case_70_two_hundred_passed_deals_are_dealt_and_nothing_runs_by_itself() -> None:
    match = seated()
    for number in range(200):
        assert match.deal == number
        act(match, "pass " * 5)
    assert (match.round, match.outcome, match.scores) == (0, None, (0, 0, 0, 0, 0))
    assert len(match.log) == 1000


def test_case_71_the_rank_bid_and_the_suit_make_the_called_card() -> None:
    match = seated(hands={3: "KS"})
    act(match, "rank:K pass pass pass pass")
    assert attempt(match, 0, CallCard(Card.parse("AS"))) is WrongPhase
    events = act(match, "trump:S")
    assert CardCalled(0, Card.parse("KS")) in events
    assert match.observe(None).phase == "play"
    assert attempt(match, 0, CallCard(Card.parse("AS"))) is WrongPhase


def test_in_points_mode_any_card_of_the_trump_suit_may_be_called() -> None:
    match = seated(POINTS, hands={0: "AS"})
    act(match, "points:61 pass pass pass pass trump:S")
    assert {action.card.suit for action in match.legal(0)} == {"S"}
    assert len(match.legal(0)) == 10
    assert attempt(match, 0, CallCard(Card.parse("AS"))) is None
    assert attempt(match, 0, CallCard(Card.parse("AD"))) is IllegalCall
    assert attempt(match, 0, NameTrump("D")) is WrongPhase


def test_case_73_a_lone_call_looks_like_any_other() -> None:
    def called(declarers: str, others: str) -> Match:
        match = seated(hands={0: declarers, 2: others})
        act(match, "rank:K pass pass pass pass trump:S")
        return match

    alone, partnered = called("KS", "2B"), called("2B", "KS")
    assert alone.events == partnered.events
    assert alone.observe(None) == partnered.observe(None)
    assert alone.observe(None).partner is None
    assert alone.observe(0).partner == 0
    assert (partnered.observe(0).partner, partnered.observe(2).partner) == (None, 2)


def test_case_74_a_called_card_kept_to_the_end_reveals_itself_in_trick_8() -> None:
    match = seated(hands={2: "KS"})
    act(match, "rank:K pass pass pass pass trump:S")
    king = Card.parse("KS")
    while match.observe(2).hand != (king,):
        seat = match.to_act[0]
        match.apply(seat, next(a for a in match.legal(seat) if str(a) != "KS"))
    assert match.observe(None).partner is None
    while match.to_act != (2,):
        act(match, str(match.legal(match.to_act[0])[0]))
    assert len(match.observe(None).tricks) == 7
    assert PartnerRevealed(2) in act(match, "KS")


def test_case_76_playing_the_called_card_announces_the_partner() -> None:
    match = seated(hands={0: "2B", 2: "KS"})
    act(match, "rank:K pass pass pass pass trump:S")
    assert PartnerRevealed(2) not in act(match, "2B " + str(match.observe(1).hand[0]))
    events = act(match, "KS")
    assert PartnerRevealed(2) in events
    assert [match.observe(viewer).partner for viewer in (None, 0, 1, 2, 3, 4)] == [2] * 6


def test_case_77_no_totals_are_told_while_the_cards_are_played() -> None:
    match = seated()
    act(match, "rank:K pass pass pass pass trump:S")
    while match.observe(None).phase == "play":
        assert all(match.observe(viewer).points is None for viewer in (None, 0, 1, 2, 3, 4))
        seat = match.to_act[0]
        match.apply(seat, match.legal(seat)[0])


def test_the_dealers_right_leads_whoever_declares() -> None:
    match = seated()
    bid(match, 3, BidRank("K"))
    act(match, "trump:S")
    assert match.to_act == (0,)


def test_bids_are_public() -> None:
    match = seated()
    act(match, "rank:A pass")
    spoken: list[tuple[int, Action]] = [(0, BidRank("A")), (1, Pass())]
    assert all(list(match.observe(viewer).bids) == spoken for viewer in (None, 0, 3))
    heard = [(event.seat, event.bid) for event in match.events if isinstance(event, BidSpoken)]
    assert heard == spoken
