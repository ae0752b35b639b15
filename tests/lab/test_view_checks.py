"""The kit notices a view that shows more, or something else, than its declaration says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import ludus
from ludus.kernel.views import GameView
from ludus.lab.view_checks import faults

GAME = ludus.game("regicide")


def seen_by(leak: str, view: Any, seat: int | None) -> Any:
    """A view with a fault."""
    seats = list(view.seats)
    if leak == "another hand" and seat == 0:
        seats[1] = replace(seats[1], hand=["KS"])
    if leak == "a hand for spectators":
        seats[1] = replace(seats[1], hand=["KS"])
    if leak == "a count" and seat == 1:
        return replace(view, tavern=replace(view.tavern, count=1))
    if leak == "a type":
        return replace(view, turns="3")
    return replace(view, seats=seats)


def test_an_honest_view_has_no_faults() -> None:
    for name in ludus.games():
        game = ludus.game(name)
        assert list(faults(game, game.deal(game.meta.players[-1], 1))) == []


@pytest.mark.parametrize(
    ("leak", "fault"),
    [
        ("another hand", "a view differs from a spectator's where nothing is declared for the seat"),
        ("a hand for spectators", "a spectator sees what belongs to a seat"),
        ("a count", "the public part of a view differs"),
        ("a type", "a view is not of its type"),
    ],
)
def test_every_kind_of_fault_is_noticed(leak: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = type(GAME).render

    def leaking(game: Any, state: Any, seat: int | None) -> GameView:
        shown: GameView = seen_by(leak, honest(game, state, seat), seat)
        return shown

    monkeypatch.setattr(type(GAME), "render", leaking)
    assert fault in [found for found, _ in faults(GAME, GAME.deal(2, 1))]
