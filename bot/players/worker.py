"""A process that thinks: it reads jobs from its input and writes the answers to its output.

Each message is four bytes of length and a pickle. The process ends when its input does, so none
outlives the bot. ``python -m bot.players.worker`` is started by the bot alone.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import Any, BinaryIO, Final

from bot.players import Budget, choose, coach

LENGTH: Final = 4
READY: Final = b"ready"

Job = tuple[str, tuple[Any, ...]]
"""What is to be done, and its arguments without the budget."""

_NICER: Final = 5

_WORK: Final = {"choose": choose, "hint": coach.hint}


def done(job: Job, budget: Budget) -> Any:
    """Do a job and return its answer."""
    name, arguments = job
    work: Any = _WORK[name]
    return work(*arguments, budget)


def message(content: bytes) -> bytes:
    """Return the content as it goes through a pipe."""
    return len(content).to_bytes(LENGTH, "big") + content


def main() -> None:
    """Serve until the input ends. A job that fails is answered by None."""
    # Ctrl+C is for the bot, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICER)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever prints must not disturb the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    _write(answers, READY)
    while (content := _read(sys.stdin.buffer)) is not None:
        job, budget = pickle.loads(content)  # noqa: S301 -- the bot's own pipe
        try:
            answer = done(job, budget)
        except Exception as error:
            # Its text could name cards, and this ends up in the log.
            sys.stderr.write(f"a computer could not think: {type(error).__name__}\n")
            answer = None
        _write(answers, pickle.dumps(answer))


def _read(pipe: BinaryIO) -> bytes | None:
    length = pipe.read(LENGTH)
    return pipe.read(int.from_bytes(length, "big")) if len(length) == LENGTH else None


def _write(pipe: BinaryIO, content: bytes) -> None:
    pipe.write(message(content))
    pipe.flush()


if __name__ == "__main__":
    main()
