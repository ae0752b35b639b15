"""How computer players decide, where the guide says it."""

from __future__ import annotations

import pytest

from .table import house, intrigue, moves, play

pytestmark = pytest.mark.both


@pytest.mark.parametrize(("name", "most"), [("SOL", 1), ("BAT", 2), ("TUL", 3), ("GLA", 4)])
def test_a_house_keeps_its_word_by_temper(name: str, most: int) -> None:
    """SP-703: nobody has to."""
    others = [house(each) for each in ("SOL", "BAT", "TUL") if each != name]
    for gold in range(1, 7):
        m = intrigue(house(name, gold=9), *others[:2])
        play(m, f"A vow B gold {gold}")
        worth = dict(zip(moves(m, "A"), m.state.appraise(0)))[f"pay B {gold}"]
        assert (worth > 0) == (gold <= most)
