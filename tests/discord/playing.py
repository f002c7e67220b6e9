"""Simulated people who sit down and play by clicking, for tests of whole matches."""

from __future__ import annotations

import random
from typing import Any

from tests.support.person import Person
from tests.support.shown import Answer, Button, Shown
from tests.support.world import World

PRIMARY = 1
TYPING = 0.1
NAMES = ("Anna", "Marco", "Giulia", "Luca", "Sofia")


async def open_table(world: World, people: list[Person], **options: Any) -> Shown:
    """Open a table for these people, seat them and start the match; return the lobby."""
    answer = await people[0].slash("briscola", players=len(people), **options)
    assert answer.shown is not None
    lobby = answer.shown
    for person in people[1:]:
        joined = await person.click(lobby, "b1:join:")
        assert joined.acknowledged
    started = await people[0].click(lobby, "b1:start:")
    assert started.acknowledged
    await world.quiet()
    return lobby


def board(world: World, channel: int = 0) -> Shown:
    """The newest message with a My hand button that is no reminder."""
    boards = [
        shown
        for shown in world.public(channel)
        if shown.find("b1:hand:") and shown.find("b1:rules:")
    ]
    assert boards, [shown.text for shown in world.public(channel)]
    return boards[-1]


def may_act(panel: Shown) -> bool:
    """Whether this hand is one to act from now: what may be done stands out in colour."""
    acts = [*panel.find("b1:act:"), *panel.find("b1:suit:")]
    return any(button.style == PRIMARY for button in acts) or bool(ready(panel))


def ready(panel: Shown) -> list[Button]:
    """The button of those who look at their partners' cards."""
    return [button for button in panel.find("b1:act:") if button.custom_id.endswith(":ready")]


class Table:
    """Everybody's panels at one table."""

    def __init__(self, world: World, people: list[Person], seed: int = 0) -> None:
        self.world = world
        self.people = people
        self.panels: dict[int, Shown] = {}
        self.random = random.Random(seed)
        self.clicks = self.typed = 0

    async def hand(self, person: Person) -> Shown:
        """Open this person's hand, from the board."""
        answer = await person.click(board(self.world), "b1:hand:")
        self.panels[person.id] = answer.panel
        return answer.panel

    async def step(self) -> bool:
        """Let somebody do something; False when the match is over."""
        for shown in reversed(self.world.public()):
            if shown.find("b1:rematch:"):
                return False
            if shown.find("b1:next:"):
                await self._click(self.random.choice(self.people), shown, "b1:next:")
                return True
        for person in self.people:
            panel = self.panels.get(person.id) or await self.hand(person)
            if may_act(panel):
                await self.choose(person, panel)
                return True
        # Some panels may be out of date: look at every hand again.
        self.panels.clear()
        return True

    async def choose(self, person: Person, panel: Shown) -> None:
        """Do one of the things this person may do: mostly by clicks, now and then by typing."""
        suits = panel.find("b1:suit:")
        if suits:
            answer = await self._click(person, panel, self.random.choice(suits).custom_id)
            if answer.panel.selects:
                value = self.random.choice(list(answer.panel.selects[0].options))
                answer = await person.select(answer.panel, value)
            await self._click(person, answer.panel, "b1:sure:")
        elif looking := ready(panel):
            await self._click(person, panel, looking[0].custom_id)
        elif self.random.random() < TYPING:
            await self._type(person)
        else:
            buttons = [b for b in panel.find("b1:act:") if b.style == PRIMARY or ":pass" in str(b)]
            await self._click(person, panel, self.random.choice(buttons).custom_id)

    async def play(self, most: int = 5000) -> None:
        """Play to the end of the match."""
        for _ in range(most):
            if not await self.step():
                return
        raise AssertionError("the match does not end")

    async def _type(self, person: Person) -> None:
        self.typed += 1
        for command, option in (("play", "card"), ("bid", "bid")):
            offered = await person.suggestions(command, option)
            if offered:
                value = self.random.choice(list(offered.values()))
                answer = await person.slash(command, **{option: value})
                assert answer.ephemeral
                self.panels[person.id] = answer.panel
                return
        raise AssertionError(f"{person} may do something, but nothing is offered")

    async def _click(self, person: Person, shown: Shown, wanted: str) -> Answer:
        self.clicks += 1
        answer = await person.click(shown, wanted)
        assert answer.acknowledged
        if answer.shown is not None and answer.panel.find("b1:hand-update:"):
            self.panels[person.id] = answer.panel
        return answer
