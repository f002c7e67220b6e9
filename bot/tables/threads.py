"""Where the engine works: most moves take microseconds, some would hold everybody up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from bot.game import Options

_HEAVY_FROM: Final = 5

P = ParamSpec("P")
T = TypeVar("T")


async def work(
    options: Options, job: Callable[P, T], /, *arguments: P.args, **named: P.kwargs
) -> T:
    """Run a job of the engine, in a thread where it may take long.

    Whether the last tricks can still change anything takes playing them in every way (RULES 3.4).
    """
    if options.skip_uneventful and options.active >= _HEAVY_FROM:
        return await asyncio.to_thread(job, *arguments, **named)
    return job(*arguments, **named)
