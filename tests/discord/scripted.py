"""Simulated people who play out a given position, by clicks and by slash commands."""

from __future__ import annotations

from bot.game import Action, CallCard, NameTrump, PlayCard
from bot.game.actions import Log
from tests.discord.playing import board, open_table
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown
from tests.ui.positions import Position


class Scripted:
    """One table and those who sit there, by seat."""

    def __init__(self, world: Evening, people: list[Person]) -> None:
        self.world = world
        self.people = people
        self.seats: list[Person] = []
        self.panels: dict[int, Shown] = {}
        self.id = 0
        self.marks: list[int] = []
        """How much had crossed the wire before each action of the log."""

    async def open(self, where: Position) -> None:
        """Open the table and start the match, whose cards the caller deals."""
        options = where.options
        chosen = {}
        if options.players == 5:
            chosen = {"bidding": options.bidding}
        elif options.players == 4:
            chosen = {"teams": options.teams}
        await open_table(self.world, self.people, **chosen)
        [table] = await self.world.bot.tables.in_channel(self.world.channel)
        by_id = {person.id: person for person in self.people}
        self.id = table.id
        self.seats = [by_id[row.user_id] for row in table.seats]
        self.panels = {}

    async def hand(self, seat: int) -> Shown:
        """Open the hand of this seat, from the board."""
        answer = await self.seats[seat].click(board(self.world), "b1:hand:")
        self.panels[seat] = answer.panel
        return answer.panel

    async def play(self, log: Log) -> None:
        """Do what the log says; the next deal is asked for as soon as there is one."""
        waiting = list(log)
        while waiting:
            seat, action = waiting.pop(0)
            await self.next_deal()
            self.marks.append(len(self.world.backend.transcript))
            if isinstance(action, NameTrump):
                called = None
                if waiting and isinstance(waiting[0][1], CallCard):
                    called = waiting.pop(0)[1]
                    self.marks.append(self.marks[-1])
                await self._call(seat, action.suit, called)
            else:
                await self.act(seat, action)

    async def next_deal(self) -> None:
        """Open the next deal if the last one has been counted."""
        newest = self.world.public()[-1]
        if newest.find("b1:next:"):
            assert (await self.seats[0].click(newest, "b1:next:")).acknowledged

    async def act(self, seat: int, action: Action) -> None:
        """Click the button of this action; type it where there is none, and now and then."""
        panel, person = self.panels.get(seat), self.seats[seat]
        wanted = panel and [
            button for button in panel.find("b1:act:") if button.custom_id.endswith(f":{action}")
        ]
        if panel and wanted and len(self.marks) % 4:
            answer = await person.click(panel, wanted[0])
        elif isinstance(action, PlayCard):
            answer = await person.slash("play", card=str(action))
        else:
            answer = await person.slash("bid", bid=str(action))
        self.panels[seat] = answer.panel

    async def leave(self) -> None:
        """End the match: the first seat leaves."""
        asked = await self.seats[0].slash("leave")
        await self.seats[0].click(asked.panel, "b1:leave-sure:")

    async def _call(self, seat: int, suit: str, called: Action | None) -> None:
        person = self.seats[seat]
        panel = (await person.slash("hand")).panel
        [button] = [b for b in panel.find("b1:suit:") if b.custom_id.endswith(f":{suit}")]
        panel = (await person.click(panel, button)).panel
        if called:
            panel = (await person.select(panel, str(called).removeprefix("call:"))).panel
        self.panels[seat] = (await person.click(panel, "b1:sure:")).panel
