"""The rules of a lobby: the host changes them, and nobody plays by rules they have not seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from bot.game import Options
from bot.store import SeatRow
from bot.tables.model import Table
from bot.tables.refusals import AlreadyStarted, NotHost, RulesKept, TooManySeated

Choice = Options | Callable[[Options], Options]
"""New rules, or what makes them of those that hold when the table is there to be changed."""


def check_chooser(table: Table, user_id: int) -> None:
    """Raise AlreadyStarted, NotHost or RulesKept when this person has no rules to choose here."""
    if table.match is not None:
        raise AlreadyStarted
    if user_id != table.row.host_id:
        raise NotHost(moderators=False)
    if table.row.rematch_of is not None:
        raise RulesKept


def chosen(table: Table, user_id: int, choice: Choice) -> Options:
    """Return the rules that this person chooses; as check_chooser(), and TooManySeated."""
    check_chooser(table, user_id)
    options = choice if isinstance(choice, Options) else choice(table.options)
    if len(table.seats) > options.players:
        raise TooManySeated(seated=len(table.seats))
    return options


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
