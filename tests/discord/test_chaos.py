"""Anybody does anything at any moment, and Discord fails at random: the tables stay right."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.tables import Table
from tests.support.people import Evening
from tests.support.person import COMPONENT, Person, Press
from tests.support.shown import Answer, Shown

SEEDS = range(int(os.environ.get("CHAOS_SEEDS", "3")))
STEPS = 120
SETTLED = 15 * 60.0
FAULTS = [
    ("PATCH", "/channels/*/messages/*", 500, 0),
    ("PATCH", "/channels/*/messages/*", 403, 50013),
    ("POST", "/channels/*/messages", 503, 0),
    ("POST", "/channels/*/messages", 403, 50001),
    ("DELETE", "/channels/*/messages/*", 500, 0),
    ("PATCH", "/webhooks/*/*/messages/@original", 401, 50027),
    ("POST", "/interactions/*/callback", 404, 10062),
    ("POST", "/interactions/*/callback", 400, 40060),
]
SELDOM = ("leave-sure", "cancel", "stand")


class Crowd:
    """People who press whatever they see."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.random = random.Random(seed)
        self.people = evening.people("Anna", "Marco", "Luca", "Zoe")
        self.faulty = False

    async def step(self) -> None:
        deeds = [self.press] * 12 + [self.type] * 3 + [self.wait] * 2
        deeds += [self.burst, self.delete, self.fault, self.restart]
        await self.random.choice(deeds)()

    async def press(self) -> None:
        presses = self._presses()
        if presses:
            [answer] = await self.evening.together(self.random.choice(presses))
            self._check(answer)

    async def burst(self) -> None:
        """Several people press at the same instant, some of them twice."""
        presses = self._presses()
        if presses:
            chosen = [self.random.choice(presses) for _ in range(6)]
            for answer in await self.evening.together(*chosen, *chosen[:2]):
                self._check(answer)

    async def type(self) -> None:
        person = self.random.choice(self.people)
        command = self.random.choice(["briscola", "hand", "play", "bid", "board", "leave", "help"])
        options: dict[str, Any] = {}
        if command == "briscola":
            options = {"players": self.random.choice([2, 3])}
        elif command in ("play", "bid"):
            option = {"play": "card", "bid": "bid"}[command]
            offered = await person.suggestions(command, option)
            options = {option: self.random.choice([*offered.values(), "AD", "pass", "?"])}
        self._check(await person.slash(command, **options))

    async def wait(self) -> None:
        await self.evening.advance(self.random.choice([1, 5, 20, 40, 120]))

    async def delete(self) -> None:
        """A moderator, or its reader, deletes a message."""
        shown = self.random.choice(self.evening.messages() or [None])
        if shown is not None:
            self.evening.backend.delete_message(shown.channel, shown.id)
            await self.evening.quiet()

    async def fault(self) -> None:
        self.faulty = True
        self.evening.fail(*self.random.choice(FAULTS), times=self.random.choice([1, 2, 5]))

    async def restart(self) -> None:
        await self.evening.restart()

    def _presses(self) -> list[Press]:
        found = []
        for person in self.people:
            for shown in person.sees():
                found += [
                    _press(person, shown, b.custom_id)
                    for b in shown.buttons
                    if b.custom_id
                    and (b.custom_id.split(":")[1] not in SELDOM or self.random.random() < 0.05)
                ]
                for menu in shown.selects:
                    value = self.random.choice(list(menu.options))
                    found.append(_press(person, shown, menu.custom_id, value))
        return found

    def _check(self, answer: Answer) -> None:
        assert answer.acknowledged or self.faulty, answer.record
        if not self.faulty:
            assert self.evening.complaints.lines == []


def _press(person: Person, shown: Shown, custom_id: str, value: str = "") -> Press:
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if value else 2}
    if value:
        data["values"] = [value]
    return Press(person, COMPONENT, shown.channel, data, shown)


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_people_and_discord_do_the_tables_stay_right(
    evening: Evening, seed: int
) -> None:
    """COMPLAINTS 8, short form: the invariants after each injection."""
    crowd = Crowd(evening, seed)
    for _ in range(STEPS):
        await crowd.step()
    evening.recover()
    evening.forgive()
    crowd.faulty = False
    async with _no_time(evening):
        live = {row.id: await evening.bot.tables.get(row.id) for row in await _rows(evening)}
        for table in live.values():
            await _seen_again(evening, table)
            _one_message(evening, await evening.bot.tables.get(table.id))
        _no_dead_buttons(evening, set(live))
    # Nobody is locked in: all can leave, and then open a table.
    for person in crowd.people:
        for _ in range(10):
            answer = await person.slash("leave")
            if answer.panel.find("b1:leave-this:"):
                await person.click(answer.panel, answer.panel.buttons[0])
            if answer.panel.find("b1:leave-sure:"):
                await person.click(answer.panel, "b1:leave-sure:")
            if not await evening.bot.store.seats_of(person.id, person.guild):
                break
        assert not (await person.slash("briscola")).ephemeral
        await person.slash("leave")
    async with _no_time(evening):
        assert await _rows(evening) == ()
        assert await evening.bot.store.notices() == ()
        _no_dead_buttons(evening, set())


@asynccontextmanager
async def _no_time(evening: Evening) -> AsyncIterator[None]:
    """Let all retries have their turn, but no deadline of a table pass."""
    with evening.as_bot():
        await evening.bot.tables.clock.stop()
    await evening.advance(SETTLED)
    yield
    with evening.as_bot():
        evening.bot.tables.clock.start()


async def _seen_again(evening: Evening, table: Table) -> None:
    """Bring down a board that somebody deleted; the bot does not hear of that by itself."""
    if table.row.board_id not in {shown.id for shown in evening.public()}:
        with evening.as_bot():
            await evening.bot.announcer.bring_down(table.id)
        await evening.quiet()


async def _rows(evening: Evening) -> tuple[Any, ...]:
    return await evening.bot.store.live_tables()


def _one_message(evening: Evening, table: Table) -> None:
    """A live table has one message to act from, and that shows the newest state."""
    wanted = "b1:join:" if table.match is None else "b1:rules:"
    own = [
        shown
        for shown in evening.public()
        if shown.find(f"{wanted}{table.id:x}:") and not shown.pings
    ]
    if table.between:
        assert own == []
        return
    assert [shown.id for shown in own] == [table.row.board_id], [shown.text for shown in own]
    if table.match:
        seen = table.match.observe(None)
        assert own[0].text.count("…") == len(seen.hand_sizes) - len(seen.trick)
        assert f"Trick {len(seen.tricks) + 1}*" in own[0].text
    else:
        assert own[0].text.count("●") == len(table.seats)


def _no_dead_buttons(evening: Evening, live: set[int]) -> None:
    """COMPLAINTS 14: what is over cannot be pressed any more."""
    for shown in evening.public():
        for button in shown.buttons:
            _, action, table, *_ = button.custom_id.split(":")
            assert action in ("again", "rematch") or int(table, 16) in live, shown.text
