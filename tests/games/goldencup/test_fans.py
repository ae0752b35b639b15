"""Every fan card counts what its line in the file says and pays its highest tier."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rules import rule

from .table import counted, facts_of, file_rows, income, numbers, own, play, scene, team, to_act

pytestmark = pytest.mark.both

FANS = {int(row["id"][1:]): row for row in file_rows("fans")}
LINE_UPS = [
    "",
    "1",
    "1 2",
    "1 2 4",
    "37 38 39",
    "71 72 73",
    "76 71 38 1 2",
    "101 84 58 11",
    "48 25 79 99 78",
    "92 26 27 28 61",
    "98 96 67 35 36",
    "1 2 4 5 6 7",
    "37 41 45 50 52 54",
    "71 72 74 75 77 80",
    "9 11 13 44 47",
    "6 18 23 37 59",
    "11 19 1 26 13",
    "86 83 97 66",
    "101 11",
    "48 19",
    "98 13",
]
BOARDS = ["a2 a4 d1", "d1 d2 d3", "a1 a1 a1 a2 a4", "a1 a1 a2 a2 a3 a4 d1 d2", "a1 a1 a1 a1 a2 a2 a3 a4 d1 d1 d2 d2 d3"]


def count_of(counter: str, hired: list[int], board: str, facts: dict[str, int]) -> int:
    if counter == "numA":
        return board.count("a")
    if counter == "numD":
        return board.count("d")
    if counter == "income":
        return income(hired, facts["stadium"], facts["plus"])
    if counter == "upg":
        return facts["stadium"] + facts["agent"]
    return counted(counter, hired)


def glory_of(tiers: str, count: int) -> int:
    pairs = [tuple(map(int, tier.split(":"))) for tier in tiers.split(",")]
    return max((glory for least, glory in pairs if count >= least), default=0)


@rule("GC-142", "GC-091")
@pytest.mark.parametrize("fan", FANS)
def test_tiers(fan: int) -> None:
    """The best line that is reached, at the end of the championship."""
    row = FANS[fan]
    met = set()
    for place, hired in enumerate(LINE_UPS):
        for board in BOARDS:
            facts: dict[str, Any] = {"stadium": place % 3, "agent": place // 3 % 3, "plus": place % 4}
            m = scene(team(board, hired=hired, fans=sorted([fan, fan % 16 + 1]), fan=fan, **facts), team())
            expected = glory_of(row["tiers"], count_of(row["counter"], numbers(hired), board, facts))
            assert own(m, "A")["fan_glory"] == expected
            met.add(expected)
    assert met == {0, *(int(tier.split(":")[1]) for tier in row["tiers"].split(","))}


@rule("GC-140", "GC-142", "GC-Q32")
@pytest.mark.parametrize("fan", FANS)
def test_scored(fan: int) -> None:
    """The kept one alone, and it is shown."""
    other = fan % 16 + 1
    hired = "1 2 38 71 13"
    m = scene(
        team("d1 d1", hired=hired, fans=sorted([fan, other]), fan=fan, stadium=2, agent=2),
        team("d1", glory=99, fans=[]),
        team("d1", glory=98),
        round=6,
        automa={"d1": 1},
    )
    play(m, "A:E B:E C:E")
    while m.view(None)["phase"] == "matches":
        play(m, f"{to_act(m)[0]}:X-/-/-/-")
    scored = facts_of(m, "scored")[0]
    count = count_of(FANS[fan]["counter"], numbers(hired), "d1 d1", {"stadium": 2, "agent": 2, "plus": 0})
    assert (scored["fan"], scored["fan_glory"]) == (fan, glory_of(FANS[fan]["tiers"], count))
    assert set(m.view(1)["fans"]) == {f"{fan:02d}"}


@rule("GC-020")
def test_sixteen_fans() -> None:
    assert list(FANS) == list(range(1, 17))
