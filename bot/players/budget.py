"""How long a search may last."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple


class Budget(NamedTuple):
    """A search ends with whichever comes first."""

    iterations: int = 2000
    seconds: float = 0.09
    """Of the processor: a busy machine makes a search slower, not weaker."""

    def rounds(self) -> Iterator[int]:
        """Count iterations until the budget is used up."""
        clock = time.thread_time
        end = clock() + self.seconds
        for done in range(self.iterations):
            if clock() > end:
                return
            yield done
