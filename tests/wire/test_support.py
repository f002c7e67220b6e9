"""The loopback Discord itself: real requests, deadlines, limits and deaths."""

import pytest

from tests.support.launch import BotProcess


@pytest.fixture
async def process(wire, database):
    bot = BotProcess(wire, database, module="tests.support.probe")
    await bot.start()
    yield bot
    if bot.running:
        await bot.kill()


async def test_the_process_answers_and_outlives_a_kill(wire, process):
    anna, marco = wire.people("Anna", "Marco")
    board = (await anna.slash("open")).panel
    answer = await marco.click(board, "Hand")
    assert answer.text == "Hand of Marco"
    assert answer.took < 3
    await process.kill()
    assert not (await anna.click(board, "Hand")).acknowledged
    await process.start()
    assert (await anna.click(board, "Hand")).text == "Hand of Anna"


async def test_a_blocked_bot_misses_the_deadline(wire, process):
    [anna] = wire.people("Anna")
    answer = await anna.slash("block", seconds=3.2)
    assert not answer.acknowledged
    await wire.until(lambda: "10062" in process.output)


async def test_a_rate_limit_slows_the_bot_down(wire, process):
    [anna] = wire.people("Anna")
    board = (await anna.slash("open")).panel
    wire.limit("PATCH", "/channels/*", count=1, per=0.5)
    wire.fail("PATCH", "/channels/*", status=429)

    def edits():
        return [r for r in wire.log if r.method == "PATCH" and r.path.startswith("/channels/")]

    wire.send(*[anna.clicking(board, "Count")] * 4)
    await wire.until(lambda: len(edits()) == 5)
    assert [edit.status for edit in edits()].count(429) == 1
    assert edits()[-1].at - edits()[0].at > 1


async def test_a_dropped_gateway_comes_back(wire, process):
    [anna] = wire.people("Anna")
    await wire.hang_up()
    await wire.until(wire.connected.is_set, 15)
    assert (await anna.slash("open")).acknowledged
