"""Set pieces: packs from partial hands, actions from words, deals whose points are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.game import (
    RANKS,
    SUITS,
    Action,
    Bid,
    Card,
    CardsDrawn,
    Event,
    Match,
    Options,
    Pass,
    PlayCard,
    Ready,
    RoundEnded,
    RoundResult,
    Rules,
    parse_action,
    rules_of,
)

SEED = bytes(range(32))


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written with blanks between them."""
    return tuple(map(Card.parse, text.split()))


def pack(
    options: Options,
    hands: Mapping[int, str],
    *,
    dealer: int,
    face_up: str = "",
    top: str = "",
    bottom: str = "",
) -> tuple[Card, ...]:
    """Complete a pack: ``hands`` by seat may be partial.

    ``bottom`` ends the face-down stock, or is the kitty; ``top`` are the first cards to be drawn.
    """
    rules = rules_of(options)
    known = {seat: list(cards(text)) for seat, text in hands.items()}
    named = {card for hand in known.values() for card in hand} | {
        *cards(face_up),
        *cards(top),
        *cards(bottom),
    }
    rest = [card for card in rules.pack if card not in named]
    around = [(dealer + 1 + step) % rules.players for step in range(rules.players)]
    order = [seat for seat in around if seat not in rules.resting(dealer)]
    dealt: list[Card] = []
    for seat in order:
        hand = known.get(seat, [])
        while len(hand) < rules.hand_size:
            hand.append(rest.pop())
        dealt += hand
    turned = cards(face_up) or ((rest.pop(),) if rules.stock else ())
    return (*dealt, *turned, *cards(top), *rest, *cards(bottom))


def seated(
    options: Options,
    hands: Mapping[int, str] | None = None,
    *,
    face_up: str = "",
    top: str = "",
    bottom: str = "",
) -> Match:
    """Start a match in which the last seat deals, so that seat 0 begins, from partial hands."""
    dealer = options.players - 1
    laid = pack(options, hands or {}, dealer=dealer, face_up=face_up, top=top, bottom=bottom)
    return Match(options, SEED, packs=[laid], first_dealer=dealer)


def look(match: Match) -> None:
    """Let everybody who looks at the partners' cards be ready."""
    while match.observe(None).phase == "peek":
        match.apply(match.to_act[0], Ready())


def play_on(match: Match, *, tricks: int = 99, keep: str = "") -> tuple[Event, ...]:
    """Play the first card that may go until so many tricks lie or the deal ends; return events.

    The cards to ``keep`` are played only when nothing else is left.
    """
    number, events = match.deal, list[Event]()
    kept = cards(keep)
    while match.deal == number and not match.outcome:
        now = match.observe(None)
        if len(now.tricks) >= tricks and not now.trick:
            break
        look(match)
        seat = match.to_act[0]
        plays = [a for a in match.legal(seat) if isinstance(a, PlayCard)]
        free = [action for action in plays if action.card not in kept]
        events += match.apply(seat, (free or plays)[0])
    return tuple(events)


def act(match: Match, words: str) -> tuple[Event, ...]:
    """Let whoever's turn it is do each of these actions; return everything that happened."""
    events: tuple[Event, ...] = ()
    for word in words.split():
        events += match.apply(match.to_act[0], parse_action(word))
    return events


def bid(match: Match, declarer: int, best: Bid) -> None:
    """Hold an auction in which only the declarer bids."""
    while match.observe(None).phase == "auction":
        seat = match.to_act[0]
        match.apply(seat, best if seat == declarer else Pass())


def last_result(events: Sequence[Event]) -> RoundResult:
    """Return the count of the deal that ended last."""
    return [event.result for event in events if isinstance(event, RoundEnded)][-1]


def draws(events: Sequence[Event]) -> list[CardsDrawn]:
    """Return the draws among the events."""
    return [event for event in events if isinstance(event, CardsDrawn)]


def attempt(match: Match, seat: int, action: Action) -> type[Exception] | None:
    """Return the type of the refusal, None when the action is legal."""
    try:
        match.check(seat, action)
    except Exception as error:
        return type(error)
    return None


@dataclass(frozen=True)
class Deal:
    """A pack and the card of each seat in each trick: together they give chosen points."""

    pack: tuple[Card, ...]
    tricks: tuple[Mapping[int, Card], ...]

    def play(self, match: Match) -> RoundResult:
        """Play all tricks; return the count."""
        for trick in self.tricks:
            for _ in trick:
                look(match)
                seat = match.to_act[0]
                match.apply(seat, parse_action(str(trick[seat])))
        return last_result(match.events)


def deal(
    options: Options,
    points: Sequence[int],
    *,
    dealer: int,
    held: Mapping[str, int] | None = None,
) -> Deal:
    """Find a deal in which each seat takes these card points and ``held`` cards lie as told.

    Every trick that counts is of one suit, so its highest card takes it whoever leads and
    whatever is trumps; tricks of mixed plain cards come last, when nothing is drawn any more.
    """
    rules, rng = rules_of(options), Random(0)
    while True:
        tricks, plain = _tricks(rules, rng)
        takers = _takers([sum(rules.points[card] for card in trick) for trick in tricks], points)
        if takers is None:
            continue
        played = []
        for trick, taker in zip(tricks, takers, strict=True):
            seats = [seat for seat in range(rules.players) if seat != taker]
            rng.shuffle(seats)
            played.append(dict(zip([taker, *seats], trick, strict=True)))
        played += [dict(enumerate(trick)) for trick in plain]
        holders = {str(card): seat for trick in played for seat, card in trick.items()}
        if all(holders[code] == seat for code, seat in (held or {}).items()):
            return Deal(_pack_of(rules, played, takers, dealer), tuple(played))


def _tricks(rules: Rules, rng: Random) -> tuple[list[list[Card]], list[list[Card]]]:
    """Cut each suit into tricks, highest card first, and what is left into plain tricks."""
    tricks, left = [], []
    for suit in SUITS:
        own = [card for card in rules.pack if card.suit == suit]
        spare = rng.sample(
            [card for card in own if not rules.points[card]], len(own) % rules.players
        )
        left += spare
        own = [card for card in own if card not in spare]
        rng.shuffle(own)
        tricks += [own[at : at + rules.players] for at in range(0, len(own), rules.players)]
    for trick in tricks:
        trick.sort(key=lambda card: RANKS.index(card.rank))
    rng.shuffle(tricks)
    return tricks, [left[at : at + rules.players] for at in range(0, len(left), rules.players)]


def _takers(worths: Sequence[int], points: Sequence[int]) -> list[int] | None:
    """Share tricks of these worths out so that each seat takes its points."""
    due, takers = list(points), [0] * len(worths)
    order = sorted(range(len(worths)), key=lambda trick: -worths[trick])
    tries = 0

    def share(place: int) -> bool:
        nonlocal tries
        tries += 1
        if place == len(order) or tries > 20_000:
            return place == len(order)
        worth = worths[order[place]]
        for seat in sorted(range(len(due)), key=lambda seat: -due[seat]):
            if due[seat] >= worth:
                due[seat] -= worth
                takers[order[place]] = seat
                if share(place + 1):
                    return True
                due[seat] += worth
        return False

    return takers if share(0) else None


def _pack_of(
    rules: Rules, played: Sequence[Mapping[int, Card]], takers: Sequence[int], dealer: int
) -> tuple[Card, ...]:
    """Undo the play: everybody plays cards in the order in which they got them."""
    order = [(dealer + 1 + step) % rules.players for step in range(rules.players)]
    dealt = [played[trick][seat] for seat in order for trick in range(rules.hand_size)]
    drawn = [
        played[trick + rules.hand_size][(takers[trick] + step) % rules.players]
        for trick in range(len(played) - rules.hand_size)
        for step in range(rules.players)
    ]
    return (*dealt, *drawn[-1:], *drawn[:-1])
