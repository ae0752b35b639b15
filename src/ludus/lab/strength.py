"""How strong a bot is: one on trial among others, at every seat equally often."""

from __future__ import annotations

import csv
from typing import Any, TextIO

import msgspec

from ludus.games import find
from ludus.kernel.chance import Fast
from ludus.kernel.meta import SEATS, check_players
from ludus.kernel.refusals import LudusError
from ludus.kernel.seeds import AnySeed
from ludus.lab.interval import wilson
from ludus.lab.plan import Plan, Played, Trial
from ludus.lab.sim import first_state, make_plan, seats_with, write_games

AGAINST = "greedy"


def trial_plan(
    game: str,
    players: int,
    bot: str,
    against: str | None,
    games: int,
    seed: AnySeed,
    options: dict[str, str] | None = None,
    seconds: float = 5.0,
    start: dict[str, Any] | None = None,
    seats: tuple[int, ...] = (),
) -> Plan:
    """A plan with `bot` at every seat equally often: the number of games is rounded up to allow that.

    With a `start` all games begin with that position; `seats` are those that the player on trial takes.
    """
    check_players(find(game).meta, players)
    if players == 1 and against is not None:
        raise LudusError("with one player there is nobody to play against")
    if any(seat >= players for seat in seats):
        raise LudusError(f"there are only {players} seats")
    turns = len(seats) or players
    bots = [bot] + [against or AGAINST] * (players - 1)
    plan = make_plan(game, players, bots, -(-games // turns) * turns, seed, options, seconds, trial=True)
    if start is not None:
        if seats_with(plan, "program:"):
            raise LudusError("programs play whole games: leave the start out")
        if find(game).restore(start, plan.options, Fast(0)).players != players:
            raise LudusError(f"the start has another number of players than {players}")
    return msgspec.structs.replace(plan, start=start, seats=seats)


def par(plan: Plan) -> float | None:
    """The share of a player who is as good as the others; None where all play on one side."""
    sides = find(plan.game).sides(first_state(plan, plan.seed))
    if plan.seats:
        sides = [sides[seat] for seat in plan.seats]
    return 1.0 / len(set(sides)) if len(set(sides)) > 1 else None


def summary(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """Shares of the victories, of games and of rounds, with 95 % intervals, and the time per decision."""
    choices = sum(trial(p).choices for p in played)
    seconds = sum(trial(p).seconds for p in played)
    at_seat = [[p for p in played if trial(p).seat == seat] for seat in range(plan.players)]
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "bot": plan.bots[0],
        "against": plan.bots[1] if plan.players > 1 else None,
        "par": par(plan),
        "games": share(games_won(played)),
        "rounds": share(rounds_won(played)),
        "seats": {SEATS[seat]: share(games_won(at_seat[seat])) for seat in sorted(plan.seats) or range(plan.players)},
        "choices": choices,
        "seconds_per_choice": seconds / choices if choices else 0.0,
        "faults": sum(len(p.faults) for p in played),
    }


def share(won: list[float]) -> dict[str, Any] | None:
    """What was won of how many, with its interval; None of nothing."""
    if not won:
        return None
    return {
        "played": len(won),
        "won": sum(won),
        "share": sum(won) / len(won),
        "interval": list(wilson(sum(won), len(won))),
    }


def trial(p: Played) -> Trial:
    """What the player on trial did in a game of `trial_plan`."""
    assert p.trial is not None
    return p.trial


def games_won(played: list[Played]) -> list[float]:
    """The share of each victory."""
    return [p.shares[trial(p).seat] for p in played]


def rounds_won(played: list[Played]) -> list[float]:
    """The same for all rounds of these games."""
    return [shares[trial(p).seat] for p in played for shares in p.rounds]


def write_csv(file: TextIO, plan: Plan, played: list[Played]) -> None:
    """One row per game."""
    writer = csv.writer(file)
    writer.writerow(["game", "seed", "seat", "won", "rounds", "rounds_won", "choices", "seconds"])
    for p in played:
        seat, choices, seconds = trial(p).seat, trial(p).choices, trial(p).seconds
        rounds = rounds_won([p])
        writer.writerow(
            [p.number, p.seed, SEATS[seat], p.shares[seat], len(rounds), sum(rounds), choices, f"{seconds:.6f}"]
        )


def write_json(file: TextIO, plan: Plan, played: list[Played]) -> None:
    """The summary and every game."""
    write_games(file, summary(plan, played), played)
