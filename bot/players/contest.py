"""Deals of Briscola between two players, each deal with the seats exchanged."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.game import Action, Observation, Options, PlayCard, rules_of
from bot.game.classic import ClassicRound
from bot.game.observation import observe
from bot.game.round import OVER, trick_winner
from bot.game.scoring import classic_verdict, side_totals

Player = Callable[[Observation, int], Action]
"""From what a seat knows and a seed to what it does."""


@dataclass
class Tally:
    """What the deals gave to the first player, and how long the moves took."""

    scores: list[float] = field(default_factory=list)
    """By deal: won 1, drawn a half, over all exchanges of seats."""
    points: list[float] = field(default_factory=list)
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Of the processor, for each decision of the first and of the second player."""


def contest(first: Player, second: Player, options: Options, rng: Random, tally: Tally) -> None:
    """Play one deal in all seatings: each side once, or three times one against two."""
    rules = rules_of(options)
    pack = rng.sample(rules.pack, len(rules.pack))
    seed, dealer = rng.getrandbits(64), rng.randrange(rules.players)
    results = []
    for side in range(max(rules.sides) + 1):
        mine = [rules.sides[seat] == side for seat in range(rules.players)]
        round_ = ClassicRound(rules, pack, dealer, 0, (0,) * rules.players)
        round_.opening()
        while round_.phase != OVER:
            seat = round_.to_act[0]
            turn = 0 if mine[seat] else 1
            seen = look(options, round_, seat)
            begin = time.process_time()
            action = (second if turn else first)(seen, seed)
            if len(seen.legal) > 1:
                tally.seconds[turn].append(time.process_time() - begin)
            round_.check(seat, action)
            if isinstance(action, PlayCard) and not options.open:
                _own_draws(round_, seat, action)
            round_.do(seat, action)
        results.append(_result(round_, side))
    tally.scores.append(sum(score for score, _ in results) / len(results))
    tally.points.append(sum(points for _, points in results) / len(results))


def look(options: Options, round_: ClassicRound, seat: int) -> Observation:
    """Return what the seat may know."""
    none = (0,) * options.players
    return observe(options, round_, seat, number=0, deal=0, scores=none, stakes=1, outcome=None)


def _own_draws(round_: ClassicRound, seat: int, play: PlayCard) -> None:
    """Let every seat draw the same cards whoever takes the trick: luck then meets both alike.

    A card that nobody has seen is as good as another, so this changes no chances. The face-up card
    still goes to whom it belongs.
    """
    plays, players = (*round_.under_way, (seat, play.card)), round_.rules.active
    if len(plays) < players or not round_.stock:
        return
    drawing = round_.rules.turns[trick_winner(plays, round_.trump, round_.rules.strength)]
    block = round_.stock[-players:][::-1]
    if len(round_.stock) == players:
        hidden = dict(zip(sorted(drawing[:-1]), block, strict=False))
        hidden[drawing[-1]] = block[-1]
    else:
        hidden = dict(zip(sorted(drawing), block, strict=True))
    round_.stock[-players:] = [hidden[one] for one in reversed(drawing)]


def _result(round_: ClassicRound, side: int) -> tuple[float, float]:
    """Score and card points of a side."""
    sides = round_.rules.sides
    totals = side_totals(sides, round_.judged)
    if round_.shower is not None:
        return float(sides[round_.shower] == side), totals[side]
    winner = classic_verdict(round_.rules, totals, sides[round_.winner]).side
    if winner is None:
        best = [one for one, total in enumerate(totals) if total == max(totals)]
        return (1 / len(best) if side in best else 0.0), totals[side]
    return float(winner == side), totals[side]
