"""Text forms parse back to the same thing, and other text is refused and nothing worse."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game import (
    PACK,
    RANKS,
    SIGNS,
    SUITS,
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    MalformedText,
    NameTrump,
    Options,
    OptionsError,
    Pass,
    PlayCard,
    Ready,
    Signal,
    format_log,
    parse_action,
    parse_log,
)
from tests.game.pairs import table_of_pairs

CARDS = st.sampled_from(PACK)
ACTIONS = st.one_of(
    st.builds(PlayCard, CARDS),
    st.builds(CallCard, CARDS),
    st.builds(BidRank, st.sampled_from(RANKS)),
    st.builds(BidPoints, st.integers(1, 999)),
    st.builds(NameTrump, st.sampled_from(SUITS)),
    st.builds(Discard, st.lists(CARDS, min_size=1, max_size=7, unique=True).map(tuple)),
    st.builds(Signal, st.sampled_from(SIGNS)),
    st.sampled_from([Pass(), Exchange(), Ready(), Claim(), AskRedeal()]),
)
LOGS = st.lists(st.tuples(st.integers(0, 9), ACTIONS)).map(tuple)
WORDS = [
    "exchange",
    "signal",
    "discard",
    "ready",
    "claim",
    "redeal",
    "ace",
    "AD",
    "ad",
    "rank",
    "points",
    "trump",
    "call",
    "pass",
    "players",
    "teams",
    "bidding",
]
VALUES = ["0", "1", "2", "5", "61", "062", "-1", "True", "13-24", "٦٢", "²"]
SIGNS = [":", "/", "=", " ", "\t", "\u2028"]
SCRAPS = st.sampled_from([*WORDS, *VALUES, *SIGNS])
TEXTS = st.one_of(st.text(), st.lists(SCRAPS).map("".join), st.lists(SCRAPS).map(" ".join))
OPTIONS = st.one_of(
    st.builds(Options, players=st.just(2), length=st.sampled_from(["short", "long"])),
    st.builds(
        Options,
        players=st.just(3),
        removed_two=st.sampled_from(["cups", "coins", "swords", "batons"]),
    ),
    st.builds(
        Options, players=st.just(4), teams=st.sampled_from(["random", "12-34", "13-24", "14-23"])
    ),
    st.builds(
        Options,
        players=st.just(5),
        length=st.sampled_from(["short", "long"]),
        bidding=st.sampled_from(["rank_points", "points"]),
    ),
    st.sampled_from(table_of_pairs()),
)


def test_discarded_cards_are_a_set_and_have_one_order() -> None:
    cards = PACK[3:8]
    assert Discard(cards) == Discard(cards[::-1])
    assert str(Discard(cards)) == str(Discard(cards[::-1]))


def test_every_card_has_one_code_and_is_one_object() -> None:
    assert len({str(card) for card in PACK}) == 40
    for card in PACK:
        assert Card.parse(str(card)) is card
        assert Card(card.rank, card.suit) is card
        assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 -- our own pickle
        assert copy.deepcopy(card) is card


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        PACK[0].rank = "3"


@given(TEXTS)
def test_other_text_is_no_card(text: str) -> None:
    if text not in set(map(str, PACK)):
        with pytest.raises(ValueError, match="no such card"):
            Card.parse(text)


@given(ACTIONS)
def test_an_action_parses_back(action: object) -> None:
    assert parse_action(str(action)) == action
    assert type(parse_action(str(action))) is type(action)


@given(LOGS)
def test_a_log_parses_back(log: tuple[tuple[int, object], ...]) -> None:
    assert parse_log(format_log(log)) == log


@given(OPTIONS)
def test_options_parse_back(options: Options) -> None:
    assert Options.parse(str(options)) == options


@settings(max_examples=500)
@given(TEXTS)
def test_text_that_is_no_action_is_malformed(text: str) -> None:
    try:
        action = parse_action(text)
    except MalformedText:
        return
    assert str(action) == text


@settings(max_examples=500)
@given(TEXTS)
def test_text_that_is_no_log_is_malformed(text: str) -> None:
    try:
        log = parse_log(text)
    except MalformedText:
        return
    assert format_log(log).split() == text.split()


@settings(max_examples=500)
@given(TEXTS)
def test_text_that_is_no_options_is_refused(text: str) -> None:
    try:
        options = Options.parse(text)
    except (MalformedText, OptionsError):
        return
    assert Options.parse(str(options)) == options


NO_CARDS = ["", "A", "ADD", "a d", "10C", " AD", "AD\n", "AD/", "call:", "call:1D"]
NO_RANKS = ["rank:", "rank:8", "rank:A3", "rank", "rank:A ", "trump:", "trump:CD"]
NO_POINTS = [
    "points:",
    "points:-61",
    "points:061",
    "points:6.5",
    "points:٦٢",
    "points:" + "9" * 5000,
]
NO_WORDS = ["pass:", "Pass", "play:AD", "ready:", "exchange:7D", "claim:AD", "redeal:0"]
NO_SIGNS = ["signal:", "signal", "signal:wink", "signal:Ace"]
NO_DISCARDS = ["discard", "discard:A", "discard:AD3", "discard:AD 3D", "discard:XX"]


@pytest.mark.parametrize(
    "text",
    [*NO_CARDS, *NO_RANKS, *NO_POINTS, *NO_WORDS, *NO_SIGNS, *NO_DISCARDS],
)
def test_these_are_no_actions(text: str) -> None:
    with pytest.raises(MalformedText):
        parse_action(text)


@pytest.mark.parametrize(
    "text", ["AD", "0/", "/AD", "10/AD", "-1/AD", "x/AD", "٠/AD", "0/AD,1/AD", "0//AD", "0/AD 1"]
)
def test_these_are_no_logs(text: str) -> None:
    with pytest.raises(MalformedText):
        parse_log(text)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"players": 1}, ("players",)),
        ({"players": 8}, ("players",)),
        ({"players": 7}, ("players", "sit_out")),
        ({"players": 5, "sit_out": True}, ("players", "sit_out")),
        ({"players": True}, ("players",)),
        ({"players": 2.0}, ("players",)),
        ({"players": "2"}, ("players",)),
        ({"players": None}, ("players",)),
        ({"players": []}, ("players",)),
        ({"length": "endless"}, ("length",)),
        ({"players": 2, "teams": "13-24"}, ("players", "teams")),
        ({"players": 5, "teams": "12-34"}, ("players", "teams")),
        ({"players": 4, "removed_two": "coins"}, ("players", "removed_two")),
        ({"players": 4, "bidding": "points"}, ("players", "bidding")),
        ({"players": 3, "teams": "14-23", "bidding": "points"}, ("players", "teams")),
        ({"players": 9, "length": "x"}, ("players", "length")),
    ],
)
def test_options_that_do_not_go_together_are_named(
    wrong: dict[str, object], named: tuple[str, ...]
) -> None:
    with pytest.raises(OptionsError) as refusal:
        Options(**wrong)
    assert refusal.value.data["options"] == named


@pytest.mark.parametrize(
    "text", ["players", "players=2 players=2", "seats=2", "players:2", "=", "players=2=2"]
)
def test_these_are_no_options(text: str) -> None:
    with pytest.raises((MalformedText, OptionsError)):
        Options.parse(text)
