"""Players that are no people: they get an Observation and give back an Action."""

from bot.players.stand_in import stand_in

__all__ = ["stand_in"]
