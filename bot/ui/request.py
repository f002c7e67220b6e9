"""A slash command or a press as the cogs see it, and how presses find their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

import discord

from bot.i18n import Words, words_for, words_with
from bot.tables import Person
from bot.ui.ids import Target
from bot.ui.looks import TABLE
from bot.ui.reply import Answer, Reply

F = TypeVar("F", bound=Callable[..., Awaitable[None]])


@dataclass(frozen=True, slots=True)
class Request:
    """Who wants what, where, in which language, and how to answer."""

    interaction: discord.Interaction[Any]
    reply: Reply
    target: Target = field(default_factory=lambda: Target(""))
    values: Sequence[str] = ()
    look: str = TABLE
    """The pack whose names this person wants to read."""

    @property
    def chosen(self) -> str:
        """What was chosen in a select, else what the button stands for."""
        return self.values[0] if self.values else self.target.argument

    @property
    def words(self) -> Words:
        """The words for messages that only this person reads."""
        words = words_for(str(self.interaction.locale))
        return words if self.look == TABLE else words_with(words, self.look)

    @property
    def person(self) -> Person:
        """Who clicked or typed."""
        user = self.interaction.user
        return Person(user.id, user.display_name)

    @property
    def guild_id(self) -> int:
        """The server; commands here do not exist elsewhere."""
        return self.interaction.guild_id or 0

    @property
    def channel_id(self) -> int:
        """The channel or thread."""
        return self.interaction.channel_id or 0

    @property
    def public_locale(self) -> str:
        """The language of the server."""
        return str(self.interaction.guild_locale or self.interaction.locale)

    @property
    def moderator(self) -> bool:
        """Whether this person may clear up other people's tables here."""
        allowed = self.interaction.permissions
        return allowed.manage_messages or allowed.manage_guild


Handler = Callable[[Request], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Press:
    """A handler of presses and where it answers."""

    handler: Handler
    answer: Answer


def press(action: str, answer: Answer) -> Callable[[F], F]:
    """Mark a cog's method as a handler of this action; it may handle several."""

    def mark(method: F) -> F:
        marks: dict[str, Answer] = getattr(method, "__presses__", {})
        method.__presses__ = {**marks, action: answer}  # type: ignore[attr-defined]  # see below
        return method

    return mark


def presses_of(cog: object) -> Iterator[tuple[str, Press]]:
    """Return every action that the cog handles, as press() marked its methods."""
    for name in dir(cog):
        method = getattr(cog, name, None)
        marks: dict[str, Answer] = getattr(method, "__presses__", {})
        for action, answer in marks.items():
            yield action, Press(cast(Handler, method), answer)
