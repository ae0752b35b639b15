"""Records: decisions and what the table adds (specification 7)."""

from __future__ import annotations

import re

import pytest

from tests.kit.records import record_refused, same_after_replay

from .sand import fight
from .table import CARD, SEAT, dealt, house, intrigue, lines, new_turn, play, play_on, trading, wagering

pytestmark = pytest.mark.both


def test_records_from_a_position() -> None:
    """SP-764: the position and the given dice are part of it."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=2), house("TUL"), dice="2 5")
    play(m, "A play SC16a >B; B guard GU01a; B guard GU01b")
    same_after_replay(m)
    assert lines(m) == ["A play SC16a >B", "B guard GU01a", "* guard B 2", "B guard GU01b", "* guard B 5"]


def test_what_the_table_adds() -> None:
    """SP-020, SP-025, SP-104, SP-200: rolls, deals, draws; owners' cards only with secrets."""
    m = dealt(3, 1)
    head = lines(m)
    assert [line for line in head if line.startswith("* deal")] != []
    assert head[-2:] == ["* turn 1", "* upkeep"]
    play(m, "A keep; B keep; C keep")
    drawn = [line for line in lines(m) if line.startswith("* draw")]
    assert len(drawn) == 3
    assert all(re.fullmatch(rf"\* draw {SEAT}(?: {CARD}){{3}}", line) for line in drawn)
    assert [line for line in lines(m, secrets=False) if line.startswith("* draw")] == [
        " ".join([*line.split()[:3], "?", "?", "?"]) for line in drawn
    ]
    m = new_turn(house(assets="GL06! GL01a!"), house("SOL"), house("TUL"), dice="2 5 4")
    play(m, "A heal GL06; A choose 5")
    assert "* heal A GL06 2 5" in lines(m)
    assert "* heal A GL01a 4" in lines(m)


def test_the_public_record_of_sealed_answers() -> None:
    """SP-322, SP-433, SP-763: bids and wagers stand there after the reveal, in the order of seats."""
    m = trading(house(), house("SOL"), house("TUL"))
    play(m, "C ready; B ready; A ready; C bid 1; A bid 0; B bid 3")
    assert [line for line in lines(m) if "bid" in line] == ["C bid 1", "A bid 0", "B bid 3"]
    assert [line for line in lines(m, secrets=False) if "bid" in line] == ["A bid 0", "B bid 3", "C bid 1"]
    m = trading(house(), house("SOL"), house("TUL"))
    play(m, "C ready; B ready; A ready; C bid 1")
    assert not [line for line in lines(m, secrets=False) if "bid" in line]
    m = wagering(house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL"), one="A GL01a", two="B GL02a")
    play(m, "C bet DC=3; A bet")
    assert not [line for line in lines(m, secrets=False) if "bet" in line]
    play(m, "B bet V2=1")
    assert [line for line in lines(m, secrets=False) if "bet" in line] == ["A bet", "B bet V2=1", "C bet DC=3"]


def test_the_public_record_of_rerolls() -> None:
    """SP-516: those of both sides stand there together, the attacker first."""
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 6"), "A x; B rr -")
    assert not [line for line in lines(m, secrets=False) if "rr" in line]
    play(m, "A rr 1")
    assert [line for line in lines(m) if "rr" in line or "reroll" in line] == ["B rr -", "A rr 1", "* reroll A 1 6"]
    public = [line for line in lines(m, secrets=False) if "rr" in line or "reroll" in line]
    assert public == ["A rr 1", "B rr -", "* reroll A 1 6"]


def test_the_public_record_of_a_request() -> None:
    """SP-710: no plan before it is revealed."""
    m = intrigue(house(influence=8, hand="SC10a"), house("SOL"), house("TUL"))
    play(m, "A ask B for SC10a >A; B yes; A withdraw")
    assert "SC10a" not in "\n".join(lines(m, secrets=False))
    assert "A ask B for SC10a >A" in lines(m)


WRONG: list[tuple[str, str]] = [
    ("* deal A", "* deal B"),
    ("* turn 2", "* turn 3"),
    ("* lot 1 ", "* lot 2 "),
    ("* host ", "* guest "),
    ("A ready", "A unready"),
    ("* intrigue", "* market"),
]


def test_a_changed_record_is_refused() -> None:
    """SP-764: lines of the table are compared while a record is read."""
    text = play_on(dealt(3, 7), 7, most=600).record()
    for old, new in WRONG:
        assert old in text
        record_refused(text.replace(old, new, 1))
    record_refused(text.replace("\nA end", "\nA finish", 1))
    record_refused(text.replace("\nA ", "\nE ", 1))


def test_resigning_in_a_record() -> None:
    """SP-Q42."""
    m = dealt(3, 3)
    play_on(m, 3, most=40)
    m.play(1, "resign")
    assert "B resign" in lines(m)
    play_on(m, 3, most=40)
    same_after_replay(m)


def test_a_bought_decision_in_a_record() -> None:
    """SP-704, SP-764: what follows from accepting is no decision of its own."""
    m = intrigue(
        house(influence=8, gold=3, hand="SC10a"), house("SOL"), house("TUL"), options={"service_deals": "atomic"}
    )
    play(m, "A ask B for SC10a >A; A offer B 2 : [yes]; B accept 1; A reveal")
    same_after_replay(m)
