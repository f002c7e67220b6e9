"""Messages still to be posted, stored in the transaction that caused them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from bot.store import NoticeRow

BOARD: Final = "board"
"""Post a fresh board at the bottom of the channel and retire the old one's buttons."""
RESULT: Final = "result"
"""Post the count of deal ``deal``."""
FINAL: Final = "final"
"""Post how the match ended, with its file; ``why`` and ``seat`` when it was abandoned."""
CLOSED: Final = "closed"
"""Say on the lobby's message that it is over; the payload stands in for the table."""
NUDGE: Final = "nudge"
"""Remind ``seat`` that it is to move, as long as the match has ``actions`` actions."""
RESULT_SHOWN: Final = "result-shown"
"""The count of ``deal`` stands in ``message`` with a button that the next deal makes needless."""
NUDGE_SHOWN: Final = "nudge-shown"
"""The reminder ``message`` is to be deleted once the match has more than ``actions`` actions."""

MOVED: Final = "moved"
"""The board in ``message`` of ``channel`` has been posted anew at ``url`` and is to say so."""

_PER_VERSION: Final = 8


def notice(table_id: int, version: int, place: int, kind: str, **payload: Any) -> NoticeRow:
    """Return a notice of this version of the table; ``place`` orders those of one version."""
    return NoticeRow(table_id, version * _PER_VERSION + place, kind, json.dumps(payload))


def moved(table_id: int, message: int, **payload: Any) -> NoticeRow:
    """Return the notice that a board has moved; numbered by its message, before any version."""
    text = json.dumps({"message": message, **payload})
    return NoticeRow(table_id, -message, MOVED, text)


def version_of(row: NoticeRow) -> int:
    """Return the version of the table that the notice came with."""
    return row.number // _PER_VERSION


def payload_of(row: NoticeRow) -> Mapping[str, Any]:
    """Return the payload that notice() stored."""
    payload: Mapping[str, Any] = json.loads(row.payload)
    return payload


def kept(row: NoticeRow, kind: str, **payload: Any) -> NoticeRow:
    """Return what takes the place of a notice that has been posted."""
    return NoticeRow(row.table_id, row.number, kind, json.dumps(payload))
