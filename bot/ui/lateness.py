"""Interactions that arrive too late to be answered, as after a reconnect."""

from __future__ import annotations

from typing import Final

_LATEST: Final = 2.5


class Lateness:
    """Tells an interaction that Discord has given up on.

    Its age is measured against the youngest one seen, since the clocks of this machine and of
    Discord may differ by more than the three seconds that matter.
    """

    def __init__(self) -> None:
        self._youngest: float | None = None

    def too_late(self, created_at: float, now: float) -> bool:
        """Whether the user has been told already that this failed; both in seconds."""
        age = now - created_at
        if self._youngest is None or age < self._youngest:
            self._youngest = age
        return age - self._youngest > _LATEST
