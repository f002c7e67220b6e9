"""The same evening twice, event by event: all that left the bot, and who could see it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import aiosqlite

from bot.client import Briscola
from bot.config import Settings
from tests.support.people import Evening, evening
from tests.support.world import World

EPHEMERAL = 64
AUTOCOMPLETE_RESULT = 8


@dataclass(frozen=True, slots=True)
class Event:
    """Something that crossed the wire: what kind, whose it is (0: everybody's), and the bytes."""

    kind: str
    owner: int
    body: str

    def for_eyes_of(self, people: Sequence[int]) -> Event:
        """The event as these people see it: of what is private to others, only that it was."""
        return self if self.owner in (0, *people) else Event(self.kind, self.owner, "")


@asynccontextmanager
async def twin(database: Path, seed: int = 7) -> AsyncIterator[Evening]:
    """An evening in which nothing is left to chance or to threads."""

    def make(clock: Any) -> Briscola:
        settings = Settings(token="", database=database)
        return Briscola(settings, clock=clock, random_bytes=Random(seed).randbytes)

    with _databases_answer_at_once():
        async with evening(make) as world:
            yield world


def events(world: World, start: int = 0) -> list[Event]:
    """All that crossed the wire since the event of this number, in order."""
    return [_event(world, *entry) for entry in world.backend.transcript[start:]]


def difference(one: Sequence[Event], other: Sequence[Event]) -> str:
    """The first event in which two evenings differ, shortened; '' when they are the same."""
    for number, (here, there) in enumerate(zip_longest(one, other)):
        if here != there:
            if here is None or there is None or here.kind != there.kind:
                return f"{number}: {here and here.kind} / {there and there.kind}"
            pairs = enumerate(zip_longest(here.body, there.body))
            at = next((place for place, (a, b) in pairs if a != b), 0)
            parts = [f"…{event.body[max(at - 60, 0) : at + 60]}…" for event in (here, there)]
            return f"{number}: {here.kind} of {here.owner or 'everybody'}\n" + "\n".join(parts)
    return ""


def _event(world: World, direction: str, what: str, body: Any) -> Event:
    text = json.dumps(body, sort_keys=True, ensure_ascii=False, default=str)
    if direction == "HTTP":
        return Event(what, _addressee(world, what, body), text)
    owner = 0
    if what == "INTERACTION_CREATE":
        owner = int(body["member"]["user"]["id"])
    elif isinstance(body, dict) and body.get("flags", 0) & EPHEMERAL:
        raise AssertionError(f"everybody is told of a private message: {text}")
    return Event(f"{direction} {what}", owner, text)


def _addressee(world: World, what: str, body: Any) -> int:
    """The one person who sees what this request shows, 0 for everybody."""
    parts = what.partition(" ")[2].strip("/").split("/")
    if parts[0] == "interactions":
        record = world.backend.interactions[int(parts[1])]
        if body["type"] == AUTOCOMPLETE_RESULT:
            return record.user_id
    elif parts[0] == "webhooks":
        record = world.backend.interactions[world.backend.interaction_tokens[parts[2]]]
    else:
        return 0
    message = world.backend.messages[record.channel_id].get(record.message_id or 0)
    return record.user_id if message and message.is_ephemeral else 0


@contextmanager
def _databases_answer_at_once() -> Iterator[None]:
    """Wait for the database's thread on the spot, so that two runs interleave alike."""

    async def execute(self: aiosqlite.Connection, job: Any, *args: Any, **named: Any) -> Any:
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        answer: Future[Any] = Future()

        def run() -> None:
            try:
                answer.set_result(job(*args, **named))
            except BaseException as error:
                answer.set_exception(error)

        self._tx.put_nowait((None, run))
        return answer.result()

    with patch.object(aiosqlite.Connection, "_execute", execute):
        yield
