"""Keys that the code builds: the prefix as it stands in the code, and all that it is put before."""

from collections.abc import Iterable

from bot.game import RANKS, SIGNS, SUITS, FileRefused, GameError
from bot.game.options import VALUES
from bot.permissions import BITS
from bot.store.errors import StoreError
from bot.tables import GAMES
from bot.tables.presets import PRESETS
from bot.tables.refusals import Refusal
from bot.ui.presets import NoSuchPreset
from bot.ui.terms import GROUPS
from cogs.choosing import NoTableHere
from cogs.permits import MissingPermissions

COMMANDS = {
    "briscola": ("players", "length", "bidding", "teams"),
    "hand": (),
    "play": ("card",),
    "bid": ("bid",),
    "board": (),
    "leave": (),
    "rules": (),
    "leaderboard": ("game",),
    "help": (),
    "signal": ("sign",),
    "preset": ("name",),
    "preferences": ("cards",),
}
SUBCOMMANDS = {"preset": ("save", "use", "delete")}
OTHER_REFUSALS = ("something-broke", "stale-button")


def _kinds(base: type) -> Iterable[type]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _refusals() -> Iterable[str]:
    known = {FileRefused, NoTableHere, MissingPermissions, NoSuchPreset}
    assert known <= {*_kinds(GameError), *_kinds(Refusal)}
    for kind in (GameError, *_kinds(GameError), *_kinds(StoreError), *_kinds(Refusal)):
        yield kind.key
    yield from OTHER_REFUSALS


def _choices() -> Iterable[str]:
    """The values of every option as something to choose; of a switch, on and off."""
    yield from ("on", "off", "chiamata_target-rounds", "chiamata_target-points", "pack_look-table")
    for option, values in VALUES.items():
        if option != "chiamata_target":
            yield from (f"{option}-{value}" for value in values if not isinstance(value, bool))
    yield from (f"signal-{sign}" for sign in SIGNS)


FAMILIES: dict[str, tuple[str, ...]] = {
    "rank-": tuple(RANKS),
    "rank-the-": tuple(RANKS),
    "suit-": tuple(SUITS),
    "suit-label-": tuple(SUITS),
    "team-sign-": ("0", "1"),
    "permission-": tuple(BITS),
    "refusal-": tuple(dict.fromkeys(_refusals())),
    "command-": tuple(
        f"{name}-{part}"
        for command in COMMANDS
        for name in (command, *(f"{command}-{sub}" for sub in SUBCOMMANDS.get(command, ())))
        for part in ("name", "description")
    ),
    "option-": tuple(
        f"{command}-{option}-{part}"
        for command, options in COMMANDS.items()
        for option in options
        for part in ("name", "description")
    ),
    "choice-": tuple(_choices()),
    "term-": tuple(VALUES),
    "about-": tuple(VALUES),
    "options-group-": tuple(GROUPS),
    "preset-": tuple(PRESETS),
    "game-": GAMES,
    "terms-bidding-": tuple(map(str, VALUES["bidding"])),
    "terms-teams-": tuple(map(str, VALUES["teams"])),
    "lobby-": ("expired", "cancelled", "empty"),
    "turn-": ("auction", "trump", "call", "play"),
    "yours-": ("auction", "trump", "call", "play"),
    "final-": ("left", "absent", "endless"),
}
