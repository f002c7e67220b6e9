"""Cards and bids as people type them: by name in their language or in English, or by code."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game import (
    RANKS,
    BidPoints,
    BidRank,
    Card,
    MalformedText,
    Pass,
    PlayCard,
    parse_action,
)
from bot.game.options import VALUES
from bot.i18n import Words, card_name, the_card, words_for, words_with
from bot.ui.text import bid_label


def typed_card(typed: str, held: Iterable[Card], words: Words) -> PlayCard:
    """Return the play of a suggestion or of a held card's name; MalformedText for other text."""
    wanted = typed.strip().casefold()
    for card in held:
        names = {str(card)}
        for spoken in (words_for(words.locale), words_for(None)):
            for look in VALUES["pack_look"]:
                named = words_with(spoken, str(look))
                names |= {card_name(named, card), the_card(named, card)}
        if wanted in {name.casefold() for name in names}:
            return PlayCard(card)
    action = parse_action(typed.strip().upper())
    if not isinstance(action, PlayCard):
        raise MalformedText(text="")
    return action


def typed_bid(typed: str, words: Words) -> BidRank | BidPoints | Pass:
    """Return the bid of a suggestion, or typed out: a rank, a number, pass; else MalformedText."""
    wanted = typed.strip().casefold()
    every: list[BidRank | BidPoints | Pass] = [
        Pass(),
        *map(BidRank, RANKS),
        *map(BidPoints, range(61, 121)),
    ]
    for bid in every:
        names = {str(bid)}
        for spoken in (words_for(words.locale), words_for(None)):
            names |= {bid_label(words_with(spoken, str(look)), bid) for look in VALUES["pack_look"]}
        if isinstance(bid, BidPoints):
            names.add(str(bid.points))
        if wanted in {name.casefold() for name in names}:
            return bid
    raise MalformedText(text="")
