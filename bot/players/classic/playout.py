"""Any number of players to the end of a deal, by the club's rules of thumb."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.players.codes import KINDS, beats, kinds_of

NUMBERS: Final = 2 * KINDS + 4
"""What keeping each kind is worth, what leading it costs, then four that _Terms names."""

_HAND: Final = 3
_MOST_POINTS: Final = 66
_PART: Final = 1e-6
"""Makes no two cards worth the same, so that the order in a hand decides nothing."""
_TEAMS_FROM: Final = 4

Values = tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """What the rules of thumb look up, as one seat sees the deal now; by card code."""

    points: tuple[int, ...]
    beats: tuple[tuple[bool, ...], ...]
    """By the best card so far, then by card."""
    risk: tuple[float, ...]
    """How likely a hand of three unseen cards is to hold one that beats this."""
    will: Values
    """How likely an enemy is to take a trick of so many points if able to."""
    lead: Values
    """What leading a card is worth; the highest is led."""
    early: Values
    late: Values
    """What giving a card away costs, before and after the last draw."""
    mate: float
    """How likely a partner yet to play is to take the trick from an enemy."""
    enemies: tuple[int, ...]
    mates: tuple[int, ...]
    """Enemies and partners yet to play, by how many have played."""
    sides: tuple[int, ...]
    turns: tuple[tuple[int, ...], ...]
    """From each seat once round the table."""
    conquest: tuple[int, ...] = ()
    """The trumps that win the deal when in one hand."""


def plan_of(
    numbers: Values,
    points: tuple[int, ...],
    trump: int,
    players: int,
    unseen: Collection[int],
    conquest: tuple[int, ...] = (),
) -> Plan:
    """Return the plan of a seat to which these cards are unseen."""
    table, kinds = _beats(trump), kinds_of(points, trump)
    many = max(len(unseen), 1)
    risk = tuple(
        [1 - (1 - sum(map(table[code].__getitem__, unseen)) / many) ** _HAND for code in range(40)]
    )
    keep, lead = numbers[:KINDS], numbers[KINDS : 2 * KINDS]
    base, slope, mate, late = numbers[2 * KINDS :]
    will = tuple([min(1.0, max(0.0, base + slope * total)) for total in range(_MOST_POINTS + 1)])
    alone = players < _TEAMS_FROM
    enemies = tuple([players - 1 - at if alone else (players - at) // 2 for at in range(players)])
    return Plan(
        points=points,
        beats=table,
        risk=risk,
        will=will,
        lead=tuple(
            [
                points[code] * (2 * (1 - will[points[code]] * risk[code]) ** enemies[0] - 1)
                - lead[kinds[code]]
                - _PART * code
                for code in range(40)
            ]
        ),
        early=tuple([keep[kinds[code]] + _PART * code for code in range(40)]),
        late=tuple([keep[kinds[code]] * late + _PART * code for code in range(40)]),
        mate=mate,
        enemies=enemies,
        mates=tuple([players - 1 - at - enemies[at] for at in range(players)]),
        sides=tuple([seat if alone else seat % 2 for seat in range(players)]),
        turns=tuple(
            [tuple([(seat + step) % players for step in range(players)]) for seat in range(players)]
        ),
        conquest=conquest,
    )


@lru_cache(maxsize=8)
def _beats(trump: int) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple([beats(card, best, trump) for card in range(40)]) for best in range(40))


def pick(
    hand: Sequence[int], plan: Plan, played: int, best: int, ours: bool, pot: int, late: bool
) -> int:
    """Return the card that the rules of thumb play.

    ``played`` cards lie on the table; ``best`` of them takes, for our side or not; ``pot`` is
    their points. None has been played: the best card is any.
    """
    if not played:
        return max(hand, key=plan.lead.__getitem__)
    points, risk, will = plan.points, plan.risk, plan.will
    cost = plan.late if late else plan.early
    row, after = plan.beats[best], plan.enemies[played]
    chosen, most = hand[0], -1000.0
    for card in hand:
        total = pot + points[card]
        if row[card]:
            hold = (1 - will[total] * risk[card]) ** after
        elif ours:
            hold = (1 - will[total] * risk[best]) ** after
        else:
            hold = plan.mate if plan.mates[played] else 0.0
        value = total * (2 * hold - 1) - cost[card]
        if value > most:
            chosen, most = card, value
    return chosen


def play_out(
    hands: Sequence[list[int]],
    stock: Sequence[int],
    trick: Sequence[tuple[int, int]],
    turn: int,
    plan: Plan,
    taken: list[int],
) -> int | None:
    """Play the deal to its end in place, adding card points by seat to ``taken``.

    ``trick`` is under way and ``turn`` is next. Returns who ended the deal by a conquest.
    """
    points, table, sides, turns = plan.points, plan.beats, plan.sides, plan.turns
    players, at, end = len(turns), 0, len(stock)
    seats = turns[trick[0][0] if trick else turn]
    played, pot, best, winner = 0, 0, 0, turn
    for seat, card in trick:
        pot += points[card]
        if not played or table[best][card]:
            best, winner = card, seat
        played += 1
    while True:
        late = at >= end
        while played < players:
            seat = seats[played]
            hand = hands[seat]
            if len(hand) == 1:
                card = hand.pop()
            else:
                ours = sides[seat] == sides[winner]
                card = pick(hand, plan, played, best, ours, pot, late)
                hand.remove(card)
            pot += points[card]
            if not played or table[best][card]:
                best, winner = card, seat
            played += 1
        taken[winner] += pot
        seats = turns[winner]
        if at < end:
            for seat in seats:
                hands[seat].append(stock[at])
                at += 1
            if plan.conquest:
                for seat in seats:
                    if all(card in hands[seat] for card in plan.conquest):
                        return seat
        elif not hands[winner]:
            return None
        played = pot = 0
