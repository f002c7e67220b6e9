"""Phrases that several screens share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.game import Bid, BidPoints, BidRank, Card, Options, Pass, rules_of
from bot.i18n import Words, card_name, join, rank_name, suit_name
from bot.tables import Person, PublicTable
from bot.ui.names import clean_name, plain_name

SUIT_SIGNS: Final = {"C": "🍷", "D": "🪙", "S": "⚔️", "B": "🪵"}


def seat_name(table: PublicTable, words: Words, seat: int) -> str:
    """The name in this seat, with its team's sign where there are teams; for markdown."""
    sign = team_sign(table.options, words, seat)
    return f"{sign} {clean_name(table.name(seat))}" if sign else clean_name(table.name(seat))


def label_name(table: PublicTable, seat: int) -> str:
    """The name in this seat for labels and titles that know no markdown."""
    return plain_name(table.name(seat))


def team_sign(options: Options, words: Words, seat: int) -> str:
    """The sign of this seat's team, '' where everybody plays alone."""
    for number, team in enumerate(rules_of(options).teams):
        if seat in team:
            return words(f"team-sign-{number}")
    return ""


def team_names(table: PublicTable, words: Words, seats: Sequence[int]) -> str:
    """The names in these seats as a list."""
    return join(words, [clean_name(table.name(seat)) for seat in seats])


def score_line(table: PublicTable, words: Words, scores: Sequence[int]) -> str:
    """A score: a line for each team, or one for everybody."""
    if teams := rules_of(table.options).teams:
        return "\n".join(
            f"{words(f'team-sign-{number}')} {team_names(table, words, team)} **{scores[team[0]]}**"
            for number, team in enumerate(teams)
        )
    names = [clean_name(table.name(seat)) for seat in range(len(scores))]
    if len(names) == 2:
        return words("score-two", first=names[0], one=scores[0], two=scores[1], second=names[1])
    return " · ".join(with_score(name, score) for name, score in zip(names, scores, strict=True))


def with_score(name: str, score: int) -> str:
    """A name and its score, which no line end parts."""
    return f"{name}\u00a0**{signed(score)}**"


def signed(score: int) -> str:
    """The score with a real minus sign."""
    return str(score).replace("-", "−")


def card_text(words: Words, card: Card) -> str:
    """The card with its suit's sign, for markdown."""
    return f"{SUIT_SIGNS[card.suit]} **{card_name(words, card)}**"


def trump_line(words: Words, trump: str) -> str:
    """Which suit is trump, in the same words on every screen."""
    return words("state-trump", sign=SUIT_SIGNS[trump], suit=suit_name(words, trump))


def bid_text(words: Words, bid: Bid | Pass) -> str:
    """What was said in the auction."""
    if isinstance(bid, BidRank):
        return words("bid-rank", rank=rank_name(words, bid.rank))
    if isinstance(bid, BidPoints):
        return words("bid-points", points=bid.points)
    return words("bid-pass")


def bid_label(words: Words, bid: Bid | Pass) -> str:
    """The bid as something to choose."""
    return words("button-pass") if isinstance(bid, Pass) else bid_text(words, bid)


def game_title(words: Words, options: Options) -> str:
    """The game's name and size: Briscola, four players in two teams."""
    return words("game-title", players=options.players)


def length_text(words: Words, options: Options) -> str:
    """How long a match lasts."""
    rules = rules_of(options)
    if rules.rounds is not None:
        return words("length-rounds", rounds=rules.rounds)
    return words("length-target", target=rules.target)


def relative(at: float) -> str:
    """A time that every reader's Discord shows as so long ago, or as yet to come."""
    return f"<t:{int(at)}:R>"


def hand_order(hand: Sequence[Card], options: Options, trump: str | None) -> list[Card]:
    """The hand in a stable order: trumps first, then by suit, high to low."""
    strength = rules_of(options).strength
    suits = "CDSB"
    return sorted(
        hand,
        key=lambda card: (card.suit != trump, suits.index(card.suit), -strength[card]),
    )


def host_of(table: PublicTable) -> Person:
    """Who hosts the table; the first seat when the host has left."""
    people = {person.user_id: person for person in table.people}
    return people.get(table.host_id, table.people[0])
