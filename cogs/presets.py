"""/preset: the sets of rules that a server keeps beside the bot's own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables import Refusal, Table
from bot.tables.presets import PRESETS
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.explain import explain
from bot.ui.ids import Target
from bot.ui.messages import choose_table_view, message_view
from bot.ui.names import clean_name
from bot.ui.presets import (
    MOST_PRESETS,
    NotModerator,
    TooManyPresets,
    checked_name,
    found_name,
    taking,
)
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from bot.ui.terms import all_terms
from cogs.choosing import NoTableHere, own_table, own_tables


class Presets(commands.Cog):
    """Keeps sets of rules."""

    preset = app_commands.guild_only(
        app_commands.Group(
            name=text("command-preset-name"), description=text("command-preset-description")
        )
    )

    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._saving = asyncio.Lock()

    @preset.command(
        name=text("command-preset-save-name"), description=text("command-preset-save-description")
    )
    @app_commands.rename(name=text("option-preset-name-name"))
    @app_commands.describe(name=text("option-preset-name-description"))
    async def save(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Keep the rules of one's own table, else of the table of this channel."""

        async def saving(request: Request) -> None:
            _check_moderator(request)
            called = checked_name(name)
            tables = await self._meant(request)
            if len(tables) == 1:
                await self._save(request, tables[0], called)
                return
            choices = [
                (table.public(), Target("preset-save", table.id, argument=called))
                for table in tables
            ]
            await request.reply.show(choose_table_view(choices, request.words))

        await self.bot.serve(interaction, saving)

    @press("preset-save", answer=Answer.UPDATE)
    async def save_of(self, request: Request) -> None:
        """Keep the rules of the table that was chosen among several."""
        _check_moderator(request)
        table = await self.bot.tables.get(request.target.table)
        await self._save(request, table, checked_name(request.target.argument))

    @preset.command(
        name=text("command-preset-use-name"), description=text("command-preset-use-description")
    )
    @app_commands.rename(name=text("option-preset-name-name"))
    @app_commands.describe(name=text("option-preset-name-description"))
    async def use(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Play a set of rules at the table that one hosts."""

        async def using(request: Request) -> None:
            found = found_name(name, await self._names(request))
            table = await own_table(
                self.bot,
                request,
                lambda table: Target("preset-use", table.id, argument=found),
                lambda table: table.match is None and table.row.host_id == request.person.user_id,
            )
            if table:
                await self._use(request, table, found)

        await self.bot.serve(interaction, using)

    @press("preset-use", answer=Answer.UPDATE)
    async def use_at(self, request: Request) -> None:
        """Play a set of rules at the table that was chosen among several."""
        table = await self.bot.tables.get(request.target.table)
        await self._use(request, table, request.target.argument)

    @preset.command(
        name=text("command-preset-delete-name"),
        description=text("command-preset-delete-description"),
    )
    @app_commands.rename(name=text("option-preset-name-name"))
    @app_commands.describe(name=text("option-preset-name-description"))
    async def delete(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Forget a set of rules of this server."""

        async def deleting(request: Request) -> None:
            _check_moderator(request)
            saved = await self.bot.store.presets(request.guild_id)
            found = found_name(name, {own: own for own in saved})
            await self.bot.store.delete_preset(request.guild_id, found)
            done = request.words("preset-deleted", name=clean_name(found))
            await request.reply.show(message_view(done))

        await self.bot.serve(interaction, deleting)

    @use.autocomplete("name")
    async def usable(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the bot's own sets and those of this server."""
        request = await self.bot.typing(interaction)
        return _suggested(await self._names(request), typed)

    @save.autocomplete("name")
    @delete.autocomplete("name")
    async def kept(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the sets of this server."""
        saved = await self.bot.store.presets(interaction.guild_id or 0)
        return _suggested({name: name for name in saved}, typed)

    async def _names(self, request: Request) -> dict[str, str]:
        """All sets that can be used here: what each is called in the reader's words."""
        own = {name: request.words(f"preset-{name}") for name in PRESETS}
        return own | {name: name for name in await self.bot.store.presets(request.guild_id)}

    async def _meant(self, request: Request) -> tuple[Table, ...]:
        """The tables whose rules may be meant: those that the asker hosts, else this channel's."""
        own = await own_tables(self.bot, request)
        hosted = tuple(table for table in own if table.row.host_id == request.person.user_id)
        tables = hosted or await self.bot.tables.in_channel(request.channel_id)
        if not tables:
            raise NoTableHere
        return tables

    async def _save(self, request: Request, table: Table, name: str) -> None:
        async with self._saving:
            saved = await self.bot.store.presets(request.guild_id)
            # The same name in other letters is the same set.
            name = next((own for own in saved if own.casefold() == name.casefold()), name)
            if name not in saved and len(saved) >= MOST_PRESETS:
                raise TooManyPresets(limit=MOST_PRESETS)
            await self.bot.store.save_preset(request.guild_id, name, str(table.options))
        terms = all_terms(table.options, request.words)
        done = request.words("preset-saved", name=clean_name(name), terms=terms)
        await request.reply.show(message_view(done))

    async def _use(self, request: Request, table: Table, name: str) -> None:
        saved = await self.bot.store.presets(request.guild_id)
        user_id, words = request.person.user_id, request.words
        try:
            await self.bot.tables.lobby.set_options(table.id, user_id, taking(name, saved))
        except Refusal as error:
            # Said here, where it is known which table was meant.
            await request.reply.show(message_view(explain(words, error, table.public())))
            return
        called = words(f"preset-{name}") if name in PRESETS else clean_name(name)
        await request.reply.show(message_view(words("preset-used", name=called)))


def _check_moderator(request: Request) -> None:
    if not request.moderator:
        raise NotModerator


def _suggested(names: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.strip().casefold()
    return [
        app_commands.Choice(name=called, value=name)
        for name, called in names.items()
        if wanted in called.casefold()
    ][:25]


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Presets(bot))
