"""Which cards may lie where, as far as one seat knows: worlds that fit all that it has seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from bot.game import PACK, Card, Observation
from bot.players.codes import Codes, codes_of, trump_place

_NO_TWOS: Final = 6
"""So many players leave all of them out (RULES 2.5)."""


class World(NamedTuple):
    """One way in which the hidden cards may lie; all cards are codes."""

    hands: list[list[int]]
    """By seat."""
    stock: list[int]
    """In the order of drawing, the face-up card last; in Chiamata kitty or discards."""
    trick: list[tuple[int, int]]
    """Who played what to the trick under way, covered cards among it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What a seat knows of where the cards lie; all cards are codes."""

    seat: int
    codes: Codes
    trump: int
    hands: tuple[tuple[int, ...], ...]
    """The cards that each seat is known to hold; the own hand is whole."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    unseen: tuple[int, ...]
    """The cards that lie where this seat cannot know, in order."""
    trick: tuple[tuple[int, int | None], ...]
    """The trick under way; None for a covered card."""
    covered: tuple[int, ...]
    """Unseen cards that a covered card may be: those of the called rank."""
    top: int | None
    """The next card of the stock where it lies open, unless it is the bottom."""
    bottom: int | None
    """The face-up card under the stock."""

    @property
    def whole(self) -> bool:
        """Whether nothing is hidden."""
        return not self.unseen

    def sample(self, rng: Random) -> World:
        """Return a world, all that fit being equally likely."""
        rand = rng.random
        loose = sorted(self.unseen, key=lambda _: rand())
        trick = self._uncover(loose) if self.covered else list(self.trick)
        at = 0
        hands = []
        for known, size in zip(self.hands, self.sizes, strict=True):
            end = at + size - len(known)
            hands.append([*known, *loose[at:end]])
            at = end
        stock = loose[at:]
        if self.top is not None:
            stock.insert(0, self.top)
        if self.bottom is not None:
            stock.append(self.bottom)
        return World(hands, stock, trick)  # type: ignore[arg-type]  # no card of it is None now

    def _uncover(self, loose: list[int]) -> list[tuple[int, int | None]]:
        """Return the trick with covered cards taken out of the shuffled ones."""
        trick: list[tuple[int, int | None]] = []
        for seat, card in self.trick:
            if card is None:
                card = next(code for code in loose if code in self.covered)  # noqa: PLW2901
                loose.remove(card)
            trick.append((seat, card))
        return trick


def known(observation: Observation) -> Known:
    """Return what the seat of this observation knows."""
    seat = observation.seat
    if seat is None:
        raise ValueError("nobody's observation is nobody's to play from")
    codes = codes_of(observation.options)
    places = [list(hand or ()) for hand in observation.hands]
    for holder, card in observation.remembered:
        if card not in places[holder]:
            places[holder].append(card)
    bottom, top = observation.face_up, observation.next_card
    if top == bottom:
        top = None
    seen = {card for trick in observation.tricks for _, card in trick.plays}
    seen.update(*places, observation.discards, [card for _, card in observation.trick if card])
    seen |= {card for card in (bottom, top) if card}
    unseen = [card for card in _pack(observation) if card not in seen]
    down = any(card is None for _, card in observation.trick)
    covered = [card for card in unseen if down and card.rank == observation.rank]
    return Known(
        seat=seat,
        codes=codes,
        trump=trump_place(observation.trump),
        hands=tuple(map(codes.of, places)),
        sizes=observation.hand_sizes,
        unseen=tuple(sorted(codes.of(unseen))),
        trick=tuple([(who, codes.code[card] if card else None) for who, card in observation.trick]),
        covered=codes.of(covered),
        top=codes.code[top] if top else None,
        bottom=codes.code[bottom] if bottom else None,
    )


def _pack(observation: Observation) -> list[Card]:
    """The cards of this deal: which 2 three players leave out may have been drawn by lot."""
    removed = {observation.removed}
    if observation.options.active == _NO_TWOS:
        removed = {card for card in PACK if card.rank == "2"}
    return [card for card in PACK if card not in removed]
