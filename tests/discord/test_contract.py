"""The contract checker judges known good and bad requests as Discord does."""

import pytest

from tests.support.contract import ABSENT, CONTRACT

pytestmark = pytest.mark.skipif(CONTRACT is None, reason=ABSENT)

V2 = 1 << 15
SEND, ANSWER = "/channels/1/messages", "/interactions/1/tok/callback"
EDIT_ORIGINAL, COMMANDS = "/webhooks/1/tok/messages/@original", "/applications/1/commands"


def button(**changed):
    return {"type": 2, "style": 1, "custom_id": "a", "label": "x", **changed}


def row(*parts):
    return {"type": 1, "components": list(parts)}


def text(content="t"):
    return {"type": 10, "content": content}


def container(*parts, **more):
    return {"type": 17, "components": list(parts), **more}


def layout(*parts):
    return {"flags": V2, "components": list(parts)}


def classic(*rows):
    return {"content": "x", "components": list(rows)}


def select(count=1, **more):
    options = [{"label": str(i), "value": str(i)} for i in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def modal(*inputs, title="t"):
    parts = [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": c, "style": 1}}
        for c in inputs
    ]
    return {"type": 9, "data": {"custom_id": "m", "title": title, "components": parts}}


def command(**changed):
    return {"name": "x", "description": "d", **changed}


def option(name, **changed):
    return {"type": 3, "name": name, "description": "d", **changed}


GOOD = {
    "plain text": ("POST", SEND, {"content": "x"}),
    "a layout": ("POST", SEND, layout(container(text("hi"), row(button())))),
    "a private answer": ("POST", ANSWER, {"type": 4, "data": {"content": "x", "flags": 64}}),
    "a deferred answer": ("POST", ANSWER, {"type": 5}),
    "a deferred update": ("POST", ANSWER, {"type": 6}),
    "an edit by token": ("PATCH", EDIT_ORIGINAL, classic(row(button()))),
    "a modal": ("POST", ANSWER, modal("i")),
    "commands": (
        "PUT",
        COMMANDS,
        [command(type=1, nsfw=False, options=[option("o", required=False, autocomplete=True)])],
    ),
    "what discord.py adds": (
        "POST",
        ANSWER,
        {"type": 7, "data": {"tts": False, "embeds": [{"title": "t", "flags": 0}]}},
    ),
    "ids as numbers": (
        "POST",
        SEND,
        {
            "content": "x",
            "attachments": [{"id": 0, "filename": "a.txt"}],
            "allowed_mentions": {"parse": [], "users": [3]},
        },
    ),
}

BAD = {
    "custom id of 101": (SEND, classic(row(button(custom_id="c" * 101)))),
    "empty custom id": (SEND, classic(row(button(custom_id="")))),
    "six buttons in a row": (
        ANSWER,
        {"type": 4, "data": classic(row(*[button(custom_id=str(i)) for i in range(6)]))},
    ),
    "41 parts on top": (SEND, layout(*[text()] * 41)),
    "41 parts nested": (SEND, layout(*[container(*[text()] * 10)] * 4)),
    "empty label": (SEND, classic(row(button(label="")))),
    "no label": (SEND, classic(row({"type": 2, "style": 1, "custom_id": "a"}))),
    "label of 81": (SEND, classic(row(button(label="l" * 81)))),
    "content of 2001": (SEND, {"content": "x" * 2001}),
    "content of 4001": (SEND, {"content": "x" * 4001}),
    "answer of 2001": (ANSWER, {"type": 4, "data": {"content": "x" * 2001}}),
    "private channel message": (SEND, {"content": "x", "flags": 64}),
    "layout with content": (SEND, {"content": "q", **layout(text())}),
    "layout without its flag": (SEND, {"components": [text()]}),
    "six rows": (SEND, classic(*[row(button(custom_id=str(i))) for i in range(6)])),
    "select beside a button": (SEND, classic(row(button(), select()))),
    "26 options": (SEND, classic(row(select(26)))),
    "more choices than options": (SEND, classic(row(select(2, max_values=3)))),
    "a custom id twice": (SEND, classic(row(button(), button()))),
    "no style": (SEND, classic(row({"type": 2, "custom_id": "a", "label": "x"}))),
    "unknown style": (SEND, classic(row(button(style=9)))),
    "unknown component": (SEND, classic({"type": 99})),
    "button outside a row": (SEND, classic(button())),
    "empty container": (SEND, layout(container())),
    "container in a container": (SEND, layout(container(container(text())))),
    "section without accessory": (SEND, layout({"type": 9, "components": [text()]})),
    "empty text": (SEND, layout(text(""))),
    "4001 characters of text": (SEND, layout(text("t" * 2001), text("t" * 2001))),
    "embed title of 257": (SEND, {"embeds": [{"title": "t" * 257}]}),
    "embeds of 6001": (SEND, {"embeds": [{"description": "t" * 3001}] * 2}),
    "eleven embeds": (SEND, {"embeds": [{"title": "t"}] * 11}),
    "accent colour too big": (SEND, layout(container(text(), accent_color=1 << 24))),
    "nothing at all": (SEND, {}),
    "unknown answer": (ANSWER, {"type": 77}),
    "answer without type": (ANSWER, {"data": {}}),
    "modal title of 46": (ANSWER, modal("i", title="t" * 46)),
    "modal of six parts": (ANSWER, modal(*"abcdef")),
    "26 suggestions": (
        ANSWER,
        {"type": 8, "data": {"choices": [{"name": str(i), "value": str(i)} for i in range(26)]}},
    ),
    "unknown field": (SEND, {"content": "x", "bogus": 1}),
    "unknown route": ("/nope/1", {}),
    "emoji name of 1": (
        "/applications/1/emojis",
        {"name": "x", "image": "data:image/png;base64,a"},
    ),
}

BAD_COMMANDS = {
    "upper case": [command(name="UPPER")],
    "description of 101": [command(description="d" * 101)],
    "no description": [{"name": "x"}],
    "same name twice": [command()] * 2,
    "101 commands": [command(name=f"x{i}") for i in range(101)],
    "unknown locale": [command(name_localizations={"xx": "y"})],
    "26 options": [command(options=[option(f"o{i}") for i in range(26)])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
}


@pytest.mark.parametrize("case", GOOD)
def test_a_good_request_passes(case):
    assert CONTRACT.check(*GOOD[case]) == []


@pytest.mark.parametrize("case", BAD)
def test_a_bad_request_is_reported(case):
    path, body = BAD[case]
    assert CONTRACT.check("POST", path, body)


@pytest.mark.parametrize("case", BAD_COMMANDS)
def test_bad_commands_are_reported(case):
    assert CONTRACT.check("PUT", COMMANDS, BAD_COMMANDS[case])


def test_an_edit_by_token_is_held_to_the_limit_of_content():
    assert CONTRACT.check("PATCH", EDIT_ORIGINAL, {"content": "x" * 2001})


def test_a_problem_names_the_field():
    answer = {"type": 4, "data": classic(row(button(), button(custom_id="c" * 101)))}
    [problem] = CONTRACT.check("POST", ANSWER, answer)
    assert problem.where == "data.components[0].components[1].custom_id"
    assert problem.rule == "maxLength"


def test_an_attachment_must_be_uploaded():
    picture = layout({"type": 12, "items": [{"media": {"url": "attachment://table.png"}}]})
    assert CONTRACT.check("POST", SEND, picture, files=["table.png"]) == []
    assert CONTRACT.check("POST", SEND, picture, files=["other.png"])
