"""The hand: /hand, /play and the buttons of the panel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import permissions
from bot.game import Action, GameError, MalformedText, PlayCard, parse_action
from bot.i18n import card_name, the_card, words_for
from bot.tables import Refusal, Table
from bot.ui.app import App
from bot.ui.commands import text
from bot.ui.explain import explain
from bot.ui.hand import hand_over_view, hand_view, said
from bot.ui.ids import Target
from bot.ui.messages import message_view
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from cogs.choosing import own_table, own_tables
from cogs.permits import missing, named


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
            action = _typed_card(card, tables, request)
            table = await own_table(
                self.bot,
                request,
                lambda table: Target("act", table.id, token_of(table, request), str(action)),
                lambda table: can_do(table, request.person.user_id, action),
            )
            if table:
                await act(self.bot, request, table.id, action, None)

        await self.bot.serve(interaction, playing)

    @play.autocomplete("card")
    async def playable_cards(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer exactly the cards that the asker may play now."""
        request = Request(interaction, self.bot.reply_for(interaction))
        words, wanted = request.words, typed.casefold()
        choices: dict[str, str] = {}
        for table in await own_tables(self.bot, request):
            for action in legal(table, request.person.user_id):
                if isinstance(action, PlayCard):
                    choices[str(action.card)] = card_name(words, action.card)
        return [
            app_commands.Choice(name=name, value=code)
            for code, name in choices.items()
            if wanted in name.casefold()
        ][:25]

    @press("hand", answer=Answer.PRIVATE)
    @press("hand-update", answer=Answer.UPDATE)
    async def open_hand(self, request: Request) -> None:
        """Show the hand: from the board in a new panel, from a panel on itself."""
        await show_hand(self.bot, request, await self.bot.tables.get(request.target.table))

    @press("act", answer=Answer.UPDATE)
    async def acting(self, request: Request) -> None:
        """Play the card, or say the bid, of a button or select."""
        action = parse_action(request.values[0] if request.values else request.target.argument)
        await act(self.bot, request, request.target.table, action, request.target.token)


async def show_hand(bot: App, request: Request, table: Table, note: str = "") -> None:
    """Show the asker's panel; NotSeated or a word about the lobby when there is none."""
    seat, words = table.seat_of(request.person.user_id), request.words
    if table.match is None:
        await request.reply.show(message_view(words("not-in-lobby")))
        return
    if table.match.outcome:
        await request.reply.show(hand_over_view(words, note))
        return
    if bot.announcer.blocked(table.id):
        note = "\n".join([note, _blocked(bot, request, table)])
    await request.reply.show(hand_view(table.view(seat), words, note.strip()))
    bot.panels.shown(table, seat, request.interaction)


async def act(bot: App, request: Request, table_id: int, action: Action, token: int | None) -> None:
    """Carry out an action and show the panel after it; a refusal stands on the panel too."""
    words, user_id = request.words, request.person.user_id
    try:
        table = await bot.tables.play.act(table_id, user_id, action, token)
    except (Refusal, GameError) as error:
        table = await bot.tables.get(table_id)
        table.seat_of(user_id)
        note = explain(words, error, table.public())
    else:
        note = said(words, action)
    await show_hand(bot, request, table, note)


def _blocked(bot: App, request: Request, table: Table) -> str:
    """What to say of a board that cannot be written. Each click tells what the bot may do here."""
    lacking: tuple[str, ...] = ()
    if request.channel_id == table.row.channel_id:
        lacking = missing(request)
        if not lacking:
            bot.announcer.unblocked(table.id)
    return request.words(
        "hand-board-lost", permissions=named(request, lacking or tuple(permissions.BITS))
    )


def can_do(table: Table, user_id: int, action: Action) -> bool:
    """Whether this person may do this at this table now."""
    return action in legal(table, user_id)


def legal(table: Table, user_id: int) -> tuple[Action, ...]:
    if table.match is None or table.between:
        return ()
    return table.match.legal(table.seat_of(user_id))


def token_of(table: Table, request: Request) -> int:
    return table.token(table.seat_of(request.person.user_id)) if table.match else 0


def _typed_card(typed: str, tables: tuple[Table, ...], request: Request) -> PlayCard:
    """The card of a suggestion, or of its name typed out; MalformedText for anything else."""
    held = [
        card
        for table in tables
        if table.match and not table.between
        for card in table.match.observe(table.seat_of(request.person.user_id)).hand
    ]
    wanted = typed.strip().casefold()
    for card in held:
        names = {str(card), card_name(request.words, card), the_card(request.words, card)}
        names.add(card_name(words_for(None), card))
        if wanted in {name.casefold() for name in names}:
            return PlayCard(card)
    action = parse_action(typed.strip().upper())
    if not isinstance(action, PlayCard):
        raise MalformedText(text="")
    return action


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Play(bot))
