"""Support for schemes (SP-230 to SP-240, SP-710 to SP-713)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.records import same_after_replay
from tests.kit.rules import rule

from .table import (
    assets,
    discards,
    facts_of,
    gold,
    golds,
    hand,
    house,
    influence,
    influences,
    intrigue,
    moves,
    play,
    refused,
    stage,
    to_act,
    view,
)

pytestmark = pytest.mark.both


# --- Worked examples -------------------------------------------------------------------------------


@rule("SP-E08", "SP-230", "SP-231", "SP-234")
def test_ten_against_nine() -> None:
    """The sum suffices, and no marker moves."""
    m = intrigue(
        house(), house("SOL"), house("TUL", influence=6, gold=2, hand="SC03a"), house("GLA", influence=4), turn="C"
    )
    refused(m, "C play SC03a >C", "SP-220")
    play(m, "C ask D gold 2 for SC03a >B; D yes; C reveal; *")
    assert influences(m) == [4, 5, 6, 4]
    assert discards(m) == "SC03a"


@rule("SP-E09", "SP-237", "SP-231", "SP-703")
def test_a_promise_for_support_is_not_enforced() -> None:
    """Seven of seven; A takes five gold and owes D two."""
    m = intrigue(
        house(influence=4, gold=0, hand="SC01a"), house("SOL"), house("TUL"), house("GLA", influence=3, gold=0)
    )
    play(m, "A ask D gold 2 for SC01a >A; D yes; A reveal; *")
    assert golds(m) == [5, 5, 5, 0]
    (vow,) = view(m, None)["vows"]
    assert (vow["from"], vow["to"], vow["what"], vow["gold"], vow["state"]) == (0, 3, "gold", 2, "open")
    play(m, "A end; *")
    assert gold(m, "A") == 5
    play(m, "D broken 1")
    assert [each["broken"] for each in view(m, None)["seats"]] == [1, 0, 0, 0]


# --- Who supports ----------------------------------------------------------------------------------


@rule("SP-232", "SP-231")
def test_any_number_of_houses_may_support() -> None:
    """4 + 4 + 4 + 4 are sixteen."""
    m = intrigue(house(hand="SC17"), house("SOL"), house("TUL"), house("GLA"))
    play(m, "A ask B,C,D for SC17 >B; C yes; B yes")
    assert view(m, None)["request"]["enough"] is False
    play(m, "D yes")
    assert view(m, None)["request"]["enough"] is True
    play(m, "A reveal; *")
    assert influences(m) == [4, 2, 4, 4]


@rule("SP-232", "SP-712")
def test_nobody_has_to() -> None:
    """Too little support, and the card stays in the hand, unseen."""
    m = intrigue(house(hand="SC17"), house("SOL"), house("TUL"), house("GLA"))
    play(m, "A ask B,C,D for SC17 >B; B yes; C yes; D no")
    assert (stage(m), to_act(m), hand(m, "A")) == ("turn", "A", "SC17")
    assert view(m, None)["request"] is None
    assert facts_of(m, "enough") == [{"who": 0, "enough": False}]
    assert facts_of(m, "lapsed") == [{"who": 0}]


@rule("SP-230", "SP-711")
def test_only_those_who_were_asked_answer() -> None:
    """At the same time, once each, and nobody else."""
    m = intrigue(house(hand="SC10a"), house("SOL"), house("TUL"), house("GLA"))
    play(m, "A ask B,D for SC10a >A")
    assert to_act(m) == "BD"
    refused(m, "C yes", "SP-711")
    refused(m, "A withdraw", "SP-712")
    play(m, "D yes")
    assert to_act(m) == "B"
    assert view(m, None)["request"]["yes"] == [3]


@rule("SP-233", "SP-711")
def test_a_yes_is_final() -> None:
    """Even when the scheme turns out to be aimed at the supporter."""
    m = intrigue(house(hand="SC17"), house("SOL", influence=12), house("TUL"))
    play(m, "A ask B,C for SC17 >B; B yes")
    refused(m, "B no", "SP-711")
    play(m, "C no; A reveal; *")
    assert influences(m) == [4, 10, 4]


@rule("SP-234", "SP-239")
def test_full_influence_for_scheme_after_scheme() -> None:
    """It costs the supporter nothing and may be given again; it lifts nobody's hand limit."""
    m = intrigue(house(influence=3, gold=0, hand="SC01a SC01b"), house("SOL"), house("TUL"))
    play(m, "A ask B for SC01a >A; B yes; A reveal; *; A ask B for SC01b >A; B yes; A reveal; *")
    assert golds(m) == [10, 5, 5]
    assert [each["limit"] for each in view(m, None)["seats"]] == [3, 4, 4]
    assert influences(m) == [3, 4, 4]


@rule("SP-239")
def test_lent_influence_wins_nothing() -> None:
    """With 6 + 6 behind it a scheme is played, but no house has twelve."""
    m = intrigue(house(), house("SOL"), house("TUL", influence=6, hand="SC10a"), house("GLA", influence=6), turn="C")
    play(m, "C ask D for SC10a >C; D yes; C reveal; *; C end; *; D end; *")
    assert not m.over


@rule("SP-238", "SP-251")
def test_reactions_get_no_support() -> None:
    m = intrigue(
        house(influence=6, hand="SC02a RE01a RE06a"), house("SOL", influence=5, hand="RE01b"), house("TUL", gold=0)
    )
    refused(m, "A ask C for RE06a >C", "SP-220")
    play(m, "A play SC02a >A")
    refused(m, "B foil RE01b", "SP-251")
    refused(m, "B ask C for RE01b", "SP-222")


@rule("SP-230")
def test_support_is_for_those_who_need_it() -> None:
    """Not for a scheme the house can play alone, not from itself or from nobody."""
    m = intrigue(house(influence=7, hand="SC01a SC10a"), house("SOL"), house("TUL"))
    refused(m, "A ask B for SC01a >A", "SP-230")
    refused(m, "A ask A for SC10a >A", "SP-230")
    refused(m, "A ask D for SC10a >A", "SP-230")
    refused(m, "A ask A,B for SC10a >A", "SP-230")
    refused(m, "B ask A for SC10a >A", "SP-206")
    assert "ask B,C for SC10a >A" in moves(m, "A")


@rule("SP-226", "SP-Q53")
def test_conditions_hold_for_what_is_asked_too() -> None:
    """A scheme that cannot be played cannot be committed."""
    m = intrigue(house(influence=1, gold=3, hand="SC05a SC06a"), house("SOL"), house("TUL"))
    refused(m, "A ask B for SC05a >A", "SP-226")
    refused(m, "A ask B for SC06a >A", "SP-Q53")


# --- A secret request ------------------------------------------------------------------------------


@rule("SP-235", "SP-710")
def test_the_asker_may_claim_anything() -> None:
    """Everybody hears the words, nobody sees the card; with the request they are gone."""
    m = intrigue(house(influence=8, hand="SC17 SC10a"), house("SOL"), house("TUL"))
    m.play(0, 'ask B,C for SC17 >B say "it is against C"')
    for observer in ("A", "B", None):
        assert view(m, observer)["request"]["words"] == "it is against C"
    asked = {"asked": [1, 2], "price": 0, "plan": None, "words": "it is against C"}
    assert [event.facts for event in m.events(1) if event.kind == "asked"] == [asked]
    same_after_replay(m)
    assert ludus.from_position("spartacus", m.position()).position() == m.position()
    play(m, "B no; C no")
    assert (m.position()["claim"], m.steps[0].move) == ("", 'ask B,C for SC17 >B say "it is against C"')
    m.play(0, 'ask B,C gold 1 for SC17 >B say "now truly"')
    play(m, "B yes; C yes; A reveal")
    assert m.position()["claim"] == ""


@rule("SP-235", "SP-710", "SP-Q47")
def test_the_card_is_the_askers_secret() -> None:
    """Others see who is asked, for how much, and whether it is enough."""
    m = intrigue(house(hand="SC17 SC10a"), house("SOL"), house("TUL"))
    play(m, "A ask B,C gold 3 for SC17 >B")
    for observer in ("B", "C", None):
        seen = view(m, observer)
        assert seen["request"] == {
            "seat": 0,
            "asked": [1, 2],
            "yes": [],
            "price": 3,
            "bound": False,
            "enough": False,
            "plan": None,
            "words": None,
        }
        assert "SC17" not in str(seen)
        assert facts_of(m, "asked", seat=observer) == [{"who": 0, "asked": [1, 2], "price": 3, "plan": None}]
    assert view(m, "A")["request"]["plan"] == "SC17 >B"
    assert "SC17" not in m.record(False)


@rule("SP-712")
def test_withdrawing() -> None:
    """The card returns unseen, the answers lapse, gifts stay."""
    m = intrigue(house(gold=5, hand="SC10a", influence=8), house("SOL"), house("TUL"))
    play(m, "A pay B 2; A ask B for SC10a >A; B yes")
    assert (stage(m), moves(m, "A")) == ("reveal", ["withdraw", "reveal"])
    refused(m, "A end", "SP-712")
    play(m, "A withdraw")
    assert (stage(m), hand(m, "A"), golds(m)) == ("turn", "SC10a", [3, 7, 5])
    assert all("SC10a" not in str(view(m, observer)) for observer in ("B", "C", None))
    refused(m, "A reveal", "SP-206")
    refused(m, "A play SC10a >A", "SP-220")


@rule("SP-712", "SP-710")
@pytest.mark.parametrize("decision", ["reveal", "withdraw"])
def test_enough_is_enough(decision: str) -> None:
    """The asker need not wait for a house that is silent; before it is enough he must."""
    m = intrigue(house(influence=6, hand="SC03a"), house("SOL", influence=6), house("TUL", hand="SC01a"))
    play(m, "A ask B,C for SC03a >A")
    refused(m, f"A {decision}", "SP-712")
    refused(m, f"B {decision}", "SP-711")
    refused(m, "A end", "SP-711")
    assert moves(m, "A") == []
    play(m, "B yes")
    assert (to_act(m), moves(m, "A"), moves(m, "B")) == ("C", ["withdraw", "reveal"], [])
    refused(m, "C reveal", "SP-711")
    play(m, f"A {decision}; *")
    assert (influence(m, "A"), to_act(m), view(m, None)["request"]) == (7 if decision == "reveal" else 6, "A", None)
    refused(m, "C yes", "SP-206")
    same_after_replay(m)


@rule("SP-712", "SP-704")
@pytest.mark.parametrize("decision", ["reveal", "withdraw"])
def test_gold_for_a_house_that_is_silent_comes_back(decision: str) -> None:
    """Bound prices."""
    options = {"service_deals": "atomic"}
    m = intrigue(house(influence=6, gold=5, hand="SC03a"), house("SOL"), house("TUL", hand="SC01a"), options=options)
    play(m, f"A ask B,C gold 2 for SC03a >A; B yes; A {decision}; *")
    assert (golds(m), m.position()["aside"]) == ([3, 7, 5], 0)


@rule("SP-713")
def test_asking_again() -> None:
    """A house that said no may be asked once more for this card, then not again this turn."""
    m = intrigue(house(influence=8, hand="SC10a SC10b"), house("SOL"), house("TUL"))
    play(m, "A ask B for SC10a >A; B no; A ask B gold 2 for SC10a >A; B no")
    refused(m, "A ask B gold 4 for SC10a >A", "SP-713")
    refused(m, "A ask B,C for SC10a >A", "SP-713")
    play(m, "A ask C for SC10a >A; C yes; A withdraw; A ask C for SC10a >A; C yes; A withdraw")
    play(m, "A ask B for SC10b >A; B no")
    assert stage(m) == "turn"


@rule("SP-713")
def test_asking_again_needs_a_changed_offer() -> None:
    """Another price, or a gift or a promise to the house that said no; another target is none."""
    m = intrigue(house(influence=8, hand="SC10a SC20"), house("SOL"), house("TUL"))
    play(m, "A ask B gold 1 for SC20 >A; B no")
    for text in ("A ask B gold 1 for SC20 >A", "A ask B gold 1 for SC20 >C", "A ask B,C gold 1 for SC20 >A"):
        refused(m, text, "SP-713")
    for text in ("A ask B for SC20 >A", "A ask B gold 2 for SC20 >A", "A ask C gold 1 for SC20 >A"):
        m.check(0, text[2:])
    play(m, "A ask C gold 1 for SC20 >A; C no; A pay C 1; C vow B peace; B pay A 1")
    m.check(0, "ask C gold 1 for SC20 >A")
    refused(m, "A ask B gold 1 for SC20 >A", "SP-713")
    play(m, "A vow B peace; A ask B gold 1 for SC20 >A; B no; A pay B 1")
    refused(m, "A ask B gold 3 for SC20 >A", "SP-713")
    m.check(0, "ask B gold 1 for SC10a >A")


@rule("SP-713")
def test_a_new_turn_forgets_the_noes() -> None:
    """ "this turn"."""
    m = intrigue(house(influence=8, hand="SC10a"), house("SOL", influence=8, hand="SC10b"), house("TUL"))
    play(m, "A ask C for SC10a >A; C no; A ask C gold 1 for SC10a >A; C no; A end; *")
    play(m, "B ask C for SC10b >B; C no; B ask C gold 1 for SC10b >B; C yes; B reveal; *")
    assert gold(m, "B") == 12


# --- Reductions and costs --------------------------------------------------------------------------


@rule("SP-227")
def test_reductions_count_but_are_paid_only_when_played() -> None:
    """Gold of Solonius and an agent are announced with the request."""
    made = house("SOL", influence=4, gold=3, hand="SC10a", assets="GL18")
    m = intrigue(made, house("BAT", influence=4), house("TUL"))
    play(m, "A ask B for SC10a >A X2 agent; B yes")
    assert (gold(m, "A"), assets(m, "A")) == (3, "GL18")
    play(m, "A withdraw")
    assert (gold(m, "A"), assets(m, "A")) == (3, "GL18")
    play(m, "A ask B for SC10a >A X2 agent; B yes; A reveal; *")
    assert (gold(m, "A"), assets(m, "A")) == (3 - 2 + 7, "GL18-")


@rule("SP-240", "SP-Q10", "SP-804")
def test_a_supporter_keeps_its_rights() -> None:
    """It may foil, and guard itself if it is the target; a table may forbid both."""
    made = [
        house(hand="SC17"),
        house("SOL", influence=6, guards=1, hand="RE01a"),
        house("TUL", influence=6, hand="RE01b"),
    ]
    m = intrigue(*made, dice="6")
    play(m, "A ask B,C for SC17 >B; B yes; C yes; A reveal")
    assert moves(m, "B") == ["pass", "guard GU01a", "foil RE01a"]
    play(m, "B pass")
    assert moves(m, "C") == ["pass", "foil RE01b"]
    m = intrigue(*made, options={"supporter_may_foil": "no"})
    play(m, "A ask B,C for SC17 >B; B yes; C yes; A reveal")
    assert influences(m) == [4, 4, 6]
    m = intrigue(*made, house("GLA", influence=6), options={"supporter_may_foil": "no"})
    play(m, "A ask B,D for SC17 >B; B yes; D yes; A reveal")
    assert to_act(m) == "C"
    assert moves(m, "C") == ["pass", "foil RE01b"]


@rule("SP-711", "SP-720")
def test_supporters_are_public_when_the_scheme_is() -> None:
    m = intrigue(house(hand="SC10a"), house("SOL", influence=8), house("TUL", influence=6, hand="RE01a"))
    play(m, "A ask B,C for SC10a >A; B yes; C no; A reveal")
    assert view(m, None)["scheme"]["supporters"] == [1]
    assert facts_of(m, "played")[0]["supporters"] == [1]


# --- Bound prices ----------------------------------------------------------------------------------


@rule("SP-704", "SP-805", "SP-712")
def test_a_bound_price_is_paid_with_the_yes() -> None:
    """With service_deals atomic; what a no was offered comes back."""
    options = {"service_deals": "atomic"}
    m = intrigue(house(influence=8, gold=6, hand="SC10a"), house("SOL"), house("TUL"), options=options)
    play(m, "A ask B,C gold 3 for SC10a >A")
    assert golds(m) == [0, 5, 5]
    play(m, "B yes")
    assert golds(m) == [0, 8, 5]
    play(m, "C no")
    assert golds(m) == [3, 8, 5]
    play(m, "A withdraw")
    assert golds(m) == [3, 8, 5]
    assert view(m, None)["vows"] == []
    refused(m, "A ask B,C gold 2 for SC10a >A", "SP-008")


@rule("SP-226", "SP-712")
def test_a_scheme_that_cannot_be_paid_for_any_more_is_only_withdrawn() -> None:
    """Support is in vain if the gold that it demands is given away."""
    school = house(influence=1, gold=3, hand="SC22a", assets="GL01a GL01b GL02a")
    m = play(intrigue(school, house("SOL", 5), house("TUL")), "A ask B for SC22a >A; B yes")
    assert moves(m, "A") == ["withdraw", "reveal"]
    play(m, "A pay C 1")
    refused(m, "A reveal", "SP-226")
    assert moves(m, "A") == ["withdraw"]
    play(m, "A withdraw")
    assert hand(m, "A") == "SC22a"
