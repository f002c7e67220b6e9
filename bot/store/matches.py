"""Finished matches and their seats."""

import sqlite3
from collections.abc import Iterable
from dataclasses import fields
from operator import attrgetter

from .errors import Conflict
from .rows import MatchRow, MatchSeatRow

_match_values = attrgetter(*(column.name for column in fields(MatchRow)))
_seat_values = attrgetter(*(column.name for column in fields(MatchSeatRow)))

_INSERT_MATCH = """
    INSERT INTO finished_match (id, guild_id, channel_id, game, options, file, result, reason,
        ended_at, board_id, locale)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
_INSERT_SEAT = """
    INSERT INTO match_seat (match_id, seat, user_id, name, won, score, declared, made)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""


def file(match: MatchRow, seats: Iterable[MatchSeatRow], connection: sqlite3.Connection) -> None:
    """File a finished match; Conflict when it has been filed already."""
    if connection.execute(_INSERT_MATCH, _match_values(match)).rowcount != 1:
        raise Conflict(table_id=match.id)
    connection.executemany(_INSERT_SEAT, map(_seat_values, seats))


def load(
    match_id: int, connection: sqlite3.Connection
) -> tuple[MatchRow, tuple[MatchSeatRow, ...]] | None:
    """Return a finished match and its seats in order."""
    row = connection.execute(
        "SELECT id, guild_id, channel_id, game, options, file, result, reason, ended_at, board_id, "
        "locale FROM finished_match WHERE id = ?",
        (match_id,),
    ).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        "SELECT match_id, seat, user_id, name, won, score, declared, made FROM match_seat "
        "WHERE match_id = ? ORDER BY seat",
        (match_id,),
    )
    return MatchRow(*row), tuple(MatchSeatRow(*seat) for seat in seats)
