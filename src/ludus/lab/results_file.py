"""Games that outlive a run: a file grows with every game, and the next run of the same plan goes on from there.

The first line says what is played, every other line is a game. Lines may come in any order.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ludus import __version__
from ludus.kernel.refusals import LudusError
from ludus.lab.plan import Plan, Played


class ResultsFile:
    """The file of a plan's games."""

    def __init__(self, path: str, plan: Plan) -> None:
        self.path = Path(path)
        self.played: dict[int, Played] = {}
        header = msgspec.json.encode(self._title(plan))
        try:
            if self.path.exists() and self.path.stat().st_size:
                self._read(header, plan)
            else:
                self.path.write_bytes(header + b"\n")
        except OSError as error:
            raise LudusError(f"{path}: {error.strerror}") from None

    def add(self, games: Iterable[Played]) -> None:
        """Write games down at once."""
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))

    @staticmethod
    def _title(plan: Plan) -> dict[str, Any]:
        """What games must have in common to be counted together; how many there are to be does not matter."""
        fields: dict[str, Any] = msgspec.to_builtins(plan)
        del fields["games"]
        return {"ludus": __version__, **fields}

    def _read(self, header: bytes, plan: Plan) -> None:
        first, *lines = self.path.read_bytes().split(b"\n")
        if first != header:
            raise LudusError(f"{self.path} holds games of something else: {first[:300].decode(errors='replace')}")
        cut = lines.pop()  # what a killed program left unfinished
        if cut:
            with self.path.open("r+b") as file:
                file.truncate(self.path.stat().st_size - len(cut))
        for number, line in enumerate(lines, 2):
            try:
                game = msgspec.json.decode(line, type=Played)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise LudusError(f"{self.path}, line {number}: {error}") from None
            if game.number < plan.games:
                self.played[game.number] = game
