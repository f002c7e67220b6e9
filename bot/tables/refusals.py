"""Why a table refuses something: types with data and a message key, never sentences."""

from __future__ import annotations

from typing import ClassVar


class Refusal(Exception):
    """Base of all refusals; ``key`` names the message, ``data`` its arguments."""

    key: ClassVar[str] = "refusal"

    def __init__(self, **data: object) -> None:
        super().__init__(self.key, data)
        self.data = data


class TableOver(Refusal):
    """There is no such table any more."""

    key = "table-over"


class NotSeated(Refusal):
    """The person does not sit at this table."""

    key = "not-seated"


class AlreadySeated(Refusal):
    """The person sits at this table already."""

    key = "already-seated"


class TableFull(Refusal):
    """Every seat is taken."""

    key = "table-full"


class SeatKept(Refusal):
    """The free seats of a rematch belong to those who played before."""

    key = "seat-kept"


class NotHost(Refusal):
    """Only the host, or a moderator where ``moderators`` says so, may do this."""

    key = "not-host"


class SeatsMissing(Refusal):
    """The table cannot start yet; ``data['missing']`` seats are free."""

    key = "seats-missing"


class TooManySeated(Refusal):
    """The new rules are for fewer people than the ``data['seated']`` who sit already."""

    key = "too-many-seated"


class RulesKept(Refusal):
    """A rematch is played by the rules of the match before."""

    key = "rules-kept"


class NotAgreed(Refusal):
    """The rules have changed; ``data['people']`` names those who have not agreed to them yet."""

    key = "not-agreed"


class AlreadyStarted(Refusal):
    """The match is under way; this was for the lobby."""

    key = "lobby-only"


class NotStarted(Refusal):
    """The match has not begun."""

    key = "not-started"


class AlreadyPlayed(Refusal):
    """The click came from a panel that the seat has used already."""

    key = "already-played"


class DealPending(Refusal):
    """The last deal is counted and the next one is not open yet."""

    key = "deal-pending"


class MovedOn(Refusal):
    """Somebody else was quicker; the table is in another state now."""

    key = "moved-on"


class TooManyTables(Refusal):
    """The person sits at as many tables as allowed: ``data["limit"]``."""

    key = "too-many-tables"


class ChannelBusy(Refusal):
    """The channel has as many tables as allowed: ``data['limit']``."""

    key = "channel-busy"


class Stopping(Refusal):
    """The bot is about to restart and opens no tables."""

    key = "restarting"
