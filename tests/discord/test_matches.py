"""Whole matches by slash commands and clicks (issue 2, section 6.1)."""

from __future__ import annotations

import pytest

from tests.discord.playing import NAMES, Table, open_table
from tests.support.people import Evening


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {}), (4, {"teams": "12-34"}), (5, {}), (5, {"bidding": "points"})],
)
async def test_people_play_a_whole_match(
    evening: Evening, players: int, options: dict[str, str]
) -> None:
    people = evening.people(*NAMES[:players])
    await open_table(evening, people, **options)
    table = Table(evening, people, seed=players)
    await table.play()
    final = evening.public()[-1]
    assert "🏆" in final.text
    assert final.files
    game = "chiamata" if players == 5 else f"briscola{players}"
    answer = await people[0].slash("leaderboard", game=game)
    assert "of 1" in answer.text
    print(table.clicks)
