"""The panel in which the host of a lobby chooses its rules."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from discord.ext import commands

from bot.game import GameError
from bot.tables import Refusal, Table
from bot.tables.presets import adjusted, value_of
from bot.tables.refusals import TooManySeated
from bot.tables.rules import Choice, check_chooser
from bot.ui.app import App
from bot.ui.explain import explain
from bot.ui.messages import message_view
from bot.ui.presets import taking
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from bot.ui.terms import GROUPS, group_of, options_view

_FIRST: Final = "match"


class OptionsPanel(commands.Cog):
    """Lets a host choose. Every click says what it does to the rules as they are by then."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @press("options", answer=Answer.PRIVATE)
    async def open_panel(self, request: Request) -> None:
        """Open the panel, for the host."""
        table = await self.bot.tables.get(request.target.table)
        check_chooser(table, request.person.user_id)
        await self._show(request, table, _FIRST)

    @press("options-group", answer=Answer.UPDATE)
    async def turn(self, request: Request) -> None:
        """Show the options of another group."""
        await self._change(request, lambda options: options, request.chosen)

    @press("option", answer=Answer.UPDATE)
    async def choose(self, request: Request) -> None:
        """Give an option another value."""
        name = request.target.argument
        value = value_of(name, request.chosen)
        await self._change(request, lambda options: adjusted(options, name, value), group_of(name))

    @press("options-preset", answer=Answer.UPDATE)
    async def take(self, request: Request) -> None:
        """Take a whole set of rules and stay where the reader was."""
        saved = await self.bot.store.presets(request.guild_id)
        group = [*GROUPS][request.target.token % len(GROUPS)]
        await self._change(request, taking(request.chosen, saved), group)

    async def _change(self, request: Request, choice: Choice, group: str) -> None:
        """Change the rules and show the panel; what cannot be is said on it."""
        table_id, user_id = request.target.table, request.person.user_id
        note = ""
        try:
            table = await self.bot.tables.lobby.set_options(table_id, user_id, choice)
        except (TooManySeated, GameError) as error:
            note = explain(request.words, error)
            table = await self.bot.tables.get(table_id)
        except Refusal as error:
            # There is nothing left to choose here: the panel goes, also from a table that is over.
            await request.reply.show(message_view(await self._why(request, error)))
            return
        await self._show(request, table, group, note)

    async def _why(self, request: Request, error: Refusal) -> str:
        public = None
        with suppress(Refusal):
            public = (await self.bot.tables.get(request.target.table)).public()
        return explain(request.words, error, public)

    async def _show(self, request: Request, table: Table, group: str, note: str = "") -> None:
        saved = list(await self.bot.store.presets(request.guild_id))
        view = options_view(table.public(), request.words, group, saved, note)
        await request.reply.show(view)


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(OptionsPanel(bot))
