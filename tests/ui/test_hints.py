"""What a hint says, with numbers that are counted here once more."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.game import (
    CallCard,
    Card,
    Claim,
    Discard,
    Exchange,
    Match,
    NameTrump,
    Observation,
    Options,
    Pass,
    PlayCard,
    Ready,
    rules_of,
)
from bot.i18n import Words, card_name, suit_name, the_card
from bot.ui.hints import hint_text
from tests.ui.driving import in_phase, reach

NOTHING: dict[str, object] = {}


def answering(options: Options, cards: int) -> Observation:
    """What whoever is to move sees after so many cards of a trick that is not the first."""

    def wanted(match: Match) -> bool:
        seen = match.observe(None)
        return len(seen.trick) == cards and len(seen.tricks) >= 3

    match = reach(options, wanted)
    return match.observe(match.to_act[0])


def said(words: Words, seen: Observation, action: object, reason: str, **data: object) -> str:
    return hint_text(words, seen, action, reason, data)  # type: ignore[arg-type]


def test_a_hint_names_the_card_and_gives_its_reason(words: Words) -> None:
    seen = answering(Options(players=2), 1)
    for card in seen.hand:
        text = said(words, seen, PlayCard(card), "hint-throw-low")
        assert the_card(words, card) in text
        worth = rules_of(seen.options).points[card]
        assert words("hint-throw-low", worth=worth) in text


def test_the_last_to_play_hears_how_many_points_lie_there(words: Words) -> None:
    for seed in range(3):
        seen = answering(Options(players=2 + seed), 1 + seed)
        points = sum(rules_of(seen.options).points[card] for _, card in seen.trick if card)
        text = said(words, seen, PlayCard(seen.hand[0]), "hint-take")
        assert words("hint-take", points=points, last=True, higher=0) in text


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_cards_that_could_beat_it_are_counted(words: Words, players: int) -> None:
    seen = answering(Options(players=players), 1)
    rules = rules_of(seen.options)
    gone = {card for trick in seen.tricks for _, card in trick.plays} | {*seen.hand}
    gone |= {card for _, card in seen.trick} | {seen.face_up, seen.removed}
    for card in seen.hand:
        higher = 0
        for other in rules.pack:
            same = other.suit == card.suit
            better = rules.strength[other] > rules.strength[card]
            if other not in gone and ((same and better) or (not same and other.suit == seen.trump)):
                higher += 1
        text = said(words, seen, PlayCard(card), "hint-win-cheap")
        assert words("hint-win-cheap", last=False, higher=higher) in text


def test_trumps_that_are_out_are_counted_without_the_own_ones(words: Words) -> None:
    seen = answering(Options(players=2), 0)
    known = {card for trick in seen.tricks for _, card in trick.plays} | {*seen.hand, seen.face_up}
    out = sum(card.suit == seen.trump for card in {*rules_of(seen.options).pack} - known)
    text = said(words, seen, PlayCard(seen.hand[0]), "hint-lead-trump")
    assert words("hint-lead-trump", trumps=out) in text


def test_what_the_adviser_counted_goes_before_what_the_screen_counts(words: Words) -> None:
    seen = answering(Options(players=2), 0)
    text = said(words, seen, PlayCard(seen.hand[0]), "hint-lead-trump", trumps=77)
    assert "77" in text


def test_other_things_to_do_are_advised_in_words_of_their_own(words: Words) -> None:
    seen = answering(Options(players=2), 0)
    trump = replace(seen, exchange_takes=(Card("7", "C"), Card("K", "C")))
    chosen = reach(Options(players=5), in_phase("trump"))
    declarer = chosen.observe(chosen.to_act[0])
    suit = declarer.hand[0].suit
    own = [card for card in declarer.hand if card.suit == suit]
    texts = [
        said(words, trump, Exchange(), "hint-exchange"),
        said(words, seen, Claim(), "hint-claim"),
        said(words, seen, Ready(), "hint-ready"),
        said(words, seen, Pass(), "hint-pass", share=20),
        said(words, declarer, NameTrump(suit), "hint-name-trump"),
        said(words, declarer, CallCard(Card("A", "C")), "hint-call"),
        said(words, declarer, Discard(declarer.hand[:5]), "hint-discard"),
        said(words, declarer, Pass(), "hint-judged"),
    ]
    assert len({*texts}) == len(texts)
    assert the_card(words, Card("K", "C")) in texts[0]
    assert "20" in texts[3]
    assert suit_name(words, suit) in texts[4]
    points = rules_of(declarer.options).points
    told = words("hint-name-trump", own=len(own), worth=sum(points[card] for card in own))
    assert told in texts[4]
    assert all(card_name(words, card) in texts[6] for card in declarer.hand[:5])
    assert words("hint-do-secret") in texts[7]


def test_a_reason_that_is_not_known_is_told_in_general(words: Words) -> None:
    seen = answering(Options(players=2), 0)
    text = said(words, seen, PlayCard(seen.hand[0]), "hint-of-tomorrow", odd=Card("A", "C"))
    assert text.endswith(words("hint-judged"))


def test_a_hint_is_one_short_sentence(words: Words) -> None:
    seen = answering(Options(players=4), 2)
    for reason in ("hint-take", "hint-load-partner", "hint-trump-load", "hint-save-trump"):
        text = said(words, seen, PlayCard(seen.hand[0]), reason)
        assert len(text) <= 160
        assert len(re.findall(r"[.!?](?= |$)", text)) == 1
