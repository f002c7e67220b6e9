"""Sets of rules by name, and how one choice is put among those that a table has made already."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.game import MalformedText, Options, OptionsError
from bot.game.options import VALUES

CHIAMATA: Final = 5
"""How many play a deal of Briscola Chiamata."""

_SIZE: Final = ("players", "sit_out")

PRESETS: Final[Mapping[str, Mapping[str, object]]] = MappingProxyType(
    {
        "bga": {},
        "italian": {"talk": "signals", "length": "long"},
        "tournament": {"talk": "silent", "peek": "off", "length": "long"},
        "scoperta": {"open": True},
        "wild": {
            "players": CHIAMATA,
            "force": True,
            "two_cards_at_120": True,
            "blind_first_trick": "two",
            "all_pass": "double_next",
        },
    }
)
"""The sets that every server has; each takes of this what applies to the size of the table."""


def preset_options(name: str, options: Options) -> Options:
    """Return the rules of this set at a table of the size that these options have.

    A set for Chiamata leaves a larger table of Chiamata as large as it is.
    """
    chosen = dict(PRESETS[name])
    players: Any = chosen.pop("players", options.players)
    if players == CHIAMATA and options.chiamata:
        players = options.players
    sit_out = options.sit_out and players == options.players
    return _with(Options(players=players, sit_out=sit_out), chosen)


def adjusted(options: Options, name: str, value: object) -> Options:
    """Return the options after this choice; what does not go with it returns to its default.

    A choice that means nothing at such a table changes nothing, so that none ends in an error.
    """
    if not options.applies(name):
        return options
    if name in _SIZE:
        base = _resized(options, name, value)
    else:
        base = Options(players=options.players, sit_out=options.sit_out)
    kept = {other: getattr(options, other) for other in options.changed() if other != name}
    return _with(base, {name: value, **kept})


def value_of(name: str, written: str) -> object:
    """Return the value of an option that str() wrote; MalformedText or OptionsError otherwise."""
    if name not in VALUES:
        raise MalformedText(text=name)
    values = {str(value): value for value in VALUES[name]}
    if written not in values:
        raise OptionsError(options=(name,))
    return values[written]


def _resized(options: Options, name: str, value: Any) -> Options:
    """The defaults of the new size: seven is Chiamata, six only for those who ask for it."""
    players = value if name == "players" else options.players
    sit_out = value if name == "sit_out" else options.sit_out and players == options.players
    return Options(players=players, sit_out=players == 7 or (players == 6 and bool(sit_out)))


def _with(base: Options, chosen: Mapping[str, object]) -> Options:
    """Add what may be added, in this order, until nothing more may: some options need others."""
    left = {name: value for name, value in chosen.items() if name not in _SIZE}
    while True:
        for name, value in left.items():
            try:
                base = replace(base, **{name: value})  # type: ignore[arg-type]  # by name
            except OptionsError:
                continue
            del left[name]
            break
        else:
            return base
