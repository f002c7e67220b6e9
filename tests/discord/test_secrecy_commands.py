"""What is typed stays between the typer and the bot, also when it is refused, late or forged."""

from __future__ import annotations

import asyncio
from random import Random
from unittest.mock import patch

from bot.game import Options
from bot.store import Change, Store
from bot.tables import Table, Tables
from bot.ui.reply import PATIENCE
from tests.discord.playing import NAMES, board
from tests.discord.scripted import Scripted
from tests.support.people import Evening
from tests.support.person import Person
from tests.ui.positions import dealt, position

TYPED = (
    ("play", "card", "AD"),
    ("play", "card", "the Ace of coins"),
    ("bid", "bid", "rank:3"),
    ("bid", "bid", "nothing that I know"),
)
FORGED = (
    "b1:act:{id:x}:99:{card}",
    "b1:hand-update:{id:x}:0",
    "b1:bids:{id:x}:0",
    "b1:suit:{id:x}:0:D",
    "b1:sure:{id:x}:0:{card}",
    "b1:leave-this:{id:x}:0",
)


async def assert_whispered(*people: Person) -> None:
    """Whatever these people type is answered to themselves alone."""
    for person in people:
        for command, option, text in TYPED:
            answer = await person.slash(command, **{option: text})
            assert answer.ephemeral, f"/{command} {text}: {answer.text}"
            assert all(followup.ephemeral for followup in answer.followups)


async def test_typed_cards_and_bids_are_answered_privately_at_any_time(evening: Evening) -> None:
    people = evening.people(*NAMES)
    stranger = evening.person("Nina")
    await assert_whispered(stranger)
    lobby = (await people[0].slash("briscola", players=2)).panel
    await assert_whispered(people[0], people[1])
    await people[0].click(lobby, "b1:stand:")
    for phase in ("auction", "trump", "play", "between"):
        where = position(Options(players=5), phase, Random(phase), most=14)
        table = Scripted(evening, people)
        with dealt(where):
            await table.open(where)
            await table.play(where.log)
            await assert_whispered(stranger, *people[:2])
            await table.leave()
        await assert_whispered(people[0])


async def test_an_answer_that_comes_late_is_still_private(evening: Evening) -> None:
    people, spectator = evening.people(*NAMES[:2]), evening.person("Nina")
    where = position(Options(players=2), "play", Random(1), most=1)
    commit, of_person = Store.commit, Tables.of_person

    async def slow_commit(store: Store, change: Change) -> None:
        await asyncio.sleep(PATIENCE + 1)
        await commit(store, change)

    async def slow_look(tables: Tables, *whom: int) -> tuple[Table, ...]:
        await asyncio.sleep(PATIENCE + 1)
        return await of_person(tables, *whom)

    with dealt(where):
        table = Scripted(evening, people)
        await table.open(where)
        await table.play(where.log)
        [seat] = where.match().to_act
        card = str(where.match().observe(seat).hand[0])
        presses = [person.slashing("play", card=card) for person in (spectator, *table.seats)]
        with (
            patch.object(Store, "commit", slow_commit),
            patch.object(Tables, "of_person", slow_look),
        ):
            answers = evening.send(*presses)
            await evening.quiet()
            await evening.advance(PATIENCE + 0.1)
            assert [answer.kind for answer in answers] == ["deferred"] * 3
            await evening.advance(4 * PATIENCE + 4)
    assert all(answer.ephemeral and answer.text for answer in answers)
    assert sum("You played" in answer.text for answer in answers) == 1


async def test_a_forged_press_on_the_board_shows_nobody_a_hand(evening: Evening) -> None:
    people, spectator = evening.people(*NAMES), evening.person("Nina")
    where = position(Options(players=5), "play", Random(2), most=20)
    with dealt(where):
        table = Scripted(evening, people)
        await table.open(where)
        await table.play(where.log)
        shown = spectator.receives()
        for seat, person in enumerate(table.seats):
            card = where.match().observe(seat).hand[0]
            for forged in FORGED:
                custom_id = forged.format(id=table.id, card=card)
                answer = await person.press(board(evening), custom_id)
                assert answer.ephemeral, custom_id
        assert spectator.receives() == shown
