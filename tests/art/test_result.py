"""Pictures of counted deals: sides, points, and all cards that were won."""

import io
from random import Random

import pytest
from PIL import Image

from bot.art import result as module
from bot.art.result import result_picture
from bot.art.scene import HEIGHT, WIDTH
from bot.game import (
    Match,
    Options,
    Pass,
    RoundDealt,
    RoundEnded,
    RoundResult,
    TrickTaken,
    rules_of,
)

from .test_table import GAMES, LONGEST

GOLD = (246, 205, 96)


def counted(options: Options, seed: int, reason: str = "played"):
    """A deal played by chance to its end: its result and its tricks."""
    match, rng = Match(options, bytes([seed]) * 32), Random(seed)
    tricks: list[TrickTaken] = []
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        bold = (legal[0], Pass()) if reason == "played" else (Pass(),)
        for event in match.apply(seat, rng.choice(bold if Pass() in legal else legal)):
            match event:
                case TrickTaken():
                    tricks.append(event)
                case RoundEnded(result=result) if result.reason == reason:
                    return result, tricks
                case RoundDealt():
                    tricks = []
    raise AssertionError("no such deal")


def picture(easel, options: Options, result: RoundResult, tricks) -> Image.Image:
    content = result_picture(easel, options, result, tricks, LONGEST[: options.players])
    assert len(content) < 100_000
    with Image.open(io.BytesIO(content)) as image:
        assert (image.format, image.size) == ("WEBP", (WIDTH, HEIGHT))
        return image.convert("RGB")


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_every_counted_deal_can_be_drawn_and_no_card_is_lost(easel, options):
    result, tricks = counted(options, 3)
    picture(easel, options, result, tricks)
    sides = module._sides(options, result, tuple(tricks))
    cards = [card for side in sides for card in side.cards]
    assert sorted(map(str, cards)) == sorted(map(str, rules_of(options).pack))
    assert sum(side.points for side in sides) == 120
    resting = set(rules_of(options).resting(result.dealer))
    assert {seat for side in sides for seat in side.seats} == set(range(options.players)) - resting


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_the_points_of_a_side_are_those_of_its_cards(options):
    result, tricks = counted(options, 4)
    values = rules_of(options).points
    for side in module._sides(options, result, tuple(tricks)):
        assert side.points == sum(values[card] for card in side.cards)
        assert side.won == (side.seats[0] in result.winners)
        assert sorted(side.cards, key=lambda card: -values[card]) == list(side.cards)


def test_the_declarers_side_comes_first():
    result, tricks = counted(GAMES["ranks"], 5)
    first, other = module._sides(GAMES["ranks"], result, tuple(tricks))
    assert first.seats[0] == result.contract.declarer
    assert not set(first.seats) & set(other.seats)


def test_a_deal_that_everybody_passed_has_no_cards(easel):
    result, tricks = counted(GAMES["ranks"], 6, "passed")
    assert tricks == []
    picture(easel, GAMES["ranks"], result, tricks)
    sides = module._sides(GAMES["ranks"], result, ())
    assert [(len(side.seats), side.cards, side.won) for side in sides] == [(1, (), False)] * 5


def test_the_winners_wear_the_crown(easel):
    result, tricks = counted(GAMES["two"], 3)
    image = picture(easel, GAMES["two"], result, tricks)
    for row, seat in enumerate((0, 1)):
        middle = 30 + 240 * row + 120
        pixel = image.getpixel((392, middle - 54 + 8))
        gold = all(abs(a - b) < 40 for a, b in zip(pixel, GOLD, strict=True))
        assert gold == (seat in result.winners)
