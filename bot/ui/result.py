"""What stays in the channel: the count of each deal, and how the match ended."""

from __future__ import annotations

from typing import Final

import discord
from discord import ButtonStyle, ui

from bot.game import Contract, RoundResult, rules_of
from bot.game import promised as promised_points
from bot.i18n import Words, join, the_card
from bot.tables import FinishedTable, PublicTable
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREY, button, panel, rows
from bot.ui.names import NO_ONE, clean_name
from bot.ui.text import (
    cards_text,
    game_title,
    pack_words,
    relative,
    score_line,
    team_names,
    team_sign,
    with_score,
)

_BAR: Final = 8


def result_view(
    table: PublicTable, deal: int, words: Words, *, opens_at: float | None
) -> ui.LayoutView:
    """Return the count of a deal; with a button and time when the next one is still to open."""
    result, words = table.results[deal], pack_words(words, table)
    pending = opens_at is not None
    next_deal = [
        button(Target("next", table.id, deal + 1), words("button-next-deal"), ButtonStyle.success)
    ]
    return panel(
        words("result-title", round=result.round + 1, reason=result.reason),
        _winners(table, result, words),
        "\n".join(_remarks(table, result, words)),
        _points(table, result, words),
        "\n".join(_shown(table, result, words)),
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
        if outcome.reason == "all_points":
            head.append(words("final-all-points"))
    buttons = [
        button(Target("rematch", table.id), words("button-rematch"), ButtonStyle.success),
        button(Target("again", argument=table.options.code), words("button-new-table")),
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
    if result.reason == "void" and result.hand_of is not None:
        return words("result-void", name=clean_name(table.name(result.hand_of)))
    if result.contract:
        return _contract(table, result.contract, words, drawn=result.drawn)
    if not result.counted:
        after = table.options.all_pass
        return words("result-all-passed", doubles=after == "double_next")
    if result.reason == "conquest" and result.hand_of is not None:
        winners = _side(table, words, result.winners)
        name = clean_name(table.name(result.hand_of))
        return words("result-conquest", name=name, names=winners, winners=len(result.winners))
    if not result.winners:
        strict = table.options.three_player_win == "strict61"
        return words("result-nobody", strict=strict and not result.drawn)
    return words(
        "result-winners",
        names=_side(table, words, result.winners),
        winners=len(result.winners),
    )


def _contract(table: PublicTable, contract: Contract, words: Words, *, drawn: bool) -> str:
    """Who called what, who held it, and whether it was made."""
    declarer = clean_name(table.name(contract.declarer))
    promised = promised_points(contract.bid)
    outcome = "made" if contract.made else "lost"
    if contract.called_too is None:
        partner = NO_ONE if contract.partner is None else clean_name(table.name(contract.partner))
        called = words(
            "result-called",
            declarer=declarer,
            partner=partner,
            card=the_card(words, contract.called),
        )
    else:
        cards = [the_card(words, card) for card in (contract.called, contract.called_too)]
        others = [seat for seat in contract.side if seat != contract.declarer]
        called = words(
            "result-called-two",
            declarer=declarer,
            cards=join(words, cards),
            partners=team_names(table, words, others) if others else NO_ONE,
        )
    made = words(
        "result-made",
        outcome="drawn" if drawn else outcome,
        points=contract.points,
        promised=promised,
    )
    return f"{called}\n{made}"


def _remarks(table: PublicTable, result: RoundResult, words: Words) -> list[str]:
    """Why the deal ended early, and what it counted beside one game point."""
    lines = []
    if result.reason in ("forced", "irrelevant"):
        lines.append(words("result-skipped", points=result.unplayed))
    elif result.unplayed:
        lines.append(words("result-unplayed", points=result.unplayed))
    if _last_trick_decided(table, result):
        lines.append(words("result-last-trick"))
    if result.stakes > 1:
        lines.append(words("result-stakes", stakes=result.stakes))
    gained = max(result.gains)
    if table.options.round_variant == "high_score" and gained > 1:
        lines.append(words("result-bonus", points=gained))
    return lines


def _last_trick_decided(table: PublicTable, result: RoundResult) -> bool:
    """Whether both sides had the same, and the last trick won the round (RULES 1.7)."""
    if table.options.tie_60 != "last_trick" or result.unplayed:
        return False
    won = sum(result.points[seat] for seat in result.winners)
    return won * 2 == sum(result.points)


def _shown(table: PublicTable, result: RoundResult, words: Words) -> list[str]:
    """The hands that are shown, and of a kitty what the declarer laid down."""
    lines = []
    if result.reason in ("conquest", "void"):
        seats = [] if result.hand_of is None else [result.hand_of]
    else:
        seats = list(range(len(table.people)))
    for seat in seats:
        if seat < len(result.hands) and result.hands[seat]:
            cards = cards_text(words, result.hands[seat], table.options)
            name = _side(table, words, (seat,))
            lines.append(words("open-hand", name=name, cards=cards))
    if result.contract and result.discards:
        lines += [
            words("result-kitty", cards=cards_text(words, result.kitty, table.options)),
            words(
                "result-discards",
                cards=cards_text(words, result.discards, table.options),
                points=result.discard_points,
            ),
        ]
    return lines


def _points(table: PublicTable, result: RoundResult, words: Words) -> str:
    """Card points, by side where there are sides."""
    if not result.counted:
        return ""
    rules = rules_of(table.options)
    resting = rules.resting(result.dealer)
    seats = tuple(seat for seat in range(len(table.people)) if seat not in resting)
    sides = rules.teams or tuple((seat,) for seat in seats)
    totals = [sum(result.points[seat] for seat in side) for side in sides]
    if result.contract:
        side = result.contract.side
        others = tuple(seat for seat in seats if seat not in side)
        sides = side, others
        # The discards count for the declarer's side, but no seat took them in a trick.
        totals = [result.contract.points, sum(result.points[seat] for seat in others)]
    return "\n".join(
        f"{_bar(total, max(totals))} **{total}** {_side(table, words, side)}"
        for side, total in zip(sides, totals, strict=True)
    )


def _bar(points: int, most: int) -> str:
    """A bar of blocks, full only for the most points."""
    full = points * _BAR // max(most, 1)
    return f"`{'█' * full}{'░' * (_BAR - full)}`"


def _side(table: PublicTable, words: Words, seats: tuple[int, ...]) -> str:
    """The names in these seats, after their team's sign where they are a team."""
    names, sign = team_names(table, words, seats), team_sign(table.options, words, seats[0])
    return f"{sign} {names}" if sign else names


def _score_after(table: PublicTable, result: RoundResult, words: Words) -> str:
    """The running score after a deal; in Chiamata the best first, with what everybody gained."""
    rules, scores = rules_of(table.options), result.scores
    if table.options.chiamata:
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
    if not table.options.chiamata:
        return score_line(table, words, table.scores)
    return " · ".join(
        with_score(clean_name(table.name(seat)), table.scores[seat])
        for seat in _ranked(table.scores)
    )


def _ranked(scores: tuple[int, ...]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])
