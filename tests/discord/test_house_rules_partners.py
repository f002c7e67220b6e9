"""The options of Chiamata from the first card to the count, played among people."""

from __future__ import annotations

import pytest

from bot.game import Options
from tests.discord.house import House
from tests.game.setups import deal, pack


class TestBlindTrick:
    @pytest.mark.parametrize(
        ("blind", "bids", "declarer", "rank"),
        [
            ("two", "rank:2 pass pass pass pass", 0, "2"),
            ("two62", "rank:2 points:62 pass pass pass pass", 1, "2"),
            ("always", "rank:K pass pass pass pass", 0, "K"),
        ],
    )
    async def test_the_suit_is_named_over_covered_cards(
        self, house: House, blind: str, bids: str, declarer: int, rank: str
    ) -> None:
        rules = Options(players=5, blind_first_trick=blind)
        hands = {0: "AC", 1: "4C", 2: "5C", 3: f"{rank}S", 4: "6C"}
        await house.begin(rules, pack(rules, hands, dealer=4))
        assert house.words(f"choice-blind_first_trick-{blind}") in house.lobby.text
        await house.do(bids)
        panel = await house.press(declarer, house.says("Keep the suit secret", "Non dire il seme"))
        name = house.name(declarer)
        assert house.words("hand-kept-secret") in panel.text
        secret = house.says(
            f"**{name}** keeps the suit secret", f"**{name}** non dice ancora il seme"
        )
        assert secret in house.board.text
        assert house.words("state-blind") in house.board.text
        await house.click(f"AC 4C 5C {rank}S 6C")
        covered = house.says("Luca: **a covered card**", "Luca: **una carta coperta**")
        assert covered in house.board.text
        await house.evening.restart()
        card = f"**{house.words('card', rank=house.words(f'rank-{rank}'), suit=_swords(house))}**"
        for seat in range(5):
            assert (card in (await house.panel(seat)).text) == (seat == 3)
        asked = house.says("Name the trump suit", "Di' il seme di briscola")
        assert asked in (await house.panel(declarer)).text
        assert house.says(f"{name} to name the trump", f"{name} dice il seme") in house.board.text
        await house.declare("S")
        assert covered not in house.board.text
        assert house.words("revealed-partner", partner="Luca", declarer=name) in house.board.text
        assert house.says("Trick 1: Luca took", "Presa 1: Luca fa") in house.board.text

    @pytest.mark.parametrize(
        ("blind", "bids"),
        [("two", "rank:K pass pass pass pass"), ("two62", "rank:2 pass pass pass pass")],
    )
    async def test_a_lower_bid_gives_no_right_to_secrecy(
        self, house: House, blind: str, bids: str
    ) -> None:
        await house.begin(Options(players=5, blind_first_trick=blind))
        await house.do(bids)
        assert (await house.panel(0)).find(house.words("button-keep-secret")) == []


async def test_the_declarer_leads_where_the_table_wants_it(house: House) -> None:
    await house.begin(Options(players=5, chiamata_leader="declarer"))
    told = house.says("First lead: the declarer", "Prima uscita: il chiamante")
    assert told in house.lobby.text
    await house.win("rank:K", seat=2)
    await house.declare("D")
    assert house.says("Giulia to play", "Gioca Giulia") in house.board.text
    lead = house.says("You lead: play any card.", "Sei di mano: gioca la carta che vuoi.")
    assert lead in (await house.panel(2)).text
    leads = house.says("The declarer leads to the first trick", "Il chiamante gioca per primo")
    assert leads in await house.rules_text()


async def test_sixty_is_a_draw_and_the_next_round_counts_double(house: House) -> None:
    rules = Options(players=5, sixty_is_draw=True)
    laid = deal(rules, (40, 20, 30, 20, 10), dealer=4, held={"KD": 1})
    await house.begin(rules, laid.pack)
    assert house.says("Sixty is a draw", "Sessanta è pari") in house.lobby.text
    await house.win("rank:K")
    await house.declare("D")
    await house.play_deal(laid)
    told = house.says(
        "**A draw:** 60 points, 61 to win. Nobody scores, and the next round counts double.",
        "**Pari:** 60 punti, ne servivano 61. Non segna nessuno, e la prossima smazzata vale "
        "doppio.",
    )
    assert told in house.count.text
    assert "Anna\u00a0**0**\u00a0(+0)" in house.count.text
    await house.next_deal()
    assert house.says("This round counts × 2.", "Questa smazzata vale × 2.") in house.board.text
    await house.win("rank:A", seat=0)
    await house.declare("D")
    await house.forward(lambda table: table.between)
    counted = house.says("This round counted × 2.", "Questa smazzata valeva × 2.")
    assert counted in house.count.text


@pytest.mark.parametrize(
    ("option", "value", "bidding", "bid", "points", "gains"),
    [
        # Two steps above the row of 91, times two for the declarer.
        ("top_step_111", True, "points", "points:111", (50, 50, 10, 10, 0), (-12, -6, 6)),
        # All 120 points of the opponents: a plain loss at 61.
        (
            "capot_by_opponents_doubles",
            False,
            "rank_points",
            "rank:K",
            (0, 0, 60, 60, 0),
            (-2, -1, 1),
        ),
    ],
)
async def test_game_points_follow_the_stakes_of_the_table(
    house: House,
    option: str,
    value: bool,
    bidding: str,
    bid: str,
    points: tuple[int, ...],
    gains: tuple[int, ...],
) -> None:
    rules = Options(players=5, bidding=bidding, **{option: value})
    laid = deal(rules, points, dealer=4, held={"KD": 1})
    house.packs = [laid.pack]
    await house.open(Options(players=5, bidding=bidding))
    await house.choose(**{option: value})
    assert house.words(f"term-{option}") in house.lobby.text
    await house.sit()
    await house.win(bid)
    await house.declare("D", *(["KD"] if bidding == "points" else []))
    await house.play_deal(laid)
    assert house.says("**Lost:**", "**Persa:**") in house.count.text
    for seat, gain in enumerate((*gains, gains[-1], gains[-1])):
        written = f"{gain:+}".replace("-", "−")
        total = f"{gain}".replace("-", "−")
        assert f"{house.name(seat)}\u00a0**{total}**\u00a0({written})" in house.count.text


@pytest.mark.parametrize(
    ("players", "resting", "then"),
    [(6, ["Paolo"], ["Anna"]), (7, ["Rita", "Paolo"], ["Anna", "Rita"])],
)
async def test_at_a_larger_table_the_dealer_rests_and_sees_no_hand(
    house: House, players: int, resting: list[str], then: list[str]
) -> None:
    await house.begin(Options(players=players, sit_out=True))
    title = house.says(
        {6: "6 players, one rests", 7: "7 players, two rest"}[players],
        {6: "in 6, uno riposa", 7: "in 7, due riposano"}[players],
    )
    assert title in house.lobby.text
    rests = house.words("hand-rests")
    for number, names in enumerate((resting, then)):
        line = house.words(
            "state-resting", names=house.says(" and ", " e ").join(names), count=len(names)
        )
        assert line in house.board.text
        for seat in range(players):
            panel = await house.panel(seat)
            own = house.name(seat) in names
            assert (rests in panel.text) == own
            held = house.observe(house.seats[seat])
            assert ((await held).hand == ()) == own
        if number == 0:
            await house.click("pass pass pass pass pass")
            await house.next_deal(seat=5)
    await house.click("rank:K pass pass pass pass")
    await house.declare("D")
    await house.forward(lambda table: table.between)
    for name in then:
        assert f"{name}\u00a0**0**\u00a0(+0)" in house.count.text


async def test_every_target_in_points_stands_on_the_lobby(house: House) -> None:
    for target in range(10, 21):
        await house.open(Options(players=5, chiamata_target=target))
        assert house.says(f"First to {target} ", f"Si arriva a {target} ") in house.lobby.text
        assert house.says("5 rounds", "5 smazzate") not in house.lobby.text
        await house.people[0].click(house.lobby, house.words("button-cancel"))


@pytest.mark.parametrize("target", [10, 20])
async def test_the_first_to_so_many_points_wins_the_match(house: House, target: int) -> None:
    rules = Options(players=5, bidding="points", chiamata_target=target)
    laid = deal(rules, (100, 20, 0, 0, 0), dealer=4, held={"AD": 1})
    await house.begin(rules, laid.pack)
    assert house.says("## Chiamata · round 1\n", "## Chiamata · smazzata 1\n") in house.board.text
    await house.win("points:120")
    await house.declare("D", "AD")
    await house.play_deal(laid)
    assert house.says("Anna wins!", "Vince Anna!") in house.final.text
    assert "Anna\u00a0**20** · Marco\u00a0**10**" in house.final.text


@pytest.mark.parametrize(("length", "rounds"), [("long", 10), ("one", 1)])
async def test_chiamata_lasts_so_many_rounds(house: House, length: str, rounds: int) -> None:
    await house.begin(Options(players=5, length=length))
    told = house.says(f"{rounds} rounds", f"{rounds} smazzate")
    if length == "one":
        told = house.says("One round", "Una smazzata")
    assert told in house.lobby.text
    title = house.says(f"round 1 of {rounds}", f"smazzata 1 di {rounds}")
    assert title in house.board.text
    await house.do("rank:K pass pass pass pass")
    await house.declare("D")
    await house.forward(lambda table: table.between)
    over = any(shown.files for shown in house.evening.public())
    assert over == (length == "one")


async def test_points_are_added_up_by_side_only_when_the_partner_is_known(house: House) -> None:
    rules = Options(players=5, count_points=True)
    hands = {0: "AC 4D", 1: "4C KD", 2: "5C 4S", 3: "6C 5S", 4: "7C 6S"}
    await house.begin(rules, pack(rules, hands, dealer=4))
    assert house.words("term-count_points") in house.lobby.text
    await house.win("rank:K")
    await house.declare("D")
    await house.click("AC 4C 5C 6C 7C")
    so_far = house.says("Points so far: ", "Punti finora: ")
    alone = "Anna\u00a0**11** · Marco\u00a0**0** · Giulia\u00a0**0** · Luca\u00a0**0**"
    assert f"{so_far}{alone} · Sofia\u00a0**0**" in house.board.text
    await house.click("4D KD 4S 5S 6S")
    both = house.says("Anna and Marco", "Anna e Marco")
    others = house.says("Giulia, Luca and Sofia", "Giulia, Luca e Sofia")
    assert f"{so_far}{both}\u00a0**15** · {others}\u00a0**0**" in house.board.text


async def test_open_hands_show_the_partner_from_the_call_on(house: House) -> None:
    rules = Options(players=5, open=True)
    await house.begin(rules, pack(rules, {1: "KD"}, dealer=4))
    await house.win("rank:K")
    await house.declare("D")
    [line] = [x for x in house.board.text.splitlines() if x.startswith("Marco: ") and "**" in x]
    assert house.words("suit-label-D") in line
    assert house.words("rank-K") in line


async def test_settled_tricks_of_chiamata_are_left_out_with_hands_shown(house: House) -> None:
    rules = Options(players=5, skip_uneventful=True)
    laid = deal(rules, (60, 30, 10, 10, 10), dealer=4, held={"KD": 1})
    await house.begin(rules, laid.pack)
    await house.win("rank:K")
    await house.declare("D")
    await house.play_deal(laid, clicked=4)
    result = (await house.match()).results[0]
    assert result.reason in ("forced", "irrelevant")
    assert house.words("result-skipped", points=result.unplayed) in house.count.text
    assert house.words("result-called", **_called(house)) in house.count.text


def _swords(house: House) -> str:
    return house.words("suit-S")


def _called(house: House) -> dict[str, str]:
    king = house.says("the King of coins", "il Re di denari")
    return {"declarer": "Anna", "partner": "Marco", "card": king}
