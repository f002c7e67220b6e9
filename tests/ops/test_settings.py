"""Settings: what is read from where, and how each mistake is told."""

import os
import re
from pathlib import Path

import pytest

from bot.config import NAMES, Settings, SettingsError, load
from bot.tables import Timing

from .command import ROOT, TOKEN


def settings(folder: Path, text: str = "", **environ: str) -> Settings:
    """Load a .env of this text under these variables; the token is good unless given."""
    file = folder / ".env"
    file.write_text(text, encoding="utf-8")
    file.chmod(0o600)
    return load({"DISCORD_TOKEN": TOKEN, **environ}, file)


def test_a_token_is_enough(tmp_path):
    assert load({"DISCORD_TOKEN": TOKEN}, tmp_path / "none") == Settings(token=TOKEN)


def test_everything_can_be_set_in_the_file(tmp_path):
    text = f"""
        # a comment
        DISCORD_TOKEN="{TOKEN}"
        DATABASE=elsewhere/file
        export MOVE_SECONDS=60
        NUDGE_SECONDS = 12.5
        LOBBY_SECONDS='600'
        NEXT_DEAL_SECONDS=5 # soon
        LOG_LEVEL=warning
    """
    assert settings(tmp_path, text, DISCORD_TOKEN="") == Settings(
        token=TOKEN,
        database=Path("elsewhere/file"),
        timing=Timing(move=60, nudge=12.5, lobby=600, next_deal=5),
        log_level="WARNING",
    )


def test_the_environment_wins_over_the_file(tmp_path):
    assert settings(tmp_path, "DATABASE=a", DATABASE="b").database == Path("b")


def test_a_variable_left_empty_counts_as_not_set(tmp_path):
    assert settings(tmp_path, "DATABASE=a", DATABASE=" ").database == Path("a")


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    file = tmp_path / ".env"
    file.write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=" + TOKEN.encode() + b"\r\n")
    assert load({}, file).token == TOKEN


def test_the_token_is_no_part_of_what_is_printed():
    assert TOKEN not in repr(Settings(token=TOKEN))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "missing"),
        ("x", "three parts"),
        ("aaaa.bbbb.cccc", "three parts"),
        (TOKEN + ".more", "three parts"),
        (f"Bot {TOKEN}", "before the token"),
        (f'"{TOKEN}"', "quotes"),
        ("1234567890123456789", "application id"),
        ("0123456789abcdef" * 4, "public key"),
        ("abcdefghijklmnopqrstuvwxyz-_0123", "client secret"),
    ],
)
def test_a_wrong_token_is_named_with_the_fix_and_not_repeated(tmp_path, text, hint):
    with pytest.raises(SettingsError) as caught:
        load({"DISCORD_TOKEN": text}, tmp_path / "none")
    message = str(caught.value)
    assert message.startswith("DISCORD_TOKEN ")
    assert hint in message
    assert "Reset Token" in message
    assert not text or text == "x" or text not in message


def test_a_token_left_empty_in_the_file_is_told_apart_from_a_missing_one(tmp_path):
    with pytest.raises(SettingsError, match=r"stands in \.env, but empty"):
        settings(tmp_path, "DISCORD_TOKEN=\n", DISCORD_TOKEN="")


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("_SECONDS")])
@pytest.mark.parametrize("text", ["soon", "0", "-5", "nan", "inf", "604801", "1,5"])
def test_a_wait_out_of_range_is_named_with_its_rule(tmp_path, name, text):
    with pytest.raises(SettingsError, match=f"^{name} is {text!r}.* from 1 to 604800"):
        settings(tmp_path, **{name: text})


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("_SECONDS")])
@pytest.mark.parametrize("text", ["1", "604800", "2.5"])
def test_a_wait_in_range_is_taken(tmp_path, name, text):
    option = name.removesuffix("_SECONDS").lower()
    assert getattr(settings(tmp_path, **{name: text}).timing, option) == float(text)


@pytest.mark.parametrize("text", [".", ":memory:", "postgres://host/name"])
def test_a_database_that_is_no_file_is_refused(tmp_path, text):
    with pytest.raises(SettingsError, match=f"^DATABASE is {re.escape(repr(text))}"):
        settings(tmp_path, DATABASE=text)


def test_debug_is_no_log_level(tmp_path):
    with pytest.raises(SettingsError, match=r"^LOG_LEVEL is 'DEBUG'.*INFO, WARNING, ERROR"):
        settings(tmp_path, LOG_LEVEL="DEBUG")


@pytest.mark.parametrize("text", ["A=1\nwhat is this\n", "A=1\nB\n", 'A=1\nB="open\n'])
def test_a_broken_line_of_the_file_is_named_but_not_repeated(tmp_path, text):
    with pytest.raises(SettingsError) as caught:
        settings(tmp_path, text)
    message = str(caught.value)
    assert "line 2" in message
    assert text.splitlines()[1] not in message


def test_a_file_that_is_no_text_is_named(tmp_path):
    file = tmp_path / ".env"
    file.write_text("A=1", encoding="utf-16")
    with pytest.raises(SettingsError, match="not UTF-8"):
        load({}, file)


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path):
    with pytest.raises(SettingsError, match="cannot be read"):
        load({}, tmp_path)


def test_an_unknown_name_is_warned_of_with_a_guess(tmp_path, caplog):
    settings(tmp_path, "DISCORD_TOKEM=x\nTZ=Europe/Rome\n")
    warned = sorted(record.getMessage() for record in caplog.records)
    assert "DISCORD_TOKEM, which the bot does not know; did you mean DISCORD_TOKEN?" in warned[0]
    assert warned[1].endswith("TZ, which the bot does not know")


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps no such permissions")
@pytest.mark.parametrize(("mode", "warnings"), [(0o604, 1), (0o600, 0)])
def test_a_file_that_everybody_can_read_is_warned_of(tmp_path, caplog, mode, warnings):
    file = tmp_path / ".env"
    file.touch()
    file.chmod(mode)
    load({"DISCORD_TOKEN": TOKEN}, file)
    assert [record.levelname for record in caplog.records] == ["WARNING"] * warnings


def test_a_disk_that_forgets_is_refused(tmp_path):
    with pytest.raises(SettingsError, match="Heroku"):
        settings(tmp_path, DYNO="worker.1")


def test_dokku_is_not_taken_for_heroku(tmp_path):
    settings(tmp_path, DYNO="worker.1", DOKKU_APP_TYPE="herokuish")


def test_the_example_lists_every_setting_with_its_default(tmp_path):
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == NAMES
    assert settings(tmp_path, example) == Settings(token=TOKEN)


def test_the_readme_lists_every_setting_with_its_default(tmp_path):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([A-Z_]+)` \| (?:`(.+?)` )?\|", readme, re.MULTILINE)
    assert tuple(name for name, _ in rows) == NAMES
    lines = "\n".join(f"{name}={default}" for name, default in rows)
    assert settings(tmp_path, lines) == Settings(token=TOKEN)
