"""House rules of Chiamata for the call, the play and the score (RULES 4.7-4.10; case 79)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.game import (
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Match,
    Options,
    PartnerRevealed,
    RoundResult,
)
from tests.game.setups import SEED, act, attempt, bid, cards, deal, play_on, seated


def points_mode(**chosen: object) -> Options:
    return Options(players=5, bidding="points", **chosen)


def play(
    options: Options, promise: int, points: Sequence[int], partner: int | None = 1
) -> tuple[Match, RoundResult]:
    """Seat 0 bids this and calls the King of swords; the seats take these points."""
    one = deal(options, points, dealer=4, held={"KS": partner or 0})
    match = Match(options, SEED, packs=[one.pack], first_dealer=4)
    bid(match, 0, BidPoints(promise))
    act(match, "trump:S call:KS")
    return match, one.play(match)


@pytest.mark.parametrize(
    ("bidding", "words"),
    [
        ("rank_points", "rank:K pass pass pass pass trump:S"),
        ("points", "points:61 pass pass pass pass trump:S call:KS"),
    ],
)
def test_the_declarer_leads_by_option(bidding: str, words: str) -> None:
    for leads, leader in (("dealer_right", 0), ("declarer", 3)):
        match = seated(Options(players=5, bidding=bidding, chiamata_leader=leads))
        act(match, "pass pass pass " + words.replace("pass pass pass pass", "pass"))
        assert match.to_act == (leader,)
        assert match.observe(None).leader == leader


def test_implied_two_calls_the_two_of_the_named_suit() -> None:
    match = seated(points_mode(implied_two=True), {3: "2S"})
    act(match, "points:70 pass pass pass pass trump:S")
    now = match.observe(3)
    assert (now.phase, now.called, now.partner) == ("play", Card.parse("2S"), 3)
    match = seated(points_mode())
    act(match, "points:70 pass pass pass pass trump:S")
    assert match.observe(None).phase == "call"


def test_sixty_on_a_bid_of_61_is_a_draw_that_doubles_the_next_round_by_option() -> None:
    match, result = play(points_mode(sixty_is_draw=True), 61, (40, 20, 30, 20, 10))
    assert (result.gains, result.winners, result.drawn) == ((0,) * 5, (), True)
    assert result.counted
    assert match.observe(None).stakes == 2
    bid(match, match.to_act[0], BidPoints(61))
    act(match, "trump:S call:KS")
    play_on(match)
    assert match.results[-1].stakes == 2
    assert {abs(gain) for gain in match.results[-1].gains} <= {2, 4, 8, 16}
    assert match.observe(None).stakes in (1, 2)


@pytest.mark.parametrize(
    ("promise", "points"), [(62, (40, 20, 30, 20, 10)), (61, (39, 20, 31, 20, 10))]
)
def test_sixty_is_a_draw_only_when_exactly_one_is_missing_to_61(
    promise: int, points: tuple[int, ...]
) -> None:
    _, result = play(points_mode(sixty_is_draw=True), promise, points)
    assert result.gains == (-2, -1, 1, 1, 1)
    assert not result.drawn


@pytest.mark.parametrize(("promise", "step"), [(101, 5), (110, 5), (111, 6), (119, 6), (120, 6)])
def test_the_top_step_from_111_counts_six_by_option(promise: int, step: int) -> None:
    points = (80, 20, 20, 0, 0)
    _, result = play(points_mode(top_step_111=True), promise, points)
    assert result.gains == (-2 * step, -step, step, step, step)
    _, result = play(points_mode(), promise, points)
    assert result.gains == (-10, -5, 5, 5, 5)


def test_all_120_points_of_the_opponents_double_unless_the_option_is_off() -> None:
    lost, won = (0, 0, 60, 60, 0), (100, 20, 0, 0, 0)
    for doubling, gains in ((True, (-4, -2, 2, 2, 2)), (False, (-2, -1, 1, 1, 1))):
        options = points_mode(capot_by_opponents_doubles=doubling)
        assert play(options, 61, lost)[1].gains == gains
        assert play(options, 61, won)[1].gains == (4, 2, -2, -2, -2)


@pytest.mark.parametrize(
    ("hands", "called", "partners"),
    [
        ({2: "AS 3S"}, "AS 3S", (2, None)),
        ({0: "AS", 4: "3S"}, "AS 3S", (None, 4)),
        ({0: "AS 3S"}, "AS 3S", (None, None)),
        ({1: "AS", 3: "3S"}, "AS 3S", (1, 3)),
    ],
)
def test_case_79_two_cards_are_called_at_120_and_whoever_holds_them_are_partners(
    hands: dict[int, str], called: str, partners: tuple[int | None, int | None]
) -> None:
    match = seated(points_mode(two_cards_at_120=True), hands)
    act(match, "points:120 trump:S call:AS")
    assert match.observe(None).phase == "call"
    assert attempt(match, 0, CallCard(Card.parse("AS")))
    act(match, "call:3S")
    now = match.observe(None)
    assert (now.phase, now.called, now.called_too) == ("play", *cards(called))
    assert (now.partner, now.partner_too) == (None, None)
    play_on(match)
    contract = match.results[-1].contract
    assert contract
    side = {0, *(seat for seat in partners if seat is not None)}
    assert set(contract.side) == side
    gains = match.results[-1].gains
    if len(side) == 1:
        assert set(gains) <= {20, -20, 40, -40, 5, -5, 10, -10}
        assert abs(gains[0]) == 4 * abs(gains[1])
    else:
        assert gains[0] == 2 * gains[max(side)]
        assert all(gains[seat] == -gains[max(side)] for seat in set(range(5)) - side)


def test_case_79_each_partner_is_known_by_the_own_card_and_revealed_with_it() -> None:
    match = seated(points_mode(two_cards_at_120=True), {1: "AS", 3: "3S"})
    act(match, "points:120 trump:S call:AS call:3S")
    for viewer in (None, 0, 1, 2, 3, 4):
        seen = match.observe(viewer)
        assert seen.partner == (1 if viewer == 1 else None)
        assert seen.partner_too == (3 if viewer == 3 else None)
    events = act(match, f"{match.legal(0)[0]} AS")
    assert PartnerRevealed(1) in events
    assert {match.observe(viewer).partner for viewer in (None, *range(5))} == {1}
    assert match.observe(None).partner_too is None


def test_two_partners_against_two_score_by_the_table_and_do_not_sum_to_zero() -> None:
    trumps, plain = "3S QS JS 7S 6S 5S 4S 2S", "7C 6C 5C 4C 2C 7D 6D 5D"
    for hand, gains in ((trumps, (20, 10, 10, -10, -10)), (plain, (-10, -5, -5, 5, 5))):
        match = seated(points_mode(two_cards_at_120=True), {0: hand, 1: "KS", 2: "AS"})
        act(match, "points:120 trump:S call:KS call:AS")
        play_on(match)
        assert match.results[-1].gains == gains


def test_below_120_or_without_the_option_one_card_is_called() -> None:
    match = seated(points_mode(two_cards_at_120=True))
    act(match, "points:119 pass pass pass pass trump:S call:AS")
    assert match.observe(None).phase == "play"
    match = seated(points_mode())
    act(match, "points:120 trump:S call:AS")
    assert match.observe(None).phase == "play"


def test_two_cards_are_called_at_two_with_120_points_as_well() -> None:
    match = seated(Options(players=5, two_cards_at_120=True))
    act(match, "rank:2 points:120 trump:S call:AS call:KS")
    now = match.observe(None)
    assert (now.phase, now.called, now.called_too) == ("play", *cards("AS KS"))


@pytest.mark.parametrize("target", [10, 20])
def test_a_match_may_go_to_so_many_points_instead_of_rounds(target: int) -> None:
    options = points_mode(chiamata_target=target)
    assert (rules := seated(options).rules).rounds is None
    assert rules.target == target
    match = seated(options)
    while not match.outcome:
        bid(match, match.to_act[0], BidPoints(101))
        act(match, "trump:S call:AS")
        play_on(match)
    assert match.outcome.reason == "target"
    assert max(match.scores) >= target
    assert max(match.results[-2].scores) < target


@pytest.mark.parametrize("players", [6, 7])
def test_at_a_larger_table_the_dealer_sits_out_with_seven_the_one_before_too(players: int) -> None:
    match = seated(Options(players=players, sit_out=True))
    for dealer in (players - 1, *range(players)):
        now = match.observe(None)
        resting = {dealer} if players == 6 else {dealer, (dealer - 1) % players}
        assert (now.dealer, set(now.resting)) == (dealer, resting)
        assert match.to_act == ((dealer + 1) % players,)
        for seat in range(players):
            assert len(match.observe(seat).hand) == (0 if seat in resting else 8)
        spoken = []
        while match.deal == now.deal and now.round == match.observe(None).round:
            seat = match.to_act[0]
            assert seat not in resting
            spoken.append(seat)
            act(match, "pass")
        assert set(spoken) == set(range(players)) - resting


def test_whoever_sits_out_neither_wins_nor_loses() -> None:
    match = seated(Options(players=6, sit_out=True))
    bid(match, 1, BidRank("K"))
    act(match, "trump:S")
    play_on(match)
    result = match.results[-1]
    assert result.gains[5] == 0
    assert sum(result.gains) == 0
    assert sum(map(bool, result.gains)) == 5
    assert result.points[5] == 0


def test_cases_76_77_points_are_counted_by_player_before_and_after_the_partner_is_known() -> None:
    match = seated(Options(players=5, count_points=True), {0: "2B", 2: "KS"})
    act(match, "rank:K pass pass pass pass trump:S")
    while not match.deal:
        now = match.observe(None)
        points = [0] * 5
        for trick in now.tricks:
            points[trick.winner] += trick.points
        for viewer in (None, 0, 1, 2, 3, 4):
            seen = match.observe(viewer)
            assert seen.points == tuple(points)
            if viewer not in (2, None) and now.partner is None:
                assert seen.partner is None
        act(match, str(match.legal(match.to_act[0])[0]))


def test_open_play_in_chiamata_shows_the_hands_and_so_the_partner() -> None:
    match = seated(Options(players=5, open=True), {2: "KS"})
    hands = tuple(match.observe(seat).hand for seat in range(5))
    assert {match.observe(viewer).hands for viewer in (None, *range(5))} == {hands}
    act(match, "rank:K pass pass pass pass trump:S")
    assert {match.observe(viewer).partner for viewer in (None, *range(5))} == {2}
