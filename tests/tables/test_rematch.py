"""Playing again: one click each, same seats, the deal moves on."""

from __future__ import annotations

import pytest

from bot.game import MatchFile, Options
from bot.tables import LOBBY, PLAYING, Limits, Person, Table, notices
from bot.tables.refusals import (
    AlreadySeated,
    AlreadyStarted,
    ChannelBusy,
    NotSeated,
    SeatKept,
    TableOver,
)
from tests.tables.room import CHANNEL, EVERY_GAME, Room, name_of, outcome_of, person

TWO = Options(players=2)
FOUR = Options(players=4)


def users(table: Table) -> list[int]:
    return [seat.user_id for seat in table.seats]


def who(table: Table, seat: int) -> Person:
    row = table.seats[seat]
    return Person(row.user_id, row.name)


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_a_rematch_keeps_seats_and_moves_the_deal_on(room: Room, options: Options) -> None:
    old = await room.to_the_end(await room.match(options))
    dealer = old.playing.results[-1].dealer
    order = list(range(options.players))
    room.rng.shuffle(order)
    again = await room.rematch(old, order)
    assert users(again) == users(old)
    assert again.id != old.id
    assert again.row.secret != old.row.secret
    assert again.public().status == PLAYING
    assert again.playing.observe(None).dealer == (dealer + 1) % options.players
    assert await room.deadlines(again.id) == {"nudge": 30, "move": 180}
    assert await room.notices(again.id) == [notices.BOARD]


async def test_the_lobby_of_a_rematch_says_who_is_awaited_and_who_deals_first(room: Room) -> None:
    old = await room.to_the_end(await room.match(FOUR))
    again = await room.rematch(old, [2])
    public = again.public()
    assert (public.status, public.rematch) == (LOBBY, True)
    assert public.people == (who(old, 2),)
    assert public.expected == tuple(who(old, seat) for seat in (0, 1, 3))
    dealer = old.playing.results[-1].dealer
    assert public.first_dealer == who(old, (dealer + 1) % 4)
    again = await room.tables.lobby.join(again.id, who(old, 0), 1)
    again = await room.tables.lobby.leave(again.id, old.seats[2].user_id)
    assert again.public().expected == tuple(who(old, seat) for seat in (1, 2, 3))
    assert (await room.another().get(again.id)).public() == again.public()


async def test_two_first_clicks_at_once_open_one_table(room: Room) -> None:
    old = await room.to_the_end(await room.match(FOUR))
    lobby = room.tables.lobby
    results = await outcome_of(
        *(lobby.rematch(old.id, who(old, seat), 100 + seat) for seat in (0, 1, 0, 2, 1))
    )
    assert results.count(AlreadySeated) == 2
    (live,) = await room.store.live_tables()
    assert set(users(await room.tables.get(live.id))) == {
        old.seats[seat].user_id for seat in (0, 1, 2)
    }


async def test_all_clicks_at_once_start_the_match(room: Room) -> None:
    old = await room.to_the_end(await room.match(FOUR))
    lobby = room.tables.lobby
    await outcome_of(*(lobby.rematch(old.id, who(old, seat), 7 + seat) for seat in range(4)))
    (live,) = await room.store.live_tables()
    again = await room.tables.get(live.id)
    assert again.public().status == PLAYING
    assert users(again) == users(old)


async def test_two_first_clicks_open_one_table_in_the_last_place_of_a_channel(room: Room) -> None:
    tables = room.another(limits=Limits(per_channel=1))
    old = await room.to_the_end(await room.match(TWO))
    results = await outcome_of(
        *(tables.lobby.rematch(old.id, who(old, seat), 100 + seat) for seat in (0, 1))
    )
    assert all(isinstance(result, Table) for result in results)
    third = await room.to_the_end(await room.match(TWO, channel=CHANNEL + 1))
    await tables.lobby.open(1, CHANNEL + 1, person(9), TWO, "en", 1)
    with pytest.raises(ChannelBusy):
        await tables.lobby.rematch(third.id, who(third, 0), 1)


async def test_strangers_are_refused(room: Room) -> None:
    old = await room.to_the_end(await room.match(FOUR))
    with pytest.raises(NotSeated):
        await room.tables.lobby.rematch(old.id, person(50), 1)
    again = await room.rematch(old, [0])
    with pytest.raises(SeatKept):
        await room.tables.lobby.join(again.id, person(50), 1)
    with pytest.raises(NotSeated):
        await room.tables.lobby.leave(again.id, person(50).user_id)
    with pytest.raises(TableOver):
        await room.tables.lobby.rematch(123, person(0), 1)


async def test_rematch_pressed_while_it_is_being_played_is_refused(room: Room) -> None:
    old = await room.to_the_end(await room.match(TWO))
    await room.rematch(old)
    with pytest.raises(AlreadyStarted):
        await room.tables.lobby.rematch(old.id, who(old, 0), 1)


async def test_a_rematch_that_came_to_nothing_can_be_opened_again(room: Room) -> None:
    old = await room.to_the_end(await room.match(TWO))
    first = await room.rematch(old, [0])
    await room.tables.lobby.cancel(first.id, old.seats[0].user_id, moderator=False)
    assert await room.notices(first.id) == [notices.CLOSED]
    second = await room.rematch(old, [1])
    # Another number: what is still to be said about the first table is not said about this one.
    assert second.id != first.id
    await room.tables.lobby.cancel(second.id, old.seats[1].user_id, moderator=False)
    assert await room.notices(second.id) == [notices.CLOSED]


async def test_an_abandoned_match_can_be_played_again(room: Room) -> None:
    old = await room.match(FOUR)
    await room.tables.play.leave(old.id, old.seats[1].user_id)
    again = await room.rematch(old)
    assert users(again) == users(old)
    assert again.playing.first_dealer == (old.playing.first_dealer + 1) % 4


async def test_a_rematch_of_a_rematch_keeps_the_seats(room: Room) -> None:
    first = await room.to_the_end(await room.match(FOUR))
    second = await room.to_the_end(await room.rematch(first, [3, 1, 0, 2]))
    third = await room.rematch(second, [1, 2, 3, 0])
    assert users(third) == users(first)
    filed = await room.store.match(second.id)
    assert filed
    file = MatchFile.verify(filed[0].file)
    assert file.seats is not None
    assert [file.players[joining] for joining in file.seats] == users(first)


async def test_the_last_click_sits_down_and_starts_in_one_step(room: Room) -> None:
    old = await room.to_the_end(await room.match(TWO))
    lobby = await room.rematch(old, [0])
    started = await room.rematch(old, [1])
    assert started.row.version == lobby.row.version + 1
