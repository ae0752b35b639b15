"""Which rules of a game's ledger have no test of their own (`ludus dev ledger`)."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from ludus.kernel.game import Game
from ludus.kernel.text import game_folder


def ledger_ids(game: Game) -> list[str]:
    """All rule and ruling numbers of a game, in the order of its ledger."""
    text = game_folder(game.name).joinpath("ledger.en.ftl").read_text("utf-8")
    return re.findall(rf"^({game.meta.prefix}-[QR]?\d+) =", text, re.MULTILINE)


@cache
def marked(file: Path) -> tuple[str, ...]:
    """The numbers in the markers `@rule("RG-143")` of a file of tests, those of single cases (`marks=`) among them."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8"), str(file)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    markers = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    words = [word.value for call in markers for word in call.args if isinstance(word, ast.Constant)]
    return tuple(word for word in words if isinstance(word, str))


def marked_ids(game: Game, tests: Path) -> set[str]:
    """Numbers of the game that some test is marked with."""
    prefix = f"{game.meta.prefix}-"
    return {number for file in sorted(tests.rglob("test_*.py")) for number in marked(file) if number.startswith(prefix)}


def untested(game: Game, tests: Path) -> tuple[list[str], list[str]]:
    """Rules and rulings without a test of their own."""
    proved = marked_ids(game, tests)
    missing = [rule for rule in ledger_ids(game) if rule not in proved]
    rulings = [rule for rule in missing if not rule[-3:].isdigit()]
    return [rule for rule in missing if rule not in rulings], rulings
