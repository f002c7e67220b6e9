"""Custom ids: ``b1:<action>:<table>:<token>[:<argument>]``, written and read here alone.

The table is in hexadecimal. An id of another version or shape has no Target, and whoever clicks it
is told that the button is old.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

VERSION: Final = "b1"

_SHAPE: Final = re.compile(
    rf"{VERSION}:(?P<action>[a-z-]+):(?P<table>[0-9a-f]{{1,15}}):(?P<token>[0-9]{{1,6}})"
    r"(?::(?P<argument>.+))?"
)


@dataclass(frozen=True, slots=True)
class Target:
    """What a button or select is about."""

    action: str
    table: int = 0
    token: int = 0
    argument: str = ""

    def __str__(self) -> str:
        tail = f":{self.argument}" if self.argument else ""
        return f"{VERSION}:{self.action}:{self.table:x}:{self.token}{tail}"

    @classmethod
    def parse(cls, custom_id: str) -> Target | None:
        """Return the target of an id of ours, None for any other text."""
        found = _SHAPE.fullmatch(custom_id)
        if not found:
            return None
        return cls(
            found["action"], int(found["table"], 16), int(found["token"]), found["argument"] or ""
        )
