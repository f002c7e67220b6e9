"""The same match with the bot killed and started again reaches the same end (issue 2, 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import pytest

from tests.wire.conftest import Undisturbed
from tests.wire.deaths import HEARD, SENT, SETTLED, UNHEARD, Death, posted
from tests.wire.evenings import play_evening
from tests.wire.nursery import ForkedBot

TWO: dict[str, Sequence[Death]] = {
    "open": [HEARD],
    "join 1": [UNHEARD],
    "start": [posted(1)],
    "deal 1 card 1": [SENT],
    "deal 1 card 2": [HEARD],
    "deal 1 card 7": [UNHEARD],
    "deal 1 card 40": [posted(1)],
    "next 2": [UNHEARD],
    "deal 2 card 21": [SENT],
    "deal 2 card 40": [SETTLED],
    "next 3": [posted(2)],
    "deal 3 card 40": [HEARD, posted(1), posted(2), posted(3)],
}
FIVE: dict[str, Sequence[Death]] = {
    "open": [SENT],
    "join 2": [HEARD],
    "join 4": [SENT],
    "start": [UNHEARD, posted(1)],
    "deal 1 bid of Sofia": [HEARD],
    "deal 1 suit": [HEARD],
    "deal 1 call": [UNHEARD],
    "deal 1 card 3": [SENT],
    "deal 1 card 5": [posted(1)],
    "deal 2 call": [SENT],
    "deal 3 card 40": [UNHEARD, posted(1)],
    "next 4": [HEARD],
    "deal 5 card 40": [posted(1), posted(1), posted(2)],
}


@pytest.mark.parametrize(("players", "deaths"), [(2, TWO), (5, FIVE)])
async def test_a_dozen_deaths_in_all_phases_change_nothing(
    undisturbed: Undisturbed, players: int, deaths: dict[str, Sequence[Death]], database: Path
) -> None:
    evening = await play_evening(players, database, lambda name: deaths.get(name, ()))
    assert evening == await undisturbed(players)
    assert deaths.keys() <= set(evening.clicks)
    assert evening.kills >= sum(map(len, deaths.values()))


def while_posting(number: int) -> Sequence[Death]:
    """Deaths while the consequences of a click are shown, every third time also after the start."""
    again = [posted(number % 2 + 1)] if number % 3 == 0 else []
    return [posted(number % 3 + 1), *again]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(
    "deaths",
    [lambda _: [SENT], lambda _: [UNHEARD], lambda _: [HEARD], while_posting],
    ids=["sent", "unheard", "heard", "posted"],
)
async def test_a_death_after_every_click_changes_nothing(
    undisturbed: Undisturbed,
    players: int,
    deaths: Callable[[int], Sequence[Death]],
    database: Path,
) -> None:
    numbers = count()
    evening = await play_evening(players, database, lambda _name: deaths(next(numbers)), ForkedBot)
    print(f"{evening.kills} deaths after {len(evening.clicks)} clicks of {players} players")
    assert evening == await undisturbed(players)
    assert evening.kills >= len(evening.clicks)
