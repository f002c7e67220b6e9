"""Matches that nobody disturbs, played once for all tests that compare with them.

The buttons of all their messages are pressed once more after a restart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.wire.evenings import Evening, play_evening, press_old_buttons

Undisturbed = Callable[[int], Awaitable[Evening]]


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Undisturbed:
    """Return the undisturbed match of so many players."""
    played: dict[int, Evening] = {}

    async def of(players: int) -> Evening:
        if players not in played:
            folder = tmp_path_factory.mktemp("undisturbed")
            played[players] = await play_evening(
                players, folder / "briscola.sqlite3", afterwards=press_old_buttons
            )
        return played[players]

    return of
