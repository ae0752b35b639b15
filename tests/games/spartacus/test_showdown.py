"""Victory checks and showdowns of two, three and four houses (specification 3.8)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    asked_when,
    assets,
    checkpoint,
    facts_of,
    golds,
    guards,
    house,
    influences,
    intrigue,
    moves,
    phase,
    play,
    refused,
    stage,
    view,
)

pytestmark = pytest.mark.both

CARDS = ("BAT", "SOL", "TUL", "GLA")
QUICK = {"stall_rounds": "2"}


def table(*houses: str, **fields: Any) -> list[dict[str, Any]]:
    """Houses by their influence and assets: `12 GL05 WE01a`."""
    found = []
    for card, text in zip(CARDS, houses):
        points, _, owned = text.partition(" ")
        found.append(house(card, influence=int(points), assets=owned, **fields))
    return found


def after_arena(*houses: str, host: str = "A", **fields: Any) -> Match:
    """The victory check at the end of an Arena phase; two quiet rounds end a bout."""
    m = checkpoint(*table(*houses), after="arena", phase="arena", host=host, options=QUICK, **fields)
    return play(m, f"{host} pass")


def stand(m: Match) -> Match:
    """Both fighters stand still until the one with fewer dice surrenders."""
    answers = {"order": "first", "act": "stay", "net": "pass", "reinit": "pass"}
    while not m.over and stage(m) in answers:
        play(m, f"{asked_when(m)[0]} {answers[stage(m)]}")
    return m


def winner(m: Match) -> str:
    assert m.outcome is not None
    (seat,) = m.outcome.winners
    return "ABCD"[seat]


# --- Checks ----------------------------------------------------------------------------------------


@rule("SP-600", "SP-601")
@pytest.mark.parametrize(
    ("after", "during", "active"), [("turn", "intrigue", 3), ("host", "market", -1), ("arena", "arena", -1)]
)
def test_checks_at_the_end_of_three_phases(after: str, during: str, active: int) -> None:
    """Exactly one house with 12 influence wins."""
    m = checkpoint(*table("4", "12", "11", "4"), after=after, phase=during, active=active)
    play(m, "A pass")
    assert (m.over, winner(m)) == (True, "B")
    assert facts_of(m, "ended") == [{"who": 1, "by": "influence"}]
    assert (view(m, None)["by"], phase(m)) == ("influence", during)
    refused(m, "A pass", "SP-601")


@rule("SP-600", "SP-119")
@pytest.mark.parametrize(
    ("after", "during", "active"),
    [("turn", "intrigue", 0), ("balance", "upkeep", -1), ("scheme", "intrigue", 0), ("trade", "market", -1)],
)
def test_no_check_at_other_moments(after: str, during: str, active: int) -> None:
    """Not after one of several Intrigue turns, Upkeep, a scheme, free trade."""
    m = checkpoint(*table("4", "12", "4", "4"), after=after, phase=during, active=active)
    play(m, "A pass")
    assert not m.over


@rule("SP-600", "SP-602")
@pytest.mark.parametrize(("after", "during"), [("lot", "market"), ("refusal", "arena")])
def test_no_check_inside_a_phase(after: str, during: str) -> None:
    m = checkpoint(*table("4", "12 GL01a", "4 GL02a", "4"), after=after, phase=during, lot=-1, hidden=after == "lot")
    assert not play(m, "A pass").over


@rule("SP-602")
def test_twelve_must_be_held() -> None:
    """Having had it in the phase means nothing."""
    houses = table("12 GL01a", "4 SL01a", "4")
    houses[1]["hand"] = ["RE07a"]
    m = checkpoint(*houses, after="host", phase="market", asked="B")
    play(m, "B react RE07a >A")
    assert (m.over, influences(m)) == (False, [12, 4, 4])
    assert facts_of(m, "influence")[0] == {"who": 0, "amount": -1}


@rule("SP-602", "SP-041")
def test_nobody_has_enough() -> None:
    """11 is not enough."""
    m = after_arena("11", "11", "11")
    assert (m.over, view(m, None)["turn"]) == (False, 2)


# --- Two houses ------------------------------------------------------------------------------------


@rule("SP-603", "SP-604")
def test_two_houses() -> None:
    """They arm a fighter each, the others are out; who wins the bout wins the game."""
    m = after_arena("12 GL05 WE01a", "4 GL07", "12 GL01a AR01a", "11 GL06")
    assert (phase(m), asked_when(m)) == ("showdown", ("A", "enter"))
    assert view(m, None)["showdown"] == {"ranks": [0, 2], "left": [0, 2]}
    assert moves(m, "A") == ["enter GL05", "enter GL05 WE01a"]
    refused(m, "A refuse", "SP-413")
    refused(m, "B enter GL07", "SP-406")
    play(m, "A enter GL05 WE01a")
    assert asked_when(m) == ("C", "enter")
    play(m, "C enter GL01a")
    sides = view(m, None)["arena"]["sides"]
    assert [(each["seat"], each["fighter"], each["gear"], each["space"]) for each in sides] == [
        (0, "GL05", ["WE01a"], "d1"),
        (2, "GL01a", [], "d7"),
    ]
    stand(m)
    assert (winner(m), view(m, None)["by"]) == ("A", "showdown")
    assert facts_of(m, "ended") == [{"who": 0, "by": "showdown"}]


@rule("SP-610")
@pytest.mark.parametrize(("host", "order"), [("A", "BD"), ("B", "BD"), ("C", "DB"), ("D", "DB")])
def test_the_house_nearer_to_the_host_chooses_first(host: str, order: str) -> None:
    """Clockwise from the host, the host himself first, on space I; whatever their totals are."""
    m = after_arena("4 GL01a", "12 GL05 WE01a", "4 GL02a", "12 GL03a", host=host)
    assert asked_when(m) == (order[0], "enter")
    assert view(m, None)["showdown"]["ranks"] == ["ABCD".index(letter) for letter in order]
    play(m, f"{order[0]} {moves(m, order[0])[0]}")
    assert asked_when(m) == (order[1], "enter")
    play(m, f"{order[1]} {moves(m, order[1])[0]}")
    assert [each["seat"] for each in view(m, None)["arena"]["sides"]] == ["ABCD".index(letter) for letter in order]


@rule("SP-609", "SP-Q32")
def test_a_showdown_is_nothing_but_a_bout() -> None:
    """No tribute, wagers, influence, favour or verdict."""
    m = after_arena("12 GL05++", "12 GL01a#", "4")
    play(m, "A enter GL05; B enter GL01a")
    assert (stage(m), golds(m)) == ("order", [5, 5, 5])
    stand(m)
    assert (golds(m), influences(m), assets(m, "A"), assets(m, "B")) == ([5, 5, 5], [12, 12, 4], "GL05++", "GL01a#")
    assert not facts_of(m, "tribute", "wagers", "settled", "favoured", "spared", "died", "influence")


@rule("SP-604", "SP-609", "SP-532")
def test_a_showdown_fought_with_dice() -> None:
    """Combat as in the arena; the beheaded loser is out of the game and nobody judges."""
    m = after_arena("12 GL05", "12 SL01a", "4", dice="6 6 6 6 1 6 6 6 6 1 4 3 3 1 1")
    play(m, "A enter GL05; B enter SL01a; A first; A d5; B stay")
    play(m, "A first; A d6 x")
    assert facts_of(m, "defeated") == [{"who": 1, "defeat": "decapitation"}]
    assert winner(m) == "A"


@rule("SP-604", "SP-406")
def test_slaves_may_fight_in_a_showdown() -> None:
    """Any ready gladiator or slave."""
    m = after_arena("12 SL01a GL01a-", "12 SL19", "4")
    assert moves(m, "A") == ["enter SL01a"]
    refused(m, "A enter GL01a", "SP-406")
    stand(play(m, "A enter SL01a; B enter SL19"))
    assert winner(m) == "B"


@rule("SP-600", "SP-603")
def test_a_showdown_after_every_phase() -> None:
    for after, during, active in (("turn", "intrigue", 2), ("host", "market", -1), ("arena", "arena", -1)):
        m = checkpoint(*table("12 GL01a", "12 GL02a", "4"), after=after, phase=during, active=active)
        assert asked_when(play(m, "A pass")) == ("A", "enter")


# --- Three houses ----------------------------------------------------------------------------------


@rule("SP-605", "SP-610")
def test_three_houses() -> None:
    """The two lowest totals fight, then the winner and the third; the lower total stands on I."""
    m = after_arena("12 GL05 WE01a", "12 GL01a", "12 GL07", "4 GL06")
    assert view(m, None)["showdown"]["ranks"] == [1, 2, 0]  # 2, 4, 5
    play(m, "B enter GL01a; C enter GL07")
    stand(m)
    assert (m.over, asked_when(m), view(m, None)["showdown"]["left"]) == (False, ("C", "enter"), [2, 0])
    play(m, "C enter GL07; A enter GL05 WE01a")
    assert [each["seat"] for each in view(m, None)["arena"]["sides"]] == [2, 0]


@rule("SP-605")
@pytest.mark.parametrize(("second", "wins"), [("GL01a", "A"), ("GL05", "B")])
def test_the_winner_of_the_last_bout_wins_the_game(second: str, wins: str) -> None:
    """Whether he has fought once or twice."""
    m = after_arena("12 GL12 WE01a WE02a WE03a", f"12 {second}", "12 SL01a", "4 GL06")
    assert view(m, None)["showdown"]["ranks"] == [2, 1, 0]
    stand(play(m, f"C enter SL01a; B enter {second}"))
    assert not m.over
    stand(play(m, f"B enter {second}; A enter GL12"))
    assert winner(m) == wins


@rule("SP-608", "SP-605", "SP-Q33")
@pytest.mark.parametrize(
    ("third", "total"),
    [
        ("GL01a GL02a", 4),
        ("GL05- GL01a GL02a", 4),
        ("GL05! GL01a GL02a", 4),
        ("GL01a GL02a SL20 SL19", 4),
        ("GL01a GL02a WE01a- AR01a", 5),
        ("GL01a WE01a AR01a XE01a", 5),
    ],
)
def test_totals(third: str, total: int) -> None:
    """Ready gladiators and equipment; no slaves, guards, gold, exhausted cards."""
    houses = table("12 GL03a GL03b WE03a", f"12 {third}", "12 GL04a", "4")
    houses[2] = house("TUL", influence=12, gold=50, guards=3, assets="GL04a")
    m = checkpoint(*houses, after="arena", phase="arena", dice="1 6")  # A 5, C 2
    play(m, "A pass")
    assert view(m, None)["showdown"]["ranks"] == ([2, 1, 0] if total < 5 else [2, 0, 1])
    assert len(facts_of(m, "rolled")) == (total == 5)
    assert guards(m, "C") == (3, 0)


# --- Four houses -----------------------------------------------------------------------------------


@rule("SP-606", "SP-611")
def test_four_houses() -> None:
    """The two lowest, the two highest, then both winners; fighters have all their dice again."""
    m = after_arena("12 GL05 WE01a", "12 GL01a", "12 GL07", "12 GL15")
    assert view(m, None)["showdown"]["ranks"] == [1, 3, 2, 0]  # 2, 3, 4, 5
    stand(play(m, "B enter GL01a; D enter GL15"))
    assert asked_when(m) == ("C", "enter")
    assert view(m, None)["showdown"]["left"] == [2, 0, 3]
    play(m, "C enter GL07; A enter GL05")
    stand(m)
    assert not m.over
    finalists = view(m, None)["showdown"]["left"]
    assert finalists[0] == 3
    play(m, "D enter GL15")
    last = "ABCD"[finalists[1]]
    play(m, f"{last} {moves(m, last)[0]}")
    assert view(m, None)["arena"]["sides"][0]["dice"] == [3, 3, 4]
    stand(m)
    assert winner(m) == last


@rule("SP-611")
def test_the_same_fighter_or_another() -> None:
    """Between bouts a winner may be chosen again; gear that was exhausted stays exhausted."""
    m = after_arena("12 GL05 GL06 GL08", "12 GL01a", "12 GL07 GL02a- XE01a", "4", dice="1")
    play(m, "B enter GL01a; C enter GL07 XE01a")
    assert asked_when(m) == ("C", "net")
    play(m, "C net; C first; C stay; B stay")
    stand(m)
    assert (asked_when(m), moves(m, "C")) == (("C", "enter"), ["enter GL07"])
    assert assets(m, "C") == "GL02a- GL07 XE01a-"
    refused(m, "C enter GL07 XE01a", "SP-550")
    play(m, "C enter GL07; A enter GL08")
    assert view(m, None)["arena"]["sides"][0]["fighter"] == "GL07"


@rule("SP-611")
def test_dice_come_back_between_bouts() -> None:
    """What a winner lost in the first bout it has again in the second."""
    m = after_arena("12 GL05 GL06", "12 GL07", "12 GL02a XE02a", "4", dice="1 1 1 6 6 6 6 6 6 6 6 5 4 3 2")
    play(m, "C enter GL02a XE02a; B enter GL07; B second; C d4 j; B lose a1 d1 s1")
    assert view(m, None)["arena"]["sides"][1]["dice"] == [2, 3, 4]
    stand(m)
    play(m, "B enter GL07; A enter GL05")
    assert view(m, None)["arena"]["sides"][0]["dice"] == [3, 4, 5]


# --- Equal totals and forfeits ---------------------------------------------------------------------


@rule("SP-607")
def test_equal_totals_are_ordered_by_a_die() -> None:
    """The higher roll counts as the higher total; ties, and nothing else, are rolled again."""
    m = after_arena("12 GL01a", "12 GL02a", "12 GL03a", "4", dice="6 4 2 1 5")
    assert [each["dice"] for each in facts_of(m, "rolled")] == [[[0, 6], [1, 4], [2, 2]]]
    assert view(m, None)["showdown"]["ranks"] == [2, 1, 0]
    m = after_arena("12 GL01a", "12 GL02a", "12 GL03a", "4", dice="3 5 3 2 2 6 4")
    assert [each["dice"] for each in facts_of(m, "rolled")] == [
        [[0, 3], [1, 5], [2, 3]],
        [[0, 2], [2, 2]],
        [[0, 6], [2, 4]],
    ]
    assert view(m, None)["showdown"]["ranks"] == [2, 0, 1]
    m = after_arena("12 GL01a", "12 GL05", "12 GL03a", "12 GL02a", dice="5 5 1 2 6")
    assert [each["dice"] for each in facts_of(m, "rolled")] == [[[0, 5], [2, 5], [3, 1]], [[0, 2], [2, 6]]]
    assert view(m, None)["showdown"]["ranks"] == [3, 0, 2, 1]


@rule("SP-612")
def test_a_house_without_a_fighter_forfeits() -> None:
    """First or second, in a duel of two; the other one wins the game."""
    m = after_arena("12 GL01a- WE01a", "12 GL02a", "4")
    assert asked_when(m) == ("B", "enter")
    play(m, "B enter GL02a")
    assert winner(m) == "B"
    m = after_arena("12 GL01a", "12 GL02a!", "4")
    assert winner(play(m, "A enter GL01a")) == "A"


@rule("SP-612")
@pytest.mark.parametrize(("rolled", "wins"), [("2 5", "B"), ("5 2", "A"), ("3 3 6 1", "A")])
def test_two_houses_without_a_fighter(rolled: str, wins: str) -> None:
    """A die roll decides."""
    m = after_arena("12", "12 GL01a- WE01a", "4 GL05", dice=rolled)
    assert (m.over, winner(m)) == (True, wins)
    assert len(facts_of(m, "rolled")) == len(rolled.split()) // 2


@rule("SP-612", "SP-605")
def test_a_forfeit_among_three() -> None:
    """The ladder goes on."""
    m = after_arena("12 GL05", "12 SL01a WE01a", "12", "4")
    assert view(m, None)["showdown"]["ranks"] == [2, 1, 0]
    play(m, "B enter SL01a WE01a")
    assert asked_when(m) == ("B", "enter")
    stand(play(m, "B enter SL01a; A enter GL05"))
    assert winner(m) == "A"


@rule("SP-612", "SP-606", "SP-607")
def test_four_houses_without_a_fighter() -> None:
    """Dice for the order, then for every bout."""
    m = after_arena("12", "12", "12", "12", dice="1 2 3 4 6 1 6 1 1 6")
    assert facts_of(m, "showdown") == [{"who": None, "houses": [0, 1, 2, 3]}]
    assert winner(m) == "C"  # A beats B, C beats D, C beats A


# --- Houses that have left -------------------------------------------------------------------------


@rule("SP-604", "SP-536", "SP-Q42")
def test_a_house_that_has_left_wins_no_stalemate() -> None:
    """The other one wins, though its fighter has fewer dice."""
    m = after_arena("12 GL05", "12 GL01a", "4", host="A")
    play(m, "A enter GL05; B enter GL01a; A resign")
    assert winner(stand(m)) == "B"
    assert m.outcome is not None
    assert m.outcome.detail["ranks"] == [2, 1, 3]


@rule("SP-605", "SP-Q42")
def test_a_house_that_has_left_does_not_climb() -> None:
    """Of two houses in a bout the one that is still there fights for the game."""
    m = after_arena("12 GL05 GL06", "12 GL07", "12 GL02a", "4")
    play(m, "C enter GL02a; B enter GL07; B resign")
    stand(m)
    assert asked_when(m) == ("C", "enter")


@rule("SP-603", "SP-Q42")
@pytest.mark.parametrize(("others", "wins", "by"), [("4 6", "D", "influence"), ("6 6", "C", "showdown")])
def test_a_showdown_that_all_have_left(others: str, wins: str, by: str) -> None:
    """The highest influence of the other houses decides, and equal ones fight."""
    third, fourth = others.split()
    m = after_arena("12 GL05", "12 GL01a", f"{third} GL06", f"{fourth} GL02a")
    play(m, "A enter GL05; B enter GL01a; A resign; B resign")
    if by == "showdown":
        assert view(m, None)["showdown"]["ranks"] == [2, 3]
        stand(play(m, "C enter GL06; D enter GL02a"))
    assert (winner(m), view(m, None)["by"]) == (wins, by)


@rule("SP-Q42")
@pytest.mark.parametrize("last", "ABCD")
def test_the_last_house_that_stays_wins(last: str) -> None:
    """At once, and in any seat."""
    m = intrigue(house(), house("SOL"), house("TUL"), house("GLA"))
    first, *others = [letter for letter in "ABCD" if letter != last]
    play(m, f"{first} resign")
    refused(m, f"{first} resign", "SP-011")
    play(m, "; ".join(f"{letter} resign" for letter in others))
    assert m.over
    assert (winner(m), view(m, None)["by"]) == (last, "resigned")


# --- The result ------------------------------------------------------------------------------------


@rule("SP-603", "SP-606")
def test_places_after_a_showdown() -> None:
    """Losers of a showdown in the order they were knocked out, the last one second."""
    m = after_arena("12 GL05 WE01a", "12 GL01a WE01b WE02a WE02b GL02a", "12 GL03a", "11 GL06")
    assert view(m, None)["showdown"]["ranks"] == [2, 0, 1]  # 2, 5, 7
    play(m, "C enter GL03a; A enter GL05")
    stand(m)
    play(m, "A enter GL05; B enter GL01a")
    stand(m)
    assert m.outcome is not None
    assert (winner(m), m.outcome.detail["ranks"]) == ("A", [1, 2, 3, 4])
    m = after_arena("12 GL05 WE01a GL06", "12 GL01a", "12 SL01a GL03a GL03b", "11 GL08")
    assert view(m, None)["showdown"]["ranks"] == [1, 2, 0]  # 2, 4, 10
    play(m, "B enter GL01a; C enter SL01a")
    stand(m)
    play(m, "B enter GL01a; A enter GL05")
    stand(m)
    assert m.outcome is not None
    assert (winner(m), m.outcome.detail["ranks"]) == ("A", [1, 2, 3, 4])


@rule("SP-601")
def test_places_without_a_showdown() -> None:
    """The winner, then by influence, then by gold with the value of ready assets, else shared."""
    m = after_arena("12", "5 GL05", "5 GL06-", "7")
    assert m.outcome is not None
    assert (m.outcome.detail["ranks"], m.outcome.scores) == ([1, 3, 4, 2], (1.0, 0.0, 0.0, 0.0))
    m = after_arena("4", "12", "4", "4")
    assert m.outcome is not None
    assert m.outcome.detail["ranks"] == [2, 1, 2, 2]


@rule("SP-002", "SP-601")
def test_ready_guards_count_for_places() -> None:
    """Guards are assets, worth the gold printed on them; exhausted ones are not ready."""
    made = [
        house("BAT", influence=12),
        house("SOL", influence=5, gold=3, guards=3),
        house("TUL", influence=5, gold=5),
        house("GLA", influence=5, gold=4, guards=1, tired=2),
    ]
    m = play(checkpoint(*made, after="arena", phase="arena"), "A pass")
    assert m.outcome is not None
    assert m.outcome.detail["ranks"] == [1, 2, 3, 3]
