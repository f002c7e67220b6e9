"""What the bot may do in a channel, checked before it promises anything there."""

from __future__ import annotations

import discord

from bot import permissions
from bot.i18n import join
from bot.tables import Refusal
from bot.ui.request import Request


class MissingPermissions(Refusal):
    """The bot may not do here what a table needs; ``permissions`` are named in words."""

    key = "missing-permissions"


def check_permissions(request: Request) -> None:
    """Raise MissingPermissions unless a table can be played in this channel or thread."""
    if _missing(request):
        raise missing_permissions(request)


def missing_permissions(request: Request) -> MissingPermissions:
    """Return the refusal that names what is missing here; everything where that is unknown."""
    words = request.words
    names = _missing(request) or tuple(permissions.BITS)
    return MissingPermissions(
        channel=f"<#{request.channel_id}>",
        permissions=join(words, [words(f"permission-{name}") for name in names]),
    )


def _missing(request: Request) -> tuple[str, ...]:
    thread = isinstance(request.interaction.channel, discord.Thread)
    granted = request.interaction.app_permissions.value
    return permissions.missing(granted, thread=thread)
