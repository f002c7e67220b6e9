"""The last three tricks of random deals, played out in every way by the engine and by this file.

The reckoner here knows the game by its own lines alone: card codes, its own table of points and
its own rule of who takes a trick.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bot.game import Match, Options, RoundEnded, TrickTaken

Line = tuple[str, ...]
"""The cards of a continuation in the order in which they were played."""
Result = tuple[tuple[int, ...], tuple[int, ...]]
"""Who took each of the tricks, and the card points of each seat at the end."""

ORDER = "24567JQK3A"
WORTH = dict(zip(ORDER, (0, 0, 0, 0, 0, 2, 3, 4, 10, 11), strict=True))


def taker(played: Line, trump: str) -> int:
    """Place in the trick of the card that takes it."""
    led = played[0][1]

    def power(place: int) -> int:
        rank, suit = played[place]
        return ORDER.index(rank) + (200 if suit == trump else 100 if suit == led else 0)

    return max(range(len(played)), key=power)


def reckoned(
    hands: dict[int, list[str]], leader: int, trump: str, points: tuple[int, ...]
) -> dict[Line, Result]:
    """Play every continuation by hand."""
    if not hands[leader]:
        return {(): ((), points)}
    seats = [(leader + step) % len(hands) for step in range(len(hands))]
    found: dict[Line, Result] = {}
    for played in product(*(hands[seat] for seat in seats)):
        winner = seats[taker(played, trump)]
        total = list(points)
        total[winner] += sum(WORTH[rank] for rank, _ in played)
        left = {
            seat: [card for card in hands[seat] if card != own]
            for seat, own in zip(seats, played, strict=True)
        }
        for line, (winners, end) in reckoned(left, winner, trump, tuple(total)).items():
            found[played + line] = ((winner, *winners), end)
    return found


def enumerated(match: Match, line: Line = (), winners: tuple[int, ...] = ()) -> dict[Line, Result]:
    """Play every continuation through the engine."""
    found: dict[Line, Result] = {}
    (seat,) = match.to_act
    for action in match.legal(seat):
        twin = match.copy()
        events = twin.apply(seat, action)
        longer = (*line, str(action))
        taken = (*winners, *(event.winner for event in events if isinstance(event, TrickTaken)))
        ended = [event.result for event in events if isinstance(event, RoundEnded)]
        if ended:
            found[longer] = (taken, ended[0].points)
        else:
            found |= enumerated(twin, longer, taken)
    return found


def table(players: int, length: str) -> Options:
    """A table at which nobody stops to look at a partner's cards."""
    return Options(players=players, length=length, **{"peek": "off"} if players == 4 else {})


def last_three(options: Options, rng: Random) -> Match:
    """Play a random deal until three tricks are left."""
    match = Match(options, rng.randbytes(32))
    while (now := match.observe(None)).stock_size or now.hand_sizes != (3,) * options.players:
        (seat,) = match.to_act
        legal = match.legal(seat)
        opening = now.phase == "auction" and now.bid is None
        match.apply(seat, rng.choice(legal[:-1] if opening else legal))
        assert match.deal == 0
    return match


@pytest.mark.parametrize(
    ("players", "positions", "lines"), [(2, 100, 36), (3, 30, 216), (4, 6, 1296), (5, 1, 7776)]
)
def test_the_last_three_tricks_come_out_as_reckoned_by_hand(
    players: int, positions: int, lines: int
) -> None:
    rng = Random(players)
    trumped = overtaken = 0
    for number in range(positions):
        length = ("short", "long")[number % 2]
        match = last_three(table(players, length), rng)
        now = match.observe(None)
        assert now.trump
        points = [0] * players
        for trick in now.tricks:
            played = tuple(str(card) for _, card in trick.plays)
            assert trick.winner == trick.plays[taker(played, now.trump)][0]
            points[trick.winner] += sum(WORTH[rank] for rank, _ in played)
        hands = {seat: list(map(str, match.observe(seat).hand)) for seat in range(players)}
        expected = reckoned(hands, match.to_act[0], now.trump, tuple(points))
        assert enumerated(match) == expected
        assert len(expected) == lines
        assert {sum(end) for _, end in expected.values()} == {120}
        trumped += any(line[0][1] != now.trump != line[1][1] for line in expected)
        overtaken += len({winners for winners, _ in expected.values()}) > 1
    assert trumped
    assert overtaken
