"""/preferences: what a person chooses for the own eyes alone."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.looks import TABLE
from bot.ui.messages import message_view
from bot.ui.request import Request

_CARDS: Final = {
    TABLE: "choice-pack_look-table",
    "italian": "choice-pack_look-italian",
    "french": "choice-pack_look-french",
}


class Preferences(commands.Cog):
    """Keeps personal settings."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-preferences-name"), description=text("command-preferences-description")
    )
    @app_commands.guild_only()
    @app_commands.rename(cards=text("option-preferences-cards-name"))
    @app_commands.describe(cards=text("option-preferences-cards-description"))
    @app_commands.choices(
        cards=[app_commands.Choice(name=text(key), value=look) for look, key in _CARDS.items()]
    )
    async def preferences(
        self, interaction: discord.Interaction[Any], cards: str | None = None
    ) -> None:
        """Choose the pack of one's own hand; without a choice, tell the present one."""

        async def choosing(request: Request) -> None:
            store, user_id = self.bot.store, request.person.user_id
            if cards in _CARDS:
                await self.bot.looks.choose(store, user_id, cards)
            look = await self.bot.looks.of(store, user_id)
            chosen = request.words(_CARDS.get(look, _CARDS[TABLE]))
            await request.reply.show(message_view(request.words("done-preferences", cards=chosen)))

        await self.bot.serve(interaction, choosing)


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Preferences(bot))
