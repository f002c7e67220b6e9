"""What would give a secret away in a text: cards by code or name, keys in any writing, tokens."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import threading
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from bot import logs
from bot.game import PACK, RANKS, SUITS
from bot.i18n import card_name, short_card, the_card, words_for

_NAMES = {
    name_of(words_for(language), card).casefold()
    for language in ("en", "it")
    for card in PACK
    for name_of in (card_name, the_card, short_card)
}
_CARD = re.compile(rf"\b[{RANKS}][{SUITS}]\b|(?i:{'|'.join(map(re.escape, sorted(_NAMES)))})")


def cards_in(text: str) -> list[str]:
    """Everything that names a card, by its code or in words."""
    return _CARD.findall(text)


def writings(secret: bytes) -> list[str]:
    """How 32 bytes could be written down."""
    return [
        secret.hex(),
        secret.hex().upper(),
        b64encode(secret).decode().rstrip("="),
        urlsafe_b64encode(secret).decode().rstrip("="),
        str(int.from_bytes(secret, "big")),
        str(int.from_bytes(secret, "little")),
        repr(secret)[2:-1],
        repr(secret)[2:-1].replace("\\", "\\\\"),
    ]


def stands_in(secret: bytes, text: str) -> bool:
    """Whether the text has this secret in any writing."""
    return any(writing in text for writing in writings(secret))


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """Log as the process does, discord.py at INFO too, into a stream."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, threading.excepthook
    stream = io.StringIO()
    logs.set_up(stream)
    root.handlers += before[0]
    try:
        yield stream
    finally:
        logging.captureWarnings(False)
        root.handlers[:], root.level, threading.excepthook = before


@contextmanager
def task_names() -> Iterator[set[str]]:
    """Collect the names of the tasks that are created."""
    names: set[str] = set()
    create = asyncio.create_task

    def noted(work, *, name=None, **more):
        names.add(str(name))
        return create(work, name=name, **more)

    with patch.object(asyncio, "create_task", noted):
        yield names
