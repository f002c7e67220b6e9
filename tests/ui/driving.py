"""Matches driven by chance to where something is to be seen, and what is seen there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from discord import ui

from bot.game import (
    Action,
    AskRedeal,
    BidPoints,
    BidRank,
    Claim,
    Exchange,
    Match,
    Options,
    Pass,
)
from bot.i18n import Words
from bot.tables import Person, PublicTable, SeatView
from bot.ui.board import board_view
from bot.ui.hand import hand_view
from bot.ui.result import result_view

NAMES = ("Anna", "Marco", "Luca", "Sara", "Paolo", "Gino", "Rita")
MOST_ACTIONS = 4000
SEEDS = 60

Wanted = Callable[[Match], bool]


def table(match: Match) -> PublicTable:
    players = match.options.players
    return PublicTable(
        id=1,
        guild_id=1,
        channel_id=2,
        board_id=3,
        locale="en",
        status="playing",
        options=match.options,
        host_id=1,
        people=tuple(Person(seat + 1, NAMES[seat]) for seat in range(players)),
        commitment="c",
        deal_commitment="d",
        deal_keys=("k",) * len(match.results),
        observation=match.observe(None),
        results=match.results,
        turn_at=5.0,
    )


def view(match: Match, seat: int) -> SeatView:
    return SeatView(table(match), seat, match.observe(seat), 0)


def shown(screen: ui.LayoutView) -> str:
    """All texts and labels of a screen that keeps Discord's limits."""
    items = [getattr(item, "item", item) for item in screen.walk_children()]
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    assert len(items) <= 40
    assert sum(map(len, texts)) <= 4000
    labels = [str(item.label) for item in items if isinstance(item, ui.Button)]
    for item in items:
        if isinstance(item, ui.Select):
            labels += [str(item.placeholder), *(option.label for option in item.options)]
    return "\n".join([*texts, *labels])


def selects(screen: ui.LayoutView) -> list[ui.Select]:
    items = [getattr(item, "item", item) for item in screen.walk_children()]
    return [item for item in items if isinstance(item, ui.Select)]


def hand(match: Match, seat: int, words: Words) -> str:
    return shown(hand_view(view(match, seat), words))


def board(match: Match, words: Words) -> str:
    return shown(board_view(table(match), words))


def any_action(match: Match, seat: int, rng: Random) -> Action:
    """A legal action that gets on: auctions end soon, nobody claims or asks for a new deal."""
    legal = [
        action
        for action in match.legal(seat)
        if not isinstance(action, Exchange | Claim | AskRedeal)
    ]
    bids = [action for action in legal if isinstance(action, BidRank | BidPoints)]
    if bids and Pass() in legal:
        spoken = match.observe(None).bid is not None
        return Pass() if spoken else bids[0]
    return rng.choice(legal)


def steps(options: Options) -> Iterator[Match]:
    """Positions of matches that are played by chance."""
    for seed in range(SEEDS):
        rng = Random(f"{options} {seed}")
        match = Match(options, rng.randbytes(32))
        for _ in range(MOST_ACTIONS):
            yield match
            if match.outcome:
                break
            seat = match.to_act[0]
            match.apply(seat, any_action(match, seat, rng))


def reach(options: Options, wanted: Wanted) -> Match:
    """The first position by chance in which this holds."""
    return next(match for match in steps(options) if not match.outcome and wanted(match))


def in_phase(phase: str) -> Wanted:
    return lambda match: match.observe(None).phase == phase


def result(options: Options, reason: str, words: Words) -> str:
    """The count of the first deal by chance that ended for this reason."""
    for match in steps(options):
        if match.results and match.results[-1].reason == reason:
            deal = len(match.results) - 1
            return shown(result_view(table(match), deal, words, opens_at=None))
    raise AssertionError(f"no deal ended with {reason}")
