"""Briscola for two, three and four: lobby, board, hands, results, the end."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.scenes.stage import Shot, Stage, at, counted, scene


@scene
async def lobby(stage: Stage) -> AsyncIterator[Shot]:
    anna, marco, *others = stage.people(5)
    shown = await stage.lobby([anna, marco], 1)
    yield Shot("empty", marco, shown)
    await marco.click(shown, "b1:join:")
    yield Shot("full", anna, shown)
    await anna.click(shown, "b1:start:")
    yield Shot("started", anna, shown)
    shown = await stage.lobby([anna, marco, *others[:2]], 2, teams="12-34", length="long")
    yield Shot("teams", anna, shown)
    await anna.click(shown, "b1:cancel:")
    yield Shot("cancelled", anna, shown)
    shown = await stage.lobby([anna, marco, *others], 4)
    yield Shot("five", anna, shown)
    await stage.world.advance(901)
    yield Shot("expired", anna, shown)


@scene
async def two(stage: Stage) -> AsyncIterator[Shot]:
    """Two players, as the one to move, the other and a spectator see them."""
    game = await stage.game(stage.people(2))
    piero = stage.person("Piero")
    yield Shot("first-trick", piero, game.board)
    await game.hand(game.people[0])
    await game.hand(game.people[1])
    await game.play(at(4, 1))
    mover = await game.mover()
    waiting = next(person for person in game.people if person is not mover)
    yield Shot("to-move", mover)
    yield Shot("waiting", waiting)
    yield Shot("spectator", piero)
    yield Shot("board", piero, game.board)
    await game.play(at(18, 1))
    yield Shot("stock-empty", piero, game.board)
    hand = await game.hand(await game.mover())
    yield Shot("last-cards", await game.mover(), hand)
    mover = await game.mover()
    played = await mover.click(hand.panel, hand.panel.find("b1:act:")[0])
    yield Shot("played", mover, played)


@scene
async def three(stage: Stage) -> AsyncIterator[Shot]:
    game = await stage.game(stage.people(3))
    piero = stage.person("Piero")
    await game.play(at(5, 2))
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    yield Shot("hand", mover, await game.hand(mover))
    await game.play(counted(1), lambda match: len(match.results[0].winners) == 1)
    yield Shot("result", piero, stage.world.public()[-1])


@scene
async def four(stage: Stage) -> AsyncIterator[Shot]:
    """Two teams; a click out of turn; a reminder."""
    game = await stage.game(stage.people(4), teams="13-24")
    piero = stage.person("Piero")
    await game.play(at(3, 2))
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    yield Shot("hand", mover, await game.hand(mover))
    other = next(person for person in game.people if person is not mover)
    hand = await game.hand(other)
    yield Shot("out-of-turn-before", other, hand)
    early = await other.click(hand.panel, hand.panel.find("b1:act:")[0])
    yield Shot("out-of-turn", other, early)
    await stage.world.advance(40)
    yield Shot("nudge", piero, stage.world.public()[-1])
    await stage.world.advance(150)
    yield Shot("absent", piero, game.board)
    await game.play(counted(1), lambda match: len(match.results[0].winners) == 2)
    yield Shot("between", mover)
    yield Shot("result", piero, stage.world.public()[-1])


@scene
async def ending(stage: Stage) -> AsyncIterator[Shot]:
    """The end of a match for two, the rematch, and matches that come to nothing."""
    people = stage.people(2)
    game = await stage.game(people)
    await game.hand(people[0])
    piero = stage.person("Piero")
    await game.play(lambda match: match.outcome is not None)
    final = stage.world.public()[-1]
    yield Shot("final", piero, final)
    yield Shot("channel", people[0])
    again = await people[0].click(final, "b1:rematch:")
    yield Shot("rematch-answer", people[0], again)
    yield Shot("rematch", piero, stage.world.public()[-1])
    game = await stage.game(people)
    await game.play(counted(1))
    await game.next_deal()
    leaving = await people[1].click(game.board, f"b1:leave:{game.id:x}:")
    yield Shot("leave", people[1], leaving)
    left = await people[1].click(leaving.panel, "b1:leave-sure:")
    yield Shot("left", people[1], left)
    yield Shot("abandoned", piero, stage.world.public()[-1])


@scene
async def four_ending(stage: Stage) -> AsyncIterator[Shot]:
    game = await stage.game(stage.people(4))
    await game.play(lambda match: match.outcome is not None)
    yield Shot("final", game.people[0], stage.world.public()[-1])


@scene
async def moved(stage: Stage) -> AsyncIterator[Shot]:
    """The board brought down."""
    game = await stage.game(stage.people(2))
    await game.play(at(2, 1))
    yield Shot("answer", game.people[0], await game.people[0].slash("board"))
    yield Shot("channel", game.people[0])
