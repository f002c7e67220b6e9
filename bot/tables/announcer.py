"""How tables speak when nobody has clicked: the Discord side implements this."""

from __future__ import annotations

from typing import Protocol


class Announcer(Protocol):
    """Told after each commit; posts the notices of the table and brings its board up to date."""

    def changed(self, table_id: int) -> None:
        """Remember that something about this table is to be shown; never blocks or raises."""
