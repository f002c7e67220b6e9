"""A simulated person: what they can do on Discord, and what they see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord.backend.access import message_accessible
from simcord.backend.command_access import command_access
from simcord.interactions import check_options, nest_options, walk_to_subcommand

from tests.support.shown import Answer, Button, NotThere, Shown

if TYPE_CHECKING:
    from tests.support.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


@dataclass(frozen=True, slots=True)
class Press:
    """Something a person does that Discord tells the bot of, ready to be sent."""

    person: Person
    type: int
    channel: int
    data: dict[str, Any]
    source: Shown | None = None


class Person:
    """A member of a guild; every verb has a form in -ing that only prepares the press."""

    def __init__(self, world: World, id: int, guild: int) -> None:
        self.world = world
        self.id = id
        self.guild = guild

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def name(self) -> str:
        return self.world.backend.get_user(self.id).global_name or ""

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def sees(self, channel: int = 0) -> list[Shown]:
        """The messages on this person's screen, oldest first."""
        return [
            shown
            for shown in self.world.messages(channel)
            if message_accessible(self.world.backend, shown.channel, shown.message, self.id)
        ]

    def private(self, channel: int = 0) -> list[Shown]:
        """The messages that only this person sees, oldest first."""
        return [shown for shown in self.sees(channel) if shown.ephemeral]

    def reads(self, channel: int = 0) -> str:
        """All text on this person's screen."""
        return "\n\n".join(shown.text for shown in self.sees(channel))

    def receives(self, channel: int = 0) -> str:
        """All that reaches this person's client but ids and times: custom ids and files too."""
        return "\n".join(shown.bytes_shown() for shown in self.sees(channel))

    async def slash(self, command: str, /, channel: int = 0, **options: Any) -> Answer:
        return await self._alone(self.slashing(command, channel, **options))

    async def suggestions(
        self, command: str, option: str, typed: str = "", /, channel: int = 0, **filled: Any
    ) -> dict[str, Any]:
        """Type into an option; returns what is offered, shown name to value."""
        return (await self._alone(self.typing(command, option, typed, channel, **filled))).choices

    async def click(self, shown: Shown, button: Button | str) -> Answer:
        """Click a button, told by custom-id prefix or label; it must be there and enabled."""
        return await self._alone(self.clicking(shown, button))

    async def press(self, shown: Shown, custom_id: str) -> Answer:
        """Send a click whether or not the message still has that button."""
        return await self._alone(self.pressing(shown, custom_id))

    async def select(self, shown: Shown, *values: str, wanted: str = "") -> Answer:
        return await self._alone(self.selecting(shown, *values, wanted=wanted))

    async def submit(self, answer: Answer, **values: str) -> Answer:
        """Fill in the text inputs of a modal and send it."""
        return await self._alone(self.submitting(answer, values))

    def slashing(self, command: str, /, channel: int = 0, **options: Any) -> Press:
        root, leaf, nesting, channel = self._command(command, channel)
        given = check_options(command, leaf, options)
        kinds = {option["name"]: option["type"] for option in leaf.get("options") or []}
        wire = [{"name": n, "type": kinds[n], "value": v} for n, v in given.items()]
        return Press(self, COMMAND, channel, self._command_data(root, nesting, wire))

    def typing(
        self, command: str, option: str, typed: str = "", /, channel: int = 0, **filled: Any
    ) -> Press:
        root, leaf, nesting, channel = self._command(command, channel)
        kinds = {o["name"]: o["type"] for o in leaf.get("options") or []}
        declared = [o for o in leaf.get("options") or [] if o["name"] == option]
        if not declared or not declared[0].get("autocomplete"):
            raise NotThere(f"/{command} suggests nothing for {option!r}")
        wire = [{"name": n, "type": kinds[n], "value": v} for n, v in filled.items()]
        wire.append({"name": option, "type": kinds[option], "value": typed, "focused": True})
        return Press(self, AUTOCOMPLETE, channel, self._command_data(root, nesting, wire))

    def clicking(self, shown: Shown, button: Button | str) -> Press:
        self._look_at(shown)
        chosen = shown.button(button) if isinstance(button, str) else button
        if chosen not in shown.buttons or chosen.disabled or not chosen.custom_id:
            raise NotThere(f"{chosen} cannot be clicked on\n{shown.text}")
        return self.pressing(shown, chosen.custom_id)

    def pressing(self, shown: Shown, custom_id: str) -> Press:
        data = {"custom_id": custom_id, "component_type": 2}
        return Press(self, COMPONENT, shown.channel, data, shown)

    def selecting(self, shown: Shown, *values: str, wanted: str = "") -> Press:
        self._look_at(shown)
        menu = shown.select(wanted)
        if (
            menu.disabled
            or not menu.least <= len(values) <= menu.most
            or set(values) - {*menu.options}
        ):
            raise NotThere(f"{values} cannot be chosen from {menu}")
        data = {"custom_id": menu.custom_id, "component_type": 3, "values": list(values)}
        return Press(self, COMPONENT, shown.channel, data, shown)

    def submitting(self, answer: Answer, values: dict[str, str]) -> Press:
        assert answer.modal, f"{answer} opened no modal"
        left = dict(values)
        parts = [_filled(part, left) for part in answer.modal["components"]]
        if left:
            raise NotThere(f"the modal has no {sorted(left)}")
        data = {"custom_id": answer.modal["custom_id"], "components": parts}
        return Press(self, MODAL, answer.record.channel_id, data, _source(answer))

    async def _alone(self, press: Press) -> Answer:
        [answer] = await self.world.together(press)
        return answer

    def _look_at(self, shown: Shown) -> None:
        visible = message_accessible(self.world.backend, shown.channel, shown.message, self.id)
        if not shown.there or not visible:
            raise NotThere(f"{self.name} does not see {shown}")

    def _command(self, name: str, channel: int) -> tuple[Any, Any, list[str], int]:
        backend, channel = self.world.backend, channel or self.world.channel
        first, *rest = name.split()
        root = backend.find_command(first, self.guild, type=1)
        if root is None:
            raise NotThere(f"no command /{first} is registered")
        if not command_access(backend, root, user_id=self.id, channel_id=channel).allowed:
            raise NotThere(f"{self.name} may not use /{first} here")
        leaf, nesting = walk_to_subcommand(root, rest)
        return root, leaf, nesting, channel

    def _command_data(self, root: Any, nesting: list[str], options: Any) -> dict[str, Any]:
        options = nest_options(root, nesting, options)
        return {"id": root["id"], "name": root["name"], "type": 1, "options": options}


def _filled(part: dict[str, Any], values: dict[str, str]) -> dict[str, Any]:
    """Answer one part of a modal; the children of labels and rows come with it."""
    out = {"type": part["type"], "id": part.get("id", 0)}
    if "component" in part:
        out["component"] = _filled(part["component"], values)
    elif "components" in part:
        out["components"] = [_filled(child, values) for child in part["components"]]
    elif "custom_id" in part:
        out["custom_id"] = part["custom_id"]
        out["value"] = values.pop(part["custom_id"], part.get("value") or "")
    return out


def _source(answer: Answer) -> Shown | None:
    stored = answer.world.backend.messages.get(answer.record.channel_id, {})
    message = stored.get(answer.record.source_message_id or 0)
    return Shown(answer.world, message) if message else None
