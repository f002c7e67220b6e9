"""The cases of RULES 9.5, the trump exchange, and its options (RULES 3.2). Trumps are coins."""

from __future__ import annotations

import pytest

from bot.game import (
    Card,
    Exchange,
    Exchanged,
    IllegalAction,
    Match,
    Options,
    PlayCard,
    format_match,
    parse_match,
)
from tests.game.setups import act, attempt, cards, look, play_on, seated

TWO = Options(exchange=True)
EXCHANGE = Exchange()


def won(face_up: str, held: str, *, options: Options = TWO, top: str = "4S 5S") -> Match:
    """P0 holds this card, and with the Ace of cups has just won the first trick."""
    match = seated(options, {0: f"AC {held}", 1: "2C"}, face_up=face_up, top=top)
    act(match, "AC 2C")
    return match


def may(match: Match, seat: int = 0) -> bool:
    legal = Exchange() in match.legal(seat)
    assert legal == (attempt(match, seat, EXCHANGE) is None)
    assert legal == (match.observe(seat).exchange_takes is not None)
    return legal


def test_without_the_option_nobody_exchanges() -> None:
    assert not may(won("KD", "7D", options=Options()))


def test_case_35_the_winner_of_the_trick_takes_the_face_up_card_for_the_7() -> None:
    match = won("KD", "7D")
    assert match.observe(0).exchange_takes == cards("7D KD")
    events = match.apply(0, EXCHANGE)
    seven, king = cards("7D KD")
    assert events == (Exchanged(0, seven, king),)
    now = match.observe(0)
    assert king in now.hand
    assert seven not in now.hand
    assert (now.face_up, now.trump, now.stock_size, len(now.hand)) == (seven, "D", 32, 3)
    assert match.to_act == (0,)


@pytest.mark.parametrize(
    ("case", "face_up", "held", "allowed"),
    [
        (35, "AD", "7D", True),
        (35, "3D", "7D", True),
        (35, "QD", "7D", True),
        (37, "7D", "2D", True),
        (37, "4D", "2D", True),
        (37, "5D", "2D", True),
        (37, "6D", "2D", True),
        (37, "4D", "7D", False),
        (38, "JD", "2D", False),
        (38, "JD", "7D", True),
        (38, "AD", "2D", False),
        (38, "2D", "7D", False),
        (38, "KD", "6D", False),
        (38, "KD", "7C", False),
    ],
)
def test_cases_35_37_38_which_card_may_be_exchanged_for_which(
    case: int, face_up: str, held: str, allowed: bool
) -> None:
    assert may(won(face_up, held)) == allowed, f"case {case}"


@pytest.mark.parametrize(("face_up", "held", "allowed"), [("KD", "3D", True), ("KD", "7D", False)])
def test_where_seven_and_three_change_places_the_three_is_exchanged(
    face_up: str, held: str, allowed: bool
) -> None:
    options = Options(exchange=True, rank_variant="seven_for_three")
    assert may(won(face_up, held, options=options)) == allowed


@pytest.mark.parametrize(("held", "allowed"), [("7D", False), ("2D", True)])
def test_a_low_three_lying_face_up_is_for_the_two(held: str, allowed: bool) -> None:
    options = Options(exchange=True, rank_variant="low_three")
    assert may(won("3D", held, options=options)) == allowed


def test_case_40_once_per_trick_and_again_after_another_trick() -> None:
    match = seated(TWO, {0: "AC 7D 2D", 1: "2C 5C"}, face_up="KD", top="3C 5S")
    act(match, "AC 2C exchange")
    assert match.observe(0).face_up is Card.parse("7D")
    assert not may(match)
    act(match, "3C 5C")
    assert may(match)
    act(match, "exchange")
    assert match.observe(0).exchanges == (
        (0, *cards("7D KD")),
        (0, *cards("2D 7D")),
    )


def test_case_41_after_leading_it_is_too_late() -> None:
    match = won("KD", "7D")
    act(match, "4S")
    assert not may(match)
    assert not may(match, 1)


def test_the_loser_of_the_trick_may_not_exchange() -> None:
    match = seated(TWO, {0: "AC", 1: "2C 7D"}, face_up="KD")
    act(match, "AC 2C")
    assert not may(match, 1)
    act(match, str(match.legal(0)[0]))
    assert not may(match, 1)


def test_case_43_nobody_exchanges_before_the_first_trick() -> None:
    match = seated(TWO, {0: "7D 2D"}, face_up="KD")
    assert not may(match)
    assert not may(match, 1)


@pytest.mark.parametrize("face_up", ["AD", "3D", "JD", "7D", "4D"])
def test_case_43_the_two_may_take_any_face_up_card_in_the_first_trick_by_option(
    face_up: str,
) -> None:
    options = Options(exchange=True, exchange_first_trick_two=True)
    leader = seated(options, {0: "2D"}, face_up=face_up)
    assert may(leader)
    act(leader, "exchange")
    assert leader.observe(None).exchanges == ((0, *cards(f"2D {face_up}")),)
    other = seated(options, {1: "2D"}, face_up=face_up)
    assert not may(other, 1)
    act(other, str(other.legal(0)[0]))
    assert may(other, 1)


def test_after_the_first_trick_the_two_is_bound_by_the_table_again() -> None:
    options = Options(exchange=True, exchange_first_trick_two=True)
    assert not may(won("KD", "2D", options=options))
    assert may(won("7D", "2D", options=options))
    assert not may(seated(options, {0: "7D"}, face_up="KD"))


def test_case_44_the_seven_just_drawn_may_be_used() -> None:
    match = seated(TWO, {0: "AC", 1: "2C"}, face_up="KD", top="7D 5S")
    act(match, "AC 2C")
    assert may(match)


def test_case_46_the_last_to_draw_takes_the_card_that_lies_there_now() -> None:
    match = won("KD", "7D")
    act(match, "exchange")
    play_on(match, tricks=17, keep="7D KD")
    now = match.observe(None)
    assert (now.stock_size, now.face_up) == (0, None)
    loser = 1 - (now.last_winner or 0)
    assert Card.parse("7D") in match.observe(loser).hand
    assert not may(match)


def test_once_the_stock_is_gone_nobody_exchanges() -> None:
    match = seated(TWO, {0: "7D"}, face_up="KD")
    play_on(match, tricks=17, keep="7D")
    assert match.observe(None).stock_size == 0
    while not match.deal:
        assert not may(match)
        assert not may(match, 1)
        act(match, str(match.legal(match.to_act[0])[0]))


def test_case_47_everybody_sees_both_cards_and_the_log_replays_them() -> None:
    match = won("KD", "7D")
    act(match, "exchange")
    for viewer in (None, 0, 1):
        assert match.observe(viewer).exchanges == ((0, *cards("7D KD")),)
    again = parse_match(format_match(match))
    assert again.events == match.events
    assert (0, EXCHANGE) in again.log
    act(match, "4S 5S")
    assert match.observe(None).exchanges


def test_any_trick_winner_exchanges_on_the_own_turn_before_playing() -> None:
    options = Options(exchange=True, exchange_right="any_trick_winner")
    hands = {0: "AC 7D 4C", 1: "2C 3C"}
    for rule, late in ((TWO, False), (options, True)):
        match = seated(rule, hands, face_up="KD", top="4S 5S")
        act(match, "AC 2C")
        assert may(match)
        act(match, "4C 3C")
        assert match.to_act == (1,)
        assert not may(match)
        act(match, str(match.legal(1)[0]))
        assert may(match) == late
    act(match, "exchange")
    assert not may(match)


def test_any_trick_winner_still_needs_a_trick() -> None:
    options = Options(exchange=True, exchange_right="any_trick_winner")
    match = seated(options, {0: "AC", 1: "2C 7D"}, face_up="KD")
    act(match, "AC 2C")
    act(match, str(match.legal(0)[0]))
    assert not may(match, 1)


def drawn_seven(options: Options, *, drawn: bool = True) -> Match:
    """P0 wins a trick, draws the 7, or has had it, loses one, and follows to the third."""
    held, top = ("4C", "7D 5S") if drawn else ("4C 7D", "4S 5S")
    match = seated(options, {0: f"AC {held}", 1: "2C 3C"}, face_up="KD", top=top)
    act(match, "AC 2C 4C 3C")
    act(match, str(match.legal(1)[0]))
    return match


def test_whoever_drew_the_seven_and_has_won_a_trick_may_use_it_later_by_option() -> None:
    options = Options(exchange=True, exchange_wp_seven=True)
    assert may(drawn_seven(options))
    assert not may(drawn_seven(options, drawn=False))
    assert not may(drawn_seven(TWO))


def test_three_players_without_the_two_of_trumps_have_no_two_to_exchange() -> None:
    options = Options(players=3, exchange=True, removed_two="coins")
    match = seated(options, {0: "AC 7D", 1: "2C", 2: "4C"}, face_up="4D")
    act(match, "AC 2C 4C")
    assert not may(match)
    match = seated(Options(players=3, exchange=True), {0: "AC 2D", 1: "5C", 2: "4C"}, face_up="4D")
    act(match, "AC 5C 4C")
    assert may(match)


@pytest.mark.parametrize(("players", "last"), [(2, 17), (3, 10), (4, 7), (6, 3)])
def test_the_last_exchange_is_before_the_last_draw_at_every_size(players: int, last: int) -> None:
    options = Options(players=players, exchange=True)
    match = seated(options, {0: "7D"}, face_up="KD")
    look(match)
    open_until = 0
    for trick in range(1, last + 1):
        play_on(match, tricks=trick, keep="7D")
        if match.observe(None).phase == "play" and any(
            EXCHANGE in match.legal(seat) for seat in match.to_act
        ):
            open_until = trick
    look(match)
    assert match.observe(None).stock_size == 0
    assert open_until < last
    assert not any(EXCHANGE in match.legal(seat) for seat in range(players))


def test_a_partners_card_is_not_an_own_card() -> None:
    options = Options(players=4, exchange=True)
    match = seated(options, {0: "AC", 1: "2C", 2: "7D 4C", 3: "5C"}, face_up="KD")
    act(match, "AC 2C 4C 5C")
    assert match.to_act == (0,)
    assert not may(match)


def test_an_exchange_that_is_refused_says_so_and_changes_nothing() -> None:
    match = won("2D", "7D")
    before = match.observe(0)
    with pytest.raises(IllegalAction):
        match.apply(0, EXCHANGE)
    assert match.observe(0) == before
    assert PlayCard(Card.parse("7D")) in match.legal(0)
