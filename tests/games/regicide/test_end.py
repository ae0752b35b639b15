"""The end of the game (ledger 3.14)."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import deal, engine_lines, lay_out, moves, play, refused, shows

pytestmark = pytest.mark.both


@rule("RG-220", "RG-002")
@pytest.mark.parametrize("held", ["TC.2C", "TC"])
@pytest.mark.parametrize("table", ["TD/TS", "TD/TH/9H"])
def test_victory(held: str, table: str) -> None:
    """The last King falls, exactly or not, with cards left or without; nobody pays."""
    m = play(lay_out(f"{held}/-/5D", enemy="KH", castle="-", table=table), "A p TC")
    assert m.over
    assert m.to_act == ()
    assert m.outcome is not None
    assert m.outcome.winners == (0, 1, 2)
    assert m.outcome.scores == (1.0, 1.0, 1.0)
    assert m.outcome.detail["enemies_defeated"] == 12
    assert engine_lines(m)[-1] == "* end win"
    assert m.view(None)["enemy"] is None
    shows(m, step="won", enemy="-", castle="-")
    refused(m, "A p 2C", "RG-220", ludus.NotYourTurn)
    refused(m, "B y", "RG-220", ludus.NotYourTurn)


@rule("RG-220")
def test_only_the_last_king_ends_the_game() -> None:
    """A King with another one below him does not."""
    m = play(lay_out("TC.2C/-", enemy="KH", castle="KD", table="TD/TS", rest="lazaret"), "A p TC")
    assert not m.over
    shows(m, enemy="KD", turn="A", step="1")


@rule("RG-221", "RG-002", "RG-140")
@pytest.mark.parametrize("turn", "ABC")
def test_defeat_by_an_attack(turn: str) -> None:
    """If any player cannot pay, all lose together."""
    hands = {"A": "2H.9C/TD.TH/TS.KC", "B": "TD.TH/2H.9C/TS.KC", "C": "TD.TH/TS.KC/2H.9C"}[turn]
    m = play(lay_out(hands, turn=turn, enemy="JS"), f"{turn} p 2H")
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == ()
    assert len(set(m.outcome.scores)) == 1
    assert m.outcome.detail["lost_by"] == turn
    assert m.outcome.detail["cause"] == "cannot pay"
    assert engine_lines(m)[-1] == f"* end loss {turn} cannot pay 10"
    shows(m, step="cannot-pay", hands=hands.replace("2H.", ""))
    refused(m, f"{turn} d 9C", "RG-221", ludus.NotYourTurn)


@rule("RG-221", "RG-140")
def test_defeat_is_recorded_with_the_net_attack() -> None:
    """What could not be paid is the attack less the shield."""
    m = play(lay_out("2S.3C/-", enemy="JH", table="3S"), "A p 2S")
    assert engine_lines(m) == ["* hit 5/20 JH shield 5 net 5", "* end loss A cannot pay 5"]


@rule("RG-222")
def test_defeat_by_an_empty_hand() -> None:
    """No card at the start of step 1, and all others yielded."""
    m = play(lay_out("TC/-", enemy="JH", castle="-"), "A y", "A d TC")
    assert m.over
    assert engine_lines(m) == ["* end loss B cannot act"]
    assert m.events(None)[-1].facts == {"cause": "cannot-act", "net": 0}
    assert m.outcome is not None
    assert m.outcome.detail["lost_by"] == "B"
    assert m.outcome.winners == ()
    shows(m, turn="B", step="cannot-act")
    refused(m, "B y", "RG-222", ludus.NotYourTurn)


@rule("RG-222")
def test_empty_hand_that_may_yield_is_no_defeat() -> None:
    """One other player who did not yield is enough."""
    m = play(lay_out("TC/-/2C", enemy="JH", castle="-"), "A y", "A d TC")
    assert not m.over
    assert moves(m, "B") == {"y"}


@rule("RG-223")
def test_empty_tavern_ends_nothing() -> None:
    """Also when a draw finds nothing."""
    m = play(lay_out("2D.KC/6C", enemy="KS", castle="-", rest="lazaret"), "A p 2D", "A d KC")
    assert not m.over
    shows(m, turn="B", step="1", tavern="-")


@rule("RG-223")
def test_empty_lazaret_ends_nothing() -> None:
    """Also when a heal finds nothing."""
    m = play(lay_out("2H.KC/6C", enemy="KS", castle="-"), "A p 2H")
    assert not m.over
    shows(m, step="4", lazaret="-")


@rule("RG-224")
def test_defeating_with_the_last_card_asks_on() -> None:
    """The player is asked although he is lost: he may yield, and then cannot pay."""
    m = play(lay_out("KH/2C", enemy="JS", castle="JD"), "A p KH")
    assert not m.over
    assert moves(m, "A") == {"y"}
    assert engine_lines(play(m, "A y"))[-1] == "* end loss A cannot pay 10"


@rule("RG-224", "RG-222")
def test_defeating_with_the_last_card_when_all_others_yielded() -> None:
    """He cannot even yield."""
    m = play(lay_out("KH/2C", enemy="JS", castle="JD", yielded="B"), "A p KH")
    assert engine_lines(m)[-1] == "* end loss A cannot act"


def random_game(players: int, seed: int) -> Match:
    m = deal(players, seed)
    rng = Rng(seed)
    while not m.over:
        seat = m.to_act[0]
        m.play_move(seat, m.state.random_move(seat, rng))
    return m


@rule("RG-225")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_game_is_finite(players: int) -> None:
    """Among any n turns in succession one makes a play; the game ends within the bound."""
    longest = ludus.game("regicide").meta.longest
    for seed in range(25):
        m = random_game(players, seed)
        assert len(m.steps) < longest
        turns = [step.move[0] for step in m.steps if step.move[0] in "py"]
        for start in range(len(turns) - players + 1):
            assert "p" in turns[start : start + players]


@rule("RG-225", "RG-051")
def test_yields_alone_never_go_round() -> None:
    """With a full shield nobody pays, and still somebody must play before long."""
    m = lay_out("2C/2D/2H/3C", enemy="JH", table="TS")
    play(m, "A y", "B y", "C y")
    refused(m, "D y", "RG-051")
    assert moves(m, "D") == {"p 3C"}


@rule("RG-R20")
@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("step", ["1", "4"])
def test_resigning_loses_for_all(seat: str, step: str) -> None:
    """Any seat, at any time; a defeat for everybody."""
    m = lay_out("2C.TC/3C", enemy="JH", step=step)
    play(m, f"{seat} resign")
    assert m.outcome is not None
    assert m.outcome.winners == ()
    assert m.outcome.detail["cause"] == "resigned"
    assert engine_lines(m) == [f"* end loss {seat} resigned"]
    refused(m, "A resign", "RG-221", ludus.NotYourTurn)


@rule("RG-R20")
def test_resigning_is_never_on_the_menu() -> None:
    """A platform matter, no move of the game."""
    assert "resign" not in moves(lay_out("2C.TC/3C"), "A")


def test_story_of_a_game_in_numbers() -> None:
    """Specification 10: turns, exact defeats, yields and Jesters are counted."""
    m = lay_out("X.KH.KS.TC/TD.2C/-", enemy="JC", castle="JD.JS", tavern="3C", rest="lazaret")
    play(m, "A p X", "A n A", "A p KH", "A p KS", "A y", "A d TC", "B y", "B d TD")
    assert m.outcome is not None
    assert m.outcome.detail == {
        "won": False,
        "enemies_defeated": 11,
        "damage_on_last_enemy": 0,
        "turns": 6,
        "exact_defeats": 2,
        "yields": 2,
        "jesters_played": 1,
        "lost_by": "C",
        "cause": "cannot act",
    }


@rule("RG-002")
def test_result_counts_for_all_alike() -> None:
    """Equal scores for every seat; a lost game is scored by the enemies defeated."""
    m = play(lay_out("2H.3C/-/-", enemy="QS", castle="KC.KD", table="5H"), "A p 2H")
    assert m.outcome is not None
    assert m.outcome.scores == (9 / 12,) * 3
    assert m.outcome.detail["enemies_defeated"] == 9
    assert m.outcome.detail["damage_on_last_enemy"] == 7
    assert m.state.returns() == [-1.0, -1.0, -1.0]
