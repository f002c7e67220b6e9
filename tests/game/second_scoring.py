"""A second implementation of the count, from the rule book alone (RULES 1.7, 2.3, 3.3, 4.8, 4.10).

It knows no engine type but the options: seats, numbers and card codes in, game points out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.game import Options

ROW = {61: (2, 1), 71: (4, 2), 81: (6, 3), 91: (8, 4), 101: (10, 5)}
"""From the least promise of a row: what the declarer and every other player get (RULES 4.8)."""
TOP_ROW = {111: (12, 6)}
TARGETS = {"short": 3, "long": 5, "one": 1}
WORTH = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
RANKS = {
    "standard": "A3KQJ76542",
    "low_three": "AKQJ765432",
    "seven_for_three": "A7KQJ36542",
}


@dataclass(frozen=True)
class Count:
    """Game points by seat, whether nobody won by a tie, and who wins the match at once."""

    gains: tuple[int, ...]
    drawn: bool = False
    all_points: tuple[int, ...] = ()


def worth(card: str, options: Options) -> int:
    """Card points of a card code."""
    rank = card[0]
    if options.rank_variant == "seven_for_three":
        rank = {"7": "3", "3": "7"}.get(rank, rank)
    return WORTH.get(rank, 0)


def taker(plays: Sequence[tuple[int, str]], trump: str, options: Options) -> int:
    """The seat that takes a trick."""
    order = RANKS[options.rank_variant]
    trumps = [play for play in plays if play[1][1] == trump]
    led = [play for play in plays if play[1][1] == plays[0][1][1]]
    return min(trumps or led, key=lambda play: order.index(play[1][0]))[0]


def team_of(seat: int, players: int) -> tuple[int, ...]:
    """The seats that share this seat's game points in a game with a stock."""
    if players in (4, 6):
        return tuple(range(seat % 2, players, 2))
    return (seat,)


def count_classic(
    options: Options, points: Sequence[int], last: int, scores: Sequence[int] = ()
) -> Count:
    """Count a deal played to its end; ``last`` took the last trick, ``scores`` were before it."""
    players = options.players
    totals = [sum(points[mate] for mate in team_of(seat, players)) for seat in range(players)]
    best = max(totals)
    winners = tuple(seat for seat in range(players) if totals[seat] == best)
    if set(winners) != set(team_of(winners[0], players)):
        if options.tie_60 == "none":
            return Count((0,) * players, drawn=True)
        winners = team_of(last, players)
    if options.three_player_win == "strict61" and best < 61:
        return Count((0,) * players)
    one = 1
    if options.round_variant == "high_score" and best >= 91:
        one = 2
    if options.round_variant == "high_score" and best == 120 and scores:
        # All points win the match from any score: they lift it to the target at least.
        one = max(2, TARGETS[options.length] - scores[winners[0]])
    gains = tuple(one if seat in winners else 0 for seat in range(players))
    whole = winners if options.round_variant == "high_score" and best == 120 else ()
    return Count(gains, all_points=whole)


def count_conquest(options: Options, seat: int) -> Count:
    """Count a deal that this seat's three trumps won."""
    winners = team_of(seat, options.players)
    return Count(tuple(int(other in winners) for other in range(options.players)))


def count_chiamata(
    options: Options,
    declarer: int,
    partners: Collection[int],
    promise: int,
    total: int,
    *,
    stakes: int = 1,
    resting: Collection[int] = (),
) -> Count:
    """Count a deal in which the declarer's side has this total, discards included."""
    seats = range(options.players)
    if options.sixty_is_draw and promise == 61 and total == 60:
        return Count((0,) * options.players, drawn=True)
    rows: Mapping[int, tuple[int, int]] = ROW | (TOP_ROW if options.top_step_111 else {})
    mine, each = rows[max(least for least in rows if least <= promise)]
    if not partners:
        mine *= 2
    all_to_one = total == 120 or (total == 0 and options.capot_by_opponents_doubles)
    factor = stakes * (2 if all_to_one else 1) * (1 if total >= promise else -1)
    gains = []
    for seat in seats:
        if seat in resting:
            gains.append(0)
        elif seat == declarer:
            gains.append(factor * mine)
        elif seat in partners:
            gains.append(factor * each)
        else:
            gains.append(-factor * each)
    return Count(tuple(gains))
