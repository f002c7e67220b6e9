"""Hints: private advice, of which everybody hears only that it was given (issue 4, point 9)."""

from __future__ import annotations

from bot.game import PlayCard
from bot.i18n import the_card, words_for
from tests.discord.games import Game, forge, seat, table_of
from tests.support.people import Evening

WORDS = words_for("en")


async def test_a_hint_advises_a_card_that_may_be_played(evening: Evening) -> None:
    game = await Game.start(evening, 2)
    turn = await game.turn()
    panel = await game.hand(turn)
    await turn.click(panel, "b1:hint:")
    line = next(line for line in panel.text.splitlines() if line.startswith("💡"))
    held = [action.card for action in (await game.legal()) if isinstance(action, PlayCard)]
    assert any(the_card(WORDS, card) in line for card in held)
    assert panel.find("b1:act:")


async def test_everybody_sees_that_a_hint_was_used_but_never_what(evening: Evening) -> None:
    game = await Game.start(evening, 3)
    turn, *others = await game.in_seats_from_turn()
    panel = await game.hand(turn)
    panels = [await game.hand(other) for other in others]
    before = [shown.text for shown in (game.board, *panels)]
    await turn.click(panel, "b1:hint:")
    line = WORDS("state-hinted", names=turn.name, count=1)
    assert line in game.board.text
    after = [shown.text for shown in (game.board, *panels)]
    for text, other in zip(before, after, strict=True):
        new = {*other.splitlines()} - {*text.splitlines()}
        assert new <= {line}
    for other in others:
        assert "b1:hint" not in "".join(shown.bytes_shown() for shown in other.private())


async def test_the_mark_goes_with_the_deal(evening: Evening) -> None:
    game = await Game.start(evening, 2)
    turn = await game.turn()
    await turn.click(await game.hand(turn), "b1:hint:")
    assert "💡" in game.board.text
    await game.forward(lambda table: table.playing.deal == 1 and not table.between)
    assert "💡" not in game.board.text


async def test_a_hint_in_the_auction_advises_a_bid_or_to_pass(evening: Evening) -> None:
    game = await Game.start(evening, 5)
    turn = await game.turn()
    panel = await game.hand(turn)
    await turn.click(panel, "b1:hint:")
    assert "💡" in panel.text


async def test_there_is_no_hint_out_of_turn_for_strangers_or_at_a_table_without(
    evening: Evening,
) -> None:
    game = await Game.start(evening, 2)
    turn, other = await game.in_seats_from_turn()
    [piero] = evening.people("Piero")
    panel = await game.hand(other)
    assert not panel.find("b1:hint:")
    custom_id = f"b1:hint:{game.id:x}:0"
    early = await forge(other, panel, custom_id)
    assert turn.name in early.panel.text
    stranger = await forge(piero, game.board, custom_id)
    assert stranger.text == WORDS("refusal-not-seated")
    assert "💡" not in game.board.text + panel.text


async def test_a_host_plays_without_hints(evening: Evening) -> None:
    anna, marco = evening.people("Anna", "Marco")
    lobby = await seat(evening, [anna], players=2)
    options = (await anna.click(lobby, "b1:options:")).panel
    await anna.select(options, "table", wanted="b1:options-group:")
    await anna.select(options, "off", wanted=f"b1:table-option:{table_of(lobby):x}:0:hints")
    assert WORDS("terms-no-hints") in lobby.text
    await marco.click(lobby, "b1:join:")
    id = table_of(lobby)
    await anna.click(lobby, "b1:start:")
    game = Game(evening, [anna, marco], id)
    turn = await game.turn()
    panel = await game.hand(turn)
    assert not panel.find("b1:hint:")
    answer = await forge(turn, panel, f"b1:hint:{id:x}:0")
    assert WORDS("refusal-hints-off") in answer.panel.text
    assert "💡" not in game.board.text
