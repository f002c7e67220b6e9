"""What the store can refuse, as types with data and a message key; the words are not ours."""

import errno
import sqlite3
from typing import ClassVar


class StoreError(Exception):
    """Base of everything the store raises on purpose; `key` names the message, `data` fills it."""

    key: ClassVar[str] = "store-failed"

    def __init__(self, **data: object) -> None:
        super().__init__()
        self.data = data

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.data.items())])


class Conflict(StoreError):
    """Somebody else changed the table first; nothing of this change was stored."""

    key = "store-conflict"


class DatabaseCorrupt(StoreError):
    """The file is damaged or is not a database at all."""

    key = "store-corrupt"


class DatabaseReadOnly(StoreError):
    """The file, its directory or the disk cannot be written."""

    key = "store-read-only"


class DatabaseNewer(StoreError):
    """The file was written by a newer version of the bot; data: `found`, `known`."""

    key = "store-newer"


class DatabaseInUse(StoreError):
    """Another process holds the file."""

    key = "store-in-use"


class DatabaseFull(StoreError):
    """The disk is full; nothing of this change was stored."""

    key = "store-full"


class DatabaseLocked(StoreError):
    """Another program kept the file locked for too long; nothing of this change was stored."""

    key = "store-locked"


class DatabaseFailed(StoreError):
    """The disk or the database failed in another way; data: `reason`."""

    key = "store-failed"


class StoreClosed(StoreError):
    """The store is closed. A change that was already waiting may or may not have been stored."""

    key = "store-closed"


_BY_CODE: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_LOCKED: DatabaseLocked,
    sqlite3.SQLITE_FULL: DatabaseFull,
    sqlite3.SQLITE_READONLY: DatabaseReadOnly,
    sqlite3.SQLITE_PERM: DatabaseReadOnly,
    sqlite3.SQLITE_CANTOPEN: DatabaseReadOnly,
    sqlite3.SQLITE_CORRUPT: DatabaseCorrupt,
    sqlite3.SQLITE_NOTADB: DatabaseCorrupt,
    sqlite3.SQLITE_IOERR: DatabaseFailed,
    sqlite3.SQLITE_NOMEM: DatabaseFailed,
    sqlite3.SQLITE_INTERRUPT: DatabaseFailed,
    sqlite3.SQLITE_PROTOCOL: DatabaseFailed,
}

_BY_ERRNO: dict[int | None, type[StoreError]] = {
    errno.EACCES: DatabaseReadOnly,
    errno.EPERM: DatabaseReadOnly,
    errno.EROFS: DatabaseReadOnly,
    errno.ENOSPC: DatabaseFull,
    errno.EDQUOT: DatabaseFull,
}


def trouble(error: BaseException) -> StoreError | None:
    """Return the typed form of trouble with the file or the disk, None for any other error."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno, DatabaseFailed)(reason=str(error))
    # An extended result code carries its primary code in the low byte.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = _BY_CODE.get(code)
    return kind(reason=str(error)) if kind else None
