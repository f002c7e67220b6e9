"""Render what people see to PNG files: `python -m tests.screens [--out FOLDER] [SCENE ...]`.

A scene plays to a situation among simulated people and names the shots to take of it. Every shot
is taken at desktop and at phone width, with simcord's preview and the Chromium of this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright
from simcord.preview._capture import ManagedCapture
from simcord.results import InteractionResult

from tests.support.contract import ROOT
from tests.support.people import Evening, MakeBot, evening, on_database
from tests.support.person import Person
from tests.support.shown import Answer, Shown

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WIDTHS = {"desktop": 960, "phone": 390}
CHANNEL_HEIGHT, MESSAGE_HEIGHT = 1000, 2400


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: a viewer's channel, or one message or modal of theirs."""

    name: str
    viewer: Person
    target: Shown | Answer | None = None


Scene = Callable[[Evening], Awaitable[Sequence[Shot]]]
SCENES: dict[str, Scene] = {}


def scene(play: Scene) -> Scene:
    """Register a scene under its function's name, underscores as hyphens."""
    SCENES[play.__name__.replace("_", "-")] = play
    return play


class NoBrowser(RuntimeError):
    """This machine has no Chromium that simcord's preview could use."""


async def launch_chromium(capture: ManagedCapture) -> Browser:
    """Stand in for `ManagedCapture._ensure_browser`, which wants a browser of Playwright's own."""
    if capture._browser is None:
        program = next(filter(None, map(shutil.which, BROWSERS)), None)
        if program is None:
            raise NoBrowser(f"none of {', '.join(BROWSERS)} is installed")
        capture._playwright = await async_playwright().start()
        capture._browser = await capture._playwright.chromium.launch(
            executable_path=program, args=FLAGS
        )
    return capture._browser


async def render(name: str, play: Scene, make_bot: MakeBot, out: Path) -> list[Path]:
    """Play one scene and write its pictures; returns their paths."""
    async with evening(make_bot) as world:
        shots = await play(world)
        viewers = {shot.viewer.id: world.actor(shot.viewer) for shot in shots}
        files = []
        async with world.env.preview(
            world.handle(), viewers=list(viewers.values()), layout="channel"
        ) as preview:
            for shot in shots:
                for size, width in WIDTHS.items():
                    path = out / f"{name}-{shot.name}-{size}.png"
                    await preview.screenshot(
                        path, viewer=viewers[shot.viewer.id], **_framing(world, shot, width)
                    )
                    files.append(path)
        return files


def _framing(world: Evening, shot: Shot, width: int) -> dict[str, Any]:
    if shot.target is None:
        return {"mode": "viewport", "layout": "channel", "viewport": (width, CHANNEL_HEIGHT)}
    if isinstance(shot.target, Answer):
        target = InteractionResult(world.env, shot.target.record)
        return {"target": target, "layout": "message", "viewport": (width, MESSAGE_HEIGHT)}
    return {"target": shot.target.id, "layout": "message", "viewport": (width, MESSAGE_HEIGHT)}


async def render_all(names: Sequence[str], out: Path) -> None:
    """Render the named scenes, all of them without a name."""
    ManagedCapture._ensure_browser = launch_chromium
    out.mkdir(parents=True, exist_ok=True)
    for name in names or SCENES:
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "briscola.sqlite3"
            for path in await render(name, SCENES[name], on_database(database), out):
                print(path)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)}")
    parser.add_argument("--out", type=Path, default=ROOT / "screens", help="folder of the pictures")
    arguments = parser.parse_args()
    if unknown := set(arguments.scenes) - set(SCENES):
        parser.error(f"no scene is called {', '.join(sorted(unknown))}")
    try:
        asyncio.run(render_all(arguments.scenes, arguments.out))
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    from tests import screens  # the scenes register with the module, not with this program

    sys.exit(screens.main())
