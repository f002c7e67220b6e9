"""The points that calls are likely to bring: the learnt line, corrected by playouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.game import Observation
from bot.game.rules import KITTY_SIZE
from bot.players.chiamata.estimate import Call, deals, expected, simulate
from bot.players.chiamata.playout import PLACES
from bot.players.chiamata.position import Position
from bot.players.chiamata.weights import HAND, HAND_WITH_KITTY

_SUITS_TRIED = 2
_CALLS_TRIED = 4
_DOUBT = 12.0
"""Playouts that the learnt line is worth."""
_OPTIMISM = {(False, False): 4.0, (False, True): 2.0, (True, False): 1.5, (True, True): -6.0}
"""Card points that go off, with a kitty or not and with the choice of the called card or not.

The boldest of five estimates wins the auction; what is chosen later makes up for some of it.
"""
_SPREAD_OPEN = 11.0
"""How far off a playout is where all cards lie open."""
_OPEN_PLAYOUTS = 8
"""At least so many, where the kitty alone is hidden."""


class Outlook:
    """One hand's prospects as declarer, for every suit and called card."""

    def __init__(self, position: Position, kitty: int, leader: int, free: bool) -> None:
        """Take down the hand.

        ``kitty`` are the cards that the declarer is still to take up; ``free`` is whether any card
        may be called.
        """
        self.position = position
        self.kitty = kitty
        self.leader = leader
        self.model = HAND_WITH_KITTY if kitty else HAND
        self.open = None not in position.hands
        self.spread = _SPREAD_OPEN if self.open else self.model.spread
        self.optimism = _OPTIMISM[bool(kitty), free]
        self.bonus = 0.0
        """Card points that come on top, such as those of a trick already won."""
        played = [card for place, card in position.trick if place == position.me]
        self.hand = (*position.hand, *[card for card in played if card is not None])
        self.banked = sum([position.codes.points[card] for card in position.discards])
        self._shift: dict[int, float] = {}
        self._known: dict[Call, float] = {}
        self._lines: dict[Call, float] = {}

    def lone(self, call: Call) -> bool:
        """Whether the declarer would have no partner."""
        own = (*self.hand, *self.position.discards)
        return all(card in own for card in call.called)

    def mean(self, call: Call) -> float:
        """Return the card points that the declarer's side is likely to take."""
        points = self._known.get(call)
        if points is None:
            points = self._line(call) + self._shift.get(call.trump, 0.0)
        return points - self.optimism + self.bonus

    def refine(self, calls: Sequence[Call], rng: Random, number: int) -> None:
        """Play out the best suits' calls, some from worst to best, and correct the line by it."""
        if self.open:
            number = max(number, _OPEN_PLAYOUTS)
        if not number or self.position.trick:
            return
        by_suit: dict[int, list[Call]] = {}
        for call in calls:
            by_suit.setdefault(call.trump, []).append(call)
        best = {trump: max(map(self._line, own)) for trump, own in by_suit.items()}
        tried = sorted(best, key=lambda trump: -best[trump])[:_SUITS_TRIED]
        if self.open:
            tried = list(by_suit)
        lays = self._lays(rng, number)
        for trump in tried:
            own = by_suit[trump]
            step = max(-(-len(own) // _CALLS_TRIED), 1)
            some = own if self.open else own[::step]
            off = []
            for call in some:
                taken = simulate(
                    self.hand,
                    call,
                    self.position.me,
                    self.leader,
                    self.kitty,
                    self.position.codes.points,
                    lays,
                    all_open=self.open,
                )
                mean = sum(taken) / len(taken) + self.banked
                if self.open:
                    self._known[call] = mean
                if not self.lone(call):
                    off.append(mean - self._line(call))
                else:
                    weight = len(taken) / (len(taken) + _DOUBT)
                    self._known[call] = weight * mean + (1 - weight) * self._line(call)
            if off:
                weight = number / (number + _DOUBT)
                self._shift[trump] = weight * sum(off) / len(off)

    def _line(self, call: Call) -> float:
        line = self._lines.get(call)
        if line is None:
            # The line knows hands of eight; a shorter one after the discards has points aside.
            line = expected(self.model, self.hand, call, self._seat()) + self.banked
            self._lines[call] = line
        return line

    def _seat(self) -> int:
        """The place as the line counts it: from the first leader on."""
        return (self.position.me - self.leader) % PLACES

    def _lays(self, rng: Random, number: int) -> list[list[int]]:
        """Ways in which the others' cards may lie."""
        position = self.position
        if not self.open:
            return deals(position.unseen, rng, number)
        known = [
            card
            for place, hand in enumerate(position.hands)
            if place != position.me
            for card in hand or ()
        ]
        if not self.kitty:
            return [known]
        return [[*known, *rest] for rest in deals(position.unseen, rng, number)]


def outlook_of(observation: Observation, position: Position) -> Outlook:
    """Return the outlook of the seat of this observation as declarer."""
    kitty = KITTY_SIZE if observation.options.kitty and not observation.kitty else 0
    leads = observation.options.chiamata_leader == "declarer"
    free = observation.options.bidding == "points" and not observation.options.implied_two
    return Outlook(position, kitty, position.me if leads else 0, free)
