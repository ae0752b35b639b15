"""The solo game (ledger 3.13)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import COMMONERS, cards, deal, engine_lines, fields, hand, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both


@rule("RG-200")
def test_solo_keeps_all_other_rules() -> None:
    """Powers, immunity, exact defeat and attack work as with several players."""
    m = lay_out("8D.AC.TC.9H.AS", enemy="JH", castle="QS", tavern="2C.3C.4C.5C.6C.7C", rest="lazaret")
    play(m, "A p 8D AC")
    assert engine_lines(m) == ["* draw A5", "* hit 18/20 JH shield 0 net 10"]
    assert hand(m, "A") == ["AS", "2C", "3C", "4C", "5C", "6C", "9H", "TC"]
    refused(m, "A d 9H", "RG-142")
    play(m, "A d 9H AS")
    shows(m, turn="A", step="1")
    play(m, "A p 2C")
    assert engine_lines(m)[-2:] == ["* hit 22/20 JH over", "* reveal QS"]
    refused(m, "A p 4C 5C", "RG-037")
    play(m, "A p 3C")
    shows(m, enemy="QS", damage=6, net=15)


@rule("RG-201")
def test_solo_setup() -> None:
    """Two flips, no Jester in any pile, hand limit 8."""
    for seed in range(40):
        m = deal(1, seed)
        here = fields(m)
        assert here["flips"] == "2"
        assert len(cards(here["hands"])) == 8
        assert sorted(cards(here["hands"]) + cards(here["tavern"])) == sorted(COMMONERS)


@rule("RG-201")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_flips_belong_to_solo(players: int) -> None:
    """Other tables have none."""
    m = deal(players, first="A")
    assert "f" not in moves(m, "A")
    refused(m, "A f", "RG-201")
    with pytest.raises(ludus.BadPosition):
        lay_out("2C" + "/-" * (players - 1), flips=1)


@rule("RG-202")
@pytest.mark.parametrize("step", ["1", "4"])
def test_flip_changes_the_hand(step: str) -> None:
    """The whole hand goes to the Lazaret, then eight cards are drawn from the top."""
    m = lay_out("2C.3C.TC", step=step, enemy="JH", flips=2, lazaret="9S", tavern="AC.4C.5C.6C.7C.8C.9C.2D.3D.4D")
    play(m, "A f")
    assert hand(m, "A") == ["AC", "2D", "4C", "5C", "6C", "7C", "8C", "9C"]
    assert pile(m, "tavern")[:2] == ["3D", "4D"]
    assert set(pile(m, "lazaret")[:3]) == {"2C", "3C", "TC"}
    assert pile(m, "lazaret")[3:] == ["9S"]
    assert engine_lines(m) == ["* draw A8"]
    shows(m, flips="1", step=step)


@rule("RG-202")
def test_flip_with_an_empty_hand() -> None:
    """Allowed; nothing is discarded."""
    m = play(lay_out("-", enemy="JH", flips=1, lazaret="9S"), "A f")
    assert len(hand(m, "A")) == 8
    shows(m, lazaret="9S", flips="0", step="1")


@rule("RG-202", "RG-R17")
@pytest.mark.parametrize(("tavern", "drawn"), [("5C.6C.7C", 3), ("5C.6C.7C.8C.9C.TC.2D.3D", 8), ("-", 0)])
def test_flip_with_a_short_tavern(tavern: str, drawn: int) -> None:
    """All of the Tavern if it holds fewer than eight; the hand is not drawn again."""
    m = lay_out("2C.3C", enemy="JH", castle="-", flips=2, tavern=tavern, rest="lazaret")
    play(m, "A f")
    assert sorted(hand(m, "A")) == sorted(cards(tavern))
    assert len(hand(m, "A")) == drawn
    shows(m, tavern="-")
    assert set(pile(m, "lazaret")[:2]) == {"2C", "3C"}


@rule("RG-203", "RG-R04")
@pytest.mark.parametrize("enemy", ["JC", "JD", "JH", "JS"])
def test_no_enemy_blocks_the_refill(enemy: str) -> None:
    """The refill is not the Diamonds power."""
    m = play(lay_out("2C.3C", enemy=enemy, flips=2), "A f")
    assert len(hand(m, "A")) == 8


@rule("RG-204")
def test_flip_leaves_the_fight_alone() -> None:
    """Immunity, damage, shield, sleeping shield and Table stay, and so does the step."""
    m = lay_out("2C.3C.TC", enemy="JS", table="4S/5C", flips=2)
    before = m.view(None)["enemy"]
    assert before == {
        "card": "JS",
        "health": 20,
        "health_left": 6,
        "damage": 14,
        "attack": 10,
        "shield": 0,
        "sleeping": 4,
        "net": 10,
        "immune": "S",
    }
    play(m, "A f")
    assert m.view(None)["enemy"] == before
    shows(m, table="4S/5C", step="1", turn="A")
    assert m.view(None)["turns"] == 1

    m = lay_out("2C.3C.TC", enemy="JS", table="4S/5C", flips=2, step="4")
    play(m, "A f")
    assert m.view(None)["enemy"] == before
    shows(m, step="4", turn="A")
    assert all(move == "f" or move.startswith("d ") for move in moves(m, "A"))


@rule("RG-205")
def test_two_flips_per_game() -> None:
    """A third one is refused; flipped Jesters enter no pile."""
    m = deal(1, 3)
    play(m, "A f")
    shows(m, flips="1")
    play(m, "A f")
    shows(m, flips="0")
    assert [event.facts for event in m.events(None) if event.kind == "flipped"] == [{"left": 1}, {"left": 0}]
    assert "f" not in moves(m, "A")
    refused(m, "A f", "RG-205")
    assert "X" not in m.position()["line"]
    with pytest.raises(ludus.BadPosition):
        lay_out("2C", flips=3)


@rule("RG-206")
def test_flip_before_playing() -> None:
    """At the start of step 1; then a card is played as usual."""
    m = lay_out("2C.3C", enemy="JH", flips=2, tavern="TC.5C.6C.7C.8C.9C.4C.AC")
    assert moves(m, "A") == {"p 2C", "p 3C", "f"}
    play(m, "A f")
    assert "p 5C" in moves(m, "A")
    assert "f" in moves(m, "A")
    play(m, "A p 5C")
    shows(m, damage=10, step="4")


@rule("RG-206")
def test_flip_before_paying() -> None:
    """At the start of step 4; then the attack is paid with the new hand."""
    m = play(lay_out("2C.TC", enemy="JH", flips=2, tavern="9C.8C.AC"), "A p 2C")
    assert moves(m, "A") == {"d TC", "f"}
    play(m, "A f")
    shows(m, step="4", net=10)
    play(m, "A d AC 9C")
    shows(m, step="1")


@rule("RG-206")
def test_no_flip_between_two_discards() -> None:
    """Discards are named together; a part of them is refused and leaves the hand whole."""
    m = lay_out("4C.7C.TC", enemy="JH", flips=2, step="4")
    refused(m, "A d 4C", "RG-142")
    play(m, "A d 4C 7C")
    shows(m, hands="TC", step="1", flips="2")


@rule("RG-206")
def test_no_flip_in_steps_2_and_3() -> None:
    """Play, powers and damage are one move; the flip comes after the draw and the hit."""
    m = play(lay_out("2D.TC", enemy="JH", flips=2, tavern="3C.4C.5C"), "A p 2D")
    assert hand(m, "A") == ["3C", "4C", "TC"]
    assert [event.kind for event in m.events(None)] == ["played", "drew", "drew", "hit"]
    assert "f" in moves(m, "A")


@rule("RG-207", "RG-R17")
@pytest.mark.parametrize("step", ["1", "4"])
def test_both_flips_in_one_moment(step: str) -> None:
    """One after the other."""
    m = lay_out("2C.TC", enemy="JH", flips=2, step=step)
    first, second = pile(m, "tavern")[:8], pile(m, "tavern")[8:16]
    play(m, "A f")
    assert sorted(hand(m, "A")) == sorted(first)
    play(m, "A f")
    assert sorted(hand(m, "A")) == sorted(second)
    assert set(pile(m, "lazaret")) == {"2C", "TC", *first}
    shows(m, step=step, flips="0")


@rule("RG-208", "RG-R17")
def test_no_moment_without_attack() -> None:
    """With net attack 0 the next question is already that of step 1."""
    m = play(lay_out("TS.2C", enemy="JH", flips=2), "A p TS")
    shows(m, step="1", net=0)
    assert moves(m, "A") == {"p 2C", "f"}
    assert m.view(None)["turns"] == 2


@rule("RG-209", "RG-R19")
@pytest.mark.parametrize(("step", "held"), [("1", "-"), ("4", "2C.3C"), ("4", "-")])
def test_flip_as_the_only_move_is_asked_for(step: str, held: str) -> None:
    """With a flip left the game goes on, and the player makes the move."""
    m = lay_out(held, step=step, enemy="JH", flips=1)
    assert not m.over
    assert moves(m, "A") == {"f"}
    play(m, "A f")
    shows(m, step=step, flips="0")
    assert not m.over


@rule("RG-209", "RG-147")
def test_doomed_player_with_a_flip_is_not_dead() -> None:
    """The test of step 4 waits for the last flip."""
    m = play(lay_out("5H.2C", enemy="JS", flips=1, tavern="AC.AD.AH.AS.2D.2H.2S.3C", rest="lazaret"), "A p 5H")
    assert not m.over
    assert moves(m, "A") == {"f"}
    play(m, "A f")
    assert not m.over
    m = play(lay_out("5H.2C", enemy="JS", flips=0), "A p 5H")
    assert engine_lines(m)[-1] == "* end loss A cannot pay 10"


@rule("RG-209", "RG-R17", "RG-R19")
@pytest.mark.parametrize(("flips", "over"), [(2, False), (1, True)])
def test_flip_on_an_empty_tavern(flips: int, over: bool) -> None:
    """Still the only legal move; with the last flip gone the game is lost."""
    m = lay_out("2C.3C", step="4", enemy="JH", castle="-", flips=flips, tavern="-", rest="lazaret")
    assert moves(m, "A") == {"f"}
    play(m, "A f")
    assert m.over is over
    if over:
        assert engine_lines(m) == ["* end loss A cannot pay 10"]
    else:
        assert moves(m, "A") == {"f"}
        assert engine_lines(play(m, "A f")) == ["* end loss A cannot pay 10"]


@rule("RG-209", "RG-222")
def test_last_flip_without_cards_in_step_1() -> None:
    """An empty hand, an empty Tavern and no flip left: the game is lost."""
    m = lay_out("2C.3C", enemy="JH", castle="-", flips=1, tavern="-", rest="lazaret")
    assert not m.over
    play(m, "A f")
    assert engine_lines(m) == ["* end loss A cannot act"]


@rule("RG-209", "RG-147")
def test_flip_that_does_not_help() -> None:
    """The new hand cannot pay either."""
    m = lay_out("2C", step="4", enemy="JH", castle="-", flips=1, tavern="AC.2D.3C", rest="lazaret")
    assert engine_lines(play(m, "A f")) == ["* draw A3", "* end loss A cannot pay 10"]


@rule("RG-210")
def test_turns_follow_one_another() -> None:
    """After step 4 the same player begins the next turn; yielding is not allowed."""
    m = play(lay_out("2C.3C.TC", enemy="JH", flips=0), "A p 2C", "A d TC")
    shows(m, turn="A", step="1")
    assert moves(m, "A") == {"p 3C"}
    refused(m, "A y", "RG-057")


@rule("RG-210", "RG-222")
def test_solo_loss_with_an_empty_hand() -> None:
    """No card, no flip, no yield: the game is lost as the turn begins."""
    m = play(lay_out("2C.TC", enemy="JH", flips=0), "A p 2C", "A d TC")
    assert engine_lines(m)[-1] == "* end loss A cannot act"


@rule("RG-211", "RG-E20")
@pytest.mark.parametrize(("flips", "grade"), [(2, "gold"), (1, "silver"), (0, "bronze")])
def test_grades(flips: int, grade: str) -> None:
    """0 flips used gold, 1 silver, 2 bronze."""
    m = play(lay_out("TC", enemy="KH", castle="-", table="TD/TS", flips=flips), "A p TC")
    assert m.outcome is not None
    assert m.outcome.detail["grade"] == grade
    assert m.outcome.detail["flips_used"] == 2 - flips
    assert engine_lines(m)[-1] == f"* end win {grade}"


@rule("RG-211")
def test_flips_lower_the_grade() -> None:
    """Counted as they are used."""
    m = lay_out("2C", enemy="KH", castle="-", table="TD/TS", flips=2, tavern="TC.3D.4D.5D.6D.7D.8D.9D")
    play(m, "A f", "A p TC")
    assert engine_lines(m)[-1] == "* end win silver"


@rule("RG-211")
def test_defeat_has_no_grade() -> None:
    """Even with flips counted."""
    m = play(lay_out("2C", enemy="KH", castle="-", flips=0), "A p 2C")
    assert m.outcome is not None
    assert m.outcome.detail["grade"] is None
    assert m.outcome.winners == ()


@rule("RG-R05")
def test_no_grade_with_solo_yield() -> None:
    """A victory with the option on has no grade."""
    m = lay_out("TC", enemy="KH", castle="-", table="TD/TS", flips=2, options={"solo_yield": "on"})
    play(m, "A p TC")
    assert m.outcome is not None
    assert m.outcome.winners == (0,)
    assert m.outcome.detail["grade"] is None
    assert engine_lines(m)[-1] == "* end win"
