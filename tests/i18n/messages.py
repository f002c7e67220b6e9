"""The language files as syntax trees: which variables, references and variants a message has."""

from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse

import bot.i18n

PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 7}


@cache
def entries(locale: str) -> list[ast.EntryType]:
    path = Path(bot.i18n.__file__).with_name(f"{locale}.ftl")
    return parse(path.read_text(encoding="utf-8")).body


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(locale) if isinstance(entry, ast.Message)}


def nodes(value: object, kind: type) -> list:
    """Nodes of this kind in a tree, without following references."""
    if isinstance(value, list):
        return [found for item in value for found in nodes(item, kind)]
    if not isinstance(value, ast.BaseNode):
        return []
    own = [value] if isinstance(value, kind) else []
    return own + [found for item in vars(value).values() for found in nodes(item, kind)]


def references(locale: str, key: str) -> set[str]:
    """Keys of the messages that a message includes, at any depth."""
    direct = {node.id.name for node in nodes(messages(locale)[key], ast.MessageReference)}
    return direct.union(*(references(locale, other) for other in direct))


def variables(locale: str, key: str) -> set[str]:
    """Names of the arguments that a message needs."""
    keys = {key} | references(locale, key)
    trees = [messages(locale)[name] for name in keys]
    return {node.id.name for tree in trees for node in nodes(tree, ast.VariableReference)}


def variants(locale: str, key: str) -> dict[str, set[str]]:
    """The variants of each selector of a message, by the name of its argument."""
    found: dict[str, set[str]] = {}
    for select in nodes(messages(locale)[key], ast.SelectExpression):
        names = {getattr(v.key, "name", None) or v.key.value for v in select.variants}
        found.setdefault(select.selector.id.name, set()).update(names)
    return found


def situations(locale: str, key: str) -> list[dict[str, object]]:
    """Arguments for every combination of variants."""
    choices = {name: ["x"] for name in variables(locale, key)}
    for name, names in variants(locale, key).items():
        choices[name] = [_value(variant) for variant in sorted(names)]
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


def _value(variant: str) -> object:
    return int(variant) if variant.isdigit() else PLURALS.get(variant, variant)
