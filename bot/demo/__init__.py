"""`python -m bot demo`: the real bot in a page of your browser, without token or network."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

MISSING = """\
The demo needs simcord, which plays Discord on this machine. Install it with
    python -m pip install "simcord[preview]==3.2.1"
"""


def main(arguments: Sequence[str] = ()) -> int:
    """Run the demo until it is stopped; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot demo", description="Play at a table in your browser, as every player."
    )
    parser.add_argument("--port", type=_port, default=0, help="of the page; a free one by default")
    parser.add_argument("--language", choices=("en", "it"), default="en", help="of the players")
    options = parser.parse_args(arguments)
    try:
        import simcord.preview  # noqa: F401 -- only the demo needs it, so its lack is no error before
    except ImportError:
        sys.stderr.write(MISSING)
        return 1
    from bot.demo.stage import run

    return run(options.port, options.language)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError("a number up to 65535 is needed")
    return int(text)
