"""Positions: everything on the table as a dict, and what is wrong with one."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus.games.spartacus.moves import plan_of
from tests.kit.positions import Case, go_on, position_refused, refused_or_played
from tests.kit.rules import rule

from .table import (
    INTRIGUE,
    MARKET,
    SEATS,
    auction,
    checkpoint,
    duel,
    golds,
    hand,
    house,
    intrigue,
    new_turn,
    play,
    scene,
    stage,
    to_act,
    trading,
    wagering,
)

pytestmark = pytest.mark.both


@rule("SP-261")
def test_going_on_from_a_position_with_dice() -> None:
    """The next throws can be given; then a seed goes on."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=2), house("TUL"), dice="1 6")
    play(m, "A play SC16a >B; B guard GU01a; B guard GU01b")
    assert [each.facts["die"] for each in m.events(None) if each.kind == "guarded"] == [1, 6]
    with pytest.raises(ludus.LudusError):
        m = intrigue(house(hand="SC16a"), house("SOL", guards=2), house("TUL"), dice="7")
        play(m, "A play SC16a >B; B guard GU01a")


@rule("SP-032", "SP-014")
def test_what_may_be_left_out() -> None:
    """Tokens, offers, promises, bids and the bout are empty unless given."""
    full = intrigue(house(hand="SC01a"), house("SOL"), house("TUL")).position()
    kept = ("players", "phase", "stage", "houses", "market", "intrigue", "waiting", "active", "turn")
    again = ludus.from_position("spartacus", {name: full[name] for name in kept})
    assert again.position() == full


# --- Wrong positions -------------------------------------------------------------------------------


TURN = intrigue(
    house(hand="SC17 SC16a", assets="GL01a SL01a", guards=1), house("SOL", hand="RE01a", guards=1), house("TUL")
).position()
SCHEME = play(
    intrigue(house(hand="SC16a"), house("SOL", hand="RE01a", guards=1), house("TUL")), "A play SC16a >B"
).position()
REACTION = play(
    intrigue(house(hand="RE07a", influence=6), house("SOL", hand="RE05", influence=6), house("TUL")), "A react RE07a >B"
).position()
REQUEST = play(intrigue(house(hand="SC17"), house("SOL"), house("TUL")), "A ask B,C for SC17 >B").position()
DROPPING = play(
    intrigue(house(hand="SC07a"), house("SOL", assets="SL01a SL02a"), house("TUL")), "A play SC07a >B"
).position()
HEALING = new_turn(house(assets="GL01a! SL06"), house("SOL"), house("TUL"), dice="2").position()
TRADE = play(
    trading(house(gold=9), house("SOL", assets="GL01a"), house("TUL")), "A offer B 3 : GL01a; A vow B peace"
).position()
BIDS = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13").position()
FIGHT = [house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL")]
WAGERS = wagering(*FIGHT, one="A GL01a", two="B GL02a").position()
BOUT = duel(*FIGHT, one="A GL01a", two="B GL02a").position()
WITH_ASSET = play(
    intrigue(house(hand="SC14a", influence=9, assets="SL01a"), house("SOL", hand="RE01a"), house("TUL")),
    "A play SC14a >B : SL01a",
).position()
SHOWDOWN = duel(*FIGHT, one="A GL01a", two="B GL02a", phase="showdown", ladder=[0, 1], ranks=[0, 1]).position()
CHECK = checkpoint(house(hand="RE07a"), house("SOL"), house("TUL"), after="turn", phase="intrigue", active=0).position()


def with_house(position: dict[str, Any], number: int = 0, **facts: Any) -> dict[str, Any]:
    houses = copy.deepcopy(position["houses"])
    houses[number].update(facts)
    return {"houses": houses}


def swapped(cards: list[str], old: str, *new: str) -> list[str]:
    """A deck without one card, perhaps with others."""
    return [*(card for card in cards if card != old), *new]


def with_bout(position: dict[str, Any], **facts: Any) -> dict[str, Any]:
    return {"bout": {**position["bout"], **facts}}


def with_marks(position: dict[str, Any], card: str, marks: int) -> dict[str, Any]:
    return {"marks": [marks if name == card else old for name, old in zip(MARKET, position["marks"], strict=True)]}


def with_market(position: dict[str, Any], *cards: str) -> dict[str, Any]:
    """These cards of all houses lie in the deck."""
    houses = copy.deepcopy(position["houses"])
    for each in houses:
        each["assets"] = [card for card in each["assets"] if card not in cards]
    return {"houses": houses, "market": [*position["market"], *cards]}


ARMED = {**with_house(WAGERS, assets=["GL01a", "WE01a"]), "market": swapped(WAGERS["market"], "WE01a")}

WRONG: list[Case] = [
    (TURN, {"players": 4}, "houses"),
    (TURN, {"phase": "dinner"}, "phase"),
    (TURN, {"phase": None}, "phase"),
    (TURN, {"phase": []}, "phase"),
    (TURN, {"stage": "dinner"}, "stage"),
    (TURN, {"stage": 3}, "stage"),
    (TURN, {"stage": "over"}, "waiting"),
    (TURN, {"houses": []}, "houses"),
    (TURN, {"houses": {}}, "houses"),
    (TURN, {"houses": [1, 2, 3]}, "houses"),
    (TURN, {"turn": -1}, "turn"),
    (TURN, {"turn": True}, "turn"),
    (TURN, {"turn": 1.0}, "turn"),
    (TURN, {"host": 3}, "waiting"),
    (TURN, {"host": 4}, "host"),
    (TURN, {"host": -1}, "host"),
    (TURN, {"waiting": 0}, "waiting"),
    (TURN, {"waiting": 8}, "waiting"),
    (TURN, {"waiting": 16}, "waiting"),
    (TURN, {"active": 4}, "active"),
    (TURN, {"hidden": 1}, "hidden"),
    (TURN, {"die": 7}, "die"),
    (TURN, {"resigned": 16}, "resigned"),
    (TURN, {"market": TURN["market"][1:]}, "market"),
    (TURN, {"market": [*TURN["market"], "GL01a"]}, "market"),
    (TURN, {"market": [*TURN["market"][1:], "GL99"]}, "market"),
    (TURN, {"market": "GL05"}, "market"),
    (TURN, {"market_out": ["GL01a"]}, "market"),
    (TURN, {"market_out": [5]}, "market_out"),
    (TURN, {"intrigue": TURN["intrigue"][1:]}, "intrigue"),
    (TURN, {"intrigue": [*TURN["intrigue"], "SC17"]}, "intrigue"),
    (TURN, {"intrigue_out": ["SC17"]}, "intrigue"),
    (TURN, {"intrigue_out": ["GL05"]}, "intrigue_out"),
    (TURN, {"lots": ["GL05"]}, "market"),
    (TURN, {"marks": [0] * 61}, "marks"),
    (TURN, {"marks": ["0"] * 62}, "marks"),
    (TURN, {"marks": None}, "marks"),
    (TURN, {"counts": [0]}, "counts"),
    (TURN, {"bids": [0, 0]}, "bids"),
    (TURN, {"laid": [0, 0, 0, 0]}, "laid"),
    (TURN, {"bets": [-1]}, "bets"),
    (TURN, {"offered": []}, "offered"),
    (TURN, with_house(TURN, card=4), "card"),
    (TURN, with_house(TURN, card="BAT"), "card"),
    (TURN, with_house(TURN, figure=4), "figure"),
    (TURN, with_house(TURN, influence=13), "influence"),
    (TURN, with_house(TURN, influence=-1), "influence"),
    (TURN, with_house(TURN, influence=None), "influence"),
    (TURN, with_house(TURN, gold=-1), "gold"),
    (TURN, with_house(TURN, gold="5"), "gold"),
    (TURN, with_house(TURN, hand=["SC17"]), "intrigue"),
    (TURN, with_house(TURN, hand=["SC17", "SC17", "SC16a"]), "intrigue"),
    (TURN, with_house(TURN, hand=["GL05"]), "hand"),
    (TURN, with_house(TURN, hand=None), "hand"),
    (TURN, with_house(TURN, guards=1), "guards"),
    (TURN, with_house(TURN, tired=["GU99"]), "tired"),
    (TURN, with_house(TURN, assets=["GL01a"]), "market"),
    (TURN, with_house(TURN, assets=["SC01a"]), "assets"),
    (TURN, with_bout(TURN, owners=[0]), "owners"),
    (TURN, with_bout(TURN, dice=[1, 2, 3]), "dice"),
    (TURN, with_bout(TURN, struck=1), "struck"),
    (TURN, with_bout(TURN, round=-1), "round"),
    (TURN, with_bout(TURN, defeat=4), "defeat"),
    (TURN, {"bout": []}, "bout"),
    (TURN, {"bout": None}, "bout"),
]
UNFIT: list[Case] = [
    (TURN, {"active": -1}, "active"),
    (TURN, {**with_house(TURN, guards=["SC01a"]), "intrigue": swapped(TURN["intrigue"], "SC01a", "GU01a")}, "guards"),
    (TURN, {**with_house(TURN, tired=["SC01a"]), "intrigue": swapped(TURN["intrigue"], "SC01a")}, "tired"),
    (TURN, with_house(TURN, card=1), "card"),
    (TURN, {"offers": [1, 0]}, "offers"),
    (TURN, {"offers": [1, 7, 1]}, "offers"),
    (TURN, {"vows": [0, 1, 0]}, "vows"),
    (TURN, {"vows": [0, 9, 0, 2, 1, 0]}, "vows"),
    (TURN, {"vows": [0, 1, 9, 2, 1, 0]}, "vows"),
    (TURN, {"vows": [0, 1, 0, 2, 1, 3]}, "vows"),
    (TURN, {"gifts": [0, 1]}, "gifts"),
    (TURN, {"gifts": [0, 1, 6, 5 | 1 << 16]}, "gifts"),  # from 5 gold, after one promise
    (TURN, {"peeks": [0, 1]}, "peeks"),
    (TURN, {"peeks": [0, 1, 104]}, "peeks"),
    (TURN, {"peeks": [0, 9, 5]}, "peeks"),
    (TURN, {"seen_lots": [0]}, "seen_lots"),
    (TURN, {"scheme": 127}, "scheme"),
    (TURN, {"chain": [5]}, "intrigue"),
    (TURN, {"chain": [INTRIGUE.index("SC01a"), 0], "intrigue": swapped(TURN["intrigue"], "SC01a")}, "chain"),
    (TURN, {"chain": [127, 0]}, "chain"),
    (TURN, {"request": 120}, "request"),
    (SCHEME, {"scheme": -1}, "intrigue"),
    (SCHEME, {"stage": "turn", "waiting": 1}, "scheme"),
    (REQUEST, {"stage": "turn", "waiting": 1}, "request"),
    (REACTION, {"stage": "turn", "waiting": 1}, "chain"),
    (TURN, {"stage": "bid"}, "phase"),
    (TURN, {"phase": "arena"}, "phase"),
    (SCHEME, {"schemer": -1}, "schemer"),
    (SCHEME, {"schemer": 3}, "schemer"),
    (REACTION, {"chain": []}, "intrigue"),
    (REACTION, {"chain": [REACTION["chain"][0]]}, "chain"),
    (REACTION, {"chain": [REACTION["chain"][0], 3]}, "chain"),
    (REQUEST, {"request": -1}, "request"),
    (REQUEST, {"request": REQUEST["request"] | 127}, "request"),
    (REQUEST, {"active": -1}, "active"),
    (DROPPING, {"waiting": 1}, "waiting"),
    (BIDS, {"offers": [0, 0, 0]}, "offers"),
    (BIDS, {"hidden": False}, "hidden"),
    (TRADE, {"hidden": True, "offers": []}, "hidden"),
    (DROPPING, {"step": 0}, "step"),
    (DROPPING, {"step": 5}, "step"),
    (DROPPING, {"scheme": -1}, "intrigue"),
    (HEALING, {"patient": -1}, "patient"),
    (HEALING, {"active": -1}, "active"),
    (TRADE, {"offers": [*TRADE["offers"], 5]}, "offers"),
    (BIDS, {"contenders": 8}, "contenders"),
    (BIDS, {"lot": 4}, "market"),
    (BIDS, {"laid": [99, 0, 0]}, "laid"),
    (WAGERS, {"bout": {}}, "bout"),
    (WAGERS, with_bout(WAGERS, owners=[0, 3]), "owners"),
    (WAGERS, with_bout(WAGERS, fighters=[0, 62]), "fighters"),
    (WAGERS, with_bout(WAGERS, gear=[62, -1, -1, -1, -1, -1]), "gear"),
    (BOUT, {"bout": {}}, "bout"),
    (BOUT, with_bout(BOUT, leader=-1), "leader"),
    (BOUT, with_bout(BOUT, places=[0, 37]), "places"),
    (BOUT, with_bout(BOUT, places=[0, -1]), "places"),
    (BOUT, with_bout(BOUT, dice=[3, 2, 2, 2, 2, -1]), "dice"),
    (SCHEME, {"scheme": plan_of(INTRIGUE.index("SC16a"), 7, 7, 0, 0, 0)}, "scheme"),  # aimed at nobody
    (SCHEME, {"scheme": plan_of(INTRIGUE.index("SC16a"), 1, 2, 0, 0, 0)}, "scheme"),  # names a house for nothing
    (WITH_ASSET, {"scheme": plan_of(INTRIGUE.index("SC14a"), 1, 7, 0, 0, 0)}, "scheme"),  # without the slave
    (REACTION, {"chain": [plan_of(INTRIGUE.index("RE07a"), 7, 7, 0, 0, 0), 0]}, "chain"),
    (REACTION, {"outer": 22}, "outer"),  # wagers in the Intrigue phase
    (REQUEST, {"waiting": 1}, "waiting"),  # the asker himself
    (DROPPING, with_market(DROPPING, "SL01a", "SL02a"), "waiting"),  # nothing to drop
    (TURN, with_house(TURN, influence=0), "influence"),
    (TURN, with_marks(TURN, "GL01a", 2), "marks"),  # injured and ready
    (TURN, with_marks(TURN, "GL01a", 12), "marks"),  # three tokens of favour
    (TURN, with_marks(TURN, "GL01a", 20), "marks"),  # favour and champion
    (TURN, with_marks(TURN, "GL05", 1), "marks"),  # in the deck
    (WAGERS, {**with_bout(WAGERS, fighters=[MARKET.index("WE01a"), 3]), **ARMED}, "fighters"),
    (WAGERS, {**with_bout(WAGERS, gear=[MARKET.index("WE01a")] * 2 + [-1] * 4), **ARMED}, "gear"),
    (BOUT, with_bout(BOUT, places=[17, 17]), "places"),
    (BOUT, with_bout(BOUT, rerolls=[1 | 5 << 4, 0]), "rerolls"),  # a die that was not rolled
    (SHOWDOWN, {"ladder": []}, "ladder"),
    (SHOWDOWN, {"ladder": [0, 0]}, "ladder"),
    (SHOWDOWN, {"ranks": [0, 9]}, "ranks"),
    (SHOWDOWN, {"ladder": [0, 2], "ranks": [0, 1, 2]}, "owners"),
    (CHECK, {"after": 8}, "after"),
    (CHECK, {"active": -1}, "active"),
]


@rule("SP-001", "SP-008", "SP-009", "SP-013")
@pytest.mark.parametrize(("position", "change", "word"), WRONG)
def test_a_wrong_position_is_refused_with_its_reason(
    position: dict[str, Any], change: dict[str, Any], word: str
) -> None:
    """What is wrong, in both languages."""
    position_refused("spartacus", {**position, **change}, word)


@rule("SP-001", "SP-022", "SP-205", "SP-720")
@pytest.mark.parametrize(("position", "change", "word"), UNFIT)
def test_a_position_that_does_not_hang_together_is_refused(
    position: dict[str, Any], change: dict[str, Any], word: str
) -> None:
    """A stage needs what it is about, and lists their parts."""
    position_refused("spartacus", {**position, **change}, word)


@rule("SP-764")
@pytest.mark.parametrize(
    "position",
    [TURN, SCHEME, REACTION, REQUEST, DROPPING, HEALING, TRADE, BIDS, WAGERS, BOUT, WITH_ASSET, SHOWDOWN, CHECK],
)
def test_the_positions_of_these_tests_are_good(position: dict[str, Any]) -> None:
    """What is refused above is refused for its change."""
    m = ludus.from_position("spartacus", position)
    assert m.position() == position
    go_on(m, imagine=True)


RUBBISH: st.SearchStrategy[Any] = st.sampled_from(
    [None, -1, 0, 1, 3, 7, 62, 104, 127, 1000, 1 << 24, 1 << 40, "x", [], [0], [-1], [1, 2], [0, 0, 0], {}, True, 1.5]
)
FIELDS = [name for name in TURN if name not in ("game", "rules", "players", "options", "houses", "bout")]


@rule("SP-764")
@settings(max_examples=250)
@given(
    st.sampled_from([TURN, SCHEME, REACTION, REQUEST, HEALING, TRADE, BIDS, BOUT, CHECK]),
    st.sampled_from(FIELDS),
    RUBBISH,
)
def test_rubbish_is_refused_or_can_be_played(position: dict[str, Any], field: str, value: Any) -> None:
    """Whatever one field says, the position is refused with a reason, or views, menus and moves work."""
    refused_or_played("spartacus", {**position, field: value}, imagine=True)


@rule("SP-002")
def test_scenes_are_what_they_say() -> None:
    """The kit of these tests."""
    m = scene(house(hand="GU01a", guards=1), house("SOL", gold=7, tired=2), house("TUL"), active=0)
    assert (to_act(m), stage(m), golds(m), hand(m, "A")) == ("A", "turn", [5, 7, 5], "GU01a")
    assert m.position()["houses"][0]["guards"] == ["GU01b"]
    assert m.position()["houses"][1]["tired"] == ["GU01c", "GU01d"]
    assert SEATS[m.position()["host"]] == "A"
