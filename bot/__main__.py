"""`python -m bot`: run the bot; `demo`, `verify` and `invite` are beside it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

VERSION: Final = "0.1.0"


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; returns the exit code."""
    parser = _parser()
    options, rest = parser.parse_known_args(arguments)
    if options.command == "demo":
        from bot import demo

        return demo.main(rest)
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if options.command == "verify":
        from bot import verify

        return verify.main(options.files)
    if options.command == "invite":
        from bot import permissions

        sys.stdout.write(f"{permissions.invite(options.application_id)}\n")
        return 0
    return _start()


def _start() -> int:
    from bot.stop import Stop

    stop = Stop()
    # Before anything slow, so that no signal is lost.
    stop.listen()
    try:
        from bot.run import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("bot", "cogs"):
            raise
        sys.stderr.write(
            f"briscola: The package {error.name} is not installed. Install what the bot needs: "
            "python -m pip install --require-hashes -r requirements.txt\n"
        )
        return 78
    return run(stop)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Briscola and Briscola Chiamata on Discord. Without a command: run the bot.",
    )
    parser.add_argument("--version", action="version", version=f"briscola {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser(
        "demo", add_help=False, help="play in a browser page, without Discord (demo --help: more)"
    )
    verify = commands.add_parser("verify", help="check the deal and the moves of match files")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    invite = commands.add_parser("invite", help="print the link that adds the bot to a server")
    invite.add_argument("application_id", type=_snowflake, metavar="APPLICATION_ID")
    return parser


def _snowflake(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 15 <= len(text) <= 20):
        raise argparse.ArgumentTypeError(
            "the application id is a number of about 19 digits, "
            "on the page General Information of the developer portal"
        )
    return int(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
