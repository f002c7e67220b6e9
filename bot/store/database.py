"""The file: opening it safely, one connection that writes and one that only reads."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite
from filelock import FileLock, Timeout

from .committer import Committer, Operation
from .errors import DatabaseCorrupt, DatabaseFailed, DatabaseInUse, StoreClosed, StoreError, trouble
from .migrations import migrate

T = TypeVar("T")

# At DEBUG aiosqlite logs what it runs together with its arguments: secrets and cards.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole function on its thread."""

    async def run(self, job: Operation[T]) -> T:
        """Run `job(connection)` on the thread of the connection and return its result."""
        # aiosqlite's public methods hop to the thread once per statement: that would cost more
        # than the statements of a batch, and leave gaps in which a cancellation can strike.
        execute: Callable[..., Awaitable[T]] = self._execute
        return await execute(job, self._conn)


class Database:
    """An open database file. Use `Database.open`, and always close it."""

    def __init__(self, path: Path, busy_timeout: float) -> None:
        # By its real name, so that two links to one file meet the same lock.
        self.path = path.resolve()
        self._lock = FileLock(f"{self.path}.lock", timeout=0, mode=0o600, thread_local=False)
        self.writer = _connection(self.path, "rw", busy_timeout)
        self.reader = _connection(self.path, "ro", busy_timeout)
        self._committer: Committer | None = None
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, busy_timeout: float) -> Self:
        """Open the file, making or migrating it as needed; `busy_timeout` is in seconds.

        Raises DatabaseInUse, DatabaseReadOnly, DatabaseCorrupt, DatabaseNewer, DatabaseFull,
        DatabaseLocked or DatabaseFailed.
        """
        database = cls(path, busy_timeout)
        try:
            await database._open()
        except BaseException as error:
            await database.close()
            typed = error if isinstance(error, StoreError) else trouble(error)
            if typed is None:
                raise
            typed.data.setdefault("path", database.path)
            raise typed from error
        return database

    async def _open(self) -> None:
        self._prepare()
        await self.writer
        await self.writer.run(partial(_set_up, self.path))
        await self.reader
        self._committer = Committer(self.writer)

    def _prepare(self) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._lock.acquire()
        except Timeout as error:
            raise DatabaseInUse(path=self.path) from error
        # SQLite gives its side files the mode of the database file.
        descriptor = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            if os.fstat(descriptor).st_mode & 0o077 and hasattr(os, "fchmod"):
                os.fchmod(descriptor, 0o600)
        finally:
            os.close(descriptor)

    @property
    def alive(self) -> bool:
        """Whether changes are still accepted."""
        return self._committer is not None and self._committer.alive

    async def write(self, operation: Operation[T]) -> T:
        """Run the operation in the committer's next transaction; returns after COMMIT."""
        if self._committer is None:
            raise StoreClosed
        return await self._committer.submit(operation)

    async def read(self, operation: Operation[T]) -> T:
        """Run the operation on one unchanging view of what is committed."""
        if self._closing is not None:
            raise StoreClosed
        try:
            return await self.reader.run(partial(_view, operation))
        except sqlite3.Error as error:
            typed = trouble(error)
            if typed is None:
                raise
            raise typed from error

    async def close(self) -> None:
        """Commit what waits, close both connections and give the file free. May be repeated."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="store-close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            if self._committer is not None:
                await self._committer.close()
            await self.reader.close()
            await self.writer.close()
        finally:
            # The threads of aiosqlite are no daemons: one left running keeps the process alive.
            for connection in (self.reader, self.writer):
                connection.stop()
            self._lock.release()


def _connection(path: Path, mode: str, busy_timeout: float) -> Connection:
    connect = partial(
        sqlite3.connect,
        f"{path.as_uri()}?mode={mode}",
        uri=True,
        timeout=busy_timeout,
        isolation_level=None,
    )
    return Connection(connect, iter_chunk_size=64)


def _set_up(path: Path, connection: sqlite3.Connection) -> None:
    findings = connection.execute("PRAGMA quick_check(1)").fetchone()
    if findings != ("ok",):
        raise DatabaseCorrupt(path=path, reason=findings[0])
    if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise DatabaseFailed(path=path, reason="the disk does not support WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection, path)


def _view(operation: Operation[T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN")
    try:
        return operation(connection)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
