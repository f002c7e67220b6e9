"""The board in its channel: what it says, and what becomes of it when Discord refuses."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any

import discord
import pytest

from bot.game import Pass, PlayCard, rules_of
from bot.i18n import card_name, suit_name, words_for
from bot.store import Store
from bot.store.errors import DatabaseLocked
from bot.ui.posts import Posts
from tests.discord.games import Game, seat
from tests.support.people import Clock, Evening, MakeBot
from tests.support.person import Person
from tests.support.shown import Shown

WORDS = words_for("en")
EDITS = "/channels/*/messages/*"
POSTS = "/channels/*/messages"
START = 1767225600
DAY = 86400.0


def boards(game: Game) -> list[Shown]:
    """Messages that look like a board with its buttons."""
    public = game.evening.public(game.channel)
    return [shown for shown in public if shown.find("b1:hand:") and shown.find("b1:rules:")]


async def reveal(game: Game) -> Person:
    """Play on until the called card falls, which its holder plays at once."""
    while (await game.match()).observe(None).partner is None:
        legal = await game.legal()
        called = (await game.match()).observe(None).called
        await game.act(next((a for a in legal if str(a) == str(called)), None))
    partner = (await game.match()).observe(None).partner
    return (await game.in_seats())[partner or 0]


async def finish_deal(game: Game) -> None:
    """Play on until the deal has been counted, behind the scenes."""
    results = len((await game.match()).results)
    await game.forward(lambda table: len(table.playing.results) > results)


def to_move(board: Shown) -> str:
    """The lines about whose turn it is: the one with the time, and the one before it."""
    lines = board.text.splitlines()
    [number] = [i for i, line in enumerate(lines) if "<t:" in line]
    return "\n".join(lines[number - 1 : number + 1])


def line_of(board: Shown, name: str) -> str:
    """The line of this player in the trick or the auction."""
    [line] = [line for line in board.text.splitlines() if re.match(rf"[^:]*{name}[^:]*: ", line)]
    return line


class TestContent:
    @pytest.mark.parametrize("players", [2, 3, 4])
    async def test_the_board_says_where_the_trick_stands(
        self, evening: Evening, players: int
    ) -> None:
        game = await Game.start(evening, players)
        seen = (await game.match()).observe(None)
        turn, then, *_ = [await game.turn(), *await game.waiting()]
        text = game.board.text
        assert re.search("^## .*ound 1", text)
        assert suit_name(WORDS, seen.trump) in text
        assert card_name(WORDS, seen.face_up) in text
        assert f"{seen.stock_size} cards left" in text
        assert "**Trick 1**" in text
        assert turn.name in to_move(game.board)
        assert f"<t:{START}:R>" in to_move(game.board)
        if players == 2:
            assert f"then {then.name}" in to_move(game.board)
        assert text.count("…") == players
        await evening.advance(17)
        played = []
        for _ in range(players):
            person = await game.turn()
            await game.play()
            [(_, action)] = (await game.match()).log[-1:]
            assert isinstance(action, PlayCard)
            played.append((person.name, card_name(WORDS, action.card)))
            if len(played) < players:
                assert played[-1][1] in line_of(game.board, person.name)
                assert game.board.text.count("…") == players - len(played)
                assert (await game.turn()).name in to_move(game.board)
                assert f"<t:{START + 17}:R>" in to_move(game.board)
        trick = (await game.match()).observe(None).tricks[-1]
        winner = (await game.in_seats())[trick.winner]
        [last] = [line for line in game.board.text.splitlines() if "Trick 1: " in line]
        assert f"{winner.name} took" in last
        assert str(trick.points or "nothing") in last
        assert all(f"{name} {card}" in last for name, card in played)
        assert "**Trick 2**" in game.board.text
        assert f"{seen.stock_size - players} cards left" in game.board.text
        assert len(boards(game)) == 1

    async def test_the_board_shows_the_teams_by_sign_and_the_score_by_side(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 4, teams="12-34")
        first, second, third, fourth = (person.name for person in await game.in_seats())
        assert {first, third} in ({"Anna", "Marco"}, {"Giulia", "Luca"})
        text = game.board.text
        assert re.search(f"■ {first} and {third} .*0", text)
        assert re.search(f"▲ {second} and {fourth}.*", text)
        for name, sign in ((first, "■"), (second, "▲"), (third, "■"), (fourth, "▲")):
            assert sign in line_of(game.board, name)

    async def test_the_stock_runs_out_and_the_score_is_kept(self, evening: Evening) -> None:
        game = await Game.start(evening)
        await game.forward(lambda table: table.playing.observe(None).stock_size == 0)
        assert "stock is empty" in game.board.text
        await finish_deal(game)
        await game.forward(lambda table: not table.between)
        names = [person.name for person in await game.in_seats()]
        scores = (await game.match()).scores
        assert f"{names[0]} **{scores[0]} – {scores[1]}** {names[1]}" in game.board.text
        assert re.search("^## .*ound 2", game.board.text)

    async def test_the_auction_stands_on_the_board_seat_by_seat(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        bidder = await game.turn()
        assert "round 1 of 5" in game.board.text
        assert bidder.name in to_move(game.board)
        assert f"<t:{START}:R>" in to_move(game.board)
        dealer = (await game.in_seats())[(await game.match()).observe(None).dealer]
        assert f"{dealer.name} dealt" in game.board.text
        assert "…" in line_of(game.board, bidder.name)
        await game.act((await game.legal())[2])
        passing = await game.turn()
        await game.act(Pass())
        assert "King" in line_of(game.board, bidder.name)
        assert "passes" in line_of(game.board, passing.name)
        assert "To beat: **King**" in game.board.text

    async def test_the_board_says_who_declares_what(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        await game.forward(lambda table: table.playing.observe(None).phase == "trump")
        declarer = await game.turn()
        assert f"♛ **{declarer.name}** won the auction" in game.board.text
        assert "61 points to make" in game.board.text
        assert declarer.name in to_move(game.board)
        await game.forward(lambda table: table.playing.observe(None).phase == "play")
        called = (await game.match()).observe(None).called
        assert f"♛ **{declarer.name}** calls **" in game.board.text
        assert called is not None
        assert card_name(WORDS, called) in game.board.text
        assert "61 to win" in game.board.text
        assert "♛" in line_of(game.board, declarer.name)
        assert "held the called card" not in game.board.text
        partner = await reveal(game)
        if partner is declarer:
            assert "alone against everyone" in game.board.text
        else:
            words = f"{declarer.name} and {partner.name} against the rest"
            assert f"**{partner.name}** held the called card: {words}" in game.board.text

    async def test_between_deals_the_board_says_so_and_has_no_buttons(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        board = game.board
        await finish_deal(game)
        assert board.buttons == []
        assert "The round is over" in board.text
        tricks = rules_of((await game.table()).options).tricks
        assert f"Trick {tricks}: " in board.text
        assert game.result.find("b1:next:")
        assert "opens by itself <t:" in game.result.text


class TestFreshBoards:
    async def test_each_deal_has_a_board_at_the_bottom_and_the_old_ones_lose_their_buttons(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        first = game.board
        await finish_deal(game)
        result = game.result
        stranger = evening.person("Zoe")
        refused = await stranger.click(result, "Next deal")
        assert refused.ephemeral
        assert "do not sit" in refused.text
        await game.people[1].click(result, "Next deal")
        assert game.board != first
        assert boards(game) == [game.board] == [evening.public()[-1]]
        assert first.buttons == []
        assert result.buttons == []
        assert "opens by itself" not in result.text

    async def test_two_clicks_on_next_deal_open_one(self, evening: Evening) -> None:
        """COMPLAINTS 29, 30."""
        game = await Game.start(evening, 3)
        await finish_deal(game)
        presses = [person.clicking(game.result, "Next deal") for person in game.people] * 5
        answers = await evening.together(*presses)
        assert all(answer.acknowledged for answer in answers)
        assert len(boards(game)) == 1
        assert (await game.table()).row.dealt == 2

    async def test_the_next_deal_opens_by_itself(self, evening: Evening) -> None:
        game = await Game.start(evening)
        await finish_deal(game)
        result = game.result
        await evening.advance(29)
        assert boards(game) == []
        await evening.advance(2)
        assert len(boards(game)) == 1
        assert result.buttons == []

    async def test_the_command_brings_the_board_to_the_bottom(self, evening: Evening) -> None:
        game = await Game.start(evening)
        first = game.board
        answer = await game.people[1].slash("board")
        second = game.board
        assert answer.ephemeral
        assert str(second.id) in answer.text
        assert second != first
        assert second == evening.public()[-1]
        assert first.buttons == []
        assert f"/{second.id}" in first.text
        await game.people[0].slash("board")
        assert boards(game) == [evening.public()[-1]]
        await game.play()
        assert "…" in game.board.text
        assert game.board == evening.public()[-1]

    async def test_a_lobby_is_brought_to_the_bottom_too(self, evening: Evening) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna], players=2)
        await anna.slash("board")
        assert "## Briscola · 2 players" in lobby.text
        assert "further down" in lobby.text
        assert lobby.buttons == []
        moved = evening.public()[-1]
        await marco.click(moved, "b1:join:")
        assert "2 ● Marco" in moved.text
        await anna.click(moved, "Start")
        assert moved.buttons == []
        assert boards(Game(evening, [anna, marco], 0))

    async def test_whoever_watches_is_told_where_the_boards_are(self, evening: Evening) -> None:
        game = await Game.start(evening)
        zoe = evening.person("Zoe")
        answer = await zoe.slash("board")
        assert answer.ephemeral
        assert f"/{game.board.id}" in answer.text
        assert len(boards(game)) == 1
        empty = evening.add_channel("empty")
        await evening.quiet()
        assert "no table in this channel" in (await zoe.slash("board", empty)).text

    async def test_when_the_match_ends_nothing_can_be_pressed_on_its_board(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 14."""
        game = await Game.start(evening)
        await game.finish()
        assert "The match is over" in "".join(shown.text for shown in evening.public())
        for shown in evening.public():
            assert shown == game.final or shown.buttons == []

    async def test_when_somebody_leaves_nothing_can_be_pressed_on_the_board(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 14."""
        game = await Game.start(evening, 3)
        board = game.board
        asked = await game.people[1].click(board, "Leave")
        await game.people[1].click(asked.panel, "Leave and end the match")
        assert board.buttons == []
        assert "The match is over" in board.text
        assert "Marco left the table" in game.final.text


class TestRefused:
    async def test_a_deleted_board_is_posted_anew(self, evening: Evening) -> None:
        """COMPLAINTS 69, 71."""
        game = await Game.start(evening)
        evening.backend.delete_message(game.channel, game.board.id)
        await evening.quiet()
        assert boards(game) == []
        await game.act()
        assert len(boards(game)) == 1
        before = len(evening.requests())
        await evening.advance(20)
        assert len(evening.requests()) == before  # no loop of 404s

    @pytest.mark.parametrize(("status", "code"), [(400, 30046), (400, 50083), (404, 10008)])
    async def test_a_board_that_cannot_be_edited_is_replaced(
        self, evening: Evening, status: int, code: int
    ) -> None:
        """COMPLAINTS 77, 93."""
        game = await Game.start(evening)
        first = game.board
        evening.fail("PATCH", EDITS, status, code)
        await game.play()
        assert game.board != first
        assert "…" in game.board.text
        if code != 10008:
            assert first.buttons == []
            assert f"/{game.board.id}" in first.text

    async def test_results_and_reminders_may_be_deleted(self, evening: Evening) -> None:
        """COMPLAINTS 71."""
        game = await Game.start(evening)
        await evening.advance(31)
        [nudge] = [shown for shown in evening.public() if shown.pings]
        evening.backend.delete_message(game.channel, nudge.id)
        await finish_deal(game)
        evening.backend.delete_message(game.channel, game.result.id)
        await evening.advance(31)
        assert len(boards(game)) == 1
        await game.finish()
        assert game.final
        assert await evening.bot.store.notices() == ()

    async def test_without_access_the_play_goes_on_and_the_board_comes_back(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 81, 84, 95."""
        game = await Game.start(evening)
        board, hands = game.board, {person: await game.hand(person) for person in game.people}
        before = board.text
        evening.forbid("send_messages", "view_channel")
        evening.fail("PATCH", EDITS, 403, 50001, times=None)
        already = len(evening.requests("PATCH", f"/channels/{game.channel}/"))
        for _ in range(6):
            person = await game.turn()
            answer = await person.click(hands[person], _button(hands[person]))
            assert "You played" in answer.text
        assert "cannot update the board" in answer.text
        assert "View Channel" in answer.text
        assert "Embed Links" not in answer.text
        assert board.text == before
        tried = len(evening.requests("PATCH", f"/channels/{game.channel}/")) - already
        assert tried == 1
        evening.recover()
        evening.backend.set_overwrite(game.channel, _nothing(evening))
        person = await game.turn()
        await person.click(hands[person], _button(hands[person]))
        assert "**Trick 4**" in board.text
        assert "cannot update" not in (await game.hand(game.people[0])).text

    async def test_a_board_without_access_comes_back_by_itself(self, evening: Evening) -> None:
        game = await Game.start(evening)
        evening.fail("PATCH", EDITS, 403, 50013, times=3)
        await game.act()
        assert "**Trick 1**" in game.board.text
        assert game.board.text.count("…") == 2
        await evening.advance(29)
        assert game.board.text.count("…") == 1

    async def test_the_hands_are_pushed_although_the_channel_is_closed(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 81: the play does not wait for the channel."""
        game = await Game.start(evening)
        turn, [other] = await game.turn(), await game.waiting()
        waiting_hand = await game.hand(other)
        evening.fail("PATCH", EDITS, 403, 50013, times=None)
        await game.act()
        assert (await game.turn()) in (turn, other)
        if (await game.turn()) is turn:
            await game.act()
        assert "Your turn" in waiting_hand.text

    async def test_the_lobby_tells_when_it_cannot_be_updated(self, evening: Evening) -> None:
        anna, marco, luca = evening.people("Anna", "Marco", "Luca")
        lobby = await seat(evening, [anna], players=4)
        evening.fail("PATCH", EDITS, 403, 50013, times=None)
        await marco.click(lobby, "b1:join:")
        answer = await luca.click(lobby, "b1:join:")
        assert answer.ephemeral
        assert "cannot update the board" in answer.text
        evening.recover()
        await evening.advance(10)
        assert "3 ● Luca" in lobby.text

    @pytest.mark.parametrize("status", [500, 503, 429])
    async def test_trouble_at_discord_is_waited_out(self, evening: Evening, status: int) -> None:
        game = await Game.start(evening)
        evening.fail("PATCH", EDITS, status, times=2)
        await game.act()
        assert game.board.text.count("…") == 2
        await evening.advance(60)
        assert game.board.text.count("…") == 1
        assert len(boards(game)) == 1

    async def test_a_deal_that_opens_amid_trouble_has_one_board(self, evening: Evening) -> None:
        """The old board is retired late, and neither it nor the new one is doubled."""
        game = await Game.start(evening)
        first = game.board
        await finish_deal(game)
        evening.fail("PATCH", f"/channels/*/messages/{first.id}", 500, times=2)
        await game.people[0].click(game.result, "Next deal")
        await evening.advance(300)
        assert len(boards(game)) == 1
        assert first.buttons == []

    async def test_a_board_brought_down_amid_trouble_is_not_doubled(self, evening: Evening) -> None:
        game = await Game.start(evening)
        first = game.board
        evening.fail("PATCH", f"/channels/*/messages/{first.id}", 500, times=3)
        answer = await game.people[0].slash("board")
        assert str(game.board.id) in answer.text
        assert first.buttons
        await evening.restart()
        await evening.advance(25)
        assert first.buttons == []
        assert f"/{game.board.id}" in first.text
        assert boards(game) == [game.board]

    async def test_a_match_that_ends_amid_long_trouble_is_told_once(self, evening: Evening) -> None:
        game = await Game.start(evening)
        board = game.board
        evening.fail("PATCH", EDITS, 500, times=None)
        answer = await game.people[0].slash("leave")
        await game.people[0].click(answer.panel, "b1:leave-sure:")
        await evening.advance(3600)
        assert board.buttons
        evening.recover()
        await evening.advance(3600)
        assert game.final
        assert board.buttons == []

    async def test_the_lobby_is_retired_late_when_discord_is_in_trouble(
        self, evening: Evening
    ) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco])
        evening.fail("PATCH", f"/channels/*/messages/{lobby.id}", 500, times=2)
        await anna.click(lobby, "Start")
        await evening.advance(20)
        assert lobby.buttons == []
        assert len([shown for shown in evening.public() if shown.find("b1:hand:")]) == 1

    async def test_the_lobby_is_retired_also_when_the_match_has_ended_meanwhile(
        self, evening: Evening
    ) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco])
        evening.fail("PATCH", f"/channels/*/messages/{lobby.id}", 500, times=2)
        await anna.click(lobby, "Start")
        answer = await anna.slash("leave")
        await anna.click(answer.panel, "b1:leave-sure:")
        await evening.advance(60)
        assert [s.text for s in evening.public() if s.buttons and not s.find("b1:again:")] == []

    async def test_a_message_that_discord_refuses_for_good_does_not_hold_up_the_rest(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        evening.fail("POST", POSTS, 400, 50035)
        await finish_deal(game)
        await evening.advance(40)
        assert len(boards(game)) == 1
        assert any("a notice cannot be posted" in line for line in evening.forgive())

    async def test_a_locked_thread_is_like_one_without_permission(self, evening: Evening) -> None:
        """COMPLAINTS 77, 78."""
        people = evening.people("Anna", "Marco")
        thread = evening.add_thread("tavolo", people[0])
        await evening.quiet()
        game = await Game.among(evening, people, thread)
        evening.fail("PATCH", EDITS, 400, 50083, times=None)
        evening.fail("POST", POSTS, 400, 50083, times=None)
        await game.play()
        answer = await game.play()
        assert "cannot update the board" in answer.text
        evening.recover()
        await evening.advance(3600)
        assert not evening.bot.announcer.blocked(game.id)

    async def test_slow_edits_end_on_the_newest_state(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Issue 2, section 6.6: at most one edit is under way, and the newest state wins."""
        game = await Game.start(evening, 3)
        edit, under_way, edits = Posts.edit, 0, 0

        async def slow(self: Posts, *about: Any) -> None:
            nonlocal under_way, edits
            under_way, edits = under_way + 1, edits + 1
            assert under_way == 1
            await asyncio.sleep(4 if edits % 2 else 1)
            await edit(self, *about)
            under_way -= 1

        monkeypatch.setattr(Posts, "edit", slow)
        for _ in range(9):
            await game.act()
        await evening.advance(30)
        assert "**Trick 4**" in game.board.text
        assert edits <= 3


class TestGone:
    @pytest.mark.parametrize("phase", ["lobby", "playing", "between"])
    @pytest.mark.parametrize("place", ["channel", "thread", "parent", "guild"])
    async def test_a_table_whose_place_is_gone_ends_and_blocks_nothing(
        self, evening: Evening, place: str, phase: str
    ) -> None:
        """COMPLAINTS 68, 69, 57."""
        people = evening.people("Anna", "Marco")
        doomed = evening.add_channel("doomed")
        channel = doomed
        if place in ("thread", "parent"):
            channel = evening.add_thread("tavolo", people[0], doomed)
        await evening.quiet()
        if phase == "lobby":
            await seat(evening, people[:1], channel, players=2)
        else:
            game = await Game.among(evening, people, channel)
            if phase == "between":
                await finish_deal(game)
        if place == "guild":
            await evening.leave_guild(evening.guild)
        else:
            evening.backend.delete_channel(channel if place == "thread" else doomed)
            await evening.quiet()
        store = evening.bot.store
        assert await store.live_tables() == ()
        for person in people:
            assert await store.seats_of(person.id, person.guild) == ()
        before = len(evening.requests())
        await evening.advance(2 * 3600)
        assert len(evening.requests()) == before
        assert await store.notices() == ()
        if place != "guild":
            fresh = await Game.among(evening, people)
            assert fresh.board

    async def test_a_channel_deleted_while_the_bot_was_away_ends_its_tables(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 68."""
        people = evening.people("Anna", "Marco")
        doomed = evening.add_channel("doomed")
        await evening.quiet()
        await Game.among(evening, people, doomed)
        del evening.backend.channels[doomed]
        guild = evening.backend.get_guild(evening.guild)
        guild.channel_ids.remove(doomed)
        await evening.restart()
        await evening.advance(35)
        assert await evening.bot.store.live_tables() == ()
        assert await evening.bot.store.notices() == ()

    async def test_a_server_in_an_outage_keeps_its_tables(self, evening: Evening) -> None:
        """COMPLAINTS 74: unavailable is not removed."""
        game = await Game.start(evening)
        outage = {"id": str(evening.guild), "unavailable": True}
        evening.backend.emit("GUILD_DELETE", outage)
        await evening.quiet()
        await game.play()
        assert game.board.text.count("…") == 1
        assert await evening.bot.store.get_meta("left-guilds") is None

    async def test_a_channel_that_is_lost_while_the_store_is_busy_is_lost_later(
        self, evening: Evening, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await Game.start(evening)
        evening.fail("*", f"/channels/{game.channel}/*", 404, 10003, times=None)

        async def busy(*_: Any) -> None:
            raise DatabaseLocked

        with monkeypatch.context() as patch:
            patch.setattr(Store, "tables_in", busy)
            await game.act()
            assert len(await evening.bot.store.live_tables()) == 1
        assert evening.forgive()
        await evening.advance(5)
        assert await evening.bot.store.live_tables() == ()

    async def test_a_server_removed_for_a_month_is_forgotten_unless_it_returns(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 74, 75."""
        kept, lost = evening.add_guild("kept"), evening.add_guild("lost")
        for guild in (kept, lost):
            channel = evening.add_channel("tavolo", guild)
            await evening.quiet()
            people = [evening.person(name, guild=guild) for name in ("Ada", "Bea")]
            game = await Game.among(evening, people, channel)
            await game.finish()
        evening.backend.remove_guild(kept)
        evening.backend.remove_guild(lost)
        await evening.quiet()
        with evening.as_bot():
            evening.bot.dispatch("guild_join", discord.Object(kept))
        await evening.quiet()
        make_bot = evening.make_bot
        for days, left in ((29, 2), (31, 0)):
            evening.make_bot = partial(_later, make_bot, days * DAY)
            await evening.restart()
            store = evening.bot.store
            assert await store.standings_count(kept, "briscola2", ()) == 2
            assert await store.standings_count(lost, "briscola2", ()) == left


def _later(make_bot: MakeBot, seconds: float, clock: Clock) -> discord.Client:
    return make_bot(lambda: clock() + seconds)


def _button(hand: Shown) -> str:
    return next(button.custom_id for button in hand.find("b1:act:"))


def _nothing(evening: Evening) -> Any:
    from simcord.backend.models import Overwrite

    return Overwrite(target_id=evening.backend.bot_user.id, type=1, allow=0, deny=0)
