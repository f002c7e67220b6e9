"""Ready pictures: each SVG rasterised once and kept as a PNG file in a cache folder.

A file is named by the SHA-256 of its SVG, its size and the rasteriser's version: what is drawn
differently has another name, and what is unchanged is never drawn again. The rasteriser keeps the
interpreter's lock for the whole of a picture, in a thread too, so that `build` belongs before login
or into a command of its own; inside an event loop it refuses to work.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import tempfile
import time
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

CACHE: Final = Path("data/art")
"""Where the pictures are kept unless somebody says otherwise; relative, as the database is."""

_STALE: Final = 3600.0
"""Seconds after which an unfinished file belongs to no process that still runs."""
_OURS: Final = re.compile(r"[0-9a-f]{64}\.png")
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


class SpriteMissing(Exception):
    """A picture that is not in the cache, or not whole there; the next build makes it again."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture that is wanted, in pixels; the name is for people and tests."""

    name: str
    svg: str
    width: int
    height: int

    @property
    def file(self) -> str:
        """Name of its file in every cache."""
        content = f"{_rasteriser()} {self.width}x{self.height}\n{self.svg}"
        return f"{hashlib.sha256(content.encode()).hexdigest()}.png"


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did; seconds in all."""

    made: int
    kept: int
    seconds: float


def build(
    sprites: Iterable[Sprite],
    folder: Path = CACHE,
    progress: Callable[[int, int], None] | None = None,
) -> Built:
    """Make the pictures that are missing or damaged, and remove those that nobody wants any more.

    ``progress`` hears how many of those to be made are done. Raises OSError when the folder cannot
    be written, RuntimeError inside a running event loop.
    """
    if _in_a_loop():
        raise RuntimeError("pictures are built before the event loop runs, not inside it")
    started = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {sprite.file: sprite for sprite in sprites}
    missing = [name for name in wanted if not _whole(folder / name)]
    for done, name in enumerate(missing):
        if progress:
            progress(done, len(missing))
        _write(folder / name, _rasterise(wanted[name]))
    if progress:
        progress(len(missing), len(missing))
    _sweep(folder, wanted.keys())
    return Built(len(missing), len(wanted) - len(missing), time.monotonic() - started)


def read(sprite: Sprite, folder: Path = CACHE) -> bytes:
    """Return the PNG of a picture; SpriteMissing when the cache has none that is whole."""
    try:
        content = (folder / sprite.file).read_bytes()
    except OSError as error:
        raise SpriteMissing(sprite.name) from error
    if not _is_png(content):
        raise SpriteMissing(sprite.name)
    return content


@cache
def _rasteriser() -> str:
    return f"resvg-py {version('resvg-py')}"


def _in_a_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _rasterise(sprite: Sprite) -> bytes:
    # Loaded here: whoever only reads needs no rasteriser.
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=sprite.svg, width=sprite.width, height=sprite.height, skip_system_fonts=True
    )


def _write(path: Path, content: bytes) -> None:
    """Write so that nobody ever sees half a file under this name."""
    handle, unfinished = tempfile.mkstemp(suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
        Path(unfinished).replace(path)
    except BaseException:
        Path(unfinished).unlink(missing_ok=True)
        raise


def _sweep(folder: Path, wanted: Iterable[str]) -> None:
    keep = set(wanted)
    for path in folder.iterdir():
        stale = path.suffix == ".part" and time.time() - path.stat().st_mtime > _STALE
        if stale or (_OURS.fullmatch(path.name) and path.name not in keep):
            path.unlink(missing_ok=True)


def _whole(path: Path) -> bool:
    try:
        return _is_png(path.read_bytes())
    except OSError:
        return False


def _is_png(content: bytes) -> bool:
    """Whether this is a PNG from its first byte to its last, each chunk with the right checksum."""
    if not content.startswith(_SIGNATURE):
        return False
    place, kind = len(_SIGNATURE), b""
    while place + 12 <= len(content):
        end = place + 8 + int.from_bytes(content[place : place + 4])
        kind = content[place + 4 : place + 8]
        checksum = int.from_bytes(content[end : end + 4])
        if end + 4 > len(content) or zlib.crc32(content[place + 4 : end]) != checksum:
            return False
        place = end + 4
    return kind == b"IEND" and place == len(content)
