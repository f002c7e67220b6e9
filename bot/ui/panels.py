"""Hands that are open on somebody's screen, refreshed while Discord allows it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from bot.i18n import Words
from bot.tables import Table
from bot.tables.model import PEEK
from bot.ui.hand import hand_over_view, hand_view
from bot.ui.posts import TROUBLE

_log = logging.getLogger(__name__)

# Discord's tokens live 15 minutes; the rest is for clocks that differ and requests under way.
_TOKEN_SECONDS: Final = 14 * 60


@dataclass(slots=True)
class _Open:
    """A panel: how it can be edited, in which words, until when, and what it shows."""

    interaction: discord.Interaction[Any]
    words: Words
    since: float
    version: int
    shows: tuple[object, ...] = field(repr=False)


class Panels:
    """The newest hand panel of each player. Nothing depends on it: a click brings a fresh one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: dict[tuple[int, int], _Open] = {}

    def shown(
        self, table: Table, seat: int, interaction: discord.Interaction[Any], words: Words
    ) -> None:
        """Remember that this interaction's message shows the hand of this seat, in these words."""
        self._open[table.id, interaction.user.id] = _Open(
            interaction, words, self._clock(), table.row.version, _shown(table, seat)
        )

    async def refresh(self, table: Table) -> None:
        """Show the new state to those whose turn it is or whose own hand is another one."""
        if table.match is None:
            return
        pushes = []
        for seat in table.seats:
            opened = self._live(table.id, seat.user_id)
            if opened is None or opened.version >= table.row.version:
                continue
            turn = not table.between and seat.place in table.match.to_act
            shows = _shown(table, seat.place)
            if turn or opened.shows != shows:
                opened.version, opened.shows = table.row.version, shows
                view = hand_view(table.view(seat.place), opened.words)
                pushes.append(self._push(table.id, seat.user_id, opened, view))
        await asyncio.gather(*pushes)

    async def close(self, table_id: int) -> None:
        """Take the buttons from the hands of a match that is over."""
        for key in [key for key in self._open if key[0] == table_id]:
            opened = self._live(*key)
            if opened:
                await self._push(*key, opened, hand_over_view(opened.words))
            self._open.pop(key, None)

    def _live(self, table_id: int, user_id: int) -> _Open | None:
        opened = self._open.get((table_id, user_id))
        if opened and self._clock() - opened.since > _TOKEN_SECONDS:
            del self._open[table_id, user_id]
            return None
        return opened

    async def _push(self, table_id: int, user_id: int, opened: _Open, view: ui.LayoutView) -> None:
        try:
            await opened.interaction.edit_original_response(view=view)
        except TROUBLE as error:
            # The token has run out or the panel was dismissed; "My hand" opens another.
            _log.info("hand not refreshed", extra={"table": table_id, "error": repr(error)})
            if self._open.get((table_id, user_id)) is opened:
                del self._open[table_id, user_id]


def _shown(table: Table, seat: int) -> tuple[object, ...]:
    """What makes a hand another one: the deal, its end, the seat's own cards and actions.

    Partners make signs, and the time of looking at their cards ends.
    """
    if table.between:
        return table.row.dealt, table.between, table.token(seat)
    seen = table.playing.observe(seat)
    signs = tuple(sign for *_, sign in seen.signs if sign)
    return table.row.dealt, seen.hand, table.token(seat), signs, seen.phase == PEEK
