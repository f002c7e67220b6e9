"""The chain of the fair deal, from the lobby's commitment to the filed match."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from bot.game import FileRefused, MatchFile, Options
from bot.tables import ABANDONED, BETWEEN, Table
from tests.tables.room import EVERY_GAME, GUILD, Room, name_of, person

TWO = Options(players=2)
FOUR = Options(players=4)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


async def file_of(room: Room, table: Table) -> MatchFile:
    filed = await room.store.match(table.id)
    assert filed
    return MatchFile.verify(filed[0].file)


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_what_was_promised_is_what_was_dealt(room: Room, options: Options) -> None:
    lobby = await room.lobby(options, options.players)
    promise = lobby.public().commitment
    table = await room.tables.lobby.start(lobby.id, person(0).user_id, 77)
    promised: dict[int, str] = {}
    while not table.playing.outcome:
        public = table.public()
        assert public.commitment == promise
        if public.status != BETWEEN:
            assert public.deal_commitment
            assert promised.setdefault(table.playing.deal, public.deal_commitment) == (
                public.deal_commitment
            )
        # Keys are shown for counted deals alone.
        assert len(public.deal_keys) == len(public.results)
        table = await room.step(table)
    over = await room.tables.finished(table.id)
    assert over
    assert over.outcome == table.playing.outcome
    assert over.table.commitment == promise
    assert list(promised) == list(range(len(over.table.deal_keys)))
    for deal, key in enumerate(over.table.deal_keys):
        assert sha256(bytes.fromhex(key)) == promised[deal]
    file = MatchFile.verify(over.file)
    assert sha256(file.secret) == promise
    assert promise in over.file
    assert file.log == tuple(table.playing.log)


async def test_the_seed_is_made_of_the_secret_and_of_numbers_that_discord_gives(
    room: Room,
) -> None:
    lobby = await room.tables.lobby.open(GUILD, 5, person(0), FOUR, "en", 111)
    for number, interaction in ((1, 222), (2, 333), (3, 444)):
        await room.tables.lobby.join(lobby.id, person(number), interaction)
    await room.tables.lobby.leave(lobby.id, person(1).user_id)
    await room.tables.lobby.join(lobby.id, person(1), 555)
    table = await room.tables.lobby.start(lobby.id, person(0).user_id, 666)
    due = hmac.digest(lobby.row.secret, b"111,333,444,555,666", "sha256")
    assert table.playing.seed == due
    table = await room.to_the_end(table)
    file = await file_of(room, table)
    assert (file.joins, file.start) == ((111, 333, 444, 555), 666)
    assert file.players == tuple(person(number).user_id for number in (0, 2, 3, 1))


async def test_seats_are_drawn_from_the_seed_and_hold_after_a_restart(room: Room) -> None:
    orders = set()
    for _ in range(12):
        table = await room.match(FOUR)
        orders.add(table.order)
        assert table.order == table.file().order
        assert [seat.user_id for seat in table.seats] == [
            person(joining).user_id for joining in table.order
        ]
        restored = await room.another().get(table.id)
        assert restored.playing.seed == table.playing.seed
        await room.tables.play.leave(table.id, person(0).user_id)
    assert len(orders) == 3


@pytest.mark.parametrize("steps", [0, 1, 45])
async def test_the_file_of_an_abandoned_match_is_genuine(room: Room, steps: int) -> None:
    lobby = await room.lobby(FOUR, 4)
    promise = lobby.public().commitment
    table = await room.tables.lobby.start(lobby.id, person(0).user_id, 7)
    table = await room.steps(table, steps)
    await room.tables.play.leave(table.id, person(2).user_id)
    file = await file_of(room, table)
    assert sha256(file.secret) == promise
    over = await room.tables.finished(table.id)
    assert over
    assert (over.outcome, over.reason) == (None, ABANDONED)
    assert len(file.log) == len(table.playing.log)


async def test_the_file_of_a_match_abandoned_between_deals_is_genuine(room: Room) -> None:
    table = await room.until_between(await room.match(TWO))
    await room.tables.play.leave(table.id, table.seats[0].user_id)
    over = await room.tables.finished(table.id)
    assert over
    assert (len(over.table.results), over.outcome) == (1, None)
    await file_of(room, table)


async def test_the_file_of_a_rematch_is_genuine_and_has_a_secret_of_its_own(room: Room) -> None:
    first = await room.to_the_end(await room.match(FOUR))
    lobby = await room.rematch(first, [3])
    promise = lobby.public().commitment
    started = await room.rematch(first, [1, 0, 2])
    assert started.public().commitment == promise
    second = await room.to_the_end(started)
    file = await file_of(room, second)
    assert sha256(file.secret) == promise
    assert file.secret != (await file_of(room, first)).secret
    assert file.seats is not None
    assert file.first_dealer == started.playing.first_dealer
    # The last click is the last Join and the Start at once.
    assert file.joins[-1] == file.start


async def test_a_filed_match_cannot_be_changed_unnoticed(room: Room) -> None:
    table = await room.to_the_end(await room.match(TWO))
    filed = await room.store.match(table.id)
    assert filed
    text = filed[0].file
    for _ in range(40):
        place = room.rng.randrange(len(text) - 1)
        changed = text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :]
        with pytest.raises(FileRefused):
            MatchFile.verify(changed)


async def test_every_table_has_a_secret_of_its_own(room: Room) -> None:
    secrets = {(await room.lobby(TWO, channel=channel)).row.secret for channel in range(5)}
    assert len(secrets) == 5
    assert {len(secret) for secret in secrets} == {32}
