"""The bot with the same secrets in every run, so that the same clicks deal the same cards."""

import sys
from functools import partial

import bot.run
from bot.__main__ import main


def steady_bytes(size: int) -> bytes:
    return (b"chosen by test " * size)[:size]


bot.run.Briscola = partial(bot.run.Briscola, random_bytes=steady_bytes)

if __name__ == "__main__":
    sys.exit(main([]))
