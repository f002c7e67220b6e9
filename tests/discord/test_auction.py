"""The auction of Chiamata and the call, by clicks and by /bid (RULES 4)."""

from __future__ import annotations

import re

import pytest

from bot.game import (
    RANKS,
    SUITS,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    NameTrump,
    Observation,
    Pass,
    PlayCard,
)
from bot.i18n import card_name, rank_name, suit_name, words_for
from bot.i18n.cards import suit_label
from tests.discord.games import Game, forge, press_act
from tests.discord.playing import NAMES, may_act
from tests.discord.test_boards import boards, finish_deal, line_of, reveal
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown

WORDS, ITALIAN = words_for("en"), words_for("it")
BIDDING = ["rank_points", "points"]


def bids_on(panel: Shown) -> list[str]:
    return [button.custom_id.split(":", 4)[4] for button in panel.find("b1:act:")]


async def win(game: Game, bid: BidRank | BidPoints) -> Person:
    """Let the first to speak win the auction with this bid."""
    declarer = await game.turn()
    await game.act(bid)
    for _ in range(4):
        await game.act(Pass())
    assert await game.turn() is declarer
    return declarer


def ranks_held(seen: Observation, count: int) -> list[str]:
    """Ranks of which this seat holds so many cards."""
    return [r for r in RANKS if sum(card.rank == r for card in seen.hand) == count]


async def win_with_a_rank_in_hand(game: Game) -> tuple[Person, str, list[str]]:
    """Let the first to speak win with a rank held once; the suits not held come with it."""
    seen = await game.observe(await game.turn())
    rank = ranks_held(seen, 1)[0]
    own = next(card.suit for card in seen.hand if card.rank == rank)
    return await win(game, BidRank(rank)), own, [suit for suit in SUITS if suit != own]


class TestBids:
    async def test_the_panel_offers_exactly_the_ranks_that_are_left(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        for bid in (None, "K", "7", "2"):
            if bid:
                await game.act(BidRank(bid))
            panel = await game.hand(await game.turn())
            offered = bids_on(panel)
            left = RANKS[RANKS.index(bid) + 1 :] if bid else RANKS
            if left:
                assert offered == [*(f"rank:{rank}" for rank in left), "pass"]
            else:
                assert offered[:1] == ["points:62"]
                assert panel.find("b1:bids:")

    async def test_points_stand_on_a_few_buttons_and_all_of_them_in_selects(
        self, evening: Evening
    ) -> None:
        """COMPLAINTS 96."""
        game = await Game.start(evening, 5, bidding="points")
        bidder = await game.turn()
        panel = await game.hand(bidder)
        assert bids_on(panel)[0] == "points:61"
        assert bids_on(panel)[-1] == "pass"
        await bidder.click(panel, "b1:bids:")
        values = [value for menu in panel.selects for value in menu.options]
        assert values == [f"points:{points}" for points in range(61, 121)]
        assert all(len(menu.options) <= 25 for menu in panel.selects)
        await bidder.click(panel, WORDS("button-back"))
        assert bids_on(panel)[0] == "points:61"
        await bidder.click(panel, "b1:bids:")
        await bidder.select(panel, "points:93", wanted=panel.selects[1].custom_id)
        assert "93" in line_of(game.board, bidder.name)
        follower = await game.turn()
        panel = await game.hand(follower)
        await follower.click(panel, "b1:bids:")
        values = [value for menu in panel.selects for value in menu.options]
        assert values == [f"points:{points}" for points in range(94, 121)]

    async def test_a_select_that_was_overtaken_says_so(self, evening: Evening) -> None:
        game = await Game.start(evening, 5, bidding="points")
        bidder = await game.turn()
        panel = await game.hand(bidder)
        await bidder.click(panel, "b1:bids:")
        menu = panel.selects[0].custom_id
        press = bidder.selecting(panel, "points:70", wanted=menu)
        first, second = await evening.together(
            press, bidder.selecting(panel, "points:80", wanted=menu)
        )
        assert first.acknowledged
        assert second.acknowledged
        assert len((await game.match()).log) == 1
        assert WORDS("refusal-already-played") in panel.text

    @pytest.mark.parametrize("bidding", BIDDING)
    async def test_the_command_offers_exactly_the_legal_bids(
        self, evening: Evening, bidding: str
    ) -> None:
        game = await Game.start(evening, 5, bidding=bidding)
        for step in range(5):
            bidder = await game.turn()
            legal = [str(action) for action in await game.legal()]
            everything = set((await bidder.suggestions("bid", "bid")).values())
            assert everything <= set(legal)
            assert len(everything) == min(len(legal), 25)
            assert "pass" in everything
            typed = "11" if bidding == "points" else "kn"
            some = await bidder.suggestions("bid", "bid", typed)
            assert all(name.casefold().startswith(typed) for name in some)
            if bidding == "points":
                wanted = [a for a in legal if a.startswith("points:11")]
                assert list(some.values()) == wanted
            [other, *_] = await game.waiting()
            assert await other.suggestions("bid", "bid") == {}
            assert await evening.person("Zoe").suggestions("bid", "bid") == {}
            assert await bidder.suggestions("play", "card") == {}
            await game.act((await game.legal())[step % 2])

    @pytest.mark.parametrize(
        ("bidding", "typed", "locale", "meant"),
        [
            ("rank_points", "King", "en-US", BidRank("K")),
            ("rank_points", " king ", "en-US", BidRank("K")),
            ("rank_points", "7", "en-US", BidRank("7")),
            ("rank_points", "re", "it", BidRank("K")),
            ("rank_points", "Cavallo", "it", BidRank("Q")),
            ("rank_points", "knight", "it", BidRank("Q")),
            ("rank_points", "rank:K", "en-US", BidRank("K")),
            ("rank_points", "pass", "en-US", Pass()),
            ("rank_points", "Passo", "it", Pass()),
            ("points", "77", "en-US", BidPoints(77)),
            ("points", "77 points", "en-US", BidPoints(77)),
            ("points", "77 PUNTI", "it", BidPoints(77)),
            ("points", "120", "it", BidPoints(120)),
            ("points", "points:61", "it", BidPoints(61)),
        ],
    )
    async def test_a_bid_may_be_typed_in_both_languages(
        self, evening: Evening, bidding: str, typed: str, locale: str, meant: object
    ) -> None:
        people = evening.people(*NAMES, locale=locale)
        game = await Game.among(evening, people, bidding=bidding)
        bidder = await game.turn()
        answer = await bidder.slash("bid", bid=typed)
        assert answer.ephemeral
        assert (await game.match()).log[0][1] == meant
        assert not evening.messages()[-1].pings

    @pytest.mark.parametrize("typed", ["", "foo", "121", "60", "AD", "🂡", "-1", "1e2", "x" * 500])
    async def test_what_is_no_bid_is_refused_with_what_may_be_bid(
        self, evening: Evening, typed: str
    ) -> None:
        game = await Game.start(evening, 5, bidding="points")
        answer = await (await game.turn()).slash("bid", bid=typed)
        assert answer.ephemeral
        assert WORDS("refusal-malformed-text") in answer.text
        assert (await game.match()).log == []

    async def test_a_bid_that_is_too_low_names_the_lowest(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        await game.act(BidRank("Q"))
        bidder = await game.turn()
        answer = await bidder.slash("bid", bid="King")
        lowest = rank_name(WORDS, "J")
        assert WORDS("refusal-illegal-bid", lowest=lowest) in answer.text
        assert may_act(answer.panel)
        jumped = await bidder.slash("bid", bid="62")
        assert lowest in jumped.text
        assert len((await game.match()).log) == 1

    async def test_a_player_who_passed_is_out(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        passed = await game.turn()
        await game.act(Pass())
        await game.act(BidRank("A"))
        panel = await game.hand(passed)
        assert bids_on(panel) == []
        answer = await passed.slash("bid", bid="King")
        name = (await game.turn()).name
        assert WORDS("refusal-not-your-turn", name=name) in answer.text
        for _ in range(3):
            await game.act(Pass())
        assert (await game.match()).observe(None).phase == "trump"

    async def test_when_all_pass_the_next_dealer_deals_and_nothing_counts(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 5)
        dealer = (await game.match()).observe(None).dealer
        for _ in range(5):
            await game.act(Pass())
        assert "All passed" in evening.public()[-1].text
        assert boards(game) == []
        await game.people[2].click(evening.public()[-1], "Next deal")
        assert (await game.match()).observe(None).dealer == (dealer + 1) % 5
        assert "round 1 of 5" in game.board.text

    async def test_playing_a_card_in_the_auction_is_explained(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        bidder = await game.turn()
        card = (await game.observe(bidder)).hand[0]
        answer = await bidder.slash("play", card=str(card))
        assert WORDS("refusal-wrong-phase", phase="auction") in answer.text
        assert (await game.match()).log == []


class TestCall:
    async def test_the_declarer_names_trump_and_the_rank_calls_the_card(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 5)
        declarer, own, others = await win_with_a_rank_in_hand(game)
        panel = await game.hand(declarer)
        labels = {b.custom_id.split(":")[4]: b.label for b in panel.find("b1:suit:")}
        assert set(labels) == set(SUITS)
        for suit, label in labels.items():
            assert suit_label(WORDS, suit) in label
            assert ("alone" in label) == (suit == own)
        version = (await game.table()).row.version
        await declarer.click(panel, labels[others[0]])
        assert (await game.table()).row.version == version  # nothing is settled yet
        await declarer.click(panel, WORDS("button-back"))
        await declarer.click(panel, labels[own])
        assert "alone" in panel.text
        await declarer.click(panel, WORDS("button-back"))
        await declarer.click(panel, labels[others[0]])
        assert "alone" not in panel.text
        await declarer.click(panel, "b1:sure:")
        seen = (await game.match()).observe(None)
        assert (seen.trump, seen.phase) == (others[0], "play")
        assert seen.called is not None
        assert WORDS("suit-" + others[0]) in panel.text
        assert card_name(WORDS, seen.called) in game.board.text

    async def test_after_points_any_card_of_the_suit_may_be_called(self, evening: Evening) -> None:
        game = await Game.start(evening, 5, bidding="points")
        declarer = await win(game, BidPoints(70))
        panel = await game.hand(declarer)
        hand = (await game.observe(declarer)).hand
        own = hand[0]
        await declarer.click(panel, f"b1:suit:{game.id:x}:1:{own.suit}")
        [menu] = panel.selects
        assert set(menu.options) == {f"{rank}{own.suit}" for rank in RANKS}
        lines = panel.text.splitlines()
        for value, name in menu.options.items():
            [line] = [line for line in lines if line.strip().startswith(name)]
            assert ("alone" in line) == (Card.parse(value) in hand)
        await declarer.select(panel, str(own))
        assert "alone" in panel.text
        await declarer.click(panel, WORDS("button-back"))
        await declarer.click(panel, f"b1:suit:{game.id:x}:1:{own.suit}")
        free = next(card for card in map(Card.parse, menu.options) if card not in hand)
        await declarer.select(panel, str(free))
        await declarer.click(panel, "b1:sure:")
        seen = (await game.match()).observe(None)
        assert (seen.called, seen.trump) == (free, free.suit)
        assert "70 to win" in game.board.text

    async def test_confirming_twice_calls_once_and_shows_the_hand(self, evening: Evening) -> None:
        """COMPLAINTS 35."""
        game = await Game.start(evening, 5, bidding="points")
        declarer = await win(game, BidPoints(61))
        panel = await game.hand(declarer)
        await declarer.click(panel, f"b1:suit:{game.id:x}:1:D")
        await declarer.select(panel, "AD")
        press = declarer.clicking(panel, "b1:sure:")
        answers = await evening.together(*[press] * 5)
        assert all(answer.acknowledged for answer in answers)
        log = [action for _, action in (await game.match()).log]
        assert log[-2:] == [NameTrump("D"), CallCard(Card.parse("AD"))]
        assert len(panel.find("b1:act:")) == 8

    async def test_a_restart_between_trump_and_card_asks_for_the_card(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 5, bidding="points")
        declarer = await win(game, BidPoints(61))
        panel = await game.hand(declarer)
        await game.act(NameTrump("S"))
        await evening.restart()
        assert (await game.match()).observe(None).phase == "call"
        await declarer.click(panel, WORDS("button-refresh"))
        await declarer.click(panel, "b1:suit:")
        await declarer.select(panel, "3S")
        await declarer.click(panel, "b1:sure:")
        assert (await game.match()).observe(None).called == Card.parse("3S")

    async def test_nobody_else_can_call(self, evening: Evening) -> None:
        game = await Game.start(evening, 5)
        await win(game, BidRank("K"))
        [other, *_] = await game.waiting()
        panel = await game.hand(other)
        assert panel.find("b1:suit:") == []
        for custom_id in ("b1:suit:{}:1:D", "b1:call:{}:1:D", "b1:sure:{}:1:KD", "b1:sure:{}:0:KD"):
            answer = await forge(other, panel, custom_id.format(f"{game.id:x}"))
            assert answer.panel.ephemeral
        assert (await game.match()).observe(None).phase == "trump"


class TestSecret:
    @pytest.mark.parametrize("alone", [True, False])
    async def test_only_the_holder_is_told_who_the_partner_is(
        self, evening: Evening, alone: bool
    ) -> None:
        game = await Game.start(evening, 5)
        declarer, own, others = await win_with_a_rank_in_hand(game)
        suit = own if alone else others[0]
        await game.act(NameTrump(suit))
        match = await game.match()
        called = match.observe(None).called
        [holder] = [p for p in game.people if called in (await game.observe(p)).hand]
        assert (holder is declarer) == alone
        for person in game.people:
            text = (await game.hand(person)).text
            assert ("🤫" in text) == (person is holder)
            if person is holder:
                key = "role-alone" if alone else "role-partner-secret"
                assert WORDS(key, name=declarer.name) in text
        assert "🤫" not in "".join(shown.text for shown in evening.public())
        assert called is not None
        card = card_name(WORDS, called)
        [line] = [line for line in game.board.text.splitlines() if "♛" in line and "calls" in line]
        assert line == f"♛ **{declarer.name}** calls **the {card}**. 61 to win."
        partner = await reveal(game)
        assert partner is holder
        words = "alone against everyone" if alone else f"{declarer.name} and {holder.name} against"
        assert words in game.board.text
        for person in game.people:
            text = (await game.hand(person)).text
            assert "🤫" not in text
            assert words in text

    async def test_the_result_tells_who_was_with_whom_and_what_everybody_gained(
        self, evening: Evening
    ) -> None:
        game = await Game.start(evening, 5)
        declarer, _, others = await win_with_a_rank_in_hand(game)
        await game.act(NameTrump(others[1]))
        partner = await reveal(game)
        assert partner is not declarer
        await finish_deal(game)
        [result] = (await game.match()).results
        contract = result.contract
        assert contract is not None
        text = game.result.text
        assert declarer.name in text
        assert partner.name in text
        assert ("made" in text.lower()) == contract.made
        assert str(contract.points) in text
        assert str(120 - contract.points) in text
        names = [person.name for person in await game.in_seats()]
        for name, gain in zip(names, result.gains, strict=True):
            written = f"{gain:+}".replace("-", "−")
            assert re.search(rf"{name}[^·\n]*{re.escape(written)}", text), (name, written, text)
        assert f"`{(await game.match()).deal_key(0).hex()}`" in text


async def test_bids_of_two_tables_go_to_the_right_one(evening: Evening) -> None:
    people = evening.people(*NAMES)
    first = await Game.among(evening, people)
    second = await Game.among(evening, people, bidding="points")
    for _ in range(40):
        if await first.turn() is await second.turn():
            break
        await first.act(BidRank("AKQJ765432"[len((await first.match()).log)]))
    bidder = await first.turn()
    offered = await bidder.suggestions("bid", "bid")
    assert {"points:70", "pass"} <= set(offered.values())
    await bidder.slash("bid", bid="70")
    assert "70" in line_of(second.board, bidder.name)
    before = list((await second.match()).log)
    await bidder.slash("bid", bid="pass")
    assert "passes" in line_of(first.board, bidder.name)
    assert (await second.match()).log == before


async def test_a_card_is_played_right_after_the_call(evening: Evening) -> None:
    game = await Game.start(evening, 5)
    await win(game, BidRank("A"))
    await game.act(NameTrump("C"))
    leader = await game.turn()
    panel = await game.hand(leader)
    card = (await game.observe(leader)).hand[0]
    await press_act(leader, panel, PlayCard(card))
    assert card_name(WORDS, card) in line_of(game.board, leader.name)
    assert suit_name(WORDS, "C") in game.board.text
