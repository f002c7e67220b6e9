"""Matches from the first card to the last, and what a running match refuses."""

from __future__ import annotations

import pytest

from bot.game import BidPoints, Card, IllegalAction, NotYourTurn, Options, Pass, PlayCard
from bot.tables import BETWEEN, OVER, PLAYING, Table, notices
from bot.tables.refusals import AlreadyPlayed, DealPending, MovedOn, NotSeated, TableOver
from tests.tables.room import EVERY_GAME, Room, name_of, person

TWO = Options(players=2)
FIVE = Options(players=5)


def phase_of(table: Table) -> object:
    if table.between:
        return BETWEEN
    seen = table.playing.observe(None)
    return table.playing.deal, seen.phase, seen.partner is None


async def assert_restored(room: Room, table: Table) -> None:
    """The table that another process finds is the same to everybody."""
    restored = await room.another().get(table.id)
    assert restored.row == table.row
    assert restored.seats == table.seats
    assert restored.deadlines == table.deadlines
    assert restored.public() == table.public()
    for seat in range(table.options.players):
        assert restored.view(seat) == table.view(seat)
        assert restored.view(seat).observation == table.view(seat).observation


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_a_match_is_played_to_its_end_and_restored_in_every_phase(
    room: Room, options: Options
) -> None:
    table = await room.match(options)
    phase, steps, phases = None, 0, set()
    while not table.playing.outcome:
        if phase_of(table) != phase or steps % 9 == 0:
            phase = phase_of(table)
            phases.add(phase if isinstance(phase, str) else phase[1])
            await assert_restored(room, table)
        table = await room.step(table)
        steps += 1
    expected = {BETWEEN, "play"}
    if options.chiamata:
        expected |= {"auction", "trump"}
    elif options.players in (4, 6):
        expected.add("peek")
    if options.bidding == "points":
        expected.add("call")
    assert phases == expected
    assert table.public().status == OVER
    assert table.public().observation is None
    assert await room.is_over(table.id)


async def test_every_deal_begins_with_a_board_and_ends_with_its_result(room: Room) -> None:
    table = await room.match(TWO)
    for row in await room.store.notices(table.id):
        await room.store.delete_notice(table.id, row.number)
    table = await room.until_between(table)
    (result,) = await room.store.notices(table.id)
    assert (result.kind, notices.payload_of(result)) == (notices.RESULT, {"deal": 0})
    public = table.public()
    assert (public.status, len(public.results), public.observation) == (BETWEEN, 1, None)
    assert public.turn_at == room.clock() + 30
    assert public.closing_trick is not None
    assert await room.deadlines(table.id) == {"next_deal": 30}
    table = await room.tables.play.next_deal(table.id, table.seats[1].user_id, 1)
    assert await room.notices(table.id) == [notices.RESULT, notices.BOARD]
    assert table.public().status == PLAYING
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}


async def test_each_move_gives_the_next_player_the_whole_time(room: Room) -> None:
    table = await room.match(TWO)
    room.ahead += 170
    table = await room.act(table)
    assert await room.deadlines(table.id) == {"nudge": 30, "move": 180}
    assert table.public().turn_at == room.clock()


async def test_only_the_seat_to_move_moves(room: Room) -> None:
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    other = 1 - seat
    held = table.view(other).observation
    assert held
    act = room.tables.play.act
    with pytest.raises(NotYourTurn):
        await act(table.id, table.seats[other].user_id, PlayCard(held.hand[0]))
    with pytest.raises(NotSeated):
        await act(table.id, person(9).user_id, PlayCard(held.hand[0]))
    with pytest.raises(IllegalAction):
        await act(table.id, table.seats[seat].user_id, PlayCard(held.hand[0]))
    with pytest.raises(IllegalAction):
        await act(table.id, table.seats[seat].user_id, Pass())
    assert (await room.tables.get(table.id)).row == table.row
    assert await room.actors(table.id) == []


async def test_a_late_bid_is_refused(room: Room) -> None:
    table = await room.match(Options(players=5, bidding="points"))
    table = await room.act(table, BidPoints(70))
    with pytest.raises(IllegalAction):
        await room.act(table, BidPoints(70))
    first = table.playing.log[0][0]
    with pytest.raises(NotYourTurn):
        await room.tables.play.act(table.id, table.seats[first].user_id, BidPoints(80))


async def test_a_panel_opened_before_the_others_moved_is_still_good(room: Room) -> None:
    table = await room.match(TWO)
    (first,) = table.playing.to_act
    early = table.view(1 - first)
    assert early.observation
    await room.act(table)
    await room.tables.play.act(
        table.id,
        table.seats[1 - first].user_id,
        PlayCard(early.observation.hand[0]),
        early.token,
    )
    assert await room.actors(table.id) == ["person", "person"]


async def test_a_panel_that_was_used_is_stale(room: Room) -> None:
    table = await room.match(TWO)
    (seat,) = table.playing.to_act
    used = table.view(seat)
    assert used.observation
    table = await room.act(table, PlayCard(used.observation.hand[0]))
    for card in used.observation.hand:
        with pytest.raises(AlreadyPlayed):
            await room.tables.play.act(
                table.id, table.seats[seat].user_id, PlayCard(card), used.token
            )
    table = await room.until_between(table)
    with pytest.raises(AlreadyPlayed):
        await room.tables.play.act(
            table.id, table.seats[seat].user_id, PlayCard(Card("A", "D")), used.token
        )


async def test_nobody_plays_between_deals(room: Room) -> None:
    table = await room.until_between(await room.match(TWO))
    for seat in (0, 1):
        with pytest.raises(DealPending):
            await room.tables.play.act(
                table.id, table.seats[seat].user_id, PlayCard(Card("A", "D")), table.token(seat)
            )


async def test_the_next_deal_opens_once_and_only_for_those_who_sit_there(room: Room) -> None:
    table = await room.match(TWO)
    next_deal, user_id = room.tables.play.next_deal, table.seats[0].user_id
    with pytest.raises(MovedOn):
        await next_deal(table.id, user_id, 1)
    table = await room.until_between(table)
    with pytest.raises(NotSeated):
        await next_deal(table.id, person(9).user_id, 1)
    for deal in (0, 2):
        with pytest.raises(MovedOn):
            await next_deal(table.id, user_id, deal)
    await next_deal(table.id, user_id, 1)
    with pytest.raises(MovedOn):
        await next_deal(table.id, user_id, 1)


@pytest.mark.parametrize("moment", ["own turn", "other's turn", "auction", "between"])
async def test_leaving_ends_the_match_at_any_moment(room: Room, moment: str) -> None:
    table = await room.match(FIVE if moment == "auction" else TWO)
    if moment == "between":
        table = await room.until_between(table)
    (seat,) = table.playing.to_act
    leaver = 1 - seat if moment == "other's turn" else seat
    await room.tables.play.leave(table.id, table.seats[leaver].user_id)
    assert await room.is_over(table.id)
    *_, final = await room.store.notices(table.id)
    assert final.kind == notices.FINAL
    assert notices.payload_of(final) == {"why": "left", "seat": leaver}
    assert await room.store.next_deadline() is None


async def test_only_those_who_sit_there_can_end_a_match_by_leaving(room: Room) -> None:
    table = await room.match(TWO)
    with pytest.raises(NotSeated):
        await room.tables.play.leave(table.id, person(9).user_id)
    assert not await room.is_over(table.id)


async def test_tables_of_a_lost_channel_end_and_have_nothing_to_say(room: Room) -> None:
    lobby, match = await room.lobby(TWO), await room.match(TWO)
    elsewhere = await room.match(FIVE, channel=77)
    for row in await room.store.notices():
        await room.store.delete_notice(row.table_id, row.number)
    await room.tables.lose_channel(lobby.row.channel_id)
    assert await room.is_over(lobby.id)
    assert await room.is_over(match.id)
    assert not await room.is_over(elsewhere.id)
    assert await room.store.notices() == ()
    await room.tables.lose_guild(elsewhere.row.guild_id)
    assert await room.store.live_tables() == ()
    with pytest.raises(TableOver):
        await room.act(elsewhere)


async def test_a_finished_match_refuses_every_late_click(room: Room) -> None:
    table = await room.to_the_end(await room.match(TWO))
    user_id = table.seats[0].user_id
    for work in (
        room.tables.play.act(table.id, user_id, PlayCard(Card("A", "D")), 3),
        room.tables.play.leave(table.id, user_id),
        room.tables.play.next_deal(table.id, user_id, 4),
    ):
        with pytest.raises(TableOver):
            await work
