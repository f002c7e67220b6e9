"""/rules and /help in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from discord import ui

from bot.game import Options, rules_of
from bot.i18n import TableRules, Words, rules_sections
from bot.tables import Timing
from bot.ui.ids import Target
from bot.ui.items import GREY, button, panel, rows

_SUIT_OF: Final = {"cups": "C", "coins": "D", "swords": "S", "batons": "B"}
_SIZES: Final = (2, 3, 4, 5)


def rules_view(options: Options, words: Words, *, others: bool = False) -> ui.LayoutView:
    """Return how to play what these options say; with buttons to the other games if asked for."""
    rules = rules_of(options)
    told = TableRules(
        players=options.players,
        hand=rules.hand_size,
        target=rules.target,
        rounds=rules.rounds,
        bidding=options.bidding if rules.ladder else None,
        teams=bool(rules.teams),
        removed=_SUIT_OF[options.removed_two] if len(rules.pack) == 39 else None,
    )
    buttons = [
        button(
            Target("rules-of", argument=str(size)),
            words("rules-button", players=size),
            disabled=size == options.players,
        )
        for size in _SIZES
    ]
    return panel(
        "\n".join(rules_sections(words, told)), *(rows(buttons) if others else ()), accent=GREY
    )


def help_view(words: Words, mentions: Mapping[str, str], timing: Timing) -> ui.LayoutView:
    """Return the help; ``mentions`` has a clickable mention for each command's base name."""
    keys = ("help-title", "help-first", "help-rest", "help-privacy", "help-stuck")
    minutes = max(round(timing.move / 60), 1)
    sections = [words(key, **mentions, minutes=minutes, misses=timing.missed_limit) for key in keys]
    return panel("\n".join(sections), accent=GREY)
