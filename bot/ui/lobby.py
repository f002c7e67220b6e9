"""The lobby: who sits where, which rules apply, and the commitment of the fair deal."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.game import Options
from bot.i18n import Words, join
from bot.tables import PublicTable
from bot.ui.ids import Target
from bot.ui.items import GREEN, GREY, button, panel, rows
from bot.ui.names import clean_name
from bot.ui.terms import first_line, terms_lines
from bot.ui.text import game_title


def lobby_view(table: PublicTable, words: Words, move_seconds: float) -> ui.LayoutView:
    """Return the lobby as everybody sees it."""
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _terms(table, words, move_seconds),
        _seats(table, words),
        _rematch(table, words),
        _unseen(table, words),
        *_buttons(table, words),
        words("lobby-fair", commitment=table.commitment),
        accent=GREEN,
    )


def _buttons(table: PublicTable, words: Words) -> list[ui.ActionRow[ui.LayoutView]]:
    """Above what people do for themselves, below what is about the table."""
    full = not table.free
    sit = button(
        Target("join", table.id),
        words("button-join"),
        ButtonStyle.secondary if full and not table.rematch else ButtonStyle.primary,
    )
    below = [
        button(Target("rules", table.id), words("button-rules")),
        button(Target("cancel", table.id), words("button-cancel")),
    ]
    if table.rematch:
        return rows([sit, *below])
    above = [
        sit,
        button(Target("stand", table.id), words("button-stand")),
        button(
            Target("start", table.id),
            words("button-start") if full else words("button-start-missing", missing=table.free),
            ButtonStyle.success if full and not table.unseen else ButtonStyle.secondary,
        ),
    ]
    if table.unseen:
        agree = button(Target("agree", table.id), words("button-agree"), ButtonStyle.success)
        above.append(agree)
    options = button(Target("options", table.id), words("button-options"))
    return [*rows(above), *rows([options, *below])]


def started_lobby_view(table: PublicTable, words: Words, move_seconds: float) -> ui.LayoutView:
    """Return the lobby's message once the match has started: what was agreed stays readable."""
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _terms(table, words, move_seconds),
        _seats(table, words),
        words("lobby-started"),
        words("lobby-fair", commitment=table.commitment),
        accent=GREY,
    )


def closed_lobby_view(why: str, options: Options, words: Words) -> ui.LayoutView:
    """Return the lobby's message when no match came of it: expired, cancelled or empty."""
    again = button(Target("again", argument=options.code), words("button-again"))
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


def _terms(table: PublicTable, words: Words, move_seconds: float) -> str:
    """The rules: the usual questions in one line, then whatever is not as usual."""
    options, changed = table.options, table.changed
    whole = move_seconds % 60 == 0
    move = words(
        "terms-move",
        unit="minutes" if whole else "seconds",
        number=int(move_seconds // 60 if whole else move_seconds),
    )
    first = " · ".join([*first_line(options, words, changed), move])
    return "\n".join(f"-# {line}" for line in [first, *terms_lines(options, words, changed)])


def _unseen(table: PublicTable, words: Words) -> str:
    """Who has still to agree to the changed rules."""
    if not table.unseen:
        return ""
    names = join(words, [clean_name(person.name) for person in table.unseen])
    return words("lobby-unseen", names=names, count=len(table.unseen))


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
