"""Logs: one JSON object per line, with ids and never with a token, a seed or a hand.

Fields: `ts`, `level`, `logger`, `event` (the message), those of FIELDS that a call gives as
`extra`, and `error` with the traceback.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, TextIO

from bot.game.cards import RANKS, SUITS
from bot.game.errors import GameError

FIELDS: Final = ("guild", "channel", "table", "user", "code", "kind")

_SECRETS: Final = (
    # A bot's token, wherever it stands.
    (re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII), "[token]"),
    # An interaction's token in the address of a request.
    (re.compile(r"((?:webhooks|interactions)/\d+/)[\w-]{20,}", re.ASCII), r"\1[token]"),
    # Seeds, keys and secrets are 32 bytes in hexadecimal.
    (re.compile(r"\b[0-9a-fA-F]{64}\b"), "[32 bytes]"),
    # What follows a button's own token names the card it plays.
    (re.compile(r"\b(b\d+:\w+:\w+:\w+):[\w:.+-]+"), r"\1:[hidden]"),
    (re.compile(r"\bCard\(\w+\)"), "Card(hidden)"),
    (re.compile(rf"'[{RANKS}][{SUITS}]'"), "'(card)'"),
)


def mask(text: str) -> str:
    """Replace everything that looks like a token, a seed or a card's button."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, without its line break."""
        errors = _related(record.exc_info[1]) if record.exc_info and record.exc_info[1] else []
        when = datetime.fromtimestamp(record.created, UTC)
        entry: dict[str, object] = {
            "ts": when.isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": _without_cards(record.getMessage(), errors),
        }
        entry |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
        if errors:
            entry["error"] = _without_cards("".join(map(_told, reversed(errors))), errors)
        return mask(json.dumps(entry, ensure_ascii=False, default=str))


def set_up(stream: TextIO | None = None) -> None:
    """Send all logs and warnings to the stream (standard output), one JSON object per line."""
    handler = logging.StreamHandler(stream or sys.stdout)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.captureWarnings(True)
    threading.excepthook = _log_thread


def _log_thread(crash: threading.ExceptHookArgs) -> None:
    error = crash.exc_value or crash.exc_type()
    name = crash.thread.name if crash.thread else "unknown"
    logging.getLogger(__name__).error("thread %s died", name, exc_info=error)


def _related(error: BaseException) -> list[BaseException]:
    """The error, then those behind it: causes, contexts and members of groups."""
    found: list[BaseException] = []
    waiting: list[BaseException | None] = [error]
    while waiting:
        one = waiting.pop(0)
        if one is None or one in found:
            continue
        found.append(one)
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
        waiting.append(one.__cause__ or (None if one.__suppress_context__ else one.__context__))
    return found


def _told(error: BaseException) -> str:
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{frames}{type(error).__module__}.{type(error).__qualname__}: {error}\n"


def _without_cards(text: str, errors: Iterable[BaseException]) -> str:
    """Replace what refusals of the rules say about themselves: their data name cards."""
    for error in errors:
        if isinstance(error, GameError):
            text = text.replace(str(error), error.key)
    return text
