"""/rules and /help."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Options
from bot.tables import Refusal, Table
from bot.tables.refusals import TableOver
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.guide import help_view, rules_view
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.choosing import own_tables


class Guide(commands.Cog):
    """Explains the games and the bot."""

    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._mentions: dict[str, str] = {}

    @app_commands.command(
        name=text("command-rules-name"), description=text("command-rules-description")
    )
    @app_commands.guild_only()
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        """Explain what the table of this channel plays, else Briscola for two."""

        async def explaining(request: Request) -> None:
            tables = await self._nearest(request)
            options = tables[0].options if tables else Options()
            view = rules_view(options, request.words, others=len(tables) != 1)
            await request.reply.show(view)

        await self.bot.serve(interaction, explaining)

    @app_commands.command(
        name=text("command-help-name"), description=text("command-help-description")
    )
    @app_commands.guild_only()
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain the commands and what to do when something is stuck."""

        async def helping(request: Request) -> None:
            mentions = await self._command_mentions()
            timing = self.bot.tables.timing
            await request.reply.show(help_view(request.words, mentions, timing))

        await self.bot.serve(interaction, helping)

    @press("rules", answer=Answer.PRIVATE)
    async def of_table(self, request: Request) -> None:
        """Explain what this table plays."""
        try:
            options = (await self.bot.tables.get(request.target.table)).options
        except Refusal:
            over = await self.bot.tables.finished(request.target.table)
            if over is None:
                raise TableOver from None
            options = over.table.options
        await request.reply.show(rules_view(options, request.words))

    @press("rules-of", answer=Answer.UPDATE)
    async def of_size(self, request: Request) -> None:
        """Explain the game for another number of players."""
        options = Options.parse(f"players={request.target.argument}")
        await request.reply.show(rules_view(options, request.words, others=True))

    async def _nearest(self, request: Request) -> tuple[Table, ...]:
        own = await own_tables(self.bot, request)
        return own or await self.bot.tables.in_channel(request.channel_id)

    async def _command_mentions(self) -> dict[str, str]:
        """A mention of each command; its bare name where Discord does not tell the id."""
        names = [command.name for command in self.bot.tree.get_commands()]
        if not self._mentions:
            try:
                fetched = await self.bot.tree.fetch_commands()
            except (discord.HTTPException, OSError):
                return {name: f"`/{name}`" for name in names}
            self._mentions = {command.name: command.mention for command in fetched}
        return {name: self._mentions.get(name, f"`/{name}`") for name in names}


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Guide(bot))
