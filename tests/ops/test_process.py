"""The process: how it ends, with which code, and what it says then."""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import exits
from bot.store import (
    Conflict,
    DatabaseCorrupt,
    DatabaseFailed,
    DatabaseFull,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseNewer,
    DatabaseReadOnly,
    Store,
)
from tests.support.launch import TOKEN, BotProcess
from tests.support.wire import Wire

from .command import ROOT, bot


def complaint(output: str) -> str:
    """The line for the operator; nothing beside it may be a traceback."""
    assert "Traceback" not in output
    assert TOKEN not in output
    [line] = [line for line in output.splitlines() if line.startswith("briscola: ")]
    return line


class Response:
    """As much of an HTTP answer as discord.py's errors look at."""

    reason = "because"

    def __init__(self, status: int) -> None:
        self.status = status


class Socket:
    close_code = None


# Without Discord


def test_a_missing_token_ends_with_78(tmp_path):
    said = bot(tmp_path)
    assert said.returncode == 78
    assert complaint(said.stderr).startswith("briscola: DISCORD_TOKEN is missing.")


def test_a_malformed_token_ends_with_78_and_is_not_repeated(tmp_path):
    said = bot(tmp_path, DISCORD_TOKEN="my-secret")
    assert said.returncode == 78
    assert complaint(said.stderr).startswith("briscola: DISCORD_TOKEN is not a bot token")
    assert "my-secret" not in said.stdout + said.stderr


def test_a_broken_env_file_ends_with_78(tmp_path):
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nMOVE_SECONDS 5\n")
    said = bot(tmp_path)
    assert said.returncode == 78
    assert ".env, line 2, is not NAME=value" in complaint(said.stderr)


def test_a_wrong_argument_ends_with_2(tmp_path):
    for arguments in (["dmeo"], ["--dmeo"], ["verify"], ["invite", "Briscola"]):
        said = bot(tmp_path, *arguments)
        assert said.returncode == 2
        assert said.stderr.startswith("usage: python -m bot")


def test_a_package_that_is_not_installed_is_named(tmp_path):
    (tmp_path / "discord.py").write_text("raise ModuleNotFoundError(name='discord')")
    said = bot(tmp_path)
    assert said.returncode == 78
    assert "discord is not installed" in complaint(said.stderr)


def test_the_version_is_that_of_the_project(tmp_path):
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    number = bot(tmp_path, "--version").stdout.removeprefix("briscola ").strip()
    assert f'\nversion = "{number}"\n' in project


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (DatabaseInUse(path="x"), 75, "Another process"),
        (DatabaseLocked(reason="r"), 75, "Another program"),
        (DatabaseNewer(found=9, known=1), 74, "newer version"),
        (DatabaseCorrupt(reason="torn"), 74, "damaged or no database (torn)"),
        (DatabaseReadOnly(reason="r"), 74, "cannot be written (r)"),
        (DatabaseFull(reason="r"), 74, "is full"),
        (DatabaseFailed(reason="r"), 74, "cannot be used (r)"),
        (Conflict(), 74, "cannot be used (store-conflict)"),
        (discord.LoginFailure("x"), 77, "refuses the token"),
        (discord.ConnectionClosed(Socket(), shard_id=None, code=4004), 77, "refuses the token"),
        (discord.ConnectionClosed(Socket(), shard_id=None, code=4013), 69, "not well"),
        (discord.HTTPException(Response(429), "x"), 75, "too many requests"),
        (discord.DiscordServerError(Response(503), "x"), 69, "not well (503 because"),
        (discord.GatewayNotFound(), 69, "not well"),
        (aiohttp.ClientConnectionError("no\nroute"), 69, "cannot be reached (no route)"),
        (TimeoutError(), 69, "cannot be reached (TimeoutError)"),
        (RuntimeError(TOKEN), 70, "unexpected failed (RuntimeError)"),
    ],
)
def test_every_reason_to_end_has_its_code_and_one_line(error, code, words):
    found, line = exits.explain(error, "data/file")
    assert (found, "\n" in line) == (code, False)
    assert words in line
    assert ("data/file" in line) == (
        code == 74 or isinstance(error, DatabaseInUse | DatabaseLocked)
    )


# With a Discord on loopback


async def ends(process: BotProcess) -> tuple[int, str]:
    """Start the bot and wait until it has ended by itself."""
    await process.launch()
    code = await asyncio.wait_for(process.ended(), 20)
    return code, complaint(process.output)


async def test_without_a_network_it_ends_with_69(database):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = Wire()
        nobody.port = free.getsockname()[1]
    code, line = await ends(BotProcess(nobody, database))
    assert code == 69
    assert "Discord cannot be reached" in line


async def test_a_token_that_discord_refuses_ends_with_77(wire, process):
    wire.fail("GET", "/users/@me", status=401)
    code, line = await ends(process)
    assert code == 77
    assert "Discord refuses the token in DISCORD_TOKEN" in line


async def test_a_second_process_on_one_database_ends_with_75(process, database):
    async with await Store.open(database):
        code, line = await ends(process)
    assert code == 75
    assert f"Another process already runs the bot on {database}" in line


async def test_a_damaged_database_ends_with_74_and_is_left_alone(process, database):
    rubbish = b"this is no database " * 500
    database.write_bytes(rubbish)
    code, line = await ends(process)
    assert code == 74
    assert f"{database} is damaged or no database" in line
    assert database.read_bytes() == rubbish


async def test_something_unexpected_ends_with_70_and_its_traceback_in_the_log(wire, database):
    process = BotProcess(wire, database, module="tests.ops.broken")
    await process.launch()
    assert await asyncio.wait_for(process.ended(), 20) == 70
    assert "briscola: Something unexpected failed (ValueError); see the log." in process.output
    [failure] = [line for line in process.output.splitlines() if '"CRITICAL"' in line]
    assert "ValueError: broken on purpose" in json.loads(failure)["error"]


async def test_sigterm_ends_it_with_0_and_every_line_is_json_without_the_token(process):
    await process.start()
    assert await process.terminate() == 0
    assert TOKEN not in process.output
    lines = [json.loads(line) for line in process.output.splitlines()]
    assert all({"ts", "level", "logger", "event"} <= line.keys() for line in lines)
    assert [line["event"] for line in lines][-1] == "stopped"
    assert {line["level"] for line in lines} == {"INFO"}


async def test_several_signals_are_one_wish(process):
    await process.start()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
        process.process.send_signal(number)
    assert await asyncio.wait_for(process.ended(), 10) == 0


async def test_a_signal_during_the_login_ends_it_with_0(wire, process):
    wire.delays["/users/@me"] = 3.0
    await process.launch()
    await wire.until(lambda: "starting with Python" in process.output)
    await asyncio.sleep(0.3)
    assert await process.terminate(2.5) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="process namespaces are a thing of Linux")
async def test_as_the_first_process_of_a_container_it_heeds_sigterm(wire, process):
    apart = ("unshare", "--map-root-user", "--pid", "--fork", "--kill-child")
    if not shutil.which("unshare") or subprocess.run([*apart, "true"], check=False).returncode:
        pytest.skip("this machine lets nobody make a process namespace")
    outer = await asyncio.create_subprocess_exec(
        *apart,
        *(sys.executable, "-m", "tests.support.launch", str(wire.port), "0", "bot"),
        cwd=ROOT,
        env={**os.environ, **process.environment},
        stdout=asyncio.subprocess.DEVNULL,
    )
    await asyncio.wait_for(wire.connected.wait(), 15)
    children = Path(f"/proc/{outer.pid}/task/{outer.pid}/children")
    os.kill(int(children.read_text()), signal.SIGTERM)
    assert await asyncio.wait_for(outer.wait(), 10) == 0


HANGING = """
import asyncio, sys, threading, time
from bot import stop
stop.GRACE = 0.5
wish = stop.Stop()
wish.listen()
print("ready", flush=True)
{hang}
"""


@pytest.mark.parametrize(
    "hang",
    [
        "time.sleep(60)",
        "while True: pass",
        "asyncio.run(asyncio.Event().wait())",
        "threading.Thread(target=time.sleep, args=[60]).start(); asyncio.run(wish.wait())",
    ],
)
def test_whatever_hangs_the_process_ends(hang):
    process = subprocess.Popen(
        [sys.executable, "-c", HANGING.format(hang=hang)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        assert process.wait(10) == 1
        assert time.monotonic() - began < 5
        assert "most recent call first" in process.stderr.read()
    finally:
        process.kill()
        process.communicate()
