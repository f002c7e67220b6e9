"""The picture of a table, from what everybody may know of it.

Two players sit above and below; three and more have a column each, which stays in its place. There
are hardly any words in it, so that it is right in every language: the message says them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.art.cards import LETTERS
from bot.art.easel import ACTIVE, DIM, Easel, Point, badge, encoded, felt, write
from bot.art.scene import HEIGHT, WIDTH, Dress, Scene
from bot.game import BidPoints, BidRank, Card, Observation, promised

_DUEL: Final = 2
_BESIDE: Final = 4
"""Up to so many columns leave room for the stock at their left."""
_IN_A_ROW: Final = 4
"""Open cards below a name."""
_SPEAKING: Final = ("auction", "trump", "discard", "call")


def table_picture(
    easel: Easel, seen: Observation, names: Sequence[str], dress: Dress | None = None
) -> bytes:
    """Return a table of 960 by 540 pixels as WebP; see `draw_table`."""
    return encoded(draw_table(easel, seen, names, dress or Dress()))


def draw_table(easel: Easel, seen: Observation, names: Sequence[str], dress: Dress) -> Image.Image:
    """Return a table; the same position always looks the same.

    ``names`` are those of all seats, as people write them. Raises ValueError for an observation of
    one seat, which would show its hand, and SpriteMissing where the cache is not complete.
    """
    if seen.seat is not None:
        raise ValueError("a picture for everybody is made from what everybody may know")
    scene = Scene(felt(WIDTH, HEIGHT), easel, seen, names, dress)
    if len(scene.seats) == _DUEL:
        _duel(scene)
    else:
        _columns(scene)
    return scene.picture


def _duel(scene: Scene) -> None:
    below, above = scene.seats
    lying = _lying(scene)
    _stock(scene, (166, 262), 138)
    for place, (seat, card) in zip(((462, 262), (634, 276)), lying, strict=False):
        turn = 4.0 if place[0] < WIDTH / 2 else -5.0
        scene.card(card, place, 162, turn, faded=_over(scene, seat))
        scene.mark(seat, (place[0], place[1] + 138), 34)
    if not lying:
        scene.frame((548, 270), 162, active=bool(scene.seen.to_act))
    elif scene.seen.trick:
        scene.frame((634, 276), 162, active=True)
    for seat, name_y, pile_y, points_y in ((above, 56, 142, 210), (below, 484, 412, 344)):
        if scene.open(seat):
            scene.nameplate(seat, (548, name_y), (440, 52), aside=146)
            scene.tiles(seat, (694, name_y), 44)
        else:
            scene.nameplate(seat, (548, name_y), (420, 52), aside=84)
            scene.count(scene.seen.hand_sizes[seat], (712, name_y))
        if scene.won(seat):
            for step in range(min(4, 1 + scene.won(seat) // 10)):
                scene.back((842 + 3 * step, pile_y - 4 * step), 84, 90)
            badge(scene.picture, str(scene.won(seat)), (842, pile_y))
        if scene.seen.points is not None:
            write(scene.picture, str(scene.seen.points[seat]), (842, points_y), 30, DIM)
    scene.progress((842, 278))


def _columns(scene: Scene) -> None:
    seen, count = scene.seen, len(scene.seats)
    beside = count <= _BESIDE and not seen.options.chiamata
    left, right = (228 if beside else 20), WIDTH - 20
    step = (right - left) / count
    # Open cards need some of the height, two rows of them more.
    most = max(len(seen.hands[seat] or ()) for seat in scene.seats)
    width = min(130 if most > _IN_A_ROW else 150, round(step) - 24)
    middle = 218 if beside else 250 if most else 268
    if beside:
        _stock(scene, (130, 218), 118)
        scene.progress((126, 446))
    else:
        _header(scene)
    lying = dict(_lying(scene))
    for number, seat in enumerate(scene.seats):
        x = left + step * (number + 0.5)
        foot = middle + width * 5 / 6 + 36
        if seen.phase in _SPEAKING and not seen.trick:
            _said(scene, seat, (x, middle), width)
        elif seat in lying:
            turn = 1.2 * ((count - 1) / 2 - number)
            scene.card(lying[seat], (x, middle), width, turn, faded=_over(scene, seat))
        else:
            scene.frame((x, middle), width, active=seat in seen.to_act)
        scene.nameplate(seat, (x, foot), (min(round(step) - 8, 224), 50))
        _holdings(scene, seat, (x, foot + 52))


def _holdings(scene: Scene, seat: int, centre: Point) -> None:
    """Show below a name the hand, the cards that were won, and points where they are counted."""
    seen, (x, y) = scene.seen, centre
    points = "" if seen.points is None or seen.options.chiamata else str(seen.points[seat])
    if not scene.open(seat):
        scene.count(seen.hand_sizes[seat], (x - 38 if seen.tricks else x, y))
        if seen.tricks:
            scene.count(scene.won(seat), (x + 38, y), lying=True)
        if points:
            badge(scene.picture, points, (x, y + 42), 26)
        return
    scene.tiles(seat, (x, y - 2), 38)
    # A full hand of Chiamata takes two rows.
    if seen.tricks and not seen.options.chiamata:
        scene.count(scene.won(seat), (x - 30 if points else x, y + 46), lying=True)
        if points:
            badge(scene.picture, points, (x + 42, y + 46), 26)


def _stock(scene: Scene, centre: Point, width: int) -> None:
    """Show the stock with the face-up card upright before it, or the trump suit alone."""
    seen, (x, y) = scene.seen, centre
    if not seen.stock_size:
        if seen.trump:
            scene.suit(seen.trump, (x, y), 120)
        return
    back = round(width * 0.86)
    for step in range(min(3, seen.stock_size)):
        scene.back((x - 44 + 4 * step, y - 8 - 4 * step), back)
    if seen.next_card:
        scene.card(seen.next_card, (x - 36, y - 16), back)
    if seen.face_up:
        scene.card(seen.face_up, (x + 34, y + 10), width)
    badge(scene.picture, str(seen.stock_size), (x - 60, y + width * 0.86))


def _header(scene: Scene) -> None:
    """Show what is played for: stock and trump of six, contract and called card of Chiamata."""
    seen = scene.seen
    scene.progress((WIDTH - 104, 74))
    if not seen.options.chiamata:
        if seen.stock_size:
            scene.back((70, 74), 56)
            scene.card(seen.face_up, (112, 74), 62)
            badge(scene.picture, str(seen.stock_size), (270, 74))
        if seen.trump:
            scene.suit(seen.trump, (196 if seen.stock_size else 74, 74), 74)
        return
    x = 72
    for card in _called(seen):
        scene.card(card, (x, 78), 64, 0)
        x += 74
    if seen.trump:
        scene.suit(seen.trump, (x, 74), 66)
        x += 62
    if seen.declarer is not None and seen.bid is not None:
        scene.nameplate(seen.declarer, (x + 190, 76), (400, 54), aside=76)
        badge(scene.picture, str(promised(seen.bid)), (x + 344, 76), 30)
    for step in range(seen.kitty_size):
        scene.back((760 - 16 * step, 76), 44)


def _called(seen: Observation) -> list[Card | None]:
    """Return the called cards; a covered one where the suit is still secret."""
    if seen.called:
        return [card for card in (seen.called, seen.called_too) if card]
    return [None] if seen.blind else []


def _said(scene: Scene, seat: int, centre: Point, width: int) -> None:
    """Show what a seat said last in the auction: a rank, points, or a stroke for a pass."""
    seen = scene.seen
    said = [bid for speaker, bid in seen.bids if speaker == seat]
    scene.frame(centre, width, active=seat in seen.to_act and not said)
    if not said:
        return
    bid = said[-1]
    fill = ACTIVE if bid == seen.bid else DIM
    if isinstance(bid, BidRank):
        letters = LETTERS[scene.dress.look]
        write(scene.picture, letters.get(bid.rank, bid.rank), centre, 92, fill, 800)
    elif isinstance(bid, BidPoints):
        write(scene.picture, str(bid.points), centre, 60, fill, 800)
    else:
        write(scene.picture, "–", centre, 60, DIM)


def _lying(scene: Scene) -> tuple[tuple[int, Card | None], ...]:
    """Return the trick under way, or the last one as long as nobody has led again."""
    return scene.seen.trick or scene.seen.last_trick


def _over(scene: Scene, seat: int) -> bool:
    """Whether this seat's card lies in a trick that another seat has taken."""
    return not scene.seen.trick and seat != scene.seen.last_winner
