"""/briscola and the lobby's buttons."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Options, OptionsError
from bot.game.options import SIZES, VALUES
from bot.i18n import words_for
from bot.players import LEVELS
from bot.tables import LIVE, PACES, Table
from bot.tables.refusals import NotComputer, NotSeated, SeatsMissing
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.lobby import ADD, fill_view, lobby_view
from bot.ui.messages import message_view
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.hands import lost_board, show_hand
from cogs.permits import check_permissions

_COMPUTER: Final = re.compile(r"-[0-9]{1,3}", re.ASCII)


def _choices(option: str) -> list[app_commands.Choice[Any]]:
    return _offered(option, VALUES[option])


def _offered(option: str, values: Iterable[Any]) -> list[app_commands.Choice[Any]]:
    return [
        app_commands.Choice(name=text(f"choice-{option}-{value}"), value=value) for value in values
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
        computers=text("option-briscola-computers-name"),
        pace=text("option-briscola-pace-name"),
    )
    @app_commands.describe(
        players=text("option-briscola-players-description"),
        length=text("option-briscola-length-description"),
        bidding=text("option-briscola-bidding-description"),
        teams=text("option-briscola-teams-description"),
        computers=text("option-briscola-computers-description"),
        pace=text("option-briscola-pace-description"),
    )
    @app_commands.choices(
        players=_choices("players"),
        length=_choices("length"),
        bidding=_choices("bidding"),
        teams=_choices("teams"),
        computers=_offered("computers", LEVELS),
        pace=_offered("pace", PACES),
    )
    async def briscola(
        self,
        interaction: discord.Interaction[Any],
        players: int = 2,
        length: str = "short",
        bidding: str | None = None,
        teams: str | None = None,
        computers: str | None = None,
        pace: str = LIVE,
    ) -> None:
        """Open a table."""

        async def opening(request: Request) -> None:
            chosen: dict[str, Any] = {"bidding": bidding, "teams": teams}
            chosen = {name: value for name, value in chosen.items() if value}
            plain = Options(players=players, length=length, sit_out=players == 7)
            misplaced = [name for name in chosen if plain.active not in SIZES[name]]
            if misplaced:
                raise OptionsError(options=("players", *misplaced))
            await self._open(request, replace(plain, **chosen), computers, pace)

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
        try:
            table = await self.bot.tables.lobby.start(table_id, user_id, interaction_id)
        except SeatsMissing:
            public = (await self.bot.tables.get(table_id)).public()
            await request.reply.whisper(fill_view(public, request.words))
            return
        await self._acknowledge(request, table)

    @press("fill", answer=Answer.UPDATE)
    async def fill(self, request: Request) -> None:
        """Deal the first round with computers in the free seats, and show the host's cards."""
        check_permissions(request)
        table = await self.bot.tables.lobby.start(
            request.target.table,
            request.person.user_id,
            request.interaction.id,
            fill=request.target.argument,
        )
        await show_hand(self.bot, request, table)

    @press("computers", answer=Answer.QUIET)
    async def seat_computers(self, request: Request) -> None:
        """Let a computer sit down, or get up again."""
        what, _, which = request.chosen.partition(":")
        lobby, table_id = self.bot.tables.lobby, request.target.table
        user_id = request.person.user_id
        if what == ADD:
            table = await lobby.add_computer(table_id, user_id, which, request.interaction.id)
        else:
            computer = int(which) if _COMPUTER.fullmatch(which) else 0
            try:
                table = await lobby.remove_computer(table_id, user_id, computer)
            except NotSeated as error:
                raise NotComputer from error
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

    async def _open(
        self, request: Request, options: Options, computers: str | None = None, pace: str = LIVE
    ) -> None:
        check_permissions(request)
        table = await self.bot.tables.lobby.open(
            request.guild_id,
            request.channel_id,
            request.person,
            options,
            request.public_locale,
            request.interaction.id,
        )
        public, timing = table.public(), self.bot.tables.timing
        view = lobby_view(public, words_for(public.locale), timing.at(public.pace).move)
        message_id = None
        try:
            message_id = await request.reply.show(view)
        finally:
            if message_id:
                await self.bot.tables.placed(table.id, message_id, table.row.version)
            else:
                self.bot.announcer.changed(table.id)
        if pace != LIVE:
            await self.bot.tables.lobby.set_table(table.id, request.person.user_id, pace=pace)
        for _ in range(table.public().free if computers else 0):
            await self.bot.tables.lobby.add_computer(
                table.id, request.person.user_id, str(computers), request.interaction.id
            )


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Lobby(bot))
