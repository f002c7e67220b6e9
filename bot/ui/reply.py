"""Answering an interaction inside Discord's three seconds, whatever else takes long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from enum import Enum
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.i18n import words_for
from bot.ui.items import GREY, panel
from bot.ui.posts import TROUBLE

T = TypeVar("T")

_log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds after which an unanswered interaction is deferred."""

# Too late, answered already (also by discord.py's own retry), or the token has run out.
_GONE: Final = frozenset({10008, 10015, 10062, 40060, 50027})


class Answer(Enum):
    """Where an interaction is answered."""

    UPDATE = "on the clicked message if only the clicker sees it, else as PRIVATE"
    QUIET = "by what happens elsewhere; in words, to the clicker alone, only when refused"
    PRIVATE = "in a new message that only the clicker sees"
    PUBLIC = "in a new message for everybody"


class Reply:
    """The one answer to an interaction, in the place that Answer names."""

    def __init__(self, interaction: discord.Interaction[Any], answer: Answer) -> None:
        message = interaction.message
        if answer is Answer.UPDATE and not (message and message.flags.ephemeral):
            # A forged press names any button on any message: no hand may end up on a public one.
            answer = Answer.PRIVATE
        self._interaction = interaction
        self._update = answer in (Answer.UPDATE, Answer.QUIET)
        self._public = answer is Answer.PUBLIC
        self._thinking = False
        """Whether the clicker, and nobody else, sees that an answer is still to come."""
        self._lock = asyncio.Lock()

    async def defer_if_late(self) -> None:
        """Wait; then make Discord wait as well."""
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            response = self._interaction.response
            if response.is_done():
                return
            thinking = not self._update
            try:
                # Privately, also for a public answer: it may yet be refused, and what replaces a
                # thinking message is seen by those who saw that.
                await _expecting_gone(lambda: response.defer(ephemeral=True, thinking=thinking))
            except TROUBLE:
                _log.warning("an answer could not be put off")
            else:
                self._thinking = thinking

    async def show(self, view: ui.LayoutView) -> int | None:
        """Show the view; return the message's id, None when it came too late."""
        interaction, response = self._interaction, self._interaction.response
        async with self._lock:
            if not response.is_done():
                answered = await _expecting_gone(
                    lambda: (
                        response.edit_message(view=view)
                        if self._update
                        else response.send_message(view=view, ephemeral=not self._public)
                    )
                )
                return answered.message_id if answered else None
            shown: discord.Message | None
            if self._public:
                await self._point_down()
                send = partial(interaction.followup.send, view=view, wait=True)
                shown = await _expecting_gone(send)
            else:
                shown = await _expecting_gone(lambda: interaction.edit_original_response(view=view))
            return shown.id if shown else None

    async def whisper(self, view: ui.LayoutView) -> None:
        """Say something to the clicker alone and leave the clicked message as it is."""
        interaction, response = self._interaction, self._interaction.response
        async with self._lock:
            if not response.is_done():
                await _expecting_gone(lambda: response.send_message(view=view, ephemeral=True))
            elif self._update or (self._public and not self._thinking):
                await _expecting_gone(lambda: interaction.followup.send(view=view, ephemeral=True))
            else:
                await _expecting_gone(lambda: interaction.edit_original_response(view=view))
                self._thinking = False

    async def _point_down(self) -> None:
        """Let the private thinking message say that the answer follows for everybody."""
        if self._thinking:
            self._thinking = False
            words = words_for(str(self._interaction.locale))
            note = panel(words("answered-below"), accent=GREY)
            await _expecting_gone(lambda: self._interaction.edit_original_response(view=note))

    async def quiet(self) -> None:
        """Acknowledge a click whose effect is seen elsewhere."""
        async with self._lock:
            if not self._interaction.response.is_done():
                await _expecting_gone(self._interaction.response.defer)


async def _expecting_gone(call: Callable[[], Awaitable[T]]) -> T | None:
    """Make a call; None when Discord has no use for it any more."""
    try:
        try:
            return await call()
        except (aiohttp.ClientError, OSError):
            # A connection broke. discord.py repeats calls that end so on macOS and Windows only.
            return await call()
    except discord.HTTPException as error:
        if error.code not in _GONE:
            raise
        _log.info("answer came too late", extra={"code": error.code})
    except discord.InteractionResponded:
        _log.info("answered already")
    return None
