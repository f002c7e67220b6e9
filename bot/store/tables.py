"""Live tables: header, seats, actions and deadlines, and the outbox of notices."""

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from . import matches, records
from .errors import Conflict
from .rows import (
    ActionRow,
    Change,
    DeadlineRow,
    NoticeRow,
    SeatRow,
    StoredTable,
    TableRow,
)

# The first columns of a header: what a table is and where it stays.
_FIXED = ("id", "guild_id", "channel_id")

_header_values = attrgetter(*(column.name for column in fields(TableRow)))
_seat_values = attrgetter(*(column.name for column in fields(SeatRow)))
_action_values = attrgetter(*(column.name for column in fields(ActionRow)))
_notice_values = attrgetter(*(column.name for column in fields(NoticeRow)))

_SELECT_TABLES = """
    SELECT id, guild_id, channel_id, board_id, host_id, status, options, locale, secret, version,
        dealt, first_dealer, rematch_of, created_at, turn_at, rendered, start_id, seating,
        changed
    FROM live_table
"""
_INSERT_TABLE = """
    INSERT INTO live_table (id, guild_id, channel_id, board_id, host_id, status, options, locale,
        secret, version, dealt, first_dealer, rematch_of, created_at, turn_at, rendered, start_id,
        seating, changed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
_UPDATE_TABLE = """
    UPDATE live_table SET board_id = ?, host_id = ?, status = ?, options = ?, locale = ?,
        secret = ?, version = ?, dealt = ?, first_dealer = ?, rematch_of = ?, created_at = ?,
        turn_at = ?, rendered = ?, start_id = ?, seating = ?, changed = ?
    WHERE id = ? AND version = ?
"""
_INSERT_SEAT = """
    INSERT INTO live_seat (table_id, place, user_id, name, join_id, kind, missed, agreed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_INSERT_ACTION = """
    INSERT INTO live_action (table_id, seq, seat, action, at, actor) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
_PUT_DEADLINE = """
    INSERT INTO deadline (table_id, kind, due_at) VALUES (?, ?, ?)
    ON CONFLICT (table_id, kind) DO UPDATE SET due_at = excluded.due_at
"""
_INSERT_NOTICE = "INSERT INTO notice (table_id, number, kind, payload) VALUES (?, ?, ?, ?)"


def create(
    table: TableRow,
    seats: Iterable[SeatRow],
    deadlines: Mapping[str, float],
    connection: sqlite3.Connection,
) -> None:
    """Store a new table; Conflict when its id is taken."""
    if connection.execute(_INSERT_TABLE, _header_values(table)).rowcount != 1:
        raise Conflict(table_id=table.id)
    connection.executemany(_INSERT_SEAT, map(_seat_values, seats))
    _set_deadlines(connection, table.id, deadlines)


def commit(change: Change, connection: sqlite3.Connection) -> None:
    """Store one step of a table; Conflict when another step came first."""
    _advance(connection, change)
    table = (change.table_id,)
    if change.seats is not None:
        connection.execute("DELETE FROM live_seat WHERE table_id = ?", table)
        connection.executemany(_INSERT_SEAT, map(_seat_values, change.seats))
    if change.actions:
        rows = list(map(_action_values, change.actions))
        if connection.executemany(_INSERT_ACTION, rows).rowcount != len(rows):
            raise Conflict(table_id=change.table_id)
    if change.clear_deadlines:
        connection.execute("DELETE FROM deadline WHERE table_id = ?", table)
    _set_deadlines(connection, change.table_id, change.deadlines)
    if change.notices:
        connection.executemany(_INSERT_NOTICE, map(_notice_values, change.notices))
    if change.finished is not None:
        match, seats = change.finished
        matches.file(match, seats, connection)
        if change.counts:
            records.add(match, seats, connection)
    if change.remove:
        connection.execute("DELETE FROM live_table WHERE id = ?", table)


def _advance(connection: sqlite3.Connection, change: Change) -> None:
    if fixed := change.set.keys() & {*_FIXED, "version"}:
        raise ValueError(f"a change cannot set {fixed}")
    row = _header(connection, change.table_id)
    if row is None:
        raise Conflict(table_id=change.table_id)
    changed = replace(row, **change.set, version=change.expected + 1)
    values = _header_values(changed)[len(_FIXED) :]
    guard = (change.table_id, change.expected)
    if connection.execute(_UPDATE_TABLE, (*values, *guard)).rowcount != 1:
        raise Conflict(table_id=change.table_id)


def _header(connection: sqlite3.Connection, table_id: int) -> TableRow | None:
    row = connection.execute(_SELECT_TABLES + " WHERE id = ?", (table_id,)).fetchone()
    return None if row is None else TableRow(*row)


def _set_deadlines(
    connection: sqlite3.Connection, table_id: int, deadlines: Mapping[str, float | None]
) -> None:
    for kind, due_at in deadlines.items():
        if due_at is None:
            connection.execute(
                "DELETE FROM deadline WHERE table_id = ? AND kind = ?", (table_id, kind)
            )
        else:
            connection.execute(_PUT_DEADLINE, (table_id, kind, due_at))


def load(table_id: int, connection: sqlite3.Connection) -> StoredTable | None:
    """Return a live table with its seats, actions and deadlines."""
    row = _header(connection, table_id)
    if row is None:
        return None
    seats = connection.execute(
        "SELECT table_id, place, user_id, name, join_id, kind, missed, agreed FROM live_seat "
        "WHERE table_id = ? ORDER BY place",
        (table_id,),
    )
    actions = connection.execute(
        "SELECT table_id, seq, seat, action, at, actor FROM live_action "
        "WHERE table_id = ? ORDER BY seq",
        (table_id,),
    )
    deadlines = connection.execute(
        "SELECT table_id, kind, due_at FROM deadline WHERE table_id = ? ORDER BY due_at, kind",
        (table_id,),
    )
    return StoredTable(
        row,
        tuple(SeatRow(*seat) for seat in seats),
        tuple(ActionRow(*action) for action in actions),
        tuple(DeadlineRow(*deadline) for deadline in deadlines),
    )


def live(connection: sqlite3.Connection) -> tuple[TableRow, ...]:
    """Return the headers of all live tables, oldest first."""
    rows = connection.execute(_SELECT_TABLES + " ORDER BY created_at, id")
    return tuple(TableRow(*row) for row in rows)


def of_user(user_id: int, guild_id: int, connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return the ids of the live tables of a guild where this user has a seat, oldest first."""
    return _ids(
        connection,
        "SELECT t.id FROM live_seat s JOIN live_table t ON t.id = s.table_id "
        "WHERE s.user_id = ? AND t.guild_id = ? ORDER BY t.created_at, t.id",
        (user_id, guild_id),
    )


def in_channel(channel_id: int, connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return the ids of the live tables of a channel, oldest first."""
    return _ids(
        connection,
        "SELECT id FROM live_table WHERE channel_id = ? ORDER BY created_at, id",
        (channel_id,),
    )


def in_guild(guild_id: int, connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return the ids of the live tables of a guild, oldest first."""
    return _ids(
        connection,
        "SELECT id FROM live_table WHERE guild_id = ? ORDER BY created_at, id",
        (guild_id,),
    )


def _ids(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> tuple[int, ...]:
    return tuple(row[0] for row in connection.execute(query, values))


def due(now: float, connection: sqlite3.Connection) -> tuple[DeadlineRow, ...]:
    """Return the deadlines at or before `now`, earliest first."""
    rows = connection.execute(
        "SELECT table_id, kind, due_at FROM deadline WHERE due_at <= ? "
        "ORDER BY due_at, table_id, kind",
        (now,),
    )
    return tuple(DeadlineRow(*row) for row in rows)


def next_deadline(connection: sqlite3.Connection) -> float | None:
    """Return the earliest deadline of all tables."""
    earliest: float | None = connection.execute("SELECT MIN(due_at) FROM deadline").fetchone()[0]
    return earliest


def delete_deadline(deadline: DeadlineRow, connection: sqlite3.Connection) -> None:
    """Delete the deadline unless it has been moved meanwhile."""
    connection.execute(
        "DELETE FROM deadline WHERE table_id = ? AND kind = ? AND due_at = ?",
        (deadline.table_id, deadline.kind, deadline.due_at),
    )


def notices(table_id: int | None, connection: sqlite3.Connection) -> tuple[NoticeRow, ...]:
    """Return the notices still to be posted, of one table or of all, in order."""
    rows = connection.execute(
        "SELECT table_id, number, kind, payload FROM notice "
        "WHERE table_id = COALESCE(?, table_id) ORDER BY table_id, number",
        (table_id,),
    )
    return tuple(NoticeRow(*row) for row in rows)


def delete_notice(table_id: int, number: int, connection: sqlite3.Connection) -> None:
    """Delete a notice that has been posted."""
    connection.execute("DELETE FROM notice WHERE table_id = ? AND number = ?", (table_id, number))


def add_notice(notice: NoticeRow, connection: sqlite3.Connection) -> None:
    """Add a notice that no change of its table brought, or put it in place of one of its number."""
    connection.execute(
        f"{_INSERT_NOTICE} ON CONFLICT (table_id, number) "
        "DO UPDATE SET kind = excluded.kind, payload = excluded.payload",
        (notice.table_id, notice.number, notice.kind, notice.payload),
    )


def replace_notice(notice: NoticeRow, connection: sqlite3.Connection) -> None:
    """Give a notice that is still there another kind and payload."""
    connection.execute(
        "UPDATE notice SET kind = ?, payload = ? WHERE table_id = ? AND number = ?",
        (notice.kind, notice.payload, notice.table_id, notice.number),
    )


def set_rendered(
    table_id: int, board_id: int | None, version: int, connection: sqlite3.Connection
) -> None:
    """Note which message is the board and which version it shows."""
    connection.execute(
        "UPDATE live_table SET board_id = ?, rendered = ? WHERE id = ?",
        (board_id, version, table_id),
    )
