"""Why the rules refuse something: types with data and a message key, never sentences."""

from __future__ import annotations

from typing import ClassVar


class GameError(Exception):
    """Base of all refusals; ``key`` names the message, ``data`` its arguments."""

    key: ClassVar[str] = "game-error"

    def __init__(self, **data: object) -> None:
        super().__init__(self.key, data)
        self.data = data

    def __str__(self) -> str:
        return f"{self.key} {self.data}" if self.data else self.key


class OptionsError(GameError):
    """Options that do not exist or do not go together; ``data['options']`` names them."""

    key = "options-do-not-fit"


class MalformedText(GameError, ValueError):
    """Text that is no card, action, log or match at all."""

    key = "malformed-text"


class IllegalAction(GameError):
    """An action the rules refuse in this position; nothing has changed."""

    key = "illegal-action"


class MatchOver(IllegalAction):
    """The match has ended."""

    key = "match-over"


class NotYourTurn(IllegalAction):
    """Somebody else is to act; ``data['to_act']`` says who."""

    key = "not-your-turn"


class WrongPhase(IllegalAction):
    """The action belongs to another phase of the deal; ``data['phase']`` is the present one."""

    key = "wrong-phase"


class CardNotInHand(IllegalAction):
    """The card is not in the hand of the seat that plays it."""

    key = "card-not-in-hand"


class IllegalBid(IllegalAction):
    """The bid does not beat the standing one (RULES 4.2-4.4); ``data['lowest']`` would."""

    key = "illegal-bid"


class IllegalTrump(IllegalAction):
    """Not one of the four suits."""

    key = "illegal-trump"


class IllegalCall(IllegalAction):
    """The called card is not of the trump suit (RULES 4.4)."""

    key = "illegal-call"


class IllegalExchange(IllegalAction):
    """No card of this hand may be exchanged now (RULES 3.2)."""

    key = "illegal-exchange"


class SignalRefused(IllegalAction):
    """No sign, or not this one, may be made now (RULES 3.6).

    ``data['reason']`` is no-partner, silent, not-now, first-trick, not-descriptive or too-many.
    """

    key = "signal-refused"
