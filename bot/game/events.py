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
class SuitKept:
    """The declarer keeps the suit secret until the first trick is full (RULES 4.10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """The declarer took up the kitty and laid down as many cards; nobody else knows which."""

    seat: int


@dataclass(frozen=True, slots=True)
class RedealAsked:
    """This seat showed a hand without points, which ends the deal (RULES 4.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardCovered:
    """A card of the called rank lies face down: its suit is still hidden (RULES 4.10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsTurned:
    """The covered cards of the first trick, now face up."""

    plays: Plays


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
class Exchanged:
    """A seat gave a trump and took the face-up card (RULES 3.2)."""

    seat: int
    gave: Card
    took: Card


@dataclass(frozen=True, slots=True)
class SignalMade:
    """A seat made a sign; which one only its team mates see (RULES 3.6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PeekOpened:
    """Partners see each other's cards until all are ready (RULES 3.7)."""


@dataclass(frozen=True, slots=True)
class PeekClosed:
    """All have looked; play goes on."""


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A deal is over and counted."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Game points of each seat."""
    reason: str
    """target, rounds, or all_points for all 120 in one deal (RULES 3.3)."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    outcome: Outcome


Event = (
    RoundDealt
    | BidSpoken
    | AuctionWon
    | TrumpNamed
    | SuitKept
    | Discarded
    | RedealAsked
    | CardCalled
    | CardPlayed
    | CardCovered
    | CardsTurned
    | PartnerRevealed
    | TrickTaken
    | CardsDrawn
    | Exchanged
    | SignalMade
    | PeekOpened
    | PeekClosed
    | RoundEnded
    | MatchEnded
)
