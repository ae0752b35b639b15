"""How many events of a table a client has received."""

from __future__ import annotations

from collections.abc import Iterable

from ludus.match import WITHHELD


class EventCursor:
    """The story up to `end`; from `gap` on it has events that were withheld when they were sent."""

    def __init__(self, have: int = 0) -> None:
        self.end = have
        self.gap: int | None = None

    @property
    def have(self) -> int:
        """The number of the first event that is still lacking."""
        return self.end if self.gap is None else self.gap

    def hear(self, since: int, kinds: Iterable[str]) -> None:
        """Events of these kinds were sent, in the place of whatever stood there from number `since` on."""
        kinds = list(kinds)
        if self.gap is None or since <= self.gap:
            self.gap = next((number for number, kind in enumerate(kinds, since) if kind == WITHHELD.kind), None)
        self.end = since + len(kinds)
