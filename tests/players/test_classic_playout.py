"""Playouts play by the rules, and exact last tricks are exact."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game import Options, PlayCard, rules_of
from bot.game.classic import ClassicRound
from bot.game.round import OVER
from bot.players.classic import duel
from bot.players.classic.endgame import last_three, last_two, tricks_of
from bot.players.classic.playout import pick, plan_of, play_out
from bot.players.classic.position import Position, position_of
from bot.players.classic.rules_of_thumb import DUEL, TABLE, club_card
from bot.players.codes import beats, codes_of, trump_place
from bot.players.contest import look

VARIANTS = ("standard", "low_three", "seven_for_three")


def dealt(options: Options, rng: Random) -> ClassicRound:
    rules = rules_of(options)
    pack = rng.sample(rules.pack, len(rules.pack))
    round_ = ClassicRound(rules, pack, rng.randrange(rules.players), 0, (0,) * rules.players)
    round_.opening()
    return round_


@settings(max_examples=60, deadline=None)
@given(st.integers(), st.sampled_from(VARIANTS))
def test_a_duel_goes_as_the_engine_deals_and_counts_it(seed: int, variant: str) -> None:
    options = Options(rank_variant=variant)
    round_ = dealt(options, Random(seed))
    codes = codes_of(options)
    leader = round_.turn
    hands = [codes.of(hand) for hand in round_.hands]
    stock = codes.of(reversed(round_.stock))
    tables = duel.tables_of(DUEL, codes.points, trump_place(round_.trump))
    difference = duel.play_out(hands[leader], hands[1 - leader], stock, 0, tables)
    while round_.phase != OVER:
        position = position_of(look(options, round_, round_.turn))
        round_.do(round_.turn, PlayCard(codes.cards[club_card(position)]))
    assert round(difference) == round_.points[leader] - round_.points[1 - leader]


@settings(max_examples=80, deadline=None)
@given(
    st.integers(),
    st.sampled_from((2, 3, 4, 6)),
    st.sampled_from(VARIANTS),
    st.booleans(),
    st.integers(0, 40),
)
def test_a_table_plays_as_the_engine_deals_and_counts_it(
    seed: int, players: int, variant: str, conquest: bool, begun: int
) -> None:
    options = Options(
        players=players,
        rank_variant=variant,
        round_variant="conquest" if conquest else "disabled",
        **({"peek": "off"} if players in (4, 6) else {}),
    )
    rng = Random(seed)
    round_ = dealt(options, rng)
    codes = codes_of(options)
    for _ in range(begun):
        if round_.phase != OVER:
            round_.do(round_.turn, rng.choice(round_.legal(round_.turn)))
    if round_.phase == OVER:
        return
    position = position_of(look(options, round_, round_.turn))
    plan = plan_of(
        TABLE[4], codes.points, position.trump, players, position.elsewhere, position.conquest
    )
    hands = [list(codes.of(hand)) for hand in round_.hands]
    stock = codes.of(reversed(round_.stock))
    taken = list(round_.points)
    conqueror = play_out(hands, stock, position.trick, round_.turn, plan, taken)
    while round_.phase != OVER:
        position = position_of(look(options, round_, round_.turn))
        round_.do(round_.turn, PlayCard(codes.cards[_picked(position, plan)]))
    assert conqueror == round_.shower
    assert taken == round_.points


def _picked(position: Position, plan) -> int:
    played, late = len(position.trick), not position.stock
    hand, best = position.hand, position.best
    return pick(hand, plan, played, best, position.ours, position.pot, late)


@settings(max_examples=150, deadline=None)
@given(st.permutations(range(40)), st.integers(0, 3), st.sampled_from(VARIANTS))
def test_last_tricks_of_two_are_exact(order: list[int], trump: int, variant: str) -> None:
    points = codes_of(Options(rank_variant=variant)).points
    tricks = tricks_of(points, trump)
    mine, theirs = order[:3], order[3:6]
    value = last_three(*mine, *theirs, tricks)
    assert round(value) == _brute(tuple(mine), tuple(theirs), points, trump)
    value = last_two(*mine[:2], *theirs[:2], tricks)
    assert round(value) == _brute(tuple(mine[:2]), tuple(theirs[:2]), points, trump)


def _brute(
    leader: tuple[int, ...], other: tuple[int, ...], points: tuple[int, ...], trump: int
) -> int:
    if not leader:
        return 0
    results = []
    for led in leader:
        answers = []
        for reply in other:
            worth = points[led] + points[reply]
            first = tuple(card for card in leader if card != led)
            second = tuple(card for card in other if card != reply)
            if beats(reply, led, trump):
                answers.append(-worth - _brute(second, first, points, trump))
            else:
                answers.append(worth + _brute(first, second, points, trump))
        results.append(min(answers))
    return max(results)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_playout_leaves_no_card_and_counts_all_points(players: int) -> None:
    options = Options(players=players, **({"peek": "off"} if players in (4, 6) else {}))
    round_ = dealt(options, Random(players))
    codes = codes_of(options)
    position = position_of(look(options, round_, round_.turn))
    plan = plan_of(TABLE[4], codes.points, position.trump, players, position.elsewhere)
    hands = [list(codes.of(hand)) for hand in round_.hands]
    taken = [0] * players
    play_out(hands, codes.of(reversed(round_.stock)), (), round_.turn, plan, taken)
    assert sum(taken) == 120
    assert not any(hands)
