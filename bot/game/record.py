"""Whole matches as text: a compact form that parses back, and the match file of the fair deal.

A match file repeats everything that follows from its few free lines (options, secret, ids, players,
given seats or dealer, log). Verifying is writing it anew from those and comparing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from typing import Final

from bot.game.actions import Log, format_log, parse_log
from bot.game.cards import Card
from bot.game.deal import SECRET_BYTES, commitment, match_seed
from bot.game.errors import GameError, IllegalAction, MalformedText
from bot.game.match import Match
from bot.game.options import Options
from bot.game.seating import seat_order

_TITLE: Final = "briscola match file 1"
_HEAD: Final = ("options", "commitment", "secret", "joins", "start", "players", "seats", "dealer")


class FileRefused(GameError):
    """A match file that does not follow from its secret; ``data["line"]`` is where it fails."""

    key = "file-refused"


def format_match(match: Match) -> str:
    """Return the match on one line; parse_match() gives it back."""
    packs = ",".join("".join(map(str, pack)) for pack in match.packs)
    head = f"{match.options};{match.seed.hex()};{match.first_dealer};{packs}"
    return f"{head};{format_log(match.log)}"


def parse_match(text: str) -> Match:
    """Return the match that format_match() wrote; MalformedText or GameError otherwise."""
    try:
        options, seed, dealer, packs, log = text.split(";")
        return Match.replay(
            Options.parse(options),
            bytes.fromhex(seed),
            parse_log(log),
            packs=[
                [Card.parse(pack[place : place + 2]) for place in range(0, len(pack), 2)]
                for pack in packs.split(",")
                if pack
            ],
            first_dealer=int(dealer),
        )
    except GameError:
        raise
    except ValueError as error:
        raise MalformedText(text=text) from error


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchFile:
    """What a match is made of, from the bot's secret to the last action."""

    options: Options
    secret: bytes = field(repr=False)
    joins: tuple[int, ...]
    """Interaction ids of the Joins in joining order."""
    start: int
    """Interaction id of Start."""
    players: tuple[int, ...]
    """User ids in joining order."""
    log: Log = field(repr=False)
    seats: tuple[int, ...] | None = None
    """Joining order of each seat when a rematch keeps its seats; None when drawn."""
    first_dealer: int | None = None
    """The first dealer of a rematch; None when drawn."""

    @property
    def seed(self) -> bytes:
        """The seed of the match."""
        return match_seed(self.secret, (*self.joins, self.start))

    @property
    def order(self) -> tuple[int, ...]:
        """Joining order of the person in each seat."""
        return self.seats if self.seats is not None else seat_order(self.options, self.seed)

    def match(self) -> Match:
        """Return the match after the whole log."""
        return Match.replay(self.options, self.seed, self.log, first_dealer=self.first_dealer)

    def __str__(self) -> str:
        """Return the file's text; it ends with a line break."""
        return "".join(f"{line}\n" for line in self._lines())

    @classmethod
    def verify(cls, text: str) -> MatchFile:
        """Return the file when every line follows; FileRefused names the first that does not."""
        lines = text.replace("\r\n", "\n").split("\n")
        file = cls._parse(lines)
        due = chain(file._lines(), ("",))
        try:
            for number, (found, expected) in enumerate(zip_longest(lines, due), start=1):
                if found != expected:
                    raise FileRefused(line=number)
        except IllegalAction as error:
            raise FileRefused(line=_line_of(lines, "log"), cause=error) from error
        return file

    def _lines(self) -> Iterator[str]:
        digest = hashlib.sha256()
        for line in self._body():
            digest.update(f"{line}\n".encode())
            yield line
        yield f"sha256 {digest.hexdigest()}"

    def _body(self) -> Iterator[str]:
        """Yield all lines but the hash; an illegal action is raised after the deals before it.

        So a reader that stops at the first line that is not due names the cause: a wrong secret
        makes the log illegal as well.
        """
        match = Match(self.options, self.seed, first_dealer=self.first_dealer)
        yield _TITLE
        yield f"options {self.options}"
        yield f"commitment {commitment(self.secret)}"
        yield f"secret {self.secret.hex()}"
        yield f"joins {_numbers(self.joins)}"
        yield f"start {self.start}"
        yield f"players {_numbers(self.players)}"
        yield f"seats {'drawn' if self.seats is None else 'given'} {_numbers(self.order)}"
        yield f"dealer {'drawn' if self.first_dealer is None else 'given'} {match.first_dealer}"
        refusal = None
        try:
            for seat, action in self.log:
                match.apply(seat, action)
        except IllegalAction as error:
            refusal = error
        for deal in range(match.deal + 1):
            key = match.deal_key(deal)
            yield f"deal {deal} commitment {commitment(key)} key {key.hex()}"
        if refusal:
            raise refusal
        for result in match.results:
            yield (
                f"result {result.deal} points {_numbers(result.points)}"
                f" gains {_numbers(result.gains)} scores {_numbers(result.scores)}"
            )
        yield f"winners {_numbers(match.outcome.winners) if match.outcome else 'unfinished'}"
        yield f"log {format_log(self.log)}".rstrip()

    @classmethod
    def _parse(cls, lines: Sequence[str]) -> MatchFile:
        words = [line.partition(" ") for line in lines]
        if lines[0] != _TITLE:
            raise FileRefused(line=1)
        for number, name in enumerate(_HEAD, start=2):
            if number > len(lines) or words[number - 1][0] != name:
                raise FileRefused(line=number)
        found = {name: value for name, _, value in reversed(words)}
        try:
            name = "options"
            options = Options.parse(found[name])
            name = "secret"
            secret = bytes.fromhex(found[name])
            if len(secret) != SECRET_BYTES:
                raise ValueError(name)
            name = "joins"
            joins = _parsed(found[name], options.players)
            name = "start"
            start = int(found[name])
            name = "players"
            players = _parsed(found[name], options.players)
            name = "seats"
            seats = _given(found[name])
            if seats is not None and sorted(seats) != list(range(options.players)):
                raise ValueError(name)
            name = "dealer"
            dealer = _given(found[name])
            if dealer and dealer[0] not in range(options.players):
                raise ValueError(name)
            name = "log"
            log = parse_log(found[name])
        except (KeyError, ValueError, GameError) as error:
            raise FileRefused(line=_line_of(lines, name), cause=error) from error
        return cls(
            options=options,
            secret=secret,
            joins=joins,
            start=start,
            players=players,
            seats=seats,
            first_dealer=dealer[0] if dealer else None,
            log=log,
        )


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _parsed(text: str, count: int) -> tuple[int, ...]:
    values = tuple(map(int, text.split()))
    if len(values) != count:
        raise ValueError(text)
    return values


def _given(text: str) -> tuple[int, ...] | None:
    how, _, values = text.partition(" ")
    if how not in ("given", "drawn"):
        raise ValueError(text)
    return tuple(map(int, values.split())) if how == "given" else None


def _line_of(lines: Sequence[str], name: str) -> int:
    """Number of the line that begins with this word, or of the one where it is missing."""
    for number, line in enumerate(lines, start=1):
        if line.partition(" ")[0] == name:
            return number
    return len(lines) + bool(lines[-1])
