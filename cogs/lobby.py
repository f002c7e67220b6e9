"""/briscola and the lobby's buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Options, OptionsError
from bot.game.options import SIZES, VALUES
from bot.i18n import words_for
from bot.tables import Table
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.lobby import lobby_view
from bot.ui.messages import message_view
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.hands import lost_board
from cogs.permits import check_permissions


def _choices(option: str) -> list[app_commands.Choice[Any]]:
    return [
        app_commands.Choice(name=text(f"choice-{option}-{value}"), value=value)
        for value in VALUES[option]
    ]


class Lobby(commands.Cog):
    """Opens tables and seats people."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-briscola-name"), description=text("command-briscola-description")
    )
    @app_commands.guild_only()
    @app_commands.rename(
        players=text("option-briscola-players-name"),
        length=text("option-briscola-length-name"),
        bidding=text("option-briscola-bidding-name"),
        teams=text("option-briscola-teams-name"),
    )
    @app_commands.describe(
        players=text("option-briscola-players-description"),
        length=text("option-briscola-length-description"),
        bidding=text("option-briscola-bidding-description"),
        teams=text("option-briscola-teams-description"),
    )
    @app_commands.choices(
        players=_choices("players"),
        length=_choices("length"),
        bidding=_choices("bidding"),
        teams=_choices("teams"),
    )
    async def briscola(
        self,
        interaction: discord.Interaction[Any],
        players: int = 2,
        length: str = "short",
        bidding: str | None = None,
        teams: str | None = None,
    ) -> None:
        """Open a table."""

        async def opening(request: Request) -> None:
            chosen: dict[str, Any] = {"bidding": bidding, "teams": teams}
            chosen = {name: value for name, value in chosen.items() if value}
            plain = Options(players=players, length=length, sit_out=players == 7)
            misplaced = [name for name in chosen if plain.active not in SIZES[name]]
            if misplaced:
                raise OptionsError(options=("players", *misplaced))
            await self._open(request, replace(plain, **chosen))

        await self.bot.serve(interaction, opening, Answer.PUBLIC)

    @press("again", answer=Answer.PUBLIC)
    async def again(self, request: Request) -> None:
        """Open a new table with the options of an old one."""
        written = request.target.argument
        # Buttons from before there was a short form carry the long one.
        options = Options.parse(written) if "=" in written else Options.from_code(written)
        await self._open(request, options)

    @press("join", answer=Answer.QUIET)
    async def join(self, request: Request) -> None:
        """Sit down."""
        table_id, interaction_id = request.target.table, request.interaction.id
        table = await self.bot.tables.lobby.join(table_id, request.person, interaction_id)
        await self._acknowledge(request, table)

    @press("stand", answer=Answer.QUIET)
    async def stand(self, request: Request) -> None:
        """Stand up."""
        table = await self.bot.tables.lobby.leave(request.target.table, request.person.user_id)
        await self._acknowledge(request, table)

    @press("agree", answer=Answer.QUIET)
    async def agree(self, request: Request) -> None:
        """Agree to the rules that the host has changed."""
        table = await self.bot.tables.lobby.agree(request.target.table, request.person.user_id)
        await self._acknowledge(request, table)

    @press("start", answer=Answer.QUIET)
    async def start(self, request: Request) -> None:
        """Deal the first round, where the board can be posted."""
        check_permissions(request)
        table_id, interaction_id = request.target.table, request.interaction.id
        user_id = request.person.user_id
        table = await self.bot.tables.lobby.start(table_id, user_id, interaction_id)
        await self._acknowledge(request, table)

    @press("cancel", answer=Answer.QUIET)
    async def cancel(self, request: Request) -> None:
        """Close the lobby."""
        table = await self.bot.tables.lobby.cancel(
            request.target.table, request.person.user_id, moderator=request.moderator
        )
        await self._acknowledge(request, table)

    @press("rematch", answer=Answer.PRIVATE)
    async def rematch(self, request: Request) -> None:
        """Take the same seat again; the last one to do so starts the match."""
        check_permissions(request)
        table = await self.bot.tables.lobby.rematch(
            request.target.table, request.person, request.interaction.id
        )
        self.bot.announcer.changed(table.id)
        channel = f"<#{table.row.channel_id}>"
        await request.reply.show(message_view(request.words("rematch-open", channel=channel)))

    async def _acknowledge(self, request: Request, table: Table) -> None:
        """Leave it to the lobby to show what was done, unless it cannot be edited."""
        lost = lost_board(self.bot, request, table)
        if lost:
            await request.reply.whisper(message_view(lost))
        else:
            await request.reply.quiet()

    async def _open(self, request: Request, options: Options) -> None:
        check_permissions(request)
        table = await self.bot.tables.lobby.open(
            request.guild_id,
            request.channel_id,
            request.person,
            options,
            request.public_locale,
            request.interaction.id,
        )
        view = lobby_view(table.public(), words_for(table.row.locale), self.bot.tables.timing.move)
        message_id = None
        try:
            message_id = await request.reply.show(view)
        finally:
            if message_id:
                await self.bot.tables.placed(table.id, message_id, table.row.version)
            else:
                self.bot.announcer.changed(table.id)


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Lobby(bot))
