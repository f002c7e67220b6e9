"""A match under way as the test knows it: whose turn it is, who may do what, everybody's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.game import Action, Match, Observation
from bot.players import stand_in
from bot.tables import Table
from tests.discord.playing import NAMES
from tests.support.people import Evening
from tests.support.person import COMPONENT, Person, Press
from tests.support.shown import Answer, Shown

BUTTON, SELECT = 2, 3


class Game:
    """One table of an evening. Reading it touches nothing that the bot does."""

    def __init__(self, evening: Evening, people: list[Person], id: int, channel: int = 0) -> None:
        self.evening = evening
        self.people = people
        self.id = id
        self.channel = channel or evening.channel

    @classmethod
    async def start(cls, evening: Evening, players: int = 2, **options: Any) -> Game:
        """Let Anna, Marco and the others sit down and start."""
        people = evening.people(*NAMES[:players])
        return await cls.among(evening, people, **options)

    @classmethod
    async def among(
        cls, evening: Evening, people: list[Person], channel: int = 0, **options: Any
    ) -> Game:
        lobby = await seat(evening, people, channel, **options)
        table = table_of(lobby)
        started = await people[0].click(lobby, "b1:start:")
        assert started.acknowledged
        return cls(evening, people, table, channel)

    @property
    def board(self) -> Shown:
        """The board, told from those of other tables."""
        return [
            shown
            for shown in self.evening.public(self.channel)
            if shown.find(f"b1:hand:{self.id:x}:") and shown.find(f"b1:rules:{self.id:x}:")
        ][-1]

    async def table(self) -> Table:
        return await self.evening.bot.tables.get(self.id)

    async def match(self) -> Match:
        return (await self.table()).playing

    async def turn(self) -> Person:
        """Whose turn it is."""
        table = await self.table()
        seat = table.playing.to_act[0]
        return self.seated(table.seats[seat].user_id)

    async def waiting(self) -> list[Person]:
        """Those whose turn it is not, from the next seat on."""
        seats, turn = await self.in_seats(), await self.turn()
        first = seats.index(turn) + 1
        return [*seats[first:], *seats[: first - 1]]

    async def in_seats_from_turn(self) -> list[Person]:
        """Everybody, from whoever is to move on."""
        return [await self.turn(), *await self.waiting()]

    async def in_seats(self) -> list[Person]:
        return [self.seated(seat.user_id) for seat in (await self.table()).seats]

    def seated(self, user_id: int) -> Person:
        return next(person for person in self.people if person.id == user_id)

    async def observe(self, person: Person) -> Observation:
        table = await self.table()
        return table.playing.observe(table.seat_of(person.id))

    async def hand(self, person: Person) -> Shown:
        """Open this person's hand from the board."""
        return (await person.click(self.board, "b1:hand:")).panel

    async def legal(self) -> tuple[Action, ...]:
        """What whoever is to act may do."""
        return (await self.observe(await self.turn())).legal

    async def play(self, action: Action | None = None) -> Answer:
        """Let whoever is to act open the hand and click on this, or on something legal."""
        person = await self.turn()
        action = action or stand_in(await self.observe(person))
        return await press_act(person, await self.hand(person), action)

    async def forward(self, until: Callable[[Table], bool], most: int = 2000) -> None:
        """Play on behind the scenes until the table is as wanted; deals open at once."""
        play = self.evening.bot.tables.play
        for _ in range(most):
            table = await self.table()
            if until(table):
                await self.evening.quiet()
                return
            with self.evening.as_bot():
                if table.between:
                    await play.next_deal(self.id, self.people[0].id, table.playing.deal)
                    continue
                seat = table.playing.to_act[0]
                action = _lively(table.playing.observe(seat))
                user_id = table.seats[seat].user_id
                table = await play.act(self.id, user_id, action)
            if table.playing.outcome:
                await self.evening.quiet()
                return
        raise AssertionError("never as wanted")

    async def act(self, action: Action | None = None) -> None:
        """Do one thing behind the scenes for whoever is to act."""
        table = await self.table()
        seat = table.playing.to_act[0]
        action = action or _lively(table.playing.observe(seat))
        with self.evening.as_bot():
            await self.evening.bot.tables.play.act(self.id, table.seats[seat].user_id, action)
        await self.evening.quiet()

    async def finish(self) -> Shown:
        """Play to the end behind the scenes, told to nobody before; returns the final message."""
        announcer, waiting = self.evening.bot.announcer, set()
        announcer.changed = waiting.add
        try:
            await self.forward(lambda _: False)
        finally:
            del announcer.changed
        with self.evening.as_bot():
            for table_id in waiting:
                announcer.changed(table_id)
        await self.evening.quiet()
        return self.final

    @property
    def final(self) -> Shown:
        """The message about how the match ended."""
        [final] = [shown for shown in self.evening.public(self.channel) if shown.files]
        return final

    @property
    def result(self) -> Shown:
        """The newest count of a deal."""
        counts = [s for s in self.evening.public(self.channel) if "Key of deal" in s.text]
        return counts[-1]


def _lively(observation: Observation) -> Action:
    """Bid once at least, so that not everybody passes; else what is done for the absent."""
    if observation.phase == "auction" and observation.bid is None:
        return observation.legal[0]
    return stand_in(observation)


async def seat(evening: Evening, people: list[Person], channel: int = 0, **options: Any) -> Shown:
    """Open a table and let these people sit down; returns the lobby."""
    options = {"players": len(people), **options}
    lobby = (await people[0].slash("briscola", channel, **options)).panel
    for person in people[1:]:
        assert (await person.click(lobby, "b1:join:")).acknowledged
    return lobby


def table_of(shown: Shown) -> int:
    """The table that the buttons of a message are about."""
    return next(filter(None, (int(b.custom_id.split(":")[2], 16) for b in shown.buttons)))


async def press_act(person: Person, panel: Shown, action: Action) -> Answer:
    """Click the button of this action."""
    [button] = [b for b in panel.find("b1:act:") if b.custom_id.split(":", 4)[4] == str(action)]
    return await person.click(panel, button)


@contextmanager
def forged(shown: Shown, custom_id: str, kind: int = BUTTON) -> Iterator[None]:
    """Put a button or select of this id on a message for as long as it takes to press it."""
    part: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 999}
    if kind == BUTTON:
        part |= {"style": 2, "label": "forged"}
    else:
        part |= {"options": [{"label": "x", "value": "x"}]}
    row = {"type": 1, "id": 998, "components": [part]}
    tree = shown.message.components
    tree.append(row)
    try:
        yield
    finally:
        tree.remove(row)


async def forge(person: Person, shown: Shown, custom_id: str, *values: str) -> Answer:
    """Press what the bot never put there."""
    kind = SELECT if values else BUTTON
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values:
        data["values"] = list(values)
    with forged(shown, custom_id, kind):
        press = Press(person, COMPONENT, shown.channel, data, shown)
        [answer] = await person.world.together(press)
    return answer
