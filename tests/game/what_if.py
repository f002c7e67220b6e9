"""The same play of another deal: what a viewer cannot see, changed (RULES 6).

The cards that a viewer may know are told here by the rule book, not by what the engine shows.
"""

from __future__ import annotations

from random import Random

from bot.game import (
    PACK,
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    IllegalAction,
    Match,
    NameTrump,
    Options,
    Pass,
    PlayCard,
    Ready,
    RoundDealt,
    Signal,
    rules_of,
)
from tests.game.drive import sides_of

Swap = dict[Card, Card]


def set_up(options: Options, rng: Random, deals: int) -> Match:
    """Start a match from known packs."""
    seed = rng.randbytes(32)
    whole = rules_of(options, seed).pack
    packs = [rng.sample(whole, len(whole)) for _ in range(deals)]
    return Match(options, seed, packs=packs, first_dealer=0)


def covered(match: Match) -> dict[Card, int]:
    """The cards that lie face down in the trick, each with the seat that played it."""
    now = match.observe(None)
    if not now.blind:
        return {}
    own = {(seat, match.observe(seat).trick[at][1]) for at, (seat, _) in enumerate(now.trick)}
    return {card: seat for seat, card in own if card and card.rank == now.rank}


def known_to(match: Match, viewer: int | None) -> set[Card]:
    """The cards of this deal whose place this viewer may know."""
    now, options = match.observe(None), match.options
    seats = range(match.rules.players)
    down = covered(match)
    known = {card for trick in now.tricks for _, card in trick.plays}
    known |= {match.observe(seat).trick[at][1] for at, (seat, _) in enumerate(now.trick)} - {None}
    known -= {card for card, seat in down.items() if seat != viewer}
    dealt = [event for event in match.events if isinstance(event, RoundDealt)][-1]
    known |= {dealt.face_up} - {None}
    for _, gave, took in now.exchanges:
        known |= {gave, took}
    declarer_hides = options.kitty and now.declarer is not None and not now.kitty_size
    for seat in seats:
        mates = viewer in sides_of(match)[seat]
        lies_open = options.open and not (declarer_hides and seat == now.declarer)
        if seat == viewer or lies_open or (mates and now.phase == "peek"):
            known |= set(match.observe(seat).hand)
    if options.open and now.next_card:
        known.add(now.next_card)
    if viewer is not None and viewer == now.declarer:
        own = match.observe(viewer)
        known |= {*own.kitty, *own.discards}
    return known


def swapped(match: Match, viewer: int | None, rng: Random) -> Swap:
    """Which hidden card lies where another one lay; covered cards keep their rank."""
    hidden = sorted(set(match.rules.pack) - known_to(match, viewer), key=str)
    down, rank = covered(match), match.observe(None).rank
    swap: Swap = {}
    for alike in (
        [card for card in hidden if down and card.rank == rank],
        [card for card in hidden if not (down and card.rank == rank)],
    ):
        swap |= dict(zip(alike, rng.sample(alike, len(alike)), strict=True))
    return swap


def what_if(match: Match, viewer: int | None, rng: Random) -> Match | None:
    """The same public play with hidden cards and signs changed; None if it could not have been."""
    swap = swapped(match, viewer, rng)
    pack = [swap.get(card, card) for card in match.packs[match.deal]]
    later = [rng.sample(one, len(one)) for one in match.packs[match.deal + 1 :]]
    packs = [*match.packs[: match.deal], pack, *later]
    seed = match.seed if match.options.removed_two == "random" else rng.randbytes(32)
    other = Match(match.options, seed, packs, match.first_dealer)
    down = covered(match)
    try:
        for seat, action in match.log:
            if other.deal == match.deal:
                other.apply(seat, _changed(match, seat, action, viewer, swap, down, rng))
            else:
                other.apply(seat, action)
    except IllegalAction:
        return None
    # What ends a deal by itself, a conquest or a decided end, may depend on what is hidden.
    return other if len(other.results) == len(match.results) else None


def _changed(
    match: Match,
    seat: int,
    action: Action,
    viewer: int | None,
    swap: Swap,
    down: dict[Card, int],
    rng: Random,
) -> Action:
    if isinstance(action, Discard):
        return Discard(tuple(swap.get(card, card) for card in action.cards))
    if isinstance(action, PlayCard) and action.card in down and seat != viewer:
        return PlayCard(swap[action.card])
    if isinstance(action, Signal) and viewer not in sides_of(match)[seat]:
        vague = ("low", "none", "load")
        exact = ("ace", "three", "king", "knight", "knave")
        return Signal(rng.choice(vague if match.options.talk == "descriptive" else vague + exact))
    return action


def refusals(match: Match, seat: int) -> list[object]:
    """How each thing that a person at this seat might try is answered."""
    own = match.observe(seat).hand
    answers: list[object] = []
    for action in (
        *map(PlayCard, (card for card in PACK if card not in own)),
        *map(CallCard, PACK),
        *map(NameTrump, "CDSB?"),
        *map(BidRank, "AK2"),
        *map(BidPoints, (60, 61, 62, 90, 120)),
        *map(Signal, ("ace", "low", "wink")),
        Discard(own[:5]),
        Discard(PACK[:5]),
        Pass(),
        Ready(),
        Claim(),
        Exchange(),
        AskRedeal(),
    ):
        try:
            match.check(seat, action)
        except IllegalAction as error:
            answers.append((type(error), error.data))
        else:
            answers.append(None)
    return answers
