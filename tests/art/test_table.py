"""Pictures of tables: from public knowledge only, complete, and inside their frame."""

import asyncio
import io
import time
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.art import easel as parts
from bot.art.easel import Easel
from bot.art.scene import HEIGHT, WIDTH, Dress, Scene
from bot.art.sprites import SpriteMissing
from bot.art.table import draw_table, table_picture
from bot.game import Match, Observation, Options, Pass, PlayCard
from tests.ui.positions import moved, phases_of, position

GAMES = {
    "two": Options(players=2),
    "two open": Options(players=2, open=True, count_points=True),
    "three": Options(players=3),
    "four": Options(players=4, teams="13-24", peek="both"),
    "four open": Options(players=4, teams="12-34", open=True, count_points=True),
    "six": Options(players=6, count_points=True),
    "six open": Options(players=6, open=True, count_points=True),
    "ranks": Options(players=5, bidding="rank_points"),
    "points": Options(players=5, bidding="points", kitty=True),
    "blind": Options(players=5, blind_first_trick="always", two_cards_at_120=True),
    "chiamata open": Options(players=5, open=True),
    "seven": Options(players=7, sit_out=True),
}
LONGEST = ["W" * 32, "Bartolomeo De’ Medici degli Strozzi", "李小龙", "m" * 32, "", "🔥", "Ж" * 32]
SHORT = ["Anna", "Marco", "Luca", "Giulia", "Sara", "Piero", "Ida"]
FRAME = 12
"""Pixels between the edge and the gold line."""


def start(options: Options) -> Match:
    return Match(options, bytes(range(32)))


def views(options: Options, seed: int, share: float) -> list[Observation]:
    """What everybody sees at some moments of a match played by chance."""
    rng, match, seen = Random(seed), start(options), []
    while match.outcome is None and match.deal < 2:
        if rng.random() < share:
            seen.append(match.observe(None))
        seat = match.to_act[0]
        legal = match.legal(seat)
        if Pass() in legal:
            # Whoever may keep the suit secret does, and half of those asked bid a little more.
            secret = match.observe(None).phase == "trump"
            legal = (Pass(),) if secret else (legal[0], Pass())
        match.apply(seat, rng.choice(legal))
    return seen


def played(options: Options, tricks: int, cards: int) -> Match:
    """A match with so many tricks taken in its first deal and so many cards on the table."""
    match, rng = start(options), Random(5)
    while True:
        seen = match.observe(None)
        if seen.phase == "play" and (len(seen.tricks), len(seen.trick)) == (tricks, cards):
            return match
        seat = match.to_act[0]
        match.apply(seat, rng.choice(match.legal(seat)[:3]))


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_every_moment_can_be_drawn_and_stays_inside_the_frame(easel, options):
    clear = parts.felt(WIDTH, HEIGHT)
    seen = views(options, 7, 0.07)
    assert seen
    for moment in seen:
        picture = draw_table(easel, moment, LONGEST[: options.players], Dress())
        changed = ImageChops.difference(picture.convert("RGB"), clear.convert("RGB")).getbbox()
        assert changed is not None
        left, top, right, bottom = changed
        assert left >= FRAME, moment
        assert top >= FRAME, moment
        assert right <= WIDTH - FRAME, moment
        assert bottom <= HEIGHT - FRAME, moment


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_a_picture_is_webp_of_one_size_and_not_too_large(easel, options):
    match = played(options, 2, 2 if options.active > 2 else 1)
    content = table_picture(easel, match.observe(None), SHORT[: options.players])
    with Image.open(io.BytesIO(content)) as image:
        assert (image.format, image.size, image.mode) == ("WEBP", (WIDTH, HEIGHT), "RGB")
    assert 10_000 < len(content) < 100_000


def test_the_observation_of_a_seat_is_refused(easel):
    match = start(GAMES["two"])
    with pytest.raises(ValueError, match="everybody"):
        table_picture(easel, match.observe(0), SHORT[:2])


def test_a_cache_without_the_cards_is_told(tmp_path):
    match = start(GAMES["two"])
    with pytest.raises(SpriteMissing):
        table_picture(Easel(tmp_path), match.observe(None), SHORT[:2])


@pytest.mark.parametrize(
    ("options", "phase"),
    [
        (options, phase)
        for name, options in GAMES.items()
        if "open" not in name and options.players < 7 and not options.kitty
        for phase in phases_of(options)
        if phase in ("auction", "play", "peek")
    ],
    ids=str,
)
def test_hidden_cards_change_no_byte_of_a_picture(easel, art, options, phase):
    rng = Random(str((options, phase)))
    before = position(options, phase, rng, 40)
    after = moved(before, None, rng)
    names = SHORT[: options.players]
    # A second easel, so that nothing comes from what the first one remembers.
    assert table_picture(easel, before.match().observe(None), names) == table_picture(
        Easel(art), after.match().observe(None), names
    )


def test_covered_cards_lie_face_down_until_the_suit_is_told(easel):
    covered = [
        seen
        for seen in views(GAMES["blind"], 3, 1)
        if seen.blind and any(card is None for _, card in seen.trick)
    ]
    assert covered
    picture = draw_table(easel, covered[-1], SHORT[:5], Dress())
    column = next(seat for seat, card in covered[-1].trick if card is None)
    x = 20 + 184 * column + 92
    # The red of the back, left of its rosette.
    red, green, _, _ = picture.getpixel((x - 58, 268))
    assert red > 2 * green


def test_the_same_position_gives_the_same_bytes(easel):
    seen = played(GAMES["four"], 1, 2).observe(None)
    assert table_picture(easel, seen, SHORT[:4]) == table_picture(easel, seen, SHORT[:4], Dress())


def test_every_card_on_the_table_turn_and_name_changes_the_picture(easel):
    match = played(GAMES["three"], 1, 1)
    shown = [table_picture(easel, match.observe(None), SHORT[:3])]
    seat = match.to_act[0]
    for action in match.legal(seat):
        assert isinstance(action, PlayCard)
        copy = match.copy()
        copy.apply(seat, action)
        shown.append(table_picture(easel, copy.observe(None), SHORT[:3]))
    shown.append(table_picture(easel, match.observe(None), ["Zoe", *SHORT[1:3]]))
    assert len(set(shown)) == len(shown) == 5


def test_the_last_trick_stays_until_somebody_leads_again(easel):
    match = played(GAMES["two"], 0, 1)
    match.apply(match.to_act[0], match.legal(match.to_act[0])[0])
    taken = match.observe(None)
    assert not taken.trick
    picture = draw_table(easel, taken, SHORT[:2], Dress()).convert("L")
    places = [picture.crop((x - 40, 150, x + 40, 380)) for x in (462, 634)]
    brightest = [place.getextrema()[1] for place in places]
    winner = [seat for seat, _ in taken.last_trick].index(taken.last_winner)
    assert brightest[winner] > 240
    assert brightest[1 - winner] < 160


def test_team_mates_share_colour_and_shape_and_others_have_their_own(easel):
    for options, sides in ((GAMES["four"], [0, 1, 0, 1]), (GAMES["ranks"], [0, 1, 2, 3, 4])):
        seen = start(options).observe(None)
        scene = Scene(parts.felt(WIDTH, HEIGHT), easel, seen, SHORT[: options.players], Dress())
        assert [scene.side(seat) for seat in scene.seats] == sides
    assert len(set(parts.SHAPES)) == len(set(parts.SEATS)) == 6
    marks = {parts.mark(number, 24).getchannel("A").tobytes() for number in range(6)}
    assert len(marks) == 6


def test_the_parts_that_an_easel_remembers_are_bounded(easel):
    for name in ("ranks", "three", "six"):
        draw_table(easel, played(GAMES[name], 1, 2).observe(None), SHORT[:6], Dress())
    known, _, most, _ = easel.remembered().split()
    assert 0 < int(known) <= int(most) <= 200


@pytest.mark.slow
async def test_the_event_loop_goes_on_while_tables_are_drawn_in_a_thread(art):
    easel, seen = Easel(art), played(GAMES["ranks"], 2, 4).observe(None)
    pauses = []

    async def beat() -> None:
        while True:
            started = time.perf_counter()
            await asyncio.sleep(0.001)
            pauses.append(time.perf_counter() - started)

    async with asyncio.timeout(60):
        heart = asyncio.create_task(beat())
        for _ in range(50):
            await asyncio.to_thread(table_picture, easel, seen, SHORT[:5])
        heart.cancel()
    assert max(pauses) < 0.05
