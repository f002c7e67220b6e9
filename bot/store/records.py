"""Records: what each person has won in each game of a guild, and the leaderboards made of them.

A leaderboard goes by wins, then in Chiamata by points, then by fewer matches, then by user id, so
that every line has a place of its own. People who are hidden take no place.
"""

import sqlite3
from collections.abc import Collection, Iterable

from .rows import MatchRow, MatchSeatRow, Standing

_RAISE = """
    INSERT INTO record (guild_id, game, user_id, matches, wins, points, declared, made)
    VALUES (?, ?, ?, 1, ?, ?, ?, ?)
    ON CONFLICT (guild_id, game, user_id) DO UPDATE SET
        matches = record.matches + 1,
        wins = record.wins + excluded.wins,
        points = record.points + excluded.points,
        declared = record.declared + excluded.declared,
        made = record.made + excluded.made
"""
# Only columns of the index: a far page walks the index alone, not the rows it skips.
_ORDER_BY_WINS = """
    SELECT user_id FROM record
    WHERE guild_id = ? AND game = ? ORDER BY wins DESC, matches, user_id LIMIT ?
"""
_ORDER_BY_POINTS = """
    SELECT user_id FROM record
    WHERE guild_id = ? AND game = ? ORDER BY wins DESC, points DESC, matches, user_id LIMIT ?
"""
_COUNT = "SELECT COUNT(*) FROM record WHERE guild_id = ? AND game = ?"
# The comparison of wins comes first and alone so that the index bounds the search.
_COUNT_BEFORE_BY_WINS = """
    SELECT COUNT(*) FROM record WHERE guild_id = ? AND game = ? AND wins >= ?
        AND (wins > ? OR matches < ? OR (matches = ? AND user_id < ?))
"""
_COUNT_BEFORE_BY_POINTS = """
    SELECT COUNT(*) FROM record WHERE guild_id = ? AND game = ? AND wins >= ?
        AND (wins > ? OR points > ? OR (points = ?
            AND (matches < ? OR (matches = ? AND user_id < ?))))
"""
_ONE = """
    SELECT user_id, matches, wins, points, declared, made FROM record
    WHERE guild_id = ? AND game = ? AND user_id = ?
"""


def add(match: MatchRow, seats: Iterable[MatchSeatRow], connection: sqlite3.Connection) -> None:
    """Count a finished match for each person who sat in it.

    Discord's ids are positive; a seat without such an id was not a person's and has no record.
    """
    connection.executemany(
        _RAISE,
        [
            (match.guild_id, match.game, s.user_id, s.won, s.score, s.declared, s.made)
            for s in seats
            if s.user_id > 0
        ],
    )


def page(
    guild_id: int,
    game: str,
    offset: int,
    limit: int,
    hidden: Collection[int],
    connection: sqlite3.Connection,
) -> tuple[Standing, ...]:
    """Return up to `limit` lines of a leaderboard, after the first `offset` that are shown."""
    query = _ORDER_BY_POINTS if _goes_by_points(game) else _ORDER_BY_WINS
    enough = offset + limit + len(hidden)
    users = [user_id for (user_id,) in connection.execute(query, (guild_id, game, enough))]
    shown = [user_id for user_id in users if user_id not in hidden][offset : offset + limit]
    rows = [connection.execute(_ONE, (guild_id, game, user_id)).fetchone() for user_id in shown]
    return tuple(Standing(rank, *row) for rank, row in enumerate(rows, start=offset + 1))


def count(guild_id: int, game: str, hidden: Collection[int], connection: sqlite3.Connection) -> int:
    """Return how many lines a leaderboard has."""
    total: int = connection.execute(_COUNT, (guild_id, game)).fetchone()[0]
    return total - sum(
        connection.execute(_ONE, (guild_id, game, user_id)).fetchone() is not None
        for user_id in set(hidden)
    )


def one(
    guild_id: int,
    game: str,
    user_id: int,
    hidden: Collection[int],
    connection: sqlite3.Connection,
) -> Standing | None:
    """Return the line of one user, hidden or not; None without a counted match."""
    row = connection.execute(_ONE, (guild_id, game, user_id)).fetchone()
    if row is None:
        return None
    _, matches, wins, points, *_ = row
    if _goes_by_points(game):
        query = _COUNT_BEFORE_BY_POINTS
        key: tuple[int, ...] = (wins, wins, points, points, matches, matches, user_id)
    else:
        query = _COUNT_BEFORE_BY_WINS
        key = (wins, wins, matches, matches, user_id)
    before: int = connection.execute(query, (guild_id, game, *key)).fetchone()[0]
    mine = _place(game, row)
    for other in set(hidden):
        line = connection.execute(_ONE, (guild_id, game, other)).fetchone()
        if line is not None and _place(game, line) < mine:
            before -= 1
    return Standing(before + 1, *row)


def _goes_by_points(game: str) -> bool:
    return game.startswith("chiamata")


def _place(game: str, row: tuple[int, ...]) -> tuple[int, ...]:
    """Return the key that puts a line in its place, as the queries do."""
    user_id, matches, wins, points, *_ = row
    return (-wins, -points if _goes_by_points(game) else 0, matches, user_id)
