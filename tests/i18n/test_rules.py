"""The rules in words say what the engine does, and fit into one message."""

import re
from itertools import product

import pytest

from bot.game import BidPoints, Card, Contract, Options, rules_of
from bot.game.rules import CARD_POINTS
from bot.game.scoring import chiamata_gains
from bot.i18n import LOCALES, TableRules, rank_name, rules_sections, words_for

TABLES = [
    *(
        Options(players=players, length=length)
        for players in (2, 3, 4)
        for length in ["short", "long"]
    ),
    *(
        Options(players=5, length=length, bidding=bidding)
        for length, bidding in product(("short", "long"), ("rank_points", "points"))
    ),
]


def told(locale: str, options: Options) -> tuple[str, ...]:
    rules = rules_of(options)
    return rules_sections(
        words_for(locale),
        TableRules(
            players=rules.players,
            hand=rules.hand_size,
            target=rules.target,
            rounds=rules.rounds,
            bidding=options.bidding if rules.ladder else None,
            teams=bool(rules.teams),
            removed="C" if len(rules.pack) < 40 else None,
        ),
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_rules_of_a_table_fit_into_one_message(locale, options):
    sections = told(locale, options)
    assert all(len(section) <= 600 for section in sections)
    assert len("\n".join(sections)) <= 3500


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_section_has_its_own_heading(locale, options):
    title, *sections = told(locale, options)
    assert title.startswith("## ")
    headings = [section.partition("\n")[0] for section in sections]
    assert all(heading.startswith("### ") for heading in headings)
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_give_the_points_of_every_card(locale):
    words = words_for(locale)
    text = words("rules-cards")
    for rank, points in CARD_POINTS.items():
        assert re.search(rf"^{rank_name(words, rank)} +{points}$", text, re.MULTILINE)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_give_the_score_of_every_bid(locale):
    rows = re.findall(
        r"^(\d+)-(\d+) +(\d+) +(\d+)$", words_for(locale)("rules-chiamata-score"), re.MULTILINE
    )
    bids = [bid for low, high, *_ in rows for bid in range(int(low), int(high) + 1)]
    assert bids == list(range(61, 121))
    for low, high, declarer, other in rows:
        for bid in (int(low), int(high)):
            contract = Contract(0, 1, BidPoints(bid), Card.parse("AD"), 119 if bid < 120 else 1)
            gains = [abs(gain) for gain in chiamata_gains(5, contract)]
            assert gains == [int(declarer), *[int(other)] * 4]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_example_trick_adds_up(locale, players):
    text = words_for(locale)("rules-example", players=players)
    cards = [int(points) for points in re.findall(r"\((\d+)", text)]
    assert str(sum(cards)) in re.findall(r"(\d+) (?:points|punti)\b(?!\))", text)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_length_of_the_match_is_told(locale):
    assert any(" 5 " in section or " 5" in section for section in told(locale, TABLES[1]))
    assert any(" 10 " in section for section in told(locale, TABLES[-1]))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_fits_into_one_message(locale):
    words = words_for(locale)
    mention = "</leaderboard:1234567890123456789>"
    commands = dict.fromkeys(("briscola", "hand", "board", "rules", "leave", "help"), mention)
    text = "\n".join(
        (
            words("help-title"),
            words("help-first", **commands),
            words("help-rest", play=mention, bid=mention, leaderboard=mention, help=mention),
            words("help-privacy", play=mention, bid=mention),
            words("help-stuck", minutes=3, misses=3, **commands),
        )
    )
    assert len(text) <= 3500
    assert text.count(mention) == 14
