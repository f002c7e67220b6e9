"""Matches that come to nothing, tables where some rest, and work that takes long."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.game import MatchFile, Options, Pass
from bot.tables import ABANDONED, Table, game_of, notices
from tests.tables.room import GUILD, Room, person

FIVE = Options(players=5)
SEVEN = Options(players=7, sit_out=True)


async def passed(room: Room, table: Table) -> Table:
    """Let everybody pass once, and open the next deal if there is one."""
    for _ in range(5):
        table = await room.act(table, Pass())
    return table


async def test_twenty_deals_in_a_row_that_count_for_nothing_end_the_match(room: Room) -> None:
    table = await room.match(FIVE)
    for _ in range(19):
        table = await room.step(await passed(room, table))
    table = await passed(room, table)
    assert await room.is_over(table.id)
    *_, result, final = await room.store.notices(table.id)
    assert (result.kind, notices.payload_of(result)) == (notices.RESULT, {"deal": 19})
    assert notices.payload_of(final) == {"why": "endless", "seat": None}
    filed = await room.store.match(table.id)
    assert filed
    assert filed[0].reason == ABANDONED
    assert len(MatchFile.verify(filed[0].file).log) == 100
    assert await room.store.standings_count(GUILD, "chiamata") == 0
    assert await room.store.next_deadline() is None
    over = await room.tables.finished(table.id)
    assert over
    assert (over.outcome, len(over.table.results)) == (None, 20)


async def test_a_deal_that_counts_begins_the_patience_anew(room: Room) -> None:
    table = await room.match(FIVE)
    for _ in range(15):
        table = await room.step(await passed(room, table))
    while not table.playing.results[-1].counted:
        table = await room.step(table)
    for _ in range(15):
        table = await passed(room, await room.step(table))
    assert not await room.is_over(table.id)
    assert len(table.playing.results) >= 31


@pytest.mark.parametrize("options", [Options(players=6, sit_out=True), SEVEN], ids=str)
async def test_a_table_where_some_rest_counts_as_chiamata_for_all_who_sit_there(
    room: Room, options: Options
) -> None:
    assert game_of(options) == "chiamata"
    table = await room.to_the_end(await room.match(options))
    filed = await room.store.match(table.id)
    assert filed
    assert [seat.seat for seat in filed[1]] == list(range(options.players))
    assert await room.store.standings_count(GUILD, "chiamata") == options.players
    over = await room.tables.finished(table.id)
    assert over
    assert over.table.scores == table.playing.scores


async def test_whoever_rests_has_a_seat_without_cards_and_is_not_waited_for(room: Room) -> None:
    await room.tables.start()
    table = await room.match(SEVEN)
    resting = table.playing.observe(None).resting
    assert len(resting) == 2
    for _ in range(5):
        await room.advance(180)
    table = await room.tables.get(table.id)
    for seat in resting:
        view = table.view(seat)
        assert view.seat == seat
        assert table.seats[seat].missed == 0
    assert sum(seat.missed for seat in table.seats) == 5


def test_six_in_two_teams_have_a_leaderboard_of_their_own() -> None:
    assert game_of(Options(players=6)) == "briscola6"


async def test_what_may_take_long_is_done_beside_the_loop(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_thread, jobs = asyncio.to_thread, []

    async def noting(job: Any, *arguments: Any, **named: Any) -> Any:
        jobs.append(job.__name__)
        return await to_thread(job, *arguments, **named)

    monkeypatch.setattr(asyncio, "to_thread", noting)
    quick = await room.match(Options(players=2, skip_uneventful=True))
    await room.steps(quick, 5)
    await room.another().get(quick.id)
    assert jobs == []
    table = await room.steps(await room.match(Options(players=6, skip_uneventful=True)), 7)
    assert jobs.count("apply") == 7
    restored = jobs.count("restore")
    await room.another().get(table.id)
    assert jobs.count("restore") == restored + 1
    await room.tables.play.leave(table.id, person(0).user_id)
    await room.tables.finished(table.id)
    assert jobs.count("finished") == 1
