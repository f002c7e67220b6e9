"""Sets of rules by name: what a server may call its own, and what a name means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.game import Options
from bot.i18n import LOCALES, words_for
from bot.tables import Refusal
from bot.tables.presets import PRESETS, preset_options
from bot.ui.names import LONGEST_NAME, plain_name

MOST_PRESETS: Final = 25 - len(PRESETS)
"""A select has room for 25, the bot's own sets among them."""


class NotModerator(Refusal):
    """Only moderators may do this."""

    key = "not-moderator"


class NoSuchPreset(Refusal):
    """The server has no set of rules by this name."""

    key = "no-such-preset"


class BadPresetName(Refusal):
    """The name is empty, taken by the bot or longer than ``data['longest']``."""

    key = "bad-preset-name"


class TooManyPresets(Refusal):
    """The server keeps as many sets as fit: ``data['limit']``."""

    key = "too-many-presets"


def taking(name: str, saved: Mapping[str, str]) -> Callable[[Options], Options]:
    """Return what the choice of this set makes of a table's rules; NoSuchPreset.

    Raises a GameError for a set that a later version of the rules does not know any more.
    """
    if name in saved:
        options = Options.parse(saved[name])
        return lambda _: options
    if name not in PRESETS:
        raise NoSuchPreset
    return lambda options: preset_options(name, options)


def checked_name(typed: str) -> str:
    """The name as it is kept; BadPresetName for one that is empty, too long or the bot's own."""
    name = plain_name(typed, "", len(typed) * 2 + 1)
    taken = {
        called.casefold()
        for own in PRESETS
        for called in (own, *(words_for(locale)(f"preset-{own}") for locale in LOCALES))
    }
    if plain_name(name, "") != name or not name or name.casefold() in taken:
        raise BadPresetName(longest=LONGEST_NAME)
    return name


def found_name(typed: str, names: Mapping[str, str]) -> str:
    """The set that a suggestion or a typed name means; NoSuchPreset."""
    wanted = plain_name(typed, "", len(typed) * 2 + 1).casefold()
    for name, called in names.items():
        if wanted in (name.casefold(), called.casefold()):
            return name
    raise NoSuchPreset
