"""A Discord with people in it, whichever way the bot is attached to it.

`people.py` attaches the bot in this process, `wire.py` as a process of its own; what the people
can do and see is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import simcord.interactions
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, Overwrite
from simcord.http import router

from tests.support.contract import CONTRACT, raising
from tests.support.person import Person, Press
from tests.support.shown import Answer, Shown

BOT = "Briscola"
TEXT_CHANNEL, VOICE_CHANNEL = 0, 2
INVALID_WEBHOOK_TOKEN = BackendError(401, 50027, "Invalid Webhook Token")
NONCE_SECONDS = 180.0  # Discord says "the past few minutes"


class World:
    """One simulated Discord: a guild, a channel, people, and a bot somewhere."""

    backend: Backend

    def __init__(self) -> None:
        self.locales: dict[int, str] = {}
        self.guild = 0
        self.channel = 0

    def furnish(
        self, guild: str = "Osteria", channel: str = "briscola", locale: str = "en-US"
    ) -> None:
        """Create the first guild with a text channel."""
        self.guild = self.add_guild(guild, locale)
        self.channel = self.add_channel(channel)

    def add_guild(self, name: str, locale: str = "en-US") -> int:
        return self.backend.create_guild(name, preferred_locale=locale).id

    def add_channel(self, name: str, guild: int = 0, type: int = TEXT_CHANNEL) -> int:
        return self.backend.create_channel(guild or self.guild, name, type=type).id

    def add_thread(self, name: str, owner: Person, parent: int = 0) -> int:
        return self.backend.create_thread(parent or self.channel, name, owner.id).id

    def person(self, name: str, locale: str = "en-US", guild: int = 0, nick: str = "") -> Person:
        """Let a new person join the guild."""
        user = self.backend.make_user(name.lower(), global_name=name)
        self.locales[user.id] = locale
        person = Person(self, user.id, guild or self.guild)
        self.backend.add_member(person.guild, user.id, nick=nick or None, announce=True)
        return person

    def people(self, *names: str, locale: str = "en-US") -> list[Person]:
        return [self.person(name, locale) for name in names]

    def forbid(self, *permissions: str, channel: int = 0, user: int = 0) -> None:
        """Deny permissions in a channel, the bot's own unless `user` is given."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        target = user or self.backend.bot_user.id
        overwrite = Overwrite(target_id=target, type=1, allow=0, deny=denied)
        self.backend.set_overwrite(channel or self.channel, overwrite)

    def fail(
        self, method: str, path: str, status: int, code: int = 0, times: int | None = 1
    ) -> None:
        """Let matching requests fail (`path` is a glob); None means until `recover`."""
        self.backend.faults.append(
            {
                "method": method,
                "path": path,
                "status": status,
                "code": code,
                "message": "injected",
                "times": times,
            }
        )

    def recover(self) -> None:
        self.backend.faults.clear()

    def messages(self, channel: int = 0) -> list[Shown]:
        """All messages of a channel, everybody's private ones included, oldest first."""
        stored = self.backend.messages.get(channel or self.channel, {})
        return [Shown(self, stored[key]) for key in sorted(stored)]

    def public(self, channel: int = 0) -> list[Shown]:
        return [shown for shown in self.messages(channel) if not shown.ephemeral]

    def requests(self, method: str = "", path: str = "") -> list[Any]:
        """The bot's requests so far whose method and path contain the given text."""
        return [r for r in self.backend.http_requests if method in r.method and path in r.path]

    async def together(self, *presses: Press) -> list[Answer]:
        """Send presses at the same instant and return their answers, in order."""
        records = [self._send(press) for press in presses]
        return await self._answers(records)

    def send(self, *presses: Press) -> list[Answer]:
        """Send presses without waiting; their answers fill in when the bot gives them."""
        return [Answer(self, self._send(press)) for press in presses]

    def took(self, record: Interaction) -> float | None:
        """Seconds until the acknowledgement, where time is real; None without one."""
        return None

    async def quiet(self) -> None:
        """Wait until the bot has nothing left to do for now."""
        raise NotImplementedError

    async def _answers(self, records: list[Interaction]) -> list[Answer]:
        raise NotImplementedError

    def _send(self, press: Press) -> Interaction:
        record, payload = simcord.interactions.base_payload(
            self.backend,
            type=press.type,
            channel_id=press.channel,
            guild_id=press.person.guild,
            user_id=press.person.id,
            data=press.data,
        )
        if press.source:
            payload["message"] = dict(
                serializers.message_payload(self.backend, press.source.message)
            )
            record.source_message_id = press.source.id
        self.backend.emit("INTERACTION_CREATE", payload)
        return record


@contextmanager
def corrected(world: World, problems: list[str]) -> Iterator[None]:
    """Make simcord speak people's languages, check requests, treat tokens and nonces right.

    A request outside the contract raises in the bot and is noted in `problems`.
    """
    payload_of, dispatch = simcord.interactions.base_payload, router.dispatch
    check = raising(CONTRACT)
    posted: dict[str, tuple[float, Any]] = {}

    def base_payload(backend: Backend, **about: Any) -> tuple[Interaction, dict[str, Any]]:
        record, payload = payload_of(backend, **about)
        payload["locale"] = world.locales.get(about["user_id"], "en-US")
        if about["guild_id"]:
            payload["guild_locale"] = backend.get_guild(about["guild_id"]).preferred_locale
        return record, payload

    def checked(backend: Backend, method: str, path: str, **about: Any) -> Any:
        names = [file.filename for file in about.get("files") or ()]
        try:
            check(method, path, about.get("json"), names)
        except AssertionError as problem:
            problems.append(str(problem))
            raise
        nonce = _enforced_nonce(about.get("json"))
        if nonce in posted:
            at, first = posted[nonce]
            if backend.clock.elapsed - at < NONCE_SECONDS:
                return first
        try:
            result = dispatch(backend, method, path, **about)
            if nonce:
                posted[nonce] = backend.clock.elapsed, result
            return result
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            problems.append(f"simcord cannot do {method} {path}: {gap}")
            raise
        except BackendError as error:
            # simcord calls an expired token unknown (10015); Discord calls it invalid.
            if error.code == 10015 and _token(path) in backend.interaction_tokens:
                raise INVALID_WEBHOOK_TOKEN from error
            raise

    simcord.interactions.base_payload, router.dispatch = base_payload, checked
    try:
        yield
    finally:
        simcord.interactions.base_payload, router.dispatch = payload_of, dispatch


def _enforced_nonce(body: Any) -> str:
    """The nonce that lets a message be posted once only, '' where there is none."""
    return str(body["nonce"]) if isinstance(body, dict) and body.get("enforce_nonce") else ""


def _token(path: str) -> str:
    parts: Sequence[str] = path.strip("/").split("/")
    return parts[2] if parts[0] == "webhooks" and len(parts) > 2 else ""
