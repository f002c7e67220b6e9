"""The screens of the options of Chiamata: what each phase shows and offers, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from bot.game import (
    AskRedeal,
    BidPoints,
    BidRank,
    Card,
    Discard,
    Match,
    NameTrump,
    Options,
    Pass,
    PlayCard,
)
from bot.i18n import Words, the_card
from bot.ui.hand import hand_view
from bot.ui.result import result_view
from bot.ui.steps import confirm_discard_view, confirm_trump_view
from tests.ui.driving import (
    NAMES,
    board,
    hand,
    in_phase,
    reach,
    result,
    selects,
    shown,
    table,
    view,
)


@pytest.mark.parametrize("bidding", ["rank_points", "points"])
def test_the_declarer_lays_down_exactly_five_cards_of_twelve(bidding: str, words: Words) -> None:
    match = reach(Options(players=5, kitty=True, bidding=bidding), in_phase("trump"))
    (seat,) = match.to_act
    assert words("trump-confirm", suit=words("suit-D")) in shown(
        confirm_trump_view(view(match, seat), words, "D")
    )
    match.apply(seat, NameTrump("D"))
    (chosen,) = selects(hand_view(view(match, seat), words))
    assert (chosen.min_values, chosen.max_values, len(chosen.options)) == (5, 5, 12)
    cards = tuple(Card.parse(option.value) for option in chosen.options[:5])
    laid = next(
        action
        for action in match.legal(seat)
        if isinstance(action, Discard) and set(action.cards) == set(cards)
    )
    confirmed = shown(confirm_discard_view(view(match, seat), words, laid.cards))
    assert words("button-confirm-discard") in confirmed
    for other in range(5):
        assert bool(selects(hand_view(view(match, other), words))) == (other == seat)
    match.apply(seat, laid)
    label = words("hand-discards", cards="").strip()
    for other in range(5):
        assert (label in hand(match, other, words)) == (other == seat)
    assert label not in board(match, words)


def test_a_suit_may_be_kept_secret_and_is_named_over_covered_cards(words: Words) -> None:
    options = Options(players=5, blind_first_trick="always")
    match = reach(options, in_phase("trump"))
    (seat,) = match.to_act
    assert words("button-keep-secret") in hand(match, seat, words)
    match.apply(seat, Pass())
    assert words("state-blind") in board(match, words)
    rng = Random(1)
    while match.observe(None).phase == "play":
        turn = match.to_act[0]
        rank = match.observe(None).rank
        plays = [action for action in match.legal(turn) if isinstance(action, PlayCard)]
        named = [action for action in plays if action.card.rank == rank]
        match.apply(turn, rng.choice(named or plays))
    text = board(match, words)
    covered = sum(card is None for _, card in match.observe(None).trick)
    assert covered
    assert text.count(words("card-covered")) == covered
    assert words("suit-label-D") in hand(match, seat, words)
    assert words("button-keep-secret") not in hand(match, seat, words)


def test_a_raised_bid_names_its_rank(words: Words) -> None:
    match = reach(Options(players=5, force=True), in_phase("auction"))
    match.apply(match.to_act[0], BidRank("5"))
    seat = match.to_act[0]
    assert words("bid-raised", rank="5", points=62) in hand(match, seat, words)
    match.apply(seat, BidPoints(62))
    assert words("bid-raised", rank="5", points=62) in board(match, words)


def test_a_second_card_is_called_at_120(words: Words) -> None:
    options = Options(players=5, bidding="points", two_cards_at_120=True)
    match = reach(options, in_phase("auction"))
    match.apply(match.to_act[0], BidPoints(120))
    (seat,) = match.to_act
    match.apply(seat, NameTrump("D"))
    match.apply(seat, match.legal(seat)[0])
    called = match.observe(None).called
    assert called
    assert words("yours-call-second", card=the_card(words, called)) in hand(match, seat, words)
    match.apply(seat, match.legal(seat)[0])
    text = board(match, words)
    assert the_card(words, called) in text
    other = match.observe(None).called_too
    assert other
    assert the_card(words, other) in text


@pytest.mark.parametrize("players", [6, 7])
def test_those_who_rest_are_marked_and_have_no_line_of_play(players: int, words: Words) -> None:
    match = reach(Options(players=players, sit_out=True), in_phase("play"))
    resting = match.observe(None).resting
    text = board(match, words)
    assert len(resting) == players - 5
    for seat in range(players):
        assert (f"{NAMES[seat]}: " in text or f"{NAMES[seat]} ♛" in text) == (seat not in resting)
    for seat in resting:
        assert words("hand-rests") in hand(match, seat, words)


def test_doubled_stakes_are_said_on_the_board(words: Words) -> None:
    match = Match(Options.parse("players=5 all_pass=double_next"), bytes(32))
    for _ in range(5):
        match.apply(match.to_act[0], Pass())
    assert words("state-stakes", stakes=2) in board(match, words)


def test_points_are_counted_by_player_until_the_partner_is_known(words: Words) -> None:
    options = Options(players=5, count_points=True)
    hidden = reach(
        options,
        lambda match: bool(match.observe(None).tricks) and match.observe(None).partner is None,
    )
    text = board(hidden, words)
    for seat in range(5):
        points = hidden.observe(None).points
        assert points
        assert f"{NAMES[seat]}\u00a0**{points[seat]}**" in text
    known = reach(options, lambda match: match.observe(None).partner is not None)
    line = next(
        line
        for line in board(known, words).splitlines()
        if line.startswith(words("state-points", points="").strip())
    )
    assert line.count("·") == 1


def test_a_poor_hand_may_ask_for_a_new_deal(words: Words) -> None:
    match = reach(
        Options(players=5, void_hand=2),
        lambda match: AskRedeal() in match.legal(match.to_act[0]),
    )
    seat = match.to_act[0]
    assert words("button-redeal") in hand(match, seat, words)
    match.apply(seat, AskRedeal())
    text = shown(result_view(table(match), len(match.results) - 1, words, opens_at=None))
    assert words("result-void", name=NAMES[seat]) in text


def test_the_discards_are_shown_at_the_end(words: Words) -> None:
    text = result(Options(players=5, kitty=True), "played", words)
    assert words("result-kitty", cards="").strip() in text
