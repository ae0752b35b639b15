"""The worked examples (specification, section 4)."""

from __future__ import annotations

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    SEATS,
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
    refused,
    scene,
    score,
    seat,
    settle,
    shows,
    supply,
    targets,
    tiles,
    to_act,
)

pytestmark = pytest.mark.both


@rule("AU-E01")
def test_e01_shield() -> None:
    """Ten choices and nothing else; `+19H` completes 19."""
    m = scene("19:KK 20:HD 21:C +2", "88", token="H")
    assert moves(m, "A") == {
        "+19H", "+20H",
        "19K>19H", "20H>19H", "20D>19H", "21C>19H",
        "19K>20H", "20D>20H", "21C>20H",
        "-",
    }  # fmt: skip
    refused(m, "A:+21C", "AU-048")
    refused(m, "A:20D>21K", "AU-048")
    place(m, "A:+19H")
    assert facts_of(m, "ave") == [{"who": 0, "card": 19, "legions": 3}]


@rule("AU-E02")
def test_e02_joker() -> None:
    """A shield, a chariot and two daggers; then 23 tokens in the bag and the next crier."""
    m = scene("85", "87", "80", "76", token="J", drawn="SHK", crier="C")
    place(m, "A:+85H B:+87C C:+80D D:+76D")
    assert [active(m, seat) for seat in "ABCD"] == [{85: "H"}, {87: "C"}, {80: "D"}, {76: "D"}]
    shows(m, crier=3)
    seen = m.view(None)
    assert sum(seen["bag"].values()) + len(seen["drawn"]) == 23
    assert len(seen["drawn"]) == 1  # the next token


@rule("AU-E03")
def test_e03_one_completion_with_the_wheat_tile() -> None:
    m = scene("7:SS", "88", token="C", display="27 36 45 58 63", deck="31 40")
    place(m, "A:+7C")
    assert supply(m, "A") == 7
    assert done(m, "A") == [7]
    assert tiles(m) == {"res:wheat": "A"}
    play(m, "A:p36")
    assert active(m, "A") == {36: ""}
    shows(m, display=[27, 45, 58, 63, 31])


def three_players() -> Match:
    """AU-E04, AU-R21: 12 stands for the unreadable number of the rulebook."""
    return scene(
        "70:SHHK 12:T 4:S +1 | 1 22",
        "76:SHTD 29 37 +3 | 10 17 34",
        "80:SHKD 20 33 +3",
        token="K",
        then="S",
        display="27 36 45 58 63",
        deck="31 40 52 69",
        tiles={"count:3": "B"},
        declined={"A": [2]},
    )


@rule("AU-E04", "AU-R21", "AU-R26")
def test_e04_three_players_complete_in_one_round() -> None:
    """Step by step."""
    m = play(three_players(), "A:+70K B:+76K C:+80K")
    # A first
    shows(m, owner=0, phase="mobilise", queue=[{"seat": 1, "card": 76}, {"seat": 2, "card": 80}])
    assert supply(m, "A") == 5
    play(m, "A:m+12H/+12C")
    assert supply(m, "A") == 6
    assert done(m, "A") == [1, 22, 70, 12]
    assert tiles(m)["type:GREEN"] == "A"
    assert moves(m, "A") == {"r4", "r-"}
    play(m, "A:r4")
    shows(m, phase="pick", picks=2, display=[27, 36, 45, 58, 63])
    play(m, "A:p27,36")
    shows(m, display=[45, 58, 63, 31, 40])
    # B: A must empty 4, C is not affected
    assert facts_of(m, "wiped") == [{"who": 0, "auto": True, "card": 4, "legions": 1}]
    assert supply(m, "A") == 7
    assert supply(m, "B") == 7
    assert (phase(m), to_act(m)) == ("pick", "B")
    assert done(m, "B") == [10, 17, 34, 76]
    assert moves(m, "B") == {"p45", "p58", "p63", "p31", "p40"}
    play(m, "B:p31")
    shows(m, display=[45, 58, 63, 40, 52])
    # C
    assert supply(m, "C") == 7
    assert done(m, "C") == [80]
    assert score(m, "C") == 15
    play(m, "C:p45")
    shows(m, display=[58, 63, 40, 52, 69], round=2)
    assert lines(m) == [
        "A:+70K B:+76K C:+80K",
        "!A70",
        "A:m+12H/+12C",
        "!A12",
        "*A type:GREEN",
        "A:r4",
        "*A count:4",
        "A:p27,36",
        "!B76",
        "(A:w4)",
        "B:p31",
        "!C80",
        "C:p45",
        "#S",
    ]


@rule("AU-E05")
def test_e05_the_wandering_gold_tile() -> None:
    """One completion after the other; B answers 18 with the legion on 40."""
    m = scene("5:SH 18:SS 39:HHH +20", "40:H 21:CK 27:SSH +9", token="K", then="DKKS")
    holders = []
    for text in ("A:+5K", "A:+18D", "B:+21K", "B:+27K", "A:+39S"):
        settle(place(m, text))
        holders.append(tiles(m)["res:gold"])
    assert holders == ["A", "A", "A", "B", "A"]
    moved = [line for line in lines(m) if "res:gold" in line]
    assert moved == ["*A res:gold", "*A>B res:gold", "*B>A res:gold"]


@rule("AU-E06")
@pytest.mark.parametrize(
    ("others", "lost", "line", "holder"),
    [
        (("88 | 6 31", "85 | 40 7"), "B:l6 C:l40", None, "C"),
        (("88 | 6 31", "85 | 40 20"), "B:l6 C:l40", "*C>B res:wheat", "B"),
        (("88 | 6 10", "85 | 40 20"), "B:l6 C:l40", "*C>- res:wheat", None),
    ],
)
def test_e06_discarding(others: tuple[str, ...], lost: str, line: str | None, holder: str | None) -> None:
    """A) C keeps the tile, b) it goes to B, c) it goes back to the table; B's gained legion stays."""
    m = about_to(81, *others, tiles={"res:wheat": "C"})
    had = supply(m, "B")
    play(m, lost)
    assert supply(m, "B") == had
    assert tiles(m).get("res:wheat") == holder
    assert [each for each in lines(m) if "wheat" in each] == ([line] if line else [])


@rule("AU-E06")
@pytest.mark.parametrize(("answer", "heir"), [("gB", "B"), ("gD", "D")])
def test_e06_discarding_with_a_fourth_seat(answer: str, heir: str) -> None:
    """B) B and D share the most, and C chooses."""
    m = about_to(81, "88 | 6 31", "85 | 40 20", "82 | 38 12", tiles={"res:wheat": "C"})
    play(m, "B:l6 C:l40 D:l12")
    assert (phase(m), to_act(m), moves(m, "C")) == ("give", "C", {"gB", "gD"})
    play(m, f"C:{answer}")
    assert tiles(m)["res:wheat"] == heir


@rule("AU-E07")
def test_e07_64_points() -> None:
    """15 + 31 + 8 + 10."""
    owned = {"type:GREEN": "A", "count:4": "A", "res:wheat": "A"}
    m = scene("88 | 23 25 31 35 39 49 54", "85", token="S", tiles=owned)
    assert seat(m, "A")["score"] == {
        "tiles": 15,
        "printed": 31,
        "final": {"23": 8, "25": 10},
        "senators": 0,
        "total": 64,
    }


@rule("AU-E08")
def test_e08_no_chaining() -> None:
    """A shield is no catapult."""
    m = scene("82 83 | 16 32", "88", token="H")
    assert targets(m, "A") == {"82H", "82C", "83H", "83C"}
    refused(m, "A:+82K", "AU-048")


@rule("AU-E09")
def test_e09_the_four_stages() -> None:
    """The first legion makes it a target, the last one makes it inviolable, the completed area exposes it."""
    m = about_to(62, "19 88")
    assert facts_of(m, "wiped") == []
    m = about_to(62, "19:H 88")
    assert [each["card"] for each in facts_of(m, "wiped")] == [19]
    m = scene("62:CCC", "80:SHKD 88", token="J")
    place(m, "A:+62T B:+80K")
    assert facts_of(m, "wiped") == []
    settle(m)
    assert [SEATS[each["who"]] for each in facts_of(m, "ave")] == ["A", "B"]
    m = scene("19:HK", "81:HCCT", token="J")
    settle(place(m, "A:+19K B:+81D"))
    assert [each["card"] for each in facts_of(m, "lost")] == [19]


@rule("AU-E10")
def test_e10_setup_with_four_players() -> None:
    m = deal(4)
    assert len(m.view(None)["tiles"]) == 12
    assert sum(each["supply"] for each in m.view(None)["seats"]) == 28
    shows(m, common=20)
    assert sum(m.view(None)["bag"].values()) == 23
    for number in range(4):
        m.play(number, m.moves(number)[0])
    assert sum(len(active(m, letter)) for letter in "ABCD") == 12
    shows(m, discard={"hidden": 12, "lost": []}, deck=59)
    assert len(m.view(None)["display"]) == 5
