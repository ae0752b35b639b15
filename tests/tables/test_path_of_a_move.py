"""The path of a move through a table: it is read, judged and written down once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ludus
from ludus.match import Match
from ludus.tables import wire
from tests.tables.houses import ask, new_table, open_house, people


@pytest.mark.parametrize("game", ["regicide", "gorus", "augustus", "goldencup", "spartacus"])
def test_a_move_is_read_judged_and_written_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()

    def counted(owner: type, name: str) -> None:
        honest = getattr(owner, name)

        def call(*args: Any) -> Any:
            calls[name] += 1
            return honest(*args)

        monkeypatch.setattr(owner, name, call)

    async def run() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            seats = max(2, ludus.game(game).meta.players[0])
            table = await new_table(house, "me", *["open"] * (seats - 1), game=game)
            guests = await people(house, table, range(1, seats))
            state = guests[0].live.table
            seat = state.to_act()[0]
            move = state.playing().moves(seat)[0]
            for owner, name in ((type(state.game), "parse"), (Match, "refusal"), (Match, "text")):
                counted(owner, name)
            answer = await ask(guests[seat], wire.Play("p", state.version, f" {move} "))
            assert isinstance(answer, wire.Accepted), answer
            assert calls == {"parse": 1, "refusal": 1, "text": 1}

    asyncio.run(run())


def test_what_was_checked_counts_only_until_the_next_move() -> None:
    match = ludus.new_match("regicide", players=2, seed=7, options={"first": "A"})
    move = match.check(0, match.moves(0)[0])
    match.play(0, "y")
    with pytest.raises(ludus.BadMove):
        match.play(0, move)


def test_what_was_checked_counts_for_its_seat_alone() -> None:
    match = ludus.new_match("regicide", players=2, seed=7, options={"first": "A"})
    move = match.check(0, "y")
    with pytest.raises(ludus.BadMove):
        match.play(1, move)
    match.play(0, move)
    assert [step.move for step in match.steps] == ["y"]
