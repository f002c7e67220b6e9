"""The messages of a table in its channel: lobby, board, results, reminders."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.game import Options
from bot.i18n import words_for
from bot.store import NoticeRow, TableRow
from bot.tables import LOBBY, Refusal, Table, Tables, notices
from bot.ui.board import (
    board_view,
    moved_board_view,
    moved_title,
    over_board_view,
    retired_board_view,
)
from bot.ui.ids import Target
from bot.ui.items import button, jump_url, panel, rows
from bot.ui.lobby import closed_lobby_view, lobby_view, started_lobby_view
from bot.ui.names import clean_name
from bot.ui.posts import MessageGone, NotEditable, Posts
from bot.ui.result import final_view, result_view
from bot.ui.text import host_of

_log = logging.getLogger(__name__)

_SHOWN_KEPT: Final = 5000


class Boards:
    """Posts and edits what a table says in public."""

    def __init__(self, tables: Tables, posts: Posts) -> None:
        self._tables = tables
        self._posts = posts
        self._shown: dict[int, Any] = {}
        """What each message shows, so that an unchanged one is not sent again."""
        self._deliveries: dict[str, Callable[[Table | None, NoticeRow], Awaitable[bool]]] = {
            notices.BOARD: self._fresh_board,
            notices.RESULT: self._result,
            notices.RESULT_SHOWN: self._result_shown,
            notices.FINAL: self._final,
            notices.CLOSED: self._closed,
            notices.MOVED: self._moved,
            notices.NUDGE: self._nudge,
            notices.NUDGE_SHOWN: self._nudge_shown,
        }

    async def deliver(self, table: Table | None, notice: NoticeRow) -> bool:
        """Post what the notice asks for; True when the notice is done with."""
        return await self._deliveries[notice.kind](table, notice)

    async def show(self, table: Table) -> bool:
        """Edit the board to the table's state, or post one where there is none.

        True when that has left a notice.
        """
        row = table.row
        board_id = row.board_id or await self._answered_lobby(table)
        if board_id is None:
            await self._post_board(table)
            return False
        view = self._view(table)
        components = _components(view)
        if self._shown.get(board_id) != components:
            try:
                await self._posts.edit(row.channel_id, board_id, view)
            except MessageGone:
                await self._post_board(table)
                return False
            except NotEditable:
                await self.bring_down(table)
                return True
            self._remember(board_id, components)
            await self._tables.placed(table.id, board_id, row.version)
        return False

    async def bring_down(self, table: Table) -> str:
        """Post the board anew at the bottom of the channel and return the message's address.

        A notice is left to say so where it stood.
        """
        row, old = table.row, table.row.board_id
        board_id = await self._post_board(table)
        url = jump_url(row.guild_id, row.channel_id, board_id)
        if old is not None:
            title = moved_title(table.public(), words_for(row.locale))
            where = {"channel": row.channel_id, "locale": row.locale, "title": title, "url": url}
            await self._tables.store.add_notice(notices.moved(table.id, old, **where))
        return url

    async def _moved(self, _table: Table | None, notice: NoticeRow) -> bool:
        """Leave on the old message where the board is now."""
        old = notices.payload_of(notice)
        view = moved_board_view(old["title"], old["url"], words_for(old["locale"]))
        await self._edit_if_there(old["channel"], old["message"], view)
        return True

    async def _fresh_board(self, table: Table | None, notice: NoticeRow) -> bool:
        """Open a deal: the lobby's message, or the last deal's board, loses its buttons."""
        if table is None or table.match is None:
            await self._retire_late(notice)
            return True
        row, public = table.row, table.public()
        asked = notices.payload_of(notice)
        old = asked.get("old", row.board_id)
        if "old" not in asked:
            # From now on the table may know the new board already when this is repeated.
            await self._keep(notice, notices.BOARD, old=old)
        if row.board_id == old:
            board_id = await self._post_board(table, _nonce(notice))
            if "old" in asked:
                # Perhaps Discord remembers the nonce and has left the first attempt as it was.
                self._shown.pop(board_id, None)
        words = words_for(row.locale)
        if row.dealt > 1:
            await self._retire(row, old, retired_board_view(public, words))
        else:
            seconds = self._tables.timing.move
            await self._retire(row, old, started_lobby_view(public, words, seconds))
        return True

    async def _retire_late(self, notice: NoticeRow) -> None:
        """Retire the message before the board of a match that ended meanwhile."""
        old: int | None = notices.payload_of(notice).get("old")
        over = await self._tables.finished(notice.table_id)
        if over and old is not None:
            view = over_board_view(over.table, words_for(over.table.locale), complete=False)
            await self._edit_if_there(over.table.channel_id, old, view)

    async def _result(self, table: Table | None, notice: NoticeRow) -> bool:
        deal = notices.payload_of(notice)["deal"]
        if table is None:
            over = await self._tables.finished(notice.table_id)
            if over is None:
                return True
            public, opens_at = over.table, None
        else:
            public = table.public()
            pending = table.between and table.playing.deal == deal + 1
            opens_at = table.row.turn_at if pending else None
        view = result_view(public, deal, words_for(public.locale), opens_at=opens_at)
        message_id = await self._posts.send(public.channel_id, view, _nonce(notice))
        if opens_at is None:
            return True
        await self._keep(notice, notices.RESULT_SHOWN, deal=deal, message=message_id)
        return False

    async def _result_shown(self, table: Table | None, notice: NoticeRow) -> bool:
        """Take the button from a result once the next deal is open."""
        shown = notices.payload_of(notice)
        if table and table.row.dealt <= shown["deal"] + 1:
            return False
        if table:
            public = table.public()
        else:
            over = await self._tables.finished(notice.table_id)
            if over is None:
                return True
            public = over.table
        view = result_view(public, shown["deal"], words_for(public.locale), opens_at=None)
        await self._edit_if_there(public.channel_id, shown["message"], view)
        return True

    async def _final(self, _table: Table | None, notice: NoticeRow) -> bool:
        over = await self._tables.finished(notice.table_id)
        if over is None:
            return True
        public, why = over.table, notices.payload_of(notice)
        words = words_for(public.locale)
        if public.board_id is not None:
            # First what does no harm when it is repeated.
            board = over_board_view(public, words, complete=over.outcome is not None)
            await self._edit_if_there(public.channel_id, public.board_id, board)
        name = f"briscola-{public.id:x}.txt"
        view = final_view(over, words, name, why.get("why", ""), why.get("seat"))
        file = discord.File(io.BytesIO(over.file.encode()), name)
        await self._posts.send(public.channel_id, view, _nonce(notice), file=file)
        return True

    async def _closed(self, _table: Table | None, notice: NoticeRow) -> bool:
        closed = notices.payload_of(notice)
        if closed["board"] is not None:
            options, words = Options.parse(closed["options"]), words_for(closed["locale"])
            view = closed_lobby_view(closed["why"], options, words)
            await self._edit_if_there(closed["channel"], closed["board"], view)
        return True

    async def _nudge(self, table: Table | None, notice: NoticeRow) -> bool:
        asked = notices.payload_of(notice)
        if table is None or table.moves != asked["actions"] or table.between:
            return True
        public = table.public()
        words = words_for(public.locale)
        user_id = public.people[asked["seat"]].user_id
        text = words("nudge", mention=f"<@{user_id}>", host=clean_name(host_of(public).name))
        hand = button(Target("hand", table.id), words("button-hand"), ButtonStyle.primary)
        message_id = await self._posts.send(
            public.channel_id, panel(text, *rows([hand])), _nonce(notice), mention=user_id
        )
        await self._keep(
            notice,
            notices.NUDGE_SHOWN,
            actions=asked["actions"],
            message=message_id,
            channel=public.channel_id,
        )
        return False

    async def _nudge_shown(self, table: Table | None, notice: NoticeRow) -> bool:
        shown = notices.payload_of(notice)
        if table and table.moves == shown["actions"]:
            return False
        await self._posts.delete(shown["channel"], shown["message"])
        return True

    async def _keep(self, notice: NoticeRow, kind: str, **payload: Any) -> None:
        """Turn a notice into the memory of the message that came of it."""
        await self._tables.store.replace_notice(notices.kept(notice, kind, **payload))

    def _view(self, table: Table) -> ui.LayoutView:
        public = table.public()
        words = words_for(public.locale)
        if public.status == LOBBY:
            return lobby_view(public, words, self._tables.timing.move)
        return board_view(public, words)

    async def _answered_lobby(self, table: Table) -> int | None:
        """The lobby that answered /briscola, if its id was lost with the process or the answer."""
        if table.match or table.row.rematch_of is not None:
            return None
        return await self._posts.find(table.row.channel_id, str(Target("join", table.id)))

    async def _post_board(self, table: Table, nonce: str = "") -> int:
        row, view = table.row, self._view(table)
        # A repeated attempt names the same state and the same old board, so it posts nothing twice.
        state = f"{row.version:x}.{(row.board_id or 0) & 0xFFFFFFFF:x}.{row.id & 0xFFFFFFFF:x}"
        nonce = nonce or state
        board_id = await self._posts.send(row.channel_id, view, nonce)
        self._remember(board_id, _components(view))
        try:
            await self._tables.placed(table.id, board_id, row.version)
        except Refusal:  # the match ended meanwhile, and nobody would retire this board
            await self._posts.delete(row.channel_id, board_id)
            raise
        return board_id

    async def _retire(self, row: TableRow, board_id: int | None, view: ui.LayoutView) -> None:
        if board_id is not None:
            await self._edit_if_there(row.channel_id, board_id, view)

    async def _edit_if_there(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        self._shown.pop(message_id, None)
        try:
            await self._posts.edit(channel_id, message_id, view)
        except NotEditable:
            _log.info("a message to be retired is gone", extra={"channel": channel_id})

    def _remember(self, message_id: int, components: Any) -> None:
        self._shown[message_id] = components
        if len(self._shown) > _SHOWN_KEPT:
            del self._shown[next(iter(self._shown))]


def _nonce(notice: NoticeRow) -> str:
    return f"{notice.table_id:x}.{notice.number}"


def _components(view: ui.LayoutView) -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]  # theirs
    return components
