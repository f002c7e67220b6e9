"""The auction of Chiamata: /bid, and the declarer's choice of trump and card."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import (
    SUITS,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Discard,
    MalformedText,
    NameTrump,
    Pass,
)
from bot.tables import Table
from bot.ui.app import App
from bot.ui.choices import called_in
from bot.ui.commands import text
from bot.ui.hand import said
from bot.ui.ids import Target
from bot.ui.reply import Answer
from bot.ui.request import Request, press
from bot.ui.steps import (
    bids_view,
    calls_view,
    confirm_call_view,
    confirm_discard_view,
    confirm_trump_view,
)
from bot.ui.text import bid_label, pack_words, rank_of_points
from cogs.choosing import own_table, own_tables
from cogs.hands import act, can_do, legal, show_hand, table_of_panel, token_of
from cogs.typed import typed_bid


class Auction(commands.Cog):
    """Bids, and what the declarer decides."""

    def __init__(self, bot: App) -> None:
        self.bot = bot

    @app_commands.command(
        name=text("command-bid-name"), description=text("command-bid-description")
    )
    @app_commands.guild_only()
    @app_commands.rename(bid=text("option-bid-bid-name"))
    @app_commands.describe(bid=text("option-bid-bid-description"))
    async def bid(self, interaction: discord.Interaction[Any], bid: str) -> None:
        """Bid or pass by typing."""

        async def bidding(request: Request) -> None:
            action = typed_bid(bid, request.words)
            table = await own_table(
                self.bot,
                request,
                lambda table: Target("act", table.id, token_of(table, request), str(action)),
                lambda table: can_do(table, request.person.user_id, action),
            )
            if table:
                await act(self.bot, request, table, action, None)

        await self.bot.serve(interaction, bidding)

    @bid.autocomplete("bid")
    async def legal_bids(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer exactly the legal bids, or those that begin with what was typed."""
        request = await self.bot.typing(interaction)
        bids: dict[str, str] = {}
        for table in await own_tables(self.bot, request):
            actions = legal(table, request.person.user_id)
            words = pack_words(request.words, table.public())
            public = table.public().observation
            if public is None or public.phase != "auction":
                continue
            rank = rank_of_points(public)
            for action in actions:
                if isinstance(action, BidRank | BidPoints | Pass):
                    bids[str(action)] = bid_label(words, action, rank)
        wanted = typed.strip().casefold()
        # Pass comes first: Discord shows 25 choices, and there may be sixty bids of points.
        ordered = sorted(bids.items(), key=lambda item: item[0] != str(Pass()))
        return [
            app_commands.Choice(name=name, value=value)
            for value, name in ordered
            if name.casefold().startswith(wanted)
        ][:25]

    @press("bids", answer=Answer.UPDATE)
    async def more_bids(self, request: Request) -> None:
        """Show every bid of points."""
        table = await table_of_panel(self.bot, request)
        if table:
            view = table.view(table.seat_of(request.person.user_id))
            await request.reply.show(bids_view(view, request.words))

    @press("suit", answer=Answer.UPDATE)
    async def choose_suit(self, request: Request) -> None:
        """Take a suit into consideration: ask for the card, or for a last yes."""
        table = await self._table_to_call_at(request)
        suit = request.target.argument
        if table is None:
            return
        if suit not in tuple(SUITS):
            raise MalformedText(text=suit)
        view = table.view(table.seat_of(request.person.user_id))
        card = called_in(view.observation, suit) if view.observation else None
        if table.options.kitty and view.observation and view.observation.phase == "trump":
            await request.reply.show(confirm_trump_view(view, request.words, suit))
        elif card is None or (view.observation and view.observation.phase == "call"):
            await request.reply.show(calls_view(view, request.words, suit))
        else:
            await request.reply.show(confirm_call_view(view, request.words, card))

    @press("call", answer=Answer.UPDATE)
    async def choose_card(self, request: Request) -> None:
        """Take a card into consideration and ask for a last yes."""
        table, card = await self._table_to_call_at(request), _card(request.chosen)
        if table:
            view = table.view(table.seat_of(request.person.user_id))
            await request.reply.show(confirm_call_view(view, request.words, card))

    @press("sure", answer=Answer.UPDATE)
    async def call(self, request: Request) -> None:
        """Name trump and call the card."""
        table, card = await self._table_to_call_at(request), _card(request.chosen)
        token = request.target.token
        if table is None:
            return
        called = said(pack_words(request.words, table.public()), CallCard(card))
        if table.playing.observe(None).phase == "trump":
            table = await act(self.bot, request, table, NameTrump(card.suit), token, called)
            token += 1
        if table and table.playing.observe(None).phase == "call":
            await act(self.bot, request, table, CallCard(card), token)

    @press("discard", answer=Answer.UPDATE)
    async def lay_down(self, request: Request) -> None:
        """Take five cards into consideration and ask for a last yes."""
        chosen = {_card(code) for code in request.values}
        table = await table_of_panel(self.bot, request)
        if table is None:
            return
        view = table.view(table.seat_of(request.person.user_id))
        hand = view.observation.hand if view.observation else ()
        cards = tuple(card for card in hand if card in chosen)
        if Discard(cards) in legal(table, request.person.user_id):
            await request.reply.show(confirm_discard_view(view, request.words, cards))
        else:
            await show_hand(self.bot, request, table)

    async def _table_to_call_at(self, request: Request) -> Table | None:
        """The table whose declarer is asking; everybody else gets their hand."""
        table = await table_of_panel(self.bot, request)
        if table is None:
            return None
        actions = legal(table, request.person.user_id)
        if any(isinstance(action, NameTrump | CallCard) for action in actions):
            return table
        await show_hand(self.bot, request, table)
        return None


def _card(code: str) -> Card:
    """The card with this code; MalformedText when there is none."""
    try:
        return Card.parse(code)
    except ValueError as error:
        raise MalformedText(text=code) from error


async def setup(bot: App) -> None:
    """Load the cog."""
    await bot.add_cog(Auction(bot))
