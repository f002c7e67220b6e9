"""One deal, from the shuffled pack to the last trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bot.game.actions import (
    CALLS,
    PLAYS,
    TRUMPS,
    Action,
    BidPoints,
    BidRank,
    CallCard,
    NameTrump,
    Pass,
    PlayCard,
)
from bot.game.auction import Auction
from bot.game.cards import PACK, SUITS, Card
from bot.game.errors import (
    CardNotInHand,
    IllegalAction,
    IllegalCall,
    IllegalTrump,
    MatchOver,
    NotYourTurn,
    WrongPhase,
)
from bot.game.events import (
    AuctionWon,
    BidSpoken,
    CardCalled,
    CardPlayed,
    CardsDrawn,
    Event,
    PartnerRevealed,
    Plays,
    TrickTaken,
    TrumpNamed,
)
from bot.game.rules import MOST_PLAYERS, Rules

AUCTION: Final = "auction"
TRUMP: Final = "trump"
CALL: Final = "call"
PLAY: Final = "play"
OVER: Final = "over"

_PHASES: Final[dict[type, str]] = {
    PlayCard: PLAY,
    BidRank: AUCTION,
    BidPoints: AUCTION,
    Pass: AUCTION,
    NameTrump: TRUMP,
    CallCard: CALL,
}

# Values that recur in every deal are made once: building a frozen object costs as much as a play.
_CARD_PLAYED: Final = tuple(
    {card: CardPlayed(seat, card) for card in PACK} for seat in range(MOST_PLAYERS)
)
_cards_drawn: Final = cache(CardsDrawn)


def trick_winner(plays: Plays, trump: str | None, strength: Mapping[Card, int]) -> int:
    """Seat that takes the trick: highest trump, else highest card of the led suit (RULES 1.4)."""
    winner, best = plays[0]
    for seat, card in plays[1:]:
        if card.suit == best.suit:
            if strength[card] > strength[best]:
                winner, best = seat, card
        elif card.suit == trump:
            winner, best = seat, card
    return winner


class Round:
    """The cards of one deal and whose turn it is. Mutable; Match is its only user."""

    def __init__(self, rules: Rules, pack: Sequence[Card], dealer: int) -> None:
        players, size = rules.players, rules.hand_size
        first = (dealer + 1) % players
        self.rules = rules
        self.dealer = dealer
        # A hand is its cards in the order in which they came, with the action that plays each.
        self.hands: list[dict[Card, PlayCard]] = [{} for _ in range(players)]
        for step, seat in enumerate(rules.turns[first]):
            hand = pack[step * size : (step + 1) * size]
            self.hands[seat] = {card: PLAYS[card] for card in hand}
        rest = pack[rules.dealt :]
        self.face_up: Card | None = rest[0] if rules.stock else None
        self.stock = [rest[0], *reversed(rest[1:])] if rules.stock else []
        self.trump: str | None = self.face_up.suit if self.face_up else None
        self.auction = Auction(rules.ladder, players, first) if rules.ladder else None
        self.phase = AUCTION if self.auction else PLAY
        self.turn = first
        self.under_way: Plays = ()
        self.tricks: tuple[TrickTaken, ...] = ()
        self.points = [0] * players
        self.called: Card | None = None
        self.partner: int | None = None
        self.revealed = False

    def copy(self) -> Round:
        """Return an independent copy."""
        twin = object.__new__(Round)
        twin.__dict__.update(self.__dict__)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock = self.stock[:]
        twin.points = self.points[:]
        if self.auction:
            twin.auction = self.auction.copy()
        return twin

    @property
    def declarer(self) -> int | None:
        """The declarer once the auction is over, else None."""
        return self.auction.declarer if self.auction and self.phase != AUCTION else None

    def legal(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may do."""
        if self.phase == PLAY:
            return tuple(self.hands[self.turn].values())
        if self.phase == AUCTION and self.auction:
            return self.auction.legal()
        if self.phase == TRUMP:
            return TRUMPS
        if self.phase == CALL:
            return tuple(CALLS[card] for card in self.rules.pack if card.suit == self.trump)
        return ()

    def check(self, seat: int, action: Action) -> None:
        """Raise the IllegalAction that says why the seat may not do this now."""
        if self.phase == OVER:
            raise MatchOver
        if seat != self.turn:
            raise NotYourTurn(seat=seat, to_act=(self.turn,))
        phase = _PHASES.get(type(action))
        if phase is None:
            raise IllegalAction(action=action)
        if phase != self.phase:
            raise WrongPhase(phase=self.phase)
        if isinstance(action, PlayCard):
            if not isinstance(action.card, Card) or action.card not in self.hands[seat]:
                raise CardNotInHand(card=action.card)
        elif isinstance(action, NameTrump):
            if action.suit not in tuple(SUITS):
                raise IllegalTrump(suit=action.suit)
        elif isinstance(action, CallCard):
            if action.card not in self.rules.pack or action.card.suit != self.trump:
                raise IllegalCall(card=action.card, suit=self.trump)
        elif self.auction:
            self.auction.check(action)

    def do(self, action: Action) -> tuple[Event, ...]:
        """Carry out a checked action of the seat whose turn it is."""
        if isinstance(action, PlayCard):
            return self._play(action.card)
        if isinstance(action, NameTrump):
            return self._name_trump(action.suit)
        if isinstance(action, CallCard):
            return (self._call(action.card),)
        return self._speak(action)

    def _speak(self, action: BidRank | BidPoints | Pass) -> tuple[Event, ...]:
        auction = self.auction
        assert auction  # noqa: S101 -- check() let a bid through, so there is an auction
        spoken = BidSpoken(self.turn, action)
        auction.speak(action)
        self.turn = auction.turn
        if not auction.over:
            return (spoken,)
        if auction.best is None or auction.declarer is None:
            self.phase = OVER
            return (spoken,)
        self.phase, self.turn = TRUMP, auction.declarer
        return spoken, AuctionWon(auction.declarer, auction.best)

    def _name_trump(self, suit: str) -> tuple[Event, ...]:
        self.trump = suit
        named = TrumpNamed(self.turn, suit)
        rank = self.auction.rank if self.auction else None
        if rank is None:
            self.phase = CALL
            return (named,)
        return named, self._call(Card(rank, suit))

    def _call(self, card: Card) -> Event:
        """Fix the called card; its holder leads nothing and is told by observation alone."""
        event = CardCalled(self.turn, card)
        self.called = card
        self.partner = next(seat for seat, hand in enumerate(self.hands) if card in hand)
        self.phase, self.turn = PLAY, (self.dealer + 1) % self.rules.players
        return event

    def _play(self, card: Card) -> tuple[Event, ...]:
        seat, players = self.turn, self.rules.players
        del self.hands[seat][card]
        self.under_way += ((seat, card),)
        events: tuple[Event, ...] = (_CARD_PLAYED[seat][card],)
        if card is self.called:
            self.revealed = True
            events += (PartnerRevealed(seat),)
        if len(self.under_way) < players:
            self.turn = (seat + 1) % players
            return events
        return events + self._take()

    def _take(self) -> tuple[Event, ...]:
        rules, plays = self.rules, self.under_way
        winner = trick_winner(plays, self.trump, rules.strength)
        points, worth = rules.points, 0
        for _, card in plays:
            worth += points[card]
        taken = TrickTaken(plays, winner, worth)
        self.points[winner] += worth
        self.tricks += (taken,)
        self.under_way = ()
        self.turn = winner
        if self.stock:
            return taken, self._draw(winner)
        if not self.hands[winner]:
            self.phase = OVER
        return (taken,)

    def _draw(self, winner: int) -> CardsDrawn:
        """Give everybody the next card of the stock, the winner first (RULES 1.5)."""
        order = self.rules.turns[winner]
        for seat in order:
            card = self.stock.pop()
            self.hands[seat][card] = PLAYS[card]
        if not self.stock:
            self.face_up = None
        return _cards_drawn(order, not self.stock)
