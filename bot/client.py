"""The Discord client: opens the store, starts the clock, loads the cogs; wiring only."""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import discord
from discord.ext import commands

from bot.config import Settings
from bot.store import Store
from bot.tables import Limits, Tables
from bot.ui.app import App
from bot.ui.boards import Boards
from bot.ui.commands import CommandWords
from bot.ui.items import GameItem
from bot.ui.posts import Posts

_log = logging.getLogger(__name__)

COGS: Final = (
    *("lobby", "options", "presets", "play", "auction", "signals", "leave", "board"),
    *("preferences", "leaderboard", "guide", "servers"),
)

_COMMANDS_KEY: Final = "commands"
_LAST_WORDS: Final = 3.0


class Briscola(App):
    """The bot. ``clock`` gives seconds since the epoch, ``random_bytes`` the secrets of tables."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(
            clock,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._settings = settings
        self._random_bytes = random_bytes
        self._limits = limits
        self._opened: Store | None = None

    async def setup_hook(self) -> None:
        """Open the store and take up every table; raises StoreError when that cannot be."""
        self.store = self._opened = await Store.open(self._settings.database)
        self.tables = Tables(
            self.store,
            self.announcer,
            clock=self.clock,
            random_bytes=self._random_bytes,
            timing=self._settings.timing,
            limits=self._limits,
        )
        self.announcer.attach(self.tables, Boards(self.tables, Posts(self)))
        self.add_dynamic_items(GameItem)
        for name in COGS:
            await self.load_extension(f"cogs.{name}")
        await self.tree.set_translator(CommandWords())
        self.tree.error(self.on_command_refused)
        await self._sync()
        await self.tables.start()

    async def close(self) -> None:
        """Stop: no new tables, finish what is under way, close everything. May be repeated."""
        if self._opened:
            await self.tables.stop()
            await self.answered(_LAST_WORDS)
            await self.announcer.settle(_LAST_WORDS)
        await super().close()
        if self._opened:
            await self._opened.close()

    async def _sync(self) -> None:
        """Tell Discord about the commands when they differ from the last time."""
        translator = self.tree.translator
        payload: list[Any] = [
            await command.get_translated_payload(self.tree, translator)
            if translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(
            json.dumps([self.application_id, payload], sort_keys=True).encode()
        ).hexdigest()
        if await self.store.get_meta(_COMMANDS_KEY) == digest:
            return
        try:
            await self.tree.sync()
        except (discord.HTTPException, discord.app_commands.CommandSyncFailure):
            _log.exception("Discord did not take the commands; serving the old ones")
            return
        await self.store.set_meta(_COMMANDS_KEY, digest)
