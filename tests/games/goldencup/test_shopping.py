"""Shopping: prices, actions and the end of the phase (specification 3.6)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    board,
    coins,
    end_shopping,
    hand,
    line_up,
    moves,
    own,
    phase,
    play,
    refused,
    scene,
    seat,
    stage,
    team,
)

pytestmark = pytest.mark.both


@rule("GC-050", "GC-062")
def test_actions_in_any_order_and_number() -> None:
    """Mixed freely while coins last."""
    m = scene(team(hand="11 13 22", coins=12), team(), round=5)
    play(m, "A:TA2 A:H11 A:TA3 A:LD A:LA A:TD1.2 A:ST A:ST")
    assert coins(m, "A") == 0
    assert (board(m, "A"), seat(m, "A")["stadium"]) == ("a1 a4 a4 d2 d3", 2)
    m = scene(team(coins=6), team(), round=1)
    play(m, "A:AG A:AG")
    assert (seat(m, "A")["agent"], coins(m, "A")) == (2, 0)


@rule("GC-051")
def test_search() -> None:
    """One coin; discard any number, then draw from the agent's deck up to three."""
    m = scene(team(hand="1 2 3"), team(), decks=[[10, 11, 12, 13, 14, 15], [], []])
    play(m, "A:S-1-3")
    assert (hand(m, "A"), coins(m, "A")) == ([2, 10, 12], 3)
    play(m, "A:S-2")
    assert (hand(m, "A"), coins(m, "A")) == ([10, 12, 14], 2)
    assert own(m, "A")["pile"] == [1, 3, 2]
    refused(m, "A:S-1", "GC-051")


@rule("GC-051", "GC-066")
def test_a_search_with_a_short_hand() -> None:
    """Hiring does not refill the hand; a search without discards does."""
    m = scene(team(hand="11 2 3"), team(), decks=[[10, 12, 15], [], []])
    play(m, "A:H11")
    assert hand(m, "A") == [2, 3]
    play(m, "A:S")
    assert (hand(m, "A"), coins(m, "A")) == ([2, 3, 10], 0)


@rule("GC-052", "GC-066")
@pytest.mark.parametrize("card", [11, 52, 86])
def test_hiring_costs_three_for_every_level(card: int) -> None:
    """Bronze, silver, gold; the card leaves the hand."""
    m = scene(team(hand=f"{card} 99", coins=5), team())
    play(m, f"A:H{card}")
    assert (coins(m, "A"), seat(m, "A")["hired"], hand(m, "A")) == (2, [card], [99])


@rule("GC-053")
def test_instant_abilities_come_at_once() -> None:
    """Before anything else can be bought."""
    m = scene(team("a1 a2 d1", hand="2", coins=9), team())
    play(m, "A:H2")
    assert stage(m, "A") == "upgrade-attack"
    assert moves(m, "A") == {"+a1", "+a2"}
    refused(m, "A:E", "GC-078")
    refused(m, "A:LA", "GC-078")
    play(m, "A:+a1 A:+a2")
    assert (board(m, "A"), stage(m, "A")) == ("a1 a2 a3 d1", "shop")


@rule("GC-054")
def test_places_do_not_matter_while_shopping() -> None:
    """No line-up is asked for or taken."""
    m = scene(team(hired="11 13", hand="1"), team())
    refused(m, "A:X11/13/-/-", "GC-054")
    assert seat(m, "A")["line"] == [None] * 4


@rule("GC-055")
def test_any_number_of_champions() -> None:
    """More than the slots hold."""
    m = scene(team(hired="1 2 4 5 6 7 8 9", hand="11 13 22", coins=9), team())
    play(m, "A:H11 A:H13 A:H22")
    assert len(seat(m, "A")["hired"]) == 11


@rule("GC-056", "GC-059", "GC-061", "GC-192")
def test_agent() -> None:
    """Three coins a level; a search then draws from the new deck, the hand stays."""
    m = scene(team(hand="1 2 3", coins=12), team(), decks=[[10, 11], [40, 41, 42, 43, 44, 45], [80, 81]])
    play(m, "A:AG")
    assert (seat(m, "A")["agent"], coins(m, "A"), hand(m, "A")) == (1, 9, [1, 2, 3])
    play(m, "A:S-1-2")
    assert hand(m, "A") == [3, 40, 42]
    play(m, "A:AG A:S-40")
    assert (seat(m, "A")["agent"], hand(m, "A")) == (2, [3, 42, 80])
    refused(m, "A:AG", "GC-059")


@rule("GC-057")
@pytest.mark.parametrize(("number", "price"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_price_of_the_stadium(number: int, price: int) -> None:
    """By round."""
    m = scene(team(coins=price), team(coins=price - 1), round=number)
    assert m.view(0)["costs"]["stadium"] == price
    refused(m, "B:ST", "GC-046")
    play(m, "A:ST")
    assert (seat(m, "A")["stadium"], coins(m, "A")) == (1, 0)


@rule("GC-058", "GC-059", "GC-060")
def test_stadium() -> None:
    """Silver, then gold, no more; it pays from the next round on."""
    m = scene(team(hand="1", coins=5), team(), round=5)
    play(m, "A:ST")
    assert (seat(m, "A")["stadium"], coins(m, "A")) == (1, 4)
    play(m, "A:ST")
    assert (seat(m, "A")["stadium"], coins(m, "A")) == (2, 3)
    refused(m, "A:ST", "GC-059")
    line_up(end_shopping(m))
    assert coins(play(m, "A:P"), "A") == 6


@rule("GC-063", "GC-076")
def test_train() -> None:
    """One attack upgrade, or two defence upgrades of one or two tokens."""
    m = scene(team("a2 a4 d1 d2", coins=3), team())
    assert {move for move in moves(m, "A") if move[0] == "T"} == {"TA2", "TD1.1", "TD1.2", "TD2.1", "TD2.3"} - {"TD1.1"}
    play(m, "A:TA2")
    assert (board(m, "A"), coins(m, "A")) == ("a3 a4 d1 d2", 2)
    play(m, "A:TD1.2")
    assert board(m, "A") == "a3 a4 d2 d3"
    play(m, "A:TD3.2")
    assert (board(m, "A"), coins(m, "A")) == ("a3 a4 d3 d4", 0)


@rule("GC-064")
def test_learn() -> None:
    """Two coins for an attack 1 or a defence -2."""
    m = scene(team(coins=4), team())
    play(m, "A:LA")
    assert (board(m, "A"), coins(m, "A")) == ("a1 a2 a4 d1", 2)
    play(m, "A:LD")
    assert (board(m, "A"), coins(m, "A")) == ("a1 a2 a4 d1 d2", 0)


@rule("GC-065", "GC-044")
def test_the_end_is_declared() -> None:
    """With coins left too; after it nothing can be done in this phase."""
    m = scene(team(hand="1"), team(hand="2", coins=0))
    play(m, "A:E")
    assert stage(m, "A") == "free"
    for move in ("LA", "E", "H1", "S-1"):
        refused(m, f"A:{move}", "GC-065", ludus.NotYourTurn)
    assert moves(m, "B") == {"E"}
    play(m, "B:E")
    assert phase(m) == "shopping"
    assert m.view(None)["round"] == 2


FULL_DEFENCE = "d1 d1 d1 d1 d2 d2 d2 d2"


@rule("GC-067", "GC-Q06")
@pytest.mark.parametrize(
    ("tokens", "hand", "move", "rule"),
    [
        ("a2 d1", "1 2 3", "S", "GC-067"),  # the hand is full
        ("a4 d1", "", "TA4", "GC-075"),
        ("a3 a4 a4 a4 d1", "", "TA3", "GC-074"),  # no attack 4 is left
        ("a1 a1 a1 a1", "", "LA", "GC-067"),
        (FULL_DEFENCE, "", "LD", "GC-067"),
        ("a2", "", "TD1.2", "GC-013"),
        ("a2 d4", "", "TD4", "GC-075"),
    ],
)
def test_an_action_that_changes_nothing_is_refused(tokens: str, hand: str, move: str, rule: str) -> None:
    """Nobody pays for nothing."""
    m = scene(team(tokens, hand=hand), team())
    assert move not in moves(m, "A")
    refused(m, f"A:{move}", rule)


@rule("GC-Q06", "GC-078")
def test_half_a_training() -> None:
    """With one possible upgrade the second is lost; with two, both must be named."""
    m = scene(team("d3"), team())
    assert {move for move in moves(m, "A") if move[0] == "T"} == {"TD3"}
    play(m, "A:TD3")
    assert board(m, "A") == "d4"
    m = scene(team("d1"), team())
    refused(m, "A:TD1", "GC-078")
    assert board(play(m, "A:TD1.2"), "A") == "d3"


@rule("GC-067")
def test_a_search_is_refused_when_nothing_can_come() -> None:
    """Deck and discards of the level are empty, others do not help."""
    m = scene(team(hand="1 2", agent=2), team(), decks=[[10], [40], []])
    assert "S" not in moves(m, "A")
    refused(m, "A:S", "GC-067")
    assert "S-1" in moves(m, "A")


@rule("GC-190", "GC-077", "GC-079", "GC-Q07")
def test_what_belongs_to_another_moment() -> None:
    """Answers to questions that nobody asked."""
    m = scene(team(hired="11", hand="1"), team())
    refused(m, "A:K11", "GC-190")
    refused(m, "A:+a2", "GC-063")
    refused(m, "A:-a2", "GC-079")
    refused(m, "A:O11.1", "GC-Q07")
    refused(m, "A:F01", "GC-020")


@rule("GC-193")
def test_hiring_only_from_the_hand() -> None:
    """Not from the deck, a discard pile or somebody else's hand."""
    m = scene(team(hand="1"), team(hand="2"), discards=[[3], [], []])
    for card in (2, 3, 4):
        refused(m, f"A:H{card}", "GC-193")
