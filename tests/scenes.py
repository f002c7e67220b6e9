"""The screens of an evening, as scenes for `python -m tests.screens`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence

from bot.game import Card, Match
from bot.store import Change
from bot.tables import GAMES
from tests.stage import Shot, Stage, at, counted
from tests.store.samples import a_match, a_match_seat, a_table
from tests.support.person import Person

Scene = Callable[[Stage], AsyncIterator[Shot]]
SCENES: dict[str, Scene] = {}

HOSTILE = (
    "**@everyone** ||boo|| `x`",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "\u202eanna\u202c מרקו <@1> #x",
    "Z\u0337\u0322\u0335\u0327a\u0338\u0321l\u0336go",
    "佐藤さん 🃏 [link](https://x.y)",
)


def scene(play: Scene) -> Scene:
    """Register a scene under its function's name, underscores as hyphens."""
    SCENES[play.__name__.replace("_", "-")] = play
    return play


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
async def auction(stage: Stage) -> AsyncIterator[Shot]:
    """Ranks, then points."""
    game = await stage.game(stage.people(5))
    piero = stage.person("Piero")
    yield Shot("board-first", piero, game.board)
    mover = await game.mover()
    yield Shot("hand-first", mover, await game.hand(mover))
    await game.do("rank:3", "pass", "rank:Q")
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    hand = await game.hand(mover)
    yield Shot("hand", mover, hand)
    waiting = game.people[(await game.match()).to_act[0] - 1]
    yield Shot("hand-waiting", waiting, await game.hand(waiting))
    yield Shot(
        "said",
        mover,
        await mover.click(hand.panel, "b1:act:"[:7] + hand.panel.find("b1:act:")[2].custom_id[7:]),
    )
    await game.do("rank:2")
    mover = await game.mover()
    hand = await game.hand(mover)
    yield Shot("hand-points", mover, hand)
    yield Shot("hand-others", mover, await mover.click(hand.panel, "b1:bids:"))
    yield Shot("board-points", piero, game.board)


@scene
async def all_passed(stage: Stage) -> AsyncIterator[Shot]:
    game = await stage.game(stage.people(5))
    await game.do(*["pass"] * 5)
    yield Shot("result", game.people[0], stage.world.public()[-1])
    await game.next_deal()
    yield Shot("channel", game.people[0])


@scene
async def call(stage: Stage) -> AsyncIterator[Shot]:
    """The declarer's choices after ranks, and after points."""
    game = await stage.game(stage.people(5))
    piero = stage.person("Piero")
    declarer = await game.mover()
    await game.do("rank:K", *["pass"] * 4)
    yield Shot("board-trump", piero, game.board)
    hand = await game.hand(declarer)
    yield Shot("trump", declarer, hand)
    [suit, *_] = with_partner(await game.match())
    sure = await declarer.click(hand.panel, f"b1:suit:{game.id:x}:1:{suit}")
    yield Shot("confirm", declarer, sure)
    yield Shot("called", declarer, await declarer.click(sure.panel, "b1:sure:"))
    yield Shot("board-called", piero, game.board)
    game = await stage.game(game.people, bidding="points")
    declarer = await game.mover()
    hand = await game.hand(declarer)
    yield Shot("bid-points", declarer, hand)
    await game.do("points:75", *["pass"] * 4)
    hand = await game.hand(declarer)
    card = (await game.match()).observe((await game.match()).to_act[0]).hand[0]
    choice = await declarer.click(hand.panel, f"b1:suit:{game.id:x}:1:{card.suit}")
    yield Shot("card", declarer, choice)
    sure = await declarer.select(choice.panel, str(card))
    yield Shot("confirm-alone", declarer, sure)


@scene
async def chiamata(stage: Stage) -> AsyncIterator[Shot]:
    """A deal with a secret partner, to its result."""
    game = await stage.game(stage.people(5))
    piero = stage.person("Piero")
    await game.do("pass", "rank:K", "pass", "pass", "pass")
    match = await game.match()
    declarer = match.observe(None).declarer
    suit = with_partner(match)[0]
    await game.do(f"trump:{suit}")
    match = await game.match()
    partner = next(seat for seat in range(5) if match.observe(seat).partner == seat)
    yield Shot("first-trick", piero, game.board)
    yield Shot("partner", game.people[partner], await game.hand(game.people[partner]))
    other = next(seat for seat in range(5) if seat not in (partner, declarer))
    yield Shot("opponent", game.people[other], await game.hand(game.people[other]))
    yield Shot("declarer", game.people[declarer], await game.hand(game.people[declarer]))
    await game.play(at(3, 2), lambda match: match.observe(None).partner is None)
    yield Shot("board", piero, game.board)
    yield Shot("channel", await game.mover())
    await game.play(at(6, 3), lambda match: match.observe(None).partner is not None)
    yield Shot("revealed", piero, game.board)


@scene
async def contracts(stage: Stage) -> AsyncIterator[Shot]:
    """Deals that the declarer wins and loses."""
    game = await stage.game(stage.people(5))
    for deal, made in enumerate((True, False)):
        await game.do("rank:A", *["pass"] * 4)
        await game.do(f"trump:{with_partner(await game.match())[0]}")
        await game.play(
            counted(deal + 1),
            lambda match, made=made: match.results[-1].contract.made == made,
        )
        result = stage.world.public()[-1]
        yield Shot("made" if made else "lost", game.people[0], result)
        await game.next_deal()


@scene
async def alone(stage: Stage) -> AsyncIterator[Shot]:
    game = await stage.game(stage.people(5))
    piero = stage.person("Piero")
    match = await game.match()
    (seat,) = match.to_act
    card = match.observe(seat).hand[0]
    await game.do(f"rank:{card.rank}", *["pass"] * 4)
    hand = await game.hand(game.people[seat])
    yield Shot("trump", game.people[seat], hand)
    await game.do(f"trump:{card.suit}")
    yield Shot("hand", game.people[seat], await game.hand(game.people[seat]))
    await game.play(at(6, 1), lambda match: match.observe(None).partner is not None)
    yield Shot("revealed", piero, game.board)
    await game.play(counted(1))
    yield Shot("result", piero, stage.world.public()[-1])
    await game.play(lambda match: match.outcome is not None)
    yield Shot("final", piero, stage.world.public()[-1])


def with_partner(match: Match) -> list[str]:
    """Suits in which somebody else holds the card of the declarer's rank."""
    (seat,) = match.to_act
    seen = match.observe(seat)
    rank = next(bid.rank for _, bid in reversed(seen.bids) if hasattr(bid, "rank"))
    return [suit for suit in "CDSB" if Card(rank, suit) not in seen.hand]


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


@scene
async def moved(stage: Stage) -> AsyncIterator[Shot]:
    """The board brought down."""
    game = await stage.game(stage.people(2))
    await game.play(at(2, 1))
    yield Shot("answer", game.people[0], await game.people[0].slash("board"))
    yield Shot("channel", game.people[0])
