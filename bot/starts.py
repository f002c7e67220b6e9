"""Keeps a bot that crashes at every start from using up Discord's patience.

Discord allows 1,000 sessions a day and takes the token away beyond that. The starts of the last day
stand in a file beside the database; after the first BURST of them each waits its turn.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

BURST: Final = 400
APART: Final = 180.0
"""Seconds between starts beyond the burst; 400 + 480 starts a day leave some for reconnecting."""

_DAY: Final = 24 * 3600.0


def wait_before(database: Path, now: float) -> float:
    """Return how many seconds a start must wait at `now`, in seconds since the epoch."""
    recent = _recent(database, now)
    return max(0.0, recent[-1] + APART - now) if len(recent) >= BURST else 0.0


def note(database: Path, now: float) -> None:
    """Note a start."""
    lines = [f"{at:.0f}\n" for at in [*_recent(database, now), now]]
    # No folder yet, or a bad disk: the store makes the one and reports the other.
    with contextlib.suppress(OSError):
        _file(database).write_text("".join(lines), encoding="ascii")


def _recent(database: Path, now: float) -> list[float]:
    try:
        starts = [float(line) for line in _file(database).read_text(encoding="ascii").split()]
    except (OSError, ValueError):
        return []
    return [at for at in starts if now - _DAY < at <= now]


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}-starts")
