"""Keys that the code builds: the prefix as it stands in the code, and all that it is put before."""

from collections.abc import Iterable

from bot.game import RANKS, SUITS, FileRefused, GameError
from bot.game.options import VALUES
from bot.permissions import BITS
from bot.store.errors import StoreError
from bot.tables import GAMES
from bot.tables.refusals import Refusal
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
}
OTHER_REFUSALS = ("something-broke", "stale-button")


def _kinds(base: type) -> Iterable[type]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _refusals() -> Iterable[str]:
    assert {FileRefused, NoTableHere, MissingPermissions} <= {*_kinds(GameError), *_kinds(Refusal)}
    for kind in (GameError, *_kinds(GameError), *_kinds(StoreError), *_kinds(Refusal)):
        yield kind.key
    yield from OTHER_REFUSALS


FAMILIES: dict[str, tuple[str, ...]] = {
    "rank-": tuple(RANKS),
    "rank-the-": tuple(RANKS),
    "suit-": tuple(SUITS),
    "suit-label-": tuple(SUITS),
    "team-sign-": ("0", "1"),
    "permission-": tuple(BITS),
    "refusal-": tuple(dict.fromkeys(_refusals())),
    "command-": tuple(f"{name}-{part}" for name in COMMANDS for part in ("name", "description")),
    "option-": tuple(
        f"{command}-{option}-{part}"
        for command, options in COMMANDS.items()
        for option in options
        for part in ("name", "description")
    ),
    "choice-": tuple(
        f"{option}-{value}"
        for option in ("players", "length", "bidding", "teams")
        for value in VALUES[option]
    ),
    "game-": GAMES,
    "terms-bidding-": tuple(map(str, VALUES["bidding"])),
    "terms-teams-": tuple(map(str, VALUES["teams"])),
    "lobby-": ("expired", "cancelled", "empty"),
    "turn-": ("auction", "trump", "call", "play"),
    "yours-": ("auction", "trump", "call", "play"),
    "final-": ("left", "absent"),
}
