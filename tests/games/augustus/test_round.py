"""Round and draw (ledger 3.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import (
    BAG,
    SEATS,
    deal,
    facts_of,
    lines,
    phase,
    place,
    play,
    play_on,
    scene,
    settle,
    shows,
    started,
    targets,
)

pytestmark = pytest.mark.both


def drawn_tokens(m: Match) -> str:
    return "".join(each["token"] for each in facts_of(m, "drew"))


@rule("AU-030")
def test_a_round() -> None:
    """Draw, placement by everybody, resolution, the check of the end, the next draw."""
    m = scene("7:SS 20 21", "34 35 36", token="C", then="S")
    place(m, "A:+7C B:+35C")
    settle(m)
    assert [each.kind for each in m.events(None)] == [
        "placed",
        "placed",
        "ave",
        "entered",
        "tile",
        "picked",
        "refilled",
        "drew",
    ]
    shows(m, round=2, token="S")


@rule("AU-031")
def test_one_token_is_drawn_and_shown() -> None:
    """It lies open on the table, and everybody hears of it."""
    m = started(3, 2)
    for number in range(1, 8):
        seen = m.view(None)
        assert seen["round"] == number
        assert len(seen["drawn"]) == 23 - sum(seen["bag"].values())
        assert seen["drawn"][-1] == seen["token"]
        assert [each["who"] for each in facts_of(m, "drew")][-1] == seen["crier"]
        if seen["token"] == "J":
            break
        while not m.over and m.view(None)["round"] == number:
            m.play(m.to_act[0], m.moves(m.to_act[0])[-1])


@rule("AU-032")
def test_every_token_is_equally_likely() -> None:
    """The first token of 2300 games; each of 23 tokens about 100 times."""
    counts = Counter(deal(2, seed, start="random3").view(None)["token"] for seed in range(2300))
    chi = sum((counts[letter] - 100 * BAG.count(letter)) ** 2 / (100 * BAG.count(letter)) for letter in set(BAG))
    assert chi < 22.5  # 6 degrees of freedom, one chance in a thousand


@rule("AU-032")
def test_later_tokens_are_as_likely_as_they_are_in_the_bag() -> None:
    """Without its six swords the bag gives the dagger once in seventeen draws."""
    counts: Counter[str] = Counter()
    for seed in range(1700):
        bag = ludus.game("augustus").deal(2, seed).sample(0, seed)
        swords = [token for token in bag.bag if token != 0]  # type: ignore[attr-defined]
        counts["SHCKTDJ"[swords[-1]]] += 1
    assert counts["D"] == pytest.approx(100, abs=35)
    assert counts["H"] == pytest.approx(500, abs=75)
    assert counts["J"] == pytest.approx(200, abs=50)


@rule("AU-033")
def test_drawn_tokens_stay_out() -> None:
    """Until a joker comes, no token comes more often than there are of it."""
    for seed in range(25):
        m = play_on(started(2, seed), seed)
        for cycle in drawn_tokens(m).split("J"):
            assert not Counter(cycle) - Counter(BAG)


@rule("AU-033")
def test_the_table_shows_what_is_out() -> None:
    """Tokens on the table and in the bag are always the 23."""
    m = started(3, 4)
    while not m.over:
        seen = m.view(None)
        assert Counter(seen["drawn"]) + Counter(seen["bag"]) == Counter(BAG)
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])


@rule("AU-034")
@pytest.mark.parametrize("crier", SEATS[:4])
def test_the_token_counts_for_everybody(crier: str) -> None:
    """The crier too."""
    m = scene("4", "7", "13", "18", token="S", crier=crier)
    assert [targets(m, seat) for seat in "ABCD"] == [{"4S"}, {"7S"}, {"13S"}, {"18S"}]


@rule("AU-035")
def test_the_bag_never_runs_empty() -> None:
    """With only the jokers left in the bag a joker comes, and then all 23 are there again."""
    m = scene("88", "85", token="D", drawn="SSSSSSHHHHHCCCCKKKTT")
    shows(m, bag={"S": 0, "H": 0, "C": 0, "K": 0, "T": 0, "D": 0, "J": 2})
    place(m, "B:-")
    shows(m, token="J", bag={"S": 0, "H": 0, "C": 0, "K": 0, "T": 0, "D": 0, "J": 1})
    place(m, "")
    assert sum(m.view(None)["bag"].values()) == 22


@rule("AU-035")
def test_at_most_21_other_tokens_come_in_a_row() -> None:
    """In whole games."""
    for seed in range(25):
        tokens = drawn_tokens(play_on(started(2, seed), seed))
        assert max(map(len, tokens.split("J"))) <= 21


def after_round(crier: str) -> dict[str, Any]:
    """Three seats complete an objective each; all that lies there then, but for the crier."""
    m = scene("4:SH 20", "3:HC 21", "7:SC 22", token="S", crier=crier, display="40 41 42 43 44", deck="50 51 52")
    settle(place(m, "A:+4S B:+3S C:+7S"))
    return {name: value for name, value in m.position().items() if name != "crier"}


@rule("AU-036")
@pytest.mark.parametrize("crier", "BC")
def test_the_crier_has_no_other_right(crier: str) -> None:
    """No matter who cries, the same answers lead to the same table."""
    assert after_round(crier) == after_round("A")


@rule("AU-036", "AU-211")
@pytest.mark.parametrize("crier", "AB")
def test_the_crier_breaks_no_tie(crier: str) -> None:
    """22 points each and no senators are a shared victory."""
    m = scene("1:K 80 | 4 7 9 13 17 22", "88 | 21 85", token="T", crier=crier)
    settle(place(m, "A:+1T"))
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["totals"]) == ((0, 1), [22, 22])


@rule("AU-030", "AU-031")
def test_a_round_in_the_record() -> None:
    """The token, then the placements of all on one line."""
    m = scene("4", "7", token="S", then="HS")
    play(m, "B:+7S A:+4S A:-")
    assert lines(m) == ["A:+4S B:+7S", "#H", "A:- (B:-)", "#S"]
    assert phase(m) == "place"
