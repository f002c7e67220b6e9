"""The cases of RULES section 9 for two, three and four players, by number."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.game import (
    PACK,
    Card,
    CardNotInHand,
    CardsDrawn,
    Event,
    Match,
    NotYourTurn,
    Options,
    PlayCard,
    RoundDealt,
    RoundResult,
    TrickTaken,
    rules_of,
    seat_order,
)
from bot.game.round import trick_winner
from tests.game.setups import SEED, act, attempt, cards, deal, draws, pack

TWO = Options(players=2)
THREE = Options(players=3)
FOUR = Options(players=4, teams="13-24")


def trick(options: Options, trump: str, played: str) -> TrickTaken:
    """Let P0 lead and everybody play these cards; return the trick."""
    hands = dict(enumerate(played.split()))
    free = [card for card in rules_of(options).pack if card.suit == trump]
    free = [card for card in free if str(card) not in played.split()]
    dealer = options.players - 1
    laid = pack(options, hands, dealer=dealer, face_up=str(free[-1]))
    events = act(Match(options, SEED, packs=[laid], first_dealer=dealer), played)
    (taken,) = (event for event in events if isinstance(event, TrickTaken))
    return taken


def count(options: Options, *rounds: Sequence[int], dealer: int = 0) -> tuple[Match, RoundResult]:
    """Play deals in which the seats take these card points; return the match and last count."""
    dealers = [(dealer + number) % options.players for number in range(len(rounds))]
    deals = [deal(options, points, dealer=who) for points, who in zip(rounds, dealers, strict=True)]
    match = Match(options, SEED, packs=[one.pack for one in deals], first_dealer=dealer)
    results = [one.play(match) for one in deals]
    assert [result.points for result in results] == [tuple(points) for points in rounds]
    return match, results[-1]


@pytest.mark.parametrize(
    ("case", "options", "trump", "played", "winner", "points"),
    [
        (1, TWO, "D", "AC 2D", 1, 11),
        (2, TWO, "D", "2C AS", 0, 11),
        (4, FOUR, "B", "5B AS 4B 7B", 3, 11),
        (5, THREE, "C", "7S JD 6S", 0, 2),
    ],
)
def test_cases_1_2_4_5_who_takes_the_trick(
    case: int, options: Options, trump: str, played: str, winner: int, points: int
) -> None:
    taken = trick(options, trump, played)
    assert (taken.winner, taken.points) == (winner, points), f"case {case}"
    assert " ".join(str(card) for _, card in taken.plays) == played


def test_case_7_a_card_not_in_hand_is_refused() -> None:
    laid = pack(TWO, {0: "AC 3C KC", 1: "AD 3D KD"}, dealer=1, face_up="2B")
    match = Match(TWO, SEED, packs=[laid], first_dealer=1)
    for code in ("AD", "2B", "4S"):
        assert attempt(match, 0, PlayCard(Card.parse(code))) is CardNotInHand
    assert (match.log, match.observe(0).hand) == ([], cards("AC 3C KC"))


def test_case_7_a_card_out_of_turn_is_refused() -> None:
    laid = pack(TWO, {0: "AC 3C KC", 1: "AD 3D KD"}, dealer=1, face_up="2B")
    match = Match(TWO, SEED, packs=[laid], first_dealer=1)
    assert attempt(match, 1, PlayCard(Card.parse("AD"))) is NotYourTurn
    assert match.legal(1) == ()
    act(match, "AC")
    assert attempt(match, 0, PlayCard(Card.parse("3C"))) is NotYourTurn


def test_case_7_nobody_leads_before_all_have_drawn() -> None:
    laid = pack(FOUR, {0: "AC", 1: "2C", 2: "4C", 3: "5C"}, dealer=3, face_up="2B")
    match = Match(FOUR, SEED, packs=[laid], first_dealer=3)
    events = act(match, "AC 2C 4C 5C")
    assert len(draws(events)) == 1
    assert match.observe(None).hand_sizes == (3, 3, 3, 3)
    assert match.to_act == (0,)


def test_case_10_the_ace_led_takes_four_aces() -> None:
    """Four Aces are of four suits, so one is a trump: here the one led, then none at all."""
    assert trick(FOUR, "S", "AS AC AD AB").winner == 0
    assert trick(FOUR, "S", "AS AC AD AB").points == 44
    plays = tuple(enumerate(cards("AS AC AD AB")))
    assert trick_winner(plays, None, rules_of(FOUR).strength) == 0


def test_case_11_the_loser_of_trick_17_takes_the_face_up_card() -> None:
    same_suit = "AC 2C 3C 4C KC 7C QC 6C JC 5C AB 2B 3B 4B KB 7B QB 6B JB 5B AS 2S 3S 4S KS 7S "
    late = "QS 6S AD 2D 3D 4D QD 7D JD 6D JS 5D"
    codes = (same_suit + late).split()
    tricks = [codes[at : at + 2] for at in range(0, 38, 2)]
    # P1 takes every trick up to the seventeenth with the first card of each pair.
    hands = {1: " ".join(high for high, _ in tricks[:3]), 0: " ".join(low for _, low in tricks[:3])}
    drawn = [card for pair in tricks[3:] for card in pair]
    laid = (*cards(hands[1]), *cards(hands[0]), *cards("KD"), *cards(" ".join(drawn)), *cards("5S"))
    match = Match(TWO, SEED, packs=[laid], first_dealer=0)
    for high, low in tricks[:16]:
        act(match, f"{high} {low}")
    assert match.observe(None).stock_size == 2
    assert match.observe(None).face_up is Card.parse("KD")
    events = act(match, " ".join(tricks[16]))
    assert draws(events)[0].seats == (1, 0)
    assert draws(events)[0].face_up_taken
    assert Card.parse("5S") in match.observe(1).hand
    assert Card.parse("KD") in match.observe(0).hand
    after = match.observe(None)
    assert (after.stock_size, after.face_up, after.trump) == (0, None, "D")
    events = act(match, " ".join(" ".join(pair) for pair in tricks[17:]) + " KD 5S")
    assert sum(isinstance(event, TrickTaken) for event in events) == 3
    assert draws(events) == []
    assert match.deal == 1


def test_case_13_four_players_draw_from_the_winner_round_to_the_face_up_card() -> None:
    one = deal(FOUR, (0, 0, 120, 0), dealer=0)
    match = Match(FOUR, SEED, packs=[one.pack], first_dealer=0)
    events: tuple[Event, ...] = ()
    for played in one.tricks[:7]:
        events = ()
        for _ in range(4):
            events += act(match, str(played[match.to_act[0]]))
    assert draws(events) == [CardsDrawn(seats=(2, 3, 0, 1), face_up_taken=True)]
    for seat, card in zip((2, 3, 0, 1), (*one.pack[-3:], one.pack[12]), strict=True):
        assert card in match.observe(seat).hand
    assert match.observe(None).stock_size == 0


def test_case_16_three_players_use_39_cards_without_the_two_of_cups() -> None:
    rules = rules_of(THREE)
    assert len(rules.pack) == 39
    assert Card.parse("2C") not in rules.pack
    assert sum(rules.points.values()) == 120


@pytest.mark.parametrize(
    ("suit", "code"), [("cups", "2C"), ("coins", "2D"), ("swords", "2S"), ("batons", "2B")]
)
def test_case_16_the_table_may_remove_another_two(suit: str, code: str) -> None:
    missing = set(PACK) - set(rules_of(Options(players=3, removed_two=suit)).pack)
    assert missing == {Card.parse(code)}


def test_case_17_the_dealers_right_leads_and_the_deal_moves_on() -> None:
    one = deal(TWO, (61, 59), dealer=0)
    match = Match(TWO, SEED, packs=[one.pack], first_dealer=0)
    assert (match.observe(None).dealer, match.to_act) == (0, (1,))
    one.play(match)
    assert (match.observe(None).dealer, match.to_act) == (1, (0,))
    dealt = [event.dealer for event in match.events if isinstance(event, RoundDealt)]
    assert dealt == [0, 1]


@pytest.mark.parametrize(
    ("case", "points", "winners"),
    [
        (19, (45, 40, 35), (0,)),
        (20, (50, 50, 20), ()),
        (20, (40, 40, 40), ()),
        (20, (50, 35, 35), (0,)),
    ],
)
def test_cases_19_20_three_players_the_highest_wins_and_a_tie_at_the_top_nobody(
    case: int, points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match, result = count(THREE, points)
    assert result.winners == winners, f"case {case}"
    assert result.gains == tuple(int(seat in winners) for seat in range(3))
    assert match.scores == result.gains
    assert match.observe(None).dealer == 1


def test_sixty_all_gives_nobody_a_point_and_the_deal_moves_on() -> None:
    match, result = count(TWO, (60, 60))
    assert (result.winners, result.gains) == ((), (0, 0))
    assert match.observe(None).dealer == 1


def test_case_22_the_third_point_ends_a_short_match_3_2() -> None:
    match, result = count(TWO, (61, 59), (59, 61), (70, 50), (50, 70), (61, 59))
    assert result.scores == (3, 2)
    assert match.outcome
    assert (match.outcome.winners, match.outcome.scores) == ((0,), (3, 2))
    assert match.to_act == ()


def test_a_long_match_goes_on_at_3_2() -> None:
    long = Options(players=2, length="long")
    match, _ = count(long, (61, 59), (59, 61), (70, 50), (50, 70), (61, 59))
    assert match.outcome is None
    assert match.to_act


def test_case_25_all_points_still_give_one_game_point() -> None:
    match, result = count(TWO, (120, 0))
    assert result.gains == (1, 0)
    assert match.scores == (1, 0)


def test_case_28_partners_points_are_pooled() -> None:
    match, result = count(FOUR, (35, 40, 26, 19))
    assert result.winners == (0, 2)
    assert result.gains == (1, 0, 1, 0)
    assert match.observe(None).teams == ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("teams", "order"), [("12-34", (0, 2, 1, 3)), ("13-24", (0, 1, 2, 3)), ("14-23", (0, 1, 3, 2))]
)
def test_case_29_a_fixed_pairing_changes_the_seat_order(teams: str, order: tuple[int, ...]) -> None:
    assert seat_order(Options(players=4, teams=teams), SEED) == order


def test_case_29_the_first_dealer_1_makes_3_lead() -> None:
    options = Options(players=4, teams="12-34")
    order = seat_order(options, SEED)
    match = Match(options, SEED, first_dealer=order.index(0))
    assert order[match.to_act[0]] == 2


def test_case_31_random_partners_sit_opposite_and_every_pairing_comes_up() -> None:
    options = Options(players=4)
    seen: Counter[int] = Counter()
    for number in range(600):
        order = seat_order(options, hashlib.sha256(b"%d" % number).digest())
        assert sorted(order) == [0, 1, 2, 3]
        seen[order[(order.index(0) + 2) % 4]] += 1
    teams = rules_of(options).teams
    for first, second in pairwise((0, 1, 2, 3, 0)):
        assert not any({first, second} <= set(team) for team in teams)
    assert set(seen) == {1, 2, 3}
    assert all(150 < often < 250 for often in seen.values())
