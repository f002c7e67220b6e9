"""All that one seat, or everybody, may know (RULES 6). What is not here cannot leak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.game.actions import Action, Bid, Pass
from bot.game.cards import Card
from bot.game.chiamata import ChiamataRound
from bot.game.classic import ClassicRound
from bot.game.events import Outcome, Plays, TrickTaken
from bot.game.options import Options
from bot.game.round import AUCTION, PEEK, Round
from bot.game.signals import may_signal


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """A position as a seat sees it; ``seat`` is None for what everybody may know."""

    options: Options
    seat: int | None
    round: int
    """Rounds finished before this one; a deal that everybody passed is no round."""
    deal: int
    """Deals before this one."""
    dealer: int
    phase: str
    """auction, trump, discard, call, play, peek or over."""
    to_act: tuple[int, ...]
    """One seat, or all that are not yet ready in the peek phase."""
    legal: tuple[Action, ...]
    """What this seat may do now to move the deal on; () when it is not its turn."""
    may_signal: tuple[str, ...]
    """Signs that this seat may make now (RULES 3.6)."""
    hand: tuple[Card, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    """The cards of each seat where this viewer may see them, else None (RULES 3.1, 3.7)."""
    hand_sizes: tuple[int, ...]
    trump: str | None
    face_up: Card | None
    stock_size: int
    """Cards left to draw, the face-up card among them."""
    next_card: Card | None = None
    """The next card to be drawn, where the stock lies open (RULES 3.1)."""
    removed: Card | None
    """The 2 that three players leave out."""
    resting: tuple[int, ...]
    """Seats that sit this deal out (RULES 4.1)."""
    leader: int
    """Seat that leads, or led, the present trick."""
    trick: tuple[tuple[int, Card | None], ...]
    """Who played what; None for a card that is covered to this viewer (RULES 4.10)."""
    tricks: tuple[TrickTaken, ...]
    """Complete tricks of this deal in order."""
    scores: tuple[int, ...]
    points: tuple[int, ...] | None
    """Card points taken by each seat, where they are counted aloud or the match is over."""
    stakes: int
    """What the gains of this deal are multiplied by."""
    exchanges: tuple[tuple[int, Card, Card], ...] = ()
    """Exchanges of this deal in order: the seat, what it gave and took (RULES 3.2)."""
    exchange_takes: tuple[Card, Card] | None = None
    """What this seat would give and take by exchanging now."""
    signs: tuple[tuple[int, int, str | None], ...]
    """Trick from 1, seat and sign of this deal; None for a sign that is not for this viewer."""
    ready: tuple[int, ...] = ()
    """Seats that have seen enough of their partners' cards."""
    teams: tuple[tuple[int, ...], ...]
    bids: tuple[tuple[int, Bid | Pass], ...] = ()
    waiting: tuple[int, ...] = ()
    """Seats that have not left the auction."""
    bid: Bid | None = None
    """The bid that stands, and after the auction the contract."""
    rank: str | None = None
    """The rank that the standing bid calls, None where the declarer is free to choose."""
    declarer: int | None = None
    called: Card | None = None
    partner: int | None = None
    """Holder of the called card where this seat may know it; the declarer itself when alone."""
    called_too: Card | None = None
    """The second called card of a bid of 120 (RULES 4.10)."""
    partner_too: int | None = None
    """Its holder, known as the partner is."""
    blind: bool = False
    """Whether the declarer keeps the suit secret (RULES 4.10)."""
    kitty_size: int = 0
    """Cards of the kitty that nobody has taken up."""
    kitty: tuple[Card, ...] = ()
    """The kitty for the declarer who took it up, else ()."""
    discards: tuple[Card, ...] = ()
    """What the declarer laid down, for the declarer alone."""
    outcome: Outcome | None

    @property
    def last_trick(self) -> Plays:
        """The last complete trick of this deal, () before the first."""
        return self.tricks[-1].plays if self.tricks else ()

    @property
    def last_winner(self) -> int | None:
        """Seat that took the last complete trick."""
        return self.tricks[-1].winner if self.tricks else None


def observe(
    options: Options,
    round_: Round,
    seat: int | None,
    *,
    number: int,
    deal: int,
    scores: tuple[int, ...],
    stakes: int,
    outcome: Outcome | None,
) -> Observation:
    """Return what the seat may know; None asks for what everybody may know."""
    to_act = () if outcome else round_.to_act
    special: dict[str, Any] = {}
    if isinstance(round_, ChiamataRound):
        special = _chiamata(round_, seat)
    elif isinstance(round_, ClassicRound):
        special = _classic(round_, seat)
    return Observation(
        options=options,
        seat=seat,
        round=number,
        deal=deal,
        dealer=round_.dealer,
        phase=round_.phase,
        to_act=to_act,
        legal=round_.legal(seat) if seat is not None and seat in to_act else (),
        may_signal=() if seat is None or outcome else may_signal(round_, seat),
        hand=() if seat is None else tuple(round_.hands[seat]),
        hands=tuple(
            [
                tuple(hand) if _sees(round_, seat, other) else None
                for other, hand in enumerate(round_.hands)
            ]
        ),
        hand_sizes=tuple([len(hand) for hand in round_.hands]),
        trump=round_.trump,
        face_up=round_.face_up,
        stock_size=round_.stock_size,
        removed=round_.rules.removed,
        resting=round_.resting,
        leader=round_.under_way[0][0] if round_.under_way else round_.turn,
        trick=tuple(
            [
                (player, None if round_.covers(card) and player != seat else card)
                for player, card in round_.under_way
            ]
        ),
        tricks=round_.tricks,
        scores=scores,
        points=tuple(round_.points) if options.count_points or outcome else None,
        stakes=stakes,
        signs=tuple(
            [
                (trick, other, sign if _mates(round_, seat, other) else None)
                for trick, other, sign in round_.signs
            ]
        ),
        teams=round_.rules.teams,
        outcome=outcome,
        **special,
    )


def _mates(round_: Round, viewer: int | None, other: int) -> bool:
    """Whether the viewer is this seat or on its team."""
    sides = round_.rules.sides
    return viewer is not None and sides[viewer] == sides[other]


def _sees(round_: Round, viewer: int | None, other: int) -> bool:
    """Whether the viewer sees the cards in this seat's hand."""
    if viewer == other:
        return True
    if round_.rules.options.open:
        # Kitty and discards stay hidden to the end (RULES 4.9): so does what became of the hand.
        hidden = isinstance(round_, ChiamataRound) and round_.taken and other == round_.declarer
        return not hidden
    return round_.phase == PEEK and _mates(round_, viewer, other)


def _classic(round_: ClassicRound, viewer: int | None) -> dict[str, Any]:
    gives = None if viewer is None else round_.exchange_of(viewer)
    return {
        "next_card": round_.stock[-1] if round_.stock and round_.rules.options.open else None,
        "exchanges": round_.exchanges,
        "exchange_takes": (gives, round_.face_up) if gives else None,
        "ready": tuple(sorted(round_.ready)),
    }


def _chiamata(round_: ChiamataRound, viewer: int | None) -> dict[str, Any]:
    auction, called = round_.auction, round_.called
    # The holder of a called card alone knows until it falls (RULES 4.5); open hands show it.
    partners = [
        holder if card in round_.revealed or viewer == holder or round_.rules.options.open else None
        for card, holder in zip(called, round_.holders, strict=True)
    ]
    own = viewer is not None and viewer == round_.declarer
    return {
        "bids": auction.spoken,
        "waiting": auction.waiting if round_.phase == AUCTION else (),
        "bid": auction.best,
        "rank": round_.rank,
        "declarer": round_.declarer,
        "called": called[0] if called else None,
        "partner": partners[0] if called else None,
        "called_too": called[1] if len(called) > 1 else None,
        "partner_too": partners[1] if len(called) > 1 else None,
        "blind": round_.blind,
        "kitty_size": 0 if round_.taken else len(round_.rest),
        "kitty": round_.rest if own and round_.taken else (),
        "discards": round_.discards if own else (),
    }
