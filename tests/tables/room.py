"""Tables on a real store, with time, chance and announcements in the test's hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from bot.game import Action, Card, Match, Options, Pass, PlayCard, Ready
from bot.game.deal import shuffled
from bot.store import DeadlineRow, Store
from bot.tables import Person, Table, Tables
from bot.tables.refusals import Refusal, TableOver

START = 1_800_000_000.25
GUILD, CHANNEL = 1, 2

EVERY_GAME = (
    Options(players=2),
    Options(players=3, removed_two="coins"),
    Options(players=4, teams="random"),
    Options(players=5, bidding="rank_points"),
    Options(players=5, bidding="points"),
    Options(players=6),
    Options(players=6, sit_out=True),
    Options(players=7, sit_out=True, bidding="points"),
)


def name_of(options: Options) -> str:
    return str(options).replace(" ", ",")


def person(number: int) -> Person:
    return Person(1000 + number, f"player {number}")


class Room:
    """A store and the tables on it; it is their announcer, their clock and their luck."""

    def __init__(self, store: Store, seed: int = 1) -> None:
        self.store = store
        self.rng = Random(seed)
        self.told: list[int] = []
        self.ahead = 0.0
        self.interactions = count(10_000)
        self.tables = self.another()

    def another(self, **settings: Any) -> Tables:
        """Tables of a new process on the same store."""
        return Tables(
            self.store, self, clock=self.clock, random_bytes=self.rng.randbytes, **settings
        )

    def changed(self, table_id: int) -> None:
        self.told.append(table_id)

    def clock(self) -> float:
        return START + self.ahead

    async def lobby(self, options: Options, seated: int = 1, channel: int = CHANNEL) -> Table:
        """A lobby with players 0, 1, ... and player 0 as its host."""
        lobby = self.tables.lobby
        table = await lobby.open(GUILD, channel, person(0), options, "en", next(self.interactions))
        for number in range(1, seated):
            table = await lobby.join(table.id, person(number), next(self.interactions))
        return table

    async def match(self, options: Options, channel: int = CHANNEL) -> Table:
        """A match that has just begun."""
        table = await self.lobby(options, options.players, channel)
        host = table.row.host_id
        return await self.tables.lobby.start(table.id, host, next(self.interactions))

    async def act(self, table: Table, action: Action | None = None) -> Table:
        """Let whoever is to act, or the first of them, do this, or something by chance."""
        seat = table.playing.to_act[0]
        return await self.tables.play.act(
            table.id,
            table.seats[seat].user_id,
            action or self.choose(table.playing),
            table.token(seat),
        )

    async def all_ready(self, table: Table) -> Table:
        """Let everybody who still looks at the partners' cards be ready."""
        while table.playing.observe(None).phase == "peek":
            table = await self.act(table, Ready())
        return table

    async def until_peek(self, table: Table) -> Table:
        while table.playing.observe(None).phase != "peek":
            table = await self.step(table)
        return table

    async def step(self, table: Table) -> Table:
        """One action by chance, or the opening of the next deal by somebody."""
        if not table.between:
            return await self.act(table)
        user_id = self.rng.choice(table.seats).user_id
        return await self.tables.play.next_deal(table.id, user_id, table.playing.deal)

    async def steps(self, table: Table, number: int) -> Table:
        for _ in range(number):
            table = await self.step(table)
        return table

    async def to_the_end(self, table: Table) -> Table:
        while not table.playing.outcome:
            table = await self.step(table)
        return table

    async def until_between(self, table: Table) -> Table:
        while not table.between:
            table = await self.act(table)
        return table

    async def rematch(self, table: Table, numbers: list[int] | None = None) -> Table:
        """Everybody, or these seats, press Rematch under the result of a match that is over."""
        for seat in numbers or range(table.options.players):
            row = table.seats[seat]
            again = await self.tables.lobby.rematch(
                table.id, Person(row.user_id, row.name), next(self.interactions)
            )
        return again

    def choose(self, match: Match) -> Action:
        """A legal action by chance; auctions would never end if bids were as likely as passes."""
        legal = match.legal(match.to_act[0])
        if Pass() in legal:
            return self.rng.choice([*legal[:3], Pass(), Pass()])
        return self.rng.choice(legal)

    async def deadlines(self, table_id: int) -> dict[str, float]:
        """Stored deadlines of a table, in seconds from now."""
        stored = await self.store.load_table(table_id)
        assert stored
        return {row.kind: row.due_at - self.clock() for row in stored.deadlines}

    async def deadline(self, table_id: int, kind: str) -> DeadlineRow:
        stored = await self.store.load_table(table_id)
        assert stored
        return next(row for row in stored.deadlines if row.kind == kind)

    async def notices(self, table_id: int) -> list[str]:
        """Kinds of the notices in the outbox, in order."""
        return [row.kind for row in await self.store.notices(table_id)]

    async def actors(self, table_id: int) -> list[str]:
        """Who made each action so far: a person or the clock."""
        stored = await self.store.load_table(table_id)
        assert stored
        return [row.actor for row in stored.actions]

    async def is_over(self, table_id: int, tables: Tables | None = None) -> bool:
        try:
            await (tables or self.tables).get(table_id)
        except TableOver:
            return True
        return False

    async def advance(self, seconds: float) -> None:
        """Move the clock to each deadline on the way and wait until its work is done."""
        target = self.ahead + seconds
        while True:
            following = await self.store.next_deadline()
            if following is None or following - START > target:
                break
            await self.leap(max(following - START - self.ahead, 0))
        await self.leap(target - self.ahead)

    async def leap(self, seconds: float) -> None:
        """Move the clock at once, then wait until what is due has been done."""
        self.ahead += seconds
        await until(self._nothing_is_due)

    async def _nothing_is_due(self) -> bool:
        return not await self.store.due(self.clock())


async def until(condition: Callable[[], Any]) -> None:
    """Wait until the condition holds; only a machine that is very busy needs long."""
    patience = monotonic() + 20
    while not await condition():
        assert monotonic() < patience, "it never came true"
        await asyncio.sleep(0.0005)
    for _ in range(20):
        await asyncio.sleep(0)


@contextmanager
def faked_time(room: Room) -> Iterator[None]:
    """Let the event loop's timers follow the room's clock."""
    loop = asyncio.get_running_loop()
    real = loop.time
    loop.time = lambda: real() + room.ahead
    try:
        yield
    finally:
        del loop.time


class Gate:
    """Holds back whatever wants to be committed, until it is opened."""

    def __init__(self, store: Store) -> None:
        self._commit = store.commit
        self._open = asyncio.Event()
        self.waiting = 0
        store.commit = self._pass

    async def _pass(self, change: Any) -> None:
        self.waiting += 1
        await self._open.wait()
        await self._commit(change)

    async def reached(self) -> None:
        """Wait until a change stands before the gate."""

        async def arrived() -> bool:
            return self.waiting > 0

        await until(arrived)

    def open(self) -> None:
        self._open.set()


async def outcome_of(*works: Any) -> list[Any]:
    """What each of several simultaneous requests got: a result, or the type of its refusal."""
    results = await asyncio.gather(*works, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return [type(result) if isinstance(result, Refusal) else result for result in results]


def pack_of(match: Match) -> tuple[Card, ...]:
    """The cards of the deal under way, in the order in which they were dealt."""
    return shuffled(match.rules.pack, match.deal_key(match.deal))


def plays_of(room: Room, table: Table, seat: int, clicks: int) -> list[object]:
    """Simultaneous clicks on all cards of a panel, with the token that the panel carries."""
    view = table.view(seat)
    assert view.observation
    hand, user_id = view.observation.hand, table.seats[seat].user_id
    return [
        room.tables.play.act(table.id, user_id, PlayCard(hand[click % len(hand)]), view.token)
        for click in range(clicks)
    ]


async def same_as_stored(room: Room, table_id: int) -> Table:
    """The table in memory; it must be the one that another process would load."""
    table, restored = await room.tables.get(table_id), await room.another().get(table_id)
    assert (table.row, table.seats) == (restored.row, restored.seats)
    assert table.deadlines == restored.deadlines
    assert table.public() == restored.public()
    assert table.row.version >= len(table.playing.log if table.match else ())
    return table
