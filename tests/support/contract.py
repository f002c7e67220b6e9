"""Hold requests against Discord's published OpenAPI description and the limits it leaves out.

    CONTRACT.check("POST", "/channels/1/messages", {"content": "x"})    -> [] or [Problem, ...]

The description is a large file that is not part of this repository. `BRISCOLA_OPENAPI` names its
place; without it `CONTRACT` is None.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.support.limits import beyond_the_description

ROOT = Path(__file__).parents[2]
OPENAPI = Path(os.environ.get("BRISCOLA_OPENAPI") or ROOT / "../shared/discord/openapi.json")
DRAFT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = ("oneOf", "anyOf")
NULL = {"type": "null"}

# discord.py sends these with every bot's requests, so Discord takes them undescribed.
UNDESCRIBED = {"nsfw": "/commands", "tts": "", "flags": "embeds["}


@dataclass(frozen=True, slots=True)
class Problem:
    """One breach: where (`data.components[0].label`), which rule, and what is wrong."""

    where: str
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.where or '<body>'}: {self.text} [{self.rule}]"


def dotted(parts: Sequence[str | int]) -> str:
    """Write a path through a body as `data.components[0].label`."""
    text = ""
    for part in parts:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


class Contract:
    """Discord's description, ready to judge request bodies."""

    def __init__(self, path: Path) -> None:
        self.spec = json.loads(path.read_text(encoding="utf-8"))
        self.schemas = self.spec["components"]["schemas"]
        self.definitions = {name: self._told_apart(body) for name, body in self.schemas.items()}
        # discord.py writes the ids of mentions and attachments as numbers.
        self.definitions["SnowflakeType"]["type"] = ["string", "integer"]
        self.routes: dict[str, list[tuple[list[str], str]]] = {}
        for template, operations in self.spec["paths"].items():
            for method in operations:
                self.routes.setdefault(method.upper(), []).append((_segments(template), template))
        self._validators: dict[tuple[str, str], Any] = {}

    def check(
        self, method: str, path: str, body: Any, files: Sequence[str] | None = None
    ) -> list[Problem]:
        """Return what Discord would refuse; `files` are the uploaded names, None for unknown."""
        template = self.route(method, path)
        if template is None:
            return [Problem("", "route", f"{method} {path} is not described")]
        schema = self._body_schema(method, template)
        if schema is None:
            return [Problem("", "body", "this request takes no body")] if body else []
        body = {} if body is None else body
        return [
            *self._described(method, template, schema, body),
            *self._unknown_fields(schema, body, [], template),
            *(
                Problem(dotted(w), r, t)
                for w, r, t in beyond_the_description(template, body, method, files)
            ),
        ]

    def route(self, method: str, path: str) -> str | None:
        """Find the path's template; `@original` beats `{message_id}`."""
        wanted = _segments(path.split("?")[0])
        fits = [
            (sum(not part.startswith("{") for part in parts), template)
            for parts, template in self.routes.get(method.upper(), ())
            if len(parts) == len(wanted)
            and all(a.startswith("{") or a == b for a, b in zip(parts, wanted, strict=True))
        ]
        return max(fits)[1] if fits else None

    def _body_schema(self, method: str, template: str) -> dict[str, Any] | None:
        operation = self.spec["paths"][template][method.lower()]
        content = operation.get("requestBody", {}).get("content", {})
        for kind in (
            "application/json",
            "application/x-www-form-urlencoded",
            "multipart/form-data",
        ):
            if kind in content:
                return content[kind]["schema"]
        return None

    def _described(
        self, method: str, template: str, schema: dict[str, Any], body: Any
    ) -> Iterator[Problem]:
        key = (method.upper(), template)
        if key not in self._validators:
            root = {
                "$schema": DRAFT,
                "$defs": self.definitions,
                "allOf": [self._told_apart(schema)],
            }
            text = json.dumps(root).replace("#/components/schemas/", "#/$defs/")
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                json.loads(text), validate_formats=False
            )
        for error in self._validators[key].iter_errors(body):
            yield Problem(dotted(list(error.instance_path)), error.kind.name, _short(error.message))

    def _resolve(self, schema: dict[str, Any]) -> dict[str, Any]:
        return self.schemas[schema["$ref"].rsplit("/", 1)[1]] if "$ref" in schema else schema

    def _types(self, schema: dict[str, Any]) -> list[int] | None:
        schema = self._resolve(schema)
        kind = schema.get("properties", {}).get("type")
        if kind and "enum" in kind and "type" in schema.get("required", []):
            return kind["enum"]
        return None

    def _told_apart(self, schema: Any) -> Any:
        """Turn unions told apart by `type` into if/then, so that an error names the real field."""
        if isinstance(schema, list):
            return [self._told_apart(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        schema = {
            key: self._told_apart(part)
            for key, part in schema.items()
            if not (key in ("description", "title") and isinstance(part, str))
        }
        for union in UNIONS:
            parts = schema.get(union) or []
            rest = [part for part in parts if part != NULL]
            nullable = len(rest) < len(parts)
            kinds = [self._types(part) for part in rest]
            if len(rest) == 1 and nullable:
                body: dict[str, Any] = rest[0]
            elif len(rest) > 1 and all(kinds):
                body = _by_type(
                    [(kind or [], part) for kind, part in zip(kinds, rest, strict=True)]
                )
            else:
                continue
            del schema[union]
            whole = {"if": NULL, "else": body} if nullable else body
            schema["allOf"] = [*schema.get("allOf", []), whole]
        return schema

    def _unknown_fields(
        self, schema: dict[str, Any], body: Any, path: list[str | int], template: str
    ) -> Iterator[Problem]:
        """Report fields that no schema knows; the description itself never forbids them."""
        schema = self._resolve(schema)
        for union in UNIONS:
            if union in schema:
                chosen = self._alternative([p for p in schema[union] if p != NULL], body)
                yield from self._unknown_fields(chosen, body, path, template)
                return
        for part in schema.get("allOf", ()):
            yield from self._unknown_fields(part, body, path, template)
        if isinstance(body, dict) and "properties" in schema:
            for name, value in body.items():
                if name in schema["properties"]:
                    inner = schema["properties"][name]
                    yield from self._unknown_fields(inner, value, [*path, name], template)
                elif "additionalProperties" not in schema:
                    where = dotted([*path, name])
                    if not (name in UNDESCRIBED and UNDESCRIBED[name] in f"{template} {where}"):
                        yield Problem(where, "unknown-field", "not described")
        elif isinstance(body, list) and isinstance(schema.get("items"), dict):
            for index, value in enumerate(body):
                yield from self._unknown_fields(schema["items"], value, [*path, index], template)

    def _alternative(self, parts: list[dict[str, Any]], body: Any) -> dict[str, Any]:
        if not isinstance(body, dict):
            return parts[0]
        typed = [part for part in parts if body.get("type") in (self._types(part) or ())]
        if typed:
            return typed[0]
        return max(
            parts, key=lambda p: len(self._resolve(p).get("properties", {}).keys() & body.keys())
        )


def _segments(path: str) -> list[str]:
    return path.strip("/").split("/")


def _by_type(parts: list[tuple[list[int], dict[str, Any]]]) -> dict[str, Any]:
    chain = [
        {"if": {"properties": {"type": {"enum": kinds}}, "required": ["type"]}, "then": part}
        for kinds, part in parts
    ]
    allowed = sorted({kind for kinds, _ in parts for kind in kinds})
    properties = {"type": {"enum": allowed}}
    return {"type": "object", "required": ["type"], "properties": properties, "allOf": chain}


def _short(text: str) -> str:
    """Cut the middle: a message begins with the whole offending value and ends with the rule."""
    return text if len(text) <= 160 else f"{text[:50]} ... {text[-105:]}"


def load() -> Contract | None:
    """Read the description, or return None where it is not at hand."""
    return Contract(OPENAPI) if OPENAPI.is_file() else None


CONTRACT = load()
ABSENT = f"Discord's API description is not at {OPENAPI}"


def raising(contract: Contract | None) -> Callable[[str, str, Any, Sequence[str]], None]:
    """Make a checker that raises AssertionError with every problem of a request."""

    def check(method: str, path: str, body: Any, files: Sequence[str]) -> None:
        problems = contract.check(method, path, body, files) if contract else []
        assert not problems, f"{method} {path}\n" + "\n".join(map(str, problems))

    return check
