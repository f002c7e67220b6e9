"""The lobby: sitting down, standing up, starting, closing, and every refusal on the way."""

from __future__ import annotations

import pytest

from bot.game import Options
from bot.store import Store
from bot.tables import LOBBY, PLAYING, Limits, Table, notices
from bot.tables.refusals import (
    AlreadySeated,
    AlreadyStarted,
    ChannelBusy,
    NotHost,
    NotSeated,
    NotStarted,
    SeatsMissing,
    Stopping,
    TableFull,
    TableOver,
    TooManyTables,
)
from tests.tables.room import CHANNEL, GUILD, Room, outcome_of, person

FOUR = Options(players=4)
TWO = Options(players=2)


async def closed_because(store: Store, table_id: int) -> str:
    (notice,) = await store.notices(table_id)
    assert notice.kind == notices.CLOSED
    return str(notices.payload_of(notice)["why"])


async def test_opening_seats_the_host_and_waits_fifteen_minutes(room: Room) -> None:
    table = await room.lobby(FOUR)
    public = table.public()
    assert (public.status, public.people, public.free) == (LOBBY, (person(0),), 3)
    assert (public.host_id, public.guild_id, public.channel_id) == (1000, GUILD, CHANNEL)
    assert public.observation is None
    assert await room.deadlines(table.id) == {"lobby": 900}


async def test_fifty_people_who_join_at_once_fill_four_seats_exactly(room: Room) -> None:
    table = await room.lobby(FOUR)
    results = await outcome_of(
        *(
            room.tables.lobby.join(table.id, person(number), next(room.interactions))
            for number in range(1, 51)
        )
    )
    assert results.count(TableFull) == 47
    assert sum(isinstance(result, Table) for result in results) == 3
    stored = await room.store.load_table(table.id)
    assert stored
    assert [seat.place for seat in stored.seats] == [0, 1, 2, 3]
    assert len({seat.user_id for seat in stored.seats}) == 4
    assert (await room.tables.get(table.id)).seats == stored.seats


async def test_a_double_click_on_join_takes_one_seat(room: Room) -> None:
    table = await room.lobby(FOUR)
    join = room.tables.lobby.join
    results = await outcome_of(*(join(table.id, person(1), number) for number in range(5)))
    assert results.count(AlreadySeated) == 4
    assert len((await room.tables.get(table.id)).seats) == 2


async def test_every_join_and_every_departure_pushes_the_expiry_back(room: Room) -> None:
    table = await room.lobby(FOUR)
    room.ahead += 600
    await room.tables.lobby.join(table.id, person(1), 1)
    assert await room.deadlines(table.id) == {"lobby": 900}
    room.ahead += 600
    await room.tables.lobby.leave(table.id, person(1).user_id)
    assert await room.deadlines(table.id) == {"lobby": 900}


async def test_an_idle_lobby_expires_and_says_so(room: Room) -> None:
    await room.tables.start()
    table = await room.lobby(FOUR, seated=2)
    await room.tables.placed(table.id, 77, 2)
    await room.advance(899)
    assert not await room.is_over(table.id)
    room.told.clear()
    await room.advance(1)
    assert await room.is_over(table.id)
    assert table.id in room.told
    assert await closed_because(room.store, table.id) == "expired"
    (notice,) = await room.store.notices(table.id)
    payload = notices.payload_of(notice)
    assert (payload["channel"], payload["board"], payload["locale"]) == (CHANNEL, 77, "en")
    assert Options.parse(payload["options"]) == FOUR
    assert await room.store.next_deadline() is None


async def test_a_host_who_stands_up_hands_over_to_the_next_in_line(room: Room) -> None:
    table = await room.lobby(FOUR, seated=3)
    table = await room.tables.lobby.leave(table.id, person(0).user_id)
    public = table.public()
    assert public.host_id == person(1).user_id
    assert public.people == (person(1), person(2))
    assert [seat.place for seat in table.seats] == [0, 1]
    with pytest.raises(NotHost):
        await room.tables.lobby.cancel(table.id, person(0).user_id, moderator=False)
    await room.tables.lobby.join(table.id, person(0), 5)
    assert (await room.tables.get(table.id)).public().host_id == person(1).user_id


async def test_a_guest_who_stands_up_leaves_the_host_alone(room: Room) -> None:
    table = await room.lobby(FOUR, seated=3)
    table = await room.tables.lobby.leave(table.id, person(1).user_id)
    assert table.public().host_id == person(0).user_id
    assert table.public().people == (person(0), person(2))


async def test_the_last_one_to_stand_up_closes_the_table(room: Room) -> None:
    table = await room.lobby(FOUR)
    await room.tables.lobby.leave(table.id, person(0).user_id)
    assert await room.is_over(table.id)
    assert await closed_because(room.store, table.id) == "empty"


async def test_the_host_starts_the_match_once_the_seats_are_filled(room: Room) -> None:
    table = await room.lobby(TWO)
    start = room.tables.lobby.start
    with pytest.raises(SeatsMissing) as missing:
        await start(table.id, person(0).user_id, 1)
    assert missing.value.data == {"missing": 1}
    await room.tables.lobby.join(table.id, person(1), 2)
    with pytest.raises(NotHost) as refused:
        await start(table.id, person(1).user_id, 3)
    assert refused.value.data == {"moderators": False}
    room.ahead += 60
    table = await start(table.id, person(0).user_id, 4)
    assert table.public().status == PLAYING
    assert table.public().turn_at == room.clock()
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}
    assert await room.notices(table.id) == [notices.BOARD]


async def test_ten_clicks_on_start_start_one_match(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    start = room.tables.lobby.start
    results = await outcome_of(*(start(table.id, person(0).user_id, n) for n in range(10)))
    assert results.count(AlreadyStarted) == 9
    assert await room.notices(table.id) == [notices.BOARD]


async def test_the_host_or_a_moderator_cancels(room: Room) -> None:
    table = await room.lobby(FOUR, seated=2)
    cancel = room.tables.lobby.cancel
    with pytest.raises(NotHost) as refused:
        await cancel(table.id, person(1).user_id, moderator=False)
    assert refused.value.data == {"moderators": True}
    await cancel(table.id, person(9).user_id, moderator=True)
    assert await closed_because(room.store, table.id) == "cancelled"
    other = await room.lobby(FOUR)
    await cancel(other.id, person(0).user_id, moderator=False)
    assert await closed_because(room.store, other.id) == "cancelled"


async def test_a_closed_table_refuses_everything(room: Room) -> None:
    table = await room.lobby(TWO)
    lobby, user_id = room.tables.lobby, person(0).user_id
    await lobby.cancel(table.id, user_id, moderator=False)
    for work in (
        lobby.join(table.id, person(1), 1),
        lobby.leave(table.id, user_id),
        lobby.start(table.id, user_id, 1),
        lobby.cancel(table.id, user_id, moderator=True),
        lobby.rematch(table.id, person(0), 1),
        room.tables.play.leave(table.id, user_id),
        room.tables.play.next_deal(table.id, user_id, 1),
        room.tables.placed(table.id, 5, 1),
        room.tables.get(table.id),
    ):
        with pytest.raises(TableOver):
            await work


async def test_a_lobby_refuses_what_belongs_to_a_match(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    user_id = person(0).user_id
    with pytest.raises(NotStarted):
        await room.tables.play.leave(table.id, user_id)
    with pytest.raises(NotStarted):
        await room.tables.play.next_deal(table.id, user_id, 0)
    with pytest.raises(NotStarted):
        table.view(0)
    with pytest.raises(NotStarted):
        table.file()


async def test_a_match_refuses_what_belongs_to_the_lobby(room: Room) -> None:
    table = await room.match(TWO)
    lobby, user_id = room.tables.lobby, person(0).user_id
    for work in (
        lobby.join(table.id, person(5), 1),
        lobby.leave(table.id, user_id),
        lobby.start(table.id, user_id, 1),
        lobby.cancel(table.id, user_id, moderator=True),
    ):
        with pytest.raises(AlreadyStarted):
            await work


async def test_somebody_who_does_not_sit_there_cannot_stand_up(room: Room) -> None:
    table = await room.lobby(TWO)
    with pytest.raises(NotSeated):
        await room.tables.lobby.leave(table.id, person(3).user_id)


async def test_a_person_sits_at_five_tables_of_a_server_at_most(room: Room) -> None:
    lobby = room.tables.lobby
    results = await outcome_of(
        *(lobby.open(GUILD, 50 + n, person(0), TWO, "en", n) for n in range(9))
    )
    assert results.count(TooManyTables) == 4
    assert len(await room.tables.of_person(person(0).user_id, GUILD)) == 5
    elsewhere = await lobby.open(GUILD + 1, 99, person(0), TWO, "en", 1)
    assert elsewhere.public().guild_id == GUILD + 1


async def test_joining_many_tables_at_once_stops_at_the_limit_too(room: Room) -> None:
    lobby = room.tables.lobby
    tables = [await lobby.open(GUILD, n, person(n), TWO, "en", n) for n in range(1, 10)]
    results = await outcome_of(*(lobby.join(table.id, person(0), 1) for table in tables))
    assert results.count(TooManyTables) == 4
    with pytest.raises(TooManyTables) as refused:
        await lobby.open(GUILD, 60, person(0), TWO, "en", 1)
    assert refused.value.data == {"limit": 5}


async def test_a_channel_holds_eight_tables_at_most(room: Room) -> None:
    lobby = room.tables.lobby
    results = await outcome_of(
        *(lobby.open(GUILD, CHANNEL, person(n), TWO, "en", n) for n in range(12))
    )
    assert results.count(ChannelBusy) == 4
    assert len(await room.tables.in_channel(CHANNEL)) == 8
    with pytest.raises(ChannelBusy) as refused:
        await lobby.open(GUILD, CHANNEL, person(20), TWO, "en", 1)
    assert refused.value.data == {"limit": 8}
    first = (await room.tables.in_channel(CHANNEL))[0]
    await lobby.cancel(first.id, first.row.host_id, moderator=False)
    await lobby.open(GUILD, CHANNEL, person(20), TWO, "en", 1)


async def test_limits_are_settings(room: Room) -> None:
    tables = room.another(limits=Limits(per_person=1, per_channel=1))
    await tables.lobby.open(GUILD, CHANNEL, person(0), TWO, "en", 1)
    with pytest.raises(ChannelBusy):
        await tables.lobby.open(GUILD, CHANNEL, person(1), TWO, "en", 1)
    with pytest.raises(TooManyTables):
        await tables.lobby.open(GUILD, CHANNEL + 1, person(0), TWO, "en", 1)


async def test_a_bot_about_to_stop_opens_and_starts_nothing(room: Room) -> None:
    full = await room.lobby(TWO, seated=2)
    await room.tables.stop()
    with pytest.raises(Stopping):
        await room.lobby(TWO)
    with pytest.raises(Stopping):
        await room.tables.lobby.start(full.id, person(0).user_id, 1)


async def test_tables_of_a_channel_and_of_a_person_do_not_mix(room: Room) -> None:
    here = await room.lobby(TWO)
    there = await room.lobby(FOUR, channel=CHANNEL + 1)
    room.ahead += 1
    guest = await room.tables.lobby.open(GUILD, CHANNEL, person(1), TWO, "it", 1)
    assert [table.id for table in await room.tables.in_channel(CHANNEL)] == [here.id, guest.id]
    mine = await room.tables.of_person(person(0).user_id, GUILD)
    assert {table.id for table in mine} == {here.id, there.id}
    assert await room.tables.of_person(person(0).user_id, GUILD + 1) == ()
