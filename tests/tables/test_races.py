"""Clicks and timers at the same moment, failing commits, callers that are cancelled."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.game import NotYourTurn, Options, PlayCard
from bot.store import Conflict, DatabaseFull, Store, StoreError
from bot.tables import notices
from bot.tables.desk import NotDue
from bot.tables.refusals import AlreadyPlayed, MovedOn, TableOver
from tests.tables.room import Gate, Room, outcome_of, person, plays_of, same_as_stored, until

TWO = Options(players=2)
FOUR = Options(players=4)


async def test_a_hundred_clicks_on_different_cards_play_one(room: Room) -> None:
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    results = await outcome_of(*plays_of(room, table, seat, 100))
    assert results.count(AlreadyPlayed) == 99
    assert await room.actors(table.id) == ["person"]
    await same_as_stored(room, table.id)


async def test_a_hundred_typed_plays_of_one_seat_play_one(room: Room) -> None:
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    held = table.view(seat).observation
    assert held
    refused = 0
    for result in await asyncio.gather(
        *(
            room.tables.play.act(table.id, table.seats[seat].user_id, PlayCard(held.hand[n % 3]))
            for n in range(100)
        ),
        return_exceptions=True,
    ):
        if isinstance(result, BaseException):
            assert isinstance(result, NotYourTurn)
            refused += 1
    assert refused == 99
    assert len((await room.tables.get(table.id)).playing.log) == 1


async def test_the_last_two_cards_of_a_deal_at_once_count_it_once(room: Room) -> None:
    table = await room.match(TWO)
    while len(table.playing.log) < 38:
        table = await room.act(table)
    clicks = [
        room.tables.play.act(
            table.id,
            table.seats[seat].user_id,
            PlayCard(table.playing.legal(seat)[0].card)
            if seat in table.playing.to_act
            else PlayCard(table.playing.copy().observe(seat).hand[0]),
            table.token(seat),
        )
        for seat in (*table.playing.to_act, 1 - table.playing.to_act[0])
        for _ in range(5)
    ]
    results = await outcome_of(*clicks)
    assert results.count(AlreadyPlayed) == 8
    assert (await room.notices(table.id)).count(notices.RESULT) == 1
    assert len((await same_as_stored(room, table.id)).playing.results) == 1


async def test_everybody_presses_next_deal_and_the_timer_rings(room: Room) -> None:
    table = await room.until_between(await room.match(FOUR))
    deadline = await room.deadline(table.id, "next_deal")
    room.ahead += 30
    play = room.tables.play
    results = await asyncio.gather(
        *(play.next_deal(table.id, seat.user_id, 1) for seat in table.seats),
        play.open_next_deal(deadline),
        return_exceptions=True,
    )
    assert [type(result) for result in results[1:]] == [MovedOn, MovedOn, MovedOn, NotDue]
    assert (await room.notices(table.id)).count(notices.BOARD) == 2
    assert (await same_as_stored(room, table.id)).row.dealt == 2


@pytest.mark.parametrize("kind", ["nudge", "move"])
async def test_a_click_in_the_tick_of_the_timer_leaves_the_next_player_all_the_time(
    room: Room, kind: str
) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    await room.advance(29.5 if kind == "nudge" else 179.5)
    gate = Gate(room.store)
    click = asyncio.create_task(plays_of(room, table, seat, 1)[0])
    await gate.reached()
    room.ahead += 0.5
    await asyncio.sleep(0.01)  # the clock wakes and waits for the table
    gate.open()
    table = await click

    async def settled() -> bool:
        return not await room.store.due(room.clock())

    await until(settled)
    assert await room.actors(table.id) == ["person"]
    assert (await room.deadlines(table.id)) == {"nudge": 29.5, "move": 179.5}
    assert (await room.notices(table.id)).count(notices.NUDGE) == (kind == "move")
    assert (await same_as_stored(room, table.id)).playing.to_act != (seat,)


async def test_a_click_just_after_the_timer_comes_too_late(room: Room) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    clicks = plays_of(room, table, seat, 3)
    await room.advance(179)
    gate = Gate(room.store)
    room.ahead += 1
    await gate.reached()  # the move of the clock
    late = asyncio.gather(*clicks, return_exceptions=True)
    await asyncio.sleep(0.01)
    gate.open()
    assert [type(result) for result in await late] == [AlreadyPlayed] * 3
    assert await room.actors(table.id) == ["clock"]
    assert (await room.deadlines(table.id)) == {"nudge": 30, "move": 180}


async def test_a_join_in_the_tick_of_the_expiry_saves_the_lobby(room: Room) -> None:
    await room.tables.start()
    table = await room.lobby(TWO)
    await room.advance(899.5)
    gate = Gate(room.store)
    join = asyncio.create_task(room.tables.lobby.join(table.id, person(1), 5))
    await gate.reached()
    room.ahead += 0.5
    await asyncio.sleep(0.01)
    gate.open()
    await join
    await asyncio.sleep(0.01)
    assert not await room.is_over(table.id)
    assert await room.deadlines(table.id) == {"lobby": 899.5}


async def test_a_deadline_that_was_stored_by_another_hand_rings_all_the_same(
    room: Room, database: Path
) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE deadline SET due_at = due_at - 10 WHERE kind = 'nudge'")
    await room.leap(30)
    assert await room.notices(table.id) == [notices.BOARD, notices.NUDGE]


async def test_a_timer_that_rings_again_finds_nothing_to_do(room: Room) -> None:
    table = await room.match(TWO)
    move = await room.deadline(table.id, "move")
    nudge = await room.deadline(table.id, "nudge")
    room.ahead += 180
    await room.tables.play.move_for_absent(move)
    for work in (room.tables.play.move_for_absent(move), room.tables.play.remind(nudge)):
        with pytest.raises(NotDue):
            await work
    assert await room.actors(table.id) == ["clock"]


@pytest.mark.parametrize("error", [DatabaseFull(reason="full"), Conflict(table_id=1)])
async def test_a_commit_that_fails_leaves_the_table_as_it_was(
    room: Room, monkeypatch: pytest.MonkeyPatch, error: StoreError
) -> None:
    table = await room.match(TWO)
    before = table.public()

    async def fail(change: object) -> None:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr(room.store, "commit", fail)
        with pytest.raises(MovedOn if isinstance(error, Conflict) else DatabaseFull):
            await room.act(table)
        assert (await room.tables.get(table.id)).public() == before
        for work in (
            room.tables.play.leave(table.id, table.seats[0].user_id),
            room.tables.play.remind(await room.deadline(table.id, "nudge")),
        ):
            with pytest.raises((MovedOn, DatabaseFull)):
                await work
    assert (await same_as_stored(room, table.id)).public() == before
    table = await room.act(await room.tables.get(table.id))
    assert len((await same_as_stored(room, table.id)).playing.log) == 1


async def test_nobody_sees_a_move_before_it_is_stored(room: Room) -> None:
    table = await room.match(TWO)
    before = [table.public(), table.view(0), table.view(1)]
    gate = Gate(room.store)
    click = asyncio.create_task(room.act(table))
    await gate.reached()
    seen = await room.tables.get(table.id)
    assert [seen.public(), seen.view(0), seen.view(1)] == before
    gate.open()
    assert (await click).public() == (await room.tables.get(table.id)).public() != before[0]


async def test_a_second_writer_is_noticed_and_its_state_taken_up(room: Room) -> None:
    table = await room.match(TWO)
    other = await room.another().get(table.id)
    ours, theirs = room.tables, room.another()
    await theirs.get(table.id)
    room.tables = theirs
    await room.act(other)
    room.tables = ours
    with pytest.raises(MovedOn):
        await room.act(table)
    table = await same_as_stored(room, table.id)
    assert len(table.playing.log) == 1
    await room.act(table)


async def test_placing_the_board_and_playing_at_once_lose_neither(room: Room) -> None:
    table = await room.match(TWO)
    for board in range(1, 20):
        _, table = await asyncio.gather(
            room.tables.placed(table.id, board, table.row.version), room.act(table)
        )
        now = await same_as_stored(room, table.id)
        assert now.row.board_id == board
        assert len(now.playing.log) == board
        table = now


async def test_the_end_and_a_late_click_do_not_file_the_match_twice(room: Room) -> None:
    table = await room.match(TWO)
    leavers = [room.tables.play.leave(table.id, seat.user_id) for seat in table.seats]
    results = await outcome_of(*leavers, room.act(table))
    assert results[1:] == [TableOver, TableOver]
    assert (await room.notices(table.id)).count(notices.FINAL) == 1


async def test_a_closed_store_refuses_and_keeps_what_was_stored(room: Room, store: Store) -> None:
    table = await room.match(TWO)
    await store.close()
    with pytest.raises(StoreError):
        await room.act(table)
    with pytest.raises(StoreError):
        await room.tables.get(table.id)
