"""Worlds fit what was seen, and what was not seen may be anywhere."""

from __future__ import annotations

from random import Random

import pytest

from bot.game import PACK, Match, Observation, Options
from bot.players.codes import codes_of
from bot.players.worlds import known
from tests.game.drive import steps
from tests.game.pairs import table_of_pairs


@pytest.mark.parametrize("options", table_of_pairs(), ids=str)
def test_worlds_fit_and_the_truth_is_one_of_them(options: Options) -> None:
    rng = Random(str(options))
    match = Match(options, rng.randbytes(32))
    for seat, action in steps(match, rng):
        for viewer in range(match.rules.players):
            if rng.random() < 0.3:
                _fits(match, viewer, rng)
        match.apply(seat, action)
        if match.deal >= 2:
            return


def _fits(match: Match, viewer: int, rng: Random) -> None:
    seen = match.observe(viewer)
    known_ = known(seen)
    world, code = known_.sample(rng), codes_of(match.options).code
    assert tuple(map(len, world.hands)) == seen.hand_sizes
    assert sorted(world.hands[viewer]) == sorted(map(code.get, seen.hand))
    if not match.options.chiamata:
        assert len(world.stock) == seen.stock_size
    if seen.face_up:
        assert world.stock[-1] == code[seen.face_up]
    if seen.next_card:
        assert world.stock[0] == code[seen.next_card]
    out = {code[card] for trick in seen.tricks for _, card in trick.plays}
    cards = [*out, *world.stock, *(card for _, card in world.trick)]
    cards += [card for hand in world.hands for card in hand]
    own_discards = {code[card] for card in seen.discards}
    whole = {code[card] for card in match.rules.pack}
    assert len(cards) == len(set(cards))
    assert set(cards) | own_discards == whole
    for seat, pinned in enumerate(known_.hands):
        truth = match.observe(seat).hand
        assert set(pinned) <= {code[card] for card in truth}
        assert len(pinned) + len(known_.unseen) >= len(truth)


def test_codes_are_in_the_order_of_strength() -> None:
    for variant in ("standard", "low_three", "seven_for_three"):
        codes = codes_of(Options(rank_variant=variant))
        assert sum(codes.points) == 120
        assert sorted(codes.code.values()) == list(range(40))
        assert {codes.cards[code] for code in range(40)} == set(PACK)
        assert codes.cards[9].rank == "A"
    assert codes_of(Options(rank_variant="low_three")).cards[1].rank == "3"


def test_partners_cards_are_remembered_after_the_look() -> None:
    rng = Random(5)
    match = Match(Options(players=4), rng.randbytes(32))
    while match.observe(None).stock_size:
        match.apply(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    while match.observe(None).phase == "peek":
        match.apply(match.to_act[0], match.legal(match.to_act[0])[0])
    mine = match.observe(0)
    held = set(match.observe(2).hand)
    assert {card for seat, card in mine.remembered if seat == 2} == held
    assert _of_enemies(mine) == _of_enemies(match.observe(None))
    assert not {card for seat, card in match.observe(None).remembered if seat == 2} - held


def _of_enemies(seen: Observation) -> set[object]:
    return {card for seat, card in seen.remembered if seat in (1, 3)}
