"""Evenings whose cards are the same in every run, and where no word may be missing."""

from pathlib import Path
from random import Random

import pytest

from bot.client import Briscola
from bot.config import Settings
from bot.i18n import Words
from tests.discord.house import House
from tests.support.people import Clock, Evening, MakeBot


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def make_bot(database: Path) -> MakeBot:
    """Make bots whose cards are the same in every run; a restarted one goes on with its luck."""
    luck = Random(1)

    def make(clock: Clock) -> Briscola:
        settings = Settings(token="", database=database)
        return Briscola(settings, clock=clock, random_bytes=luck.randbytes)

    return make


@pytest.fixture(params=["en-US", "it"])
def house(
    request: pytest.FixtureRequest, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> House:
    """A table with house rules, in each language in turn."""
    return House(evening, request.param, monkeypatch)
