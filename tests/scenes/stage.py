"""A stage for pictures: people of one language at tables that are quickly where they should be."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.game import Action, BidRank, Card, Match, Options, parse_action
from bot.tables import Table
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Answer, Shown

NAMES = ("Anna", "Marco", "Giulia", "Luca", "Sofia", "Paolo", "Elena")
SECONDS_A_MOVE = 7.0
TRIES = 20_000


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: a viewer's channel, or one message or answer of theirs."""

    name: str
    viewer: Person
    target: Shown | Answer | None = None


Scene = Callable[["Stage"], AsyncIterator[Shot]]
SCENES: dict[str, Scene] = {}


def scene(play: Scene) -> Scene:
    """Register a scene under its function's name, underscores as hyphens."""
    SCENES[play.__name__.replace("_", "-")] = play
    return play


def anyhow(_match: Match) -> bool:
    """Ask nothing of a line of play."""
    return True


def at(tricks: int, cards: int = 0, deal: int = 0) -> Callable[[Match], bool]:
    """Ask for so many complete tricks in this deal, and so many cards of the next one."""

    def there(match: Match) -> bool:
        seen = match.observe(None)
        done = len(seen.tricks), len(seen.trick)
        return match.deal == deal and seen.phase == "play" and done == (tricks, cards)

    return there


def counted(deals: int) -> Callable[[Match], bool]:
    """Ask for so many deals to be over."""
    return lambda match: len(match.results) == deals


def with_partner(match: Match) -> list[str]:
    """Suits in which somebody else holds the card of the declarer's rank."""
    (seat,) = match.to_act
    seen = match.observe(seat)
    rank = next(bid.rank for _, bid in reversed(seen.bids) if isinstance(bid, BidRank))
    return [suit for suit in "CDSB" if Card(rank, suit) not in seen.hand]


class Stage:
    """An evening in one language."""

    def __init__(self, world: Evening, locale: str) -> None:
        self.world = world
        self.locale = locale
        world.backend.get_guild(world.guild).preferred_locale = locale

    def person(self, name: str) -> Person:
        return self.world.person(name, self.locale)

    def people(self, players: int) -> list[Person]:
        return [self.person(name) for name in NAMES[:players]]

    async def lobby(self, people: list[Person], sitting: int = 1, **options: Any) -> Shown:
        """Open a table of the first person and let the next ones sit down."""
        answer = await people[0].slash("briscola", players=len(people), **options)
        lobby = answer.panel
        for person in people[1:sitting]:
            await person.click(lobby, "b1:join:")
        return lobby

    async def game(
        self, people: list[Person], rules: Options | None = None, **options: Any
    ) -> Game:
        """Seat people at a table of their number and start, by rules of any kind."""
        lobby = await self.lobby(people, 1 if rules else len(people), **options)
        if rules:
            await self.choose(lobby, people[0], rules)
            for person in people[1:]:
                await person.click(lobby, "b1:join:")
        table_id = int(lobby.find("b1:start:")[0].custom_id.split(":")[2], 16)
        await people[0].click(lobby, "b1:start:")
        await self.world.quiet()
        return Game(self.world, await self.world.bot.tables.get(table_id), people)

    async def choose(self, lobby: Shown, host: Person, rules: Options) -> None:
        """Change the rules of a lobby."""
        table_id = int(lobby.find("b1:start:")[0].custom_id.split(":")[2], 16)
        with self.world.as_bot():
            await self.world.bot.tables.lobby.set_options(table_id, host.id, lambda _: rules)
            self.world.bot.announcer.changed(table_id)
        await self.world.quiet()


class Game:
    """A match whose moves are made without clicks."""

    def __init__(self, world: Evening, table: Table, people: list[Person]) -> None:
        self.world = world
        self.id = table.id
        by_id = {person.id: person for person in people}
        self.people = [by_id[seat.user_id] for seat in table.seats]
        """By seat."""

    @property
    def board(self) -> Shown:
        """The newest board of this table."""
        boards = [
            shown
            for shown in self.world.public()
            if shown.find(f"b1:hand:{self.id:x}:") and shown.find("b1:rules:")
        ]
        return boards[-1]

    async def match(self) -> Match:
        return (await self.world.bot.tables.get(self.id)).playing

    async def mover(self) -> Person:
        """Whoever is to move."""
        return self.people[(await self.match()).to_act[0]]

    async def hand(self, person: Person) -> Answer:
        """Open a person's hand from the board."""
        return await person.click(self.board, f"b1:hand:{self.id:x}:")

    async def do(self, *actions: str | Action, by: int | None = None) -> None:
        """Let whoever's turn it is, or this seat, do each of these."""
        tables = self.world.bot.tables
        for word in actions:
            action = parse_action(word) if isinstance(word, str) else word
            table = await tables.get(self.id)
            if table.between:
                await self.next_deal()
            seat = table.playing.to_act[0] if by is None else by
            await self.world.advance(SECONDS_A_MOVE)
            with self.world.as_bot():
                await tables.play.act(self.id, self.people[seat].id, action)
        await self.world.quiet()

    async def next_deal(self) -> None:
        """Open the next deal."""
        deal = (await self.match()).deal
        with self.world.as_bot():
            await self.world.bot.tables.play.next_deal(self.id, self.people[0].id, deal)
        await self.world.quiet()

    async def play(
        self, until: Callable[[Match], bool], good: Callable[[Match], bool] = anyhow
    ) -> None:
        """Play at random until the match is so, along a line after which it is also good."""
        match = await self.match()
        for seed in range(TRIES):
            line = _line(match.copy(), until, Random(seed))
            end = match.copy()
            for action in line:
                end.apply(end.to_act[0], action)
            if good(end):
                await self.do(*line)
                return
        raise AssertionError("no such line of play was found")


def _line(match: Match, until: Callable[[Match], bool], rng: Random) -> list[Action]:
    line = []
    while not until(match):
        seat = match.to_act[0]
        action = rng.choice(match.legal(seat))
        match.apply(seat, action)
        line.append(action)
    return line
