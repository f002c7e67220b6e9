import re
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import DatabaseNewer, migrations
from bot.store.migrations import DIRECTORY, migrate, schema_version, statements

FIRST = "-- What: one.\nCREATE TABLE one (id BIGINT);\n\nINSERT INTO one (id) VALUES (7);\n"
SECOND = "-- What: two.\nALTER TABLE one ADD COLUMN name TEXT;\nUPDATE one SET name = 'a;b';\n"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(path, isolation_level=None)
    yield opened
    opened.close()


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    directory = tmp_path / "scripts"
    directory.mkdir()
    (directory / "0001_one.sql").write_text(FIRST)
    return directory


def test_a_new_database_gets_every_migration_and_no_copy(
    connection: sqlite3.Connection, path: Path, scripts: Path
) -> None:
    (scripts / "0002_two.sql").write_text(SECOND)
    migrate(connection, path, scripts)
    assert schema_version(connection) == 2
    assert connection.execute("SELECT id, name FROM one").fetchall() == [(7, "a;b")]
    assert not list(path.parent.glob("*-before-*"))


def test_an_older_database_is_copied_privately_and_brought_up(
    connection: sqlite3.Connection, path: Path, scripts: Path
) -> None:
    migrate(connection, path, scripts)
    (scripts / "0002_two.sql").write_text(SECOND)
    migrate(connection, path, scripts)
    migrate(connection, path, scripts)
    assert schema_version(connection) == 2
    (copy,) = path.parent.glob(path.name + "-before-*")
    assert copy.name == "briscola.sqlite3-before-0002"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    old = sqlite3.connect(copy)
    assert schema_version(old) == 1
    assert old.execute("SELECT * FROM one").fetchall() == [(7,)]
    old.close()


@pytest.mark.parametrize(
    "broken", ["UPDATE nowhere SET name = 'x';\n", "SELECT 'no semicolon'\n", "COMMITT;\n"]
)
def test_a_broken_migration_leaves_nothing(
    connection: sqlite3.Connection, path: Path, scripts: Path, broken: str
) -> None:
    migrate(connection, path, scripts)
    before = list(connection.iterdump())
    (scripts / "0002_two.sql").write_text(SECOND + broken)
    with pytest.raises((sqlite3.Error, ValueError)):
        migrate(connection, path, scripts)
    assert not connection.in_transaction
    assert list(connection.iterdump()) == before


def test_a_broken_first_migration_leaves_an_empty_database(
    connection: sqlite3.Connection, path: Path, scripts: Path
) -> None:
    (scripts / "0001_one.sql").write_text(FIRST + "DROP TABLE nowhere;\n")
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, path, scripts)
    assert list(connection.iterdump()) == ["BEGIN TRANSACTION;", "COMMIT;"]
    assert schema_version(connection) == 0


def test_a_newer_database_is_left_alone(
    connection: sqlite3.Connection, path: Path, scripts: Path
) -> None:
    (scripts / "0002_two.sql").write_text(SECOND)
    migrate(connection, path, scripts)
    (scripts / "0002_two.sql").unlink()
    with pytest.raises(DatabaseNewer) as caught:
        migrate(connection, path, scripts)
    assert (caught.value.data["found"], caught.value.data["known"]) == (2, 1)


def test_statements_keep_their_semicolons_in_quotes_and_lose_comments_between() -> None:
    script = "-- a; b\nSELECT ';\n;' ;\n-- c\nSELECT 2\n;\n"
    assert list(statements(script)) == ["SELECT ';\n;' ;", "SELECT 2\n;"]


def test_our_migrations_are_numbered_without_gaps_and_say_what_and_why() -> None:
    files = sorted(DIRECTORY.iterdir())
    numbers = [int(re.fullmatch(r"(\d{4})_[a-z_]+\.sql", file.name)[1]) for file in files]
    assert numbers == list(range(1, len(files) + 1))
    for file in files:
        header = file.read_text("utf-8").split("\n\n")[0]
        assert all(line.startswith("--") for line in header.splitlines())
        assert "-- What:" in header
        assert "-- Why:" in header


def test_sql_is_never_made_from_input() -> None:
    """Statements are literals and their values parameters; only constants are joined."""
    words = r"(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|WHERE|VALUES|VACUUM)\b"
    made = re.compile(
        rf"[fF][rR]?(\"\"\"|\"|')[^\"']*{words}"
        rf"|{words}[^\n]*[\"'] *(%|\.format\()"
        r"|executescript\("
    )
    assert made.search("execute(f'SELECT {x}')")
    assert made.search("execute('DELETE FROM a WHERE b = {}'.format(x))")
    assert made.search("execute('SELECT %s' % x)")
    for file in Path(migrations.__file__).parent.glob("*.py"):
        found = made.search(file.read_text("utf-8"))
        assert found is None, (file, found)
