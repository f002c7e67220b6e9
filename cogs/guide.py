"""/rules and /help."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Options
from bot.tables import Refusal
from bot.tables.presets import value_of
from bot.tables.refusals import TableOver
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.guide import help_view, rules_view
from bot.ui.ids import Target
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.choosing import NoTableHere, own_table

_FIRST_PAGE: Final = 1
_IN_HELP: Final = "use"
"""The command of a group that the help is about."""


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
        """Explain what one's table, or that of this channel, plays; else each game by choice."""

        async def explaining(request: Request) -> None:
            try:
                table = await own_table(
                    self.bot, request, lambda table: Target("rules-page", table.id, _FIRST_PAGE)
                )
            except NoTableHere:
                here = await self.bot.tables.in_channel(request.channel_id)
                if len(here) == 1:
                    await self._of_table(request, here[0].id)
                else:
                    await request.reply.show(rules_view(Options(), request.words))
                return
            if table:
                await self._of_table(request, table.id)

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
    @press("rules-page", answer=Answer.UPDATE)
    async def of_table(self, request: Request) -> None:
        """Explain what this table plays, from the page on that the button names."""
        await self._of_table(request, request.target.table, request.target.token)

    @press("rules-of", answer=Answer.UPDATE)
    async def of_size(self, request: Request) -> None:
        """Explain the game for another number of players."""
        players: Any = value_of("players", request.target.argument)
        options = Options(players=players)
        page = max(request.target.token - _FIRST_PAGE, 0)
        await request.reply.show(rules_view(options, request.words, page))

    async def _of_table(self, request: Request, table_id: int, number: int = 0) -> None:
        """Show a page of the rules of a table, also of one whose match is over."""
        try:
            options = (await self.bot.tables.get(table_id)).options
        except Refusal:
            over = await self.bot.tables.finished(table_id)
            if over is None:
                raise TableOver from None
            options = over.table.options
        page = max(number - _FIRST_PAGE, 0)
        await request.reply.show(rules_view(options, request.words, page, table_id))

    async def _command_mentions(self) -> dict[str, str]:
        """A mention of each command; its bare name where Discord does not tell the id."""
        names = [command.name for command in self.bot.tree.get_commands()]
        if not self._mentions:
            try:
                fetched = await self.bot.tree.fetch_commands()
            except (discord.HTTPException, OSError):
                return {name: f"`/{name}`" for name in names}
            self._mentions = {command.name: _mention(command) for command in fetched}
        return {name: self._mentions.get(name, f"`/{name}`") for name in names}


def _mention(command: app_commands.AppCommand) -> str:
    """A mention that can be clicked: of a group only its commands can."""
    for option in command.options:
        if isinstance(option, app_commands.AppCommandGroup) and option.name == _IN_HELP:
            return option.mention
    return command.mention


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Guide(bot))
