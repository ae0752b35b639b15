"""Every intrigue card does what it says (spartacus-intrigue): one test per kind."""

from __future__ import annotations

import pytest

from ludus.games.spartacus.deck import file_rows
from tests.kit.rules import rule

from .table import (
    arena,
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
    play,
    refused,
    scene,
    stage,
    to_act,
    view,
    wagering,
)

pytestmark = pytest.mark.both

KINDS = {row["id"]: row for _, row in file_rows("intrigue")}


def first(kind: str) -> str:
    """The first copy of a kind."""
    return kind + ("a" if KINDS[kind]["copies"] != "1" else "")


@rule("SP-Q04")
def test_every_kind_has_its_test() -> None:
    """28 schemes, 10 reactions and the guard."""
    kinds = [row["kind"] for row in KINDS.values()]
    assert (kinds.count("scheme"), kinds.count("reaction"), kinds.count("guard")) == (28, 10, 1)
    for kind in KINDS:
        assert any(name.startswith(f"test_{kind.lower()}_") for name in globals()), kind


@rule("SP-220")
@pytest.mark.parametrize("kind", [kind for kind, row in KINDS.items() if row["kind"] == "scheme" and int(row["req"])])
def test_a_scheme_needs_its_influence(kind: str) -> None:
    """One point short is too little, exactly enough is enough."""
    need = int(KINDS[kind]["req"])
    if need > 12:
        return
    played = {}
    for points in (need - 1, need):
        m = intrigue(
            house("BAT", influence=points, gold=20, hand=first(kind), assets="GL01a GL01b GL02a GL02b GL03a SL01a"),
            house("TUL", influence=12, gold=5, assets="GL03b GL04a SL02a", guards=1),
            house("GLA", influence=12),
        )
        played[points] = [move for move in moves(m, "A") if move.startswith("play")]
    assert played[need - 1] == []
    assert played[need]


# --- Schemes ---------------------------------------------------------------------------------------


@rule("SP-Q09", "SP-223")
def test_sc01_black_market_profits() -> None:
    m = intrigue(house(influence=7, hand="SC01a"), house("SOL"), house("TUL"))
    refused(m, "A play SC01a >B", "SP-221")
    play(m, "A play SC01a >A")
    assert golds(m) == [10, 5, 5]


@rule("SP-223")
def test_sc02_useful_information() -> None:
    """For anybody."""
    m = intrigue(house(influence=6, hand="SC02a"), house("SOL"), house("TUL"), deck="SC11a SC12a")
    play(m, "A play SC02a >B")
    assert hand(m, "B") == "SC11a SC12a"


@rule("SP-223")
def test_sc03_guest_from_rome() -> None:
    m = intrigue(house(influence=9, hand="SC03a"), house("SOL"), house("TUL"))
    play(m, "A play SC03a >C")
    assert influences(m) == [9, 4, 5]


@rule("SP-654", "SP-225")
def test_sc04_mutineer() -> None:
    """The owner chooses."""
    m = intrigue(house(influence=5, hand="SC04a"), house("SOL", assets="GL01a GL05"), house("TUL", assets="GL02a-"))
    refused(m, "A play SC04a >C", "SP-Q53")
    play(m, "A play SC04a >B")
    assert (to_act(m), moves(m, "B")) == ("B", ["drop GL01a", "drop GL05"])
    play(m, "B drop GL01a")
    assert market_discards(m) == "GL01a"


@rule("SP-Q52", "SP-226")
def test_sc05_grand_festival() -> None:
    """Two gold for every other house; the payer is no guest."""
    m = intrigue(house(influence=5, gold=7, hand="SC05a"), house("SOL"), house("TUL"), house("GLA"))
    play(m, "A play SC05a >A")
    assert (golds(m), influences(m)) == ([1, 7, 7, 7], [6, 4, 4, 4])
    m = intrigue(house(influence=5, gold=4, hand="SC05a"), house("SOL"), house("TUL"))
    play(m, "A play SC05a >B")
    assert (golds(m), influences(m)) == ([0, 7, 7], [5, 5, 4])


@rule("SP-652", "SP-Q37")
def test_sc06_illegal_services() -> None:
    """Two gold for each ready slave; Naevia is two."""
    m = intrigue(house(influence=6, hand="SC06a"), house("SOL", gold=0, assets="SL01a SL02a- SL20"), house("TUL"))
    refused(m, "A play SC06a >C", "SP-Q53")
    play(m, "A play SC06a >B")
    assert gold(m, "B") == 6


@rule("SP-654")
def test_sc07_unlocked_gates() -> None:
    m = intrigue(house(influence=1, hand="SC07a"), house("SOL", assets="SL01a SL02a"), house("TUL"))
    play(m, "A play SC07a >B; B drop SL02a")
    assert (assets(m, "B"), market_discards(m)) == ("SL01a", "SL02a")


@rule("SP-Q37")
def test_sc07_naevia_is_one_card() -> None:
    """A forced discard takes her as one."""
    m = intrigue(house(hand="SC07a"), house("SOL", assets="SL20"), house("TUL"))
    play(m, "A play SC07a >B")
    assert (assets(m, "B"), market_discards(m)) == ("", "SL20")


@rule("SP-652")
def test_sc08_labour_contract() -> None:
    m = intrigue(house(influence=1, gold=0, hand="SC08a", assets="SL01a SL02a SL03a! SL11"), house("SOL"), house("TUL"))
    play(m, "A play SC08a >A")
    assert gold(m, "A") == 3


@rule("SP-Q09")
def test_sc09_looting_the_dead() -> None:
    m = intrigue(house(hand="SC09a"), house("SOL"), house("TUL"))
    play(m, "A play SC09a >A")
    assert golds(m) == [8, 5, 5]


@rule("SP-Q09")
def test_sc10_joint_venture() -> None:
    m = intrigue(house(influence=12, hand="SC10a"), house("SOL"), house("TUL"))
    play(m, "A play SC10a >A")
    assert golds(m) == [12, 5, 5]


@rule("SP-225")
def test_sc11_robbery() -> None:
    """Up to three, of the robber's choice, never more than there is."""
    m = intrigue(house(influence=1, hand="SC11a SC11b"), house("SOL", gold=2), house("TUL"))
    refused(m, "A play SC11a >A", "SP-221")
    play(m, "A play SC11a >C")
    assert moves(m, "A") == ["take 3", "take 2", "take 1", "take 0"]
    refused(m, "A take 4", "SP-225")
    play(m, "A take 2; *; A play SC11b >B")
    assert moves(m, "A") == ["take 2", "take 1", "take 0"]
    play(m, "A take 2")
    assert golds(m) == [9, 0, 3]
    assert facts_of(m, "paid") == [{"who": 2, "to": 0, "gold": 2}, {"who": 1, "to": 0, "gold": 2}]


@rule("SP-008")
def test_sc12_word_to_the_tax_collector() -> None:
    m = intrigue(house(influence=1, hand="SC12a SC12b"), house("SOL", gold=9), house("TUL", gold=2))
    play(m, "A play SC12a >B; *; A play SC12b >C")
    assert golds(m) == [5, 4, 0]


@rule("SP-226")
def test_sc13_illicit_auction() -> None:
    """Twice the value of the slave that is named."""
    m = intrigue(house(influence=1, gold=0, hand="SC13", assets="SL01a SL20"), house("SOL"), house("TUL"))
    assert {"play SC13 >A : SL01a", "play SC13 >A : SL20"} <= {*moves(m, "A")}
    play(m, "A play SC13 >A : SL20")
    assert (gold(m, "A"), assets(m, "A"), market_discards(m)) == (8, "SL01a", "SL20")


@rule("SP-226", "SP-224")
def test_sc14_blackmail() -> None:
    """The slave goes only if the scheme succeeds."""
    m = intrigue(house(hand="SC14a SC14b", assets="SL01a SL02a"), house("SOL", guards=1), house("TUL"), dice="6")
    play(m, "A play SC14a >B : SL02a; B guard GU01a; *")
    assert (assets(m, "A"), influence(m, "B")) == ("SL01a SL02a", 4)
    play(m, "A play SC14b >B : SL02a; *")
    assert (assets(m, "A"), influence(m, "B"), market_discards(m)) == ("SL01a", 3, "SL02a")


@rule("SP-226")
def test_sc15_buying_secrets() -> None:
    """The paid house may be the target itself, never the schemer."""
    m = intrigue(house(gold=6, hand="SC15a SC15b"), house("SOL"), house("TUL"))
    refused(m, "A play SC15a >B +A", "SP-221")
    refused(m, "A play SC15a >B", "SP-221")
    play(m, "A play SC15a >B +C; *; A play SC15b >B +B")
    assert (golds(m), influences(m)) == ([0, 8, 8], [4, 2, 4])


@rule("SP-226")
def test_sc16_caught_taking_bribes() -> None:
    m = intrigue(house(influence=1, gold=3, hand="SC16a SC16b"), house("SOL"), house("TUL"))
    play(m, "A play SC16a >C; *")
    assert (golds(m), influences(m)) == ([0, 5, 8], [1, 4, 3])
    refused(m, "A play SC16b >C", "SP-226")


@rule("SP-231")
def test_sc17_conspiracy() -> None:
    """No house can play it alone."""
    m = intrigue(house(influence=12, hand="SC17"), house("SOL"), house("TUL"))
    refused(m, "A play SC17 >B", "SP-220")
    play(m, "A ask C for SC17 >B; C yes; A reveal")
    assert influences(m) == [12, 2, 4]


@rule("SP-221")
def test_sc18_collusion() -> None:
    """Who gains is not who loses."""
    m = intrigue(house(influence=11, hand="SC18"), house("SOL"), house("TUL"))
    refused(m, "A play SC18 >B +B", "SP-221")
    refused(m, "A play SC18 >B", "SP-221")
    play(m, "A play SC18 >B +A")
    assert influences(m) == [12, 3, 4]


@rule("SP-Q13", "SP-221")
def test_sc19_collaboration() -> None:
    """Two different houses."""
    m = intrigue(house(influence=12, hand="SC19"), house("SOL"), house("TUL"), house("GLA"))
    refused(m, "A play SC19 >B +B", "SP-221")
    refused(m, "A play SC19 >B", "SP-221")
    play(m, "A play SC19 >B +D")
    assert influences(m) == [12, 5, 4, 5]


@rule("SP-223")
def test_sc20_lend_me_your_ear() -> None:
    m = intrigue(house(influence=11, hand="SC20"), house("SOL"), house("TUL"))
    play(m, "A play SC20 >A")
    assert influences(m) == [12, 4, 4]


@rule("SP-223")
def test_sc21_final_blow() -> None:
    m = intrigue(house(influence=11, hand="SC21"), house("SOL"), house("TUL"))
    play(m, "A play SC21 >B")
    assert influences(m) == [11, 5, 4]


@rule("SP-226", "SP-Q53")
def test_sc22_public_exhibition() -> None:
    """Three gold to the bank, three ready gladiators of the target."""
    m = intrigue(
        house(influence=3, gold=3, hand="SC22a"),
        house("SOL", assets="GL01a GL01b GL02a"),
        house("TUL", assets="GL02b GL03a GL03b-"),
    )
    refused(m, "A play SC22a >C", "SP-Q53")
    refused(m, "A play SC22a >A", "SP-Q53")
    play(m, "A play SC22a >B")
    assert (golds(m), influences(m)) == ([0, 5, 5], [3, 5, 4])


@rule("SP-Q53")
def test_sc23_sate_roman_appetites() -> None:
    m = intrigue(
        house(influence=1, hand="SC23a", assets="GL01a GL01b GL02a GL02b"), house("SOL", assets="GL03a"), house("TUL")
    )
    refused(m, "A play SC23a >B", "SP-Q53")
    play(m, "A play SC23a >A")
    assert influences(m) == [2, 4, 4]


@rule("SP-Q53")
def test_sc24_epic_spectacle() -> None:
    """Five ready gladiators, two influence."""
    made = "GL01a GL01b GL02a GL02b"
    m = intrigue(house(influence=1, hand="SC24a", assets=f"{made} GL05-"), house("SOL"), house("TUL"))
    refused(m, "A play SC24a >A", "SP-Q53")
    m = intrigue(house(influence=1, hand="SC24a", assets=f"{made} GL05"), house("SOL"), house("TUL"))
    play(m, "A play SC24a >A")
    assert influences(m) == [3, 4, 4]


@rule("SP-221")
def test_sc25_revenge() -> None:
    """The one house with the least; never while two share it."""
    m = intrigue(house(influence=5, hand="SC25a"), house("SOL", influence=3), house("TUL"))
    refused(m, "A play SC25a >C", "SP-221")
    play(m, "A play SC25a >B")
    assert influences(m) == [5, 5, 4]
    m = intrigue(house(influence=5, hand="SC25a"), house("SOL"), house("TUL"))
    assert not [move for move in moves(m, "A") if move.startswith("play")]
    refused(m, "A play SC25a >B", "SP-221")


@rule("SP-Q48", "SP-655")
def test_sc26_poisoned_wine() -> None:
    """The schemer chooses among ready fighters."""
    m = intrigue(
        house(influence=3, hand="SC26a SC26b"),
        house("SOL", assets="GL01a GL05- SL08 WE01a"),
        house("TUL", assets="SL01a-"),
    )
    refused(m, "A play SC26a >C", "SP-Q53")
    play(m, "A play SC26a >B")
    assert (to_act(m), moves(m, "A")) == ("A", ["pick GL01a", "pick SL08"])
    refused(m, "A pick GL05", "SP-654")
    refused(m, "A pick WE01a", "SP-654")
    play(m, "A pick SL08; *")
    assert assets(m, "B") == "GL01a GL05- SL08! WE01a"
    play(m, "A play SC26b >B; *")
    assert assets(m, "B") == "GL01a! GL05- SL08! WE01a"


@rule("SP-226")
def test_sc27_bribe_the_guards() -> None:
    """One gold for each guard that is exhausted; a guard spent in the window is not paid for."""
    m = intrigue(house(influence=1, gold=3, hand="SC27a"), house("SOL", guards=2, tired=1), house("TUL"), dice="1")
    refused(m, "A play SC27a >C", "SP-Q53")
    play(m, "A play SC27a >B; B guard GU01a; B pass")
    assert (gold(m, "A"), guards(m, "B")) == (2, (0, 2))
    m = intrigue(house(gold=1, hand="SC27a"), house("SOL", guards=2), house("TUL"))
    refused(m, "A play SC27a >B", "SP-226")


@rule("SP-005")
def test_sc28_shame_on_all() -> None:
    """Guards and common foils are no use; the card that foils anything is."""
    m = intrigue(house(hand="SC28"), house("SOL", guards=1, influence=3), house("TUL"), house("GLA", influence=1))
    play(m, "A play SC28")
    assert influences(m) == [2, 2, 3, 1]
    m = intrigue(house(hand="SC28"), house("SOL", influence=6, hand="RE05 RE01a GU01a"), house("TUL"))
    play(m, "A play SC28")
    assert moves(m, "B") == ["pass", "foil RE05"]
    refused(m, "B guard GU01a", "SP-260")
    play(m, "B foil RE05")
    assert influences(m) == [4, 6, 4]


# --- Reactions -------------------------------------------------------------------------------------


def against(card: str, cost: str = "", **facts: object) -> str:
    """What the table says after this reaction to a scheme of A: influence of A, and the discards."""
    m = intrigue(house(influence=9, hand="SC03a"), house("SOL", hand=card, **facts), house("TUL"))  # type: ignore[arg-type]
    play(m, f"A play SC03a >A; B foil {card}{cost}")
    return f"{influence(m, 'A')} {discards(m)}"


@rule("SP-253")
def test_re01_rumours_spread() -> None:
    assert against("RE01a", influence=6) == "9 SC03a RE01a"


@rule("SP-252")
def test_re02_support_from_rome() -> None:
    """The house may take a guard out of the discard, or leave it; what it takes is known to all."""
    made = [house(influence=9, hand="SC03a SC09a"), house("SOL", influence=8, hand="RE02a"), house("TUL")]
    m = intrigue(*made, discards="GU01a GU01b")
    play(m, "A play SC03a >A; B foil RE02a; A pass")
    assert (stage(m), moves(m, "B")) == ("regain", ["pass", "regain GU01a"])
    refused(m, "B regain SC03a", "SP-252")
    play(m, "B regain GU01b; *")
    assert (hand(m, "B"), discards(m)) == ("GU01b", "SC03a RE02a GU01a")
    assert view(m, "C")["known"] == [[1, "GU01b"]]
    assert facts_of(m, "regained") == [{"who": 1, "card": "GU01b"}]
    m = intrigue(*made, discards="GU01a")
    play(m, "A play SC03a >A; B foil RE02a; A pass; B pass; *")
    assert (hand(m, "B"), stage(m)) == ("", "turn")
    m = intrigue(*made)
    play(m, "A play SC03a >A; B foil RE02a; *")
    assert (stage(m), influence(m, "A")) == ("turn", 9)


@rule("SP-257")
def test_re03_sacrifice_for_the_dominus() -> None:
    m = intrigue(
        house(influence=9, hand="SC03a"), house("SOL", influence=2, hand="RE03a", assets="SL01a SL02a"), house("TUL")
    )
    play(m, "A play SC03a >A; B foil RE03a : SL01a")
    assert (influence(m, "A"), assets(m, "B"), market_discards(m)) == (9, "SL02a", "SL01a")


@rule("SP-257")
def test_re04_for_a_few_denarii() -> None:
    """Three gold for any other house."""
    m = intrigue(house(influence=9, hand="SC03a"), house("SOL", influence=2, hand="RE04a"), house("TUL"))
    play(m, "A play SC03a >A; B foil RE04a +C")
    assert (influence(m, "A"), golds(m)) == (9, [5, 2, 8])


@rule("SP-224", "SP-226")
@pytest.mark.parametrize(("paid", "golds_after"), [("C", [5, 2, 8]), ("A", [8, 2, 5])])
def test_re04_is_paid_from_the_purse_of_the_player_who_foils(paid: str, golds_after: list[int]) -> None:
    """Not with the gold that the schemer has set aside; that comes back to him."""
    m = intrigue(house(influence=6, hand="SC16a"), house("SOL", influence=6, hand="RE04a"), house("TUL"))
    play(m, "A play SC16a >B")
    assert (golds(m), m.position()["aside"]) == ([2, 5, 5], 3)
    play(m, f"B foil RE04a +{paid}")
    assert (golds(m), m.position()["aside"]) == (golds_after, 0)


@rule("SP-256", "SP-730")
def test_re05_jupiters_wrath() -> None:
    """Schemes and reactions."""
    assert against("RE05", influence=6) == "9 SC03a RE05"
    m = intrigue(house(influence=6, hand="RE07a"), house("SOL", influence=6, hand="RE05"), house("TUL"))
    play(m, "A react RE07a >B; B foil RE05")
    assert (influences(m), discards(m)) == ([6, 6, 4], "RE05 RE07a")


@rule("SP-Q53")
def test_re06_pauper() -> None:
    m = intrigue(house(hand="RE06a"), house("SOL", gold=0), house("TUL", gold=1))
    refused(m, "A react RE06a >C", "SP-Q53")
    play(m, "A react RE06a >B")
    assert influences(m) == [4, 3, 4]


@rule("SP-Q53", "SP-653")
def test_re07_empty_house() -> None:
    m = intrigue(house(hand="RE07a", assets="SL02a"), house("SOL", assets="GL01a SL01a-"), house("TUL", assets="SL20"))
    refused(m, "A react RE07a >C", "SP-Q53")
    play(m, "A react RE07a >B")
    assert influences(m) == [4, 3, 4]


@rule("SP-Q53", "SP-653")
def test_re08_shameful_ludus() -> None:
    m = intrigue(house(hand="RE08a"), house("SOL", assets="GL01a! SL01a"), house("TUL", assets="GL02a"))
    refused(m, "A react RE08a >C", "SP-Q53")
    play(m, "A react RE08a >B")
    assert influences(m) == [4, 3, 4]


@rule("SP-250", "SP-752")
def test_after_the_wagers_only_cards_for_that_moment_are_played() -> None:
    """Others wait, though their conditions hold."""
    houses = (house(assets="GL01a GL06"), house("SOL", assets="GL02a"), house("TUL", influence=12, hand="RE07a RE09a"))
    m = play(wagering(*houses, one="A GL01a", two="B GL02a"), "A bet; B bet; C bet")
    assert moves(m, "C") == ["pass", "react RE09a >A : GL06"]
    refused(m, "C react RE07a >A", "SP-250")


@rule("SP-Q39", "SP-752")
def test_re09_rigging_the_match() -> None:
    """Another ready gladiator of that house, with the same gear; wagers and tribute stay."""
    m = wagering(
        house(gold=5, assets="GL01a GL06 GL05- SL01a WE01a"),
        house("SOL", assets="GL02a"),
        house("TUL", hand="RE09a"),
        one="A GL01a WE01a",
        two="B GL02a",
    )
    play(m, "A bet V1=2; B bet; C bet")
    assert moves(m, "C") == ["pass", "react RE09a >A : GL06"]
    for text in ("C react RE09a >A : GL05", "C react RE09a >A : SL01a", "C react RE09a >A", "C react RE09a >A : GL01a"):
        refused(m, text, "SP-Q39")
    refused(m, "C react RE09a >B : GL02a", "SP-Q53")
    refused(m, "C react RE09a >C : GL06", "SP-Q53")
    play(m, "C react RE09a >A : GL06")
    side = view(m, None)["arena"]["sides"][0]
    assert (side["fighter"], side["gear"], side["dice"]) == ("GL06", ["WE01a"], [5, 4, 3])
    assert (gold(m, "A"), view(m, None)["arena"]["bets"][0]) == (3, {"V1": 2})


@rule("SP-753")
def test_re10_blood_on_the_sand() -> None:
    """After the death of a gladiator, for its house; not for a slave."""
    bout = {"owners": [0, 1], "loser": 1, "defeat": 1, "round": 1}
    for fighter, mourned in (("GL02a", True), ("SL01a", False)):
        made = [house(assets="GL01a"), house("SOL", assets=fighter), house("TUL", hand="RE10a")]
        numbers = wagering(*made, one="A GL01a", two=f"B {fighter}").position()["bout"]
        m = scene(*made, phase="arena", stage="verdict", waiting="A", bout={**numbers, **bout}, bets=[-1] * 3)
        play(m, "A down")
        assert (stage(m) == "death") == mourned
        if mourned:
            assert moves(m, "C") == ["pass", "react RE10a >B"]
            refused(m, "A pass", "SP-753")
            play(m, "C react RE10a >B")
            assert influences(m)[1] == 5
    m = arena(house(hand="RE10a"), house("SOL"), house("TUL"))
    refused(m, "A react RE10a >A", "SP-250")


# --- Guards ----------------------------------------------------------------------------------------


@rule("SP-260", "SP-261", "SP-267")
def test_gu01_guard() -> None:
    """A card for the hand and for the table."""
    m = intrigue(house(hand="SC16a SC16b", gold=9), house("SOL", hand="GU01a GU01b"), house("TUL"), dice="4 3")
    play(m, "A play SC16a >B; B guard GU01a; *; A play SC16b >B; B guard GU01b; *")
    assert (influence(m, "B"), golds(m), discards(m)) == (3, [6, 8, 5], "SC16a SC16b GU01a GU01b")
