"""Positions of Chiamata that computer players spoil: what helps whom, and honest bids."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.game import (
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Discard,
    Match,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    promised,
)
from bot.players import Budget, choose
from bot.players.chiamata.beliefs import suspicion_of
from bot.players.chiamata.position import position_of
from tests.game.setups import act, seated

BUDGET = Budget(iterations=400, seconds=60)
LITTLE = Budget(iterations=20, seconds=60)
FIVE = Options(players=5)
CALL_THREE = "rank:3 pass pass pass pass trump:D"

DECLARER = "AD KD 7D 6D 4D 5C 4S 2B"
PARTNER = "3D AB 4C 6C 6B 7B 2S 5S"
OPPONENT = "3B KS 2C 7C 4B 5B 6S 7S"
OTHER = "AC 3S KB QB JC 2D QS JS"
LAST = "3C AS KC QC JB QD JD 5D"

POSITIONS = {
    "an opponent gives no load to the declarer's sure trick": (
        {0: DECLARER, 1: OPPONENT, 2: PARTNER, 3: OTHER, 4: LAST},
        "AD",
        "2C 4B 5B 6S 7S 7C",
    ),
    "an opponent who plays last gives the declarer's trick as little as there is": (
        {0: DECLARER, 1: PARTNER, 2: OTHER, 3: LAST, 4: OPPONENT},
        "AD 6B QS JB",
        "2C 4B 5B 6S 7S 7C",
    ),
    "the partner loads the declarer's sure trick": (
        {0: DECLARER, 1: OPPONENT, 2: OTHER, 3: LAST, 4: PARTNER},
        "AD 4B QS JB",
        "AB",
    ),
    "the partner does not trump the declarer's trick for nothing (TricksterBots 335)": (
        {
            0: DECLARER,
            1: OPPONENT,
            2: OTHER.replace("2D", "AB"),
            3: LAST,
            4: PARTNER.replace("AB", "2D"),
        },
        "AD 4B QS JB",
        "4C 6C 6B 7B 2S 5S",
    ),
    "an opponent trumps loads that nobody else will save": (
        {
            0: "AD KD 7D 6D 4D 5C 4S 3B",
            1: PARTNER,
            2: OPPONENT.replace("3B", "3C"),
            3: OTHER,
            4: "2B AS KC QC JB QD JD 5D",
        },
        "3B 6B 4B JC",
        "5D JD QD",
    ),
}


def position(name: str) -> Match:
    hands, plays, _ = POSITIONS[name]
    match = seated(FIVE, hands)
    act(match, f"{CALL_THREE} {plays}")
    return match


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("name", POSITIONS)
def test_position(name: str, level: str) -> None:
    match = position(name)
    seen = match.observe(match.to_act[0])
    assert str(choose(level, seen, 1, BUDGET)) in POSITIONS[name][2].split()


@pytest.mark.parametrize("level", ["club", "master"])
def test_opponents_combine_once_the_partner_is_known(level: str) -> None:
    """The called card has fallen: a load goes to a friend's trick that nobody can take back."""
    hands = {
        0: "AD KD 7D 6D 4D 5C 4S 2B",
        1: "3D QB 4C 6C 6B 7B 2S 5S",
        2: "AC 3S KB AB JC 2D QS JS",
        3: "3B KS 2C 7C 4B 5B 6S 7S",
        4: "3C AS KC QC JB QD JD 5D",
    }
    match = seated(FIVE, hands)
    act(match, f"{CALL_THREE} AD 3D JC 2C JB")
    assert match.observe(None).partner == 1
    act(match, "2B 6B AB")
    assert str(choose(level, match.observe(3), 1, BUDGET)) in {"3B", "KS"}
    act(match, "3B")
    assert str(choose(level, match.observe(4), 1, BUDGET)) in {"3C", "AS", "KC"}


def test_opponents_work_out_the_partner_from_what_is_given() -> None:
    """A load on the declarer's trick gives away who gave it, to everybody else."""
    hands = {0: DECLARER, 1: OPPONENT, 2: PARTNER, 3: OTHER, 4: LAST}
    match = seated(FIVE, hands)
    act(match, f"{CALL_THREE} AD 4B")
    before = suspicion_of(position_of(match.observe(3)))
    act(match, "AB")
    after = suspicion_of(position_of(match.observe(3)))
    assert after[2] > 1.5 * before[2]
    assert after[2] == max(after)


def bids(level: str, deals: int, budget: Budget, options: Options = FIVE) -> list[str]:
    """The bids that won so many auctions."""
    won = []
    for deal in range(deals):
        match = Match(options, deal.to_bytes(32))
        while match.observe(None).phase == "auction" and not match.deal:
            seat = match.to_act[0]
            match.apply(seat, choose(level, match.observe(seat), deal, budget))
        won.append(str(match.observe(None).bid) if not match.deal else "passed")
    return won


@pytest.mark.parametrize(
    "options",
    ["", "bidding=points", "kitty=True", "bidding=points kitty=True", "force=True", "open=True"],
)
def test_bids_vary_with_the_hand(options: str) -> None:
    """No level makes up a fifth of all auctions (TricksterBots 298), and few are passed out."""
    won = Counter(bids("club", 120, LITTLE, Options.parse(f"players=5 {options}")))
    assert won["passed"] < 6
    assert won.most_common(1)[0][1] < 24


@pytest.mark.parametrize("level", ["club", "master"])
def test_a_poor_hand_passes_and_a_strong_one_bids(level: str) -> None:
    poor = seated(FIVE, {0: "2C 4C 5D 6D 7S 2S 4B 5B"})
    assert choose(level, poor.observe(0), 1, BUDGET) == Pass()
    strong = seated(FIVE, {0: "AD 3D KD QD 7D AC AS 3B"})
    assert isinstance(choose(level, strong.observe(0), 1, BUDGET), BidRank)
    act(strong, "rank:2 points:62 pass pass pass")
    bid = choose(level, strong.observe(0), 1, BUDGET)
    assert isinstance(bid, BidPoints)
    assert promised(bid) <= 100


@pytest.mark.parametrize("level", ["club", "master"])
def test_nobody_overbids_a_fair_hand(level: str) -> None:
    match = seated(FIVE, {0: "3D KD 7D 6D AC 4S 2B 5B", 1: "AD"})
    act(match, "rank:2 points:80 pass pass pass")
    assert choose(level, match.observe(0), 1, BUDGET) == Pass()


@pytest.mark.parametrize("level", ["club", "master"])
def test_the_best_missing_card_of_the_best_suit_is_called(level: str) -> None:
    match = seated(Options(players=5, bidding="points"), {0: "AD KD QD 7D 6D AC 4S 2B"})
    act(match, "points:61 pass pass pass pass")
    assert choose(level, match.observe(0), 1, BUDGET) == NameTrump("D")
    act(match, "trump:D")
    called = choose(level, match.observe(0), 1, BUDGET)
    assert isinstance(called, CallCard)
    assert str(called.card) == "3D"


@pytest.mark.parametrize("level", ["club", "master"])
def test_the_declarer_does_not_call_an_own_card_without_need(level: str) -> None:
    """With the ace of one suit and a long other one, a bid of the ace calls it where it lacks."""
    match = seated(FIVE, {0: "3D KD QD 7D 6D AC 4S 2B"})
    act(match, "rank:A pass pass pass pass")
    assert choose(level, match.observe(0), 1, BUDGET) == NameTrump("D")


@pytest.mark.parametrize("level", ["club", "master"])
def test_a_hand_that_needs_nobody_is_played_alone(level: str) -> None:
    match = seated(
        Options(players=5, bidding="points"), {0: "AD 3D KD QD JD 7D 6D 5D", 1: "4D", 2: "2D"}
    )
    act(match, "points:61 pass pass pass pass trump:D")
    called = choose(level, match.observe(0), 1, BUDGET)
    assert isinstance(called, CallCard)
    assert called.card in match.observe(0).hand


@pytest.mark.parametrize("level", ["club", "master"])
def test_the_kitty_saves_loads_and_keeps_trumps(level: str) -> None:
    match = seated(
        Options(players=5, kitty=True),
        {0: "AD KD QD 7D 6D 4S 2B"},
        bottom="3S 3C AB 2C 5D",
    )
    act(match, "rank:3 pass pass pass pass trump:D")
    laid = choose(level, match.observe(0), 1, BUDGET)
    assert isinstance(laid, Discard)
    assert {"3S", "3C"} <= {str(card) for card in laid.cards}
    assert not any(card.suit == "D" for card in laid.cards)


@pytest.mark.parametrize("level", ["club", "master"])
def test_a_suit_is_kept_secret_only_while_it_is_open(level: str) -> None:
    blind = Options(players=5, blind_first_trick="two")
    clear = seated(blind, {0: "AD 3D KD QD 7D 6D 4S 5B"})
    act(clear, "rank:2 pass pass pass pass")
    assert choose(level, clear.observe(0), 1, BUDGET) == NameTrump("D")
    even = seated(blind, {0: "AD KD 7D 6D AS KS 7S 6S"})
    act(even, "rank:2 pass pass pass pass")
    assert choose(level, even.observe(0), 1, BUDGET) == Pass()
    act(even, "pass")
    assert isinstance(choose(level, even.observe(0), 1, BUDGET), PlayCard)


@pytest.mark.parametrize("level", ["club", "master"])
def test_a_hand_without_points_is_dealt_anew_where_it_may(level: str) -> None:
    match = seated(Options(players=5, void_hand=0), {0: "2C 4C 5D 6D 7S 2S 4B 5B"})
    assert choose(level, match.observe(0), 1, BUDGET) == AskRedeal()


@pytest.mark.parametrize("level", ["club", "master"])
def test_the_master_declares_an_open_deal_with_open_eyes(level: str) -> None:
    """Partner and trumps lie open: the called card's holder is known before it falls."""
    match = seated(Options(players=5, open=True), {0: DECLARER, 1: OPPONENT, 2: PARTNER})
    act(match, CALL_THREE)
    known = position_of(match.observe(1))
    assert known.holders == (2,)
    assert isinstance(choose(level, match.observe(0), 1, BUDGET), PlayCard)
