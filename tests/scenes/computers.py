"""Computers at a table, who is held by one, hints, slow tables."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.scenes.choosing import choose
from tests.scenes.stage import Game, Shot, Stage, scene
from tests.support.person import Person
from tests.support.shown import Shown

A_WHILE = 20.0


async def add(host: Person, lobby: Shown, *levels: str) -> None:
    for level in levels:
        await host.select(lobby, f"add:{level}", wanted="b1:computers:")


async def own_turn(stage: Stage, game: Game, anna: Person) -> None:
    """Let the computers play until it is the person's turn to play a card."""
    for _ in range(60):
        await stage.world.advance(A_WHILE)
        table = await stage.world.bot.tables.get(game.id)
        if table.between:
            await game.next_deal()
            continue
        seen = table.playing.observe(table.seat_of(anna.id))
        if seen.phase == "play" and seen.legal and len(seen.trick) > 1:
            return
        if seen.legal:
            with stage.world.as_bot():
                await stage.world.bot.tables.play.act(game.id, anna.id, seen.legal[-1])


async def started(stage: Stage, lobby: Shown, people: list[Person]) -> Game:
    table_id = int(lobby.find("b1:start:")[0].custom_id.split(":")[2], 16)
    await people[0].click(lobby, "b1:start:")
    await stage.world.quiet()
    return Game(stage.world, await stage.world.bot.tables.get(table_id), people)


@scene
async def computers(stage: Stage) -> AsyncIterator[Shot]:
    """One person and four computers, from the lobby to a hint."""
    anna, marco = stage.people(2)
    lobby = (await anna.slash("briscola", players=5)).panel
    yield Shot("lobby-empty", anna, lobby)
    yield Shot("fill", anna, await anna.click(lobby, "b1:start:"))
    await add(anna, lobby, "beginner", "club", "master")
    yield Shot("lobby", anna, lobby)
    yield Shot("not-host", marco, await marco.press(lobby, lobby.selects[0].custom_id))
    await add(anna, lobby, "master")
    yield Shot("lobby-full", anna, lobby)
    game = await started(stage, lobby, [anna])
    await own_turn(stage, game, anna)
    yield Shot("board", anna, game.board)
    hand = await game.hand(anna)
    yield Shot("hand", anna, hand)
    await anna.click(hand.panel, "b1:hint:")
    yield Shot("hint", anna, hand)
    yield Shot("hinted", marco, game.board)


@scene
async def absences(stage: Stage) -> AsyncIterator[Shot]:
    """Somebody stays away, somebody leaves, and both come back."""
    people = stage.people(4)
    game = await stage.game(people, teams="12-34")
    piero = stage.person("Piero")
    gone = await game.mover()
    for _ in range(12):
        table = await stage.world.bot.tables.get(game.id)
        if any(seat.held for seat in table.seats):
            break
        if await game.mover() is gone:
            await stage.world.advance(200)
        else:
            seen = table.playing.observe(table.playing.to_act[0])
            await game.do(seen.legal[0])
    yield Shot("away", piero, game.board)
    yield Shot("away-hand", gone, await game.hand(gone))
    leaver = next(person for person in people if person is not gone)
    leaving = await leaver.click(game.board, f"b1:leave:{game.id:x}:")
    yield Shot("leave", leaver, leaving)
    left = await leaver.click(leaving.panel, "b1:leave-sure:")
    yield Shot("left", leaver, left)
    yield Shot("both", piero, game.board)
    back = await gone.click(game.board, f"b1:back:{game.id:x}:")
    yield Shot("back", gone, back)


@scene
async def slow(stage: Stage) -> AsyncIterator[Shot]:
    """The pace and hints in the options, and a lobby that has them."""
    anna, marco = stage.people(2)
    lobby = await stage.lobby([anna, marco], 2)
    panel = (await anna.click(lobby, "b1:options:")).panel
    await anna.select(panel, "table", wanted="b1:options-group:")
    yield Shot("options", anna, panel)
    await choose(anna, panel, pace="day", hints="off")
    yield Shot("lobby", marco, lobby)


@scene
async def with_a_computer(stage: Stage) -> AsyncIterator[Shot]:
    """The end of a match against a computer."""
    [anna] = stage.people(1)
    lobby = (await anna.slash("briscola", computers="club", length="one")).panel
    await stage.world.quiet()
    game = await started(stage, lobby, [anna])
    for _ in range(60):
        await stage.world.advance(A_WHILE)
        if not await stage.world.bot.store.live_tables():
            break
        table = await stage.world.bot.tables.get(game.id)
        seen = table.playing.observe(table.seat_of(anna.id))
        if not table.between and seen.legal:
            with stage.world.as_bot():
                await stage.world.bot.tables.play.act(game.id, anna.id, seen.legal[0])
    await stage.world.quiet()
    yield Shot("result", anna, stage.world.public()[-2])
    yield Shot("final", anna, stage.world.public()[-1])
