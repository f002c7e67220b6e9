"""Why the bot ends: exit codes, and one line for the operator that says what to do."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

from bot.config import SettingsError
from bot.store import (
    DatabaseCorrupt,
    DatabaseFull,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseNewer,
    DatabaseReadOnly,
    StoreError,
)

# The codes of sysexits.h, which service managers know.
UNAVAILABLE: Final = 69
UNEXPECTED: Final = 70
DATABASE: Final = 74
TRY_AGAIN: Final = 75
REFUSED: Final = 77
SETTINGS: Final = 78


def explain(error: Exception, database: str) -> tuple[int, str]:
    """Return the exit code for an error, and what is wrong and what to do about it."""
    match error:
        case SettingsError():
            return SETTINGS, str(error)
        case StoreError():
            return _of_store(error, database)
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return REFUSED, (
                "Discord refuses the token in DISCORD_TOKEN. Make a new one in the developer "
                "portal (your application, Bot, Reset Token) and put it into .env."
            )
        case discord.HTTPException(status=429):
            return TRY_AGAIN, "Discord has had too many requests from here. Wait an hour."
        case discord.HTTPException() | discord.GatewayNotFound() | discord.ConnectionClosed():
            return UNAVAILABLE, f"Discord is not well ({_line(error)}). Try again later."
        case aiohttp.ClientError() | OSError():
            return UNAVAILABLE, f"Discord cannot be reached ({_line(error)}). Check the network."
        case _:
            return UNEXPECTED, f"Something unexpected failed ({type(error).__name__}); see the log."


def _of_store(error: StoreError, database: str) -> tuple[int, str]:
    why = error.data.get("reason") or error.key
    match error:
        case DatabaseInUse():
            return TRY_AGAIN, f"Another process already runs the bot on {database}. Stop it first."
        case DatabaseLocked():
            return TRY_AGAIN, f"Another program keeps {database} locked. Close it and try again."
        case DatabaseNewer():
            return DATABASE, f"{database} comes from a newer version of the bot. Update the bot."
        case DatabaseCorrupt():
            return DATABASE, (
                f"{database} is damaged or no database ({why}). It was left as it is; "
                "put back a backup as README.md tells, or set DATABASE to another file."
            )
        case DatabaseReadOnly():
            return DATABASE, (
                f"{database} cannot be written ({why}). Check who owns the file and its folder, "
                "and whether the disk is read-only."
            )
        case DatabaseFull():
            return DATABASE, f"The disk of {database} is full. Make room and start again."
        case _:
            return DATABASE, f"{database} cannot be used ({why})."


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
