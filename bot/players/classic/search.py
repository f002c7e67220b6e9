"""The master: deal the hidden cards in many ways, play each card in all of them, keep the best."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.game.rules import PACK_POINTS
from bot.players.budget import Budget
from bot.players.classic.duel import LATE, Tables, careless
from bot.players.classic.duel import play_out as play_duel
from bot.players.classic.foe import foe_of
from bot.players.classic.playout import Plan, play_out
from bot.players.classic.position import Position
from bot.players.classic.rules_of_thumb import club_card, exact, plan, tables_of
from bot.players.classic.worth import conquered, worth_of
from bot.players.codes import SUIT_OF

LEAST: Final = 100
"""With fewer worlds the rules of thumb play better than the search."""

_TWO: Final = 2
_CARELESS: Final = 16
"""Ways to play anything that a careless foe is given."""
_TRIES: Final = 12
"""Worlds drawn in search of one that explains the last play."""


def master_card(position: Position, rng: Random, budget: Budget) -> int:
    """Return the card that wins most."""
    cards = distinct(position)
    if len(cards) == 1:
        return cards[0]
    if position.rules.active == _TWO and not position.rules.conquest:
        if not position.stock:
            return exact(position)
        sums, done = _duel(position, cards, rng, budget)
    else:
        sums, done = _table(position, cards, rng, budget)
    if done < min(LEAST, budget.iterations):
        return club_card(position)
    points = position.points
    return max(zip(sums, cards, strict=True), key=lambda one: (one[0], -points[one[1]], -one[1]))[1]


def distinct(position: Position) -> list[int]:
    """Return the cards of the hand, one of those that are as good as each other."""
    points, out = position.points, {*position.elsewhere, *(card for _, card in position.trick)}
    kept: list[int] = []
    for card in sorted(position.hand):
        last = kept[-1] if kept else None
        if (
            last is None
            or SUIT_OF[last] != SUIT_OF[card]
            or points[last] != points[card]
            or any(between in out for between in range(last + 1, card))
        ):
            kept.append(card)
    return kept


def _duel(
    position: Position, cards: list[int], rng: Random, budget: Budget
) -> tuple[list[float], int]:
    """Return the sum of what each card is worth in as many worlds as there was time for."""
    me, known = position.me, position.known
    other, tables = 1 - me, tables_of(position)
    taken, side = position.taken, position.rules.sides[me]
    worth = worth_of(position.rules, side, position.scores)
    by_lead = [0.0] * (2 * PACK_POINTS + 1)
    for lead in range(-PACK_POINTS, PACK_POINTS + 1):
        mine = (PACK_POINTS + lead) // 2
        totals = [PACK_POINTS - mine] * 2
        totals[side] = mine
        by_lead[lead] = worth(totals)
    ahead = taken[me] - taken[other]
    rests = [[left for left in known.hands[me] if left != card] for card in cards]
    choices = list(enumerate(zip(cards, rests, strict=True)))
    sums, done = [0.0] * len(cards), 0
    led = position.best if position.trick else None
    late = position.stock <= LATE
    told = foe_of(position, tables)
    foes = [careless(position.points, position.trump, number) for number in range(_CARELESS)]
    for round_ in budget.rounds():
        for _ in range(_TRIES):
            hands, stock, _trick = known.sample(rng)
            theirs = hands[other]
            kind = told.type(theirs, rng)
            if kind is not None:
                break
        foe = foes[round_ % _CARELESS] if kind else tables
        for at, (card, rest) in choices:
            if led is None:
                values = foe.reply[late][card]
                reply = max(theirs, key=values.__getitem__)
                left = [one for one in theirs if one != reply]
                diff = _continue(card, reply, rest, left, stock, tables, foe)
            else:
                diff = -_continue(led, card, theirs, rest, stock, foe, tables)
            sums[at] += by_lead[round(ahead + diff)]
        done += 1
    return sums, done


def _continue(
    led: int,
    reply: int,
    leader: list[int],
    replier: list[int],
    stock: list[int],
    leads: Tables,
    replies: Tables,
) -> float:
    """Return by how much the leader of this trick outscores the other from it on."""
    value = leads.tricks[led][reply]
    if value > 0:
        return value + play_duel(
            (stock[0], *leader), (stock[1], *replier), stock, 2, leads, replies
        )
    return value - play_duel((stock[0], *replier), (stock[1], *leader), stock, 2, replies, leads)


def _table(
    position: Position, cards: list[int], rng: Random, budget: Budget
) -> tuple[list[float], int]:
    """Return the sum of what each card is worth in as many worlds as there was time for."""
    me, known, sides = position.me, position.known, position.rules.sides
    thumb: Plan = plan(position)
    worth = worth_of(position.rules, sides[me], position.scores)
    turn = thumb.turns[me][1]
    tricks = [(*position.trick, (me, card)) for card in cards]
    sums, done = [0.0] * len(cards), 0
    for _ in budget.rounds():
        world = known.sample(rng)
        for at, card in enumerate(cards):
            hands = [hand[:] for hand in world.hands]
            hands[me].remove(card)
            taken = list(position.taken)
            conqueror = play_out(hands, world.stock, tricks[at], turn, thumb, taken)
            if conqueror is None:
                totals = [0] * (max(sides) + 1)
                for side, points in zip(sides, taken, strict=True):
                    totals[side] += points
                sums[at] += worth(totals)
            else:
                sums[at] += conquered(sides[me], sides[conqueror])
        done += 1
    return sums, done
