"""Clicks and timers at the same moment, failing commits, callers that are cancelled."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from bot.game import MatchFile, NotYourTurn, Options, PlayCard
from bot.store import Conflict, DatabaseFull, Store, StoreError
from bot.tables import Table, notices
from bot.tables.desk import NotDue
from bot.tables.refusals import AlreadyPlayed, MovedOn, Refusal, TableOver
from tests.tables.room import GUILD, Gate, Room, outcome_of, person, until

TWO = Options(players=2)
FOUR = Options(players=4)


def plays_of(room: Room, table: Table, seat: int, clicks: int) -> list[object]:
    """Simultaneous clicks on all cards of a panel, with the token that the panel carries."""
    view = table.view(seat)
    assert view.observation
    hand, user_id = view.observation.hand, table.seats[seat].user_id
    return [
        room.tables.play.act(table.id, user_id, PlayCard(hand[click % len(hand)]), view.token)
        for click in range(clicks)
    ]


async def same_as_stored(room: Room, table_id: int) -> Table:
    """The table in memory; it must be the one that another process would load."""
    table, restored = await room.tables.get(table_id), await room.another().get(table_id)
    assert (table.row, table.seats) == (restored.row, restored.seats)
    assert table.deadlines == restored.deadlines
    assert table.public() == restored.public()
    assert table.row.version >= len(table.playing.log if table.match else ())
    return table


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


async def test_a_cancelled_note_of_the_board_is_remembered_all_the_same(room: Room) -> None:
    table = await room.match(TWO)
    for board in range(1, 25):
        task = asyncio.create_task(room.tables.placed(table.id, board, 1))
        await asyncio.sleep(room.rng.random() * 0.001)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await same_as_stored(room, table.id)


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
