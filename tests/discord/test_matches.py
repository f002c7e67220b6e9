"""Whole matches by slash commands and clicks (issue 2, section 6.1)."""

from __future__ import annotations

import re

import pytest

from bot.game import MatchFile
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
    assert table.typed > 5

    *_, board, result, final = evening.public()
    assert "The match is over" in board.text
    assert "Score: " in result.text
    [name] = final.files
    match = MatchFile.verify(final.files[name].decode()).match()
    outcome = match.outcome
    assert outcome is not None
    ids = MatchFile.verify(final.files[name].decode()).players
    assert {person.id for person in people} == set(ids)
    winners = re.search("# 🏆 (.*?) wins?!", final.text)
    assert winners
    won = [person for person in people if person.name in winners[1]]
    assert len(won) == len(outcome.winners)
    for shown in evening.public():
        assert shown == final or shown.buttons == []

    game = "chiamata" if players == 5 else f"briscola{players}"
    answer = await people[0].slash("leaderboard", game=game)
    for person in people:
        [line] = [
            line for line in answer.text.splitlines() if person.name in line and "You:" not in line
        ]
        assert ("1 win of 1" if person in won else "0 wins of 1") in line
    assert evening.bot._connection._view_store._views == {}
