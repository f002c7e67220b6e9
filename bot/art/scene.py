"""What all layouts of a table share: the public position, and how its parts are laid down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.deck import back_sprite, card_sprite, suit_sprite, tile_sprite
from bot.art.easel import (
    ACTIVE,
    DARK,
    DIM,
    GOLD,
    PALE,
    PLATE,
    WORDS,
    Colour,
    Easel,
    Point,
    badge,
    lay,
    mark,
    plate,
)
from bot.art.lettering import fitted, font, shown_name
from bot.art.palette import Back, Look, Style
from bot.game import Card, Observation, rules_of

WIDTH: Final = 960
HEIGHT: Final = 540
_SILVER: Final = (214, 218, 224, 255)
_CROWN: Final = ((0, 10), (2, 30), (32, 30), (34, 10), (25, 18), (17, 3), (9, 18))


@dataclass(frozen=True, slots=True)
class Dress:
    """How the cards of a table look."""

    look: Look = "italian"
    style: Style = "classic"
    back: Back = "red"


def name_or_number(names: Sequence[str], seat: int) -> str:
    """Return what is shown of a seat's name; where nothing can be, the number of the seat."""
    return shown_name(names[seat]) or str(seat + 1)


def nameplate(
    picture: Image.Image,
    name: str,
    number: int,
    centre: Point,
    size: tuple[int, int],
    *,
    bright: bool,
    aside: int = 0,
) -> None:
    """Write a name, cut to its room, beside the mark of its side or seat."""
    outline, line = (GOLD, 3) if bright else (PALE, 2)
    lay(picture, plate(size, 14, PLATE, outline, line), centre)
    left = centre[0] - size[0] / 2
    lay(picture, mark(number, 24), (left + 21, centre[1]))
    text, drawn = fitted(name, size[0] - 48 - aside, 28)
    fill: Colour = ACTIVE if bright else WORDS
    pen = ImageDraw.Draw(picture)
    pen.text((left + 38, centre[1]), text, font=drawn, fill=fill, anchor="lm")


@lru_cache(maxsize=4)
def crown(fill: Colour) -> Image.Image:
    """Return a crown; not to be drawn on."""
    made = Image.new("RGBA", (36 * 3, 34 * 3), (*fill[:3], 0))
    points = [((x + 1) * 3, y * 3) for x, y in _CROWN]
    ImageDraw.Draw(made).polygon(points, fill=fill, outline=DARK, width=5)
    return made.resize((36, 34), Image.Resampling.LANCZOS)


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture in the making."""

    picture: Image.Image
    easel: Easel
    seen: Observation
    names: Sequence[str]
    dress: Dress

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats that play this deal; they keep their places through all tricks."""
        return tuple(
            seat for seat in range(self.seen.options.players) if seat not in self.seen.resting
        )

    def name(self, seat: int) -> str:
        """Return what is shown of a seat's name."""
        return name_or_number(self.names, seat)

    def side(self, seat: int) -> int:
        """Return the number of the seat's team, or of the seat where there are none."""
        return next((side for side, team in enumerate(self.seen.teams) if seat in team), seat)

    def card(
        self,
        card: Card | None,
        centre: Point,
        width: int,
        turn: float = 0,
        *,
        faded: bool = False,
    ) -> None:
        """Lay a card, face down where it is None."""
        if card is None:
            self.back(centre, width, turn)
        else:
            sprite = card_sprite(card, self.dress.look, self.dress.style)
            self.easel.put(self.picture, sprite, centre, width, turn, faded=faded)

    def back(self, centre: Point, width: int, turn: float = 0) -> None:
        """Lay a card face down."""
        sprite = back_sprite(self.dress.back, self.dress.style)
        self.easel.put(self.picture, sprite, centre, width, turn)

    def tile(self, card: Card, centre: Point, width: int) -> None:
        """Lay the tile of a card."""
        sprite = tile_sprite(card, self.dress.look, self.dress.style)
        self.easel.put(self.picture, sprite, centre, width)

    def suit(self, suit: str, centre: Point, width: int) -> None:
        """Lay the sign of a suit."""
        sprite = suit_sprite(suit, self.dress.look, self.dress.style)
        self.easel.put(self.picture, sprite, centre, width)

    def mark(self, seat: int, centre: Point, size: int) -> None:
        """Lay the coloured shape of a seat's side."""
        lay(self.picture, mark(self.side(seat), size), centre)

    def frame(self, centre: Point, width: int, *, active: bool) -> None:
        """Draw an empty place for a card, with three dots where a card is awaited."""
        size = (width - 6, round(width * 5 / 3) - 10)
        outline, line = (GOLD, 4) if active else (PALE, 2)
        fill = (255, 255, 255, 34 if active else 14)
        lay(self.picture, plate(size, width // 10, fill, outline, line), centre)
        if active:
            for step in (-1, 0, 1):
                lay(self.picture, plate((16, 16), 8, GOLD), (centre[0] + 26 * step, centre[1]))

    def nameplate(self, seat: int, centre: Point, size: tuple[int, int], *, aside: int = 0) -> None:
        """Write a name beside its mark; ``aside`` keeps room free at the right end."""
        active = seat in self.seen.to_act
        text = self.name(seat)
        nameplate(self.picture, text, self.side(seat), centre, size, bright=active, aside=aside)
        self.crown(seat, (centre[0] - size[0] / 2 + 22, centre[1] - size[1] / 2 - 8))

    def crown(self, seat: int, centre: Point) -> None:
        """Draw the crown of a declarer, or of the partner once everybody knows."""
        seen = self.seen
        if seat == seen.declarer:
            fill: Colour = GOLD
        elif seat in (seen.partner, seen.partner_too):
            fill = _SILVER
        else:
            return
        lay(self.picture, crown(fill), centre)

    def open(self, seat: int) -> bool:
        """Whether everybody sees the cards of this hand."""
        return self.seen.hands[seat] is not None

    def tiles(self, seat: int, centre: Point, size: int) -> None:
        """Show an open hand as tiles, four in a row, from this height of the first row down."""
        hand = self.seen.hands[seat] or ()
        for first in range(0, len(hand), 4):
            row = hand[first : first + 4]
            y = centre[1] + first / 4 * (size + 3)
            for place, card in enumerate(row):
                self.tile(card, (centre[0] + (place - (len(row) - 1) / 2) * (size + 3), y), size)

    def count(self, number: int, centre: Point, *, lying: bool = False) -> None:
        """Show a number of cards: a small back, lying for cards that were won, and the number."""
        self.back((centre[0] - 20, centre[1]), 22, 90 if lying else 0)
        begin = centre[0] + (5 if lying else -1)
        pen = ImageDraw.Draw(self.picture)
        pen.text((begin, centre[1] - 1), str(number), font=font(28), fill=DIM, anchor="lm")

    def won(self, seat: int) -> int:
        """Return how many cards a seat has taken in tricks."""
        return sum(len(trick.plays) for trick in self.seen.tricks if trick.winner == seat)

    def progress(self, centre: Point) -> None:
        """Show the number of the trick, of how many."""
        if self.seen.phase == "play":
            tricks = rules_of(self.seen.options).tricks
            badge(self.picture, f"{min(len(self.seen.tricks) + 1, tricks)}/{tricks}", centre)
