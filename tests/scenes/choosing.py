"""How people choose the rules: the host's panel, the lobby that shows them, what refuses."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.scenes.stage import Shot, Stage, scene
from tests.support.person import Person
from tests.support.shown import Shown


async def choose(host: Person, panel: Shown, **values: object) -> None:
    for name, value in values.items():
        [menu] = [menu for menu in panel.selects if menu.custom_id.endswith(f":{name}")]
        await host.select(panel, str(value), wanted=menu.custom_id)


@scene
async def options(stage: Stage) -> AsyncIterator[Shot]:
    """Four at a table, all the groups of their options, and agreement to what has changed."""
    anna, marco, giulia, _ = people = stage.people(4)
    lobby = await stage.lobby(people, 4)
    panel = (await anna.click(lobby, "b1:options:")).panel
    yield Shot("match", anna, panel)
    for group in ("teams", "draw", "round", "cards"):
        await anna.select(panel, group, wanted="b1:options-group:")
        yield Shot(group, anna, panel)
    await choose(anna, panel, pack_look="french", rank_variant="low_three")
    await anna.select(panel, "round", wanted="b1:options-group:")
    await choose(anna, panel, round_variant="conquest", open=True, count_points=True)
    await anna.select(panel, "draw", wanted="b1:options-group:")
    await choose(anna, panel, exchange=True)
    yield Shot("exchange", anna, panel)
    await marco.click(lobby, "b1:agree:")
    yield Shot("lobby", marco, lobby)
    yield Shot("not-agreed", anna, await anna.click(lobby, "b1:start:"))
    yield Shot("not-host", giulia, await giulia.click(lobby, "b1:options:"))
    await anna.select(panel, "match", wanted="b1:options-group:")
    await choose(anna, panel, players=2)
    yield Shot("too-many", anna, panel)


@scene
async def options_chiamata(stage: Stage) -> AsyncIterator[Shot]:
    """A table of five with the wild set of rules, and the rules as they are told."""
    people = stage.people(5)
    anna = people[0]
    lobby = await stage.lobby(people, 1)
    panel = (await anna.click(lobby, "b1:options:")).panel
    await anna.select(panel, "wild", wanted="b1:options-preset:")
    for group in ("match", "auction", "calling", "stakes"):
        if group != "match":
            await anna.select(panel, group, wanted="b1:options-group:")
        yield Shot(group, anna, panel)
    await anna.select(panel, "calling", wanted="b1:options-group:")
    await choose(anna, panel, kitty=True)
    yield Shot("lobby", anna, lobby)
    rules = await anna.click(lobby, "b1:rules:")
    yield Shot("rules-1", anna, rules)
    [following] = rules.panel.find("b1:rules-page:")[1:]
    await anna.click(rules.panel, following)
    yield Shot("rules-2", anna, rules)
