"""The cases of RULES 9.6, conquest (RULES 3.3), automatic and claimed. Trumps are coins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.game import Claim, Exchange, Match, Options, RoundResult
from tests.game.setups import act, attempt, cards, last_result, play_on, seated

TWO = Options(round_variant="conquest")
CLAIMED = Options(round_variant="conquest", conquest_claim=True)
FOUR = Options(players=4, round_variant="conquest", peek="off")


def conquered(match: Match, seat: int, gains: tuple[int, ...]) -> RoundResult:
    result = last_result(match.events)
    assert (result.reason, result.hand_of, result.gains) == ("conquest", seat, gains)
    assert sum(result.points) + result.unplayed == 120
    assert [bool(hand) for hand in result.hands] == [s == seat for s in range(len(gains))]
    return result


@pytest.mark.parametrize("seat", [0, 1])
def test_case_49_the_three_highest_trumps_dealt_win_before_the_first_trick(seat: int) -> None:
    match = seated(TWO, {seat: "AD 3D KD"}, face_up="5D")
    result = conquered(match, seat, (1 - seat, seat))
    assert result.hands[seat] == cards("AD 3D KD")
    assert result.winners == (seat,)
    assert (result.points, result.unplayed) == ((0, 0), 120)
    assert match.deal == 1


def test_case_50_the_king_drawn_after_a_lost_trick_wins_whatever_was_captured() -> None:
    match = seated(TWO, {0: "AC", 1: "AD 3D 2C"}, face_up="5D", top="4S KD")
    act(match, "AC 2C")
    conquered(match, 1, (0, 1))
    assert last_result(match.events).points == (11, 0)


def test_case_52_the_king_that_lies_face_up_counts_when_it_is_taken_last() -> None:
    match = seated(TWO, {1: "AD 3D"}, face_up="KD")
    play_on(match, tricks=16, keep="AD 3D")
    assert match.observe(None).stock_size == 2
    lost = [line for line in lines(match) if line.observe(0).last_winner == 0 or line.deal]
    assert lost
    for line in lost:
        conquered(line, 1, (0, 1))


def lines(match: Match, to: int = 16) -> Iterator[Match]:
    """The next trick played in every way in which P1 keeps the two highest trumps."""
    if match.deal or len(match.observe(None).tricks) > to:
        yield match
        return
    seat = match.to_act[0]
    for action in match.legal(seat):
        if str(action) not in ("AD", "3D"):
            twin = match.copy()
            twin.apply(seat, action)
            yield from lines(twin, to)


def test_case_57_a_conquest_outranks_a_deal_that_is_decided_anyway() -> None:
    """P0 takes what it can; P1 keeps the two highest trumps and has one card to play."""
    options = Options(round_variant="conquest", skip_uneventful=True)
    match = seated(options, {1: "AD 3D"}, face_up="KD")
    while len(match.observe(None).tricks) < 16:
        match = max(lines(match, to=len(match.observe(None).tricks)), key=taken_by_p0)
    assert taken_by_p0(match) > 60
    lost = [line for line in lines(match) if line.deal]
    assert lost
    for line in lost:
        conquered(line, 1, (0, 1))


def taken_by_p0(match: Match) -> int:
    return sum(trick.points for trick in match.observe(None).tricks if trick.winner == 0)


def test_case_53_an_exchange_that_brings_the_third_card_wins_at_once() -> None:
    options = Options(round_variant="conquest", exchange=True)
    match = seated(options, {0: "AD 3D AC", 1: "2C"}, face_up="KD", top="7D 5S")
    act(match, "AC 2C")
    assert not match.results
    assert Exchange() in match.legal(0)
    act(match, "exchange")
    conquered(match, 0, (1, 0))


def test_case_55_the_face_up_card_on_the_table_does_not_count() -> None:
    match = seated(TWO, {0: "AD 3D"}, face_up="KD")
    assert (match.observe(None).phase, match.results) == ("play", ())


@pytest.mark.parametrize("variant", ["high_score", "disabled"])
def test_case_56_without_the_variant_conquest_never_fires(variant: str) -> None:
    match = seated(Options(round_variant=variant), {0: "AD 3D KD"}, face_up="5D")
    play_on(match)
    assert last_result(match.events).reason == "played"


def test_a_conquest_in_a_team_game_gives_both_partners_the_point() -> None:
    match = seated(FOUR, {1: "AD 3D KD"}, face_up="5D")
    conquered(match, 1, (0, 1, 0, 1))


def test_cards_split_between_partners_do_not_conquer() -> None:
    match = seated(FOUR, {0: "AD 3D", 2: "KD"}, face_up="5D")
    assert match.results == ()


def test_a_conquest_is_looked_for_after_the_draw_of_all() -> None:
    match = seated(
        FOUR, {0: "AC", 1: "2C", 2: "4C", 3: "AD 3D 5C"}, face_up="5D", top="2S 4S 5S KD"
    )
    act(match, "AC 2C 4C 5C")
    conquered(match, 3, (0, 1, 0, 1))


def test_with_seven_for_three_the_seven_is_one_of_the_three() -> None:
    options = Options(round_variant="conquest", rank_variant="seven_for_three")
    assert seated(options, {0: "AD 3D KD"}, face_up="5D").results == ()
    conquered(seated(options, {0: "AD 7D KD"}, face_up="5D"), 0, (1, 0))


def test_case_49_a_conquest_may_end_the_match_and_no_other_side_scores() -> None:
    options = Options(round_variant="conquest", length="one")
    match = seated(options, {1: "AD 3D KD"}, face_up="5D")
    conquered(match, 1, (0, 1))
    assert match.outcome
    assert match.outcome.winners == (1,)
    assert match.to_act == ()


def test_a_conquest_to_be_claimed_does_not_come_by_itself() -> None:
    match = seated(CLAIMED, {0: "AD 3D KD"}, face_up="5D")
    assert match.results == ()
    assert Claim() in match.legal(0)
    act(match, "claim")
    conquered(match, 0, (1, 0))


def test_a_claim_waits_for_the_own_turn_and_is_lost_with_the_next_card() -> None:
    match = seated(CLAIMED, {1: "AD 3D KD"}, face_up="5D")
    assert attempt(match, 1, Claim())
    act(match, str(match.legal(0)[0]))
    assert Claim() in match.legal(1)
    act(match, "KD")
    assert all(Claim() not in match.legal(seat) for seat in (0, 1))
    assert attempt(match, match.to_act[0], Claim())


def test_nobody_claims_what_the_hand_does_not_hold() -> None:
    match = seated(CLAIMED, {0: "AD 3D QD"}, face_up="KD")
    assert attempt(match, 0, Claim())
    assert Claim() not in match.legal(0)


def test_a_claim_can_be_left_and_the_round_played() -> None:
    match = seated(CLAIMED, {0: "AD 3D KD"}, face_up="5D")
    play_on(match)
    assert last_result(match.events).reason == "played"
