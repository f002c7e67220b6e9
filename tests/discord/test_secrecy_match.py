"""Whole matches, byte by byte: where hands may stand, and when keys and secrets come out."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.game import Match, Options, RoundEnded
from bot.logs import mask
from tests.discord.playing import NAMES
from tests.discord.scripted import Scripted
from tests.discord.telltales import cards_in, logged, stands_in, task_names
from tests.discord.twins import EPHEMERAL, Event, events, twin
from tests.ui.positions import dealt, name_of, position

UPDATE_MESSAGE = 7
GAMES = (Options(players=2), Options(players=5))
PUBLIC_IDS = re.compile(
    r"b1:(hand|rules|leave|join|stand|start|options|agree|cancel|rematch):[0-9a-f]+:0"
    r"|b1:next:[0-9a-f]+:\d+|b1:again:0:0:[a-z0-9_= -]+"
)


@dataclass(frozen=True)
class Whole:
    """A match that was played to its end, and all that came of it."""

    match: Match
    """As the bot dealt it, with the bot's seed."""
    secret: bytes
    wire: list[Event]
    marks: list[int]
    files: dict[str, bytes]
    log: str
    tasks: set[str]
    tokens: set[str]

    def before(self, action: int) -> str:
        """All bytes that crossed the wire before this action was made."""
        return "\n".join(f"{event.kind} {event.body}" for event in self.wire[: self.marks[action]])

    @property
    def ends(self) -> list[int]:
        """The last action of each deal."""
        played = self.match
        again = Match(played.options, played.seed, played.packs, played.first_dealer)
        ends = []
        for number, (seat, action) in enumerate(played.log):
            if any(isinstance(event, RoundEnded) for event in again.apply(seat, action)):
                ends.append(number)
        return ends


@pytest.fixture(scope="module", params=GAMES, ids=name_of)
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    return asyncio.run(_played(request.param, tmp_path_factory.mktemp("match") / "database"))


async def _played(options: Options, database: Path) -> Whole:
    where = position(options, "over", Random(4))
    with logged() as log, task_names() as tasks:
        async with twin(database) as world:
            table = Scripted(world, world.people(*NAMES[: options.players]))
            with dealt(where):
                await table.open(where)
                live = await world.bot.tables.get(table.id)
                for seat in range(options.players):
                    await table.hand(seat)
                await table.play(where.log)
                match = Match.replay(options, live.seed, where.log, where.packs, where.first_dealer)
            return Whole(
                match=match,
                secret=live.row.secret,
                wire=events(world),
                marks=table.marks,
                files={n: f for shown in world.messages() for n, f in shown.files.items()},
                log=log.getvalue(),
                tasks=tasks,
                tokens=set(world.backend.interaction_tokens),
            )


def test_hands_stand_in_private_messages_alone(whole: Whole) -> None:
    hands = 0
    for event in whole.wire:
        ids = set(re.findall(r'"custom_id": "([^"]+)"', event.body))
        if event.owner == 0:
            assert all(PUBLIC_IDS.fullmatch(custom_id) for custom_id in ids), ids
        elif event.kind.endswith("/callback") and ":act:" in event.body:
            hands += 1
            answer = json.loads(event.body)
            edits_private_message = answer["type"] == UPDATE_MESSAGE
            assert edits_private_message or answer["data"]["flags"] & EPHEMERAL
    assert hands > len(whole.match.log) / 2


def test_keys_come_out_with_the_result_of_their_deal(whole: Whole) -> None:
    everything = "\n".join(event.body for event in whole.wire)
    for deal, end in enumerate(whole.ends):
        key = whole.match.deal_key(deal)
        assert not stands_in(key, whole.before(end))
        assert key.hex() in everything
    assert not stands_in(whole.match.deal_key(len(whole.ends)), everything)


def test_the_secret_comes_out_with_the_file_at_the_end(whole: Whole) -> None:
    before = whole.before(-1)
    assert "filename" not in before
    assert any("filename" in event.body for event in whole.wire)
    assert not stands_in(whole.secret, before)
    assert not stands_in(whole.match.seed, before)
    [text] = whole.files.values()
    assert f"secret {whole.secret.hex()}\n" in text.decode()


def test_logs_of_a_match_know_no_card_no_seed_and_no_token(whole: Whole) -> None:
    assert '"logger": "discord.' in whole.log
    assert cards_in(whole.log) == []
    keys = [whole.match.deal_key(deal) for deal in range(len(whole.ends) + 1)]
    for secret in (whole.secret, whole.match.seed, *keys):
        assert not stands_in(secret, whole.log)
    assert [token for token in whole.tokens if token in whole.log] == []


def test_tasks_are_named_without_cards(whole: Whole) -> None:
    theirs = {name for name in whole.tasks if name.startswith("discord-ui-dynamic-item-")}
    assert any(cards_in(name.replace("_", "-")) for name in theirs), "discord.py names the button"
    assert [name for name in whole.tasks - theirs if cards_in(name)] == []
    assert [name for name in theirs if cards_in(mask(name))] == []
