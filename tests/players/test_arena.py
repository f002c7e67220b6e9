"""The arena measures what it says, and stronger levels win."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from bot.__main__ import main
from bot.game import Action, Observation, Options
from bot.players import Budget, arena
from bot.players.contest import Tally, contest

NOBODY = Budget(1, 1)


def first_legal(observation: Observation, seed: int) -> Action:
    return observation.legal[0]


def played(first: str, second: str, options: Options, deals: int, budget: Budget) -> Tally:
    rng, tally = Random(11), Tally()
    for _ in range(deals):
        contest(arena.player(first, budget), arena.player(second, budget), options, rng, tally)
    return tally


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_player_against_itself_is_even(players: int) -> None:
    tally = played("greedy", "greedy", Options(players=players), 20, NOBODY)
    sides = 3 if players == 3 else 2
    assert tally.scores == pytest.approx([1 / sides] * 20)
    assert tally.points == pytest.approx([120 / sides] * 20)


@pytest.mark.parametrize("options", ["", "open=True", "exchange=True round_variant=conquest"])
def test_the_command_reports(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "arena",
        "greedy",
        "tests.players.test_arena:first_legal",
        "--deals",
        "12",
        "--cpu",
        "--options",
    ]
    assert main([*words, options]) == 0
    told = capsys.readouterr().out
    assert "greedy against tests.players.test_arena:first_legal, players=2" in told
    assert "of 12 deals" in told
    assert "CPU of the second: p50" in told


def test_the_same_seed_reports_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "beginner", "random", "--players", "4", "--deals", "5", "--seed", "3"]
    main(words)
    first = capsys.readouterr().out
    main(words)
    assert capsys.readouterr().out == first


def test_contracts_are_played_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "club", "random", "--players", "5", "--deals", "3"]) == 0
    assert "of 3 contracts played both ways" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", ["nobody club", "club json:nothing", "club club --options open=7"]
)
def test_what_cannot_be_played_is_told(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", *words.split()])
    assert "error:" in capsys.readouterr().err


def test_no_discord_is_needed() -> None:
    code = (
        "import sys; sys.modules['discord'] = None\n"
        "from bot.__main__ import main\n"
        "sys.exit(main(['arena', 'club', 'random', '--deals', '2']))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_each_level_beats_the_one_below(players: int) -> None:
    options, even = Options(players=players), 1 / 3 if players == 3 else 1 / 2
    for first, second, deals in (("club", "beginner", 150), ("master", "club", 50)):
        tally = played(first, second, options, deals, Budget(400, 60))
        assert sum(tally.scores) / deals > even + 0.03
