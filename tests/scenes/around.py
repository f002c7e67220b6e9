"""Hostile names, leaderboards, rules, help and refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from bot.store import Change
from bot.tables import GAMES
from tests.scenes.stage import Shot, Stage, at, counted, scene, with_partner
from tests.store.samples import a_match, a_match_seat, a_table
from tests.support.person import Person

HOSTILE = (
    "**@everyone** ||boo|| `x`",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "\u202eanna\u202c מרקו <@1> #x",
    "Z\u0337\u0322\u0335\u0327a\u0338\u0321l\u0336go",
    "佐藤さん 🃏 [link](https://x.y)",
)


@scene
async def names(stage: Stage) -> AsyncIterator[Shot]:
    """Long and hostile names."""
    people = [stage.person(name) for name in HOSTILE]
    piero = stage.person("Piero")
    yield Shot("lobby", piero, await stage.lobby(people, 4))
    game = await stage.game(people)
    await game.do("rank:3", "rank:K")
    yield Shot("auction", piero, game.board)
    await game.do(*["pass"] * 4)
    await game.do(f"trump:{with_partner(await game.match())[0]}")
    await game.play(at(4, 3))
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    yield Shot("hand", mover, await game.hand(mover))
    await game.play(counted(1))
    yield Shot("result", piero, stage.world.public()[-1])
    game = await stage.game(people[:4])
    await game.play(at(2, 2))
    yield Shot("teams", piero, game.board)


@scene
async def leaderboards(stage: Stage) -> AsyncIterator[Shot]:
    people = [*stage.people(5), *map(stage.person, ("Chiara", "Paolo", HOSTILE[1], "Elena"))]
    people += [stage.person(name) for name in ("Davide", "Sara", "Nico")]
    yield Shot("none", people[0], await people[0].slash("leaderboard"))
    for number in range(60):
        await finished_match(stage, number + 1, people, number)
    for game in ("briscola2", "chiamata"):
        yield Shot(game, people[-1], await people[-1].slash("leaderboard", game=game))


async def finished_match(stage: Stage, match_id: int, people: Sequence[Person], dice: int) -> None:
    """File a match that somebody won, of every game in turn."""
    game = GAMES[(0, 3)[match_id % 2]]
    size = 5 if game == "chiamata" else 2
    seated = [people[(dice * 7 + step * step) % len(people)] for step in range(1, size + 1)]
    seats = tuple(
        a_match_seat(
            match_id,
            seat,
            person.id,
            won=int(seat == dice % size),
            score=dice % 5 * (2 if seat == dice % size else -1),
            declared=int(seat < 2),
            made=int(seat == 0),
        )
        for seat, person in enumerate(dict.fromkeys(seated))
    )
    store = stage.world.bot.store
    await store.create_table(a_table(match_id, guild_id=stage.world.guild))
    filed = a_match(match_id, game=game, guild_id=stage.world.guild)
    await store.commit(Change(table_id=match_id, expected=1, finished=(filed, seats), remove=True))


@scene
async def guide(stage: Stage) -> AsyncIterator[Shot]:
    anna = stage.person("Anna")
    yield Shot("help", anna, await anna.slash("help"))
    rules = await anna.slash("rules")
    yield Shot("rules-2", anna, rules)
    for players in (3, 4, 5):
        rules = await anna.click(rules.panel, f"b1:rules-of:0:0:{players}")
        yield Shot(f"rules-{players}", anna, rules)


@scene
async def refusals(stage: Stage) -> AsyncIterator[Shot]:
    anna, marco, giulia, luca = stage.people(4)
    yield Shot("no-table", luca, await luca.slash("hand"))
    shown = await stage.lobby([anna, marco, giulia], 2)
    yield Shot("seats-missing", anna, await anna.click(shown, "b1:start:"))
    await giulia.click(shown, "b1:join:")
    yield Shot("full", luca, await luca.click(shown, "b1:join:"))
    yield Shot("not-host", marco, await marco.click(shown, "b1:start:"))
    yield Shot("not-started", marco, await marco.slash("hand"))
    await anna.click(shown, "b1:start:")
    await stage.lobby([anna, marco])
    yield Shot("which-table", anna, await anna.slash("board"))
    board = next(s for s in stage.world.public() if s.find("b1:hand:"))
    yield Shot("not-seated", luca, await luca.click(board, "b1:hand:"))
    yield Shot("stale", luca, await luca.press(board, "b0:hand:1:0"))
    stage.world.forbid("attach_files", "embed_links")
    yield Shot("permissions", luca, await luca.slash("briscola"))
