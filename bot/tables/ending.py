"""What is said and filed when deals are counted and when the match is over."""

from __future__ import annotations

from bot.store import ActionRow, NoticeRow
from bot.tables.desk import Desk
from bot.tables.model import Table
from bot.tables.notices import FINAL, RESULT, notice
from bot.tables.results import filed


def results(table_id: int, version: int, deals: range, place: int = 0) -> tuple[NoticeRow, ...]:
    """Return the notices of these deals, of which a conquest may end several at once."""
    return tuple(
        notice(table_id, version, number, RESULT, deal=deal)
        for number, deal in enumerate(deals, start=place)
    )


async def finish(
    desk: Desk,
    table: Table,
    shown: int,
    reason: str,
    *,
    actions: tuple[ActionRow, ...] = (),
    why: str | None = None,
) -> Table:
    """File a match that is over; ``shown`` of its deals have been counted before.

    ``why`` says what broke it off, so that it counts for nobody.
    """
    version, deals = table.row.version + 1, range(shown, len(table.playing.results))
    last = {} if why is None else {"why": why, "seat": None}
    return await desk.save(
        table,
        actions=actions,
        notices=(
            *results(table.id, version, deals),
            notice(table.id, version, len(deals), FINAL, **last),
        ),
        filed=filed(table, reason, desk.clock()),
        counts=why is None,
        remove=True,
    )
