"""Servers and channels that come and go, and what is forgotten after a while."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final

import discord
from discord.ext import commands, tasks

from bot.store import StoreError
from bot.ui.app import App

_log = logging.getLogger(__name__)

GRACE_DAYS: Final = 30
_DAY: Final = 86400.0
_LEFT_KEY: Final = "left-guilds"


class Servers(commands.Cog):
    """Closes tables whose place is gone; deletes a server's data 30 days after the bot left."""

    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._noting = asyncio.Lock()
        self.forget_old_guilds.start()

    async def cog_unload(self) -> None:
        """Stop the daily look."""
        self.forget_old_guilds.cancel()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the tables of a deleted channel."""
        await self.bot.announcer.lose_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """End the tables of a deleted thread."""
        await self.bot.announcer.lose_channel(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that removed the bot and note the day.

        Discord does not send this for an outage: then the server is unavailable, not gone.
        """
        async with self._noting:
            await self._keep({**await self._left(), str(guild.id): self.bot.clock()})
        await self.bot.announcer.lose_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server that came back in time."""
        async with self._noting:
            left = await self._left()
            if left.pop(str(guild.id), None) is not None:
                await self._keep(left)

    @tasks.loop(seconds=_DAY)
    async def forget_old_guilds(self) -> None:
        """Delete everything about servers that the bot left long ago."""
        try:
            async with self._noting:
                await self._forget()
        except StoreError:
            _log.exception("old servers are forgotten another day")  # or the loop would end

    async def _forget(self) -> None:
        left, now = await self._left(), self.bot.clock()
        for guild in [guild for guild, since in left.items() if now - since >= GRACE_DAYS * _DAY]:
            await self.bot.store.forget_guild(int(guild))
            del left[guild]
            await self._keep(left)
            _log.info("forgot a server", extra={"guild": int(guild)})

    async def _left(self) -> dict[str, float]:
        left: dict[str, float] = json.loads(await self.bot.store.get_meta(_LEFT_KEY) or "{}")
        return left

    async def _keep(self, left: dict[str, float]) -> None:
        await self.bot.store.set_meta(_LEFT_KEY, json.dumps(left))


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Servers(bot))
