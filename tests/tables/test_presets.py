"""Sets of rules, and one choice among others: never an error, and the choice itself is made."""

from __future__ import annotations

import pytest

from bot.game import MalformedText, Options, OptionsError
from bot.game.options import VALUES
from bot.tables.presets import PRESETS, adjusted, preset_options, value_of

SIZES = (
    *(Options(players=players) for players in (2, 3, 4, 5, 6)),
    *(Options(players=players, sit_out=True) for players in (6, 7)),
)
CHOICES = [(name, value) for name, values in VALUES.items() for value in values]


def made(options: Options, *choices: tuple[str, object]) -> Options:
    for name, value in choices:
        options = adjusted(options, name, value)
    return options


def is_sound(options: Options) -> bool:
    """Whether these are options that can be written down in both forms and read again."""
    return Options.parse(str(options)) == options == Options.from_code(options.code)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_after_any_two_choices_the_options_fit_together_and_the_last_one_holds(
    size: Options,
) -> None:
    for before in {made(size, choice) for choice in CHOICES}:
        for name, value in CHOICES:
            after = adjusted(before, name, value)
            assert is_sound(after), (before, name, value)
            if before.applies(name) and name != "sit_out":
                assert getattr(after, name) == value, (before, name, value)
            else:
                assert name == "sit_out" or after == before, (before, name, value)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_still_goes_with_a_choice_stays(size: Options) -> None:
    before = made(size, ("open", True), ("pack_look", "french"), ("direction", "cw"))
    for name, value in CHOICES:
        if name in ("open", "pack_look", "direction"):
            continue
        after = adjusted(before, name, value)
        assert {"open", "pack_look", "direction"} <= {*after.changed()}, (name, value)


def test_what_needs_another_option_goes_with_it() -> None:
    options = made(Options(players=2), ("exchange", True), ("exchange_wp_seven", True))
    assert options.exchange_wp_seven
    assert adjusted(options, "exchange", False) == Options(players=2)


def test_an_option_without_what_it_needs_changes_nothing() -> None:
    assert adjusted(Options(), "exchange_right", "any_trick_winner") == Options()
    assert adjusted(Options(), "kitty", True) == Options()


def test_the_rules_of_another_number_of_players_are_left_behind() -> None:
    options = made(Options(players=5), ("kitty", True), ("bidding", "points"), ("open", True))
    assert adjusted(options, "players", 4) == Options(players=4, open=True)


def test_six_play_three_against_three_until_they_ask_for_chiamata() -> None:
    six = adjusted(Options(players=4, talk="silent"), "players", 6)
    assert six == Options(players=6, talk="silent")
    seated = adjusted(six, "sit_out", True)
    assert seated == Options(players=6, sit_out=True)
    assert adjusted(seated, "players", 6) == seated
    assert adjusted(seated, "sit_out", False) == Options(players=6)


def test_seven_always_play_chiamata_and_fewer_than_six_never_rest() -> None:
    seven = adjusted(Options(), "players", 7)
    assert seven == Options(players=7, sit_out=True)
    assert adjusted(seven, "sit_out", False) == seven
    assert adjusted(seven, "players", 6) == Options(players=6)
    assert adjusted(Options(players=5), "sit_out", True) == Options(players=5)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_set_takes_what_applies_at_any_table(name: str, size: Options) -> None:
    taken = preset_options(name, size)
    assert is_sound(taken)
    for option, value in PRESETS[name].items():
        if option != "players" and taken.applies(option):
            assert getattr(taken, option) == value
    if "players" not in PRESETS[name]:
        assert (taken.players, taken.sit_out) == (size.players, size.sit_out)
    assert preset_options(name, made(size, ("direction", "cw"), ("open", True))) == taken


def test_the_sets_say_what_their_names_promise() -> None:
    four, two = Options(players=4), Options(players=2)
    assert preset_options("bga", Options(players=4, open=True)) == four
    assert preset_options("italian", four) == Options(players=4, talk="signals", length="long")
    assert preset_options("italian", two) == Options(players=2, length="long")
    assert preset_options("tournament", four) == Options(
        players=4, talk="silent", peek="off", length="long"
    )
    assert preset_options("scoperta", two) == Options(players=2, open=True)


def test_wild_chiamata_makes_a_table_of_five_and_leaves_a_larger_one_of_chiamata() -> None:
    wild = {"force": True, "two_cards_at_120": True, "blind_first_trick": "two"}
    wild |= {"all_pass": "double_next"}
    assert preset_options("wild", Options(players=2)) == Options(players=5, **wild)
    assert preset_options("wild", Options(players=6)) == Options(players=5, **wild)
    seven = Options(players=7, sit_out=True)
    assert preset_options("wild", seven) == Options(players=7, sit_out=True, **wild)


def test_values_are_read_as_they_are_written_and_nothing_else_is() -> None:
    for name, value in CHOICES:
        read = value_of(name, str(value))
        assert (type(read), read) == (type(value), value)
    for name, written in (("open", "yes"), ("players", "8"), ("void_hand", "1")):
        with pytest.raises(OptionsError):
            value_of(name, written)
    with pytest.raises(MalformedText):
        value_of("nonsense", "True")
