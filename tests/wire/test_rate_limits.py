"""Boards under Discord's rate limits end on the newest state, calmly (issue 2, 6.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from tests.discord.playing import board
from tests.support.launch import BotProcess
from tests.support.person import Person
from tests.support.shown import Shown
from tests.support.wire import Wire, served
from tests.wire.evenings import ENDLESS, boards_due, deal
from tests.wire.party import YOURS

EDITS = "/channels/*/messages/*"


class CountingWire(Wire):
    """A wire that counts how many requests about one message are under way at once."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way: Counter[str] = Counter()
        self.most: Counter[str] = Counter()

    async def _rest(self, request: web.Request) -> web.Response:
        self.under_way[request.path] += 1
        self.most[request.path] = max(self.most[request.path], self.under_way[request.path])
        try:
            return await super()._rest(request)
        finally:
            self.under_way[request.path] -= 1


@pytest.fixture
async def wire() -> AsyncIterator[CountingWire]:
    async with served(CountingWire()) as world:
        yield world


@pytest.fixture
async def process(wire: Wire, database: Path) -> AsyncIterator[BotProcess]:
    bot = BotProcess(wire, database, ENDLESS)
    await bot.start()
    yield bot
    if bot.running:
        await bot.kill()


class Hands:
    """The open hands of a table, which play on without a look at the board."""

    def __init__(self, people: list[Person], panels: list[Shown]) -> None:
        self.people = people
        self.panels = panels

    @classmethod
    async def dealt(cls, wire: Wire, people: list[Person]) -> Hands:
        await deal(wire, people)
        place = board(wire)
        return cls(people, [(await person.click(place, "b1:hand:")).panel for person in people])

    async def play(self, wire: Wire, cards: int) -> None:
        for _ in range(cards):
            await wire.until(lambda: any(map(yours, self.panels)))
            [mover] = [number for number, panel in enumerate(self.panels) if yours(panel)]
            await self._play(wire, self.people[mover], self.panels[mover])

    async def _play(self, wire: Wire, person: Person, panel: Shown) -> None:
        held = panel.text
        wire.send(person.clicking(panel, panel.find("b1:act:")[0]))
        await wire.until(lambda: panel.text != held)


def yours(panel: Shown) -> bool:
    return any(words in panel.text for words in YOURS)


def edits(wire: Wire) -> list[int]:
    """The statuses of all edits of boards."""
    return [r.status for r in wire.log if r.method == "PATCH" and r.path.startswith("/channels/")]


def up_to_date(wire: Wire, database: Path) -> bool:
    trees = [shown.tree for shown in wire.public() if shown.find("b1:hand:")]
    return sorted(map(str, trees)) == sorted(map(str, boards_due(database)))


async def test_a_board_ends_on_the_newest_state(
    wire: CountingWire, process: BotProcess, database: Path
) -> None:
    hands = await Hands.dealt(wire, wire.people("Anna", "Marco"))
    wire.limit("PATCH", EDITS, count=2, per=1.0)
    wire.delays[EDITS] = 0.05
    await hands.play(wire, 24)
    await wire.until(lambda: up_to_date(wire, database))
    sent = edits(wire)
    assert sent.count(429) <= 1
    assert len(sent) < 20
    assert max(wire.most[path] for path in wire.most if "/messages/" in path) == 1


async def test_eight_boards_of_one_channel_all_end_on_the_newest_state(
    wire: CountingWire, process: BotProcess, database: Path
) -> None:
    tables = []
    for number in range(8):
        tables.append(await Hands.dealt(wire, wire.people(f"Anna {number}", f"Marco {number}")))
    wire.limit("PATCH", EDITS, count=5, per=1.0)
    for _ in range(3):
        for hands in tables:
            await hands.play(wire, 2)
    await wire.until(lambda: up_to_date(wire, database), 20)
    sent = edits(wire)
    assert sent.count(429) * 5 <= len(sent)
    assert max(wire.most[path] for path in wire.most if "/messages/" in path) == 1


async def test_a_board_gets_over_429s_that_no_header_announced(
    wire: CountingWire, process: BotProcess, database: Path
) -> None:
    hands = await Hands.dealt(wire, wire.people("Anna", "Marco"))
    wire.fail("PATCH", "/channels/*", status=429, times=3)
    await hands.play(wire, 6)
    await wire.until(lambda: up_to_date(wire, database))
    assert edits(wire).count(429) == 3
