"""Computers at tables: seated by the host, played with to the end, never mentioned (issue 4)."""

from __future__ import annotations

import pytest

from bot.i18n import words_for
from bot.players import LEVELS, stand_in
from tests.discord.games import Game, forge, press_act, seat, table_of
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown

WORDS = words_for("en")
A_WHILE = 20.0
"""Seconds in which all computers at a table have moved until a person's turn comes."""


async def add(host: Person, lobby: Shown, *levels: str) -> None:
    for level in levels:
        await host.select(lobby, f"add:{level}", wanted="b1:computers:")


async def alone(evening: Evening, players: int, *levels: str, **options: object) -> Game:
    """Anna's match with computers of these levels."""
    [anna] = evening.people("Anna")
    lobby = await seat(evening, [anna], players=players, **options)
    await add(anna, lobby, *levels)
    await anna.click(lobby, "b1:start:")
    await evening.advance(A_WHILE)
    return Game(evening, [anna], table_of(lobby) if lobby.buttons else await only(evening))


async def only(evening: Evening) -> int:
    [row] = await evening.bot.store.live_tables()
    return row.id


async def play_on(game: Game, anna: Person, moves: int = 1000) -> int:
    """Let Anna make so many moves by clicks, while computers make theirs; how many she made."""
    for made in range(moves):
        await game.evening.advance(A_WHILE)
        live = await game.evening.bot.store.live_tables()
        if not live:
            return made
        table = await game.table()
        if table.between:
            await anna.click(game.result, "b1:next:")
            await game.evening.advance(A_WHILE)
            if not await game.evening.bot.store.live_tables():
                return made
        seen = await game.observe(anna)
        if seen.legal:
            await press_act(anna, await game.hand(anna), stand_in(seen))
    return moves


def never_mentioned(evening: Evening) -> bool:
    """Whether no computer has been pinged or named by an id anywhere."""
    messages = evening.messages()
    return not any(shown.pings or "<@-" in shown.bytes_shown() for shown in messages)


class TestTheLobby:
    async def test_the_host_seats_computers_of_any_level(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=5)
        await add(anna, lobby, *LEVELS)
        table = await evening.bot.tables.get(table_of(lobby))
        for place, person in enumerate(table.public().people[1:], start=2):
            level = WORDS(f"level-{person.level}")
            assert f"{place} 🤖 {person.name} · {level}" in lobby.text
        assert [person.level for person in table.public().people] == ["", *LEVELS]
        assert WORDS("unrated") in lobby.text
        assert lobby.button("b1:start:").label == "Start (1 seat free)"

    async def test_the_host_removes_a_computer_for_a_friend(self, evening: Evening) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna], players=2)
        await add(anna, lobby, "club")
        assert "full" in (await marco.click(lobby, "b1:join:")).text
        assert [*lobby.select("b1:computers:").options] == ["remove:-1"]
        await anna.select(lobby, "remove:-1", wanted="b1:computers:")
        assert WORDS("unrated") not in lobby.text
        await marco.click(lobby, "b1:join:")
        assert "2 ● Marco" in lobby.text
        assert not lobby.selects

    async def test_the_command_fills_the_table(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        answer = await anna.slash("briscola", players=5, computers="master")
        await evening.quiet()
        lobby = answer.panel
        assert lobby.text.count(f"· {WORDS('level-master')}") == 4
        assert lobby.button("b1:start:").style == 3
        assert len(evening.public()) == 1
        await anna.click(lobby, "b1:start:")
        assert WORDS("lobby-started") in lobby.text

    async def test_starting_too_early_offers_computers_and_opens_the_hand(
        self, evening: Evening
    ) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=4)
        asked = await anna.click(lobby, "b1:start:")
        assert asked.ephemeral
        assert "3 seats are still free" in asked.text
        for level in LEVELS:
            assert asked.panel.find(WORDS(f"levels-{level}"))
        await anna.click(asked.panel, WORDS("levels-club"))
        assert "Your hand" in asked.panel.text
        assert WORDS("unrated") in lobby.text
        table = await evening.bot.tables.get(await only(evening))
        assert [seat.level for seat in table.seats].count("club") == 3

    @pytest.mark.parametrize(
        ("custom_id", "values"),
        [
            ("b1:computers:{id:x}:0", ["add:club"]),
            ("b1:computers:{id:x}:0", ["remove:-1"]),
            ("b1:fill:{id:x}:0:club", []),
            ("b1:table-option:{id:x}:0:pace", ["day"]),
            ("b1:table-option:{id:x}:0:hints", ["off"]),
        ],
    )
    async def test_nobody_but_the_host_decides_about_computers(
        self, evening: Evening, custom_id: str, values: list[str]
    ) -> None:
        anna, marco, piero = evening.people("Anna", "Marco", "Piero")
        lobby = await seat(evening, [anna, marco], players=4)
        await add(anna, lobby, "club")
        before, id = lobby.text, table_of(lobby)
        for person in (marco, piero):
            answer = await forge(person, lobby, custom_id.format(id=id), *values)
            assert "Only Anna" in answer.text
        assert lobby.text == before

    @pytest.mark.parametrize(
        ("value", "key"),
        [
            ("add:god", "refusal-no-such-level"),
            ("add:", "refusal-no-such-level"),
            ("add:club:club", "refusal-no-such-level"),
            ("remove:-7", "refusal-not-a-computer"),
            ("remove:7", "refusal-not-a-computer"),
            ("remove:-١", "refusal-not-a-computer"),
            ("x", "refusal-not-a-computer"),
            ("", "refusal-not-a-computer"),
        ],
    )
    async def test_forged_choices_change_nothing(
        self, evening: Evening, value: str, key: str
    ) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=4)
        await add(anna, lobby, "beginner")
        before = lobby.text
        custom_id = f"b1:computers:{table_of(lobby):x}:0"
        answer = await forge(anna, lobby, custom_id, value)
        assert answer.ephemeral
        assert answer.text == WORDS(key)
        assert lobby.text == before

    async def test_people_cannot_be_removed_like_computers(self, evening: Evening) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco], players=3)
        for person in (anna, marco):
            custom_id = f"b1:computers:{table_of(lobby):x}:0"
            answer = await forge(anna, lobby, custom_id, f"remove:{person.id}")
            assert answer.text == WORDS("refusal-not-a-computer")
        assert "2 ● Marco" in lobby.text

    async def test_a_lobby_whose_last_person_stands_up_closes(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=4)
        await add(anna, lobby, "club", "club")
        await anna.click(lobby, "b1:stand:")
        assert WORDS("lobby-empty") in lobby.text


class TestWholeMatches:
    async def test_one_person_plays_a_match_against_one_computer(self, evening: Evening) -> None:
        game = await alone(evening, 2, "club", length="one")
        [anna] = game.people
        assert await play_on(game, anna) > 10
        final = game.final
        assert WORDS("unrated-over") in final.text
        assert "🤖" in final.text
        assert never_mentioned(evening)
        board = (await anna.slash("leaderboard")).text
        assert WORDS("leaderboard-empty") in board

    async def test_one_person_plays_a_match_of_chiamata_against_four_computers(
        self, evening: Evening
    ) -> None:
        game = await alone(evening, 5, "beginner", "club", "master", "club")
        [anna] = game.people
        assert await play_on(game, anna) > 20
        assert "🤖" in game.final.text
        assert never_mentioned(evening)
        assert (await anna.slash("leave")).text == WORDS("refusal-no-table-here")

    async def test_computers_answer_after_a_restart_during_their_pause(
        self, evening: Evening
    ) -> None:
        game = await alone(evening, 2, "club")
        [anna] = game.people
        await play_on(game, anna, 3)
        seen = await game.observe(anna)
        if seen.legal:
            await press_act(anna, await game.hand(anna), stand_in(seen))
        await evening.restart()
        await evening.advance(A_WHILE)
        assert (await game.observe(anna)).legal
        assert await play_on(game, anna, 3) == 3

    async def test_the_rematch_of_a_person_and_a_computer_starts_at_once(
        self, evening: Evening
    ) -> None:
        game = await alone(evening, 2, "master", length="one")
        [anna] = game.people
        await play_on(game, anna)
        final = game.final
        await anna.click(final, "b1:rematch:")
        again = await evening.bot.tables.get(await only(evening))
        assert again.match is not None
        assert sorted(seat.level for seat in again.seats) == ["", "master"]
        assert never_mentioned(evening)

    async def test_a_rematch_does_not_wait_for_those_who_stay_away(self, evening: Evening) -> None:
        game = await Game.start(evening, 2, length="one")
        anna, marco = game.people
        final = await game.finish()
        await anna.click(final, "b1:rematch:")
        lobby = evening.public()[-1]
        asked = await anna.click(lobby, "b1:start:")
        assert WORDS("fill-rematch", names="Marco") in asked.panel.text
        await anna.click(asked.panel, "b1:fill:")
        again = Game(evening, [anna, marco], await only(evening))
        assert WORDS("state-held", names="Marco") in again.board.text
        back = await marco.click(again.board, "b1:back:")
        assert WORDS("done-returned") in back.text
        assert WORDS("state-held", names="Marco") not in again.board.text


class TestNobodyWaitsForAComputer:
    async def test_a_computer_is_never_reminded(self, evening: Evening) -> None:
        game = await alone(evening, 3, "club", "club")
        [anna] = game.people
        await evening.advance(60)
        pinged = [user for shown in evening.public() for user in shown.pings]
        assert {*pinged} <= {anna.id}
        assert "<@-" not in "".join(shown.bytes_shown() for shown in evening.messages())

    async def test_the_hidden_hand_of_a_computer_is_nobodys(self, evening: Evening) -> None:
        game = await alone(evening, 2, "club")
        [piero] = evening.people("Piero")
        answer = await piero.click(game.board, "b1:hand:")
        assert answer.text == WORDS("refusal-not-seated")
