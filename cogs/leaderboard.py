"""/leaderboard: who wins most on this server."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables import GAMES
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.leaderboard import PAGE, leaderboard_view
from bot.ui.members import Members
from bot.ui.reply import Answer
from bot.ui.request import Request, press

_MOST_LOOKED_UP: Final = 5


class Leaderboard(commands.Cog):
    """Shows a server's records."""

    def __init__(self, bot: App) -> None:
        self.bot = bot
        self._members = Members(bot, bot.clock)

    @app_commands.command(
        name=text("command-leaderboard-name"),
        description=text("command-leaderboard-description"),
    )
    @app_commands.guild_only()
    @app_commands.rename(game=text("option-leaderboard-game-name"))
    @app_commands.describe(game=text("option-leaderboard-game-description"))
    @app_commands.choices(
        game=[app_commands.Choice(name=text(f"game-{game}"), value=game) for game in GAMES]
    )
    async def leaderboard(
        self, interaction: discord.Interaction[Any], game: str = GAMES[0]
    ) -> None:
        """Show the first page."""

        async def showing(request: Request) -> None:
            await self._show(request, game, 0)

        await self.bot.serve(interaction, showing)

    @press("standings", answer=Answer.UPDATE)
    async def turn(self, request: Request) -> None:
        """Show another page, or another game chosen in the select."""
        game, _, page = request.target.argument.partition("/")
        if request.values:
            game, page = request.values[0], "0"
        number = int(page) if page.isdecimal() else 0
        await self._show(request, game if game in GAMES else GAMES[0], number)

    async def _show(self, request: Request, game: str, page: int) -> None:
        store, guild_id, asker = self.bot.store, request.guild_id, request.person
        self._members.met(guild_id, asker)
        # Whoever turns out to have left gives the place to the next, who is looked up in turn.
        for _ in range(_MOST_LOOKED_UP):
            gone = self._members.gone(guild_id)
            pages = max(-(-await store.standings_count(guild_id, game, gone) // PAGE), 1)
            page = min(page, pages - 1)
            lines = await store.standings(guild_id, game, page * PAGE, PAGE, gone)
            names = await self._members.names(guild_id, [line.user_id for line in lines])
            if None not in names.values():
                break
        own = await store.standing(guild_id, game, asker.user_id, gone)
        known = {user_id: name for user_id, name in names.items() if name is not None}
        shown = [line for line in lines if line.user_id in known]
        known[asker.user_id] = asker.name
        view = leaderboard_view(shown, own, known, request.words, game=game, page=page, pages=pages)
        await request.reply.show(view)


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Leaderboard(bot))
