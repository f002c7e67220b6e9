"""/preferences: the pack in which a person sees the own hand, whatever the table plays with."""

from __future__ import annotations

import pytest

from bot.game import PlayCard
from bot.i18n import Words, card_name, suit_sign, the_card, words_for, words_with
from bot.store import Store, StoreError
from tests.discord.games import Game, seat
from tests.discord.test_options import choose, panel_of
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown

FRENCH = {locale: words_with(words_for(locale), "french") for locale in ("en-US", "it")}
ITALIAN = {locale: words_for(locale) for locale in ("en-US", "it")}


async def start(evening: Evening, people: list[Person], look: str = "italian") -> Game:
    lobby = await seat(evening, people)
    if look != "italian":
        panel = await panel_of(people[0], lobby, "cards")
        await choose(people[0], panel, "pack_look", look)
        for person in people[1:]:
            await person.click(lobby, "b1:agree:")
    id = int(lobby.button("b1:start:").custom_id.split(":")[2], 16)
    await people[0].click(lobby, "b1:start:")
    return Game(evening, people, id)


async def cards_on(panel: Shown, game: Game, person: Person, words: Words) -> bool:
    """Whether every card of the hand has its button in these words."""
    hand = (await game.observe(person)).hand
    labels = {(button.label, button.emoji) for button in panel.find("b1:act:")}
    return labels == {(card_name(words, card), suit_sign(words, card.suit)) for card in hand}


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_ones_own_hand_is_shown_in_the_pack_of_ones_choice(
    evening: Evening, locale: str
) -> None:
    anna, marco = evening.people("Anna", "Marco", locale=locale)
    words = words_for(locale)
    told = await anna.slash("preferences", cards="french")
    assert told.ephemeral
    assert told.text == words("done-preferences", cards=words("choice-pack_look-french"))
    game = await start(evening, [anna, marco])
    assert await cards_on(await game.hand(anna), game, anna, FRENCH[locale])
    assert await cards_on(await game.hand(marco), game, marco, ITALIAN[locale])
    assert FRENCH["en-US"]("suit-sign-C") not in game.board.text


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_a_personal_choice_stands_above_the_tables(evening: Evening, locale: str) -> None:
    anna, marco = evening.people("Anna", "Marco", locale=locale)
    await anna.slash("preferences", cards="italian")
    game = await start(evening, [anna, marco], "french")
    assert await cards_on(await game.hand(anna), game, anna, ITALIAN[locale])
    assert await cards_on(await game.hand(marco), game, marco, FRENCH[locale])
    trump = (await game.match()).observe(None).face_up
    assert trump
    assert the_card(FRENCH["en-US"], trump) in game.board.text
    await anna.slash("preferences", cards="table")
    assert await cards_on(await game.hand(anna), game, anna, FRENCH[locale])


async def test_the_choice_holds_for_what_is_typed_played_and_pushed(evening: Evening) -> None:
    anna, marco = evening.people("Anna", "Marco")
    await anna.slash("preferences", cards="french")
    game = await start(evening, [anna, marco])
    panel = await game.hand(anna)
    if await game.turn() is marco:
        await game.act()
    assert await cards_on(panel, game, anna, FRENCH["en-US"])  # refreshed by itself
    hand = (await game.observe(anna)).hand
    words = FRENCH["en-US"]
    assert await anna.suggestions("play", "card") == {card_name(words, c): str(c) for c in hand}
    answer = await anna.slash("play", card=the_card(words, hand[0]))
    assert words("hand-played", card=the_card(words, hand[0])) in answer.text
    assert (await game.match()).log[-1][1] == PlayCard(hand[0])


async def test_the_choice_is_kept_and_told_when_nothing_is_chosen(evening: Evening) -> None:
    ada = evening.person("Ada", "it")
    words = words_for("it")
    usual = words("done-preferences", cards=words("choice-pack_look-table"))
    assert (await ada.slash("preferences")).text == usual
    await ada.slash("preferences", cards="french")
    await evening.restart()
    kept = words("done-preferences", cards=words("choice-pack_look-french"))
    assert (await ada.slash("preferences")).text == kept
    await ada.slash("preferences", cards="table")
    await evening.restart()
    assert (await ada.slash("preferences")).text == usual
    assert (await evening.person("Bea", "it").slash("preferences")).text == usual


async def test_a_choice_that_cannot_be_read_stops_nobody(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, marco = evening.people("Anna", "Marco")
    await anna.slash("preferences", cards="french")
    game = await start(evening, [anna, marco])
    await evening.restart()

    async def broken(*_: object) -> None:
        raise StoreError

    with monkeypatch.context() as patched:
        patched.setattr(Store, "preference", broken)
        assert await cards_on(await game.hand(anna), game, anna, ITALIAN["en-US"])
    assert await cards_on(await game.hand(anna), game, anna, FRENCH["en-US"])
