"""Giving up: a ruling of this platform (GM-R31)."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import deal, hand, play, play_on, refused, scene, scored, script, shows

pytestmark = pytest.mark.both


def resigned(m: Match) -> list[bool]:
    return [seat["resigned"] for seat in m.view(None)["seats"]]


@rule("GM-R31")
def test_one_side_left_wins() -> None:
    """Two players; at once, also out of turn."""
    for loser in (0, 1):
        m = deal(2, 4, first_dealer="A")
        m.play(loser, "resign")
        assert m.outcome is not None
        assert m.outcome.winners == (1 - loser,)
        assert m.outcome.detail["by"] == "resigned"
        assert script(m)[-1] == f"end winner={'BA'[loser]} by=resigned"


@rule("GM-R31")
def test_solo_is_lost() -> None:
    m = deal(1)
    m.play(0, "resign")
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.scores, m.state.returns()) == ((), (0.0,), [-1.0])
    assert script(m)[-1] == "end winner=W by=resigned"


@rule("GM-R31")
def test_cards_are_played_for_who_resigned() -> None:
    """The first legal card, in turn; the others play on."""
    m = scene("B4.B12/B6.B5.N4/B7.N7/B8.N8", strongest="N", bout=9)
    play(m, "B:resign")
    shows(m, turn=0)
    assert resigned(m) == [False, True, False, False]
    play(m, "A:B4")
    assert [card["card"] for card in m.view(None)["arena"]] == ["B4", "B5"]
    shows(m, turn=2)
    assert hand(m, "B") == ["B6", "N4"]


@rule("GM-R31")
def test_resigning_in_turn() -> None:
    """The card is played at once, by the rules of following."""
    m = play(scene("B7/N4.B9.B6/B5", strongest="N", bout=8), "A:B7 B:resign")
    assert [card["card"] for card in m.view(None)["arena"]] == ["B7", "B6"]
    shows(m, turn=2)


@rule("GM-R31")
def test_several_in_a_row() -> None:
    """All cards up to the next player who is there."""
    m = play(scene("B7.N5/B4.N6/B5.N7/B6.N8", strongest="B"), "B:resign C:resign A:B7")
    assert [card["card"] for card in m.view(None)["arena"]] == ["B7", "B4", "B5"]
    shows(m, turn=3)


@rule("GM-R31")
def test_who_resigned_opens_with_the_first_card() -> None:
    """After winning a bout."""
    m = play(scene("B7.N5/B12.N6.G4/B5.N7", strongest="B", bout=9), "B:resign A:B7 C:B5")
    assert [card["card"] for card in m.view(None)["arena"]] == ["N6"]
    shows(m, turn=2)


@rule("GM-R31", "GM-207")
def test_nobody_resigns_twice() -> None:
    m = play(deal(3, first_dealer="A"), "A:resign")
    refused(m, "A:resign", "GM-207", ludus.NotYourTurn)


@rule("GM-R31")
def test_the_game_ends_when_one_side_is_left() -> None:
    """Three players, two of them give up."""
    m = play(deal(3), "A:resign")
    assert not m.over
    play(m, "C:resign")
    assert m.outcome is not None
    assert m.outcome.winners == (1,)


@rule("GM-R31")
def test_a_team_plays_on_through_its_other_members() -> None:
    """A gives up, C wins for team 1; when both have given up the other team has won."""
    m = play(deal(4, mode="teams"), "A:resign")
    assert not m.over
    won = scene("B4/B12/N5/N6", strongest="B", piles="G9/-", wins=[2, 0], opener="B", options={"mode": "teams"})
    play(won, "A:resign B:B12 C:N5 D:N6")
    assert won.outcome is not None
    assert won.outcome.winners == (0, 2)
    play(m, "C:resign")
    assert m.outcome is not None
    assert m.outcome.winners == (1, 3)


@rule("GM-R31")
def test_a_side_that_resigned_cannot_win() -> None:
    """B has the third win of the round, but gave up; the game goes on."""
    m = scene("B12/N4/N5", strongest="B", piles="-/G9/-", wins=[0, 2, 0])
    play(m, "B:resign A:B12 C:N5")
    assert [side["wins"] for side in m.view(None)["sides"]] == [0, 3, 0]
    assert not m.over


@rule("GM-R31")
def test_a_side_that_resigned_cannot_win_with_the_last_card() -> None:
    """The card that ends the round is played for C."""
    m = scene("B12/N4/N5", strongest="B", piles="-/-/G9", wins=[0, 0, 2])
    play(m, "C:resign A:B12 B:N4")
    assert [side["wins"] for side in m.view(None)["sides"]] == [0, 0, 3]
    assert not m.over


@rule("GM-R31", "GM-R12")
def test_a_contender_who_resigns_loses_the_extra_round() -> None:
    """B and C play it; B gives up with more favour."""
    m = scene("B12/N4/N5", strongest="B", piles="-/G9/-", wins=[0, 3, 3], extra=6, options={"final_tie": "extra"})
    play(m, "B:resign")
    assert m.outcome is not None, "A plays, but does not contend"
    assert m.outcome.winners == (2,)


@rule("GM-R31", "GM-R12")
def test_the_favour_of_a_contender_who_resigned_does_not_count() -> None:
    """Of three B has the most and gave up; A and C are level and play on."""
    m = scene("B12/N4/N5", strongest="B", piles="-/G9/-", wins=[3, 3, 3], extra=7, options={"final_tie": "extra"})
    play(m, "B:resign A:B12 C:N5")
    assert scored(m)["totals"] == [0, 2, 0]
    assert not m.over
    shows(m, extra=[0, 2])


@rule("GM-R31")
@pytest.mark.parametrize("players", range(2, 9))
def test_games_with_resignations_end(players: int) -> None:
    """Their records can be read again."""
    for seed in range(3):
        m = deal(players, seed, target="2")
        for quitter in range(seed % 2, players - 1):
            for _ in range(7):
                if not m.over:
                    m.play(m.to_act[0], m.moves(m.to_act[0])[0])
            if not m.over:
                m.play(quitter, "resign")
        play_on(m, seed)
        assert m.outcome is not None
        assert not any(resigned(m)[seat] for seat in m.outcome.winners)
        again = ludus.read_record(m.record())
        assert again.record() == m.record()
        assert again.position() == m.position()


@rule("GM-R31")
def test_played_for_is_marked_in_the_record() -> None:
    """With a star, so that it is no decision."""
    m = play(deal(3, 1, first_dealer="A"), "A:resign")
    seat = m.to_act[0]
    m.play(seat, m.moves(seat)[0])
    assert "A:resign" in script(m)[-1]
    play_on(m, until="bout")
    assert any(":" in line and "*" in line for line in script(m))


@rule("GM-R31")
def test_scenes_with_somebody_who_resigned_keep_a_record() -> None:
    """The record of a game that goes on from a position reads back."""
    m = scene("B4.B12/B6.B5/B7.N7", strongest="N", resigned=2)
    play(m, "A:B4 C:B7")
    assert ludus.read_record(m.record()).record() == m.record()
