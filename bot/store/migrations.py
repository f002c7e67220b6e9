"""The schema, by numbered SQL files in `migrations/`.

Forward only. Each file runs in one transaction together with its row in `schema_version`, and never
through `executescript`, which would commit first and leave a broken file half applied.
"""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from .errors import DatabaseNewer

DIRECTORY = Path(__file__).with_name("migrations")


def migrate(connection: sqlite3.Connection, path: Path, directory: Path = DIRECTORY) -> None:
    """Bring the database at `path` to the newest schema, after a copy of an older one.

    Raises DatabaseNewer when the file knows migrations that this program does not.
    """
    files = sorted(directory.glob("[0-9]*_*.sql"))
    found = schema_version(connection)
    if found > len(files):
        raise DatabaseNewer(path=path, found=found, known=len(files))
    if 0 < found < len(files):
        _keep_copy(connection, path, found)
    for number, file in enumerate(files[found:], start=found + 1):
        _apply(connection, number, file)


def schema_version(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration applied, 0 for an empty database."""
    known = connection.execute(
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'"
    ).fetchone()[0]
    if not known:
        return 0
    version: int = connection.execute(
        "SELECT COALESCE(MAX(version), 0) FROM schema_version"
    ).fetchone()[0]
    return version


def statements(script: str) -> Iterator[str]:
    """Split a script into statements; each must end with a semicolon at the end of a line."""
    lines: list[str] = []
    for line in script.splitlines():
        if lines or (line.strip() and not line.startswith("--")):
            lines.append(line)
            if sqlite3.complete_statement("\n".join(lines)):
                yield "\n".join(lines)
                lines = []
    if lines:
        raise ValueError("the last statement has no semicolon")


def _apply(connection: sqlite3.Connection, number: int, file: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(file.read_text("utf-8")):
            connection.execute(statement)
        connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_version ("
            "version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)"
        )
        connection.execute(
            "INSERT INTO schema_version (version, name) VALUES (?, ?)", (number, file.stem)
        )
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _keep_copy(connection: sqlite3.Connection, path: Path, version: int) -> None:
    copy = path.with_name(f"{path.name}-before-{version + 1:04}")
    partial = copy.with_name(f"{copy.name}-partial")
    # VACUUM INTO accepts an empty file, and so keeps the mode that this one was made with.
    os.close(os.open(partial, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
    connection.execute("VACUUM INTO ?", (str(partial),))
    os.replace(partial, copy)
