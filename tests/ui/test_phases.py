"""The screens of the options of Briscola: what each phase shows and offers, in both languages."""

from __future__ import annotations

import pytest

from bot.game import (
    SIGNS,
    Card,
    Claim,
    Exchange,
    Options,
    Ready,
    Signal,
)
from bot.i18n import LOCALES, Words, card_name, the_card, words_for, words_with
from bot.ui.result import result_view
from bot.ui.steps import signs_view
from bot.ui.text import game_title
from tests.game.setups import seated
from tests.ui.driving import (
    NAMES,
    board,
    hand,
    in_phase,
    reach,
    result,
    shown,
    table,
    view,
)


@pytest.mark.parametrize("players", [4, 6])
def test_partners_look_at_each_other_and_at_nobody_else(players: int, words: Words) -> None:
    match = reach(Options(players=players), in_phase("peek"))
    seats = range(players)
    for seat in seats:
        text = hand(match, seat, words)
        assert words("button-ready") in text
        for other in seats:
            mate, named = seat % 2 == other % 2 and seat != other, f"{NAMES[other]}: "
            assert (named in text) == mate
    match.apply(match.to_act[0], Ready())
    text = board(match, words)
    assert text.count(words("peek-looking")) == players - 1
    assert text.count(words("peek-ready")) == 1
    assert all(NAMES[seat] in text for seat in match.to_act)


def test_an_exchange_is_offered_with_both_cards_and_announced(words: Words) -> None:
    match = reach(
        Options(players=2, exchange=True),
        lambda match: Exchange() in match.legal(match.to_act[0]),
    )
    (seat,) = match.to_act
    gave, took = match.observe(seat).exchange_takes or pytest.fail("nothing to exchange")
    named = {"gave": the_card(words, gave), "took": the_card(words, took)}
    assert words("button-exchange", **named) in hand(match, seat, words)
    match.apply(seat, Exchange())
    line = words("state-exchanged", name=NAMES[seat], **named)
    assert line in board(match, words)
    assert line in hand(match, 1 - seat, words)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_open_hands_and_the_next_card_stand_on_the_board(players: int, words: Words) -> None:
    match = reach(Options(players=players, open=True), in_phase("play"))
    text = board(match, words)
    for seat in range(players):
        assert f"{NAMES[seat]}: " in text
    following = match.observe(None).next_card
    assert following is None or card_name(words, following) in text


def test_a_sign_is_read_by_its_team_and_seen_by_all(words: Words) -> None:
    match = reach(
        Options(players=4, talk="signals"),
        lambda match: bool(match.observe(None).tricks) and in_phase("play")(match),
    )
    assert words("button-signal") in hand(match, 0, words)
    panel = shown(signs_view(view(match, 0), words))
    for sign in SIGNS:
        assert words(f"gesture-{sign}") in panel
    match.apply(0, Signal("king"))
    trick = len(match.observe(None).tricks) + 1
    made = words("state-signs", names=NAMES[0], count=1, trick=trick)
    sign = words("sign-card", rank=words("rank-K"))
    assert made in board(match, words)
    assert sign not in board(match, words)
    for seat in range(4):
        assert (sign in hand(match, seat, words)) == (seat in (0, 2))


@pytest.mark.parametrize("options", [Options(players=2), Options(players=4, talk="silent")])
def test_no_sign_is_offered_where_none_may_be_made(options: Options, words: Words) -> None:
    match = reach(options, lambda match: len(match.observe(None).tricks) == 1)
    for seat in range(options.players):
        assert words("button-signal") not in hand(match, seat, words)


def test_signs_wait_for_the_second_trick(words: Words) -> None:
    match = reach(Options(players=4), in_phase("play"))
    assert words("button-signal") not in hand(match, 0, words)
    assert words("state-silence") in board(match, words)


def test_points_are_counted_by_team(words: Words) -> None:
    match = reach(
        Options(players=4, count_points=True), lambda match: len(match.observe(None).tricks) == 3
    )
    points = match.observe(None).points
    assert points
    text = board(match, words)
    for number, team in enumerate(((0, 2), (1, 3))):
        sign = words(f"team-sign-{number}")
        assert f"{sign}\u00a0**{sum(points[seat] for seat in team)}**" in text


def test_nobody_counts_aloud_by_default(words: Words) -> None:
    match = reach(Options(players=4), lambda match: len(match.observe(None).tricks) == 3)
    assert words("state-points", points="").strip() not in board(match, words)


def test_a_conquest_is_claimed_by_a_button(words: Words) -> None:
    options = Options(players=2, round_variant="conquest", conquest_claim=True)
    match = reach(options, lambda match: Claim() in match.legal(match.to_act[0]))
    assert words("button-claim") in hand(match, match.to_act[0], words)


def test_a_skip_shows_the_hands_that_were_not_played(words: Words) -> None:
    options = Options(players=2, skip_uneventful=True)
    for reason in ("forced", "irrelevant"):
        text = result(options, reason, words)
        assert words("result-skipped", points=0).split(".")[0] in text


def test_a_conquest_shows_three_cards(words: Words) -> None:
    options = Options(players=2, round_variant="conquest")
    match = seated(options, {0: "AD 3D KD", 1: "4S 5S 6S"}, face_up="7D")
    text = shown(result_view(table(match), 0, words, opens_at=None))
    assert words("result-conquest", name="Anna", names="Anna", winners=1) in text
    assert f"**{words('rank-A')} · {words('rank-3')} · {words('rank-K')}**" in text
    assert words("suit-S") not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_french_pack_has_its_own_names_and_signs(locale: str) -> None:
    plain = words_for(locale)
    french = words_with(plain, "french")
    assert {card_name(french, Card.parse("QC")), card_name(plain, Card.parse("QC"))} == {
        *{
            "en": ("Queen of hearts", "Knight of cups"),
            "it": ("Donna di cuori", "Cavallo di coppe"),
        }[locale]
    }
    match = reach(Options(players=2, pack_look="french"), in_phase("play"))
    suit = match.observe(None).trump
    assert suit
    assert french(f"suit-sign-{suit}") in board(match, plain)
    assert plain(f"suit-sign-{suit}") not in board(match, plain)


def test_every_game_has_its_title(words: Words) -> None:
    titles = {
        game_title(words, options)
        for options in (
            *(Options(players=players) for players in (2, 3, 4, 5, 6)),
            Options(players=6, sit_out=True),
            Options(players=7, sit_out=True),
        )
    }
    assert len(titles) == 7
