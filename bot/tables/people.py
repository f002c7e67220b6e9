"""Who sits at a table: people, computers, and people for whom a computer plays for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store import MatchSeatRow, SeatRow

PERSON: Final = "person"
COMPUTER: Final = "computer"

AWAY: Final = "away"
"""A person's seat is held after two missed moves in a row."""
LEFT: Final = "left"
"""A person's seat is held because they have left the match."""

_STAND_IN_LEVEL: Final = "club"
"""How well a computer plays for an absent person."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord, or a computer; the name is untrusted text."""

    user_id: int
    """Below zero for a computer, which nobody can mention."""
    name: str
    level: str = ""
    """beginner, club or master for a computer; "" for a person."""
    held: str = ""
    """Why a computer plays for this person: away or left; "" while it does not."""

    @property
    def computer(self) -> bool:
        """Whether this is a computer; a person whose seat is held is none."""
        return self.level != ""

    @classmethod
    def of(cls, seat: SeatRow | MatchSeatRow) -> Person:
        """Return who sits there."""
        return cls(seat.user_id, seat.name, seat.level, seat.held)

    def seat(self, table_id: int, place: int, join_id: int) -> SeatRow:
        """Return the seat of somebody who sits down by the click with this interaction id."""
        return SeatRow(
            table_id=table_id,
            place=place,
            user_id=self.user_id,
            name=self.name,
            join_id=join_id,
            kind=COMPUTER if self.computer else PERSON,
            missed=0,
            level=self.level,
            held=self.held,
        )


def plays_itself(seat: SeatRow) -> bool:
    """Whether a computer makes the moves of this seat."""
    return seat.kind == COMPUTER or seat.held != ""


def level_of(seat: SeatRow) -> str:
    """How well the computer in this seat plays, or the one that holds it for its owner."""
    return seat.level or _STAND_IN_LEVEL
