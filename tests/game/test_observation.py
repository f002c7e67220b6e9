"""What a viewer is told does not depend on cards that the viewer cannot see (DESIGN 3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.game import (
    BidRank,
    Card,
    Match,
    Options,
    Pass,
    RoundDealt,
    rules_of,
)
from tests.game.setups import SEED, act, bid, pack
from tests.game.what_if import refusals

KINDS = [
    Options(players=2),
    Options(players=3, removed_two="batons"),
    Options(players=4, peek="off"),
    Options(players=5),
    Options(players=5, bidding="points"),
]
DEALS = 40


def positions(options: Options, seed: int) -> Iterator[tuple[Match, Random]]:
    """Play a random match from known packs and stop at about one step in six."""
    rng = Random(f"{options} {seed}")
    deck = rules_of(options).pack
    packs = [rng.sample(deck, len(deck)) for _ in range(DEALS)]
    match = Match(options, rng.randbytes(32), packs=packs, first_dealer=0)
    shyness = rng.choice((0.3, 0.6))
    while not match.outcome and match.deal < DEALS - 1:
        rare = match.observe(None).phase in ("trump", "call")
        if rare or rng.random() < 0.16:
            yield match, rng
        legal = match.legal(match.to_act[0])
        passes = isinstance(legal[-1], Pass) and rng.random() < shyness
        match.apply(match.to_act[0], legal[-1] if passes else rng.choice(legal))
    yield match, rng


def known_to(match: Match, viewer: int | None) -> set[Card]:
    """The cards of this deal that this viewer has been shown."""
    seen = match.observe(viewer)
    shown = {
        card for plays in (seen.trick, *(trick.plays for trick in seen.tricks)) for _, card in plays
    }
    dealt = [event for event in match.events if isinstance(event, RoundDealt)][-1]
    return shown | set(seen.hand) | ({dealt.face_up} if dealt.face_up else set())


def had_it_been(match: Match, hidden: set[Card], rng: Random) -> Match:
    """The same play of another deal, in which the hidden cards lay in each other's places."""
    now = list(match.packs[match.deal])
    places = [place for place, card in enumerate(now) if card in hidden]
    for place, card in zip(
        places, rng.sample([now[at] for at in places], len(places)), strict=True
    ):
        now[place] = card
    later = [rng.sample(one, len(one)) for one in match.packs[match.deal + 1 :]]
    packs = [*match.packs[: match.deal], now, *later]
    return Match.replay(match.options, rng.randbytes(32), match.log, packs, match.first_dealer)


def hands(match: Match) -> list[tuple[Card, ...]]:
    return [match.observe(seat).hand for seat in range(match.rules.players)]


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_an_observation_does_not_depend_on_cards_that_the_viewer_cannot_see(
    options: Options,
) -> None:
    phases: set[str] = set()
    different = partners = 0
    for seed in range(6):
        for match, rng in positions(options, seed):
            phases.add(match.observe(None).phase)
            for viewer in (None, rng.randrange(options.players)):
                hidden = set(match.rules.pack) - known_to(match, viewer)
                other = had_it_been(match, hidden, rng)
                assert other.observe(viewer) == match.observe(viewer)
                assert repr(other.observe(viewer)) == repr(match.observe(viewer))
                assert other.events == match.events
                assert other.to_act == match.to_act
                if viewer is not None:
                    assert other.legal(viewer) == match.legal(viewer)
                    assert refusals(other, viewer) == refusals(match, viewer)
                different += hands(other) != hands(match)
                partners += any(
                    other.observe(seat).partner != match.observe(seat).partner
                    for seat in range(options.players)
                )
    assert different > 60
    expected = {"play", "over"} | ({"auction", "trump"} if options.players == 5 else set())
    assert phases == expected | ({"call"} if options.bidding == "points" else set())
    assert bool(partners) == (options.players == 5)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_an_observation_does_depend_on_what_the_viewer_sees(options: Options) -> None:
    """The counterpart: the comparison above would notice a card."""
    noticed = 0
    for match, rng in positions(options, 0):
        if match.outcome:
            continue
        viewer = rng.randrange(options.players)
        own = set(match.observe(viewer).hand)
        hidden = set(match.rules.pack) - known_to(match, None)
        other = had_it_been(match, hidden, rng)
        if set(other.observe(viewer).hand) != own:
            assert other.observe(viewer) != match.observe(viewer)
            noticed += 1
    assert noticed > 10


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_no_event_tells_a_card_before_it_is_seen(options: Options) -> None:
    """Strip the played and turned-up cards from the public record: no other card is in it."""
    for match, _ in positions(options, 1):
        public = known_to(match, None)
        if called := match.observe(None).called:
            public.add(called)
        start = max(n for n, e in enumerate(match.events) if isinstance(e, RoundDealt))
        text = repr(match.events[start:]) + repr(match.observe(None)).partition("hand=")[2]
        assert not [card for card in match.rules.pack if repr(card) in text and card not in public]


def called_king(holder: int, declarer: int, other: int) -> Match:
    """A call of the King of swords; the holder has it in exchange for a two of the other seat."""
    twos = iter(("2C", "2D", "2S", "2B"))
    first = {seat: "KS" if seat == other else next(twos) for seat in range(5)}
    first[holder], first[other] = first[other], first[holder]
    options = Options(players=5)
    match = Match(options, SEED, packs=[pack(options, first, dealer=4)], first_dealer=4)
    bid(match, declarer, BidRank("K"))
    act(match, "trump:S")
    return match


@pytest.mark.parametrize("holder", range(5))
def test_who_holds_the_called_card_is_known_to_its_holder_alone_until_it_falls(
    holder: int,
) -> None:
    match = called_king(holder, 0, other=1)
    while match.to_act != (holder,) or len(match.observe(holder).hand) > 2:
        told = [match.observe(viewer).partner for viewer in range(5)]
        assert told == [holder if viewer == holder else None for viewer in range(5)]
        assert match.observe(None).partner is None
        match.apply(
            match.to_act[0], next(a for a in match.legal(match.to_act[0]) if str(a) != "KS")
        )
    act(match, "KS")
    assert {match.observe(viewer).partner for viewer in (None, *range(5))} == {holder}


@pytest.mark.parametrize("declarer", range(5))
@pytest.mark.parametrize("viewer", [None, *range(5)])
def test_every_possible_holder_looks_the_same_to_whoever_does_not_hold_the_card(
    declarer: int, viewer: int | None
) -> None:
    """The declarer is among the holders, and a partnered declarer among the viewers."""
    holders = [seat for seat in range(5) if seat != viewer]
    calls = [called_king(holder, declarer, other=holders[0]) for holder in holders]
    shown = [(call.observe(viewer), call.events, call.log, call.to_act) for call in calls]
    assert all(one == shown[0] for one in shown)
    assert len({tuple(hands(call)) for call in calls}) == len(holders)


def test_there_is_no_seat_behind_the_last() -> None:
    match = Match(Options(), SEED)
    for nobody in (-1, 2, 99, "0"):
        with pytest.raises(IndexError):
            match.observe(nobody)
        assert match.legal(nobody) == ()
