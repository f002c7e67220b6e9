"""A wire that carries requests out and then fails to say so."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from aiohttp import web

from tests.support.loopback import Upload
from tests.support.wire import Wire

RESET = 0


@dataclass
class Loss:
    """Answers that get lost on the way: so many of these requests end with this status."""

    method: str
    path: str
    status: int
    left: int


class LossyWire(Wire):
    """A wire that loses answers."""

    def __init__(self) -> None:
        super().__init__()
        self.losses: list[Loss] = []

    def lose(self, method: str, path: str, status: int = RESET, times: int = 1) -> None:
        """Carry out the next requests that fit the glob, but answer with an error or a reset."""
        self.losses.append(Loss(method, path, status, times))

    def _answer(
        self, request: web.Request, path: str, body: Any, files: list[Upload]
    ) -> web.Response:
        response = super()._answer(request, path, body, files)
        for loss in self.losses:
            if loss.left and loss.method == request.method and fnmatch(path, loss.path):
                loss.left -= 1
                if loss.status == RESET and request.transport:
                    request.transport.abort()
                return web.Response(status=loss.status or 502)
        return response
