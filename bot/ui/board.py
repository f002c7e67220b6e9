"""The board: one public message a table, the same to everybody. It knows no hidden card."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.game import Observation, Pass, TrickTaken, promised, rules_of
from bot.i18n import Words, card_name, suit_name, the_card
from bot.tables import BETWEEN, LOBBY, PublicTable
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREEN, GREY, GameItem, button, panel, rows, rule
from bot.ui.names import NO_ONE, clean_name
from bot.ui.text import (
    bid_text,
    card_text,
    game_title,
    relative,
    score_line,
    seat_name,
    trump_line,
)


def board_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Return the board of a deal under way, or of one that has just been counted."""
    observation = table.observation
    if observation is None:
        return retired_board_view(table, words)
    return panel(
        "\n".join([_title(table, words), _score(table, words)]),
        _state(table, observation, words),
        rule(),
        *_middle(table, observation, words),
        rule(),
        turn_line(table, observation, words),
        *rows(_buttons(table, words)),
        _small_print(table, observation, words),
        accent=GREEN,
    )


def retired_board_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Return the board of a deal that is over, or that has moved down the channel."""
    between = table.status == BETWEEN
    return panel(
        _numbered(table, words, table.results[-1].round + 1 if table.results else 1),
        _closing(table, words),
        words("board-deal-over") if between else words("board-retired"),
        accent=GOLD if between else GREY,
    )


def over_board_view(table: PublicTable, words: Words, *, complete: bool) -> ui.LayoutView:
    """Return the last board of a match that is over; ``complete`` if nobody broke it off."""
    return panel(
        words("lobby-title", game=game_title(words, table.options)),
        _closing(table, words) if complete else "",
        words("board-match-over"),
        accent=GREY,
    )


def moved_title(table: PublicTable, words: Words) -> str:
    """What stays of a board, or of a lobby, that was brought to the bottom."""
    lobby = words("lobby-title", game=game_title(words, table.options))
    return lobby if table.status == LOBBY else _title(table, words)


def moved_board_view(title: str, url: str, words: Words) -> ui.LayoutView:
    """Return what stands where the board stood before it was brought to the bottom."""
    return panel(title, words("board-moved", url=url), accent=GREY)


def turn_line(table: PublicTable, observation: Observation, words: Words) -> str:
    """Who is to do what, since when, and who comes after."""
    (seat,) = observation.to_act
    order = _next_seats(table, observation)
    return words(
        f"turn-{observation.phase}",
        name=seat_name(table, words, seat),
        then=clean_name(table.name(order[0])) if order else NO_ONE,
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


def _score(table: PublicTable, words: Words) -> str:
    """The running score, in small print where five names would fill two lines."""
    line = score_line(table, words, table.scores)
    return line if rules_of(table.options).rounds is None else f"-# {line}"


def bid_line(observation: Observation, words: Words) -> str:
    """The bid that stands in the auction under way; '' in other phases."""
    if observation.phase != "auction":
        return ""
    if observation.bid is None:
        return words("auction-open")
    return words("auction-to-beat", bid=bid_text(words, observation.bid))


def _state(table: PublicTable, observation: Observation, words: Words) -> str:
    """Trump and stock, or what stands in their place: the bid to beat, the contract."""
    lines = [bid_line(observation, words)]
    if observation.trump:
        lines.append(trump_line(words, observation.trump))
    if observation.face_up:
        card = the_card(words, observation.face_up)
        lines.append(words("state-stock", card=card, left=observation.stock_size))
    elif rules_of(table.options).stock:
        lines.append(words("state-empty"))
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
    """One line a seat from the dealer's right on: what was said last."""
    said = dict(observation.bids)
    first = (observation.dealer + 1) % len(table.people)
    lines = [words("auction-title", dealer=clean_name(table.name(observation.dealer)))]
    for step in range(len(table.people)):
        seat = (first + step) % len(table.people)
        word = "…"
        if seat in said:
            bid = said[seat]
            word = bid_text(words, bid) if isinstance(bid, Pass) else f"**{bid_text(words, bid)}**"
        mark = " " + words("mark-absent") if seat in table.played_for else ""
        lines.append(f"{clean_name(table.name(seat))}: {word}{mark}")
    return "\n".join(lines)


def _trick(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """One line a seat in playing order: its card, if there is one yet."""
    played = dict(observation.trick)
    lines = []
    for step in range(len(table.people)):
        seat = (observation.leader + step) % len(table.people)
        parts = [seat_name(table, words, seat)]
        if observation.declarer is not None:
            tricks = sum(trick.winner == seat for trick in observation.tricks)
            parts += [words("mark-declarer")] if seat == observation.declarer else []
            parts += [words("mark-trick") * tricks] if tricks else []
        card = card_text(words, played[seat]) if seat in played else "…"
        absent = " " + words("mark-absent") if seat in table.played_for else ""
        lines.append(f"{' '.join(parts)}: {card}{absent}")
    return lines


def _small_print(table: PublicTable, observation: Observation, words: Words) -> str:
    """What the signs mean, and the seal of the deal."""
    lines = [words("board-seal", commitment=table.deal_commitment)]
    if observation.declarer is not None and observation.phase == "play":
        lines.insert(0, words("board-signs"))
    return "\n".join(lines)


def _closing(table: PublicTable, words: Words) -> str:
    """The last trick of the last deal; '' where nobody played a card in it."""
    trick = table.closing_trick
    return _taken(table, trick, rules_of(table.options).tricks, words) if trick else ""


def _taken(table: PublicTable, trick: TrickTaken, number: int, words: Words) -> str:
    """The last trick: who took it, and what was played."""
    plays = ", ".join(
        f"{clean_name(table.name(seat))} {card_name(words, card)}" for seat, card in trick.plays
    )
    return words(
        "trick-taken",
        number=number,
        name=clean_name(table.name(trick.winner)),
        points=trick.points,
        plays=plays,
    )


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
        button(Target("hand", table.id), words("button-hand"), ButtonStyle.primary),
        button(Target("rules", table.id), words("button-rules")),
        button(Target("leave", table.id), words("button-leave")),
    ]
