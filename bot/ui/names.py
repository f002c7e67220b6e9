"""Display names are untrusted text: what may be shown of them."""

from __future__ import annotations

import unicodedata
from typing import Final

import discord

LONGEST_NAME: Final = 24

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_MOST_MARKS: Final = 2


def clean_name(name: str, fallback: str = "?") -> str:
    """Return a name without control, direction and stacked marks, cut, markdown escaped.

    Mentions, links and code in it are shown as plain text.
    """
    return discord.utils.escape_markdown(plain_name(name, fallback)).replace("<", "\\<")


def plain_name(name: str, fallback: str = "?") -> str:
    """Return a name as clean_name() does but without escapes, for labels that know no markdown."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(character)
        if kind in _INVISIBLE:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    text = " ".join("".join(kept).split()).replace("@", "@\u2060")
    if len(text) > LONGEST_NAME:
        text = text[: LONGEST_NAME - 1].rstrip() + "…"
    return text or fallback
