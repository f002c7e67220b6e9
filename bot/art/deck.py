"""Which pictures the bot wants ready, and `python -m bot art`, which makes them."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

from bot.art.backs import back_svg
from bot.art.cards import card_svg
from bot.art.palette import BACKS, LOOKS, STYLES, Back, Look, Style
from bot.art.sprites import Built, Sprite, build
from bot.art.tiles import TILE, suit_svg, tile_svg
from bot.game import PACK, SUITS, Card

CARD_SIZE: Final = (288, 480)
"""Pixels; the largest card of a table is half as broad, and smaller ones are scaled down."""

CANNOT_CREATE: Final = 73
"""The exit code of sysexits.h for a file that cannot be written."""


@cache
def card_sprite(card: Card, look: Look, style: Style) -> Sprite:
    """Return the picture of a card's face."""
    return Sprite(f"{look}-{style}-{card}", card_svg(card, look, style), *CARD_SIZE)


@cache
def back_sprite(back: Back, style: Style) -> Sprite:
    """Return the picture of a card's back."""
    return Sprite(f"back-{style}-{back}", back_svg(back, style), *CARD_SIZE)


@cache
def tile_sprite(card: Card, look: Look, style: Style) -> Sprite:
    """Return the square tile of a card."""
    return Sprite(f"tile-{look}-{style}-{card}", tile_svg(card, look, style), TILE, TILE)


@cache
def suit_sprite(suit: str, look: Look, style: Style) -> Sprite:
    """Return the round sign of a suit."""
    return Sprite(f"suit-{look}-{style}-{suit}", suit_svg(suit, look, style), TILE, TILE)


def every_sprite() -> tuple[Sprite, ...]:
    """Return all pictures that a table, a hand or an emoji may show."""
    decks = [(look, style) for look in LOOKS for style in STYLES]
    return (
        *(card_sprite(card, look, style) for look, style in decks for card in PACK),
        *(tile_sprite(card, look, style) for look, style in decks for card in PACK),
        *(suit_sprite(suit, look, style) for look, style in decks for suit in SUITS),
        *(back_sprite(back, style) for style in STYLES for back in BACKS),
    )


def main(folder: Path) -> int:
    """Build every picture, showing how far it is; returns the exit code."""
    try:
        built = build(every_sprite(), folder, show)
    except OSError as error:
        sys.stderr.write(f"briscola: {folder} cannot be written: {error.strerror}.\n")
        return CANNOT_CREATE
    sys.stdout.write(f"{summary(built)} in {folder}\n")
    return 0


def show(done: int, total: int) -> None:
    """Tell on standard error how far a build is: one line that changes, or four in a log."""
    if not total:
        return  # all there already
    if sys.stderr.isatty():
        bar = "█" * (24 * done // total)
        end = "\n" if done == total else ""
        sys.stderr.write(f"\rDrawing the cards {bar:░<24} {done}/{total}{end}")
        sys.stderr.flush()
    elif done and done * 4 // total != (done - 1) * 4 // total:
        sys.stderr.write(f"Drawing the cards: {done} of {total}\n")


def summary(built: Built) -> str:
    """Return what a build did, in one line."""
    return f"{built.made} pictures drawn, {built.kept} there already, {built.seconds:.1f} s"
