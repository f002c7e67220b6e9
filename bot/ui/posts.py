"""Messages in channels, through the bot's own token: posting, editing, deleting, and what can fail.

A board outlives every interaction token, so it is never touched through one.
"""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import discord
from discord import ui

from bot.ui.items import custom_ids

TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What any request to Discord may raise."""

UNKNOWN_CHANNEL: Final = frozenset({10003, 10004})
NO_ACCESS: Final = frozenset({50001, 50013})
GONE: Final = 10008
# Too old to be edited often, or in an archived thread: a fresh message takes its place.
NOT_EDITABLE: Final = frozenset({30046, 50083})


class ChannelLost(Exception):
    """The channel or the server is gone."""


class NoAccess(Exception):
    """A permission to write here has been taken away."""


class NotEditable(Exception):
    """The message cannot be edited just now, or ever."""


class MessageGone(NotEditable):
    """The message has been deleted."""


class Posts:
    """What the bot says in channels on its own account."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(
        self,
        channel_id: int,
        view: ui.LayoutView,
        nonce: str,
        *,
        mention: int | None = None,
        file: discord.File | None = None,
    ) -> int:
        """Post a message and return its id.

        Discord takes a nonce once within some minutes, so a repeated attempt posts nothing twice.
        ``mention`` is the one user who is notified.
        """
        users = [discord.Object(mention)] if mention else False
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        channel = self._client.get_partial_messageable(channel_id)
        extra: dict[str, Any] = {"file": file} if file else {}
        try:
            message = await channel.send(view=view, nonce=nonce, allowed_mentions=allowed, **extra)
        except discord.HTTPException as error:
            # An archived thread opens by itself for a new message, unless it is locked.
            raise (NoAccess() if error.code in NOT_EDITABLE else _typed(error)) from error
        return message.id

    async def edit(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        """Show another view on a message."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=view)
        except discord.HTTPException as error:
            raise _typed(error) from error

    async def find(self, channel_id: int, custom_id: str) -> int | None:
        """Return our newest message among the channel's last ones that has this button, or None.

        Needs the permission to read the message history; without it nothing is found.
        """
        channel, own = self._client.get_partial_messageable(channel_id), self._client.user
        try:
            async for message in channel.history(limit=50):
                if message.author == own and custom_id in custom_ids(message):
                    return message.id
        except discord.HTTPException as error:
            if error.code not in NO_ACCESS:
                raise _typed(error) from error
        return None

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; one that is gone already is as good."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.delete()
        except discord.HTTPException as error:
            if error.code != GONE:
                raise _typed(error) from error


def _typed(error: discord.HTTPException) -> Exception:
    if error.code in UNKNOWN_CHANNEL:
        return ChannelLost()
    if error.code == GONE:
        return MessageGone()
    if error.code in NOT_EDITABLE:
        return NotEditable()
    if error.code in NO_ACCESS or isinstance(error, discord.Forbidden):
        return NoAccess()
    return error
