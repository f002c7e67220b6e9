"""Players of Briscola Chiamata: an auction by likely points, and three parts to play."""

from __future__ import annotations

import time
from random import Random

from bot.game import Action, Observation, PlayCard
from bot.players.budget import Budget
from bot.players.chiamata.auction import intended_trump, speak
from bot.players.chiamata.position import Position, position_of
from bot.players.chiamata.rules_of_thumb import club_card
from bot.players.chiamata.search import PLAYOUTS, search_card

__all__ = ["choose", "club", "master"]

_DEALS = 90
"""Playouts of the master for each call that it looks at."""
_FEW_DEALS = 20
"""Those of the club, which thinks once more before it names trumps and calls."""
_LONG_HAND = 7
_LONG_THOUGHT = 2.5
"""How much longer than usual the first two tricks may take."""


def choose(level: str, observation: Observation, rng: Random, budget: Budget | None) -> Action:
    """Return what a player of this level does; levels below the master play by rules of thumb."""
    if level == "master":
        return master(observation, rng, budget or Budget())
    return club(observation, rng)


def club(observation: Observation, rng: Random) -> Action:
    """Return what the rules of thumb do."""
    if observation.phase != "play":
        return speak(observation, rng, 0 if observation.phase == "auction" else _FEW_DEALS)
    position = position_of(observation)
    secret = observation.blind and observation.seat == observation.declarer
    card = club_card(position, intended_trump(observation) if secret else None)
    return PlayCard(position.codes.cards[card])


def master(observation: Observation, rng: Random, budget: Budget) -> Action:
    """Return what playouts in many likely worlds speak for."""
    if observation.phase != "play":
        return speak(observation, rng, min(_DEALS, budget.iterations))
    if observation.blind:
        return club(observation, rng)
    position = position_of(observation)
    return PlayCard(position.codes.cards[_searched(position, rng, budget)])


def _searched(position: Position, rng: Random, budget: Budget) -> int:
    size = len(position.hand)
    more = _LONG_THOUGHT if size >= _LONG_HAND else 1.0
    end = time.perf_counter() + budget.seconds * more
    playouts = min(budget.iterations * size, PLAYOUTS[size])
    return search_card(position, rng, playouts, lambda: time.perf_counter() > end)
