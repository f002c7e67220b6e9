"""Which table a slash command means: this channel's, else the only one."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables import Table
from bot.tables.refusals import Refusal
from bot.ui.app import App
from bot.ui.ids import Target
from bot.ui.messages import choose_table_view
from bot.ui.request import Request


class NoTableHere(Refusal):
    """The person sits at no table that this could be about."""

    key = "no-table-here"


async def own_tables(bot: App, request: Request) -> tuple[Table, ...]:
    """Tables where the person sits: those of this channel, else all of this server."""
    own = await bot.tables.of_person(request.person.user_id, request.guild_id)
    here = tuple(table for table in own if table.row.channel_id == request.channel_id)
    return here or own


async def own_table(
    bot: App,
    request: Request,
    ask: Callable[[Table], Target],
    wanted: Callable[[Table], bool] | None = None,
) -> Table | None:
    """The one table that is meant; NoTableHere when there is none.

    When several could be, those that are ``wanted`` are preferred; None when it is still open and
    the person has been asked, by buttons that lead to the targets of ``ask``.
    """
    tables = await own_tables(bot, request)
    if wanted and len(tables) > 1:
        tables = tuple(table for table in tables if wanted(table)) or tables
    if not tables:
        raise NoTableHere
    if len(tables) == 1:
        return tables[0]
    choices = [(table.public(), ask(table)) for table in tables]
    await request.reply.show(choose_table_view(choices, request.words))
    return None
