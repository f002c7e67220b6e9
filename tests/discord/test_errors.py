"""What happens when something fails on our side, at Discord or in between (COMPLAINTS 1, 3)."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.i18n import words_for
from bot.store import Store
from bot.store.errors import (
    DatabaseCorrupt,
    DatabaseFull,
    DatabaseLocked,
    DatabaseReadOnly,
    StoreError,
)
from bot.tables import Tables
from bot.ui.items import GameItem
from bot.ui.lateness import Lateness
from tests.discord.games import Game, seat
from tests.discord.playing import NAMES
from tests.discord.test_boards import finish_deal, line_of
from tests.support.people import Evening
from tests.support.shown import Answer

WORDS = words_for("en")
CALLBACK = "/interactions/*/callback"
ORIGINAL = "/webhooks/*/*/messages/@original"
BROKEN = re.compile(
    re.escape(WORDS("refusal-something-broke", code="CODE")).replace("CODE", "(\\w+)")
)


class Oops(Exception):
    """A bug."""


def breaking(monkeypatch: pytest.MonkeyPatch, where: type, name: str) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise Oops

    monkeypatch.setattr(where, name, broken)


def delaying(monkeypatch: pytest.MonkeyPatch, name: str, seconds: float) -> None:
    """Let a method of the store take so long, as a slow disk would."""
    method: Callable[..., Coroutine[Any, Any, Any]] = getattr(Store, name)

    async def slow(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(seconds)
        return await method(*args, **kwargs)

    monkeypatch.setattr(Store, name, slow)


def codes(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.code for record in caplog.records if hasattr(record, "code")]


class TestBugs:
    @pytest.mark.parametrize(
        "command", ["briscola", "hand", "play", "bid", "board", "leave", "rules", "leaderboard"]
    )
    async def test_a_bug_behind_a_command_gives_a_code_that_stands_in_the_log(
        self,
        evening: Evening,
        command: str,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        """COMPLAINTS 11, 12."""
        [anna] = evening.people("Anna")
        for name in ("of_person", "in_channel"):
            breaking(monkeypatch, Tables, name)
        for name in ("create_table", "standings_count"):
            breaking(monkeypatch, Store, name)
        options = {"play": {"card": "AD"}, "bid": {"bid": "pass"}}.get(command, {})
        answer = await anna.slash(command, **options)
        assert answer.ephemeral
        found = BROKEN.fullmatch(answer.text)
        assert found, answer.text
        assert codes(caplog) == [found[1]]
        assert len(evening.forgive()) == 1

    async def test_a_bug_behind_any_button_gives_a_code_that_stands_in_the_log(
        self,
        evening: Evening,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        """COMPLAINTS 11, 12, including dynamic items."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        actions = set(evening.bot._presses)
        assert len(actions) > 20
        for name in ("get", "finished"):
            breaking(monkeypatch, Tables, name)
        for name in ("join", "leave", "start", "cancel", "rematch", "open", "agree", "set_options"):
            breaking(monkeypatch, type(evening.bot.tables.lobby), name)
        for name in ("next_deal", "leave"):
            breaking(monkeypatch, type(evening.bot.tables.play), name)
        breaking(monkeypatch, Store, "standings_count")
        monkeypatch.setattr("bot.ui.guide.rules_sections", None)
        arguments = {"act": "AD", "rules-of": "3", "again": "players=2", "standings": "chiamata/0"}
        for action in sorted(actions):
            argument = arguments.get(action, "AD")
            custom_id = f"b1:{action}:{game.id:x}:0:{argument}"
            caplog.clear()
            answer = await turn.press(panel, custom_id)
            text = "\n".join(shown.text for shown in [*answer.followups, answer.panel])
            found = BROKEN.search(text)
            assert found, (action, text)
            assert codes(caplog) == [found[1]]
            assert not any(code in caplog.text for code in ("AD", "♠"))
            assert evening.forgive()
            assert panel.find("b1:act:"), f"{action} took the hand away"

    async def test_a_bug_in_suggestions_is_logged_and_offers_nothing(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        [anna] = evening.people("Anna")
        breaking(monkeypatch, Tables, "of_person")
        assert await anna.suggestions("play", "card") == {}
        assert evening.forgive()

    async def test_a_bug_in_showing_a_hand_leaves_the_card_played(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        with monkeypatch.context() as patch:
            patch.setattr("cogs.hands.hand_view", None)
            answer = await turn.click(panel, panel.find("b1:act:")[0])
        assert any(BROKEN.search(shown.text) for shown in answer.followups) or BROKEN.search(
            answer.text
        )
        assert len((await game.match()).log) == 1
        assert "…" not in line_of(game.board, turn.name)
        assert len((await game.hand(turn)).find("b1:act:")) == 2
        assert evening.forgive()


class TestSlowness:
    async def test_a_slow_click_is_put_off_in_time_and_answered_in_the_end(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """COMPLAINTS 41, 42."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        delaying(monkeypatch, "commit", 10)
        [answer] = evening.send(turn.clicking(panel, panel.find("b1:act:")[0]))
        await evening.advance(1.4)
        assert not answer.acknowledged
        await evening.advance(0.2)
        assert answer.kind == "deferred_update"
        await evening.advance(10)
        assert "You played" in panel.text
        assert len((await game.match()).log) == 1

    async def test_a_slow_lobby_is_put_off_in_time_and_shown_in_the_end(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        anna, marco = evening.people("Anna", "Marco")
        delaying(monkeypatch, "create_table", 4)
        delaying(monkeypatch, "commit", 4)
        [answer] = evening.send(anna.slashing("briscola"))
        await evening.advance(2)
        assert answer.kind == "deferred"
        assert evening.public() == []
        await evening.advance(3)
        assert answer.panel.text == WORDS("answered-below")
        [lobby] = evening.public()
        assert "1 ● Anna (host)" in lobby.text
        [joined] = evening.send(marco.clicking(lobby, "b1:join:"))
        await evening.advance(2)
        assert joined.kind == "deferred_update"
        await evening.advance(3)
        assert "2 ● Marco" in lobby.text

    async def test_a_slow_refusal_is_still_private(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        [anna] = evening.people("Anna")
        for _ in range(5):
            await anna.slash("briscola")
        before = evening.public()
        delaying(monkeypatch, "seats_of", 4)
        [answer] = evening.send(anna.slashing("briscola"))
        await evening.advance(5)
        assert evening.public() == before
        assert answer.ephemeral
        assert "already sit at 5 tables" in answer.text

    @pytest.mark.parametrize("command", ["hand", "leaderboard", "leave"])
    async def test_a_slow_private_answer_stays_private(
        self, evening: Evening, command: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)
        before = evening.public()
        for name in ("seats_of", "standings_count"):
            delaying(monkeypatch, name, 4)
        [answer] = evening.send(game.people[0].slashing(command))
        await evening.advance(2)
        assert answer.kind == "deferred"
        await evening.advance(4)
        assert answer.ephemeral
        assert answer.text
        assert evening.public() == before

    async def test_a_put_off_that_fails_does_not_hinder_the_answer(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        delaying(monkeypatch, "commit", 2)
        evening.fail("POST", CALLBACK, 500)
        [answer] = evening.send(turn.clicking(panel, panel.find("b1:act:")[0]))
        await evening.advance(5)
        assert answer.kind == "update"
        assert "You played" in panel.text


class TestLateness:
    async def test_a_click_that_comes_too_late_does_nothing(self, evening: Evening) -> None:
        """COMPLAINTS 38: Discord has told the user already that it failed."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        text = panel.text
        clock, evening.bot.clock = evening.bot.clock, lambda: evening.clock() + 3
        answer = await turn.click(panel, panel.find("b1:act:")[0])
        assert not answer.acknowledged
        assert (await game.match()).log == []
        assert panel.text == text
        evening.bot.clock = clock
        assert (await turn.click(panel, panel.find("b1:act:")[0])).acknowledged

    @pytest.mark.parametrize("step", [-3600.0, 2.6, 3600.0])
    def test_a_clock_that_is_set_does_not_shut_everybody_out(self, step: float) -> None:
        lateness, now = Lateness(), 0.0
        for _ in range(100):
            now += 1
            assert not lateness.too_late(now - 0.2, now)
        refused = [lateness.too_late(now + n, now + n + step) for n in range(100)]
        assert sum(refused) < 10
        assert not any(refused[10:])

    def test_the_age_counts_from_the_youngest_and_not_from_this_machines_clock(self) -> None:
        lateness = Lateness()
        assert not lateness.too_late(100.0, 50.0)
        assert not lateness.too_late(102.0, 54.0)
        assert lateness.too_late(102.0, 55.0)


class TestDiscordSaysNo:
    @pytest.mark.parametrize(
        ("status", "code"),
        [(404, 10062), (400, 40060), (401, 50027), (404, 10015), (404, 10008)],
    )
    async def test_an_answer_that_comes_too_late_for_discord_is_no_error(
        self, evening: Evening, status: int, code: int
    ) -> None:
        """COMPLAINTS 38, 39, 41, 71: the state is right, and nobody is alarmed."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        for custom_id in ("b1:hand-update:", "b1:act:", "b1:leave:"):
            evening.fail("POST", CALLBACK, status, code)
            button = panel.find(custom_id)[0]
            await turn.click(panel, button)
        assert len((await game.match()).log) == 1
        evening.fail("POST", CALLBACK, status, code)
        await turn.slash("hand")
        await evening.advance(20)
        assert game.board.text.count("…") == 1
        panel = await game.hand(turn)
        assert len(panel.find("b1:act:")) == 2

    @pytest.mark.parametrize(
        ("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (500, 0)]
    )
    async def test_a_hand_that_cannot_be_pushed_is_left_alone(
        self, evening: Evening, status: int, code: int
    ) -> None:
        """COMPLAINTS 15, 18, 20."""
        game = await Game.start(evening)
        panels = {person: await game.hand(person) for person in game.people}
        evening.fail("PATCH", ORIGINAL, status, code, times=None)
        for _ in range(4):
            await game.act()
        evening.recover()
        turn = await game.turn()
        await turn.click(panels[turn], "Refresh")
        assert "Your turn" in panels[turn].text

    async def test_no_answer_at_all_leaves_a_line_in_the_log(self, evening: Evening) -> None:
        game = await Game.start(evening)
        evening.fail("POST", CALLBACK, 500, times=None)
        answer = await (await game.turn()).slash("hand")
        assert not answer.acknowledged
        lines = evening.forgive()
        assert any("a handler broke" in line for line in lines)
        assert any("no answer could be given" in line for line in lines)
        evening.recover()
        assert (await (await game.turn()).slash("hand")).acknowledged


class TestStopping:
    async def test_a_bot_about_to_stop_opens_nothing_and_lets_people_play_on(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 9."""
        over = await Game.start(evening)
        await over.finish()
        game = await Game.among(evening, over.people)
        lobby = await seat(evening, [over.people[0], over.people[1]], players=2)
        said = WORDS("refusal-restarting")
        with evening.as_bot():
            await evening.bot.tables.stop()
        anna = over.people[0]
        for answer in (
            await anna.slash("briscola"),
            await anna.click(over.final, "Rematch"),
            await anna.click(over.final, "New table"),
            await anna.click(lobby, "Start"),
        ):
            assert answer.acknowledged
            assert said in answer.text + "".join(s.text for s in answer.followups)
        await game.play()
        assert len((await game.match()).log) == 1

    async def test_a_click_under_way_is_answered_before_the_bot_stops(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        delaying(monkeypatch, "commit", 1)
        [answer] = evening.send(turn.clicking(panel, panel.find("b1:act:")[0]))
        await evening.quiet()
        with evening.as_bot():
            closing = asyncio.ensure_future(evening.bot.close())
        await evening.advance(2)
        await closing
        assert answer.kind == "update"
        assert "You played" in panel.text


STORE_ERRORS = [DatabaseFull, DatabaseLocked, DatabaseReadOnly, DatabaseCorrupt, StoreError]


class TestStore:
    @pytest.mark.parametrize("error", STORE_ERRORS)
    async def test_what_cannot_be_stored_has_not_happened_and_is_explained(
        self, evening: Evening, error: type[StoreError], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """COMPLAINTS 101."""
        anna, marco = evening.people("Anna", "Marco")
        said = WORDS(f"refusal-{error.key}")

        async def failing(*_: Any) -> None:
            raise error

        def check(answer: Answer) -> None:
            assert said in answer.text
            assert any(shown.ephemeral for shown in (*answer.followups, answer.panel))

        with monkeypatch.context() as patch:
            patch.setattr(Store, "create_table", failing)
            check(await anna.slash("briscola"))
        assert evening.public() == []
        lobby = await seat(evening, [anna], players=2)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "commit", failing)
            check(await marco.click(lobby, "b1:join:"))
            assert "Marco" not in lobby.text
        await marco.click(lobby, "b1:join:")
        await anna.click(lobby, "Start")
        [table] = await evening.bot.tables.in_channel(evening.channel)
        game = Game(evening, [anna, marco], table.id)
        turn = await game.turn()
        panel = await game.hand(turn)
        hand = panel.text
        with monkeypatch.context() as patch:
            patch.setattr(Store, "commit", failing)
            for _ in range(3):
                check(await turn.click(panel, panel.find("b1:act:")[0]))
            assert panel.text == hand
            card = (await game.observe(turn)).hand[0]
            check(await turn.slash("play", card=str(card)))
        assert (await game.match()).log == []
        await turn.click(panel, panel.find("b1:act:")[0])
        assert len((await game.match()).log) == 1
        await evening.restart()
        assert len((await game.match()).log) == 1

    async def test_a_clock_that_cannot_store_tries_again(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)

        async def failing(*_: Any) -> None:
            raise DatabaseLocked

        with monkeypatch.context() as patch:
            patch.setattr(Store, "commit", failing)
            await evening.advance(200)
        assert (await game.match()).log == []
        assert evening.forgive()
        await evening.advance(61)
        assert len((await game.match()).log) == 1

    async def test_a_board_waits_for_the_store(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)

        async def failing(*_: Any) -> None:
            raise DatabaseLocked

        with monkeypatch.context() as patch:
            patch.setattr(Store, "notices", failing)
            await game.act()
            assert game.board.text.count("…") == 2
        await evening.advance(10)
        assert game.board.text.count("…") == 1


class TestRegistry:
    @pytest.mark.parametrize("players", [2, 5])
    async def test_after_an_evening_discord_py_holds_one_dynamic_item_and_no_view(
        self, evening: Evening, players: int
    ) -> None:
        """COMPLAINTS 8 (invariants): DESIGN 4 tells how it is lost."""
        store = evening.bot._connection._view_store
        before = dict(store._dynamic_items)
        assert list(before.values()) == [GameItem]
        game = await Game.among(evening, evening.people(*NAMES[:players]))
        for person in game.people:
            await game.hand(person)
        await finish_deal(game)
        await game.people[0].click(game.result, "Next deal")
        await game.people[0].slash("leaderboard")
        await game.people[0].slash("rules")
        await game.people[0].slash("board")
        await game.play()
        await evening.advance(31)
        if players == 2:
            await game.finish()
        await evening.advance(15 * 180)
        assert store._dynamic_items == before
        assert store._views == {}
        assert store._synced_message_views == {}
        assert store._modals == {}

    async def test_a_rendered_view_waits_for_nothing(self, evening: Evening) -> None:
        """COMPLAINTS 2: no view of ours ever times out."""
        game = await Game.start(evening)
        await game.hand(game.people[0])
        timers = [task.get_name() for task in asyncio.all_tasks()]
        assert not any("discord-ui-view-timeout" in name for name in timers)


async def test_logs_of_a_match_name_no_token(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    game = await Game.start(evening)
    panel = await game.hand(await game.turn())
    evening.fail("PATCH", ORIGINAL, 401, 50027, times=None)
    await game.act()
    await game.act()
    assert panel
    for record in evening.backend.interaction_tokens:
        assert record not in caplog.text
