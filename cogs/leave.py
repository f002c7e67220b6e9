"""/leave, which always works, and the buttons that lead to it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables import Table
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.ids import Target
from bot.ui.messages import confirm_leave_view, message_view
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.choosing import NoTableHere, own_table


class Leave(commands.Cog):
    """Lets people go."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-leave-name"), description=text("command-leave-description")
    )
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Leave a table, after a question when its match is under way."""

        async def leaving(request: Request) -> None:
            user_id, guild_id = request.person.user_id, request.guild_id
            try:
                table = await own_table(
                    self.bot, request, lambda table: Target("leave-this", table.id)
                )
            except NoTableHere:
                if not await self.bot.tables.scrap_broken(user_id, guild_id):
                    raise
                await request.reply.show(message_view(request.words("done-left-match")))
                return
            if table:
                await self._leave(request, table)

        await self.bot.serve(interaction, leaving)

    @press("leave", answer=Answer.PRIVATE)
    @press("leave-this", answer=Answer.UPDATE)
    async def pressed(self, request: Request) -> None:
        """Leave the table of the button, after a question when its match is under way."""
        await self._leave(request, await self.bot.tables.get(request.target.table))

    @press("leave-sure", answer=Answer.UPDATE)
    async def sure(self, request: Request) -> None:
        """Leave a running match, which ends it."""
        await self.bot.tables.play.leave(request.target.table, request.person.user_id)
        await request.reply.show(message_view(request.words("done-left-match")))

    async def _leave(self, request: Request, table: Table) -> None:
        table.seat_of(request.person.user_id)
        if table.match is None:
            await self.bot.tables.lobby.leave(table.id, request.person.user_id)
            await request.reply.show(message_view(request.words("done-left-lobby")))
        else:
            await request.reply.show(confirm_leave_view(table.public(), request.words))


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Leave(bot))
