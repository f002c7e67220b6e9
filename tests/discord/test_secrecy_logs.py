"""Whatever breaks with cards in its hands, the logs do not say which."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.game import (
    Card,
    CardNotInHand,
    IllegalCall,
    MalformedText,
    Options,
    PlayCard,
    rules_of,
)
from bot.store import Store
from bot.tables import Table, Tables
from bot.tables.play import Play
from bot.ui.reply import Reply
from tests.discord.playing import NAMES
from tests.discord.scripted import Scripted
from tests.discord.telltales import cards_in, logged, stands_in
from tests.discord.twins import twin
from tests.support.people import Evening
from tests.ui.positions import Position, dealt

ACE = Card.parse("AD")
OPTIONS = Options(players=2)
WHERE = Position(OPTIONS, (rules_of(OPTIONS).pack,), 1, (), 1)


def troubles(table: Table) -> Iterator[Exception]:
    """Errors that carry what they must not tell."""
    yield CardNotInHand(card=ACE)
    yield IllegalCall(card=ACE, suit="D")
    yield MalformedText(text="AD")
    yield KeyError(ACE)
    yield KeyError("AD")
    yield ValueError(f"{PlayCard(ACE)!r} is not in {table.playing.observe(0)!r}")
    yield RuntimeError(f"{table!r} and {table.view(0)!r} and {table.playing.log!r}")
    yield RuntimeError(f"{table.file()!r}")
    yield ExceptionGroup("several", [CardNotInHand(card=ACE), KeyError("AD")])
    error = RuntimeError("because of a card")
    error.__cause__ = MalformedText(text="AD")
    yield error


@asynccontextmanager
async def playing(database: Path) -> AsyncIterator[tuple[Evening, Scripted, StringIO]]:
    with logged() as log, dealt(WHERE):
        async with twin(database) as world:
            table = Scripted(world, world.people(*NAMES[:2]))
            await table.open(WHERE)
            await table.hand(0)
            await table.hand(1)
            yield world, table, log
            world.forgive()
            # What nobody caught is noted only when the bot closes; here it is meant.
            world.env._raise_errors_since = lambda _cursor: None


async def assert_nothing_told(world: Evening, table: Scripted, log: StringIO) -> None:
    live = await world.bot.tables.get(table.id)
    text = log.getvalue()
    assert cards_in(text) == []
    for secret in (live.row.secret, live.seed, live.playing.deal_key(0)):
        assert not stands_in(secret, text)
    assert not any(token in text for token in world.backend.interaction_tokens)
    assert "RuntimeError: because of a card" in text, "the trouble itself must be told"


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param((Play, "act"), id="the move"),
        pytest.param((Table, "view"), id="the panel"),
        pytest.param((Table, "public"), id="the board"),
        pytest.param((Store, "commit"), id="the store"),
        pytest.param((Tables, "of_person"), id="the command"),
    ],
)
async def test_errors_are_told_without_cards(broken: tuple[type, str], tmp_path: Path) -> None:
    async with playing(tmp_path / "database") as (world, table, log):
        for error in troubles(await world.bot.tables.get(table.id)):
            with patch.object(*broken, side_effect=error):
                await click_a_card(table)
                await table.seats[0].slash("play", card="AD")
                await table.seats[0].suggestions("play", "card", "a")
        await assert_nothing_told(world, table, log)


async def test_an_answer_that_breaks_as_well_is_told_without_cards(tmp_path: Path) -> None:
    async with playing(tmp_path / "database") as (world, table, log):
        for error in troubles(await world.bot.tables.get(table.id)):
            # Nobody is left to catch this but discord.py, which tells of the button.
            with patch.object(Play, "act", side_effect=error), answers_break(error):
                await click_a_card(table)
                await table.seats[0].slash("play", card="AD")
        assert "dynamic item callback" in log.getvalue()
        await assert_nothing_told(world, table, log)


async def test_deadlines_that_fail_are_told_without_cards(tmp_path: Path) -> None:
    async with playing(tmp_path / "database") as (world, table, log):
        for error in troubles(await world.bot.tables.get(table.id)):
            with patch("bot.tables.play.stand_in", side_effect=error):
                await world.advance(200)
        assert "deadline failed" in log.getvalue()
        await assert_nothing_told(world, table, log)


async def test_tasks_that_nobody_waited_for_are_told_without_cards(tmp_path: Path) -> None:
    async with playing(tmp_path / "database") as (world, table, log):
        for error in troubles(await world.bot.tables.get(table.id)):
            await _lost_task(f"discord-ui-dynamic-item-GameItem-b1:act:{table.id:x}:0:AD", error)
        gc.collect()
        assert "never retrieved" in log.getvalue()
        await assert_nothing_told(world, table, log)


async def click_a_card(table: Scripted) -> None:
    panel = table.panels[0]
    await table.seats[0].click(panel, panel.find("b1:act:")[0])


@contextmanager
def answers_break(error: Exception) -> Iterator[None]:
    with (
        patch.object(Reply, "whisper", side_effect=error),
        patch.object(Reply, "show", side_effect=error),
    ):
        yield


async def _lost_task(name: str, error: Exception) -> None:
    async def die() -> None:
        raise error

    task = asyncio.create_task(die(), name=name)
    await asyncio.wait([task])
