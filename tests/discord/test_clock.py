"""Reminders, moves for the absent, idle tables, and all of it across restarts (COMPLAINTS 1, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import Briscola
from bot.config import Settings
from bot.game import BidPoints, Options, Pass
from bot.i18n import card_name, words_for
from bot.players import stand_in
from bot.tables import Timing
from tests.discord.games import Game, seat, table_of
from tests.discord.playing import NAMES
from tests.discord.test_boards import boards, finish_deal, line_of
from tests.discord.test_lobby import make_moderator
from tests.support.people import Evening
from tests.support.person import COMPONENT, Person, Press
from tests.support.shown import Answer, Shown

WORDS = words_for("en")
NUDGE, MOVE, NEXT_DEAL, LOBBY = 30, 180, 30, 900
DAY = 86400

restarts = pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])


def nudges(evening: Evening) -> list[Shown]:
    return [shown for shown in evening.public() if shown.pings]


async def perhaps(evening: Evening, restart: bool) -> None:
    if restart:
        await evening.restart()


class TestReminders:
    @restarts
    async def test_after_half_a_minute_the_player_to_move_is_pinged_in_a_new_message(
        self, evening: Evening, restart: bool
    ) -> None:
        """COMPLAINTS 65, 66."""
        game = await Game.start(evening, 3)
        turn = await game.turn()
        await evening.advance(NUDGE - 1)
        assert nudges(evening) == []
        await perhaps(evening, restart)
        await evening.advance(2)
        [nudge] = nudges(evening)
        assert nudge.pings == [turn.id]
        assert nudge == evening.public()[-1]
        assert WORDS("nudge", mention=turn.mention, host="Anna") in nudge.text
        await perhaps(evening, restart)
        await evening.advance(MOVE - NUDGE - 5)
        assert nudges(evening) == [nudge]
        panel = (await turn.click(nudge, "My hand")).panel
        assert panel.ephemeral
        await turn.click(panel, panel.find("b1:act:")[0])
        assert not nudge.there
        assert nudges(evening) == []

    async def test_whoever_moves_in_time_is_not_pinged(self, evening: Evening) -> None:
        """COMPLAINTS 53: the clock starts anew with each move."""
        game = await Game.start(evening)
        for _ in range(6):
            await evening.advance(NUDGE - 1)
            await game.act()
        assert nudges(evening) == []
        assert not any(seat.missed for seat in (await game.table()).seats)

    async def test_a_reminder_that_could_not_be_posted_in_time_is_not_posted_late(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening)
        evening.fail("POST", f"/channels/{game.channel}/messages", 503, times=None)
        await evening.advance(NUDGE + 1)
        await game.act()
        evening.recover()
        await evening.advance(20)
        assert nudges(evening) == []

    async def test_a_reminder_is_deleted_when_the_match_ends(self, evening: Evening) -> None:
        game = await Game.start(evening)
        await evening.advance(NUDGE + 1)
        [nudge] = nudges(evening)
        answer = await game.people[0].slash("leave")
        await game.people[0].click(answer.panel, "b1:leave-sure:")
        assert not nudge.there
        assert await evening.bot.store.notices() == ()


class TestAbsence:
    @restarts
    async def test_after_three_minutes_the_lowest_card_is_played_and_the_board_marks_it(
        self, evening: Evening, restart: bool
    ) -> None:
        """COMPLAINTS 51, 54."""
        game = await Game.start(evening, 3)
        turn = await game.turn()
        lowest = stand_in(await game.observe(turn))
        await evening.advance(MOVE - 1)
        assert (await game.match()).log == []
        await perhaps(evening, restart)
        await evening.advance(2)
        [(_, action)] = (await game.match()).log
        assert action == lowest
        assert card_name(WORDS, action.card) in line_of(game.board, turn.name)
        assert WORDS("mark-absent") in line_of(game.board, turn.name)
        assert nudges(evening) == []

    async def test_the_mark_goes_when_the_player_is_back(self, evening: Evening) -> None:
        game = await Game.start(evening)
        absent = await game.turn()
        await evening.advance(MOVE + 1)
        assert WORDS("mark-absent") in line_of(game.board, absent.name)
        while await game.turn() is not absent:
            await game.act()
        await game.act()
        assert WORDS("mark-absent") not in game.board.text

    async def test_whoever_is_absent_in_the_auction_passes(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        absent = await game.turn()
        await evening.advance(MOVE + 1)
        assert [action for _, action in (await game.match()).log] == [Pass()]
        assert "passes" in line_of(game.board, absent.name)
        assert WORDS("mark-absent") in line_of(game.board, absent.name)

    @restarts
    async def test_an_absent_declarer_calls(self, evening: Evening, restart: bool) -> None:
        game = await Game.start(evening, 5, bidding="points")
        await game.forward(lambda table: table.playing.observe(None).phase == "trump")
        await evening.advance(MOVE - 5)
        await perhaps(evening, restart)
        await evening.advance(2 * MOVE)
        assert (await game.match()).observe(None).phase == "play"

    @restarts
    async def test_the_third_missed_move_in_a_row_ends_the_match_without_a_result(
        self, evening: Evening, restart: bool
    ) -> None:
        """COMPLAINTS 47, 54."""
        game = await Game.start(evening)
        absent = await game.turn()
        for missed in range(3):
            while await game.turn() is not absent:
                await game.act()
            await evening.advance(MOVE - 5)
            await perhaps(evening, restart)
            if missed < 2:
                await evening.advance(10)
                assert (await game.table()).seats[0].missed + (await game.table()).seats[
                    1
                ].missed == missed + 1
        await evening.advance(10)
        assert WORDS("final-absent", name=absent.name) in game.final.text
        assert WORDS("final-abandoned") in game.final.text
        assert boards(game) == []
        assert nudges(evening) == []
        assert await evening.bot.store.live_tables() == ()
        assert WORDS("leaderboard-empty") in (await absent.slash("leaderboard")).text

    async def test_a_move_of_ones_own_forgives_the_missed_ones(self, evening: Evening) -> None:
        """COMPLAINTS 53."""
        game = await Game.start(evening)
        absent = await game.turn()
        for missed in (True, True, False, True, True):
            while await game.turn() is not absent:
                await game.act()
            if missed:
                await evening.advance(MOVE + 1)
            else:
                await game.act()
        assert (await game.table()).row.status == "playing"

    async def test_a_click_at_the_last_moment_and_the_clock_make_one_move(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 30."""
        game = await Game.start(evening, 3)
        turn = await game.turn()
        panel = await game.hand(turn)
        await evening.advance(MOVE - 0.001)
        press = turn.clicking(panel, panel.find("b1:act:")[0])
        [answer] = evening.send(press)
        await evening.advance(1)
        assert answer.acknowledged
        assert len((await game.match()).log) == 1

    async def test_nobody_at_all_ends_the_match_soon(self, evening: Evening) -> None:
        """COMPLAINTS 8 (matrix): the match ends within a bounded time."""
        game = await Game.start(evening, 4)
        await evening.advance(13 * MOVE)
        assert WORDS("final-abandoned") in game.final.text

    async def test_whoever_leaves_the_server_is_absent_like_any_other(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 8 (matrix): member removed."""
        game = await Game.start(evening, 3)
        gone = await game.turn()
        evening.backend.remove_member(evening.guild, gone.id)
        await evening.quiet()
        for _ in range(3):
            assert await game.turn() is gone
            await evening.advance(MOVE + 1)
            while await evening.bot.store.live_tables() and await game.turn() is not gone:
                await game.act()
        assert WORDS("final-absent", name=gone.name) in game.final.text
        [marco, *_] = [person for person in game.people if person is not gone]
        assert not (await marco.slash("briscola")).ephemeral


class TestIdle:
    @restarts
    async def test_the_next_deal_opens_by_itself(self, evening: Evening, restart: bool) -> None:
        game = await Game.start(evening)
        await finish_deal(game)
        result = game.result
        await evening.advance(NEXT_DEAL - 2)
        await perhaps(evening, restart)
        assert boards(game) == []
        assert result.find("b1:next:")
        await evening.advance(4)
        assert len(boards(game)) == 1
        assert result.buttons == []

    @restarts
    async def test_a_lobby_closes_after_a_quarter_of_an_hour(
        self, evening: Evening, restart: bool
    ) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=4)
        await evening.advance(LOBBY - 2)
        await perhaps(evening, restart)
        assert lobby.find("b1:join:")
        await evening.advance(4)
        assert WORDS("lobby-expired") in lobby.text

    async def test_what_was_overdue_while_the_bot_was_away_happens_once(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 8, 56."""
        game = await Game.start(evening, 3)
        luca = evening.person("Luca")
        lobby = await seat(evening, [luca], players=2)
        await evening._close_bot()
        evening.backend.clock.elapsed += 2 * LOBBY
        evening.bot = evening.make_bot(evening.clock)
        await evening.env.restart_bot(evening.bot)
        await evening.quiet()
        assert len((await game.match()).log) == 1
        assert WORDS("lobby-expired") in lobby.text
        assert WORDS("mark-absent") in game.board.text
        await evening.advance(NUDGE + 1)
        assert [nudge.pings for nudge in nudges(evening)] == [[(await game.turn()).id]]

    async def test_a_restart_posts_nothing_twice(self, evening: Evening) -> None:
        game = await Game.start(evening)
        await finish_deal(game)
        await evening.people("Zoe")[0].slash("briscola")
        before = [shown.id for shown in evening.public()]
        for _ in range(3):
            await evening.restart()
        assert [shown.id for shown in evening.public()] == before


class Sightings:
    """Every button and option that anybody was ever shown, by message."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.seen: dict[Shown, dict[str, tuple[str, ...]]] = {}

    def look(self) -> None:
        for channel in list(self.evening.backend.messages):
            for shown in self.evening.messages(channel):
                ids = self.seen.setdefault(shown, {})
                ids |= {b.custom_id: () for b in shown.buttons if b.custom_id and not b.disabled}
                for menu in shown.selects:
                    ids[menu.custom_id] = tuple(menu.options)

    def presses(self, people: list[Person]) -> Iterator[tuple[str, Press]]:
        """Every press that somebody who sees the message could make, the harmful ones last."""
        found = []
        for shown, ids in self.seen.items():
            readers = [p for p in people if shown in p.sees(shown.channel)]
            for custom_id, options in ids.items():
                for person in readers:
                    for value in options or ("",):
                        found.append((custom_id, _press(person, shown, custom_id, value)))
        yield from sorted(found, key=lambda press: press[0].split(":")[1] in FINAL)


FINAL = ("leave-sure", "act", "sure", "next", "cancel", "stand", "start")


def _press(person: Person, shown: Shown, custom_id: str, value: str) -> Press:
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if value else 2}
    if value:
        data["values"] = [value]
    return Press(person, COMPONENT, shown.channel, data, shown)


class TestPatient:
    """A server whose tables wait for days."""

    @pytest.fixture
    def make_bot(self, database: Path) -> Any:
        timing = Timing(move=7 * DAY, lobby=7 * DAY)
        settings = Settings(token="", database=database, timing=timing)
        return lambda clock: Briscola(settings, clock=clock)

    @restarts
    async def test_after_a_day_every_button_ever_sent_acts_or_explains_itself(
        self, evening: Evening, restart: bool
    ) -> None:
        """Issue 2, section 6.7; COMPLAINTS 2, 3, 5, 6, 15, 17, 18, 21."""
        sightings = Sightings(evening)
        people = evening.people(*NAMES)
        await _an_evening(evening, people, sightings)
        await evening.advance(DAY)
        sightings.look()
        await perhaps(evening, restart)
        zoe = evening.person("Zoe")
        kinds, silent = set(), []
        for custom_id, press in list(sightings.presses([*people, zoe])):
            [answer] = await evening.together(press)
            kinds.add(custom_id.split(":")[1])
            if not _reacted(answer):
                silent.append((press.person.name, custom_id, answer.kind))
        assert silent == []
        assert kinds == set(evening.bot._presses)


class TestForgotten:
    async def test_after_a_day_of_nobody_every_button_explains_itself(
        self, evening: Evening
    ) -> None:
        """The same with the usual clock: by then all is over."""
        sightings = Sightings(evening)
        people = evening.people(*NAMES)
        await _an_evening(evening, people, sightings)
        await evening.advance(3 * LOBBY)
        sightings.look()
        assert await evening.bot.store.live_tables() == ()
        for custom_id, press in list(sightings.presses(people)):
            [answer] = await evening.together(press)
            assert _reacted(answer), (press.person, custom_id)


def _reacted(answer: Answer) -> bool:
    """Whether the press showed its person something, or did what others see."""
    told = answer.shown is not None and answer.shown.text
    return answer.acknowledged and bool(told or answer.followups)


async def _an_evening(evening: Evening, people: list[Person], sightings: Sightings) -> None:
    """Bring about every screen with buttons; the tables stand in channels of their own."""
    anna, marco, *_ = people
    channels = [evening.add_channel(f"table-{number}") for number in range(6)]
    await evening.quiet()

    lobby = await seat(evening, [anna, marco], channels[0], players=3)
    sightings.look()
    panel = (await anna.click(lobby, "b1:options:")).panel
    [length] = [menu for menu in panel.selects if menu.custom_id.endswith(":length")]
    await anna.select(panel, "long", wanted=length.custom_id)
    sightings.look()

    over = await Game.among(evening, people[:2], channels[1])
    sightings.look()
    await finish_deal(over)
    sightings.look()
    await over.finish()
    again = (await anna.click(over.final, "b1:rematch:")).panel
    assert again
    sightings.look()

    two = await Game.among(evening, people[:2], channels[2])
    for person in people[:2]:
        await two.hand(person)
    await anna.slash("leave", channels[2])
    await anna.slash("board", channels[2])
    sightings.look()
    await two.act()
    sightings.look()
    make_moderator(evening, anna)
    for command in ("hand", "leave", "board", "rules"):
        await anna.slash(command)  # asks which table
    await anna.slash("preset use", name="bga")
    await anna.slash("preset save", name="Bar")
    for command in ("leaderboard", "help"):
        await anna.slash(command)
    for number in range(12):
        row = (evening.guild, "briscola2", 10**15 + number, 2, 1, 3, 0, 0)
        with evening.as_bot():
            await evening.bot.store._database.write(_record(row))
    await anna.slash("leaderboard")
    sightings.look()

    with_kitty = Options(players=5, bidding="points", kitty=True)
    five = await _with_rules(evening, people, channels[3], with_kitty)
    bidder = await five.turn()
    panel = await five.hand(bidder)
    await bidder.click(panel, "b1:bids:")
    sightings.look()

    call = await Game.among(evening, people, channels[4], bidding="points")
    declarer = await call.turn()
    await call.act(BidPoints(61))
    for _ in range(4):
        await call.act(Pass())
    panel = await call.hand(declarer)
    sightings.look()
    await declarer.click(panel, f"b1:suit:{call.id:x}:1:D")
    sightings.look()
    await declarer.select(panel, "AD")
    sightings.look()
    await evening.advance(NUDGE + 1)
    sightings.look()

    await five.forward(lambda table: table.playing.observe(None).phase == "discard")
    await five.hand(await five.turn())
    sightings.look()

    people.append(evening.person("Pia"))
    await people[5].slash("rules")
    four = people[2:6]
    team = await _with_rules(evening, four, channels[5], Options(players=4, talk="signals"))
    await team.forward(lambda table: len(table.playing.observe(None).tricks) == 1)
    panel = await team.hand(four[0])
    sightings.look()
    await four[0].click(panel, "b1:signs:")
    sightings.look()


async def _with_rules(
    evening: Evening, people: list[Person], channel: int, options: Options
) -> Game:
    """A match by rules that its host has chosen before the others came."""
    lobby = await seat(evening, people[:1], channel, players=len(people))
    with evening.as_bot():
        await evening.bot.tables.lobby.set_options(table_of(lobby), people[0].id, options)
    await evening.quiet()
    for person in people[1:]:
        await person.click(lobby, "b1:join:")
    id = table_of(lobby)
    await people[0].click(lobby, "b1:start:")
    return Game(evening, people, id, channel)


def _record(row: tuple[Any, ...]) -> Any:
    statement = "INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    return lambda connection: connection.execute(statement, row)
