"""The code and the language files name the same keys."""

import ast
from collections.abc import Iterator
from pathlib import Path

import bot
import cogs
from tests.i18n.families import FAMILIES
from tests.i18n.messages import messages, references, variables

KEYS = set(messages("en"))
SPEAKERS = {"words", "discord_locales"}
TREES = [
    ast.parse(path.read_text(encoding="utf-8"), str(path))
    for package in (bot, cogs)
    for path in sorted(Path(package.__file__).parent.rglob("*.py"))
]


def strings() -> set[str]:
    """Every string in the code; of one with arguments each constant part."""
    return {
        node.value
        for tree in TREES
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def calls() -> Iterator[tuple[ast.Call, ast.expr]]:
    """Every call that asks for a message, with the key as it is written."""
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name.lstrip("_") in SPEAKERS:
                    yield node, node.args[0]


def literals(key: ast.expr) -> list[str]:
    if isinstance(key, ast.IfExp):
        return literals(key.body) + literals(key.orelse)
    return [key.value] if isinstance(key, ast.Constant) and isinstance(key.value, str) else []


def where(node: ast.Call) -> str:
    return ast.unparse(node)


def test_the_scan_finds_the_calls_that_ask_for_messages():
    assert {key for _, written in calls() for key in literals(written)} >= {"card", "list-end"}


def test_every_key_in_the_code_exists():
    missing = [where(call) for call, key in calls() if not set(literals(key)) <= KEYS]
    assert missing == []


def test_every_call_gives_the_arguments_that_the_message_needs():
    incomplete = [
        where(call)
        for call, written in calls()
        for key in literals(written)
        if key in KEYS
        and not any(keyword.arg is None for keyword in call.keywords)
        and not variables("en", key) <= {keyword.arg for keyword in call.keywords}
    ]
    assert incomplete == []


def test_every_built_key_starts_with_a_declared_prefix():
    built = [
        (where(call), key.values[0]) for call, key in calls() if isinstance(key, ast.JoinedStr)
    ]
    assert [
        text
        for text, first in built
        if not (isinstance(first, ast.Constant) and first.value in FAMILIES)
    ] == []


def test_every_key_of_a_family_exists():
    whole = {f"{prefix}{value}" for prefix, values in FAMILIES.items() for value in values}
    assert whole - KEYS == set()


def test_every_key_in_the_files_is_used():
    used = strings()
    for prefix, values in FAMILIES.items():
        if prefix in used:
            used |= {f"{prefix}{value}" for value in values}
    for key in KEYS:
        used |= references("en", key) if key in used else set()
    assert KEYS - used == set()
