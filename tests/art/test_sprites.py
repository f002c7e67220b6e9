"""The cache of ready pictures: made once, checked, replaced, never in an event loop."""

import hashlib
import io
import os
import time

import pytest
from PIL import Image

from bot.art import deck, sprites
from bot.art.palette import BACKS, LOOKS, STYLES
from bot.art.sprites import Sprite, SpriteMissing, build, read
from bot.art.svg import box, document
from bot.art.tiles import TILE
from bot.game import Card
from tests.ops.command import bot


def sprite(colour: str = "red", width: int = 24) -> Sprite:
    return Sprite(colour, document(box((1, 1), (22, 38), 4, colour), 24, 40), width, 40)


def names(folder) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_picture_is_made_in_its_size_with_a_transparent_corner(tmp_path):
    build([sprite()], tmp_path)
    with Image.open(io.BytesIO(read(sprite(), tmp_path))) as image:
        assert image.size == (24, 40)
        assert image.getpixel((0, 0))[3] == 0
        assert image.getpixel((12, 20)) == (255, 0, 0, 255)


def test_what_is_there_is_not_made_again(tmp_path):
    first = build([sprite(), sprite("blue")], tmp_path)
    assert (first.made, first.kept) == (2, 0)
    changed = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    second = build([sprite(), sprite("blue"), sprite("green")], tmp_path)
    assert (second.made, second.kept) == (1, 2)
    assert {path: path.stat().st_mtime_ns for path in changed} == changed


def test_the_name_of_a_file_depends_on_all_that_makes_the_picture(monkeypatch):
    files = {sprite().file, sprite("blue").file, sprite(width=25).file}
    assert len(files) == 3
    assert sprite().file == Sprite("another name", sprite().svg, 24, 40).file
    monkeypatch.setattr(sprites, "_rasteriser", lambda: "resvg-py 9.9.9")
    assert sprite().file not in files


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content[: len(content) // 2],
        lambda content: content + b"\0",
        lambda content: content[:40] + bytes([content[40] ^ 1]) + content[41:],
        lambda content: b"GIF89a" + content[6:],
        lambda content: content[:8] + b"\xff\xff\xff\xff" + content[12:],
    ],
)
def test_a_damaged_file_is_refused_and_built_again(tmp_path, damage):
    build([sprite()], tmp_path)
    path = tmp_path / sprite().file
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    with pytest.raises(SpriteMissing):
        read(sprite(), tmp_path)
    assert build([sprite()], tmp_path).made == 1
    assert path.read_bytes() == whole


def test_a_missing_file_is_told_and_built_again(tmp_path):
    build([sprite()], tmp_path)
    (tmp_path / sprite().file).unlink()
    with pytest.raises(SpriteMissing, match="red"):
        read(sprite(), tmp_path)
    assert build([sprite()], tmp_path).made == 1
    assert read(sprite(), tmp_path)


def test_a_build_that_breaks_off_leaves_no_half_picture(tmp_path, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    with pytest.raises(OSError, match="No space"):
        build([sprite()], tmp_path)
    assert names(tmp_path) == set()


def test_old_pictures_and_forgotten_remains_are_swept_away_and_nothing_else(tmp_path):
    build([sprite("blue")], tmp_path)
    (tmp_path / "notes.txt").write_text("somebody's")
    (tmp_path / "other.png").write_text("somebody's")
    for name, age in (("old.part", 7200), ("new.part", 5)):
        (tmp_path / name).write_text("half")
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    build([sprite()], tmp_path)
    assert names(tmp_path) == {sprite().file, "notes.txt", "other.png", "new.part"}


def test_progress_counts_what_is_to_be_made(tmp_path):
    heard = []
    build([sprite()], tmp_path, lambda done, total: heard.append((done, total)))
    assert heard == [(0, 1), (1, 1)]
    heard.clear()
    build([sprite(), sprite("blue")], tmp_path, lambda done, total: heard.append((done, total)))
    assert heard == [(0, 1), (1, 1)]


async def test_nothing_is_rasterised_inside_an_event_loop(tmp_path):
    with pytest.raises(RuntimeError, match="before the event loop"):
        build([sprite()], tmp_path)
    assert names(tmp_path) == set()


def test_every_card_and_back_is_wanted_once():
    every = deck.every_sprite()
    assert len({one.name for one in every}) == len({one.file for one in every}) == len(every)
    decks = len(LOOKS) * len(STYLES)
    assert len(every) == decks * (40 + 40 + 4) + len(STYLES) * len(BACKS)
    assert deck.card_sprite(Card.parse("AD"), "italian", "classic") in every
    assert {(one.width, one.height) for one in every} == {deck.CARD_SIZE, (TILE, TILE)}


def test_a_file_is_named_by_the_hash_of_rasteriser_size_and_svg():
    content = f"{sprites._rasteriser()} 24x40\n{sprite().svg}"
    assert content.startswith("resvg-py 0.")
    assert sprite().file == f"{hashlib.sha256(content.encode()).hexdigest()}.png"


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(deck, "every_sprite", lambda: [sprite(), sprite("blue")])


@pytest.mark.usefixtures("few")
def test_the_command_tells_what_it_did(tmp_path, capsys):
    folder = tmp_path / "data" / "art"
    assert deck.main(folder) == 0
    said = capsys.readouterr()
    assert said.out.startswith("2 pictures drawn, 0 there already, ")
    assert said.out.endswith(f" in {folder}\n")
    assert said.err == "Drawing the cards: 1 of 2\nDrawing the cards: 2 of 2\n"
    assert deck.main(folder) == 0
    said = capsys.readouterr()
    assert said.out.startswith("0 pictures drawn, 2 there already, ")
    assert said.err == ""


@pytest.mark.usefixtures("few")
def test_the_progress_is_one_line_on_a_terminal(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert deck.main(tmp_path) == 0
    lines = capsys.readouterr().err.split("\r")
    assert lines[0] == ""
    assert lines[1].endswith(f"{'░' * 24} 0/2")
    assert lines[-1].endswith(f"{'█' * 24} 2/2\n")


@pytest.mark.usefixtures("few")
def test_a_folder_that_cannot_be_written_ends_with_73(tmp_path, capsys):
    (tmp_path / "art").write_text("a file")
    assert deck.main(tmp_path / "art") == 73
    assert capsys.readouterr().err.startswith(f"briscola: {tmp_path / 'art'} cannot be written: ")


@pytest.mark.slow
def test_python_m_bot_art_draws_everything_and_then_has_nothing_to_do(tmp_path):
    first = bot(tmp_path, "art")
    assert first.returncode == 0
    assert first.stdout.startswith(f"{len(deck.every_sprite())} pictures drawn, 0 there already")
    assert len(names(tmp_path / "data" / "art")) == len(deck.every_sprite())
    second = bot(tmp_path, "art", "--folder", "data/art")
    assert second.stdout.startswith("0 pictures drawn, ")
