"""The rules of a lobby: the host changes them, and nobody plays by rules they have not seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from bot.game import Options
from bot.store import SeatRow
from bot.tables.model import Table
from bot.tables.refusals import NotHost, RulesKept, TooManySeated


def check_change(table: Table, user_id: int, options: Options) -> None:
    """Raise NotHost, RulesKept or TooManySeated when this person may not choose these rules."""
    if user_id != table.row.host_id:
        raise NotHost(moderators=False)
    if table.row.rematch_of is not None:
        raise RulesKept
    if len(table.seats) > options.players:
        raise TooManySeated(seated=len(table.seats))


def columns(table: Table, options: Options) -> Mapping[str, Any]:
    """What the change makes of the table's row."""
    changed: list[str] = []
    if len(table.seats) > 1:
        # What somebody has still to agree to stays marked, also under a further change.
        for field in fields(Options):
            differs = getattr(table.options, field.name) != getattr(options, field.name)
            if differs or field.name in table.changed:
                changed.append(field.name)
    return {"options": str(options), "changed": " ".join(changed)}


def seats(table: Table, agreeing: int, *, only: bool) -> tuple[SeatRow, ...]:
    """The seats once this person agrees, and nobody else does if ``only``."""
    return tuple(
        replace(seat, agreed=1)
        if seat.user_id == agreeing
        else replace(seat, agreed=0)
        if only
        else seat
        for seat in table.seats
    )
