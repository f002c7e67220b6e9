"""What of a table may be shown to everybody, and what to one seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bot.game import Observation, Options, RoundResult, TrickTaken
from bot.tables.people import Person

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable:
    """Everything about a table that anybody may see. Tuples go by seat, in a lobby by joining."""

    id: int
    guild_id: int
    channel_id: int
    board_id: int | None
    locale: str
    status: str
    """lobby, playing, between (deals) or over."""
    options: Options
    host_id: int
    people: tuple[Person, ...]
    expected: tuple[Person, ...] = ()
    """In a lobby for a rematch: those who have not sat down again yet."""
    unseen: tuple[Person, ...] = ()
    """In a lobby whose rules have changed: who has not agreed to the new ones yet."""
    changed: tuple[str, ...] = ()
    """The options that they have not agreed to."""
    rematch: bool = False
    first_dealer: Person | None = None
    """In a lobby for a rematch: who deals first (FAIR-DEAL.md, 3)."""
    commitment: str
    """SHA-256 of the table's secret."""
    deal_commitment: str | None = None
    """SHA-256 of the key of the deal under way."""
    deal_keys: tuple[str, ...] = ()
    """Keys of the finished deals."""
    observation: Observation | None = None
    """What everybody may know of the deal under way; None in a lobby and between deals."""
    results: tuple[RoundResult, ...] = ()
    closing_trick: TrickTaken | None = None
    """The last trick of the last finished deal."""
    played_for: frozenset[int] = frozenset()
    """Seats whose last move was made for them."""
    rated: bool = True
    """Whether the match counts for the leaderboard: no computer sits here, or has held a seat."""
    pace: str = "live"
    """How long a move may take: live, day or three_days."""
    hints: bool = True
    """Whether hints may be asked for."""
    hinted: tuple[int, ...] = ()
    """Seats that have used a hint in the deal under way."""
    turn_at: float | None = None
    """When the present turn began, or between deals when the next one opens by itself: seconds
    since the epoch."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Running score by seat."""
        return self.results[-1].scores if self.results else (0,) * self.options.players

    @property
    def free(self) -> int:
        """Seats still free."""
        return self.options.players - len(self.people)

    def name(self, seat: int) -> str:
        """The name of the person in this seat, uncleaned."""
        return self.people[seat].name


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may see: the table, its own observation and its play token."""

    table: PublicTable
    seat: int
    observation: Observation | None = field(repr=False)
    """None between deals."""
    token: int
    """Moves this seat has made in the match; a click that carries another number is stale."""
