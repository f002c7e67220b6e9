"""One deal, from the shuffled pack to the last trick: what all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from bot.game.actions import (
    PLAYS,
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
    WrongPhase,
)
from bot.game.events import CardPlayed, Event, Plays, SignalMade, TrickTaken
from bot.game.rules import MOST_PLAYERS, Rules
from bot.game.signals import check_sign
from bot.game.skip import Judge, uneventful

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

# Values that recur in every deal are made once: building a frozen object costs as much as a play.
CARD_PLAYED: Final = tuple(
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

    def __init__(
        self,
        rules: Rules,
        pack: Sequence[Card],
        dealer: int,
        number: int,
        scores: Sequence[int],
    ) -> None:
        """Deal whole hands from the dealer's right on.

        ``number`` counts rounds from 0; ``scores`` are the game points before this one.
        """
        size = rules.hand_size
        self.rules = rules
        self.dealer = dealer
        self.number = number
        self.scores = scores
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
        self.judged = self.points
        """The points that decide: more than those credited where a deal was not played out."""
        self.unplayed = 0
        """Card points that were credited to nobody."""
        self._last: int | None = None
        self._open()

    def _open(self) -> None:
        """Set up what this game has beyond hands: a trump card and a stock, or an auction."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.points = self.points[:]
        twin.judged = twin.points if self.judged is self.points else self.judged
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
        # What nearly every move is comes first: most of a search goes through here.
        if type(action) is PlayCard and self.phase == PLAY and seat == self.turn:
            if not isinstance(action.card, Card) or action.card not in self.hands[seat]:
                raise CardNotInHand(card=action.card)
            return
        if self.phase == OVER:
            raise MatchOver
        if isinstance(action, Signal):
            check_sign(self, seat, action.sign)
            return
        if seat not in self.to_act:
            raise NotYourTurn(seat=seat, to_act=self.to_act)
        phases = _PHASES.get(type(action))
        if phases is None:
            raise IllegalAction(action=action)
        if self.phase not in phases:
            raise WrongPhase(phase=self.phase)
        self._check(seat, action)

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out a checked action."""
        if isinstance(action, PlayCard):
            return self._play(action.card)
        if isinstance(action, Signal):
            self.signs += ((len(self.tricks) + 1, seat, action.sign),)
            return (SignalMade(seat),)
        return self._do(seat, action)

    def covers(self, card: Card) -> bool:  # noqa: ARG002 -- asked of all games; one covers cards
        """Whether this card of the trick lies face down."""
        return False

    def _check(self, seat: int, action: Action) -> None:
        """Refuse what is no play and not legal; games say more about why."""
        if action not in self.legal(seat):
            raise IllegalAction(action=action)

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        raise NotImplementedError

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
        return (CARD_PLAYED[seat][card],)

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

    def shown_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Cards that a deal which ended early shows, by seat; () for one played out."""
        if self.reason in ("played", "passed"):
            return ()
        everyone = self.shower is None
        return tuple(
            [
                tuple(hand) if everyone or seat == self.shower else ()
                for seat, hand in enumerate(self.hands)
            ]
        )

    @property
    def winner(self) -> int:
        """Seat that took the last trick, of those that were played or would have been."""
        return self._last if self._last is not None else self.tricks[-1].winner

    def skip_if_settled(self, sides: Sequence[int], totals: tuple[int, ...], judge: Judge) -> None:
        """End a deal whose last tricks are uneventful (RULES 3.4)."""
        hands = [tuple(hand) for hand in self.hands]
        verdict = uneventful(
            hands, self.order, self.turn, self.trump, self.rules, sides, totals, judge
        )
        if verdict is not None:
            self._skip(forced=verdict)

    def _skip(self, forced: bool) -> None:
        """End a deal that nothing can change any more.

        One way to play on tells how it is judged; its points are credited only where they come
        the same in every way.
        """
        hands = [list(hand) for hand in self.hands]
        points, leader = self.points[:], self.turn
        while hands[leader]:
            place = self.order.index(leader)
            turns = self.order[place:] + self.order[:place]
            plays = tuple((seat, hands[seat].pop()) for seat in turns)
            leader = trick_winner(plays, self.trump, self.rules.strength)
            points[leader] += sum(self.rules.points[card] for _, card in plays)
        self.judged, self._last = points, leader
        if forced:
            self.points = points[:]
        else:
            self.unplayed = sum(points) - sum(self.points)
        self.end("forced" if forced else "irrelevant")
