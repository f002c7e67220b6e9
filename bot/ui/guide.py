"""/rules and /help in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from discord import ui

from bot.game import Options
from bot.i18n import Words, rules_sections
from bot.tables import Timing
from bot.ui.ids import Target
from bot.ui.items import GREY, button, panel, rows

SIZES: Final = (2, 3, 4, 5, 6)
"""The games that can be read about without a table, by the number of players."""

_PAGE: Final = 3200
"""Characters a page: the rules of a table with many options would not fit into one message."""


def rules_view(options: Options, words: Words, page: int = 0, table: int = 0) -> ui.LayoutView:
    """Return a page of how to play what these options say; ``page`` counts from 0.

    They are those of a table, or of a game that can be changed for another by a button.
    """
    pages = _pages(rules_sections(words, options))
    page = min(page, len(pages) - 1)
    games = [
        button(
            Target("rules-of", argument=str(size)),
            words("rules-button", players=size),
            disabled=size == options.players,
        )
        for size in SIZES
    ]
    turning = [
        button(
            _turned(options, table, max(page - 1, 0)), words("button-previous"), disabled=page == 0
        ),
        button(
            _turned(options, table, page + 1),
            words("button-next"),
            disabled=page + 1 == len(pages),
        ),
    ]
    several = len(pages) > 1
    return panel(
        "\n".join(pages[page]),
        words("rules-page", page=page + 1, pages=len(pages)) if several else "",
        *(rows(turning) if several else ()),
        *(() if table else rows(games)),
        accent=GREY,
    )


def _turned(options: Options, table: int, page: int) -> Target:
    """What shows another page of the same rules, if there is one; tokens count pages from 1."""
    if table:
        return Target("rules-page", table, page + 1)
    return Target("rules-of", 0, page + 1, str(options.players))


def _pages(sections: Sequence[str]) -> list[list[str]]:
    """The sections on as few pages as they need, about as full as each other."""
    size = sum(map(len, sections))
    room = min(_PAGE, size // -(-size // _PAGE) + max(map(len, sections)))
    pages: list[list[str]] = [[]]
    for section in sections:
        if pages[-1] and sum(map(len, pages[-1])) + len(section) > room:
            pages.append([])
        pages[-1].append(section)
    return pages


def help_view(words: Words, mentions: Mapping[str, str], timing: Timing) -> ui.LayoutView:
    """Return the help; ``mentions`` has a clickable mention for each command's base name."""
    keys = ("help-title", "help-first", "help-rest", "help-privacy", "help-stuck")
    minutes = max(round(timing.move / 60), 1)
    sections = [words(key, **mentions, minutes=minutes, misses=timing.missed_limit) for key in keys]
    return panel("\n".join(sections), accent=GREY)
