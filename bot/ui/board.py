"""The board: one public message a table, the same to everybody. It knows no hidden card."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.game import Observation, TrickTaken, rules_of
from bot.i18n import Words, card_name, the_card
from bot.tables import BETWEEN, LOBBY, PublicTable
from bot.ui.ids import Target
from bot.ui.items import GOLD, GREEN, GREY, GameItem, button, panel, rows, rule
from bot.ui.lines import (
    bid_line,
    contract_line,
    exchange_lines,
    hands_lines,
    partner_line,
    points_line,
    signs_lines,
    silence_line,
    state_lines,
    turn_line,
)
from bot.ui.names import clean_name
from bot.ui.text import (
    card_text,
    game_title,
    pack_words,
    score_line,
    seat_name,
    spoken,
    trump_line,
)


def board_view(table: PublicTable, words: Words) -> ui.LayoutView:
    """Return the board of a deal under way, or of one that has just been counted."""
    observation = table.observation
    if observation is None:
        return retired_board_view(table, words)
    words = pack_words(words, table)
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
    words, between = pack_words(words, table), table.status == BETWEEN
    return panel(
        _numbered(table, words, table.results[-1].round + 1 if table.results else 1),
        _closing(table, words),
        words("board-deal-over") if between else words("board-retired"),
        accent=GOLD if between else GREY,
    )


def over_board_view(table: PublicTable, words: Words, *, complete: bool) -> ui.LayoutView:
    """Return the last board of a match that is over; ``complete`` if nobody broke it off."""
    words = pack_words(words, table)
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


def _title(table: PublicTable, words: Words) -> str:
    finished = sum(result.counted for result in table.results)
    return _numbered(table, words, max(finished + (table.observation is not None), 1))


def _numbered(table: PublicTable, words: Words, number: int) -> str:
    rules = rules_of(table.options)
    if rules.rounds is not None:
        return words("board-title-rounds", round=number, rounds=rules.rounds)
    return words("board-title", round=number, chiamata=table.options.chiamata)


def _score(table: PublicTable, words: Words) -> str:
    """The running score, in small print where five names would fill two lines."""
    line = score_line(table, words, table.scores)
    return f"-# {line}" if table.options.chiamata else line


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
    if observation.next_card:
        lines.append(words("state-next-card", card=card_text(words, observation.next_card)))
    lines += [
        contract_line(table, observation, words),
        partner_line(table, observation, words),
        *state_lines(table, observation, words),
        points_line(table, observation, words),
        *exchange_lines(table, observation, words),
        *signs_lines(table, observation, words),
        silence_line(observation, words),
        *hands_lines(table, observation, words),
    ]
    return "\n".join(line for line in lines if line)


def _middle(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    if observation.phase in ("auction", "trump", "discard", "call") and not observation.trick:
        return [_auction(table, observation, words)]
    number = len(observation.tricks) + 1
    last = observation.tricks[-1] if observation.tricks else None
    return [
        _looking(table, observation, words)
        if observation.phase == "peek"
        else "\n".join([words("trick-title", number=number), *_trick(table, observation, words)]),
        _taken(table, last, number - 1, words) if last else "",
    ]


def _auction(table: PublicTable, observation: Observation, words: Words) -> str:
    """One line a seat from the dealer's right on: what was said last."""
    said = {seat: (text, is_bid) for seat, text, is_bid in spoken(observation, words)}
    lines = [words("auction-title", dealer=clean_name(table.name(observation.dealer)))]
    for seat in _around(table, observation, observation.dealer + 1):
        text, is_bid = said.get(seat, ("…", False))
        word = f"**{text}**" if is_bid else text
        lines.append(f"{clean_name(table.name(seat))}: {word}{_absent(table, seat, words)}")
    return "\n".join(lines)


def _trick(table: PublicTable, observation: Observation, words: Words) -> list[str]:
    """One line a seat in playing order: its card, if there is one yet."""
    played = dict(observation.trick)
    lines = []
    for seat in _around(table, observation, observation.leader):
        parts = [seat_name(table, words, seat)]
        if observation.declarer is not None:
            tricks = sum(trick.winner == seat for trick in observation.tricks)
            parts += [words("mark-declarer")] if seat == observation.declarer else []
            parts += [words("mark-trick") * tricks] if tricks else []
        card = card_text(words, played[seat]) if seat in played else "…"
        lines.append(f"{' '.join(parts)}: {card}{_absent(table, seat, words)}")
    return lines


def _looking(table: PublicTable, observation: Observation, words: Words) -> str:
    """One line a seat while partners look at each other's cards: who is ready."""
    lines = [words("peek-title")]
    for seat in _around(table, observation, observation.leader):
        state = words("peek-ready") if seat in observation.ready else words("peek-looking")
        lines.append(f"{seat_name(table, words, seat)}: {state}{_absent(table, seat, words)}")
    return "\n".join(lines)


def _around(table: PublicTable, observation: Observation, first: int) -> list[int]:
    """Seats that play this deal, once round the table."""
    players = len(table.people)
    seats = [(first + step) % players for step in range(players)]
    return [seat for seat in seats if seat not in observation.resting]


def _absent(table: PublicTable, seat: int, words: Words) -> str:
    return " " + words("mark-absent") if seat in table.played_for else ""


def _small_print(table: PublicTable, observation: Observation, words: Words) -> str:
    """What the signs mean, and the seal of the deal."""
    lines = [words("board-seal", commitment=table.deal_commitment)]
    if observation.declarer is not None and observation.phase == "play":
        lines.insert(0, words("board-signs"))
    return "\n".join(lines)


def _closing(table: PublicTable, words: Words) -> str:
    """The last trick of the last deal; '' where nobody played a card in it."""
    trick = table.closing_trick
    if trick is None or not table.results:
        return ""
    whole = table.results[-1].reason == "played"
    return _taken(table, trick, rules_of(table.options).tricks if whole else 0, words)


def _taken(table: PublicTable, trick: TrickTaken, number: int, words: Words) -> str:
    """The last trick: who took it, and what was played; 0 for one whose number is not known."""
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


def _buttons(table: PublicTable, words: Words) -> list[GameItem]:
    return [
        button(Target("hand", table.id), words("button-hand"), ButtonStyle.primary),
        button(Target("rules", table.id), words("button-rules")),
        button(Target("leave", table.id), words("button-leave")),
    ]
