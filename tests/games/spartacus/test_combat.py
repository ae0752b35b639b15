"""A bout: rounds, movement, attacks, wounds, defeat, re-rolls, sets (specification 3.7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import ludus
from ludus import Match
from ludus.games.spartacus.deck import deck, spaces
from ludus.games.spartacus.phases.gear import sets
from ludus.games.spartacus.phases.wounds import wounds_of
from tests.kit.records import same_after_replay
from tests.kit.rules import rule

from .sand import compared, defeat, dice, fight, lost, side, space
from .table import (
    MARKET,
    arena,
    asked_when,
    assets,
    facts_of,
    house,
    influences,
    moves,
    phase,
    play,
    printed_dice,
    refused,
    stage,
    view,
)

pytestmark = pytest.mark.both

FIGHTERS = [card for card in MARKET if card[:2] in ("GL", "SL")]


def entered(one: str, two: str, rolls: str = "", stall: str = "10") -> Match:
    """A bout from its very beginning."""
    houses = [house(assets=one), house("SOL", assets=two), house("TUL")]
    m = arena(*houses, host="C", dice=rolls, options={"stall_rounds": stall})
    play(m, f"C invite A; A enter {one}; C invite B; B enter {two}")
    return play(m, "A bet; B bet; C bet")


# --- Dice and rounds -------------------------------------------------------------------------------


@rule("SP-500", "SP-012", "SP-004")
@pytest.mark.parametrize("card", FIGHTERS)
def test_a_fighter_starts_with_its_dice(card: str) -> None:
    """As many as its attack, defence and speed; at least one of each."""
    other = "GL01b" if card != "GL01b" else "GL01a"
    m = entered(card, other)
    assert dice(m, "A") == printed_dice(card)
    assert min(printed_dice(card)) >= 1
    assert int(m.state.bout.health(0)) == sum(printed_dice(card))  # type: ignore[attr-defined]


@rule("SP-501", "SP-502", "SP-503")
def test_a_round() -> None:
    """Initiative, the first fighter, the second one, then the next round."""
    m = entered("GL01a", "GL02a", "6 6 1 1 1 2 2 6 6 6")
    assert facts_of(m, "initiative") == [{"who": None, "rolls": [[0, 6, 6], [1, 1, 1, 1]]}]
    assert (asked_when(m), view(m, None)["arena"]["sums"]) == (("A", "order"), [12, 3])
    play(m, "A first")
    assert asked_when(m) == ("A", "act")
    play(m, "A d2")
    assert asked_when(m) == ("B", "act")
    play(m, "B d6")
    assert (view(m, None)["arena"]["round"], asked_when(m)) == (2, ("B", "order"))


@rule("SP-502")
def test_the_higher_sum_wins_the_initiative() -> None:
    """Not the higher die; all speed dice that are left are rolled, a tie again by both."""
    m = entered("GL01a", "GL02a", "6 1 3 3 2 5 5 4 3 3 1 1 4 4 4")
    rolls = [each["rolls"] for each in facts_of(m, "initiative")]
    assert rolls == [[[0, 6, 1], [1, 3, 3, 2]]]
    assert asked_when(m) == ("B", "order")
    m = entered("GL01a", "GL02a", "5 5 4 3 3 1 1 4 4 4")
    rolls = [each["rolls"] for each in facts_of(m, "initiative")]
    assert rolls == [[[0, 5, 5], [1, 4, 3, 3]], [[0, 1, 1], [1, 4, 4, 4]]]
    m = play(fight("GL01a", "GL02a", second=True, left="3 2 1 2 2 2", dice="1 6 6"), "B stay")
    assert facts_of(m, "initiative")[0]["rolls"] == [[0, 1], [1, 6, 6]]


@rule("SP-503")
@pytest.mark.parametrize(("choice", "order"), [("first", "BA"), ("second", "AB")])
def test_the_winner_chooses_the_order(choice: str, order: str) -> None:
    """This round only."""
    m = play(entered("GL01a", "GL02a", "1 1 6 6 6 6 6 1 1 1"), f"B {choice}")
    assert asked_when(m) == (order[0], "act")
    play(m, f"{order[0]} stay")
    assert asked_when(m) == (order[1], "act")
    refused(m, f"{order[0]} stay", "SP-504")
    play(m, f"{order[1]} stay")
    assert asked_when(m) == ("A", "order")
    refused(m, "B first", "SP-503")


@rule("SP-504", "SP-Q21")
def test_move_then_attack() -> None:
    """After it the movement is spent, and the other one acts."""
    m = play(fight("GL01a", "GL02a", at="d1 d4", dice="1 1 1 6 6"), "A d3 x")
    assert (space(m, "A"), asked_when(m)) == ("d3", ("B", "act"))


@rule("SP-504", "SP-Q21")
def test_attack_then_move() -> None:
    """The whole movement is left after an attack on the spot."""
    m = play(fight("GL01a", "GL02a", dice="1 1 1 6 6"), "A x")
    assert asked_when(m) == ("A", "step")
    assert {"step d3", "step d1", "step b2", "step c3"} <= {*moves(m, "A")}
    play(m, "A step d1")
    assert (space(m, "A"), asked_when(m)) == ("d1", ("B", "act"))


@rule("SP-504")
def test_attack_then_move_in_one_line() -> None:
    """`x d1` as the specification writes it; whatever others decide meanwhile, nobody is asked again."""
    m = play(fight("GL01a", "GL02a", dice="6 5 1 4 4"), "A x d1")
    assert (asked_when(m), view(m, None)["arena"]["attack"]["later"]) == (("B", "lose"), "d1")
    assert ludus.from_position("spartacus", m.position()).position() == m.position()
    assert m.game.position(m.state.clone()) == m.game.position(m.state)
    play(m, "B lose a1 d0 s1")
    assert (space(m, "A"), asked_when(m), m.steps[0].move) == ("d1", ("B", "act"), "x d1")
    same_after_replay(m)
    m = play(fight("GL01a", "GL02a", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x d1")
    assert (defeat(m), m.position()["bout"]["later"]) == ("B surrender", -1)
    m = play(fight("GL01a", "GL02a", dice="1 1 1 6 6"), "A x stay")
    assert (space(m, "A"), asked_when(m), m.steps[0].move) == ("d3", ("B", "act"), "x d3")


@rule("SP-506", "SP-510", "SP-521")
def test_a_movement_said_too_early() -> None:
    """It must be in reach when it is said, and again when it comes to it."""
    m = fight("GL01a", "GL02a", dice="1 1 1 6 6")
    for far in ("x a4", "x d4"):  # four steps away; the opponent's space
        refused(m, f"A {far}", "SP-506")
    refused(fight("GL01a", "GL02a", at="d1 d4"), "A x d2", "SP-510")
    m = play(fight("GL01a", "GL11", left="3 2 2 3 3 3", dice="1 1 1 5 5 5"), "A x d1; A lose a0 d0 s1")
    assert (space(m, "A"), asked_when(m)) == ("d3", ("A", "step"))
    play(m, "A d2")
    assert (space(m, "A"), asked_when(m)) == ("d2", ("B", "act"))


@rule("SP-505", "SP-Q21")
def test_neither_is_a_duty() -> None:
    """Stay, move only, attack only."""
    m = fight("GL01a", "GL02a", dice="1 1 1 6 6")
    assert moves(m, "A")[0] == "d3"
    play(m, "A stay")
    assert (space(m, "A"), asked_when(m), compared(m)) == ("d3", ("B", "act"), [])
    m = play(fight("GL01a", "GL02a", dice="1 1 1 6 6"), "A x; A stay")
    assert (space(m, "A"), asked_when(m)) == ("d3", ("B", "act"))


def walk(start: str, steps: int, rival: str) -> set[str]:
    """Spaces within so many steps, by the neighbours of the file alone."""
    near = deck().near
    reached = {start}
    for _ in range(steps):
        reached |= {spaces()[there] for here in reached for there in near[spaces().index(here)]} - {rival}
    return reached


@rule("SP-506", "SP-507", "SP-Q20")
@pytest.mark.parametrize("at", ["d1 d7", "d1 d2", "a1 b2", "d4 d5", "g4 f4", "c3 d3"])
@pytest.mark.parametrize("speed", [1, 2, 4])
def test_movement(at: str, speed: int) -> None:
    """As many steps as speed dice, never through the opponent or over the edge."""
    m = fight("GL05", "GL02a", at=at, left=f"4 4 {speed} 2 2 3")
    start, rival = at.split()
    listed = {move for move in moves(m, "A") if not move.endswith(" x")}
    assert listed == walk(start, speed, rival)
    for name in sorted({*spaces()} - listed)[:3]:
        refused(m, f"A {name}", "SP-506")
    refused(m, f"A {rival}", "SP-506")


@rule("SP-507", "SP-Q20")
def test_the_way_around_an_opponent() -> None:
    """D3 is two steps from d1, but three when the opponent stands on d2."""
    assert "d3" in moves(fight("GL01a", "GL02a", at="d1 d7"), "A")
    m = fight("GL01a", "GL02a", at="d1 d2")
    refused(m, "A d3", "SP-506")
    refused(m, "A d2", "SP-506")


@rule("SP-508")
def test_one_attack_per_round() -> None:
    m = play(fight("GL01a", "GL02a", dice="1 1 1 6 6"), "A x")
    assert all(move.startswith("step ") for move in moves(m, "A"))
    refused(m, "A x", "SP-504")
    refused(m, "A d2 x", "SP-504")


# --- Attacks ---------------------------------------------------------------------------------------


@rule("SP-510")
@pytest.mark.parametrize(("at", "legal"), [("d3 d4", True), ("d3 c3", True), ("d3 e3", True), ("d3 d5", False)])
def test_an_attack_needs_a_neighbour(at: str, legal: bool) -> None:
    m = fight("GL01a", "GL02a", at=at, left="3 2 1 2 2 3")
    assert ("d3 x" in moves(m, "A")) is legal
    if not legal:
        refused(m, "A x", "SP-510")
        assert "d4 x" in moves(m, "A")


@rule("SP-511", "SP-512")
def test_both_roll_all_their_dice() -> None:
    """Those that are left; the lines are listed from the highest down."""
    m = play(fight("GL05", "GL07", left="3 4 4 3 2 5", dice="2 6 4 1 5"), "A x")
    assert facts_of(m, "struck") == [
        {"who": 0, "attack": "x", "by_speed": False, "red": [6, 4, 2], "black": [5, 1]},
    ]


@rule("SP-512", "SP-513", "SP-514", "SP-515")
@pytest.mark.parametrize(
    ("red", "black", "wounds"),
    [
        ("6", "5", 1),
        ("5", "5", 0),
        ("4", "5", 0),
        ("6 2", "6 1", 1),
        ("6 5 4", "6 5 4", 0),
        ("6 5 4", "5 4 3", 3),
        ("6 5 2", "5 4 3", 2),
        ("3 3", "6", 1),
        ("6 2 1", "6", 0),
        ("6 3 2", "5", 2),
        ("1 1 1 1", "1", 0),
        ("5 4", "4 3 2 1", 2),
        ("3", "3 3 3 3", 0),
        ("6 6 6 6 6 6", "1", 6),
    ],
)
def test_comparison(red: str, black: str, wounds: int) -> None:
    """Pair by pair from the top, equal is none; without a partner 3 is enough."""
    lines = [[int(die) for die in line.split()] for line in (red, black)]
    assert wounds_of(lines[0], lines[1], False) == wounds
    sizes = [len(line) for line in lines]
    m = fight("GL01a", "GL02a", left=f"{sizes[0]} 2 2 2 {sizes[1]} 6", dice=f"{red} {black}")
    play(m, "A x")
    assert compared(m) == [wounds]


@rule("SP-512", "SP-513", "SP-514", "SP-515")
def test_the_comparison_by_definition() -> None:
    """All rolls of three against two dice, computed independently."""
    for rolled in product(range(1, 7), repeat=5):
        red, black = sorted(rolled[:3], reverse=True), sorted(rolled[3:], reverse=True)
        paired = sum(attack > defence for attack, defence in zip(red, black))
        assert wounds_of(red, black, False) == paired + (red[2] > 2)


# --- Wounds ----------------------------------------------------------------------------------------


@rule("SP-520", "SP-522")
def test_the_wounded_one_chooses_its_dice() -> None:
    """Any mix of colours that leaves one of each."""
    m = play(fight("GL01a", "GL02a", dice="6 5 1 4 4"), "A x")
    assert (asked_when(m), compared(m)) == (("B", "lose"), [2])
    assert sorted(moves(m, "B")) == sorted(
        ["lose a0 d0 s2", "lose a0 d1 s1", "lose a1 d0 s1", "lose a1 d1 s0"],
    )
    refused(m, "B lose a2 d0 s0", "SP-522")
    refused(m, "B lose a1 d0 s0", "SP-522")
    refused(m, "B lose a1 d1 s1", "SP-522")
    play(m, "B lose a1 d0 s1")
    assert (dice(m, "B"), lost(m, "B")) == ([1, 2, 2], [[1, 0, 1]])


@rule("SP-520", "SP-521")
def test_lost_dice_are_gone_at_once() -> None:
    """In the action that still comes in this round, and for the rest of the bout."""
    m = play(fight("GL01a", "GL02a", dice="6 5 1 4 4 6 1 1"), "A x; B lose a0 d0 s2; A stay")
    assert {move for move in moves(m, "B") if not move.endswith("x")} == walk("d4", 1, "d3")
    play(m, "B x")
    assert facts_of(m, "struck")[-1]["red"] == [6, 1]
    m = play(fight("GL01a", "GL02a", dice="6 5 1 4 4 6 1 1"), "A x; B lose a1 d1 s0; A stay; B x")
    assert facts_of(m, "struck")[-1]["red"] == [6]


@rule("SP-522")
def test_losses_without_a_choice() -> None:
    """Nobody is asked where only one way is left."""
    m = play(fight("GL01a", "GL02a", left="3 2 2 1 3 1", dice="6 5 1 1 1 1"), "A x")
    assert (dice(m, "B"), stage(m)) == ([1, 1, 1], "step")


def after_wounds(left: list[int], wounds: int) -> tuple[str, list[int]]:
    """Who falls how, and the dice that a fighter keeps of these, after so many wounds from six dice."""
    rolled = "6 " * wounds + "1 " * (6 - wounds) + "1 " * left[1]
    m = play(fight("GL01a", "GL02a", left=f"6 4 4 {left[0]} {left[1]} {left[2]}", dice=rolled), "A x")
    if stage(m) == "lose":
        play(m, f"B {moves(m, 'B')[0]}")
    return defeat(m), [number - gone for number, gone in zip(left, lost(m, "B")[0])]


@rule("SP-523", "SP-524", "SP-525", "SP-530", "SP-531", "SP-532", "SP-Q29")
@pytest.mark.parametrize("left", [[1, 1, 1], [2, 1, 1], [1, 1, 3], [2, 2, 1], [2, 2, 2], [3, 1, 2]])
@pytest.mark.parametrize("wounds", range(1, 7))
def test_the_kind_of_defeat_follows_from_the_dice(left: list[int], wounds: int) -> None:
    """With T dice and w wounds."""
    rest = sum(left) - wounds
    fell, after = after_wounds(left, wounds)
    assert fell == {2: "B surrender", 1: "B injury"}.get(rest, "" if rest >= 3 else "B decapitation")
    assert sum(after) == max(rest, 0)
    assert after.count(0) == min(3, max(0, 3 - rest))
    assert all(number > 0 for number in after) or max(after) <= 1


@rule("SP-524")
def test_wounds_beyond_the_last_die() -> None:
    """Six wounds against three dice take three."""
    m = play(fight("GL01a", "GL02a", left="6 4 4 1 1 1", dice="6 6 6 6 6 6 1"), "A x")
    assert (defeat(m), lost(m, "B")) == ("B decapitation", [[1, 1, 1]])


# --- Defeat ----------------------------------------------------------------------------------------


@rule("SP-530", "SP-531", "SP-532")
@pytest.mark.parametrize(
    ("rolled", "fell", "home"),
    [("6 1 1 1", "B surrender", "GL02a"), ("6 3 1 1", "B injury", "GL02a!"), ("6 3 3 1", "B decapitation", "")],
)
def test_three_kinds_of_defeat(rolled: str, fell: str, home: str) -> None:
    """One, two or three colours gone; the bout ends."""
    m = play(fight("GL01a", "GL02a", left="3 2 2 1 1 1", dice=rolled), "A x")
    assert (defeat(m), assets(m, "B")) == (fell, home)
    assert (stage(m) == "verdict") is (fell != "B decapitation")


@rule("SP-533", "SP-535")
def test_the_winner_goes_home_whole() -> None:
    """Ready, with all its dice in the next bout, however many it has lost."""
    m = play(fight("GL01a", "GL02a", left="3 1 1 1 1 1", dice="6 1 1 1"), "A x; C up")
    assert (assets(m, "A"), assets(m, "B"), phase(m)) == ("GL01a+", "GL02a", "upkeep")
    houses = [house(assets="GL01a+"), house("SOL", assets="GL02a"), house("TUL")]
    again = play(arena(*houses, host="C"), "C invite A; A enter GL01a; C invite B; B enter GL02a; A bet; B bet; C bet")
    assert dice(again, "A") == [3, 2, 2]


@rule("SP-534", "SP-Q19")
def test_a_counter_wound_comes_after_the_defenders_wounds() -> None:
    """Agron loses his die first, then his attacker loses one."""
    m = play(fight("GL01a", "GL11", left="3 2 2 3 3 3", dice="6 1 1 3 3 3"), "A x")
    assert asked_when(m) == ("B", "lose")
    refused(m, "A lose a1 d0 s0", "SP-520")
    play(m, "B lose a1 d0 s0")
    assert asked_when(m) == ("A", "lose")
    play(m, "A lose a1 d0 s0")
    assert (dice(m, "A"), dice(m, "B")) == ([2, 2, 2], [2, 3, 3])
    assert asked_when(m) == ("A", "step")


@rule("SP-534", "SP-Q19")
def test_a_fallen_defender_does_not_strike_back() -> None:
    """Though three of his dice are equal."""
    m = play(fight("GL01a", "GL11", left="3 1 1 1 3 1", dice="6 6 6 3 3 3"), "A x")
    assert (defeat(m), lost(m, "A")) == ("B surrender", [])


@rule("SP-534", "SP-523")
def test_an_attacker_may_fall_by_a_counter_wound() -> None:
    """Then the defender has won."""
    m = play(fight("GL01a", "GL11", left="1 1 1 3 4 3", dice="1 5 5 5 1"), "A x")
    assert (defeat(m), influences(m)) == ("A surrender", [4, 5, 4])


@rule("SP-535")
def test_fighting_exhausts_nobody() -> None:
    m = play(fight("GL01a WE01a", "GL02a AR01a", left="3 2 2 1 1 1", dice="6 1 1 1"), "A x; A rr -; B rr -")
    assert (assets(m, "A"), assets(m, "B")) == ("GL01a+ WE01a", "GL02a AR01a")


# --- Stalemate -------------------------------------------------------------------------------------


def quiet(rounds: int, left: str, rolled: str = "") -> Match:
    """The last action of a round after so many without any attack."""
    return fight("GL01a", "GL02a", second=True, left=left, bout={"quiet": rounds}, dice=rolled)


@rule("SP-536", "SP-Q43")
@pytest.mark.parametrize(("left", "fell"), [("3 2 2 2 2 2", "B surrender"), ("1 1 4 3 2 2", "A surrender")])
def test_ten_rounds_without_an_attack(left: str, fell: str) -> None:
    """The fighter with fewer dice surrenders."""
    m = play(quiet(8, left), "B d5")
    assert (defeat(m), view(m, None)["arena"]["quiet"]) == ("", 9)
    m = play(quiet(9, left), "B d5")
    assert (defeat(m), stage(m)) == (fell, "verdict")


@rule("SP-536")
@pytest.mark.parametrize(
    ("rolled", "fell"), [("3 5", "A surrender"), ("5 3", "B surrender"), ("4 4 6 1", "B surrender")]
)
def test_a_stalemate_of_equals(rolled: str, fell: str) -> None:
    """The lower roll surrenders, equal ones are rolled again."""
    m = play(quiet(9, "3 2 2 2 2 3", rolled), "B d5")
    assert defeat(m) == fell
    assert len(facts_of(m, "rolled")) == len(rolled.split()) // 2


@rule("SP-536")
def test_an_attack_ends_the_quiet_rounds() -> None:
    """They must come one after the other; an attack without a wound is one."""
    m = play(quiet(9, "3 2 2 2 2 3", "1 1 6 6"), "B x; B stay")
    assert (defeat(m), view(m, None)["arena"]["quiet"]) == ("", 0)
    m = play(fight("GL01a", "GL02a", bout={"quiet": 9}, dice="1 1 1 6 6"), "A x; A stay; B stay")
    assert view(m, None)["arena"]["quiet"] == 0


@rule("SP-536", "SP-812")
def test_a_whole_stalemate() -> None:
    """Two rounds from the start, both stand still."""
    m = entered("GL01a", "GL02a", "6 6 1 1 1 6 6 1 1 1 2 5", stall="2")
    play(m, "A first; A stay; B stay; A first; A stay")
    assert defeat(m) == ""
    play(m, "B stay")
    assert defeat(m) == "A surrender"


# --- Re-rolls --------------------------------------------------------------------------------------


@rule("SP-516", "SP-540", "SP-541", "SP-542")
def test_rerolls_of_both_sides() -> None:
    """After the roll, before comparing, at the same time, one's own dice only."""
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 6 5"), "A x")
    assert (asked_when(m), compared(m)) == (("AB", "reroll"), [])
    assert moves(m, "A") == ["rr -", "rr 6", "rr 4", "rr 1"]
    assert moves(m, "B") == ["rr -", "rr 5", "rr 2"]
    refused(m, "A rr 5", "SP-541")
    refused(m, "B rr 6", "SP-541")
    play(m, "B rr 2")
    assert (asked_when(m), compared(m)) == (("A", "reroll"), [])
    play(m, "A rr 1")
    assert facts_of(m, "rerolled") == [
        {"who": 0, "line": "red", "old": 1, "die": 6},
        {"who": 1, "line": "black", "old": 2, "die": 5},
    ]
    assert compared(m) == [3]


@rule("SP-516")
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_reroll_waits_for_that_of_the_other_side(first: str) -> None:
    """The one who decides later knows neither the choice nor the new dice of the other; then all is revealed."""
    choices = {"A": "A rr 1", "B": "B rr 2"}
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 6 5"), "A x")
    lying = view(m, None)["arena"]["attack"]
    play(m, choices.pop(first))
    for observer in ("A", "B", "C", None):
        assert view(m, observer)["arena"]["attack"] == lying
        assert any(text.startswith("rr") for text in did(m, observer)) == (observer == first)
    assert facts_of(m, "rerolled") == []
    (last,) = choices.values()
    play(m, last)
    assert compared(m) == [3]
    for observer in ("A", "B", "C", None):
        assert sorted(text for text in did(m, observer) if text.startswith("rr")) == ["rr 1", "rr 2"]


def did(m: Match, observer: str | None) -> list[str]:
    """Decisions that an observer has heard of."""
    seat = None if observer is None else "ABC".index(observer)
    return [event.facts["move"] for event in m.events(seat) if event.kind == "did"]


@rule("SP-516")
def test_a_reroll_that_waits_can_be_taken_back_and_written_down() -> None:
    """Nobody has seen it; a position and a record keep it."""
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 6 5"), "A x; B rr 2")
    assert m.undo(1) == "rr 2"
    assert asked_when(m) == ("AB", "reroll")
    play(m, "B rr 5")
    again = ludus.from_position("spartacus", m.position(), 1, [6, 5])
    for each in (m, same_after_replay(m), again):
        play(each, "A rr 1")
        assert facts_of(each, "rerolled")[-1] == {"who": 1, "line": "black", "old": 5, "die": 5}


@rule("SP-516")
def test_who_alone_can_roll_again_does_so_at_once() -> None:
    """There is nobody to wait for."""
    m = play(fight("GL01a WE01a", "GL02a", dice="6 4 1 5 2 6"), "A x; A rr 1")
    assert "rr 1" in did(m, None)
    assert compared(m) == [3]


@rule("SP-516", "SP-Q42")
def test_a_house_that_has_left_keeps_nobody_waiting() -> None:
    """It rolls nothing again."""
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 6"), "A x; A rr 1; B resign")
    assert [each["who"] for each in facts_of(m, "rerolled")] == [0]
    assert compared(m) == [3]


@rule("SP-540")
def test_a_reroll_is_no_duty() -> None:
    m = play(fight("GL01a WE01a", "GL02a", dice="6 4 1 5 2"), "A x; A rr -")
    assert (facts_of(m, "rerolled"), compared(m)) == ([], [2])


@rule("SP-541")
def test_the_new_die_counts_even_if_worse() -> None:
    """Also for the die that was best."""
    m = play(fight("GL01a WE01a", "GL02a", dice="6 1 1 5 2 1"), "A x; A rr 6")
    assert compared(m) == [0]


@rule("SP-542")
def test_every_own_attack_and_defence() -> None:
    """A sword works at every attack of its owner, a helmet at every defence, and never the other way."""
    m = fight("GL01a WE01a", "GL02a AR01a", dice="1 1 1 6 6 1 1 6 6")
    play(m, "A x; A rr -; B rr -; A stay; B x")
    assert asked_when(m) == ("B", "step")
    play(m, "B stay")
    letter = asked_when(m)[0]
    play(m, f"{letter} {'first' if letter == 'A' else 'second'}; A x")
    assert asked_when(m) == ("AB", "reroll")


@pytest.fixture
def skilled_swordsman() -> Iterator[None]:
    """A Thracian who re-rolls an attack die by himself: no printed fighter has two sources."""
    skills, timings = deck().skills, deck().timings
    card, sword = MARKET.index("GL01a"), MARKET.index("WE01a")
    before = skills[card], timings[card]
    skills[card], timings[card] = skills[sword], timings[sword]
    yield
    skills[card], timings[card] = before


@rule("SP-543", "SP-Q23")
@pytest.mark.usefixtures("skilled_swordsman")
def test_two_sources_on_one_die() -> None:
    """Each once per roll, and the same die may be taken again."""
    m = play(fight("GL01a WE01a", "GL02a", dice="6 4 1 5 2 2 5"), "A x; A rr 1")
    assert asked_when(m) == ("A", "reroll")
    play(m, "A rr 2")
    assert [(each["old"], each["die"]) for each in facts_of(m, "rerolled")] == [(1, 2), (2, 5)]
    assert compared(m) == [3]


@rule("SP-516", "SP-543")
@pytest.mark.usefixtures("skilled_swordsman")
def test_a_second_source_comes_after_both_have_rolled_again() -> None:
    """The first re-rolls of both sides together, then the second of the one who has it."""
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 2 6 5"), "A x; A rr 1")
    assert asked_when(m) == ("B", "reroll")
    play(m, "B rr 2")
    assert asked_when(m) == ("A", "reroll")
    play(m, "A rr 2")
    assert [(each["old"], each["die"]) for each in facts_of(m, "rerolled")] == [(1, 2), (2, 6), (2, 5)]
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2"), "A x; A rr -; B rr -")
    assert compared(m) == [2]


# --- Sets ------------------------------------------------------------------------------------------


@rule("SP-545", "SP-546", "SP-547", "SP-Q24")
@pytest.mark.parametrize(
    ("line", "pairs", "threes"),
    [
        ([6, 5, 4], 0, 0),
        ([5, 5, 4], 1, 0),
        ([5, 5, 5], 1, 1),
        ([5, 5, 5, 5], 2, 1),
        ([2, 2, 1, 1], 2, 0),
        ([6, 6, 6, 6, 6], 2, 1),
        ([6, 6, 6, 3, 3, 3], 2, 2),
        ([4, 4, 4, 4, 4, 4], 3, 2),
        ([], 0, 0),
    ],
)
def test_sets_of_equal_dice(line: list[int], pairs: int, threes: int) -> None:
    """Every die counts for one set; three are one pair, four are two."""
    assert (sets(line, 2), sets(line, 3)) == (pairs, threes)


@rule("SP-517")
def test_sets_are_counted_after_rerolls() -> None:
    """A pair that comes with the re-roll counts, one that goes with it does not."""
    m = play(fight("GL05 WE01a", "GL02a", left="3 4 4 2 3 3", dice="5 4 3 6 6 6 4"), "A x; A rr 3")
    assert [each["wounds"] for each in facts_of(m, "added")] == [1]
    m = play(fight("GL05 WE01a", "GL02a", left="3 4 4 2 3 3", dice="4 4 3 6 6 6 5"), "A x; A rr 4")
    assert facts_of(m, "added") == []


@rule("SP-545", "SP-546", "SP-547")
def test_every_pair_works() -> None:
    """Spartacus adds a wound for each of two pairs, one for three equal dice."""
    for rolled, extra in (("2 2 1 1", 2), ("3 3 3 1", 1), ("4 4 4 4", 2), ("4 3 2 1", 0)):
        m = play(fight("GL05", "GL07", left="4 4 4 3 4 5", dice=f"{rolled} 6 5 6 5"), "A x")
        assert sum(each["wounds"] for each in facts_of(m, "added")) == extra
        assert side(m, "A")["used"] is False
