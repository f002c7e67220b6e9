"""How long a table waits, in seconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

LOBBY: Final = "lobby"
NUDGE: Final = "nudge"
MOVE: Final = "move"
NEXT_DEAL: Final = "next_deal"
COMPUTER: Final = "computer"
"""The deadline at which a computer begins to think about its move."""

LIVE: Final = "live"
PACES: Final = (LIVE, "day", "three_days")
"""How long a move may take: minutes as the operator wishes, or days."""

DAY: Final = 86400.0
_DAYS: Final[Mapping[str, int]] = MappingProxyType({"day": 1, "three_days": 3})
_FIRST_REMINDER: Final = 600.0
_NEXT_DEAL: Final = 6 * 3600.0
_LOBBY: Final = 3 * DAY


@dataclass(frozen=True, slots=True)
class Timing:
    """Waiting times in seconds of a table that is played live."""

    lobby: float = 900.0
    nudge: float = 30.0
    move: float = 180.0
    peek: float = 45.0
    next_deal: float = 30.0
    think: float = 1.5
    """About how long a computer takes for a move."""

    def at(self, pace: str) -> Timing:
        """Return the waiting times of a table of this pace."""
        if pace == LIVE:
            return self
        return replace(
            self,
            lobby=_LOBBY,
            nudge=_FIRST_REMINDER,
            move=_DAYS[pace] * DAY,
            peek=_DAYS[pace] * DAY,
            next_deal=_NEXT_DEAL,
        )


@dataclass(frozen=True, slots=True)
class Limits:
    """How many live tables one person may sit at in a server, and one channel may hold."""

    per_person: int = 5
    per_channel: int = 8
