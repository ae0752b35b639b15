"""The joker (ledger 3.5)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import SEATS, active, facts_of, moves, place, play, refused, scene, settle, shows, started, supply, targets

pytestmark = pytest.mark.both

FULL = {"S": 6, "H": 5, "C": 4, "K": 3, "T": 2, "D": 1, "J": 2}


@rule("AU-060")
def test_a_joker_is_any_symbol() -> None:
    """Every empty space."""
    m = scene("85:S 87:CC", "88", token="J")
    assert targets(m, "A") == {"85H", "85C", "85T", "85D", "87S", "87K", "87T", "87D"}
    assert targets(m, "B") == {"88H", "88C", "88K"}


@rule("AU-060")
def test_everybody_chooses_freely() -> None:
    """Four seats, three symbols."""
    m = place(scene("85", "87", "80", "76", token="J"), "A:+85H B:+87C C:+80D D:+76D")
    assert [active(m, seat) for seat in "ABCD"] == [{85: "H"}, {87: "C"}, {80: "D"}, {76: "D"}]


@rule("AU-061")
def test_all_other_rules_stay() -> None:
    """One legion, placed or moved, or nothing; only onto empty spaces that there are."""
    m = scene("85:S 6:T", "88", token="J")
    assert {"-", "+85H", "85S>85H", "6T>85H", "85S>6D"} <= moves(m, "A")
    refused(m, "A:+85S", "AU-047")
    refused(m, "A:+85K", "AU-040")
    refused(m, "A:85S>85S", "AU-044")
    place(m, "A:85S>85D")
    assert (active(m, "A"), supply(m, "A")) == ({85: "D", 6: "T"}, 5)
    passed = place(scene("85:S", "88", token="J"), "A:-")
    assert active(passed, "A") == {85: "S"}


@rule("AU-061", "AU-050")
def test_an_empty_supply_with_a_joker() -> None:
    m = scene("85:S 6 +0", "88", token="J")
    refused(m, "A:+6T", "AU-050")
    assert moves(m, "A") == {"85S>85H", "85S>85C", "85S>85T", "85S>85D", "85S>6T", "85S>6D", "-"}


@rule("AU-062")
def test_the_bag_is_filled_again() -> None:
    """All tokens on the table, the joker too; the next one is drawn from 23."""
    m = scene("85", "88", token="J", drawn="SSHKT")
    place(m, "")
    seen = m.view(None)
    assert seen["drawn"] == [seen["token"]]
    assert {**seen["bag"], seen["token"]: seen["bag"][seen["token"]] + 1} == FULL


@rule("AU-062", "AU-032")
def test_the_bag_is_shuffled_again() -> None:
    """Another seed gives other tokens."""
    orders = set()
    for seed in range(8):
        m = place(scene("85", "88", token="J", drawn="SSHKT", seed=seed), "")
        orders.add("".join(m.position()["bag"]))
    assert len(orders) == 8


@rule("AU-063", "AU-016")
@pytest.mark.parametrize(("crier", "heir"), ["AB", "BC", "CA"])
def test_the_left_neighbour_is_crier(crier: str, heir: str) -> None:
    m = place(scene("85", "88", "80", token="J", crier=crier), "")
    shows(m, crier=SEATS.index(heir))
    assert [each["who"] for each in facts_of(m, "crier")] == [SEATS.index(heir)]


@rule("AU-064", "AU-R19")
def test_both_happen_at_the_end_of_the_round() -> None:
    """After all resolutions, before the next draw."""
    m = place(scene("7:SS", "88", token="J", drawn="SH", crier="A"), "A:+7C")
    shows(m, phase="pick", crier=0, drawn=["S", "H", "J"], token="J")
    settle(m)
    kinds = [each.kind for each in m.events(None)]
    assert kinds[-4:] == ["picked", "refilled", "crier", "drew"]
    shows(m, crier=1)
    assert facts_of(m, "drew")[0]["who"] == 1


@rule("AU-064", "AU-200")
def test_a_joker_that_ends_the_game() -> None:
    """There is no next draw, so nobody becomes crier."""
    m = settle(place(scene("7:SS | 1 2 3 4 5 6", "88", token="J"), "A:+7C"))
    assert m.over
    assert facts_of(m, "crier", "drew") == []


@rule("AU-065", "AU-063")
def test_the_crier_changes_at_no_other_time() -> None:
    """In whole games, after every joker and never else."""
    for seed in range(6):
        m, rng = started(4, seed), Rng(seed)
        while not m.over:
            m.play_move(m.to_act[0], m.state.random_move(m.to_act[0], rng))
        tokens = facts_of(m, "drew")
        for one, two in pairwise(tokens):
            assert (two["who"] - one["who"]) % 4 == (one["token"] == "J")


@rule("AU-065", "AU-033")
def test_other_tokens_leave_bag_and_crier_alone() -> None:
    m = place(scene("85", "88", token="H", drawn="SJ"[:1], then="C"), "A:+85H")
    shows(m, crier=0, drawn=["S", "H", "C"])
    play(m, "A:-")
