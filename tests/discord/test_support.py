"""The simulated people themselves: what they can do, see and must not see."""

import discord
import pytest

from tests.support.contract import ABSENT, CONTRACT
from tests.support.probe import NUDGE, Probe
from tests.support.shown import NotThere


@pytest.fixture
def make_bot():
    return Probe


@pytest.fixture
async def table(evening):
    anna, marco = evening.people("Anna", "Marco")
    return anna, marco, (await anna.slash("open")).panel


async def test_a_click_edits_the_public_message_for_everybody(table):
    anna, marco, board = table
    await marco.click(board, "probe:count")
    assert "Pressed: 1" in board.text
    assert anna.sees() == marco.sees() == [board]


async def test_a_private_answer_is_seen_by_its_owner_alone(table):
    anna, marco, board = table
    answer = await anna.click(board, "Hand")
    assert answer.ephemeral
    assert answer.text == "Hand of Anna"
    assert "Hand of" in anna.reads()
    assert "Hand of" not in marco.reads()
    assert "Hand of" not in marco.receives()
    with pytest.raises(NotThere):
        await marco.click(answer.panel, "anything")


async def test_clicks_at_the_same_instant_are_all_answered(evening, table):
    anna, marco, board = table
    presses = [person.clicking(board, "probe:count") for person in (anna, marco)] * 25
    answers = await evening.together(*presses)
    assert all(answer.acknowledged for answer in answers)
    assert "Pressed: 50" in board.text


async def test_a_modal_is_filled_in(table):
    anna, _, board = table
    answer = await anna.click(board, "probe:bid")
    assert "How many" in answer.text
    assert (await anna.submit(answer, points="66")).text == "Bid: 66"


async def test_each_person_speaks_their_own_language(evening, table):
    _, _, board = table
    livia = evening.person("Livia", locale="it")
    assert (await livia.click(board, "Hand")).text == "Mano di Livia"


async def test_nothing_happens_before_the_clock_moves(evening, table):
    anna, _, board = table
    await evening.advance(NUDGE - 0.5)
    assert evening.public() == [board]
    await evening.advance(1)
    assert evening.public()[-1].pings == [anna.id]


async def test_a_restarted_bot_knows_its_old_buttons(evening, table):
    anna, _, board = table
    old = evening.bot
    await evening.restart()
    assert evening.bot is not old
    assert (await anna.click(board, "Hand")).acknowledged


@pytest.mark.skipif(CONTRACT is None, reason=ABSENT)
async def test_a_request_that_discord_would_refuse_raises(evening):
    channel = evening.bot.get_partial_messageable(evening.channel)
    with evening.as_bot(), pytest.raises(AssertionError):
        await channel.send("x" * 2001)
    assert "content-2000" in evening.problems.pop()


async def test_an_expired_token_is_refused_as_discord_refuses_it(evening, table):
    anna, _, board = table
    await anna.click(board, "Hand")
    await evening.advance(15 * 60 + 1)
    with evening.as_bot(), pytest.raises(discord.HTTPException) as refused:
        await evening.bot.board.edit(view=evening.bot.text())
    assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_injected_failures_reach_the_bot_until_they_are_used_up(evening, table):
    anna, _, board = table
    evening.fail("POST", "/interactions/*/callback", status=500)
    assert not (await anna.click(board, "Hand")).acknowledged
    assert (await anna.click(board, "Hand")).acknowledged
    assert evening.forgive()
