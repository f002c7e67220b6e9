"""The bot's settings: one frozen object from the environment and `.env`, checked at the start."""

from __future__ import annotations

import difflib
import io
import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from dotenv.parser import parse_stream

from bot.tables import Timing

log = logging.getLogger(__name__)

ENV_FILE: Final = Path(".env")
NAMES: Final = (
    "DISCORD_TOKEN",
    "DATABASE",
    "MOVE_SECONDS",
    "NUDGE_SECONDS",
    "LOBBY_SECONDS",
    "NEXT_DEAL_SECONDS",
    "LOG_LEVEL",
)
LEVELS: Final = ("INFO", "WARNING", "ERROR")
"""DEBUG is no choice: at that level the libraries print tokens and payloads."""

_SHORTEST: Final = 1.0
_LONGEST: Final = 7 * 24 * 3600.0
_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII)
_FIX: Final = (
    "In the developer portal open your application, then Bot, Reset Token, Copy, "
    "and write DISCORD_TOKEN=<token> into .env."
)
_MISTAKEN: Final = {
    r"(\"|').*": "it stands in quotes; leave them out",
    r"(Bot|Bearer)\s.*": "leave out the word before the token",
    r"\d{15,22}": "this looks like the application id; the token is on the page Bot",
    r"[0-9a-f]{64}": "this looks like the public key; the token is on the page Bot",
    r"[\w-]{32}": "this looks like the client secret; the token is on the page Bot",
}


class SettingsError(Exception):
    """A setting that is missing or wrong; the text names it, its rule and the fix."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator decides. `load()` checks; the constructor trusts its caller."""

    token: str = field(repr=False)
    database: Path = Path("data/briscola.sqlite3")
    timing: Timing = field(default_factory=Timing)
    log_level: str = "INFO"


def load(environ: Mapping[str, str] | None = None, env_file: Path = ENV_FILE) -> Settings:
    """Read the settings; a variable of the environment wins over the same one in the file.

    Raises SettingsError for the first setting that is missing or malformed.
    """
    environ = os.environ if environ is None else environ
    _refuse_a_forgetful_disk(environ)
    written = _read(env_file)
    # Hosts' forms make it easy to leave a variable there but empty.
    found = {name: environ.get(name, "").strip() or written.get(name, "") for name in NAMES}
    usual = Settings(token="")
    return Settings(
        token=_token(found["DISCORD_TOKEN"], written),
        database=_database(found["DATABASE"] or str(usual.database)),
        timing=Timing(
            move=_seconds("MOVE_SECONDS", found, usual.timing.move),
            nudge=_seconds("NUDGE_SECONDS", found, usual.timing.nudge),
            lobby=_seconds("LOBBY_SECONDS", found, usual.timing.lobby),
            next_deal=_seconds("NEXT_DEAL_SECONDS", found, usual.timing.next_deal),
        ),
        log_level=_level(found["LOG_LEVEL"] or usual.log_level),
    )


def _refuse_a_forgetful_disk(environ: Mapping[str, str]) -> None:
    # Dokku sets DYNO as Heroku does, and its own names beside it; its disks can be mounted.
    if "DYNO" in environ and not any(name.startswith("DOKKU_") for name in environ):
        raise SettingsError(
            "DYNO is set, so this is Heroku, which deletes every file at each restart: tables and "
            "leaderboards would be lost. Host the bot where a disk stays; README.md names some."
        )


def _read(env_file: Path) -> dict[str, str]:
    try:
        text = env_file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError as error:
        raise SettingsError(f"{env_file} is not UTF-8 text: save it as UTF-8.") from error
    except OSError as error:
        raise SettingsError(f"{env_file} cannot be read: {error.strerror}.") from error
    if os.name == "posix" and env_file.stat().st_mode & 0o004:
        log.warning("every user of this machine can read %s: chmod 600 %s", env_file, env_file)
    values = {}
    for binding in parse_stream(io.StringIO(text)):
        if binding.error or (binding.key and binding.value is None):
            # The line itself stays unsaid: it may hold the token.
            raise SettingsError(
                f"{env_file}, line {binding.original.line}, is not NAME=value: mend it, or begin "
                "it with # if it is a comment."
            )
        if binding.key and binding.value is not None:
            values[binding.key] = binding.value.strip()
    for name in values.keys() - NAMES:
        meant = difflib.get_close_matches(name, NAMES, 1)
        hint = f"; did you mean {meant[0]}?" if meant else ""
        log.warning("%s sets %s, which the bot does not know%s", env_file, name, hint)
    return values


def _token(token: str, written: Mapping[str, str]) -> str:
    if not token:
        left_empty = " (it stands in .env, but empty)" if "DISCORD_TOKEN" in written else ""
        raise SettingsError(f"DISCORD_TOKEN is missing{left_empty}. {_FIX}")
    if not _TOKEN.fullmatch(token):
        guesses = (why for form, why in _MISTAKEN.items() if re.fullmatch(form, token))
        why = next(guesses, "a token has three parts of letters, digits, - and _ with dots between")
        raise SettingsError(f"DISCORD_TOKEN is not a bot token: {why}. {_FIX}")
    return token


def _database(text: str) -> Path:
    path = Path(text)
    if "://" in text or text == ":memory:" or path.is_dir():
        raise SettingsError(
            f"DATABASE is {text!r}, but must be the path of a file on a local disk, "
            "such as data/briscola.sqlite3."
        )
    return path


def _seconds(name: str, found: Mapping[str, str], usual: float) -> float:
    text = found[name] or str(usual)
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    # Written so that "nan", which compares with nothing, is refused too.
    if not _SHORTEST <= seconds <= _LONGEST:
        raise SettingsError(
            f"{name} is {text!r}, but must be a number of seconds from {_SHORTEST:g} to "
            f"{_LONGEST:.0f} (a week), such as {name}=60."
        )
    return seconds


def _level(text: str) -> str:
    level = text.upper()
    if level not in LEVELS:
        raise SettingsError(f"LOG_LEVEL is {text!r}, but must be one of {', '.join(LEVELS)}.")
    return level
