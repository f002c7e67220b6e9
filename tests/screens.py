"""Render what people see to PNG files: `python -m tests.screens [--out FOLDER] [SCENE ...]`.

A scene plays to situations among simulated people and names the shots to take of them. Every shot
is taken in every language, at desktop and at phone width, with simcord's preview and the Chromium
of this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright
from simcord.preview._capture import ManagedCapture

from bot.client import Briscola
from bot.config import Settings
from tests.scenes import SCENES, Scene
from tests.stage import Shot, Stage
from tests.support.contract import ROOT
from tests.support.people import Clock, Evening, evening
from tests.support.shown import Answer

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WIDTHS = {"desktop": 960, "phone": 390}
LANGUAGES = {"en": "en-US", "it": "it"}
CHANNEL_HEIGHT, MESSAGE_HEIGHT = 1000, 2400


class NoBrowser(RuntimeError):
    """This machine has no Chromium that simcord's preview could use."""


@asynccontextmanager
async def chromium() -> AsyncIterator[None]:
    """Lend one Chromium of this machine to simcord's previews, which want Playwright's own."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise NoBrowser(f"none of {', '.join(BROWSERS)} is installed")
    ensure = ManagedCapture._ensure_browser
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)

        async def lend(_capture: ManagedCapture) -> Browser:
            return browser

        ManagedCapture._ensure_browser = lend
        try:
            yield
        finally:
            ManagedCapture._ensure_browser = ensure
            await browser.close()


async def take(world: Evening, shot: Shot, path: Path, width: int, locale: str) -> None:
    """Write one picture of what a person sees now."""
    viewer = world.actor(shot.viewer)
    now = datetime.fromtimestamp(world.clock(), UTC)
    async with world.env.preview(
        world.handle(),
        viewers=[viewer],
        layout="channel",
        locale=locale,
        presentation_time=now,
    ) as preview:
        await preview.screenshot(path, viewer=viewer, **_framing(world, shot, width))


def _framing(world: Evening, shot: Shot, width: int) -> dict[str, Any]:
    if shot.target is None:
        return {"mode": "viewport", "layout": "channel", "viewport": (width, CHANNEL_HEIGHT)}
    shown = shot.target
    if isinstance(shown, Answer):
        shown = [shown.shown, *shown.followups][-1]
    return {"target": shown.id, "layout": "message", "viewport": (width, MESSAGE_HEIGHT)}


async def render(
    name: str, play: Scene, language: str, sizes: Sequence[str], out: Path
) -> AsyncIterator[Path]:
    """Play one scene in one language and yield the path of each picture as it is written."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(token="", database=Path(folder) / "briscola.sqlite3")

        def make_bot(clock: Clock) -> Briscola:
            # The same cards every time, so that pictures can be compared.
            return Briscola(settings, clock=clock, random_bytes=random.Random(name).randbytes)

        async with evening(make_bot) as world:
            async for shot in play(Stage(world, LANGUAGES[language])):
                for size in sizes:
                    path = out / f"{name}-{shot.name}-{language}-{size}.png"
                    await take(world, shot, path, WIDTHS[size], LANGUAGES[language])
                    yield path


async def render_all(
    names: Sequence[str], languages: Sequence[str], sizes: Sequence[str], out: Path
) -> None:
    """Render the named scenes in these languages and sizes."""
    out.mkdir(parents=True, exist_ok=True)
    async with chromium():
        for name in names:
            for language in languages:
                async for path in render(name, SCENES[name], language, sizes, out):
                    print(path, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)}")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one")
    parser.add_argument("--size", choices=WIDTHS, action="append", help="only this one")
    parser.add_argument("--out", type=Path, default=ROOT / "screens", help="folder of the pictures")
    arguments = parser.parse_args()
    if unknown := set(arguments.scenes) - set(SCENES):
        parser.error(f"no scene is called {', '.join(sorted(unknown))}")
    try:
        asyncio.run(
            render_all(
                arguments.scenes or [*SCENES],
                arguments.language or [*LANGUAGES],
                arguments.size or [*WIDTHS],
                arguments.out,
            )
        )
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
