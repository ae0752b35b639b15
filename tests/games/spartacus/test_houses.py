"""Abilities of the four houses and of assets outside the arena (SP-215 to SP-219)."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludus.games.spartacus.deck import file_rows
from tests.kit.rules import rule

from .table import (
    assets,
    discards,
    facts_of,
    gold,
    golds,
    guards,
    hand,
    house,
    influence,
    influences,
    intrigue,
    market_discards,
    moves,
    new_turn,
    play,
    refused,
    stage,
    to_act,
    trading,
    view,
)

pytestmark = pytest.mark.both


# --- When and how often ----------------------------------------------------------------------------


@rule("SP-215", "SP-218", "SP-Q40", "SP-Q45")
def test_only_in_the_own_intrigue_turn() -> None:
    """Neither in the turn of another house nor in another phase."""
    made = [house("SOL"), house("BAT", assets="GL01a GL02a SL11"), house("TUL")]
    m = intrigue(*made)
    refused(m, "B hab 1 GL01a GL02a", "SP-206")
    refused(m, "B use SL11", "SP-206")
    m = trading(*made)
    refused(m, "B hab 1 GL01a GL02a", "SP-215")
    refused(m, "B use SL11", "SP-218")


@rule("SP-216", "SP-Q08")
def test_as_often_as_the_cost_can_be_paid() -> None:
    m = intrigue(house("BAT", gold=0, assets="GL01a GL01b GL02a GL02b GL03a"), house("SOL"), house("TUL"))
    play(m, "A hab 1 GL01a GL01b; A hab 1 GL02a GL02b")
    assert gold(m, "A") == 4
    assert not [move for move in moves(m, "A") if move.startswith("hab")]
    refused(m, "A hab 1 GL03a GL01a", "SP-217")


@rule("SP-217", "SP-651")
def test_the_cost_names_ready_assets_of_the_kind() -> None:
    """All of them, none twice, none too many."""
    m = intrigue(house("BAT", assets="GL01a GL02a GL03a GL04a- SL01a"), house("SOL", assets="GL01b"), house("TUL"))
    for text in ("GL01a", "GL01a GL01a", "GL01a SL01a", "GL01a GL04a", "GL01a GL01b", "GL01a GL02a GL03a", "GU GU", ""):
        refused(m, f"A hab 1 {text}".strip(), "SP-217")
    refused(m, "A hab 1 GL01a GL02a : SC01a", "SP-216")


@rule("SP-219")
def test_abilities_cannot_be_foiled() -> None:
    """No window opens; they work at once."""
    m = intrigue(
        house("BAT", gold=0, assets="GL01a GL02a SL11"),
        house("SOL", influence=8, hand="RE01a RE05", guards=2),
        house("TUL"),
    )
    play(m, "A hab 1 GL01a GL02a; A use SL11")
    assert (stage(m), to_act(m), gold(m, "A")) == ("turn", "A", 3)


# --- Batiatus --------------------------------------------------------------------------------------


@rule("SP-217", "SP-651")
def test_batiatus_shows_a_match() -> None:
    """Two gladiators exhausted, two gold."""
    m = intrigue(house("BAT", gold=1, assets="GL01a GL02a"), house("SOL"), house("TUL"))
    assert "hab 1 GL01a GL02a" in moves(m, "A")
    play(m, "A hab 1 GL01a GL02a")
    assert (gold(m, "A"), assets(m, "A")) == (3, "GL01a- GL02a-")


@rule("SP-217", "SP-013")
def test_batiatus_gives_fodder_to_the_primus() -> None:
    """Three gladiators discarded, one influence."""
    m = intrigue(house("BAT", assets="GL01a GL02a GL03a"), house("SOL"), house("TUL"))
    play(m, "A hab 2 GL01a GL02a GL03a")
    assert (influence(m, "A"), assets(m, "A"), market_discards(m)) == (5, "", "GL01a GL02a GL03a")


# --- Solonius --------------------------------------------------------------------------------------


@rule("SP-227", "SP-220")
def test_solonius_pays_for_influence() -> None:
    """X gold for X points of the requirement, written with the scheme."""
    m = intrigue(house("SOL", influence=3, gold=6, hand="SC02a"), house("BAT"), house("TUL"), deck="SC11a SC11b")
    assert "play SC02a >A X3" in moves(m, "A")
    refused(m, "A play SC02a >A X2", "SP-220")
    refused(m, "A play SC02a >A X7", "SP-226")
    play(m, "A play SC02a >A X3")
    assert (gold(m, "A"), hand(m, "A")) == (3, "SC11a SC11b")


@rule("SP-Q41")
def test_solonius_pays_only_for_his_own_schemes() -> None:
    """Nobody else has this ability, it is no move of its own, and reactions are no schemes."""
    m = intrigue(house("BAT", influence=5, hand="SC02a"), house("SOL", influence=5, hand="RE01a"), house("TUL"))
    refused(m, "A play SC02a >A X1", "SP-Q41")
    m = intrigue(house("SOL", influence=5, hand="RE06a", assets="GL01a"), house("BAT", gold=0), house("TUL"))
    refused(m, "A hab 1 GL01a", "SP-Q41")
    refused(m, "A react RE06a >B X1", "SP-250")
    m = intrigue(house("BAT", hand="SC09a"), house("SOL", influence=5, hand="RE01a"), house("TUL"))
    play(m, "A play SC09a >A")
    refused(m, "B foil RE01a X1", "SP-251")


@rule("SP-226", "SP-227")
def test_the_price_of_the_scheme_comes_on_top() -> None:
    """X and what the card itself costs."""
    m = intrigue(
        house("SOL", influence=2, gold=4, hand="SC22a", assets="GL01a GL02a GL03a"), house("BAT"), house("TUL")
    )
    play(m, "A play SC22a >A X1")
    assert (gold(m, "A"), influence(m, "A")) == (0, 3)
    m = intrigue(
        house("SOL", influence=2, gold=3, hand="SC22a", assets="GL01a GL02a GL03a"), house("BAT"), house("TUL")
    )
    refused(m, "A play SC22a >A X1", "SP-226")
    assert not [move for move in moves(m, "A") if move.startswith("play")]


@rule("SP-217")
def test_solonius_has_a_finger_in_every_pie() -> None:
    """One of each."""
    m = intrigue(house("SOL", assets="GL01a SL01a SL02a", guards="GU01c"), house("BAT"), house("TUL"))
    assert "hab 2 GL01a SL01a GU" in moves(m, "A")
    refused(m, "A hab 2 SL01a SL02a GU", "SP-217")
    play(m, "A hab 2 GL01a SL02a GU")
    assert (influence(m, "A"), assets(m, "A"), guards(m, "A")) == (5, "SL01a", (0, 0))
    assert (market_discards(m), discards(m)) == ("GL01a SL02a", "GU01c")


# --- Tullius ---------------------------------------------------------------------------------------


@rule("SP-217")
def test_tullius_deals_twice() -> None:
    """Three slaves exhausted, up to three cards discarded, as many drawn."""
    m = intrigue(
        house("TUL", hand="SC01a SC02a SC03a SC17", assets="SL01a SL02a SL03a"),
        house("SOL"),
        house("BAT"),
        deck="SC11a SC11b SC11c",
    )
    play(m, "A hab 1 SL01a SL02a SL03a : SC01a SC17")
    assert hand(m, "A") == "SC02a SC03a SC11a SC11b"
    assert (assets(m, "A"), discards(m)) == ("SL01a- SL02a- SL03a-", "SC01a SC17")


@rule("SP-216")
def test_tullius_throws_what_he_holds() -> None:
    """Cards of his own hand, none twice, not more than three."""
    m = intrigue(house("TUL", hand="SC01a SC02a", assets="SL01a SL02a SL03a"), house("SOL"), house("BAT"))
    for cards in ("SC03a", "SC01a SC01a"):
        refused(m, f"A hab 1 SL01a SL02a SL03a : {cards}", "SP-216")
    play(m, "A hab 1 SL01a SL02a SL03a : SC01a SC02a")
    assert len(hand(m, "A").split()) == 2


@rule("SP-217")
def test_tullius_sends_slaves_to_the_mines() -> None:
    m = intrigue(house("TUL", assets="SL01a SL02a SL03a"), house("SOL"), house("BAT"))
    play(m, "A hab 2 SL01a SL02a SL03a")
    assert (influence(m, "A"), market_discards(m)) == (5, "SL01a SL02a SL03a")


@rule("SP-Q37")
def test_naevia_pays_for_two() -> None:
    """SL20: towards exhaust and discard costs."""
    m = intrigue(house("TUL", hand="SC01a", assets="SL01a SL20"), house("SOL"), house("BAT"))
    assert {"hab 2 SL01a SL20", "hab 1 SL01a SL20 : SC01a"} <= {*moves(m, "A")}
    play(m, "A hab 2 SL01a SL20")
    assert (influence(m, "A"), assets(m, "A")) == (5, "")
    m = intrigue(house("TUL", hand="SC01a", assets="SL01a SL20-"), house("SOL"), house("BAT"))
    refused(m, "A hab 2 SL01a SL20", "SP-217")


# --- Glaber ----------------------------------------------------------------------------------------


@rule("SP-217", "SP-651", "SP-266")
def test_glabers_patrol() -> None:
    """Three guards exhausted, one card."""
    m = intrigue(house("GLA", guards=4), house("SOL"), house("BAT"), deck="SC11a SC11b")
    assert "hab 1 GU GU GU" in moves(m, "A")
    play(m, "A hab 1 GU GU GU")
    assert (guards(m, "A"), hand(m, "A")) == ((1, 3), "SC11a")
    refused(m, "A hab 1 GU GU GU", "SP-217")


@rule("SP-217")
def test_glaber_writes_to_rome() -> None:
    m = intrigue(house("GLA", guards="GU01a GU01b GU01c"), house("SOL"), house("BAT"))
    play(m, "A hab 2 GU GU GU")
    assert (influence(m, "A"), guards(m, "A"), discards(m)) == (5, (0, 0), "GU01a GU01b GU01c")
    assert m.position()["dropped"] == 1, "the value of the last one"
    m = intrigue(house("GLA", guards=2, tired=1), house("SOL"), house("BAT"))
    refused(m, "A hab 2 GU GU GU", "SP-217")


@rule("SP-002", "SP-217", "SP-267")
def test_guards_in_the_hand_pay_for_nothing() -> None:
    """Laid on the table they do."""
    m = intrigue(house("GLA", guards=2, hand="GU01a"), house("SOL"), house("BAT"))
    refused(m, "A hab 2 GU GU GU", "SP-217")
    play(m, "A lay GU01a; A hab 2 GU GU GU")
    assert influence(m, "A") == 5


# --- Slaves and gladiators -------------------------------------------------------------------------


OUTSIDE = {
    row["id"]
    for _, row in file_rows("market")
    if row["effect"] and not row["timing"].startswith("CMB") and row["type"] in ("gladiator", "slave")
}


@rule("SP-218")
def test_all_abilities_outside_the_arena_are_known() -> None:
    """Those of this file, of Upkeep (healers, Theokles), of the market and of guards."""
    here = {"GL18", "GL21", "SL08", "SL11", "SL12", "SL13", "SL14", "SL15", "SL16", "SL17", "SL20"}
    assert here | {"GL06", "SL06", "SL07", "SL09", "SL10", "SL18", "SL19"} == OUTSIDE


@rule("SP-E21", "SP-218", "SP-651")
@pytest.mark.parametrize(("card", "coins"), [("SL11", 1), ("SL12", 1), ("SL13", 1), ("SL14", 1), ("SL15", 2)])
def test_skilled_slaves_earn_gold(card: str, coins: int) -> None:
    """SL11, SL12, SL13, SL14, SL15: the slave is exhausted."""
    m = intrigue(house(), house("SOL"), house("TUL"), house("GLA", gold=3, assets=card), turn="D")
    assert f"use {card}" in moves(m, "D")
    play(m, f"D use {card}")
    assert (gold(m, "D"), assets(m, "D")) == (3 + coins, f"{card}-")
    refused(m, f"D use {card}", "SP-652")


@rule("SP-E20", "SP-218")
@pytest.mark.parametrize("card", ["SL08", "GL21"])
def test_spies_look_into_a_hand(card: str) -> None:
    """SL08, GL21: one random card of another house, for one pair of eyes."""
    seen = set()
    for seed in range(12):
        m = intrigue(house(assets=card), house("SOL", hand="SC01a RE05 GU01a"), house("TUL"), seed=seed)
        refused(m, f"A use {card} >A", "SP-218")
        refused(m, f"A use {card} >C", "SP-218")
        play(m, f"A use {card} >B")
        assert assets(m, "A") == f"{card}-"
        ((owner, name),) = view(m, "A")["known"]
        assert (owner, facts_of(m, "peeked", seat="A")) == (1, [{"who": 0, "owner": 1, "card": name}])
        for observer in ("B", "C", None):
            assert facts_of(m, "peeked", seat=observer) == [{"who": 0, "owner": 1, "card": None}]
            assert view(m, observer)["known"] == []
        seen.add(name)
    assert seen == {"SC01a", "RE05", "GU01a"}


@rule("SP-218")
@pytest.mark.parametrize("card", ["SL16", "SL17"])
def test_handmaids_change_a_card(card: str) -> None:
    """SL16, SL17: exactly one card of the own hand."""
    m = intrigue(house(hand="SC01a SC17", assets=card), house("SOL"), house("TUL"), deck="SC11a SC11b")
    refused(m, f"A use {card}", "SP-218")
    refused(m, f"A use {card} : SC02a", "SP-218")
    play(m, f"A use {card} : SC17")
    assert (hand(m, "A"), discards(m), assets(m, "A")) == ("SC01a SC11a", "SC17", f"{card}-")


@rule("SP-227", "SP-218")
def test_gl18_ashur_lowers_a_requirement() -> None:
    """GL18: by two, as part of the play line; never by himself."""
    m = intrigue(house("BAT", influence=4, hand="SC02a SC01a", assets="GL18"), house("SOL"), house("TUL"))
    refused(m, "A use GL18", "SP-227")
    refused(m, "A play SC01a >A agent", "SP-220")
    assert "play SC02a >A agent" in moves(m, "A")
    play(m, "A play SC02a >A agent")
    assert assets(m, "A") == "GL18-"
    m = intrigue(house("BAT", influence=4, hand="SC02a", assets="GL18-"), house("SOL"), house("TUL"))
    refused(m, "A play SC02a >A agent", "SP-651")


@rule("SP-227")
def test_ashur_and_solonius_together() -> None:
    """Agent and gold add up."""
    m = intrigue(house("SOL", influence=3, gold=2, hand="SC02a", assets="GL18"), house("BAT"), house("TUL"))
    assert [move for move in moves(m, "A") if move.startswith("play SC02a >A")] == ["play SC02a >A X1 agent"]
    play(m, "A play SC02a >A X1 agent")
    assert (gold(m, "A"), assets(m, "A")) == (1, "GL18-")


@rule("SP-Q11", "SP-Q53", "SP-227")
def test_conditions_hold_with_what_reductions_leave() -> None:
    """An agent who is exhausted and gold that is spent count no more."""
    three = house("BAT", influence=1, hand="SC22a SC26a", assets="GL01a GL02a GL18")
    m = intrigue(three, house("SOL"), house("TUL"))
    refused(m, "A play SC22a >A agent", "SP-Q53")
    assert not [move for move in moves(m, "A") if move.startswith("play SC22a")]
    play(m, "A play SC26a >A agent")
    m = intrigue({**three, "assets": ["GL01a", "GL02a", "GL03a", "GL18"]}, house("SOL"), house("TUL"))
    assert "play SC22a >A agent" in moves(m, "A")
    play(m, "A play SC22a >A agent")
    assert influence(m, "A") == 2
    m = intrigue(house("BAT", influence=1, hand="SC26a", assets="GL18"), house("SOL"), house("TUL"))
    refused(m, "A play SC26a >A agent", "SP-Q53")
    m = intrigue(house("SOL", influence=1, gold=5, hand="SC12a SC22a"), house("BAT"), house("TUL"))
    refused(m, "A play SC12a >A X5", "SP-Q53")
    refused(m, "A play SC12a >B X6", "SP-226")
    m.check(0, "play SC12a >A X4")
    rich = house("SOL", influence=1, gold=4, hand="SC22a", assets="GL01a GL02a GL03a")
    m = intrigue(rich, house("BAT"), house("TUL"))
    refused(m, "A play SC22a >A X2", "SP-226")
    assert not [move for move in moves(m, "A") if move.startswith("play SC22a")]


@rule("SP-227", "SP-251")
def test_ashur_helps_with_schemes_only() -> None:
    m = intrigue(house(influence=2, hand="RE06a", assets="GL18"), house("SOL", gold=0), house("TUL"))
    refused(m, "A react RE06a >B agent", "SP-251")


@rule("SP-Q37")
def test_sl20_naevia_counts_twice_in_conditions() -> None:
    """One ready Naevia is no empty house; exhausted she is."""
    m = intrigue(house(hand="RE07a"), house("SOL", assets="SL20"), house("TUL", assets="SL01a"))
    refused(m, "A react RE07a >B", "SP-Q53")
    m = intrigue(house(hand="RE07a"), house("SOL", assets="SL20-"), house("TUL", assets="SL01a"))
    play(m, "A react RE07a >B")
    assert influences(m) == [4, 3, 4]


@rule("SP-102", "SP-218")
def test_what_was_used_comes_back_with_the_next_upkeep() -> None:
    m = new_turn(house(gold=0, assets="SL11- GL18-", tired=1), house("SOL"), house("TUL"))
    assert (assets(m, "A"), guards(m, "A")) == ("GL18 SL11", (1, 0))
    play(m, "A keep")
    assert golds(m)[0] == 0


@rule("SP-217")
def test_assets_of_an_ability_in_any_order() -> None:
    """The same cards are the same cost."""
    made = [
        (house("TUL", assets="SL01a SL02a SL20"), "2", ["SL01a", "SL02a", "SL20"]),
        (house("TUL", assets="SL01a SL20"), "2", ["SL01a", "SL20"]),
        (house("SOL", assets="GL01a SL01a", guards=1), "2", ["GL01a", "SL01a", "GU"]),
        (house("BAT", assets="GL01a GL02a"), "1", ["GL01a", "GL02a"]),
    ]
    for mine, number, cards in made:
        for order in permutations(cards):
            m = intrigue(mine, house("GLA"), house("BAT" if mine["card"] else "SOL"))
            assert m.check(0, f"hab {number} {' '.join(order)}") == f"hab {number} {' '.join(cards)}"
            play(m, f"A hab {number} {' '.join(order)}")


@rule("SP-217", "SP-225")
def test_an_exchange_of_no_cards() -> None:
    """ "up to three" may be none; the slaves are exhausted all the same."""
    m = intrigue(house("TUL", hand="SC10a", assets="SL01a SL02a SL03a"), house("SOL"), house("BAT"))
    play(m, "A hab 1 SL01a SL02a SL03a")
    assert (assets(m, "A"), hand(m, "A")) == ("SL01a- SL02a- SL03a-", "SC10a")
