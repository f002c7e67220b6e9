"""Names of a server's members without the members intent: looked up, and remembered for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

import discord

from bot.tables import Person
from bot.ui.posts import TROUBLE

_log = logging.getLogger(__name__)

_UNKNOWN_MEMBER: Final = frozenset({10007, 10013})
_REMEMBERED_SECONDS: Final = 600.0
_MOST_REMEMBERED: Final = 10_000


class Members:
    """Display names of members; None for people who have left. ``clock`` gives seconds."""

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[tuple[int, int], tuple[float, str | None]] = {}

    async def names(self, guild_id: int, user_ids: Iterable[int]) -> dict[int, str | None]:
        """Return the display name of each user, None where the server has no such member.

        Somebody who cannot be looked up just now is a "?".
        """
        wanted = list(user_ids)
        names = await asyncio.gather(*(self._name(guild_id, user_id) for user_id in wanted))
        return dict(zip(wanted, names, strict=True))

    def gone(self, guild_id: int) -> set[int]:
        """Return the users who are remembered to have left the server."""
        now = self._clock()
        return {
            user_id
            for (guild, user_id), (until, name) in self._known.items()
            if guild == guild_id and name is None and now < until
        }

    def met(self, guild_id: int, person: Person) -> None:
        """Remember somebody who is there, perhaps again."""
        self._remember(guild_id, person.user_id, person.name)

    async def _name(self, guild_id: int, user_id: int) -> str | None:
        until, known = self._known.get((guild_id, user_id), (0.0, None))
        if self._clock() < until:
            return known
        try:
            guild = self._client.get_guild(guild_id) or await self._client.fetch_guild(guild_id)
            name: str | None = (await guild.fetch_member(user_id)).display_name
        except TROUBLE as error:
            if not isinstance(error, discord.HTTPException) or error.code not in _UNKNOWN_MEMBER:
                _log.warning("a member is not looked up", extra={"guild": guild_id})
                return "?"
            name = None
        self._remember(guild_id, user_id, name)
        return name

    def _remember(self, guild_id: int, user_id: int, name: str | None) -> None:
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[guild_id, user_id] = (self._clock() + _REMEMBERED_SECONDS, name)
