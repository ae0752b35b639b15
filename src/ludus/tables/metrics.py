"""Hooks for metrics of the tables. This class ignores them; a server's telemetry counts."""

from __future__ import annotations

from ludus.tables import wire


class Metrics:
    """Hears of what happens, without names, tables or words."""

    def answered(self, message: wire.ClientMessage, answer: wire.ServerMessage, seconds: float) -> None:
        """A client's message was answered after so long."""

    def moved(self, by: str) -> None:
        """A move is written, by a bot (`computer`), an external bot (`program`) or the `clock`; empty: by a person."""

    def thought(self, level: str, seconds: float) -> None:
        """A bot of this level has decided."""

    def waited(self, kind: str, seconds: float) -> None:
        """A `hint` or a bot's `move` has waited so long for a process to search, or for the time to be over."""

    def made_do(self) -> None:
        """No process was free in time: a quick bot has decided."""

    def storage_failed(self) -> None:
        """Something could not be written or read."""
