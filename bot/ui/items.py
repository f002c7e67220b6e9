"""Buttons, selects and the panels they stand in. Every view is built afresh for every message.

discord.py forgets a dynamic item for the whole process when a view that holds it is stopped, times
out or mixes it with ordinary items; so views here hold nothing else, and are never stopped.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol, Self

import discord
from discord import ButtonStyle, ui

from bot.ui.ids import Target

GREEN: Final = 0x2E7D4F
GOLD: Final = 0xC9A227
GREY: Final = 0x6B7280

_BUTTONS_A_ROW: Final = 5


class Pressed(Protocol):
    """Whoever handles presses: the client."""

    async def on_press(
        self, interaction: discord.Interaction[Any], target: Target | None, values: Sequence[str]
    ) -> None:
        """Handle one press and answer it; never raises."""


class GameItem(ui.DynamicItem[ui.Item[Any]], template=r"b\d+:.+"):
    """Any button or select of ours, of whatever version, on a message of whatever age."""

    def __init__(self, item: ui.Item[Any], target: Target | None) -> None:
        super().__init__(item)
        self.target = target

    def __repr__(self) -> str:
        # discord.py logs the item of a press that broke, and the label of ours names a card.
        return f"<GameItem {self.target.action if self.target else 'of another version'}>"

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Take up a press on a message that this process may never have seen."""
        return cls(item, Target.parse(match.string))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on; the handler has the error boundary that discord.py lacks here."""
        handler: Pressed = interaction.client
        values = self.item.values if isinstance(self.item, ui.Select) else ()
        await handler.on_press(interaction, self.target, values)


def custom_ids(message: discord.Message) -> set[str]:
    """Return the ids of all buttons and selects on a message."""
    items = ui.LayoutView.from_message(message, timeout=None).walk_children()
    return {str(item.custom_id) for item in items if isinstance(item, ui.Button | ui.Select)}


def button(
    target: Target,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> GameItem:
    """Return a button; the label is cut at Discord's 80 characters."""
    item: ui.Button[Any] = ui.Button(
        style=style, label=label[:80], emoji=emoji, custom_id=str(target), disabled=disabled
    )
    return GameItem(item, target)


def select(
    target: Target,
    placeholder: str,
    choices: Sequence[tuple[str, str, str | None]],
    chosen: str | None = None,
) -> GameItem:
    """Return a select of one of at most 25 (value, label, description); one may be chosen."""
    options = [
        discord.SelectOption(
            value=value, label=label[:100], description=description, default=value == chosen
        )
        for value, label, description in choices
    ]
    item: ui.Select[Any] = ui.Select(
        custom_id=str(target), placeholder=placeholder[:150], options=options
    )
    return GameItem(item, target)


def rows(
    buttons: Sequence[ui.Item[Any]], width: int = _BUTTONS_A_ROW
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons in rows of this width."""
    return [
        ui.ActionRow(*buttons[start : start + width]) for start in range(0, len(buttons), width)
    ]


def panel(*parts: str | ui.Item[Any], accent: int | None = None, fits: int = 3900) -> ui.LayoutView:
    """Return a view of one container; empty texts are left out, and too long ones are cut."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=accent)
    left = fits
    for part in parts:
        if not isinstance(part, str):
            box.add_item(part)
        elif part and left > 0:
            box.add_item(ui.TextDisplay(part[:left]))
            left -= len(part)
    view.add_item(box)
    return view


def rule() -> ui.Separator[Any]:
    """Return a thin line between two parts of a panel."""
    return ui.Separator()


def link(label: str, url: str) -> ui.Button[Any]:
    """Return a button that leads to a message."""
    return ui.Button(style=ButtonStyle.link, label=label[:80], url=url)


def jump_url(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the address of a message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
