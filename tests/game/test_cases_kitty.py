"""The cases of RULES 9.9, the kitty, case 74 with it, and case 80, the blind first trick."""

from __future__ import annotations

import pytest

from bot.game import (
    CallCard,
    Card,
    CardCalled,
    CardCovered,
    CardsTurned,
    Discard,
    Discarded,
    Match,
    NameTrump,
    Options,
    PartnerRevealed,
    Pass,
    SuitKept,
    TrickTaken,
)
from tests.game.setups import act, attempt, cards, last_result, play_on, seated

RANKS = Options(players=5, kitty=True)
POINTS = Options(players=5, kitty=True, bidding="points")
BLIND = Options(players=5, blind_first_trick="two62")
WON = "pass pass pass pass"


def test_case_82_seven_cards_each_and_five_in_the_kitty_make_seven_tricks() -> None:
    match = seated(RANKS)
    now = match.observe(None)
    assert (now.hand_sizes, now.kitty_size) == ((7,) * 5, 5)
    act(match, f"rank:K {WON} trump:S")
    mine = match.observe(0)
    assert (mine.phase, len(mine.hand), len(mine.kitty), mine.kitty_size) == ("discard", 12, 5, 0)
    assert len(mine.legal) == 792
    act(match, f"{mine.legal[300]}")
    mine = match.observe(0)
    assert (mine.phase, len(mine.hand), len(mine.discards)) == ("play", 7, 5)
    events = play_on(match)
    assert sum(isinstance(event, TrickTaken) for event in events) == 7
    result = last_result(match.events)
    assert sum(result.points) + result.discard_points == 120
    assert (len(result.kitty), result.discards) == (5, mine.discards)


def test_case_83_the_points_of_the_discards_are_the_declarers_sides() -> None:
    match = seated(POINTS, {0: "3S KD 7C 6C 2B", 1: "AS"})
    act(match, f"points:61 {WON} trump:S discard:3SKD7C6C2B call:AS")
    play_on(match)
    result = last_result(match.events)
    assert result.contract
    assert result.discard_points == 14
    assert result.contract.points == 14 + sum(result.points[s] for s in result.contract.side)
    assert set(result.discards) == set(cards("3S KD 7C 6C 2B"))


def test_case_85_a_discarded_card_may_be_called_and_the_truth_comes_out_at_the_count() -> None:
    match = seated(POINTS, {0: "AD"})
    act(match, f"points:61 {WON} trump:D")
    rest = [card for card in match.observe(0).hand if str(card) != "AD"][:4]
    match.apply(0, Discard((Card.parse("AD"), *rest)))
    assert attempt(match, 0, CallCard(Card.parse("AD"))) is None
    act(match, "call:AD")
    while not match.deal:
        assert [match.observe(v).partner for v in (None, 1, 2, 3, 4)] == [None] * 5
        assert match.observe(0).partner == 0
        act(match, str(match.legal(match.to_act[0])[0]))
    assert not [event for event in match.events if isinstance(event, PartnerRevealed)]
    contract = last_result(match.events).contract
    assert contract
    assert contract.partner is None


def test_a_card_called_by_rank_that_lay_in_the_kitty_makes_the_declarer_play_alone() -> None:
    match = seated(RANKS, bottom="KS 7C 6C 5C 4C")
    act(match, f"rank:K {WON} trump:S discard:KS7C6C5C4C")
    assert match.observe(0).called is Card.parse("KS")
    assert match.observe(0).partner == 0
    play_on(match)
    contract = last_result(match.events).contract
    assert contract
    assert contract.partner is None


def test_case_86_an_ace_in_the_discards_keeps_the_opponents_from_all_120() -> None:
    """Seat 0 calls its own 2 and leads it; its other cards are the lowest of their suits."""
    others = {1: "AC", 2: "3C", 3: "KC", 4: "QC"}
    for ace, gains in (("AB", (-4, 1, 1, 1, 1)), ("7B", (-8, 2, 2, 2, 2))):
        hands = {0: "2C 4D 2D 5D 4S 2S 5S", **others}
        match = seated(POINTS, hands, bottom=f"{ace} 6D 6S 4B 2B")
        act(match, f"points:61 {WON} trump:C discard:{ace}6D6S4B2B call:2C 2C AC 3C KC QC")
        play_on(match)
        result = last_result(match.events)
        assert result.points[0] == 0
        assert result.discard_points == (11 if ace == "AB" else 0)
        assert result.gains == gains


def test_case_88_nothing_is_called_before_the_discard() -> None:
    match = seated(POINTS)
    act(match, f"points:61 {WON}")
    assert attempt(match, 0, CallCard(Card.parse("AD")))
    act(match, "trump:D")
    assert match.observe(None).phase == "discard"
    assert attempt(match, 0, CallCard(Card.parse("AD")))
    assert attempt(match, 0, NameTrump("C"))
    match.apply(0, match.legal(0)[0])
    assert match.observe(None).phase == "call"
    assert attempt(match, 0, CallCard(Card.parse("AD"))) is None


def test_the_card_called_by_rank_is_announced_after_the_discard() -> None:
    match = seated(RANKS)
    events = act(match, f"rank:K {WON} trump:S")
    assert CardCalled(0, Card.parse("KS")) not in events
    assert match.observe(None).called is None
    events = act(match, str(match.legal(0)[0]))
    assert events == (Discarded(0), CardCalled(0, Card.parse("KS")))


@pytest.mark.parametrize("number", [0, 4, 6])
def test_exactly_five_cards_of_the_hand_are_discarded(number: int) -> None:
    match = seated(RANKS)
    act(match, f"rank:K {WON} trump:S")
    hand = match.observe(0).hand
    assert attempt(match, 0, Discard(hand[:number]))
    assert attempt(match, 0, Discard((*hand[:4], hand[0])))
    foreign = match.observe(1).hand[0]
    assert attempt(match, 0, Discard((*hand[:4], foreign)))
    assert attempt(match, 0, Discard(hand[4::-1])) is None


def test_case_89_kitty_and_discards_are_shown_to_the_declarer_alone() -> None:
    match = seated(POINTS, bottom="AC 3C KC QC JC")
    for viewer in (None, *range(5)):
        assert match.observe(viewer).kitty == ()
    act(match, f"points:61 {WON} trump:S")
    kitty = cards("AC 3C KC QC JC")
    while True:
        for viewer in (None, 1, 2, 3, 4):
            seen = match.observe(viewer)
            assert (seen.kitty, seen.discards) == ((), ())
            assert seen.hands[0] is None
        if match.observe(None).phase == "play":
            break
        assert set(match.observe(0).kitty) == set(kitty)
        act(match, str(match.legal(0)[-1]))
    assert set(match.observe(0).kitty) == set(kitty)
    assert len(match.observe(0).discards) == 5


def test_case_64_a_kitty_that_nobody_took_is_not_shown() -> None:
    match = seated(RANKS)
    act(match, "pass " * 5)
    result = last_result(match.events)
    assert (result.reason, result.kitty, result.discards) == ("passed", (), ())


def test_discards_are_counted_at_the_end_and_never_before() -> None:
    options = Options(players=5, kitty=True, bidding="points", count_points=True)
    match = seated(options, {0: "AC 3C KC QC JC", 1: "AS"})
    act(match, f"points:61 {WON} trump:S discard:AC3CKCQCJC call:AS")
    while not match.deal:
        now = match.observe(0)
        assert now.points is not None
        assert sum(now.points) == sum(trick.points for trick in now.tricks)
        act(match, str(match.legal(match.to_act[0])[0]))
    assert last_result(match.events).discard_points == 30


def test_case_74_with_a_kitty_the_called_card_falls_in_trick_7_at_the_latest() -> None:
    match = seated(POINTS, {2: "KS"})
    act(match, f"points:61 {WON} trump:S")
    match.apply(0, match.legal(0)[0])
    act(match, "call:KS")
    play_on(match, tricks=6, keep="KS")
    assert match.observe(None).partner is None
    assert PartnerRevealed(2) in play_on(match)


def blind_trick(options: Options = BLIND) -> Match:
    """P0 bids two with 62 points and keeps the suit secret."""
    hands = {0: "AC", 1: "7C", 2: "5C", 3: "2S", 4: "4C"}
    match = seated(options, hands)
    act(match, f"rank:2 points:62 {WON}")
    return match


def test_case_80_a_two_of_the_blind_trick_lies_covered_until_the_suit_is_named() -> None:
    match = blind_trick()
    declarer = match.observe(None).declarer
    assert declarer == 1
    assert Pass() in match.legal(1)
    assert act(match, "pass")[0] == SuitKept(1)
    now = match.observe(None)
    assert (now.phase, now.trump, now.called, now.blind) == ("play", None, None, True)
    events = act(match, "AC 7C 5C 2S")
    assert CardCovered(3) in events
    two = Card.parse("2S")
    for viewer in (None, 0, 1, 2, 4):
        assert match.observe(viewer).trick[3] == (3, None)
    assert match.observe(3).trick[3] == (3, two)
    assert "2S" not in repr(match.events)
    act(match, "4C")
    now = match.observe(None)
    assert (now.phase, match.to_act, len(now.trick)) == ("trump", (1,), 5)
    assert now.trick[3] == (3, None)
    assert Pass() not in match.legal(1)
    events = act(match, "trump:S")
    assert CardsTurned(((3, two),)) in events
    assert CardCalled(1, two) in events
    assert PartnerRevealed(3) in events
    (taken,) = (event for event in events if isinstance(event, TrickTaken))
    assert (taken.winner, taken.points) == (3, 11)
    now = match.observe(None)
    assert (now.partner, now.called, now.blind, match.to_act) == (3, two, False, (3,))


def test_case_80_a_covered_two_of_another_suit_is_turned_and_reveals_nobody() -> None:
    match = blind_trick()
    act(match, "pass AC 7C 5C 2S 4C")
    events = act(match, "trump:C")
    assert CardsTurned(((3, Card.parse("2S")),)) in events
    assert not [event for event in events if isinstance(event, PartnerRevealed)]
    (taken,) = (event for event in events if isinstance(event, TrickTaken))
    assert taken.winner == 0
    assert match.observe(None).partner is None


def test_case_80_when_the_leader_covers_the_led_suit_is_known_after_turning() -> None:
    match = seated(BLIND, {0: "2B", 1: "7B", 2: "AC", 3: "3C", 4: "KC"})
    act(match, f"rank:2 points:62 {WON} pass 2B 7B AC 3C KC")
    assert match.observe(2).trick[0] == (0, None)
    (taken,) = (e for e in act(match, "trump:S") if isinstance(e, TrickTaken))
    assert taken.winner == 1


@pytest.mark.parametrize(
    ("rule", "auction", "allowed"),
    [
        ("off", f"rank:2 {WON}", False),
        ("off", f"rank:2 points:62 {WON}", False),
        ("two", f"rank:2 {WON}", True),
        ("two", f"rank:2 points:62 {WON}", True),
        ("two", f"rank:4 {WON}", False),
        ("two62", f"rank:2 {WON}", False),
        ("two62", f"rank:2 points:62 {WON}", True),
        ("always", f"rank:4 {WON}", True),
        ("always", f"rank:2 {WON}", True),
    ],
)
def test_when_the_suit_may_be_kept_secret(rule: str, auction: str, allowed: bool) -> None:
    match = seated(Options(players=5, blind_first_trick=rule))
    act(match, auction)
    (declarer,) = match.to_act
    assert (Pass() in match.legal(declarer)) == allowed
    assert (attempt(match, declarer, Pass()) is None) == allowed
    assert NameTrump("S") in match.legal(declarer)


def test_the_suit_may_be_named_at_once_all_the_same() -> None:
    match = blind_trick()
    act(match, "trump:S")
    now = match.observe(None)
    assert (now.phase, now.trump, now.blind) == ("play", "S", False)
    assert CardCovered(3) not in act(match, "AC 7C 5C 2S")


def test_with_points_alone_the_suit_is_kept_secret_where_the_two_is_implied() -> None:
    options = Options(players=5, bidding="points", implied_two=True, blind_first_trick="two62")
    for promise, allowed in ((61, False), (62, True)):
        match = seated(options)
        act(match, f"points:{promise} {WON}")
        assert (Pass() in match.legal(0)) == allowed
