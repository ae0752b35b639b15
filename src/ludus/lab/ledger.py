"""Which rules of a game's ledger no test names (`ludus dev ledger`)."""

from __future__ import annotations

import re
from pathlib import Path

from ludus.kernel.game import Game
from ludus.kernel.text import game_folder


def ledger_ids(game: Game) -> list[str]:
    """All rule and ruling numbers of a game, in the order of its ledger."""
    text = game_folder(game.name).joinpath("ledger.en.ftl").read_text("utf-8")
    return re.findall(rf"^({game.meta.prefix}-[QR]?\d+) =", text, re.MULTILINE)


def named_ids(game: Game, tests: Path) -> set[str]:
    """Rule numbers that stand in some test."""
    found: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        found |= set(re.findall(rf"\b{game.meta.prefix}-[QR]?\d+\b", path.read_text("utf-8")))
    return found


def unnamed(game: Game, tests: Path) -> tuple[list[str], list[str]]:
    """Rules and rulings without a test."""
    named = named_ids(game, tests)
    missing = [rule for rule in ledger_ids(game) if rule not in named]
    rulings = [rule for rule in missing if not rule[-3:].isdigit()]
    return [rule for rule in missing if rule not in rulings], rulings
