"""Giving up: a ruling of this platform (AU-R27)."""

from __future__ import annotations

import pytest

import ludus
from ludus.kernel.rng import Rng
from tests.kit.records import same_after_replay
from tests.kit.rules import rule

from .table import (
    about_to,
    active,
    deal,
    done,
    facts_of,
    lines,
    moves,
    phase,
    place,
    play,
    play_on,
    printed,
    refused,
    scene,
    seat,
    settle,
    started,
    supply,
    tiles,
    to_act,
)

pytestmark = pytest.mark.both


@rule("AU-R27")
def test_the_last_one_wins_at_once() -> None:
    """Two players, no matter who is asked."""
    for loser in (0, 1):
        m = deal(2, 4)
        m.play(loser, "resign")
        assert m.outcome is not None
        assert m.outcome.winners == (1 - loser,)
        assert m.outcome.detail["by"] == "resigned"
        assert m.position()["answers"] == [0, 0]
        same_after_replay(m)


@rule("AU-R27")
def test_the_others_play_on() -> None:
    """Three players; when a second one gives up, the third has won."""
    m = play(deal(3), "A:resign")
    assert not m.over
    assert [each["resigned"] for each in m.view(None)["seats"]] == [True, False, False]
    assert to_act(m) == "BC"
    play(m, "C:resign")
    assert m.outcome is not None
    assert m.outcome.winners == (1,)


@rule("AU-R27")
def test_the_first_three_are_kept_for_who_resigned() -> None:
    """At the start."""
    m = deal(3)
    dealt = m.position()["active"][0]
    play(m, "A:resign")
    for number in (1, 2):
        m.play(number, m.moves(number)[5])
    assert list(active(m, "A")) == dealt[:3]
    assert facts_of(m, "kept")[0]["auto"] is True
    same_after_replay(m)


@rule("AU-R27")
def test_the_seat_places_nothing_any_more() -> None:
    """In this round and in every later one."""
    m = scene("19:KK", "20", "39", token="H", then="HH")
    play(m, "A:resign B:- C:-")
    assert active(m, "A") == {19: "KK"}
    assert lines(m)[:2] == ["A:resign", "(A:-) B:- C:-"]
    for _ in range(2):
        assert to_act(m) == "BC"
        place(m, "")
    same_after_replay(m)


@rule("AU-R27")
@pytest.mark.parametrize("placement", ["simultaneous", "clockwise"])
def test_resigning_when_asked_to_place(placement: str) -> None:
    """The others go on."""
    m = scene("19", "20", "39", token="H", options={"placement": placement})
    play(m, "A:resign")
    assert to_act(m) == ("BC" if placement == "simultaneous" else "B")
    play(m, "B:+20H C:+39H")
    assert (active(m, "A"), active(m, "B"), active(m, "C")) == ({19: ""}, {20: "H"}, {39: "H"})
    same_after_replay(m)


@rule("AU-R27")
def test_an_answer_that_was_not_shown_is_forgotten() -> None:
    """A had answered and then gave up; the platform answers instead."""
    m = scene("19", "20", "39", token="H")
    play(m, "A:+19H A:resign")
    same_after_replay(m)
    play(m, "B:+20H C:-")
    assert (active(m, "A"), supply(m, "A")) == ({19: ""}, 7)
    assert lines(m)[:2] == ["A:resign", "(A:-) B:+20H C:-"]
    same_after_replay(m)


@rule("AU-R27")
def test_the_same_when_choosing_and_when_hit() -> None:
    m = deal(3)
    dealt = m.position()["active"][0]
    play(m, f"A:{m.moves(0)[9]} A:resign B:{m.moves(1)[0]} C:{m.moves(2)[0]}")
    assert list(active(m, "A")) == dealt[:3]
    same_after_replay(m)
    m = about_to(81, "85 | 5 10 19", "88 | 4 12")
    play(m, "B:l19 B:resign C:l4")
    assert [each["card"] for each in facts_of(m, "lost")] == [5, 4]
    same_after_replay(m)


@rule("AU-R27")
def test_the_last_answer_of_a_moment_by_resigning() -> None:
    """Everybody else has answered; the moment is over."""
    m = scene("19", "20", "39", token="H")
    play(m, "A:+19H B:+20H C:resign")
    assert (active(m, "A"), active(m, "B"), active(m, "C")) == ({19: "H"}, {20: "H"}, {39: ""})
    same_after_replay(m)


@rule("AU-R27", "AU-131")
def test_red_abilities_are_answered_with_the_first_choice() -> None:
    """All three kinds."""
    for card, kind in ((3, "removed"), (62, "wiped"), (81, "lost")):
        m = about_to(card, "85:ST 40:H | 5 10", "88")
        choice = m.moves(1)[0]
        play(m, "B:resign")
        assert f"(B:{choice})" in lines(m)
        assert facts_of(m, kind)[0]["auto"] is True
        same_after_replay(m)


@rule("AU-R27", "AU-167")
def test_count_tiles_are_declined_and_the_first_objective_taken() -> None:
    """In the middle of the own resolution."""
    m = about_to(80, "85", "88", done="1", display="27 36 45 58 63")
    assert phase(m) == "count"
    play(m, "A:resign")
    assert "count:2" not in tiles(m)
    assert seat(m, "A")["declined"] == [2]
    assert list(active(m, "A")) == [27]
    assert {"(A:r-)", "(A:p27)"} <= set(lines(m))
    same_after_replay(m)


@rule("AU-R27")
@pytest.mark.parametrize(("card", "asked"), [(35, "mobilise"), (79, "finish"), (72, "arrange")])
def test_own_abilities_are_declined(card: int, asked: str) -> None:
    m = about_to(card, "85", "88", more="12:T 20:H")
    assert phase(m) == asked
    play(m, "A:resign")
    assert phase(m) == "place"
    assert {card: covered for card, covered in active(m, "A").items() if covered} == {12: "T", 20: "H"}
    same_after_replay(m)


@rule("AU-R27", "AU-201")
@pytest.mark.parametrize("card", [81, 79, 72, 77])
def test_a_card_that_waits_is_resolved_by_the_platform(card: int) -> None:
    """B gave up while A resolves; B's card is resolved with nothing done that can be declined."""
    symbols = printed()[card].symbols
    m = scene("4:SS", f"{card}:{symbols[:-1]} 84:TT +9 | 1", "88", token="J", display="27 36 45 58 63")
    place(m, f"A:+4H B:+{card}{symbols[-1]}")
    play(m, "B:resign")
    play(m, "A:p27")
    assert done(m, "B") == [1, card]
    assert active(m, "B")[84] == "TT"
    assert seat(m, "B")["declined"] == [2]
    assert list(active(m, "B")) == [84, 36]
    assert phase(m) == "place"
    assert "B" not in to_act(m)
    same_after_replay(m)


@rule("AU-R27", "AU-189")
def test_a_resource_tile_goes_to_the_first_heir() -> None:
    m = about_to(81, "85 | 5 4", "80 | 27 10", "82 | 39 12", tiles={"res:gold": "B"})
    play(m, "B:l5 C:l10 D:l12")
    assert phase(m) == "give"
    play(m, "B:resign")
    assert tiles(m)["res:gold"] == "C"
    same_after_replay(m)


@rule("AU-R27", "AU-189")
def test_who_has_resigned_is_not_asked_for_an_heir() -> None:
    """B loses its first card, of gold, and the tile goes to the first of those with more."""
    m = about_to(81, "85 | 5 10", "80 | 27 11", "82 | 39 12", tiles={"res:gold": "B"})
    play(m, "B:resign C:l11 D:l12")
    assert done(m, "B") == [10]
    assert tiles(m)["res:gold"] == "C"
    same_after_replay(m)


@rule("AU-R27")
def test_who_resigned_cannot_win() -> None:
    """B has most, but gave up; nor does B share."""
    m = scene("20:HH | 1 4 7 9 13 17", "82 | 85 88", "80 | 5", token="D")
    play(m, "B:resign")
    settle(place(m, "A:+20D"))
    assert m.outcome is not None
    assert m.outcome.detail["totals"][1] > m.outcome.detail["totals"][0]
    assert m.outcome.winners == (0,)
    assert m.outcome.detail["ranks"] == [1, 3, 2]
    assert m.outcome.scores == (1.0, 0.0, 0.0)


@rule("AU-R27", "AU-200")
def test_the_seat_can_still_end_the_game() -> None:
    """Its last placement was made before it gave up."""
    m = scene("20:HH | 1 4 7 9 13 17", "82 | 5", "80 | 10", token="D")
    place(m, "A:+20D")
    play(m, "A:resign")
    assert m.outcome is not None
    assert len(done(m, "A")) == 7
    assert m.outcome.winners == (2,)


@rule("AU-R27")
def test_nobody_resigns_twice() -> None:
    m = play(deal(3), "A:resign")
    refused(m, "A:resign", "AU-R27", ludus.NotYourTurn)


@rule("AU-200")
def test_nothing_can_be_done_after_the_end() -> None:
    m = play_on(deal(2, 1), 1)
    refused(m, "A:resign", "AU-200", ludus.NotYourTurn)


@rule("AU-R27")
def test_resigning_out_of_turn() -> None:
    """While somebody else resolves."""
    m = about_to(80, "85", "88")
    assert to_act(m) == "A"
    play(m, "C:resign")
    assert (phase(m), to_act(m)) == ("pick", "A")
    assert moves(m, "A")
    same_after_replay(m)


@rule("AU-R27")
@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("placement", ["simultaneous", "clockwise"])
def test_games_with_resignations_end(players: int, placement: str) -> None:
    """At any moment, by anybody; their records can be read again, in the middle too."""
    for seed in range(3):
        m, rng = started(players, seed, placement=placement), Rng(seed)
        quitters = list(range(seed % 2, players - 1))
        steps = 0
        while not m.over:
            steps += 1
            if quitters and steps % 17 == 0:
                m.play(quitters.pop(), "resign")
                same_after_replay(m)
                continue
            seats = m.to_act
            number = seats[rng.below(len(seats))]
            m.play_move(number, m.state.advise(number, rng))
        assert m.outcome is not None
        resigned = [each["resigned"] for each in m.view(None)["seats"]]
        assert not any(resigned[winner] for winner in m.outcome.winners)
        same_after_replay(m)
