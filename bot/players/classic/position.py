"""What one seat knows of a deal with a stock, ready to be thought about."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game import Observation, Rules, rules_of
from bot.players.codes import SUIT_OF, beats, codes_of
from bot.players.worlds import Known, known


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Position:
    """A decision about a card; all cards are codes."""

    known: Known
    rules: Rules
    me: int
    hand: tuple[int, ...]
    trick: tuple[tuple[int, int], ...]
    best: int
    """The card of the trick that takes, any when there is none."""
    winner: int
    """Who played it."""
    pot: int
    history: tuple[tuple[tuple[int, int], ...], ...]
    """Who played what in each complete trick."""
    taken: tuple[int, ...]
    """Card points by seat."""
    stock: int
    """Cards left to draw."""
    scores: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Card points by code."""
        return self.known.codes.points

    @property
    def trump(self) -> int:
        """The place of the trump suit."""
        return self.known.trump

    @property
    def ours(self) -> bool:
        """Whether our side takes the trick so far."""
        return self.rules.sides[self.winner] == self.rules.sides[self.me]

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """All cards that are neither played nor mine."""
        known_ = self.known
        others = [
            card for seat, hand in enumerate(known_.hands) if seat != self.me for card in hand
        ]
        ends = [card for card in (known_.top, known_.bottom) if card is not None]
        return (*known_.unseen, *others, *ends)

    @property
    def conquest(self) -> tuple[int, ...]:
        """The trumps that win the deal in one hand, () where that is not played."""
        ranks = self.rules.conquest
        cards = self.known.codes.cards
        return tuple(
            [
                code
                for code, card in enumerate(cards)
                if card.rank in ranks and SUIT_OF[code] == self.trump
            ]
        )


def position_of(observation: Observation) -> Position:
    """Return the position of the seat whose observation this is."""
    known_ = known(observation)
    trick = tuple([(seat, card) for seat, card in known_.trick if card is not None])
    codes = codes_of(observation.options)
    points, code = codes.points, codes.code
    best, winner = (trick[0][1], trick[0][0]) if trick else (0, known_.seat)
    for seat, card in trick[1:]:
        if beats(card, best, known_.trump):
            best, winner = card, seat
    taken = [0] * observation.options.players
    for done in observation.tricks:
        taken[done.winner] += done.points
    return Position(
        known=known_,
        rules=rules_of(observation.options),
        me=known_.seat,
        hand=known_.hands[known_.seat],
        trick=trick,
        best=best,
        winner=winner,
        pot=sum([points[card] for _, card in trick]),
        history=tuple(
            [
                tuple([(seat, code[card]) for seat, card in done.plays])
                for done in observation.tricks
            ]
        ),
        taken=tuple(taken),
        stock=observation.stock_size,
        scores=observation.scores,
    )
