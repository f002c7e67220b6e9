"""The options of team games, each played once among people in both languages."""

from __future__ import annotations

import pytest

from bot.game import SIGNS, Match, Options
from bot.ui.lines import sign_name
from tests.discord.house import House
from tests.game.setups import pack
from tests.support.person import Person

FOUR = Options(players=4, teams="13-24")
LOOKING = 45


def mates(house: House, panel: str) -> set[str]:
    """Those that a hand names as partners."""
    line = next(line for line in panel.splitlines() if house.says(" with ", " con ") in line)
    told = line.split(house.says(" with ", " con "))[1].split(" ·")[0]
    return set(told.replace(house.says(" and ", " e "), ", ").split(", "))


async def second_trick(house: House, **options: str) -> None:
    """Start a team game and play its first trick."""
    await house.begin(Options(players=4, teams="13-24", **options))
    for _ in range(4):
        await house.act()


def refusal(house: House, reason: str) -> str:
    return house.words("refusal-signal-refused", reason=reason)


@pytest.mark.parametrize(
    ("teams", "told", "mate"),
    [
        ("12-34", ("teams 1+2 and 3+4", "coppie 1+2 e 3+4"), "Marco"),
        ("13-24", ("teams 1+3 and 2+4", "coppie 1+3 e 2+4"), "Giulia"),
        ("14-23", ("teams 1+4 and 2+3", "coppie 1+4 e 2+3"), "Luca"),
        ("random", ("teams by lot", "coppie a sorte"), ""),
    ],
)
async def test_partners_are_those_whom_the_lobby_names_by_order_of_joining(
    house: House, teams: str, told: tuple[str, str], mate: str
) -> None:
    await house.open(Options(players=4))
    await house.choose(teams=teams)
    assert house.says(*told) in house.lobby.text
    await house.sit()
    [own] = mates(house, (await house.hand(house.people[0])).text)
    assert own == mate or not mate
    others = {person.name for person in house.people} - {"Anna", own}
    score = [line for line in house.board.text.splitlines() if line.endswith("**0**")]
    named = [set(line[2:-6].split(house.says(" and ", " e "))) for line in score]
    assert named == [{"Anna", own}, others]
    order = [house.name(seat) for seat in range(4)]
    assert order.index(own) == (order.index("Anna") + 2) % 4


async def test_six_play_three_against_three_without_twos(house: House) -> None:
    await house.open(Options(players=2))
    await house.choose(players=6)
    title = house.says("Briscola · 6 players, two teams", "Briscola · in 6, tre contro tre")
    assert title in house.lobby.text
    house.people += house.evening.people("Giulia", "Luca", "Sofia", "Paolo", locale=house.locale)
    await house.sit()
    assert house.says("18 cards left", "18 carte") in house.board.text
    team = [house.name(seat) for seat in (0, 2, 4)]
    own = mates(house, (await house.panel(0)).text)
    assert own == {*team[1:]}
    last = house.says("and", "e")
    assert f"■ {team[0]}, {team[1]} {last} {team[2]} **0**" in house.board.text
    for _ in range(6):
        await house.click(str((await house.legal())[0]))
    assert house.says("12 cards left", "12 carte") in house.board.text
    twos = house.says("All four 2s stay in the box", "I quattro 2 restano fuori")
    assert twos in await house.rules_text()
    title = (await house.finish()).text.splitlines()[0]
    won = [any(house.name(seat) in title for seat in (s, s + 2, s + 4)) for s in (0, 1)]
    assert sorted(won) == [False, True]
    assert [house.name(seat) in title for seat in range(6)] == won * 3
    assert house.says("win!", "Vincono") in title


async def look(house: House) -> None:
    """Three are ready, the fourth is away: after a while play goes on."""
    panels = [await house.panel(seat) for seat in range(4)]
    for seat, panel in enumerate(panels):
        mate, rivals = (seat + 2) % 4, ((seat + 1) % 4, (seat + 3) % 4)
        hand = (await house.observe(house.seats[mate])).hand
        line = _hand_of(panel.text, house.seats[mate])
        assert all(house.words(f"rank-{card.rank}") in line for card in hand)
        for rival in rivals:
            assert _hand_of(panel.text, house.seats[rival]) == ""
    for seat in (0, 1, 2):
        await house.seats[seat].click(panels[seat], house.says("Ready", "Pronto"))
        assert house.says("You are ready.", "Sei a posto.") in panels[seat].text
        if seat == 0:
            await house.evening.restart()
    ready = house.says("✓ ready", "✓ a posto")
    assert house.board.text.count(ready) == 3
    away = house.says("Luca still looks", "Sta ancora guardando ▲ Luca")
    assert away in house.board.text
    await house.evening.advance(LOOKING + 1)
    assert house.says("time out", "d'ufficio") not in house.board.text
    text = (await house.panel(0)).text
    assert _hand_of(text, house.seats[2]) == ""


class TestTalk:
    @pytest.mark.parametrize(
        ("talk", "offered"),
        [("descriptive", ("low", "none", "load")), ("signals", SIGNS), ("silent", ())],
    )
    async def test_the_panel_offers_the_signs_that_this_talk_allows(
        self, house: House, talk: str, offered: tuple[str, ...]
    ) -> None:
        await second_trick(house, talk=talk)
        if talk != "descriptive":
            assert house.words(f"choice-talk-{talk}") in house.lobby.text
        told = {
            "descriptive": ("never name a card", "mai nominarne una"),
            "signals": ("the traditional signs, which name cards", "i segni della tradizione"),
            "silent": ("no words and no signs", "niente parole e niente segni"),
        }[talk]
        assert house.says(*told) in await house.rules_text()
        silence = house.says("This table plays in silence", "A questo tavolo si gioca muti")
        assert (silence in house.board.text) == (talk == "silent")
        panel = await house.panel(0)
        if not offered:
            assert panel.find(house.words("button-signal")) == []
            answer = await house.seats[0].slash("signal", sign="low")
            assert refusal(house, "silent") in answer.text
            return
        panel = await house.press(0, house.says("Signal…", "Segno…"))
        for sign in SIGNS:
            assert bool(panel.find(sign_name(house.words, sign))) == (sign in offered)
        if talk == "descriptive":
            answer = await house.seats[0].slash("signal", sign="king")
            assert refusal(house, "not-descriptive") in answer.text

    @pytest.mark.parametrize("players", [2, 3, 5])
    async def test_without_a_partner_there_is_nobody_to_make_a_sign_to(
        self, house: House, players: int
    ) -> None:
        await house.begin(Options(players=players))
        if players == 5:
            await house.win("rank:K")
            await house.declare("D")
        assert (await house.panel(0)).find(house.words("button-signal")) == []
        answer = await house.seats[0].slash("signal", sign="low")
        assert refusal(house, "no-partner") in answer.text

    @pytest.mark.parametrize("typed", [True, False])
    async def test_a_sign_is_read_by_the_partner_and_seen_by_all(
        self, house: House, typed: bool
    ) -> None:
        await second_trick(house, talk="signals")
        zoe = house.evening.person("Zoe", house.locale)
        sign = house.says("Knave of trumps", "Fante di briscola")
        if typed:
            answer = await house.seats[0].slash("signal", sign="knave")
            assert answer.ephemeral
            panel = answer.panel
        else:
            panel = await house.press(0, house.words("button-signal"))
            assert house.says("a shoulder raised", "una spalla alzata") in panel.text
            await house.seats[0].click(panel, sign)
        assert house.words("hand-signalled", sign=sign) in panel.text
        await house.evening.restart()
        read = house.says(f"Anna in trick 2: {sign}", f"Anna alla presa 2: {sign}")
        assert read in (await house.panel(2)).text
        made = house.says("Anna made a sign in trick 2", "Anna ha fatto un segno alla presa 2")
        assert made in house.board.text
        for seat in (1, 3):
            text = (await house.panel(seat)).text
            assert made in text
            assert sign not in text
        assert made in zoe.reads()
        assert sign not in zoe.receives()
        answer = await zoe.slash("signal", sign="low")
        assert house.words("refusal-no-table-here") in answer.text

    @pytest.mark.parametrize(
        ("silent", "quiet"),
        [
            ("each_round", (True, True)),
            ("first_round_only", (True, False)),
            ("off", (False, False)),
        ],
    )
    async def test_the_first_trick_is_silent_when_the_table_wants_it(
        self, house: House, silent: str, quiet: tuple[bool, bool]
    ) -> None:
        await house.begin(Options(players=4, silent_first_trick=silent, peek="off"))
        term = house.words(f"choice-silent_first_trick-{silent}")
        assert (term in house.lobby.text) == (silent != "each_round")
        told = house.says(
            "No talking and no signs during this trick",
            "In questa presa niente parole e niente segni",
        )
        for number in range(2):
            assert (told in house.board.text) == quiet[number]
            panel = await house.panel(0)
            assert bool(panel.find(house.words("button-signal"))) != quiet[number]
            answer = await house.seats[1].slash("signal", sign="load")
            assert (refusal(house, "first-trick") in answer.text) == quiet[number]
            if number == 0:
                await house.forward(lambda table: table.between)
                await house.next_deal()


class TestPeek:
    @pytest.mark.parametrize(
        ("peek", "moments"),
        [
            ("off", ()),
            ("stock_end", (7,)),
            ("before_last_trick", (9,)),
            ("before_first_trick", (0,)),
            ("both", (0, 9)),
        ],
    )
    async def test_partners_look_when_the_table_wants_it_and_nobody_can_hold_it_up(
        self, house: House, peek: str, moments: tuple[int, ...]
    ) -> None:
        rules = Options(players=4, teams="13-24", peek=peek)
        await house.begin(rules)
        if peek != "stock_end":
            assert house.words(f"choice-peek-{peek}") in house.lobby.text
        looking = house.says(
            "The partners look at each other's cards", "I compagni si guardano le carte"
        )
        for tricks in moments:
            await house.forward(lambda table: _peeks(table.playing))
            assert len((await house.match()).observe(None).tricks) == tricks
            assert looking in house.board.text
            await look(house)
            assert looking not in house.board.text
        await house.forward(lambda table: table.between or _peeks(table.playing))
        assert (await house.table()).between


async def test_points_are_counted_by_team_on_the_board(house: House) -> None:
    rules = Options(players=4, teams="13-24", count_points=True)
    laid = pack(rules, {0: "4C", 1: "3C", 2: "AC", 3: "KC"}, dealer=3, face_up="2D")
    house.packs = [laid]
    await house.open(FOUR)
    await house.choose(count_points=True)
    assert house.says("Count points", "Conto dei punti") in house.lobby.text
    await house.sit()
    await house.click("4C 3C AC KC")
    points = house.says("Points so far: ", "Punti finora: ")
    assert f"{points}■\u00a0**25** · ▲\u00a0**0**" in house.board.text


def _peeks(match: Match) -> bool:
    return match.observe(None).phase == "peek"


def _hand_of(text: str, person: Person) -> str:
    """The line with this person's open hand; '' where there is none."""
    lines = [line for line in text.splitlines() if f" {person.name}: " in line and "**" in line]
    return lines[0] if lines else ""
