"""Bots that start at once: forked from a process that has imported everything.

Run as a program (`python -m tests.wire.nursery MODULE`) it is that process: each line on its
standard input, PORT and SHIFT, starts a bot, and a new one only after the end of the last.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import sys
from dataclasses import dataclass, field
from typing import Any

from tests.support.contract import ROOT
from tests.support.launch import BotProcess, become_the_bot

BORN, DEAD = "\0born", "\0dead"


@dataclass
class Child:
    """As much of asyncio's process as BotProcess asks of one."""

    pid: int
    returncode: int | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> int | None:
        await self.over.wait()
        return self.returncode


class ForkedBot(BotProcess):
    """A bot as `BotProcess`, that starts five times as fast. To be closed in the end."""

    _nursery: asyncio.subprocess.Process | None = None
    _born: asyncio.Queue[Child]
    _listener: asyncio.Task[None]

    async def launch(self) -> None:
        assert not self.running
        self.wire.connected.clear()
        if self._nursery is None:
            self._nursery = await self._open()
        shift = getattr(self.wire.backend.clock, "shift", 0.0)
        assert self._nursery.stdin
        self._nursery.stdin.write(f"{self.wire.port} {shift}\n".encode())
        child: Any = await self._born.get()
        self.process = child
        self._reader = asyncio.create_task(child.over.wait())

    async def close(self) -> None:
        if self._nursery and self._nursery.stdin:
            self._nursery.stdin.close()
            await self._listener
            await self._nursery.wait()

    async def _open(self) -> asyncio.subprocess.Process:
        nursery = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __spec__.name, self.module),
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._born = asyncio.Queue()
        self._listener = asyncio.create_task(self._listen(nursery))
        return nursery

    async def _listen(self, nursery: asyncio.subprocess.Process) -> None:
        assert nursery.stdout
        async for line in nursery.stdout:
            text = line.decode(errors="replace")
            said, _, number = text.rstrip().partition(" ")
            if said == BORN:
                child = Child(int(number))
                self._born.put_nowait(child)
            elif said == DEAD:
                child.returncode = int(number)
                child.over.set()
            elif said:
                self.output += text


def main(module: str) -> None:
    from bot.client import COGS
    from bot.i18n import words_for

    for name in ("bot.run", *(f"cogs.{name}" for name in COGS)):
        importlib.import_module(name)
    words_for("en-US")("button-join")
    for line in iter(sys.stdin.readline, ""):
        port, shift = line.split()
        child = os.fork()
        if not child:
            _become_the_bot(int(port), float(shift), module)
        _tell(BORN, child)
        _, status = os.waitpid(child, 0)
        _tell(DEAD, os.waitstatus_to_exitcode(status))


def _tell(what: str, number: int) -> None:
    # In one piece and on a line of its own, whatever the bot is writing or has not finished.
    os.write(1, f"\n{what} {number}\n".encode())


def _become_the_bot(port: int, shift: float, module: str) -> None:
    code = 1
    try:
        become_the_bot(port, shift, module)
    except SystemExit as ending:
        code = int(ending.code or 0)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main(sys.argv[1])
