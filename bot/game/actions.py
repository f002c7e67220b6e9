"""What a seat may do. Actions are frozen values that name cards, never positions.

Text form, one word each: ``AD`` (play), ``rank:K``, ``points:62``, ``pass``, ``trump:D``,
``call:AD``, ``discard:AD3SKC7B2C``, ``exchange``, ``signal:ace``, ``ready``, ``claim``, ``redeal``.
A log is ``seat/action`` words separated by blanks.
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


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay down five of twelve cards after taking up the kitty (RULES 4.6); kept in pack order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        # A hand is a set: the order of naming must not make two actions of one.
        if all(isinstance(card, Card) for card in self.cards):
            object.__setattr__(self, "cards", tuple(sorted(self.cards, key=PACK.index)))

    def __str__(self) -> str:
        return "discard:" + "".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Exchange:
    """Change the 7 or 2 of trumps for the face-up card (RULES 3.2): the card that fits is taken."""

    def __str__(self) -> str:
        return "exchange"


@dataclass(frozen=True, slots=True)
class Signal:
    """Make a sign, true or false, that team mates alone can read (RULES 3.6)."""

    sign: str

    def __str__(self) -> str:
        return f"signal:{self.sign}"


@dataclass(frozen=True, slots=True)
class Ready:
    """Have looked enough at the partners' cards (RULES 3.7)."""

    def __str__(self) -> str:
        return "ready"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the conquest, where it is not automatic (RULES 3.3)."""

    def __str__(self) -> str:
        return "claim"


@dataclass(frozen=True, slots=True)
class AskRedeal:
    """Show a hand without points and have the deal made anew (RULES 4.1)."""

    def __str__(self) -> str:
        return "redeal"


Action = (
    PlayCard
    | BidRank
    | BidPoints
    | Pass
    | NameTrump
    | CallCard
    | Discard
    | Exchange
    | Signal
    | Ready
    | Claim
    | AskRedeal
)
Bid = BidRank | BidPoints
Log = tuple[tuple[int, Action], ...]

PLAYS: Final = {card: PlayCard(card) for card in PACK}
CALLS: Final = {card: CallCard(card) for card in PACK}
TRUMPS: Final = tuple(NameTrump(suit) for suit in SUITS)
PASS: Final = Pass()
EXCHANGE: Final = Exchange()
READY: Final = Ready()
CLAIM: Final = Claim()
REDEAL: Final = AskRedeal()

SIGNS: Final = ("ace", "three", "king", "knight", "knave", "low", "none", "load")
"""The signs of RULES 3.6, for trumps but the last: how they are made stands in each language."""

_PLAIN: Final = {str(action): action for action in (PASS, EXCHANGE, READY, CLAIM, REDEAL)}
_CARD_CODE: Final = 2


def parse_action(text: str) -> Action:
    """Return the action that str() wrote; MalformedText for anything else."""
    kind, sign, value = text.partition(":")
    try:
        if not sign:
            return _PLAIN[text] if text in _PLAIN else PLAYS[Card.parse(text)]
        if kind == "call":
            return CALLS[Card.parse(value)]
        if kind == "discard":
            places = range(0, len(value), _CARD_CODE)
            return Discard(tuple([Card.parse(value[at : at + _CARD_CODE]) for at in places]))
    except ValueError as error:
        raise MalformedText(text=text) from error
    if kind == "rank" and len(value) == 1 and value in RANKS:
        return BidRank(value)
    if kind == "trump" and len(value) == 1 and value in SUITS:
        return NameTrump(value)
    if kind == "signal" and value in SIGNS:
        return Signal(value)
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
