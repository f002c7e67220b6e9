"""The end of a match: records, the filed match, and what is still to be said."""

from __future__ import annotations

import pytest

from bot.game import MatchFile, Options, RoundDealt, TrickTaken
from bot.tables import ABANDONED, GAMES, OVER, Table, game_of, notices
from tests.tables.room import CHANNEL, EVERY_GAME, GUILD, Room, name_of, person

TWO = Options(players=2)
FIVE = Options(players=5)


def counted(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Wins, points, deals declared and made of a seat, from the match itself."""
    match = table.playing
    contracts = [result.contract for result in match.results if result.contract]
    own = [contract for contract in contracts if contract.declarer == seat]
    won = match.outcome is not None and seat in match.outcome.winners
    made = sum(contract.made for contract in own)
    return int(won), sum(result.gains[seat] for result in match.results), len(own), made


def test_every_game_has_its_own_leaderboard() -> None:
    assert {game_of(options) for options in EVERY_GAME} == set(GAMES)


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_a_finished_match_counts_for_everybody_who_played(
    room: Room, options: Options
) -> None:
    table = await room.to_the_end(await room.match(options))
    for seat, row in enumerate(table.seats):
        line = await room.store.standing(GUILD, game_of(options), row.user_id)
        assert line
        assert line.matches == 1
        assert (line.wins, line.points, line.declared, line.made) == counted(table, seat)
    assert await room.store.standings_count(GUILD, game_of(options)) == options.players


async def test_matches_add_up(room: Room) -> None:
    sums = {number: [0, 0, 0, 0] for number in range(5)}
    for _ in range(3):
        table = await room.to_the_end(await room.match(FIVE))
        for seat, row in enumerate(table.seats):
            total = sums[row.user_id - person(0).user_id]
            total[:] = map(sum, zip(total, counted(table, seat), strict=True))
    for number, total in sums.items():
        line = await room.store.standing(GUILD, "chiamata", person(number).user_id)
        assert line
        assert line.matches == 3
        assert [line.wins, line.points, line.declared, line.made] == total
    assert sum(total[1] for total in sums.values()) == 0
    assert sum(total[2] for total in sums.values()) == 15


async def test_an_abandoned_match_is_filed_and_counts_for_nobody(room: Room) -> None:
    table = await room.until_between(await room.match(TWO))
    await room.tables.play.leave(table.id, table.seats[1].user_id)
    filed = await room.store.match(table.id)
    assert filed
    match, seats = filed
    assert match.reason == ABANDONED
    assert [seat.won for seat in seats] == [0, 0]
    assert await room.store.standings_count(GUILD, "briscola2") == 0


async def test_the_filed_match_knows_where_its_board_stands(room: Room) -> None:
    table = await room.match(TWO)
    await room.tables.placed(table.id, 4242, table.row.version)
    table = await room.to_the_end(await room.tables.get(table.id))
    filed = await room.store.match(table.id)
    assert filed
    assert filed[0].board_id == 4242
    over = await room.tables.finished(table.id)
    assert over
    assert over.table.board_id == 4242
    other = await room.match(TWO)
    await room.tables.placed(other.id, 4243, other.row.version)
    await room.tables.play.leave(other.id, other.seats[0].user_id)
    filed = await room.store.match(other.id)
    assert filed
    assert filed[0].board_id == 4243


async def test_what_is_still_to_be_said_outlives_the_table(room: Room) -> None:
    table = await room.to_the_end(await room.match(TWO))
    assert await room.is_over(table.id)
    kinds = await room.notices(table.id)
    deals = len(table.playing.results)
    assert kinds.count(notices.RESULT) == deals
    assert kinds[-2:] == [notices.RESULT, notices.FINAL]
    *_, result, final = await room.store.notices(table.id)
    assert notices.payload_of(result) == {"deal": deals - 1}
    assert notices.payload_of(final) == {}
    assert room.told[-1] == table.id
    assert await room.store.next_deadline() is None
    restarted = room.another()
    room.told.clear()
    await restarted.start()
    assert room.told == [table.id]
    await restarted.stop()


async def test_notices_stand_in_the_order_in_which_things_happened(room: Room) -> None:
    table = await room.to_the_end(await room.match(TWO))
    kinds = await room.notices(table.id)
    deals = len(table.playing.results)
    assert kinds == [notices.BOARD, notices.RESULT] * deals + [notices.FINAL]


async def test_a_finished_table_is_shown_again_from_its_file_alone(room: Room) -> None:
    table = await room.to_the_end(await room.match(FIVE))
    over = await room.another().finished(table.id)
    assert over
    live, public = table.public(), over.table
    assert public.status == live.status == OVER
    assert (public.people, public.results) == (live.people, live.results)
    assert (public.scores, public.closing_trick) == (live.scores, live.closing_trick)
    assert (public.deal_keys, public.commitment) == (live.deal_keys, live.commitment)
    assert (public.guild_id, public.channel_id, public.locale) == (GUILD, CHANNEL, "en")
    assert (public.observation, public.deal_commitment) == (None, None)
    assert over.outcome == table.playing.outcome
    assert MatchFile.verify(over.file).match().scores == table.playing.scores


async def test_the_closing_trick_is_the_last_of_the_last_deal(room: Room) -> None:
    table = await room.until_between(await room.match(TWO))
    trick = table.public().closing_trick
    assert trick
    assert [(seat, str(card)) for seat, card in trick.plays] == [
        (seat, str(action)) for seat, action in table.playing.log[-2:]
    ]
    table = await room.step(table)
    assert table.public().closing_trick == trick


async def test_the_richest_trick_is_the_first_with_the_most_card_points(room: Room) -> None:
    table = await room.to_the_end(await room.match(TWO))
    over = await room.tables.finished(table.id)
    assert over
    assert over.richest
    tricks, deal = [], -1
    for event in table.playing.events:
        deal += isinstance(event, RoundDealt)
        if isinstance(event, TrickTaken):
            tricks.append((deal, event))
    assert over.richest == max(tricks, key=lambda found: found[1].points)


async def test_a_match_without_a_trick_has_no_richest(room: Room) -> None:
    table = await room.match(TWO)
    await room.tables.play.leave(table.id, table.seats[0].user_id)
    over = await room.tables.finished(table.id)
    assert over
    assert over.richest is None


async def test_a_deal_that_everybody_passed_has_no_closing_trick(room: Room) -> None:
    await room.tables.start()
    table = await room.match(FIVE)
    await room.advance(180 * 5)
    table = await room.tables.get(table.id)
    assert table.public().results[0].counted is False
    assert table.public().closing_trick is None


async def test_there_is_no_finished_match_under_an_unknown_number(room: Room) -> None:
    assert await room.tables.finished(12345) is None
