"""What `/rules` says: the sections that a table's game needs, in reading order."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n.cards import suit_name
from bot.i18n.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """The quantities that the rules in words mention."""

    players: int
    hand: int
    """Cards in a hand after the deal."""
    target: int | None
    """Game points that win the match, or None where rounds are counted."""
    rounds: int | None
    bidding: str | None = None
    """rank_points or points; None where trumps are turned up."""
    teams: bool = False
    removed: str | None = None
    """Suit of the 2 that is left out."""


def rules_sections(words: Words, rules: TableRules) -> tuple[str, ...]:
    """Return the title and the sections of these rules, each with its own heading."""
    players, bidding = rules.players, rules.bidding
    sections = [
        words("rules-title", players=players),
        words("rules-goal", players=players),
        words("rules-cards"),
    ]
    if bidding is None:
        removed = "none" if rules.removed is None else suit_name(words, rules.removed)
        sections += [
            words("rules-deal", hand=rules.hand, removed=removed),
            words("rules-trick", players=players),
            words("rules-length", target=rules.target, teams=rules.teams),
        ]
    else:
        sections += [
            words("rules-auction", bidding=bidding, hand=rules.hand),
            words("rules-call", bidding=bidding),
            words("rules-trick", players=players),
            words("rules-chiamata-score"),
            words("rules-chiamata-length", rounds=rules.rounds),
            words("rules-chiamata-talk"),
        ]
    if rules.teams:
        sections.append(words("rules-talk"))
    sections.append(words("rules-example", players=players))
    return tuple(sections)
