"""Bidding, naming trumps, discarding and calling, by what a hand is likely to bring home."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from bot.game import (
    RANKS,
    SUITS,
    Action,
    AskRedeal,
    Bid,
    BidPoints,
    BidRank,
    CallCard,
    Card,
    Discard,
    NameTrump,
    Observation,
    Pass,
    promised,
    rules_of,
)
from bot.game.auction import LOWEST_PROMISE
from bot.game.rules import KITTY_SIZE
from bot.players.chiamata.estimate import Call, chance
from bot.players.chiamata.outlook import Outlook, outlook_of
from bot.players.chiamata.position import Position, position_of
from bot.players.chiamata.rules_of_thumb import lay_down
from bot.players.codes import NO_TRUMP, beats

_NEEDED = 0.54
_MORE_NEEDED = 0.003
"""How likely a contract must be before it is bid, and what each point above 61 adds to that."""
_STEP = 0.75
"""How far a bid goes at most of the way to the last one that the hand is good for."""
_UNDECIDED = 8.0
"""Card points by which the best suit must beat the next, or it is kept secret where it may be."""
_ALL = 120


class Contract(NamedTuple):
    """What a bid would lead to."""

    bid: Bid
    call: Call
    made: float
    """How likely it is to be made."""
    lone: bool


def speak(observation: Observation, rng: Random, deals: int) -> Action:
    """Answer in every phase before play; ``deals`` are the playouts for each call looked at."""
    legal = observation.legal
    if any(isinstance(action, AskRedeal) for action in legal):
        return AskRedeal()
    if observation.phase == "auction":
        return _bid(observation, rng, deals)
    if any(isinstance(action, NameTrump) for action in legal):
        return _name_trump(observation, rng, deals)
    if any(isinstance(action, CallCard) for action in legal):
        return _call(observation, rng, deals)
    return _discard(observation)


def contracts(observation: Observation, rng: Random, deals: int) -> list[Contract]:
    """Return every legal bid with the best that it could lead to, from worst bid to best."""
    bids = [action for action in observation.legal if isinstance(action, BidRank | BidPoints)]
    position = position_of(observation)
    outlook = outlook_of(observation, position)
    ranks = list(dict.fromkeys([_rank_after(observation, bid) for bid in bids]))
    outlook.refine(_calls(position, ranks), rng, deals)
    best: dict[str | None, list[Call]] = {rank: _calls(position, [rank]) for rank in ranks}
    found = []
    for bid in bids:
        promise = promised(bid)
        calls = best[_rank_after(observation, bid)]
        if promise == _ALL and observation.options.two_cards_at_120:
            calls = _pairs(position)
        rated = [(_worth(outlook, call, promise), call) for call in calls]
        (_, made, lone), call = max(rated, key=lambda one: one[0])
        found.append(Contract(bid, call, made, lone))
    return found


def _bid(observation: Observation, rng: Random, deals: int) -> Action:
    """Bid as far as the hand is good for, in steps that leave room; else pass."""
    found = contracts(observation, rng, deals)
    fit = [one for one in found if one.made >= _needed(promised(one.bid))]
    if fit:
        step = int(len(fit) * _STEP * rng.random())
        return fit[step].bid
    if any(isinstance(action, Pass) for action in observation.legal):
        return Pass()
    return max(found, key=lambda one: one.made).bid


def _needed(promise: int) -> float:
    return _NEEDED + _MORE_NEEDED * (promise - LOWEST_PROMISE)


def _rank_after(observation: Observation, bid: Bid) -> str | None:
    """The rank that would be called after this bid; None where the declarer may choose."""
    options = observation.options
    if options.implied_two:
        return "2"
    ladder = rules_of(options).ladder
    assert observation.seat is not None  # noqa: S101 -- somebody bids
    return ladder.rank((*observation.bids, (observation.seat, bid))) if ladder else None


def _calls(position: Position, ranks: Iterable[str | None]) -> list[Call]:
    """Every trump suit with the cards of these ranks; None stands for any card."""
    calls = []
    for rank in ranks:
        for trump, suit in enumerate(SUITS):
            if rank is None:
                calls += [Call(trump, (card,)) for card in _choices(position, trump)]
            else:
                calls.append(Call(trump, (position.codes.code[Card(rank, suit)],)))
    return calls


def _choices(position: Position, trump: int) -> list[int]:
    """Cards of the suit worth calling: the two best that others hold, and an own one."""
    suit = range(trump * len(RANKS) + len(RANKS) - 1, trump * len(RANKS) - 1, -1)
    own = [*position.hand, *position.discards]
    missing = [card for card in suit if card not in own and card not in position.called]
    held = [card for card in suit if card in own and card not in position.called]
    return [*missing[:2], *held[-1:]]


def _pairs(position: Position) -> list[Call]:
    """Every trump suit with the two best cards that others hold."""
    calls = []
    for trump in range(len(SUITS)):
        suit = range(trump * len(RANKS) + len(RANKS) - 1, trump * len(RANKS) - 1, -1)
        missing = [card for card in suit if card not in position.hand]
        calls.append(Call(trump, tuple((missing + list(suit))[:2])))
    return calls


def _worth(outlook: Outlook, call: Call, promise: int) -> tuple[float, float, bool]:
    """What a contract is worth, how likely it is made, and whether it would be played alone."""
    lone = outlook.lone(call)
    made = chance(outlook.mean(call), promise, outlook.spread)
    return (4.0 if lone else 2.0) * (2 * made - 1), made, lone


def _name_trump(observation: Observation, rng: Random, deals: int) -> Action:
    """Name the best suit; keep it secret where that is allowed and the choice is still open."""
    position = position_of(observation)
    outlook = outlook_of(observation, position)
    calls = _calls(position, [observation.rank])
    if observation.options.two_cards_at_120 and position.promise == _ALL:
        calls = _pairs(position)
    outlook.refine(calls, rng, deals)
    rated: dict[int, tuple[float, float]] = {}
    for call in calls:
        won = _won_blind(position, call.trump)
        outlook.bonus = won
        value = (_worth(outlook, call, position.promise)[0], outlook.mean(call))
        rated[call.trump] = max(rated.get(call.trump, value), value)
    ranked = sorted(rated, key=lambda trump: rated[trump], reverse=True)
    keeps = any(isinstance(action, Pass) for action in observation.legal)
    if keeps and rated[ranked[0]][1] - rated[ranked[1]][1] < _UNDECIDED:
        return Pass()
    return NameTrump(SUITS[ranked[0]])


def _won_blind(position: Position, trump: int) -> float:
    """Card points that this suit would win in a first trick that lies covered."""
    best, winner = None, None
    for place, card in position.trick:
        if card is not None and (best is None or beats(card, best, trump)):
            best, winner = card, place
    return 0.8 * position.worth if winner == position.me else 0.0


def intended_trump(observation: Observation) -> int:
    """Return the suit that the declarer has in mind while it is kept secret."""
    position = position_of(observation)
    outlook = outlook_of(observation, position)
    calls = _calls(position, [observation.rank])
    return max(calls, key=outlook.mean).trump


def _call(observation: Observation, rng: Random, deals: int) -> Action:
    """Call the card that promises most."""
    position = position_of(observation)
    outlook = outlook_of(observation, position)
    legal = {action.card for action in observation.legal if isinstance(action, CallCard)}
    cards = [
        card for card in _choices(position, position.trump) if position.codes.cards[card] in legal
    ]
    calls = [Call(position.trump, (*position.called, card)) for card in cards]
    outlook.refine(calls, rng, deals)
    best = max(calls, key=lambda call: _worth(outlook, call, position.promise))
    return CallCard(position.codes.cards[best.called[-1]])


def _discard(observation: Observation) -> Action:
    """Lay down what brings points home."""
    position = position_of(observation)
    trump = position.trump
    if trump == NO_TRUMP:
        trump = intended_trump(observation)
    _, away = lay_down(position.hand, KITTY_SIZE, trump, position.codes.points)
    return Discard(tuple([position.codes.cards[card] for card in away]))
