"""Names and descriptions of slash commands in every language."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.i18n import discord_locales, words_for


def text(key: str) -> app_commands.locale_str:
    """Return a name or description that Discord shows in the reader's language."""
    return app_commands.locale_str(words_for(None)(key), key=key)


class CommandWords(app_commands.Translator):
    """Looks up what text() left for Discord's other locales."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContext[Any, Any],
        /,
    ) -> str | None:
        """Return the text in this locale, None where English is shown."""
        key = string.extras.get("key")
        return discord_locales(key).get(locale.value) if key else None
