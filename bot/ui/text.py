"""Phrases that several screens share."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game import Bid, BidPoints, BidRank, Card, Observation, Options, Pass, rules_of
from bot.i18n import (
    Words,
    card_name,
    join,
    rank_name,
    suit_label,
    suit_name,
    suit_sign,
    words_with,
)
from bot.tables import Person, PublicTable
from bot.ui.names import clean_name, plain_name


def pack_words(words: Words, table: PublicTable) -> Words:
    """The words with the names of this table's pack, unless the reader prefers another."""
    return words_with(words, table.options.pack_look)


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


def card_text(words: Words, card: Card | None) -> str:
    """The card with its suit's sign, for markdown; None is one that lies covered."""
    if card is None:
        return words("card-covered")
    return f"{suit_sign(words, card.suit)} **{card_name(words, card)}**"


def suit_lines(
    words: Words, cards: Sequence[Card], options: Options, trump: str | None
) -> list[str]:
    """The cards in stable order, one text for each suit."""
    ordered = hand_order(cards, options, trump)
    lines = []
    for suit in dict.fromkeys(card.suit for card in ordered):
        ranks = " · ".join(rank_name(words, card.rank) for card in ordered if card.suit == suit)
        lines.append(f"{suit_sign(words, suit)} {suit_label(words, suit)}: **{ranks}**")
    return lines


def cards_text(
    words: Words, cards: Sequence[Card], options: Options, trump: str | None = None
) -> str:
    """The cards by suit in one line."""
    return "; ".join(suit_lines(words, cards, options, trump))


def trump_line(words: Words, trump: str) -> str:
    """Which suit is trump, in the same words on every screen."""
    return words("state-trump", sign=suit_sign(words, trump), suit=suit_name(words, trump))


def bid_text(words: Words, bid: Bid | Pass, rank: str | None = None) -> str:
    """What was said in the auction; ``rank`` is what points are bid at, where that is not plain."""
    if isinstance(bid, BidRank):
        return words("bid-rank", rank=rank_name(words, bid.rank))
    if isinstance(bid, BidPoints):
        if rank:
            return words("bid-raised", rank=rank_name(words, rank), points=bid.points)
        return words("bid-points", points=bid.points)
    return words("bid-pass")


def bid_label(words: Words, bid: Bid | Pass, rank: str | None = None) -> str:
    """The bid as something to choose."""
    return words("button-pass") if isinstance(bid, Pass) else bid_text(words, bid, rank)


def rank_of_points(observation: Observation) -> str | None:
    """The rank that a bid of points would stand for now, where it needs to be said (RULES 4.10)."""
    return _rank_after(observation, [bid for _, bid in observation.bids])


def last_word(observation: Observation) -> str:
    """The house rule for the last to speak, where it applies now; '' elsewhere (RULES 4.2)."""
    rule, bids = observation.options.all_pass, observation.bids
    last = observation.phase == "auction" and len(observation.waiting) == 1
    if rule in ("last_plays_61", "last_two_71") and last and observation.bid is None and bids:
        return rule
    return ""


def spoken(observation: Observation, words: Words) -> list[tuple[int, str, bool]]:
    """Each thing said in the auction: the seat, the words, and whether it was a bid."""
    bids = [bid for _, bid in observation.bids]
    return [
        (
            seat,
            bid_text(words, bid, _rank_after(observation, bids[:number])),
            not isinstance(bid, Pass),
        )
        for number, (seat, bid) in enumerate(observation.bids)
    ]


def _rank_after(observation: Observation, bids: Sequence[Bid | Pass]) -> str | None:
    options = observation.options
    ranks = [bid.rank for bid in bids if isinstance(bid, BidRank)]
    rule = options.all_pass
    last_two = rule == "last_two_71" and not ranks
    if not (options.force or options.direct_two_points or last_two):
        return None
    ladder = rules_of(options).ladder
    lowest = ladder.ranks[-1].rank if ladder and ladder.ranks else None
    return ranks[-1] if ranks and options.force else lowest


def game_title(words: Words, options: Options) -> str:
    """The game's name and size: Briscola, four players in two teams."""
    return words("game-title", players=options.players, rests=options.sit_out)


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
