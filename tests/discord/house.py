"""A table with house rules in a server of one language, with cards laid as a test needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.game import Card, Match, Options, parse_action
from bot.i18n import words_for
from bot.ui.terms import group_of
from tests.discord.games import Game, press_act, table_of
from tests.game.setups import Deal
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown

PEOPLE = ("Anna", "Marco", "Giulia", "Luca", "Sofia", "Paolo", "Rita")


class House(Game):
    """The evening's only table. Server and people speak one language: ``words``."""

    def __init__(self, evening: Evening, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(evening, [], 0)
        self.words = words_for(locale)
        self.locale = locale
        self.seats: list[Person] = []
        self.packs: Sequence[Sequence[Card]] = ()
        self._lay(monkeypatch)
        evening.backend.get_guild(evening.guild).preferred_locale = locale

    def says(self, english: str, italian: str) -> str:
        """The sentence in this server's language."""
        return italian if self.locale == "it" else english

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    async def open(self, rules: Options) -> Shown:
        """Let the first of all open a table, by command, and the rules be set."""
        self.people = self.evening.people(*PEOPLE[: rules.players], locale=self.locale)
        self.lobby = (await self.people[0].slash("briscola")).panel
        self.id = table_of(self.lobby)
        with self.evening.as_bot():
            lobby = self.evening.bot.tables.lobby
            await lobby.set_options(self.id, self.people[0].id, rules)
        await self.evening.quiet()
        return self.lobby

    async def choose(self, **options: object) -> None:
        """Choose in the host's panel, by clicks."""
        host = self.people[0]
        panel = (await host.click(self.lobby, "b1:options:")).panel
        for name, value in options.items():
            group = group_of(name)
            if any(group in menu.options for menu in panel.selects):
                await host.select(panel, group, wanted="b1:options-group:")
            [menu] = [menu for menu in panel.selects if menu.custom_id.endswith(f":{name}")]
            await host.select(panel, str(value), wanted=menu.custom_id)

    async def sit(self) -> None:
        """Let the others sit down and the host start."""
        for person in self.people[1:]:
            assert (await person.click(self.lobby, "b1:join:")).acknowledged
        await self.people[0].click(self.lobby, self.words("button-start"))
        assert self.lobby.find("b1:start:") == [], self.lobby.text
        self.seats = await self.in_seats()

    async def begin(self, rules: Options, *packs: Sequence[Card]) -> None:
        """Open a table, sit down and start; the last seat deals these packs first."""
        self.packs = packs
        await self.open(rules)
        await self.sit()

    async def panel(self, seat: int) -> Shown:
        """The hand of this seat, opened from the board."""
        return await self.hand(self.seats[seat])

    async def click(self, words: str) -> Shown:
        """Let whoever's turn it is do each of these by a button; returns the last panel."""
        for word in words.split():
            person = await self.turn()
            panel = await self.hand(person)
            await press_act(person, panel, parse_action(word))
        return panel

    async def press(self, seat: int, label: str) -> Shown:
        """Let this seat click the button with this label in its hand."""
        panel = await self.panel(seat)
        await self.seats[seat].click(panel, label)
        return panel

    async def do(self, words: str) -> None:
        """The same as click(), behind the scenes."""
        for word in words.split():
            await self.act(parse_action(word))

    async def win(self, bid: str, seat: int = 0) -> None:
        """Let this seat win the auction with its only bid."""
        await self.do("pass " * seat + bid + " pass" * (4 - seat) * (bid != "points:120"))

    async def suit(self, suit: str) -> Shown:
        """Let whoever's turn it is press the button of a suit; nothing is settled yet."""
        person = await self.turn()
        panel = await self.hand(person)
        token = panel.find("b1:suit:")[0].custom_id.split(":")[3]
        await person.click(panel, f"b1:suit:{self.id:x}:{token}:{suit}")
        return panel

    async def declare(self, suit: str, *called: str) -> Shown:
        """Let the declarer name trumps and call each of these cards, by clicks."""
        person = await self.turn()
        panel = await self.suit(suit)
        for number, card in enumerate(called):
            if number:
                await person.click(panel, "b1:suit:")
            await person.select(panel, card)
            await person.click(panel, self.words("button-confirm"))
        if not called:
            await person.click(panel, self.words("button-confirm"))
        return panel

    async def play_deal(self, deal: Deal, clicked: int = 1) -> None:
        """Play a laid deal, the last tricks by clicks; it may end early."""
        tricks = len(deal.tricks) - clicked
        for number, trick in enumerate(deal.tricks):
            for _ in trick:
                match = await self.match()
                if match.deal or match.outcome:
                    return
                card = str(trick[match.to_act[0]])
                await (self.click(card) if number >= tricks else self.do(card))
                if any(shown.files for shown in self.evening.public()):
                    return

    async def next_deal(self, seat: int = 0) -> None:
        await self.seats[seat].click(self.count, self.words("button-next-deal"))

    async def rules_text(self) -> str:
        """All pages behind the Rules button."""
        reader = self.people[-1]
        shown = next(s for s in reversed(self.evening.public()) if s.find("b1:rules:"))
        panel = (await reader.click(shown, self.words("button-rules"))).panel
        pages = [panel.text]
        while any(not button.disabled for button in panel.find(self.words("button-next"))):
            await reader.click(panel, self.words("button-next"))
            pages.append(panel.text)
        return "\n".join(pages)

    @property
    def count(self) -> Shown:
        """The newest count of a deal."""
        key = self.says("Key of deal", "Chiave del mazzo")
        return [shown for shown in self.evening.public() if key in shown.text][-1]

    def public_text(self) -> str:
        return "\n".join(shown.text for shown in self.evening.public())

    def _lay(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Deal every match of this test, restored ones too, from the laid packs."""
        made = Match.__init__

        def laid(
            match: Match, options: Options, seed: bytes, packs: Any = (), first_dealer: Any = None
        ) -> None:
            dealer = options.players - 1 if first_dealer is None else first_dealer
            made(match, options, seed, packs or self.packs, dealer)

        monkeypatch.setattr(Match, "__init__", laid)
