"""Guards and bodyguards against schemes."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    assets,
    balancing,
    discards,
    facts_of,
    gold,
    guards,
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
    trading,
    view,
)

pytestmark = pytest.mark.both


@rule("SP-E12", "SP-261", "SP-262", "SP-263", "SP-264")
def test_two_guards_against_the_mutineer() -> None:
    """The one on the table fails, one from the hand succeeds."""
    m = intrigue(
        house(assets="GL01a", guards="GU01c", hand="GU01a GU01b"),
        house("SOL", influence=5, hand="SC04a"),
        house("TUL"),
        turn="B",
        dice="2 5",
    )
    play(m, "B play SC04a >A; A guard GU01c")
    assert facts_of(m, "guarded") == [{"who": 0, "card": "GU01c", "die": 2}]
    assert (stage(m), to_act(m)) == ("scheme", "A")
    play(m, "A guard GU01a")
    assert (assets(m, "A"), hand(m, "A"), guards(m, "A")) == ("GL01a", "GU01b", (0, 0))
    assert discards(m) == "SC04a GU01a GU01c"


@rule("SP-261", "SP-262")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_guard_die(die: int) -> None:
    """GU01: four or more foils."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards="GU01a"), house("TUL"), dice=str(die))
    play(m, "A play SC16a >B; B guard GU01a; *")
    assert influence(m, "B") == (4 if die >= 4 else 3)
    assert discards(m) == "SC16a GU01a"


@rule("SP-260", "SP-Q13")
def test_only_the_target_uses_guards() -> None:
    """Against this scheme, and each of two targets."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1), house("TUL", guards=1, hand="SC01a"))
    play(m, "A play SC16a >B; B pass")
    assert moves(m, "C") == ["pass"]
    refused(m, "C guard GU01b", "SP-260")
    m = intrigue(
        house(influence=12, hand="SC19"),
        house("SOL", guards="GU01a"),
        house("TUL", guards="GU01b"),
        house("GLA", guards=1),
    )
    play(m, "A play SC19 >B +C")
    assert moves(m, "B") == ["pass", "guard GU01a"]
    play(m, "B pass")
    assert moves(m, "C") == ["pass", "guard GU01b"]
    play(m, "C pass")
    assert influences(m) == [12, 5, 5, 4]


@rule("SP-265", "SP-722", "SP-731")
def test_guard_then_foil_and_foil_then_guard() -> None:
    made = [
        house(influence=6, hand="SC16a RE05"),
        house("SOL", influence=6, guards="GU01a", hand="RE01a"),
        house("TUL"),
    ]
    m = intrigue(*made, dice="1")
    play(m, "A play SC16a >B; B guard GU01a; B foil RE01a; *")
    assert influence(m, "B") == 6
    m = intrigue(*made, dice="6")
    play(m, "A play SC16a >B; B foil RE01a; A foil RE05; B guard GU01a; *")
    assert influence(m, "B") == 6
    assert discards(m) == "SC16a RE01a RE05 GU01a"


@rule("SP-266")
def test_an_exhausted_guard_stands_idle() -> None:
    m = intrigue(house(hand="SC16a"), house("SOL", guards="GU01b", tired="GU01a"), house("TUL"), dice="1")
    play(m, "A play SC16a >B")
    refused(m, "B guard GU01a", "SP-266")
    refused(m, "B guard GU01c", "SP-264")
    play(m, "B guard GU01b; *")
    assert (guards(m, "B"), influence(m, "B")) == ((0, 1), 3)


@rule("SP-267", "SP-268")
def test_laying_a_guard() -> None:
    """At any time, also in the turn of another house; it is ready at once and stays there."""
    m = intrigue(house(hand="SC16a"), house("SOL", hand="GU01a GU01b SC01a"), house("TUL"), dice="4")
    play(m, "B lay GU01a")
    assert (guards(m, "B"), hand(m, "B")) == ((1, 0), "SC01a GU01b")
    refused(m, "B lay SC01a", "SP-267")
    refused(m, "B lay GU01a", "SP-267")
    play(m, "A play SC16a >B; B lay GU01b; B guard GU01b; *")
    assert influence(m, "B") == 4
    m = balancing(house(assets="GL01a"), house("SOL", hand="GU01a"), house("TUL"))
    play(m, "B lay GU01a")
    assert guards(m, "B") == (1, 0)


@rule("SP-269", "SP-280")
def test_guards_on_the_table_do_not_fill_the_hand() -> None:
    m = intrigue(house(hand="GU01a GU01b SC01a SC02a SC17"), house("SOL"), house("TUL"))
    refused(m, "A end", "SP-280")
    play(m, "A lay GU01a; A end; *")
    assert guards(m, "A") == (1, 0)
    m = trading(house(guards=2), house("SOL", gold=3), house("TUL"))
    play(m, "A bank GU; A offer B GU : 3; B accept 1")
    assert (guards(m, "A"), guards(m, "B"), gold(m, "A")) == ((0, 0), (1, 0), 9)


@rule("SP-270")
def test_guards_need_no_influence() -> None:
    m = intrigue(
        house(hand="SC16a"),
        house("SOL", influence=0, hand="GU01a"),
        house("TUL"),
        dice="6",
        options={"min_influence": "0"},
    )
    play(m, "A play SC16a >B; B guard GU01a; *")
    assert gold(m, "A") == 5


@rule("SP-724")
def test_the_bodyguard() -> None:
    """SL18, SL19: after a failed roll, before anybody else is asked; two may try in turn."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1, assets="SL18 SL19"), house("TUL"), dice="3 2 5")
    play(m, "A play SC16a >B; B guard GU01a")
    assert (stage(m), moves(m, "B")) == ("bodyguard", ["pass", "bodyguard SL18", "bodyguard SL19"])
    assert view(m, None)["scheme"]["guard"] == 3
    play(m, "B bodyguard SL19; B bodyguard SL18; *")
    assert (influence(m, "B"), assets(m, "B")) == (4, "SL18- SL19-")


@rule("SP-724")
def test_a_bodyguard_may_be_spared() -> None:
    """The guard is lost, the window goes on."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=2, assets="SL18"), house("TUL"), dice="3 6")
    play(m, "A play SC16a >B; B guard GU01a; B pass")
    assert (stage(m), to_act(m), assets(m, "B")) == ("scheme", "B", "SL18")
    play(m, "B guard GU01b; *")
    assert influence(m, "B") == 4


@rule("SP-724")
def test_only_the_targets_own_bodyguard_helps() -> None:
    """SL18."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1), house("TUL", assets="SL18"), dice="3")
    play(m, "A play SC16a >B; B guard GU01a")
    assert influence(m, "B") == 3
