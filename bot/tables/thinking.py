"""What computers do: an answer that is always legal, and never late."""

from __future__ import annotations

import logging
from typing import Any, Final

from bot.game import Action, Observation
from bot.players import Budget, choose, coach, stand_in
from bot.players.coach import Hint
from bot.players.worker import Job, done

_log = logging.getLogger(__name__)

_SEARCHING: Final = ("master",)
"""Levels that take long; the others answer within milliseconds."""
_CLUB: Final = "club"
_NO_TIME: Final = Budget(0, 0.0)


class Thinker:
    """Thinks in this very process and holds everything up meanwhile: for tests and tools."""

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or Budget()

    def warm(self) -> None:
        """Get ready, since a computer will soon have to think."""

    async def stop(self) -> None:
        """Think no more."""

    async def choose(self, level: str, observation: Observation, seed: bytes) -> Action:
        """Return what a computer of this level does; the club's rule answers in an emergency."""
        if len(observation.legal) == 1:
            return observation.legal[0]
        if level not in _SEARCHING:
            return by_rule(level, observation, seed)
        action = await self._think(("choose", (level, observation, seed)))
        return action if action in observation.legal else by_rule(_CLUB, observation, seed)

    async def hint(self, observation: Observation, seed: bytes) -> Hint:
        """Return what a good player would do, and why."""
        hint: Hint | None = await self._think(("hint", (observation, seed)))
        return hint or coach.hint(observation, seed, _NO_TIME)

    async def _think(self, job: Job) -> Any:
        """Return the answer to the job, None when there is none in time."""
        return done(job, self._budget)


def by_rule(level: str, observation: Observation, seed: bytes) -> Action:
    """Return what a computer that does not search does; the lowest legal card if it fails."""
    try:
        action = choose(level, observation, seed)
    except Exception as error:
        # Its data names cards, and this ends up in the log.
        _log.error("a computer cannot choose: %s", type(error).__name__)  # noqa: TRY400
        return stand_in(observation)
    return action if action in observation.legal else stand_in(observation)
