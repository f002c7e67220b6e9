"""The lobby: who sits where, which rules apply, and the commitment of the fair deal."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle, ui

from bot.game import Options
from bot.i18n import Words, join
from bot.players import LEVELS
from bot.tables import PublicTable
from bot.ui.ids import Target
from bot.ui.items import GREEN, GREY, GameItem, button, panel, rows, select
from bot.ui.names import BADGE, clean_name, plain_name
from bot.ui.terms import first_line, table_terms, terms_lines
from bot.ui.text import game_title, person_name

ADD: Final = "add"
REMOVE: Final = "remove"


def lobby_view(table: PublicTable, words: Words, move_seconds: float) -> ui.LayoutView:
    """Return the lobby as everybody sees it; ``move_seconds`` is what a move may take here."""
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _terms(table, words, move_seconds),
        _seats(table, words),
        _rematch(table, words),
        _unseen(table, words),
        _unrated(table, words),
        *_computers(table, words),
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
    start = button(
        Target("start", table.id),
        words("button-start") if full else words("button-start-missing", missing=table.free),
        ButtonStyle.success if full and not table.unseen else ButtonStyle.secondary,
    )
    if table.rematch:
        return rows([sit, start, *below])
    above = [sit, button(Target("stand", table.id), words("button-stand")), start]
    if table.unseen:
        agree = button(Target("agree", table.id), words("button-agree"), ButtonStyle.success)
        above.append(agree)
    options = button(Target("options", table.id), words("button-options"))
    return [*rows(above), *rows([options, *below])]


def _computers(table: PublicTable, words: Words) -> list[ui.ActionRow[ui.LayoutView]]:
    """The host's select: who may sit in a free seat, and who is to get up again."""
    if table.rematch:
        return []
    adding: list[tuple[str, str, str | None]] = [
        (
            f"{ADD}:{level}",
            words("computers-add", level=words(f"level-{level}")),
            words(f"about-level-{level}"),
        )
        for level in (LEVELS if table.free else ())
    ]
    removing: list[tuple[str, str, str | None]] = [
        (
            f"{REMOVE}:{person.user_id}",
            words(
                "computers-remove",
                name=plain_name(person.name),
                level=words(f"level-{person.level}"),
            ),
            None,
        )
        for person in table.people
        if person.computer
    ]
    choices = [*adding, *removing]
    if not choices:
        return []
    return rows([select(Target("computers", table.id), words("computers-choose"), choices)])


def fill_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Ask a host who starts too early whether computers are to take the seats that are free.

    Those of a rematch they only hold until their owners come.
    """
    if table.rematch:
        names = join(words, [clean_name(person.name) for person in table.expected])
        target = Target("fill", table.id, argument=LEVELS[-1])
        now = button(target, words("button-start"), ButtonStyle.success)
        return panel(words("fill-rematch", names=names), *rows([now]), accent=GREY)
    return panel(
        words("fill-seats", missing=table.free),
        *rows([_filling(table, words, level) for level in LEVELS]),
        accent=GREY,
    )


def _filling(table: PublicTable, words: Words, level: str) -> GameItem:
    target = Target("fill", table.id, argument=level)
    return button(target, words(f"levels-{level}"), ButtonStyle.success, emoji=BADGE)


def started_lobby_view(table: PublicTable, words: Words, move_seconds: float) -> ui.LayoutView:
    """Return the lobby's message once the match has started: what was agreed stays readable."""
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _terms(table, words, move_seconds),
        _seats(table, words),
        _unrated(table, words),
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
    return words("lobby-rematch", dealer=person_name(table.first_dealer))


def _terms(table: PublicTable, words: Words, move_seconds: float) -> str:
    """The rules: the usual questions in one line, then whatever is not as usual."""
    options, changed = table.options, table.changed
    of_table = table_terms(table, words, move_seconds)
    first = " · ".join([*first_line(options, words, changed), *of_table])
    return "\n".join(f"-# {line}" for line in [first, *terms_lines(options, words, changed)])


def _unrated(table: PublicTable, words: Words) -> str:
    return "" if table.rated else words("unrated")


def _unseen(table: PublicTable, words: Words) -> str:
    """Who has still to agree to the changed rules."""
    if not table.unseen:
        return ""
    names = join(words, [clean_name(person.name) for person in table.unseen])
    return words("lobby-unseen", names=names, count=len(table.unseen))


def _seats(table: PublicTable, words: Words) -> str:
    lines = []
    for place, person in enumerate(table.people):
        if person.computer:
            level = words(f"level-{person.level}")
            seated = words("lobby-computer", name=person_name(person), level=level)
            lines.append(f"{place + 1} {seated}")
            continue
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
