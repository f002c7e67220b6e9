"""The rules in words say what the engine does, and tell every option of a table."""

import re

import pytest

from bot.game import BidPoints, Card, Contract, Options, rules_of
from bot.game.options import NEEDS, VALUES
from bot.game.rules import CARD_POINTS
from bot.game.scoring import chiamata_gains
from bot.i18n import LOCALES, rank_name, rules_sections, words_for
from bot.tables.presets import PRESETS, adjusted, preset_options

SIZES = (
    *(Options(players=players) for players in (2, 3, 4, 5, 6)),
    *(Options(players=players, sit_out=True) for players in (6, 7)),
)
OTHERS = [name for name in VALUES if name not in ("players", "sit_out")]


def crowded(size: Options, at: int) -> Options:
    """A table of this size with another value for all that it may have."""
    options = size
    for name in OTHERS:
        options = adjusted(options, name, VALUES[name][at])
    return options


TABLES = {
    str(options): options
    for size in SIZES
    for options in (
        size,
        *(crowded(size, at) for at in (1, -1)),
        *(preset_options(name, size) for name in PRESETS),
    )
}.values()


def told(locale: str, options: Options) -> tuple[str, ...]:
    return rules_sections(words_for(locale), options)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_section_is_short_and_has_its_own_heading(locale, options):
    title, *sections = told(locale, options)
    assert title.startswith("## ")
    headings = [section.partition("\n")[0] for section in sections]
    assert all(heading.startswith("### ") for heading in headings)
    assert len(set(headings)) == len(headings)
    assert all(len(section) <= 600 for section in sections)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_value_of_every_option_is_told_in_other_words(locale, size):
    for name in OTHERS:
        options = size
        for other, value in NEEDS.get(name, ())[:1]:
            options = adjusted(options, other, value)
        if options.applies(name):
            texts = {told(locale, adjusted(options, name, value)) for value in VALUES[name]}
            assert len(texts) == len(VALUES[name]), name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_a_table_does_not_play_is_not_told(locale, size):
    plain, full = told(locale, size), told(locale, crowded(size, 1))
    assert len(full) > len(plain)
    words = words_for(locale)
    for key in ("rules-open", "rules-french", "rules-skip"):
        assert words(key) in full
        assert words(key) not in plain


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_give_the_points_of_every_card(locale):
    words = words_for(locale)
    text = words("rules-cards", order="standard")
    for rank, points in CARD_POINTS.items():
        assert re.search(rf"^{rank_name(words, rank)} +{points}$", text, re.MULTILINE)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("order", VALUES["rank_variant"])
def test_the_rules_name_the_ranks_from_the_strongest_to_the_weakest(locale, order):
    words, rules = words_for(locale), rules_of(Options(players=2, rank_variant=order))
    text = words("rules-cards", order=order)
    table = re.search("```\n(.*?)```", text, re.DOTALL)
    assert table
    ranks = [
        rank
        for line in table[1].splitlines()
        for rank in re.split(", ", re.sub(r" +\d+$", "", line.strip()))
    ]
    coins = [card for card in rules.pack if card.suit == "D"]
    strongest = sorted(coins, key=lambda card: -rules.strength[card])
    names = [rank_name(words, card.rank) for card in strongest]
    assert ranks == names
    auction = words(
        "rules-auction",
        bidding="rank_points",
        hand=8,
        side="right",
        order=order,
        all_pass="redeal",
    )
    assert ", ".join(names) in auction


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("top", [False, True])
def test_the_rules_give_the_score_of_every_bid(locale, top):
    options = Options(players=5, top_step_111=top)
    text = words_for(locale)("rules-chiamata-score", top=top, sixty=False, capot="either")
    rows = re.findall(r"^(\d+)-(\d+) +(\d+) +(\d+)$", text, re.MULTILINE)
    bids = [bid for low, high, *_ in rows for bid in range(int(low), int(high) + 1)]
    assert bids == list(range(61, 121))
    for low, high, declarer, other in rows:
        for bid in (int(low), int(high)):
            contract = Contract(0, 1, BidPoints(bid), Card.parse("AD"), 119 if bid < 120 else 1)
            gains = [abs(gain) for gain in chiamata_gains(rules_of(options), contract)]
            assert gains == [int(declarer), *[int(other)] * 4]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_example_trick_adds_up(locale, players):
    text = words_for(locale)("rules-example", players=players, bidding="rank_points")
    cards = [int(points) for points in re.findall(r"\((\d+)", text)]
    assert str(sum(cards)) in re.findall(r"(\d+) (?:points|punti)\b(?!\))", text)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("options", "number"),
    [
        (Options(players=3), 3),
        (Options(players=2, length="long"), 5),
        (Options(players=5, length="long"), 10),
        (Options(players=5, chiamata_target=17), 17),
    ],
    ids=str,
)
def test_the_length_of_the_match_is_told(locale, options, number):
    rules, key = rules_of(options), "rules-chiamata-length" if options.chiamata else "rules-length"
    heading = words_for(locale)(
        key, target=rules.target or "none", rounds=0, side="right", teams=False, tie_dealer="rotate"
    ).partition("\n")[0]
    [section] = [text for text in told(locale, options) if text.startswith(heading)]
    assert re.search(rf"\b{number}\b", section)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_fits_into_one_message(locale):
    words = words_for(locale)
    mention = "</leaderboard:1234567890123456789>"
    first = dict.fromkeys(("briscola", "hand", "board", "rules", "leave", "help"), mention)
    rest = ("play", "bid", "signal", "preset", "preferences", "leaderboard", "help")
    text = "\n".join(
        (
            words("help-title"),
            words("help-first", **first),
            words("help-rest", **dict.fromkeys(rest, mention)),
            words("help-privacy", play=mention, bid=mention),
            words("help-stuck", minutes=3, misses=3, **first),
        )
    )
    assert len(text) <= 3500
    assert text.count(mention) == 17
