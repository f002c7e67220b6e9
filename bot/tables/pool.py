"""Processes that think for the computers at all tables, so that the bot itself goes on.

There are none until a computer sits down somewhere. They end when their input does, also when the
bot is killed; one that dies or hangs is replaced. Whoever comes while too many wait, or gets no
answer in time, is left to the rules of thumb.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import bot
from bot.players import Budget
from bot.players.worker import LENGTH, READY, Job, message
from bot.tables.thinking import Thinker

_log = logging.getLogger(__name__)

LATEST: Final = 2.0
"""Seconds from the question to the answer, whatever happens."""

_PATIENCE: Final = 1.0
"""Seconds of these that a question waits for a process that is free."""
_WAITING: Final = 16
"""Questions for each process that may wait."""
_START: Final = 30.0
_STABLE: Final = 10.0
_LONGEST_REST: Final = 60.0
_LEAST: Final = Budget(100, 0.015)

_COMMAND: Final = (sys.executable, "-m", "bot.players.worker")
_ROOT: Final = Path(bot.__file__).parents[1]


class Pool(Thinker):
    """So many processes; ``command`` starts one of them."""

    def __init__(self, processes: int = 1, command: Sequence[str] = _COMMAND) -> None:
        super().__init__()
        self._processes = processes
        self._command = command
        self._free: asyncio.Queue[_Child] = asyncio.Queue()
        self._keepers: list[asyncio.Task[None]] = []
        self._children: set[_Child] = set()
        self._waiting = 0
        self._stopped = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that think."""
        return tuple(sorted(child.process.pid for child in self._children))

    def warm(self) -> None:
        """Start the processes unless they run."""
        if not self._keepers and not self._stopped:
            self._keepers = [
                asyncio.create_task(self._keep(), name="thinking") for _ in range(self._processes)
            ]

    async def stop(self) -> None:
        """End the processes; whoever waits is answered by the rules of thumb."""
        self._stopped = True
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def _think(self, job: Job) -> Any:
        self.warm()
        if self._stopped or self._waiting >= _WAITING * self._processes:
            return None
        budget = self._shared_budget()
        end = asyncio.get_running_loop().time() + LATEST
        child = await self._next_free()
        if child is None:
            return None
        answered = False
        try:
            async with asyncio.timeout_at(end):
                answer = await child.ask(pickle.dumps((job, budget)))
            answered = True
        except (TimeoutError, EOFError, OSError) as error:
            _log.warning("a computer got no answer: %s", type(error).__name__)
            return None
        finally:
            # An answer that nobody waits for any more must not become that of the next question.
            if answered:
                self._free.put_nowait(child)
            else:
                child.kill()
        return answer

    async def _next_free(self) -> _Child | None:
        self._waiting += 1
        try:
            async with asyncio.timeout(_PATIENCE):
                while True:
                    child = await self._free.get()
                    if child.process.returncode is None:
                        return child
        except TimeoutError:
            return None
        finally:
            self._waiting -= 1

    def _shared_budget(self) -> Budget:
        """The less for each, the more wait for each process."""
        share = 1 + self._waiting / self._processes / 2
        usual = self._budget
        return Budget(
            max(int(usual.iterations / share), _LEAST.iterations),
            max(usual.seconds / share, _LEAST.seconds),
        )

    async def _keep(self) -> None:
        """Keep one process running; one that dies soon after its start is not hurried."""
        clock, rest = asyncio.get_running_loop().time, 0.0
        while True:
            started = clock()
            try:
                await self._run_one()
            except (OSError, EOFError, TimeoutError) as error:
                _log.warning("a thinking process did not start: %s", type(error).__name__)
            else:
                _log.warning("a thinking process ended; another one starts")
            rest = 0.0 if clock() - started > _STABLE else min(max(rest * 2, 0.1), _LONGEST_REST)
            await asyncio.sleep(rest)

    async def _run_one(self) -> None:
        """Start a process, lend it to questions, and return when it is dead."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, cwd=_ROOT
        )
        child = _Child(process)
        self._children.add(child)
        try:
            async with asyncio.timeout(_START):
                if await child.read() != READY:
                    raise EOFError
            self._free.put_nowait(child)
            await process.wait()
        finally:
            self._children.discard(child)
            await child.end()


class _Child:
    """One process and its pipes."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ask(self, question: bytes) -> Any:
        """Return the answer to a pickled job."""
        pipe = self.process.stdin
        if pipe is None:
            raise EOFError
        pipe.write(message(question))
        await pipe.drain()
        return pickle.loads(await self.read())  # noqa: S301 -- the bot's own pipe

    async def read(self) -> bytes:
        """Return the next message; EOFError when the process is dead."""
        pipe = self.process.stdout
        if pipe is None:
            raise EOFError
        length = await pipe.readexactly(LENGTH)
        return await pipe.readexactly(int.from_bytes(length, "big"))

    def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """End the process and wait for it, so that nothing of it is left over."""
        self.kill()
        await self.process.wait()
        if self.process.stdin:
            self.process.stdin.close()
