"""Callers that are cancelled at any moment: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from bot.game import MatchFile, Options
from bot.tables import notices
from bot.tables.refusals import AlreadyPlayed, Refusal
from tests.tables.room import GUILD, Gate, Room, person, plays_of, same_as_stored

TWO = Options(players=2)
FOUR = Options(players=4)


async def test_a_cancelled_click_keeps_the_table_until_its_commit_is_done(room: Room) -> None:
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    first, again = plays_of(room, table, seat, 2)
    gate = Gate(room.store)
    click = asyncio.create_task(first)
    await gate.reached()
    room.told.clear()
    for _ in range(3):
        click.cancel()
        await asyncio.sleep(0)
    second = asyncio.create_task(again)
    await asyncio.sleep(0.005)
    gate.open()
    with pytest.raises(asyncio.CancelledError):
        await click
    with pytest.raises(AlreadyPlayed):
        await second
    assert room.told == [table.id]
    assert await room.actors(table.id) == ["person"]
    await same_as_stored(room, table.id)


async def test_clicks_cancelled_at_any_moment_lose_nothing_and_double_nothing(room: Room) -> None:
    table = await room.match(FOUR)
    effects = turn = 0
    while True:
        turn += 1
        room.told.clear()
        if table.between:
            user_id = room.rng.choice(table.seats).user_id
            click = room.tables.play.next_deal(table.id, user_id, table.playing.deal)
        else:
            click = room.act(table)
        task = asyncio.create_task(click)
        if turn % 2:
            await asyncio.sleep(room.rng.random() * 0.0015)
        for _ in range(room.rng.randrange(6)):
            await asyncio.sleep(0)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        if await room.is_over(table.id):
            break
        # Whatever the next request finds is stored, and was announced if it is new.
        now = await same_as_stored(room, table.id)
        stepped = now.row.version - table.row.version
        assert stepped in (0, 1)
        assert len(now.playing.log) - len(table.playing.log) <= stepped
        assert stepped <= len(room.told)
        effects += stepped
        table = now
    assert 100 < effects < turn
    filed = await room.store.match(table.id)
    assert filed
    assert MatchFile.verify(filed[0].file).match().outcome
    assert (await room.notices(table.id)).count(notices.FINAL) == 1


async def test_joins_cancelled_at_any_moment_seat_nobody_twice(room: Room) -> None:
    lobby = room.tables.lobby
    table = await lobby.open(GUILD, 9, person(0), FOUR, "en", 1)
    for _ in range(120):
        number = room.rng.randrange(1, 8)
        work = (
            lobby.leave(table.id, person(number).user_id)
            if room.rng.random() < 0.5
            else lobby.join(table.id, person(number), next(room.interactions))
        )
        task = asyncio.create_task(work)
        await asyncio.sleep(room.rng.random() * 0.001)
        task.cancel()
        with suppress(asyncio.CancelledError, Refusal):
            await task
        now = await same_as_stored(room, table.id)
        assert len({seat.user_id for seat in now.seats}) == len(now.seats) <= 4
        assert [seat.place for seat in now.seats] == list(range(len(now.seats)))


async def test_a_cancelled_opening_leaves_the_person_free_to_open(room: Room) -> None:
    lobby = room.tables.lobby
    for number in range(30):
        task = asyncio.create_task(lobby.open(GUILD, 9, person(number), TWO, "en", number))
        await asyncio.sleep(room.rng.random() * 0.001)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        for table in await room.tables.in_channel(9):
            await lobby.cancel(table.id, person(number).user_id, moderator=False)
    assert await room.store.live_tables() == ()


async def test_a_cancelled_note_of_the_board_is_remembered_all_the_same(room: Room) -> None:
    table = await room.match(TWO)
    for board in range(1, 25):
        task = asyncio.create_task(room.tables.placed(table.id, board, 1))
        await asyncio.sleep(room.rng.random() * 0.001)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await same_as_stored(room, table.id)
