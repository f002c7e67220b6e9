"""A Discord on loopback: REST and gateway for a bot that runs as a process of its own."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from typing import Any, TypeVar

import discord
from aiohttp import WSMsgType, web
from simcord import intents
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction
from simcord.http import router

from tests.support.loopback import Limit, Request, Upload, WallClock, answer, body_of, too_many
from tests.support.shown import Answer
from tests.support.world import BOT, World, corrected

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 9, 10, 11
DEADLINE = 3.0  # Discord waits this long for an acknowledgement
API = "/api/v10"

W = TypeVar("W", bound="Wire")


class Connection:
    """One bot at the gateway."""

    def __init__(self, socket: web.WebSocketResponse, declared: discord.Intents) -> None:
        self.socket = socket
        self.intents = declared
        self.queue: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.sequence = 0

    async def send(self, op: int, data: Any = None, event: str | None = None) -> None:
        if event:
            self.sequence += 1
        frame = {"op": op, "d": data, "s": self.sequence if event else None, "t": event}
        await self.socket.send_str(json.dumps(frame, default=str))

    async def pump(self) -> None:
        while True:
            event, data = await self.queue.get()
            await self.send(DISPATCH, data, event)


class Wire(World):
    """A world whose bot talks to it over HTTP and WebSocket at `port`."""

    def __init__(self, patience: float = 0.05) -> None:
        super().__init__()
        self.backend = Backend(clock=WallClock())
        self.backend.bot_user.name = BOT
        self.backend.subscribers.append(self._broadcast)
        self.patience = patience
        self.port = 0
        self.log: list[Request] = []
        self.problems: list[str] = []
        self.limits: list[Limit] = []
        self.delays: dict[str, float] = {}
        self.connected = asyncio.Event()
        self._connections: list[Connection] = []
        self._sent_at: dict[int, float] = {}
        self._answered_at: dict[int, float] = {}
        self._running = 0

    async def start(self) -> None:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", API + "/{path:.*}", self._rest)
        app.router.add_get("/attachments/{path:.*}", self._file)
        self.runner = web.AppRunner(app, access_log=None)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        self.port = self.runner.addresses[0][1]

    async def stop(self) -> None:
        await self.hang_up()
        await self.runner.cleanup()

    def limit(self, method: str, path: str, count: int, per: float) -> None:
        """Rate-limit the routes that fit the glob, with Discord's headers and 429s."""
        self.limits.append(Limit(method, path, count, per))

    async def hang_up(self) -> None:
        """Drop the bot's gateway connection; it may come back."""
        self.connected.clear()
        for connection in self._connections:
            await connection.socket.close(code=4000)

    async def quiet(self) -> None:
        """Wait until no request has come for `patience` seconds, ten seconds at most."""
        give_up = time.monotonic() + 10
        while time.monotonic() < give_up:
            since = self.log[-1].at if self.log else 0.0
            left = since + self.patience - time.monotonic()
            if not self._running and left <= 0:
                return
            await asyncio.sleep(max(left, 0.002))

    async def until(self, true: Any, seconds: float = 10.0) -> None:
        """Wait until `true()` holds."""
        give_up = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < give_up, f"not within {seconds} s"
            await asyncio.sleep(0.005)

    def _send(self, press: Any) -> Interaction:
        record = super()._send(press)
        self._sent_at[record.id] = time.perf_counter()
        return record

    async def _answers(self, records: list[Interaction]) -> list[Answer]:
        give_up = time.monotonic() + DEADLINE + 0.5
        while not all(r.responded for r in records) and time.monotonic() < give_up:
            if not self._connections:
                break
            await asyncio.sleep(0.0005)
        if self.patience:
            await asyncio.sleep(0.001)
            await self.quiet()
        return [Answer(self, record) for record in records]

    def took(self, record: Interaction) -> float | None:
        answered = self._answered_at.get(record.id)
        return None if answered is None else answered - self._sent_at[record.id]

    def _broadcast(self, event: str, payload: Any) -> None:
        for connection in self._connections:
            gate = intents.required_intent(event, payload)
            if gate is None or getattr(connection.intents, gate):
                data = json.loads(json.dumps(payload, default=str))
                if event == "GUILD_CREATE":
                    data.pop("unavailable", None)  # or discord.py takes a join for a return
                connection.queue.put_nowait((event, data))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket, discord.Intents.none())
        await connection.send(HELLO, {"heartbeat_interval": 41250})
        pump = None
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            frame = json.loads(message.data)
            if frame["op"] == HEARTBEAT:
                await connection.send(HEARTBEAT_ACK)
            elif frame["op"] == RESUME:
                await connection.send(INVALID_SESSION, False)
            elif frame["op"] == IDENTIFY:
                connection.intents = discord.Intents._from_value(frame["d"]["intents"])
                await self._welcome(connection)
                self._connections.append(connection)
                pump = asyncio.create_task(connection.pump())
                self.connected.set()
        if pump:
            pump.cancel()
            self._connections.remove(connection)
        if not self._connections:
            self.connected.clear()
        return socket

    async def _welcome(self, connection: Connection) -> None:
        backend = self.backend
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in backend.guilds],
            "session_id": "session",
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        await connection.send(DISPATCH, ready, "READY")
        for guild in list(backend.guilds.values()):
            data = dict(serializers.guild_create_payload(backend, guild), unavailable=False)
            intents.prune_guild_create(data, connection.intents, backend.bot_user.id)
            await connection.send(DISPATCH, data, "GUILD_CREATE")

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        self._running += 1
        at = time.monotonic()
        try:
            body, files = await body_of(request)
            await asyncio.sleep(sum(s for glob, s in self.delays.items() if fnmatch(path, glob)))
            response = self._answer(request, path, body, files)
        finally:
            self._running -= 1
        self.log.append(Request(at, request.method, path, body, response.status))
        return response

    def _answer(
        self, request: web.Request, path: str, body: Any, files: list[Upload]
    ) -> web.Response:
        method = request.method
        headers: dict[str, str] = {}
        for limit in self.limits:
            if limit.method in (method, "*") and fnmatch(path, limit.path):
                fits, headers = limit.spend(method, path)
                if not fits:
                    return too_many(headers)
        try:
            result = router.dispatch(
                self.backend,
                method,
                path,
                json=body,
                params=dict(request.query),
                files=files,
                reason=request.headers.get("X-Audit-Log-Reason"),
            )
        except BackendError as error:
            if error.status == 429:
                return too_many({"X-RateLimit-Reset-After": "0.2", **headers})
            return answer(error.to_json(), error.status, headers)
        except AssertionError as problem:
            return answer({"code": 50035, "message": str(problem)}, 400, headers)
        except Exception as error:  # a gap of simcord's, not of the bot's
            self.problems.append(f"{method} {path}: {error!r}")
            return answer({"code": 0, "message": repr(error)}, 500, headers)
        if path.startswith("/interactions/"):
            self._answered_at[int(path.split("/")[2])] = time.perf_counter()
        if result is None:
            return web.Response(status=204, headers=headers)
        return answer(result, 200, headers, self.port)

    async def _file(self, request: web.Request) -> web.Response:
        blob = self.backend.cdn.get(CDN_BASE + request.path)
        return web.Response(body=blob) if blob is not None else web.Response(status=404)


@asynccontextmanager
async def wire(patience: float = 0.05) -> AsyncIterator[Wire]:
    """Serve a furnished world; at the end every request must have kept the contract."""
    async with served(Wire(patience)) as world:
        yield world


@asynccontextmanager
async def served(world: W) -> AsyncIterator[W]:
    """Furnish and serve a wire of any kind, as `wire` does."""
    with corrected(world, world.problems):
        world.furnish()
        await world.start()
        try:
            yield world
        finally:
            await world.stop()
    assert not world.problems, "\n\n".join(world.problems)
