"""What a table may choose (RULES 7). Values are those of the rule book; defaults come first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from bot.game.errors import MalformedText, OptionsError

VALUES: Final[Mapping[str, tuple[object, ...]]] = {
    "players": (2, 3, 4, 5),
    "teams": ("random", "12-34", "13-24", "14-23"),
    "length": ("short", "long"),
    "removed_two": ("cups", "coins", "swords", "batons"),
    "bidding": ("rank_points", "points"),
}

APPLIES: Final[Mapping[str, frozenset[int]]] = {
    "teams": frozenset({4}),
    "removed_two": frozenset({3}),
    "bidding": frozenset({5}),
}
"""The numbers of players that an option means something for; all when it is not listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The rules of one match. OptionsError names what is unknown or does not go together."""

    players: int = 2
    teams: str = "random"
    length: str = "short"
    removed_two: str = "cups"
    bidding: str = "rank_points"

    def __post_init__(self) -> None:
        wrong = [name for name in VALUES if not _known(name, getattr(self, name))]
        wrong = wrong or [
            name
            for name, sizes in APPLIES.items()
            if self.players not in sizes and getattr(self, name) != VALUES[name][0]
        ]
        if wrong:
            raise OptionsError(options=tuple(wrong))

    def __str__(self) -> str:
        """Return the options that are not defaults, and always the players: ``players=2``."""
        shown = (
            f"{field.name}={value}"
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default or field.name == "players"
        )
        return " ".join(shown)

    @classmethod
    def parse(cls, text: str) -> Options:
        """Return the options that str() wrote; MalformedText or OptionsError otherwise."""
        chosen: dict[str, object] = {}
        for word in text.split():
            name, sign, written = word.partition("=")
            if not sign or name in chosen or name not in VALUES:
                raise MalformedText(text=text)
            by_text = {str(value): value for value in VALUES[name]}
            if written not in by_text:
                raise OptionsError(options=(name,))
            chosen[name] = by_text[written]
        return cls(**chosen)  # type: ignore[arg-type]  # each value was looked up in VALUES


def _known(name: str, value: object) -> bool:
    # 2.0 equals 2 and True equals 1, but neither is what str() writes.
    return any(type(value) is type(known) and value == known for known in VALUES[name])
