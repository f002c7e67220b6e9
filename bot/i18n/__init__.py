"""Every word a user can read, one Project Fluent file per language, and the way to it by key."""

from bot.i18n.cards import (
    CardLike,
    card_name,
    join,
    rank_name,
    short_card,
    suit_label,
    suit_name,
    suit_sign,
    the_card,
    words_with,
)
from bot.i18n.rules import rules_sections
from bot.i18n.words import LOCALES, Words, WordsMissing, discord_locales, words_for

__all__ = [
    "LOCALES",
    "CardLike",
    "Words",
    "WordsMissing",
    "card_name",
    "discord_locales",
    "join",
    "rank_name",
    "rules_sections",
    "short_card",
    "suit_label",
    "suit_name",
    "suit_sign",
    "the_card",
    "words_for",
    "words_with",
]
