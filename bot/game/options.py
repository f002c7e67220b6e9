"""What a table may choose (RULES 7). Values are those of the rule book; defaults come first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from bot.game.errors import MalformedText, OptionsError

SWITCH: Final = (False, True)

VALUES: Final[Mapping[str, tuple[object, ...]]] = {
    "players": (2, 3, 4, 5, 6, 7),
    "teams": ("random", "12-34", "13-24", "14-23"),
    "length": ("short", "long", "one"),
    "removed_two": ("cups", "coins", "swords", "batons", "random"),
    "bidding": ("rank_points", "points"),
    "direction": ("ccw", "cw"),
    "three_player_win": ("highest", "strict61"),
    "tie_60": ("none", "last_trick"),
    "tie_dealer": ("rotate", "same"),
    "open": SWITCH,
    "exchange": SWITCH,
    "exchange_right": ("this_trick_winner", "any_trick_winner"),
    "exchange_first_trick_two": SWITCH,
    "exchange_wp_seven": SWITCH,
    "round_variant": ("disabled", "high_score", "conquest"),
    "conquest_claim": SWITCH,
    "skip_uneventful": SWITCH,
    "count_points": SWITCH,
    "talk": ("descriptive", "signals", "silent"),
    "silent_first_trick": ("each_round", "first_round_only", "off"),
    "peek": ("stock_end", "off", "before_last_trick", "before_first_trick", "both"),
    "kitty": SWITCH,
    "chiamata_leader": ("dealer_right", "declarer"),
    "direct_two_points": SWITCH,
    "all_pass": ("redeal", "double_next", "last_plays_61", "last_two_71"),
    "sixty_is_draw": SWITCH,
    "top_step_111": SWITCH,
    "capot_by_opponents_doubles": (True, False),
    "two_cards_at_120": SWITCH,
    "force": SWITCH,
    "implied_two": SWITCH,
    "blind_first_trick": ("off", "two", "two62", "always"),
    "void_hand": ("off", 0, 2),
    "sit_out": SWITCH,
    "chiamata_target": ("rounds", *range(10, 21)),
    "rank_variant": ("standard", "low_three", "seven_for_three"),
    "pack_look": ("italian", "french"),
}
"""New options and new values are added at the end: ``code`` counts places."""

_CLASSIC: Final = frozenset({2, 3, 4, 6})
_TEAMS: Final = frozenset({4, 6})
_CHIAMATA: Final = frozenset({5})

SIZES: Final[Mapping[str, frozenset[int]]] = {
    "teams": frozenset({4}),
    "removed_two": frozenset({3}),
    "three_player_win": frozenset({3}),
    "tie_60": frozenset({2, 4, 6}),
    "exchange": _CLASSIC,
    "exchange_right": _CLASSIC,
    "exchange_first_trick_two": frozenset({2, 3, 4}),
    "exchange_wp_seven": _CLASSIC,
    "round_variant": _CLASSIC,
    "conquest_claim": _CLASSIC,
    "talk": _TEAMS,
    "silent_first_trick": _TEAMS,
    "peek": _TEAMS,
    "bidding": _CHIAMATA,
    "kitty": _CHIAMATA,
    "chiamata_leader": _CHIAMATA,
    "direct_two_points": _CHIAMATA,
    "all_pass": _CHIAMATA,
    "sixty_is_draw": _CHIAMATA,
    "top_step_111": _CHIAMATA,
    "capot_by_opponents_doubles": _CHIAMATA,
    "two_cards_at_120": _CHIAMATA,
    "force": _CHIAMATA,
    "implied_two": _CHIAMATA,
    "blind_first_trick": _CHIAMATA,
    "void_hand": _CHIAMATA,
    "chiamata_target": _CHIAMATA,
}
"""How many must play a deal for an option to mean something; any number when it is not listed."""

NEEDS: Final[Mapping[str, tuple[tuple[str, object], ...]]] = {
    "exchange_right": (("exchange", True),),
    "exchange_first_trick_two": (("exchange", True),),
    "exchange_wp_seven": (("exchange", True),),
    "conquest_claim": (("round_variant", "conquest"),),
    "direct_two_points": (("bidding", "rank_points"),),
    "force": (("bidding", "rank_points"),),
    "implied_two": (("bidding", "points"),),
    "blind_first_trick": (("bidding", "rank_points"), ("implied_two", True)),
    "length": (("chiamata_target", "rounds"),),
}
"""An option may leave its default only where one of these holds."""

_UNWRITTEN: Final[Mapping[str, Any]] = {"peek": "off"}
"""What it means that a text does not name an option, where that is not today's default.

It never changes: a match keeps the rules under which it was played.
"""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The rules of one match. OptionsError names what is unknown or does not go together."""

    players: int = 2
    teams: str = "random"
    length: str = "short"
    removed_two: str = "cups"
    bidding: str = "rank_points"
    direction: str = "ccw"
    three_player_win: str = "highest"
    tie_60: str = "none"
    tie_dealer: str = "rotate"
    open: bool = False
    exchange: bool = False
    exchange_right: str = "this_trick_winner"
    exchange_first_trick_two: bool = False
    exchange_wp_seven: bool = False
    round_variant: str = "disabled"
    conquest_claim: bool = False
    skip_uneventful: bool = False
    count_points: bool = False
    talk: str = "descriptive"
    silent_first_trick: str = "each_round"
    peek: str = "stock_end"
    kitty: bool = False
    chiamata_leader: str = "dealer_right"
    direct_two_points: bool = False
    all_pass: str = "redeal"
    sixty_is_draw: bool = False
    top_step_111: bool = False
    capot_by_opponents_doubles: bool = True
    two_cards_at_120: bool = False
    force: bool = False
    implied_two: bool = False
    blind_first_trick: str = "off"
    void_hand: int | str = "off"
    sit_out: bool = False
    chiamata_target: int | str = "rounds"
    rank_variant: str = "standard"
    pack_look: str = "italian"

    def __post_init__(self) -> None:
        for name, values in VALUES.items():
            object.__setattr__(self, name, _canonical(values, getattr(self, name)))
        wrong = [name for name in VALUES if not _known(name, getattr(self, name))]
        wrong = wrong or self._misfits()
        if wrong:
            raise OptionsError(options=tuple(wrong))

    @property
    def active(self) -> int:
        """How many play each deal; the others of a larger table rest."""
        return 5 if self.sit_out else self.players

    @property
    def chiamata(self) -> bool:
        """Whether this is Briscola Chiamata."""
        return self.active == 5

    def applies(self, name: str) -> bool:
        """Whether this option means something at this table, and may leave its default."""
        needs = NEEDS.get(name, ())
        if name == "length" and not self.chiamata:
            needs = ()
        return self.active in SIZES.get(name, {self.active}) and (
            not needs or any(getattr(self, other) == value for other, value in needs)
        )

    def changed(self) -> Iterator[str]:
        """Yield the names of the options that are not at their default, without the players."""
        for field in fields(self):
            if field.name != "players" and getattr(self, field.name) != field.default:
                yield field.name

    def _misfits(self) -> list[str]:
        if self.sit_out and self.players not in (6, 7):
            return ["players", "sit_out"]
        if self.active not in (2, 3, 4, 5, 6):
            return ["players", "sit_out"]
        for name in self.changed():
            if not self.applies(name):
                fits = self.active in SIZES.get(name, {self.active})
                return [name, *(other for other, _ in NEEDS[name])] if fits else ["players", name]
        return []

    def __str__(self) -> str:
        """Return the players and what goes without saying no more: ``players=4 peek=stock_end``."""
        names = [name for name in VALUES if name == "players" or self._written(name)]
        return " ".join(f"{name}={getattr(self, name)}" for name in names)

    def _written(self, name: str) -> bool:
        usual = _UNWRITTEN[name] if name in _UNWRITTEN and self.applies(name) else VALUES[name][0]
        return bool(getattr(self, name) != usual)

    @classmethod
    def parse(cls, text: str) -> Options:
        """Return the options that str() wrote; MalformedText or OptionsError otherwise."""
        chosen: dict[str, Any] = {}
        for word in text.split():
            name, sign, written = word.partition("=")
            if not sign or name in chosen or name not in VALUES:
                raise MalformedText(text=text)
            by_text = {str(value): value for value in VALUES[name]}
            if written not in by_text:
                raise OptionsError(options=(name,))
            chosen[name] = by_text[written]
        options = cls(**chosen)
        unsaid = _UNWRITTEN.keys() - chosen.keys()
        return replace(options, **{n: _UNWRITTEN[n] for n in unsaid if options.applies(n)})

    @property
    def code(self) -> str:
        """The options in two characters for each that is not a default: fits a custom id."""
        names = tuple(VALUES)
        return "".join(
            _DIGITS[names.index(name)] + _DIGITS[VALUES[name].index(getattr(self, name))]
            for name in ("players", *self.changed())
        )

    @classmethod
    def from_code(cls, code: str) -> Options:
        """Return the options that ``code`` wrote; MalformedText or OptionsError otherwise."""
        names = tuple(VALUES)
        try:
            chosen = {
                (name := names[_DIGITS.index(code[at])]): VALUES[name][_DIGITS.index(code[at + 1])]
                for at in range(0, len(code), 2)
            }
        except (IndexError, ValueError) as error:
            raise MalformedText(text=code) from error
        return cls(**chosen)  # type: ignore[arg-type]  # each value was looked up in VALUES


def _canonical(values: tuple[object, ...], value: object) -> object:
    """The value as VALUES has it: RULES 7 writes off, French and each round."""
    if value is False and "off" in values:
        return "off"
    if isinstance(value, str) and value not in values:
        return value.strip().lower().replace(" ", "_")
    return value


def _known(name: str, value: object) -> bool:
    # 2.0 equals 2 and True equals 1, but neither is what str() writes.
    return any(type(value) is type(known) and value == known for known in VALUES[name])
