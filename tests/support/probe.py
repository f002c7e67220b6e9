"""A small bot that the test helpers are tried on: `python -m tests.support.probe` runs it."""

from __future__ import annotations

import asyncio
import os
import time

import discord
from discord import app_commands, ui
from discord.ext import commands

NUDGE = 30.0


class Press(ui.DynamicItem[ui.Button], template=r"probe:(?P<act>[a-z]+)"):
    """A button that outlives the process."""

    def __init__(self, act: str) -> None:
        super().__init__(ui.Button(label=act.title(), custom_id=f"probe:{act}"))
        self.act = act

    @classmethod
    async def from_custom_id(cls, _interaction, _item, match):
        return cls(match["act"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await getattr(interaction.client, self.act)(interaction)


class Bid(ui.Modal, title="Points"):
    points = ui.TextInput(label="How many", custom_id="points")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Bid: {self.points.value}", ephemeral=True)


class Probe(commands.Bot):
    """Counts presses on a board, hands out private panels, nudges after a while."""

    def __init__(self, clock=time.time) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.clock = clock
        self.board = None
        self.pressed = 0
        self.running: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(app_commands.Command(name="open", description="o", callback=_open))
        self.tree.add_command(app_commands.Command(name="block", description="b", callback=_block))
        await self.tree.sync()

    def text(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        row = ui.ActionRow(*map(Press, ("count", "hand", "bid")))
        view.add_item(ui.Container(ui.TextDisplay(f"Pressed: {self.pressed}"), row))
        return view

    async def nudge(self, user: discord.abc.Snowflake) -> None:
        due = self.clock() + NUDGE
        await asyncio.sleep(due - self.clock())
        await self.board.channel.send(f"<@{user.id}>")

    async def count(self, interaction: discord.Interaction) -> None:
        self.pressed += 1
        await interaction.response.defer()
        # Through the bot's token, so that the channel's rate limit applies.
        board = interaction.channel.get_partial_message(interaction.message.id)
        await board.edit(view=self.text())

    async def hand(self, interaction: discord.Interaction) -> None:
        name = interaction.user.display_name
        hello = "Mano di" if interaction.locale is discord.Locale.italian else "Hand of"
        await interaction.response.send_message(f"{hello} {name}", ephemeral=True)

    async def bid(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Bid())


async def _open(interaction: discord.Interaction) -> None:
    bot = interaction.client
    await interaction.response.send_message(view=bot.text())
    bot.board = await interaction.original_response()
    task = asyncio.create_task(bot.nudge(interaction.user))
    bot.running.add(task)
    task.add_done_callback(bot.running.discard)


async def _block(interaction: discord.Interaction, seconds: float) -> None:
    time.sleep(seconds)
    await interaction.response.send_message("too late", ephemeral=True)


if __name__ == "__main__":
    Probe().run(os.environ["DISCORD_TOKEN"])
