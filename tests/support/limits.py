"""Discord's limits on requests that its API description does not carry.

Every function yields `(path, rule, text)`; the path leads through the request's body.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

Where = list[str | int]
Finding = tuple[Where, str, str]
Files = Sequence[str] | None

SUPPRESS_EMBEDS, EPHEMERAL, SILENT, VOICE, V2 = 1 << 2, 1 << 6, 1 << 12, 1 << 13, 1 << 15
FLAGS = {
    "channel": V2 | SUPPRESS_EMBEDS | SILENT | VOICE,
    "webhook": V2 | SUPPRESS_EMBEDS | SILENT | EPHEMERAL,
    "callback": V2 | SUPPRESS_EMBEDS | SILENT | EPHEMERAL,
}
ROW, BUTTON, SELECT, TEXT_INPUT, TEXT = 1, 2, 3, 4, 10
SELECTS = {3, 5, 6, 7, 8}
V2_TYPES = {9, 10, 11, 12, 13, 14, 17}
LINK, PREMIUM = 5, 6
COMMAND_NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
COMMANDS_BY_TYPE = {1: 100, 2: 15, 3: 15}
LOCALES = {
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl"),
    *("no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi"),
    *("th", "zh-CN", "ja", "zh-TW", "ko"),
}


def beyond_the_description(
    template: str, body: Any, method: str, files: Files
) -> Iterator[Finding]:
    """Yield every breach of an undescribed limit in a request to `template`."""
    if template.endswith("/callback"):
        data = body.get("data") or {}
        if body.get("type") in (4, 5, 7):
            yield from _message(data, ["data"], "callback", body["type"] == 7, files)
        elif body.get("type") == 9:
            yield from _modal(data, ["data"])
    elif "/messages" in template or template == "/webhooks/{webhook_id}/{webhook_token}":
        kind = "webhook" if template.startswith("/webhooks") else "channel"
        yield from _message(body, [], kind, method == "PATCH", files)
    elif template.endswith("/commands") and isinstance(body, list):
        yield from _commands(body)


def components(tree: Any, path: Where) -> Iterator[tuple[Where, dict[str, Any]]]:
    """Walk a component tree, parents first."""
    for index, component in enumerate(tree or []):
        if not isinstance(component, dict):
            continue
        here = [*path, index]
        yield here, component
        yield from components(component.get("components"), [*here, "components"])
        for slot in ("accessory", "component"):
            if isinstance(component.get(slot), dict):
                yield [*here, slot], component[slot]


def _message(
    body: dict[str, Any], base: Where, kind: str, edit: bool, files: Files
) -> Iterator[Finding]:
    flags = body.get("flags") or 0
    v2 = bool(flags & V2)
    content = body.get("content")
    if isinstance(content, str) and len(content) > 2000:
        yield [*base, "content"], "content-2000", f"{len(content)} characters"
    if flags & ~FLAGS[kind]:
        yield [*base, "flags"], "flags", f"bits {flags & ~FLAGS[kind]:#x} cannot be set here"
    beside = [key for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)]
    if v2 and beside:
        yield base, "v2-exclusive", f"a Components V2 message has no {beside[0]}"
    filling = ("components", "attachments", "message_reference")
    if not (edit or beside or files or kind == "callback" or any(map(body.get, filling))):
        yield base, "empty", "empty message"
    size = sum(map(_embed_size, body.get("embeds") or []))
    if size > 6000:
        yield [*base, "embeds"], "embeds-6000", f"{size} characters over all embeds"
    if body.get("components"):
        yield from _layout(body["components"], [*base, "components"], v2, edit, files)


def _embed_size(embed: dict[str, Any]) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part or "") for part in parts)


def _layout(tree: Any, base: Where, v2: bool, edit: bool, files: Files) -> Iterator[Finding]:
    found = list(components(tree, base))
    if len(found) > 40:
        yield base, "total-40", f"{len(found)} components, nested ones counted"
    if not v2 and not edit and any(c.get("type") in V2_TYPES for _, c in found):
        yield base, "needs-v2-flag", "Components V2 without their flag"
    if not v2 and len(tree) > 5:
        yield base, "rows-5", f"{len(tree)} action rows"
    size = sum(len(c.get("content") or "") for _, c in found if c.get("type") == TEXT)
    if size > 4000:
        yield base, "text-4000", f"{size} characters over all text displays"
    yield from _unique(found, "custom_id")
    yield from _unique(found, "id")
    for where, component in found:
        yield from _component(component, where, files)


def _unique(found: list[tuple[Where, dict[str, Any]]], key: str) -> Iterator[Finding]:
    seen = set()
    for where, component in found:
        value = component.get(key)
        if value is not None and value in seen:
            yield [*where, key], f"{key}-unique", f"{value!r} twice"
        seen.add(value)


def _component(component: dict[str, Any], where: Where, files: Files) -> Iterator[Finding]:
    match component.get("type"):
        case 1:
            kinds = [c.get("type") for c in component.get("components", []) if isinstance(c, dict)]
            if len(kinds) > 1 and SELECTS & set(kinds):
                yield where, "row-mix", "a select fills its row alone"
        case 2:
            yield from _button(component, where)
        case 3:
            yield from _select(component, where)
    if files is None:
        return
    media = [component.get("media"), component.get("file")]
    media += [item.get("media") for item in component.get("items") or []]
    for url in (part.get("url", "") for part in media if part):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
            yield where, "attachment", f"{url} is not uploaded"


def _button(button: dict[str, Any], where: Where) -> Iterator[Finding]:
    style, custom_id = button.get("style"), button.get("custom_id")
    if style == LINK and (custom_id or not button.get("url")):
        yield where, "button-link", "a link button has a url and no custom_id"
    if style not in (LINK, PREMIUM):
        if not custom_id:
            yield where, "button-custom-id", "needs a custom_id"
        if button.get("url") or button.get("sku_id"):
            yield where, "button-url", "only a link button has a url"
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield where, "button-label", "needs a label or an emoji"


def _select(select: dict[str, Any], where: Where) -> Iterator[Finding]:
    values = [option.get("value") for option in select.get("options", [])]
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if len(set(values)) != len(values):
        yield [*where, "options"], "option-values", "values must differ"
    if least is not None and most is not None and least > most:
        yield where, "min-max", "min_values over max_values"
    if most is not None and most > len(values):
        yield [*where, "max_values"], "max-options", "more than there are options"


def _modal(modal: dict[str, Any], base: Where) -> Iterator[Finding]:
    tree, where = modal.get("components") or [], [*base, "components"]
    if len(tree) > 5:
        yield where, "modal-5", f"{len(tree)} parts"
    found = list(components(tree, where))
    yield from _unique(found, "custom_id")
    for path, part in found:
        least, most = part.get("min_length") or 0, part.get("max_length") or 4000
        if part.get("type") == TEXT_INPUT and least > most:
            yield path, "min-max", "min_length over max_length"


def _commands(commands: list[dict[str, Any]]) -> Iterator[Finding]:
    kinds = Counter(command.get("type") or 1 for command in commands)
    for kind, most in COMMANDS_BY_TYPE.items():
        if kinds[kind] > most:
            yield [], "count", f"{kinds[kind]} commands of type {kind}; {most} at most"
    seen = set()
    for index, command in enumerate(commands):
        key = (command.get("name"), command.get("type") or 1)
        if key in seen:
            yield [index, "name"], "name-unique", f"{key[0]!r} twice"
        seen.add(key)
        if key[1] == 1:
            yield from _named(command, [index])
        size = _command_size(command)
        if size > 8000:
            yield [index], "size-8000", f"{size} characters in names, descriptions and values"
        yield from _options(command.get("options") or [], [index, "options"])


def _named(thing: dict[str, Any], base: Where) -> Iterator[Finding]:
    if not thing.get("description"):
        yield [*base, "description"], "description", "must not be empty"
    local = thing.get("name_localizations") or {}
    named = [(["name"], thing.get("name"))]
    named += [(["name_localizations", locale], name) for locale, name in local.items()]
    for where, name in named:
        if not (isinstance(name, str) and COMMAND_NAME.match(name) and name == name.lower()):
            yield [*base, *where], "name", f"{name!r}: lower case, no spaces, 1 to 32"
    for locale in {*local, *(thing.get("description_localizations") or {})} - LOCALES:
        yield [*base, "name_localizations", locale], "locale", "no such locale"


def _options(options: list[dict[str, Any]], base: Where) -> Iterator[Finding]:
    seen = set()
    optional = False
    for index, option in enumerate(options):
        where = [*base, index]
        yield from _named(option, where)
        if option.get("name") in seen:
            yield [*where, "name"], "name-unique", "option name twice"
        seen.add(option.get("name"))
        if option.get("type") not in (1, 2):
            if option.get("required") and optional:
                yield where, "required-first", "required options come first"
            optional = optional or not option.get("required")
        if option.get("autocomplete") and option.get("choices"):
            yield where, "autocomplete-choices", "choices and autocomplete exclude each other"
        yield from _options(option.get("options") or [], [*where, "options"])


def _command_size(command: dict[str, Any]) -> int:
    size = sum(len(command.get(key) or "") for key in ("name", "description"))
    size += sum(map(_command_size, command.get("options") or []))
    for choice in command.get("choices") or []:
        size += len(str(choice.get("name"))) + len(str(choice.get("value")))
    return size
