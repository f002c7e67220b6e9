"""A whole match on a wire, and what is left of it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord.components import COMPONENTS_V2_FLAG, validate_components

from bot.i18n import words_for
from bot.store import tables
from bot.tables import Table
from bot.ui.board import board_view
from tests.discord.playing import open_table
from tests.support.launch import BotProcess
from tests.support.loopback import Request
from tests.support.person import Person
from tests.support.shown import Shown
from tests.support.wire import Wire, served
from tests.wire.deaths import DeadlyWire
from tests.wire.nursery import ForkedBot
from tests.wire.party import Kills, Party

# Whatever the machine is busy with, nobody is reminded or played for.
ENDLESS = dict.fromkeys(("MOVE_SECONDS", "NUDGE_SECONDS", "NEXT_DEAL_SECONDS"), "36000")
GAMES = {2: "briscola2", 5: "chiamata"}
IDS_AND_TIMES = re.compile(r"\b\d{17,20}\b|<t:\d+:R>")
TABLES = ("live_table", "live_seat", "live_action", "deadline", "notice", "finished_match")


Afterwards = Callable[[DeadlyWire, list[Person]], Awaitable[None]]


@dataclass(frozen=True)
class Evening:
    """What a match leaves in the channel, on the leaderboard and in the database."""

    messages: list[str]
    leaderboard: str
    rows: dict[str, int]
    clicks: list[str] = field(compare=False)
    kills: int = field(compare=False)
    requests: list[Request] = field(compare=False, repr=False)


async def play_evening(
    players: int,
    database: Path,
    kills: Kills = lambda _name: (),
    kind: type[BotProcess] = BotProcess,
    afterwards: Afterwards | None = None,
) -> Evening:
    """Play a match to its end; `kills` says which deaths follow the click of a name.

    `afterwards` goes on with the bot started again.
    """
    async with served(DeadlyWire()) as world:
        process = world.process = kind(world, database, ENDLESS, "tests.wire.steady")
        party = Party(world, players, kills)
        try:
            await process.start()
            await party.play()
            await world.still()
            leaderboard = await party.people[0].slash("leaderboard", game=GAMES[players])
            assert await process.terminate() == 0
            evening = Evening(
                [_without_ids(shown) for shown in world.public()],
                leaderboard.text,
                rows_in(database),
                party.clicks,
                world.kills,
                world.log[:],
            )
            if afterwards:
                await process.start()
                await afterwards(world, party.people)
        except BaseException:
            print(f"after {party.clicks[-3:]}:\n{process.output[-5000:]}")
            raise
        finally:
            if process.running:
                await process.kill()
            if isinstance(process, ForkedBot):
                await process.close()
        assert "Traceback" not in process.output
        assert '"ERROR"' not in process.output
        return evening


async def press_old_buttons(world: DeadlyWire, people: list[Person]) -> None:
    """Press what every kind of message has ever offered; all of it must be answered."""
    kinds: dict[str, list[str]] = {}
    for custom_id in custom_ids(world):
        kinds.setdefault(custom_id.split(":")[1], []).append(custom_id)
    assert kinds.keys() >= {"join", "start", "hand", "act", "leave", "next", "rematch", "standings"}
    world.number, world.aside = world.number + 1, True
    [stranger] = world.people("Zoe")
    for person in (people[-1], stranger):
        panel = (await person.slash("help")).panel
        presses = [person.pressing(panel, i) for some in kinds.values() for i in some[-8:]]
        for start in range(0, len(presses), 20):
            answers = await world.together(*presses[start : start + 20])
            unanswered = [answer for answer in answers if not answer.acknowledged]
            assert not unanswered


async def deal(world: Wire, people: list[Person]) -> Shown:
    """Seat these people at a table, start the match and wait for its board; return the lobby."""
    boards = len(_boards(world))
    lobby = await open_table(world, people)
    await world.until(lambda: len(_boards(world)) > boards)
    return lobby


def _boards(world: Wire) -> list[Shown]:
    return [shown for shown in world.public() if shown.find("b1:hand:")]


def rows_in(database: Path) -> dict[str, int]:
    """How many rows each table has."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        return {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 (ours)
            for name in TABLES
        }


def boards_due(database: Path) -> list[list[dict[str, Any]]]:
    """What the boards of all live tables have to show, as the database has it."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        stored = [tables.load(row.id, connection) for row in tables.live(connection)]
    live = [Table.restore(table) for table in stored if table]
    views = [board_view(table.public(), words_for(table.row.locale)) for table in live]
    return [validate_components(view.to_components(), flags=COMPONENTS_V2_FLAG) for view in views]


def custom_ids(world: Wire) -> list[str]:
    """Every custom id that a request has put on a message, oldest first."""
    found: dict[str, None] = {}

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if "custom_id" in part:
                found[part["custom_id"]] = None
            part = list(part.values())
        if isinstance(part, list):
            for inner in part:
                look(inner)

    for request in world.log:
        look(request.body)
    return list(found)


def _without_ids(shown: Shown) -> str:
    files = [blob.decode() for blob in shown.files.values()]
    return IDS_AND_TIMES.sub("#", "\n".join([shown.text, str(shown.tree), *files]))
