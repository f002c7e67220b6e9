import dataclasses

import pytest

from bot.store import (
    Change,
    Conflict,
    DeadlineRow,
    MatchRow,
    NoticeRow,
    Store,
    StoredTable,
)

from .samples import a_match, a_match_seat, a_seat, a_table, an_action


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table, seats = a_table(), (a_seat(), a_seat(place=1, user_id=41, missed=2))
    await store.create_table(table, seats, {"lobby": 900.0})
    assert await store.load_table(1) == StoredTable(
        table, seats, (), (DeadlineRow(1, "lobby", 900.0),)
    )


async def test_the_largest_ids_and_empty_columns_come_back(store: Store) -> None:
    largest = 2**63 - 1
    table = a_table(
        largest,
        host_id=largest,
        board_id=None,
        first_dealer=None,
        rematch_of=None,
        turn_at=None,
        start_id=None,
    )
    await store.create_table(table)
    loaded = await store.load_table(largest)
    assert loaded is not None
    assert loaded.row == table


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.load_table(1) is None
    assert await store.match(1) is None


async def test_an_id_already_taken_is_a_conflict(store: Store) -> None:
    await store.create_table(a_table())
    with pytest.raises(Conflict):
        await store.create_table(a_table(channel_id=21))
    assert await store.live_tables() == (a_table(),)


async def test_a_table_with_a_seat_taken_twice_is_not_stored_at_all(store: Store) -> None:
    with pytest.raises(Exception, match="UNIQUE"):
        await store.create_table(a_table(), [a_seat(place=0), a_seat(place=1)])
    assert await store.live_tables() == ()


async def test_a_change_raises_the_version_and_sets_only_what_it_names(store: Store) -> None:
    await store.create_table(a_table(), [a_seat()])
    await store.commit(
        Change(
            table_id=1,
            expected=1,
            set={"status": "playing", "turn_at": None},
            actions=(an_action(seq=0), an_action(seq=1)),
        )
    )
    assert await store.load_table(1) == StoredTable(
        a_table(version=2, status="playing", turn_at=None),
        (a_seat(),),
        (an_action(seq=0), an_action(seq=1)),
    )


async def test_every_column_that_may_change_can_be_set(store: Store) -> None:
    new = {
        "board_id": 1030,
        "host_id": 1040,
        "status": "playing",
        "options": "players=5",
        "locale": "en",
        "secret": b"other",
        "dealt": 1002,
        "first_dealer": 1003,
        "rematch_of": 1050,
        "created_at": 1100.5,
        "turn_at": 1200.5,
        "rendered": 1007,
        "start_id": 1060,
        "seating": "0 1",
        "changed": "length",
    }
    await store.create_table(a_table())
    await store.commit(Change(table_id=1, expected=1, set=new))
    assert await store.live_tables() == (a_table(version=2, **new),)


@pytest.mark.parametrize("column", ["id", "version", "guild_id", "channel_id"])
async def test_what_a_table_is_cannot_be_changed(store: Store, column: str) -> None:
    await store.create_table(a_table())
    with pytest.raises(ValueError, match=column):
        await store.commit(Change(table_id=1, expected=1, set={column: 5}))
    with pytest.raises(TypeError):
        await store.commit(Change(table_id=1, expected=1, set={"status = 'x' --": 5}))
    assert await store.live_tables() == (a_table(),)


@pytest.mark.parametrize("expected", [0, 2])
async def test_another_version_is_a_conflict_and_nothing_is_stored(
    store: Store, expected: int
) -> None:
    await store.create_table(a_table(), [a_seat()], {"turn": 5.0})
    before = await store.load_table(1)
    with pytest.raises(Conflict):
        await store.commit(
            Change(
                table_id=1,
                expected=expected,
                seats=(),
                actions=(an_action(),),
                clear_deadlines=True,
                notices=(NoticeRow(1, 1, "nudge", "{}"),),
                remove=True,
            )
        )
    assert await store.load_table(1) == before
    assert await store.notices() == ()


async def test_a_change_of_a_table_that_is_gone_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.commit(Change(table_id=1, expected=1))


async def test_an_action_number_already_used_is_a_conflict_and_nothing_is_stored(
    store: Store,
) -> None:
    await store.create_table(a_table())
    await store.commit(Change(table_id=1, expected=1, actions=(an_action(seq=0),)))
    before = await store.load_table(1)
    with pytest.raises(Conflict):
        await store.commit(
            Change(
                table_id=1,
                expected=2,
                set={"status": "playing"},
                actions=(an_action(seq=1), an_action(seq=0, action="play 3C")),
            )
        )
    assert await store.load_table(1) == before


async def test_seats_are_replaced_whole_or_kept(store: Store) -> None:
    await store.create_table(a_table(), [a_seat(place=0), a_seat(place=1, user_id=41)])
    swapped = (a_seat(place=0, user_id=41), a_seat(place=1, user_id=40))
    await store.commit(Change(table_id=1, expected=1, seats=swapped))
    await store.commit(Change(table_id=1, expected=2, seats=None))
    loaded = await store.load_table(1)
    assert loaded is not None
    assert loaded.seats == swapped
    await store.commit(Change(table_id=1, expected=3, seats=()))
    assert await store.seats_of(40, 10) == ()


async def test_tables_are_found_by_user_channel_and_guild_oldest_first(store: Store) -> None:
    places = {1: (10, 20), 2: (10, 21), 3: (11, 22)}
    for table_id, (guild_id, channel_id) in places.items():
        await store.create_table(
            a_table(
                table_id, guild_id=guild_id, channel_id=channel_id, created_at=100.0 - table_id
            ),
            [a_seat(table_id, 0, user_id=40), a_seat(table_id, 1, user_id=50 + table_id)],
        )
    assert await store.seats_of(40, 10) == (2, 1)
    assert await store.seats_of(40, 11) == (3,)
    assert await store.seats_of(51, 10) == (1,)
    assert await store.seats_of(51, 11) == ()
    assert await store.tables_in(21) == (2,)
    assert await store.tables_in_guild(10) == (2, 1)
    assert [table.id for table in await store.live_tables()] == [3, 2, 1]


async def test_the_rendered_version_is_noted_without_raising_the_version(store: Store) -> None:
    await store.create_table(a_table())
    await store.set_rendered(1, 99, 1)
    assert await store.live_tables() == (a_table(board_id=99, rendered=1),)
    await store.set_rendered(2, 99, 1)


async def test_deadlines_are_set_moved_deleted_and_cleared(store: Store) -> None:
    await store.create_table(a_table(), (), {"lobby": 50.0, "nudge": 60.0})
    await store.commit(
        Change(table_id=1, expected=1, deadlines={"lobby": None, "nudge": 70.0, "turn": 65.0})
    )
    turn, nudge = DeadlineRow(1, "turn", 65.0), DeadlineRow(1, "nudge", 70.0)
    assert await store.due(100.0) == (turn, nudge)
    assert await store.due(65.0) == (turn,)
    assert await store.due(64.9) == ()
    assert await store.next_deadline() == 65.0
    await store.commit(
        Change(table_id=1, expected=2, clear_deadlines=True, deadlines={"deal": 80.0})
    )
    assert await store.due(100.0) == (DeadlineRow(1, "deal", 80.0),)
    await store.commit(Change(table_id=1, expected=3, clear_deadlines=True))
    assert await store.next_deadline() is None


async def test_a_deadline_that_was_moved_is_not_deleted_by_its_late_handler(store: Store) -> None:
    await store.create_table(a_table(), (), {"turn": 50.1})
    (fired,) = await store.due(60.0)
    await store.commit(Change(table_id=1, expected=1, deadlines={"turn": 90.0}))
    await store.delete_deadline(fired)
    assert await store.next_deadline() == 90.0
    await store.delete_deadline(DeadlineRow(1, "turn", 90.0))
    assert await store.next_deadline() is None


async def test_notices_survive_their_table_until_they_are_posted(store: Store) -> None:
    first, second = NoticeRow(1, 4, "result", "{1}"), NoticeRow(1, 5, "result", "{2}")
    other = NoticeRow(2, 1, "nudge", "{3}")
    await store.create_table(a_table())
    await store.create_table(a_table(2))
    await store.commit(Change(table_id=1, expected=1, notices=(second, first), remove=True))
    await store.commit(Change(table_id=2, expected=1, notices=(other,)))
    assert await store.load_table(1) is None
    assert await store.notices() == (first, second, other)
    assert await store.notices(2) == (other,)
    await store.delete_notice(1, 4)
    assert await store.notices(1) == (second,)


async def test_a_notice_is_added_or_takes_the_place_of_its_like(store):
    await store.create_table(a_table(1), [], {})
    first, second = NoticeRow(1, -7, "moved", "{}"), NoticeRow(1, -7, "moved", "[]")
    other = NoticeRow(1, 3, "nudge", "{}")
    for notice in (first, first, second, other):
        await store.add_notice(notice)
    assert await store.notices(1) == (second, other)


def finishing(**parts: object) -> Change:
    match: MatchRow = a_match()
    seats = (
        a_match_seat(1, 0, 40, won=1, score=3, declared=2, made=1),
        a_match_seat(1, 1, 41, score=1),
    )
    change = Change(
        table_id=1,
        expected=1,
        actions=(an_action(),),
        notices=(NoticeRow(1, 1, "result", "{}"),),
        finished=(match, seats),
        remove=True,
    )
    return dataclasses.replace(change, **parts)  # type: ignore[arg-type]


async def test_a_finish_files_the_match_raises_the_records_and_removes_the_table(
    store: Store,
) -> None:
    await store.create_table(a_table(), [a_seat()], {"turn": 5.0})
    change = finishing()
    await store.commit(change)
    assert await store.match(1) == change.finished
    assert await store.live_tables() == ()
    assert await store.seats_of(40, 10) == ()
    assert await store.next_deadline() is None
    winner, loser = await store.standings(10, "briscola2", 0, 10)
    assert dataclasses.astuple(winner) == (1, 40, 1, 1, 3, 2, 1)
    assert dataclasses.astuple(loser) == (2, 41, 1, 0, 1, 0, 0)


async def test_a_finish_that_fails_at_its_last_step_leaves_everything_as_it_was(
    store: Store,
) -> None:
    await store.create_table(a_table(), [a_seat()], {"turn": 5.0})
    before = await store.load_table(1)
    await store._database.write(
        lambda connection: (
            connection.execute(
                "CREATE TRIGGER stuck BEFORE DELETE ON live_table "
                "BEGIN SELECT RAISE(ABORT, 'stuck'); END"
            ).rowcount
        )
    )
    with pytest.raises(Exception, match="stuck"):
        await store.commit(finishing())
    assert await store.load_table(1) == before
    assert await store.match(1) is None
    assert await store.standings_count(10, "briscola2") == 0
    assert await store.notices() == ()


async def test_a_match_is_filed_and_counted_only_once(store: Store) -> None:
    await store.create_table(a_table())
    await store.commit(finishing(remove=False))
    with pytest.raises(Conflict):
        await store.commit(finishing(expected=2, actions=(), notices=()))
    (winner, _) = await store.standings(10, "briscola2", 0, 10)
    assert winner.matches == 1
    assert (await store.load_table(1)) is not None


async def test_an_abandoned_match_is_filed_but_does_not_count(store: Store) -> None:
    await store.create_table(a_table())
    await store.commit(finishing(counts=False))
    assert await store.match(1) is not None
    assert await store.standings(10, "briscola2", 0, 10) == ()


async def test_secrets_and_cards_stay_out_of_what_is_logged() -> None:
    shown = repr((a_table(), an_action(), a_match(), NoticeRow(1, 2, "result", "key 0f")))
    for hidden in ("secret", "AD", "the whole match", "0f"):
        assert hidden not in shown
