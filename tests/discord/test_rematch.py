"""After the match: the final message, its file, Rematch and New table."""

from __future__ import annotations

import pytest

from bot.game import MatchFile
from bot.i18n import words_for
from tests.discord.games import Game, seat, table_of
from tests.discord.playing import NAMES
from tests.discord.test_boards import boards
from tests.support.people import Evening
from tests.support.shown import Shown

WORDS = words_for("en")


async def finished(evening: Evening, players: int = 2) -> Game:
    game = await Game.among(evening, evening.people(*NAMES[:players]))
    await game.finish()
    return game


def lobby_of(evening: Evening) -> Shown:
    [lobby] = [shown for shown in evening.public() if shown.find("b1:join:")]
    return lobby


class TestFinal:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    async def test_the_file_of_the_match_is_accepted_and_tells_the_same(
        self, evening: Evening, players: int
    ) -> None:
        game = await Game.among(evening, evening.people(*NAMES[:players]))
        seated = [person.id for person in await game.in_seats()]
        seal = (await game.table()).public().commitment
        await game.finish()
        [(name, blob)] = game.final.files.items()
        assert name.endswith(".txt")
        file = MatchFile.verify(blob.decode())
        outcome = file.match().outcome
        assert outcome is not None
        assert set(file.players) == set(seated)
        winners = [game.seated(seated[seat]).name for seat in outcome.winners]
        title = game.final.text.splitlines()[0]
        assert all(name in title for name in winners)
        assert sum(person.name in title for person in game.people) == len(winners)
        assert seal in game.final.text

    async def test_the_secret_is_told_only_when_all_is_over(self, evening: Evening) -> None:
        game = await Game.start(evening)
        secret = (await game.table()).row.secret.hex()
        everything = "".join(shown.bytes_shown() for shown in evening.messages())
        assert secret not in everything
        await game.finish()
        assert secret in next(iter(game.final.files.values())).decode()


class TestRematch:
    async def test_each_player_clicks_once_and_the_last_click_starts(
        self, evening: Evening
    ) -> None:
        game = await finished(evening, 3)
        anna, marco, giulia = game.people
        file = MatchFile.verify(next(iter(game.final.files.values())).decode())
        dealer = file.match().observe(None).dealer
        answer = await marco.click(game.final, "Rematch")
        assert answer.ephemeral
        lobby = lobby_of(evening)
        assert "1 ● Marco" in lobby.text
        for name in ("Anna", "Giulia"):
            assert WORDS("lobby-waits-for", name=name) in lobby.text
        await anna.click(game.final, "Rematch")
        assert lobby == lobby_of(evening)
        table = table_of(lobby)
        await giulia.click(lobby, "b1:join:")
        again = Game(evening, game.people, table)
        assert again.board
        assert lobby.buttons == []
        seats = [person.id for person in await again.in_seats()]
        filed = await evening.bot.store.match(game.id)
        assert filed is not None
        assert seats == [seat.user_id for seat in filed[1]]
        assert (await again.match()).observe(None).dealer == (dealer + 1) % 3

    async def test_a_hundred_first_clicks_open_one_table(self, evening: Evening) -> None:
        game = await finished(evening, 3)
        presses = [p.clicking(game.final, "Rematch") for p in game.people[:2] for _ in range(50)]
        answers = await evening.together(*presses)
        assert all(answer.acknowledged for answer in answers)
        assert len(await evening.bot.store.live_tables()) == 1
        assert lobby_of(evening).text.count("●") == 2

    async def test_both_of_two_at_once_start_it(self, evening: Evening) -> None:
        game = await finished(evening)
        await evening.together(*[person.clicking(game.final, "Rematch") for person in game.people])
        [table] = await evening.bot.store.live_tables()
        assert table.status == "playing"
        assert len(boards(Game(evening, game.people, table.id))) == 1

    async def test_strangers_cannot_take_part(self, evening: Evening) -> None:
        game = await finished(evening)
        zoe = evening.person("Zoe")
        assert WORDS("refusal-not-seated") in (await zoe.click(game.final, "Rematch")).text
        await game.people[0].click(game.final, "Rematch")
        refused = await zoe.click(lobby_of(evening), "b1:join:")
        assert WORDS("refusal-seat-kept") in refused.text

    async def test_a_rematch_that_nobody_joins_expires_and_may_be_asked_for_again(
        self, evening: Evening
    ) -> None:
        game = await finished(evening)
        await game.people[0].click(game.final, "Rematch")
        lobby = lobby_of(evening)
        await evening.advance(901)
        assert WORDS("lobby-expired") in lobby.text
        await game.people[1].click(game.final, "Rematch")
        assert "1 ● Marco" in lobby_of(evening).text

    async def test_a_rematch_is_cancelled_like_any_lobby(self, evening: Evening) -> None:
        game = await finished(evening)
        await game.people[0].click(game.final, "Rematch")
        lobby = lobby_of(evening)
        await game.people[0].click(lobby, "Cancel")
        assert WORDS("lobby-cancelled") in lobby.text
        assert await evening.bot.store.live_tables() == ()

    async def test_whoever_asked_may_stand_up_again(self, evening: Evening) -> None:
        game = await finished(evening, 3)
        for person in game.people[:2]:
            await person.click(game.final, "Rematch")
        await game.people[0].slash("leave")
        assert WORDS("lobby-waits-for", name="Anna") in lobby_of(evening).text
        for person in (game.people[2], game.people[0]):
            await person.click(game.final, "Rematch")
        [table] = await evening.bot.store.live_tables()
        assert table.status == "playing"

    async def test_the_buttons_work_after_a_restart_and_a_day(self, evening: Evening) -> None:
        """COMPLAINTS 2, 3."""
        game = await finished(evening)
        await evening.advance(3600)
        await evening.restart()
        for person in game.people:
            assert (await person.click(game.final, "Rematch")).ephemeral
        [table] = await evening.bot.store.live_tables()
        again = Game(evening, game.people, table.id)
        await again.play()
        late = await game.people[0].click(game.final, "Rematch")
        assert WORDS("refusal-lobby-only") in late.text

    async def test_a_rematch_of_a_rematch(self, evening: Evening) -> None:
        game = await finished(evening)
        for _ in range(2):
            final = [s for s in evening.public() if s.find("b1:rematch:")][-1]
            for person in game.people:
                await person.click(final, "Rematch")
            [table] = await evening.bot.store.live_tables()
            again = Game(evening, game.people, table.id)
            await again.forward(lambda _: False)
        answer = await game.people[0].slash("leaderboard")
        assert "of 3" in answer.text

    async def test_without_permission_no_rematch_opens_unseen(self, evening: Evening) -> None:
        """COMPLAINTS 83."""
        game = await finished(evening)
        evening.forbid("send_messages")
        answer = await game.people[0].click(game.final, "Rematch")
        assert answer.ephemeral
        assert WORDS("permission-send_messages") in answer.text
        assert await evening.bot.store.live_tables() == ()


class TestNewTable:
    async def test_anybody_opens_a_table_with_the_same_options(self, evening: Evening) -> None:
        people = evening.people(*NAMES)
        game = await Game.among(evening, people, bidding="points", length="long")
        answer = await people[0].slash("leave")
        await people[0].click(answer.panel, "b1:leave-sure:")
        zoe = evening.person("Zoe")
        opened = await zoe.click(game.final, "New table")
        assert not opened.ephemeral
        for words in ("1 ● Zoe (host)", "points only", "10 rounds", "5 ○ free seat"):
            assert words in opened.text

    async def test_an_abandoned_match_offers_no_rematch(self, evening: Evening) -> None:
        game = await Game.start(evening)
        answer = await game.people[0].slash("leave")
        await game.people[0].click(answer.panel, "b1:leave-sure:")
        assert [button.label for button in game.final.buttons] == ["New table"]

    async def test_a_new_table_is_refused_where_the_limits_are_reached(
        self, evening: Evening
    ) -> None:
        game = await finished(evening)
        anna = game.people[0]
        for _ in range(5):
            await seat(evening, [anna], players=2)
        answer = await anna.click(game.final, "New table")
        assert answer.ephemeral
        assert "already sit at 5 tables" in answer.text
