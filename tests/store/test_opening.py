import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import (
    DatabaseCorrupt,
    DatabaseFailed,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseNewer,
    DatabaseReadOnly,
    NoticeRow,
    Store,
)
from bot.store.migrations import DIRECTORY
from bot.store.rows import Change

from .samples import a_table

NOBODY = 65534


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def filled(path: Path) -> None:
    async with await Store.open(path) as store:
        await store.create_table(a_table())
        notices = tuple(NoticeRow(1, n, "result", "x" * 500) for n in range(200))
        await store.commit(Change(table_id=1, expected=1, notices=notices))


async def test_the_file_its_side_files_and_its_directory_are_private(tmp_path: Path) -> None:
    path = tmp_path / "data" / "deeper" / "briscola.sqlite3"
    async with await Store.open(path) as store:
        await store.create_table(a_table())
        assert {file.name: mode(file) for file in path.parent.iterdir()} == {
            path.name + end: 0o600 for end in ("", "-wal", "-shm", ".lock")
        }
        assert mode(path.parent) == 0o700


async def test_a_file_that_others_could_read_is_made_private(path: Path) -> None:
    path.touch()
    path.chmod(0o644)
    async with await Store.open(path):
        assert mode(path) == 0o600


async def test_the_file_is_opened_as_durable_as_promised(path: Path) -> None:
    async with await Store.open(path) as store:
        pragmas = {
            name: await store._database.writer.run(
                lambda connection, name=name: connection.execute("PRAGMA " + name).fetchone()[0]
            )
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
        full = 2
        assert pragmas == {
            "journal_mode": "wal",
            "synchronous": full,
            "foreign_keys": 1,
            "busy_timeout": 5000,
        }


async def test_the_reader_cannot_write(store: Store) -> None:
    with pytest.raises(DatabaseReadOnly):
        await store._database.read(lambda connection: connection.execute("DELETE FROM meta"))


async def test_everything_is_there_after_opening_again(path: Path) -> None:
    await filled(path)
    async with await Store.open(path) as store:
        assert await store.live_tables() == (a_table(version=2),)
        assert len(await store.notices()) == 200


@pytest.mark.parametrize("damage", ["not a database", "a page", "half the file"])
async def test_a_damaged_file_is_refused_untouched(path: Path, damage: str) -> None:
    await filled(path)
    content = bytearray(path.read_bytes())
    if damage == "not a database":
        content[:100] = b"?" * 100
    elif damage == "a page":
        content[-4096:] = b"?" * 4096
    else:
        del content[len(content) // 2 :]
    path.write_bytes(content)
    for _ in range(2):
        with pytest.raises(DatabaseCorrupt) as caught:
            await Store.open(path)
        assert caught.value.key == "store-corrupt"
        assert caught.value.data["path"] == path
    assert path.read_bytes() == content


async def test_a_newer_schema_is_refused_and_both_versions_are_named(path: Path) -> None:
    await filled(path)
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version (version, name) VALUES (9000, 'later')")
    connection.close()
    with pytest.raises(DatabaseNewer) as caught:
        await Store.open(path)
    known = len(list(DIRECTORY.glob("*.sql")))
    assert caught.value.data == {"path": path, "found": 9000, "known": known}


async def test_a_directory_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseFailed):
        await Store.open(tmp_path)


async def test_a_file_locked_by_another_program_is_refused(path: Path) -> None:
    await filled(path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    with pytest.raises(DatabaseLocked):
        await Store.open(path, busy_timeout=0.05)
    connection.close()
    async with await Store.open(path):
        pass


@pytest.fixture
def shared() -> Iterator[Path]:
    """Make a directory that an ordinary user can reach, and be an ordinary user if root."""
    directory = Path(tempfile.mkdtemp())
    directory.chmod(0o777)
    yield directory
    shutil.rmtree(directory)


@pytest.fixture
def nobody(shared: Path) -> Iterator[None]:
    # Permissions do not bind root.
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    yield
    if root:
        os.seteuid(0)


async def test_a_read_only_file_is_refused(shared: Path, nobody: None) -> None:
    path = shared / "briscola.sqlite3"
    await filled(path)
    path.chmod(0o400)
    with pytest.raises(DatabaseReadOnly) as caught:
        await Store.open(path)
    assert caught.value.data["path"] == path


async def test_a_read_only_directory_is_refused(shared: Path, nobody: None) -> None:
    private = shared / "private"
    private.mkdir(mode=0o500)
    with pytest.raises(DatabaseReadOnly):
        await Store.open(private / "briscola.sqlite3")
    with pytest.raises(DatabaseReadOnly):
        await Store.open(private / "new" / "briscola.sqlite3")
    private.chmod(0o700)


async def test_a_second_opening_in_one_process_is_refused(store: Store, path: Path) -> None:
    with pytest.raises(DatabaseInUse):
        await Store.open(path)
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    with pytest.raises(DatabaseInUse):
        await Store.open(link)
    await store.set_meta("still", "working")


HOLD = """
import asyncio, sys
from bot.store import Store

async def main():
    async with await Store.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_second_process_is_refused_until_the_first_is_gone(path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(DatabaseInUse) as caught:
            await Store.open(path)
        assert caught.value.key == "store-in-use"
        assert caught.value.data["path"] == path
    finally:
        holder.kill()
        holder.communicate()
    async with await Store.open(path) as store:
        await store.create_table(a_table())


STOP = """
import asyncio, os, signal, sys
from bot.store import Store

async def main():
    async with await Store.open(sys.argv[1]) as store:
        if sys.argv[2] == "interrupt":
            os.kill(os.getpid(), signal.SIGINT)
            await asyncio.sleep(60)
        if sys.argv[2] == "newer":
            await store._database.write(lambda connection: connection.execute(
                "INSERT INTO schema_version (version, name) VALUES (9000, 'later')").rowcount)
    if sys.argv[2] == "newer":
        await Store.open(sys.argv[1])
    raise SystemExit(3)

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("how", "said"), [("exit", ""), ("interrupt", "KeyboardInterrupt"), ("newer", "DatabaseNewer")]
)
def test_the_process_ends_however_it_is_left(path: Path, how: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STOP, str(path), how],
        check=False,
        timeout=10,
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert said in done.stderr
    assert "never retrieved" not in done.stderr
