"""What holds at every step of thousands of random matches of each size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from bot.game import (
    PACK,
    Action,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    IllegalAction,
    Match,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    RoundEnded,
    format_log,
    format_match,
    parse_action,
    parse_log,
    parse_match,
)

MATCHES = 2_000
LOOKED_AT = 0.005
"""The share of steps at which everything is checked."""


def every_table(players: int, rng: Random) -> Options:
    chosen = {
        3: {"removed_two": rng.choice(("cups", "coins", "swords", "batons"))},
        4: {"teams": rng.choice(("random", "12-34", "13-24", "14-23")), "peek": "off"},
        5: {"bidding": rng.choice(("rank_points", "points"))},
    }
    length = "long" if rng.random() < 0.1 else "short"
    return Options(players=players, length=length, **chosen.get(players, {}))


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Yield random legal actions until the match is over; some tables pass far more than others."""
    shyness = rng.choice((0.2, 0.5, 0.9))
    while not match.outcome:
        (seat,) = match.to_act
        legal = match.legal(seat)
        assert legal, "somebody can always act"
        passes = isinstance(legal[-1], Pass) and rng.random() < shyness
        yield seat, legal[-1] if passes else rng.choice(legal)


def fingerprint(match: Match) -> tuple[object, ...]:
    """Everything that an observer could find changed."""
    views = tuple(match.observe(seat) for seat in (None, *range(match.rules.players)))
    return views, tuple(match.log), tuple(match.events), match.scores, match.round, match.deal


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thousands_of_random_matches_keep_the_books(players: int) -> None:
    rng = Random(players)
    seen: set[str] = set()
    unplayed = 0
    for number in range(MATCHES):
        options = every_table(players, rng)
        match = Match(options, rng.randbytes(32))
        for seat, action in steps(match, rng):
            if rng.random() < LOOKED_AT:
                seen.add(match.observe(None).phase)
                look(match, rng)
            told = len(match.events)
            events = match.apply(seat, action)
            assert match.log[-1] == (seat, action)
            assert tuple(match.events[told:]) == events
        unplayed += sum(not result.counted for result in match.results)
        look_at_the_end(match)
        if number % 25 == 0:
            look_at_texts(match)
    assert seen == ({"play"} if players < 5 else {"auction", "trump", "call", "play"})
    assert bool(unplayed) == (players == 5)


def look(match: Match, rng: Random) -> None:
    """Check a position from all sides."""
    (turn,) = match.to_act
    for action in match.legal(turn):
        match.check(turn, action)
    assert match.observe(turn).legal == match.legal(turn)
    look_at_the_cards(match)
    before = fingerprint(match)
    for seat, nonsense in refused(match, rng):
        with pytest.raises(IllegalAction):
            match.apply(seat, nonsense)
    assert fingerprint(match) == before
    twin = match.copy()
    for (seat, action), _ in zip(steps(twin, rng), range(9), strict=False):
        twin.apply(seat, action)
    assert fingerprint(match) == before


def look_at_the_cards(match: Match) -> None:
    """Each card lies in one place, and the public sizes tell the truth."""
    table = match.observe(None)
    hands = [match.observe(seat).hand for seat in range(match.rules.players)]
    taken = [card for trick in table.tricks for _, card in trick.plays]
    lying = [card for _, card in table.trick]
    placed = [card for hand in hands for card in hand] + taken + lying
    assert len(set(placed)) == len(placed)
    assert len(placed) + table.stock_size == len(match.rules.pack)
    assert set(placed) <= set(match.rules.pack)
    assert table.hand_sizes == tuple(map(len, hands))
    assert (table.face_up is None) == (table.stock_size == 0)
    assert table.face_up not in placed
    assert sum(trick.points for trick in table.tricks) <= 120
    assert match.legal(table.to_act[0])


def refused(match: Match, rng: Random) -> list[tuple[int, Action]]:
    """Actions that are wrong here: seat, card, bid, phase, and things that are no actions."""
    (turn,) = match.to_act
    seen = match.observe(turn)
    wrong = rng.choice([seat for seat in range(-1, match.rules.players + 1) if seat != turn])
    absent = rng.choice([card for card in PACK if card not in seen.hand])
    attempts: list[tuple[object, object]] = [
        (wrong, rng.choice(seen.legal)),
        (None, seen.legal[0]),
        (turn, PlayCard(absent)),
        (turn, None),
        (turn, "AD"),
        (turn, str(seen.legal[0])),
        (turn, PlayCard(str(absent))),
        (turn, PlayCard([])),
        (turn, BidPoints(60)),
        (turn, BidPoints(121)),
        (turn, BidPoints(61.5)),
        (turn, BidRank("8")),
        (turn, BidRank([])),
        (turn, NameTrump("CD")),
        (turn, NameTrump("")),
        (turn, CallCard(None)),
    ]
    elsewhere = {
        "auction": PlayCard(seen.hand[0]),
        "trump": Pass(),
        "call": NameTrump("D"),
        "play": Pass(),
    }
    attempts.append((turn, elsewhere[seen.phase]))
    if seen.bid:
        attempts.append((turn, seen.bid))
    if seen.phase == "call":
        attempts.append((turn, CallCard(Card("A", "D" if seen.trump != "D" else "C"))))
    return attempts


def look_at_the_end(match: Match) -> None:
    """Points, scores and the outcome of a finished match."""
    ended = [event.result for event in match.events if isinstance(event, RoundEnded)]
    assert list(match.results) == ended
    scores = (0,) * match.rules.players
    for number, result in enumerate(ended):
        assert result.deal == number
        assert result.dealer == (match.first_dealer + number) % match.rules.players
        assert sum(result.points) == (120 if result.counted else 0)
        scores = tuple(map(sum, zip(scores, result.gains, strict=True)))
        assert result.scores == scores
        if match.rules.players == 5:
            assert sum(result.gains) == 0
        else:
            assert sum(result.gains) in (0, 2 if match.rules.players == 4 else 1)
    counted = sum(result.counted for result in ended)
    assert match.outcome
    assert match.outcome.scores == scores == match.scores
    assert {scores[seat] for seat in match.outcome.winners} == {max(scores)}
    if match.rules.players == 5:
        assert counted == match.rules.rounds
        assert len(match.outcome.winners) == scores.count(max(scores))
    else:
        assert max(scores) == match.rules.target
        assert len(match.outcome.winners) == (2 if match.rules.players == 4 else 1)
    assert match.to_act == ()
    assert not any(match.legal(seat) for seat in range(match.rules.players))


def look_at_texts(match: Match) -> None:
    """Replay and every text form give the same thing back."""
    assert Options.parse(str(match.options)) == match.options
    assert all(parse_action(str(action)) == action for _, action in match.log)
    assert parse_log(format_log(match.log)) == tuple(match.log)
    again = Match.replay(match.options, match.seed, match.log)
    assert fingerprint(again) == fingerprint(match)
    assert fingerprint(parse_match(format_match(match))) == fingerprint(match)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_saved_and_loaded_at_any_step_goes_on_as_if_nothing_had_happened(
    players: int,
) -> None:
    for number in count():
        rng = Random(number)
        live = Match(every_table(players, rng), rng.randbytes(32))
        loaded, phases = live, set()
        for step, (seat, action) in enumerate(steps(live, rng)):
            if step % 23 == 0 or live.observe(None).phase not in ("play", "auction"):
                phases.add(live.observe(None).phase)
                loaded = parse_match(format_match(live))
                assert fingerprint(loaded) == fingerprint(live)
            assert loaded.apply(seat, action) == live.apply(seat, action)
        if number >= 5 and (players < 5 or "call" in phases):
            break


def test_a_match_set_up_with_packs_and_a_dealer_is_saved_with_them() -> None:
    rng = Random(0)
    packs = [rng.sample(PACK, 40) for _ in range(2)]
    live = Match(Options(), bytes(32), packs=packs, first_dealer=1)
    for seat, action in steps(live, rng):
        live.apply(seat, action)
    loaded = parse_match(format_match(live))
    assert (loaded.packs, loaded.first_dealer) == (live.packs, 1)
    assert fingerprint(loaded) == fingerprint(live)
