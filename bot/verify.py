"""`python -m bot verify`: check match files and say in plain words what was checked."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.game import FileRefused, Match, MatchFile, commitment

LARGEST: Final = 1_000_000
"""Bytes; the longest matches make files of a few thousand."""

_DISCORD_EPOCH: Final = 1_420_070_400_000


def main(paths: Iterable[Path]) -> int:
    """Check each file; returns 0 when all are right, otherwise 1."""
    right = True
    for path in paths:
        try:
            report = check(path)
        except Unverified as refused:
            right = False
            report = f"{path}: NOT VERIFIED. {refused}"
        sys.stdout.write(f"{report}\n\n")
    return 0 if right else 1


class Unverified(Exception):
    """Why a file could not be verified, in plain words."""


def check(path: Path) -> str:
    """Return what was checked of a file that is right; Unverified says what is wrong."""
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        raise Unverified(f"It cannot be read: {error.strerror}.") from error
    if len(content) > LARGEST:
        raise Unverified(f"It is larger than {LARGEST:,} bytes, so it is no match file.")
    try:
        file = MatchFile.verify(content.decode("ascii"))
    except (UnicodeDecodeError, FileRefused) as error:
        line = error.data["line"] if isinstance(error, FileRefused) else 1
        if line == 1:
            raise Unverified("It is not a match file of this bot.") from error
        raise Unverified(
            f"Line {line} does not follow from the secret and the moves: "
            "the file was changed, or the match was not dealt as promised."
        ) from error
    return f"{path}: verified.\n{_told(file, file.match())}"


def _told(file: MatchFile, match: Match) -> str:
    deals = match.deal + 1
    ending = "the winners" if match.outcome else "that nobody has won"
    seals = [f"  deal {deal + 1:<2} {commitment(match.deal_key(deal))}" for deal in range(deals)]
    clicks = [
        f"  {click}  {_when(click)}  player {player} sat down"
        for player, click in zip(file.players, file.joins, strict=True)
    ]
    lines = [
        "Computed again and found the same: the seal of the secret, the seats, the first dealer, "
        f"the keys and cards of {_count(deals, 'deal')}, each of {_count(len(file.log), 'action')} "
        f"against the rules, points, scores and {ending}.",
        "Compare these seals with the messages in the channel, which stood there before the cards:",
        f"  table   {commitment(file.secret)}",
        *seals,
        "Discord numbered these clicks by their time; they were mixed into the secret:",
        *clicks,
        f"  {file.start}  {_when(file.start)}  the match was started",
    ]
    return "\n".join(lines)


def _count(number: int, of: str) -> str:
    return f"{number} {of}" if number == 1 else f"{number} {of}s"


def _when(snowflake: int) -> str:
    try:
        moment = datetime.fromtimestamp(((snowflake >> 22) + _DISCORD_EPOCH) / 1000, UTC)
    except (OverflowError, ValueError, OSError):
        return "at no time"
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"
