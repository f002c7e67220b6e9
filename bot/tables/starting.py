"""From a full lobby to the first deal, which a conquest may have ended already (RULES 3.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.game import Match, match_seed, seat_order
from bot.store import SeatRow
from bot.tables.desk import Desk
from bot.tables.ending import finish, results
from bot.tables.model import PLAYING, Table, peeking
from bot.tables.notices import BOARD, notice
from bot.tables.threads import work
from bot.tables.timing import LOBBY, NEXT_DEAL, turn_deadlines


async def start(desk: Desk, table: Table, interaction_id: int) -> Table:
    """Deal the first round of a held lobby that is full, and return the table after it."""
    row, now = table.row, desk.clock()
    seed = match_seed(row.secret, [*(seat.join_id for seat in table.seats), interaction_id])
    order, seats = _seating(table, seed)
    match = await work(table.options, Match, table.options, seed, first_dealer=row.first_dealer)
    columns: dict[str, Any] = {
        "status": PLAYING,
        "start_id": interaction_id,
        "seating": " ".join(map(str, order)),
        "dealt": 1,
        "turn_at": now,
    }
    version, ended = row.version + 1, len(match.results)
    if match.outcome:
        started = replace(table, row=replace(row, **columns), seats=seats, former=(), match=match)
        return await finish(desk, started, 0, match.outcome.reason)
    deadlines = turn_deadlines(desk.timing, now, peek=peeking(match))
    if ended:
        columns["turn_at"] = opens_at = now + desk.timing.next_deal
        deadlines = {NEXT_DEAL: opens_at}
    return await desk.save(
        replace(table, former=()),
        match=match,
        columns=columns,
        seats=seats,
        deadlines={LOBBY: None, **deadlines},
        notices=(
            notice(table.id, version, 0, BOARD),
            *results(table.id, version, range(ended), place=1),
        ),
    )


def _seating(table: Table, seed: bytes) -> tuple[tuple[int, ...], tuple[SeatRow, ...]]:
    """Who sits where, by order of joining; after a rematch as before."""
    if table.row.rematch_of is None:
        order = seat_order(table.options, seed)
    else:
        joined = [seat.user_id for seat in table.seats]
        order = tuple(joined.index(person.user_id) for person in table.former)
    seats = (replace(table.seats[joining], place=place) for place, joining in enumerate(order))
    return order, tuple(seats)
