"""The demo: the real bot in a browser page, as a visitor starts, uses and stops it."""

import asyncio
import re
import signal
import sys

import aiohttp
import pytest

from tests.support.contract import ROOT

DEMO = (sys.executable, "-m", "bot", "demo")
ADDRESS = re.compile(r"(http://[\d.:]+/)#(\S+)")


class Visitor:
    """A browser at the demo's page, without the browser."""

    def __init__(self, session, page, capability):
        self.session = session
        self.page = page
        self.headers = {"X-Simcord-Capability": capability}
        self.sequence = 0

    async def ask(self, method, path, **body):
        about = {"json": body} if body else {}
        async with self.session.request(
            method, self.page + path, headers=self.headers, **about
        ) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def open(self):
        state = await self.ask("POST", "api/pages", viewer_id=None)
        self.headers["X-Simcord-Context"] = state["context"]["id"]
        return state

    async def click(self, state, button):
        self.sequence += 1
        return await self.ask(
            "POST",
            "api/action",
            kind="click",
            protocol_version=3,
            sequence=self.sequence,
            request_id=f"click {self.sequence}",
            generation=state["context"]["generation"],
            bot_generation=state["botGeneration"],
            published_revision=1,
            control_key=button["control_key"],
            target_id=re.match(r"message:(\d+)", button["control_key"])[1],
        )


def buttons(part):
    """All buttons of a page's state that a visitor can click."""
    if isinstance(part, dict):
        if part.get("type") == 2 and part.get("control_key") and not part.get("disabled"):
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from buttons(inner)


@pytest.fixture
async def demo():
    process = await asyncio.create_subprocess_exec(
        *DEMO, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    yield process
    if process.returncode is None:
        process.kill()
        await process.wait()


@pytest.fixture
async def visitor(demo):
    said = b""
    while not (found := ADDRESS.search(said.decode())):
        line = await asyncio.wait_for(demo.stdout.readline(), 20)
        assert line, said.decode()
        said += line
    async with aiohttp.ClientSession() as session:
        yield Visitor(session, *found.groups())


async def test_a_click_on_the_page_runs_the_bot(visitor):
    state = await visitor.open()
    before = state["messages"]
    assert before, "no table is open"
    receipt = await visitor.click(state, next(buttons(before)))
    assert receipt["settlement"] == "settled"
    assert receipt["acknowledgement"] == "acknowledged"
    assert (await visitor.ask("GET", "api/state"))["messages"] != before


async def test_the_bar_opens_another_table(visitor):
    state = await visitor.open()
    viewer = state["viewers"][1]["id"]
    await visitor.ask("POST", f"api/pages?viewer={viewer}&table=")
    await asyncio.sleep(0.5)
    assert len((await visitor.ask("GET", "api/state"))["messages"]) == len(state["messages"]) + 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_demo_ends_cleanly(demo, visitor, number):
    demo.send_signal(number)
    said, _ = await asyncio.wait_for(demo.communicate(), 10)
    assert demo.returncode == 0
    assert b"Traceback" not in said


async def test_a_port_in_use_is_named(demo, visitor):
    port = re.search(r":(\d+)/", visitor.page)[1]
    second = await asyncio.create_subprocess_exec(
        *DEMO, "--port", port, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, complaint = await second.communicate()
    assert second.returncode == 1
    assert port in complaint.decode()
