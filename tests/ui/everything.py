"""All that a viewer can be shown of a table, written out byte by byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from discord import ui

from bot.game import PACK, SUITS, Action, BidPoints, BidRank, CallCard, NameTrump, Pass, PlayCard
from bot.i18n import Words, card_name, words_for
from bot.tables import Table, finished
from bot.tables.model import OVER
from bot.tables.refusals import DealPending
from bot.tables.results import ABANDONED, filed
from bot.ui.board import board_view, moved_board_view, moved_title, retired_board_view
from bot.ui.choices import called_in
from bot.ui.explain import Refused, explain
from bot.ui.guide import rules_view
from bot.ui.hand import hand_view, said
from bot.ui.ids import Target
from bot.ui.lobby import started_lobby_view
from bot.ui.messages import choose_table_view, confirm_leave_view
from bot.ui.result import final_view, result_view
from bot.ui.steps import bids_view, calls_view, confirm_call_view
from bot.ui.text import bid_text
from tests.ui.positions import Position, dealt

STRANGER = 4242
ACTIONS: tuple[Action, ...] = (
    *map(PlayCard, PACK),
    *map(CallCard, PACK),
    *map(NameTrump, SUITS),
    *map(BidRank, "A3KQJ76542"),
    *map(BidPoints, (60, 61, 62, 70, 120)),
    Pass(),
)


def everything(
    where: Position,
    seat: int | None,
    locale: str,
    *,
    secret: bytes = bytes(32),
    tries: int = 6,
    file: bool = True,
) -> list[str]:
    """Every screen, label, suggestion and refusal for this seat, or for a spectator (None).

    `file` asks for the match file now and then: it tells the whole log, discards and signs too.
    """
    table, words = where.table(locale, secret), words_for(locale)
    found = [*_public(table, words)]
    if file and len(where.log) % 3 == 0:
        with dealt(where):
            found += _last_words(table, words)
    found += _attempts(table, seat, words, tries)
    if seat is not None:
        found += _own(table, seat, words)
    return found


def written(view: ui.LayoutView) -> str:
    """The bytes that Discord gets for a view."""
    return json.dumps(view.to_components(), ensure_ascii=False)


def _public(table: Table, words: Words) -> Iterator[str]:
    public = table.public()
    yield repr(public)
    yield written(board_view(public, words))
    yield written(retired_board_view(public, words))
    title = moved_title(public, words)
    yield written(moved_board_view(title, "https://discord.com/x", words))
    yield written(started_lobby_view(public, words, 180.0))
    yield written(rules_view(public.options, words))
    yield written(confirm_leave_view(public, words))
    yield written(choose_table_view([(public, Target("hand-update", public.id))], words))
    for opens_at in (None, public.turn_at) if public.results else ():
        deal = len(public.results) - 1
        yield written(result_view(public, deal, words, opens_at=opens_at))


def _last_words(table: Table, words: Words) -> Iterator[str]:
    """The end of the match, or its end if somebody left now; with its file."""
    ended = table.public().status == OVER
    over = finished(*filed(table, "target" if ended else ABANDONED, 2e9))
    yield over.file
    yield written(final_view(over, words, f"briscola-{table.id:x}.txt", "left", 1))
    yield written(retired_board_view(over.table, words))


def _attempts(table: Table, seat: int | None, words: Words, tries: int) -> Iterator[str]:
    """What the viewer is told about some actions that may or may not be legal."""
    user_id = STRANGER if seat is None else table.seats[seat].user_id
    for action in Random(len(table.playing.log)).sample(ACTIONS, tries):
        try:
            acting = table.seat_of(user_id)
            if table.between:
                raise DealPending
            table.playing.check(acting, action)
        except Refused as error:
            note = explain(words, error, table.public())
            yield f"{action} {error} {note}"
            if seat is not None:
                yield written(hand_view(table.view(seat), words, note))
        else:
            yield f"{action} {said(words, action)}"


def _own(table: Table, seat: int, words: Words) -> Iterator[str]:
    view = table.view(seat)
    yield repr(view.observation)
    if not table.between:
        yield repr(table.playing.legal(seat))
    yield written(hand_view(view, words))
    yield written(bids_view(view, words))
    for action in view.observation.legal if view.observation else ():
        if isinstance(action, PlayCard):
            yield f"{action} {card_name(words, action.card)}"
        elif isinstance(action, NameTrump):
            card = view.observation and called_in(view.observation, action.suit)
            yield written(
                confirm_call_view(view, words, card)
                if card
                else calls_view(view, words, action.suit)
            )
        elif isinstance(action, CallCard):
            yield written(confirm_call_view(view, words, action.card))
        else:
            yield f"{action} {bid_text(words, action)}"
