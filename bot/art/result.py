"""The picture of a counted deal: each side with its names, its points and the cards that it won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.art.deck import tile_sprite
from bot.art.easel import ACTIVE, GOLD, WORDS, Easel, encoded, felt, lay, write
from bot.art.scene import HEIGHT, WIDTH, Dress, crown, name_or_number, nameplate
from bot.game import Card, Options, RoundResult, TrickTaken, rules_of

_MARGIN: Final = 30
_TILE: Final = 41
_STEP: Final = 44
_IN_A_ROW: Final = 10


@dataclass(frozen=True, slots=True)
class _Side:
    seats: tuple[int, ...]
    points: int
    won: bool
    cards: tuple[Card, ...]


def result_picture(
    easel: Easel,
    options: Options,
    result: RoundResult,
    tricks: Iterable[TrickTaken],
    names: Sequence[str],
    dress: Dress | None = None,
) -> bytes:
    """Return the count of a deal, and the cards of its tricks, as WebP of 960 by 540 pixels.

    Raises SpriteMissing where the cache is not complete.
    """
    dress, picture = dress or Dress(), felt(WIDTH, HEIGHT)
    sides, rules = _sides(options, result, tuple(tricks)), rules_of(options)
    height = (HEIGHT - 2 * _MARGIN) / len(sides)
    for row, side in enumerate(sides):
        middle = _MARGIN + height * (row + 0.5)
        step = min(58.0, (height - 8) / len(side.seats))
        for place, seat in enumerate(side.seats):
            y = middle + (place - (len(side.seats) - 1) / 2) * step
            # The same mark as at the table, where sides are told by it only in a team game.
            number = row if rules.teams else seat
            size = (270, min(50, round(step) - 4))
            nameplate(picture, name_or_number(names, seat), number, (175, y), size, bright=side.won)
        write(picture, str(side.points), (392, middle), 60, ACTIVE if side.won else WORDS, 800)
        if side.won:
            lay(picture, crown(GOLD), (392, middle - 54))
        rows = -(-len(side.cards) // _IN_A_ROW)
        for place, card in enumerate(side.cards):
            line, column = divmod(place, _IN_A_ROW)
            x = 496 + column * _STEP
            y = middle + (line - (rows - 1) / 2) * _STEP
            sprite = tile_sprite(card, dress.look, dress.style)
            easel.put(picture, sprite, (x, y), _TILE, faded=not rules.points[card])
    return encoded(picture)


def _sides(options: Options, result: RoundResult, tricks: tuple[TrickTaken, ...]) -> list[_Side]:
    """Return the sides of a deal, the declarer's first; the worthiest of their cards first."""
    rules, contract = rules_of(options), result.contract
    resting = rules.resting(result.dealer)
    playing = [seat for seat in range(options.players) if seat not in resting]
    groups = list(rules.teams) or [(seat,) for seat in playing]
    if contract:
        others = tuple(seat for seat in playing if seat not in contract.side)
        groups = [contract.side, others]

    def worth(card: Card) -> tuple[int, int, str]:
        return -rules.points[card], -rules.strength[card], card.suit

    sides = []
    for seats in groups:
        cards = [card for trick in tricks if trick.winner in seats for _, card in trick.plays]
        points = sum(result.points[seat] for seat in seats)
        if contract and contract.declarer in seats:
            cards += result.discards
            points = contract.points
        won = bool(set(seats) & set(result.winners))
        sides.append(_Side(seats, points, won, tuple(sorted(cards, key=worth))))
    return sides
