"""What stays in the channel: the count of each deal, and how the match ended."""

from __future__ import annotations

from typing import Final

import discord
from discord import ButtonStyle, ui

from bot.game import RoundResult, rules_of
from bot.game import promised as promised_points
from bot.i18n import Words, the_card
from bot.tables import FinishedTable, PublicTable
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREY, button, panel, rows
from bot.ui.names import clean_name
from bot.ui.text import game_title, relative, score_line, seat_name, team_names

_BAR: Final = 12
_PACK_POINTS: Final = 120


def result_view(
    table: PublicTable, deal: int, words: Words, *, opens_at: float | None
) -> ui.LayoutView:
    """Return the count of a deal; with a button and time when the next one is still to open."""
    result = table.results[deal]
    pending = opens_at is not None
    next_deal = [
        button(Target("next", table.id, deal + 1), words("button-next-deal"), ButtonStyle.success)
    ]
    return panel(
        words("result-title", round=result.round + 1, counted=result.counted),
        _winners(table, result, words),
        *_points(table, result, words),
        words("result-score", score=_score_after(table, result, words)),
        words("result-key", deal=deal, key=table.deal_keys[deal]),
        words("result-next", at=relative(opens_at)) if opens_at is not None else "",
        *(rows(next_deal) if pending else ()),
        accent=GOLD,
    )


def final_view(
    finished: FinishedTable, words: Words, file_name: str, why: str = "", seat: int | None = None
) -> ui.LayoutView:
    """Return how the match ended, with the secret of the fair deal and the match file."""
    table, outcome = finished.table, finished.outcome
    if outcome is None:
        name = "" if seat is None else clean_name(table.name(seat))
        head = [words("final-abandoned"), words(f"final-{why}", name=name)]
    else:
        names = team_names(table, words, outcome.winners)
        head = [words("final-title", names=names, winners=len(outcome.winners))]
    buttons = [
        button(Target("rematch", table.id), words("button-rematch"), ButtonStyle.success),
        button(Target("again", argument=str(table.options)), words("button-new-table")),
    ]
    return panel(
        *head,
        words("final-game", game=game_title(words, table.options)),
        _richest(finished, words) if outcome else "",
        words("result-score", score=_final_score(table, words)) if table.results else "",
        words("final-secret", commitment=table.commitment),
        ui.File(discord.UnfurledMediaItem(f"attachment://{file_name}")),
        *rows(buttons if outcome else buttons[1:]),
        accent=GOLD if outcome else GREY,
    )


def _richest(finished: FinishedTable, words: Words) -> str:
    if finished.richest is None:
        return ""
    number, trick = finished.richest
    return words(
        "final-richest",
        name=clean_name(finished.table.name(trick.winner)),
        points=trick.points,
        round=number + 1,
    )


def _winners(table: PublicTable, result: RoundResult, words: Words) -> str:
    contract = result.contract
    if contract:
        return words(
            "result-contract",
            declarer=clean_name(table.name(contract.declarer)),
            partner="none"
            if contract.partner is None
            else clean_name(table.name(contract.partner)),
            card=the_card(words, contract.called),
            promised=promised_points(contract.bid),
            points=contract.points,
            made=contract.made,
        )
    if not result.counted:
        return words("result-all-passed")
    if not result.winners:
        return words("result-nobody")
    return words(
        "result-winners",
        names=team_names(table, words, result.winners),
        winners=len(result.winners),
    )


def _points(table: PublicTable, result: RoundResult, words: Words) -> list[str]:
    """Card points: by side where there are sides, then what each seat gained in Chiamata."""
    if not result.counted:
        return []
    teams = rules_of(table.options).teams
    if result.contract:
        side = result.contract.side
        others = tuple(seat for seat in range(len(table.people)) if seat not in side)
        lines = [_bar(table, words, seats, result) for seats in (side, others)]
        gains = " · ".join(
            words(
                "result-gain",
                name=clean_name(table.name(seat)),
                sign="+" if gain > 0 else "−" if gain < 0 else "±",
                gain=abs(gain),
            )
            for seat, gain in enumerate(result.gains)
        )
        return ["\n".join(lines), gains]
    sides = teams or tuple((seat,) for seat in range(len(table.people)))
    return ["\n".join(_bar(table, words, seats, result) for seats in sides)]


def _bar(table: PublicTable, words: Words, seats: tuple[int, ...], result: RoundResult) -> str:
    points = sum(result.points[seat] for seat in seats)
    full = round(points / _PACK_POINTS * _BAR)
    names = (
        seat_name(table, words, seats[0]) if len(seats) == 1 else team_names(table, words, seats)
    )
    return f"`{'█' * full}{'░' * (_BAR - full)}` **{points}** {names}"


def _score_after(table: PublicTable, result: RoundResult, words: Words) -> str:
    if rules_of(table.options).rounds is None:
        return _score_of(table, result.scores, words)
    ranked = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
    return " · ".join(
        f"{clean_name(table.name(seat))} **{_signed(result.scores[seat])}**" for seat in ranked
    )


def _final_score(table: PublicTable, words: Words) -> str:
    return _score_after(table, table.results[-1], words)


def _score_of(table: PublicTable, scores: tuple[int, ...], words: Words) -> str:
    if scores == table.scores:
        return score_line(table, words)
    return " · ".join(
        f"{clean_name(table.name(seat))} **{score}**" for seat, score in enumerate(scores)
    )


def _signed(score: int) -> str:
    return str(score).replace("-", "−")
