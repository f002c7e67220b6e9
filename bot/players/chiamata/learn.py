"""Learn the tables of ``weights.py`` from play: ``python -m bot.players.chiamata.learn``.

What plays tell about the partner, which cards a declarer is likely to hold, and the line that
foretells the points of a hand. Run it after ``tune.py``, whose numbers it plays by.
"""

from __future__ import annotations

import sys
from math import log, sqrt
from random import Random

from bot.game import Options
from bot.game.rules import KITTY_SIZE
from bot.players.chiamata.beliefs import sign_of
from bot.players.chiamata.estimate import FEATURES, Call, features_of, simulate
from bot.players.chiamata.playout import (
    PLACES,
    ROUND,
    choose_card,
    costs_of,
    open_views,
    secret_views,
)
from bot.players.chiamata.tune import Setting, setting
from bot.players.chiamata.weights import ROLES
from bot.players.codes import beats, codes_of

_SIGNS = 72
_POINTS = codes_of(Options(players=5)).points
_RIDGE = 2.0
_MOST = 1.8
"""No sign says more: people do not play by our rules of thumb."""


def main() -> None:
    """Learn and print everything: seed, deals watched, hands for each line."""
    seed, watched, hands = map(int, sys.argv[1:4])
    rng = Random(seed)  # noqa: S311 -- no secret
    settings = [setting(rng) for _ in range(watched)]
    _print("SIGNS", signs(settings))
    _print("DECLARER_ODDS", declarer_odds(settings))
    for name, kitty in (("HAND", 0), ("HAND_WITH_KITTY", KITTY_SIZE)):
        line, spread = hand_line(rng, hands, kitty)
        _print(name, line)
        sys.stdout.write(f"spread {spread:.2f}\n")


def _print(name: str, numbers: list[float]) -> None:
    sys.stdout.write(f"{name} = ({', '.join(f'{number:.3g}' for number in numbers)})\n")
    sys.stdout.flush()


def signs(settings: list[Setting]) -> list[float]:
    """Return, by sign, the logarithm of how much likelier a partner makes it than an opponent."""
    counts = [[0.0] * _SIGNS, [0.0] * _SIGNS]
    for one in settings:
        _watch(one, counts)
    table = []
    for partner, opponent in zip(*counts, strict=True):
        # The three opponents make three times as many plays; rare signs are drawn to nothing.
        weight = log((partner + 10) / (opponent / 3 + 10))
        table.append(min(max(weight, -_MOST), _MOST))
    return table


def _watch(one: Setting, counts: list[list[float]]) -> None:
    """Play the deal and count the signs while the partner is hidden."""
    suspicion = [0.0 if place == one.declarer else 0.25 for place in range(PLACES)]
    views = secret_views(one.declarer, one.side, suspicion)
    costs = [
        costs_of(_POINTS, one.trump, ROLES[0 if p == one.declarer else 1 if one.side[p] else 2])
        for p in range(PLACES)
    ]
    hands, leader, hidden = [hand[:] for hand in one.hands], one.leader, True
    while hands[leader]:
        trick: list[tuple[int, int]] = []
        for place in ROUND[leader]:
            card = choose_card(hands[place], trick, place, one.trump, costs[place], views, _POINTS)
            hands[place].remove(card)
            if place != one.declarer and hidden and card != one.called and len(hands[place]):
                sign = sign_of(trick, card, one.declarer, one.trump, _POINTS[card])
                counts[0 if one.side[place] else 1][sign] += 1
            trick.append((place, card))
            if card == one.called:
                hidden, views = False, open_views(one.side)
        leader, best = trick[0]
        for place, card in trick[1:]:
            if beats(card, best, one.trump):
                leader, best = place, card


def declarer_odds(settings: list[Setting]) -> list[float]:
    """Return the pull of each kind of card into the declarer's hand: plain cards, then trumps."""
    held, seen = [0.0] * 20, [0.0] * 20
    for one in settings:
        for place, hand in enumerate(one.hands):
            for card in hand:
                if card != one.called:
                    kind = card % 10 + (10 if card // 10 == one.trump else 0)
                    seen[kind] += 1
                    held[kind] += place == one.declarer
    usual = -log(1 - 1 / PLACES)
    return [-log(1 - mine / all_) / usual for mine, all_ in zip(held, seen, strict=True)]


def hand_line(rng: Random, hands: int, kitty: int) -> tuple[list[float], float]:
    """Return the line from features to points that fits random hands best, and what it leaves."""
    squares = [[_RIDGE * (at == to) for to in range(FEATURES)] for at in range(FEATURES)]
    target = [0.0] * FEATURES
    rows = []
    size = 8 - kitty // PLACES
    for _ in range(hands):
        pack = rng.sample(range(40), 40)
        hand, rest = pack[:size], pack[size:]
        lengths = [sum(4 + card % 10 for card in hand if card // 10 == suit) for suit in range(4)]
        trump = lengths.index(max(lengths)) if rng.random() < 0.75 else rng.randrange(4)
        call = Call(trump, (trump * 10 + rng.randrange(10),))
        place = rng.randrange(PLACES)
        taken = simulate(hand, call, place, 0, kitty, _POINTS, [rest])[0]
        row = features_of(hand, call, place)
        rows.append((row, taken))
        for at, value in row:
            target[at] += value * taken
            for to, other in row:
                squares[at][to] += value * other
    line = _solved(squares, target)
    errors = sum((sum(line[at] * value for at, value in row) - taken) ** 2 for row, taken in rows)
    return line, sqrt(errors / hands)


def _solved(squares: list[list[float]], target: list[float]) -> list[float]:
    """Solve the linear equations; the ridge keeps every pivot above zero."""
    rows = [[*row, value] for row, value in zip(squares, target, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows[at + 1 :]:
            factor = other[at] / pivot[at]
            if factor:
                for to in range(at, len(pivot)):
                    other[to] -= factor * pivot[to]
    solution = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        known = sum(rows[at][to] * solution[to] for to in range(at + 1, len(rows)))
        solution[at] = (rows[at][-1] - known) / rows[at][at]
    return solution


if __name__ == "__main__":
    main()
