"""Deadlines: reminders, moves for the absent, deals that open by themselves, restarts."""

from __future__ import annotations

import asyncio

import pytest

from bot.game import Options
from bot.players import stand_in
from bot.tables import BETWEEN, PLAYING, Limits, Table, Timing, notices
from tests.tables.room import CHANNEL, Gate, Room

TWO = Options(players=2)
FIVE = Options(players=5)
DAY = 86400.0


async def final_of(room: Room, table_id: int) -> dict[str, object]:
    *_, final = await room.store.notices(table_id)
    assert final.kind == notices.FINAL
    return dict(notices.payload_of(final))


async def absent(room: Room, table: Table) -> Table:
    """Let the time of whoever is to move run out."""
    await room.advance(180)
    return await room.tables.get(table.id)


async def test_after_thirty_seconds_the_player_to_move_is_reminded_once(room: Room) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    await room.advance(29.9)
    assert notices.NUDGE not in await room.notices(table.id)
    room.told.clear()
    await room.advance(0.1)
    assert table.id in room.told
    (*_, nudge) = await room.store.notices(table.id)
    (seat,) = table.playing.to_act
    assert nudge.kind == notices.NUDGE
    assert notices.payload_of(nudge) == {"seat": seat, "actions": 0}
    assert await room.deadlines(table.id) == {"move": 150}
    await room.advance(149)
    assert (await room.notices(table.id)).count(notices.NUDGE) == 1


async def test_a_move_in_time_is_followed_by_no_reminder_to_the_one_who_made_it(
    room: Room,
) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    for _ in range(6):
        await room.advance(29)
        table = await room.act(table)
    assert notices.NUDGE not in await room.notices(table.id)


async def test_after_three_minutes_the_lowest_card_is_played_for_the_absent(room: Room) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    expected = stand_in(table.playing.observe(seat))
    await room.advance(179.9)
    assert await room.actors(table.id) == []
    await room.advance(0.1)
    table = await room.tables.get(table.id)
    assert table.playing.log == [(seat, expected)]
    assert await room.actors(table.id) == ["clock"]
    assert table.public().played_for == {seat}
    assert table.seats[seat].missed == 1
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}


async def test_the_absent_pass_in_the_auction_and_the_deal_goes_on(room: Room) -> None:
    await room.tables.start()
    table = await room.match(FIVE)
    for _ in range(5):
        table = await absent(room, table)
    assert [str(action) for _, action in table.playing.log] == ["pass"] * 5
    public = table.public()
    assert (public.status, public.results[0].counted) == (BETWEEN, False)
    await room.advance(30)
    assert (await room.tables.get(table.id)).public().status == PLAYING


async def test_a_person_who_moves_again_starts_the_count_anew(room: Room) -> None:
    await room.tables.start()
    table = await room.match(Options(players=4))
    (seat,) = table.playing.to_act
    for _ in range(2):
        table = await absent(room, table)
        while table.playing.to_act != (seat,):
            table = await room.act(table)
    assert table.seats[seat].missed == 2
    table = await room.act(table)
    assert table.seats[seat].missed == 0
    assert table.public().played_for == frozenset()
    assert (await room.another().get(table.id)).seats[seat].missed == 0
    while table.playing.to_act != (seat,):
        table = await room.step(table)
    table = await absent(room, table)
    assert table.seats[seat].missed == 1


async def test_the_third_miss_in_a_row_ends_the_match_without_a_result(room: Room) -> None:
    await room.tables.start()
    table = await room.match(Options(players=4))
    (seat,) = table.playing.to_act
    for _ in range(2):
        table = await absent(room, table)
        while table.playing.to_act != (seat,):
            table = await room.act(table)
    await room.advance(179)
    assert not await room.is_over(table.id)
    await room.advance(1)
    assert await room.is_over(table.id)
    assert await final_of(room, table.id) == {"why": "absent", "seat": seat}
    assert await room.store.next_deadline() is None
    assert await room.store.standing(1, "briscola4", table.seats[seat].user_id) is None


async def test_misses_of_others_do_not_count_for_me(room: Room) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    for _ in range(4):
        table = await absent(room, table)
    assert sorted(seat.missed for seat in table.seats) in ([2, 2], [1, 3])


async def test_the_next_deal_opens_by_itself_after_half_a_minute(room: Room) -> None:
    await room.tables.start()
    table = await room.until_between(await room.match(TWO))
    await room.advance(29.9)
    assert (await room.tables.get(table.id)).between
    await room.advance(0.1)
    table = await room.tables.get(table.id)
    assert table.public().status == PLAYING
    assert await room.notices(table.id) == [notices.BOARD, notices.RESULT, notices.BOARD]
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}


async def test_a_deal_opened_by_a_click_is_not_opened_again_by_the_timer(room: Room) -> None:
    await room.tables.start()
    table = await room.until_between(await room.match(TWO))
    await room.advance(15)
    table = await room.step(table)
    await room.advance(16)
    assert (await room.notices(table.id)).count(notices.BOARD) == 2
    assert (await room.tables.get(table.id)).row.dealt == 2


async def test_clicks_that_only_put_deadlines_off_leave_the_clock_asleep(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.tables.start()
    table = await room.match(FIVE)
    await room.advance(1)
    due, looks = room.store.due, 0

    async def counted(now: float) -> object:
        nonlocal looks
        looks += 1
        return await due(now)

    monkeypatch.setattr(room.store, "due", counted)
    await room.steps(table, 20)
    assert looks <= 1


async def test_a_deadline_before_all_others_wakes_the_clock(room: Room) -> None:
    await room.tables.start()
    await room.lobby(TWO)
    await asyncio.sleep(0.005)
    table = await room.match(FIVE)
    await room.advance(30)
    assert notices.NUDGE in await room.notices(table.id)


async def test_a_table_left_alone_for_a_day_is_gone_and_leaves_its_last_words(room: Room) -> None:
    await room.tables.start()
    table, lobby = await room.match(TWO), await room.lobby(FIVE)
    await room.advance(DAY)
    assert await room.store.live_tables() == ()
    assert (await final_of(room, table.id))["why"] == "absent"
    assert await room.notices(lobby.id) == [notices.CLOSED]


async def test_a_table_is_as_it_was_after_a_day_without_the_bot(room: Room) -> None:
    table = await room.steps(await room.match(FIVE), 7)
    room.ahead += DAY
    tables = room.another()
    found = await tables.get(table.id)
    assert [found.view(seat) for seat in range(5)] == [table.view(seat) for seat in range(5)]
    room.tables = tables
    assert len((await room.step(found)).playing.log) == 8


async def test_what_became_due_while_the_bot_was_away_fires_once(room: Room) -> None:
    table, lobby = await room.match(TWO), await room.lobby(FIVE)
    between = await room.until_between(await room.match(TWO, channel=9))
    await room.tables.stop()
    room.ahead += DAY
    restarted = room.another()
    room.told.clear()
    await restarted.start()
    assert {table.id, lobby.id, between.id} <= set(room.told)
    await room.leap(0)
    assert await room.actors(table.id) == ["clock"]
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}
    assert (await room.notices(table.id)).count(notices.NUDGE) == 1
    assert await room.is_over(lobby.id, restarted)
    assert (await restarted.get(between.id)).public().status == PLAYING
    assert await room.deadlines(between.id) == {"nudge": 30, "move": 180}
    await restarted.stop()


async def test_many_overdue_tables_all_get_their_turn(room: Room) -> None:
    room.tables = room.another(limits=Limits(per_person=40))
    tables = [await room.match(TWO, channel=CHANNEL + number) for number in range(40)]
    room.tables = room.another()
    room.ahead += 180
    await room.tables.start()
    await room.leap(0)
    for table in tables:
        assert await room.actors(table.id) == ["clock"]


async def test_a_start_announces_live_tables_and_what_was_left_to_say(room: Room) -> None:
    gone, live = await room.match(TWO), await room.match(TWO)
    await room.tables.play.leave(gone.id, gone.seats[0].user_id)
    restarted = room.another()
    room.told.clear()
    await restarted.start()
    assert sorted(room.told) == sorted({gone.id, live.id})
    await restarted.stop()


async def test_a_stop_waits_for_the_deadline_under_way(room: Room) -> None:
    await room.tables.start()
    table = await room.match(TWO)
    await room.advance(179)
    gate = Gate(room.store)
    room.ahead += 1
    await gate.reached()
    stop = asyncio.create_task(room.tables.stop())
    await asyncio.sleep(0.005)
    assert not stop.done()
    gate.open()
    await stop
    assert await room.actors(table.id) == ["clock"]
    room.ahead += DAY
    await asyncio.sleep(0.005)
    assert await room.actors(table.id) == ["clock"]


async def test_waiting_times_are_settings(room: Room) -> None:
    tables = room.tables = room.another(timing=Timing(nudge=5, move=10, next_deal=3, lobby=60))
    await tables.start()
    lobby, table = await room.lobby(FIVE), await room.match(TWO)
    assert await room.deadlines(lobby.id) == {"lobby": 60}
    await room.advance(10)
    assert await room.actors(table.id) == ["clock"]
    await tables.stop()
