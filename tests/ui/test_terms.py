"""The host's panel, the lobby that shows what was chosen, and the pages of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.game import Options
from bot.game.options import NEEDS, SIZES, VALUES
from bot.i18n import Words, rules_sections
from bot.tables import Person, PublicTable
from bot.tables.presets import PRESETS, adjusted
from bot.ui.guide import rules_view
from bot.ui.items import GameItem
from bot.ui.lobby import lobby_view
from bot.ui.terms import GROUPS, groups_of, options_view, value_text
from bot.ui.text import length_text
from tests.ui.driving import NAMES, selects, shown

TABLES = (
    *(Options(players=players) for players in (2, 3, 4, 5, 6)),
    *(Options(players=players, sit_out=True) for players in (6, 7)),
)
TWENTY = [f"Set {number}" for number in range(20)]


def lobby(options: Options, seated: int = 1, **more: object) -> PublicTable:
    people = tuple(Person(seat + 1, NAMES[seat]) for seat in range(seated))
    table = PublicTable(
        id=1,
        guild_id=1,
        channel_id=2,
        board_id=3,
        locale="en",
        status="lobby",
        options=options,
        host_id=1,
        people=people,
        commitment="c",
    )
    return replace(table, **more)


def crowded(size: Options) -> Options:
    options = size
    for name in VALUES:
        if name not in ("players", "sit_out"):
            options = adjusted(options, name, VALUES[name][1])
    return options


def ids(screen: ui.LayoutView) -> list[str]:
    return [str(item.target) for item in screen.walk_children() if isinstance(item, GameItem)]


def offered(screen: ui.LayoutView) -> dict[str, tuple[list[str], list[str]]]:
    """For each option of the panel the values that can be chosen and the one that is."""
    found = {}
    for select in selects(screen):
        action, name = select.custom_id.split(":")[1], select.custom_id.split(":")[-1]
        if action == "option":
            chosen = [option.value for option in select.options if option.default]
            found[name] = [option.value for option in select.options], chosen
    return found


def test_every_option_has_one_place_in_the_panel() -> None:
    placed = [name for names in GROUPS.values() for name in names]
    assert sorted(placed) == sorted(VALUES)


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_the_panel_offers_what_means_something_at_this_table_and_nothing_else(
    size: Options, words: Words
) -> None:
    for options in (size, crowded(size)):
        found = {}
        for group in groups_of(options):
            screen = options_view(lobby(options), words, group, TWENTY)
            assert shown(screen)  # within Discord's limits
            assert len(ids(screen)) == len({*ids(screen)})
            found |= offered(screen)
        for name, (values, chosen) in found.items():
            assert values == [str(value) for value in VALUES[name]]
            assert chosen == [str(getattr(options, name))]
        expected = {name for name in VALUES if options.applies(name)}
        assert {*found} == expected - ({"sit_out"} if options.players != 6 else set())


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_what_cannot_be_chosen_yet_says_what_it_needs(size: Options, words: Words) -> None:
    for name, needs in NEEDS.items():
        fits = size.active in SIZES.get(name, {size.active})
        group = next(group for group, names in GROUPS.items() if name in names)
        if not fits or group not in groups_of(size):
            continue
        text = shown(options_view(lobby(size), words, group, ()))
        other, value = needs[0]
        needed = words(
            "terms-extra", name=words(f"term-{other}"), value=value_text(words, other, value)
        )
        if size.applies(name):
            assert words(f"about-{name}") in text
        else:
            assert f"{words(f'term-{name}')}: " in text
            assert needed in text
            assert words(f"about-{name}") not in text


def test_the_groups_that_hold_nothing_for_this_table_cannot_be_reached(words: Words) -> None:
    for options in TABLES:
        screen = options_view(lobby(options), words, "match", ())
        (others,) = [s for s in selects(screen) if ":options-group:" in s.custom_id]
        assert [o.value for o in others.options] == [g for g in groups_of(options) if g != "match"]
    assert "auction" not in groups_of(Options(players=4))
    assert "teams" not in groups_of(Options(players=2))
    assert "draw" not in groups_of(Options(players=6, sit_out=True))


def test_a_group_that_went_with_the_players_says_so_and_shows_the_first_one(words: Words) -> None:
    text = shown(options_view(lobby(Options(players=2)), words, "auction", ()))
    assert words("options-no-more") in text
    assert words("options-title", group=words("options-group-match")) in text


def test_the_panel_offers_the_bots_sets_and_those_of_the_server(words: Words) -> None:
    screen = options_view(lobby(Options()), words, "match", ["Sunday", "*Bar*"])
    (sets,) = [s for s in selects(screen) if ":options-preset:" in s.custom_id]
    assert [o.value for o in sets.options] == [*PRESETS, "Sunday", "*Bar*"]
    assert [o.label for o in sets.options][:5] == [words(f"preset-{name}") for name in PRESETS]


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_each_length_is_told_as_this_table_would_play_it(size: Options, words: Words) -> None:
    screen = options_view(lobby(size), words, "match", ())
    (lengths,) = [s for s in selects(screen) if s.custom_id.endswith(":length")]
    for option in lengths.options:
        assert option.label == length_text(words, replace(size, length=option.value))


def test_six_at_chiamata_are_not_said_to_play_three_against_three(words: Words) -> None:
    text = shown(options_view(lobby(Options(players=6, sit_out=True)), words, "match", ()))
    assert words("choice-players-6") not in text
    assert words("game-title", players=6, rests=True) in text


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_the_lobby_shows_each_rule_that_is_not_as_usual(size: Options, words: Words) -> None:
    usual = shown(lobby_view(lobby(size), words, 180))
    for name, values in VALUES.items():
        if name in ("players", "sit_out"):
            continue
        options = size
        for other, value in NEEDS.get(name, ())[:1]:
            options = adjusted(options, other, value)
        for value in values[1:] if options.applies(name) else ():
            changed = adjusted(options, name, value)
            text = shown(lobby_view(lobby(changed), words, 180))
            assert text != usual
            if name not in ("length", "chiamata_target", "bidding", "teams"):
                named = words(f"term-{name}")
                valued = value_text(words, name, value)
                line = words("terms-extra", name=named, value=valued)
                term = named if value is True else line
                assert term in text
                assert term not in usual


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_a_lobby_with_every_rule_changed_keeps_discords_limits(size: Options, words: Words) -> None:
    options = crowded(size)
    people = tuple(Person(seat, "W" * 40) for seat in range(options.players))
    table = lobby(options, people=people, unseen=people, changed=tuple(VALUES))
    assert shown(lobby_view(table, words, 180))


def test_what_somebody_has_not_agreed_to_is_marked_and_can_be_agreed_to(words: Words) -> None:
    options = Options(players=2, open=True, exchange=True)
    marked = words("terms-changed", term=words("term-open"))
    before = shown(lobby_view(lobby(options, 2), words, 180))
    assert marked not in before
    assert words("button-agree") not in before
    unseen = (Person(2, "Marco"),)
    table = lobby(options, 2, unseen=unseen, changed=("open", "length", "pack_look"))
    screen = lobby_view(table, words, 180)
    text = shown(screen)
    assert marked in text
    assert words("terms-changed", term=words("term-exchange")) not in text
    assert words("lobby-unseen", names="Marco", count=1) in text
    assert "b1:agree:1:0" in ids(screen)
    # What has been put back to the usual is a change too.
    for term in (
        words("length-target", target=3),
        words(
            "terms-extra",
            name=words("term-pack_look"),
            value=words("choice-pack_look-italian"),
        ),
    ):
        assert words("terms-changed", term=term) in text


def test_another_number_of_players_is_marked_as_the_game_it_makes(words: Words) -> None:
    unseen = (Person(2, "Marco"),)
    table = lobby(Options(players=5), 2, unseen=unseen, changed=("players", "teams"))
    title = words("game-title", players=5, rests=False)
    assert words("terms-changed", term=title) in shown(lobby_view(table, words, 180))


def test_a_rematch_offers_no_options_since_its_rules_are_kept(words: Words) -> None:
    assert "b1:options:1:0" in ids(lobby_view(lobby(Options()), words, 180))
    assert "b1:options:1:0" not in ids(lobby_view(lobby(Options(), rematch=True), words, 180))


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_the_pages_of_the_rules_say_everything_once_and_in_order(
    size: Options, words: Words
) -> None:
    for options in (size, crowded(size)):
        sections = rules_sections(words, options)
        first = shown(rules_view(options, words, 0, 7))
        several = words("button-next") in first
        texts = [first, shown(rules_view(options, words, 1, 7))] if several else [first]
        places = [
            [number for number, text in enumerate(texts) if section in text] for section in sections
        ]
        assert all(len(place) == 1 for place in places)
        assert places == sorted(places)


def test_the_pages_of_the_rules_are_turned_by_buttons_of_their_own(words: Words) -> None:
    long = crowded(Options(players=5))
    for page, there in ((0, 0), (1, 1), (5, 1), (999_998, 1)):
        screen = rules_view(long, words, page, 7)
        assert words("rules-page", page=there + 1, pages=2) in shown(screen)
        assert len(ids(screen)) == len({*ids(screen)}) == 2
        assert all(target.startswith("b1:rules-page:7:") for target in ids(screen))
    assert ids(rules_view(Options(), words, 0, 7)) == []


def test_without_a_table_each_game_is_a_click_away(words: Words) -> None:
    for players in (2, 3, 4, 5, 6):
        screen = rules_view(Options(players=players), words)
        assert [t.split(":")[-1] for t in ids(screen)][-5:] == ["2", "3", "4", "5", "6"]
        assert len(ids(screen)) == len({*ids(screen)})
        assert words("rules-title", players=players) in shown(screen)
