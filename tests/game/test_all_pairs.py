"""Every two option values that go together, each table played to the end of its match.

After every action the books are looked at; now and then, and in each phase, everything is.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.game import (
    PACK,
    Action,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Exchange,
    IllegalAction,
    Match,
    NameTrump,
    Observation,
    Options,
    Pass,
    PlayCard,
    Ready,
    RoundResult,
    Signal,
    format_match,
    parse_match,
    rules_of,
)
from tests.game.drive import steps
from tests.game.pairs import TABLES, pairs_of, table_of_pairs, valid_pairs
from tests.game.setups import pack

ROWS = table_of_pairs()
LOOKED_AT = 0.02
"""The share of steps at which everything is looked at, beside the first ones of each phase."""


def test_every_valid_pair_of_values_is_in_the_table() -> None:
    covered = {pair for row in ROWS for pair in pairs_of(row)}
    assert covered == valid_pairs()
    assert len(covered) > 4_000
    assert {(row.players, row.sit_out) for row in ROWS} == {
        (table["players"], table["sit_out"]) for table in TABLES
    }


@pytest.mark.parametrize("options", ROWS, ids=lambda row: row.code)
def test_a_table_of_these_rules_is_played_to_the_end_and_keeps_the_books(options: Options) -> None:
    rng = Random(options.code)
    matches = [Match(options, rng.randbytes(32))]
    if options.round_variant == "conquest":
        matches.append(with_a_conquest(options, rng))
    for match in matches:
        to_the_end(match, rng)


def with_a_conquest(options: Options, rng: Random) -> Match:
    """Some seat is dealt the three cards that chance alone seldom brings together."""
    rules = rules_of(options)
    held = " ".join(f"{rank}S" for rank in rules.conquest)
    deals = [
        pack(options, {rng.randrange(options.players): held}, dealer=dealer, face_up="5S")
        for dealer in (0, 1)
    ]
    # The rest lies as chance has it; the first deal has no conquest.
    first = rng.sample(rules.pack, len(rules.pack))
    seeds = (number.to_bytes(32, "big") for number in range(99))
    seed = next(seed for seed in seeds if rules_of(options, seed).pack == rules.pack)
    return Match(options, seed, packs=[first, *deals], first_dealer=options.players - 1)


def to_the_end(match: Match, rng: Random) -> None:
    """Play a match with random legal actions; look at it after each of them."""
    looked: dict[str, int] = {}
    whole(match)
    for seat, action in steps(match, rng):
        before = match.observe(None)
        told, counted = len(match.events), len(match.results)
        events = match.apply(seat, action)
        assert match.log[-1] == (seat, action)
        assert tuple(match.events[told:]) == events
        for result in match.results[counted:]:
            count(match, result)
        phase = whole(match)
        if isinstance(action, Signal):
            assert match.observe(None).to_act == before.to_act
        times = looked[phase] = looked.get(phase, 0) + 1
        if times <= 2 or rng.random() < LOOKED_AT / (1 + 20 * (phase == "discard")):
            everything(match, rng)
    finish(match)


def views(match: Match) -> list[Observation]:
    """What everybody sees: the public first, then seat by seat."""
    return [match.observe(seat) for seat in (None, *range(match.rules.players))]


def whole(match: Match) -> str:
    """Each card lies in one place, the public sizes are true, and somebody can act."""
    table, *seats = views(match)
    placed: list[Card] = [card for view in seats for card in view.hand]
    placed += [card for trick in table.tricks for _, card in trick.plays]
    placed += [card for view in seats for seat, card in view.trick if seat == view.seat and card]
    declarers = [view for view in seats if view.seat == table.declarer]
    placed += [card for view in declarers for card in view.discards]
    assert len(set(placed)) == len(placed)
    lying = table.stock_size + table.kitty_size
    assert len(placed) + lying == len(match.rules.pack)
    assert set(placed) <= set(match.rules.pack)
    assert table.hand_sizes == tuple(len(view.hand) for view in seats)
    assert (table.face_up is None) == (table.stock_size == 0)
    assert table.face_up not in placed
    taken = sum(trick.points for trick in table.tricks)
    assert taken == sum(
        match.rules.points[card] for trick in table.tricks for _, card in trick.plays
    )
    if table.points is not None and table.phase != "over":
        assert sum(table.points) == taken
    assert bool(match.to_act) == (match.outcome is None)
    for view in seats:
        assert view.to_act == match.to_act
        assert view.legal == match.legal(view.seat)
        assert bool(view.legal) == (view.seat in match.to_act)
        if table.phase == "play" and view.legal:
            plays = [action.card for action in view.legal if isinstance(action, PlayCard)]
            assert tuple(plays) == view.hand
        if view.seat in table.resting:
            assert (view.hand, view.legal, view.may_signal) == ((), (), ())
    assert not table.legal
    return table.phase


def count(match: Match, result: RoundResult) -> None:
    """A counted deal shares 120 points out, and its gains fit the game."""
    rules, options = match.rules, match.options
    if result.reason in ("passed", "void"):
        assert (sum(result.points), any(result.gains), result.counted) == (0, False, False)
        return
    assert sum(result.points) + result.unplayed + result.discard_points == 120
    assert result.discard_points == sum(rules.points[card] for card in result.discards)
    if result.reason == "forced":
        assert result.unplayed == 0
    gainers = {seat for seat, gain in enumerate(result.gains) if gain > 0}
    if options.chiamata:
        assert result.contract
        resting = set(rules.resting(result.dealer))
        assert not any(result.gains[seat] for seat in resting)
        if result.contract.partner_too is None:
            assert sum(result.gains) == 0
        assert gainers == set(result.winners)
    else:
        assert min(result.gains) >= 0
        assert gainers <= set(result.winners)
        assert len(gainers) in (0, *(len(team) for team in rules.teams or ((0,),)))


def everything(match: Match, rng: Random) -> None:
    """Legal actions work on a copy, others change nothing, and the text gives it all back."""
    before = fingerprint(match)
    for seat in match.to_act:
        legal = match.legal(seat)
        for action in rng.sample(legal, min(len(legal), 5)):
            twin = match.copy()
            twin.apply(seat, action)
            assert len(twin.log) == len(match.log) + 1
    for seat, wrong in refused(match, rng):
        with pytest.raises(IllegalAction):
            match.apply(seat, wrong)
    assert fingerprint(match) == before
    assert fingerprint(parse_match(format_match(match))) == before


def fingerprint(match: Match) -> tuple[object, ...]:
    return views(match), match.log[:], match.events[:], match.scores, match.round, match.deal


def refused(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Actions of every kind that are not legal for a seat, whether its turn or not."""
    for seat in range(match.rules.players):
        legal, signs = match.legal(seat), match.observe(seat).may_signal
        tries: list[Action] = [
            *map(PlayCard, rng.sample(PACK, 3)),
            CallCard(rng.choice(PACK)),
            BidPoints(rng.choice((60, 61, 62, 90, 120, 121))),
            BidRank(rng.choice("A3K2")),
            NameTrump(rng.choice("CDSB")),
            Pass(),
            Ready(),
            Claim(),
            Exchange(),
        ]
        yield from ((seat, action) for action in tries if action not in legal)
        for sign in rng.sample(("ace", "low", "wink"), 2):
            if sign not in signs:
                yield seat, Signal(sign)


def finish(match: Match) -> None:
    """The scores add up, and the match ended when and as its rules say."""
    rules, options, outcome = match.rules, match.options, match.outcome
    assert outcome
    scores = (0,) * rules.players
    dealer = match.first_dealer
    for number, result in enumerate(match.results):
        assert (result.deal, result.dealer) == (number, dealer)
        scores = tuple(map(sum, zip(scores, result.gains, strict=True)))
        assert result.scores == scores
        same = result.reason == "void" or (result.drawn and options.tie_dealer == "same")
        dealer = dealer if same else (dealer + 1) % rules.players
    assert outcome.scores == match.scores == scores
    if outcome.reason != "all_points":
        assert {scores[seat] for seat in outcome.winners} == {max(scores)}
    if outcome.reason == "target":
        assert rules.target is not None
        assert max(scores) >= rules.target
    if outcome.reason == "rounds":
        assert sum(result.counted for result in match.results) == rules.rounds
    assert not any(match.legal(seat) for seat in range(rules.players))
