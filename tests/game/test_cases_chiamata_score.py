"""The cases of RULES 9.10, the score of Chiamata. Seat 4 deals, so P0 speaks first."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.game import BidPoints, BidRank, Match, Options, RoundResult
from tests.game.setups import SEED, act, bid, deal

RANK_POINTS = Options(players=5)
POINTS = Options(players=5, bidding="points")


def play(
    promise: int | str, points: Sequence[int], *, declarer: int = 0, partner: int | None = 1
) -> RoundResult:
    """Play a deal; the declarer bids this and calls the swords of its rank, or the King."""
    options, rank = (RANK_POINTS, promise) if isinstance(promise, str) else (POINTS, "K")
    holder = declarer if partner is None else partner
    one = deal(options, points, dealer=4, held={f"{rank}S": holder})
    match = Match(options, SEED, packs=[one.pack], first_dealer=4)
    declare(match, declarer, promise)
    result = one.play(match)
    assert result.points == tuple(points)
    return result


def declare(match: Match, declarer: int, promise: int | str) -> None:
    bid(match, declarer, BidRank(promise) if isinstance(promise, str) else BidPoints(promise))
    act(match, "trump:S" if isinstance(promise, str) else "trump:S call:KS")


def test_case_73_the_lone_declarer_scores_alone() -> None:
    result = play("K", (70, 30, 20, 0, 0), partner=None)
    assert result.contract
    assert (result.contract.partner, result.contract.side) == (None, (0,))
    assert result.contract.points == 70


@pytest.mark.parametrize(
    ("case", "promise", "points", "partner", "gains"),
    [
        (91, "3", (40, 20, 30, 20, 10), 1, (-2, -1, 1, 1, 1)),
        (92, 70, (50, 20, 30, 20, 0), 1, (2, 1, -1, -1, -1)),
        (92, 71, (51, 20, 30, 19, 0), 1, (4, 2, -2, -2, -2)),
        (92, 71, (50, 20, 30, 20, 0), 1, (-4, -2, 2, 2, 2)),
        (94, "K", (98, 20, 2, 0, 0), 1, (2, 1, -1, -1, -1)),
        (95, "4", (61, 30, 29, 0, 0), None, (4, -1, -1, -1, -1)),
        (95, "4", (60, 30, 30, 0, 0), None, (-4, 1, 1, 1, 1)),
        (97, "K", (100, 20, 0, 0, 0), 1, (4, 2, -2, -2, -2)),
        (97, "K", (0, 0, 60, 60, 0), 1, (-4, -2, 2, 2, 2)),
        (98, 61, (120, 0, 0, 0, 0), None, (8, -2, -2, -2, -2)),
        (98, 61, (0, 60, 60, 0, 0), None, (-8, 2, 2, 2, 2)),
        (100, 80, (80, 20, 20, 0, 0), None, (8, -2, -2, -2, -2)),
        (100, 81, (61, 20, 39, 0, 0), 1, (6, 3, -3, -3, -3)),
        (100, 90, (70, 20, 30, 0, 0), 1, (6, 3, -3, -3, -3)),
        (100, 100, (80, 20, 20, 0, 0), 1, (8, 4, -4, -4, -4)),
        (100, 101, (81, 20, 19, 0, 0), 1, (10, 5, -5, -5, -5)),
        (100, 85, (65, 20, 35, 0, 0), None, (-12, 3, 3, 3, 3)),
        (100, 85, (85, 20, 15, 0, 0), None, (12, -3, -3, -3, -3)),
        (100, 91, (71, 20, 29, 0, 0), 1, (8, 4, -4, -4, -4)),
        (100, 120, (100, 20, 0, 0, 0), 1, (20, 10, -10, -10, -10)),
        (100, 120, (99, 19, 2, 0, 0), 1, (-10, -5, 5, 5, 5)),
    ],
)
def test_cases_91_to_100_the_score(
    case: int,
    promise: int | str,
    points: tuple[int, ...],
    partner: int | None,
    gains: tuple[int, ...],
) -> None:
    result = play(promise, points, partner=partner)
    assert result.gains == gains, f"case {case}"
    assert sum(result.gains) == 0


def test_case_101_two_may_share_the_win_after_five_rounds() -> None:
    rounds = [
        (0, 1, 71, (71, 0, 49, 0, 0)),
        (4, 0, 61, (0, 70, 30, 0, 20)),
        (0, 1, 61, (61, 0, 59, 0, 0)),
        (1, 0, 61, (0, 61, 0, 59, 0)),
        (3, 4, 61, (60, 0, 0, 60, 0)),
    ]
    deals = [
        deal(POINTS, points, dealer=dealer, held={"KS": partner})
        for dealer, (_, partner, _, points) in enumerate(rounds)
    ]
    match = Match(POINTS, SEED, packs=[one.pack for one in deals], first_dealer=0)
    for one, (declarer, _, promise, _) in zip(deals, rounds, strict=True):
        assert match.outcome is None
        declare(match, declarer, promise)
        one.play(match)
    assert match.outcome
    assert match.outcome.scores == (7, 7, -2, -5, -7)
    assert (match.outcome.winners, match.outcome.reason) == ((0, 1), "rounds")
