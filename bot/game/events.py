"""What happened, as everybody may know it. No event names a card that is still hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.game.actions import Bid, Pass
from bot.game.cards import Card
from bot.game.scoring import RoundResult

Plays = tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A new deal: its number, the dealer and the turned-up card, if the game has one."""

    deal: int
    dealer: int
    face_up: Card | None


@dataclass(frozen=True, slots=True)
class BidSpoken:
    """A seat bid or passed."""

    seat: int
    bid: Bid | Pass


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over and this seat is the declarer."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """The declarer named the trump suit."""

    seat: int
    suit: str


@dataclass(frozen=True, slots=True)
class CardCalled:
    """The partner's card is known; who holds it is not."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """The called card was played by this seat; by the declarer when nobody else held it."""

    seat: int


class TrickTaken(NamedTuple):
    """A complete trick: who played what, who took it, and its card points.

    The one event that is new every time in a search, hence a tuple: it costs half a dataclass.
    """

    plays: Plays
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Everybody drew one card, in this order of seats; the last took the face-up card or not."""

    seats: tuple[int, ...]
    face_up_taken: bool


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A deal is over and counted."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning seats, each seat's score, and ``target`` or ``rounds``."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    outcome: Outcome


Event = (
    RoundDealt
    | BidSpoken
    | AuctionWon
    | TrumpNamed
    | CardCalled
    | CardPlayed
    | PartnerRevealed
    | TrickTaken
    | CardsDrawn
    | RoundEnded
    | MatchEnded
)
