import random

import pytest

from bot.store import Change, NoticeRow, Standing, Store, records

from .samples import a_match, a_match_seat, a_seat, a_table


async def finish(
    store: Store,
    match_id: int,
    *results: tuple[int, int, int],
    game: str = "briscola2",
    guild_id: int = 10,
) -> None:
    """Finish a match with (user, won, score) for each seat."""
    seats = tuple(
        a_match_seat(match_id, seat, user_id, won, score)
        for seat, (user_id, won, score) in enumerate(results)
    )
    await store.create_table(a_table(match_id, guild_id=guild_id))
    await store.commit(
        Change(
            table_id=match_id,
            expected=1,
            finished=(a_match(match_id, game=game, guild_id=guild_id), seats),
            remove=True,
        )
    )


async def ranks(store: Store, game: str, hidden: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    lines = await store.standings(10, game, 0, 100, hidden)
    return [(line.rank, line.user_id) for line in lines]


async def test_matches_add_up_by_guild_and_game(store: Store) -> None:
    await finish(store, 1, (40, 1, 3), (41, 0, 2))
    await finish(store, 2, (40, 1, 3), (41, 0, 0))
    await finish(store, 3, (40, 0, 1), (41, 1, 3), game="briscola3")
    await finish(store, 4, (40, 0, 1), (41, 1, 3), guild_id=11)
    assert await store.standings(10, "briscola2", 0, 10) == (
        Standing(1, 40, 2, 2, 6, 0, 0),
        Standing(2, 41, 2, 0, 2, 0, 0),
    )
    assert await store.standings_count(10, "briscola2") == 2
    assert await store.standings_count(10, "chiamata") == 0


async def test_equal_wins_go_by_fewer_matches_then_by_user_id(store: Store) -> None:
    await finish(store, 1, (43, 1, 9), (42, 0, 0))
    await finish(store, 2, (41, 1, 0), (40, 1, 0))
    await finish(store, 3, (43, 0, 9), (42, 0, 0))
    assert await ranks(store, "briscola2") == [(1, 40), (2, 41), (3, 43), (4, 42)]


async def test_in_chiamata_equal_wins_go_by_points_first(store: Store) -> None:
    await finish(store, 1, (43, 1, 9), (42, 0, -9), game="chiamata")
    await finish(store, 2, (41, 1, 2), (40, 1, 2), game="chiamata")
    await finish(store, 3, (43, 0, 1), (42, 0, -1), game="chiamata")
    assert await ranks(store, "chiamata") == [(1, 43), (2, 40), (3, 41), (4, 42)]


async def test_hidden_people_take_no_place(store: Store) -> None:
    for match_id, user_id in enumerate((40, 41, 42, 43), start=1):
        await finish(store, match_id, (user_id, 1, 0))
    hidden = (40, 42, 99)
    assert await ranks(store, "briscola2", hidden) == [(1, 41), (2, 43)]
    assert await store.standings_count(10, "briscola2", hidden) == 2
    line = await store.standing(10, "briscola2", 43, hidden)
    assert line == Standing(2, 43, 1, 1, 0, 0, 0)
    assert await store.standing(10, "briscola2", 99) is None


async def test_a_seat_that_is_not_a_persons_has_no_record(store: Store) -> None:
    await finish(store, 1, (40, 0, 0), (-1, 1, 3), (0, 1, 3))
    assert await ranks(store, "briscola2") == [(1, 40)]


@pytest.mark.parametrize("game", ["briscola4", "chiamata"])
async def test_pages_single_lines_and_counts_agree_whoever_is_hidden(
    store: Store, game: str
) -> None:
    dice = random.Random(5)
    for match_id in range(1, 61):
        users = dice.sample(range(40, 60), 4)
        await finish(
            store,
            match_id,
            *((user, dice.randint(0, 1), dice.randint(-2, 2)) for user in users),
            game=game,
        )
    for hidden in ((), tuple(dice.sample(range(35, 65), 12))):
        lines = await store.standings(10, game, 0, 100, hidden)
        assert [line.rank for line in lines] == list(range(1, len(lines) + 1))
        assert len(lines) == await store.standings_count(10, game, hidden)
        assert not {line.user_id for line in lines} & set(hidden)
        pages = [await store.standings(10, game, start, 3, hidden) for start in range(0, 30, 3)]
        assert tuple(line for page in pages for line in page) == lines
        for line in lines:
            assert await store.standing(10, game, line.user_id, hidden) == line


async def test_a_page_is_read_from_an_index_without_sorting(store: Store) -> None:
    for query, values in (
        (records._ORDER_BY_WINS, (10, "briscola2", 10)),
        (records._ORDER_BY_POINTS, (10, "chiamata", 10)),
        (records._COUNT_BEFORE_BY_WINS, (10, "briscola2", 1, 1, 1, 1, 1)),
        (records._COUNT_BEFORE_BY_POINTS, (10, "chiamata", 1, 1, 1, 1, 1, 1, 1)),
    ):
        plan = await store._database.read(
            lambda connection, query=query, values=values: " ".join(
                row[3] for row in connection.execute("EXPLAIN QUERY PLAN " + query, values)
            )
        )
        assert "COVERING INDEX record_by_" in plan
        assert "TEMP B-TREE" not in plan


async def test_named_texts_are_kept_and_replaced(store: Store) -> None:
    assert await store.get_meta("commands") is None
    await store.set_meta("commands", "one")
    await store.set_meta("commands", "two")
    assert await store.get_meta("commands") == "two"


async def test_a_forgotten_guild_leaves_nothing_and_others_keep_theirs(store: Store) -> None:
    for guild_id in (10, 11):
        running, finished = guild_id * 10, guild_id * 10 + 1
        await store.create_table(
            a_table(running, guild_id=guild_id), [a_seat(running)], {"turn": 5.0}
        )
        await store.commit(
            Change(table_id=running, expected=1, notices=(NoticeRow(running, 1, "nudge", ""),))
        )
        await finish(store, finished, (40, 1, 3), guild_id=guild_id)
        await store.save_preset(guild_id, "Sunday", "players=2")
    await store.set_meta("commands", "kept")

    def rows(connection) -> dict[str, int]:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: len(connection.execute("SELECT * FROM " + name).fetchall())  # noqa: S608 its own tables
            for (name,) in tables.fetchall()
            if name not in ("meta", "schema_version")
        }

    both = await store._database.read(rows)
    await store.forget_guild(10)
    left = await store._database.read(rows)
    assert left == {name: number // 2 for name, number in both.items()}
    assert await store.tables_in_guild(11) == (110,)
    assert await store.match(111) is not None
    assert await store.standings_count(11, "briscola2") == 1
    await store.forget_guild(11)
    assert set((await store._database.read(rows)).values()) == {0}
    assert await store.get_meta("commands") == "kept"
