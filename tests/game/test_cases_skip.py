"""The cases of RULES 9.11: which last tricks are skipped (RULES 3.4, 4.9)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

import pytest

from bot.game import Match, Options, RoundEnded, TrickTaken, rules_of
from bot.game.skip import uneventful
from tests.game.drive import steps
from tests.game.second_scoring import count_chiamata, count_classic
from tests.game.setups import SEED, bid, cards

TWO = Options(skip_uneventful=True)
BONUS = Options(skip_uneventful=True, round_variant="high_score")
LAST = Options(skip_uneventful=True, tie_60="last_trick")


def two(
    options: Options, trump: str, leader: str, other: str, points: Sequence[int]
) -> bool | None:
    """What is found for two hands; P0 leads and the sides have these points."""

    def judge(totals: tuple[int, ...], last: int) -> Hashable:
        return count_classic(options, totals, last)

    rules = rules_of(options)
    hands = [cards(leader), cards(other)]
    return uneventful(hands, (0, 1), 0, trump, rules, (0, 1), tuple(points), judge)


def five(
    promise: int, points: tuple[int, int], left: str, options: Options | None = None
) -> bool | None:
    """What is found for Chiamata with these cards left, from seat 0 on; 0 and 1 declare."""
    options = options or Options(players=5, bidding="points", skip_uneventful=True)

    def judge(totals: tuple[int, ...], last: int) -> Hashable:
        return count_chiamata(options, 0, (1,), promise, totals[0]).gains

    dealt = cards(left)
    size = len(dealt) // 5
    hands = [dealt[seat * size : (seat + 1) * size] for seat in range(5)]
    rules = rules_of(options)
    return uneventful(hands, range(5), 0, "S", rules, (0, 0, 1, 1, 1), points, judge)


@pytest.mark.parametrize("trump", "CDSB")
def test_case_103_cards_without_points_are_skipped_as_forced(trump: str) -> None:
    assert two(TWO, trump, "7C 6C 4S", "5B 2B 7S", (70, 50)) is True


def test_case_104_every_order_gives_the_same_and_is_skipped_as_forced() -> None:
    assert two(TWO, "D", "AD 3D KD", "AC 3C KC", (30, 40)) is True


def test_case_106_a_trick_that_may_decide_is_played() -> None:
    assert two(TWO, "D", "KD 5S", "AS 4B", (55, 50)) is None


def test_points_that_may_fall_either_way_and_decide_nothing_are_not_credited() -> None:
    assert two(TWO, "D", "KD 5S", "AS 4B", (75, 30)) is False


def test_case_107_one_trick_left_is_always_forced() -> None:
    for leader, other, points in (("AC", "3D", (59, 40)), ("2C", "4C", (60, 60))):
        for options in (TWO, BONUS, LAST):
            assert two(options, "S", leader, other, points) is True


def test_the_high_score_bonus_keeps_81_points_undecided() -> None:
    hands = ("KD 5S", "AS 4B")
    assert two(TWO, "D", *hands, (81, 24)) is False
    assert two(BONUS, "D", *hands, (81, 24)) is None
    assert two(BONUS, "D", *hands, (62, 43)) is False


def test_with_sixty_all_for_the_last_trick_its_winner_counts() -> None:
    leader, other = "5D 2C", "4D 7C"
    assert two(TWO, "S", leader, other, (60, 60)) is True
    assert two(LAST, "S", leader, other, (60, 60)) is None


def test_case_109_the_lead_is_safe_unless_all_120_can_still_come() -> None:
    # 16 points in four tricks.
    left = "AC 7C 6C 5C QD 7D 6D 5D JD 4D 2D 4C 7B 6B 5B 4B 7S 6S 5S 4S"
    assert five(61, (64, 40), left) is False
    # 56 points in four tricks.
    left = "AC AD AB 3C 3D QD 7D 6D 5D 4D 2D 4C 7B 6B 5B 4B 7S 6S 5S 4S"
    assert five(61, (64, 0), left) is None


def test_case_110_a_promise_that_cannot_be_kept_any_more_is_lost() -> None:
    # 44 points in four tricks: 40 and all of these are less than 85.
    left = "AC AD AB AS 7C 6C 7D 6D 5D 4D 2D 4C 7B 6B 5B 4B 7S 6S 5S 4S"
    assert five(85, (40, 36), left) is False
    assert five(85, (41, 35), left) is None
    assert five(85, (0, 76), left) is None


def test_a_capot_of_the_opponents_that_does_not_double_leaves_nothing_open() -> None:
    left = "AC AD AB AS 7C 6C 7D 6D 5D 4D 2D 4C 7B 6B 5B 4B 7S 6S 5S 4S"
    options = Options(players=5, bidding="points", capot_by_opponents_doubles=False)
    assert five(85, (0, 76), left, options) is False


def test_sixty_that_are_a_draw_keep_a_bid_of_61_open() -> None:
    left = "AC 7C 6C 5C QD 7D 6D 5D JD 4D 2D 4C 7B 6B 5B 4B 7S 6S 5S 4S"
    options = Options(players=5, bidding="points", sixty_is_draw=True)
    assert five(61, (44, 60), left) is False
    assert five(61, (44, 60), left, options) is None


def test_without_the_option_everything_is_played_out() -> None:
    rng = Random(1)
    for players in (2, 3, 4, 5, 6):
        match = Match(Options(players=players), rng.randbytes(32))
        for seat, action in steps(match, rng):
            match.apply(seat, action)
        assert {result.reason for result in match.results} <= {"played", "passed"}


def test_nothing_is_skipped_while_there_is_a_stock_or_inside_a_trick() -> None:
    rng = Random(2)
    early = 0
    for number in range(200):
        match = Match(TWO, number.to_bytes(32, "big"))
        for seat, action in steps(match, rng):
            events = match.apply(seat, action)
            ended = [event.result for event in events if isinstance(event, RoundEnded)]
            if ended and ended[0].reason in ("forced", "irrelevant"):
                tricks = sum(isinstance(event, TrickTaken) for event in events)
                assert tricks == 1
                early += 1
                held = [len(hand) for hand in ended[0].hands]
                assert held in ([1, 1], [2, 2], [3, 3])
    assert early > 300


def test_case_107_a_skip_shows_all_hands_and_in_chiamata_the_partner_and_the_discards() -> None:
    options = Options(players=5, bidding="points", kitty=True, skip_uneventful=True)
    match = Match(options, SEED, first_dealer=4)
    bid(match, 0, match.legal(0)[0])
    rng = Random(5)
    for seat, action in steps(match, rng):
        match.apply(seat, action)
        if match.results:
            break
    result = match.results[0]
    assert result.reason in ("forced", "irrelevant")
    assert all(result.hands)
    assert len(result.discards) == len(result.kitty) == 5
    assert result.contract
    assert result.contract.called
