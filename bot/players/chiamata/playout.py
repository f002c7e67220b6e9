"""Play a deal of five to its end in a moment, everyone by rules of thumb.

Players are places 0 to 4 in seat order, cards are codes. Each move weighs what the trick is
worth, who is likely to take it and on whose side that player may be, against what the card is
worth in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.players.chiamata.weights import PlayWeights
from bot.players.codes import SUIT_OF

PLACES: Final = 5
ROUND: Final = tuple(
    tuple((first + step) % PLACES for step in range(PLACES)) for first in range(PLACES)
)
"""From each place once round the table."""

Row = tuple[float, ...]

_USUAL: Final = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
"""Card points by strength, for which the weights were found."""
_ODD: Final = 0.6
"""What a card point more than usual adds to the worth in the hand (RULES 3.8)."""


class Costs(NamedTuple):
    """What the rules of thumb say about every card under one trump suit."""

    keep: tuple[Row, ...]
    """By cards in the hand, then by code: what it costs to part with it, in card points."""
    hold: tuple[Row, ...]
    """By players still to come, then by code: how surely a winning card stays the winner."""
    coming: Row
    """By players still to come: card points they are likely to add."""


class Views(NamedTuple):
    """Who takes whom for a friend: 1 for one's own side, -1 for the other."""

    friend: tuple[Row, ...]
    """By viewer, then by player."""
    after: tuple[Row, ...]
    """By viewer, then by players still to come: the mean of these next players."""


@lru_cache(maxsize=512)
def costs_of(points: tuple[int, ...], trump: int, weights: PlayWeights) -> Costs:
    """Return the costs under these card points and this trump suit."""
    keep = []
    for size in range(10):
        late = (8 - size) / 6
        plain_scale = weights.plain_early + (weights.plain_late - weights.plain_early) * late
        trump_scale = weights.trump_early + (weights.trump_late - weights.trump_early) * late
        keep.append(
            tuple(
                [
                    weights.trump_keep[code % 10] * trump_scale
                    if SUIT_OF[code] == trump
                    else weights.plain_keep[code % 10] * plain_scale
                    + _ODD * (worth - _USUAL[code % 10])
                    for code, worth in enumerate(points)
                ]
            )
        )
    sure = [
        weights.trump_hold[code % 10] if SUIT_OF[code] == trump else weights.plain_hold[code % 10]
        for code in range(len(points))
    ]
    return Costs(
        keep=tuple(keep),
        hold=tuple(tuple([one**left for one in sure]) for left in range(PLACES)),
        coming=tuple(weights.coming * left for left in range(PLACES)),
    )


def views_of(friend: Sequence[Sequence[float]]) -> Views:
    """Return views with the means filled in."""
    after = []
    for viewer in range(PLACES):
        row, total = [0.0], 0.0
        for left in range(1, PLACES):
            total += friend[viewer][(viewer + left) % PLACES]
            row.append(total / left)
        after.append(tuple(row))
    return Views(tuple(map(tuple, friend)), tuple(after))


@lru_cache(maxsize=64)
def open_views(side: tuple[bool, ...]) -> Views:
    """Return the views of players who all know the declarer's side."""
    return views_of([[1.0 if mine == other else -1.0 for other in side] for mine in side])


def secret_views(
    declarer: int, side: tuple[bool, ...], suspicion: Sequence[float], certain: Sequence[int] = ()
) -> Views:
    """Return the views while the called card is out.

    ``suspicion`` is how likely everybody holds each place to be the partner. The places of the
    side know it, the declarer only where no partner is hidden; ``certain`` places are known to all.
    """
    lone = sum(side) == 1
    rows = []
    for viewer in range(PLACES):
        if side[viewer] and (viewer != declarer or lone):
            rows.append([1.0 if other else -1.0 for other in side])
            continue
        mine = viewer == declarer
        rest = 1.0 if mine else max(1.0 - suspicion[viewer], 0.05)
        row = []
        for other in range(PLACES):
            sure = other == declarer or other in certain
            chance = 1.0 if sure else min(suspicion[other] / rest, 1.0)
            row.append(2 * chance - 1 if mine else 1 - 2 * chance)
        row[viewer] = 1.0
        rows.append(row)
    return views_of(rows)


def choose_card(
    hand: Sequence[int],
    trick: Sequence[tuple[int, int]],
    place: int,
    trump: int,
    costs: Costs,
    views: Views,
    points: Sequence[int],
) -> int:
    """Return the card that the rules of thumb play: the first of equals."""
    worth, best, winner = 0, -1, place
    for other, card in trick:
        worth += points[card]
        if best < 0 or (card > best if SUIT_OF[card] == SUIT_OF[best] else SUIT_OF[card] == trump):
            best, winner = card, other
    left = PLACES - 1 - len(trick)
    keep, hold, after = costs.keep[len(hand)], costs.hold[left], views.after[place][left]
    stake = worth + costs.coming[left]
    lose = 0.0
    if trick:
        lose = hold[best] * (views.friend[place][winner] - after) + after
    chosen, most = hand[0], -1e9
    for card in hand:
        if best < 0 or (card > best if SUIT_OF[card] == SUIT_OF[best] else SUIT_OF[card] == trump):
            mine = hold[card] * (1.0 - after) + after
        else:
            mine = lose
        value = (stake + points[card]) * mine - keep[card]
        if value > most:
            chosen, most = card, value
    return chosen


def play_out(
    hands: list[list[int]],
    trick: list[tuple[int, int]],
    leader: int,
    trump: int,
    called: Sequence[int],
    side: tuple[bool, ...],
    costs: Sequence[Costs],
    views: Views,
    points: Sequence[int],
) -> int:
    """Play on to the end and return the card points that the declarer's side takes from now on.

    ``hands`` are used up; ``costs`` go by place. ``views`` hold until the called cards have fallen.
    """
    suit = SUIT_OF
    ours = 0
    hidden = len(called)
    first = called[0] if called else -1
    second = called[-1] if called else -1
    friend, afters = views
    while True:
        best, winner, worth = -1, leader, 0
        left = PLACES - 1
        for place, card in trick:
            worth += points[card]
            left -= 1
            if best < 0 or (card > best if suit[card] == suit[best] else suit[card] == trump):
                best, winner = card, place
        for place in ROUND[leader][PLACES - 1 - left :]:
            hand = hands[place]
            size = len(hand)
            if size == 1:
                chosen = hand.pop()
            else:
                keeps, holds, coming = costs[place]
                keep, hold, after = keeps[size], holds[left], afters[place][left]
                stake = worth + coming[left]
                gap = 1.0 - after
                most = -1e9
                chosen = -1
                if best < 0:
                    for card in hand:
                        value = (stake + points[card]) * (hold[card] * gap + after) - keep[card]
                        if value > most:
                            chosen, most = card, value
                else:
                    led = suit[best]
                    lose = hold[best] * (friend[place][winner] - after) + after
                    for card in hand:
                        if card > best if suit[card] == led else suit[card] == trump:
                            value = (stake + points[card]) * (hold[card] * gap + after)
                        else:
                            value = (stake + points[card]) * lose
                        value -= keep[card]
                        if value > most:
                            chosen, most = card, value
                hand.remove(chosen)
            if best < 0 or (chosen > best if suit[chosen] == suit[best] else suit[chosen] == trump):
                best, winner = chosen, place
            worth += points[chosen]
            left -= 1
            if chosen in (first, second):
                hidden -= 1
                if not hidden:
                    friend, afters = open_views(side)
        if side[winner]:
            ours += worth
        if not hands[winner]:
            return ours
        leader = winner
        trick = []
