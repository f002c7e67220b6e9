"""A deal of Briscola with a stock (RULES 1-3): draws, exchange, conquest, looking at partners."""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from bot.game.actions import CLAIM, EXCHANGE, PLAYS, READY, Action, Claim, Exchange
from bot.game.cards import Card
from bot.game.errors import IllegalExchange
from bot.game.events import CardsDrawn, Event, Exchanged, PeekClosed, PeekOpened
from bot.game.round import OVER, PEEK, PLAY, Round
from bot.game.rules import PACK_POINTS
from bot.game.scoring import classic_gains, classic_verdict, side_totals

_cards_drawn: Final = cache(CardsDrawn)


class ClassicRound(Round):
    """Two, three, four or six players; the trump card lies under the stock."""

    def _open(self) -> None:
        rules, options = self.rules, self.rules.options
        self.face_up = self.rest[0]
        self.stock = [self.rest[0], *reversed(self.rest[1:])]
        self.trump = self.face_up.suit
        self.exchanged: frozenset[int] = frozenset()
        """Seats that have exchanged in this trick."""
        self.exchanges: tuple[tuple[int, Card, Card], ...] = ()
        self.ready: frozenset[int] = frozenset()
        self._peeks = options.peek if rules.teams and not options.open else "off"
        self.phase = PEEK if self._peeks in ("before_first_trick", "both") else PLAY
        # Most tables play without these: one look a move is enough.
        self._plain = not (options.exchange or options.conquest_claim)
        self._automatic = bool(rules.conquest) and not options.conquest_claim

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.stock = self.stock[:]
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now: everybody who still looks, in the peek phase."""
        if self.phase == PEEK:
            return tuple([seat for seat in self.order if seat not in self.ready])
        return (self.turn,)

    @property
    def stock_size(self) -> int:
        """Cards left to draw, the face-up card among them."""
        return len(self.stock)

    def opening(self) -> tuple[Event, ...]:
        """Look for a conquest in the hands as dealt."""
        if self._automatic:
            self._conquer()
        return (PeekOpened(),) if self.phase == PEEK else ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do."""
        if self.phase == PLAY:
            if seat != self.turn:
                return ()
            plays = tuple(self.hands[seat].values())
            if self._plain:
                return plays
            extra: tuple[Action, ...] = (EXCHANGE,) if self.exchange_of(seat) else ()
            if self.rules.options.conquest_claim and self.conqueror(seat):
                extra += (CLAIM,)
            return plays + extra
        if self.phase == PEEK and seat in self.to_act:
            return (READY,)
        return ()

    def conqueror(self, seat: int) -> bool:
        """Whether this hand holds the trumps that win the round (RULES 3.3)."""
        hand, suit = self.hands[seat], self.trump
        ranks = self.rules.conquest
        return bool(ranks) and sum(c.suit == suit and c.rank in ranks for c in hand) == len(ranks)

    def exchange_of(self, seat: int) -> Card | None:
        """The card that this seat may give for the face-up one now, None when none (RULES 3.2)."""
        options, up = self.rules.options, self.face_up
        if not options.exchange or self.phase != PLAY or seat != self.turn or up is None:
            return None
        if seat in self.exchanged:
            return None
        strength, hand = self.rules.strength, self.hands[seat]
        seven = Card(self.rules.seven, up.suit)
        two = Card("2", up.suit) if Card("2", up.suit) in hand else None
        held = seven if seven in hand else None
        won = any(trick.winner == seat for trick in self.tricks)
        right = won
        if options.exchange_right == "this_trick_winner":
            right = won and self.tricks[-1].winner == seat and not self.under_way
        if strength[up] > strength[seven]:
            late = options.exchange_wp_seven and won and seven in self.rest  # it was drawn
            if held and (right or late):
                return held
        elif two and right:
            return two
        return two if options.exchange_first_trick_two and not self.tricks else None

    def _check(self, seat: int, action: Action) -> None:
        if isinstance(action, Exchange) and not self.exchange_of(seat):
            raise IllegalExchange(face_up=self.face_up)
        super()._check(seat, action)

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        if isinstance(action, Exchange):
            return self._exchange(seat)
        if isinstance(action, Claim):
            self._win_at_once(seat)
            return ()
        self.ready |= {seat}
        if len(self.ready) < len(self.order):
            return ()
        self.phase, self.ready = PLAY, frozenset()
        return (PeekClosed(),)

    def _exchange(self, seat: int) -> tuple[Event, ...]:
        gave, took = self.exchange_of(seat), self.face_up
        assert gave is not None  # noqa: S101 -- check() let the exchange through
        assert took is not None  # noqa: S101 -- likewise
        del self.hands[seat][gave]
        self.hands[seat][took] = PLAYS[took]
        self.face_up = self.stock[0] = gave
        self.exchanged |= {seat}
        self.exchanges += ((seat, gave, took),)
        if self._automatic:
            self._conquer()
        return (Exchanged(seat, gave, took),)

    def _conquer(self) -> None:
        for seat in self.order:
            if self.conqueror(seat):
                self._win_at_once(seat)

    def _win_at_once(self, seat: int) -> None:
        self.end("conquest", seat)
        self.unplayed = PACK_POINTS - sum(self.points)

    def _after_trick(self, winner: int) -> tuple[Event, ...]:
        if self.exchanged:
            self.exchanged = frozenset()
        if not self.stock:
            if self.hands[winner]:
                return self._without_stock(winner)
            self.phase = OVER
            return ()
        drawn = self._draw(winner)
        if self._automatic:
            self._conquer()
        if self.stock or self.phase == OVER:
            return (drawn,)
        return (drawn, *self._without_stock(winner, last_draw=True))

    def _without_stock(self, winner: int, *, last_draw: bool = False) -> tuple[Event, ...]:
        """Skip the last tricks or let partners look at each other's cards, where that is due."""
        if self.rules.options.skip_uneventful and not any(map(self.conqueror, self.order)):
            sides = self.rules.sides
            self.skip_if_settled(sides, side_totals(sides, self.points), self._meaning)
        last_trick = len(self.hands[winner]) == 1
        if self.phase == PLAY and (
            (last_draw and self._peeks == "stock_end")
            or (last_trick and self._peeks in ("before_last_trick", "both"))
        ):
            self.phase = PEEK
            return (PeekOpened(),)
        return ()

    def _meaning(self, totals: tuple[int, ...], last: int) -> tuple[object, ...]:
        """What these totals give: game points, the end of the match, the next dealer."""
        verdict = classic_verdict(self.rules, totals, last)
        same = self.rules.options.tie_dealer == "same" and verdict.drawn
        return *classic_gains(self.rules, verdict, self.scores), same

    def _draw(self, winner: int) -> CardsDrawn:
        """Give everybody the next card of the stock, the winner first (RULES 1.5)."""
        order = self.rules.turns[winner]
        for seat in order:
            card = self.stock.pop()
            self.hands[seat][card] = PLAYS[card]
        if not self.stock:
            self.face_up = None
        return _cards_drawn(order, not self.stock)
