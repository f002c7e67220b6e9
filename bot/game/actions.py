"""What a seat may do. Actions are frozen values that name cards, never positions.

Text form, one word each: ``AD`` (play), ``rank:K``, ``points:62``, ``pass``, ``trump:D``,
``call:AD``. A log is ``seat/action`` words separated by blanks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.game.cards import PACK, RANKS, SUITS, Card
from bot.game.errors import MalformedText


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play this card to the trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class BidRank:
    """Bid 61 points with the holder of this rank in a suit still unnamed (RULES 4.3)."""

    rank: str

    def __str__(self) -> str:
        return f"rank:{self.rank}"


@dataclass(frozen=True, slots=True)
class BidPoints:
    """Bid this many card points, 61 to 120 (RULES 4.3, 4.4)."""

    points: int

    def __str__(self) -> str:
        return f"points:{self.points}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit after winning the auction (RULES 4.5)."""

    suit: str

    def __str__(self) -> str:
        return f"trump:{self.suit}"


@dataclass(frozen=True, slots=True)
class CallCard:
    """Call the partner's card, of the trump suit (RULES 4.5)."""

    card: Card

    def __str__(self) -> str:
        return f"call:{self.card}"


Action = PlayCard | BidRank | BidPoints | Pass | NameTrump | CallCard
Bid = BidRank | BidPoints
Log = tuple[tuple[int, Action], ...]

PLAYS: Final = {card: PlayCard(card) for card in PACK}
CALLS: Final = {card: CallCard(card) for card in PACK}
TRUMPS: Final = tuple(NameTrump(suit) for suit in SUITS)
PASS: Final = Pass()


def parse_action(text: str) -> Action:
    """Return the action that str() wrote; MalformedText for anything else."""
    kind, sign, value = text.partition(":")
    try:
        if not sign:
            return PASS if text == "pass" else PLAYS[Card.parse(text)]
        if kind == "call":
            return CALLS[Card.parse(value)]
    except ValueError as error:
        raise MalformedText(text=text) from error
    if kind == "rank" and len(value) == 1 and value in RANKS:
        return BidRank(value)
    if kind == "trump" and len(value) == 1 and value in SUITS:
        return NameTrump(value)
    if kind == "points" and re.fullmatch("[1-9][0-9]{0,2}", value):
        return BidPoints(int(value))
    raise MalformedText(text=text)


def format_log(log: Iterable[tuple[int, Action]]) -> str:
    """Return the log as ``seat/action`` words."""
    return " ".join(f"{seat}/{action}" for seat, action in log)


def parse_log(text: str) -> Log:
    """Return the log that format_log() wrote; MalformedText for anything else."""
    entries: list[tuple[int, Action]] = []
    for word in text.split():
        seat, sign, action = word.partition("/")
        if not sign or len(seat) != 1 or not ("0" <= seat <= "9"):
            raise MalformedText(text=word)
        entries.append((int(seat), parse_action(action)))
    return tuple(entries)
