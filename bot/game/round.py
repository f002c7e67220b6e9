"""One deal, from the shuffled pack to the last trick: what all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from bot.game.actions import (
    PLAYS,
    SIGNS,
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    CallCard,
    Claim,
    Discard,
    Exchange,
    NameTrump,
    Pass,
    PlayCard,
    Ready,
    Signal,
)
from bot.game.cards import PACK, Card
from bot.game.errors import (
    CardNotInHand,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    SignalRefused,
    WrongPhase,
)
from bot.game.events import CardPlayed, Event, Plays, SignalMade, TrickTaken
from bot.game.rules import MOST_PLAYERS, Rules

AUCTION: Final = "auction"
TRUMP: Final = "trump"
DISCARD: Final = "discard"
CALL: Final = "call"
PLAY: Final = "play"
PEEK: Final = "peek"
OVER: Final = "over"

_PHASES: Final[Mapping[type, tuple[str, ...]]] = {
    PlayCard: (PLAY,),
    BidRank: (AUCTION,),
    BidPoints: (AUCTION,),
    Pass: (AUCTION, TRUMP),
    AskRedeal: (AUCTION,),
    NameTrump: (TRUMP,),
    Discard: (DISCARD,),
    CallCard: (CALL,),
    Exchange: (PLAY,),
    Claim: (PLAY,),
    Ready: (PEEK,),
    Signal: (PLAY,),
}
_VAGUE: Final = ("low", "none", "load")
"""Signs that name no exact card, which a table that only describes allows (RULES 3.6)."""
_SIGNS_A_TRICK: Final = 3

# Values that recur in every deal are made once: building a frozen object costs as much as a play.
_CARD_PLAYED: Final = tuple(
    {card: CardPlayed(seat, card) for card in PACK} for seat in range(MOST_PLAYERS)
)


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

    phase: str
    trump: str | None
    face_up: Card | None

    def __init__(self, rules: Rules, pack: Sequence[Card], dealer: int, number: int) -> None:
        """Deal whole hands from the dealer's right on; ``number`` counts rounds from 0."""
        size = rules.hand_size
        self.rules = rules
        self.dealer = dealer
        self.number = number
        self.resting = rules.resting(dealer)
        # Once round the table, the dealer's right first and the dealer, if playing, last.
        around = rules.turns[(dealer + 1) % rules.players]
        if self.resting:
            around = tuple(seat for seat in around if seat not in self.resting)
        self.order = around
        self.after = dict(zip(around, (*around[1:], around[0]), strict=True))
        # A hand is its cards in the order in which they came, with the action that plays each.
        self.hands: list[dict[Card, PlayCard]] = [{} for _ in range(rules.players)]
        for step, seat in enumerate(around):
            hand = pack[step * size : (step + 1) * size]
            self.hands[seat] = {card: PLAYS[card] for card in hand}
        self.rest = tuple(pack[rules.dealt :])
        self.turn = around[0]
        self.under_way: Plays = ()
        self.tricks: tuple[TrickTaken, ...] = ()
        self.points = [0] * rules.players
        self.signs: tuple[tuple[int, int, str], ...] = ()
        self.reason = "played"
        self.shower: int | None = None
        """Who ended the deal by showing a hand: a conquest, or one without points."""
        self.unplayed = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.points = self.points[:]
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now."""
        return (self.turn,)

    @property
    def stock_size(self) -> int:
        """Cards left to draw, the face-up card among them."""
        return 0

    def opening(self) -> tuple[Event, ...]:
        """What happens by itself right after the deal."""
        return ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do; signs are told by may_signal(), since they move nothing on."""
        raise NotImplementedError

    def check(self, seat: int, action: Action) -> None:
        """Raise the IllegalAction that says why the seat may not do this now."""
        if self.phase == OVER:
            raise MatchOver
        if isinstance(action, Signal):
            self._check_signal(seat, action)
            return
        if seat not in self.to_act:
            raise NotYourTurn(seat=seat, to_act=self.to_act)
        phases = _PHASES.get(type(action))
        if phases is None:
            raise IllegalAction(action=action)
        if self.phase not in phases:
            raise WrongPhase(phase=self.phase)
        if isinstance(action, PlayCard):
            if not isinstance(action.card, Card) or action.card not in self.hands[seat]:
                raise CardNotInHand(card=action.card)
        else:
            self._check(seat, action)

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out a checked action."""
        if isinstance(action, PlayCard):
            return self._play(action.card)
        if isinstance(action, Signal):
            self.signs += ((len(self.tricks) + 1, seat, action.sign),)
            return (SignalMade(seat),)
        return self._do(seat, action)

    def may_signal(self, seat: int) -> tuple[str, ...]:
        """Signs that this seat may make now (RULES 3.6)."""
        if self._silence(seat):
            return ()
        return SIGNS if self.rules.options.talk == "signals" else _VAGUE

    def _check(self, seat: int, action: Action) -> None:
        """Refuse what is no play and not legal; games say more about why."""
        if action not in self.legal(seat):
            raise IllegalAction(action=action)

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        raise NotImplementedError

    def _check_signal(self, seat: int, action: Signal) -> None:
        why = self._silence(seat)
        if why is None and action.sign not in SIGNS:
            raise IllegalAction(action=action)
        if why is None and action.sign not in self.may_signal(seat):
            why = "not-descriptive"
        if why:
            raise SignalRefused(reason=why)

    def _silence(self, seat: int) -> str | None:
        """Why this seat may make no sign at all now, None when it may."""
        options = self.rules.options
        if not any(seat in team for team in self.rules.teams):
            return "no-partner"
        if options.talk == "silent":
            return "silent"
        if self.phase != PLAY:
            return "not-now"
        first = options.silent_first_trick
        if not self.tricks and (
            first == "each_round" or (first == "first_round_only" and self.number == 0)
        ):
            return "first-trick"
        trick = len(self.tricks) + 1
        made = sum((trick, seat) == sign[:2] for sign in self.signs)
        return "too-many" if made >= _SIGNS_A_TRICK else None

    def _play(self, card: Card) -> tuple[Event, ...]:
        seat = self.turn
        del self.hands[seat][card]
        self.under_way += ((seat, card),)
        events = self._shown(seat, card)
        if len(self.under_way) < len(self.order):
            self.turn = self.after[seat]
            return events
        return events + self._take()

    def _shown(self, seat: int, card: Card) -> tuple[Event, ...]:
        return (_CARD_PLAYED[seat][card],)

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
        return (taken, *self._after_trick(winner))

    def _after_trick(self, winner: int) -> tuple[Event, ...]:
        raise NotImplementedError

    def end(self, reason: str, shower: int | None = None) -> None:
        """End the deal before its last card; the hands stay to be shown."""
        self.phase, self.reason, self.shower = OVER, reason, shower

    def skip(self, forced: bool) -> None:
        """End a deal that nothing can change any more (RULES 3.4).

        Points that come the same in whatever way the cards are played are credited.
        """
        hands = [list(hand) for hand in self.hands]
        left = sum(self.rules.points[card] for hand in hands for card in hand)
        if forced:
            leader = self.turn
            while hands[leader]:
                place = self.order.index(leader)
                turns = self.order[place:] + self.order[:place]
                plays = tuple((seat, hands[seat].pop()) for seat in turns)
                leader = trick_winner(plays, self.trump, self.rules.strength)
                self.points[leader] += sum(self.rules.points[card] for _, card in plays)
        else:
            self.unplayed = left
        self.end("forced" if forced else "irrelevant")
