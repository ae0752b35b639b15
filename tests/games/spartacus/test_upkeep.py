"""Refresh, heal, balance (SP-100 to SP-119), and exhausted cards (SP-650 to SP-658)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    arena,
    assets,
    balancing,
    facts_of,
    gold,
    golds,
    guards,
    house,
    influence,
    influences,
    intrigue,
    market_discards,
    moves,
    new_turn,
    phase,
    play,
    refused,
    stage,
    to_act,
    trading,
    view,
)

pytestmark = pytest.mark.both


# --- Worked examples -------------------------------------------------------------------------------


@rule("SP-E01", "SP-110", "SP-111", "SP-Q07")
def test_three_gladiators_and_two_slaves() -> None:
    """The difference is paid to the bank."""
    m = balancing(house(gold=5, assets="GL01a GL02a GL03a SL01a SL02a"), house("SOL"), house("TUL"))
    play(m, "A keep")
    assert gold(m, "A") == 4
    assert facts_of(m, "balanced") == [{"who": 0, "amount": -1}]


@rule("SP-E02", "SP-114", "SP-652")
def test_an_injured_gladiator_costs_nothing() -> None:
    m = balancing(house(), house("SOL", gold=2, assets="GL01a GL02a! SL01a SL02a SL03a SL04"), house("TUL"))
    play(m, "B keep")
    assert gold(m, "B") == 5


@rule("SP-E03", "SP-111")
def test_an_even_balance_moves_nothing() -> None:
    m = balancing(house(), house("SOL"), house("TUL", gold=3, assets="GL01a SL01a"))
    play(m, "C keep")
    assert gold(m, "C") == 3
    assert facts_of(m, "balanced") == []


@rule("SP-E04", "SP-112")
def test_a_gladiator_that_cannot_be_paid_for() -> None:
    """The owner chooses which one goes."""
    m = balancing(house(), house("SOL"), house("TUL"), house("GLA", gold=2, assets="GL01a GL02a GL05"))
    refused(m, "D keep", "SP-112")
    assert moves(m, "D")[:3] == ["drop GL01a", "drop GL02a", "drop GL05"]
    play(m, "D drop GL02a")
    assert (gold(m, "D"), assets(m, "D"), market_discards(m)) == (0, "GL01a GL05", "GL02a")


@rule("SP-E05", "SP-102", "SP-103", "SP-104", "SP-105", "SP-106", "SP-115")
def test_refresh_and_two_healing_rolls() -> None:
    """Healed cards count in the balance."""
    m = new_turn(
        house(gold=5, assets="GL01a GL02a! GL03a! SL01a- SL02a-"), house("SOL"), house("TUL"), dice="3 5", seed=3
    )
    assert (stage(m), to_act(m)) == ("heal", "A")
    play(m, "A heal GL02a")
    assert assets(m, "A") == "GL01a GL02a! GL03a SL01a SL02a"
    assert (stage(m), to_act(m)) == ("balance", "A")
    play(m, "A keep")
    assert gold(m, "A") == 5


# --- Order -----------------------------------------------------------------------------------------


@rule("SP-100", "SP-101")
def test_a_step_ends_for_all_before_the_next() -> None:
    """Nobody settles the balance while somebody still heals; then all do at the same time."""
    m = new_turn(
        house(assets="GL01a"), house("SOL", assets="GL02a! GL02b!"), house("TUL", assets="GL03a!"), dice="6 6 6"
    )
    assert (stage(m), to_act(m)) == ("heal", "B")
    refused(m, "A keep", "SP-104")
    play(m, "B heal GL02b")
    assert (stage(m), to_act(m)) == ("balance", "ABC")
    play(m, "C keep; A keep; B keep")
    assert phase(m) == "intrigue"


@rule("SP-102")
def test_refresh() -> None:
    """Gladiators, slaves, equipment and guards turn up again."""
    m = new_turn(house(assets="GL01a- SL01a- WE01a- XE01a-", tired=2, guards=1), house("SOL"), house("TUL"))
    assert assets(m, "A") == "GL01a SL01a WE01a XE01a"
    assert guards(m, "A") == (3, 0)


@rule("SP-102", "SP-105")
def test_favour_stays_through_refresh_and_healing() -> None:
    m = new_turn(house(assets="GL01a-++ GL02a!+ GL03a-#"), house("SOL"), house("TUL"), dice="4")
    assert assets(m, "A") == "GL01a++ GL02a+ GL03a#"


# --- Healing ---------------------------------------------------------------------------------------


@rule("SP-104", "SP-105", "SP-106", "SP-107", "SP-655", "SP-Q06", "SP-Q38")
@pytest.mark.parametrize(
    ("die", "after"), [(1, ""), (2, "GL01a!"), (3, "GL01a!"), (4, "GL01a"), (5, "GL01a"), (6, "GL01a")]
)
def test_the_healing_die(die: int, after: str) -> None:
    """Rolled without a question."""
    m = new_turn(house(assets="GL01a!"), house("SOL"), house("TUL"), dice=str(die))
    assert assets(m, "A") == after
    assert market_discards(m) == ("GL01a" if die == 1 else "")
    assert facts_of(m, "heal") == [{"who": 0, "card": "GL01a", "dice": [die]}]
    assert (m.position()["patient"], m.position()["die"]) == (-1, 0)


@rule("SP-104", "SP-107", "SP-656")
def test_slaves_heal_too_and_die_too() -> None:
    m = new_turn(house(assets="SL01a! SL02a!"), house("SOL"), house("TUL"), dice="1 6")
    play(m, "A heal SL02a")
    assert (assets(m, "A"), market_discards(m)) == ("SL01a", "SL02a")


@rule("SP-107", "SP-443", "SP-658")
def test_a_champion_that_dies_of_a_wound_costs_influence() -> None:
    m = new_turn(house(influence=5, assets="GL01a!#"), house("SOL"), house("TUL"), dice="1")
    assert influence(m, "A") == 4


@rule("SP-108", "SP-Q06")
def test_the_owner_names_the_card_before_each_roll() -> None:
    """In any order, but none is left out."""
    m = new_turn(house(assets="GL01a! GL02a! SL01a!"), house("SOL"), house("TUL"), dice="2 4 1")
    assert moves(m, "A") == ["heal GL01a", "heal GL02a", "heal SL01a"]
    refused(m, "A pass", "SP-104")
    play(m, "A heal SL01a")
    assert moves(m, "A") == ["heal GL01a", "heal GL02a"]
    refused(m, "A heal SL01a", "SP-104")
    play(m, "A heal GL02a")
    assert (assets(m, "A"), stage(m)) == ("GL02a SL01a!", "balance")


@rule("SP-106")
def test_one_roll_per_turn() -> None:
    """The next roll comes with the next Upkeep."""
    m = new_turn(house(assets="GL01a!"), house("SOL"), house("TUL"), dice="3 5")
    assert phase(m) == "intrigue"
    assert assets(m, "A") == "GL01a!"
    assert len(facts_of(m, "heal")) == 1


@rule("SP-109", "SP-116", "SP-750")
def test_a_healer_rolls_again() -> None:
    """SL06: seen before it is applied; the healer earns nothing this turn."""
    m = new_turn(house(gold=0, assets="GL01a! SL06"), house("SOL"), house("TUL"), dice="1 5")
    assert (stage(m), to_act(m)) == ("healer", "A")
    assert view(m, None)["heal"] == {"seat": 0, "card": "GL01a", "dice": [1]}
    assert moves(m, "A") == ["pass", "healer SL06"]
    play(m, "A healer SL06")
    assert assets(m, "A") == "GL01a SL06-"
    refused(m, "A keep", "SP-112")
    play(m, "A drop GL01a")
    assert gold(m, "A") == 0


@rule("SP-109")
def test_the_new_roll_stands_even_if_worse() -> None:
    """SL07."""
    m = new_turn(house(assets="GL01a! SL07"), house("SOL"), house("TUL"), dice="3 1")
    play(m, "A healer SL07")
    assert (assets(m, "A"), market_discards(m)) == ("SL07-", "GL01a")


@rule("SP-109", "SP-750")
def test_two_healers_on_one_roll() -> None:
    """First the owner, then clockwise the others; any house may help."""
    m = new_turn(
        house(), house("SOL", assets="GL01a!"), house("TUL", assets="SL06"), house("GLA", assets="SL07"), dice="2 1 6"
    )
    assert (stage(m), to_act(m)) == ("healer", "C")
    play(m, "C healer SL06")
    assert to_act(m) == "D"
    play(m, "D healer SL07")
    assert [assets(m, letter) for letter in "BCD"] == ["GL01a", "SL06-", "SL07-"]


@rule("SP-750")
def test_nobody_is_asked_after_a_success() -> None:
    """Healers are for failed rolls."""
    m = new_turn(house(assets="GL01a! SL06"), house("SOL"), house("TUL"), dice="4")
    assert stage(m) == "balance"


@rule("SP-750")
def test_a_declined_healer_changes_nothing() -> None:
    """All pass, the roll is applied."""
    m = new_turn(house(assets="GL01a! SL06"), house("SOL", assets="SL07"), house("TUL"), dice="1")
    play(m, "A pass")
    assert to_act(m) == "B"
    refused(m, "C healer SL06", "SP-109")
    play(m, "B pass")
    assert market_discards(m) == "GL01a"


@rule("SP-652")
def test_an_exhausted_healer_is_not_asked() -> None:
    """An injured healer cannot help itself."""
    m = new_turn(house(assets="SL06!"), house("SOL"), house("TUL"), dice="2")
    assert assets(m, "A") == "SL06!"
    assert stage(m) != "healer"


@rule("SP-Q49")
def test_theokles_keeps_either_of_two_dice() -> None:
    """GL06."""
    m = new_turn(house(assets="GL06!"), house("SOL"), house("TUL"), dice="2 5")
    assert (stage(m), moves(m, "A")) == ("heal-die", ["choose 5", "choose 2"])
    refused(m, "A choose 6", "SP-Q49")
    play(m, "A choose 5")
    assert assets(m, "A") == "GL06"


@rule("SP-Q49")
def test_theokles_and_a_healer() -> None:
    """If the kept die fails, one die is rolled again."""
    m = new_turn(house(assets="GL06! SL06"), house("SOL"), house("TUL"), dice="1 3 6")
    play(m, "A choose 3")
    assert stage(m) == "healer"
    play(m, "A healer SL06")
    assert assets(m, "A") == "GL06 SL06-"
    m = new_turn(house(assets="GL06! SL06"), house("SOL"), house("TUL"), dice="1 1 2")
    assert stage(m) == "healer"
    play(m, "A healer SL06")
    assert assets(m, "A") == "GL06! SL06-"


# --- Balance ---------------------------------------------------------------------------------------


@rule("SP-112")
def test_one_gladiator_less_is_one_coin_less() -> None:
    """Without gold all must go."""
    m = balancing(house(gold=0, assets="GL01a GL02a"), house("SOL"), house("TUL"))
    refused(m, "A drop GL02a", "SP-112")
    assert moves(m, "A") == ["drop GL01a GL02a"]


@rule("SP-113", "SP-112")
def test_gladiators_may_be_dropped_though_they_could_be_paid() -> None:
    """Each discard lowers the bill."""
    m = balancing(house(gold=9, assets="GL01a GL02a GL03a"), house("SOL"), house("TUL"))
    play(m, "A drop GL01a GL02a GL03a")
    assert (gold(m, "A"), assets(m, "A")) == (9, "")


@rule("SP-114", "SP-652", "SP-654")
def test_only_ready_gladiators_can_be_dropped() -> None:
    m = balancing(house(gold=0, assets="GL01a GL02a! GL03a-"), house("SOL", assets="GL01b"), house("TUL"))
    for text in ("A drop GL02a", "A drop GL03a", "A drop GL01b", "A drop GL01a GL02a"):
        refused(m, text, "SP-114")
    play(m, "A drop GL01a")
    assert assets(m, "A") == "GL02a! GL03a-"


@rule("SP-114", "SP-117")
def test_exhausted_slaves_earn_nothing_guards_and_equipment_neither() -> None:
    m = balancing(house(gold=1, assets="GL01a SL01a SL02a- WE01a AR01a", guards=3), house("SOL"), house("TUL"))
    play(m, "A keep")
    assert gold(m, "A") == 1


@rule("SP-Q37")
def test_naevia_counts_as_two() -> None:
    """SL20: while she is ready."""
    m = balancing(house(gold=1, assets="GL01a SL20"), house("SOL", gold=1, assets="GL02a"), house("TUL"))
    play(m, "A keep; B keep")
    assert golds(m)[:2] == [2, 0]
    m = balancing(house(gold=1, assets="GL01a SL20-"), house("SOL"), house("TUL"))
    play(m, "A keep")
    assert gold(m, "A") == 0


@rule("SP-118")
def test_a_gift_pays_the_keep() -> None:
    m = balancing(house(gold=0, assets="GL01a"), house("SOL", gold=3), house("TUL"))
    refused(m, "A keep", "SP-112")
    play(m, "B pay A 1; A keep")
    assert (gold(m, "A"), assets(m, "A")) == (0, "GL01a")


@rule("SP-110", "SP-101")
def test_houses_without_gladiators_just_take_their_income() -> None:
    """There is nothing to decide."""
    m = new_turn(house(gold=0, assets="GL01a"), house("SOL", gold=0, assets="SL01a SL02a"), house("TUL", gold=0))
    assert (to_act(m), golds(m)) == ("A", [0, 2, 0])


@rule("SP-112", "SP-443")
def test_a_champion_that_is_not_paid_for_costs_influence() -> None:
    m = balancing(house(gold=0, influence=5, assets="GL01a#"), house("SOL"), house("TUL"))
    play(m, "A drop GL01a")
    assert influence(m, "A") == 4


@rule("SP-119")
def test_no_victory_check_after_upkeep() -> None:
    """Twelve influence win only at the end of a later phase."""
    m = balancing(house(influence=12, assets="GL01a"), house("SOL", assets="GL02a"), house("TUL", assets="GL03a"))
    play(m, "A keep; B keep; C keep; *")
    assert not m.over
    assert phase(m) == "intrigue"


# --- Exhausted cards -------------------------------------------------------------------------------


@rule("SP-650", "SP-657", "SP-655")
def test_exhausted_cards_lie_there_for_all_to_see() -> None:
    m = intrigue(house(assets="GL01a GL02a- GL03a!"), house("SOL"), house("TUL"))
    for observer in ("B", None):
        shown = view(m, observer)["seats"][0]["assets"]
        assert [(each["card"], each["ready"], each["injured"]) for each in shown] == [
            ("GL01a", True, False),
            ("GL02a", False, False),
            ("GL03a", False, True),
        ]


@rule("SP-651", "SP-652", "SP-217")
def test_what_is_exhausted_cannot_be_exhausted_again() -> None:
    m = intrigue(house("BAT", assets="GL01a GL02a GL03a- SL11-"), house("SOL"), house("TUL"))
    refused(m, "A hab 1 GL01a GL03a", "SP-217")
    refused(m, "A use SL11", "SP-652")
    play(m, "A hab 1 GL01a GL02a")
    assert assets(m, "A") == "GL01a- GL02a- GL03a- SL11-"
    refused(m, "A hab 1 GL01a GL02a", "SP-217")


@rule("SP-652")
def test_exhausted_cards_bring_nothing_and_cannot_be_lost() -> None:
    """They are not counted, cannot fight, cannot be sold, traded or discarded."""
    m = intrigue(house("BAT", hand="SC08a SC23a", assets="GL01a GL02a GL03a GL04a- SL01a-"), house("SOL"), house("TUL"))
    refused(m, "A play SC08a >A", "SP-Q53")
    refused(m, "A play SC23a >A", "SP-Q53")
    refused(m, "A hab 2 GL01a GL02a GL04a", "SP-217")
    m = trading(house(assets="GL04a- SL01a!", tired=1), house("SOL"), house("TUL"))
    for name in ("GL04a", "SL01a", "GU"):
        refused(m, f"A bank {name}", "SP-305")
        refused(m, f"A offer B {name} : 1", "SP-305")
        refused(m, f"B offer A 1 : {name}", "SP-702")
    m = arena(house(), house("SOL", assets="GL04a- SL01a! SL02a"), house("TUL"))
    play(m, "A invite B")
    assert moves(m, "B") == ["refuse", "enter SL02a"]
    refused(m, "B enter GL04a", "SP-406")


@rule("SP-653", "SP-E22")
def test_exhausted_slaves_count_as_none() -> None:
    m = intrigue(house(hand="RE07a"), house("SOL", assets="SL01a- SL02a!"), house("TUL", assets="SL03a"))
    refused(m, "A react RE07a >C", "SP-Q53")
    play(m, "A react RE07a >B")
    assert influences(m) == [4, 3, 4]


@rule("SP-654")
def test_a_forced_discard_takes_a_ready_card() -> None:
    """With one ready slave there is nothing to choose; with none the scheme is no use."""
    m = intrigue(house(hand="SC07a SC07b"), house("SOL", assets="SL01a- SL02a SL03a!"), house("TUL", assets="SL04-"))
    refused(m, "A play SC07a >C", "SP-Q53")
    play(m, "A play SC07a >B; *")
    assert (assets(m, "B"), market_discards(m)) == ("SL01a- SL03a!", "SL02a")
    refused(m, "A play SC07b >B", "SP-Q53")


@rule("SP-654")
def test_the_owner_must_give_a_ready_card_of_the_kind() -> None:
    m = intrigue(house(influence=5, hand="SC04a"), house("SOL", assets="GL01a GL02a GL03a- SL01a"), house("TUL"))
    play(m, "A play SC04a >B")
    assert (stage(m), to_act(m)) == ("drop", "B")
    refused(m, "B drop GL03a", "SP-654")
    refused(m, "B drop SL01a", "SP-654")
    play(m, "B drop GL02a")
    assert assets(m, "B") == "GL01a GL03a- SL01a"


@rule("SP-658")
def test_an_exhausted_champion_is_still_one() -> None:
    """Its death costs influence."""
    m = intrigue(house("BAT", assets="GL01a-#"), house("SOL"), house("TUL"))
    assert view(m, None)["seats"][0]["assets"][0]["champion"]
