"""Are the pieces of a game worth the same? The margin of whoever was dealt each of them, with a picture."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, TextIO

import msgspec

from ludus.games import find
from ludus.kernel.game import Seed
from ludus.kernel.refusals import LudusError
from ludus.lab.interval import mean_interval
from ludus.lab.sim import Plan, Played, make_plan, seats_with

PICTURES = (".png", ".svg")


class Piece(msgspec.Struct, frozen=True):
    """One piece: how far the seat that was dealt it was ahead of the mean of the others, on average."""

    number: int
    name: str
    games: int
    margin: float
    low: float
    high: float


def balance_plan(game: str, players: int, bot: str, games: int, seed: Seed, options: dict[str, str] | None) -> Plan:
    """A plan in which all seats play alike and what they take is noticed."""
    if players < 2:
        raise LudusError("a margin needs at least two players")
    chosen = {**find(game).balance_options, **(options or {})}
    plan = make_plan(game, players, [bot], games, seed, chosen, pieces=True)
    if seats_with(plan, "program:"):
        raise LudusError("balance is measured with computer players of the house")
    return plan


def balance(plan: Plan, played: list[Played]) -> list[Piece]:
    """All pieces that were dealt, best first."""
    margins: dict[int, list[float]] = {}
    for one in played:
        totals = one.detail["totals"]
        whole = sum(totals)
        for piece, seat in one.pieces.items():
            others = (whole - totals[seat]) / (plan.players - 1)
            margins.setdefault(piece, []).append(totals[seat] - others)
    game = find(plan.game)
    found = []
    for piece, values in margins.items():
        mean, low, high = mean_interval(values)
        found.append(Piece(piece, game.piece_name(piece), len(values), mean, low, high))
    return sorted(found, key=lambda piece: (-piece.margin, piece.number))


def write_csv(pieces: list[Piece], file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("number", "name", "games", "margin", "low", "high"))
    for piece in pieces:
        figures = (f"{figure:.3f}" for figure in (piece.margin, piece.low, piece.high))
        writer.writerow((piece.number, piece.name, piece.games, *figures))


def write_json(plan: Plan, pieces: list[Piece], file: TextIO) -> None:
    told: dict[str, Any] = {
        "game": plan.game, "players": plan.players, "bot": plan.bots[0], "games": plan.games, "seed": plan.seed,
        "options": plan.options, "pieces": [msgspec.to_builtins(piece) for piece in pieces],
    }  # fmt: skip
    json.dump(told, file, ensure_ascii=False, indent=1)
    file.write("\n")


def check_picture(path: str) -> None:
    """Before hours of games: can the picture be drawn at all?"""
    if Path(path).suffix.lower() not in PICTURES:
        raise LudusError(f"a picture is a file ending in {' or '.join(PICTURES)}, not “{path}”")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise LudusError("pictures need the extra `lab`: pip install 'ludus[lab]'") from None
    try:
        with open(path, "ab"):
            pass
    except OSError as error:
        raise LudusError(f"{path}: {error.strerror}") from None


def draw(plan: Plan, pieces: list[Piece], path: str) -> None:
    """One line per piece: the mean as a dot, the interval as a bar, zero as the measure."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.5 + 0.17 * len(pieces)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    rows = range(len(pieces))
    margins = [piece.margin for piece in pieces]
    spreads = [piece.high - piece.margin for piece in pieces]
    axes.axvspan(-2.5, 2.5, color="#00000010", linewidth=0)
    axes.axvline(0.0, color="#888888", linewidth=0.8)
    axes.errorbar(margins, rows, xerr=spreads, fmt="o", color="#8b1a1a", ecolor="#c98a8a", markersize=3, linewidth=1.2)
    axes.set_yticks(rows, [piece.name for piece in pieces], fontsize=6)
    axes.set_ylim(len(pieces) - 0.5, -0.5)
    axes.set_xlabel("margin of the seat that was dealt it over the mean of the others, points (95 %)")
    axes.set_title(f"{find(plan.game).meta.title['en']}: {plan.games} games, {plan.players} × {plan.bots[0]}")
    figure.savefig(path, dpi=150)
