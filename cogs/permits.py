"""What the bot may do in a channel, checked before it promises anything there."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot import permissions
from bot.i18n import join
from bot.tables import Refusal
from bot.ui.request import Request


class MissingPermissions(Refusal):
    """The bot may not do here what a table needs; ``permissions`` are named in words."""

    key = "missing-permissions"


class NotInThread(Refusal):
    """The bot is no member of this private thread and could not write there."""

    key = "not-in-thread"


def check_permissions(request: Request) -> None:
    """Raise MissingPermissions or NotInThread unless a table can be played in this channel."""
    if missing(request):
        raise missing_permissions(request)
    if _shut_out(request):
        raise NotInThread


def missing_permissions(request: Request) -> MissingPermissions:
    """Return the refusal that names what is missing here; everything where that is unknown."""
    return MissingPermissions(
        channel=f"<#{request.channel_id}>",
        permissions=named(request, missing(request) or tuple(permissions.BITS)),
    )


def named(request: Request, names: Sequence[str]) -> str:
    """Return the permissions as a list in the reader's words."""
    return join(request.words, [request.words(f"permission-{name}") for name in names])


def missing(request: Request) -> tuple[str, ...]:
    """What a table needs in the channel of this request and the bot does not have."""
    thread = isinstance(request.interaction.channel, discord.Thread)
    granted = request.interaction.app_permissions.value
    return permissions.missing(granted, thread=thread)


def _shut_out(request: Request) -> bool:
    """Whether this is a private thread of others: commands reach the bot there all the same."""
    thread, guild = request.interaction.channel, request.interaction.guild
    return (
        isinstance(thread, discord.Thread)
        and thread.is_private()
        and not request.interaction.app_permissions.manage_threads
        # Discord tells a bot of the private threads that it is a member of, and of no others.
        and (guild is None or guild.get_thread(thread.id) is None)
    )
