"""One task owns the writing connection and commits whatever waits as one transaction.

While one batch is being synced to the disk the next one gathers, so the number of syncs, not of
moves, is what the disk pays for. A batch runs as one function on the connection's thread: no
cancellation can fall between BEGIN and COMMIT, and no handler can leave a transaction open.
"""

import asyncio
import copy
import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from .errors import DatabaseFailed, DatabaseLocked, StoreClosed, trouble

T = TypeVar("T")
Operation = Callable[[sqlite3.Connection], T]
_Outcome = tuple[Any, Exception | None]

_log = logging.getLogger(__name__)


class Runner(Protocol):
    """A connection that runs a function on its own thread."""

    async def run(self, job: Operation[T]) -> T: ...


class Committer:
    """Commits operations in groups; each is stored whole or not at all."""

    def __init__(self, connection: Runner) -> None:
        self._connection = connection
        self._waiting: list[tuple[Operation[Any], asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._work(), name="store-committer")

    @property
    def alive(self) -> bool:
        """Whether changes are still accepted."""
        return not self._closing

    async def submit(self, operation: Operation[T]) -> T:
        """Run the operation in the next transaction and return its result once committed.

        Cancelling the caller does not cancel the operation. Raises what the operation raised, the
        typed error that the whole batch met, or StoreClosed.
        """
        if self._closing:
            raise StoreClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((operation, future))
        self._wake.set()
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Refuse new operations, commit those that wait, and end."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _work(self) -> None:
        batch: list[tuple[Operation[Any], asyncio.Future[Any]]] = []
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                batch, self._waiting = self._waiting, []
                if batch:
                    await self._commit(batch)
        finally:
            # Reached in any way, also by a death of this task: nobody may wait for ever.
            self._closing = True
            for _, future in batch + self._waiting:
                if not future.done():
                    future.set_exception(StoreClosed())

    async def _commit(self, batch: list[tuple[Operation[Any], asyncio.Future[Any]]]) -> None:
        outcomes = await self._outcomes([operation for operation, _ in batch])
        for (_, future), (result, error) in zip(batch, outcomes, strict=True):
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    async def _outcomes(self, operations: Sequence[Operation[Any]]) -> list[_Outcome]:
        job = partial(_transaction, operations)
        try:
            try:
                return await self._connection.run(job)
            except sqlite3.OperationalError as error:
                if not isinstance(trouble(error), DatabaseLocked):
                    raise
                _log.warning("the database stayed locked, trying once more")
                return await self._connection.run(job)
        except Exception as error:
            _log.exception("%d changes were not stored", len(operations))
            typed = trouble(error) or DatabaseFailed(reason=repr(error))
            return [(None, copy.copy(typed)) for _ in operations]


def _transaction(
    operations: Sequence[Operation[Any]], connection: sqlite3.Connection
) -> list[_Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(operation, connection) for operation in operations]
        connection.execute("COMMIT")
    except BaseException:
        # A full disk or a failed write has already rolled everything back.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _attempt(operation: Operation[Any], connection: sqlite3.Connection) -> _Outcome:
    """Run one operation so that its failure leaves its neighbours in the batch alone."""
    connection.execute("SAVEPOINT attempt")
    try:
        result = operation(connection)
    except Exception as error:
        if trouble(error) or not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO attempt")
        connection.execute("RELEASE attempt")
        return None, error
    connection.execute("RELEASE attempt")
    return result, None
