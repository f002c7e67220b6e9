"""The table of RULES 7: values, defaults, what goes together, and options as text and code."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.game import MalformedText, Match, Options, OptionsError
from bot.game.options import NEEDS, SIZES, VALUES
from tests.game.pairs import DEFAULTS, TABLES, built, chosen, valid_pairs
from tests.game.setups import SEED

FIRST_VERSION = [
    ("players=2", Options()),
    (
        "players=3 length=long removed_two=swords",
        Options(players=3, length="long", removed_two="swords"),
    ),
    ("players=4", Options(players=4, peek="off")),
    ("players=4 teams=12-34", Options(players=4, teams="12-34", peek="off")),
    ("players=5 bidding=points", Options(players=5, bidding="points")),
]
"""Texts as they were before there were more options, and the rules that they meant."""

ROWS = [
    ("teams", ["random", "12-34", "13-24", "14-23"], {4}),
    ("length", ["short", "long", "one"], {2, 3, 4, 5, 6}),
    ("direction", ["ccw", "cw"], {2, 3, 4, 5, 6}),
    ("removed_two", ["cups", "coins", "swords", "batons", "random"], {3}),
    ("three_player_win", ["highest", "strict61"], {3}),
    ("tie_60", ["none", "last_trick"], {2, 4, 6}),
    ("tie_dealer", ["rotate", "same"], {2, 3, 4, 5, 6}),
    ("open", [False, True], {2, 3, 4, 5, 6}),
    ("exchange", [False, True], {2, 3, 4, 6}),
    ("round_variant", ["disabled", "high_score", "conquest"], {2, 3, 4, 6}),
    ("skip_uneventful", [False, True], {2, 3, 4, 5, 6}),
    ("count_points", [False, True], {2, 3, 4, 5, 6}),
    ("talk", ["descriptive", "signals", "silent"], {4, 6}),
    ("silent_first_trick", ["each_round", "first_round_only", "off"], {4, 6}),
    ("peek", ["stock_end", "off", "before_last_trick", "before_first_trick", "both"], {4, 6}),
    ("bidding", ["rank_points", "points"], {5}),
    ("kitty", [False, True], {5}),
    ("chiamata_leader", ["dealer_right", "declarer"], {5}),
    ("direct_two_points", [False, True], {5}),
    ("all_pass", ["redeal", "double_next", "last_plays_61", "last_two_71"], {5}),
    ("sixty_is_draw", [False, True], {5}),
    ("top_step_111", [False, True], {5}),
    ("capot_by_opponents_doubles", [True, False], {5}),
    ("two_cards_at_120", [False, True], {5}),
    ("force", [False, True], {5}),
    ("void_hand", ["off", 0, 2], {5}),
    ("chiamata_target", ["rounds", *range(10, 21)], {5}),
    ("rank_variant", ["standard", "low_three", "seven_for_three"], {2, 3, 4, 5, 6}),
    ("pack_look", ["italian", "french"], {2, 3, 4, 5, 6}),
]
"""Rows of RULES 7, the default first, and the numbers of players that they apply to."""


@pytest.mark.parametrize(("name", "values", "sizes"), ROWS, ids=[row[0] for row in ROWS])
def test_a_row_of_the_table_takes_its_values_where_it_applies_and_no_other(
    name: str, values: list[object], sizes: set[int]
) -> None:
    for players in (2, 3, 4, 5, 6):
        assert getattr(Options(players=players), name) == values[0]
        assert Options(players=players).applies(name) == (players in sizes)
        for value in values[1:]:
            wanted = {"players": players, name: value}
            assert (built(wanted) is not None) == (players in sizes)
        for wrong in ("", "no such value", None, -1, 3.5):
            with pytest.raises(OptionsError) as refusal:
                Options(players=players, **{name: wrong})
            assert refusal.value.data["options"] == (name,)


def test_the_numbers_of_players_of_the_table() -> None:
    for players in (2, 3, 4, 5, 6):
        assert Options(players=players).active == players
        assert Options(players=players).chiamata == (players == 5)
    for players in (6, 7):
        options = Options(players=players, sit_out=True)
        assert (options.active, options.chiamata) == (5, True)
    for wrong in ({"players": 7}, {"players": 1}, {"players": 8}, {"players": 8, "sit_out": True}):
        assert built(wrong) is None
    for players in (2, 3, 4, 5):
        assert built({"players": players, "sit_out": True}) is None


@pytest.mark.parametrize(
    ("name", "value", "needed"),
    [
        ("exchange_right", "any_trick_winner", {"exchange": True}),
        ("exchange_first_trick_two", True, {"exchange": True}),
        ("exchange_wp_seven", True, {"exchange": True}),
        ("conquest_claim", True, {"round_variant": "conquest"}),
    ],
)
def test_what_needs_another_option_is_refused_without_it(
    name: str, value: object, needed: dict[str, object]
) -> None:
    with pytest.raises(OptionsError) as refusal:
        Options(**{name: value})
    assert set(refusal.value.data["options"]) == {name, *needed}
    assert getattr(Options(**{name: value}, **needed), name) == value


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"direct_two_points": True, "bidding": "points"}, {"direct_two_points": True}),
        ({"force": True, "bidding": "points"}, {"force": True}),
        ({"implied_two": True}, {"implied_two": True, "bidding": "points"}),
        (
            {"blind_first_trick": "two", "bidding": "points"},
            {"blind_first_trick": "two", "bidding": "points", "implied_two": True},
        ),
        ({"length": "long", "chiamata_target": 10}, {"chiamata_target": 10}),
        ({"exchange": True}, {"kitty": True}),
        ({"round_variant": "conquest"}, {"round_variant": "disabled"}),
        ({"round_variant": "high_score"}, {"open": True}),
        ({"talk": "silent"}, {"talk": "descriptive"}),
    ],
)
def test_combinations_of_chiamata_that_are_refused(
    wrong: dict[str, object], right: dict[str, object]
) -> None:
    assert built({"players": 5, **wrong}) is None
    assert built({"players": 5, **right})


def test_six_have_no_two_of_trumps_to_take_the_face_up_card_with() -> None:
    assert built({"players": 6, "exchange": True})
    assert built({"players": 6, "exchange": True, "exchange_first_trick_two": True}) is None


def test_high_score_and_conquest_are_values_of_one_option() -> None:
    """One option has one value: the two cannot be chosen together (RULES 3.3, 7)."""
    assert VALUES["round_variant"] == ("disabled", "high_score", "conquest")
    for text in ("round_variant=high_score round_variant=conquest", "high_score=True"):
        with pytest.raises((MalformedText, OptionsError)):
            Options.parse(f"players=2 {text}")


def test_values_written_as_the_rule_book_writes_them_are_understood() -> None:
    assert Options(players=5, void_hand=False).void_hand == "off"
    assert Options(pack_look="French").pack_look == "french"
    assert Options(players=4, silent_first_trick="each round").silent_first_trick == "each_round"


@pytest.mark.parametrize(("text", "options"), FIRST_VERSION)
def test_texts_from_before_the_other_options_keep_their_rules(text: str, options: Options) -> None:
    assert Options.parse(text) == options
    assert Match(Options.parse(text), SEED).observe(None).phase in ("play", "auction")
    assert Options.parse(str(options)) == options


def test_a_new_table_of_four_or_six_writes_that_partners_look() -> None:
    for players in (4, 6):
        options = Options(players=players)
        assert options.peek == "stock_end"
        assert "peek=stock_end" in str(options)
        assert Options.parse(str(options)) == options


def test_options_of_every_two_values_come_back_from_text_and_code() -> None:
    longest = 0
    for pair in valid_pairs():
        options = chosen(dict(pair))
        assert options
        assert Options.parse(str(options)) == options
        assert Options.from_code(options.code) == options
        longest = max(longest, len(options.code))
    assert longest <= 20


def test_the_code_of_tables_with_everything_changed_fits_a_custom_id() -> None:
    longest = 0
    for table in TABLES:
        options = Options(**table)
        for name in VALUES:
            for value in reversed(VALUES[name]):
                values = {other: getattr(options, other) for other in VALUES} | {name: value}
                if value != DEFAULTS[name] and name not in table and (more := built(values)):
                    options = more
                    break
        assert Options.from_code(options.code) == options
        assert Options.parse(str(options)) == options
        longest = max(longest, len(options.code))
    assert 30 < longest <= 60


def test_every_code_is_of_other_options() -> None:
    codes = {options.code: options for options in map(chosen, map(dict, valid_pairs())) if options}
    assert len(codes) == len(set(codes.values()))


@pytest.mark.parametrize("code", ["0", "??", "zz", "0z", "00!", "0001000", "é0"])
def test_a_code_that_was_never_written_is_refused(code: str) -> None:
    with pytest.raises((MalformedText, OptionsError)):
        Options.from_code(code)


def test_whatever_differs_from_the_defaults_applies_where_it_is_allowed() -> None:
    for name in (*SIZES, *NEEDS):
        assert name in VALUES
    for one, other in combinations(("talk", "peek", "silent_first_trick"), 2):
        options = Options(players=4, **{one: VALUES[one][1], other: VALUES[other][1]})
        assert set(options.changed()) == {one, other}
        assert all(map(options.applies, (one, other)))
