"""Computers in the lobby, on the board, in the hand and at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.game import Match, Options
from bot.i18n import Words
from bot.players import LEVELS
from bot.tables import PACES, Person, PublicTable, SeatView
from bot.ui.board import board_view
from bot.ui.hand import hand_view
from bot.ui.items import GameItem
from bot.ui.lobby import fill_view, lobby_view
from bot.ui.messages import confirm_leave_view
from bot.ui.names import clean_name
from bot.ui.terms import options_view
from tests.ui.driving import in_phase, reach, selects, shown
from tests.ui.driving import table as playing
from tests.ui.test_terms import lobby

ANNA, MARCO = Person(1, "Anna"), Person(2, "Marco")
BRUNO, ZOE = Person(-1, "Bruno", "club"), Person(-2, "Zoe", "master")


def ids(screen: ui.LayoutView) -> list[str]:
    return [str(item.target) for item in screen.walk_children() if isinstance(item, GameItem)]


def with_computers(players: int, *people: Person, **more: object) -> PublicTable:
    return lobby(Options(players=players), people=people, rated=False, **more)


def choices(table: PublicTable, words: Words) -> list[str]:
    menus = [s for s in selects(lobby_view(table, words, 180)) if ":computers:" in s.custom_id]
    return [option.value for menu in menus for option in menu.options]


def seated(match: Match, **changes: Person) -> PublicTable:
    table = playing(match)
    people = [changes.get(f"seat{seat}", person) for seat, person in enumerate(table.people)]
    return replace(table, people=tuple(people))


def of_two() -> Match:
    return reach(Options(players=2), lambda match: len(match.observe(None).tricks) == 2)


def test_computers_have_a_badge_and_a_level_in_the_lobby(words: Words) -> None:
    text = shown(lobby_view(with_computers(4, ANNA, BRUNO, ZOE), words, 180))
    for place, person in ((2, BRUNO), (3, ZOE)):
        level = words(f"level-{person.level}")
        assert f"{place} 🤖 {person.name} · {level}" in text
    assert "🤖 Anna" not in text
    assert words("unrated") in text
    assert words("unrated") not in shown(lobby_view(lobby(Options()), words, 180))


def test_computers_are_added_while_seats_are_free_and_removed_one_by_one(words: Words) -> None:
    adding = [f"add:{level}" for level in LEVELS]
    assert choices(lobby(Options()), words) == adding
    assert choices(with_computers(3, ANNA, BRUNO), words) == [*adding, "remove:-1"]
    assert choices(with_computers(3, ANNA, BRUNO, ZOE), words) == ["remove:-1", "remove:-2"]
    assert choices(lobby(Options(), people=(ANNA, MARCO)), words) == []
    assert choices(with_computers(3, ANNA, BRUNO, rematch=True), words) == []


def test_whoever_starts_too_early_may_fill_the_table(words: Words) -> None:
    screen = fill_view(lobby(Options(players=5)), words)
    assert ids(screen) == [f"b1:fill:1:0:{level}" for level in LEVELS]
    assert "4" in shown(screen)
    again = lobby(Options(), rematch=True, expected=(MARCO,))
    assert "Marco" in shown(fill_view(again, words))
    assert len(ids(fill_view(again, words))) == 1


def test_nobody_can_give_themselves_the_badge(words: Words) -> None:
    assert clean_name("🤖 Bruno") == "Bruno"
    assert clean_name("🤖") == "?"
    fake = Person(3, "🤖 Zoe")
    assert "🤖 Zoe" not in shown(lobby_view(lobby(Options(), people=(fake,)), words, 180))


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_is_told_and_chosen(pace: str, words: Words) -> None:
    seconds = {"live": 180, "day": 86400, "three_days": 259200}[pace]
    table = lobby(Options(), pace=pace)
    number = {"live": 3, "day": 1, "three_days": 3}[pace]
    unit = "minutes" if pace == "live" else "days"
    text = shown(lobby_view(table, words, seconds))
    assert words("terms-move", unit=unit, number=number) in text
    screen = options_view(table, words, "table", ())
    [menu] = [menu for menu in selects(screen) if menu.custom_id.endswith(":pace")]
    assert [option.value for option in menu.options] == list(PACES)
    assert [option.value for option in menu.options if option.default] == [pace]


def test_a_table_without_hints_says_so_and_offers_none(words: Words) -> None:
    assert words("terms-no-hints") in shown(lobby_view(lobby(Options(), hints=False), words, 180))
    assert words("terms-no-hints") not in shown(lobby_view(lobby(Options()), words, 180))
    match = of_two()
    seat = match.to_act[0]
    for hints in (True, False):
        table = replace(playing(match), hints=hints)
        screen = hand_view(SeatView(table, seat, match.observe(seat), 0), words)
        assert any(":hint:" in target for target in ids(screen)) is hints
    waiting = 1 - seat
    screen = hand_view(SeatView(playing(match), waiting, match.observe(waiting), 0), words)
    assert not any(":hint:" in target for target in ids(screen))


def test_a_change_of_pace_or_hints_is_marked(words: Words) -> None:
    unseen = (MARCO,)
    table = lobby(Options(), people=(ANNA, MARCO), unseen=unseen, changed=("pace", "hints"))
    text = shown(lobby_view(table, words, 180))
    for term in (
        words("terms-move", unit="minutes", number=3),
        words("terms-extra", name=words("term-hints"), value=words("choice-on")),
    ):
        assert words("terms-changed", term=term) in text
    assert words("terms-changed", term=f"**{words('term-pace')}**") in shown(
        options_view(table, words, "table", ())
    )


def test_the_board_says_for_whom_a_computer_plays_and_lets_them_back(words: Words) -> None:
    match = of_two()
    plain = board_view(playing(match), words)
    assert "b1:back:1:0" not in ids(plain)
    for held in ("away", "left"):
        table = seated(match, seat1=Person(2, "Marco", "", held))
        screen = board_view(table, words)
        assert words("state-held", names="Marco") in shown(screen)
        assert "b1:back:1:0" in ids(screen)
        mine = hand_view(SeatView(table, 1, match.observe(1), 0), words)
        assert words("hand-held", held=held) in shown(mine)
        assert "b1:back:1:0" in ids(mine)
        other = hand_view(SeatView(table, 0, match.observe(0), 0), words)
        assert "b1:back:1:0" not in ids(other)


def test_the_board_says_who_took_a_hint_and_no_more(words: Words) -> None:
    match = of_two()
    before = shown(board_view(playing(match), words))
    after = shown(board_view(replace(playing(match), hinted=(1,)), words))
    line = words("state-hinted", names="Marco", count=1)
    assert after.replace(line, "") == before or after.replace(f"\n{line}", "") == before


def test_a_computer_has_its_badge_wherever_it_is_named(words: Words) -> None:
    for options, phase in ((Options(players=4), "play"), (Options(players=5), "auction")):
        match = reach(options, in_phase(phase))
        table = playing(match)
        people = tuple(
            Person(-seat - 1, person.name, "club") for seat, person in enumerate(table.people)
        )
        text = shown(board_view(replace(table, people=people), words))
        for person in people:
            assert person.name in text
            assert text.count(person.name) == text.count(f"🤖 {person.name}")


def test_the_last_to_leave_hears_that_the_match_ends(words: Words) -> None:
    match = of_two()
    alone = {
        "nobody else": seated(match, seat1=BRUNO),
        "the other left": seated(match, seat1=Person(2, "Marco", "", "left")),
    }
    for table in alone.values():
        assert words("confirm-leave", last=True) in shown(confirm_leave_view(table, words, 1))
    for other in (Person(2, "Marco"), Person(2, "Marco", "", "away")):
        table = seated(match, seat1=other)
        assert words("confirm-leave", last=False) in shown(confirm_leave_view(table, words, 1))
