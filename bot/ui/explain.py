"""Why something was refused, in the reader's words: what, and what to do."""

from __future__ import annotations

from typing import Any, Final

from bot.game import Bid, GameError
from bot.i18n import Words, join, suit_name, the_card
from bot.store import StoreError
from bot.tables import PublicTable, Refusal
from bot.ui.names import clean_name
from bot.ui.text import bid_text, host_of, last_word, rank_of_points

Refused = (Refusal, GameError, StoreError)

_OPENING: Final = "briscola"
_OFFERED: Final = ("players", "length", "bidding", "teams")


def explain(words: Words, error: Exception, table: PublicTable | None = None) -> str:
    """Return the sentence for a refusal; ``table`` lends it names."""
    key = getattr(error, "key", "refusal")
    data: dict[str, Any] = dict(getattr(error, "data", {}))
    if key == "not-your-turn":
        data["name"] = _names(words, table, data.get("to_act", ()))
    elif key == "card-not-in-hand":
        data["card"] = the_card(words, data["card"])
    elif key == "illegal-bid":
        lowest: Bid | None = data["lowest"]
        rank = rank_of_points(table.observation) if table and table.observation else None
        data["lowest"] = bid_text(words, lowest, rank) if lowest else "none"
        if table and table.observation and last_word(table.observation) == "last_plays_61":
            data["lowest"] = "must"
    elif key == "illegal-call":
        data["suit"] = suit_name(words, data["suit"]) if data.get("suit") else ""
    elif key == "options-do-not-fit":
        data["options"] = join(words, [_option(words, name) for name in data["options"]])
    elif key == "not-host":
        data["host"] = clean_name(host_of(table).name) if table else "?"
    elif key == "not-agreed":
        people = data.pop("people")
        data["names"] = join(words, [clean_name(name) for name in people])
        data["count"] = len(people)
    return words(f"refusal-{key}", **data)


def _option(words: Words, name: str) -> str:
    """The option as the reader's Discord calls it, or the host's panel."""
    offered = name in _OFFERED
    return words(f"option-{_OPENING}-{name}-name") if offered else words(f"term-{name}")


def _names(words: Words, table: PublicTable | None, seats: tuple[int, ...]) -> str:
    if table is None:
        return "?"
    return join(words, [clean_name(table.name(seat)) for seat in seats])
