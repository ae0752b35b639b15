"""Red abilities (ledger 3.9)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import (
    about_to,
    active,
    cards_with,
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
    score,
    seat,
    settle,
    shows,
    supply,
    tiles,
    to_act,
    unreadable,
)

pytestmark = pytest.mark.both

RED = ("foes_remove", "foes_wipe", "foes_lose")


def red_cards() -> list[int]:
    return [number for number, card in printed().items() if card.verb in RED]


def hit_by(card: int, *others: str, **scenery: Any) -> Match:
    """Seat A has completed a red card; A has legions and completed cards of its own."""
    return about_to(card, *others, more="26:SH", done="1 7", **scenery)


@rule("AU-130", "AU-149")
@pytest.mark.parametrize("card", red_cards())
def test_all_others_are_hit_and_never_the_owner(card: int) -> None:
    """Three others, each with something to lose."""
    m = hit_by(card, "82:SC 40:H | 4 5", "85:HT 39:S | 10 17", "87:CT 43:D | 12 14")
    assert (phase(m), to_act(m)) == ("hit", "BCD")
    shows(m, owner=0, ability=card)
    before = active(m, "A"), done(m, "A"), supply(m, "A")
    for letter in "BCD":
        play(m, f"{letter}:{m.moves('ABCD'.index(letter))[0]}")
    hurt = facts_of(m, "removed", "wiped", "lost")
    assert [each["who"] for each in hurt] == [1, 2, 3]
    assert (active(m, "A"), supply(m, "A")) == (before[0], before[2])
    assert before[1] == done(m, "A")[:2]


@rule("AU-149", "AU-R24")
def test_the_red_abilities() -> None:
    """Exactly the three; no other card asks anybody but its owner."""
    assert {card.verb for card in printed().values() if card.red} == set(RED)
    for number in printed():
        other = "82:SC 88:H | 4 5" if number not in (82, 88, 4, 5) else "83:SC 85:H | 12 14"
        m = about_to(number, other, more="27:H" if number != 27 else "28:H")
        assert (to_act(m) != "A") == (number in red_cards())


@rule("AU-131")
def test_as_far_as_possible() -> None:
    """Who has two legions must remove two; one is refused, and nothing is no answer."""
    m = hit_by(30, "82:S 40:H", "88")
    assert m.moves(1) == []
    assert facts_of(m, "removed") == [
        {"who": 1, "auto": True, "spaces": [{"card": 82, "symbol": "S"}, {"card": 40, "symbol": "H"}]}
    ]
    m = hit_by(30, "82:SC 40:H", "88")
    refused(m, "B:x82S", "AU-131")
    unreadable(m, "B:-", "au-not-asked", "AU-030")
    unreadable(m, "B:x", "au-bad-move")
    unreadable(m, "B:x-", "au-bad-move")


@rule("AU-132")
def test_the_player_hit_chooses() -> None:
    """Not the attacker."""
    m = hit_by(3, "82:SC 40:H", "88")
    assert to_act(m) == "B"
    refused(m, "A:x26S", "AU-030", ludus.NotYourTurn)
    assert moves(m, "B") == {"x82S", "x82C", "x40H"}
    play(m, "B:x40H")
    assert active(m, "B") == {82: "SC", 40: ""}


@rule("AU-133", "AU-135")
@pytest.mark.parametrize("card", [3, 8, 18])
def test_removing_one(card: int) -> None:
    """From an objective in progress, to the own supply."""
    m = hit_by(card, "82:SC 40:HH", "88")
    common = m.view(None)["common"]
    assert moves(m, "B") == {"x82S", "x82C", "x40H"}
    play(m, "B:x40H")
    assert (active(m, "B"), supply(m, "B")) == ({82: "SC", 40: "H"}, 4)
    shows(m, common=common)


@rule("AU-134", "AU-135")
@pytest.mark.parametrize("card", [30, 55, 59, 65])
def test_removing_two(card: int) -> None:
    """From one objective or two, two of equal symbols too."""
    m = hit_by(card, "82:S 40:HHC", "88")
    assert moves(m, "B") == {"x82S,40H", "x82S,40C", "x40H,40H", "x40H,40C"}
    for text, after in (("x40H,40H", {82: "S", 40: "C"}), ("x82S,40C", {82: "", 40: "HH"})):
        m = play(hit_by(card, "82:S 40:HHC", "88"), f"B:{text}")
        assert (active(m, "B"), supply(m, "B")) == (after, 5)


@rule("AU-134")
def test_the_two_may_be_given_in_any_order() -> None:
    """Written in one way."""
    for text in ("x82S,40H", "x40H,82S"):
        m = play(hit_by(30, "82:S 40:HHC", "88"), f"B:{text}")
        assert "B:x82S,40H" in lines(m)


@rule("AU-134", "AU-131")
def test_who_has_one_removes_one() -> None:
    """Is not asked."""
    m = hit_by(30, "82:S 40", "88")
    assert facts_of(m, "removed") == [{"who": 1, "auto": True, "spaces": [{"card": 82, "symbol": "S"}]}]
    assert "(B:x82S)" in lines(m)
    assert supply(m, "B") == 7


@rule("AU-135", "AU-138")
@pytest.mark.parametrize("card", [3, 30, 62])
def test_removed_legions_go_to_their_owner(card: int) -> None:
    """The common supply and the attacker get none."""
    m = hit_by(card, "85:SHH 40:H", "88")
    mine, common = supply(m, "A"), m.view(None)["common"]
    play(m, f"B:{m.moves(1)[0]}")
    assert supply(m, "B") == 3 + {3: 1, 30: 2, 62: 3}[card]
    assert supply(m, "A") == mine
    shows(m, common=common)


@rule("AU-136")
def test_only_legions_on_active_objectives() -> None:
    """Not those in the supply, not on cards that wait; a space without a legion cannot be named."""
    m = hit_by(3, "82:SC 40:H", "88")
    refused(m, "B:x82H", "AU-136")
    refused(m, "B:x82K", "AU-136")
    unreadable(m, "B:x88H", "au-not-yours", "88")
    unreadable(m, "B:x1K", "au-not-yours", "1")
    refused(hit_by(30, "82:SC 40:H", "88"), "B:x82S,82S", "AU-131")
    refused(hit_by(30, "82:SC 40:H", "88"), "B:x82S,82H", "AU-136")


@rule("AU-137")
@pytest.mark.parametrize("card", [3, 30, 62, 76, 83])
def test_who_has_no_legions_is_not_affected(card: int) -> None:
    """Loses nothing instead."""
    m = hit_by(card, "85 40 | 5 10", "88 | 4 12")
    assert phase(m) != "hit"
    assert facts_of(m, "removed", "wiped", "lost") == []
    assert (supply(m, "B"), done(m, "B"), active(m, "B")) == (7, [5, 10], {85: "", 40: ""})


@rule("AU-138")
@pytest.mark.parametrize("card", cards_with(verb="foes_wipe"))
def test_emptying_an_objective(card: int) -> None:
    """All its legions go to the personal supply, the others stay."""
    m = hit_by(card, "85:SHH 40:H", "88")
    assert moves(m, "B") == {"w85", "w40"}
    play(m, "B:w85")
    assert (active(m, "B"), supply(m, "B")) == ({85: "", 40: "H"}, 6)
    assert facts_of(m, "wiped")[0] == {"who": 1, "auto": False, "card": 85, "legions": 3}


@rule("AU-139", "AU-131")
def test_an_empty_objective_cannot_be_emptied() -> None:
    m = hit_by(76, "85:S 40:H 88", "87")
    assert moves(m, "B") == {"w85", "w40"}
    refused(m, "B:w88", "AU-139")
    unreadable(m, "B:w87", "au-not-yours", "87")


@rule("AU-140", "AU-143")
@pytest.mark.parametrize("card", cards_with(verb="foes_lose"))
def test_discarding_a_completed_objective(card: int) -> None:
    """One of the completed area; it lies face up on the discard pile."""
    m = hit_by(card, "85:S | 5 10 19", "88 | 4 12")
    assert moves(m, "B") == {"l5", "l10", "l19"}
    play(m, "C:l4 B:l19")
    assert (done(m, "B"), done(m, "C")) == ([5, 10], [12])
    shows(m, discard={"hidden": 0, "lost": [19, 4]})
    for observer in (0, 1, 2, None):
        assert {"19", "4"} <= set(m.view(observer)["cards"])


@rule("AU-141", "AU-082")
def test_a_pending_objective_cannot_be_discarded() -> None:
    """B's 88 waits; B has 5 and 10."""
    m = scene("81:HCCT", "88:HCCKK | 5 10", token="J")
    place(m, "A:+81D B:+88K")
    assert moves(m, "B") == {"l5", "l10"}
    refused(m, "B:l88", "AU-141")
    refused(m, "B:l81", "AU-141")
    refused(m, "B:l40", "AU-141")


@rule("AU-142")
def test_an_empty_completed_area() -> None:
    """Not affected."""
    m = hit_by(81, "85:S", "88 | 4")
    assert [(each["who"], each["card"]) for each in facts_of(m, "lost")] == [(2, 4)]
    assert active(m, "B") == {85: "S"}


@rule("AU-144")
def test_all_that_a_card_brought_is_lost() -> None:
    """Points, final and permanent ability, resource, type, place in the count."""
    for card, points in ((23, 1 + 3), (16, 2), (19, 4)):  # 23 counts its own shield and the two of 20
        m = hit_by(81, f"85 | {card} 20", "88", tiles={"count:2": "B"})
        before = score(m, "B")
        play(m, f"B:l{card}")
        assert before - score(m, "B") == points
        assert done(m, "B") == [20]
        assert seat(m, "B")["wheat"] == 0
        assert seat(m, "B")["same"] == []


@rule("AU-144", "AU-166")
def test_a_lost_card_no_longer_counts() -> None:
    """B sinks from three to two; the next card makes three again, and three senators are not four."""
    m = scene("81:HCCT", "4:SS | 2 3 8", token="D", then="H", tiles={"type:SENATOR": "A"}, declined={"B": [2]})
    settle(play(place(m, "A:+81D"), "B:l8"))
    place(m, "B:+4H")
    assert (phase(m), done(m, "B")) == ("count", [2, 3, 4])


@rule("AU-145", "AU-160", "AU-171")
def test_what_is_not_lost() -> None:
    """Legions, the extra objective, tiles for types and counts."""
    owned = {"type:GREEN": "B", "count:3": "B"}
    m = hit_by(81, "85 40 19 20 +9 | 6 39 5", "88", tiles=owned)
    play(m, "B:l39")
    assert supply(m, "B") == 9
    assert len(active(m, "B")) == 4
    assert {tile: owner for tile, owner in tiles(m).items() if owner == "B"} == owned


@rule("AU-146")
def test_a_lost_card_is_not_replaced() -> None:
    m = hit_by(81, "85:S 40:HC | 5 10", "88", display="27 36 45 58 63", deck="31")
    play(m, "B:l5")
    shows(m, display=[27, 36, 45, 58, 63], deck=1)
    assert (done(m, "B"), active(m, "B")) == ([10], {85: "S", 40: "HC"})


@rule("AU-147", "AU-R11")
def test_all_decide_unseen_and_together() -> None:
    """Nothing is carried out before the last one has decided."""
    m = hit_by(81, "85 | 5 10", "88 | 4 12", "87 | 14 15")
    assert to_act(m) == "BCD"
    for text in ("D:l14", "B:l5"):
        before = [m.view(other) for other in (0, 2, None)]
        play(m, text)
        after = [m.view(other) for other in (0, 2, None)]
        for one, two in zip(before, after, strict=True):
            assert {**one, "to_act": None} == {**two, "to_act": None}
        assert facts_of(m, "lost") == []
    play(m, "C:l12")
    assert [(each["who"], each["card"]) for each in facts_of(m, "lost")] == [(1, 5), (2, 12), (3, 14)]
    assert "B:l5 C:l12 D:l14" in lines(m)


@rule("AU-147", "AU-R11")
def test_resources_are_checked_after_all_losses() -> None:
    """B and C both lose their gold card; taken one by one, the tile would have passed to C."""
    m = hit_by(81, "85 | 5 10", "88 | 18 12", tiles={"res:gold": "B"})
    play(m, "B:l5 C:l18")
    assert "res:gold" not in tiles(m)
    assert "*B>- res:gold" in lines(m)


@rule("AU-147")
def test_gold_before_wheat() -> None:
    """B loses both; D and C share each resource."""
    m = hit_by(81, "85 | 88 10", "84 | 5 31 12", "87 | 18 38 15", tiles={"res:gold": "B", "res:wheat": "B"})
    play(m, "B:l88 C:l12 D:l15")
    assert (phase(m), to_act(m)) == ("give", "B")
    play(m, "B:gD")
    assert tiles(m)["res:gold"] == "D"
    assert (phase(m), to_act(m)) == ("give", "B")
    play(m, "B:gC")
    assert tiles(m)["res:wheat"] == "C"


@rule("AU-148")
@pytest.mark.parametrize("card", red_cards())
def test_a_red_ability_cannot_be_waived(card: int) -> None:
    """The owner is asked nothing; it may hit nobody."""
    m = hit_by(card, "82:SC 40:H | 5 10", "85:HT 39:S | 4 12")
    assert to_act(m) == "BC"
    nobody = about_to(card, "88")
    assert phase(nobody) == "pick"
    assert facts_of(nobody, "removed", "wiped", "lost") == []


@rule("AU-131")
def test_the_answer_must_be_of_the_kind_that_is_asked() -> None:
    """Legions, an objective or a completed card."""
    for card, wrong in ((3, ("w82", "l5")), (76, ("x82S", "l5")), (81, ("x82S", "w82"))):
        m = hit_by(card, "82:S 40:H | 5 10", "88")
        for text in wrong:
            unreadable(m, f"B:{text}", "au-not-asked", text, "AU-030")


@rule("AU-130", "AU-091")
def test_hit_twice_in_a_chain() -> None:
    """63 fills 3 and 8; both take a legion of B, one after the other."""
    m = about_to(63, "82:SC 40:H", more="3:SH 8:T")
    play(m, "A:m+3C/+8T B:x82S")
    shows(m, phase="hit", ability=8, chain=[63, 3, 8])
    play(m, "B:x40H")
    assert active(m, "B") == {82: "C", 40: ""}


@rule("AU-072", "AU-130")
def test_attackers_of_one_round_in_order() -> None:
    """A's 3 hits B, then B's 30 hits A, who has its returned legions in the supply by then."""
    m = scene("3:SH 19:K", "30:SHH 20:H", token="J")
    place(m, "A:+3C B:+30K")
    assert active(m, "B") == {20: ""}
    assert supply(m, "A") == 7 - 3 - 1 + 3
    settle(m)
    assert active(m, "A")[19] == ""


@rule("AU-132")
def test_nobody_else_is_asked_while_a_seat_decides() -> None:
    """The owner waits."""
    m = hit_by(3, "82:SC 40:H", "88:H 20", "87:C", display="27 36 45 58 63")
    assert to_act(m) == "B"
    for text in ("A:p27", "C:w88", "D:-"):
        with pytest.raises(ludus.BadMove):
            play(m, text)


@rule("AU-131")
def test_good_players_hit_each_other() -> None:
    """A game of good players has red abilities, and everybody complies."""
    hurt = 0
    for seed in range(4):
        hurt += len(facts_of(play_on(deal(4, seed), seed, clever=True), "removed", "wiped", "lost"))
    assert hurt > 10
