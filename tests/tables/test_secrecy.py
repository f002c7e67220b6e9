"""What a viewer is shown does not depend on cards that the viewer cannot see (DESIGN 3)."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from random import Random

import pytest

from bot.game import Card, IllegalAction, Match, Options, PlayCard, RoundDealt
from bot.store import Change
from bot.tables import BETWEEN, Table
from bot.tables.refusals import Refusal
from tests.tables.room import EVERY_GAME, Room, name_of, pack_of, person

TWO = Options(players=2)
FIVE = Options(players=5)
CARD = re.compile(r"\b[A3KQJ76542][CDSB]\b")


def seen_by(table: Table, seat: int | None) -> set[Card | None]:
    """Cards of the deal under way whose place this viewer knows."""
    position = table.playing.observe(seat)
    known: set[Card | None] = {card for trick in position.tricks for _, card in trick.plays}
    known.update(*(hand for hand in position.hands if hand))
    known |= {card for _, card in position.trick} | set(position.hand)
    # Everybody remembers the trump card that was turned up, whoever holds it now.
    dealt = [event for event in table.playing.events if isinstance(event, RoundDealt)]
    return known | {dealt[-1].face_up}


def shuffled_twin(table: Table, hidden: set[Card | None], rng: Random) -> Table:
    """The same table, had the hidden cards of the deal lain in each other's places."""
    match = table.playing
    packs = [pack_of_deal(match, deal) for deal in range(match.deal)]
    pack = list(pack_of(match))
    places = [place for place, card in enumerate(pack) if card in hidden]
    cards = [pack[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        pack[place] = card
    twin = Match.replay(
        match.options, match.seed, match.log, packs=[*packs, pack], first_dealer=match.first_dealer
    )
    return replace(table, match=twin)


def pack_of_deal(match: Match, deal: int) -> tuple[Card, ...]:
    earlier = match.copy()
    earlier.deal = deal
    return pack_of(earlier)


def shown(table: Table, seat: int | None) -> list[object]:
    """Everything that this viewer can be shown, as values and as text."""
    if seat is None:
        return [table.public(), repr(table.public())]
    view = table.view(seat)
    return [view, view.observation, repr(view), repr(view.observation)]


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_nobody_is_shown_anything_that_depends_on_hidden_cards(
    room: Room, options: Options
) -> None:
    table, differing = await room.match(options), 0
    pack = set(table.playing.rules.pack)
    while not table.playing.outcome:
        if room.rng.random() < 0.15:
            for viewer in (None, *range(options.players)):
                hidden = pack if table.between else pack - seen_by(table, viewer)
                twin = shuffled_twin(table, hidden, room.rng)
                assert shown(twin, viewer) == shown(table, viewer)
                differing += any(
                    twin.playing.observe(seat).hand != table.playing.observe(seat).hand
                    for seat in range(options.players)
                )
        table = await room.step(table)
    assert differing > 20


async def test_a_viewer_is_shown_the_cards_of_the_own_hand(room: Room) -> None:
    """The proof above would hold for an empty view too."""
    table = await room.match(TWO)
    held = set(table.playing.observe(0).hand)
    other = set(table.playing.observe(1).hand)
    twin = shuffled_twin(table, held | other, Random(3))
    assert twin.view(0).observation != table.view(0).observation
    assert set(table.view(0).observation.hand) == held


async def test_a_lone_call_looks_like_any_other_until_the_card_falls(room: Room) -> None:
    alone = 0
    for _ in range(6):
        table = await room.match(FIVE)
        while table.playing.observe(None).phase != "play" and not table.between:
            table = await room.act(table)
        if not table.between:
            match = table.playing
            called = match.observe(None).called
            pack = set(match.rules.pack)
            for _ in range(12):
                twin = shuffled_twin(table, pack, room.rng)
                declarer = twin.playing.observe(None).declarer
                assert declarer is not None
                alone += called in twin.playing.observe(declarer).hand
                assert shown(twin, None) == shown(table, None)
        await room.tables.play.leave(table.id, person(0).user_id)
    assert alone > 3


async def test_between_deals_nothing_of_the_next_one_is_shown(room: Room) -> None:
    table = await room.until_between(await room.match(TWO))
    public = table.public()
    assert (public.status, public.observation, public.deal_commitment) == (BETWEEN, None, None)
    assert len(public.deal_keys) == 1
    assert table.playing.deal_key(1).hex() not in repr(public)
    for seat in (0, 1):
        assert table.view(seat).observation is None


async def refusals_of(room: Room, table: Table) -> list[Exception]:
    """What a player, the other player and a stranger are told when they try every card."""
    errors: list[Exception] = []
    for user_id in (*(seat.user_id for seat in table.seats), person(9).user_id):
        for token in (None, 99):
            for card in table.playing.rules.pack:
                if token is None and user_id == table.seats[table.playing.to_act[0]].user_id:
                    continue
                try:
                    await room.tables.play.act(table.id, user_id, PlayCard(card), token)
                except (Refusal, IllegalAction) as error:
                    errors.append(error)
    return errors


async def test_refusals_do_not_depend_on_hidden_cards(room: Room) -> None:
    table = await room.match(TWO)
    errors = await refusals_of(room, table)
    assert len(errors) == 5 * 40
    assert not CARD.search(repr(errors) + "".join(map(str, errors)))


@pytest.mark.parametrize("options", EVERY_GAME, ids=name_of)
async def test_whatever_may_be_logged_names_no_secret_and_no_card(
    room: Room, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit, changes = room.store.commit, []

    async def noting(change: Change) -> None:
        changes.append(repr(change))
        await commit(change)

    monkeypatch.setattr(room.store, "commit", noting)
    table = await room.match(options)
    secrets = (table.row.secret, table.playing.seed, table.playing.deal_key(0))
    texts = [repr(room.tables), repr(room.tables.play), repr(room.tables.lobby)]
    for _ in range(45):
        table = await room.step(table)
        views = [table.view(seat) for seat in range(options.players)]
        # What lies on the table is public, and so is in the repr of a public table.
        texts += [repr(table), str(table)]
        texts += [repr(replace(view, table=None)) for view in views]  # type: ignore[arg-type]
    texts += [repr(await room.store.load_table(table.id)), repr(table.match)]
    texts += map(repr, await room.store.notices())
    await room.tables.play.leave(table.id, person(0).user_id)
    texts += [repr(await room.store.match(table.id)), *changes]
    everything = "\n".join(texts)
    for secret in secrets:
        assert secret.hex() not in everything
        assert repr(secret)[2:-1] not in everything
    assert not CARD.search(everything)


async def test_the_log_names_no_secret_and_no_card(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await room.tables.start()
    table = await room.match(FIVE)
    secrets = [table.row.secret.hex(), table.playing.seed.hex()]
    for _ in range(6):
        await room.advance(180)
        table = await room.step(await room.tables.get(table.id))
    await room.tables.play.leave(table.id, person(0).user_id)
    for record in caplog.records:
        text = logging.Formatter().format(record) + repr(record.__dict__)
        assert not CARD.search(text)
        assert not any(secret in text for secret in secrets)


async def test_files_of_running_matches_are_not_to_be_had(room: Room) -> None:
    table = await room.match(TWO)
    assert await room.tables.finished(table.id) is None
    assert await room.store.match(table.id) is None
