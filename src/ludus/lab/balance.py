"""Are the pieces of a game worth the same? What anyone who has each of them makes of it, with a picture.

By the margin of the seat that was dealt a piece, or, where pieces are chosen, by the share of wins of its owners.
"""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from textwrap import fill
from typing import Any, TextIO

import msgspec

from ludus.games import find
from ludus.kernel.refusals import LudusError
from ludus.kernel.seeds import AnySeed
from ludus.lab.interval import mean_interval, wilson
from ludus.lab.plan import Plan, Played
from ludus.lab.sim import make_plan, seats_with

PICTURES = (".png", ".svg")


class Piece(msgspec.Struct, frozen=True):
    """One piece, or a group of them: a mean of its owners' margins, or their share of wins in percent."""

    number: int  # 0: a group
    name: str
    games: int  # in which someone had it, or one of them
    margin: float
    low: float
    high: float


def balance_plan(game: str, players: int, bot: str, games: int, seed: AnySeed, options: dict[str, str] | None) -> Plan:
    """A plan in which all seats play alike and what they take is noticed."""
    if players < 2:
        raise LudusError("a margin needs at least two players")
    chosen = {**find(game).balance_options, **(options or {})}
    plan = make_plan(game, players, [bot], games, seed, chosen, pieces=True)
    if seats_with(plan, "program:"):
        raise LudusError("balance is measured with built-in bots")
    return plan


def balance(plan: Plan, played: list[Played]) -> list[Piece]:
    """All groups of pieces, then all pieces that someone had, best first."""
    game = find(plan.game)
    pieces: dict[int, list[list[float]]] = {}
    groups: dict[str, list[list[float]]] = {}
    for one in played:
        kinds: dict[str, list[float]] = {}
        for piece, seat in one.pieces.items():
            figure = float(seat in one.winners) if game.balance_by_wins else margin(plan, one, seat)
            pieces.setdefault(piece, []).append([figure])
            kinds.setdefault(game.piece_group(piece), []).append(figure)
        for kind, figures in kinds.items():
            groups.setdefault(kind, []).append(figures)
    groups.pop("", None)
    measure = share if game.balance_by_wins else mean
    whole = [Piece(0, name, len(games), *measure(games)) for name, games in groups.items()]
    found = [Piece(piece, game.piece_name(piece), len(games), *measure(games)) for piece, games in pieces.items()]
    return sorted([*whole, *found], key=lambda piece: (piece.number > 0, -piece.margin, piece.number))


def never(plan: Plan, pieces: list[Piece]) -> list[str]:
    """The pieces that nobody had in any game."""
    game, had = find(plan.game), {piece.number for piece in pieces}
    return [game.piece_name(number) for number in game.all_pieces() if number not in had]


def mean(games: list[list[float]]) -> tuple[float, float, float]:
    return mean_interval([figure for figures in games for figure in figures])


def share(games: list[list[float]]) -> tuple[float, float, float]:
    """Percent with Wilson's interval; pieces of one game are won or lost together, so a game is one trial."""
    figures = [figure for one in games for figure in one]
    part = sum(figures) / len(figures)
    low, high = wilson(part * len(games), len(games))
    return 100.0 * part, 100.0 * min(low, part), 100.0 * max(high, part)  # rounding must not leave it outside


def margin(plan: Plan, one: Played, seat: int) -> float:
    """How far a seat came out ahead of the mean of the others."""
    totals: list[float] = one.detail["totals"]
    return totals[seat] - (sum(totals) - totals[seat]) / (plan.players - 1)


def write_csv(pieces: list[Piece], file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("number", "name", "games", "margin", "low", "high"))
    for piece in pieces:
        figures = (f"{figure:.3f}" for figure in (piece.margin, piece.low, piece.high))
        writer.writerow((piece.number, piece.name, piece.games, *figures))


def write_json(plan: Plan, pieces: list[Piece], file: TextIO) -> None:
    report: dict[str, Any] = {
        "game": plan.game, "players": plan.players, "bot": plan.bots[0], "games": plan.games, "seed": plan.seed,
        "options": plan.options, "pieces": [msgspec.to_builtins(piece) for piece in pieces],
        "never": never(plan, pieces),
    }  # fmt: skip
    json.dump(report, file, ensure_ascii=False, indent=1)
    file.write("\n")


def check_picture(path: str) -> None:
    """Before hours of games: can the picture be drawn at all?"""
    if Path(path).suffix.lower() not in PICTURES:
        raise LudusError(f"a picture is a file ending in {' or '.join(PICTURES)}, not “{path}”")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise LudusError("pictures need the extra `lab`: pip install 'ludus[lab]'") from None
    is_new = not Path(path).exists()
    try:
        with open(path, "ab"):
            pass
        if is_new:
            os.remove(path)  # games that are refused or interrupted leave no empty file
    except OSError as error:
        raise LudusError(f"{path}: {error.strerror}") from None


def draw(plan: Plan, pieces: list[Piece], path: str) -> None:
    """One line per piece: the mean as a dot, the interval as a bar, par as the measure."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.5 + 0.17 * len(pieces)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    rows = range(len(pieces))
    margins = [piece.margin for piece in pieces]
    spreads = [[p.margin - p.low for p in pieces], [p.high - p.margin for p in pieces]]
    by_wins = find(plan.game).balance_by_wins
    par = 100.0 / plan.players if by_wins else 0.0
    if not by_wins:
        axes.axvspan(-2.5, 2.5, color="#00000010", linewidth=0)
    axes.axvline(par, color="#888888", linewidth=0.8)
    axes.errorbar(margins, rows, xerr=spreads, fmt="o", color="#8b1a1a", ecolor="#c98a8a", markersize=3, linewidth=1.2)
    axes.set_yticks(rows, [piece.name for piece in pieces], fontsize=6)
    axes.set_ylim(len(pieces) - 0.5, -0.5)
    wins = "games won by the seat that had it in the end, percent (95 %)"
    points = "margin of the seat that was dealt it over the mean of the others, points (95 %)"
    lines = [wins if by_wins else points]
    if missing := never(plan, pieces):
        lines.append(fill(f"never: {', '.join(missing)}", 100))
    axes.set_xlabel("\n".join(lines))
    axes.set_title(f"{find(plan.game).meta.title['en']}: {plan.games} games, {plan.players} × {plan.bots[0]}")
    figure.savefig(path, dpi=150)
