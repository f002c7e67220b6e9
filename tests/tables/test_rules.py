"""Changing the rules of a lobby: who may, what it asks of the others, and what it refuses."""

from __future__ import annotations

import pytest

from bot.game import Options, OptionsError
from bot.tables import Table
from bot.tables.refusals import (
    AlreadyStarted,
    NotAgreed,
    NotHost,
    NotSeated,
    RulesKept,
    TableOver,
    TooManySeated,
)
from tests.tables.room import Room, outcome_of, person, same_as_stored

TWO = Options(players=2)
OPEN = Options(players=2, open=True)
HOST, GUEST = person(0).user_id, person(1).user_id


async def change(room: Room, table: Table, options: Options, user_id: int = HOST) -> Table:
    return await room.tables.lobby.set_options(table.id, user_id, options)


async def test_the_host_changes_the_rules_and_they_are_stored(room: Room) -> None:
    table = await room.lobby(TWO)
    table = await change(room, table, Options(players=4, exchange=True))
    assert table.public().options == Options(players=4, exchange=True)
    assert table.public().free == 3
    assert (table.public().unseen, table.public().changed) == ((), ())
    await same_as_stored(room, table.id)


async def test_nobody_else_changes_the_rules(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    for user_id in (GUEST, person(7).user_id):
        with pytest.raises(NotHost) as refused:
            await change(room, table, OPEN, user_id)
        assert refused.value.data == {"moderators": False}
    assert (await room.tables.get(table.id)).options == TWO


async def test_whoever_sits_already_must_agree_before_the_match_starts(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    public = (await change(room, table, OPEN)).public()
    assert public.unseen == (person(1),)
    assert public.changed == ("open",)
    with pytest.raises(NotAgreed) as refused:
        await room.tables.lobby.start(table.id, HOST, 5)
    assert refused.value.data == {"people": (person(1).name,)}
    await same_as_stored(room, table.id)
    public = (await room.tables.lobby.agree(table.id, GUEST)).public()
    assert (public.unseen, public.changed) == ((), ())
    table = await room.tables.lobby.start(table.id, HOST, 6)
    assert table.playing.options == OPEN
    assert (table.public().unseen, table.public().changed) == ((), ())


async def test_a_further_change_keeps_what_is_still_to_be_agreed_to(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    await change(room, table, OPEN)
    table = await change(room, table, Options(players=2, open=True, length="long"))
    assert table.public().changed == ("length", "open")
    await room.tables.lobby.agree(table.id, GUEST)
    table = await change(room, table, Options(players=2, open=True))
    assert table.public().changed == ("length",)


async def test_rules_that_stay_the_same_ask_for_nothing(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    version = table.row.version
    table = await change(room, table, Options(players=2))
    assert (table.row.version, table.public().unseen) == (version, ())


async def test_who_joins_after_the_change_has_seen_the_rules(room: Room) -> None:
    table = await room.lobby(Options(players=4), seated=2)
    await change(room, table, Options(players=4, talk="silent"))
    table = await room.tables.lobby.join(table.id, person(2), 1)
    assert table.public().unseen == (person(1),)


async def test_an_agreement_twice_is_one_and_changes_nothing_more(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    await change(room, table, OPEN)
    table = await room.tables.lobby.agree(table.id, GUEST)
    assert (await room.tables.lobby.agree(table.id, GUEST)).row.version == table.row.version
    assert (await room.tables.lobby.agree(table.id, HOST)).row.version == table.row.version


async def test_a_stranger_has_nothing_to_agree_to(room: Room) -> None:
    table = await room.lobby(TWO)
    with pytest.raises(NotSeated):
        await room.tables.lobby.agree(table.id, GUEST)


async def test_fewer_seats_than_people_are_refused(room: Room) -> None:
    table = await room.lobby(Options(players=4), seated=3)
    with pytest.raises(TooManySeated) as refused:
        await change(room, table, TWO)
    assert refused.value.data == {"seated": 3}
    table = await change(room, table, Options(players=3))
    assert table.public().free == 0
    assert table.public().changed == ("players",)


async def test_once_the_unwilling_guest_has_left_the_table_may_start(room: Room) -> None:
    table = await room.lobby(TWO, seated=2)
    await change(room, table, OPEN)
    await room.tables.lobby.leave(table.id, GUEST)
    table = await room.tables.lobby.join(table.id, person(2), 1)
    assert (table.public().unseen, table.public().changed) == ((), ())
    await room.tables.lobby.start(table.id, HOST, 2)


async def test_an_heir_to_the_table_has_to_agree_too(room: Room) -> None:
    table = await room.lobby(Options(players=2), seated=2)
    await change(room, table, OPEN)
    table = await room.tables.lobby.leave(table.id, HOST)
    assert table.public().host_id == GUEST
    assert table.public().unseen == (person(1),)
    await room.tables.lobby.join(table.id, person(2), 1)
    with pytest.raises(NotAgreed):
        await room.tables.lobby.start(table.id, GUEST, 2)
    table = await change(room, table, TWO, GUEST)
    assert table.public().unseen == (person(2),)


async def test_a_change_pushes_the_expiry_back(room: Room) -> None:
    table = await room.lobby(TWO)
    room.ahead += 600
    await change(room, table, OPEN)
    assert await room.deadlines(table.id) == {"lobby": 900}


async def test_rules_of_a_match_under_way_and_of_a_closed_table_stay(room: Room) -> None:
    table = await room.match(TWO)
    with pytest.raises(AlreadyStarted):
        await change(room, table, OPEN)
    with pytest.raises(AlreadyStarted):
        await room.tables.lobby.agree(table.id, GUEST)
    closed = await room.lobby(TWO, channel=9)
    await room.tables.lobby.leave(closed.id, HOST)
    with pytest.raises(TableOver):
        await change(room, closed, OPEN)


async def test_a_rematch_is_played_by_the_rules_of_the_match_before(room: Room) -> None:
    table = await room.to_the_end(await room.match(TWO))
    again = await room.rematch(table, [0])
    with pytest.raises(RulesKept):
        await change(room, again, OPEN, again.row.host_id)


async def test_options_that_do_not_fit_never_reach_the_table(room: Room) -> None:
    table = await room.lobby(TWO)
    with pytest.raises(OptionsError):
        await change(room, table, Options(players=2, kitty=True))
    assert (await room.tables.get(table.id)).options == TWO


async def test_a_start_and_a_change_at_once_never_deal_unseen_rules(room: Room) -> None:
    for number in range(6):
        table = await room.lobby(TWO, seated=2, channel=30 + number)
        start = room.tables.lobby.start(table.id, HOST, number)
        works = [start, change(room, table, OPEN)]
        if number % 2:
            works.reverse()
        refused = [result for result in await outcome_of(*works) if isinstance(result, type)]
        assert refused in ([AlreadyStarted], [NotAgreed])
        found = await same_as_stored(room, table.id)
        assert found.match is None or found.options == TWO
        if found.match is None:
            await room.tables.lobby.cancel(table.id, HOST, moderator=False)
        else:
            await room.tables.play.leave(table.id, HOST)
