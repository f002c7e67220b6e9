"""`python -m bot verify`: what it accepts, what it refuses, and in which words."""

import os
import random
import subprocess
import sys
from dataclasses import replace

import pytest

from bot import verify
from bot.game import MatchFile, Options, commitment

from .command import ROOT, bot


def match_file(players: int, actions: int | None = None) -> MatchFile:
    """Play a match at random, for so many actions or to its end."""
    chance = random.Random(players)
    file = MatchFile(
        options=Options(players=players),
        secret=chance.randbytes(32),
        joins=tuple(1455000000000000000 + number for number in range(players)),
        start=175928847299117063,  # the example of Discord's documentation
        players=tuple(range(201, 201 + players)),
        log=(),
    )
    match = file.match()
    while match.to_act and len(match.log) != actions:
        seat = match.to_act[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    return replace(file, log=match.log)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_match_is_verified_and_its_seals_are_listed(tmp_path, players):
    file = match_file(players)
    (tmp_path / "match.txt").write_text(str(file))
    said = bot(tmp_path, "verify", "match.txt")
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.startswith("match.txt: verified.")
    match = file.match()
    assert f"table   {commitment(file.secret)}" in said.stdout
    for deal in range(match.deal + 1):
        assert f"deal {deal + 1}  {commitment(match.deal_key(deal))}" in said.stdout
    assert f"each of {len(file.log)} actions" in said.stdout
    assert "175928847299117063  2016-04-30 11:18:25 UTC  the match was started" in said.stdout
    assert f"player {200 + players} sat down" in said.stdout


def test_an_abandoned_match_is_verified_as_such(tmp_path):
    (tmp_path / "match.txt").write_text(str(match_file(2, actions=1)))
    said = bot(tmp_path, "verify", "match.txt")
    assert said.returncode == 0
    assert "1 deal, each of 1 action against the rules" in said.stdout
    assert "nobody has won" in said.stdout


def test_line_ends_of_windows_do_not_matter(tmp_path):
    path = tmp_path / "match.txt"
    path.write_bytes(str(match_file(2)).replace("\n", "\r\n").encode())
    assert verify.main([path]) == 0


@pytest.mark.parametrize("players", [2, 5])
def test_any_changed_character_is_refused(tmp_path, players, capsys):
    path = tmp_path / "match.txt"
    text = str(match_file(players, actions=30))
    for place, character in enumerate(text):
        if character == "\n":
            continue
        other = "1" if character == "0" else "0"
        path.write_text(text[:place] + other + text[place + 1 :])
        assert verify.main([path]) == 1, (place, character)
    lines = capsys.readouterr().out.split("\n\n")
    assert all("NOT VERIFIED" in line for line in lines[:-1])


def test_a_line_too_few_or_too_many_is_refused(tmp_path, capsys):
    path = tmp_path / "match.txt"
    lines = str(match_file(2)).splitlines(keepends=True)
    for number in range(len(lines)):
        for changed in (
            lines[:number] + lines[number + 1 :],
            lines[: number + 1] + lines[number:],
        ):
            path.write_text("".join(changed))
            assert verify.main([path]) == 1
    capsys.readouterr()


def test_the_line_where_it_fails_is_named(tmp_path, capsys):
    path = tmp_path / "match.txt"
    text = str(match_file(2))
    path.write_text(text.replace("\ndealer drawn 0", "\ndealer drawn 1", 1))
    if path.read_text() == text:
        path.write_text(text.replace("\ndealer drawn 1", "\ndealer drawn 0", 1))
    assert verify.main([path]) == 1
    assert "Line 9 does not follow" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a match file"),
        (b"\xff\xfe\x00", "not a match file"),
        (b"hello\n", "not a match file"),
        (b"briscola match file 1\n", "Line 2"),
        (b"x" * (verify.LARGEST + 1), "larger than 1,000,000 bytes"),
    ],
)
def test_what_is_no_match_file_is_told_so(tmp_path, capsys, content, words):
    path = tmp_path / "match.txt"
    path.write_bytes(content)
    assert verify.main([path]) == 1
    assert words in capsys.readouterr().out


def test_one_bad_file_among_good_ones_is_an_error(tmp_path):
    (tmp_path / "good.txt").write_text(str(match_file(2, actions=5)))
    said = bot(tmp_path, "verify", "missing.txt", ".", "good.txt")
    assert said.returncode == 1
    assert "missing.txt: NOT VERIFIED. It cannot be read: No such file" in said.stdout
    assert ".: NOT VERIFIED. It cannot be read" in said.stdout
    assert "good.txt: verified." in said.stdout
    assert said.stderr == ""


def test_nothing_but_python_is_needed(tmp_path):
    (tmp_path / "match.txt").write_text(str(match_file(5, actions=60)))
    for arguments in (["verify", "match.txt"], ["--help"], ["invite", "1234567890123456789"]):
        said = subprocess.run(
            # Isolated and without site-packages; only the repository is added.
            [
                sys.executable,
                "-I",
                "-S",
                "-c",
                f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv[0] = 'bot';"
                "import runpy; runpy.run_module('bot', run_name='__main__')",
                *arguments,
            ],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"]},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (said.returncode, said.stderr) == (0, "")
