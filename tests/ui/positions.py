"""Positions by chance, and the same ones with the cards that a viewer cannot see moved about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any
from unittest.mock import patch

from bot.game import (
    Action,
    Card,
    CardPlayed,
    Match,
    Options,
    Pass,
    RoundDealt,
    rules_of,
)
from bot.game.actions import Log
from bot.store import ActionRow, SeatRow, StoredTable, TableRow
from bot.tables import Table

EVERY_GAME = (
    Options(players=2),
    Options(players=3),
    Options(players=4, teams="12-34"),
    Options(players=5, bidding="rank_points"),
    Options(players=5, bidding="points"),
)
PHASES = ("auction", "trump", "call", "play", "peek", "between", "over")

_DEALS = 14
_TRIES = 12
"""How often another place is looked for when the called card lies where it was."""

_START, _FIRST_JOIN = 9000, 8000

Packs = tuple[tuple[Card, ...], ...]


def name_of(options: Options) -> str:
    return str(options).replace(" ", ",")


@dataclass(frozen=True)
class Position:
    """A match from its packs to its last action; `opened` deals have been shown to the players."""

    options: Options
    packs: Packs
    first_dealer: int
    log: Log
    opened: int

    def match(self, seed: bytes = bytes(32)) -> Match:
        return Match.replay(self.options, seed, self.log, self.packs, self.first_dealer)

    def table(self, locale: str = "en", secret: bytes = bytes(32)) -> Table:
        """The live table in this position, replayed from its rows as after a restart."""
        with dealt(self):
            return Table.restore(self._stored(locale, secret))

    def _stored(self, locale: str, secret: bytes) -> StoredTable:
        players = self.options.players
        row = TableRow(
            id=0x5EED,
            guild_id=1,
            channel_id=2,
            board_id=3,
            host_id=1000,
            status="playing",
            options=str(self.options),
            locale=locale,
            secret=secret,
            version=len(self.log) + 5,
            dealt=self.opened,
            first_dealer=None,
            rematch_of=None,
            created_at=1e9,
            turn_at=1e9 + 5,
            rendered=0,
            start_id=_START,
            seating=" ".join(map(str, range(players))),
        )
        seats = tuple(
            SeatRow(
                0x5EED, seat, 1000 + seat, f"P{seat}", _FIRST_JOIN + seat, "person", int(seat == 1)
            )
            for seat in range(players)
        )
        actions = tuple(
            ActionRow(0x5EED, number, seat, str(action), 1e9, "person")
            for number, (seat, action) in enumerate(self.log, start=1)
        )
        return StoredTable(row, seats, actions)


@contextmanager
def dealt(position: Position) -> Iterator[None]:
    """Deal every match that names no packs from those of the position."""
    made = Match.__init__

    def rigged(
        self: Match, options: Options, seed: bytes, packs: Any = (), first_dealer: Any = None
    ) -> None:
        made(self, options, seed, packs or position.packs, position.first_dealer)

    with patch.object(Match, "__init__", rigged):
        yield


def phases_of(options: Options) -> tuple[str, ...]:
    """The phases that a match with these options goes through."""
    absent = {"auction", "trump", "call"}
    if options.players == 5:
        absent = {"call"} if options.bidding == "rank_points" else set()
    if not options.applies("peek"):
        absent.add("peek")
    return tuple(phase for phase in PHASES if phase not in absent)


def position(options: Options, phase: str, rng: Random, most: int | None = None) -> Position:
    """A position in this phase, after at most so many actions, from a match played by chance."""
    while True:
        rules = rules_of(options)
        packs = tuple(tuple(rng.sample(rules.pack, len(rules.pack))) for _ in range(_DEALS))
        dealer = rng.randrange(options.players)
        match = Match(options, bytes(32), packs, dealer)
        moments = [(0, 1)] if _phase(match) == phase else []
        bold = rng.random() < 0.8
        while match.outcome is None and (most is None or len(match.log) < most):
            seat = match.to_act[0]
            events = match.apply(seat, _choice(match, rng, bold))
            if events and isinstance(events[-1], RoundDealt):
                bold = rng.random() < 0.8
                if phase == "between":
                    moments.append((len(match.log), match.deal))
            if _phase(match) == phase:
                moments.append((len(match.log), match.deal + 1))
        if moments:
            length, opened = rng.choice(moments)
            return Position(options, packs, dealer, tuple(match.log[:length]), opened)


def moved(before: Position, viewer: int | None, rng: Random) -> Position:
    """The same position with all cards that `viewer` has never seen in other places.

    They change places among themselves: the hands of the others, the stock, deals that everybody
    passed and deals still to come. None stands for somebody who sees no hand at all.
    """
    seen, match = _seen(before, viewer), before.match()
    partner = match.observe(None).called and _holder(before)
    for _ in range(_TRIES):
        packs = tuple(
            _moved(pack, seen[deal] if deal < len(seen) else set(), rng)
            for deal, pack in enumerate(before.packs)
        )
        after = replace(before, packs=packs)
        if partner in (None, viewer) or _holder(after) != partner:
            break
    if match.deal < before.opened:
        assert match.observe(viewer) == after.match().observe(viewer), "the viewer sees more"
    return after


def holders(where: Position) -> list[frozenset[Card]]:
    """The hands of all seats."""
    match = where.match()
    return [frozenset(match.observe(seat).hand) for seat in range(where.options.players)]


def _holder(where: Position) -> int | None:
    """Who holds the called card, as long as somebody does."""
    called = where.match().observe(None).called
    return next((seat for seat, hand in enumerate(holders(where)) if called in hand), None)


def _phase(match: Match) -> str:
    return "over" if match.outcome else match.observe(None).phase


def _choice(match: Match, rng: Random, bold: bool) -> Action:
    """A legal action; bids are small, so that auctions last, and now and then nobody bids."""
    legal = match.legal(match.to_act[0])
    if Pass() in legal:
        return rng.choice([*legal[:3], Pass(), Pass()]) if bold else Pass()
    return rng.choice(legal)


def _seen(where: Position, viewer: int | None) -> list[set[Card]]:
    """What the viewer has seen of each opened deal."""
    match = Match(where.options, bytes(32), where.packs, where.first_dealer)
    seen: list[set[Card]] = []
    waiting = list(where.log)
    while True:
        deals = min(match.deal + 1, where.opened)
        if len(seen) < deals:
            first = match.observe(None).face_up
            seen.append({first} if first else set())
        if viewer is not None and match.deal < where.opened:
            for hand in match.observe(viewer).hands:
                seen[match.deal] |= set(hand or ())
        if not waiting:
            return seen
        deal = match.deal
        for event in match.apply(*waiting.pop(0)):
            if isinstance(event, CardPlayed):
                seen[deal].add(event.card)


def _moved(pack: tuple[Card, ...], seen: set[Card], rng: Random) -> tuple[Card, ...]:
    hidden = [card for card in pack if card not in seen]
    places = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    return tuple(places.get(card, card) for card in pack)
