"""The options of Chiamata from auction to call, each played among people in both languages."""

from __future__ import annotations

import pytest

from bot.game import Card, Options
from bot.i18n import the_card
from tests.discord.games import forge
from tests.discord.house import House
from tests.game.setups import pack
from tests.support.shown import NotThere

KITTY = "AD 3D 7S 6S 5S"
POOR = "4C 5C 6C 7C 4D 5D 6D"


def dealt_by(house: House, name: str) -> str:
    return house.says(f"{name} dealt", f"mazziere {name}")


def bids(house: House, name: str, bid: str) -> bool:
    return f"{name}: **{bid}**" in house.board.text


async def test_the_2_may_be_bid_with_points_at_once(house: House) -> None:
    await house.open(Options(players=5))
    await house.choose(direct_two_points=True)
    assert house.words("term-direct_two_points") in house.lobby.text
    await house.sit()
    await house.click("rank:K")
    await house.press(1, house.says("2 at 62", "2 a 62"))
    assert bids(house, "Marco", house.says("2 at 62", "2 a 62"))
    higher = (await house.seats[2].suggestions("bid", "bid", "2")).values()
    assert {"points:63", "points:70"} <= set(higher)
    await house.click("pass pass pass pass")
    await house.declare("D")
    told = house.says("the 2 of coins**. 62 to win.", "il 2 di denari**. Servono 62 punti.")
    assert told in house.board.text


async def test_points_may_be_raised_at_the_same_rank(house: House) -> None:
    rules = Options(players=5, force=True)
    await house.begin(rules)
    assert house.says("Raising points", "Alzare") in house.lobby.text
    await house.click("rank:5")
    await house.press(1, house.says("5 at 62", "5 a 62"))
    assert bids(house, "Marco", house.says("5 at 62", "5 a 62"))
    answer = await house.seats[2].slash("bid", bid="4")
    lowest = house.says("The lowest you may bid is 5 at 63", "La minima è 5 a 63")
    assert lowest in answer.text
    await house.click("pass pass pass pass")
    await house.declare("D")
    told = house.says("the 5 of coins**. 62 to win.", "il 5 di denari**. Servono 62 punti.")
    assert told in house.board.text


class TestAllPass:
    @pytest.mark.parametrize("all_pass", ["redeal", "double_next"])
    async def test_nobody_scores_and_the_next_one_deals(self, house: House, all_pass: str) -> None:
        await house.begin(Options(players=5, all_pass=all_pass))
        told = house.says("When all pass: new deal", "Se passano tutti: si ridà, e")
        assert (told in house.lobby.text) == (all_pass == "double_next")
        await house.click("pass pass pass pass pass")
        doubles = house.says("The next round counts double.", "La prossima smazzata vale doppio.")
        assert house.says("Nobody bid. No points", "Nessuno ha chiamato.") in house.count.text
        assert (doubles in house.count.text) == (all_pass == "double_next")
        await house.next_deal()
        assert dealt_by(house, "Anna") in house.board.text
        stakes = house.says("This round counts × 2.", "Questa smazzata vale × 2.")
        assert (stakes in house.board.text) == (all_pass == "double_next")
        assert (stakes in (await house.panel(0)).text) == (all_pass == "double_next")

    async def test_the_last_one_must_play_for_61(self, house: House) -> None:
        await house.begin(Options(players=5, all_pass="last_plays_61"))
        assert house.words("choice-all_pass-last_plays_61") in house.lobby.text
        await house.click("pass pass pass pass")
        panel = await house.panel(4)
        must = house.says(
            "All others have passed: you must play for 61 points.",
            "Gli altri hanno passato tutti: devi giocare a 61 punti.",
        )
        assert must in panel.text
        assert panel.find(house.words("button-pass")) == []
        answer = await house.seats[4].slash("bid", bid=house.says("pass", "passo"))
        assert house.words("refusal-illegal-bid", lowest="must") in answer.text
        assert house.says("you may also pass", "puoi anche passare") not in answer.text
        await house.click("rank:4")
        await house.declare("S")
        assert house.says("the 4 of swords", "il 4 di spade") in house.board.text

    async def test_the_last_one_may_bid_only_the_2_at_71_or_more(self, house: House) -> None:
        await house.begin(Options(players=5, all_pass="last_two_71"))
        assert house.words("choice-all_pass-last_two_71") in house.lobby.text
        await house.click("pass pass pass pass")
        panel = await house.panel(4)
        offered = [button.label for button in panel.find("b1:act:")]
        only = house.says("you may bid 71 points or more", "puoi chiamare da 71 punti in su")
        assert only in panel.text
        first, *_, last = offered
        assert first == house.says("2 at 71", "2 a 71")
        assert last == house.words("button-pass")
        await house.press(4, first)
        await house.declare("S")
        told = house.says("the 2 of swords**. 71 to win.", "il 2 di spade**. Servono 71 punti.")
        assert told in house.board.text


class TestPoorHands:
    @pytest.mark.parametrize(
        ("void_hand", "hand", "shown"), [(0, f"{POOR} 7D", "7 · 6 · 5 · 4"), (2, f"{POOR} JD", "6")]
    )
    async def test_a_poor_hand_is_shown_and_dealt_anew(
        self, house: House, void_hand: int, hand: str, shown: str
    ) -> None:
        rules = Options(players=5, void_hand=void_hand)
        await house.begin(rules, pack(rules, {0: hand}, dealer=4))
        assert house.words(f"choice-void_hand-{void_hand}") in house.lobby.text
        label = house.says("Ask for a new deal", "Chiedi di ridare le carte")
        panel = await house.press(0, label)
        assert house.words("hand-redeal") in panel.text
        count = house.count.text
        assert house.says("## Dealt anew", "## Si ridanno le carte") in count
        told = house.says("**Anna** showed a hand", "**Anna** ha mostrato una mano")
        assert told in count
        [line] = [line for line in count.splitlines() if line.startswith("Anna: ")]
        assert shown in line
        await house.next_deal(seat=3)
        assert dealt_by(house, "Sofia") in house.board.text
        doubled = house.words("state-stakes", stakes=2) in house.board.text
        assert doubled == (void_hand == 2)

    @pytest.mark.parametrize(("void_hand", "richer"), [(0, "JD"), (2, "QD")])
    async def test_a_hand_with_points_may_not_ask(
        self, house: House, void_hand: int, richer: str
    ) -> None:
        rules = Options(players=5, void_hand=void_hand)
        await house.begin(rules, pack(rules, {0: f"{POOR} {richer}"}, dealer=4))
        panel = await house.panel(0)
        assert panel.find(house.words("button-redeal")) == []
        await forge(house.seats[0], panel, f"b1:act:{house.id:x}:0:redeal")
        assert house.words("refusal-illegal-action") in panel.text
        assert (await house.match()).log == []


class TestKitty:
    @pytest.mark.parametrize("bidding", ["rank_points", "points"])
    async def test_exactly_five_of_twelve_are_laid_down_unseen_and_told_at_the_end(
        self, house: House, bidding: str
    ) -> None:
        rules = Options(players=5, bidding=bidding, kitty=True)
        hands = {0: "AC 3C 4C 5C 6C 7C 2C", 1: "KD"}
        house.packs = [pack(rules, hands, dealer=4, bottom=KITTY)]
        await house.open(Options(players=5, bidding=bidding))
        await house.choose(kitty=True)
        assert house.says("Kitty", "Monte") in house.lobby.text
        await house.sit()
        lies = house.says("5 cards lie face down in the kitty", "Monte: 5 carte coperte")
        assert lies in house.board.text
        await house.win("rank:K" if bidding == "rank_points" else "points:70")
        anna = house.seats[0]
        panel = await house.suit("D")
        await anna.click(panel, house.says("Yes, this suit", "Sì, questo seme"))
        to_lay = house.says("Anna to lay down five cards", "Anna scarta cinque carte")
        assert to_lay in house.board.text
        await house.evening.restart()
        panel = await house.panel(0)
        assert house.says("In the kitty lay: ", "Nel monte c'erano: ") in panel.text
        menu = panel.select("b1:discard:")
        assert (menu.least, menu.most, len(menu.options)) == (5, 5, 12)
        for wrong in (["AC", "4C", "5C", "6C"], ["AC", "3C", "4C", "5C", "6C", "7C"]):
            with pytest.raises(NotThere):
                await anna.select(panel, *wrong)
        await anna.select(panel, "3C", "4C", "5C", "6C", "7S")
        asked = house.says("Lay down these cards?", "Scarti queste carte?")
        assert asked in panel.text
        await anna.click(panel, house.says("Yes, lay them down", "Sì, scarto"))
        if bidding == "points":
            await anna.click(panel, "b1:suit:")
            await anna.select(panel, "KD")
            await anna.click(panel, house.words("button-confirm"))
        king = house.says("calls **the King of coins**", "chiama **il Re di denari**")
        assert king in house.board.text
        laid = house.says("You laid down: ", "Hai scartato: ")
        assert laid in (await house.panel(0)).text
        three = house.says("3 of cups", "3 di coppe")
        for seat in range(1, 5):
            assert laid not in (await house.panel(seat)).text
            assert three not in house.seats[seat].reads()
        await house.forward(lambda table: table.between)
        assert house.says("(10 points)", "(10 punti)") in house.count.text
        assert house.says("In the kitty lay: ", "Nel monte c'erano: ") in house.count.text


async def test_with_points_the_2_may_be_called_without_a_choice(house: House) -> None:
    rules = Options(players=5, bidding="points", implied_two=True)
    await house.begin(rules, pack(rules, {3: "2D"}, dealer=4))
    assert house.says("Always the 2", "Sempre il 2") in house.lobby.text
    await house.win("points:70")
    panel = await house.suit("D")
    assert house.says("Call the 2 of coins?", "Chiami il 2 di denari?") in panel.text
    await house.seats[0].click(panel, house.words("button-confirm"))
    told = house.says("the 2 of coins**. 70 to win.", "il 2 di denari**. Servono 70 punti.")
    assert told in house.board.text
    secret = house.words("role-partner-secret", name="Anna")
    assert [secret in (await house.panel(seat)).text for seat in range(5)] == [
        seat == 3 for seat in range(5)
    ]


@pytest.mark.parametrize(
    ("options", "bids"),
    [
        ({}, "rank:2 points:120"),
        ({"bidding": "points", "implied_two": True}, "points:61 points:120"),
    ],
)
async def test_any_two_cards_are_called_at_120_where_else_a_2_is(
    house: House, options: dict[str, object], bids: str
) -> None:
    rules = Options(players=5, two_cards_at_120=True, **options)
    await house.begin(rules, pack(rules, {1: "KD"}, dealer=4))
    await house.do(bids)
    panel = await house.suit("D")
    assert house.says("King of coins You hold it", "Re di denari Ce l'hai tu") in panel.text
    assert house.words("call-own", alone=True) not in panel.text
    await house.declare("D", "AD", "KD")
    both = house.says(
        "the Ace of coins and the King of coins", "l'Asso di denari e il Re di denari"
    )
    assert f"**{both}**" in house.board.text


async def test_two_cards_are_called_at_120(house: House) -> None:
    rules = Options(players=5, bidding="points", two_cards_at_120=True)
    await house.begin(rules, pack(rules, {0: "4C", 1: "5C", 2: "3D", 3: "AD"}, dealer=4))
    assert house.says("Two cards at 120", "Due carte a 120") in house.lobby.text
    await house.seats[0].slash("bid", bid="120")
    panel = await house.declare("D", "AD")
    second = house.says("Choose the second card you call", "Che altra carta chiami?")
    assert second in panel.text
    await house.seats[0].click(panel, "b1:suit:")
    assert "AD" not in panel.select().options
    await house.seats[0].select(panel, "3D")
    await house.seats[0].click(panel, house.words("button-confirm"))
    both = house.says("the Ace of coins and the 3 of coins", "l'Asso di denari e il 3 di denari")
    assert f"**{both}**" in house.board.text
    for seat, code in ((2, "3D"), (3, "AD")):
        card = the_card(house.words, Card.parse(code))
        assert house.words("role-holder", card=card) in (await house.panel(seat)).text
    assert "🤫" not in panel.text
    await house.click("4C 5C 3D")
    held = house.says(
        "**Giulia** held the 3 of coins, which was called.",
        "**Giulia** aveva il 3 di denari, carta chiamata.",
    )
    assert held in house.board.text
    assert house.says("**Luca** held", "**Luca** aveva") not in house.board.text
