"""Fixtures of the screens: the words of each language, with nothing missing."""

import pytest

from bot.i18n import LOCALES, Words, words_for


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Each language in turn; whatever is missing raises."""
    monkeypatch.setattr(Words, "strict", True)
    return words_for(request.param)
