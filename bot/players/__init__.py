"""Players that are no people: they get an Observation and give back an Action."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.game import Action, Observation
from bot.players import chiamata, classic
from bot.players.beginner import beginner
from bot.players.budget import Budget
from bot.players.stand_in import stand_in

__all__ = ["LEVELS", "Budget", "choose", "stand_in"]

LEVELS: Final = ("beginner", "club", "master")
"""From weak to strong."""


def choose(
    level: str, observation: Observation, seed: bytes | int, budget: Budget | None = None
) -> Action:
    """Return what a computer player of this level does.

    The same observation and seed give the same action, unless time ended a search early.
    """
    rng = Random(_key(observation, seed))  # noqa: S311 -- no secret
    if level == "beginner":
        return beginner(observation, rng)
    if level not in LEVELS:
        raise ValueError(f"no such level: {level!r}")
    if observation.options.chiamata:
        return chiamata.choose(level, observation, rng, budget)
    return classic.choose(level, observation, rng, budget or Budget())


def _key(observation: Observation, seed: bytes | int) -> str:
    """Other draws for every decision of a match."""
    told = seed.hex() if isinstance(seed, bytes) else str(seed)
    spoken, played = len(observation.bids), len(observation.tricks)
    place = (observation.deal, observation.seat, observation.phase, spoken, played)
    return f"{told} {place} {len(observation.trick)}"
