"""Clocks reveal nothing that a game hides: they run exactly for those who are asked, and everybody sees the same."""

from __future__ import annotations

import random

import pytest

from ludus.games import find
from ludus.tables import observed, wire
from ludus.tables.clock import Clock
from ludus.tables.entries import Created, Moved, Place, Row, Started
from ludus.tables.rows import take
from ludus.tables.table import Table

GAMES = {"augustus": 3, "goldencup": 2, "spartacus": 3, "gorus": 3, "regicide": 2}
STEPS = 60
TIMINGS = [wire.Timing("move", 30), wire.Timing("bank", 600, 10), wire.Timing("days", 2)]


def running(game: str, timing: wire.Timing, seed: int) -> Table:
    rules = find(game).meta.rules
    options = find(game).check_options(GAMES[game], {})
    places = tuple(Place("person", f"name {seat}", guests=(f"g{seat}",)) for seat in range(GAMES[game]))
    created = Created("t", game, rules, options, places, "g0", 0, random.Random(seed).randbytes(32).hex(), clock=timing)
    table = Table(Row(created, 0.0))
    table.arrived = set(range(len(places)))
    take(table, Row(Started(places), 0.0))
    return table


@pytest.mark.parametrize("timing", TIMINGS, ids=lambda timing: timing.kind)
@pytest.mark.parametrize("game", GAMES)
def test_each_who_is_asked_has_a_clock_of_their_own_and_nobody_else(game: str, timing: wire.Timing) -> None:
    """`to_act` is public; who of those could do more than pass, or has answered in secret, shows in no clock."""
    table, chance, now = running(game, timing, 7), random.Random(7), 0.0
    clock = table.calendar or Clock(lambda: now)
    asked: dict[int, tuple[int, float]] = {}  # since which version each one is asked, and until when
    together = 0
    for _ in range(STEPS):
        if table.status != "playing":
            break
        now += 1.0
        for seat in table.to_act():
            if asked.get(seat, (-1, 0.0))[0] != table.asked_at[seat]:
                asked[seat] = table.asked_at[seat], now + min(30, table.time_limit() or 30)  # which everybody knows
        if table.calendar is None:
            clock.follow(table)
        left = clock.left()
        assert set(left) == set(table.to_act())
        together += len(left) > 1
        seen = {seat: observed.update(table, f"g{seat}", seat, 0, (), 0, left) for seat in range(GAMES[game])}
        watcher = observed.update(table, "", None, 0, (), 0, left)
        for update in seen.values():
            assert (update.clocks, update.banks, update.clock) == (watcher.clocks, watcher.banks, timing)
        if timing.kind == "move":
            assert left == {seat: asked[seat][1] - now for seat in table.to_act()}
        seat = chance.choice(table.to_act())
        banks = {other: max(0.0, round(time, 2)) for other, time in left.items()} if table.banks else {}
        take(table, Row(Moved(seat, chance.choice(table.playing().moves(seat))), now, banks=banks))
    if game in ("augustus", "goldencup", "spartacus"):
        assert together, "several were asked at once"
