"""The lobby: who sits where, which rules apply, and the commitment of the fair deal."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.game import Options
from bot.i18n import Words
from bot.tables import PublicTable
from bot.ui.ids import Target
from bot.ui.items import GREEN, GREY, button, panel, rows
from bot.ui.names import clean_name
from bot.ui.text import game_title, length_text


def lobby_view(table: PublicTable, words: Words, move_seconds: float) -> ui.LayoutView:
    """Return the lobby as everybody sees it."""
    full = not table.free
    start = button(
        Target("start", table.id),
        words("button-start") if full else words("button-start-missing", missing=table.free),
        ButtonStyle.success if full else ButtonStyle.secondary,
    )
    if table.rematch:
        buttons = [
            button(Target("join", table.id), words("button-join"), ButtonStyle.primary),
        ]
    else:
        buttons = [
            button(
                Target("join", table.id),
                words("button-join"),
                ButtonStyle.secondary if full else ButtonStyle.primary,
            ),
            button(Target("stand", table.id), words("button-stand")),
            start,
        ]
    buttons += [
        button(Target("rules", table.id), words("button-rules")),
        button(Target("cancel", table.id), words("button-cancel")),
    ]
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _terms(table.options, words, move_seconds),
        _seats(table, words),
        _rematch(table, words),
        *rows(buttons),
        words("lobby-fair", commitment=table.commitment),
        accent=GREEN,
    )


def started_lobby_view(table: PublicTable, words: Words, move_seconds: float) -> ui.LayoutView:
    """Return the lobby's message once the match has started: what was agreed stays readable."""
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _terms(table.options, words, move_seconds),
        _seats(table, words),
        words("lobby-started"),
        words("lobby-fair", commitment=table.commitment),
        accent=GREY,
    )


def closed_lobby_view(why: str, options: Options, words: Words) -> ui.LayoutView:
    """Return the lobby's message when no match came of it: expired, cancelled or empty."""
    again = button(Target("again", argument=str(options)), words("button-again"))
    return panel(
        words("lobby-title", game=game_title(words, options)),
        words(f"lobby-{why}"),
        *rows([again]),
        accent=GREY,
    )


def _rematch(table: PublicTable, words: Words) -> str:
    if not table.rematch or table.first_dealer is None:
        return ""
    return words("lobby-rematch", dealer=clean_name(table.first_dealer.name))


def _terms(options: Options, words: Words, move_seconds: float) -> str:
    parts = [length_text(words, options)]
    if options.players == 5:
        parts.append(words(f"terms-bidding-{options.bidding}"))
    if options.players == 4:
        parts.append(words(f"terms-teams-{options.teams}"))
    whole = move_seconds % 60 == 0
    parts.append(
        words(
            "terms-move",
            unit="minutes" if whole else "seconds",
            number=int(move_seconds // 60 if whole else move_seconds),
        )
    )
    return "-# " + " · ".join(parts)


def _seats(table: PublicTable, words: Words) -> str:
    lines = []
    for place, person in enumerate(table.people):
        host = " " + words("lobby-host") if person.user_id == table.host_id else ""
        lines.append(f"{place + 1} ● {clean_name(person.name)}{host}")
    free = len(table.people)
    lines += [
        f"{free + place + 1} ○ {words('lobby-waits-for', name=clean_name(person.name))}"
        for place, person in enumerate(table.expected)
    ]
    lines += [
        f"{place + 1} ○ {words('lobby-free')}" for place in range(len(lines), table.options.players)
    ]
    return "\n".join(lines)
