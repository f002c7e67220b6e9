"""Render what people see to PNG files: `python -m tests.screens [--out FOLDER] [SCENE ...]`.

A scene plays to situations among simulated people and names the shots to take of them. Every shot
is taken in every language, at desktop and at phone width, with simcord's preview and the Chromium
of this machine. `--readme` takes the picture of README.md instead.
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
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, BrowserContext, async_playwright
from simcord.preview._capture import ManagedCapture

from bot.client import Briscola
from bot.config import Settings
from tests.scenes import SCENES
from tests.scenes.stage import Shot, Stage
from tests.support.contract import ROOT
from tests.support.people import Clock, evening
from tests.support.shown import Answer

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
LANGUAGES = {"en": "en-US", "it": "it"}
SIZES = {"desktop": (960, 1000), "phone": (390, 1000)}
MESSAGE_HEIGHT = 2600

README_PICTURE = ROOT / "tests" / "screenshot.png"
README_SIZE = (690, 1220)
README_SCALE = 2


class NoBrowser(RuntimeError):
    """This machine has no Chromium that simcord's preview could use."""


@dataclass(frozen=True)
class Sharp:
    """A browser that draws `scale` pixels where simcord's preview asks for one."""

    browser: Browser
    scale: int

    def __getattr__(self, name: str) -> Any:
        return getattr(self.browser, name)

    async def new_context(self, **options: Any) -> BrowserContext:
        return await self.browser.new_context(**{**options, "device_scale_factor": self.scale})


@asynccontextmanager
async def chromium(scale: int = 1) -> AsyncIterator[None]:
    """Lend one Chromium of this machine to simcord's previews, which want Playwright's own."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise NoBrowser(f"none of {', '.join(BROWSERS)} is installed")
    ensure = ManagedCapture._ensure_browser
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)

        async def lend(_capture: ManagedCapture) -> Sharp:
            return Sharp(browser, scale)

        ManagedCapture._ensure_browser = lend
        try:
            yield
        finally:
            ManagedCapture._ensure_browser = ensure
            await browser.close()


@asynccontextmanager
async def stage(name: str, language: str) -> AsyncIterator[Stage]:
    """Set the stage for a scene."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(token="", database=Path(folder) / "briscola.sqlite3")

        def make_bot(clock: Clock) -> Briscola:
            # The same cards every time, so that pictures can be compared.
            return Briscola(settings, clock=clock, random_bytes=random.Random(name).randbytes)

        async with evening(make_bot) as world:
            yield Stage(world, LANGUAGES[language])


async def take(here: Stage, shot: Shot, size: tuple[int, int], path: Path) -> None:
    """Write one picture of what a person sees now."""
    world, viewer = here.world, here.world.actor(shot.viewer)
    framing: dict[str, Any] = {"mode": "viewport", "layout": "channel", "viewport": size}
    shown = shot.target
    if isinstance(shown, Answer):
        shown = [shown.shown, *shown.followups][-1]
    if shown:
        viewport = size[0], MESSAGE_HEIGHT
        framing = {"target": shown.id, "layout": "message", "viewport": viewport}
    async with world.env.preview(
        world.handle(),
        viewers=[viewer],
        layout="channel",
        locale=here.locale,
        presentation_time=datetime.fromtimestamp(world.clock(), UTC),
    ) as preview:
        await preview.screenshot(path, viewer=viewer, **framing)


async def render(
    names: Sequence[str], languages: Sequence[str], sizes: Sequence[str], out: Path
) -> None:
    """Render scenes in these languages and sizes, and print the path of each picture."""
    out.mkdir(parents=True, exist_ok=True)
    async with chromium():
        for name in names:
            for language in languages:
                async with stage(name, language) as here:
                    async for shot in SCENES[name](here):
                        for size in sizes:
                            path = out / f"{name}-{shot.name}-{language}-{size}.png"
                            await take(here, shot, SIZES[size], path)
                            print(path, flush=True)


async def render_readme() -> None:
    """Write the picture of README.md, sharp on good screens and small as a file."""
    async with chromium(README_SCALE), stage("readme", "en") as here:
        async for shot in SCENES["readme"](here):
            await take(here, shot, README_SIZE, README_PICTURE)
    with Image.open(README_PICTURE) as picture:
        few = picture.convert("RGB").quantize(method=Image.Quantize.FASTOCTREE, dither=0)
    few.save(README_PICTURE, optimize=True)
    print(README_PICTURE)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)}")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one")
    parser.add_argument("--size", choices=SIZES, action="append", help="only this one")
    parser.add_argument("--out", type=Path, default=ROOT / "screens", help="folder of the pictures")
    parser.add_argument("--readme", action="store_true", help="take the picture of README.md")
    arguments = parser.parse_args()
    if unknown := set(arguments.scenes) - set(SCENES):
        parser.error(f"no scene is called {', '.join(sorted(unknown))}")
    scenes, languages = arguments.scenes or [*SCENES], arguments.language or [*LANGUAGES]
    sizes = arguments.size or [*SIZES]
    work = render_readme() if arguments.readme else render(scenes, languages, sizes, arguments.out)
    try:
        asyncio.run(work)
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
