"""The real process among many clicks, signals and failures. Exit codes are in tests/ops."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.i18n import words_for
from tests.discord.playing import board
from tests.support.launch import BotProcess
from tests.support.person import Person
from tests.support.shown import Answer, Shown
from tests.support.wire import Wire, served
from tests.wire.evenings import ENDLESS, boards_due, custom_ids, deal, rows_in
from tests.wire.faults import RESET, LossyWire
from tests.wire.party import turn_of

WORDS = words_for("en-US")
PLAYED = WORDS("hand-played", card="|").partition("|")[0]


@pytest.fixture
async def wire() -> AsyncIterator[LossyWire]:
    async with served(LossyWire()) as world:
        yield world


@pytest.fixture
async def process(wire: Wire, database: Path) -> AsyncIterator[BotProcess]:
    bot = BotProcess(wire, database, ENDLESS)
    await bot.start()
    yield bot
    if bot.running:
        await bot.kill()


@pytest.fixture
async def table(wire: Wire, process: BotProcess) -> list[Person]:
    """Two people at a table whose first card is to be played."""
    people = wire.people("Anna", "Marco")
    await deal(wire, people)
    return people


async def hand_to_play(wire: Wire, people: list[Person]) -> tuple[Person, Shown]:
    mover, _ = turn_of(board(wire), people)
    return mover, (await mover.click(board(wire), "b1:hand:")).panel


def said(wire: Wire, answer: Answer) -> str:
    """All that an answer said, also where later ones took its place on the same panel."""
    bodies = [request.body for request in wire.log if answer.record.token in request.path]
    return json.dumps(bodies, ensure_ascii=False)


# Many clicks at once


async def test_of_a_hundred_clicks_at_once_one_plays_and_99_are_answered(
    wire: Wire, table: list[Person], database: Path
) -> None:
    mover, panel = await hand_to_play(wire, table)
    cards = [button.custom_id for button in panel.find("b1:act:")]
    assert len(cards) == 3
    presses = [mover.pressing(panel, cards[number % 3]) for number in range(100)]
    answers = await wire.together(*presses)
    assert all(answer.acknowledged for answer in answers)
    texts = [said(wire, answer) for answer in answers]
    assert sum(PLAYED in text for text in texts) == 1
    assert sum(WORDS("refusal-already-played") in text for text in texts) == 99
    assert rows_in(database)["live_action"] == 1


async def test_of_fifty_people_at_a_table_for_four_three_more_sit_down(
    wire: Wire, process: BotProcess, database: Path
) -> None:
    host, *others = wire.people("Host", *(f"Guest {number}" for number in range(50)))
    lobby = (await host.slash("briscola", players=4)).panel
    answers = await wire.together(*(person.clicking(lobby, "b1:join:") for person in others))
    assert all(answer.acknowledged for answer in answers)
    assert sum(WORDS("refusal-table-full") in answer.text for answer in answers) == 47
    assert rows_in(database)["live_seat"] == 4
    seated = [
        person for person, answer in zip(others, answers, strict=True) if not answer.ephemeral
    ]
    assert len(seated) == 3
    assert all(person.name in lobby.text for person in seated)


async def test_two_hundred_people_are_answered_in_time(wire: Wire, table: list[Person]) -> None:
    crowd = wire.people(*(f"Guest {number}" for number in range(200)))
    answers = await wire.together(*(person.clicking(board(wire), "b1:hand:") for person in crowd))
    assert all(answer.acknowledged and answer.ephemeral for answer in answers)
    assert max(answer.took or 9.0 for answer in answers) < 3.0


# Signals


async def test_sigterm_loses_no_answered_card(
    wire: Wire, process: BotProcess, database: Path
) -> None:
    presses = []
    for number in range(6):
        people = wire.people(f"Anna {number}", f"Marco {number}")
        await deal(wire, people)
        mover, panel = await hand_to_play(wire, people)
        presses.append(mover.clicking(panel, panel.find("b1:act:")[0]))
    answers = wire.send(*presses)
    assert await process.terminate() == 0
    stored = rows_in(database)["live_action"]
    assert sum(answer.acknowledged for answer in answers) <= stored <= len(presses)
    await process.start()
    again = await wire.together(*presses)
    assert all(answer.acknowledged for answer in again)
    assert rows_in(database)["live_action"] == len(presses)


async def test_while_the_bot_stops_cards_count_and_no_table_opens(
    wire: Wire, process: BotProcess, table: list[Person], database: Path
) -> None:
    mover, panel = await hand_to_play(wire, table)
    wire.delays["/channels/*"] = 2.0
    wire.send(mover.clicking(panel, panel.find("b1:act:")[0]))
    await wire.until(lambda: rows_in(database)["live_action"] == 1)
    ending = asyncio.create_task(process.terminate())
    await asyncio.sleep(0.2)
    [second] = [person for person in table if person is not mover]
    [opened, hand] = await wire.together(
        mover.slashing("briscola"), second.clicking(board(wire), "b1:hand:")
    )
    assert opened.text == WORDS("refusal-restarting")
    await wire.together(second.clicking(hand.panel, hand.panel.find("b1:act:")[0]))
    assert rows_in(database)["live_action"] == 2
    assert await ending == 0
    assert rows_in(database)["live_table"] == 1


async def test_a_discord_that_hangs_does_not_hold_up_the_end(
    wire: Wire, process: BotProcess, table: list[Person]
) -> None:
    mover, panel = await hand_to_play(wire, table)
    wire.delays["/channels/*"] = 12.0
    wire.send(mover.clicking(panel, panel.find("b1:act:")[0]))
    await asyncio.sleep(0.2)
    assert await process.terminate(10.0) == 0


async def test_a_second_process_ends_and_leaves_the_first_alone(
    wire: Wire, process: BotProcess, table: list[Person], database: Path
) -> None:
    second = BotProcess(wire, database)
    await second.launch()
    assert await asyncio.wait_for(second.ended(), 20) == 75
    assert (await table[0].click(board(wire), "b1:hand:")).acknowledged


async def test_the_buttons_of_old_messages_explain_themselves_after_a_restart(
    wire: Wire, process: BotProcess
) -> None:
    people = wire.people("Anna", "Marco")
    lobby = await deal(wire, people)
    old = [i for i in custom_ids(wire) if i.split(":")[1] in ("join", "stand", "start", "cancel")]
    await process.restart()
    answers = [await people[0].press(lobby, custom_id) for custom_id in old]
    answers += [await people[0].press(lobby, custom_id) for custom_id in ("b0:x", "b1:gone:0:0")]
    assert [answer.ephemeral and bool(answer.text) for answer in answers] == [True] * 6
    assert board(wire).find("b1:hand:")


async def test_after_a_restart_only_the_boards_that_are_behind_are_edited(
    wire: Wire, process: BotProcess, database: Path
) -> None:
    tables = [wire.people(f"Anna {number}", f"Marco {number}") for number in range(3)]
    for people in tables:
        await deal(wire, people)
    mover, panel = await hand_to_play(wire, people)
    wire.delays["/channels/*"] = 5.0
    wire.send(mover.clicking(panel, panel.find("b1:act:")[0]))
    await wire.until(lambda: rows_in(database)["live_action"] == 1)
    await process.kill()
    wire.delays.clear()
    seen = len(wire.log)
    await process.start()
    await wire.until(lambda: turn_of(board(wire), people)[0] != mover)
    await wire.quiet()
    sent = [(r.method, r.path) for r in wire.log[seen:] if r.path.startswith("/channels/")]
    assert sent == [("PATCH", f"/channels/{wire.channel}/messages/{board(wire).id}")]


# Failures of Discord


async def test_a_bad_gateway_at_the_login_delays_the_start(wire: Wire, database: Path) -> None:
    wire.fail("GET", "/users/@me", status=502)
    wire.fail("PUT", "/applications/*/commands", status=503)
    process = BotProcess(wire, database)
    await process.start()
    assert await process.terminate() == 0
    assert "serving the old ones" in process.output


async def test_too_many_requests_at_the_login_delay_the_start(wire: Wire, database: Path) -> None:
    wire.fail("GET", "/users/@me", status=429, times=2)
    process = BotProcess(wire, database)
    await process.start()
    assert await process.terminate() == 0


@pytest.mark.parametrize("status", [RESET, 502])
async def test_a_card_whose_answer_got_lost_counts_once(
    wire: LossyWire, process: BotProcess, table: list[Person], database: Path, status: int
) -> None:
    mover, panel = await hand_to_play(wire, table)
    wire.lose("POST", "/interactions/*", status)
    answer = await mover.click(panel, panel.find("b1:act:")[0])
    assert answer.acknowledged
    await wire.until(lambda: turn_of(board(wire), table)[0] != mover)
    assert rows_in(database)["live_action"] == 1
    assert (await mover.click(panel, "b1:hand-update:")).acknowledged
    assert '"ERROR"' not in process.output


@pytest.mark.parametrize("status", [RESET, 502])
async def test_a_lobby_whose_answer_got_lost_stays_the_only_one(
    wire: LossyWire, process: BotProcess, status: int
) -> None:
    anna, marco = wire.people("Anna", "Marco")
    wire.lose("POST", "/interactions/*", status)
    await anna.slash("briscola")
    await wire.quiet()
    [lobby] = wire.public()
    await marco.click(lobby, "b1:join:")
    assert "Marco" in lobby.text


@pytest.mark.parametrize("status", [RESET, 502])
async def test_a_board_whose_receipt_got_lost_stands_once(
    wire: LossyWire, process: BotProcess, status: int
) -> None:
    wire.lose("POST", "/channels/*", status)
    people = wire.people("Anna", "Marco")
    await deal(wire, people)
    await wire.until(lambda: len([s for s in wire.public() if s.find("b1:hand:")]) == 1, 20)
    await asyncio.sleep(0.5)
    mover, panel = await hand_to_play(wire, people)
    await mover.click(panel, panel.find("b1:act:")[0])
    await wire.until(lambda: turn_of(board(wire), people)[0] != mover)
    assert len([shown for shown in wire.public() if shown.find("b1:hand:")]) == 1


@pytest.mark.parametrize("status", [429, 503])
async def test_a_board_that_could_not_be_edited_ends_on_the_newest_state(
    wire: Wire, process: BotProcess, table: list[Person], database: Path, status: int
) -> None:
    wire.fail("PATCH", "/channels/*", status=status)
    first, panel = await hand_to_play(wire, table)
    await first.click(panel, panel.find("b1:act:")[0])
    await wire.until(lambda: [board(wire).tree] == boards_due(database), 20)


async def test_after_a_dropped_gateway_the_match_goes_on(
    wire: Wire, process: BotProcess, table: list[Person], database: Path
) -> None:
    mover, panel = await hand_to_play(wire, table)
    await wire.hang_up()
    await wire.until(wire.connected.is_set, 15)
    assert (await mover.click(panel, panel.find("b1:act:")[0])).acknowledged
    assert rows_in(database)["live_action"] == 1
