"""What the bot must be allowed in a channel, and the link that invites it with just that."""

from __future__ import annotations

from typing import Final

_SHARED: Final = {
    "view_channel": 1 << 10,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
}
_SPEAKING: Final = {"send_messages": 1 << 11}
_SPEAKING_IN_THREADS: Final = {"send_messages_in_threads": 1 << 38}

BITS: Final = {**_SHARED, **_SPEAKING, **_SPEAKING_IN_THREADS}
"""The bit of each permission, under the name that discord.py and Discord's API give it."""

NUMBER: Final = sum(BITS.values())
"""The permissions as one number, as the invite link carries them."""


def missing(granted: int, *, thread: bool) -> tuple[str, ...]:
    """Name what a table needs and `granted`, the bot's permissions there, does not include."""
    speaking = _SPEAKING_IN_THREADS if thread else _SPEAKING
    needed = {**_SHARED, **speaking}
    return tuple(name for name, bit in needed.items() if not granted & bit)


def invite(application_id: int) -> str:
    """Return the link with which somebody who manages a server adds the bot to it."""
    return (
        f"https://discord.com/oauth2/authorize?client_id={application_id}"
        f"&permissions={NUMBER}&scope=bot%20applications.commands"
    )
