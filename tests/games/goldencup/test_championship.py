"""The end of the championship, the final and games of two (specification 3.14 to 3.16)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import ludus
from ludus import Match
from ludus.games.goldencup.state import GoldenCup
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    board,
    deal,
    facts_of,
    glory,
    line_up,
    lines,
    match_lines,
    moves,
    play,
    play_on,
    public,
    refused,
    scene,
    seat,
    team,
    to_act,
)

pytestmark = pytest.mark.both


def ending(*teams: dict[str, Any], **facts: Any) -> Match:
    """All matches of round 6 are about to be drawn without a throw: everybody has one defence token, then the end."""
    m = scene(*teams, round=6, **facts)
    for letter in to_act(m):
        play(m, f"{letter}:E")
    while not m.over and m.view(None)["phase"] == "matches":
        play(m, f"{to_act(m)[0]}:X-/-/-/-")
    return m


def idle(total: int, hired: str = "", **facts: Any) -> dict[str, Any]:
    """A team with this total, apart from its champions: the draw of round 6 brings two glory."""
    return team("d1", hired=hired, glory=total - 2, **facts)


def totals(m: Match) -> list[int]:
    return [each["total"] for each in facts_of(m, "scored")]


def finalists(m: Match) -> str:
    return "".join("ABCDEF"[seat] for seat in m.view(None)["finalists"])


@rule("GC-140", "GC-141", "GC-142", "GC-Q16")
def test_totals() -> None:
    """Tokens, track, E abilities, fan."""
    m = ending(
        team("d1 d2", hired="11 13 97 54", glory=10, fans=[11, 14], fan=11, stadium=2, plus=1),
        team("d1", glory=10),
        idle(3),
        idle(3),
    )
    first = facts_of(m, "scored")[0]
    assert (first["glory"], first["track"], first["end"], first["fan"], first["fan_glory"]) == (12, 6, 3 + 3, 11, 6)
    assert first["total"] == 12 + 6 + 6 + 6
    assert public(m, "A")["score"] == {"glory": 12, "track": 6, "end": 6, "fan": 6, "total": 30}


@rule("GC-143", "GC-152")
def test_no_shopping_between_the_last_match_and_the_scoring() -> None:
    """The next question is the line-up of the final."""
    m = ending(idle(9, "11", coins=9), idle(8, "13", coins=9))
    assert (m.view(None)["phase"], to_act(m)) == ("final", "AB")
    for move in ("LA", "P", "E"):
        refused(m, f"A:{move}", "GC-195")
    assert facts_of(m, "finalists") == [{"who": None, "teams": [0, 1]}]


@rule("GC-144", "GC-162")
def test_the_two_best_play_the_final() -> None:
    """Even with an enormous lead."""
    m = ending(idle(10), idle(99, "11"), idle(12, "13"), idle(9))
    assert finalists(m) == "BC"
    assert to_act(m) == "BC"
    refused(m, "A:X-/-/-/-", "GC-152", ludus.NotYourTurn)


@rule("GC-145", "GC-E08", "GC-Q17")
def test_two_clear_leaders_need_no_tie_break() -> None:
    """34, 34, 29, 27."""
    m = ending(idle(29), idle(34, "1"), idle(27), idle(34, "2"))
    assert totals(m) == [29, 34, 27, 34]
    assert finalists(m) == "BD"
    assert not facts_of(m, "tie")


@rule("GC-146", "GC-148", "GC-Q17")
@pytest.mark.parametrize(
    ("others", "chosen"),
    [
        (("1", "2 4", "5 6 7"), "AD"),  # more champions
        (("71 1", "72 73", "2 4"), "AC"),  # then more gold ones
        (("71 1", "37 38", "2 4"), "AB"),  # one gold one before any number of silver ones
        (("37 38", "2 4", "71 1"), "AD"),
        (("71 37", "72 1", "2 4"), "AB"),  # then more silver ones
    ],
)
def test_the_tie_for_a_place(others: tuple[str, ...], chosen: str) -> None:
    """One place is free, three are level; the bench counts."""
    m = ending(idle(40, "8"), *(idle(20, cards) for cards in others))
    assert totals(m)[1:] == [20, 20, 20]
    assert finalists(m) == chosen
    assert not facts_of(m, "tie")


@rule("GC-146", "GC-147")
@pytest.mark.parametrize(
    ("first", "dice", "chosen", "rolls"),
    [
        (40, "5 3 2", "AB", 1),  # one place: 5
        (40, "5 5 3 2 6", "AC", 2),  # one place: the two fives again
        (40, "3 3 3 1 1 4", "AD", 2),  # all three again
        (9, "5 5 3", "BC", 1),  # two places: decided
        (9, "5 3 3 1 2", "BD", 2),  # two places: 5 is in, the two threes again
    ],
)
def test_the_die_decides(first: int, dice: str, chosen: str, rolls: int) -> None:
    """Rolled again only where equal numbers leave a place undecided."""
    m = ending(idle(first), idle(20), idle(20), idle(20), tie=dice)
    assert finalists_of(m) == chosen
    thrown = facts_of(m, "tie")
    assert len(thrown) == rolls
    assert thrown[0]["rolls"] == [[1, int(dice.split()[0])], [2, int(dice.split()[1])], [3, int(dice.split()[2])]]
    assert next(line for line in lines(m) if line.startswith("@tie")) == "@tie B{} C{} D{}".format(*dice.split()[:3])


def finalists_of(m: Match) -> str:
    return "".join("ABCDEF"[seat] for seat in facts_of(m, "finalists")[0]["teams"])


@rule("GC-148")
def test_discarded_champions_do_not_count_in_a_tie() -> None:
    """Hired are only those who have not been discarded since."""
    m = scene(
        idle(40, "8"),
        team("d1", hired="1 2", hand="34", glory=18, coins=3),
        idle(20, "4 5 6"),
        idle(3),
        round=6,
        f2="Aa4",
        f2_dice="1",
    )
    play(m, "B:H34 B:K1 A:E B:E C:E D:E")
    assert len(seat(m, "B")["hired"]) == 2
    play(m, "A:X-/-/-/- B:X-/-/-/34 C:X-/-/-/-")
    assert totals(m)[1:3] == [20, 20]
    assert finalists(m) == "AC"


# --- The final -------------------------------------------------------------------------------------


def final(first: dict[str, Any], second: dict[str, Any], **facts: Any) -> Match:
    return scene(
        {**first, "stage": "line" if first["hired"] else "free"},
        {**second, "stage": "line" if second["hired"] else "free"},
        round=6,
        phase="final",
        finalists=[0, 1],
        **facts,
    )


@rule("GC-150", "GC-151", "GC-153", "GC-Q21")
def test_the_final_is_a_match_of_sixteen_cells() -> None:
    """With line-ups; its winner wins the game, whatever the glory."""
    m = final(
        team("a1 a1 a1 a1 a2 a2", hired="11", glory=3),
        team("d1 d1 d1 d1 d2 d2 d2 d2", hired="13", glory=90),
        final="Aa1 " + "Bd1 " * 4 + "-- -- -- -- Bd2 Bd2 Bd2 Bd2 Aa1 Aa1 Aa1",
        final_dice="6 1 1 1",
    )
    line_up(m, A="11/-/-/-")
    assert len(match_lines(m, "final")) - 1 == 16
    assert facts_of(m, "lined")[0]["end"] == 16
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == (0,)
    assert (m.outcome.detail["by"], m.outcome.detail["ranks"]) == ("final", [1, 2])
    assert lines(m)[-1] == "@winner A final"


@rule("GC-154")
def test_glory_does_not_change_in_the_final() -> None:
    """No losses, no gains, no abilities after the match."""
    m = final(
        team("a4 a4 a4 d1 d2", hired="24 9", glory=9),
        team("a4", hired="13", glory=9),
        final="Aa4 Aa4 Aa4 Ba4",
        final_dice="6 6 6 6",
    )
    line_up(m, A="24/9/-/-", B="-/-/-/-")
    assert m.over
    assert (glory(m, "A"), glory(m, "B")) == (9, 9)
    assert board(m, "A") == "a4 a4 a4 d1 d2"
    assert [each["paid"] for each in facts_of(m, "token") if "paid" in each] == [0, 0, 0, 0]


def penalties(lines_a: str, lines_b: str, dice: str, hired_a: str = "59", hired_b: str = "13") -> Match:
    m = final(team("d1", hired=hired_a), team("d1", hired=hired_b), penalties=dice)
    play(m, "A:X-/-/-/- B:X-/-/-/-")
    assert (m.view(None)["phase"], to_act(m)) == ("penalties", "AB")
    return play(m, f"B:X{lines_b} A:X{lines_a}")


def throws(m: Match) -> list[str]:
    return [line.removeprefix("@pen ") for line in lines(m) if line.startswith("@pen")]


@rule("GC-155", "GC-156", "GC-157", "GC-158", "GC-159", "GC-Q19", "GC-Q20")
def test_penalty_throws() -> None:
    """New line-ups, slot 4+ first, until exactly one scores."""
    m = penalties("-/59/-/-", "-/-/-/13", "1 2 4 5 1 1 1 1 6 6 1 5")
    assert [each["match"] for each in facts_of(m, "lined")] == ["final", "penalties"]
    assert "boards" in facts_of(m, "lined")[0] and "boards" not in facts_of(m, "lined")[1]
    assert throws(m) == [
        "A 4+ #0 [1] miss",
        "B 4+ #13 [2] miss",
        "A 3 #0 [4] goal",
        "B 3 #0 [5] goal",
        "A 2 #59 [1,1,1] miss",
        "B 2 #0 [1] miss",
        "A 1 #0 [6] goal",
        "B 1 #0 [6] goal",
        "A 4+ #0 [1] miss",
        "B 4+ #13 [5] goal",
    ]
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["by"]) == ((1,), "penalties")
    assert (glory(m, "A"), glory(m, "B")) == (5, 5)


@rule("GC-157")
def test_a_finalist_who_has_lined_up_for_penalties_waits() -> None:
    """The other one is still asked."""
    m = final(team("d1", hired="59"), team("d1", hired="13"))
    play(m, "A:X-/-/-/59 B:X-/-/-/13")
    play(m, "A:X-/-/-/59")
    assert (m.view(None)["phase"], to_act(m)) == ("penalties", "B")
    refused(m, "A:X-/-/59/-", "GC-157", ludus.NotYourTurn)


@rule("GC-158", "GC-228")
def test_an_automatic_goal_in_penalties() -> None:
    """T abilities work, match modifiers do not."""
    m = penalties("-/-/-/99", "-/-/47/44", "1", "99 1 11 26 35", "44 47")
    assert throws(m) == ["A 4+ #99 [] goal", "B 4+ #44 [1] miss"]
    assert m.outcome is not None
    assert m.outcome.winners == (0,)
    assert m.state.returns() == [1.0, -1.0]


@rule("GC-Q20", "GC-155")
def test_finalists_without_champions_are_not_asked() -> None:
    """Starting champions throw one die each."""
    m = final(team("d1", hired="59"), team("d1"), penalties="3 1")
    play(m, "A:X-/-/-/59")
    assert facts_of(m, "lined")[0]["lines"] == [[None, None, None, 59], [None] * 4]
    play(m, "A:X-/-/-/-")
    assert throws(m) == ["A 4+ #0 [3] goal", "B 4+ #0 [1] miss"]


@rule("GC-110", "GC-150")
def test_line_ups_of_the_final_are_sealed() -> None:
    """As in any match."""
    m = final(team(hired="11 13"), team(hired="1"))
    play(m, "A:X11/13/-/-")
    assert public(m, "A")["line"] is None
    refused(m, "A:X-/-/-/-", "GC-152", ludus.NotYourTurn)


# --- Two players -----------------------------------------------------------------------------------


@rule("GC-160", "GC-161")
@pytest.mark.parametrize(("lead", "over"), [(6, True), (7, True), (5, False), (0, False), (-5, False), (-6, True)])
def test_a_lead_of_six_decides_between_two(lead: int, over: bool) -> None:
    """Without a final; with less it is played."""
    m = ending(idle(20 + lead, "1"), idle(20, "2"))
    assert totals(m) == [20 + lead, 20]
    assert m.over is over
    if over:
        assert m.outcome is not None
        assert m.outcome.winners == ((0,) if lead > 0 else (1,))
        assert m.outcome.detail["by"] == "lead"
        assert not facts_of(m, "finalists")
    else:
        assert to_act(m) == "AB"


@rule("GC-162")
def test_no_lead_cancels_the_final_of_three() -> None:
    m = ending(idle(90, "1"), idle(20, "2"), idle(10, "4"))
    assert not m.over
    assert finalists(m) == "AB"


# --- Places ----------------------------------------------------------------------------------------


@rule("GC-Q18")
def test_places() -> None:
    """Winner, loser of the final, then totals, then champions without dice; level ones share a place."""
    m = ending(idle(40), idle(41), idle(20, "1 2"), idle(20, "71"), idle(20, "4 5"), idle(21), penalties="1 6")
    assert m.over
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["ranks"]) == ((1,), [2, 1, 4, 6, 4, 3])


@rule("GC-Q18", "GC-146")
def test_gold_then_silver_champions_decide_about_places() -> None:
    """C and D with two champions each: one of gold is more than two of silver. E and F: one of silver is more."""
    others = (idle(20, "1 71"), idle(20, "37 38"), idle(10, "2 39"), idle(10, "3 4"))
    m = ending(idle(40), idle(41), *others, penalties="1 6")
    assert totals(m)[2] == totals(m)[3]
    assert totals(m)[4] == totals(m)[5]
    assert m.outcome is not None
    assert m.outcome.detail["ranks"] == [2, 1, 3, 4, 5, 6]


@rule("GC-153", "GC-155", "GC-157")
def test_somebody_wins_every_game() -> None:
    """There is no draw in the whole game."""
    for players in range(2, 7):
        for seed in range(4):
            m = play_on(deal(players, seed), seed)
            assert m.outcome is not None
            assert len(m.outcome.winners) == 1
            assert sum(m.outcome.scores) == 1.0
            assert sorted(m.outcome.detail["ranks"])[:2] == [1, 2]
            assert set(moves(m, "A")) == set()


# --- Leaving ---------------------------------------------------------------------------------------


@rule("GC-Q33")
def test_nobody_is_asked_when_the_only_manager_has_left() -> None:
    """The Automa wins at once."""
    m = play(deal(1), "A:resign")
    assert m.over
    assert (to_act(m), cast(GoldenCup, m.state).waiting) == ("", 0)


@rule("GC-Q33")
def test_a_seat_that_resigns_is_asked_on() -> None:
    """It prepares, shops and lines up as before, for a bot to answer."""
    m = scene(team(hired="11", hand="2", stage="prepare"), team(hired="13"), team(hired="1"), team(), round=2)
    before = m.moves(0)
    play(m, "A:resign")
    assert (to_act(m), m.moves(0), m.played_on) == ("ABCD", before, {0})
    assert [public(m, letter)["resigned"] for letter in "ABCD"] == [True, False, False, False]
    play(m, "A:P A:LA A:E B:E C:E D:E")
    assert board(m, "A") == "a1 a2 a4 d1"
    assert to_act(m) == "ABC"
    play(m, "A:X11/-/-/- B:X-/-/-/- C:X-/-/-/-")
    assert (m.view(None)["round"], to_act(m)) == (3, "ABCD")


@rule("GC-Q33")
def test_a_seat_that_has_resigned_can_win() -> None:
    """Its total counts for the final and in the ranking, and it plays the final."""
    m = scene(idle(90, "11"), idle(20, "1"), idle(10, "2"), idle(9), round=6)
    play(m, "A:resign")
    for letter in to_act(m):
        play(m, f"{letter}:E")
    line_up(m)
    assert finalists(m) == "AB"
    while not m.over:
        line_up(m)
    assert m.outcome is not None
    assert m.outcome.detail["by"] in ("final", "penalties")
    assert sorted(m.outcome.detail["ranks"][:2]) == [1, 2]


@rule("GC-Q33")
def test_resigning_is_no_decision_of_the_game() -> None:
    """No matter who resigns, asked or not, and in which phase: the others play the same game to its end."""
    for players in (2, 4):
        plain, quiet = deal(players, 3), deal(players, 3)
        rng = Rng(7, 1)
        left = list(range(players))
        while not plain.over:
            if left and len(plain.steps) % 20 == 10:
                quiet.play(left.pop(), "resign")
            actor = plain.to_act[-1]
            move = plain.state.advise(actor, rng)
            plain.play_move(actor, move)
            quiet.play_move(actor, move)
        assert not left
        assert quiet.outcome == plain.outcome
        assert {**quiet.position(), "resigned": 0} == plain.position()
        again = ludus.read_record(quiet.record())
        assert (again.record(), again.played_on) == (quiet.record(), set(range(players)))


@rule("GC-003", "GC-Q33")
def test_nobody_resigns_twice() -> None:
    """Once per seat, until the end."""
    m = play(deal(2), "A:resign B:resign")
    assert to_act(m) == "AB"
    refused(m, "A:resign", "GC-003")
    refused(m, "B:resign", "GC-003")
    m = play_on(m, 1)
    refused(m, "B:resign", "GC-003", ludus.NotYourTurn)


@rule("GC-Q33", "GC-175")
def test_resigning_alone_loses_at_once() -> None:
    """Nobody is left to play on for."""
    m = play(deal(1), "A:resign")
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["by"], m.outcome.detail["grade"]) == ((), "resigned", "lost")
    assert lines(m)[-1] == "@winner Z resigned"
    assert m.position()["teams"][0]["stage"] == "free"


@rule("GC-196", "GC-Q33")
def test_worlds_of_a_seat_that_has_resigned() -> None:
    """Whether it has finished shopping and lined up is as open or hidden as for everybody."""
    m = scene(team(hired="11"), team(hired="13"), team(hired="1"), team(hired="2"), phase="matches")
    play(m, "A:resign A:X11/-/-/-")
    found = {cast(GoldenCup, m.sample(1, number).state).teams[0].line for number in range(20)}
    assert found != {0}
    m = scene(team(hand="1 2 3"), team(hand="4 5 6"), team(hand="7 8 9"), round=2)
    play(m, "A:resign A:LA A:E")
    assert all(to_act(m.sample(1, number)) == "BC" for number in range(5))
