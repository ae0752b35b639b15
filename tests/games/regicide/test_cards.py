"""All 54 cards against the card list: what they are worth, whom they fight, where they start."""

from __future__ import annotations

import csv
from importlib import resources

import pytest

import ludus
from tests.kit.rules import rule

from .table import JESTERS, cards, deal, engine_lines, fields, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both

FILE = resources.files("ludus.games.regicide") / "cards.csv"
ROWS = list(csv.DictReader(FILE.read_text(encoding="utf-8").splitlines()))
NAMES = [f"{row['id']}-{place}" if row["id"] == "X" else row["id"] for place, row in enumerate(ROWS, 1)]
ENEMIES = [row for row in ROWS if row["kind"] == "enemy"]
SUIT = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
FILL = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "T"]

Row = dict[str, str]


@rule("RG-003", "RG-245")
def test_the_list_is_the_deck() -> None:
    """36 numbers, 4 Companions, 12 royals and 2 Jesters; 54 cards."""
    kinds = [row["kind"] for row in ROWS]
    assert {kind: kinds.count(kind) for kind in kinds} == {"companion": 4, "number": 36, "enemy": 12, "jester": 2}
    assert len({row["id"] for row in ROWS}) == 53
    for row in ROWS:
        if row["kind"] != "jester":
            rank = "T" if row["rank"] == "10" else row["rank"]
            assert row["id"] == rank + SUIT[row["suit"]]
    assert sum(int(row["enemy_health"]) for row in ENEMIES) == 360
    assert sum(int(row["value_in_hand"]) for row in ROWS if row["kind"] in ("companion", "number")) == 220


@rule("RG-003", "RG-032", "RG-039")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_value_when_played(row: Row) -> None:
    """The card alone has its value, and deals it (a club twice)."""
    card, value = row["id"], int(row["value_in_hand"])
    enemy = "KH" if card != "KH" else "KS"
    m = play(lay_out(f"{card}/-/-", enemy=enemy, castle="-"), f"A p {card}")
    assert m.events(None)[0].facts == {"cards": [card], "value": value}
    if card == "X":
        shows(m, damage=0)
    else:
        hit = next(line for line in engine_lines(m) if line.startswith("* hit"))
        assert hit.split()[2] == f"{2 * value if row['suit'] == 'clubs' else value}/40"


def helper(value: int, card: str) -> list[str]:
    """Another card of this value; none for 0."""
    return [name for name in (f"{FILL[value]}C", f"{FILL[value]}D") if value and name != card][:1]


@rule("RG-003", "RG-146")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_value_when_discarded(row: Row) -> None:
    """With a card for the difference it covers an attack, with one less it does not."""
    card, value = row["id"], int(row["value_in_hand"])
    rank, attack = ("J", 10) if value < 10 else ("Q", 15) if value < 15 else ("K", 20)
    enemy = rank + ("S" if card != rank + "S" else "H")
    enough = [card, *helper(attack - value, card)]
    m = lay_out(".".join(enough) + "/-/-", enemy=enemy, castle="-", step="4")
    play(m, f"A d {' '.join(enough)}")
    assert m.events(None)[0].facts == {"cards": enough, "value": attack}
    if value < attack:
        less = [card, *helper(attack - value - 1, card)]
        m = play(lay_out(".".join(less) + "/-/-", enemy=enemy, castle="-"), "A y")
        assert engine_lines(m) == [f"* end loss A cannot pay {attack}"]


@rule("RG-004", "RG-006", "RG-007")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_where_it_starts(row: Row) -> None:
    """Royals in the Castle, all others in the Tavern; Jesters by the number of players."""
    for players in (1, 2, 3, 4):
        here = fields(deal(players, seed=11))
        castle = [here["enemy"], *cards(here["castle"])]
        tavern = cards(here["hands"]) + cards(here["tavern"])
        if row["kind"] == "jester":
            assert tavern.count("X") == JESTERS[players]
            assert "X" not in castle
        else:
            start, other = (castle, tavern) if row["starts_in"] == "castle" else (tavern, castle)
            assert start.count(row["id"]) == 1
            assert row["id"] not in other


@rule("RG-003", "RG-005", "RG-110", "RG-121")
@pytest.mark.parametrize("row", ENEMIES, ids=[row["id"] for row in ENEMIES])
def test_as_an_enemy(row: Row) -> None:
    """Attack, health and blocked suit."""
    card, attack, health = row["id"], int(row["enemy_attack"]), int(row["enemy_health"])
    table = {20: "9H", 30: "TH/9H", 40: "TD/TH/9H"}[health]
    m = lay_out("TS.AH/-", enemy=card, castle="-", table=table)
    seen = m.view(None)["enemy"]
    assert (seen["attack"], seen["health"], seen["net"]) == (attack, health, attack)
    assert (seen["damage"], seen["health_left"]) == (health - 11, 11)
    assert seen["immune"] == SUIT[row["suit"]]
    play(m, "A p TS AH")
    assert pile(m, "tavern")[0] == card
    assert engine_lines(m)[-2:] == [f"* hit {health}/{health} {card} exact", "* end win"]
    m = play(lay_out("TS.9C.9D.9S/-", enemy=card, castle="-", table=table), "A p TS")
    shows(m, enemy=card, health_left=1)


@rule("RG-140", "RG-142")
@pytest.mark.parametrize("row", ENEMIES, ids=[row["id"] for row in ENEMIES])
def test_attack_of_an_enemy(row: Row) -> None:
    """A fresh enemy strikes with its full attack."""
    card, attack = row["id"], int(row["enemy_attack"])
    m = play(lay_out("5C.TC.TD/-", enemy=card, castle="-"), "A y")
    exactly = {10: ["d TC"], 15: ["d 5C TC"], 20: ["d TC TD"]}[attack]
    assert set(exactly) <= moves(m, "A")
    too_little = {10: "A d 5C", 15: "A d TC", 20: "A d 5C TC"}[attack]
    refused(m, too_little, "RG-142")


@rule("RG-245")
def test_no_other_card_exists() -> None:
    """A card outside the list cannot be named."""
    m = lay_out("2C/-")
    for name in ("1C", "11C", "2X", "JX", "XX", "DH", "0S"):
        with pytest.raises(ludus.Unreadable):
            play(m, f"A p {name}")
