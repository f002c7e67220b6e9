"""What `/rules` says: the sections that a table's options need, in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.game import Options, rules_of
from bot.i18n.cards import suit_name
from bot.i18n.words import Words

_SUIT_OF: Final = {"cups": "C", "coins": "D", "swords": "S", "batons": "B"}

_MATE: Final = {"12-34": 2, "13-24": 3, "14-23": 4}
"""With whom the first to sit down plays, by order of joining (RULES 2.4)."""


def rules_sections(words: Words, options: Options) -> tuple[str, ...]:
    """Return the title and the sections of these rules, each with its own heading."""
    chosen = _chiamata(words, options) if options.chiamata else _classic(words, options)
    return tuple(chosen)


def _classic(words: Words, options: Options) -> Iterator[str]:
    rules, players = rules_of(options), options.active
    yield words("rules-title", players=players)
    tie = options.three_player_win if players == 3 else options.tie_60
    yield words("rules-goal", players=players, tie=tie)
    if players == 4:
        yield words("rules-teams", mate=_MATE.get(options.teams, 0))
    yield words("rules-cards", order=options.rank_variant)
    yield words("rules-deal", hand=rules.hand_size, removed=_removed(words, options))
    yield _trick(words, options, "non_dealer" if players == 2 else "dealer_right")
    yield words(
        "rules-length",
        target=rules.target,
        teams=bool(rules.teams),
        side=_side(options),
        tie_dealer=options.tie_dealer,
    )
    yield from _exchange(words, options)
    if options.round_variant == "high_score":
        yield words("rules-high-score")
    if options.round_variant == "conquest":
        third = "7" if rules.seven == "3" else "3"
        yield words("rules-conquest", third=third, claim=options.conquest_claim)
    if rules.teams:
        yield words("rules-talk", talk=options.talk, silent=options.silent_first_trick)
        if options.talk == "signals":
            yield words("rules-signs")
        if options.peek != "off":
            yield words("rules-peek", peek=options.peek)
    yield from _anywhere(words, options)


def _chiamata(words: Words, options: Options) -> Iterator[str]:
    rules, bidding = rules_of(options), options.bidding
    implied = options.implied_two and bidding == "points"
    yield words("rules-title", players=5)
    yield words("rules-goal", players=5, tie="none")
    yield words("rules-cards", order=options.rank_variant)
    if options.sit_out:
        yield words("rules-seats", seats=options.players)
    yield words(
        "rules-auction",
        bidding=bidding,
        hand=rules.hand_size,
        side=_side(options),
        order=options.rank_variant,
        all_pass=options.all_pass,
    )
    for name, key in (("direct_two_points", "rules-direct-two"), ("force", "rules-force")):
        if getattr(options, name):
            yield words(key)
    if options.void_hand != "off":
        yield words("rules-void", points=options.void_hand)
    yield words("rules-call", bidding="implied_two" if implied else bidding)
    if options.kitty:
        yield words("rules-kitty")
    if options.two_cards_at_120:
        yield words("rules-two-cards")
    if options.blind_first_trick != "off":
        yield words("rules-blind", blind=options.blind_first_trick)
    yield _trick(words, options, options.chiamata_leader)
    yield words(
        "rules-chiamata-score",
        top=options.top_step_111,
        sixty=options.sixty_is_draw,
        capot="either" if options.capot_by_opponents_doubles else "declarer",
    )
    yield words(
        "rules-chiamata-length",
        rounds=rules.rounds or 0,
        target="none" if rules.target is None else rules.target,
        side=_side(options),
        tie_dealer=options.tie_dealer,
    )
    yield words("rules-chiamata-talk")
    yield from _anywhere(words, options)


def _exchange(words: Words, options: Options) -> Iterator[str]:
    seven = rules_of(options).seven
    if options.exchange:
        twos = options.active != 6
        yield words("rules-exchange", right=options.exchange_right, seven=seven, twos=twos)
    if options.exchange_first_trick_two:
        yield words("rules-exchange-two")
    if options.exchange_wp_seven:
        yield words("rules-exchange-seven", seven=seven)


def _anywhere(words: Words, options: Options) -> Iterator[str]:
    """What any game may have, and the example where its cards are those of this table."""
    if options.open:
        yield words("rules-open")
    if options.count_points:
        by = "team" if options.active in (4, 6) else "player"
        yield words("rules-count", by=by, chiamata=options.chiamata)
    if options.skip_uneventful:
        yield words("rules-skip")
    if options.pack_look == "french":
        yield words("rules-french")
    strange = options.rank_variant != "standard" or options.implied_two
    if not strange:
        yield words("rules-example", players=options.active, bidding=options.bidding)


def _trick(words: Words, options: Options, leader: str) -> str:
    return words("rules-trick", leader=leader, side=_side(options))


def _removed(words: Words, options: Options) -> str:
    if options.active != 3:
        return "all" if options.active == 6 else "none"
    two = options.removed_two
    return two if two == "random" else suit_name(words, _SUIT_OF[two])


def _side(options: Options) -> str:
    """Where the next player sits."""
    return "left" if options.direction == "cw" else "right"
