"""The club player's card: what the trick is worth, whose it will be, what the card is worth later.

The declarer fights alone until the called card falls; the partner hides at first and helps when it
counts; opponents work out the partner from what is given to whom, and combine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.players.chiamata.beliefs import suspicion_of
from bot.players.chiamata.playout import PLACES, costs_of
from bot.players.chiamata.position import Position
from bot.players.chiamata.weights import ROLES, PlayWeights
from bot.players.codes import SUIT_OF, beats

_LOAD = 10
_HIDDEN_TRICKS = 2
_HIDDEN_SHARE = 0.6
"""How much of its side a partner shows in the first tricks, unless much is at stake."""


def club_card(position: Position, intended: int | None = None) -> int:
    """Return the card that the rules of thumb play; ``intended`` is a suit still kept secret."""
    if intended is not None:
        position = replace(position, trump=intended)
    suspicion = suspicion_of(position)
    row = _with_cover(position, friends_of(position, suspicion))
    cards = sensible(position, row, position.hand)
    return max(cards, key=lambda card: _value(position, row, card))


def role_of(position: Position) -> PlayWeights:
    """Return the weights of this seat's part in the deal."""
    if position.me == position.declarer:
        return ROLES[0]
    return ROLES[1] if position.me in position.holders else ROLES[2]


def friends_of(position: Position, suspicion: Sequence[float]) -> list[float]:
    """Return how much this seat takes each place for a friend, from -1 to 1."""
    me, declarer = position.me, position.declarer
    known = [holder for holder in position.holders if holder is not None]
    searched = not position.holders or None in position.holders
    chance = [0.0] * PLACES
    if searched:
        rest = [
            0.0 if place == me or (me == declarer and place == me) else one
            for place, one in enumerate(suspicion)
        ]
        total = sum(rest) or 1.0
        chance = [one / total for one in rest]
    for place in (*known, declarer):
        if place is not None:
            chance[place] = 1.0
    ours = me == declarer or me in known
    row = [2 * one - 1 if ours else 1 - 2 * one for one in chance]
    row[me] = 1.0
    return row


def sensible(position: Position, row: Sequence[float], cards: Iterable[int]) -> list[int]:
    """Return the cards without those that no reason speaks for.

    Nobody gives a load to a trick that is certainly the other side's, or takes a friend's sure
    trick with a trump while there is another card to play.
    """
    cards = list(cards)
    best, winner = leading(position)
    if best is None or winner is None or not _sure(position, best, row, winner):
        return cards
    points, trump = position.codes.points, position.trump
    takes = {card: beats(card, best, trump) for card in cards}
    if row[winner] <= -1:
        fit = [card for card in cards if takes[card] or points[card] < _LOAD]
    elif row[winner] >= 1:
        fit = [card for card in cards if not (takes[card] and SUIT_OF[card] == trump)]
    else:
        fit = cards
    return fit or cards


def leading(position: Position) -> tuple[int | None, int | None]:
    """Return the best open card of the trick under way, and whose it is."""
    best = winner = None
    for place, card in position.trick:
        if card is not None and (best is None or beats(card, best, position.trump)):
            best, winner = card, place
    return best, winner


def lay_down(
    cards: Iterable[int], number: int, trump: int, points: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Return what a declarer keeps and discards: trumps stay, plain cards bring points home."""
    order = sorted(cards, key=lambda card: (SUIT_OF[card] == trump, -points[card], card))
    return order[number:], order[:number]


def _with_cover(position: Position, row: list[float]) -> list[float]:
    """The row as a hidden partner shows it in the first tricks."""
    early = len(position.tricks) < _HIDDEN_TRICKS
    hidden = position.me in position.holders and position.me != position.declarer
    if not (hidden and early) or any(position.fallen) or position.worth >= _LOAD:
        return row
    return [one if place == position.me else one * _HIDDEN_SHARE for place, one in enumerate(row)]


def _sure(position: Position, best: int, row: Sequence[float], winner: int) -> bool:
    """Whether the best card so far takes the trick whatever the others hold."""
    after = range(len(position.trick) + 1, PLACES)
    others = [(position.leader + step) % PLACES for step in after]
    rivals = [place for place in others if row[place] != row[winner]]
    return not rivals or not any(beats(card, best, position.trump) for card in position.unseen)


def _value(position: Position, row: Sequence[float], card: int) -> float:
    points, trump = position.codes.points, position.trump
    costs = costs_of(points, trump, role_of(position))
    left = PLACES - 1 - len(position.trick)
    after = 0.0
    if left:
        after = sum(row[(position.me + step) % PLACES] for step in range(1, left + 1)) / left
    best, winner = leading(position)
    stake = position.worth + costs.coming[left] + points[card]
    if best is None or winner is None or beats(card, best, trump):
        hold = costs.hold[left][card]
        share = hold * (1 - after) + after
    else:
        hold = costs.hold[left][best] if _beatable(position, best) else 1.0
        share = hold * (row[winner] - after) + after
    return stake * share - costs.keep[len(position.hand)][card]


def _beatable(position: Position, card: int) -> bool:
    """Whether an unseen card would beat this one."""
    return any(beats(other, card, position.trump) for other in position.unseen)
