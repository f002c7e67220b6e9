"""Interactions that arrive too late to be answered, as after a reconnect."""

from __future__ import annotations

from collections import deque
from typing import Final

_LATEST: Final = 2.5
_REMEMBERED: Final = 8


class Lateness:
    """Tells an interaction that Discord has given up on.

    Its age is measured against the youngest of the last few, since the clocks of this machine and
    of Discord may differ by more than the three seconds that matter. Only the last few, since a
    clock that is set forward would otherwise make everything late for ever.
    """

    def __init__(self) -> None:
        self._ages: deque[float] = deque(maxlen=_REMEMBERED)

    def too_late(self, created_at: float, now: float) -> bool:
        """Whether the user has been told already that this failed; both in seconds."""
        age = now - created_at
        self._ages.append(age)
        return age - min(self._ages) > _LATEST
