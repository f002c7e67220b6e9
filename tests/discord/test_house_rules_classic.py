"""The options of Briscola for two and three, each played once among people in both languages."""

from __future__ import annotations

import pytest

from bot.game import Options
from bot.i18n import the_card
from tests.discord.house import House
from tests.game.setups import cards, pack

CONQUEST = "AD 3D KD"


@pytest.mark.parametrize(("length", "rounds"), [("short", 3), ("long", 5), ("one", 1)])
async def test_a_match_lasts_as_many_rounds_as_the_lobby_says(
    house: House, length: str, rounds: int
) -> None:
    rules = Options(players=2, length=length, round_variant="conquest", conquest_claim=True)
    dealers = [1 - number % 2 for number in range(rounds)]
    await house.begin(rules, *(pack(rules, {0: CONQUEST}, dealer=d, face_up="7D") for d in dealers))
    told = house.says(f"First to {rounds}", f"Si arriva a {rounds}")
    if length == "one":
        told = house.says("One round", "Una smazzata")
    assert told in house.lobby.text
    won = house.says("Anna wins!", "Vince Anna!")
    for number in range(rounds):
        assert won not in house.public_text()
        if number:
            await house.next_deal(seat=1)
        if number % 2:
            await house.act((await house.legal())[0])
        await house.press(0, house.words("button-claim"))
    assert won in house.final.text
    assert f"Anna **{rounds} – 0** Marco" in house.final.text


async def test_clockwise_play_goes_to_the_left_in_lobby_and_rules(house: House) -> None:
    await house.open(Options(players=3))
    await house.choose(direction="cw")
    assert house.says("Direction: to the left", "Giro: verso sinistra") in house.lobby.text
    await house.sit()
    rules = await house.rules_text()
    assert house.says("on the dealer's left leads", "alla sinistra del mazziere gioca") in rules
    assert house.says("right", "destra") not in rules
    assert house.says("then Marco", "poi Marco") in house.board.text


@pytest.mark.parametrize(
    ("removed", "twos", "suit"),
    [
        ("coins", "2C 2S 2B", ("coins", "denari")),
        ("swords", "2C 2D 2B", ("swords", "spade")),
        ("batons", "2C 2D 2S", ("clubs", "bastoni")),
    ],
)
async def test_three_play_without_the_2_that_the_table_has_chosen(
    house: House, removed: str, twos: str, suit: tuple[str, str]
) -> None:
    rules = Options(players=3, removed_two=removed)
    await house.begin(rules, pack(rules, {0: twos}, dealer=2))
    left_out, named = house.says("The 2 left out", "Il 2 che resta fuori"), house.says(*suit)
    assert f"{left_out}: {named}" in house.lobby.text
    stays = house.says(f"The 2 of {named} stays in the box", f"Il 2 di {named} resta fuori")
    assert stays in await house.rules_text()
    panel = await house.panel(0)
    twos_held = {button.label for button in panel.find("b1:act:")}
    assert twos_held == {house.words("card", rank="2", suit=s) for s in _others(house, named)}


async def test_a_2_drawn_by_lot_is_told_on_the_board(house: House) -> None:
    await house.begin(Options(players=3, removed_two="random"))
    assert house.says("drawn by lot", "a sorte") in house.lobby.text
    removed = (await house.match()).rules.removed
    assert removed is not None
    card = the_card(house.words, removed)
    told = house.says(f"Out of the pack: {card}", f"Fuori dal mazzo: {card}")
    assert told in house.board.text
    assert told in (await house.panel(1)).text


async def test_open_hands_and_the_next_card_lie_on_the_board(house: House) -> None:
    rules = Options(players=2, open=True)
    house.packs = [
        pack(rules, {0: "AC 3S 4B", 1: "KC 5C 6B"}, dealer=1, face_up="2D", top="7D JD QB")
    ]
    await house.open(Options(players=2))
    await house.choose(open=True)
    assert house.says("Open cards (scoperta)", "Briscola scoperta") in house.lobby.text
    await house.sit()
    following = house.says("Next card", "Prossima carta")
    seven = house.says("7 of coins", "7 di denari")
    assert f"{following}: 🪙 **{seven}**" in house.board.text
    for held in house.says("Cups: **King · 5**", "Coppe: **Re · 5**"), "6", "4":
        assert held in _line(house, "Marco" if held != "4" else "Anna")
    await house.click("AC 5C")
    knight = house.says("Knight of clubs", "Cavallo di bastoni")
    assert f"{following}: 🪵 **{knight}**" in house.board.text
    assert house.says("Coins: **7**", "Denari: **7**") in _line(house, "Anna")
    assert house.says("Coins: **Knave**", "Denari: **Fante**") in _line(house, "Marco")


async def test_an_exchange_is_a_button_of_the_winner_and_told_to_all(house: House) -> None:
    rules = Options(players=2, exchange=True)
    laid = {0: "7D AC 5S", 1: "4C 6C 5B"}
    house.packs = [pack(rules, laid, dealer=1, face_up="KD", top="6S 4B")]
    await house.open(Options(players=2))
    await house.choose(exchange=True)
    assert house.says("Trump exchange", "Scambio della briscola") in house.lobby.text
    await house.sit()
    offered = house.says(
        "Exchange the 7 of coins for the King of coins",
        "Scambia il 7 di denari con il Re di denari",
    )
    assert offered not in (await house.panel(0)).text
    await house.click("AC 4C")
    assert offered not in (await house.panel(1)).text
    panel = await house.press(0, offered)
    assert house.says("You made the exchange.", "Hai fatto lo scambio.") in panel.text
    assert panel.find(house.says("King of coins", "Re di denari"))
    assert panel.find(offered) == []
    told = house.says(
        "⇄ Anna gave the 7 of coins for the King of coins.",
        "⇄ Anna ha dato il 7 di denari per il Re di denari.",
    )
    await house.evening.restart()
    assert told in (await house.panel(1)).text
    assert told in house.board.text
    assert house.says("the 7 of coins last", "in fondo il 7 di denari") in house.board.text
    await house.click("KD")


@pytest.mark.parametrize(
    ("option", "value", "hands", "face_up", "top", "before", "seat"),
    [
        # Anna has won a trick, Marco leads.
        (
            "exchange_right",
            "any_trick_winner",
            {0: "7D AC 5S", 1: "4C 6C 5B"},
            "KD",
            "6S AS",
            "AC 4C 5S AS 6C",
            0,
        ),
        # Marco has won nothing yet, and the face-up card is none that a 2 takes as a rule.
        ("exchange_first_trick_two", True, {0: "4C", 1: "2D"}, "AD", "", "4C", 1),
        # Anna, who has won a trick, draws the 7 after losing one.
        (
            "exchange_wp_seven",
            True,
            {0: "AC 5S 4B", 1: "4C 6C 5B"},
            "KD",
            "6S AS KC 7D",
            "AC 4C 5S AS 6C",
            0,
        ),
    ],
)
async def test_other_rights_to_exchange_are_offered_and_told(
    house: House,
    option: str,
    value: object,
    hands: dict[int, str],
    face_up: str,
    top: str,
    before: str,
    seat: int,
) -> None:
    rules = Options(players=2, exchange=True, **{option: value})
    await house.begin(rules, pack(rules, hands, dealer=1, face_up=face_up, top=top))
    assert house.words(f"term-{option}") in house.lobby.text
    await house.click(before)
    gave, took = cards("2D" if "two" in option else "7D")[0], cards(face_up)[0]
    named = {"gave": the_card(house.words, gave), "took": the_card(house.words, took)}
    assert await house.turn() is house.seats[seat]
    await house.press(seat, house.words("button-exchange", **named))
    assert house.words("state-exchanged", name=house.name(seat), **named) in house.board.text


@pytest.mark.parametrize(
    ("variant", "plays", "points", "rule"),
    [
        ("low_three", "3C 4C", 10, ("it beats only the 2", "batte solo il 2")),
        ("seven_for_three", "KC 7C", 14, ("changed places with the 3", "ha preso il posto del 3")),
    ],
)
async def test_other_orders_of_ranks_are_explained_and_take_tricks(
    house: House, variant: str, plays: str, points: int, rule: tuple[str, str]
) -> None:
    rules = Options(players=2, rank_variant=variant)
    first, second = plays.split()
    await house.begin(rules, pack(rules, {0: first, 1: second}, dealer=1, face_up="2D"))
    assert house.words(f"choice-rank_variant-{variant}") in house.lobby.text
    assert house.says(*rule) in await house.rules_text()
    await house.click(plays)
    taken = house.says(f"Trick 1: Marco took {points}", f"Presa 1: Marco fa {points} punti")
    assert taken in house.board.text


async def test_a_french_pack_has_its_names_on_board_buttons_and_rules(house: House) -> None:
    rules = Options(players=2, pack_look="french")
    house.packs = [pack(rules, {0: "QC", 1: "JB"}, dealer=1, face_up="KD")]
    await house.open(Options(players=2))
    await house.choose(pack_look="french")
    assert house.says("Pack: French", "Mazzo: carte francesi") in house.lobby.text
    await house.sit()
    queen = house.says("Queen of hearts", "Donna di cuori")
    assert house.says("the King of diamonds", "il Re di quadri") in house.board.text
    panel = await house.panel(0)
    assert [button.emoji for button in panel.find(queen)] == ["♥️"]
    await house.press(0, queen)
    jack = house.says("Jack of clubs", "Jack di fiori")
    assert f"♥️ **{queen}**" in house.board.text
    typed = await house.seats[1].slash("play", card=jack)
    assert typed.ephemeral
    assert f"{queen}, Marco {jack}" in house.board.text
    assert house.says("Queen for Knight", "Donna per Cavallo") in await house.rules_text()


def _others(house: House, suit: str) -> list[str]:
    names = [house.words(f"suit-{code}") for code in "CDSB"]
    return [name for name in names if name != suit]


def _line(house: House, name: str) -> str:
    """The open hand of this person on the board."""
    lines = house.board.text.splitlines()
    return next(line for line in lines if line.startswith(f"{name}: ") and "**" in line)
