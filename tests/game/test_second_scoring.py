"""The engine's count against the second one, from the cards of random matches and by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bot.game import (
    BidPoints,
    BidRank,
    BidSpoken,
    CardCalled,
    Contract,
    Event,
    Match,
    Options,
    Pass,
    RoundDealt,
    RoundEnded,
    RoundResult,
    TrickTaken,
    TrumpNamed,
    rules_of,
)
from bot.game.cards import PACK
from bot.game.scoring import chiamata_gains, classic_verdict
from tests.game.drive import steps
from tests.game.pairs import table_of_pairs
from tests.game.second_scoring import (
    Count,
    count_chiamata,
    count_classic,
    count_conquest,
    taker,
    team_of,
    worth,
)

ROWS = table_of_pairs()
DEALS = 12


def deals(match: Match) -> Iterator[tuple[list[Event], RoundResult]]:
    """The events of each finished deal with its count."""
    own: list[Event] = []
    for event in match.events:
        if isinstance(event, RoundDealt):
            own = []
        own.append(event)
        if isinstance(event, RoundEnded):
            yield own, event.result


@pytest.mark.parametrize("options", ROWS, ids=lambda row: row.code)
def test_the_cards_of_random_deals_are_counted_alike(options: Options) -> None:
    rng = Random(f"count {options.code}")
    match = Match(options, rng.randbytes(32))
    for seat, action in steps(match, rng):
        match.apply(seat, action)
        if match.deal >= DEALS:
            break
    stakes, scores = 1, (0,) * options.players
    for events, result in deals(match):
        assert result.stakes == stakes
        count, points = recount(options, events, result, stakes, scores, rng)
        assert result.gains == count.gains
        assert result.drawn == count.drawn
        if points is not None and result.reason != "irrelevant":
            assert sum(result.points) == sum(points)
        if result.reason in ("played", "forced"):
            assert _by_side(options, result.points) == _by_side(options, points or [])
        scores = tuple(map(sum, zip(scores, count.gains, strict=True)))
        assert result.scores == scores
        stakes = next_stakes(options, result, count, stakes)
        if count.all_points:
            assert match.outcome
            assert match.outcome.winners == count.all_points


def _by_side(options: Options, points: list[int] | tuple[int, ...]) -> list[int]:
    if options.chiamata:
        return [sum(points)]
    return [sum(points[mate] for mate in team_of(seat, options.players)) for seat in (0, 1)]


def next_stakes(options: Options, result: RoundResult, count: Count, stakes: int) -> int:
    """Doubled by what doubles, kept through a deal that is no round, else back to one."""
    if result.reason == "passed":
        return stakes * (2 if options.all_pass == "double_next" else 1)
    if result.reason == "void":
        return stakes * (2 if options.void_hand == 2 else 1)
    return stakes * 2 if count.drawn and options.sixty_is_draw else 1


def recount(
    options: Options,
    events: list[Event],
    result: RoundResult,
    stakes: int,
    scores: tuple[int, ...],
    rng: Random,
) -> tuple[Count, list[int] | None]:
    """Count a deal from its tricks, finished at random where it ended early."""
    players = options.players
    if result.reason in ("passed", "void"):
        return Count((0,) * players), None
    if result.hand_of is not None:
        return count_conquest(options, result.hand_of), None
    tricks = [
        [(seat, str(card)) for seat, card in event.plays]
        for event in events
        if isinstance(event, TrickTaken)
    ]
    trump = _trump(events)
    tricks += finished(options, tricks, result, trump, rng)
    points, last = [0] * players, 0
    for plays in tricks:
        last = taker(plays, trump, options)
        points[last] += sum(worth(card, options) for _, card in plays)
    for now, after in pairwise(tricks):
        assert taker(now, trump, options) == after[0][0]
    if not options.chiamata:
        assert sum(points) == 120
        return count_classic(options, points, last, scores), points
    bids = [(e.seat, e.bid) for e in events if isinstance(e, BidSpoken) and e.bid != Pass()]
    declarer, bid = bids[-1]
    called = [str(event.card) for event in events if isinstance(event, CardCalled)]
    assert result.contract
    partners = {seat for plays in tricks for seat, card in plays if card in called} - {declarer}
    side = {declarer, *partners}
    discarded = sum(worth(str(card), options) for card in result.discards)
    total = discarded + sum(points[seat] for seat in side)
    assert sum(points) + discarded == 120
    assert set(result.contract.side) == side
    promise = bid.points if isinstance(bid, BidPoints) else 61
    resting = set(rules_of(options).resting(result.dealer))
    count = count_chiamata(
        options, declarer, partners, promise, total, stakes=stakes, resting=resting
    )
    return count, points


def _trump(events: list[Event]) -> str:
    for event in events:
        if isinstance(event, TrumpNamed):
            return event.suit
        if isinstance(event, RoundDealt) and event.face_up:
            return event.face_up.suit
    raise AssertionError("no trumps")


def finished(
    options: Options,
    tricks: list[list[tuple[int, str]]],
    result: RoundResult,
    trump: str,
    rng: Random,
) -> list[list[tuple[int, str]]]:
    """The tricks that were not played, in any way that they could have been."""
    hands = [rng.sample([*map(str, hand)], len(hand)) for hand in result.hands]
    more: list[list[tuple[int, str]]] = []
    while any(hands):
        leader = taker((tricks + more)[-1], trump, options)
        around = [(leader + step) % options.players for step in range(options.players)]
        more.append([(seat, hands[seat].pop()) for seat in around if hands[seat]])
    return more


CHIAMATA = [row for row in ROWS if row.chiamata]
CLASSIC = [row for row in ROWS if not row.chiamata]


def test_thousands_of_contracts_are_counted_alike() -> None:
    rng = Random(8)
    seen: Counter[str] = Counter()
    for number in range(20_000):
        options = CHIAMATA[number % len(CHIAMATA)]
        rules, dealer = rules_of(options), rng.randrange(options.players)
        resting = rules.resting(dealer)
        seats = [seat for seat in range(options.players) if seat not in resting]
        declarer, *others = rng.sample(seats, 3)
        partners = others[: rng.choice((0, 1, 1, 2))]
        promise = rng.choice((61, 61, *range(61, 121)))
        total = rng.choice((0, 60, 61, promise - 1, promise, 120, rng.randrange(121)))
        stakes = rng.choice((1, 1, 2, 8))
        bid = BidRank("4") if promise == 61 and rng.random() < 0.5 else BidPoints(promise)
        contract = Contract(
            declarer=declarer,
            partner=partners[0] if partners else None,
            bid=bid,
            called=PACK[0],
            points=total,
            called_too=PACK[1] if len(partners) > 1 else None,
            partner_too=partners[1] if len(partners) > 1 else None,
        )
        count = count_chiamata(
            options, declarer, partners, promise, total, stakes=stakes, resting=resting
        )
        assert chiamata_gains(rules, contract, stakes, resting) == count.gains
        assert sum(count.gains) == 0 or len(partners) > 1
        seen["drawn"] += count.drawn
        seen["capot"] += total in (0, 120)
        seen["two partners"] += len(partners) > 1
        seen["top"] += promise > 110
    assert min(seen.values()) > 50


def test_thousands_of_totals_of_sides_are_counted_alike() -> None:
    rng = Random(9)
    seen: Counter[str] = Counter()
    for number in range(20_000):
        options = CLASSIC[number % len(CLASSIC)]
        rules = rules_of(options)
        cuts = sorted(rng.choice((0, 30, 60, 90, 120, rng.randrange(121))) for _ in range(2))
        totals = [cuts[0], cuts[1] - cuts[0], 120 - cuts[1]]
        if options.players != 3:
            totals = [cuts[0], 120 - cuts[0]]
        last = rng.randrange(len(totals))
        points = (*totals, *(0 for _ in range(options.players - len(totals))))
        count = count_classic(options, points, last)
        verdict = classic_verdict(rules, totals, last)
        gains = tuple(
            verdict.points if verdict.side == rules.sides[seat] else 0
            for seat in range(options.players)
        )
        assert (gains, verdict.drawn) == (count.gains, count.drawn)
        assert verdict.all_points == bool(count.all_points)
        seen["drawn"] += count.drawn
        seen["two"] += 2 in count.gains
        seen["all"] += bool(count.all_points)
    assert min(seen.values()) > 50
