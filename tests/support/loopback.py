"""Parts of the wire: its clock, rate limits, and the bodies of requests and answers."""

from __future__ import annotations

import io
import json
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from aiohttp import web
from simcord.backend.cdn import CDN_BASE


class WallClock:
    """simcord's clock, running by itself; `shift` seconds ahead of the wall."""

    shift = 0.0

    @property
    def elapsed(self) -> float:
        return time.monotonic() + self.shift

    def now(self) -> datetime:
        return datetime.fromtimestamp(time.time() + self.shift, UTC)

    def advance(self, seconds: float) -> None:
        self.shift += seconds


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request, in the shape that simcord stores."""

    filename: str
    fp: io.BytesIO
    description: str | None


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the bot: when it came (monotonic seconds), how it was answered."""

    at: float
    method: str
    path: str
    body: Any
    status: int


@dataclass(slots=True)
class Limit:
    """A rate limit: `count` requests per `per` seconds on each route that fits the glob."""

    method: str
    path: str
    count: int
    per: float
    buckets: dict[str, tuple[int, float]] = field(default_factory=dict)

    def spend(self, method: str, path: str) -> tuple[bool, dict[str, str]]:
        """Take one request out of the bucket; returns whether it fits, and the headers."""
        bucket = f"{method}:{'/'.join(path.split('/')[:4])}"
        now = time.monotonic()
        left, ends = self.buckets.get(bucket, (0, 0.0))
        if now >= ends:
            left, ends = self.count, now + self.per
        fits = left > 0
        self.buckets[bucket] = (left - fits, ends)
        headers = {
            "X-RateLimit-Limit": str(self.count),
            "X-RateLimit-Remaining": str(max(left - 1, 0)),
            "X-RateLimit-Reset": f"{time.time() + ends - now:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        return fits, headers


async def body_of(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type != "multipart/form-data":
        text = await request.text()
        return json.loads(text) if text else None, []
    form = await request.post()
    body = json.loads(form["payload_json"]) if "payload_json" in form else None
    inner = body.get("data", body) if isinstance(body, dict) else {}
    about = {str(a.get("id")): a.get("description") for a in inner.get("attachments") or []}
    files = [
        Upload(part.filename, io.BytesIO(part.file.read()), about.get(name[6:-1]))
        for name, part in form.items()
        if name.startswith("files[")
    ]
    return body, files


def too_many(headers: dict[str, str]) -> web.Response:
    wait = headers["X-RateLimit-Reset-After"]
    body = {"message": "You are being rate limited.", "retry_after": float(wait), "global": False}
    # discord.py takes a 429 without Via for a ban by Discord's firewall.
    return answer(body, 429, {**headers, "Retry-After": wait, "Via": "1.1 wire"})


def answer(data: Any, status: int, headers: dict[str, str], port: int = 0) -> web.Response:
    text = json.dumps(data, default=str).replace(CDN_BASE, f"http://127.0.0.1:{port}")
    # discord.py does not parse an answer whose content type names a charset.
    headers = {**headers, "Content-Type": "application/json"}
    return web.Response(body=text.encode(), status=status, headers=headers)
