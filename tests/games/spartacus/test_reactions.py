"""Reactions and the moments at which they are played."""

from __future__ import annotations

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    arena,
    auction,
    balancing,
    checkpoint,
    discards,
    duel,
    facts_of,
    gold,
    house,
    influence,
    influences,
    intrigue,
    moves,
    phase,
    play,
    refused,
    stage,
    to_act,
    trading,
)

pytestmark = pytest.mark.both


@rule("SP-250", "SP-740")
def test_a_reaction_is_played_at_its_moment() -> None:
    """A foil needs a scheme, a condition its house, the arena cards the arena."""
    m = intrigue(
        house(influence=6, hand="RE01a RE06a RE07a RE09a RE10a"), house("SOL", gold=0, assets="SL01a"), house("TUL")
    )
    refused(m, "A foil RE01a", "SP-253")
    for text in ("A react RE01a >B", "A react RE09a >B", "A react RE10a >B", "A react RE08a >B"):
        refused(m, text, "SP-250")
    play(m, "A react RE06a >B")
    assert influence(m, "B") == 3


@rule("SP-250", "SP-740")
def test_in_any_turn_and_any_phase_that_it_names() -> None:
    """RE06, RE07, RE08: not Pauper in the market, not Shameful Ludus in the arena."""
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


@rule("SP-251", "SP-238")
def test_a_reaction_needs_the_houses_own_influence() -> None:
    m = intrigue(house(influence=2, hand="RE06a"), house("SOL", gold=0), house("TUL"))
    refused(m, "A react RE06a >B", "SP-251")
    m = intrigue(house(influence=3, hand="RE06a"), house("SOL", gold=0), house("TUL"))
    play(m, "A react RE06a >B")
    assert discards(m) == "RE06a"


@rule("SP-E11", "SP-252", "SP-253", "SP-254")
def test_rumours_against_the_guest() -> None:
    """Foiled by a house that is no target; both cards are discarded."""
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
    assert facts_of(m, "foiled") == [{"who": None, "what": "scheme", "card": "SC03a"}]


@rule("SP-255")
def test_nobody_foils_his_own_scheme() -> None:
    m = intrigue(house(influence=7, hand="SC01a RE01a"), house("SOL", hand="SC09a"), house("TUL"))
    play(m, "A play SC01a >A")
    assert to_act(m) == "B"
    refused(m, "A foil RE01a", "SP-721")
    play(m, "B pass; *")
    assert gold(m, "A") == 10


@rule("SP-256", "SP-730")
def test_common_foils_do_not_stop_reactions() -> None:
    """Only the card that foils anything does."""
    m = intrigue(house(influence=6, hand="RE06a"), house("SOL", gold=0, influence=6, hand="RE01a RE05"), house("TUL"))
    play(m, "A react RE06a >B")
    assert (stage(m), moves(m, "B")) == ("reaction", ["pass", "foil RE05"])
    refused(m, "B foil RE01a", "SP-256")
    play(m, "B foil RE05")
    assert facts_of(m, "foiled") == [{"who": None, "what": "reaction", "card": "RE06a"}]
    assert influences(m) == [6, 6, 4]
    assert discards(m) == "RE05 RE06a"


@rule("SP-257", "SP-221")
def test_a_reaction_whose_cost_cannot_be_paid() -> None:
    """RE03, RE04: a slave must be there, a house must be named."""
    m = intrigue(
        house(hand="SC09a"), house("SOL", gold=2, hand="RE03a RE04a", assets="SL01a-", influence=8), house("TUL")
    )
    play(m, "A play SC09a >A")
    assert moves(m, "B") == ["pass"]
    refused(m, "B foil RE03a : SL01a", "SP-257")
    refused(m, "B foil RE04a +C", "SP-257")
    m = intrigue(house(hand="SC09a"), house("SOL", gold=3, hand="RE03a RE04a", assets="SL01a SL02a"), house("TUL"))
    play(m, "A play SC09a >A")
    for text in ("B foil RE03a", "B foil RE03a : SL03a"):
        refused(m, text, "SP-257")
    for text in ("B foil RE04a", "B foil RE04a +B", "B foil RE04a +D"):
        refused(m, text, "SP-221")


@rule("SP-226")
def test_gold_for_a_reaction_is_set_aside_while_others_may_answer() -> None:
    """RE04: what a foil costs cannot be given away before it works; the rest can."""
    houses = [house(influence=6, hand="SC09a RE05"), house("SOL", gold=5, hand="RE04a"), house("TUL", gold=0)]
    m = play(intrigue(*houses), "A play SC09a >A; B foil RE04a +C")
    assert (stage(m), to_act(m)) == ("reaction", "A")
    refused(m, "B pay A 3", "SP-226")
    refused(m, "B pay A 6", "SP-008")
    play(m, "B pay A 2; A pass; *")
    assert (gold(m, "B"), gold(m, "C")) == (0, 3)
    assert discards(m) == "SC09a RE04a"
    m = play(intrigue(*houses, options={"service_deals": "atomic"}), "A play SC09a >A; B foil RE04a +C")
    refused(m, "B offer A 3 : [pass]", "SP-226")
    play(m, "B offer A 2 : [pass]; A accept 1; *")
    assert (gold(m, "B"), gold(m, "C")) == (0, 3)
    m = play(intrigue(*houses), "A play SC09a >A; B foil RE04a +C; A foil RE05; B pay A 5; *")
    assert gold(m, "B") == 0  # foiled: nothing is owed any more


@rule("SP-740")
def test_a_free_reaction_waits_for_open_windows() -> None:
    """Not while a scheme is being answered, not inside a bout or a sealed bid."""
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


@rule("SP-Q53")
def test_a_condition_must_hold() -> None:
    """RE06, RE07, RE08: gold, ready slaves, ready gladiators of the named house."""
    m = intrigue(
        house(hand="RE06a RE07a RE08a", gold=0),
        house("SOL", gold=1, assets="SL01a GL01a"),
        house("TUL", assets="GL02a-"),
    )
    for card in ("RE06a", "RE07a", "RE08a"):
        refused(m, f"A react {card} >B", "SP-Q53")
    play(m, "A react RE06a >A; A react RE07a >C; A react RE08a >C")
    assert influences(m) == [3, 4, 2]


@rule("SP-Q11")
def test_a_condition_must_still_hold_when_the_reaction_works() -> None:
    """RE06: a house that is given gold before is no pauper."""
    houses = [house(influence=9, hand="RE06a"), house("SOL", influence=9, hand="RE05"), house("TUL", gold=0)]
    m = play(intrigue(*houses), "A react RE06a >C; B pass")
    assert influence(m, "C") == 3
    m = play(intrigue(*houses), "A react RE06a >C; B pay C 1; B pass")
    assert (influence(m, "C"), discards(m)) == (4, "RE06a")


@rule("SP-E10", "SP-741")
def test_pauper_after_the_balance() -> None:
    """B pays its last coin in the balance; the checkpoint comes before the draw."""
    m = balancing(
        house(assets="GL03a"), house("SOL", gold=2, assets="GL01a GL02a"), house("TUL", hand="RE06a", assets="GL04a")
    )
    play(m, "A keep; C keep; B keep")
    assert (gold(m, "B"), stage(m), to_act(m), phase(m)) == (0, "checkpoint", "C", "upkeep")
    play(m, "C react RE06a >B")
    assert (influence(m, "B"), phase(m)) == (3, "intrigue")
    assert "RE06a" in discards(m)
