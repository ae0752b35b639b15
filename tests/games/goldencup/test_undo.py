"""Taking back own steps while others still shop (specification 11)."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import board, coins, deal, hand, lines, own, play, scene, seat, stage, team, to_act

pytestmark = pytest.mark.both


def shop() -> Match:
    return scene(team("a1 a2 d1", hand="1 2 3", coins=8), team(hand="4 5 6"), team(hand="7 8 9"), round=2)


@rule("GC-Q26")
def test_own_steps_can_be_taken_back_while_others_shop() -> None:
    """One after the other, whatever the others did since; theirs stay."""
    m = shop()
    before = m.position()
    play(m, "A:TA2 B:LA A:LD C:E")
    assert (m.can_undo(0), m.can_undo(1), m.can_undo(2)) == (True, True, True)
    assert m.undo(0) == "LD"
    assert (board(m, "A"), board(m, "B")) == ("a1 a3 d1", "a1 a2 a4 d1")
    assert m.undo(0) == "TA2"
    assert m.undo(2) == "E"
    assert m.undo(1) == "LA"
    assert m.position() == before
    with pytest.raises(ludus.LudusError):
        m.undo(0)


@rule("GC-053", "GC-Q26")
def test_a_hire_and_its_choices() -> None:
    """Step by step, since nothing hidden was seen."""
    m = shop()
    play(m, "A:H2 A:+a1 B:LA A:+a2")
    assert m.undo(0) == "+a2"
    assert stage(m, "A") == "upgrade-attack"
    assert m.undo(0) == "+a1"
    assert m.undo(0) == "H2"
    assert (hand(m, "A"), coins(m, "A"), seat(m, "A")["hired"]) == ([1, 2, 3], 8, [])


@rule("GC-051", "GC-196")
def test_not_after_a_card_was_drawn() -> None:
    """What was seen cannot be unseen; later steps can still be taken back up to it."""
    m = shop()
    play(m, "A:TA2 A:S-1")
    assert not m.can_undo(0)
    play(m, "A:LA")
    assert m.undo(0) == "LA"
    assert not m.can_undo(0)
    with pytest.raises(ludus.LudusError):
        m.undo(0)


@rule("GC-034")
def test_a_preparation_that_draws_stands() -> None:
    """One that draws nothing may be taken back."""
    m = scene(team(hand="1 2 3", stage="prepare"), team(hand="4 5 6", stage="prepare"), round=2)
    play(m, "A:P-1 B:P")
    assert not m.can_undo(0)
    assert m.can_undo(1)
    assert m.undo(1) == "P"
    assert stage(m, "B") == "prepare"


@rule("GC-020", "GC-Q32")
def test_the_fan_can_be_chosen_again() -> None:
    m = deal(3)
    first, second = own(m, "A")["fans"]
    play(m, f"A:F{first:02d}")
    assert m.undo(0) == f"F{first:02d}"
    play(m, f"A:F{second:02d}")
    assert seat(m, "A")["fan"] == second


@rule("GC-065", "GC-006")
def test_the_end_of_shopping_can_be_taken_back_until_all_have_finished() -> None:
    """Not after the reveal."""
    m = shop()
    play(m, "A:E B:E")
    assert m.undo(0) == "E"
    assert to_act(m) == "AC"
    play(m, "A:LA A:E C:E")
    assert m.view(None)["round"] == 3
    for number in range(3):
        assert not m.can_undo(number)
        with pytest.raises(ludus.LudusError):
            m.undo(number)


@rule("GC-110", "GC-111")
def test_line_ups_can_be_taken_back_until_the_match() -> None:
    """As long as the opponent has not lined up; afterwards it stands."""
    m = scene(team(hired="11"), team(hired="13"), team(hired="1"), team(hired="2"), phase="matches")
    play(m, "A:X11/-/-/- C:X1/-/-/-")
    assert m.undo(0) == "X11/-/-/-"
    play(m, "A:X-/-/-/11 B:X-/-/-/13")
    assert not m.can_undo(0)
    assert not m.can_undo(1)
    assert lines(m)[-1].startswith("@r1f1 end")


@rule("GC-Q33")
def test_somebody_leaves_in_between() -> None:
    """The own step still waits, and so do those of the bot that plays on; resigning stands."""
    m = shop()
    play(m, "A:LA C:resign C:LD")
    assert m.undo(0) == "LA"
    assert (to_act(m), board(m, "C")) == ("ABC", "a2 a4 d1 d2")
    assert m.undo(2) == "LD"
    assert not m.can_undo(2)
    assert m.played_on == {2}


@rule("GC-Q26")
def test_open_shopping_is_seen_at_once() -> None:
    """With shopping=open others have seen the step; among bots only it may be taken back."""
    m = scene(team(hand="1 2 3"), team(hand="4 5 6"), options={"shopping": "open"})
    play(m, "A:LA")
    assert not m.can_undo(0)
    assert m.can_undo(0, watched=False)


@rule("GC-Q26", "GC-175")
def test_alone_the_own_steps_can_be_taken_back() -> None:
    """Solo, as long as no card was drawn and no match played."""
    m = scene(team(hand="1 2 3", coins=8), round=2)
    play(m, "A:LA A:TA1")
    assert m.undo(0) == "TA1"
    assert m.undo(0) == "LA"
    play(m, "A:E")
    assert not m.can_undo(0)


@rule("GC-Q26")
@pytest.mark.parametrize("players", [2, 4])
def test_in_whole_games(players: int) -> None:
    """Whatever was taken back leaves no trace."""
    m, rng = deal(players, 6), Rng(6)
    taken = 0
    for _ in range(140):
        if m.over:
            break
        number = m.to_act[rng.below(len(m.to_act))]
        before, record = m.position(), m.record()
        m.play_move(number, m.state.advise(number, rng))
        step = m.steps[-1]
        drew = any(m.game.event(raw, number).kind in ("drew", "shown", "lined") for raw in step.events)
        assert m.can_undo(number) == (not drew and not step.chance)
        if m.can_undo(number) and rng.below(3) == 0:
            m.undo(number)
            taken += 1
            assert (m.position(), m.record()) == (before, record)
    assert taken > 5
