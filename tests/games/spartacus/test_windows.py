"""The window of a scheme and the checkpoints: who is asked, in which order, how often."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    asked,
    assets,
    checkpoint,
    discards,
    duel,
    house,
    influence,
    influences,
    intrigue,
    market_discards,
    moves,
    phase,
    play,
    scene,
    stage,
    to_act,
    trading,
)

pytestmark = pytest.mark.both


# --- The window of a scheme ------------------------------------------------------------------------


@rule("SP-720", "SP-721", "SP-723", "SP-Q12")
def test_the_order_of_asking() -> None:
    """The target, then clockwise from the schemer; all but the schemer."""
    m = intrigue(
        house(hand="SC01a"),
        house("SOL", hand="SC16a"),
        house("TUL", hand="SC02b"),
        house("GLA", hand="SC02c"),
        turn="B",
    )
    play(m, "B play SC16a >A")
    order = []
    while stage(m) == "scheme":
        order.append(to_act(m))
        m.play(m.to_act[0], "pass")
    assert order == ["A", "C", "D"]
    assert influence(m, "A") == 3


@rule("SP-721", "SP-Q13")
def test_two_targets_are_asked_first() -> None:
    m = intrigue(
        house(hand="SC01a"),
        house("SOL", influence=12, hand="SC19"),
        house("TUL", hand="SC02b"),
        house("GLA", hand="SC02c"),
        turn="B",
    )
    play(m, "B play SC19 >A +D")
    assert to_act(m) == "D"
    play(m, "D pass")
    assert to_act(m) == "A"
    play(m, "A pass")
    assert to_act(m) == "C"


@rule("SP-722")
def test_after_a_failed_attempt_all_are_asked_again() -> None:
    """Earlier passes are void."""
    m = intrigue(
        house(hand="SC19", influence=12),
        house("SOL", hand="GU01a"),
        house("TUL", hand="GU01b"),
        house("GLA", hand="SC02c"),
        dice="1",
    )
    play(m, "A play SC19 >B +C; B pass; C guard GU01b")
    assert (to_act(m), moves(m, "B")) == ("B", ["pass", "guard GU01a"])
    play(m, "B pass")
    assert to_act(m) == "D"


@rule("SP-722", "SP-731", "SP-730")
def test_a_foiled_foil_opens_the_window_again() -> None:
    """The schemer may foil the foil; its cost is not paid."""
    m = intrigue(
        house(influence=6, hand="SC16a RE05"), house("SOL", hand="SC01a"), house("TUL", hand="RE03a", assets="SL01a")
    )
    play(m, "A play SC16a >B; B pass; C foil RE03a : SL01a")
    assert (stage(m), to_act(m)) == ("reaction", "A")
    assert assets(m, "C") == "SL01a"
    play(m, "A foil RE05")
    assert (stage(m), to_act(m), assets(m, "C")) == ("scheme", "B", "SL01a")
    assert discards(m) == "RE03a RE05"
    play(m, "B pass; *")
    assert influences(m) == [6, 3, 4]


@rule("SP-731", "SP-257")
def test_the_costs_of_a_foil_are_paid_when_it_works() -> None:
    """RE03; an exhausted slave of another house is no obstacle."""
    m = intrigue(house(hand="SC16a", assets="SL02a-"), house("SOL"), house("TUL", hand="RE03a", assets="SL01a"))
    play(m, "A play SC16a >B; C foil RE03a : SL01a; *")
    assert (assets(m, "C"), market_discards(m), influence(m, "B")) == ("", "SL01a", 4)


@rule("SP-730", "SP-732")
def test_asking_for_a_counter_goes_clockwise() -> None:
    """From the player of the reaction, the schemer too; then the outer window goes on."""
    m = intrigue(
        house(influence=6, hand="SC16a SC01a"),
        house("SOL", influence=6, hand="SC01b"),
        house("TUL", influence=6, hand="RE01a"),
        house("GLA", influence=6, hand="SC01c"),
    )
    play(m, "A play SC16a >B; B pass; C foil RE01a")
    order = []
    while stage(m) == "reaction":
        order.append(to_act(m))
        m.play(m.to_act[0], "pass")
    assert order == ["D", "A", "B"]
    assert influence(m, "B") == 6


@rule("SP-732")
def test_the_innermost_window_closes_first() -> None:
    """A counter to a reaction in a checkpoint; then the checkpoint asks all again."""
    m = checkpoint(
        house(influence=6, hand="RE06a RE07a"),
        house("SOL", influence=6, hand="RE05", gold=0),
        house("TUL"),
        after="scheme",
        phase="intrigue",
        active=0,
        asked="AB",
    )
    play(m, "A react RE06a >B; B foil RE05")
    assert (stage(m), to_act(m)) == ("checkpoint", "A")
    play(m, "A react RE07a >C; *")
    assert (influences(m), stage(m), to_act(m)) == ([6, 6, 3], "turn", "A")


@rule("SP-730")
def test_when_the_counter_is_gone_nobody_is_asked() -> None:
    """The one card that foils reactions lies in the discard."""
    m = intrigue(
        house(hand="RE06a SC01a", influence=6),
        house("SOL", gold=0, influence=6, hand="SC01b"),
        house("TUL"),
        discards="RE05",
    )
    play(m, "A react RE06a >B")
    assert (stage(m), influence(m, "B")) == ("turn", 5)


# --- Checkpoints -----------------------------------------------------------------------------------


HOLDING = [
    house(hand="RE07a RE08a", assets="GL01a SL02b", influence=4),
    house("SOL", gold=0, assets="GL02a SL01b"),
    house("TUL", assets="GL03a SL03b-"),
]


@rule("SP-741")
def test_after_each_scheme_and_each_turn() -> None:
    m = intrigue(house(hand="SC09a RE07a"), house("SOL"), house("TUL"))
    play(m, "A play SC09a >A")
    assert (stage(m), to_act(m)) == ("checkpoint", "A")
    play(m, "A pass; A end")
    assert (stage(m), to_act(m)) == ("checkpoint", "A")
    play(m, "A pass")
    assert to_act(m) == "B"


@rule("SP-741")
def test_in_the_market_and_the_arena() -> None:
    """When free trade closes, after each lot, when the host is settled, after each refusal, at the end."""
    m = trading(*HOLDING)
    play(m, "A ready; B ready; C ready")
    assert asked(m) == "A checkpoint"
    play(m, "A pass")
    for _ in range(3):
        play(m, "A bid 0; B bid 0; C bid 0")
        assert asked(m) == "A checkpoint"
        play(m, "A pass")
    play(m, "A bid 1; B bid 0; C bid 0")
    assert (asked(m), phase(m)) == ("A checkpoint", "market")
    play(m, "A pass; A invite B; B refuse")
    assert asked(m) == "A checkpoint"
    play(m, "A pass; A invite C; C refuse")
    assert asked(m) == "A checkpoint"
    play(m, "A pass; A enter GL01a")
    assert (asked(m), phase(m)) == ("A checkpoint", "arena")
    play(m, "A pass")
    assert phase(m) == "upkeep"


@rule("SP-741", "SP-754")
def test_after_the_verdict() -> None:
    """The host judges; then free reactions."""
    bout = {"loser": 1, "defeat": 1, "round": 1}
    m = duel(*HOLDING, one="A GL01a", two="B GL02a", bout=bout)
    m = scene(
        *HOLDING, phase="arena", stage="verdict", waiting="A", bout={**m.position()["bout"], **bout}, bets=[-1] * 3
    )
    play(m, "A up")
    assert asked(m) == "A checkpoint"


@rule("SP-742", "SP-741", "SP-600")
def test_before_a_victory_check_the_loop_repeats() -> None:
    """As long as somebody reacts; only then twelve influence win."""
    made = [house(hand="RE06a", influence=5), house("SOL", influence=12, gold=0), house("TUL", hand="RE07a")]
    m = intrigue(*made, turn="C")
    play(m, "C end; A pass; C react RE07a >B")
    assert (influence(m, "B"), asked(m)) == (11, "A checkpoint")
    play(m, "A pass")
    assert not m.over
    m = intrigue(*made, turn="C")
    play(m, "C end; A pass; C pass")
    assert m.over


@rule("SP-741", "SP-742")
def test_checkpoints_ask_clockwise_from_the_host() -> None:
    m = checkpoint(
        house(hand="RE06a"),
        house("SOL", hand="RE06b", gold=0),
        house("TUL", hand="SC01a"),
        after="scheme",
        phase="intrigue",
        host="C",
        asked="ABC",
        active=0,
    )
    order = []
    while stage(m) == "checkpoint":
        order.append(to_act(m))
        m.play(m.to_act[0], "pass")
    assert order == ["C", "A", "B"]
