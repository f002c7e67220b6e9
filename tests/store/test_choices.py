"""Presets of a server and settings of a person, and what the second migration does to a table."""

import sqlite3
from pathlib import Path

from bot.store import Store
from bot.store.migrations import DIRECTORY, migrate

from .samples import a_table


async def test_presets_belong_to_a_server_and_come_in_order_of_their_names(store: Store) -> None:
    await store.save_preset(10, "Sunday", "players=2")
    await store.save_preset(10, "Bar", "players=4")
    await store.save_preset(11, "Sunday", "players=5")
    assert list((await store.presets(10)).items()) == [
        ("Bar", "players=4"),
        ("Sunday", "players=2"),
    ]
    assert await store.presets(12) == {}


async def test_a_preset_saved_again_takes_the_place_of_its_like(store: Store) -> None:
    await store.save_preset(10, "Sunday", "players=2")
    await store.save_preset(10, "Sunday", "players=3")
    assert await store.presets(10) == {"Sunday": "players=3"}


async def test_a_preset_is_deleted_once_and_only_in_its_server(store: Store) -> None:
    await store.save_preset(10, "Sunday", "players=2")
    await store.save_preset(11, "Sunday", "players=5")
    assert await store.delete_preset(10, "Sunday")
    assert not await store.delete_preset(10, "Sunday")
    assert await store.presets(11) == {"Sunday": "players=5"}


async def test_a_name_that_looks_like_a_statement_is_only_a_name(store: Store) -> None:
    name = "'; DELETE FROM preset; --"
    await store.save_preset(10, name, "players=2")
    assert await store.presets(10) == {name: "players=2"}


async def test_a_preference_is_kept_for_each_person_and_key(store: Store) -> None:
    assert await store.preference(40, "pack_look") is None
    await store.set_preference(40, "pack_look", "french")
    await store.set_preference(40, "pack_look", "italian")
    await store.set_preference(41, "pack_look", "french")
    await store.set_preference(40, "other", "x")
    assert await store.preference(40, "pack_look") == "italian"
    assert await store.preference(41, "pack_look") == "french"


async def test_the_presets_of_a_forgotten_server_go_and_preferences_stay(store: Store) -> None:
    await store.save_preset(10, "Sunday", "players=2")
    await store.save_preset(11, "Sunday", "players=2")
    await store.set_preference(40, "pack_look", "french")
    await store.forget_guild(10)
    assert await store.presets(10) == {}
    assert len(await store.presets(11)) == 1
    assert await store.preference(40, "pack_look") == "french"


async def test_a_table_of_the_first_schema_has_changed_nothing_and_all_agree(
    path: Path, tmp_path: Path
) -> None:
    first = tmp_path / "first"
    first.mkdir()
    (script,) = DIRECTORY.glob("0001_*.sql")
    (first / script.name).write_text(script.read_text("utf-8"), "utf-8")
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, path, first)
    connection.execute(
        "INSERT INTO live_table VALUES (1, 10, 20, 30, 40, 'lobby', 'players=4', 'it', x'00', 1, "
        "0, NULL, NULL, 100.25, NULL, 1, NULL, '')"
    )
    connection.execute("INSERT INTO live_seat VALUES (1, 0, 40, 'Ada', 70, 'person', 0)")
    connection.close()
    async with await Store.open(path) as store:
        stored = await store.load_table(1)
        assert stored is not None
        assert stored.row.changed == ""
        assert [seat.agreed for seat in stored.seats] == [1]
        await store.create_table(a_table(2))
        assert {table.id for table in await store.live_tables()} == {1, 2}
