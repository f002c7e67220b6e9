"""The board: one public message a table, the same to everybody. It knows no hidden card."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.game import Observation, TrickTaken, promised, rules_of
from bot.i18n import Words, suit_name, the_card
from bot.tables import BETWEEN, PublicTable
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREEN, GREY, GameItem, button, panel, rows, rule
from bot.ui.names import clean_name
from bot.ui.text import (
    bid_text,
    card_text,
    relative,
    score_line,
    seat_name,
)


def board_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Return the board of a deal under way, or of one that has just been counted."""
    observation = table.observation
    if observation is None:
        return retired_board_view(table, words)
    return panel(
        _title(table, words),
        score_line(table, words),
        _state(table, observation, words),
        rule(),
        *_middle(table, observation, words),
        rule(),
        turn_line(table, observation, words),
        words("board-foot", commitment=table.deal_commitment),
        *rows(_buttons(table, words)),
        accent=GREEN,
    )


def retired_board_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Return the board of a deal that is over, or that has moved down the channel."""
    trick = table.closing_trick
    after = words("board-deal-over") if table.status == BETWEEN else words("board-retired")
    last = table.results[-1].round if table.results else 0
    return panel(
        _numbered(table, words, last + 1),
        _taken(table, trick, rules_of(table.options).tricks, words) if trick else "",
        after,
        accent=GOLD if table.status == BETWEEN else GREY,
    )


def moved_board_view(table: PublicTable, words: Words, url: str) -> ui.LayoutView:
    """Return what stays where the board stood before it was brought to the bottom."""
    return panel(_title(table, words), words("board-moved", url=url), accent=GREY)


def turn_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who is to do what, since when, and who comes after."""
    (seat,) = observation.to_act
    order = _next_seats(table, observation)
    return words(
        f"turn-{observation.phase}",
        name=seat_name(table, words, seat),
        then=clean_name(table.name(order[0])) if order else "none",
        since=relative(table.turn_at or 0),
    )


def contract_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who declares what, in the very same words whoever holds the called card; '' before."""
    if observation.declarer is None or observation.bid is None:
        return ""
    declarer = clean_name(table.name(observation.declarer))
    if observation.called is None:
        key, card, suit = "contract-open", "", ""
        if observation.trump:
            key, suit = "contract-trump", suit_name(words, observation.trump)
    else:
        key, card, suit = "contract", the_card(words, observation.called), ""
    return words(key, name=declarer, card=card, suit=suit, points=promised(observation.bid))


def partner_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who holds the called card, once it has fallen; '' before."""
    if observation.partner is None or observation.declarer is None:
        return ""
    if observation.partner == observation.declarer:
        return words("revealed-alone", name=clean_name(table.name(observation.declarer)))
    return words(
        "revealed-partner",
        partner=clean_name(table.name(observation.partner)),
        declarer=clean_name(table.name(observation.declarer)),
    )


def _title(table: PublicTable, words: Words) -> str:
    finished = sum(result.counted for result in table.results)
    return _numbered(table, words, max(finished + (table.observation is not None), 1))


def _numbered(table: PublicTable, words: Words, number: int) -> str:
    rules = rules_of(table.options)
    if rules.rounds is not None:
        return words("board-title-rounds", round=number, rounds=rules.rounds)
    return words("board-title", round=number)


def _state(table: PublicTable, observation: Observation, words: Words) -> str:
    lines = []
    if observation.trump:
        suit = suit_name(words, observation.trump)
        if observation.face_up:
            lines.append(
                words(
                    "state-stock",
                    suit=suit,
                    card=card_text(words, observation.face_up),
                    left=observation.stock_size,
                )
            )
        elif rules_of(table.options).stock:
            lines.append(words("state-empty", suit=suit))
        else:
            lines.append(words("state-trump", suit=suit))
    if observation.phase == "auction":
        dealer = clean_name(table.name(observation.dealer))
        lines.append(words("state-auction", dealer=dealer))
    lines += [
        contract_line(table, observation, words),
        partner_line(table, observation, words),
    ]
    return "\n".join(line for line in lines if line)


def _middle(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    if observation.phase in ("auction", "trump", "call"):
        return [_auction(table, observation, words)]
    number = len(observation.tricks) + 1
    last = observation.tricks[-1] if observation.tricks else None
    return [
        "\n".join([words("trick-title", number=number), *_trick(table, observation, words)]),
        _taken(table, last, number - 1, words) if last else "",
    ]


def _auction(table: PublicTable, observation: Observation, words: Words) -> str:
    said = dict(observation.bids)
    first = (observation.dealer + 1) % len(table.people)
    lines = []
    for step in range(len(table.people)):
        seat = (first + step) % len(table.people)
        word = bid_text(words, said[seat]) if seat in said else "…"
        mark = "▶ " if seat in observation.to_act else ""
        score = words("seat-score", score=table.scores[seat])
        lines.append(f"{mark}**{clean_name(table.name(seat))}** {score}: {word}")
    if observation.bid and observation.phase == "auction":
        lines.append(words("auction-to-beat", bid=bid_text(words, observation.bid)))
    return "\n".join(lines)


def _trick(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """One line a seat in playing order: its card, or what it is waiting for."""
    played = dict(observation.trick)
    chiamata = observation.declarer is not None
    lines = []
    for step in range(len(table.people)):
        seat = (observation.leader + step) % len(table.people)
        card = card_text(words, played[seat]) if seat in played else "…"
        mark = "▶ " if seat in observation.to_act else ""
        name = seat_name(table, words, seat)
        extra = ""
        if chiamata:
            taken = sum(trick.winner == seat for trick in observation.tricks)
            star = words("mark-declarer") + " " if seat == observation.declarer else ""
            extra = f" {star}{words('seat-tricks', tricks=taken, score=table.scores[seat])}"
        if seat in table.played_for:
            extra += " " + words("mark-absent")
        lines.append(f"{mark}**{name}**{extra}: {card}")
    return lines


def _taken(table: PublicTable, trick: TrickTaken, number: int, words: Words) -> str:
    """The last trick: what was played and who took it."""
    winning = dict(trick.plays)[trick.winner]
    plays = ", ".join(
        f"{clean_name(table.name(seat))} {card_text(words, card).replace('*', '')}"
        for seat, card in trick.plays
    )
    taken = words(
        "trick-taken",
        number=number,
        name=clean_name(table.name(trick.winner)),
        points=trick.points,
        card=the_card(words, winning),
    )
    return f"-# {taken} ({plays})"


def _next_seats(table: PublicTable, observation: Observation) -> list[int]:
    """Seats that act after the present one before anything else happens."""
    (seat,) = observation.to_act
    players = len(table.people)
    following = [(seat + step) % players for step in range(1, players)]
    if observation.phase == "auction":
        return [other for other in following if other in observation.waiting]
    if observation.phase == "play":
        played = {other for other, _ in observation.trick}
        return [other for other in following if other not in played]
    return []


def _buttons(table: PublicTable, words: Words) -> list[GameItem]:
    return [
        button(Target("hand", table.id), words("button-hand"), ButtonStyle.primary, emoji="🎴"),
        button(Target("rules", table.id), words("button-rules")),
        button(Target("leave", table.id), words("button-leave")),
    ]
