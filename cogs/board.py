"""/board, and the button that opens the next deal."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.ids import Target
from bot.ui.items import jump_url
from bot.ui.messages import message_view
from bot.ui.posts import ChannelLost, NoAccess
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.choosing import NoTableHere, own_table
from cogs.permits import missing_permissions


class Board(commands.Cog):
    """Keeps the table in sight and the deals coming."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-board-name"), description=text("command-board-description")
    )
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any]) -> None:
        """Bring one's table to the bottom of its channel; others are shown where it is."""

        async def bringing(request: Request) -> None:
            try:
                table = await own_table(self.bot, request, lambda table: Target("board", table.id))
            except NoTableHere:
                await self._point(request)
                return
            if table:
                await self._bring_down(request, table.id)

        await self.bot.serve(interaction, bringing)

    @press("board", answer=Answer.UPDATE)
    async def chosen(self, request: Request) -> None:
        """Bring down the table that was chosen among several."""
        (await self.bot.tables.get(request.target.table)).seat_of(request.person.user_id)
        await self._bring_down(request, request.target.table)

    @press("next", answer=Answer.QUIET)
    async def next_deal(self, request: Request) -> None:
        """Open the deal whose number the button carries."""
        await self.bot.tables.play.next_deal(
            request.target.table, request.person.user_id, request.target.token
        )
        await request.reply.quiet()

    async def _bring_down(self, request: Request, table_id: int) -> None:
        try:
            url = await self.bot.announcer.bring_down(table_id)
        except (NoAccess, ChannelLost) as error:
            raise missing_permissions(request) from error
        await request.reply.show(message_view(request.words("done-board", url=url)))

    async def _point(self, request: Request) -> None:
        tables = await self.bot.tables.in_channel(request.channel_id)
        rows = [table.row for table in tables if table.row.board_id]
        if not rows:
            raise NoTableHere
        lines = [
            request.words(
                "board-is-here",
                url=jump_url(row.guild_id, row.channel_id, row.board_id or 0),
            )
            for row in rows
        ]
        await request.reply.show(message_view("\n".join(lines)))


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Board(bot))
