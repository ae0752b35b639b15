"""Moves as text (specification 7)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    lay_out,
    play,
    shows,
)

pytestmark = pytest.mark.both


@rule("RG-043")
def test_a_card_is_named_once() -> None:
    """A card cannot be played twice at once."""
    m = lay_out("2C.KC/-")
    with pytest.raises(ludus.Unreadable):
        play(m, "A p 2C 2C")
    shows(m, hands="2C.KC/-")


@pytest.mark.parametrize("words", ["p 10h", "P th", "p T♥", "p TH", "p 10♡"])
def test_cards_may_be_written_in_several_ways(words: str) -> None:
    """Specification 7.1: any case, `10` for `T`, signs of suits; the record is canonical."""
    m = lay_out("TH.KC/-", enemy="KH")
    m.play(0, words)
    assert "1 A p TH" in m.record()


def test_the_companion_is_written_last() -> None:
    """Specification 7.1: `8D AC` in whatever order it was typed."""
    m = play(lay_out("AC.8D.KC/-", enemy="KH"), "A p AC 8D")
    assert "1 A p 8D AC" in m.record()


@rule("RG-R14")
def test_queen_is_written_q() -> None:
    """The rulebook's "Queens (D)" is a slip; D is a suit and no rank."""
    m = lay_out("QH.KC/-", enemy="KS")
    with pytest.raises(ludus.Unreadable):
        play(m, "A p DH")
    play(m, "A p QH")
    shows(m, damage=15)
