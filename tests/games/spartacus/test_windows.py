"""Reactions, guards and the windows in which they are played (SP-250 to SP-270, SP-720 to SP-764)."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng

from .table import (
    arena,
    assets,
    auction,
    balancing,
    checkpoint,
    dealt,
    discards,
    duel,
    gold,
    guards,
    hand,
    house,
    influence,
    influences,
    intrigue,
    lines,
    market_discards,
    moves,
    new_turn,
    phase,
    play,
    refused,
    scene,
    stage,
    to_act,
    told,
    trading,
    view,
    wagering,
)

pytestmark = pytest.mark.both


# --- Reactions -------------------------------------------------------------------------------------


def test_a_reaction_is_played_at_its_moment() -> None:
    """SP-250, SP-740: a foil needs a scheme, a condition its house, the arena cards the arena."""
    m = intrigue(
        house(influence=6, hand="RE01a RE06a RE07a RE09a RE10a"), house("SOL", gold=0, assets="SL01a"), house("TUL")
    )
    refused(m, "A foil RE01a", "SP-253")
    for text in ("A react RE01a >B", "A react RE09a >B", "A react RE10a >B", "A react RE08a >B"):
        refused(m, text, "SP-250")
    play(m, "A react RE06a >B")
    assert influence(m, "B") == 3


def test_in_any_turn_and_any_phase_that_it_names() -> None:
    """SP-250, SP-740, RE06, RE07, RE08: not Pauper in the market, not Shameful Ludus in the arena."""
    made = [house(hand="RE06a RE07a RE08a"), house("SOL", gold=0), house("TUL")]
    reactions = ["react RE06a >B", "react RE07a >B", "react RE08a >B"]

    def open_to(m: Match) -> list[str]:
        return [move for move in reactions if move in m.moves(0)]

    assert open_to(intrigue(*made, turn="B")) == reactions
    assert open_to(trading(*made)) == reactions[1:]
    assert open_to(arena(*made)) == reactions[:2]
    assert open_to(checkpoint(*made, after="balance", phase="upkeep")) == reactions
    refused(trading(*made), "A react RE06a >B", "SP-250")
    refused(arena(*made), "A react RE08a >B", "SP-250")


def test_a_reaction_needs_the_houses_own_influence() -> None:
    """SP-251, SP-238."""
    m = intrigue(house(influence=2, hand="RE06a"), house("SOL", gold=0), house("TUL"))
    refused(m, "A react RE06a >B", "SP-251")
    m = intrigue(house(influence=3, hand="RE06a"), house("SOL", gold=0), house("TUL"))
    play(m, "A react RE06a >B")
    assert discards(m) == "RE06a"


def test_rumours_against_the_guest() -> None:
    """SP-E11, SP-252, SP-253, SP-254: foiled by a house that is no target; both cards are discarded."""
    m = intrigue(
        house(),
        house("SOL"),
        house("TUL", influence=10, hand="SC03a"),
        house("GLA", influence=6, hand="RE01a"),
        turn="C",
    )
    play(m, "C play SC03a >C")
    assert to_act(m) == "D"
    play(m, "D foil RE01a")
    assert influences(m) == [4, 4, 10, 6]
    assert discards(m) == "SC03a RE01a"
    assert told(m, "foiled") == [{"who": None, "what": "scheme", "card": "SC03a"}]


def test_nobody_foils_his_own_scheme() -> None:
    """SP-255."""
    m = intrigue(house(influence=7, hand="SC01a RE01a"), house("SOL", hand="SC09a"), house("TUL"))
    play(m, "A play SC01a >A")
    assert to_act(m) == "B"
    refused(m, "A foil RE01a", "SP-721")
    play(m, "B pass; *")
    assert gold(m, "A") == 10


def test_common_foils_do_not_stop_reactions() -> None:
    """SP-256, SP-730: only the card that foils anything does."""
    m = intrigue(house(influence=6, hand="RE06a"), house("SOL", gold=0, influence=6, hand="RE01a RE05"), house("TUL"))
    play(m, "A react RE06a >B")
    assert (stage(m), moves(m, "B")) == ("reaction", ["pass", "foil RE05"])
    refused(m, "B foil RE01a", "SP-256")
    play(m, "B foil RE05")
    assert influences(m) == [6, 6, 4]
    assert discards(m) == "RE05 RE06a"


def test_a_reaction_whose_cost_cannot_be_paid() -> None:
    """SP-257, RE03, RE04."""
    m = intrigue(
        house(hand="SC09a"), house("SOL", gold=2, hand="RE03a RE04a", assets="SL01a-", influence=8), house("TUL")
    )
    play(m, "A play SC09a >A")
    assert moves(m, "B") == ["pass"]
    refused(m, "B foil RE03a : SL01a", "SP-257")
    refused(m, "B foil RE04a +C", "SP-257")
    m = intrigue(house(hand="SC09a"), house("SOL", gold=3, hand="RE03a RE04a", assets="SL01a SL02a"), house("TUL"))
    play(m, "A play SC09a >A")
    for text in ("B foil RE03a", "B foil RE04a", "B foil RE04a +B", "B foil RE04a +D", "B foil RE03a : SL03a"):
        refused(m, text, "SP-257")


def test_a_free_reaction_waits_for_open_windows() -> None:
    """SP-740: not while a scheme is being answered, not inside a bout or a sealed bid."""
    made = [
        house(hand="RE06a SC16a SC09a"),
        house("SOL", gold=0, guards=1, assets="GL01a"),
        house("TUL", assets="GL02a"),
    ]
    m = intrigue(*made)
    play(m, "A play SC16a >B")
    refused(m, "A react RE06a >B", "SP-740")
    refused(auction(*made, lots="GL11 GL12 GL13"), "A react RE06a >B", "SP-740")
    refused(duel(*made, one="B GL01a", two="C GL02a"), "A react RE06a >B", "SP-740")
    m = intrigue(*made, turn="B")
    play(m, "A react RE06a >B")
    assert (influence(m, "B"), to_act(m)) == (3, "B")


def test_a_condition_must_hold() -> None:
    """SP-Q53, RE06, RE07, RE08: gold, ready slaves, ready gladiators of the named house."""
    m = intrigue(
        house(hand="RE06a RE07a RE08a", gold=0),
        house("SOL", gold=1, assets="SL01a GL01a"),
        house("TUL", assets="GL02a-"),
    )
    for card in ("RE06a", "RE07a", "RE08a"):
        refused(m, f"A react {card} >B", "SP-Q53")
    play(m, "A react RE06a >A; A react RE07a >C; A react RE08a >C")
    assert influences(m) == [3, 4, 2]


def test_pauper_after_the_balance() -> None:
    """SP-E10, SP-741: B pays its last coin in the balance; the checkpoint comes before the draw."""
    m = balancing(
        house(assets="GL03a"), house("SOL", gold=2, assets="GL01a GL02a"), house("TUL", hand="RE06a", assets="GL04a")
    )
    play(m, "A keep; C keep; B keep")
    assert (gold(m, "B"), stage(m), to_act(m), phase(m)) == (0, "checkpoint", "C", "upkeep")
    play(m, "C react RE06a >B")
    assert (influence(m, "B"), phase(m)) == (3, "intrigue")
    assert "RE06a" in discards(m)


# --- Guards ----------------------------------------------------------------------------------------


def test_two_guards_against_the_mutineer() -> None:
    """SP-E12, SP-261, SP-262, SP-263, SP-264: the one on the table fails, one from the hand succeeds."""
    m = intrigue(
        house(assets="GL01a", guards="GU01c", hand="GU01a GU01b"),
        house("SOL", influence=5, hand="SC04a"),
        house("TUL"),
        turn="B",
        dice="2 5",
    )
    play(m, "B play SC04a >A; A guard GU01c")
    assert told(m, "guarded") == [{"who": 0, "card": "GU01c", "die": 2}]
    assert (stage(m), to_act(m)) == ("scheme", "A")
    play(m, "A guard GU01a")
    assert (assets(m, "A"), hand(m, "A"), guards(m, "A")) == ("GL01a", "GU01b", (0, 0))
    assert discards(m) == "SC04a GU01a GU01c"


@pytest.mark.parametrize("die", range(1, 7))
def test_the_guard_die(die: int) -> None:
    """SP-261, SP-262, GU01: four or more foils."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards="GU01a"), house("TUL"), dice=str(die))
    play(m, "A play SC16a >B; B guard GU01a; *")
    assert influence(m, "B") == (4 if die >= 4 else 3)
    assert discards(m) == "SC16a GU01a"


def test_only_the_target_uses_guards() -> None:
    """SP-260, SP-Q13: against this scheme, and each of two targets."""
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


def test_guard_then_foil_and_foil_then_guard() -> None:
    """SP-265, SP-722, SP-731."""
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


def test_an_exhausted_guard_stands_idle() -> None:
    """SP-266."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards="GU01b", tired="GU01a"), house("TUL"), dice="1")
    play(m, "A play SC16a >B")
    refused(m, "B guard GU01a", "SP-266")
    refused(m, "B guard GU01c", "SP-264")
    play(m, "B guard GU01b; *")
    assert (guards(m, "B"), influence(m, "B")) == ((0, 1), 3)


def test_laying_a_guard() -> None:
    """SP-267, SP-268: at any time, also in the turn of another house; it is ready at once and stays there."""
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


def test_guards_on_the_table_do_not_fill_the_hand() -> None:
    """SP-269, SP-280."""
    m = intrigue(house(hand="GU01a GU01b SC01a SC02a SC17"), house("SOL"), house("TUL"))
    refused(m, "A end", "SP-280")
    play(m, "A lay GU01a; A end; *")
    assert guards(m, "A") == (1, 0)
    m = trading(house(guards=2), house("SOL", gold=3), house("TUL"))
    play(m, "A bank GU; A offer B GU : 3; B accept 1")
    assert (guards(m, "A"), guards(m, "B"), gold(m, "A")) == ((0, 0), (1, 0), 9)


def test_guards_need_no_influence() -> None:
    """SP-270."""
    m = intrigue(
        house(hand="SC16a"),
        house("SOL", influence=0, hand="GU01a"),
        house("TUL"),
        dice="6",
        options={"min_influence": "0"},
    )
    play(m, "A play SC16a >B; B guard GU01a; *")
    assert gold(m, "A") == 5


def test_the_bodyguard() -> None:
    """SP-724, SL18, SL19: after a failed roll, before anybody else is asked; two may try in turn."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1, assets="SL18 SL19"), house("TUL"), dice="3 2 5")
    play(m, "A play SC16a >B; B guard GU01a")
    assert (stage(m), moves(m, "B")) == ("bodyguard", ["pass", "bodyguard SL18", "bodyguard SL19"])
    assert view(m, None)["scheme"]["guard"] == 3
    play(m, "B bodyguard SL19; B bodyguard SL18; *")
    assert (influence(m, "B"), assets(m, "B")) == (4, "SL18- SL19-")


def test_a_bodyguard_may_be_spared() -> None:
    """SP-724: the guard is lost, the window goes on."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=2, assets="SL18"), house("TUL"), dice="3 6")
    play(m, "A play SC16a >B; B guard GU01a; B pass")
    assert (stage(m), to_act(m), assets(m, "B")) == ("scheme", "B", "SL18")
    play(m, "B guard GU01b; *")
    assert influence(m, "B") == 4


def test_only_the_targets_own_bodyguard_helps() -> None:
    """SP-724, SL18."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1), house("TUL", assets="SL18"), dice="3")
    play(m, "A play SC16a >B; B guard GU01a")
    assert influence(m, "B") == 3


# --- The window of a scheme ------------------------------------------------------------------------


def test_the_order_of_asking() -> None:
    """SP-720, SP-721, SP-723, SP-Q12: the target, then clockwise from the schemer; all but the schemer."""
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


def test_two_targets_are_asked_first() -> None:
    """SP-721, SP-Q13."""
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


def test_after_a_failed_attempt_all_are_asked_again() -> None:
    """SP-722: earlier passes are void."""
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


def test_a_foiled_foil_opens_the_window_again() -> None:
    """SP-722, SP-731, SP-730: the schemer may foil the foil; its cost is not paid."""
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


def test_the_costs_of_a_foil_are_paid_when_it_works() -> None:
    """SP-731, SP-257, RE03."""
    m = intrigue(house(hand="SC16a"), house("SOL"), house("TUL", hand="RE03a", assets="SL01a"))
    play(m, "A play SC16a >B; C foil RE03a : SL01a; *")
    assert (assets(m, "C"), market_discards(m), influence(m, "B")) == ("", "SL01a", 4)


def test_asking_for_a_counter_goes_clockwise() -> None:
    """SP-730, SP-732: from the player of the reaction, the schemer too; then the outer window goes on."""
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


def test_the_innermost_window_closes_first() -> None:
    """SP-732: a counter to a reaction in a checkpoint; then the checkpoint asks all again."""
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


def test_when_the_counter_is_gone_nobody_is_asked() -> None:
    """SP-730: the one card that foils reactions lies in the discard."""
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


def test_after_each_scheme_and_each_turn() -> None:
    """SP-741."""
    m = intrigue(house(hand="SC09a RE07a"), house("SOL"), house("TUL"))
    play(m, "A play SC09a >A")
    assert (stage(m), to_act(m)) == ("checkpoint", "A")
    play(m, "A pass; A end")
    assert (stage(m), to_act(m)) == ("checkpoint", "A")
    play(m, "A pass")
    assert to_act(m) == "B"


def test_in_the_market_and_the_arena() -> None:
    """SP-741: when free trade closes, after each lot, when the host is settled, after each refusal, at the end."""
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


def asked(m: Match) -> str:
    return f"{to_act(m)} {stage(m)}"


def test_after_the_verdict() -> None:
    """SP-741, SP-754: the host judges; then free reactions."""
    bout = {"loser": 1, "defeat": 1, "round": 1}
    m = duel(*HOLDING, one="A GL01a", two="B GL02a", bout=bout)
    m = scene(
        *HOLDING, phase="arena", stage="verdict", waiting="A", bout={**m.position()["bout"], **bout}, bets=[-1] * 3
    )
    play(m, "A up")
    assert asked(m) == "A checkpoint"


def test_before_a_victory_check_the_loop_repeats() -> None:
    """SP-742, SP-741, SP-600: as long as somebody reacts; only then twelve influence win."""
    made = [house(hand="RE06a", influence=5), house("SOL", influence=12, gold=0), house("TUL", hand="RE07a")]
    m = intrigue(*made, turn="C")
    play(m, "C end; A pass; C react RE07a >B")
    assert (influence(m, "B"), asked(m)) == (11, "A checkpoint")
    play(m, "A pass")
    assert not m.over
    m = intrigue(*made, turn="C")
    play(m, "C end; A pass; C pass")
    assert m.over


def test_checkpoints_ask_clockwise_from_the_host() -> None:
    """SP-741, SP-742."""
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


# --- Other windows ---------------------------------------------------------------------------------


def test_informants_look_before_the_first_lot() -> None:
    """SP-751, SL09, SL10: clockwise from the host; each is exhausted for one look."""
    m = trading(house(assets="SL09"), house("SOL", assets="SL10"), house("TUL"), host="B", market="GL05 GL06 GL07 GL08")
    play(m, "A ready; B ready; C ready")
    assert asked(m) == "B informant"
    assert moves(m, "B") == ["pass", "use SL10 lot1", "use SL10 lot2", "use SL10 lot3"]
    assert view(m, "B")["auction"]["lots"] == [None, None, None]
    refused(m, "B use SL10", "SP-751")
    refused(m, "B use SL10 lot4", "SP-751")
    play(m, "B use SL10 lot2")
    assert (asked(m), assets(m, "B")) == ("A informant", "SL10-")
    assert view(m, "B")["auction"]["lots"] == [None, "GL06", None]
    assert view(m, "A")["auction"]["lots"] == [None, None, None]
    play(m, "A pass")
    assert (asked(m), assets(m, "A")) == ("ABC bid", "SL09")


def test_the_rigged_match_waits_for_all_wagers() -> None:
    """SP-752, SP-250: clockwise from the host, until all pass."""
    m = wagering(
        house(assets="GL01a GL05", hand="SC01a"),
        house("SOL", assets="GL02a", hand="RE09a"),
        house("TUL"),
        one="A GL01a",
        two="B GL02a",
        host="B",
    )
    refused(m, "B react RE09a >A : GL05", "SP-740")
    play(m, "A bet; B bet; C bet")
    assert asked(m) == "B wagered"
    play(m, "B pass")
    assert asked(m) == "A wagered"


def test_nobody_who_publicly_cannot_act_is_asked() -> None:
    """SP-761: no hand, too little influence, or no house to aim at."""
    m = intrigue(house(hand="SC09a"), house("SOL", influence=1, hand="RE01a"), house("TUL"))
    play(m, "A play SC09a >A; *")
    assert gold(m, "A") == 8
    assert lines(m) == ["A play SC09a >A"]


def test_being_asked_tells_nothing_about_the_hand() -> None:
    """SP-761: a house with cards and influence is asked whether or not it holds a foil."""
    for card in ("RE01a", "SC01b", "GU01a", "RE10a"):
        m = intrigue(house(hand="SC09a"), house("SOL", influence=6, hand=card), house("TUL"))
        play(m, "A play SC09a >A")
        assert asked(m) == "B scheme"


@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_does_not_depend_on_hidden_hands(seed: int) -> None:
    """SP-761: in worlds that a house cannot tell apart, its moves and passes bring the same questions."""
    m = dealt(4, seed)
    rng = Rng(seed, 9)
    compared = 0
    for _ in range(90):
        if m.over:
            break
        seat = m.to_act[0]
        move = m.state.random_move(seat, rng)
        text = m.game.format(m.state, seat, move)
        kind = text.split()[0]
        twins = [m.sample(seat, number) for number in range(5)] if len(m.to_act) == 1 else []
        m.play_move(seat, move)
        if kind in ("play", "pass", "end", "sell", "react", "refuse", "reveal", "keep") and phase(m) != "upkeep":
            for twin in twins:
                twin.play(seat, text)
                if drawn(twin) or drawn(m):
                    continue
                assert (twin.to_act, stage(twin)) == (m.to_act, stage(m))
                compared += 1
    assert compared > 100


def drawn(m: Match) -> bool:
    """Did chance or a hidden answer come into the last decision?"""
    return bool(m.steps[-1].chance)


def test_who_may_act_unasked() -> None:
    """SP-740, SP-754, SP-761: everybody who owes nothing may deal; nobody while bids are sealed."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    assert m.may_act == (1, 2)
    assert auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13").may_act == ()
    assert arena(house(), house("SOL"), house("TUL")).may_act == (1, 2)


def test_negotiation_before_the_invitation_and_the_verdict() -> None:
    """SP-754, SP-417, SP-455."""
    m = arena(house(), house("SOL", gold=4), house("TUL"))
    play(m, "B pay A 2; A vow B spare; C vow A gold 2")
    assert gold(m, "A") == 7
    assert [each["what"] for each in view(m, None)["vows"]] == ["spare", "gold"]


# --- Time and secrecy ------------------------------------------------------------------------------


NEUTRAL = {
    "balance": "keep",
    "turn": "end",
    "scheme": "pass",
    "reaction": "pass",
    "checkpoint": "pass",
    "bodyguard": "pass",
    "support": "no",
    "reveal": "withdraw",
    "regain": "pass",
    "trade": "ready",
    "informant": "pass",
    "bid": "bid 0",
    "enter": "refuse",
    "wager": "bet",
    "wagered": "pass",
    "net": "pass",
    "reinit": "pass",
    "reroll": "rr -",
    "force": "pass",
    "axe": "pass",
    "shield": "pass",
    "death": "pass",
    "verdict": "up",
    "healer": "pass",
}


@pytest.mark.parametrize("seed", range(4))
def test_the_first_answer_is_the_neutral_one(seed: int) -> None:
    """SP-760, SP-763: what a silent player is taken to say."""
    m = dealt(4 if seed % 2 else 3, seed)
    rng = Rng(seed, 5)
    seen = set()
    while not m.over and len(m.steps) < 700:
        seat = m.to_act[rng.below(len(m.to_act))]
        first = m.moves(seat)[0]
        here = stage(m)
        if here in NEUTRAL and not (here == "enter" and (phase(m) == "showdown" or seat == m.view(None)["host"])):
            wanted = NEUTRAL[here]
            short = here == "balance" and m.view(None)["seats"][seat]["net"] + held_gold(m, seat) < 0
            assert short or first == wanted or (here == "turn" and first.startswith("end "))
            seen.add(here)
        m.play_move(seat, m.state.random_move(seat, rng))
    assert {"turn", "trade", "bid", "checkpoint", "scheme"} <= seen


def held_gold(m: Match, seat: int) -> int:
    return int(m.position()["houses"][seat]["gold"])


def test_a_house_that_left_answers_as_briefly_as_it_can() -> None:
    """SP-Q42, SP-762, SP-760: it is asked nothing more."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1, hand="RE01a"), house("TUL"))
    play(m, "A play SC16a >B; B resign; *")
    assert influence(m, "B") == 3
    refused(m, "B pay A 1", "SP-011")
    play(m, "A end; *")
    assert to_act(m) == "C"


def test_sealed_bids_come_in_any_order() -> None:
    """SP-763, SP-322: all at once, told together."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13")
    assert to_act(m) == "ABC"
    play(m, "C bid 2; A bid 3")
    assert told(m, "bids") == []
    assert [view(m, observer)["auction"]["bid"] for observer in ("A", "B", "C", None)] == [3, None, 2, None]
    play(m, "B bid 1")
    assert told(m, "bids") == [{"who": None, "lot": 1, "bids": [[0, 3], [1, 1], [2, 2]]}]


def test_a_record_keeps_the_order_of_answers() -> None:
    """SP-764: replayed without clocks it is the same game."""
    m = dealt(3, 5)
    play(m, "B keep; C keep; A keep")
    rng = Rng(1)
    while len(m.steps) < 60:
        seat = m.to_act[-1]
        m.play_move(seat, m.state.random_move(seat, rng))
    again = ludus.read_record(m.record())
    assert [(step.seat, step.move) for step in again.steps] == [(step.seat, step.move) for step in m.steps]
    assert again.position() == m.position()
    assert any(step.move == "pass" for step in m.steps)


def test_healing_is_asked_one_by_one() -> None:
    """SP-750."""
    m = new_turn(house(), house("SOL", assets="GL01a! SL06"), house("TUL", assets="SL07"), dice="2")
    assert asked(m) == "B healer"
    play(m, "B pass")
    assert asked(m) == "C healer"
    play(m, "C pass")
    assert assets(m, "B") == "GL01a! SL06"
