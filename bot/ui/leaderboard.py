"""The leaderboard of a server, ten lines a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from discord import ui

from bot.i18n import Words
from bot.store import Standing
from bot.tables import GAMES
from bot.ui.ids import Target
from bot.ui.items import GOLD, button, panel, rows, select
from bot.ui.names import clean_name
from bot.ui.text import signed

PAGE: Final = 10
_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_view(
    lines: Sequence[Standing],
    own: Standing | None,
    names: Mapping[int, str],
    words: Words,
    *,
    game: str,
    page: int,
    pages: int,
) -> ui.LayoutView:
    """Return a page; ``page`` counts from 0, ``names`` are uncleaned display names by user."""
    text = [_line(line, names, words, game) for line in lines] or [words("leaderboard-empty")]
    if own:
        text.append(words("leaderboard-own", line=_line(own, names, words, game)))
    choices = [(name, words(f"game-{name}"), None) for name in GAMES]
    buttons = [
        button(
            Target("standings", argument=f"{game}/{max(page - 1, 0)}"),
            words("button-previous"),
            disabled=page == 0,
        ),
        button(
            Target("standings", argument=f"{game}/{page + 1}"),
            words("button-next"),
            disabled=page + 1 >= pages,
        ),
    ]
    return panel(
        words("leaderboard-title", game=words(f"game-{game}")),
        "\n".join(text),
        words("leaderboard-page", page=page + 1, pages=max(pages, 1)),
        *rows([select(Target("standings"), words("leaderboard-choose"), choices)]),
        *(rows(buttons) if pages > 1 else ()),
        accent=GOLD,
    )


def _line(line: Standing, names: Mapping[int, str], words: Words, game: str) -> str:
    rank = _MEDALS.get(line.rank, f"**{line.rank}.**")
    name = clean_name(names.get(line.user_id, "?"))
    key = "leaderboard-line-chiamata" if game == "chiamata" else "leaderboard-line"
    stats = words(
        key,
        matches=line.matches,
        wins=line.wins,
        share=round(100 * line.wins / line.matches) if line.matches else 0,
        points=signed(line.points),
        declared=line.declared,
        made=line.made,
    )
    return f"{rank} {name} · {stats}"
