"""Rows to store, with a different value in every column."""

from typing import Any

from bot.store import ActionRow, MatchRow, MatchSeatRow, SeatRow, TableRow


def a_table(table_id: int = 1, **columns: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": table_id,
        "guild_id": 10,
        "channel_id": 20,
        "board_id": 30,
        "host_id": 40,
        "status": "lobby",
        "options": "players=2",
        "locale": "it",
        "secret": bytes(range(32)),
        "version": 1,
        "dealt": 2,
        "first_dealer": 3,
        "rematch_of": 50,
        "created_at": 100.25,
        "turn_at": 200.5,
        "rendered": 7,
        "start_id": 60,
        "seating": "1 0",
        "changed": "teams open",
    }
    return TableRow(**{**values, **columns})


def a_seat(table_id: int = 1, place: int = 0, user_id: int = 40, **columns: Any) -> SeatRow:
    values: dict[str, Any] = {
        "name": "Ada",
        "join_id": 70 + place,
        "kind": "person",
        "missed": 0,
        "agreed": 0,
    }
    return SeatRow(table_id, place, user_id, **{**values, **columns})


def an_action(table_id: int = 1, seq: int = 0, **columns: Any) -> ActionRow:
    values: dict[str, Any] = {"seat": seq % 2, "action": "play AD", "at": 300.0, "actor": "person"}
    return ActionRow(table_id, seq, **{**values, **columns})


def a_match(match_id: int = 1, **columns: Any) -> MatchRow:
    values: dict[str, Any] = {
        "guild_id": 10,
        "channel_id": 20,
        "game": "briscola2",
        "options": "players=2",
        "file": "the whole match",
        "result": "3-1",
        "reason": "points",
        "ended_at": 400.75,
        "board_id": 31,
        "locale": "en",
    }
    return MatchRow(match_id, **{**values, **columns})


def a_match_seat(
    match_id: int, seat: int, user_id: int, won: int = 0, score: int = 0, **columns: Any
) -> MatchSeatRow:
    values: dict[str, Any] = {"name": f"user {user_id}", "declared": 0, "made": 0}
    return MatchSeatRow(match_id, seat, user_id, won=won, score=score, **{**values, **columns})
