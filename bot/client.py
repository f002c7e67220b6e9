"""The Discord client: opens the store, starts the clock, loads the cogs, routes what people do."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord.ext import commands

from bot.config import Settings
from bot.store import Store
from bot.tables import Limits, Tables
from bot.ui.announcer import DiscordAnnouncer
from bot.ui.boards import Boards
from bot.ui.commands import CommandWords
from bot.ui.explain import Refused, explain
from bot.ui.ids import Target
from bot.ui.items import GameItem
from bot.ui.lateness import Lateness
from bot.ui.messages import message_view
from bot.ui.panels import Panels
from bot.ui.posts import Posts
from bot.ui.reply import Answer, Reply
from bot.ui.request import Handler, Press, Request, presses_of

_log = logging.getLogger(__name__)

COGS: Final = ("lobby", "play", "auction", "leave", "board", "leaderboard", "guide", "servers")

_COMMANDS_KEY: Final = "commands"
_LAST_WORDS: Final = 3.0


class Briscola(commands.Bot):
    """The bot. ``clock`` gives seconds since the epoch, ``random_bytes`` the secrets of tables."""

    tables: Tables
    store: Store

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.time,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._settings = settings
        self.clock = clock
        self._random_bytes = random_bytes
        self._limits = limits
        self._lateness = Lateness()
        self._presses: dict[str, Press] = {}
        self._opened: Store | None = None
        self._under_way: set[asyncio.Task[Any]] = set()
        self.panels = Panels(clock)
        self.announcer = DiscordAnnouncer(self.panels)

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
        self.tree.error(self._on_command_error)
        await self._sync()
        await self.tables.start()

    async def close(self) -> None:
        """Stop: no new tables, finish what is under way, close everything. May be repeated."""
        if self._opened:
            await self.tables.stop()
            if self._under_way:
                await asyncio.wait(self._under_way, timeout=_LAST_WORDS)
            await self.announcer.settle(_LAST_WORDS)
        await super().close()
        if self._opened:
            await self._opened.close()

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Take up a cog's commands and presses."""
        await super().add_cog(cog, **options)
        self._presses.update(presses_of(cog))

    def reply_for(self, interaction: discord.Interaction[Any]) -> Reply:
        """Return the private reply of an interaction that is no command, as autocompletion."""
        return Reply(interaction, Answer.PRIVATE)

    async def serve(
        self,
        interaction: discord.Interaction[Any],
        handler: Handler,
        answer: Answer = Answer.PRIVATE,
    ) -> None:
        """Answer a slash command; every way it can go wrong gets its own words."""
        request = Request(interaction, Reply(interaction, answer))
        await self._answer(request, handler)

    async def on_press(
        self, interaction: discord.Interaction[Any], target: Target | None, values: Sequence[str]
    ) -> None:
        """Answer a button or select, of whatever age and version."""
        found = self._presses.get(target.action) if target else None
        if target is None or found is None:
            request = Request(interaction, Reply(interaction, Answer.PRIVATE))
            await self._answer(request, _stale)
            return
        reply = Reply(interaction, found.answer)
        await self._answer(Request(interaction, reply, target, values), found.handler)

    async def _answer(self, request: Request, handler: Handler) -> None:
        interaction = request.interaction
        if self._lateness.too_late(interaction.created_at.timestamp(), self.clock()):
            _log.info("an interaction came too late", extra={"user": interaction.user.id})
            return
        task = asyncio.current_task()
        if task:
            self._under_way.add(task)
        deferring = asyncio.create_task(request.reply.defer_if_late())
        try:
            await self._guarded(request, handler)
        finally:
            deferring.cancel()
            if task:
                self._under_way.discard(task)

    async def _guarded(self, request: Request, handler: Handler) -> None:
        try:
            await handler(request)
        except Refused as error:
            await self._refuse(request, error)
        except Exception as error:
            code = secrets.token_hex(3)
            where = {
                "code": code,
                "guild": request.guild_id,
                "channel": request.channel_id,
                "table": request.target.table,
                "user": request.person.user_id,
            }
            _log.exception("a handler broke", extra=where, exc_info=error)
            await self._say(request, request.words("refusal-something-broke", code=code))

    async def _refuse(self, request: Request, error: Exception) -> None:
        """Explain a refusal, with the names of the table it is about."""
        table = None
        if request.target.table:
            with suppress(*Refused):  # the table is over, which the refusal says better
                table = (await self.tables.get(request.target.table)).public()
        await self._say(request, explain(request.words, error, table))

    async def _say(self, request: Request, text: str) -> None:
        try:
            await request.reply.whisper(message_view(text))
        except (discord.HTTPException, OSError):
            _log.exception("no answer could be given", extra={"user": request.person.user_id})

    async def _on_command_error(
        self, interaction: discord.Interaction[Any], error: discord.app_commands.AppCommandError
    ) -> None:
        """Answer what discord.py refuses before a command of ours runs."""

        async def broken(_request: Request) -> None:
            raise error

        if not interaction.response.is_done():
            await self.serve(interaction, broken)

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


async def _stale(request: Request) -> None:
    await request.reply.show(message_view(request.words("refusal-stale-button")))
