"""What the store keeps, as plain values: text and numbers, never game objects.

Times are seconds since the epoch; ids are Discord's, except table ids, which are our own.
What may tell a hidden card or the seed stays out of `repr`, and so out of logs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class TableRow:
    """The header of a live table; `version` is raised by one by every change."""

    id: int
    guild_id: int
    channel_id: int
    board_id: int | None
    host_id: int
    status: str
    options: str
    locale: str
    secret: bytes = field(repr=False)
    version: int
    dealt: int
    first_dealer: int | None
    rematch_of: int | None
    created_at: float
    turn_at: float | None
    rendered: int
    start_id: int | None
    seating: str
    changed: str = ""
    """Names of the options that changed after others had sat down, with blanks between."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One person (or computer) at a live table."""

    table_id: int
    place: int
    user_id: int
    name: str
    join_id: int
    kind: str
    missed: int
    agreed: int = 1
    """0 for somebody who has not agreed to the changed options."""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action of a running match; (table, seq) is stored once and for ever."""

    table_id: int
    seq: int
    seat: int
    action: str = field(repr=False)
    at: float
    actor: str


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """Something that is to happen at `due_at`, once."""

    table_id: int
    kind: str
    due_at: float


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A message still to be posted; it survives its table."""

    table_id: int
    number: int
    kind: str
    payload: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A finished match, under the id its table had."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    options: str
    file: str = field(repr=False)
    result: str
    reason: str
    ended_at: float
    board_id: int | None
    locale: str


@dataclass(frozen=True, slots=True)
class MatchSeatRow:
    """One seat of a finished match; `won`, `declared` and `made` are counts."""

    match_id: int
    seat: int
    user_id: int
    name: str
    won: int
    score: int
    declared: int
    made: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard; `rank` counts from 1 among the people shown."""

    rank: int
    user_id: int
    matches: int
    wins: int
    points: int
    declared: int
    made: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A live table as it was stored last, its actions in order."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    actions: tuple[ActionRow, ...]
    deadlines: tuple[DeadlineRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One step of a live table, stored whole or not at all.

    `expected` is the version before the step. `set` gives columns of the header their new values
    (not id, version, guild or channel). `seats` replaces all seats, None keeps them. A
    deadline of None is deleted; `clear_deadlines` first deletes those there are. `finished` files
    the match, and `counts` says whether it goes into the records. `remove` deletes the live
    table, its seats, actions and deadlines, but not its notices.
    """

    table_id: int
    expected: int
    set: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[SeatRow, ...] | None = None
    actions: tuple[ActionRow, ...] = ()
    deadlines: Mapping[str, float | None] = field(default_factory=dict)
    clear_deadlines: bool = False
    notices: tuple[NoticeRow, ...] = ()
    finished: tuple[MatchRow, tuple[MatchSeatRow, ...]] | None = None
    counts: bool = True
    remove: bool = False
