"""Positions: a line for everything on the table, and what is wrong with one."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    COMMONERS,
    LIMIT,
    lay_out,
    position_line,
)

pytestmark = pytest.mark.both

PLAYERS = (1, 2, 3, 4)


@rule("RG-245")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lazaret=-", "lazaret=2C"),
        ("hands=2C/-", "hands=2C/2C"),
        ("hands=2C/-", "hands=-/3C"),
        ("lazaret=-", "lazaret=X"),
        ("lazaret=-", "lazaret=JC"),
        ("castle=JD.JH.JS", "castle=JD.JH.QC"),
    ],
)
def test_positions_with_wrong_cards_are_refused(old: str, new: str) -> None:
    """A card twice, a Jester too many, a Castle out of order."""
    line = position_line("2C/-")
    ludus.from_position("regicide", line)
    assert old in line
    with pytest.raises(ludus.BadPosition):
        ludus.from_position("regicide", line.replace(old, new))


def test_a_puzzle_may_do_with_fewer_cards() -> None:
    """The example line of the specification holds 15 cards; the others are set aside."""
    line = (
        "rg n=2 turn=A step=1 hands=5H.9C/2S.TD enemy=QD table=8C/4S+4H castle=QS.KC tavern=7D.3H lazaret=6S.9D "
        "yielded=B flips=0"
    )
    m = ludus.from_position("regicide", line)
    assert m.position()["line"] == line.replace("4S+4H", "4H+4S")
    assert m.moves(0) == ["p 5H", "p 9C"]
    m.play(0, "p 9C")
    assert m.view(1)["enemy"]["card"] == "QS"
    assert m.sample(1).view(1) == m.view(1)


@rule("RG-141", "RG-147", "RG-165", "RG-222", "RG-121", "RG-220", "RG-031", "RG-004", "RG-209")
@pytest.mark.parametrize(
    ("hands", "impossible"),
    [
        ("2C/-", {"step": "4", "enemy": "JH", "table": "TS"}),
        ("2C/-", {"step": "4", "enemy": "JH"}),
        ("TC/-", {"step": "N", "enemy": "JH"}),
        ("-/2C", {"step": "1", "enemy": "JH", "yielded": "B"}),
        ("TC/-", {"step": "1", "enemy": "JH", "table": "TC/AD"}),
        ("TC/-", {"step": "1", "enemy": "JH", "table": "TD/TS"}),
        ("TC/-", {"step": "cannot-pay", "enemy": "JH"}),
        ("-/2C", {"step": "cannot-pay", "enemy": "JH", "table": "TS"}),
        ("TC/-", {"step": "cannot-act", "enemy": "JH"}),
        ("TC/-", {"step": "won", "enemy": "JH"}),
        ("TC/-", {"step": "1", "enemy": "JH", "table": "6C+6D"}),
        ("TC/-", {"step": "1", "enemy": "QH", "castle": "JH"}),
        ("2C", {"step": "cannot-act", "enemy": "JH", "flips": 1}),
        ("2C", {"step": "cannot-pay", "enemy": "JH", "flips": 1}),
    ],
)
def test_positions_that_no_game_reaches_are_refused(hands: str, impossible: dict[str, Any]) -> None:
    """The step must fit the cards."""
    with pytest.raises(ludus.BadPosition):
        lay_out(hands, **impossible)


@rule("RG-008")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_hand_above_the_limit_can_be_set_up(players: int) -> None:
    """A position with a larger hand is refused."""
    rest = "/-" * (players - 1)
    lay_out(".".join(COMMONERS[: LIMIT[players]]) + rest)
    with pytest.raises(ludus.BadPosition):
        lay_out(".".join(COMMONERS[: LIMIT[players] + 1]) + rest)


@rule("RG-013")
@pytest.mark.parametrize("enemy", ["-", "JC.JD"])
def test_exactly_one_enemy_is_face_up(enemy: str) -> None:
    """A running game has one enemy, neither none nor two."""
    line = lay_out("2C/-").position()["line"]
    ludus.from_position("regicide", line)
    beside = line.replace("castle=JD.", "castle=") if enemy == "JC.JD" else line.replace("castle=", "castle=JC.")
    with pytest.raises(ludus.BadPosition):
        ludus.from_position("regicide", beside.replace("enemy=JC", f"enemy={enemy}"))
