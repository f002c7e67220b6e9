"""The hand: /hand, /play and the buttons of the panel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import PlayCard, parse_action
from bot.i18n import card_name
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.ids import Target
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from bot.ui.text import pack_words
from cogs.choosing import own_table, own_tables
from cogs.hands import act, can_do, held_at, legal, show_hand, table_of_panel, token_of
from cogs.typed import typed_card


class Play(commands.Cog):
    """Shows hands and plays cards."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-hand-name"), description=text("command-hand-description")
    )
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the cards of whoever asks."""

        async def showing(request: Request) -> None:
            table = await own_table(
                self.bot, request, lambda table: Target("hand-update", table.id)
            )
            if table:
                await show_hand(self.bot, request, table)

        await self.bot.serve(interaction, showing)

    @app_commands.command(
        name=text("command-play-name"), description=text("command-play-description")
    )
    @app_commands.guild_only()
    @app_commands.rename(card=text("option-play-card-name"))
    @app_commands.describe(card=text("option-play-card-description"))
    async def play(self, interaction: discord.Interaction[Any], card: str) -> None:
        """Play a card by typing; answered privately, since others could read the argument."""

        async def playing(request: Request) -> None:
            tables = await own_tables(self.bot, request)
            held = [card for table in tables for card in held_at(table, request.person.user_id)]
            action = typed_card(card, held, request.words)
            table = await own_table(
                self.bot,
                request,
                lambda table: Target("act", table.id, token_of(table, request), str(action)),
                lambda table: can_do(table, request.person.user_id, action),
            )
            if table:
                await act(self.bot, request, table, action, None)

        await self.bot.serve(interaction, playing)

    @play.autocomplete("card")
    async def playable_cards(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer exactly the cards that the asker may play now."""
        request = await self.bot.typing(interaction)
        wanted = typed.casefold()
        choices: dict[str, str] = {}
        for table in await own_tables(self.bot, request):
            words = pack_words(request.words, table.public())
            for action in legal(table, request.person.user_id):
                if isinstance(action, PlayCard):
                    choices[str(action.card)] = card_name(words, action.card)
        return [
            app_commands.Choice(name=name, value=code)
            for code, name in choices.items()
            if wanted in name.casefold()
        ][:25]

    @press("hand", answer=Answer.PRIVATE)
    async def open_hand(self, request: Request) -> None:
        """Show the hand in a new panel."""
        await show_hand(self.bot, request, await self.bot.tables.get(request.target.table))

    @press("hand-update", answer=Answer.UPDATE)
    async def refresh(self, request: Request) -> None:
        """Show the hand as it is now on the panel itself."""
        table = await table_of_panel(self.bot, request)
        if table:
            await show_hand(self.bot, request, table)

    @press("act", answer=Answer.UPDATE)
    async def acting(self, request: Request) -> None:
        """Play the card, or say the bid, of a button or select."""
        action = parse_action(request.chosen)
        table = await table_of_panel(self.bot, request)
        if table:
            await act(self.bot, request, table, action, request.target.token)


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Play(bot))
