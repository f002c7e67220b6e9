"""Which pack each person wants to see the own cards of, remembered for a while."""

from __future__ import annotations

import logging
from typing import Final

from bot.store import Store, StoreError

_log = logging.getLogger(__name__)

TABLE: Final = "table"
"""The choice of whoever wants the pack that the table plays with."""

_KEY: Final = "pack_look"
_MOST_REMEMBERED: Final = 10_000


class Looks:
    """The personal choices; nothing depends on them, so that trouble with the store is none."""

    def __init__(self) -> None:
        self._known: dict[int, str] = {}

    async def of(self, store: Store, user_id: int) -> str:
        """Return the look that this person prefers; TABLE for none, or none that can be read."""
        if user_id not in self._known:
            try:
                chosen = await store.preference(user_id, _KEY)
            except StoreError as error:
                _log.warning("a preference is not read", extra={"error": type(error).__name__})
                return TABLE
            self._remember(user_id, chosen or TABLE)
        return self._known[user_id]

    async def choose(self, store: Store, user_id: int, look: str) -> None:
        """Keep the look that this person prefers from now on."""
        await store.set_preference(user_id, _KEY, look)
        self._remember(user_id, look)

    def _remember(self, user_id: int, look: str) -> None:
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[user_id] = look
