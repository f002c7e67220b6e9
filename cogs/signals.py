"""Signs between partners: /signal and the panel behind the Signal button (RULES 3.6)."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import SIGNS, MalformedText, Signal
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.ids import Target
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from bot.ui.steps import signs_view
from cogs.choosing import own_table
from cogs.hands import act, show_hand, signs_at, table_of_panel, token_of

_CHOICES: Final = {
    "ace": "choice-signal-ace",
    "three": "choice-signal-three",
    "king": "choice-signal-king",
    "knight": "choice-signal-knight",
    "knave": "choice-signal-knave",
    "low": "choice-signal-low",
    "none": "choice-signal-none",
    "load": "choice-signal-load",
}


class Signals(commands.Cog):
    """Makes signs, true or false."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-signal-name"), description=text("command-signal-description")
    )
    @app_commands.guild_only()
    @app_commands.rename(sign=text("option-signal-sign-name"))
    @app_commands.describe(sign=text("option-signal-sign-description"))
    @app_commands.choices(
        sign=[app_commands.Choice(name=text(_CHOICES[sign]), value=sign) for sign in SIGNS]
    )
    async def signal(self, interaction: discord.Interaction[Any], sign: str) -> None:
        """Make a sign by typing; answered privately, since others could read the argument."""

        async def making(request: Request) -> None:
            if sign not in SIGNS:
                raise MalformedText(text="")
            action = Signal(sign)
            table = await own_table(
                self.bot,
                request,
                lambda table: Target("act", table.id, token_of(table, request), str(action)),
                lambda table: sign in signs_at(table, request.person.user_id),
            )
            if table and table.match is None:
                await show_hand(self.bot, request, table)
            elif table:
                await act(self.bot, request, table, action, None)

        await self.bot.serve(interaction, making)

    @press("signs", answer=Answer.UPDATE)
    async def choose_sign(self, request: Request) -> None:
        """Show the signs that may be made now."""
        table = await table_of_panel(self.bot, request)
        if table is None:
            return
        view = table.view(table.seat_of(request.person.user_id))
        if view.observation and view.observation.may_signal:
            await request.reply.show(signs_view(view, request.words))
        else:
            await show_hand(self.bot, request, table)


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Signals(bot))
