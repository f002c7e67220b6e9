"""A conquest in the cards just dealt: the deal, or the match, is over before anybody has played."""

from __future__ import annotations

import pytest

from bot.game import Match, Options, match_seed
from bot.game.deal import deal_key, shuffled
from bot.store import NoticeRow
from bot.tables import Table
from bot.tables.notices import BOARD, FINAL, RESULT, payload_of
from tests.tables.room import Room, person, same_as_stored

CONQUEST = Options(players=2, round_variant="conquest")
ONE = Options(players=2, round_variant="conquest", length="one")


def holds(options: Options, seed: bytes, deal: int) -> bool:
    """Whether somebody is dealt the Ace, 3 and King of trumps."""
    pack = shuffled(Match(options, bytes(32)).rules.pack, deal_key(seed, deal))
    wanted = {f"{rank}{pack[6].suit}" for rank in "A3K"}
    return any({str(card) for card in hand} == wanted for hand in (pack[:3], pack[3:6]))


async def start(room: Room, options: Options, deal: int) -> Table:
    """Start at a moment that deals a conquest in this deal, and in none before."""
    table = await room.lobby(options, 2)
    joins = [seat.join_id for seat in table.seats]

    def lucky(id: int) -> bool:
        seed = match_seed(table.row.secret, [*joins, id])
        return [holds(options, seed, d) for d in range(deal + 1)] == [*[False] * deal, True]

    moment = next(filter(lucky, range(1, 100_000)))
    return await room.tables.lobby.start(table.id, person(0).user_id, moment)


async def rows(room: Room, table: Table) -> tuple[NoticeRow, ...]:
    return await room.store.notices(table.id)


async def test_a_match_of_one_round_may_be_over_at_once(room: Room) -> None:
    table = await start(room, ONE, 0)
    assert await room.is_over(table.id)
    notices = await rows(room, table)
    assert [row.kind for row in notices] == [RESULT, FINAL]
    over = await room.tables.finished(table.id)
    assert over
    assert over.outcome
    assert over.table.results[0].reason == "conquest"
    assert {one.user_id for one in over.table.people} == {person(0).user_id, person(1).user_id}
    standings = await room.store.standings(1, "briscola2", 0, 9)
    assert sorted(line.wins for line in standings) == [0, 1]


async def test_the_first_deal_may_be_counted_before_it_is_played(room: Room) -> None:
    table = await start(room, CONQUEST, 0)
    assert table.between
    notices = await rows(room, table)
    assert [row.kind for row in notices] == [BOARD, RESULT]
    assert payload_of(notices[1]) == {"deal": 0}
    assert await room.deadlines(table.id) == {"next_deal": room.tables.timing.next_deal}
    await same_as_stored(room, table.id)
    await room.tables.start()
    await room.advance(room.tables.timing.next_deal + 1)
    table = await room.tables.get(table.id)
    assert not table.between
    assert table.row.dealt == 2
    assert sum(table.public().scores) == 1
    assert table.public().observation


@pytest.mark.parametrize("restart", [False, True])
async def test_the_next_deal_may_be_counted_together_with_the_one_before(
    room: Room, restart: bool
) -> None:
    table = await start(room, CONQUEST, 1)
    assert not table.between
    table = await room.until_between(table)
    assert len(table.playing.results) == 2
    if restart:
        table = await same_as_stored(room, table.id)
    assert table.between
    shown = [payload_of(row)["deal"] for row in await rows(room, table) if row.kind == RESULT]
    assert shown == [0, 1]
    assert [result.reason for result in table.playing.results[1:]] == ["conquest"]
    table = await room.tables.play.next_deal(table.id, person(0).user_id, table.playing.deal)
    assert not table.between
    assert table.row.dealt == 3
    await room.to_the_end(table)
    shown = [payload_of(row)["deal"] for row in await rows(room, table) if row.kind == RESULT]
    assert shown == sorted({*shown})
    over = await room.tables.finished(table.id)
    assert over
    assert shown == [*range(len(over.table.results))]
