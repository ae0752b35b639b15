"""Who is asked, who may act unasked, and in which order answers come."""

from __future__ import annotations

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    arena,
    asked,
    assets,
    auction,
    dealt,
    facts_of,
    gold,
    house,
    influence,
    intrigue,
    lines,
    moves,
    new_turn,
    phase,
    play,
    refused,
    stage,
    to_act,
    trading,
    view,
    wagering,
)

pytestmark = pytest.mark.both


# --- Other windows ---------------------------------------------------------------------------------


@rule("SP-751")
def test_informants_look_before_the_first_lot() -> None:
    """SL09, SL10: clockwise from the host; each is exhausted for one look."""
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


@rule("SP-752", "SP-250")
def test_the_rigged_match_waits_for_all_wagers() -> None:
    """Clockwise from the host, until all pass."""
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


@rule("SP-761")
def test_nobody_who_publicly_cannot_act_is_asked() -> None:
    """No hand, too little influence, or no house to aim at."""
    m = intrigue(house(hand="SC09a"), house("SOL", influence=1, hand="RE01a"), house("TUL"))
    play(m, "A play SC09a >A; *")
    assert gold(m, "A") == 8
    assert lines(m) == ["A play SC09a >A"]


@rule("SP-761")
def test_being_asked_reveals_nothing_about_the_hand() -> None:
    """A house with cards and influence is asked whether or not it holds a foil."""
    for card in ("RE01a", "SC01b", "GU01a", "RE10a"):
        m = intrigue(house(hand="SC09a"), house("SOL", influence=6, hand=card), house("TUL"))
        play(m, "A play SC09a >A")
        assert asked(m) == "B scheme"


@rule("SP-761")
@pytest.mark.parametrize("seed", range(6))
def test_who_is_asked_does_not_depend_on_hidden_hands(seed: int) -> None:
    """In worlds that a house cannot tell apart, its moves and passes bring the same questions."""
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


@rule("SP-740", "SP-754", "SP-761")
def test_who_may_act_unasked() -> None:
    """Everybody who owes nothing may deal; nobody while bids are sealed."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    assert m.may_act == (1, 2)
    assert auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13").may_act == ()
    assert arena(house(), house("SOL"), house("TUL")).may_act == (1, 2)


@rule("SP-754", "SP-417", "SP-455")
def test_negotiation_before_the_invitation_and_the_verdict() -> None:
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


@rule("SP-760", "SP-763")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_answer_is_the_neutral_one(seed: int) -> None:
    """What a silent player is taken to say."""
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


@rule("SP-Q42", "SP-760")
def test_a_house_that_left_answers_as_briefly_as_it_can() -> None:
    """It is asked nothing more."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1, hand="RE01a"), house("TUL"))
    play(m, "A play SC16a >B; B resign; *")
    assert influence(m, "B") == 3
    refused(m, "B pay A 1", "SP-011")
    play(m, "A end; *")
    assert to_act(m) == "C"


@rule("SP-763", "SP-322")
def test_sealed_bids_come_in_any_order() -> None:
    """All at once, revealed together."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13")
    assert to_act(m) == "ABC"
    play(m, "C bid 2; A bid 3")
    assert facts_of(m, "bids") == []
    assert [view(m, observer)["auction"]["bid"] for observer in ("A", "B", "C", None)] == [3, None, 2, None]
    play(m, "B bid 1")
    assert facts_of(m, "bids") == [{"who": None, "lot": 1, "bids": [[0, 3], [1, 1], [2, 2]]}]


@rule("SP-764")
def test_a_record_keeps_the_order_of_answers() -> None:
    """Replayed without clocks it is the same game."""
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


@rule("SP-750")
def test_healing_is_asked_one_by_one() -> None:
    m = new_turn(house(), house("SOL", assets="GL01a! SL06"), house("TUL", assets="SL07"), dice="2")
    assert asked(m) == "B healer"
    play(m, "B pass")
    assert asked(m) == "C healer"
    play(m, "C pass")
    assert assets(m, "B") == "GL01a! SL06"
