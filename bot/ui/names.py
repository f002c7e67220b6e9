"""Display names are untrusted text: what may be shown of them."""

from __future__ import annotations

import unicodedata
from typing import Final
from unicodedata import bidirectional

import discord

LONGEST_NAME: Final = 20
NO_ONE: Final = "no_one"
"""Stands for nobody where a message chooses by a name: in a cleaned name the underscore is escaped,
so that nobody can call themselves so."""

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_MOST_MARKS: Final = 2
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_JOINER: Final = "\u2060"


def clean_name(name: str, fallback: str = "?") -> str:
    """Return a name without control, direction and stacked marks, cut, markdown escaped.

    Mentions, links and code in it are shown as plain text, and right-to-left letters leave the
    order of the text around them alone.
    """
    text = plain_name(name, fallback).replace("://", f":{_JOINER}//")
    text = discord.utils.escape_markdown(text, ignore_links=False).replace("<", "\\<")
    return f"\u2068{text}\u2069" if _RIGHT_TO_LEFT & set(map(bidirectional, text)) else text


def plain_name(name: str, fallback: str = "?", longest: int = LONGEST_NAME) -> str:
    """Return a name as clean_name() does but without escapes, for labels that know no markdown.

    ``longest`` is in columns, of which wide letters and emojis take two.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(character)
        if kind in _INVISIBLE:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    text = " ".join("".join(kept).split()).replace("@", f"@{_JOINER}")
    return _cut(text, longest) or fallback


def _cut(text: str, longest: int) -> str:
    columns = 0
    for end, character in enumerate(text):
        columns += 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
        if columns > longest:
            return text[: end - 1].rstrip() + "…"
    return text
