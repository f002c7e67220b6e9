"""A live table in memory, and what of it may be shown to whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.game import (
    Match,
    MatchFile,
    Observation,
    Options,
    RoundEnded,
    RoundResult,
    Signal,
    TrickTaken,
    commitment,
    match_seed,
    parse_log,
)
from bot.store import SeatRow, StoredTable, TableRow
from bot.tables.refusals import NotSeated, NotStarted

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
OVER: Final = "over"
PERSON: Final = "person"

PEEK: Final = "peek"
"""The phase of a deal in which several may act: everybody looks until all are ready."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord; the name is untrusted text."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable:
    """Everything about a table that anybody may see. Tuples go by seat, in a lobby by joining."""

    id: int
    guild_id: int
    channel_id: int
    board_id: int | None
    locale: str
    status: str
    """lobby, playing, between (deals) or over."""
    options: Options
    host_id: int
    people: tuple[Person, ...]
    expected: tuple[Person, ...] = ()
    """In a lobby for a rematch: those who have not sat down again yet."""
    unseen: tuple[Person, ...] = ()
    """In a lobby whose rules have changed: who has not agreed to the new ones yet."""
    changed: tuple[str, ...] = ()
    """The options that they have not agreed to."""
    rematch: bool = False
    first_dealer: Person | None = None
    """In a lobby for a rematch: who deals first (FAIR-DEAL.md, 3)."""
    commitment: str
    """SHA-256 of the table's secret."""
    deal_commitment: str | None = None
    """SHA-256 of the key of the deal under way."""
    deal_keys: tuple[str, ...] = ()
    """Keys of the finished deals."""
    observation: Observation | None = None
    """What everybody may know of the deal under way; None in a lobby and between deals."""
    results: tuple[RoundResult, ...] = ()
    closing_trick: TrickTaken | None = None
    """The last trick of the last finished deal."""
    played_for: frozenset[int] = frozenset()
    """Seats whose last move was made for them."""
    turn_at: float | None = None
    """When the present turn began, or between deals when the next one opens by itself: seconds
    since the epoch."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Running score by seat."""
        return self.results[-1].scores if self.results else (0,) * self.options.players

    @property
    def free(self) -> int:
        """Seats still free."""
        return self.options.players - len(self.people)

    def name(self, seat: int) -> str:
        """The name of the person in this seat, uncleaned."""
        return self.people[seat].name


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may see: the table, its own observation and its play token."""

    table: PublicTable
    seat: int
    observation: Observation | None = field(repr=False)
    """None between deals."""
    token: int
    """Moves this seat has made in the match; a click that carries another number is stale."""


@dataclass(frozen=True, slots=True)
class Table:
    """A live table: its stored rows and the match replayed from them. Never shown as it is."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    options: Options
    match: Match | None = field(repr=False)
    deadlines: Mapping[str, float]
    former: tuple[Person, ...] = ()
    """In a lobby for a rematch: who sat where before."""

    @classmethod
    def restore(cls, stored: StoredTable, former: tuple[Person, ...] = ()) -> Table:
        """Return the table that these rows describe, its match replayed; GameError if it cannot."""
        row, options = stored.row, Options.parse(stored.row.options)
        deadlines = {deadline.kind: deadline.due_at for deadline in stored.deadlines}
        table = cls(row, stored.seats, options, None, deadlines, former)
        if row.status == LOBBY:
            return table
        log = parse_log(" ".join(f"{action.seat}/{action.action}" for action in stored.actions))
        match = Match.replay(options, table.seed, log, first_dealer=row.first_dealer)
        return replace(table, match=match)

    @property
    def id(self) -> int:
        """The table's number, also that of its finished match."""
        return self.row.id

    @property
    def order(self) -> tuple[int, ...]:
        """Joining order of each seat once the match has started."""
        return tuple(map(int, self.row.seating.split()))

    @property
    def expected(self) -> tuple[Person, ...]:
        """In a lobby for a rematch: those who have not sat down again yet, by seat."""
        sitting = {seat.user_id for seat in self.seats}
        return tuple(person for person in self.former if person.user_id not in sitting)

    @property
    def joined(self) -> tuple[SeatRow, ...]:
        """Seats in joining order."""
        if self.match is None and not self.row.seating:
            return self.seats
        return tuple(seat for _, seat in sorted(zip(self.order, self.seats, strict=True)))

    @property
    def seed(self) -> bytes:
        """The seed of the match; NotStarted before Start."""
        if self.row.start_id is None:
            raise NotStarted
        return match_seed(
            self.row.secret, [*(seat.join_id for seat in self.joined), self.row.start_id]
        )

    @property
    def playing(self) -> Match:
        """The match under way; NotStarted in a lobby."""
        if self.match is None:
            raise NotStarted
        return self.match

    @property
    def between(self) -> bool:
        """Whether the last deal is counted and the next one not open yet."""
        return self.match is not None and self.match.deal >= self.row.dealt

    def seat_of(self, user_id: int) -> int:
        """The seat of this person; NotSeated when there is none."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.place
        raise NotSeated

    def token(self, seat: int) -> int:
        """The play token of this seat: its moves so far, for a sign uses up no panel."""
        return sum(
            actor == seat and not isinstance(action, Signal) for actor, action in self.playing.log
        )

    @property
    def moves(self) -> int:
        """Moves in the match so far; a sign is none, since it brings nobody to their turn."""
        return sum(not isinstance(action, Signal) for _, action in self.playing.log)

    @property
    def unseen(self) -> tuple[Person, ...]:
        """Who sits here and has not agreed to the changed rules yet."""
        return tuple(
            Person(seat.user_id, seat.name)
            for seat in self.seats
            if self.match is None and not seat.agreed
        )

    @property
    def changed(self) -> tuple[str, ...]:
        """The options that somebody has not agreed to yet."""
        return tuple(self.row.changed.split()) if self.unseen else ()

    def file(self) -> MatchFile:
        """The match file. It holds the secret: only for a match that is over or abandoned."""
        if self.row.start_id is None:
            raise NotStarted
        joined = self.joined
        rematch = self.row.rematch_of is not None
        return MatchFile(
            options=self.options,
            secret=self.row.secret,
            joins=tuple(seat.join_id for seat in joined),
            start=self.row.start_id,
            players=tuple(seat.user_id for seat in joined),
            log=tuple(self.playing.log),
            seats=self.order if rematch else None,
            first_dealer=self.row.first_dealer,
        )

    def public(self) -> PublicTable:
        """What anybody may see."""
        row, match, dealer = self.row, self.match, self.row.first_dealer
        status = PLAYING
        if match is None:
            status = LOBBY
        elif match.outcome:
            status = OVER
        elif self.between:
            status = BETWEEN
        shown = match if status == PLAYING else None
        return PublicTable(
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            board_id=row.board_id,
            locale=row.locale,
            status=status,
            options=self.options,
            host_id=row.host_id,
            people=tuple(Person(seat.user_id, seat.name) for seat in self.seats),
            expected=self.expected,
            unseen=self.unseen,
            changed=self.changed,
            rematch=row.rematch_of is not None,
            first_dealer=self.former[dealer] if self.former and dealer is not None else None,
            commitment=commitment(row.secret),
            deal_commitment=commitment(shown.deal_key(shown.deal)) if shown else None,
            deal_keys=finished_keys(match) if match else (),
            observation=shown.observe(None) if shown else None,
            results=match.results if match else (),
            closing_trick=closing_trick(match) if match else None,
            played_for=frozenset(seat.place for seat in self.seats if seat.missed),
            turn_at=row.turn_at,
        )

    def view(self, seat: int) -> SeatView:
        """What this seat may see; NotStarted in a lobby."""
        public, match = self.public(), self.playing
        own = match.observe(seat) if public.observation else None
        return SeatView(public, seat, own, self.token(seat))


def peeking(match: Match) -> bool:
    """Whether everybody looks at the partners' cards now (RULES 3.7)."""
    return match.observe(None).phase == PEEK


def closing_trick(match: Match) -> TrickTaken | None:
    """The last trick of the last finished deal, None when nobody played a card in it."""
    last = None
    for event in reversed(match.events):
        if isinstance(event, RoundEnded):
            if last:
                break
            last = event
        elif last and isinstance(event, TrickTaken):
            return event
    return None


def finished_keys(match: Match) -> tuple[str, ...]:
    """Keys of the deals that are counted, in hexadecimal."""
    return tuple(match.deal_key(result.deal).hex() for result in match.results)
