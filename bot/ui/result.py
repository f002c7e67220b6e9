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
from bot.ui.names import NO_ONE, clean_name
from bot.ui.text import game_title, relative, score_line, team_names, team_sign, with_score

_BAR: Final = 8


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
        _points(table, result, words),
        words("result-score", score=_score_after(table, result, words)) if result.counted else "",
        words("result-next", at=relative(opens_at)) if opens_at is not None else "",
        *(rows(next_deal) if pending else ()),
        words("result-key", deal=deal + 1, key=table.deal_keys[deal]),
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
        names = _side(table, words, outcome.winners)
        head = [words("final-title", names=names, winners=len(outcome.winners))]
    buttons = [
        button(Target("rematch", table.id), words("button-rematch"), ButtonStyle.success),
        button(Target("again", argument=str(table.options)), words("button-new-table")),
    ]
    return panel(
        *head,
        words("final-game", game=game_title(words, table.options)),
        _final_score(table, words) if table.results else "",
        _richest(finished, words) if outcome else "",
        ui.File(discord.UnfurledMediaItem(f"attachment://{file_name}")),
        *rows(buttons if outcome else buttons[1:]),
        words("final-secret", commitment=table.commitment),
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
            partner=NO_ONE
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
        names=_side(table, words, result.winners),
        winners=len(result.winners),
    )


def _points(table: PublicTable, result: RoundResult, words: Words) -> str:
    """Card points, by side where there are sides."""
    if not result.counted:
        return ""
    seats = tuple(range(len(table.people)))
    sides = rules_of(table.options).teams or tuple((seat,) for seat in seats)
    if result.contract:
        side = result.contract.side
        sides = side, tuple(seat for seat in seats if seat not in side)
    totals = [sum(result.points[seat] for seat in side) for side in sides]
    return "\n".join(
        f"{_bar(total, max(totals))} **{total}** {_side(table, words, side)}"
        for side, total in zip(sides, totals, strict=True)
    )


def _bar(points: int, most: int) -> str:
    """A bar of blocks, full only for the most points."""
    full = points * _BAR // most
    return f"`{'█' * full}{'░' * (_BAR - full)}`"


def _side(table: PublicTable, words: Words, seats: tuple[int, ...]) -> str:
    """The names in these seats, after their team's sign where they are a team."""
    names, sign = team_names(table, words, seats), team_sign(table.options, words, seats[0])
    return f"{sign} {names}" if sign else names


def _score_after(table: PublicTable, result: RoundResult, words: Words) -> str:
    """The running score after a deal; in Chiamata the best first, with what everybody gained."""
    rules, scores = rules_of(table.options), result.scores
    if rules.rounds is not None:
        return " · ".join(
            words(
                "result-standing",
                standing=with_score(clean_name(table.name(seat)), scores[seat]),
                gain=f"{result.gains[seat]:+}".replace("-", "−"),
            )
            for seat in _ranked(scores)
        )
    if rules.teams:
        first, second = (words(f"team-sign-{number}") for number in range(2))
        one, two = (scores[team[0]] for team in rules.teams)
        return words("score-two", first=first, one=one, two=two, second=second)
    return score_line(table, words, scores)


def _final_score(table: PublicTable, words: Words) -> str:
    if rules_of(table.options).rounds is None:
        return score_line(table, words, table.scores)
    return " · ".join(
        with_score(clean_name(table.name(seat)), table.scores[seat])
        for seat in _ranked(table.scores)
    )


def _ranked(scores: tuple[int, ...]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])
