"""The 80 gladiators, their favour, and the deck of each number of players (ledger 3.1, specification 2 and 6.2)."""

from __future__ import annotations

import csv
from itertools import combinations

import pytest

import ludus
from ludus.games.gorus.cards import SCHOOLS, card_name
from ludus.games.gorus.deck import favour_table
from ludus.kernel.text import game_folder
from tests.kit.rules import rule

from .table import BOUTS, STRENGTHS, USED, deal, everything, hand, last_bout, scored, whole_deck

pytestmark = pytest.mark.both

DEFAULT = [0, 0, -1, 0, 0, 0, 0, 0, -4, 2, 1, 1, 0, 0, 1, 0]
MINIMAL = [0, 0, -1, 0, 0, 0, 0, 0, -4, 2, 1, 0, 0, 0, 0, 0]
MARKS = {1: 8, 2: 7, 3: 6, 13: 6, 14: 7, 15: 8}
ALL = [(school, strength) for school in "BNGPY" for strength in range(16)]


@rule("GM-002", "GM-003")
def test_five_schools_of_sixteen() -> None:
    """80 different cards."""
    assert SCHOOLS == "BNGPY"
    assert [card_name(code) for code in range(80)] == [school + str(strength) for school, strength in ALL]
    assert everything(deal(8)) == sorted({school + str(strength) for school, strength in ALL})


@rule("GM-403", "GM-407", "GM-R01")
@pytest.mark.parametrize(("school", "strength"), ALL)
def test_every_card_has_the_favour_of_its_strength(school: str, strength: int) -> None:
    """In both tables, and in the view of a game that uses the card."""
    code = "BNGPY".index(school) * 16 + strength
    assert favour_table("default")[code] == DEFAULT[strength]
    assert favour_table("minimal")[code] == MINIMAL[strength]
    card = school + str(strength)
    assert deal(8).view(None)["favour"][card] == DEFAULT[strength]
    assert deal(8, favour="minimal").view(None)["favour"][card] == MINIMAL[strength]


@rule("GM-402", "GM-403", "GM-407")
@pytest.mark.parametrize("strength", [s for s in range(16) if s not in (4, 5, 6, 7, 12)])
@pytest.mark.parametrize("table", ["default", "minimal"])
def test_every_strength_is_counted_with_its_favour(strength: int, table: str) -> None:
    """Eight players, one card in the pile of B."""
    m = last_bout(f"-/G{strength}/-/-/-/-/-/-", options={"favour": table})
    assert scored(m)["totals"][1] == {"default": DEFAULT, "minimal": MINIMAL}[table][strength]
    assert scored(m)["totals"][0] == 0


@rule("GM-403")
@pytest.mark.parametrize("card", [school + str(s) for school, s in ALL if s not in (0, 4, 5, 6, 7, 12)])
def test_school_does_not_matter_for_favour(card: str) -> None:
    """The same for every school, be it the strongest or not."""
    totals = {scored(last_bout(f"-/{card}/-", strongest=school))["totals"][1] for school in "BNGPY"}
    assert totals == {DEFAULT[int(card[1:])]}


@rule("GM-006", "GM-007", "GM-008", "GM-009", "GM-010", "GM-011", "GM-701", "GM-801")
@pytest.mark.parametrize("players", range(1, 9))
def test_the_deck_of_each_number_of_players(players: int) -> None:
    """Schools, strengths and cards of table 6.2."""
    for seed in range(5):
        m = deal(players, seed)
        schools = m.view(None)["schools"]
        assert len(schools) == USED[players]
        assert everything(m) == whole_deck(players, schools)
        assert len(everything(m)) == {1: 30, 2: 30, 3: 30, 4: 40, 5: 50, 6: 60, 7: 70, 8: 80}[players]
        assert m.view(None)["bouts"] == BOUTS[players]


@rule("GM-004", "GM-005")
@pytest.mark.parametrize(("strength", "least"), [(s, MARKS.get(s, 1)) for s in range(16)])
def test_marked_cards_come_with_enough_players(strength: int, least: int) -> None:
    """3 and 13 from six players on, 2 and 14 from seven, 1 and 15 from eight; the others always."""
    for players in range(1, 9):
        m = deal(players)
        there = [f"{school}{strength}" in everything(m) for school in m.view(None)["schools"]]
        assert there == [players >= least] * USED[players]


@rule("GM-012", "GM-006", "GM-007")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_set_of_schools(players: int) -> None:
    """Every choice gives the same deck in other colours."""
    for chosen in combinations("BNGPY", USED[players]):
        m = deal(players, schools="".join(chosen))
        assert everything(m) == whole_deck(players, "".join(chosen))


@rule("GM-R01", "GM-004")
def test_the_data_file_contains_what_the_rules_need() -> None:
    """One row for each card, with its mark; the zeros mention their 5."""
    rows = list(csv.DictReader(game_folder("gorus").joinpath("cards.csv").read_text("utf-8").splitlines()))
    assert [row["card"] for row in rows] == [card_name(code) for code in range(80)]
    for row in rows:
        strength = int(row["strength"])
        assert row["card"] == row["school"] + row["strength"]
        assert int(row["min_players"]) == MARKS.get(strength, 1)
        assert row["favour_if_strongest_at_round_end"] == ("5" if strength == 0 else "")


@rule("GM-R01")
@pytest.mark.parametrize("players", range(1, 9))
def test_what_a_round_distributes(players: int) -> None:
    """`default` adds up to 5 with every deck; `minimal` to 2, 1, 0 or -5."""
    strengths = STRENGTHS[players]
    assert sum(DEFAULT[s] for s in strengths) == 0
    assert USED[players] * sum(MINIMAL[s] for s in strengths) + 5 == {1: 2, 2: 2, 3: 2, 4: 1, 5: 0, 6: 0}.get(
        players, -5
    )


@rule("GM-R30")
def test_no_promotional_cards() -> None:
    """Nothing but the 80 cards can be named."""
    m = deal(3)
    for text in ("R5", "B16", "X", "promo", "B-1", "B007"):
        with pytest.raises(ludus.Unreadable):
            m.play(m.to_act[0], text)
    assert len(hand(m, "A")) == 10
