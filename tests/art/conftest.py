"""A cache with what the tests' tables show, made once for all workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.art import deck
from bot.art.easel import Easel
from bot.art.sprites import build
from bot.game import PACK, SUITS


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    # Workers have folders of their own below a common one; to build is safe side by side.
    folder = (base.parent if base.name.startswith("popen-") else base) / "art"
    wanted = [
        *(deck.card_sprite(card, "italian", "classic") for card in PACK),
        *(deck.tile_sprite(card, "italian", "classic") for card in PACK),
        *(deck.suit_sprite(suit, "italian", "classic") for suit in SUITS),
        deck.back_sprite("red", "classic"),
    ]
    build(wanted, folder)
    return folder


@pytest.fixture(scope="session")
def easel(art: Path) -> Easel:
    return Easel(art)
