"""Adding, upgrading and returning action tokens (specification 3.7)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import TOKENS, board, moves, play, refused, scene, seat, stage, team, tokens

pytestmark = pytest.mark.both


def hired(card: int, before: str, *answers: str, others: str = "") -> str:
    """The board after this card is hired."""
    m = scene(team(before, hand=str(card), hired=others, coins=3), team())
    play(m, " ".join([f"A:H{card}", *(f"A:{answer}" for answer in answers)]))
    assert stage(m, "A") == "shop"
    return board(m, "A")


@rule("GC-070", "GC-206")
def test_a_token_comes_from_the_supply() -> None:
    """Is missing there."""
    m = scene(team("a2", hand="39", coins=3), team())
    play(m, "A:H39")
    assert board(m, "A") == "a2 a3 d2"
    here = tokens("a2 a3 d2")
    assert seat(m, "A")["supply"] == {kind: TOKENS[kind] - here.get(kind, 0) for kind in TOKENS}


@rule("GC-071", "GC-Q05")
def test_the_strongest_weaker_token_comes_instead() -> None:
    """Below the wanted value, of the same type."""
    assert hired(71, "a4 a4 a4") == "a3 a4 a4 a4"
    assert hired(71, "a3 a3 a3 a4 a4 a4") == "a2 a3 a3 a3 a4 a4 a4"
    assert hired(71, "a2 a2 a2 a2 a3 a3 a3 a4 a4 a4") == "a1 a2 a2 a2 a2 a3 a3 a3 a4 a4 a4"
    assert hired(83, "d4 d4") == "d3 d4 d4"
    m = scene(team("d2 d2 d2 d2"), team())
    assert board(play(m, "A:LD"), "A") == "d1 d2 d2 d2 d2"


@rule("GC-072")
def test_nothing_weaker_is_left() -> None:
    """Then nothing is added, never a stronger token."""
    full = "a1 a1 a1 a1 a2 a2 a2 a2 a4"
    assert hired(41, full) == full
    assert hired(6, "a1 a1 a1 a1") == "a1 a1 a1 a1"


@rule("GC-073", "GC-204")
def test_an_upgrade_exchanges_one_token() -> None:
    """One stronger of the same type; the old one goes back to the supply."""
    m = scene(team("a2 d1"), team())
    play(m, "A:TA2")
    assert board(m, "A") == "a3 d1"
    assert seat(m, "A")["supply"]["a2"] == 4
    assert seat(m, "A")["supply"]["a3"] == 2
    play(m, "A:TD1.2")
    assert board(m, "A") == "a3 d3"


@rule("GC-074")
def test_no_other_value_replaces_the_stronger_token() -> None:
    """The upgrade is lost."""
    m = scene(team("a2 a3 a3 a3 a4 a4 a4"), team())
    refused(m, "A:TA2", "GC-074")
    refused(m, "A:TA3", "GC-074")
    assert hired(23, "a3 a4 a4 a4") == "a3 a4 a4 a4"


@rule("GC-075")
def test_the_strongest_cannot_be_upgraded() -> None:
    m = scene(team("a4 d4"), team())
    refused(m, "A:TA4", "GC-075")
    refused(m, "A:TD4", "GC-075")
    assert hired(23, "a4 d1") == "a4 d1"


@rule("GC-076", "GC-204")
def test_several_upgrades_one_after_another() -> None:
    """The same token again, or others."""
    assert hired(38, "a1", "+a2", "+a3") == "a2 a4"
    assert hired(38, "a1", "+a1", "+a2") == "a3 a3"
    assert hired(38, "a1", "+a1", "+a3") == "a2 a4"


@rule("GC-077", "GC-203")
def test_types_are_kept_apart() -> None:
    m = scene(team("a1 a2 d1", hand="2", coins=3), team())
    play(m, "A:H2")
    refused(m, "A:+d1", "GC-077")
    m = scene(team("d1 d2 a1", hand="14", coins=3), team())
    play(m, "A:H14")
    refused(m, "A:+a1", "GC-077")
    m = scene(team("a1 d1"), team())
    assert not any(move.startswith("TA") and move != "TA1" for move in moves(m, "A"))


@rule("GC-078", "GC-099")
def test_a_possible_upgrade_must_be_made() -> None:
    """On a token of the owner's choice, not on one that cannot take it."""
    m = scene(team("a1 a2 a4", hand="23", coins=3), team())
    play(m, "A:H23")
    assert moves(m, "A") == {"+a1", "+a2"}
    refused(m, "A:+a4", "GC-075")
    refused(m, "A:+a3", "GC-013")
    refused(m, "A:E", "GC-078")
    play(m, "A:+a2")
    assert board(m, "A") == "a1 a3 a4"


@rule("GC-078")
def test_a_single_choice_is_made_at_once() -> None:
    """The only token that can be upgraded is."""
    assert hired(23, "a2 a4 d1") == "a3 a4 d1"


@rule("GC-079", "GC-207", "GC-203")
def test_returning_a_token() -> None:
    """One of the named type, by choice, to the supply."""
    m = scene(team("a1 d1 d3", hand="43", coins=3), team())
    play(m, "A:H43")
    assert stage(m, "A") == "return-defence"
    assert moves(m, "A") == {"-d1", "-d3"}
    refused(m, "A:-a1", "GC-079")
    refused(m, "A:-d2", "GC-013")
    refused(m, "A:+d1", "GC-079")
    play(m, "A:-d3")
    assert board(m, "A") == "a1 a1 a4 d1"
    assert seat(m, "A")["supply"]["d3"] == 3


@rule("GC-080")
def test_nothing_to_return() -> None:
    """The rest of the ability works."""
    assert hired(43, "a2") == "a1 a2 a4"


@rule("GC-081")
def test_only_the_own_board_changes() -> None:
    """B's tokens stay."""
    m = scene(team("a1 a2 d1", hand="2", coins=3), team("a1 a1 d1"))
    play(m, "A:H2 A:+a1 A:+a2")
    assert board(m, "B") == "a1 a1 d1"
    assert board(m, "A") == "a1 a2 a3 d1"
