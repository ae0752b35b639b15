"""The Automa with 3 or 5 players, and solo (specification 3.17 and 3.18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    deal,
    end_shopping,
    facts_of,
    glory,
    line_up,
    lines,
    match_lines,
    play,
    play_on,
    scene,
    seat,
    team,
    to_act,
)

pytestmark = pytest.mark.both

POOL = ["a3", "a3", "a4", "a4", "a4", "d2", "d3", "d3", "d4"]


def against(tokens: str, automa: dict[str, int], bag: str, dice: str = "", **facts: Any) -> Match:
    """A meets the Automa on the second field: three players, match tokens in the order of seats."""
    hired = facts.pop("hired", "")
    line = facts.pop("line", "-/-/-/-")
    m = scene(
        team("d1"),
        team("d1"),
        team(tokens, hired=hired),
        automa=automa,
        f2=bag,
        f2_dice=dice,
        **facts,
    )
    return line_up(end_shopping(m), C=line)


@rule("GC-165", "GC-166", "GC-170", "GC-Q24", "GC-Q31")
def test_the_automa_throws_one_die() -> None:
    """Against the faces of the slot; no champions, no glory lost."""
    m = against("d1", {"a4": 1, "a2": 1}, "Ba4 Cd1 Ba2", "3 6")
    assert match_lines(m, "r1f2")[:3] == ["1:Za4 s4 #0 [3] goal", "2:Cd1", "3:Za2 s1 #0 [6] goal"]
    assert [each["paid"] for each in facts_of(m, "token") if "paid" in each] == [0, 0]
    assert m.view(None)["automa"]["glory"] is None


@rule("GC-167", "GC-026")
def test_the_automa_never_gains_glory() -> None:
    """Neither for a win nor for a draw; so it never plays the final."""
    m = against("d1", {"a4": 1}, "Ba4", "6")
    assert match_lines(m, "r1f2")[-1] == "end 0-1"
    assert m.position()["automa_glory"] == 0
    assert glory(m, "C") == 5
    for seed in range(6):
        for players in (3, 5):
            m = play_on(deal(players, seed), seed)
            assert players not in m.view(None)["finalists"]


@rule("GC-168")
def test_glory_against_the_automa() -> None:
    """Win and draw as against anybody."""
    m = against("a4", {"d1": 1}, "Ca4", "6")
    assert match_lines(m, "r1f2")[-1] == "end 1-0 C+4"
    assert glory(m, "C") == 5 - 1 + 4
    m = against("d1", {"d1": 1}, "")
    assert match_lines(m, "r1f2")[-1] == "end 0-0 C+2"


@rule("GC-169")
def test_permanent_abilities_work_against_it() -> None:
    """Slime and Stone Golem."""
    m = against("d1", {"a4": 2}, "Ba4 Cd1 Ba4", "1 1", hired="44 47", line="44/47/-/-")
    assert [line.split()[1] for line in match_lines(m, "r1f2") if "Za4" in line] == ["s3", "s1"]


@rule("GC-169")
def test_permanent_abilities_work_against_it_as_the_first_team() -> None:
    """Slime and Stone Golem of a manager who is named second."""
    m = scene(
        team("d1", hired="44 47"),
        team("d1"),
        team("d1"),
        automa={"a4": 2},
        holders=[3, 0, 1, 2],
        f1="Aa4 Bd1 Aa4",
        f1_dice="1 1",
    )
    line_up(end_shopping(m), A="44/47/-/-")
    assert match_lines(m, "r1f1")[:3] == ["1:Za4 s3 #0 [1] miss", "2:Ad1", "3:Za4 s1 #0 [1] miss"]


@rule("GC-166", "GC-171")
def test_its_defence_works() -> None:
    """Like anybody's, in every match anew."""
    m = against("a4", {"d4": 1}, "Bd4 Ca4")
    assert match_lines(m, "r1f2")[1] == "2:Ca4 s0 repelled"
    assert m.view(None)["automa"]["board"] == {"d4": 1}


@rule("GC-E07", "GC-032", "GC-171")
def test_the_automa_team_grows() -> None:
    """3 tokens in round 1, then 4, 5, 6, 7, 8; three stay unused."""
    for players in (3, 5):
        m = deal(players, 2)
        sizes = [sum(m.view(None)["automa"]["board"].values())]
        for _ in range(5):
            end_shopping(m)
            sizes.append(sum(m.view(None)["automa"]["board"].values()))
        assert sizes == [3, 4, 5, 6, 7, 8]
        assert len(m.position()["idle_tokens"]) == 3


# --- Solo ------------------------------------------------------------------------------------------


@rule("GC-175", "GC-176", "GC-177", "GC-178", "GC-179", "GC-029")
@pytest.mark.parametrize(
    ("level", "agent", "cells", "unused"),
    [
        ("amateur", 0, {"2": 1, "3": 1, "4": 1, "5": 1, "6": 1}, 3),
        ("professional", 1, {"2": 1, "3": 1, "4": 1, "5": 2, "6": 1}, 2),
        ("legend", 2, {"2": 1, "3": 2, "4": 1, "5": 2, "6": 1}, 1),
    ],
)
def test_levels(level: str, agent: int, cells: dict[str, int], unused: int) -> None:
    """Tokens on cells and the agent of the Automa."""
    m = deal(1, 3, solo_level=level)
    automa = m.view(None)["automa"]
    assert (automa["agent"], automa["glory"], automa["team"]) == (agent, 5, 1)
    assert {cell: len(tokens) for cell, tokens in automa["coming"].items()} == cells
    assert len(m.position()["idle_tokens"]) == unused
    everything = Counter(token for tokens in automa["coming"].values() for token in tokens)
    everything += Counter(automa["board"]) + Counter(m.position()["idle_tokens"])
    assert everything == Counter([*POOL, "a4", "d1"])
    assert m.view(None)["pairings"] == [[[0, 1]] if seat(m, "A")["token"] == 0 else [[1, 0]]] * 6


@rule("GC-180", "GC-032")
def test_all_tokens_of_a_cell_join() -> None:
    """Two of them in round 5 at the levels above Amateur."""
    m = deal(1, 3, solo_level="legend")
    sizes = [sum(m.view(None)["automa"]["board"].values())]
    for _ in range(5):
        end_shopping(m)
        sizes.append(sum(m.view(None)["automa"]["board"].values()))
    assert sizes == [3, 4, 6, 7, 9, 10]


def solo(tokens: str, automa: dict[str, int], bag: str, dice: str, **facts: Any) -> Match:
    return end_shopping(scene(team(tokens), automa=automa, f1=bag, f1_dice=dice, **facts))


@rule("GC-181", "GC-170")
@pytest.mark.parametrize(("level", "bonus"), [("amateur", 3), ("professional", 4), ("legend", 5)])
def test_the_solo_automa_scores(level: str, bonus: int) -> None:
    """Its agent's bonus and the difference for a win, two for a draw; it loses nothing."""
    m = solo("d1", {"a4": 2}, "Ba4 Ba4", "3 6", options={"solo_level": level})
    assert match_lines(m)[-1] == f"end 0-2 Z+{bonus + 2}"
    assert m.view(None)["automa"]["glory"] == 5 + bonus + 2
    m = solo("d1", {"a4": 1}, "Ba4", "1", options={"solo_level": level})
    assert m.view(None)["automa"]["glory"] == 7
    assert match_lines(m)[-1] == "end 0-0 A+2 Z+2"


@rule("GC-182", "GC-Q23")
@pytest.mark.parametrize("start", ["5", "0"])
def test_glory_of_the_solo_automa_at_the_start(start: str) -> None:
    """Five, or none by the option."""
    assert deal(1, solo_automa_glory=start).view(None)["automa"]["glory"] == int(start)


def solo_end(glory_of_a: int, automa: int, hired: str = "", **facts: Any) -> Match:
    """The last match is drawn without a throw; both get two glory."""
    m = scene(
        team("d1", hired=hired, glory=glory_of_a - 2, **facts.pop("own", {})),
        automa={"d1": 1},
        automa_glory=automa - 2,
        round=6,
        **facts,
    )
    m = end_shopping(m)
    return play(m, "A:X-/-/-/-") if hired else m


@rule("GC-183")
def test_the_automa_adds_nothing_at_the_end() -> None:
    """The player adds track, E abilities and fan."""
    m = solo_end(10, 20, "76 11 13", own={"stadium": 1, "fan": 6, "fans": [6, 7]})
    scored = facts_of(m, "scored")
    assert scored == [{"who": 0, "glory": 10, "track": 3, "end": 2, "fan": 6, "fan_glory": 3, "total": 18}]
    assert m.view(None)["automa"]["glory"] == 20


@rule("GC-184")
@pytest.mark.parametrize(
    ("lead", "by", "won"), [(6, "lead", True), (-6, "lead", False), (5, "", True), (-5, "", False)]
)
def test_a_lead_of_six_decides_solo(lead: int, by: str, won: bool) -> None:
    """By either side; otherwise there is a final against the Automa."""
    m = solo_end(20 + lead, 20, "1")
    assert m.over is (by == "lead")
    if by:
        assert m.outcome is not None
        assert m.outcome.winners == ((0,) if won else ())
        assert m.outcome.detail["grade"] == ("won clearly" if won else "lost")
        assert m.outcome.detail["margin"] == lead
    else:
        assert (m.view(None)["phase"], to_act(m)) == ("final", "A")
        assert facts_of(m, "finalists")[0]["teams"] == [0, 1]


@rule("GC-185", "GC-157")
def test_penalties_against_the_automa() -> None:
    """It throws one die per slot."""
    m = solo_end(20, 20, "59", penalties="1 2 1 6 1 1 4")
    play(m, "A:X-/-/-/-")
    play(m, "A:X-/-/-/59")
    assert [line for line in lines(m) if line.startswith("@pen")] == [
        "@pen A 4+ #59 [1,2,1] miss",
        "@pen Z 4+ #0 [6] goal",
    ]
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["by"]) == ((), "penalties")
    assert (m.outcome.detail["level"], m.outcome.detail["grade"]) == ("amateur", "lost")


@rule("GC-184", "GC-165")
@pytest.mark.parametrize(("clever", "won"), [(False, False), (True, True)])
def test_whole_solo_games(clever: bool, won: bool) -> None:
    """Good players mostly win, random ones mostly lose."""
    games = [play_on(deal(1, seed), seed, clever=clever) for seed in range(9)]
    winners = [m.outcome.winners for m in games if m.outcome is not None]
    assert (winners.count((0,)) > 4) is won
