"""Keys that the code builds: the prefix as it stands in the code, and everything it is put before.

WAITING names the keys and prefixes that no code uses yet.
"""

from collections.abc import Iterable

from bot.game import RANKS, SUITS, FileRefused, GameError
from bot.game.options import VALUES
from bot.store.errors import StoreError
from bot.tables.refusals import Refusal

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
GAMES = ("briscola-2", "briscola-3", "briscola-4", "chiamata")
PERMISSIONS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
OTHER_REFUSALS = (
    "auction-passed",
    "guild-only",
    "lobby-expired",
    "missing-permissions",
    "no-table-here",
    "something-broke",
    "stale-button",
    "too-late",
)


def _kinds(base: type) -> Iterable[type]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _refusals() -> Iterable[str]:
    assert FileRefused in _kinds(GameError)
    for kind in (GameError, *_kinds(GameError), *_kinds(StoreError), *_kinds(Refusal)):
        yield kind.key
    yield from OTHER_REFUSALS


FAMILIES: dict[str, tuple[str, ...]] = {
    "rank-": tuple(RANKS),
    "rank-the-": tuple(RANKS),
    "suit-": tuple(SUITS),
    "suit-label-": tuple(SUITS),
    "team-": ("0", "1"),
    "team-sign-": ("0", "1"),
    "role-": ("declarer", "partner", "opponent"),
    "permission-": PERMISSIONS,
    "refusal-": tuple(dict.fromkeys(_refusals())),
    "command-": tuple(f"{name}-{part}" for name in COMMANDS for part in ("name", "description")),
    "option-": tuple(
        f"{command}-{option}-{part}"
        for command, options in COMMANDS.items()
        for option in options
        for part in ("name", "description")
    ),
    "choice-players-": tuple(map(str, VALUES["players"])),
    "choice-length-": tuple(map(str, VALUES["length"])),
    "choice-bidding-": tuple(map(str, VALUES["bidding"])),
    "choice-teams-": tuple(map(str, VALUES["teams"])),
    "choice-game-": GAMES,
}

WAITING = frozenset(
    {
        "team-",
        "role-",
        "permission-",
        "refusal-",
        "command-",
        "option-",
        "choice-players-",
        "choice-length-",
        "choice-bidding-",
        "choice-teams-",
        "choice-game-",
        "confirm-leave",
        "help-title",
        "help-first",
        "help-rest",
        "help-privacy",
        "help-stuck",
    }
)
