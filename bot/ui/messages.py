"""Short private messages: refusals, confirmations, choices."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.tables import PublicTable
from bot.ui.ids import Target
from bot.ui.items import GREY, button, jump_url, panel, rows
from bot.ui.names import plain_name
from bot.ui.text import game_title, host_of


def message_view(text: str, *items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    """Return a short text for one reader."""
    return panel(text, *items, accent=GREY)


def confirm_leave_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Ask before a running match is abandoned."""
    buttons = [
        button(Target("leave-sure", table.id), words("button-leave-sure"), ButtonStyle.danger),
        button(Target("hand-update", table.id), words("button-stay"), ButtonStyle.secondary),
    ]
    return panel(words("confirm-leave"), *rows(buttons), accent=GREY)


def choose_table_view(tables: Sequence[tuple[PublicTable, Target]], words: Words) -> ui.LayoutView:
    """Ask which of several tables a command means; each button leads to its own target.

    Tables of one host look alike, so each has a number and the address of its board.
    """
    lines, buttons = [words("which-table")], []
    for number, (table, target) in enumerate(tables, 1):
        host = plain_name(host_of(table).name)
        label = words("choose-table", game=game_title(words, table.options), host=host)
        buttons.append(button(target, f"{number} · {label}"))
        if table.board_id:
            url = jump_url(table.guild_id, table.channel_id, table.board_id)
            lines.append(f"**{number}** · {url}")
    return panel("\n".join(lines), *rows(buttons, 1), accent=GREY)
