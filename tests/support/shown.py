"""What a person sees: a message as text, buttons, selects and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord.backend.models import Interaction, Message
from simcord.components import walk_components

if TYPE_CHECKING:
    from tests.support.world import World

SELECT_TYPES = {3, 5, 6, 7, 8}


class NotThere(AssertionError):
    """A person reached for something that their screen does not show."""


@dataclass(frozen=True, slots=True)
class Button:
    custom_id: str
    label: str
    style: int
    disabled: bool
    emoji: str
    url: str


@dataclass(frozen=True, slots=True)
class Select:
    custom_id: str
    placeholder: str
    options: dict[str, str]
    least: int
    most: int
    disabled: bool


class Shown:
    """A message on somebody's screen; it stays live and shows later edits."""

    def __init__(self, world: World, message: Message) -> None:
        self.world = world
        self.message = message

    def __repr__(self) -> str:
        return f"<Shown {self.id} {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def channel(self) -> int:
        return self.message.channel_id

    @property
    def ephemeral(self) -> bool:
        return self.message.is_ephemeral

    @property
    def there(self) -> bool:
        """Whether the message still exists."""
        return self.id in self.world.backend.messages.get(self.channel, {})

    @property
    def pings(self) -> list[int]:
        """User ids that this message notified when it was sent."""
        return list(self.message.ping_user_ids)

    @property
    def tree(self) -> list[dict[str, Any]]:
        """The raw components."""
        return self.message.components

    @property
    def text(self) -> str:
        """Everything readable, in reading order: texts, labels, options, alt texts."""
        return "\n".join(filter(None, _lines(self.message)))

    @property
    def buttons(self) -> list[Button]:
        return [_button(c) for c in walk_components(self.tree) if c.get("type") == 2]

    @property
    def selects(self) -> list[Select]:
        return [_select(c) for c in walk_components(self.tree) if c.get("type") in SELECT_TYPES]

    @property
    def files(self) -> dict[str, bytes]:
        """The attached files by name."""
        cdn = self.world.backend.cdn
        return {a["filename"]: cdn.get(a["url"]) or b"" for a in self.message.attachments}

    def find(self, wanted: str) -> list[Button]:
        """List the buttons whose custom id starts with `wanted` or whose label is `wanted`."""
        return [b for b in self.buttons if b.custom_id.startswith(wanted) or b.label == wanted]

    def button(self, wanted: str) -> Button:
        """Return the one button of that custom-id prefix or label."""
        return _only(self.find(wanted), f"button {wanted!r}", self)

    def select(self, wanted: str = "") -> Select:
        """Return the one select of that custom-id prefix."""
        found = [s for s in self.selects if s.custom_id.startswith(wanted)]
        return _only(found, f"select {wanted!r}", self)

    def bytes_shown(self) -> str:
        """Write down all that reaches the client, custom ids included, but ids and times."""
        parts = {
            "content": self.message.content,
            "embeds": self.message.embeds,
            "components": self.tree,
            "flags": self.message.flags,
            "files": [(a["filename"], a.get("description")) for a in self.message.attachments],
            "bytes": [blob.hex() for blob in self.files.values()],
        }
        return json.dumps(parts, sort_keys=True, ensure_ascii=False)


class Answer:
    """What came back to one press, command or typed letter; stays live as well."""

    def __init__(self, world: World, record: Interaction) -> None:
        self.world = world
        self.record = record

    def __repr__(self) -> str:
        return f"<Answer {self.kind} {self.text!r}>"

    @property
    def took(self) -> float | None:
        """Seconds until the acknowledgement, over the wire; None without one."""
        return self.world.took(self.record)

    @property
    def acknowledged(self) -> bool:
        return self.record.responded

    @property
    def kind(self) -> str | None:
        """`message`, `update`, `deferred`, `deferred_update`, `modal`, `autocomplete` or None."""
        return self.record.response_kind and str(self.record.response_kind)

    @property
    def shown(self) -> Shown | None:
        """The answering message, or the edited one; None when it is gone."""
        stored = self.world.backend.messages.get(self.record.channel_id, {})
        message = stored.get(self.record.message_id or 0)
        return Shown(self.world, message) if message else None

    @property
    def followups(self) -> list[Shown]:
        stored = self.world.backend.messages.get(self.record.channel_id, {})
        return [Shown(self.world, stored[i]) for i in self.record.followup_ids if i in stored]

    @property
    def panel(self) -> Shown:
        """The answering message, which must exist."""
        shown = self.shown
        assert shown is not None, f"no message answered: {self.record}"
        return shown

    @property
    def ephemeral(self) -> bool:
        return self.shown is not None and self.shown.ephemeral

    @property
    def text(self) -> str:
        """All text of the answer: message, follow-ups, modal, suggestions."""
        parts = [s.text for s in [self.shown, *self.followups] if s]
        if self.modal:
            parts += [self.modal["title"], *_component_lines(self.modal["components"])]
        return "\n".join([*parts, *self.choices])

    @property
    def modal(self) -> dict[str, Any] | None:
        return self.record.modal

    @property
    def choices(self) -> dict[str, Any]:
        """Suggestions: shown name to value."""
        return {c["name"]: c["value"] for c in self.record.autocomplete_choices or []}


def _only(found: list[Any], what: str, shown: Shown) -> Any:
    if len(found) != 1:
        raise NotThere(f"{len(found)} times {what} on\n{shown.text}\n{shown.buttons}")
    return found[0]


def _button(part: dict[str, Any]) -> Button:
    return Button(
        custom_id=part.get("custom_id") or "",
        label=part.get("label") or "",
        style=part["style"],
        disabled=bool(part.get("disabled")),
        emoji=(part.get("emoji") or {}).get("name") or "",
        url=part.get("url") or "",
    )


def _select(part: dict[str, Any]) -> Select:
    return Select(
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder") or "",
        options={o["value"]: o["label"] for o in part.get("options") or []},
        least=part.get("min_values", 1),
        most=part.get("max_values", 1),
        disabled=bool(part.get("disabled")),
    )


def _lines(message: Message) -> Iterator[str]:
    yield message.content
    for embed in message.embeds:
        yield from (embed.get("title") or "", embed.get("description") or "")
        for field in embed.get("fields") or []:
            yield f"{field['name']}: {field['value']}"
        yield (embed.get("footer") or {}).get("text") or ""
    yield from _component_lines(message.components)
    for attachment in message.attachments:
        yield f"({attachment['filename']}: {attachment.get('description') or ''})"


def _component_lines(tree: list[dict[str, Any]]) -> Iterator[str]:
    for part in walk_components(tree):
        if part.get("type") == 2:
            emoji = (part.get("emoji") or {}).get("name") or ""
            yield f"[{' '.join(filter(None, (emoji, part.get('label'))))}]"
        elif part.get("type") in SELECT_TYPES:
            yield f"<{part.get('placeholder') or ''}>"
            for option in part.get("options") or []:
                yield f"  {option['label']} {option.get('description') or ''}".rstrip()
        else:
            yield part.get("content") or ""
            yield from (part.get("label") or "", part.get("description") or "")
            for item in part.get("items") or []:
                yield f"({item.get('description') or ''})"
