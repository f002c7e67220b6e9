"""How long a table waits, in seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LOBBY: Final = "lobby"
NUDGE: Final = "nudge"
MOVE: Final = "move"
NEXT_DEAL: Final = "next_deal"


@dataclass(frozen=True, slots=True)
class Timing:
    """Waiting times in seconds, and how many missed moves in a row end a match."""

    lobby: float = 900.0
    nudge: float = 30.0
    move: float = 180.0
    peek: float = 45.0
    next_deal: float = 30.0
    missed_limit: int = 3


def turn_deadlines(timing: Timing, now: float, *, peek: bool) -> dict[str, float | None]:
    """Deadlines of a turn that begins now; nobody in particular is to move in a peek."""
    if peek:
        return {NUDGE: None, MOVE: now + timing.peek}
    return {NUDGE: now + timing.nudge, MOVE: now + timing.move}


@dataclass(frozen=True, slots=True)
class Limits:
    """How many live tables one person may sit at in a server, and one channel may hold."""

    per_person: int = 5
    per_channel: int = 8
