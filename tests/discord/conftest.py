"""No word may be missing on any screen of these evenings."""

import pytest

from bot.i18n import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
