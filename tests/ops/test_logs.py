"""Logs: JSON by the line, with ids, and without tokens, seeds and cards."""

import io
import json
import logging
import threading
import warnings

import pytest

from bot import logs
from bot.game import Card, CardNotInHand

from .command import TOKEN

INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpzaW11bGF0ZWQ"
SEED = bytes(range(32)).hex()


@pytest.fixture
def written():
    """Set the logs up on a stream; call it for what has been written since, line by line."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, threading.excepthook
    stream = io.StringIO()
    logs.set_up(stream)

    def lines():
        text = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        return [json.loads(line) for line in text.splitlines()]

    yield lines
    logging.captureWarnings(False)
    root.handlers[:], root.level, threading.excepthook = before


log = logging.getLogger("bot.somewhere")


def test_a_line_says_when_what_and_where(written):
    log.warning("a %s came", "click", extra={"table": 7, "user": 8, "guild": 9, "channel": 10})
    [line] = written()
    assert line.pop("ts").endswith("+00:00")
    assert line == {
        "level": "WARNING",
        "logger": "bot.somewhere",
        "event": "a click came",
        "guild": 9,
        "channel": 10,
        "table": 7,
        "user": 8,
    }


def test_what_is_no_known_field_is_left_out(written):
    log.info("x", extra={"hand": "AD 3D KD"})
    assert "AD" not in json.dumps(written())


def test_a_message_of_several_lines_stays_on_one(written):
    log.info("one\ntwo")
    assert [line["event"] for line in written()] == ["one\ntwo"]


def test_debug_is_not_written(written):
    log.debug("x")
    logging.getLogger("discord.http").debug("x")
    assert written() == []


@pytest.mark.parametrize(
    "secret",
    [
        TOKEN,
        f"/webhooks/123456789012345678/{INTERACTION}",
        f"/interactions/123456789012345678/{INTERACTION}/callback",
        SEED,
        SEED.upper(),
        "b1:play:3f:2:AD",
        repr(Card.parse("AD")),
    ],
)
def test_secrets_are_masked_wherever_they_stand(written, secret):
    core = secret.rpartition("/callback")[0].rpartition("/")[2] or secret.rpartition("/")[2]
    core = "AD" if "AD" in core else core
    log.info(f"at {secret} at")
    log.info("with %s and %r", secret, {"in": [secret]})
    log.info("x", extra={"code": secret})
    try:
        raise ValueError(secret) from RuntimeError(secret)
    except ValueError:
        log.exception("failed")
    lines = written()
    assert len(lines) == 4
    assert core not in json.dumps(lines)


def test_what_is_no_secret_stays(written):
    text = "table 3f of guild 123456789012345678, discord.gateway.connection 1.2.3, b1:hand:3f:2"
    log.info(text)
    assert written()[0]["event"] == text


def test_an_error_is_told_with_its_causes_and_frames(written):
    try:
        try:
            raise KeyError("inner")
        except KeyError as error:
            raise RuntimeError("outer") from error
    except RuntimeError:
        log.exception("failed", extra={"code": "a1b2c3"})
    [line] = written()
    assert line["code"] == "a1b2c3"
    assert line["error"].index("KeyError: 'inner'") < line["error"].index("RuntimeError: outer")
    assert "test_logs.py" in line["error"]


def test_a_refusal_of_the_rules_is_told_without_its_cards(written):
    refused = CardNotInHand(card=Card.parse("AD"), hand=("3D", "KD"))
    try:
        raise RuntimeError(f"wrapped: {refused}") from ExceptionGroup("several", [refused])
    except RuntimeError as error:
        log.exception("failed because %s", error)
    [line] = written()
    assert "card-not-in-hand" in line["event"]
    assert "CardNotInHand: card-not-in-hand" in line["error"]
    for card in ("AD", "3D", "KD"):
        assert card not in json.dumps(line)


def test_warnings_of_python_are_logged(written):
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(f"careful with {TOKEN}", stacklevel=1)
    [line] = written()
    assert line["logger"] == "py.warnings"
    assert "careful with [token]" in line["event"]


def test_a_thread_that_dies_is_logged(written):
    def die():
        raise RuntimeError(TOKEN)

    thread = threading.Thread(target=die, name="worker")
    thread.start()
    thread.join()
    [line] = written()
    assert line["event"] == "thread worker died"
    assert "RuntimeError: [token]" in line["error"]
