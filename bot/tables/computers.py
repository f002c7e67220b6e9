"""Computers at a table: their names, when they move and what they draw their chances from."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Final

from bot.players import LEVELS
from bot.tables.people import Person
from bot.tables.refusals import NoSuchLevel

_NAMES: Final = (
    *("Alba", "Bice", "Carlo", "Dora", "Elio", "Fausta", "Gino", "Ines", "Lino", "Mara"),
    *("Nino", "Oreste", "Pia", "Rocco", "Sara", "Tullio", "Ugo", "Vera", "Zeno", "Lia"),
)


def newcomers(table_id: int, sitting: Sequence[Person], levels: Iterable[str]) -> list[Person]:
    """Return a computer of each level to sit down beside those; NoSuchLevel refuses."""
    known, new = list(sitting), []
    for level in levels:
        if level not in LEVELS:
            raise NoSuchLevel(level=level)
        ids = {person.user_id for person in known}
        user_id = next(-number for number in range(1, len(known) + 2) if -number not in ids)
        new.append(Person(user_id, _name(table_id, known), level))
        known.append(new[-1])
    return new


def pause(think: float, table_id: int, moves: int) -> float:
    """Return how long a computer takes for a move, by nothing but what everybody knows."""
    byte = hashlib.sha256(f"{table_id}/{moves}".encode()).digest()[0]
    return think * (0.7 + 0.6 * byte / 255)


def chances(match_seed: bytes, purpose: str, seat: int, moves: int) -> bytes:
    """Return what a computer draws its chances from for one move; nobody can foretell it."""
    return hmac.digest(match_seed, f"{purpose}/{seat}/{moves}".encode(), "sha256")


def _name(table_id: int, sitting: Sequence[Person]) -> str:
    """The first name nobody here has, beginning at a place in the list that goes by the table."""
    taken = {person.name.casefold() for person in sitting}
    turned = [_NAMES[(table_id + place) % len(_NAMES)] for place in range(len(_NAMES))]
    return next((name for name in turned if name.casefold() not in taken), turned[0])
