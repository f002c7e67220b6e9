"""Slash commands: what they do, whom they ask, and in which language (COMPLAINTS 4, 6, 7)."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from bot.game import MatchFile, PlayCard
from bot.i18n import card_name, the_card, words_for
from bot.tables import GAMES
from tests.discord.games import Game, seat
from tests.discord.playing import NAMES
from tests.discord.test_boards import boards, finish_deal, line_of
from tests.support.contract import ABSENT, CONTRACT
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown

WORDS, ITALIAN = words_for("en"), words_for("it")
COMMANDS = (
    *("briscola", "hand", "play", "bid", "signal", "board", "leave", "rules"),
    *("preset", "preferences", "leaderboard", "help"),
)


class TestRegistration:
    async def test_every_command_is_registered_in_both_languages(self, evening: Evening) -> None:
        """COMPLAINTS 98; Discord's own rules are checked with every request."""
        [request] = evening.requests("PUT", "/commands")
        by_name = {command["name"]: command for command in request.json}
        assert set(by_name) == set(COMMANDS)
        for name, command in by_name.items():
            assert command["name_localizations"]["it"] == ITALIAN(f"command-{name}-name")
            assert command["description_localizations"]["it"]
            assert command["contexts"] == [0]  # servers only
            options = command.get("options", [])
            for option in [*options, *(o for sub in options for o in sub.get("options", []))]:
                assert option["name_localizations"]["it"] != ""
                for choice in option.get("choices", []):
                    assert "it" in choice["name_localizations"]

    @pytest.mark.skipif(CONTRACT is None, reason=ABSENT)
    async def test_what_is_registered_is_what_discord_takes(self, evening: Evening) -> None:
        assert CONTRACT is not None
        [request] = evening.requests("PUT", "/commands")
        assert CONTRACT.check(request.method, request.path, request.json) == []

    async def test_commands_are_registered_again_only_when_they_changed(
        self, evening: Evening
    ) -> None:
        await evening.restart()
        assert len(evening.requests("PUT", "/commands")) == 1
        await evening.bot.store.set_meta("commands", "another")
        await evening.restart()
        assert len(evening.requests("PUT", "/commands")) == 2

    async def test_a_refused_registration_does_not_stop_the_bot(self, evening: Evening) -> None:
        """COMPLAINTS 99."""
        [anna] = evening.people("Anna")
        await evening.bot.store.set_meta("commands", "another")
        evening.fail("PUT", "/applications/*/commands", 400, 50035)
        await evening.restart()
        assert (await anna.slash("help")).acknowledged
        assert any("did not take the commands" in line for line in evening.forgive())
        await evening.restart()
        assert len(evening.requests("PUT", "/commands")) == 3


class TestLanguages:
    @pytest.mark.parametrize("locale", ["en-US", "it"])
    async def test_private_answers_are_in_the_readers_language(
        self, evening: Evening, locale: str
    ) -> None:
        words = words_for(locale)
        ada = evening.person("Ada", locale)
        nowhere = words("refusal-no-table-here")
        for command, options in (
            ("hand", {}),
            ("play", {"card": "AD"}),
            ("bid", {"bid": "pass"}),
            ("board", {}),
            ("leave", {}),
        ):
            answer = await ada.slash(command, **options)
            assert answer.ephemeral
            assert answer.text == nowhere
        assert words("help-title") in (await ada.slash("help")).text
        assert words("rules-title", players=2) in (await ada.slash("rules")).text
        board = await ada.slash("leaderboard")
        assert words("leaderboard-empty") in board.text
        game = await Game.among(evening, [ada, evening.person("Bea")])
        assert words("button-refresh") in (await game.hand(ada)).text
        assert WORDS("button-hand") in game.board.text  # the server speaks English

    async def test_the_help_names_every_command_so_that_it_can_be_clicked(
        self, evening: Evening
    ) -> None:
        ada = evening.person("Ada")
        text = (await ada.slash("help")).text
        for name in COMMANDS:
            command = evening.backend.find_command(name, evening.guild, type=1)
            # Of a group Discord lets only its commands be clicked.
            called = "preset use" if name == "preset" else name
            assert f"</{called}:{command['id']}>" in text

    async def test_the_help_works_when_discord_does_not_tell_the_ids(
        self, evening: Evening
    ) -> None:
        ada = evening.person("Ada")
        evening.fail("GET", "/applications/*/commands", 503)
        assert "`/briscola`" in (await ada.slash("help")).text
        assert "</briscola:" in (await ada.slash("help")).text

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    async def test_the_rules_are_those_of_the_table(self, evening: Evening, players: int) -> None:
        game = await Game.start(evening, players)
        title = WORDS("rules-title", players=players)
        for answer in (
            await game.people[0].slash("rules"),
            await evening.person("Zoe").slash("rules"),
            await evening.person("Zed").click(game.board, "Rules"),
        ):
            assert answer.ephemeral
            assert title in answer.text

    async def test_the_rules_of_other_sizes_are_a_click_away(self, evening: Evening) -> None:
        ada = evening.person("Ada", "it")
        panel = (await ada.slash("rules")).panel
        for players in (5, 4, 3, 2):
            await ada.click(panel, f"b1:rules-of:0:0:{players}")
            assert ITALIAN("rules-title", players=players) in panel.text

    async def test_the_rules_of_a_finished_table_are_still_told(self, evening: Evening) -> None:
        game = await Game.start(evening, 3)
        board = game.board
        before = [dict(part) for part in board.tree]
        await game.finish()
        board.message.components = before
        answer = await game.people[0].click(board, "Rules")
        assert WORDS("rules-title", players=3) in answer.text


class TestPlay:
    async def test_suggestions_are_exactly_ones_own_playable_cards(self, evening: Evening) -> None:
        """COMPLAINTS 7: hidden data leaks."""
        game = await Game.start(evening, 3)
        turn, [other, *_] = await game.turn(), await game.waiting()
        hand = (await game.observe(turn)).hand
        offered = await turn.suggestions("play", "card")
        assert offered == {card_name(WORDS, card): str(card) for card in hand}
        card = hand[0]
        some = await turn.suggestions("play", "card", card_name(WORDS, card).upper()[:5])
        assert card_name(WORDS, card) in some
        assert await turn.suggestions("play", "card", "zzz") == {}
        assert await other.suggestions("play", "card") == {}
        assert await evening.person("Zoe").suggestions("play", "card") == {}
        assert await turn.suggestions("bid", "bid") == {}

    @pytest.mark.parametrize("form", ["code", "english", "article", "italian", "shouted"])
    async def test_a_card_may_be_typed(self, evening: Evening, form: str) -> None:
        people = evening.people("Anna", "Marco", locale="it" if form == "italian" else "en-US")
        game = await Game.among(evening, people)
        turn = await game.turn()
        card = (await game.observe(turn)).hand[1]
        typed = {
            "code": str(card).lower(),
            "english": card_name(WORDS, card),
            "article": the_card(WORDS, card),
            "italian": card_name(ITALIAN, card),
            "shouted": f"  {card_name(WORDS, card).upper()} ",
        }[form]
        answer = await turn.slash("play", card=typed)
        assert answer.ephemeral
        assert (await game.match()).log[0][1] == PlayCard(card)
        assert "…" not in line_of(game.board, turn.name)

    @pytest.mark.parametrize(
        "typed", ["", "Ace", "the moon", "pass", "rank:K", "A" * 900, "call:AD"]
    )
    async def test_what_is_no_card_is_refused(self, evening: Evening, typed: str) -> None:
        game = await Game.start(evening)
        answer = await (await game.turn()).slash("play", card=typed)
        assert answer.ephemeral
        assert answer.text == WORDS("refusal-malformed-text")
        assert (await game.match()).log == []

    async def test_a_card_out_of_turn_or_not_held_is_refused_with_the_hand(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        turn, [other] = await game.turn(), await game.waiting()
        mine, theirs = (await game.observe(turn)).hand[0], (await game.observe(other)).hand[0]
        early = await other.slash("play", card=str(theirs))
        assert WORDS("refusal-not-your-turn", name=turn.name) in early.text
        strange = await turn.slash("play", card=str(theirs))
        assert WORDS("refusal-card-not-in-hand", card=the_card(WORDS, theirs)) in strange.text
        assert early.panel.find("b1:act:")
        assert strange.panel.find("b1:act:")
        await turn.slash("play", card=str(mine))
        assert len((await game.match()).log) == 1

    async def test_nothing_that_was_typed_is_seen_by_others(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn, [other] = await game.turn(), await game.waiting()
        held = (await game.observe(other)).hand[0]
        for typing, watching in ((other, turn), (turn, other)):
            before = watching.receives()
            answer = await typing.slash("play", card=str(held))
            assert answer.ephemeral
            assert watching.receives() == before


class TestSeveralTables:
    async def two(self, evening: Evening) -> tuple[list[Person], Game, Game]:
        people = evening.people("Anna", "Marco")
        return people, await Game.among(evening, people), await Game.among(evening, people)

    @pytest.mark.parametrize("command", ["hand", "board", "leave"])
    async def test_a_command_that_could_mean_two_tables_asks(
        self, evening: Evening, command: str
    ) -> None:
        people, first, second = await self.two(evening)
        answer = await people[0].slash(command)
        assert answer.ephemeral
        assert WORDS("which-table") in answer.text
        targets = {int(button.custom_id.split(":")[2], 16) for button in answer.panel.buttons}
        assert targets == {first.id, second.id}
        [button] = [b for b in answer.panel.buttons if f":{second.id:x}:" in b.custom_id]
        board = second.board
        await people[0].click(answer.panel, button)
        if command == "hand":
            assert f"b1:act:{second.id:x}:" in answer.panel.bytes_shown()
        elif command == "board":
            assert second.board != board
            assert second.board == evening.public()[-1]
            assert len(boards(first)) == 2
        else:
            await people[0].click(answer.panel, "b1:leave-sure:")
            live = await evening.bot.store.live_tables()
            assert [row.id for row in live] == [first.id]

    async def test_the_table_where_the_card_can_be_played_is_meant(self, evening: Evening) -> None:
        people, first, second = await self.two(evening)
        for game in (first, second):
            while await game.turn() is not people[0]:
                await game.act()
        mine = [(await game.observe(people[0])).hand for game in (first, second)]
        only = next(card for card in mine[0] if card not in mine[1])
        await people[0].slash("play", card=str(only))
        assert PlayCard(only) in [action for _, action in (await first.match()).log]
        assert await first.turn() is people[1] or len((await first.match()).log) > 1

    async def test_a_card_held_at_two_tables_is_asked_about(self, evening: Evening) -> None:
        anna = evening.person("Anna")
        games = [await Game.among(evening, [anna, evening.person(name)]) for name in NAMES[1:]]
        holding: list[Game] = []
        for _ in range(20):
            hands = {}
            for game in games:
                while await game.turn() is not anna:
                    await game.act()
                hands[game] = set((await game.observe(anna)).hand)
            for card in set().union(*hands.values()):
                having = [game for game in games if card in hands[game]]
                holding = max(holding, having, key=len)
            if len(holding) > 1:
                break
            for game in games:
                await game.act()
        [card, *_] = hands[holding[0]] & hands[holding[1]]
        answer = await anna.slash("play", card=str(card))
        assert len(answer.panel.buttons) == len(holding)
        logs = [list((await game.match()).log) for game in games]
        [button] = [b for b in answer.panel.buttons if f":{holding[1].id:x}:" in b.custom_id]
        await anna.click(answer.panel, button)
        for game, log in zip(games, logs, strict=True):
            grown = len((await game.match()).log) - len(log)
            assert grown == (game is holding[1])

    async def test_a_table_of_this_channel_is_meant_before_those_elsewhere(
        self, evening: Evening
    ) -> None:
        people = evening.people("Anna", "Marco")
        other = evening.add_channel("other")
        await evening.quiet()
        here, there = await Game.among(evening, people), await Game.among(evening, people, other)
        for game in (here, there):
            answer = await people[0].slash("hand", game.channel)
            assert f"b1:act:{game.id:x}:" in answer.panel.bytes_shown()
        third = evening.add_channel("third")
        await evening.quiet()
        assert WORDS("which-table") in (await people[0].slash("hand", third)).text

    async def test_a_single_table_is_reached_from_any_channel(self, evening: Evening) -> None:
        game = await Game.start(evening)
        other = evening.add_channel("other")
        await evening.quiet()
        turn = await game.turn()
        card = (await game.observe(turn)).hand[0]
        assert card_name(WORDS, card) in (await turn.slash("hand", other)).text
        await turn.slash("play", other, card=str(card))
        assert card_name(WORDS, card) in line_of(game.board, turn.name)
        assert evening.public(other) == []

    async def test_tables_of_two_servers_do_not_mix(self, evening: Evening) -> None:
        """COMPLAINTS 7: cross-guild mix-up."""
        game = await Game.start(evening)
        guild = evening.add_guild("Elsewhere")
        channel = evening.add_channel("tavolo", guild)
        evening.backend.add_member(guild, game.people[0].id, announce=True)
        await evening.quiet()
        there = Person(evening, game.people[0].id, guild)
        for command in ("hand", "leave", "board"):
            assert "no table" in (await there.slash(command, channel)).text
        assert await there.suggestions("play", "card", channel=channel) == {}


class TestLeave:
    async def test_leaving_a_lobby_is_immediate(self, evening: Evening) -> None:
        """COMPLAINTS 50."""
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco], players=3)
        answer = await anna.slash("leave")
        assert answer.ephemeral
        assert answer.text == WORDS("done-left-lobby")
        assert "1 ● Marco (host)" in lobby.text
        await marco.slash("leave")
        assert lobby.find("b1:again:")

    @pytest.mark.parametrize("when", ["turn", "waiting", "between", "dealer", "host"])
    async def test_leaving_a_match_asks_first_and_then_ends_it(
        self, evening: Evening, when: str
    ) -> None:
        """COMPLAINTS 48, 50."""
        game = await Game.start(evening, 3)
        panels = [await game.hand(person) for person in game.people]
        if when == "between":
            await finish_deal(game)
        dealer = (await game.in_seats())[(await game.match()).observe(None).dealer]
        leaver = {
            "turn": await game.turn(),
            "waiting": (await game.waiting())[0],
            "between": game.people[1],
            "dealer": dealer,
            "host": game.people[0],
        }[when]
        answer = await leaver.slash("leave")
        assert answer.ephemeral
        assert WORDS("confirm-leave").splitlines()[0] in answer.text
        assert await game.table()
        await leaver.click(answer.panel, "b1:leave-sure:")
        assert answer.text == WORDS("done-left-match")
        assert f"{leaver.name} left the table" in game.final.text
        MatchFile.verify(next(iter(game.final.files.values())).decode())
        assert await evening.bot.store.live_tables() == ()
        assert all(panel.buttons == [] for panel in panels)
        assert boards(game) == []
        assert game.final.find("b1:rematch:") == []
        for person in game.people:
            assert "no table" in (await person.slash("leave")).text
        assert (
            WORDS("leaderboard-empty") in (await leaver.slash("leaderboard", game="briscola3")).text
        )
        again = await leaver.click(game.final, "New table")
        assert "Briscola · 3 players" in again.text

    async def test_staying_shows_the_hand(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        answer = await turn.slash("leave")
        await turn.click(answer.panel, "b1:hand-update:")
        assert len(answer.panel.find("b1:act:")) == 3
        assert await game.table()

    async def test_confirming_twice_leaves_once(self, evening: Evening) -> None:
        game = await Game.start(evening)
        answers = [await person.slash("leave") for person in game.people]
        presses = [
            person.clicking(answer.panel, "b1:leave-sure:")
            for person, answer in zip(game.people, answers, strict=True)
            for _ in range(5)
        ]
        outcomes = await evening.together(*presses)
        assert all(outcome.acknowledged for outcome in outcomes)
        assert len([s for s in evening.public() if "without a result" in s.text]) == 1

    async def test_the_button_on_the_board_asks_privately(self, evening: Evening) -> None:
        game = await Game.start(evening)
        answer = await game.people[0].click(game.board, "Leave")
        assert answer.ephemeral
        assert answer.panel.find("b1:leave-sure:")

    async def test_leaving_works_also_when_nothing_else_does(
        self, evening: Evening, database: Path
    ) -> None:
        """COMPLAINTS 57: a table that cannot be read any more still lets its people go."""
        game = await Game.start(evening)
        await game.act()
        await evening._close_bot()
        connection = sqlite3.connect(database)
        with connection:
            connection.execute("UPDATE live_action SET action = 'nonsense'")
        connection.close()
        evening.bot = evening.make_bot(evening.clock)
        await evening.env.restart_bot(evening.bot)
        await evening.quiet()
        person = game.people[0]
        assert WORDS("refusal-no-table-here") == (await person.slash("hand")).text
        assert WORDS("done-left-match") == (await person.slash("leave")).text
        assert await evening.bot.store.live_tables() == ()
        assert WORDS("refusal-no-table-here") == (await person.slash("leave")).text
        assert evening.forgive()
        assert not (await person.slash("briscola")).ephemeral


class TestLeaderboard:
    def fill(self, database: Path, evening: Evening, people: list[Person], game: str) -> None:
        """Give the people records, the first of them the best one."""
        connection = sqlite3.connect(database)
        with connection:
            for place, person in enumerate(people):
                wins = len(people) - place
                row = (evening.guild, game, person.id, wins * 2, wins, wins - 10, wins, wins - 1)
                connection.execute("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        connection.close()

    def names(self, shown: Shown) -> list[str]:
        lines = [line for line in shown.text.splitlines() if re.search(r" · \d+ wins? of", line)]
        return [line.split(" · ")[0].split()[-1] for line in lines if "You" not in line]

    async def test_ten_lines_a_page_ranks_without_gaps_and_ones_own_line(
        self, evening: Evening, database: Path
    ) -> None:
        people = [evening.person(f"P{number:02}") for number in range(23)]
        self.fill(database, evening, people, "briscola2")
        reader = people[14]
        panel = (await reader.slash("leaderboard")).panel
        assert panel.ephemeral
        seen = []
        for page in range(3):
            shown = self.names(panel)
            seen += shown
            assert len(shown) == (10 if page < 2 else 3)
            assert "You: **15.** P14" in panel.text.replace("-# ", "")
            assert f"Page {page + 1} of 3" in panel.text
            if page < 2:
                await reader.click(panel, WORDS("button-next"))
        assert seen == [person.name for person in people]
        assert [b.disabled for b in panel.buttons] == [False, True]
        await reader.click(panel, WORDS("button-previous"))
        assert "Page 2 of 3" in panel.text
        assert "🥇" not in panel.text

    async def test_people_who_left_are_not_shown_and_leave_no_gap(
        self, evening: Evening, database: Path
    ) -> None:
        """COMPLAINTS 7: leaderboard with people who left."""
        people = [evening.person(f"P{number:02}") for number in range(25)]
        self.fill(database, evening, people, "briscola2")
        for person in people[:12]:
            evening.backend.remove_member(evening.guild, person.id)
        await evening.quiet()
        reader = people[20]
        panel = (await reader.slash("leaderboard")).panel
        assert self.names(panel) == [person.name for person in people[12:22]]
        assert "🥇 P12" in panel.text
        assert "You: **9.** P20" in panel.text.replace("-# ", "")
        assert "Page 1 of 2" in panel.text
        looked_up = len(evening.requests("GET", "/members/"))
        await reader.click(panel, WORDS("button-next"))
        assert self.names(panel) == [person.name for person in people[22:]]
        await reader.click(panel, WORDS("button-previous"))
        assert len(evening.requests("GET", "/members/")) <= looked_up + 3
        evening.backend.add_member(evening.guild, people[0].id, announce=True)
        assert "🥇 P12" in (await reader.slash("leaderboard")).text
        await evening.advance(601)
        assert "🥇 P00" in (await reader.slash("leaderboard")).text

    async def test_whoever_came_back_is_shown_as_soon_as_they_ask(
        self, evening: Evening, database: Path
    ) -> None:
        people = [evening.person(f"P{number:02}") for number in range(3)]
        self.fill(database, evening, people, "briscola2")
        evening.backend.remove_member(evening.guild, people[0].id)
        assert "🥇 P01" in (await people[1].slash("leaderboard")).text
        evening.backend.add_member(evening.guild, people[0].id, announce=True)
        assert "🥇 P00" in (await people[0].slash("leaderboard")).text

    @pytest.mark.parametrize("after", [20 * 60, "restart"])
    async def test_its_buttons_never_die(
        self, evening: Evening, database: Path, after: float | str
    ) -> None:
        """COMPLAINTS 2, 3, 17."""
        people = [evening.person(f"P{number:02}") for number in range(13)]
        self.fill(database, evening, people, "briscola3")
        panel = (await people[0].slash("leaderboard", game="briscola3")).panel
        if after == "restart":
            await evening.restart()
        else:
            assert isinstance(after, int)
            await evening.advance(after)
        answer = await people[0].click(panel, WORDS("button-next"))
        assert answer.kind == "update"
        assert self.names(panel) == ["P10", "P11", "P12"]

    async def test_each_game_has_its_own(self, evening: Evening, database: Path) -> None:
        people = evening.people(*GAMES)
        for person, game in zip(people, GAMES, strict=True):
            self.fill(database, evening, [person], game)
        panel = (await people[0].slash("leaderboard")).panel
        [menu] = panel.selects
        assert list(menu.options) == list(GAMES)
        for person, game in zip(people, GAMES, strict=True):
            await people[0].select(panel, game)
            assert WORDS(f"game-{game}") in panel.text
            assert f"🥇 {person.name}" in panel.text
            assert ("declared" in panel.text or "♛" in panel.text) == (game == "chiamata")

    async def test_trouble_with_looking_people_up_does_not_hide_the_board(
        self, evening: Evening, database: Path
    ) -> None:
        people = [evening.person(f"P{number:02}") for number in range(3)]
        self.fill(database, evening, people, "briscola2")
        evening.fail("GET", "/guilds/*/members/*", 503, times=None)
        answer = await people[2].slash("leaderboard")
        assert "🥇 ?" in answer.text
        assert "P02" in answer.text
        evening.recover()
        assert "🥇 P00" in (await people[2].slash("leaderboard")).text
