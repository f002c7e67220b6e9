"""A playout of five is what the engine makes of the same cards."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game import Match, Options, PlayCard
from bot.players import Budget, choose
from bot.players.chiamata.beliefs import Worlds, suspicion_of, views_for
from bot.players.chiamata.playout import PLACES, choose_card, costs_of, open_views, play_out
from bot.players.chiamata.position import Position, position_of
from bot.players.chiamata.weights import ROLES, PlayWeights
from bot.players.codes import codes_of
from tests.game.drive import Mood

VARIANTS = ("standard", "low_three", "seven_for_three")
NOTHING = Budget(1, 1)


def to_play(options: Options, rng: Random, begun: int) -> Match:
    """A deal with a contract in which so many random cards have been played."""
    match = Match(options, rng.randbytes(32))
    while match.observe(None).phase != "play":
        seat = match.to_act[0]
        match.apply(seat, choose("club", match.observe(seat), 1, NOTHING))
    mood = Mood(rng)
    for _ in range(begun):
        seat = match.to_act[0]
        match.apply(seat, mood.choose(match, seat))
    return match


def truth(match: Match) -> tuple[list[list[int]], tuple[bool, ...]]:
    """All hands by place and the declarer's side: what no player gets to see."""
    codes, now = codes_of(match.options), match.observe(None)
    order = [(now.dealer + 1 + step) % PLACES for step in range(PLACES)]
    hands = [list(codes.of(match.observe(seat).hand)) for seat in order]
    side = []
    for seat in order:
        seen = match.observe(seat)
        side.append(seat in (now.declarer, now.partner, seen.partner))
    return hands, tuple(side)


@settings(max_examples=60, deadline=None)
@given(st.integers(), st.sampled_from(VARIANTS), st.booleans(), st.integers(0, 30))
def test_a_playout_goes_as_the_engine_counts_it(
    seed: int, variant: str, kitty: bool, begun: int
) -> None:
    options = Options(players=5, rank_variant=variant, kitty=kitty)
    match = to_play(options, Random(seed), begun)
    hands, side = truth(match)
    position = position_of(match.observe(match.to_act[0]))
    costs = [
        costs_of(position.codes.points, position.trump, role_at(position, side, place))
        for place in range(PLACES)
    ]
    secret = views_for(position, side, suspicion_of(position))
    before = sum(taken for taken, ours in zip(position.taken, side, strict=True) if ours)
    left = [] if all(position.fallen) else position.called
    trick = [(place, card) for place, card in position.trick if card is not None]
    points = position.codes.points
    taken = play_out(
        hands, trick, position.leader, position.trump, left, side, costs, secret, points
    )
    while not match.results:
        seat = match.to_act[0]
        now = position_of(match.observe(seat))
        views = open_views(side) if all(now.fallen) else secret
        trick = [(place, card) for place, card in now.trick if card is not None]
        card = choose_card(now.hand, trick, now.me, now.trump, costs[now.me], views, points)
        match.apply(seat, PlayCard(now.codes.cards[card]))
    result = match.results[0]
    assert result.contract
    assert before + taken == result.contract.points - result.discard_points


def role_at(position: Position, side: tuple[bool, ...], place: int) -> PlayWeights:
    if place == position.declarer:
        return ROLES[0]
    return ROLES[1] if side[place] else ROLES[2]


@settings(max_examples=40, deadline=None)
@given(st.integers(), st.booleans(), st.booleans(), st.integers(0, 38))
def test_sampled_worlds_fit_what_the_seat_knows(
    seed: int, kitty: bool, open_hands: bool, begun: int
) -> None:
    rng = Random(seed)
    options = Options(players=5, kitty=kitty, open=open_hands)
    match = to_play(options, rng, begun * (7 if kitty else 8) // 8)
    for seat in range(PLACES):
        position = position_of(match.observe(seat))
        worlds = Worlds(position, suspicion_of(position))
        for _ in range(5):
            world = worlds.draw(rng)
            assert tuple(map(len, world.hands)) == position.sizes
            assert sorted(world.hands[position.me]) == sorted(position.hand)
            cards = [card for hand in world.hands for card in hand]
            assert len(set(cards)) == len(cards)
            assert set(cards) <= {*position.unseen, *position.hand} | {
                card for hand in position.hands for card in hand or ()
            }
            side = [place for place, ours in enumerate(world.side) if ours]
            assert position.declarer in side
            for card, fallen in zip(position.called, position.fallen, strict=True):
                holder = next((p for p, hand in enumerate(world.hands) if card in hand), None)
                assert fallen or holder in side or (holder is None and kitty)
