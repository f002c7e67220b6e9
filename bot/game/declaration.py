"""How a deal of Briscola Chiamata is declared (RULES 4.1-4.6): from the auction to the call."""

from __future__ import annotations

from itertools import combinations
from typing import Self

from bot.game.actions import (
    CALLS,
    PASS,
    PLAYS,
    REDEAL,
    TRUMPS,
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Discard,
    NameTrump,
    Pass,
)
from bot.game.auction import HIGHEST_PROMISE, LOWEST_PROMISE, Auction, promised
from bot.game.cards import PACK, SUITS, Card
from bot.game.errors import CardNotInHand, IllegalAction, IllegalCall, IllegalTrump
from bot.game.events import (
    AuctionWon,
    BidSpoken,
    CardCalled,
    Discarded,
    Event,
    RedealAsked,
    SuitKept,
    TrumpNamed,
)
from bot.game.round import AUCTION, CALL, DISCARD, PLAY, TRUMP, Round


class Declaration(Round):
    """Auction, trump suit, kitty and called cards; what is played then is left to a subclass."""

    def _open(self) -> None:
        rules = self.rules
        assert rules.ladder  # noqa: S101 -- Chiamata without an auction would be another game
        self.auction = Auction(rules.ladder, self.order, rules.options.all_pass)
        self.phase = AUCTION
        self.trump = None
        self.face_up = None
        self.taken = False
        """Whether the declarer has taken up the kitty."""
        self.discards: tuple[Card, ...] = ()
        self.blind = False
        """Whether the suit is being kept secret."""
        self.called: tuple[Card, ...] = ()
        """The called card; two at a bid of 120 by a house rule (RULES 4.10)."""
        self.holders: tuple[int, ...] = ()
        """Who holds, or played, each called card; the declarer also for one in the kitty."""

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.auction = self.auction.copy()
        return twin

    @property
    def declarer(self) -> int | None:
        """The declarer once the auction is over, else None."""
        return None if self.phase == AUCTION else self.auction.declarer

    @property
    def rank(self) -> str | None:
        """The rank that the best bid calls; None where the declarer is free to choose."""
        if self._calls_two:
            return None
        return "2" if self.rules.options.implied_two else self.auction.rank

    @property
    def _promise(self) -> int:
        return promised(self.auction.best) if self.auction.best else 0

    @property
    def _calls_two(self) -> bool:
        return self.rules.options.two_cards_at_120 and self._promise == HIGHEST_PROMISE

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do until the first card."""
        if seat != self.turn:
            return ()
        if self.phase == AUCTION:
            again: tuple[Action, ...] = (REDEAL,) if self._may_redeal(seat) else ()
            return self.auction.legal() + again
        if self.phase == TRUMP:
            return (*TRUMPS, PASS) if self._may_keep else TRUMPS
        if self.phase == DISCARD:
            hand = sorted(self.hands[seat], key=PACK.index)
            return tuple(map(Discard, combinations(hand, self.rules.kitty_size)))
        if self.phase == CALL:
            return tuple([CALLS[card] for card in PACK if self._may_call(card)])
        return ()

    def _may_call(self, card: Card) -> bool:
        return card.suit == self.trump and card not in self.called

    def _may_redeal(self, seat: int) -> bool:
        """Whether this hand is poor enough to be dealt anew (RULES 4.1)."""
        most = self.rules.options.void_hand
        points = self.rules.points
        return isinstance(most, int) and sum(points[card] for card in self.hands[seat]) <= most

    @property
    def _may_keep(self) -> bool:
        """Whether the declarer may keep the suit secret for the first trick (RULES 4.10)."""
        rule = self.rules.options.blind_first_trick
        if rule == "off" or self.rank is None or self.blind:
            return False
        if rule == "always":
            return True
        return self.rank == "2" and (rule == "two" or self._promise > LOWEST_PROMISE)

    def _check(self, seat: int, action: Action) -> None:
        if isinstance(action, Pass) and self.phase == TRUMP:
            if not self._may_keep:
                raise IllegalAction(action=action)
        elif isinstance(action, BidRank | BidPoints | Pass):
            self.auction.check(action)
        elif isinstance(action, NameTrump):
            if action.suit not in tuple(SUITS):
                raise IllegalTrump(suit=action.suit)
        elif isinstance(action, CallCard):
            if action.card not in PACK or not self._may_call(action.card):
                raise IllegalCall(card=action.card, suit=self.trump)
        elif isinstance(action, Discard):
            self._check_discard(seat, action)
        else:
            super()._check(seat, action)

    def _check_discard(self, seat: int, action: Discard) -> None:
        hand = self.hands[seat]
        for card in action.cards:
            if not isinstance(card, Card) or card not in hand:
                raise CardNotInHand(card=card)
        if not len(set(action.cards)) == len(action.cards) == self.rules.kitty_size:
            raise IllegalAction(action=action)

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        if isinstance(action, AskRedeal):
            self.end("void", seat)
            return (RedealAsked(seat),)
        if isinstance(action, NameTrump):
            return self._name_trump(action.suit)
        if isinstance(action, CallCard):
            return self._call(action.card)
        if isinstance(action, Discard):
            return self._discard(action.cards)
        assert isinstance(action, BidRank | BidPoints | Pass)  # noqa: S101 -- check() let it through
        if self.phase == TRUMP:
            self.blind = True
            return (SuitKept(seat), *self._take_kitty())
        return self._speak(action)

    def _speak(self, action: BidRank | BidPoints | Pass) -> tuple[Event, ...]:
        auction, spoken = self.auction, BidSpoken(self.turn, action)
        auction.speak(action)
        self.turn = auction.turn
        if not auction.over:
            return (spoken,)
        if auction.best is None or auction.declarer is None:
            self.end("passed")
            return (spoken,)
        self.phase, self.turn = TRUMP, auction.declarer
        return spoken, AuctionWon(auction.declarer, auction.best)

    def _name_trump(self, suit: str) -> tuple[Event, ...]:
        self.trump = suit
        return (TrumpNamed(self.turn, suit), *self._take_kitty())

    def _take_kitty(self) -> tuple[Event, ...]:
        """Take up the kitty, if there is one, before calling (RULES 4.6)."""
        if not self.rest:
            return self._announce()
        self.hands[self.turn] |= {card: PLAYS[card] for card in self.rest}
        self.taken, self.phase = True, DISCARD
        return ()

    def _discard(self, cards: tuple[Card, ...]) -> tuple[Event, ...]:
        self.discards = cards
        for card in cards:
            del self.hands[self.turn][card]
        return (Discarded(self.turn), *self._announce())

    def _announce(self) -> tuple[Event, ...]:
        """Call the card that the bid calls, or let the declarer choose."""
        if self.blind:
            self._start()
            return ()
        if self.rank is not None and self.trump is not None:
            return self._call(Card(self.rank, self.trump))
        self.phase = CALL
        return ()

    def _call(self, card: Card) -> tuple[Event, ...]:
        """Fix a called card; its holder is told by observation alone."""
        event = CardCalled(self.turn, card)
        self.called += (card,)
        self.holders += (self._holder(card),)
        if self._calls_two and len(self.called) == 1:
            self.phase = CALL
        else:
            self._start()
        return (event,)

    def _start(self) -> None:
        leads = self.rules.options.chiamata_leader == "declarer"
        self.phase, self.turn = PLAY, self.turn if leads else self.order[0]

    def _holder(self, card: Card) -> int:
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return seat
        return next((seat for seat, played in self.under_way if played == card), self.turn)

    @property
    def discard_points(self) -> int:
        """Card points of the discards, which are the declarer's side's (RULES 4.6)."""
        return sum(self.rules.points[card] for card in self.discards)
