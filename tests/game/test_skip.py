"""Skipping uneventful tricks (RULES 3.4, 4.9) against all orders of play, tried one by one."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

import pytest

from bot.game import Card, Match, Options, PlayCard, RoundResult, TrickTaken, rules_of
from bot.game.skip import uneventful
from tests.game.drive import steps
from tests.game.every_way import EveryWay, Hands, Judge
from tests.game.second_scoring import worth


def skipping(players: int, **chosen: object) -> Options:
    if players in (4, 6):
        chosen = {"peek": "off", **chosen}
    return Options(players=players, skip_uneventful=True, **chosen)


KINDS = [
    (skipping(2), 500),
    (skipping(2, round_variant="high_score"), 500),
    (skipping(2, tie_60="last_trick", length="one"), 500),
    (skipping(2, round_variant="high_score", tie_60="last_trick", exchange=True), 300),
    (skipping(2, rank_variant="seven_for_three"), 200),
    (skipping(2, rank_variant="low_three"), 200),
    (skipping(3), 300),
    (skipping(3, three_player_win="strict61"), 300),
    (skipping(3, round_variant="high_score", length="one"), 300),
    (skipping(3, three_player_win="strict61", tie_dealer="same"), 200),
    (skipping(4), 150),
    (skipping(4, round_variant="high_score"), 100),
    (skipping(4, tie_60="last_trick"), 100),
    (skipping(6), 6),
    (skipping(6, round_variant="high_score", tie_60="last_trick"), 6),
    (skipping(5), 40),
    (skipping(5, bidding="points", kitty=True), 30),
    (skipping(5, bidding="points", sixty_is_draw=True), 30),
    (skipping(5, bidding="points", capot_by_opponents_doubles=False), 30),
    (skipping(5, bidding="points", two_cards_at_120=True), 30),
    (skipping(5, force=True, top_step_111=True), 30),
]
"""Rules, and how many deals are played under them."""


@pytest.mark.parametrize(("options", "deals"), KINDS, ids=[kind.code for kind, _ in KINDS])
def test_a_deal_ends_early_exactly_when_no_order_of_play_changes_anything(
    options: Options, deals: int
) -> None:
    rng = Random(options.code)
    seen: Counter[str] = Counter()
    played = 0
    while played < deals:
        match = Match(options, rng.randbytes(32))
        for seat, action in steps(match, rng):
            last = len(match.observe(None).trick) == match.rules.active - 1
            judge = Judge(match) if last and isinstance(action, PlayCard) else None
            events = match.apply(seat, action)
            taken = [event for event in events if isinstance(event, TrickTaken)]
            if judge and taken:
                look(match, judge, taken[0], rng, seen)
        played += len(match.results)
    assert seen["forced"] + seen["irrelevant"] > deals // 4
    assert seen["played on"] or seen["irrelevant"]


def look(match: Match, judge: Judge, trick: TrickTaken, rng: Random, seen: Counter[str]) -> None:
    """Compare what the engine did after this trick with all that could have followed."""
    fresh = match.results[-1:] if match.outcome or not match.observe(None).tricks else ()
    result: RoundResult | None = fresh[0] if fresh else None
    if result and result.reason in ("played", "conquest"):
        return
    if result is None and match.observe(None).stock_size:
        return
    shown = [match.observe(seat).hand for seat in range(match.rules.players)]
    hands = tuple(tuple(map(str, hand)) for hand in (result.hands if result else shown))
    totals = judge.before[:]
    totals[judge.sides[trick.winner]] += judge.worth([card for _, card in trick.plays])
    every = EveryWay(judge.options, judge.order, judge.sides, judge.trump)
    if len(hands[trick.winner]) > 3:
        if result or judge.settled(totals):
            assert result
            some = (every.one_way(hands, trick.winner, rng) for _ in range(9))
            assert len({meaning(judge, totals, end) for end in some}) == 1
            seen["early"] += 1
        return
    ends = every.ends(hands, trick.winner)
    sums = {tuple(map(sum, zip(totals, more, strict=True))) for more, _ in ends}
    if len({meaning(judge, totals, end) for end in ends}) > 1:
        assert result is None
    elif len(sums) > 1:
        assert result
        assert result.reason == "irrelevant"
        assert result.unplayed == sum(worth(c, judge.options) for hand in hands for c in hand)
        assert by_side(judge, result) == tuple(totals)
    else:
        assert result
        assert (result.reason, result.unplayed) == ("forced", 0)
        assert {by_side(judge, result)} == sums
    seen[result.reason if result else "played on"] += 1


def meaning(judge: Judge, totals: list[int], end: tuple[tuple[int, ...], int]) -> object:
    more, last = end
    return judge.meaning([*map(sum, zip(totals, more, strict=True))], last)


def by_side(judge: Judge, result: RoundResult) -> tuple[int, ...]:
    sums = [0] * len(judge.before)
    sums[0] += result.discard_points
    for side, points in zip(judge.sides, result.points, strict=True):
        sums[side] += points
    return tuple(sums)


@pytest.mark.parametrize(
    ("players", "positions"), [(2, 1500), (3, 500), (4, 250), (6, 30), (5, 120)]
)
def test_made_up_positions_are_judged_as_by_trying_all_orders(players: int, positions: int) -> None:
    """Few trumps, sums near the thresholds and any judge: what random play seldom comes to."""
    rng = Random(players)
    options = Options(players=players)
    rules = rules_of(options)
    sides = (0, 1, 0, 0, 1) if players == 5 else rules.sides
    seen: Counter[object] = Counter()
    for _ in range(positions):
        tricks = rng.choice((1, 2, 2, 3)) if players < 5 else rng.choice((1, 2, 2))
        if players >= 5 and rng.random() < 0.03:
            tricks = 3
        plain = [card for card in rules.pack if not rules.points[card]]
        pool = rules.pack if rng.random() < 0.5 else (*plain, *rng.sample(rules.pack, 6))
        dealt = rng.sample(sorted(set(pool), key=str), players * tricks)
        hands = [tuple(dealt[seat * tricks : (seat + 1) * tricks]) for seat in range(players)]
        left = sum(rules.points[card] for card in dealt)
        totals = share(120 - left, len(set(sides)), rng)
        leader, trump = rng.randrange(players), rng.choice("CDSB")
        edges = rng.sample((1, 51, 60, 61, 81, 91, 120), 2)
        by_last = rng.random() < 0.3

        judge = partial(steps_reached, edges, by_last)
        every = EveryWay(options, range(players), sides, trump)
        ends = [
            (tuple(map(sum, zip(totals, more, strict=True))), last)
            for more, last in every.ends(codes(hands), leader)
        ]
        meanings, sums = {judge(*end) for end in ends}, {end for end, _ in ends}
        expected = None if len(meanings) > 1 else len(sums) == 1
        order = tuple(range(players))
        found = uneventful(hands, order, leader, trump, rules, sides, totals, judge)
        assert found is expected
        seen[found] += 1
    assert min(seen[kind] for kind in (None, True, False)) > positions // 60


def steps_reached(edges: list[int], by_last: bool, sums: tuple[int, ...], last: int) -> object:
    """A judge of its own kind: how many of the edges each side reaches."""
    reached = tuple(sum(points >= edge for edge in edges) for points in sums)
    return reached, last if by_last else None


def codes(hands: list[tuple[Card, ...]]) -> Hands:
    return tuple(tuple(map(str, hand)) for hand in hands)


def share(points: int, sides: int, rng: Random) -> tuple[int, ...]:
    """Share points out among sides, often near sixty."""
    first = min(points, max(0, rng.choice((0, 45, 55, 60, 65, 80, rng.randrange(121)))))
    if sides == 2:
        return first, points - first
    second = rng.randint(0, points - first)
    return first, second, points - first - second
