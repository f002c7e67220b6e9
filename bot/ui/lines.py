"""Lines about the deal under way that the board and the hands share."""

from __future__ import annotations

from typing import Final

from bot.game import Observation, promised, rules_of
from bot.i18n import Words, join, rank_name, suit_name, the_card
from bot.tables import PublicTable
from bot.ui.names import NO_ONE, clean_name
from bot.ui.text import cards_text, relative, seat_name, spoken, team_names, with_score

_MOST_EXCHANGES: Final = 3
_SIGN_RANKS: Final = {"ace": "A", "three": "3", "king": "K", "knight": "Q", "knave": "J"}
_OTHER_SIGNS: Final = {"low": "sign-low", "none": "sign-none", "load": "sign-load"}


def turn_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who is to do what, since when, and who comes after."""
    since, phase = relative(table.turn_at or 0), observation.phase
    if phase == "peek":
        names = join(words, [seat_name(table, words, seat) for seat in observation.to_act])
        return words("turn-peek", names=names, count=len(observation.to_act), since=since)
    name = seat_name(table, words, observation.to_act[0])
    if phase == "discard":
        return words("turn-discard", name=name, since=since)
    if phase == "trump" and observation.trick:
        return words("turn-unveil", name=name, since=since)
    order = _next_seats(table, observation)
    then = clean_name(table.name(order[0])) if order else NO_ONE
    kitty = observation.options.kitty
    return words(f"turn-{phase}", name=name, then=then, since=since, kitty=kitty)


def _next_seats(table: PublicTable, observation: Observation) -> list[int]:
    """Seats that act after the present one before anything else happens."""
    seat, players = observation.to_act[0], len(table.people)
    following = [(seat + step) % players for step in range(1, players)]
    if observation.phase == "auction":
        return [other for other in following if other in observation.waiting]
    if observation.phase == "play":
        out = {other for other, _ in observation.trick} | set(observation.resting)
        return [other for other in following if other not in out]
    return []


def bid_line(observation: Observation, words: Words) -> str:
    """The bid that stands in the auction under way; '' in other phases."""
    if observation.phase != "auction":
        return ""
    bids = [said for _, said, is_bid in spoken(observation, words) if is_bid]
    return words("auction-to-beat", bid=bids[-1]) if bids else words("auction-open")


def contract_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who declares what, in the very same words whoever holds the called card; '' before."""
    if observation.declarer is None or observation.bid is None:
        return ""
    declarer = clean_name(table.name(observation.declarer))
    points = promised(observation.bid)
    if observation.called:
        cards = [card for card in (observation.called, observation.called_too) if card]
        card = join(words, [the_card(words, card) for card in cards])
        return words("contract", name=declarer, card=card, points=points)
    if observation.trump:
        suit = suit_name(words, observation.trump)
        return words("contract-trump", name=declarer, suit=suit, points=points)
    if observation.blind and observation.rank:
        rank = rank_name(words, observation.rank)
        return words("contract-blind", name=declarer, rank=rank, points=points)
    return words("contract-open", name=declarer, points=points)


def partner_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who held the called card, or each of two, once it has fallen; '' before."""
    if observation.declarer is None:
        return ""
    declarer = clean_name(table.name(observation.declarer))
    if observation.called_too:
        held = (
            (observation.called, observation.partner),
            (observation.called_too, observation.partner_too),
        )
        return "\n".join(
            words("revealed-card", name=clean_name(table.name(seat)), card=the_card(words, card))
            for card, seat in held
            if card and seat is not None
        )
    if observation.partner is None:
        return ""
    if observation.partner == observation.declarer:
        return words("revealed-alone", name=declarer)
    partner = clean_name(table.name(observation.partner))
    return words("revealed-partner", partner=partner, declarer=declarer)


def state_lines(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """What else is special about this deal: stakes, kitty, covered cards, who rests."""
    lines = []
    if observation.stakes > 1:
        lines.append(words("state-stakes", stakes=observation.stakes))
    if observation.blind:
        lines.append(words("state-blind"))
    if observation.kitty_size:
        lines.append(words("state-kitty", count=observation.kitty_size))
    if observation.removed and observation.options.removed_two == "random":
        lines.append(words("state-removed", card=the_card(words, observation.removed)))
    if observation.resting:
        names = team_names(table, words, observation.resting)
        lines.append(words("state-resting", names=names, count=len(observation.resting)))
    return lines


def exchange_lines(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """The last exchanges of this deal, with both cards."""
    return [
        words(
            "state-exchanged",
            name=seat_name(table, words, seat),
            gave=the_card(words, gave),
            took=the_card(words, took),
        )
        for seat, gave, took in observation.exchanges[-_MOST_EXCHANGES:]
    ]


def points_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Card points taken so far, where they are counted aloud; '' elsewhere.

    In Chiamata by player until the partner is known to all: a sum would name the partner.
    """
    points = observation.points
    if points is None:
        return ""
    sides = [(seat,) for seat in range(len(points)) if seat not in observation.resting]
    own = {observation.declarer, observation.partner, observation.partner_too} - {None}
    known = observation.partner is not None and (
        observation.called_too is None or observation.partner_too is not None
    )
    everyone = [seat for (seat,) in sides]
    texts = [clean_name(table.name(seat)) for seat in everyone]
    groups: list[tuple[int, ...]] = list(sides)
    if teams := rules_of(observation.options).teams:
        groups = list(teams)
        texts = [words(f"team-sign-{number}") for number in range(len(teams))]
    elif observation.options.chiamata and known:
        groups = [
            tuple(seat for seat in everyone if seat in own),
            tuple(seat for seat in everyone if seat not in own),
        ]
        texts = [team_names(table, words, group) for group in groups]
    counted = [
        with_score(text, sum(points[seat] for seat in group))
        for text, group in zip(texts, groups, strict=True)
    ]
    return words("state-points", points=" · ".join(counted))


def silence_line(observation: Observation, words: Words) -> str:
    """A reminder where partners must not talk now (RULES 3.6); '' elsewhere."""
    options = observation.options
    if not rules_of(options).teams:
        return ""
    if options.talk == "silent":
        return words("state-silent")
    first = options.silent_first_trick
    quiet = first == "each_round" or (first == "first_round_only" and observation.round == 0)
    return words("state-silence") if quiet and not observation.tricks else ""


def signs_lines(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """Who made a sign in this trick and the one before; never which."""
    now = len(observation.tricks) + 1
    lines = []
    for trick in (now - 1, now):
        seats = list(dict.fromkeys(seat for at, seat, _ in observation.signs if at == trick))
        if seats:
            names = team_names(table, words, seats)
            lines.append(words("state-signs", names=names, count=len(seats), trick=trick))
    return lines


def sign_name(words: Words, sign: str) -> str:
    """What a sign says: the Ace of trumps, no trump."""
    if sign in _SIGN_RANKS:
        return words("sign-card", rank=rank_name(words, _SIGN_RANKS[sign]))
    return words(_OTHER_SIGNS[sign])


def hands_lines(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """Every hand that lies open to this viewer but the own one, one line each."""
    return [
        words(
            "open-hand",
            name=seat_name(table, words, seat),
            cards=cards_text(words, hand, observation.options, observation.trump),
        )
        for seat, hand in enumerate(observation.hands)
        if hand and seat != observation.seat
    ]
