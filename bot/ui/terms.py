"""The rules of a table in words, and the panel in which its host chooses them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import ui

from bot.game import Options
from bot.game.options import NEEDS, SIZES, VALUES
from bot.i18n import Words
from bot.tables import PublicTable
from bot.tables.presets import PRESETS
from bot.ui.ids import Target
from bot.ui.items import GREY, GameItem, button, panel, rows, select
from bot.ui.text import game_title, length_text

GROUPS: Final = {
    "match": ("players", "sit_out", "length", "chiamata_target", "direction"),
    "teams": ("teams", "talk", "silent_first_trick", "peek"),
    "draw": (
        "removed_two",
        "exchange",
        "exchange_right",
        "exchange_first_trick_two",
        "exchange_wp_seven",
    ),
    "round": (
        "round_variant",
        "conquest_claim",
        "three_player_win",
        "tie_60",
        "tie_dealer",
        "open",
        "skip_uneventful",
        "count_points",
    ),
    "auction": ("bidding", "direct_two_points", "force", "all_pass", "void_hand"),
    "calling": (
        "kitty",
        "implied_two",
        "two_cards_at_120",
        "blind_first_trick",
        "chiamata_leader",
    ),
    "stakes": ("sixty_is_draw", "top_step_111", "capot_by_opponents_doubles"),
    "cards": ("rank_variant", "pack_look"),
}
"""Where each option stands in the panel; every one of RULES 7 has its place."""

FIRST_LINE: Final = ("length", "chiamata_target", "bidding", "teams")
"""What a lobby always tells, also where it is as usual."""


def groups_of(options: Options) -> list[str]:
    """The groups in which there is something for a table of this size."""
    return [group for group, names in GROUPS.items() if any(_fits(options, n) for n in names)]


def value_text(words: Words, name: str, value: object) -> str:
    """One value of an option, as something to choose."""
    if isinstance(value, bool):
        return words("choice-on") if value else words("choice-off")
    if name == "chiamata_target" and isinstance(value, int):
        return words("choice-chiamata_target-points", points=value)
    return words(f"choice-{name}-{value}")


def term_text(words: Words, options: Options, name: str) -> str:
    """What these options say about one of them: a switch that is on needs its name alone."""
    value, term = getattr(options, name), words(f"term-{name}")
    if name == "players":
        return game_title(words, options)
    if value is True:
        return term
    return words("terms-extra", name=term, value=value_text(words, name, value))


def terms_lines(options: Options, words: Words, changed: Sequence[str] = ()) -> list[str]:
    """What is not as usual, or marked as ``changed``: a line for each group that has some."""
    told = {*options.changed(), *changed} - {*FIRST_LINE}
    lines = []
    for group in GROUPS.values():
        terms = [
            marked(words, term_text(words, options, name), name in changed)
            for name in group
            # The title of every screen tells of those who rest.
            if name in told and _fits(options, name) and (name != "sit_out" or name in changed)
        ]
        if terms:
            lines.append(" · ".join(terms))
    return lines


def first_line(options: Options, words: Words, changed: Sequence[str] = ()) -> list[str]:
    """How long the match lasts, and what is bid or who plays with whom."""
    longer = bool({"length", "chiamata_target"} & {*changed})
    terms = [marked(words, length_text(words, options), longer)]
    if options.chiamata:
        text = words(f"terms-bidding-{options.bidding}")
        terms.append(marked(words, text, "bidding" in changed))
    if options.active == 4:
        terms.append(marked(words, words(f"terms-teams-{options.teams}"), "teams" in changed))
    return terms


def all_terms(options: Options, words: Words) -> str:
    """The whole set of rules in one line."""
    lines = terms_lines(options, words) or [words("preset-plain")]
    return " · ".join([game_title(words, options), *first_line(options, words), *lines])


def marked(words: Words, term: str, changed: bool) -> str:
    """The term, with a mark for those who have not agreed to it yet."""
    return words("terms-changed", term=term) if changed else term


def options_view(
    table: PublicTable, words: Words, group: str, saved: Sequence[str], note: str = ""
) -> ui.LayoutView:
    """Return the host's panel: the options of one group, and the ways to others and to presets.

    ``saved`` are the names of the server's own presets, ``note`` is what came of the last click.
    """
    options, groups = table.options, groups_of(table.options)
    if group not in groups:
        note, group = note or words("options-no-more"), groups[0]
    names = [name for name in GROUPS[group] if _fits(options, name)]
    others = [(other, words(f"options-group-{other}"), None) for other in groups if other != group]
    return panel(
        words("options-title", group=words(f"options-group-{group}")),
        words("options-intro"),
        note,
        *(part for name in names for part in _choice(table, words, name)),
        *rows([select(Target("options-group", table.id), words("options-choose-group"), others)]),
        *rows([_presets(table, words, group, saved)]),
        *rows([button(_taking(table, group, "bga"), words("button-defaults"))]),
        accent=GREY,
    )


def _choice(table: PublicTable, words: Words, name: str) -> list[str | ui.ActionRow[ui.LayoutView]]:
    """An option with its values, or what it needs before it has any."""
    options = table.options
    if not options.applies(name):
        return [_needs(words, name)]
    term, value = words(f"term-{name}"), getattr(options, name)
    labels = {str(value): value_text(words, name, value) for value in VALUES[name]}
    if name == "players":
        labels[str(value)] = game_title(words, options)  # six play one of two games
    if name == "length":
        labels = {v: length_text(words, replace(options, length=v)) for v in labels}
    values = [(written, label, None) for written, label in labels.items()]
    target = Target("option", table.id, argument=name)
    title = marked(words, f"**{term}**", name in table.changed)
    about = words(f"about-{name}")
    return [f"{title}\n-# {about}", *rows([select(target, term, values, str(value))])]


def _needs(words: Words, name: str) -> str:
    """Why an option cannot be chosen just now."""
    needed = ""
    for other, value in NEEDS[name]:
        text = words(
            "terms-extra", name=words(f"term-{other}"), value=value_text(words, other, value)
        )
        needed = words("options-needs-or", first=needed, second=text) if needed else text
    return "-# " + words("options-needs", option=words(f"term-{name}"), needed=needed)


def _presets(table: PublicTable, words: Words, group: str, saved: Sequence[str]) -> GameItem:
    names: list[tuple[str, str, str | None]] = [
        *((name, words(f"preset-{name}"), None) for name in PRESETS),
        *((name, name, None) for name in saved),
    ]
    return select(_taking(table, group), words("options-choose-preset"), names)


def _taking(table: PublicTable, group: str, name: str = "") -> Target:
    """The target of a preset; the token brings the reader back to the same group."""
    return Target("options-preset", table.id, [*GROUPS].index(group), name)


def _fits(options: Options, name: str) -> bool:
    """Whether this option means something for so many players, perhaps with other options."""
    if name == "sit_out":
        return options.players == 6
    return options.active in SIZES.get(name, {options.active})


def group_of(name: str) -> str:
    """The group where this option stands."""
    return next(group for group, names in GROUPS.items() if name in names)
