"""The cases of RULES 9.3 with options: bonus, ties, match length, ranks, open play, counting."""

from __future__ import annotations

import pytest

from bot.game import Card, Match, Options, RoundResult, TrickTaken, rules_of
from tests.game.setups import SEED, act, deal, look, play_on, seated

BONUS = Options(round_variant="high_score")


def count(options: Options, *rounds: tuple[int, ...]) -> tuple[Match, RoundResult]:
    """Play deals in which the seats take these card points, seat 0 dealing first."""
    match: Match | None = None
    deals = []
    dealer = 0
    for points in rounds:
        deals.append(deal(options, points, dealer=dealer))
        drawn = points.count(max(points)) > 1 and options.tie_dealer == "same"
        dealer = dealer if drawn else (dealer + 1) % options.players
    match = Match(options, SEED, packs=[one.pack for one in deals], first_dealer=0)
    for one, points in zip(deals, rounds, strict=True):
        assert one.play(match).points == tuple(points)
    return match, match.results[-1]


def test_case_8_with_the_low_three_a_four_beats_it_and_takes_its_ten_points() -> None:
    match = seated(Options(rank_variant="low_three"), {0: "3C", 1: "4C"}, face_up="5D")
    (taken,) = (e for e in act(match, "3C 4C") if isinstance(e, TrickTaken))
    assert (taken.winner, taken.points) == (1, 10)


@pytest.mark.parametrize(("low", "winner"), [("2C", 0), ("4C", 1), ("AC", 1)])
def test_the_low_three_ranks_between_four_and_two(low: str, winner: int) -> None:
    match = seated(Options(rank_variant="low_three"), {0: "3C", 1: low}, face_up="5D")
    act(match, f"3C {low}")
    assert match.observe(None).last_winner == winner


def test_seven_for_three_changes_rank_and_points_of_both() -> None:
    options = Options(rank_variant="seven_for_three")
    for led, other, winner, points in (("7C", "KC", 0, 14), ("3C", "JC", 1, 2), ("3C", "6C", 0, 0)):
        match = seated(options, {0: led, 1: other}, face_up="5D")
        (taken,) = (e for e in act(match, f"{led} {other}") if isinstance(e, TrickTaken))
        assert (taken.winner, taken.points) == (winner, points)


@pytest.mark.parametrize("variant", ["standard", "low_three", "seven_for_three"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_pack_holds_120_points_whatever_the_ranks(players: int, variant: str) -> None:
    rules = rules_of(Options(players=players, rank_variant=variant))
    assert sum(rules.points.values()) == 120
    assert len(rules.pack) == {3: 39, 6: 36}.get(players, 40)


def test_case_21_strict61_needs_61_and_not_just_the_highest_total() -> None:
    strict = Options(players=3, three_player_win="strict61")
    for points, gains in (
        ((45, 40, 35), (0, 0, 0)),
        ((60, 40, 20), (0, 0, 0)),
        ((61, 39, 20), (1, 0, 0)),
        ((0, 20, 100), (0, 0, 1)),
    ):
        assert count(strict, points)[1].gains == gains


@pytest.mark.parametrize(
    ("points", "gains"), [((90, 30), 1), ((91, 29), 2), ((118, 2), 2), ((61, 59), 1)]
)
def test_case_23_the_high_score_bonus_gives_two_points_from_91(
    points: tuple[int, int], gains: int
) -> None:
    match, result = count(BONUS, points)
    assert result.gains == (gains, 0)
    assert match.outcome is None


def test_case_23_all_120_points_win_the_match_even_from_0_2() -> None:
    match, result = count(BONUS, (59, 61), (30, 90), (120, 0))
    assert match.outcome
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "all_points")
    assert result.winners == (0,)


def test_case_25_without_the_bonus_91_points_give_one() -> None:
    assert count(Options(), (91, 29))[1].gains == (1, 0)


def test_case_26_the_bonus_may_carry_the_score_beyond_the_target() -> None:
    match, result = count(BONUS, (61, 59), (61, 59), (95, 25))
    assert result.scores == (4, 0)
    assert match.outcome
    assert match.outcome.scores == (4, 0)


@pytest.mark.parametrize(
    ("points", "gain"), [((45, 40, 35), 1), ((61, 59, 0), 1), ((91, 29, 0), 2)]
)
def test_case_27_three_players_use_the_same_thresholds_for_the_winners_own_total(
    points: tuple[int, int, int], gain: int
) -> None:
    options = Options(players=3, round_variant="high_score")
    assert count(options, points)[1].gains == (gain, 0, 0)


def test_case_27_all_120_points_of_one_of_three_win_the_match() -> None:
    match, _ = count(Options(players=3, round_variant="high_score"), (0, 120, 0))
    assert match.outcome
    assert match.outcome.winners == (1,)


def test_the_bonus_counts_the_pooled_points_of_a_team() -> None:
    options = Options(players=4, round_variant="high_score")
    assert count(options, (50, 10, 41, 19))[1].gains == (2, 0, 2, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_sixty_all_goes_to_the_side_of_the_last_trick_by_option(players: int) -> None:
    options = Options(
        players=players, tie_60="last_trick", peek="off" if players == 4 else "stock_end"
    )
    points = (60, 60, 0, 0)[:players]
    match = Match(options, SEED, packs=[deal(options, points, dealer=0).pack], first_dealer=0)
    one = deal(options, points, dealer=0)
    result = one.play(match)
    last = [e for e in match.events if isinstance(e, TrickTaken)][-1].winner
    assert result.gains == tuple(int(seat % 2 == last % 2) for seat in range(players))
    assert not result.drawn


def test_a_tie_moves_the_deal_on_or_leaves_it_by_option() -> None:
    for options, dealer in ((Options(), 1), (Options(tie_dealer="same"), 0)):
        match, result = count(options, (60, 60))
        assert (result.drawn, result.gains) == (True, (0, 0))
        assert match.observe(None).dealer == dealer
    match, _ = count(Options(tie_dealer="same"), (60, 60), (60, 60), (61, 59))
    assert match.observe(None).dealer == 1


def test_a_tie_of_three_leaves_the_dealer_by_option() -> None:
    match, _ = count(Options(players=3, tie_dealer="same"), (50, 50, 20))
    assert match.observe(None).dealer == 0


def test_a_match_of_one_round_ends_with_it_but_not_with_a_tie() -> None:
    match, _ = count(Options(length="one"), (61, 59))
    assert match.outcome
    assert (match.outcome.winners, match.outcome.scores) == ((0,), (1, 0))
    match, _ = count(Options(length="one"), (60, 60))
    assert match.outcome is None


def test_direction_is_a_matter_of_drawing_and_changes_no_seat() -> None:
    right, left = (Match(Options(players=4, direction=way), SEED) for way in ("ccw", "cw"))
    assert right.events == left.events
    assert right.to_act == left.to_act
    assert [right.observe(s).hand for s in range(4)] == [left.observe(s).hand for s in range(4)]


def test_the_look_of_the_pack_changes_no_card() -> None:
    one, other = (Match(Options(pack_look=look), SEED) for look in ("italian", "french"))
    assert [one.observe(s).hand for s in (0, 1)] == [other.observe(s).hand for s in (0, 1)]
    assert other.observe(0).options.pack_look == "french"


def test_a_random_two_goes_out_by_the_seed_and_is_told() -> None:
    options = Options(players=3, removed_two="random")
    seen = set()
    for number in range(60):
        match = Match(options, bytes([number]) * 32)
        removed = match.observe(None).removed
        assert removed
        assert removed not in match.rules.pack
        assert len(match.rules.pack) == 39
        assert Match(options, bytes([number]) * 32).observe(None).removed is removed
        seen.add(str(removed))
    assert seen == {"2C", "2D", "2S", "2B"}
    assert Match(Options(players=3), SEED).observe(None).removed is Card.parse("2C")
    assert Match(Options(), SEED).observe(None).removed is None


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_case_119_open_play_shows_all_hands_and_the_next_card_of_the_stock(players: int) -> None:
    match = seated(Options(players=players, open=True), face_up="KD", top="4S 5S")
    look(match)
    while not match.deal:
        hands = tuple(match.observe(seat).hand for seat in range(players))
        tops = set()
        for viewer in (None, *range(players)):
            seen = match.observe(viewer)
            assert seen.hands == hands
            assert (seen.next_card is None) == (seen.stock_size == 0)
            if seen.stock_size == 1:
                assert seen.next_card is seen.face_up
            tops.add(seen.next_card)
        assert len(tops) == 1
        before = match.observe(None)
        act(match, str(match.legal(match.to_act[0])[0]))
        look(match)
        now = match.observe(None)
        if not match.deal and len(now.tricks) > len(before.tricks) and before.stock_size:
            assert before.next_card in match.observe(now.last_winner).hand


def test_without_open_play_nobody_sees_another_hand_or_the_stock() -> None:
    match = seated(Options())
    for viewer in (None, 0, 1):
        seen = match.observe(viewer)
        assert seen.next_card is None
        assert [hand is not None for hand in seen.hands] == [s == viewer for s in (0, 1)]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_points_are_counted_during_the_round_only_by_option(players: int) -> None:
    for counting in (False, True):
        match = seated(Options(players=players, count_points=counting), {0: "AC"}, face_up="5D")
        look(match)
        assert match.observe(None).points == ((0,) * players if counting else None)
        events = play_on(match, tricks=1)
        (taken,) = (e for e in events if isinstance(e, TrickTaken))
        points = [0] * players
        points[taken.winner] = taken.points
        for viewer in (None, 0, 1):
            assert match.observe(viewer).points == (tuple(points) if counting else None)
