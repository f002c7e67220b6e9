"""The hand: what stands on it, and what any click on a panel of any age does (COMPLAINTS 2, 3)."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from bot.game import Card, PlayCard, rules_of
from bot.i18n import card_name, words_for
from tests.discord.games import Game, forge, press_act, seat, table_of
from tests.discord.playing import may_act
from tests.discord.test_boards import finish_deal, line_of, to_move
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Answer, NotThere, Shown

WORDS = words_for("en")
ALREADY = WORDS("refusal-already-played")
QUARTER = 15 * 60
TEXT = 10


def cards_on(panel: Shown) -> list[str]:
    return [button.custom_id.split(":")[4] for button in panel.find("b1:act:")]


async def state(game: Game) -> tuple[str, int]:
    """All that a click could change."""
    table = await game.table()
    return " ".join(map(str, table.playing.log)), table.row.version


class TestContent:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    async def test_cards_stand_trumps_first_then_by_suit_high_to_low(
        self, evening: Evening, players: int
    ) -> None:
        game = await Game.start(evening, players)
        await game.forward(lambda table: table.playing.observe(None).phase == "play")
        for person in game.people:
            seen = await game.observe(person)
            strength = rules_of(seen.options).strength
            shown = [Card.parse(code) for code in cards_on(await game.hand(person))]
            assert set(shown) == set(seen.hand)
            suits = list(dict.fromkeys(card.suit for card in shown))
            assert suits == sorted(suits, key=lambda suit: (suit != seen.trump, "CDSB".index(suit)))
            assert shown == sorted(
                shown, key=lambda card: (suits.index(card.suit), -strength[card])
            )

    async def test_a_card_keeps_its_place_while_it_is_held(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        await game.forward(lambda table: table.playing.observe(None).phase == "play")
        person = (await game.waiting())[-1]
        order = cards_on(await game.hand(person))
        while await game.turn() is not person:
            assert cards_on(await game.hand(person)) == order
            await game.act()
        await game.act()
        left = cards_on(await game.hand(person))
        assert left == [code for code in order if code in left]

    async def test_the_hand_names_its_table_and_what_lies_there(self, evening: Evening) -> None:
        """COMPLAINTS 26."""
        game = await Game.start(evening, 3)
        await game.play()
        person = await game.turn()
        panel = await game.hand(person)
        assert panel.ephemeral
        assert "Anna's table" in panel.text
        assert "ound 1, trick 1" in panel.text
        [(seat, card)] = (await game.match()).observe(None).trick
        leader = (await game.in_seats())[seat]
        assert f"{leader.name}: " in panel.text
        assert card_name(WORDS, card) in panel.text

    async def test_the_colour_of_the_cards_tells_whose_turn_it_is(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn, [other] = await game.turn(), await game.waiting()
        assert may_act(await game.hand(turn))
        waiting = await game.hand(other)
        assert not may_act(waiting)
        assert not any(button.disabled for button in waiting.buttons)
        assert turn.name in to_move(waiting)


class TestClicks:
    async def test_a_click_out_of_turn_answers_on_the_panel_and_changes_nothing(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 3)
        before, [other, *_] = await state(game), await game.waiting()
        panel = await game.hand(other)
        answer = await other.click(panel, panel.find("b1:act:")[1])
        assert answer.kind == "update"
        assert answer.panel == panel
        name = (await game.turn()).name
        assert WORDS("refusal-not-your-turn", name=name) in panel.text
        assert len(cards_on(panel)) == 3
        assert await state(game) == before

    async def test_a_click_in_turn_plays_and_shows_it_on_the_panel(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        code = cards_on(panel)[1]
        answer = await turn.click(panel, panel.find("b1:act:")[1])
        assert answer.kind == "update"
        assert f"You played {card_name(WORDS, Card.parse(code))}" in panel.text.replace("the ", "")
        assert code not in cards_on(panel)
        assert card_name(WORDS, Card.parse(code)) in line_of(game.board, turn.name)
        assert len(evening.messages()) == 3  # the lobby, the board, the hand

    async def test_a_double_click_plays_one_card(self, evening: Evening) -> None:
        """COMPLAINTS 35, 36."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        press = turn.clicking(panel, panel.find("b1:act:")[0])
        first, second = await evening.together(press, press)
        assert first.acknowledged
        assert second.acknowledged
        assert len((await game.match()).log) == 1

    async def test_a_hundred_clicks_on_different_cards_play_one(self, evening: Evening) -> None:
        """Issue 2, section 6.3; COMPLAINTS 32: 99 of 100 answers say kindly that it was enough."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        buttons = panel.find("b1:act:")
        presses = [turn.clicking(panel, buttons[number % 3]) for number in range(100)]
        said: list[str] = []
        answers = evening.send(*presses)
        while not all(answer.acknowledged for answer in answers):
            await evening.quiet()
        bodies = [
            str(request.json)
            for request in evening.requests("POST", "/callback")
            if any(answer.record.token in request.path for answer in answers)
        ]
        said = [body for body in bodies if ALREADY in body]
        assert len(bodies) == 100
        assert len(said) == 99
        assert sum("You played" in body for body in bodies) == 1
        assert len((await game.match()).log) == 1

    async def test_the_last_two_cards_of_a_trick_at_once_make_one_trick(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 29, 33."""
        game = await Game.start(evening, 3)
        await game.play()
        order = [await game.turn(), *(await game.waiting())]
        panels = {person: await game.hand(person) for person in order}
        presses = [
            person.clicking(panels[person], panels[person].find("b1:act:")[0])
            for person in order
            for _ in range(10)
        ]
        answers = await evening.together(*presses)
        assert all(answer.acknowledged for answer in answers)
        log = (await game.match()).log
        assert len({seat for seat, _ in log[:3]}) == 3
        assert len(log) <= 4

    async def test_a_card_that_completes_the_deal_shows_that_on_the_panel(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        await game.forward(lambda table: table.playing.observe(None).hand_sizes in ((1, 0), (0, 1)))
        turn = await game.turn()
        panel = await game.hand(turn)
        await turn.click(panel, panel.find("b1:act:")[0])
        assert "The round is over" in panel.text
        assert panel.find("b1:act:") == []


class TestStalePanels:
    async def test_a_panel_from_before_the_others_moved_is_still_good(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 3)
        [then, _] = await game.waiting()
        panel = await game.hand(then)
        await evening.advance(QUARTER / 15)
        await game.act()
        code = cards_on(panel)[0]
        await press_act(then, panel, PlayCard(Card.parse(code)))
        assert (await game.match()).log[-1][1] == PlayCard(Card.parse(code))

    async def test_a_panel_of_an_earlier_deal_shows_the_new_hand(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        old = panel.find("b1:act:")[0].custom_id
        await finish_deal(game)
        await game.forward(lambda table: not table.between)
        before = await state(game)
        answer = await forge(turn, panel, old)
        assert ALREADY in answer.text
        assert set(cards_on(panel)) == set(map(str, (await game.observe(turn)).hand))
        assert await state(game) == before

    async def test_a_panel_between_deals_says_that_the_cards_are_to_come(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        hands = {person: await game.hand(person) for person in game.people}
        await finish_deal(game)
        for person, panel in hands.items():
            token = (await game.table()).token((await game.table()).seat_of(person.id))
            answer = await forge(person, panel, f"b1:act:{game.id:x}:{token}:AD")
            assert WORDS("refusal-deal-pending") in answer.text
            assert panel.find("b1:act:") == []

    async def test_a_panel_after_an_automatic_move_is_refreshed(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        old = {button.custom_id for button in panel.find("b1:act:")}
        await evening.advance(181)
        [(_, action)] = (await game.match()).log
        assert str(action) not in cards_on(panel)
        before = await state(game)
        for custom_id in old:
            assert ALREADY in (await forge(turn, panel, custom_id)).text
        assert await state(game) == before

    async def test_a_panel_after_a_restart_plays(self, evening: Evening) -> None:
        """COMPLAINTS 3, 5, 8."""
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        await evening.restart()
        answer = await turn.click(panel, panel.find("b1:act:")[0])
        assert "You played" in panel.text
        assert answer.acknowledged
        assert game.board.text.count("…") == 1

    async def test_a_panel_older_than_its_token_comes_back_by_a_click(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 15, 18, 21: no push is possible any more, and none is needed."""
        game = await Game.start(evening, 3, length="long")
        panels = {person: await game.hand(person) for person in game.people}
        for _ in range(6):
            await evening.advance(160)
            await game.act()
        await evening.advance(10)
        turn = await game.turn()
        panel, log = panels[turn], (await game.match()).log
        assert "trick 3" not in panel.text
        answer = await turn.click(panel, panel.find("b1:act:")[0])
        assert answer.kind == "update"
        if ALREADY in panel.text:  # whoever took the last trick has played since the panel died
            await turn.click(panel, panel.find("b1:act:")[0])
        assert "You played" in panel.text
        assert len((await game.match()).log) == len(log) + 1
        await turn.click(panel, "Refresh")
        assert set(cards_on(panel)) == set(map(str, (await game.observe(turn)).hand))

    async def test_the_hand_is_pushed_when_the_turn_comes(self, evening: Evening) -> None:
        game = await Game.start(evening, 3)
        panels = {person: await game.hand(person) for person in game.people}
        for _ in range(7):
            await game.act()
            assert may_act(panels[await game.turn()])

    async def test_a_card_that_is_drawn_appears_in_the_hand(self, evening: Evening) -> None:
        game = await Game.start(evening, 4)
        panels = {person: await game.hand(person) for person in game.people}
        for _ in range(4):
            turn = await game.turn()
            await turn.click(panels[turn], panels[turn].find("b1:act:")[0])
        for person, panel in panels.items():
            assert len(cards_on(panel)) == 3
            assert set(cards_on(panel)) == set(map(str, (await game.observe(person)).hand))

    async def test_the_hands_are_pushed_when_a_deal_ends_and_when_the_next_opens(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        panels = {person: await game.hand(person) for person in game.people}
        await finish_deal(game)
        assert all("The round is over" in panel.text for panel in panels.values())
        await evening.advance(31)
        for person, panel in panels.items():
            assert set(cards_on(panel)) == set(map(str, (await game.observe(person)).hand))
        assert may_act(panels[await game.turn()])

    async def test_when_the_match_ends_the_hands_lose_their_buttons(self, evening: Evening) -> None:
        """COMPLAINTS 14."""
        game = await Game.start(evening)
        panels = [await game.hand(person) for person in game.people]
        ids = [button.custom_id for panel in panels for button in panel.buttons]
        await game.finish()
        assert all(panel.buttons == [] for panel in panels)
        for custom_id in ids:
            answer = await forge(game.people[0], panels[0], custom_id)
            assert WORDS("refusal-table-over") in answer.text
            assert answer.shown is None or answer.shown.buttons == []

    async def test_a_dismissed_panel_does_no_harm(self, evening: Evening) -> None:
        game = await Game.start(evening)
        for person in game.people:
            panel = await game.hand(person)
            del evening.backend.messages[panel.channel][panel.id]
        for _ in range(4):
            await game.act()
        assert may_act(await game.hand(await game.turn()))


class TestStrangers:
    async def test_whoever_does_not_play_is_told_so_and_sees_nothing(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 3)
        zoe = evening.person("Zoe")
        before = await state(game)
        for wanted in ("My hand", "Leave"):
            answer = await zoe.click(game.board, wanted)
            assert answer.ephemeral
            assert "do not sit" in answer.text
        assert "no table" in (await zoe.slash("hand")).text
        with pytest.raises(NotThere):
            await zoe.click(await game.hand(game.people[0]), "Refresh")
        assert await state(game) == before

    async def test_another_players_panel_ids_do_not_work_for_me(self, evening: Evening) -> None:
        game = await Game.start(evening)
        turn, [other] = await game.turn(), await game.waiting()
        theirs, mine = await game.hand(turn), await game.hand(other)
        before = await state(game)
        for button in theirs.find("b1:act:"):
            answer = await forge(other, mine, button.custom_id)
            assert answer.ephemeral
        assert await state(game) == before


FORGED = [
    "b0:act:{table}:0:AD",
    "b2:act:{table}:0:AD",
    "b1:act",
    "b1:act:{table}",
    "b1:act:{table}:x:AD",
    "b1:act:{table}:-1:AD",
    "b1:act:{table}:9999999:AD",
    "b1:act:{table}:999999:AD",
    "b1:act:fffffffffffffff:0:AD",
    "b1:act:ffffffffffffffff:0:AD",
    "b1:act:{table}:0",
    "b1:act:{table}:0:",
    "b1:act:{table}:0:ZZ",
    "b1:act:{table}:0:AD AD",
    "b1:act:{table}:0:call:AD",
    "b1:act:{table}:0:call:ZZ",
    "b1:act:{table}:0:trump:D",
    "b1:act:{table}:0:trump:X",
    "b1:act:{table}:0:rank:A",
    "b1:act:{table}:0:points:61",
    "b1:act:{table}:0:points:" + "9" * 60,
    "b1:act:{table}:0:points:-1",
    "b1:act:{table}:0:pass",
    "b1:sure:{table}:0:AD",
    "b1:sure:{table}:0:ZZ",
    "b1:sure:{table}:0",
    "b1:suit:{table}:0:D",
    "b1:suit:{table}:0:X",
    "b1:suit:{table}:0",
    "b1:call:{table}:0:D",
    "b1:call:{table}:0",
    "b1:bids:{table}:0",
    "b1:next:{table}:0",
    "b1:next:{table}:7",
    "b1:start:{table}:0",
    "b1:join:{table}:0",
    "b1:stand:{table}:0",
    "b1:cancel:{table}:0",
    "b1:rematch:{table}:0",
    "b1:rematch:0:0",
    "b1:again:0:0:players=9",
    "b1:again:0:0:players=2 players=3",
    "b1:again:0:0:rm -rf",
    "b1:again:0:0:players=2 bidding=points",
    "b1:rules-of:0:0:9",
    "b1:rules-of:0:0:x",
    "b1:rules:0:0",
    "b1:standings:0:0:nothing/x",
    "b1:standings:0:0:chiamata/-5",
    "b1:standings:0:0:chiamata/" + "9" * 50,
    "b1:hand:0:0",
    "b1:hand-update:0:0",
    "b1:leave:0:0",
    "b1:leave-this:0:0",
    "b1:leave-sure:0:0",
    "b1:board:0:0",
    "b1:nonsense:{table}:0",
    "b1:" + "x" * 90,
    "b1:act:{table}:0:\u202e💥",
]


class TestForged:
    @pytest.mark.parametrize("players", [2, 5])
    async def test_a_forged_id_is_answered_and_changes_nothing(
        self, evening: Evening, players: int
    ) -> None:
        """COMPLAINTS 6: whatever an old or foreign button says, somebody is told something."""
        game = await Game.start(evening, players)
        [other, *_], zoe = await game.waiting(), evening.person("Zoe")
        before, shown = await state(game), game.board.text
        for form in FORGED:
            for person in (other, zoe):
                answer = await forge(person, game.board, form.format(table=f"{game.id:x}"))
                assert answer.acknowledged, form
                assert await state(game) == before, form
                assert game.board.text == shown, form
                assert _explained(answer, game.board), form
        live = await evening.bot.store.live_tables()
        assert [row.id for row in live] == [game.id]

    async def test_the_one_to_move_cannot_do_what_the_rules_forbid_either(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        turn = await game.turn()
        panel = await game.hand(turn)
        held = set((await game.observe(turn)).hand)
        before = await state(game)
        others = [card for card in map(Card.parse, ("AC", "AD", "AS", "AB")) if card not in held]
        wrong = [*map(str, others), "rank:A", "points:61", "pass", "trump:D", "call:AD"]
        for action in wrong:
            answer = await forge(turn, panel, f"b1:act:{game.id:x}:0:{action}")
            assert answer.panel == panel
            assert len(cards_on(panel)) == 3
            assert await state(game) == before
        assert (
            "You do not hold"
            in (await forge(turn, panel, f"b1:act:{game.id:x}:0:{others[0]}")).text
        )

    async def test_a_button_of_one_table_does_nothing_at_another(self, evening: Evening) -> None:
        first = await Game.start(evening)
        second = await Game.among(evening, evening.people("Luca", "Sofia"))
        before = await state(first), await state(second)
        turn = await first.turn()
        card = cards_on(await first.hand(turn))[0]
        answer = await forge(turn, first.board, f"b1:act:{second.id:x}:0:{card}")
        assert "do not sit" in answer.text
        assert (await state(first), await state(second)) == before


def _explained(answer: Answer, board: Shown) -> bool:
    """Whether the person was told or shown something for their eyes only."""
    private = [s for s in [answer.shown, *answer.followups] if s and s != board]
    return any(shown.ephemeral and shown.text for shown in private)


def _prose(shown: Shown) -> str:
    """What is rendered as markdown: labels of buttons are not."""
    parts = walk_components(shown.tree)
    return "\n".join(part["content"] for part in parts if part.get("type") == TEXT)


NASTY = [
    "**bold** _it_ ~~s~~ ||spoiler|| `code`",
    "@everyone @here <@1> <@&2>",
    "<#1> <t:0:R> </hand:1> <:x:1>",
    "# Heading",
    "> quote",
    "- list",
    "[free nitro](https://x.org)",
    "https://x.org/invite",
    "\u202eRTL\u2066\u200f\u061c",
    "אבג דהו",
    "字" * 32,
    "a\nb\rc",
    "\u200b\u2060\ufeff",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹",
    "none",
    "one",
    "{ $name }",
    "%s %(x)s",
    "🃏" * 32,
    "\\*x\\_",
]


class TestNames:
    @pytest.mark.parametrize("first", range(0, len(NASTY), 4))
    async def test_a_name_is_plain_text_everywhere(self, evening: Evening, first: int) -> None:
        names = NASTY[first : first + 4]
        people = [evening.person(f"P{n}", nick=name) for n, name in enumerate(names)]
        game = await Game.among(evening, people)
        other = await Game.among(evening, people)
        [waiting, *_] = await game.waiting()
        panel = await game.hand(waiting)
        await waiting.click(panel, panel.find("b1:act:")[0])
        await waiting.slash("hand")
        await evening.advance(31)
        await game.play()
        await finish_deal(game)
        await game.finish()
        asked = await people[0].click(other.board, "Leave")
        await people[0].click(asked.panel, "Leave and end the match")
        await people[0].slash("leaderboard", game="briscola4")
        await evening.quiet()
        prose = "\n".join(map(_prose, evening.messages()))
        for mark in ("@everyone", "@here", "\u202e", "\u2066", "\u200f", "\n# Head", "\n> q"):
            assert mark not in prose
        for mark in ("**bold**", "<@1>", "<#1>", "<t:0", "</hand", "](https://", "https://x"):
            assert mark not in prose.replace(f"\\{mark}", "")
        assert "no_one" not in prose
        labels = [b.label for shown in evening.messages() for b in shown.buttons]
        assert all(label.strip() and "\u202e" not in label for label in labels)
        assert all(
            len(shown.pings) <= 1 and not shown.message.mention_everyone
            for shown in evening.messages()
        )

    async def test_an_empty_name_still_has_a_place(self, evening: Evening) -> None:
        people = [evening.person("Anna", nick="\u200b"), evening.person("Marco")]
        lobby = await seat(evening, people)
        assert "1 ● ? (host)" in lobby.text

    async def test_a_wide_name_leaves_room_on_buttons_and_in_suggestions(
        self, evening: Evening
    ) -> None:
        people = [evening.person("Anna", nick="字" * 32), evening.person("Marco", nick="W" * 32)]
        games = [await Game.among(evening, people) for _ in range(3)]
        answer = await people[1].slash("hand")
        choices = answer.panel.buttons
        assert len(choices) == 3
        assert all("字" in button.label and len(button.label) <= 80 for button in choices)
        assert "字" * 11 not in choices[0].label
        assert [button.label[:3] for button in choices] == ["1 ·", "2 ·", "3 ·"]
        assert all(f"/{game.board.id}" in answer.panel.text for game in games)
        chosen = table_of(answer.panel)
        await people[1].click(answer.panel, choices[0])
        assert f"b1:act:{chosen:x}:" in answer.panel.bytes_shown()

    async def test_only_the_player_to_move_is_ever_pinged(self, evening: Evening) -> None:
        game = await Game.start(evening, 3)
        await evening.advance(31)
        turn = await game.turn()
        [nudge] = [shown for shown in evening.messages() if shown.pings]
        assert nudge.pings == [turn.id]
        for request in evening.requests("POST"):
            allowed = (request.json or {}).get("allowed_mentions")
            if allowed:
                assert allowed.get("parse", []) == []
                assert allowed.get("users", []) in ([], [turn.id], [str(turn.id)])


class TestMyHand:
    @pytest.mark.parametrize("players", [2, 5])
    async def test_my_hand_works_at_any_moment(self, evening: Evening, players: int) -> None:
        people = evening.people("Anna", "Marco", "Giulia", "Luca", "Sofia")[:players]
        lobby = await seat(evening, people)
        assert "has not started" in (await people[1].slash("hand")).text
        await people[0].click(lobby, "Start")
        [table] = await evening.bot.tables.in_channel(evening.channel)
        game = Game(evening, people, table.id)
        seen: set[str] = set()
        for _ in range(400):
            table = await game.table()
            if len(table.playing.results) == 1 and table.between:
                break
            phase = table.playing.observe(None).phase
            if phase not in seen or phase == "play":
                seen.add(phase)
                person = people[len(table.playing.log) % players]
                panel = await game.hand(person)
                holds = (await game.observe(person)).hand
                labels = panel.text
                assert all(card_name(WORDS, card).split()[0] in labels for card in holds)
            await game.act()
        assert seen == ({"play"} if players == 2 else {"auction", "trump", "play"})
        for person in people:
            assert "The round is over" in (await person.slash("hand")).text
            assert person.private()

    async def test_opening_the_hand_again_and_again_leaves_no_stale_state(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 23, 27."""
        game = await Game.start(evening)
        turn = await game.turn()
        panels = [await game.hand(turn) for _ in range(5)]
        await turn.click(panels[0], panels[0].find("b1:act:")[0])
        for panel in panels[1:]:
            answer = await turn.click(panel, panel.find("b1:act:")[0])
            assert ALREADY in answer.text
        assert len((await game.match()).log) == 1


async def test_two_games_of_one_person_do_not_mix(evening: Evening) -> None:
    people = evening.people("Anna", "Marco")
    first, second = await Game.among(evening, people), await Game.among(evening, people)
    hands: dict[tuple[int, Person], Shown] = {}
    for game in (first, second):
        for person in people:
            hands[game.id, person] = await game.hand(person)
    for _ in range(6):
        for game in (first, second):
            turn = await game.turn()
            panel = hands[game.id, turn]
            assert may_act(panel)
            await turn.click(panel, panel.find("b1:act:")[0])
    for game in (first, second):
        assert len((await game.match()).log) == 6
        for person in people:
            panel = hands[game.id, person]
            assert set(cards_on(panel)) == set(map(str, (await game.observe(person)).hand))
