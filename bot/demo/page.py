"""The demo's page: simcord's preview, kept up to date by itself, with a bar of our own."""

from __future__ import annotations

import asyncio
import html
import json
import logging
from collections.abc import Mapping
from typing import Any

from aiohttp import web
from simcord.actors import _slash
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.demo.bar import SCRIPT, STAMP, STYLE, TICKING, WORDS

log = logging.getLogger(__name__)

REFRESH = 0.1  # seconds between two looks for news
OPEN = "briscola"
SIZE = "players"


class LivePreview(Preview):
    """A preview that shows news without being asked and takes clicks on what has just moved."""

    def __init__(self, env: Any, channel: ChannelHandle, viewers: tuple[Any, ...], **look: Any):
        super().__init__(
            env,
            channel,
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            presentation_time=None,
            assets=None,
            **look,
        )
        self._server = DemoServer(self, look["port"])
        self._turn = asyncio.Lock()  # simcord refuses a click while it works on another

    async def keep_current(self) -> None:
        """Publish to every open page whenever the bot did something."""
        while True:
            await asyncio.sleep(REFRESH)
            news = self.env.backend.transcript
            if self._active_action or not news:
                continue
            # Nobody reads the records of a demo, and they would grow for ever.
            news.clear()
            self.env.backend.http_requests.clear()
            for page in tuple(self._pages.values()):
                try:
                    self._publish(page, reason="refresh")
                except Exception:  # one page that cannot be drawn must not end the demo
                    log.exception("a page could not be brought up to date")

    def _publish(self, page: _Page, **about: Any) -> None:
        if not page.snapshot.get("history", {}).get("hasAfter"):
            page.window_end_id = None  # follow the newest message unless the reader scrolled back
        self._advance_presentation_time()
        super()._publish(page, **about)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._get_page(context_id)
            if body.get("sequence") == page.last_sequence + 1:
                # The page may be half a second behind; controls are looked up by id anyway.
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    def sizes(self) -> dict[str, Any]:
        """What the command that opens a table offers as number of players, by shown name."""
        guild = self.channel.guild
        command = self.env.backend.find_command(OPEN, guild.id if guild else None)
        options = (command or {}).get("options") or []
        sizes = [option for option in options if option["name"] == SIZE]
        return {c["name"]: c["value"] for c in (sizes[0].get("choices") or [] if sizes else [])}

    async def open_table(self, viewer_id: str, size: str | None) -> None:
        """Run the command that opens a table as that viewer."""
        sizes = self.sizes()
        chosen = {SIZE: sizes[size]} if size in sizes else {}
        await _slash(self._viewer(viewer_id), self.channel, OPEN, chosen)


class DemoServer(PreviewServer):
    """simcord's page with our bar on top and without the tools of a workbench."""

    preview: LivePreview

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        if request.path == "/":
            response.text = _dressed(response.text or "", self.preview)
        elif request.path == "/preview.css":
            response.text = (response.text or "") + STYLE
        elif request.path == "/app.js":
            response.text = (response.text or "") + SCRIPT
        elif request.path == "/text.js":
            response.text = (response.text or "").replace(STAMP, TICKING)
        return response

    async def _pages(self, request: web.Request) -> web.Response:
        """Open a page, or a table: a request for a page cannot name a table."""
        if "table" not in request.query:
            response: web.Response = await super()._pages(request)
            return response
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        try:
            await self.preview.open_table(request.query["viewer"], request.query["table"])
        except (SetupError, BackendError, KeyError) as error:
            return web.json_response({"error": str(error)}, status=409)
        return web.json_response({})


def _dressed(page: str, preview: LivePreview) -> str:
    about = {
        "words": WORDS[preview.locale],
        "sizes": list(preview.sizes()),
        "locale": preview.locale,
    }
    page = page.replace("<title>SimCord Preview</title>", "<title>Briscola</title>")
    bar = f'<nav id="demo" data-about="{html.escape(json.dumps(about))}"></nav>'
    shell = '<div id="preview-shell" class="preview-shell">'
    return page.replace(shell, shell + bar)
