"""Live tables: lobby, seats, whose move, deadlines and the action log. Knows nothing of Discord."""

from bot.tables import notices
from bot.tables.announcer import Announcer
from bot.tables.clock import Clock
from bot.tables.model import Table
from bot.tables.people import AWAY, LEFT, Person
from bot.tables.public import BETWEEN, LOBBY, OVER, PLAYING, PublicTable, SeatView
from bot.tables.refusals import Refusal
from bot.tables.results import ABANDONED, GAMES, FinishedTable, finished, game_of
from bot.tables.service import Tables
from bot.tables.timing import LIVE, PACES, Limits, Timing

__all__ = [
    "ABANDONED",
    "AWAY",
    "BETWEEN",
    "GAMES",
    "LEFT",
    "LIVE",
    "LOBBY",
    "OVER",
    "PACES",
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
