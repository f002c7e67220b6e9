"""A deal of Briscola Chiamata (RULES 4.7-4.10): called card, secret partner, covered cards."""

from __future__ import annotations

from dataclasses import replace

from bot.game.actions import Action
from bot.game.cards import Card
from bot.game.declaration import Declaration
from bot.game.events import CardCovered, CardsTurned, Event, PartnerRevealed, TrumpNamed
from bot.game.round import CARD_PLAYED, OVER, PLAY, TRUMP
from bot.game.scoring import Contract, chiamata_gains


class ChiamataRound(Declaration):
    """Five players, one of whom declares, a partner whom nobody knows, and how it is counted."""

    def _open(self) -> None:
        super()._open()
        self.revealed: frozenset[Card] = frozenset()

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do."""
        if self.phase == PLAY and seat == self.turn:
            return tuple(self.hands[seat].values())
        return super().legal(seat)

    def covers(self, card: Card) -> bool:
        """Whether this card of the trick lies face down: the called rank, before the suit."""
        return self.blind and card.rank == self.rank

    def _shown(self, seat: int, card: Card) -> tuple[Event, ...]:
        if self.blind and self.covers(card):
            return (CardCovered(seat),)
        if card not in self.called:
            return (CARD_PLAYED[seat][card],)
        self.revealed |= {card}
        return CARD_PLAYED[seat][card], PartnerRevealed(seat)

    def _take(self) -> tuple[Event, ...]:
        if not self.blind:
            return super()._take()
        declarer = self.auction.declarer
        assert declarer is not None  # noqa: S101 -- only a declarer keeps the suit secret
        self.phase, self.turn = TRUMP, declarer
        return ()

    def _name_trump(self, suit: str) -> tuple[Event, ...]:
        """Name the suit; over a trick that was played blind, turn its covered cards and take it."""
        if not self.under_way:
            return super()._name_trump(suit)
        assert self.rank is not None  # noqa: S101 -- only a fixed rank is played blind
        covered = tuple(play for play in self.under_way if play[1].rank == self.rank)
        card = Card(self.rank, suit)
        self.trump, self.blind = suit, False
        events: tuple[Event, ...] = (TrumpNamed(self.turn, suit), *self._call(card))
        if covered:
            events += (CardsTurned(covered),)
        if any(card == turned for _, turned in covered):
            self.revealed |= {card}
            events += (PartnerRevealed(self.holders[0]),)
        return events + self._take()

    def _after_trick(self, winner: int) -> tuple[Event, ...]:
        if not self.hands[winner]:
            self.phase = OVER
            return ()
        if not self.rules.options.skip_uneventful:
            return ()
        contract = self.contract()
        sides = [int(seat not in contract.side) for seat in range(self.rules.players)]
        others = sum(taken for taken, side in zip(self.points, sides, strict=True) if side)
        self.skip_if_settled(
            sides,
            (contract.points, others),
            lambda sums, _: chiamata_gains(
                self.rules, replace(contract, unplayed=sums[0] - contract.points)
            ),
        )
        return ()

    def contract(self) -> Contract:
        """Return how the deal stands."""
        auction, called = self.auction, self.called
        if auction.best is None or auction.declarer is None or not called:
            raise ValueError("only a deal with a called card has a contract")
        declarer = auction.declarer
        partners: list[int | None] = []
        for holder in self.holders:
            partners.append(None if holder == declarer or holder in partners else holder)
        side = {declarer, *self.holders}
        return Contract(
            declarer=declarer,
            partner=partners[0],
            bid=auction.best,
            called=called[0],
            points=self.discard_points + sum(self.points[seat] for seat in side),
            rank=self.rank,
            called_too=called[1] if len(called) > 1 else None,
            partner_too=partners[1] if len(called) > 1 else None,
            unplayed=sum(self.judged[seat] - self.points[seat] for seat in side),
        )
