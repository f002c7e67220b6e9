"""All that one seat, or everybody, may know (RULES 6). What is not here cannot leak."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.actions import Action, Bid, Pass
from bot.game.cards import Card
from bot.game.events import Outcome, Plays, TrickTaken
from bot.game.options import Options
from bot.game.round import AUCTION, Round


@dataclass(frozen=True, slots=True)
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
    """auction, trump, call, play or over."""
    to_act: tuple[int, ...]
    legal: tuple[Action, ...]
    """What this seat may do now; () when it is not its turn."""
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    trump: str | None
    face_up: Card | None
    stock_size: int
    """Cards left to draw, the face-up card among them."""
    leader: int
    """Seat that leads, or led, the present trick."""
    trick: Plays
    tricks: tuple[TrickTaken, ...]
    """Complete tricks of this deal in order."""
    scores: tuple[int, ...]
    points: tuple[int, ...] | None
    """Card points taken by each seat once the match is over; nobody counts aloud before."""
    teams: tuple[tuple[int, ...], ...]
    bids: tuple[tuple[int, Bid | Pass], ...]
    waiting: tuple[int, ...]
    """Seats that have not left the auction."""
    bid: Bid | None
    """The bid that stands, and after the auction the contract."""
    declarer: int | None
    called: Card | None
    partner: int | None
    """Holder of the called card where this seat may know it; the declarer itself when alone."""
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
    outcome: Outcome | None,
) -> Observation:
    """Return what the seat may know; None asks for what everybody may know."""
    auction = round_.auction
    to_act = () if outcome else (round_.turn,)
    return Observation(
        options=options,
        seat=seat,
        round=number,
        deal=deal,
        dealer=round_.dealer,
        phase=round_.phase,
        to_act=to_act,
        legal=round_.legal() if seat in to_act else (),
        hand=() if seat is None else tuple(round_.hands[seat]),
        hand_sizes=tuple([len(hand) for hand in round_.hands]),
        trump=round_.trump,
        face_up=round_.face_up,
        stock_size=len(round_.stock),
        leader=round_.under_way[0][0] if round_.under_way else round_.turn,
        trick=round_.under_way,
        tricks=round_.tricks,
        scores=scores,
        points=tuple(round_.points) if outcome else None,
        teams=round_.rules.teams,
        bids=auction.spoken if auction else (),
        waiting=auction.waiting if auction and round_.phase == AUCTION else (),
        bid=auction.best if auction else None,
        declarer=round_.declarer,
        called=round_.called,
        partner=_partner(round_, seat),
        outcome=outcome,
    )


def _partner(round_: Round, seat: int | None) -> int | None:
    """The holder of the called card, who alone knows until it falls (RULES 4.5)."""
    known = round_.revealed or (seat is not None and seat == round_.partner)
    return round_.partner if known else None
