"""The bot as cogs see it: routes what people do to their handlers, and never fails silently."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast

import discord
from discord.ext import commands

from bot.store import Store
from bot.tables import Tables
from bot.ui.announcer import DiscordAnnouncer
from bot.ui.explain import Refused, explain
from bot.ui.ids import Target
from bot.ui.items import custom_ids
from bot.ui.lateness import Lateness
from bot.ui.looks import Looks
from bot.ui.messages import message_view
from bot.ui.panels import Panels
from bot.ui.posts import TROUBLE
from bot.ui.reply import Answer, Reply
from bot.ui.request import Handler, Press, Request, presses_of

_log = logging.getLogger(__name__)


class App(commands.Bot):
    """A bot whose cogs play at tables; ``clock`` gives seconds since the epoch."""

    tables: Tables
    store: Store

    def __init__(self, clock: Callable[[], float], **options: Any) -> None:
        super().__init__(**options)
        self.clock = clock
        self.looks = Looks()
        self.panels = Panels(clock)
        self.announcer = DiscordAnnouncer(self.panels)
        self._lateness = Lateness()
        self._presses: dict[str, Press] = {}
        self._under_way: set[asyncio.Task[Any]] = set()

    async def answered(self, seconds: float) -> None:
        """Wait for the answers under way, for at most so long."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Take up a cog's commands and presses."""
        await super().add_cog(cog, **options)
        self._presses.update(presses_of(cog))

    async def typing(self, interaction: discord.Interaction[Any]) -> Request:
        """Return the request of somebody who types an option, to be answered by suggestions."""
        request = Request(interaction, Reply(interaction, Answer.PRIVATE))
        return await self._personal(request)

    async def serve(
        self,
        interaction: discord.Interaction[Any],
        handler: Handler,
        answer: Answer = Answer.PRIVATE,
    ) -> None:
        """Answer a slash command; every way it can go wrong gets its own words."""
        request = Request(interaction, Reply(interaction, answer))
        await self._answer(request, handler)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take up a press whose button is not on its message any more, as in a double click.

        discord.py drops such a press without a word; all others reach on_press through GameItem.
        """
        message, data = interaction.message, cast(dict[str, Any], interaction.data)
        pressed = interaction.type is discord.InteractionType.component
        if pressed and message and data["custom_id"] not in custom_ids(message):
            target = Target.parse(data["custom_id"])
            await self.on_press(interaction, target, data.get("values", ()))

    async def on_press(
        self, interaction: discord.Interaction[Any], target: Target | None, values: Sequence[str]
    ) -> None:
        """Answer a button or select, of whatever age and version."""
        found = self._presses.get(target.action) if target else None
        if target is None or found is None:
            _log.info("a press of no use any more", extra={"user": interaction.user.id})
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
        refusal: Exception | None = None
        try:
            request = await self._personal(request)
            try:
                await handler(request)
            except Refused as error:
                # Explained outside: what it carries must not follow another error into the log.
                refusal = error
            if refusal:
                await self._refuse(request, refusal)
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

    async def _personal(self, request: Request) -> Request:
        """Let the request know what this person prefers to see."""
        look = await self.looks.of(self.store, request.person.user_id)
        return replace(request, look=look)

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
        except TROUBLE:
            _log.exception("no answer could be given", extra={"user": request.person.user_id})

    async def on_command_refused(
        self, interaction: discord.Interaction[Any], error: discord.app_commands.AppCommandError
    ) -> None:
        """Answer what discord.py refuses before a command of ours runs."""

        async def broken(_request: Request) -> None:
            raise error

        if not interaction.response.is_done():
            await self.serve(interaction, broken)


async def _stale(request: Request) -> None:
    await request.reply.show(message_view(request.words("refusal-stale-button")))
