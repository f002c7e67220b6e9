"""Live tables: lobby, seats, whose move, deadlines and the action log. Knows nothing of Discord."""

from bot.tables import notices
from bot.tables.announcer import Announcer
from bot.tables.clock import Clock
from bot.tables.model import BETWEEN, LOBBY, OVER, PLAYING, Person, PublicTable, SeatView, Table
from bot.tables.refusals import Refusal
from bot.tables.results import ABANDONED, GAMES, FinishedTable, finished, game_of
from bot.tables.service import Tables
from bot.tables.timing import Limits, Timing

__all__ = [
    "ABANDONED",
    "BETWEEN",
    "GAMES",
    "LOBBY",
    "OVER",
    "PLAYING",
    "Announcer",
    "Clock",
    "FinishedTable",
    "Limits",
    "Person",
    "PublicTable",
    "Refusal",
    "SeatView",
    "Table",
    "Tables",
    "Timing",
    "finished",
    "game_of",
    "notices",
]
