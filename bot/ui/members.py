"""Names of a server's members without the members intent: looked up, and remembered for a while."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

import discord

_UNKNOWN_MEMBER: Final = frozenset({10007, 10013})
_REMEMBERED_SECONDS: Final = 600.0
_MOST_REMEMBERED: Final = 10_000


class Members:
    """Display names of members; None for people who have left."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: dict[tuple[int, int], tuple[float, str | None]] = {}

    async def names(self, guild_id: int, user_ids: Iterable[int]) -> dict[int, str | None]:
        """Return the display name of each user, None where the server has no such member."""
        return {user_id: await self._name(guild_id, user_id) for user_id in user_ids}

    async def _name(self, guild_id: int, user_id: int) -> str | None:
        key, now = (guild_id, user_id), time.monotonic()
        known = self._known.get(key)
        if known and now < known[0]:
            return known[1]
        guild = self._client.get_guild(guild_id) or await self._client.fetch_guild(guild_id)
        try:
            name: str | None = (await guild.fetch_member(user_id)).display_name
        except discord.HTTPException as error:
            if error.code not in _UNKNOWN_MEMBER:
                raise
            name = None
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = (now + _REMEMBERED_SECONDS, name)
        return name
