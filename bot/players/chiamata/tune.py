"""Find the numbers of ``weights.py`` by playing: ``python -m bot.players.chiamata.tune``.

The cross-entropy method: draw candidates around a mean, let each play the declarer's side and
then the opponents of the same deals against the mean of some steps ago, move to the best.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bot.game import Options
from bot.players.chiamata.playout import PLACES, Costs, costs_of, play_out, secret_views
from bot.players.chiamata.weights import ROLES, PlayWeights
from bot.players.codes import codes_of

_ELITE = 8
_PRICE = 25.0
"""Card points that making the contract is worth to a candidate."""
_ROLES = 3

Numbers = list[float]


class Setting(NamedTuple):
    """A deal with its contract."""

    hands: list[list[int]]
    trump: int
    called: int
    declarer: int
    side: tuple[bool, ...]
    leader: int


def main() -> None:
    """Tune and print the numbers: seed, generations, candidates, deals."""
    seed, generations, candidates, deals = map(int, sys.argv[1:5])
    mean = _numbers(ROLES)
    spread = [0.25 * abs(number) + 0.1 for number in mean]
    rng = Random(seed)  # noqa: S311 -- no secret
    rival = mean
    for generation in range(generations):
        settings = [setting(rng) for _ in range(deals)]
        scored = []
        for _ in range(candidates):
            numbers = [rng.gauss(one, sigma) for one, sigma in zip(mean, spread, strict=True)]
            scored.append((_score(numbers, rival, settings), numbers))
        scored.sort(reverse=True)
        best = [numbers for _, numbers in scored[:_ELITE]]
        for at in range(len(mean)):
            column = [numbers[at] for numbers in best]
            centre = sum(column) / _ELITE
            width = (sum((one - centre) ** 2 for one in column) / _ELITE) ** 0.5
            mean[at] = 0.4 * mean[at] + 0.6 * centre
            spread[at] = max(0.5 * spread[at] + 0.5 * width, 0.01)
        sys.stdout.write(f"{generation} {scored[0][0]:.2f} {_score(mean, rival, settings):.2f}\n")
        sys.stdout.flush()
        if generation % 5 == 4:
            rival = mean[:]
    for weights in roles(mean):
        sys.stdout.write(f"{weights}\n")


def setting(rng: Random) -> Setting:
    """Deal, and let the strongest suit at the table declare with its best or worst missing card."""
    pack = rng.sample(range(40), 40)
    hands = [pack[place * 8 : place * 8 + 8] for place in range(PLACES)]
    choices = []
    for place, hand in enumerate(hands):
        for suit in range(4):
            own = [card % 10 for card in hand if card // 10 == suit]
            choices.append((sum(4 + one for one in own) + rng.random(), place, suit))
    _, declarer, trump = max(choices)
    missing = [code for code in range(trump * 10, trump * 10 + 10) if code not in hands[declarer]]
    called = rng.choice((missing[0], missing[-1], missing[-1]))
    side = tuple([place == declarer or called in hand for place, hand in enumerate(hands)])
    return Setting(hands, trump, called, declarer, side, rng.randrange(PLACES))


def _score(numbers: Numbers, rival: Numbers, settings: Sequence[Setting]) -> float:
    """How much better these numbers do than their rival, in card points a deal."""
    mine, other = roles(numbers), roles(rival)
    return sum(_play(one, mine, other) - _play(one, other, mine) for one in settings) / len(
        settings
    )


def _play(one: Setting, side: Sequence[PlayWeights], others: Sequence[PlayWeights]) -> float:
    points = codes_of(Options(players=5)).points
    costs: list[Costs] = []
    for place in range(PLACES):
        weights = others[2]
        if one.side[place]:
            weights = side[0] if place == one.declarer else side[1]
        costs.append(costs_of(points, one.trump, weights))
    suspicion = [0.0 if place == one.declarer else 0.25 for place in range(PLACES)]
    views = secret_views(one.declarer, one.side, suspicion)
    hands = [hand[:] for hand in one.hands]
    taken = play_out(
        hands, [], one.leader, one.trump, (one.called,), one.side, costs, views, points
    )
    return taken + _PRICE * (taken > 60)


def _numbers(weights: Sequence[PlayWeights]) -> Numbers:
    """The numbers of all roles in a row; the tables of cards are shared."""
    first = weights[0]
    shared = [*first.plain_keep, *first.trump_keep, *first.plain_hold, *first.trump_hold]
    return shared + [number for role in weights for number in role[4:]]


def roles(numbers: Numbers) -> tuple[PlayWeights, ...]:
    """Return the weights of declarer, partner and opponent."""
    keep = [tuple(numbers[at : at + 10]) for at in (0, 10)]
    hold = [tuple([min(max(one, 0.0), 1.0) for one in numbers[at : at + 10]]) for at in (20, 30)]
    own = len(numbers[40:]) // _ROLES
    return tuple(
        [
            PlayWeights(
                keep[0], keep[1], hold[0], hold[1], *numbers[40 + at * own : 40 + (at + 1) * own]
            )
            for at in range(_ROLES)
        ]
    )


if __name__ == "__main__":
    main()
