"""House rules at play: six players, open hands, exchange, signs, kitty, covered cards."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from bot.game import Exchange, Match, Options
from tests.scenes.stage import Shot, Stage, at, counted, scene


def phase(name: str) -> Callable[[Match], bool]:
    """Ask for a phase of a deal."""
    return lambda match: match.observe(None).phase == name


@scene
async def six(stage: Stage) -> AsyncIterator[Shot]:
    """Two teams of three, until they look at each other's cards, and the result."""
    people = stage.people(6)
    piero = stage.person("Piero")
    yield Shot("lobby", piero, await stage.lobby(people, 4))
    game = await stage.game(people, Options(players=6, count_points=True))
    await game.play(at(1, 3))
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    yield Shot("hand", mover, await game.hand(mover))
    await game.play(phase("peek"))
    yield Shot("board-peek", piero, game.board)
    hand = await game.hand(mover)
    yield Shot("peek", mover, hand)
    yield Shot("ready", mover, await mover.click(hand.panel, "b1:act:"))
    await game.play(counted(1))
    yield Shot("result", piero, stage.world.public()[-1])


@scene
async def scoperta(stage: Stage) -> AsyncIterator[Shot]:
    """All hands and the next card lie open."""
    piero = stage.person("Piero")
    for players in (2, 4):
        game = await stage.game(stage.people(players), Options(players=players, open=True))
        await game.play(at(3, 1))
        yield Shot(f"board-{players}", piero, game.board)
        mover = await game.mover()
        yield Shot(f"hand-{players}", mover, await game.hand(mover))
    game = await stage.game(stage.people(5), Options(players=5, open=True))
    await game.play(at(2, 2))
    yield Shot("board-5", piero, game.board)


@scene
async def exchange(stage: Stage) -> AsyncIterator[Shot]:
    game = await stage.game(stage.people(2), Options(players=2, exchange=True))
    piero = stage.person("Piero")

    def offered(match: Match) -> bool:
        return not match.results and Exchange() in match.legal(match.to_act[0])

    def soon(match: Match) -> bool:
        return offered(match) or match.observe(None).stock_size < 8 or match.deal > 0

    await game.play(soon, offered)
    mover = await game.mover()
    yield Shot("offer", mover, await game.hand(mover))
    await game.do(Exchange())
    yield Shot("after", mover, await game.hand(mover))
    yield Shot("board", piero, game.board)


@scene
async def signs(stage: Stage) -> AsyncIterator[Shot]:
    """A sign, as its maker, the partner, an opponent and a spectator see it; a silent table."""
    game = await stage.game(stage.people(4), Options(players=4, talk="signals"))
    piero = stage.person("Piero")
    yield Shot("first-trick", piero, game.board)
    await game.play(at(1, 1))
    people = game.people
    hand = await game.hand(people[0])
    yield Shot("hand", people[0], hand)
    choice = await people[0].click(hand.panel, "b1:signs:")
    yield Shot("choice", people[0], choice)
    made = await people[0].click(choice.panel, choice.panel.find("b1:act:")[1])
    yield Shot("made", people[0], made)
    for name, person in (("partner", people[2]), ("opponent", people[1])):
        yield Shot(name, person, await game.hand(person))
    yield Shot("board", piero, game.board)
    game = await stage.game(people, Options(players=4, talk="silent"))
    yield Shot("silent", piero, game.board)


@scene
async def kitty(stage: Stage) -> AsyncIterator[Shot]:
    """A suit, twelve cards of which five go, a called card, the result."""
    rules = Options(players=5, kitty=True, bidding="points", count_points=True)
    game = await stage.game(stage.people(5), rules)
    piero = stage.person("Piero")
    yield Shot("auction", piero, game.board)
    declarer = await game.mover()
    await game.do("points:65", *["pass"] * 4)
    yield Shot("board-trump", piero, game.board)
    await game.do("trump:D")
    yield Shot("board-discard", piero, game.board)
    hand = await game.hand(declarer)
    yield Shot("discard", declarer, hand)
    match = await game.match()
    five = match.observe(match.to_act[0]).hand[:5]
    sure = await declarer.select(hand.panel, *map(str, five))
    yield Shot("confirm", declarer, sure)
    called = await declarer.click(sure.panel, "b1:act:")
    yield Shot("call", declarer, called)
    match = await game.match()
    card = match.legal(match.to_act[0])[0]
    await game.do(card)
    await game.play(at(2, 2))
    yield Shot("board", piero, game.board)
    yield Shot("hand", declarer, await game.hand(declarer))
    await game.play(counted(1))
    yield Shot("result", piero, stage.world.public()[-1])


@scene
async def blind(stage: Stage) -> AsyncIterator[Shot]:
    """A bid of 2, a suit kept secret, covered cards, and how they are turned."""
    rules = Options(players=5, blind_first_trick="two")
    game = await stage.game(stage.people(5), rules)
    piero = stage.person("Piero")
    declarer = await game.mover()
    await game.do("rank:2", *["pass"] * 4)
    yield Shot("keep", declarer, await game.hand(declarer))
    await game.do("pass")

    def covered(match: Match) -> bool:
        return any(card is None for _, card in match.observe(None).trick)

    await game.play(at(0, 4), covered)
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    yield Shot("hand", mover, await game.hand(mover))
    await game.play(phase("trump"))
    yield Shot("unveil", declarer, await game.hand(declarer))
    yield Shot("board-unveil", piero, game.board)
    await game.do("trump:C")
    yield Shot("board-turned", piero, game.board)


@scene
async def resting(stage: Stage) -> AsyncIterator[Shot]:
    """Seven at a table of five, and a French pack."""
    rules = Options(players=7, sit_out=True, pack_look="french", void_hand=2)
    game = await stage.game(stage.people(7), rules)
    piero = stage.person("Piero")
    yield Shot("auction", piero, game.board)
    out = (await game.match()).observe(None).resting[0]
    yield Shot("resting", game.people[out], await game.hand(game.people[out]))
    await game.do("rank:K", *["pass"] * 4)
    await game.do("trump:D")
    await game.play(at(2, 3))
    yield Shot("board", piero, game.board)
    mover = await game.mover()
    yield Shot("hand", mover, await game.hand(mover))
    await game.play(counted(1))
    yield Shot("result", piero, stage.world.public()[-1])


@scene
async def endings(stage: Stage) -> AsyncIterator[Shot]:
    """Deals that end early: a conquest, tricks that change nothing, all passed at double stakes."""
    piero = stage.person("Piero")
    rules = Options(players=2, skip_uneventful=True, count_points=True)
    game = await stage.game(stage.people(2), rules)
    for reason in ("forced", "irrelevant"):
        deals = len((await game.match()).results) + 1
        await game.play(
            counted(deals), lambda match, reason=reason: match.results[-1].reason == reason
        )
        yield Shot(reason, piero, stage.world.public()[-1])
        if (await game.match()).outcome is None:
            await game.next_deal()
    game = await stage.game(stage.people(5), Options(players=5, all_pass="double_next"))
    await game.do(*["pass"] * 5)
    yield Shot("passed", piero, stage.world.public()[-1])
    await game.next_deal()
    yield Shot("doubled", piero, game.board)
