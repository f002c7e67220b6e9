"""/rules and the Rules button explain the rules in force, page by page, and each game by choice."""

from __future__ import annotations

import pytest

from bot.game import Options
from bot.i18n import rules_sections, words_for
from tests.discord.games import Game, forge, seat, table_of
from tests.discord.test_options import choose, panel_of
from tests.support.people import Evening
from tests.support.shown import Shown

WORDS = words_for("en")


async def crowded(evening: Evening) -> tuple[Shown, Options]:
    """A lobby whose rules fill more than one page."""
    [anna] = evening.people("Anna")
    lobby = await seat(evening, [anna], players=5)
    panel = await panel_of(anna, lobby)
    await anna.select(panel, "wild", wanted="b1:options-preset:")
    for group, name, value in (
        ("round", "open", True),
        ("round", "skip_uneventful", True),
        ("round", "count_points", True),
        ("auction", "void_hand", 2),
        ("calling", "kitty", True),
        ("cards", "pack_look", "french"),
    ):
        if f":{name}" not in panel.bytes_shown():
            await anna.select(panel, group, wanted="b1:options-group:")
        await choose(anna, panel, name, value)
    return lobby, (await evening.bot.tables.get(table_of(lobby))).options


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_the_rules_in_force_are_told_whole_in_the_readers_language(
    evening: Evening, locale: str
) -> None:
    words = words_for(locale)
    lobby, options = await crowded(evening)
    reader = evening.person("Rita", locale)
    for opened in (await reader.click(lobby, "b1:rules:"), await reader.slash("rules")):
        assert opened.ephemeral
        panel = opened.panel
        assert words("rules-page", page=1, pages=2) in panel.text
        text = panel.text
        turned = await reader.click(panel, words("button-next"))
        assert turned.kind == "update"
        assert words("rules-page", page=2, pages=2) in panel.text
        text += panel.text
        for section in rules_sections(words, options):
            assert text.count(section) == 1
        await reader.click(panel, words("button-previous"))
        assert words("rules-title", players=5) in panel.text


async def test_a_page_turned_later_tells_the_rules_as_they_are_then(evening: Evening) -> None:
    lobby, _ = await crowded(evening)
    reader = evening.person("Rita")
    panel = (await reader.click(lobby, "b1:rules:")).panel
    table = await evening.bot.tables.get(table_of(lobby))
    with evening.as_bot():
        await evening.bot.tables.lobby.set_options(table.id, table.row.host_id, Options(players=2))
    await reader.click(panel, "Next")
    assert WORDS("rules-title", players=2) in panel.text
    assert panel.buttons == []


async def test_the_pages_of_a_finished_table_can_still_be_turned(evening: Evening) -> None:
    game = await Game.start(evening, 3)
    reader = evening.person("Rita")
    panel = (await reader.click(game.board, "Rules")).panel
    await game.finish()
    for token in (0, 1, 2, 999_999):
        answer = await forge(reader, panel, f"b1:rules-page:{game.id:x}:{token}")
        assert WORDS("rules-title", players=3) in answer.text
    nowhere = await forge(reader, panel, "b1:rules-page:abc:1")
    assert WORDS("refusal-table-over") in nowhere.text


async def test_who_sits_at_several_tables_is_asked_which_one(evening: Evening) -> None:
    [anna] = evening.people("Anna")
    _, four = [await seat(evening, [anna], players=players) for players in (3, 4)]
    asked = await anna.slash("rules")
    assert WORDS("which-table") in asked.text
    await anna.click(asked.panel, f"b1:rules-page:{table_of(four):x}:")
    assert WORDS("rules-title", players=4) in asked.panel.text


async def test_where_several_tables_play_a_stranger_chooses_the_game(evening: Evening) -> None:
    anna, marco, zoe = evening.people("Anna", "Marco", "Zoe")
    for host, players in ((anna, 3), (marco, 4)):
        await seat(evening, [host], players=players)
    panel = (await zoe.slash("rules")).panel
    for players in (6, 5, 4, 3, 2):
        await zoe.click(panel, f"b1:rules-of:0:0:{players}")
        assert WORDS("rules-title", players=players) in panel.text
    for forged in ("7", "x", "players=2"):
        answer = await forge(zoe, panel, f"b1:rules-of:0:0:{forged}")
        assert answer.acknowledged
