"""A match that is over, as it is filed, and as it is shown again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.game import Match, MatchFile, Options, Outcome, RoundEnded, TrickTaken, commitment
from bot.store import MatchRow, MatchSeatRow
from bot.tables.model import OVER, Person, PublicTable, Table, closing_trick, finished_keys

ABANDONED: Final = "abandoned"
GAMES: Final = ("briscola2", "briscola3", "briscola4", "briscola6", "chiamata")


def game_of(options: Options) -> str:
    """The leaderboard that a match with these options counts for."""
    return "chiamata" if options.chiamata else f"briscola{options.players}"


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """Everything about a match that is over; nothing in it is secret any more."""

    table: PublicTable
    outcome: Outcome | None
    """None when the match was abandoned."""
    reason: str
    file: str
    richest: tuple[int, TrickTaken] | None
    """The trick with the most card points, and its round."""


def filed(table: Table, reason: str, now: float) -> tuple[MatchRow, tuple[MatchSeatRow, ...]]:
    """Return the rows of a match that ends now for this reason."""
    match, row = table.playing, table.row
    outcome = match.outcome
    contracts = [result.contract for result in match.results if result.contract]
    match_row = MatchRow(
        id=table.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        game=game_of(table.options),
        options=str(table.options),
        file=str(table.file()),
        result=" ".join(map(str, match.scores)),
        reason=reason,
        ended_at=now,
        board_id=row.board_id,
        locale=row.locale,
    )
    seats = tuple(
        MatchSeatRow(
            match_id=table.id,
            seat=seat.place,
            user_id=seat.user_id,
            name=seat.name,
            won=int(outcome is not None and seat.place in outcome.winners),
            score=match.scores[seat.place],
            declared=sum(contract.declarer == seat.place for contract in contracts),
            made=sum(contract.declarer == seat.place and contract.made for contract in contracts),
        )
        for seat in table.seats
    )
    return match_row, seats


def finished(row: MatchRow, seats: tuple[MatchSeatRow, ...]) -> FinishedTable:
    """Return the filed match for showing."""
    file = MatchFile.verify(row.file)
    match = file.match()
    table = PublicTable(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        board_id=row.board_id,
        locale=row.locale,
        status=OVER,
        options=file.options,
        host_id=seats[0].user_id,
        people=tuple(Person(seat.user_id, seat.name) for seat in seats),
        commitment=commitment(file.secret),
        deal_keys=finished_keys(match),
        results=match.results,
        closing_trick=closing_trick(match),
    )
    return FinishedTable(table, match.outcome, row.reason, row.file, _richest(match))


def _richest(match: Match) -> tuple[int, TrickTaken] | None:
    """The trick with the most card points of the counted rounds, the first of equals."""
    best: tuple[int, TrickTaken] | None = None
    number = 0
    for event in match.events:
        if isinstance(event, RoundEnded):
            number += event.result.counted
        elif isinstance(event, TrickTaken) and (best is None or event.points > best[1].points):
            best = number, event
    return best
