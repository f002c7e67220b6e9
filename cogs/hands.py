"""The hand as an answer: showing it, acting from it, and saying on it what went wrong."""

from __future__ import annotations

from bot import permissions
from bot.game import Action, Card, GameError
from bot.tables import Refusal, Table
from bot.tables.refusals import TableOver
from bot.ui.app import App
from bot.ui.explain import explain
from bot.ui.hand import hand_over_view, hand_view, said
from bot.ui.messages import message_view
from bot.ui.request import Request
from bot.ui.text import pack_words
from cogs.permits import missing, named


async def table_of_panel(bot: App, request: Request) -> Table | None:
    """The table of the private panel that was clicked; None, and said on the panel, when over."""
    try:
        return await bot.tables.get(request.target.table)
    except TableOver as error:
        await request.reply.show(message_view(explain(request.words, error)))
        return None


async def show_hand(bot: App, request: Request, table: Table, note: str = "") -> None:
    """Show the asker's panel; NotSeated or a word about the lobby when there is none."""
    seat, words = table.seat_of(request.person.user_id), request.words
    if table.match is None:
        await request.reply.show(message_view(words("not-in-lobby")))
        return
    if table.match.outcome:
        await request.reply.show(hand_over_view(words, note))
        return
    notes = [text for text in (note, lost_board(bot, request, table)) if text]
    await request.reply.show(hand_view(table.view(seat), words, "\n".join(notes)))
    bot.panels.shown(table, seat, request.interaction, words)


async def act(
    bot: App, request: Request, table: Table, action: Action, token: int | None, note: str = ""
) -> Table | None:
    """Carry out an action and show the panel after it, with ``note`` or what was done.

    A refusal stands on the panel too, and None is returned.
    """
    words, user_id = pack_words(request.words, table.public()), request.person.user_id
    phase = table.match.observe(None).phase if table.match else ""
    try:
        after = await bot.tables.play.act(table.id, user_id, action, token)
    except TableOver as error:
        await request.reply.show(message_view(explain(words, error)))
        return None
    except (Refusal, GameError) as error:
        now = await bot.tables.get(table.id)
        now.seat_of(user_id)
        await show_hand(bot, request, now, explain(words, error, now.public()))
        return None
    await show_hand(bot, request, after, note or said(words, action, phase))
    return after


def lost_board(bot: App, request: Request, table: Table) -> str:
    """What to say while the board cannot be written; '' when it can.

    Discord tells with each click what the bot may do where it was made.
    """
    if not bot.announcer.blocked(table.id):
        return ""
    lacking: tuple[str, ...] = ()
    if request.channel_id == table.row.channel_id:
        lacking = missing(request)
        if not lacking:
            bot.announcer.unblocked(table.id)
    names = named(request, lacking or tuple(permissions.BITS))
    return request.words("hand-board-lost", permissions=names)


def can_do(table: Table, user_id: int, action: Action) -> bool:
    """Whether this person may do this at this table now."""
    return action in legal(table, user_id)


def legal(table: Table, user_id: int) -> tuple[Action, ...]:
    """What this person may do at this table now."""
    if table.match is None or table.between:
        return ()
    return table.match.legal(table.seat_of(user_id))


def token_of(table: Table, request: Request) -> int:
    """The play token that a click of the asker would have to carry now."""
    return table.token(table.seat_of(request.person.user_id)) if table.match else 0


def held_at(table: Table, user_id: int) -> tuple[Card, ...]:
    """The cards that this person holds at this table."""
    if table.match is None or table.between:
        return ()
    return table.match.observe(table.seat_of(user_id)).hand


def signs_at(table: Table, user_id: int) -> tuple[str, ...]:
    """The signs that this person may make at this table now."""
    if table.match is None or table.between:
        return ()
    return table.match.observe(table.seat_of(user_id)).may_signal
