"""Opening a table, sitting down, standing up, starting, closing (COMPLAINTS 1, 3, 6)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Briscola
from bot.config import Settings
from bot.i18n import words_for
from bot.tables import Limits
from tests.discord.games import Game, seat
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.world import VOICE_CHANNEL

IDLE = 15 * 60
PRIVATE_THREAD = 12


async def live(evening: Evening) -> int:
    return len(await evening.bot.store.live_tables())


def make_moderator(evening: Evening, person: Person) -> None:
    allowed = discord.Permissions(manage_messages=True).value
    role = evening.backend.create_role(evening.guild, "mods", permissions=allowed)
    evening.backend.add_member_role(evening.guild, person.id, role.id)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, ["Briscola · 2 players", "First to 3", "3 min a move", "2 ○ free seat"]),
        ({"length": "long"}, ["First to 5"]),
        ({"players": 3}, ["Briscola · 3 players", "3 ○ free seat"]),
        ({"players": 4}, ["4 players, two teams", "teams by lot", "4 ○ free seat"]),
        ({"players": 4, "teams": "random"}, ["teams by lot"]),
        ({"players": 4, "teams": "12-34"}, ["teams 1+2 and 3+4"]),
        ({"players": 4, "teams": "13-24"}, ["teams 1+3 and 2+4"]),
        ({"players": 4, "teams": "14-23", "length": "long"}, ["teams 1+4 and 2+3", "First to 5"]),
        ({"players": 5}, ["Briscola Chiamata · 5 players", "5 rounds", "ranks, then points"]),
        ({"players": 5, "bidding": "rank_points"}, ["ranks, then points"]),
        ({"players": 5, "bidding": "points", "length": "long"}, ["points only", "10 rounds"]),
        ({"length": "one"}, ["One round"]),
        ({"players": 6}, ["Briscola · 6 players, two teams", "6 ○ free seat"]),
        ({"players": 7}, ["Briscola Chiamata · 7 players, two rest", "ranks, then points"]),
        ({"players": 7, "bidding": "points"}, ["points only", "7 ○ free seat"]),
    ],
)
async def test_the_lobby_says_what_was_chosen(
    evening: Evening, options: dict[str, Any], said: list[str]
) -> None:
    [anna] = evening.people("Anna")
    lobby = (await anna.slash("briscola", **options)).panel
    assert not lobby.ephemeral
    for words in [*said, "1 ● Anna (host)", "sealed"]:
        assert words in lobby.text
    missing = options.get("players", 2) - 1
    assert lobby.button("b1:start:").label == f"Start ({missing} seat{'s' * (missing > 1)} free)"
    assert not any(shown.pings for shown in evening.messages())


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "bidding": "points"},
        {"players": 4, "bidding": "rank_points"},
        {"players": 2, "teams": "12-34"},
        {"players": 5, "teams": "random"},
        {"players": 6, "bidding": "points"},
        {"players": 7, "teams": "random"},
        {"bidding": "points", "teams": "13-24", "players": 3},
    ],
)
async def test_an_option_of_another_game_is_explained_and_opens_nothing(
    evening: Evening, options: dict[str, Any]
) -> None:
    anna, livia = evening.person("Anna"), evening.person("Livia", "it")
    english, italian = [await person.slash("briscola", **options) for person in (anna, livia)]
    for answer, locale in ((english, "en"), (italian, "it")):
        assert answer.ephemeral
        for name in {"players", *options} - {"length"}:
            assert words_for(locale)(f"option-briscola-{name}-name") in answer.text
    assert evening.public() == []
    assert await live(evening) == 0


async def test_the_lobby_shows_who_sits_where(evening: Evening) -> None:
    anna, marco, giulia, luca = evening.people("Anna", "Marco", "Giulia", "Luca")
    lobby = await seat(evening, [anna, marco, giulia], players=4)
    assert "1 ● Anna (host)\n2 ● Marco\n3 ● Giulia\n4 ○ free seat" in lobby.text
    assert (await luca.click(lobby, "Sit down")).kind == "deferred_update"
    assert "4 ● Luca" in lobby.text
    assert lobby.button("b1:start:").label == "Start"
    assert lobby.button("b1:start:").style == 3


async def test_fifty_people_at_once_fill_the_four_seats_and_no_more(evening: Evening) -> None:
    """Issue 2, section 3; COMPLAINTS 32."""
    [anna] = evening.people("Anna")
    lobby = (await anna.slash("briscola", players=4)).panel
    crowd = [evening.person(f"P{number}") for number in range(50)]
    answers = await evening.together(*(person.clicking(lobby, "b1:join:") for person in crowd))
    refused = [answer for answer in answers if answer.ephemeral]
    assert len(refused) == 47
    assert all(answer.acknowledged for answer in answers)
    assert all("The table is full" in answer.text for answer in refused)
    assert sum(line[2:3] == "●" for line in lobby.text.splitlines()) == 4
    assert "○" not in lobby.text


async def test_sitting_down_twice_is_explained(evening: Evening) -> None:
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna, marco], players=3)
    answers = await evening.together(*[marco.clicking(lobby, "b1:join:")] * 20)
    assert all(answer.ephemeral and "already sit" in answer.text for answer in answers)
    assert lobby.text.count("Marco") == 1


async def test_standing_up_frees_the_seat_and_hands_the_table_on(evening: Evening) -> None:
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna, marco], players=3)
    await anna.click(lobby, "Stand up")
    assert "1 ● Marco (host)\n2 ○ free seat\n3 ○ free seat" in lobby.text
    assert "do not sit" in (await anna.click(lobby, "Stand up")).text
    await marco.click(lobby, "Stand up")
    assert "Everybody has left" in lobby.text
    assert [button.label for button in lobby.buttons] == ["Open again"]
    assert await live(evening) == 0


async def test_only_the_host_starts_and_only_a_full_table(evening: Evening) -> None:
    anna, marco, luca = evening.people("Anna", "Marco", "Luca")
    lobby = await seat(evening, [anna], players=3)
    early = await anna.click(lobby, "b1:start:")
    assert early.ephemeral
    assert "2 seats are still free" in early.text
    await marco.click(lobby, "b1:join:")
    await luca.click(lobby, "b1:join:")
    assert "Only Anna" in (await marco.click(lobby, "Start")).text
    assert len(evening.public()) == 1
    await anna.click(lobby, "Start")
    assert "The match has started" in lobby.text
    assert lobby.buttons == []
    assert "sealed" in lobby.text


async def test_starting_a_hundred_times_deals_once(evening: Evening) -> None:
    """COMPLAINTS 32."""
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna, marco])
    answers = await evening.together(*[anna.clicking(lobby, "Start")] * 100)
    assert all(answer.acknowledged for answer in answers)
    assert sum("already started" in answer.text for answer in answers) == 99
    assert len([s for s in evening.public() if s.find("b1:hand:")]) == 1


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_host_and_moderators_cancel(evening: Evening, who: str) -> None:
    anna, marco, luca = evening.people("Anna", "Marco", "Luca")
    lobby = await seat(evening, [anna, marco], players=4)
    for stranger in (marco, luca):
        answer = await stranger.click(lobby, "Cancel")
        assert answer.ephemeral
        assert "Only Anna, who hosts this table, or a moderator" in answer.text
    if who == "moderator":
        make_moderator(evening, luca)
    await (anna if who == "host" else luca).click(lobby, "Cancel")
    assert "cancelled" in lobby.text
    assert await live(evening) == 0


async def test_a_lobby_closes_after_fifteen_idle_minutes_and_opens_again(
    evening: Evening,
) -> None:
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna], players=5, bidding="points", length="long")
    await evening.advance(IDLE - 60)
    await marco.click(lobby, "b1:join:")
    await evening.advance(IDLE - 1)
    assert "2 ● Marco" in lobby.text
    await evening.advance(2)
    assert "nothing happened for a while" in lobby.text
    assert [button.label for button in lobby.buttons] == ["Open again"]
    again = (await marco.click(lobby, "Open again")).panel
    assert again != lobby
    assert not again.ephemeral
    for words in ("1 ● Marco (host)", "points only", "10 rounds", "5 ○ free seat"):
        assert words in again.text
    await anna.click(again, "b1:join:")
    assert "2 ● Anna" in again.text


async def test_an_old_lobby_button_explains_itself(evening: Evening) -> None:
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna, marco])
    ids = [button.custom_id for button in lobby.buttons]
    before = [dict(part) for part in lobby.tree]
    await anna.click(lobby, "Cancel")
    lobby.message.components = before
    for custom_id in ids:
        answer = await marco.press(lobby, custom_id)
        assert answer.ephemeral
        assert "closed" in answer.text


class TestLimits:
    @pytest.fixture
    def make_bot(self, database: Path) -> Any:
        def make(clock: Any) -> Briscola:
            settings = Settings(token="", database=database)
            return Briscola(settings, clock=clock, limits=Limits(per_person=2, per_channel=3))

        return make

    async def test_a_person_sits_at_so_many_tables_and_a_channel_holds_so_many(
        self, evening: Evening
    ) -> None:
        anna, marco = evening.people("Anna", "Marco")
        first, _ = await seat(evening, [anna], players=2), await seat(evening, [anna], players=2)
        third = await anna.slash("briscola")
        assert third.ephemeral
        assert "already sit at 2 tables" in third.text
        assert (await marco.slash("briscola")).shown in evening.public()
        fourth = await marco.slash("briscola")
        assert fourth.ephemeral
        assert "already has 3 tables" in fourth.text
        refused = await anna.click(evening.public()[-1], "b1:join:")
        assert "already sit at 2 tables" in refused.text
        await anna.click(first, "Stand up")
        assert (await marco.slash("briscola")).shown in evening.public()
        assert await live(evening) == 3

    async def test_another_server_does_not_count(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        await seat(evening, [anna], players=2)
        await seat(evening, [anna], players=2)
        guild = evening.add_guild("Elsewhere")
        channel = evening.add_channel("tavolo", guild)
        evening.backend.add_member(guild, anna.id, announce=True)
        await evening.quiet()
        there = Person(evening, anna.id, guild)
        assert not (await there.slash("briscola", channel)).ephemeral


async def test_public_words_are_the_servers_and_private_ones_the_readers(
    evening: Evening,
) -> None:
    guild = evening.add_guild("Osteria da Ciro", locale="it")
    channel = evening.add_channel("tavolo", guild)
    await evening.quiet()
    anna = evening.person("Anna", "en-GB", guild)
    ciro = evening.person("Ciro", "it", guild)
    lobby = (await anna.slash("briscola", channel)).panel
    italian, english = words_for("it"), words_for("en")
    assert italian("lobby-free") in lobby.text
    assert lobby.button("b1:join:").label == italian("button-join")
    assert (await anna.click(lobby, "b1:join:")).text == english("refusal-already-seated")
    await ciro.click(lobby, "b1:join:")
    refused = await ciro.click(lobby, "b1:start:")
    assert refused.text == italian("refusal-not-host", moderators=False, host="Anna")
    await anna.click(lobby, "b1:start:")
    board = evening.public(channel)[-1]
    assert italian("button-hand") in [button.label for button in board.buttons]
    assert "### Your hand" in (await anna.click(board, "b1:hand:")).text
    assert "### Le tue carte" in (await ciro.click(board, "b1:hand:")).text


@pytest.mark.parametrize("place", ["thread", "voice"])
async def test_a_match_is_played_in_a_thread_and_in_a_voice_channels_chat(
    evening: Evening, place: str
) -> None:
    people = evening.people("Anna", "Marco")
    if place == "thread":
        channel = evening.add_thread("tavolo", people[0])
    else:
        channel = evening.add_channel("voce", type=VOICE_CHANNEL)
    await evening.quiet()
    game = await Game.among(evening, people, channel)
    await game.play()
    await game.finish()
    assert "wins!" in game.final.text
    assert evening.public() == [] or place == "thread"


NEEDED = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
)


@pytest.mark.parametrize("name", NEEDED)
async def test_a_missing_permission_is_named_and_no_table_opens(
    evening: Evening, name: str
) -> None:
    """COMPLAINTS 83, 90."""
    [anna] = evening.people("Anna")
    evening.forbid(name)
    answer = await anna.slash("briscola")
    assert answer.ephemeral
    assert f"<#{evening.channel}>" in answer.text
    named = {other for other in NEEDED if words_for("en")(f"permission-{other}") in answer.text}
    assert named == {name}
    assert await live(evening) == 0


async def test_a_match_does_not_start_where_its_board_could_not_be_posted(
    evening: Evening,
) -> None:
    """COMPLAINTS 81, 84."""
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna, marco])
    evening.forbid("send_messages")
    answer = await anna.click(lobby, "Start")
    assert answer.ephemeral
    assert words_for("en")("permission-send_messages") in answer.text
    assert lobby.find("b1:start:")
    evening.forbid()
    await anna.click(lobby, "Start")
    assert lobby.buttons == []


@pytest.mark.parametrize("name", ["send_messages_in_threads", "attach_files"])
async def test_in_a_thread_it_is_the_threads_permission_that_counts(
    evening: Evening, name: str
) -> None:
    """COMPLAINTS 86."""
    [anna] = evening.people("Anna")
    evening.forbid(name, "send_messages")
    thread = evening.add_thread("tavolo", anna)
    await evening.quiet()
    answer = await anna.slash("briscola", thread)
    assert answer.ephemeral
    assert words_for("en")(f"permission-{name}") in answer.text
    assert f"{words_for('en')('permission-send_messages')}." not in answer.text
    assert await live(evening) == 0
    evening.forbid("send_messages")
    await evening.quiet()
    assert not (await anna.slash("briscola", thread)).ephemeral


async def test_a_private_thread_without_the_bot_is_refused(evening: Evening) -> None:
    """COMPLAINTS 80."""
    [anna] = evening.people("Anna")
    backend = evening.backend
    evening.forbid("manage_threads")
    private = backend.create_thread(
        evening.channel, "segreto", anna.id, type=PRIVATE_THREAD, broadcast=False
    )
    answer = await anna.slash("briscola", private.id)
    assert answer.ephemeral
    assert "not in this private thread" in answer.text
    assert await live(evening) == 0
    private.thread_members[backend.bot_user.id] = backend.now_iso()
    backend.announce_thread_create(private)
    await evening.quiet()
    assert not (await anna.slash("briscola", private.id)).ephemeral


async def test_a_table_whose_first_message_is_refused_is_shown_all_the_same(
    evening: Evening,
) -> None:
    """COMPLAINTS 83, 84: nothing runs on unseen."""
    anna, marco = evening.people("Anna", "Marco")
    evening.fail("POST", "/interactions/*/callback", status=404, code=10062)
    await anna.slash("briscola")
    [lobby] = evening.public()
    await marco.click(lobby, "b1:join:")
    assert "2 ● Marco" in lobby.text


async def test_a_name_is_plain_text_in_the_lobby(evening: Evening) -> None:
    anna = evening.person("Anna", nick="# **@everyone** <@1> [x](https://x.org) \u202eevil")
    lobby = (await anna.slash("briscola")).panel
    assert "@everyone" not in lobby.text
    assert "<@1>" not in lobby.text.replace("\\<", "")
    assert "\u202e" not in lobby.text
    assert "\\*\\*" in lobby.text
