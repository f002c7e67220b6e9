"""A lone call and a partnered one are the same to everybody but the holder of the called card."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain, combinations
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.game import Card, Options, PlayCard, parse_log
from bot.i18n import words_for
from tests.discord.playing import NAMES
from tests.discord.scripted import Scripted
from tests.discord.twins import Event, difference, events, twin
from tests.game.setups import cards
from tests.ui.positions import Position, dealt

CALLED, DEALER, DECLARER = Card.parse("AD"), 4, 0
FIXED = (
    "AC AS AB 7D 6D 5D 4D",
    "2C 4C 5C 6C 7C JC QC",
    "2S 4S 5S 6S 7S JS QS",
    "2B 4B 5B 6B 7B JB QB",
    "3C 3S 3B KC KS KB 3D",
)
FILLERS = cards("KD 2D JD QD")
BIDS = {"rank_points": "rank:A", "points": "points:70"}
PASSES = "1/pass 2/pass 3/pass 4/pass"
TRICKS = "0/7D 1/2C 2/2S 3/2B 4/3B 0/AC 1/4C 2/4S 3/4B 4/3C"
NEXT_TRICK = "0/6D 1/5C 2/5S 3/5B 4/3S"
SEATS = range(5)


def hands(holder: int) -> list[tuple[Card, ...]]:
    """Hands where this seat holds the called card; the declarer's are alike but for a lone call."""
    last = [FILLERS[0], CALLED, *FILLERS[1:]]
    last[1], last[holder] = last[holder], last[1]
    return [(*cards(FIXED[seat]), last[seat]) for seat in SEATS]


@dataclass
class Run:
    """What happened where this seat holds the called card."""

    holder: int
    people: list[int] = field(default_factory=list)
    wire: list[Event] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    panels: list[set[str]] = field(default_factory=list)
    after: list[Event] = field(default_factory=list)

    def seen_by(self, seats: set[int]) -> list[Event]:
        """The events as spectators and these seats see them; of the others', only that they are."""
        people = [self.people[seat] for seat in seats]
        return [event.for_eyes_of(people) for event in self.wire]


@contextmanager
def counted_steps() -> Iterator[list[int]]:
    """Count what the event loop runs: tasks go from one await to the next in one step."""
    steps = [0]
    one = asyncio.Handle._run

    def step(self: asyncio.Handle) -> None:
        steps[0] += 1
        one(self)

    with patch.object(asyncio.Handle, "_run", step):
        yield steps


async def called(database: Path, holder: int, bidding: str) -> Run:
    """Bid, call and play two tricks with every hand open; then the called card falls."""
    naming = "0/trump:D" + (" 0/call:AD" if bidding == "points" else "")
    return await _run(database, holder, bidding, f"{naming} {TRICKS}")


async def left_to_the_clock(database: Path, holder: int, bidding: str) -> Run:
    """The declarer does nothing after the auction: the clock names trump, calls and leads."""
    return await _run(database, holder, bidding, "")


async def _run(database: Path, holder: int, bidding: str, rest: str) -> Run:
    options = Options(players=5, bidding=bidding)
    where = Position(options, (tuple(chain(*hands(holder))),), DEALER, (), 1)
    run = Run(holder)
    async with twin(database) as world:
        world.person("Nina")
        table = Scripted(world, world.people(*NAMES))
        with dealt(where):
            await table.open(where)
            run.people = [person.id for person in table.seats]
            for seat in SEATS:
                await table.hand(seat)
            await table.play(parse_log(f"0/{BIDS[bidding]} {PASSES}"))
            with counted_steps() as run.steps:
                await table.play(parse_log(rest))
                if not rest:
                    await world.advance(370)
            run.panels = [set((await table.hand(seat)).text.splitlines()) for seat in SEATS]
            run.wire = events(world)
            if rest:
                until = parse_log(NEXT_TRICK)[:holder]
                await table.play((*until, (holder, PlayCard(CALLED))))
            run.after = events(world, len(run.wire))
    return run


@pytest.mark.parametrize(("bidding", "holders"), [("rank_points", SEATS), ("points", (0, 1, 3))])
async def test_nobody_but_the_holder_can_tell_who_holds_the_called_card(
    bidding: str, holders: Sequence[int], tmp_path: Path
) -> None:
    runs = [await called(tmp_path / str(holder), holder, bidding) for holder in holders]
    for one, other in combinations(runs, 2):
        assert_alike(one, other)
        assert one.after != other.after, "the card has fallen, and still nobody has noticed"
    assert_told_to_the_holder_alone(runs)


# With points the stand-in calls the highest trump that is not its own: never a lone call.
@pytest.mark.parametrize(("bidding", "holders"), [("rank_points", (0, 1, 4)), ("points", (2, 3))])
async def test_the_clock_gives_nothing_away_either(
    bidding: str, holders: Sequence[int], tmp_path: Path
) -> None:
    runs = [await left_to_the_clock(tmp_path / str(holder), holder, bidding) for holder in holders]
    for one, other in combinations(runs, 2):
        assert_alike(one, other)
    assert_told_to_the_holder_alone(runs)


def assert_alike(one: Run, other: Run) -> None:
    """The same requests and edits in the same order, in the same number of steps.

    What they say is the same to spectators and to every seat whose own cards are the same.
    """
    same = {seat for seat in SEATS if hands(one.holder)[seat] == hands(other.holder)[seat]}
    assert len(same) >= 2
    assert not difference(one.seen_by(same), other.seen_by(same))
    assert one.steps == other.steps


def assert_told_to_the_holder_alone(runs: Sequence[Run]) -> None:
    words = words_for("en")
    alone, partner = words("role-alone"), words("role-partner-secret", name=NAMES[DECLARER])
    for run in runs:
        told = [seat for seat in SEATS if {alone, partner} & run.panels[seat]]
        assert told == [run.holder]
    for one, other in combinations(runs, 2):
        seat = max(one.holder, other.holder)
        cards_or_role = one.panels[seat] ^ other.panels[seat]
        assert all("🤫" in line or "🪙" in line for line in cards_or_role), cards_or_role
