"""Players of Briscola with a stock: two, three, four and six."""

from __future__ import annotations

from random import Random

from bot.game import Action, Claim, Exchange, Observation, PlayCard, Ready
from bot.players.budget import Budget
from bot.players.classic.position import position_of
from bot.players.classic.rules_of_thumb import club_card
from bot.players.classic.search import master_card

__all__ = ["choose"]

_AT_ONCE = (Ready(), Claim(), Exchange())
"""What is done whenever it may be: a better trump is worth having in every deal."""


def choose(level: str, observation: Observation, rng: Random, budget: Budget) -> Action:
    """Return what the club player does, or the master."""
    for action in _AT_ONCE:
        if action in observation.legal:
            return action
    position = position_of(observation)
    master = level == "master"
    card = master_card(position, rng, budget) if master else club_card(position)
    return PlayCard(position.known.codes.cards[card])
