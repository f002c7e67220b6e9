"""What one seat knows of a deal of five, in places and codes."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game import Observation, promised, rules_of
from bot.game.rules import KITTY_SIZE
from bot.players.chiamata.playout import PLACES
from bot.players.codes import Codes, codes_of, trump_place


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Position:
    """A deal as a seat sees it. Places count the seats that play from the dealer's right on."""

    codes: Codes
    me: int
    hand: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    """By place; None where they are hidden."""
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    """Cards that lie where this seat cannot know, in order."""
    trump: int
    declarer: int | None
    called: tuple[int, ...]
    holders: tuple[int | None, ...]
    """Of each called card, where this seat may know it; the declarer when alone."""
    fallen: tuple[bool, ...]
    """Whether each called card has been played."""
    all_open: bool
    """Whether everybody knows the sides from the start."""
    leader: int
    trick: tuple[tuple[int, int | None], ...]
    tricks: tuple[tuple[tuple[tuple[int, int], ...], int], ...]
    """Plays and winner of each complete trick."""
    taken: tuple[int, ...]
    """Card points by place."""
    discards: tuple[int, ...]
    aside: int
    """Hidden cards that lie in no hand: a kitty, or discards that this seat did not lay down."""
    promise: int
    capot: bool
    """Whether the opponents' taking everything counts double."""
    draw_at_sixty: bool
    bids: tuple[tuple[int, bool], ...]
    """Who spoke in the auction, and whether it was a bid."""

    @property
    def worth(self) -> int:
        """Card points of the trick under way, as far as they are seen."""
        return sum([self.codes.points[card] for _, card in self.trick if card is not None])

    def place_now(self) -> int:
        """Return whose turn it is."""
        return (self.leader + len(self.trick)) % PLACES


def position_of(observation: Observation) -> Position:
    """Return the position that a playing seat observes."""
    options, codes = observation.options, codes_of(observation.options)
    rules = rules_of(options)
    around = rules.turns[(observation.dealer + 1) % rules.players]
    order = tuple([seat for seat in around if seat not in observation.resting])
    place = {seat: at for at, seat in enumerate(order)}
    hands = tuple(
        [None if (hand := observation.hands[seat]) is None else codes.of(hand) for seat in order]
    )
    tricks = tuple(
        [
            (
                tuple([(place[seat], codes.code[card]) for seat, card in trick.plays]),
                place[trick.winner],
            )
            for trick in observation.tricks
        ]
    )
    trick = tuple(
        [(place[seat], codes.code[card] if card else None) for seat, card in observation.trick]
    )
    played = {card for plays, _ in tricks for _, card in plays} | {card for _, card in trick}
    seen = {card for hand in hands if hand for card in hand} | played
    discards = codes.of(observation.discards)
    seen |= set(discards)
    called = tuple(
        [codes.code[card] for card in (observation.called, observation.called_too) if card]
    )
    holders = (observation.partner, observation.partner_too)[: len(called)]
    taken = [0] * PLACES
    for plays, winner in tricks:
        taken[winner] += sum([codes.points[card] for _, card in plays])
    assert observation.seat is not None  # noqa: S101 -- nobody has no cards to play
    hidden = KITTY_SIZE if options.kitty else 0
    return Position(
        codes=codes,
        me=place[observation.seat],
        hand=codes.of(observation.hand),
        hands=hands,
        sizes=tuple([observation.hand_sizes[seat] for seat in order]),
        unseen=tuple([code for code in range(len(codes.cards)) if code not in seen]),
        trump=trump_place(observation.trump),
        declarer=None if observation.declarer is None else place[observation.declarer],
        called=called,
        holders=tuple([None if seat is None else place[seat] for seat in holders]),
        fallen=tuple([card in played for card in called]),
        all_open=options.open,
        leader=place[observation.leader],
        trick=trick,
        tricks=tricks,
        taken=tuple(taken),
        discards=discards,
        aside=0 if discards or observation.kitty else hidden,
        promise=promised(observation.bid) if observation.bid else 0,
        capot=options.capot_by_opponents_doubles,
        draw_at_sixty=options.sixty_is_draw,
        bids=tuple([(place[seat], str(bid) != "pass") for seat, bid in observation.bids]),
    )
