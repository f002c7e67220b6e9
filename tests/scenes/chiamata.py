"""Briscola Chiamata: auction, call, boards, hands, results, and the picture of README.md."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.game import Match
from tests.scenes.stage import Shot, Stage, at, counted, scene, with_partner


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
    yield Shot("said", mover, await mover.click(hand.panel, hand.panel.find("b1:act:")[2]))
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


@scene
async def readme(stage: Stage) -> AsyncIterator[Shot]:
    """The picture of README.md: the secret partner is about to play."""
    game = await stage.game(stage.people(5))
    await game.do("pass", "rank:K", "pass", "pass", "pass")
    await game.do(f"trump:{with_partner(await game.match())[0]}")
    await game.play(at(3, 3), secret_partner_moves)
    mover = await game.mover()
    await game.hand(mover)
    await stage.world.advance(12)
    yield Shot("table", mover)


def secret_partner_moves(match: Match) -> bool:
    """Whether a partner whom nobody knows yet is to move, and many suits are to be seen."""
    (seat,) = match.to_act
    own, public = match.observe(seat), match.observe(None)
    suits = [len({card.suit for card in cards}) for cards in (own.hand, dict(own.trick).values())]
    return public.partner is None and own.partner == seat != public.declarer and suits == [3, 3]
