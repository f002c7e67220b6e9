"""Under any options, what a viewer is told does not depend on what the viewer may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.game import (
    Match,
    Options,
)
from tests.game.drive import steps
from tests.game.pairs import table_of_pairs
from tests.game.setups import play_on, seated
from tests.game.what_if import covered, known_to, refusals, set_up, what_if

ROWS = table_of_pairs()
DEALS = 3
SEEN: Counter[str] = Counter()


@pytest.mark.parametrize("options", ROWS, ids=lambda row: row.code)
def test_nothing_hidden_shows_at_a_table_of_these_rules(options: Options) -> None:
    rng = Random(f"secret {options.code}")
    match = set_up(options, rng, DEALS + 1)
    places: Counter[str] = Counter()
    for seat, action in steps(match, rng):
        phase = match.observe(None).phase
        places[phase] += 1
        rare = phase not in ("play", "auction") and places[phase] < 4
        if rare or covered(match) or rng.random() < 0.08:
            for viewer in (None, *rng.sample(range(options.players), 2)):
                compare(match, viewer, rng)
        match.apply(seat, action)
        if match.deal >= DEALS or match.outcome:
            break


def compare(match: Match, viewer: int | None, rng: Random) -> None:
    """Look at the position and at another that this viewer could not tell from it."""
    other = what_if(match, viewer, rng)
    if other is None:
        SEEN["could not have been"] += 1
        return
    mine, twin = match.observe(viewer), other.observe(viewer)
    assert twin == mine
    assert repr(twin) == repr(mine)
    assert other.events == match.events
    assert other.to_act == match.to_act
    if viewer is not None:
        assert other.legal(viewer) == match.legal(viewer)
        if rng.random() < 0.2:
            assert refusals(other, viewer) == refusals(match, viewer)
    views = [(one.observe(seat)) for seat in range(match.rules.players) for one in (match, other)]
    SEEN[mine.phase] += 1
    SEEN["hands"] += any(a.hand != b.hand for a, b in zip(views[::2], views[1::2], strict=True))
    SEEN["partner"] += any(
        a.partner != b.partner for a, b in zip(views[::2], views[1::2], strict=True)
    )
    SEEN["signs"] += any(a.signs != b.signs for a, b in zip(views[::2], views[1::2], strict=True))
    SEEN["discards"] += any(
        a.discards != b.discards for a, b in zip(views[::2], views[1::2], strict=True)
    )
    SEEN["covered"] += covered(match) != covered(other)
    SEEN["exchanges"] += bool(mine.exchanges)


def test_enough_was_different_and_nobody_noticed() -> None:
    SEEN.clear()  # which of the tables above ran in this process before, is chance
    for options in ROWS[::2]:
        test_nothing_hidden_shows_at_a_table_of_these_rules(options)
    places = ("auction", "trump", "discard", "call", "play", "peek")
    for what in ("hands", "partner", "signs", "discards", "covered", "exchanges", *places):
        assert SEEN[what] >= 5, what
    assert SEEN["could not have been"] < SEEN["hands"]


def test_the_comparison_notices_what_a_viewer_does_see() -> None:
    """The counterpart: a view is not equal where a card that it shows lies elsewhere."""
    rng, noticed = Random(4), 0
    for options in ROWS[::5]:
        match = set_up(options, rng, DEALS + 1)
        for step, (seat, action) in enumerate(steps(match, rng)):
            if match.deal >= DEALS:
                break
            if step % 17 == 3:
                viewer = rng.randrange(options.players)
                other = what_if(match, None, rng)
                if other and other.observe(viewer).hand != match.observe(viewer).hand:
                    assert other.observe(viewer) != match.observe(viewer)
                    noticed += 1
            match.apply(seat, action)
    assert noticed > 50


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_in_the_peek_a_viewer_is_shown_the_own_team_and_no_more(viewer: int | None) -> None:
    match = seated(Options(players=4))
    play_on(match, tricks=7)
    shown = {card for hand in match.observe(viewer).hands if hand for card in hand}
    team = [] if viewer is None else [viewer, (viewer + 2) % 4]
    assert shown == {card for seat in team for card in match.observe(seat).hand}


def test_no_event_and_no_public_view_tells_a_card_before_it_is_seen() -> None:
    """No card that the public may not know is named by the events or the view of this deal."""
    rng, looked = Random(6), 0
    for options in ROWS:
        match = set_up(options, rng, DEALS + 1)
        for seat, action in steps(match, rng):
            if match.deal >= DEALS:
                break
            if rng.random() < 0.05 and not match.outcome:
                now = match.observe(None)
                public = known_to(match, None) | {now.called, now.called_too, now.removed}
                starts = [n for n, e in enumerate(match.events) if type(e).__name__ == "RoundDealt"]
                text = repr(match.events[starts[-1] :]) + repr(now).partition("hand=")[2]
                hidden = set(match.rules.pack) - public
                assert not [card for card in hidden if repr(card) in text]
                looked += 1
            match.apply(seat, action)
    assert looked > 300
