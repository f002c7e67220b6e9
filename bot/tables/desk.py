"""Where live tables are kept: one lock a table, a bounded cache, and the way to the store."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from bot.game import GameError, Match, Options
from bot.store import (
    ActionRow,
    Change,
    Conflict,
    DeadlineRow,
    MatchRow,
    MatchSeatRow,
    NoticeRow,
    SeatRow,
    Store,
    TableRow,
)
from bot.tables.announcer import Announcer
from bot.tables.model import LOBBY, Person, Table
from bot.tables.refusals import MovedOn, TableOver
from bot.tables.threads import work
from bot.tables.timing import Limits, Timing

_CACHED_TABLES: Final = 5000

T = TypeVar("T")


class NotDue(Exception):
    """The deadline was moved, or has had its effect, before the clock got hold of the table."""


class TableBroken(Exception):
    """The stored table cannot be replayed; carries its id and the type of the error alone."""


class Desk:
    """Loads tables, holds them while they change, and stores each change before it is seen."""

    def __init__(
        self,
        store: Store,
        announcer: Announcer,
        clock: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        timing: Timing,
        limits: Limits,
    ) -> None:
        self.store = store
        self.announcer = announcer
        self.clock = clock
        self.random_bytes = random_bytes
        self.timing = timing
        self.limits = limits
        self.due = asyncio.Event()
        """Set when ``looks_at`` has come nearer."""
        self.looks_at = inf
        """When the clock is to look for due deadlines again: seconds since the epoch."""
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[object, ...], asyncio.Lock] = WeakValueDictionary()

    def lock(self, *key: object) -> asyncio.Lock:
        """Return the lock of a channel, table or person; several are taken in this order."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def table(self, table_id: int) -> Table:
        """Return the live table as it is now; TableOver when there is none."""
        known = self._cache.get(table_id)
        if known:
            return known
        # Loading under the lock keeps a slow reader from putting an old state back into the cache.
        async with self.holding(table_id) as table:
            return table

    @asynccontextmanager
    async def holding(
        self, table_id: int, deadline: DeadlineRow | None = None
    ) -> AsyncIterator[Table]:
        """Hold the table's lock; TableOver when there is no such table.

        With a deadline, NotDue when that is not the table's deadline any more.
        """
        async with self.lock("table", table_id):
            table = self._cache.get(table_id) or await self._load(table_id)
            if deadline and table.deadlines.get(deadline.kind) != deadline.due_at:
                # Were it our memory that is wrong, the clock would ask for ever.
                self._cache.pop(table_id, None)
                raise NotDue
            yield table

    async def create(
        self, row: TableRow, seats: tuple[SeatRow, ...], deadlines: Mapping[str, float]
    ) -> None:
        """Store a new table."""
        try:
            await _whole(self.store.create_table(row, seats, deadlines))
        finally:
            self._expect(deadlines)

    async def save(
        self,
        table: Table,
        *,
        match: Match | None = None,
        columns: Mapping[str, Any] | None = None,
        seats: tuple[SeatRow, ...] | None = None,
        actions: tuple[ActionRow, ...] = (),
        deadlines: Mapping[str, float | None] | None = None,
        notices: tuple[NoticeRow, ...] = (),
        filed: tuple[MatchRow, tuple[MatchSeatRow, ...]] | None = None,
        counts: bool = True,
        remove: bool = False,
    ) -> Table:
        """Commit one step of a held table and return it as it is then.

        Raises MovedOn when another writer was quicker, StoreError when nothing could be stored.
        """
        change = Change(
            table_id=table.id,
            expected=table.row.version,
            set=columns or {},
            seats=seats,
            actions=actions,
            deadlines=deadlines or {},
            notices=notices,
            finished=filed,
            counts=counts,
            remove=remove,
        )
        try:
            await _whole(self.store.commit(change))
        except BaseException as error:
            # It may be stored when we are cancelled: look again the next time.
            self._cache.pop(table.id, None)
            if isinstance(error, Conflict):
                raise MovedOn from error
            raise
        finally:
            self.announcer.changed(table.id)
            self._expect(change.deadlines)
        if remove:
            self._cache.pop(table.id, None)
            return table
        return self._remember(
            replace(
                table,
                row=replace(table.row, version=table.row.version + 1, **change.set),
                seats=table.seats if seats is None else seats,
                match=match or table.match,
                deadlines=_merged(table.deadlines, change.deadlines),
            )
        )

    async def place(self, table_id: int, board_id: int | None, version: int) -> None:
        """Note which message is the board of a live table and which version it shows."""
        async with self.holding(table_id) as table:
            try:
                await _whole(self.store.set_rendered(table_id, board_id, version))
            except BaseException:
                self._cache.pop(table_id, None)
                raise
            row = replace(table.row, board_id=board_id, rendered=version)
            self._remember(replace(table, row=row))

    async def scrap(self, table_id: int) -> None:
        """Remove a table that cannot be replayed; there is no match to file."""
        async with self.lock("table", table_id):
            stored = await self.store.load_table(table_id)
            if stored:
                change = Change(table_id=table_id, expected=stored.row.version, remove=True)
                await _whole(self.store.commit(change))

    async def _load(self, table_id: int) -> Table:
        stored = await self.store.load_table(table_id)
        if stored is None:
            raise TableOver
        former: tuple[Person, ...] = ()
        if stored.row.rematch_of is not None and stored.row.status == LOBBY:
            filed = await self.store.match(stored.row.rematch_of)
            former = tuple(Person(seat.user_id, seat.name) for seat in (filed[1] if filed else ()))
        try:
            options = Options.parse(stored.row.options)
            return self._remember(await work(options, Table.restore, stored, former))
        except (GameError, ValueError) as error:
            # Its data names cards, and this ends up in the log.
            raise TableBroken(table_id, type(error).__name__) from None

    def _expect(self, deadlines: Mapping[str, float | None]) -> None:
        for due_at in deadlines.values():
            if due_at is not None and due_at < self.looks_at:
                self.looks_at = due_at
                self.due.set()

    def _remember(self, table: Table) -> Table:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        if len(self._cache) > _CACHED_TABLES:
            self._cache.popitem(last=False)
        return table


def _merged(
    before: Mapping[str, float], changes: Mapping[str, float | None]
) -> Mapping[str, float]:
    merged = {**before, **changes}
    return {kind: due_at for kind, due_at in merged.items() if due_at is not None}


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """Await work to its end; a cancellation goes on only then, so that no lock opens too early."""
    task = asyncio.create_task(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled:
        if not task.cancelled():
            task.exception()  # else asyncio complains that nobody looked
        raise cancelled
    return task.result()
