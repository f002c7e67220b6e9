"""What the other's plays tell in a duel: how carefully it plays, and what it may still hold."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from bot.players.classic.duel import LATE, Tables, Values
from bot.players.classic.position import Position

_SLIP: Final = 0.1
"""How often even a careful player plays another card than our tables say."""
_DOUBT: Final = 0.3
"""How likely the other is careless before it has played at all."""
_LEAST: Final = 0.1
_MOST: Final = 0.9
_HAND: Final = 3


@dataclass(frozen=True, slots=True)
class Foe:
    """What is held of the other."""

    careless: float
    """How likely it plays anything."""
    card: int | None
    """What it played last; None before its first card."""
    values: Values
    """What all cards were worth to a careful player then."""
    before: bool
    """Whether it has drawn since, so that one of its cards was not there yet."""

    def type(self, hand: list[int], rng: Random) -> int | None:
        """Return 1 for a careless foe, 0 for a careful one, None when it would hold other cards.

        Worlds in which the last play would have been odd are mostly left out.
        """
        chance = rng.random
        if chance() < self.careless:
            return 1 if self.card is None or chance() * _HAND < 1 else None
        if self.card is None:
            return 0
        worth = self.values[self.card]
        better = sum([self.values[card] > worth for card in hand])
        if not better:
            return 0
        if better == 1 and self.before and chance() * _HAND < 1:
            return 0
        return 0 if chance() < _SLIP else None


def foe_of(position: Position, tables: Tables) -> Foe:
    """Return what the tricks so far tell about the other."""
    me, hand = position.me, position.hand
    plays = [*position.history, position.trick]
    mine = {card for trick in plays for seat, card in trick if seat == me} | {*hand}
    pool = set(range(len(position.points))) - mine
    odds = _DOUBT / (1 - _DOUBT)
    stock = position.stock + 2 * len(position.history)
    card, values = None, tables.lead[0]
    for trick in plays:
        late = stock <= LATE
        for at, (seat, played) in enumerate(trick):
            if seat != me:
                card = played
                values = tables.reply[late][trick[0][1]] if at else tables.lead[late]
                below = sum([values[other] < values[card] for other in pool])
                # The best of three cards lies so high among all: the density is three squares.
                quantile = (below + 0.5) / len(pool)
                odds /= (1 - _SLIP) * _HAND * quantile * quantile + _SLIP
                pool.discard(card)
        stock -= 2
    chance = min(_MOST, max(_LEAST, odds / (1 + odds)))
    return Foe(chance, card, values, before=not position.trick)
