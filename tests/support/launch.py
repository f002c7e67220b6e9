"""Run the bot as its own process against a `Wire`, and kill, stop and restart it.

Run as a program (`python -m tests.support.launch PORT SHIFT MODULE`) it is that process: it points
discord.py at the wire and then runs the bot's own main.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import signal
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from tests.support.contract import ROOT
from tests.support.wire import Wire

TOKEN = "MTAxMDEwMTAxMDEwMTAxMDEw.AAAAAA.simulated-simulated-simulated-00"


class BotProcess:
    """The bot as a process on one database file; it may be started any number of times."""

    def __init__(
        self,
        wire: Wire,
        database: Path,
        settings: Mapping[str, str] | None = None,
        module: str = "bot",
    ) -> None:
        self.wire = wire
        self.module = module
        self.environment = {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": str(database),
            **(settings or {}),
        }
        self.process: asyncio.subprocess.Process | None = None
        self.output = ""
        self._reader: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self, wait: float = 15.0) -> float:
        """Start the bot and wait until it listens; returns the seconds it took."""
        began = time.perf_counter()
        await self.launch()
        listening = asyncio.create_task(self.wire.connected.wait())
        ended = asyncio.create_task(self.ended())
        await asyncio.wait({listening, ended}, timeout=wait, return_when="FIRST_COMPLETED")
        for task in (listening, ended):
            task.cancel()
        assert self.wire.connected.is_set(), f"the bot does not listen:\n{self.output}"
        await self.wire.quiet()
        return time.perf_counter() - began

    async def launch(self) -> None:
        """Start the process without waiting for it."""
        assert not self.running
        self.wire.connected.clear()
        shift = getattr(self.wire.backend.clock, "shift", 0.0)
        arguments = ["-m", __spec__.name, str(self.wire.port), str(shift), self.module]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *arguments,
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reader = asyncio.create_task(self._read(self.process))

    async def kill(self) -> None:
        """End the process at once, as `kill -9` does."""
        self._signal(signal.SIGKILL)
        await self.ended()

    async def terminate(self, wait: float = 10.0) -> int:
        """Send SIGTERM and return the exit code; longer than `wait` seconds is a failure."""
        self._signal(signal.SIGTERM)
        return await asyncio.wait_for(self.ended(), wait)

    async def restart(self) -> float:
        """Kill and start again; returns the seconds until it listens."""
        await self.kill()
        return await self.start()

    async def ended(self) -> int:
        """Wait for the end of the process and of its output; returns the exit code."""
        assert self.process
        assert self._reader
        await asyncio.shield(self._reader)
        return await self.process.wait()

    def memory(self) -> int:
        """Resident bytes of the process (Linux)."""
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(line.split()[1]) * 1024

    def _signal(self, number: int) -> None:
        if self.process and self.running:
            self.process.send_signal(number)

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        async for line in process.stdout:
            self.output += line.decode(errors="replace")


def become_the_bot(port: int, shift: float, module: str) -> None:
    """Point discord.py at the wire, move the clock `shift` seconds ahead and run the module."""
    import discord
    import yarl
    from discord.state import ConnectionState

    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    discord.Asset.BASE = f"http://127.0.0.1:{port}"

    # discord.py waits this long after the last guild in case another one follows.
    initialise = ConnectionState.__init__

    def sooner(self: ConnectionState, **options: object) -> None:
        initialise(self, **{"guild_ready_timeout": 0.1, **options})

    ConnectionState.__init__ = sooner
    if shift:
        wall = time.time
        time.time = lambda: wall() + shift
        discord.utils.utcnow = lambda: datetime.fromtimestamp(time.time(), UTC)
    sys.argv = [module]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    become_the_bot(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3])
