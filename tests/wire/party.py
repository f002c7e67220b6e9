"""People who play a whole match by clicks, with the same choices however often the bot dies.

What they click follows from what they see alone: whose turn the board tells, and the buttons of
their own panel. After a death they click again only where nothing came of the click.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from bot.i18n import words_for
from tests.support.person import Person, Press
from tests.support.shown import Shown
from tests.wire.deaths import SENT, DeadlyWire, Death

NAMES = ("Anna", "Marco", "Giulia", "Luca", "Sofia")
LONG = 60.0  # seconds; only a bot that hangs, or a machine that is very busy, takes them
PHASES = ("auction", "trump", "call", "play")
WORDS = words_for("en-US")
YOURS = [WORDS(f"yours-{phase}", leads=True, ranks=True).partition("\n")[0] for phase in PHASES]

Kills = Callable[[str], Sequence[Death]]


class Party:
    """A match of `players` people on a wire; `kills` says which deaths follow the click of a name.

    `clicks` names the clicks that had an effect, in order: `open`, `join 1`, `deal 1 card 7`.
    """

    def __init__(self, world: DeadlyWire, players: int, kills: Kills = lambda _name: ()) -> None:
        self.world = world
        self.people = world.people(*NAMES[:players])
        self.kills = kills
        self.clicks: list[str] = []
        self.panels: dict[int, Shown] = {}
        self.deal = 0
        self.cards = 0

    async def play(self) -> None:
        """Play from /briscola to the end of the match."""
        host, *others = self.people
        await self._does(
            "open",
            lambda: host.slashing("briscola", players=len(self.people)),
            lambda: self._scene("b1:join:") is not None,
        )
        lobby = self._scene("b1:join:")
        assert lobby
        for number, person in enumerate(others, 1):
            await self._sit_down(number, person, lobby)
        await self._deal("start", lambda: host.clicking(lobby, "b1:start:"), lobby)
        while not self._scene("b1:rematch:"):
            await self._step()
            # A board may have lost its buttons while what follows is still on its way.
            await self.world.until(self._something_to_do, LONG)

    async def _sit_down(self, number: int, person: Person, lobby: Shown) -> None:
        await self._does(
            f"join {number}",
            lambda: person.clicking(lobby, "b1:join:"),
            lambda: person.name in lobby.text,
        )

    async def _deal(self, name: str, prepare: Callable[[], Press], before: Shown) -> None:
        await self._does(name, prepare, lambda: self._board_after(before) is not None)
        self.deal, self.cards = self.deal + 1, 0
        self.panels.clear()

    async def _step(self) -> None:
        result = self._scene("b1:next:")
        if result and not self._board_after(result):
            person = self.people[self.deal % len(self.people)]
            await self._deal(
                f"next {self.deal + 1}", lambda: person.clicking(result, "b1:next:"), result
            )
            return
        board = self._scene("b1:hand:")
        assert board
        person, phase = turn_of(board, self.people)
        panel = await self._hand(person)
        said = board.text
        if panel.find("b1:suit:"):
            await self._call(person, lambda: board.text != said)
            return
        self.cards += phase == "play"
        name = f"card {self.cards}" if phase == "play" else f"bid of {person.name}"
        await self._does(
            f"deal {self.deal} {name}",
            lambda: person.clicking(panel, self._choice(person, panel, "b1:act:")),
            lambda: board.text != said or self._scene("b1:hand:") != board,
            person,
        )

    async def _call(self, person: Person, done: Callable[[], bool]) -> None:
        """Choose trump and the card to call: up to three clicks, of which the last one counts."""
        panel = self.panels[person.id]
        await self._does(
            f"deal {self.deal} suit",
            lambda: person.clicking(panel, self._choice(person, panel, "b1:suit:")),
            lambda: bool(panel.selects or panel.find("b1:sure:")),
            stored=False,
        )
        if panel.selects:
            options = sorted(panel.selects[0].options)
            await self._does(
                f"deal {self.deal} called card",
                lambda: person.selecting(panel, _random(person, options).choice(options)),
                lambda: bool(panel.find("b1:sure:")),
                stored=False,
            )
        await self._does(
            f"deal {self.deal} call", lambda: person.clicking(panel, "b1:sure:"), done, person
        )

    async def _hand(self, person: Person) -> Shown:
        """The panel of a person whose turn it is; where it does not say so they ask again."""

        def shown() -> bool:
            panel = self.panels.get(person.id)
            return panel is not None and any(words in panel.text for words in YOURS)

        def asking() -> Press:
            panel = self.panels.get(person.id)
            if panel:
                return person.clicking(panel, "b1:hand-update:")
            board = self._scene("b1:hand:")
            assert board
            return person.clicking(board, "b1:hand:")

        if not shown():
            await self._does("hand", asking, shown, stored=False)
        return self.panels[person.id]

    async def _does(
        self,
        name: str,
        prepare: Callable[[], Press],
        done: Callable[[], bool],
        person: Person | None = None,
        *,
        stored: bool = True,
    ) -> None:
        """Press until it has its effect.

        What is stored takes one press, whatever dies once the bot has begun to answer.
        """
        world, deaths = self.world, list(self.kills(name))
        world.number, world.aside = len(self.clicks), name == "hand"
        if not world.aside:
            self.clicks.append(name)
        while True:
            death = deaths[0] if deaths else None
            if death:
                world.arm(death, clicked=True)
            [answer] = await world.together(prepare())
            if answer.shown and answer.shown.ephemeral and answer.shown.find("b1:hand-update:"):
                self.panels[answer.record.user_id] = answer.shown
            if death is None:
                await world.until(done, LONG)
                return
            await world.dead()
            await self._revive(deaths[1:])
            deaths = []
            if person:
                self.panels.pop(person.id, None)
            if stored and death != SENT:
                await world.until(done, LONG)
                return
            with suppress(AssertionError):
                await world.until(done, 0.5)
                return

    async def _revive(self, deaths: Sequence[Death]) -> None:
        """Start the bot again; further deaths come while it starts."""
        process = self.world.process
        assert process
        # Too many starts in a day would have to wait.
        Path(process.environment["DATABASE"] + "-starts").unlink(missing_ok=True)
        for death in deaths:
            self.world.arm(death, clicked=False)
            await process.launch()
            await self.world.dead()
        await process.start(LONG)

    def _scene(self, wanted: str) -> Shown | None:
        """The newest public message with such a button."""
        for shown in reversed(self.world.public()):
            if shown.find(wanted):
                return shown
        return None

    def _something_to_do(self) -> bool:
        return any(map(self._scene, ("b1:rematch:", "b1:next:", "b1:hand:")))

    def _board_after(self, before: Shown) -> Shown | None:
        board = self._scene("b1:hand:")
        return board if board and board.id > before.id else None

    def _choice(self, person: Person, panel: Shown, wanted: str) -> str:
        choices = sorted(button.custom_id for button in panel.find(wanted))
        return _random(person, choices).choice(choices)


def turn_of(board: Shown, people: Sequence[Person]) -> tuple[Person, str]:
    """Who is to act in which phase, as the board tells."""
    for person in people:
        for phase in PHASES:
            text = WORDS(f"turn-{phase}", name=person.name, then="none", since="<t:")
            if text.partition("\n")[0].partition("<t:")[0] in board.text:
                return person, phase
    raise AssertionError(board.text)


def _random(person: Person, choices: Sequence[str]) -> random.Random:
    return random.Random(f"{person.name} {choices}")
