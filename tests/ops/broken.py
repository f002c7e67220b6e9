"""The bot with a mistake in it, for the tests of how it ends."""

import sys

from bot.__main__ import main
from bot.client import Briscola


async def _break(_bot: Briscola) -> None:
    raise ValueError("broken on purpose")


Briscola.setup_hook = _break

if __name__ == "__main__":
    sys.exit(main([]))
