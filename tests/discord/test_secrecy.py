"""Non-interference on the wire: two bots that differ in hidden cards send the same events."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.game import Action, Options, PlayCard
from tests.discord.playing import NAMES
from tests.discord.scripted import Scripted
from tests.discord.twins import Event, difference, events, twin
from tests.support.people import Evening
from tests.support.person import Person
from tests.ui.everything import ACTIONS
from tests.ui.positions import (
    EVERY_GAME,
    Position,
    dealt,
    holders,
    moved,
    name_of,
    position,
)

LONGEST, WHOLE_DEAL = 14, 40
_CLASSIC = ("play",) * 4
# A deal that nobody bid in is soon over. By clicks trump and card are called together.
PHASES = {
    2: (*_CLASSIC, "between"),
    3: _CLASSIC,
    4: _CLASSIC,
    5: ("play", "auction", "play", "trump", "play", "play", "between", "between"),
}


async def run(
    database: Path, script: Sequence[tuple[Position, int | None]]
) -> list[tuple[list[Event], list[str]]]:
    """Play out each position; return what its viewer and a spectator could see of it."""
    found = []
    async with twin(database) as world:
        players = script[0][0].options.players
        people = world.people(*NAMES[:players])
        spectator = world.person("Nina", locale="it")
        table = Scripted(world, people)
        for where, viewer in script:
            start, messages = len(world.backend.transcript), world.messages()
            with dealt(where):
                await table.open(where)
                if viewer is not None:
                    await table.hand(viewer)
                await table.play(where.log)
                await _look_about(world, table, where, viewer, spectator)
                if where.match().deal < where.opened:
                    await world.advance(world.bot.tables.timing.nudge + 1)
                await table.leave()
            eyes = [spectator] + ([] if viewer is None else [table.seats[viewer]])
            ids = [person.id for person in eyes]
            found.append(
                (
                    [event.for_eyes_of(ids) for event in events(world, start)],
                    [
                        shown.bytes_shown()
                        for person in eyes
                        for shown in person.sees()
                        if shown not in messages
                    ],
                )
            )
    return found


async def _look_about(
    world: Evening, table: Scripted, where: Position, viewer: int | None, spectator: Person
) -> None:
    """Ask for everything that can be asked for, and try what is not allowed."""
    rng, match = Random(len(where.log)), where.match()
    await spectator.slash(rng.choice(("hand", "rules", "leaderboard", "help")))
    await _type(spectator, rng.choice(ACTIONS))
    await spectator.suggestions("play", "card")
    boards = [shown for shown in world.public() if shown.find("b1:hand:")]
    for shown in boards[-1:]:
        await spectator.click(shown, "b1:hand:")
    if viewer is None:
        return
    person = table.seats[viewer]
    for typed in ("", rng.choice("aeio6")):
        await person.suggestions("play", "card", typed)
        await person.suggestions("bid", "bid", typed)
    legal = match.legal(viewer) if match.deal < where.opened else ()
    for action in rng.sample([action for action in ACTIONS if action not in legal], 4):
        await _type(person, action)
    panel = (await person.slash("hand")).panel
    cards = [button for button in panel.find("b1:act:") if viewer not in match.to_act]
    for button in cards[:1]:
        await person.click(panel, button)
    await person.slash("board")


async def _type(person: Person, action: Action) -> None:
    if isinstance(action, PlayCard):
        await person.slash("play", card=str(action))
    else:
        await person.slash("bid", bid=str(action))


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_bots_that_differ_in_hidden_cards_send_the_same_events(
    options: Options, tmp_path: Path
) -> None:
    rng = Random(str(options))
    script, instead = [], []
    for number, phase in enumerate(PHASES[options.players]):
        most = WHOLE_DEAL if phase == "between" and options.players == 2 else LONGEST
        where = position(options, phase, rng, most)
        turn = (where.match().to_act[0] + number // 3) % options.players
        viewer = turn if number % 3 else None
        script.append((where, viewer))
        instead.append((moved(where, viewer, rng), viewer))
    assert all(holders(a) != holders(b) for (a, _), (b, _) in zip(script, instead, strict=True))
    seen = await run(tmp_path / "one", script)
    seen_instead = await run(tmp_path / "other", instead)
    for (wire, screens), (other_wire, other_screens) in zip(seen, seen_instead, strict=True):
        assert screens == other_screens
        assert not difference(wire, other_wire)
