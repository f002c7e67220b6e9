import pytest

from bot.i18n import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing missing pass unnoticed."""
    monkeypatch.setattr(Words, "strict", True)
