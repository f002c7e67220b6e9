"""A conquest in the first cards, as people see it: the count stands below, and play goes on."""

from __future__ import annotations

from functools import partial

import pytest

from bot.game import PACK, Card, Match
from bot.i18n import words_for
from tests.discord.games import seat, table_of
from tests.discord.test_options import choose, panel_of
from tests.support.people import Evening

TRUMPS = [Card.parse(code) for code in ("AD", "3D", "KD")]
FACE_UP = Card.parse("7D")


@pytest.mark.parametrize("locale", ["en-US", "it"])
async def test_a_conquest_in_the_first_cards_is_shown_and_the_next_deal_opens(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    words = words_for(locale)
    rest = [card for card in PACK if card not in (*TRUMPS, FACE_UP)]
    pack = (*TRUMPS, *rest[:3], FACE_UP, *rest[3:])
    monkeypatch.setattr("bot.tables.starting.Match", partial(Match, packs=[pack]))
    evening.backend.get_guild(evening.guild).preferred_locale = locale
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna, marco])
    await choose(anna, await panel_of(anna, lobby, "round"), "round_variant", "conquest")
    await marco.click(lobby, "b1:agree:")
    table_id = table_of(lobby)
    await anna.click(lobby, "b1:start:")
    assert words("lobby-started") in lobby.text
    assert lobby.buttons == []
    _, board, result = evening.public()
    assert words("board-deal-over") in board.text
    assert board.find("b1:hand:") == []
    table = await evening.bot.tables.get(table_id)
    [winner] = table.playing.results[0].winners
    name = table.seats[winner].name
    assert words("result-conquest", name=name, names=name, winners=1) in result.text
    for rank in "A3K":
        assert words(f"rank-{rank}") in result.text
    await marco.click(result, "b1:next:")
    assert result.find("b1:next:") == []
    newest = evening.public()[-1]
    assert newest.find("b1:hand:")
    scores = [0, 1] if winner else [1, 0]
    first, second = (seat.name for seat in table.seats)
    score = words("score-two", first=first, one=scores[0], two=scores[1], second=second)
    assert score in newest.text
