"""Find the numbers of the club player by the cross-entropy method.

``python -m tests.bench.tune_club PLAYERS SEED SECONDS`` starts from numbers set by hand and prints
a tuple for ``bot/players/classic/numbers.py``, and how it does against the start and anything.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from time import process_time

from bot.game import Options, rules_of
from bot.players.classic import duel, playout
from bot.players.codes import beats, codes_of

ELITE = 8
CANDIDATES = 36
REMEMBERED = 4
"""Earlier means that candidates play against."""
ANYTHING = 0.3
"""What playing against somebody who plays anything counts beside that."""
POINT = 0.002

# Plain cards and their slope, J, Q, K, 3, A; then the same of trumps.
KEEP = (0.1, 0.05, 1.5, 2.0, 2.5, 6.5, 7.0, 4.5, 0.4, 7.5, 8.0, 9.0, 16.0, 18.0)
LEAD = (0.0, 0.05, 2.0, 3.0, 4.0, 8.0, 7.0, 3.0, 0.4, 6.0, 7.0, 8.0, 15.0, 16.0)
TABLE = (*KEEP, *LEAD, 0.3, 0.05, 0.3, 0.7)
DUEL = (*LEAD, *KEEP, 0.5) * 2

Genes = Sequence[float]
Deal = list[int]
Fitness = Callable[[Genes, Sequence[Genes | None], list[Deal]], float]


def kinds(genes: Genes) -> list[float]:
    """Spell out twenty kinds."""
    spelt: list[float] = []
    for base, slope, *courts in (genes[:7], genes[7:14]):
        spelt += [base + slope * step for step in range(5)]
        spelt += courts
    return spelt


def numbers_of(genes: Genes, players: int) -> tuple[float, ...]:
    """Spell out the numbers that a player plays by."""
    if players != 2:
        return (*kinds(genes[:14]), *kinds(genes[14:28]), *genes[28:])
    half = len(genes) // 2
    phases = (genes[:half], genes[half:])
    return tuple(
        number
        for phase in phases
        for number in (*kinds(phase[:14]), *kinds(phase[14:28]), phase[28])
    )


class Tuner:
    """Deals for so many players, and what genes are worth in them."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.rng = Random(seed)
        codes = codes_of(Options())
        rules = rules_of(Options(players=players))
        self.points = codes.points
        self.pack = sorted(codes.of(rules.pack))
        self.sides = rules.sides
        self.dealt = rules.dealt

    def deals(self, count: int) -> list[Deal]:
        return [self.rng.sample(self.pack, len(self.pack)) for _ in range(count)]

    def fitness(self, genes: Genes, others: Sequence[Genes | None], deals: list[Deal]) -> float:
        """Share of deals won, and a little for points; None among the others plays anything."""
        build = self._tables if self.players == 2 else self._plans
        mine = build(genes)
        foes = [build(other) if other else [None] * 4 for other in others]
        sum_ = 0.0
        for number, deal in enumerate(deals):
            trump = deal[-1] // 10
            foe = foes[number % len(foes)][trump]
            play = self._duel if self.players == 2 else self._table
            sum_ += play(deal, mine[trump], foe, trump)
        return sum_ / len(deals)

    def _tables(self, genes: Genes) -> list[duel.Tables]:
        numbers = numbers_of(genes, 2)
        return [duel.tables_of.__wrapped__(numbers, self.points, trump) for trump in range(4)]

    def _plans(self, genes: Genes) -> list[playout.Plan]:
        numbers = numbers_of(genes, self.players)
        return [
            playout.plan_of(numbers, self.points, trump, self.players, self.pack)
            for trump in range(4)
        ]

    def _duel(self, deal: Deal, mine: duel.Tables, foe: duel.Tables | None, trump: int) -> float:
        foe = foe or duel.careless(self.points, trump, self.rng.randrange(32))
        first = duel.play_out(deal[:3], deal[3:6], deal[6:], 0, mine, foe)
        second = -duel.play_out(deal[:3], deal[3:6], deal[6:], 0, foe, mine)
        return sum([_worth((120 + round(one)) / 2, 60, 0.5) for one in (first, second)]) / 2

    def _table(self, deal: Deal, mine: playout.Plan, foe: playout.Plan | None, trump: int) -> float:
        results = []
        for side in range(max(self.sides) + 1):
            plans = [mine if one == side else foe for one in self.sides]
            totals = [0] * (max(self.sides) + 1)
            for seat, points in enumerate(self._play(deal, plans, mine, trump)):
                totals[self.sides[seat]] += points
            even = 1 / len(totals)
            others = max(total for at, total in enumerate(totals) if at != side)
            results.append(_worth(totals[side], others, even) - even + 0.5)
        return sum(results) / len(results)

    def _play(
        self, deal: Deal, plans: list[playout.Plan | None], any_plan: playout.Plan, trump: int
    ) -> list[int]:
        """Play a deal in which each seat has its own plan, or none."""
        players, stock, at = self.players, deal[self.dealt :], 0
        hands = [deal[3 * seat : 3 * seat + 3] for seat in range(players)]
        taken, leader = [0] * players, 0
        while hands[leader]:
            best, winner, pot = 0, leader, 0
            for played in range(players):
                seat = (leader + played) % players
                plan, hand = plans[seat], hands[seat]
                ours = self.sides[seat] == self.sides[winner]
                card = (
                    playout.pick(hand, plan, played, best, ours, pot, at >= len(stock))
                    if plan
                    else self.rng.choice(hand)
                )
                hand.remove(card)
                pot += self.points[card]
                if not played or beats(card, best, trump):
                    best, winner = card, seat
            taken[winner] += pot
            leader = winner
            for seat in any_plan.turns[winner]:
                if at < len(stock):
                    hands[seat].append(stock[at])
                    at += 1
        return taken


def _worth(mine: float, best: float, even: float) -> float:
    won = even if mine == best else float(mine > best)
    return won + POINT * (mine - best)


def tune(tuner: Tuner, start: Genes, seconds: float) -> list[float]:
    """Move the mean of the candidates to the best of them until the time is over."""
    mean, rng = list(start), tuner.rng
    spread = [max(0.3 * abs(number), 0.05 if abs(number) < 0.4 else 0.8) for number in mean]
    past: list[Genes] = [start]
    begun, generation = process_time(), 0
    while process_time() - begun < seconds:
        count = 300 if tuner.players == 2 else 100
        deals, more = tuner.deals(count), tuner.deals(count // 3)
        candidates = [mean] + [
            [rng.gauss(number, width) for number, width in zip(mean, spread, strict=True)]
            for _ in range(CANDIDATES)
        ]
        scored = sorted(
            (
                tuner.fitness(one, past[-REMEMBERED:], deals)
                + ANYTHING * tuner.fitness(one, [None], more),
                one,
            )
            for one in candidates
        )
        columns = list(zip(*[one for _, one in scored[-ELITE:]], strict=True))
        for at, column in enumerate(columns):
            centre = sum(column) / ELITE
            width = (sum((one - centre) ** 2 for one in column) / ELITE) ** 0.5
            mean[at] = 0.5 * mean[at] + 0.5 * centre
            spread[at] = 0.7 * spread[at] + 0.3 * width
        generation += 1
        if not generation % 6:
            past.append(mean[:])
    return mean


def main() -> None:
    players, seed, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    tuner, start = Tuner(players, seed), DUEL if players == 2 else TABLE
    mean = tune(tuner, start, seconds)
    deals = tuner.deals(3000)
    print(f"# against the start {tuner.fitness(mean, [start], deals):.4f}")
    print(f"# against anything {tuner.fitness(mean, [None], deals):.4f}")
    print(tuple(round(number, 2) for number in numbers_of(mean, players)))


if __name__ == "__main__":
    main()
