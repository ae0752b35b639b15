"""Sampled worlds agree with everything that a house knows (specification 8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .sand import fight
from .table import (
    INTRIGUE,
    MARKET,
    auction,
    checkpoint,
    dealt,
    hand,
    house,
    intrigue,
    play,
    refused,
    stage,
    trading,
    view,
    wagering,
)

pytestmark = pytest.mark.both


def positions(seed: int, wanted: Callable[[Match], bool], most: int = 3) -> list[Match]:
    """Moments of random games that fit, as matches to go on from."""
    found: list[Match] = []
    m, rng = dealt(4, seed), Rng(seed, 6)
    while not m.over and len(found) < most and len(m.steps) < 500:
        if wanted(m):
            found.append(m.sample(m.to_act[0], 1))
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.random_move(seat, rng))
    return found


@rule("SP-761", "SP-710", "SP-322")
@pytest.mark.parametrize("name", ["support", "bid", "wager", "scheme", "turn", "checkpoint"])
def test_a_sampled_world_looks_the_same(name: str) -> None:
    """A house cannot tell it from the truth, and what it cannot know differs."""
    differs = False
    looked = 0
    for seed in range(4):
        for m in positions(seed, lambda each: stage(each) == name):
            looked += 1
            for seat in range(4):
                for number in range(4):
                    twin = m.sample(seat, number)
                    assert twin.view(seat) == m.view(seat)
                    assert twin.moves(seat) == m.moves(seat)
                    differs = differs or twin.position()["houses"] != m.position()["houses"]
    assert looked
    assert differs


@rule("SP-710", "SP-Q47")
def test_a_committed_scheme_is_made_up_in_sampled_worlds() -> None:
    """The asked house imagines many cards, all of which need help."""
    m = intrigue(house(influence=7, hand="SC10a SC01a SC02a"), house("SOL", hand="SC09a"), house("TUL"), house("GLA"))
    play(m, "A ask B,C for SC10a >A")
    worlds = [m.sample(1, number) for number in range(40)]
    imagined = {world.view(0)["request"]["plan"].split()[0][:4] for world in worlds}
    assert len(imagined) > 4
    assert not imagined & {"SC01", "SC02", "SC09"}
    assert all(world.view(1) == m.view(1) for world in worlds)
    assert {world.view(0)["request"]["plan"] for world in [m.sample(0, number) for number in range(5)]} == {"SC10a >A"}


@rule("SP-710")
def test_a_committed_scheme_comes_from_a_hand_that_is_known() -> None:
    """Nothing is made up where all of the asker's hand was seen, and hands keep their size."""
    seen = [1, 0, INTRIGUE.index("SC10a")]  # by B, in A's hand
    m = intrigue(house(hand="SC10a"), house("SOL"), house("TUL"), peeks=seen)
    play(m, "A ask B,C for SC10a >A")
    for seed in range(20):
        world = m.sample(1, seed)
        assert hand(world, "A") == "SC10a"


@rule("SP-218", "SP-751")
def test_what_was_seen_stays_in_sampled_worlds() -> None:
    """A spy's world holds the card that he saw; the worlds of others need not."""
    m = intrigue(house(assets="SL08 SL09"), house("SOL", hand="SC16a SC17 RE07a"), house("TUL"), seed=2)
    play(m, "A use SL08 >B")
    ((_, card),) = view(m, "A")["known"]
    assert all(card in hand(m.sample(0, number), "B").split() for number in range(20))
    assert not all(card in hand(m.sample(2, number), "B").split() for number in range(20))


@rule("SP-322")
def test_sealed_bids_are_made_up() -> None:
    """Between nothing and all the gold that is known of."""
    m = auction(house(), house("SOL", gold=4), house("TUL"), lots="GL11 GL12 GL13")
    play(m, "B bid 2")
    bids = {m.sample(0, number).position()["bids"][1] for number in range(60)}
    assert bids == {0, 1, 2, 3, 4}
    assert {m.sample(1, number).position()["bids"][1] for number in range(10)} == {2}


def test_made_up_bids_are_mostly_sensible() -> None:
    """The last bidder must not assume that a house throws all its gold at a sword."""
    m = auction(house(gold=20), house("SOL", gold=40), house("TUL"), lots="WE01a")
    play(m, "B bid 2")
    bids = [m.sample(0, number).position()["bids"][1] for number in range(80)]
    assert sum(bid <= 10 for bid in bids) > 55
    assert max(bids) > 20, "but nothing is impossible"


@rule("SP-516")
def test_rerolls_that_wait_are_made_up() -> None:
    """Any die of the other line, or none; one's own choice is known."""
    m = play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2"), "A x; A rr 1")
    for seat, chosen in ((0, {1}), (1, {6, 4, 1, 7})):
        worlds = [m.sample(seat, number) for number in range(40)]
        assert {world.position()["bout"]["rerolls"][0] >> 4 for world in worlds} == chosen
    assert all(m.sample(1, number).moves(1) == m.moves(1) for number in range(5))


@rule("SP-345")
def test_hidden_gifts_are_made_up() -> None:
    """The third house imagines other amounts; the sum stays."""
    m = checkpoint(
        house(hand="RE07a", gold=7), house("SOL", gold=2), house("TUL"), after="lot", phase="market", hidden=True, lot=0
    )
    play(m, "A pay B 3")
    seen = [tuple(each["gold"] for each in m.sample(2, number).position()["houses"]) for number in range(60)]
    assert len({*seen}) > 3
    assert all(sum(each) == 14 and each[2] == 5 and min(each) >= 0 for each in seen)
    assert {m.sample(1, number).position()["houses"][0]["gold"] for number in range(10)} == {4}


@rule("SP-761")
def test_menus_of_others_show_nothing_hidden() -> None:
    """What a seat may do follows from what it sees: worlds it cannot tell apart have the same menu."""
    for seed in range(3):
        m, rng = dealt(4, seed), Rng(seed, 4)
        for number in range(160):
            if m.over:
                break
            if number % 4 == 0:
                for seat in range(4):
                    assert m.sample(seat, number).moves(seat) == m.moves(seat)
            seat = m.to_act[rng.below(len(m.to_act))]
            m.play_move(seat, m.state.random_move(seat, rng))


TRICKY = [  # `#` stands for every card of both decks
    "offer B 1 : [end #]",
    "offer B 1 : [end SC01a #]",
    "offer B 1 : [B end #]",
    "offer B 1 : [sell #]",
    "offer B 1 : [lay #]",
    "offer B 1 : [play # >A]",
    "offer B 1 : [ask A for # >A]",
    "offer B 1 : [foil #]",
    "offer B 1 : [guard #]",
    "offer B 1 : [react # >A]",
    "offer B 1 : [use SL16 : #]",
    "offer B 1 : [hab 1 SL01a SL02a SL03a : #]",
    "offer B 1 : [drop #]",
    "offer B 1 : [bid 3]",
    "offer B 1 : [pay A 3]",
    "offer B 1 : [offer A 1 : [end #]]",
    "offer B 1 : [pass]",
    "offer B 1 : [yes]",
    "offer B # : 1",
    "offer B 1 : #",
    "pay B 1",
    "vow B gold 3",
    "accept 1",
    "end #",
    "play # >B",
    "ask B for # >B",
    "foil #",
    "react # >B",
    "guard #",
    "use SL08 >B",
    "pick #",
    "take 3",
]


def said_of(m: Match, text: str) -> str:
    """What seat A hears when it tries this: the move as it is read, or the refusal."""
    try:
        return m.check(0, text)
    except ludus.LudusError as refusal:
        return f"{type(refusal).__name__} {refusal}"


@rule("SP-704", "SP-761", "SP-309")
@pytest.mark.parametrize("options", [{}, {"service_deals": "atomic"}])
def test_no_text_sounds_out_a_hand(options: dict[str, str]) -> None:
    """Whatever a house types, the answer follows from what it may know."""
    made = [
        house(influence=6, gold=4, hand="SC01a RE01a SC04a GU01c", assets="GL01a SL08 SL16"),
        house("SOL", influence=6, gold=3, hand="SC02a RE06a GU01a", assets="GL02a SL01a"),
        house("TUL", influence=6, hand="RE05 SC09a", assets="SL02a SL03a SL20"),
    ]
    names = [*MARKET, *INTRIGUE]
    scenes = [
        intrigue(*made, options=options),
        play(intrigue(*made, options=options), "A play SC04a >B"),
        play(intrigue(*made, turn="C", options=options), "C play SC09a >C"),
        trading(*made, options=options),
        play(auction(*made, lots="GL11 GL12 GL13", options=options), "B pay C 2; B bid 1"),
        play(wagering(*made, one="A GL01a", two="B GL02a", options=options), "B bet IN=1"),
    ]
    for m in scenes:
        twins = [m.sample(0, number) for number in (1, 2)]
        for pattern in TRICKY:
            for text in [pattern.replace("#", name) for name in names] if "#" in pattern else [pattern]:
                heard = said_of(m, text)
                assert [said_of(twin, text) for twin in twins] == [heard] * 2


@rule("SP-704")
def test_a_bracket_never_looks_into_a_hand() -> None:
    """The same refusal for a card that the other house holds and for one that it does not."""
    m = intrigue(
        house(hand="SC01a"), house("SOL", hand="SC02a RE06a"), house("TUL"), options={"service_deals": "atomic"}
    )
    for card in ("SC02a", "SC02b", "RE06a", "RE06b"):
        refused(m, f"A offer B 1 : [end SC01a {card}]", "SP-704")
        refused(m, f"C offer B 1 : [end {card}]", "SP-704")
        refused(m, f"C offer B 1 : [sell {card}]", "SP-704")


@rule("SP-761", "SP-309")
def test_refusals_show_nothing_hidden() -> None:
    """The same words for worlds that a seat cannot tell apart; gold of others is no reason."""
    texts = [
        "pay B 3",
        "offer B 2 : GL01a",
        "play SC01a >A",
        "react RE07a >B",
        "bid 3",
        "guard GU01a",
        "foil RE01a",
        "yes",
    ]
    m, rng = dealt(4, 7), Rng(7, 4)
    compared = 0
    for number in range(240):
        if m.over:
            break
        if number % 3 == 0:
            seat = number % 4
            twin = m.sample(seat, number)
            for text in texts:
                code = m.game.parse(m.state, seat, text)
                assert twin.state.why_not(seat, code) == m.state.why_not(seat, code)
                compared += 1
        actor = m.to_act[rng.below(len(m.to_act))]
        m.play_move(actor, m.state.random_move(actor, rng))
    assert compared > 300
