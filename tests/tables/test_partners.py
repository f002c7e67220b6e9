"""Looking at the partners' cards, and signs: what they do to turns, tokens and deadlines."""

from __future__ import annotations

import pytest

from bot.game import IllegalAction, Options, PlayCard, Ready, Signal
from bot.store import Store
from bot.tables import Table, notices
from bot.tables.refusals import AlreadyPlayed, DealPending
from tests.tables.room import Room, outcome_of, same_as_stored

FOUR = Options(players=4)
SIX = Options(players=6)
FIRST = Options(players=4, peek="before_first_trick")
LOUD = Options(players=4, talk="signals", silent_first_trick="off", peek="off")


async def looking(room: Room, options: Options = FOUR) -> Table:
    return await room.until_peek(await room.match(options))


async def test_a_peek_ends_for_everybody_after_its_time_and_nobody_has_missed(room: Room) -> None:
    await room.tables.start()
    table = await looking(room)
    before = len(table.playing.log)
    assert len(table.playing.to_act) == 4
    assert await room.deadlines(table.id) == {"move": 45}
    await room.advance(44.9)
    assert len((await room.tables.get(table.id)).playing.log) == before
    await room.advance(0.1)
    table = await same_as_stored(room, table.id)
    assert table.playing.observe(None).phase == "play"
    assert [action for _, action in table.playing.log[before:]] == [Ready()] * 4
    assert (await room.actors(table.id))[before:] == ["clock"] * 4
    assert [seat.missed for seat in table.seats] == [0] * 4
    assert table.public().played_for == frozenset()
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}


async def test_the_clock_acts_only_for_those_who_still_look(room: Room) -> None:
    await room.tables.start()
    table = await looking(room, SIX)
    before = len(table.playing.log)
    await room.advance(30)
    table = await room.act(table, Ready())
    table = await room.act(table, Ready())
    assert await room.deadlines(table.id) == {"move": 15}
    await room.advance(15)
    assert (await room.actors(table.id))[before:] == ["person"] * 2 + ["clock"] * 4


async def test_readiness_neither_stops_nor_prolongs_the_time_of_the_others(room: Room) -> None:
    table = await looking(room)
    began = table.public().turn_at
    room.ahead += 20
    table = await room.act(table, Ready())
    assert await room.deadlines(table.id) == {"move": 25}
    assert table.public().turn_at == began


async def test_once_all_are_ready_the_next_turn_has_its_whole_time(room: Room) -> None:
    table = await looking(room)
    room.ahead += 20
    table = await room.all_ready(table)
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}
    assert table.public().turn_at == room.clock()


async def test_nobody_is_reminded_to_look(room: Room) -> None:
    await room.tables.start()
    table = await looking(room)
    before = (await room.notices(table.id)).count(notices.NUDGE)
    await room.advance(44)
    assert (await room.notices(table.id)).count(notices.NUDGE) == before


async def test_a_missed_move_counts_on_through_a_peek(room: Room) -> None:
    await room.tables.start()
    table = await room.match(Options(players=4, peek="before_last_trick"))
    while table.playing.observe(None).stock_size:
        table = await room.act(table)
    await room.advance(180)
    table = await room.until_peek(await room.tables.get(table.id))
    missed = [row.missed for row in table.seats]
    await room.advance(45)
    table = await room.tables.get(table.id)
    assert [row.missed for row in table.seats] == missed
    (seat,) = table.playing.to_act
    await room.advance(180)
    assert (await room.tables.get(table.id)).seats[seat].missed == missed[seat] + 1


async def test_a_peek_before_the_first_trick_begins_with_the_deal(room: Room) -> None:
    table = await room.match(FIRST)
    assert await room.deadlines(table.id) == {"move": 45}
    table = await room.until_between(table)
    table = await room.step(table)
    assert await room.deadlines(table.id) == {"move": 45}
    await same_as_stored(room, table.id)


async def test_all_may_be_ready_at_once_and_each_only_once(room: Room) -> None:
    table = await looking(room)
    act = room.tables.play.act
    results = await outcome_of(
        *(
            act(table.id, seat.user_id, Ready(), table.token(seat.place))
            for seat in table.seats
            for _ in range(2)
        )
    )
    assert results.count(AlreadyPlayed) == 4
    table = await same_as_stored(room, table.id)
    assert table.playing.observe(None).phase == "play"


async def test_a_peek_goes_on_after_a_restart(room: Room, store: Store) -> None:
    table = await room.act(await looking(room), Ready())
    room.tables = room.another()
    found = await room.tables.get(table.id)
    assert [found.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
    await room.tables.start()
    await room.advance(45)
    assert (await room.tables.get(table.id)).playing.observe(None).phase == "play"


async def test_a_sign_uses_up_no_panel_and_no_time(room: Room) -> None:
    table = await room.match(LOUD)
    (seat,) = table.playing.to_act
    tokens = [table.token(place) for place in range(4)]
    public = table.public()
    room.ahead += 12
    for place in range(4):
        user_id = table.seats[place].user_id
        table = await room.tables.play.act(table.id, user_id, Signal("ace"))
    assert [table.token(place) for place in range(4)] == tokens
    assert table.moves == 0
    assert table.public().turn_at == public.turn_at
    assert await room.deadlines(table.id) == {"nudge": 18, "move": 168}
    card = table.playing.observe(seat).hand[0]
    table = await room.tables.play.act(
        table.id, table.seats[seat].user_id, PlayCard(card), tokens[seat]
    )
    assert (table.token(seat), table.moves) == (tokens[seat] + 1, 1)
    await same_as_stored(room, table.id)


async def test_a_sign_is_no_answer_to_the_clock(room: Room) -> None:
    await room.tables.start()
    table = await room.match(LOUD)
    (seat,) = table.playing.to_act
    await room.advance(180)
    table = await room.tables.get(table.id)
    table = await room.tables.play.act(table.id, table.seats[seat].user_id, Signal("load"))
    assert table.seats[seat].missed == 1
    assert table.public().played_for == {seat}


async def test_a_reminder_is_about_moves_and_not_about_signs(room: Room) -> None:
    await room.tables.start()
    table = await room.match(LOUD)
    await room.tables.play.act(table.id, table.seats[0].user_id, Signal("ace"))
    await room.advance(30)
    (*_, nudge) = await room.store.notices(table.id)
    assert nudge.kind == notices.NUDGE
    assert notices.payload_of(nudge)["actions"] == 0


async def test_signs_are_refused_where_there_is_nothing_to_play(room: Room) -> None:
    table = await looking(room, Options(players=4, talk="signals", silent_first_trick="off"))
    with pytest.raises(IllegalAction):
        await room.tables.play.act(table.id, table.seats[0].user_id, Signal("ace"))
    table = await room.until_between(table)
    with pytest.raises(DealPending):
        await room.tables.play.act(table.id, table.seats[0].user_id, Signal("ace"))


async def test_a_match_with_signs_is_filed_and_found_again(room: Room) -> None:
    table = await room.match(LOUD)
    await room.tables.play.act(table.id, table.seats[2].user_id, Signal("king"))
    table = await room.to_the_end(await room.tables.get(table.id))
    over = await room.tables.finished(table.id)
    assert over
    assert over.outcome == table.playing.outcome
