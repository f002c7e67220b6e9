"""Names of cards, and lists."""

import pytest

from bot.game import PACK, RANKS, SUITS, Card
from bot.i18n import (
    LOCALES,
    card_name,
    join,
    rank_name,
    short_card,
    suit_label,
    suit_name,
    the_card,
    words_for,
)


@pytest.mark.parametrize(
    ("locale", "code", "alone", "inside", "short"),
    [
        ("en", "AD", "Ace of coins", "the Ace of coins", "Ace coins"),
        ("en", "QS", "Knight of swords", "the Knight of swords", "Knight swords"),
        ("en", "JB", "Knave of clubs", "the Knave of clubs", "Knave clubs"),
        ("en", "7C", "7 of cups", "the 7 of cups", "7 cups"),
        ("it", "AD", "Asso di denari", "l'Asso di denari", "Asso denari"),
        ("it", "KS", "Re di spade", "il Re di spade", "Re spade"),
        ("it", "QC", "Cavallo di coppe", "il Cavallo di coppe", "Cavallo coppe"),
        ("it", "JB", "Fante di bastoni", "il Fante di bastoni", "Fante bastoni"),
    ],
)
def test_cards_have_their_real_names(locale, code, alone, inside, short):
    words, card = words_for(locale), Card.parse(code)
    assert card_name(words, card) == alone
    assert the_card(words, card) == inside
    assert short_card(words, card) == short


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_cards_ranks_or_suits_share_a_name(locale):
    words = words_for(locale)
    for name in (card_name, the_card, short_card):
        assert len({name(words, card) for card in PACK}) == 40
    assert len({rank_name(words, rank) for rank in RANKS}) == 10
    assert len({suit_name(words, suit) for suit in SUITS}) == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_a_suit_standing_alone_has_a_capital(locale):
    words = words_for(locale)
    assert [suit_label(words, suit) for suit in SUITS] == [
        suit_name(words, suit).capitalize() for suit in SUITS
    ]


@pytest.mark.parametrize(
    ("locale", "names", "text"),
    [
        ("en", [], ""),
        ("en", ["Anna"], "Anna"),
        ("en", ["Anna", "Marco"], "Anna and Marco"),
        ("en", ["Anna", "Marco", "Luca"], "Anna, Marco and Luca"),
        ("it", ["Anna", "Marco"], "Anna e Marco"),
        ("it", ["Anna", "Marco", "Luca", "Sara"], "Anna, Marco, Luca e Sara"),
    ],
)
def test_lists_are_joined_as_the_language_does(locale, names, text):
    assert join(words_for(locale), names) == text
