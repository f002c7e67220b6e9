"""How long a search may last."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple


class Budget(NamedTuple):
    """A search ends with whichever comes first."""

    iterations: int = 1200
    seconds: float = 0.1

    def rounds(self) -> Iterator[int]:
        """Count iterations until the budget is used up."""
        end = time.perf_counter() + self.seconds
        for done in range(self.iterations):
            if time.perf_counter() > end:
                return
            yield done
