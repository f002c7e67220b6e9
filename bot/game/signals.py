"""Signs between partners (RULES 3.6): who may make which, and when. They are never checked."""

from __future__ import annotations

from typing import Final, Protocol

from bot.game.actions import SIGNS
from bot.game.errors import SignalRefused
from bot.game.rules import Rules

_VAGUE: Final = ("low", "none", "load")
"""Signs that name no exact card, which a table that only describes allows."""
_SIGNS_A_TRICK: Final = 3


class Talk(Protocol):
    """What a deal tells about talking."""

    rules: Rules
    phase: str
    number: int
    signs: tuple[tuple[int, int, str], ...]

    @property
    def tricks(self) -> tuple[object, ...]:
        """Complete tricks."""


def may_signal(deal: Talk, seat: int) -> tuple[str, ...]:
    """Signs that this seat may make now."""
    if _silence(deal, seat):
        return ()
    return SIGNS if deal.rules.options.talk == "signals" else _VAGUE


def check_sign(deal: Talk, seat: int, sign: str) -> None:
    """Raise SignalRefused unless the seat may make this sign now."""
    why = _silence(deal, seat)
    if why is None and sign not in may_signal(deal, seat):
        why = "not-descriptive"
    if why:
        raise SignalRefused(reason=why)


def _silence(deal: Talk, seat: int) -> str | None:
    """Why this seat may make no sign at all now, None when it may."""
    options = deal.rules.options
    if not any(seat in team for team in deal.rules.teams):
        return "no-partner"
    if options.talk == "silent":
        return "silent"
    if deal.phase != "play":
        return "not-now"
    first = options.silent_first_trick
    if not deal.tricks and (
        first == "each_round" or (first == "first_round_only" and deal.number == 0)
    ):
        return "first-trick"
    trick = len(deal.tricks) + 1
    made = sum((trick, seat) == sign[:2] for sign in deal.signs)
    return "too-many" if made >= _SIGNS_A_TRICK else None
