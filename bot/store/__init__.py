"""SQLite behind a small face: live tables, finished matches and records."""

from .errors import (
    Conflict,
    DatabaseCorrupt,
    DatabaseFailed,
    DatabaseFull,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseNewer,
    DatabaseReadOnly,
    StoreClosed,
    StoreError,
)
from .rows import (
    ActionRow,
    Change,
    DeadlineRow,
    MatchRow,
    MatchSeatRow,
    NoticeRow,
    SeatRow,
    Standing,
    StoredTable,
    TableRow,
)
from .store import Store

__all__ = [
    "ActionRow",
    "Change",
    "Conflict",
    "DatabaseCorrupt",
    "DatabaseFailed",
    "DatabaseFull",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseNewer",
    "DatabaseReadOnly",
    "DeadlineRow",
    "MatchRow",
    "MatchSeatRow",
    "NoticeRow",
    "SeatRow",
    "Standing",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoredTable",
    "TableRow",
]
