"""What reaches the open hands of a team: signs at once, and partners' cards while all look."""

from __future__ import annotations

import pytest

from bot.game import Options
from bot.i18n import words_for
from tests.discord.games import Game, seat, table_of
from tests.support.people import Evening
from tests.support.person import Person

NUDGE = 30
NAMES = ("Anna", "Marco", "Giulia", "Luca")


async def in_second_trick(evening: Evening, locale: str = "en-US") -> tuple[Game, list[Person]]:
    """A match with signs in its second trick, and its people by seat."""
    people = evening.people(*NAMES, locale=locale)
    lobby = await seat(evening, people[:1], players=4)
    with evening.as_bot():
        rules = Options(players=4, talk="signals")
        await evening.bot.tables.lobby.set_options(table_of(lobby), people[0].id, rules)
    await evening.quiet()
    for person in people[1:]:
        await person.click(lobby, "b1:join:")
    game = Game(evening, people, table_of(lobby))
    await people[0].click(lobby, "b1:start:")
    await game.forward(lambda table: len(table.playing.observe(None).tricks) == 1)
    return game, await game.in_seats()


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_a_sign_shows_on_the_partners_open_hand_without_a_click(
    evening: Evening, locale: str
) -> None:
    words = words_for(locale)
    game, people = await in_second_trick(evening, locale)
    panels = [await game.hand(person) for person in people]
    sign = words("sign-card", rank=words("rank-K"))
    chosen = await people[0].click(panels[0], "b1:signs:")
    assert words("gesture-king") in chosen.text
    [king] = [button for button in panels[0].find("b1:act:") if button.label == sign]
    await people[0].click(panels[0], king)
    assert words("hand-signalled", sign=sign) in panels[0].text
    assert words("hand-sign", name=f"■ {people[0].name}", trick=2, sign=sign) in panels[2].text
    made = words_for("en")("state-signs", names=people[0].name, count=1, trick=2)
    assert made in game.board.text
    for shown in [*evening.public(), panels[1], panels[3], await game.hand(people[1])]:
        assert sign not in shown.text


async def test_a_sign_does_not_stop_the_reminder_of_whoever_is_to_move(evening: Evening) -> None:
    game, people = await in_second_trick(evening)
    turn = await game.turn()
    other = next(person for person in people if person is not turn)
    await evening.advance(NUDGE + 1)
    [nudge] = [shown for shown in evening.public() if shown.pings]
    await other.slash("signal", sign="low")
    assert nudge.there
    await game.play()
    assert not nudge.there


async def test_a_sign_made_before_the_reminder_leaves_it_in_its_time(evening: Evening) -> None:
    game, people = await in_second_trick(evening)
    turn = await game.turn()
    await evening.advance(NUDGE - 5)
    await people[0].slash("signal", sign="load")
    await evening.advance(6)
    [nudge] = [shown for shown in evening.public() if shown.pings]
    assert nudge.pings == [turn.id]


async def test_the_partners_cards_leave_every_open_hand_when_all_are_ready(
    evening: Evening,
) -> None:
    words = words_for("en")
    game, people = await in_second_trick(evening)
    await game.forward(lambda table: table.playing.observe(None).phase == "peek")
    panels = [await game.hand(person) for person in people]
    for place, panel in enumerate(panels):
        mate = (await game.match()).observe((place + 2) % 4).hand
        assert all(words(f"rank-{card.rank}") in panel.text for card in mate)
        assert words("peek-captured", cards="").strip() in panel.text
    for person, panel in zip(people, panels, strict=True):
        await person.click(panel, words("button-ready"))
    for panel in panels:
        assert words("peek-captured", cards="").strip() not in panel.text
        assert panel.find(words("button-ready")) == []
        assert len(panel.find("b1:act:")) == 3
