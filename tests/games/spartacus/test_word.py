"""Promises that facts decide on, and what bots make of them (SP-703, 12.2)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import arena, checkpoint, held, house, intrigue, moves, pass_all, play, scene, seat_of, view

pytestmark = pytest.mark.both


def worth(m: Match, letter: str, move: str) -> float:
    """How good a move looks to a seat."""
    found: float = dict(zip(moves(m, letter), m.state.appraise(seat_of(letter))))[move]
    return found


def states(m: Match) -> list[str]:
    return [each["state"] for each in view(m, None)["vows"]]


def three(**first: Any) -> list[dict[str, Any]]:
    return [house(**first), house("SOL"), house("TUL")]


def judging(loser: str = "B", **fields: Any) -> Match:
    """A is host, B's gladiator lies in the sand before C's."""
    bout = {
        "owners": [1, 2],
        "fighters": [0, 2],
        "gear": [-1] * 6,
        "dice": [1, 1, 1, 3, 3, 3],
        "round": 1,
        "leader": 0,
        "loser": "BC".index(loser),
        "defeat": 1,
    }
    houses = [house(), house("SOL", assets="GL01a"), house("TUL", assets="GL02a")]
    return scene(*houses, phase="arena", stage="verdict", waiting="A", bout=bout, **fields)


# --- Facts decide ----------------------------------------------------------------------------------


def test_peace_is_broken_by_a_scheme_and_kept_by_the_end_of_the_turn() -> None:
    m = intrigue(*three(hand="SC12a SC08a", assets="SL01a"))
    play(m, "A vow B peace; A vow C peace; A play SC08a >A; *")
    assert states(m) == ["open", "open"]
    play(m, "A play SC12a >B; *")
    assert states(m) == ["broken", "open"]
    late = checkpoint(*three(hand="RE07a"), after="arena", phase="arena", vows=[0, 1, 2, 0, 1, 0, 0, 2, 5, 0, 1, 0])
    pass_all(late)
    assert states(late) == ["kept", "open"]  # whom A would not have invited, nobody knows: A was no host then


@rule("SP-703")
def test_peace_is_broken_by_a_scheme_against_everybody() -> None:
    """Shame on All takes influence from every other house, though it names none; promises to A are A's."""
    m = intrigue(*three(influence=8, hand="SC28"))
    play(m, "A vow B peace; B vow A peace; A vow C gold 2; A vow C peace; A play SC28; *")
    assert states(m) == ["broken", "open", "open", "broken"]
    m = intrigue(*three(influence=12, gold=9, hand="SC05a"))
    play(m, "A vow B peace; A play SC05a >A; *")
    assert states(m) == ["open"]


def test_a_foil_breaks_its_promise() -> None:
    m = intrigue(house(hand="SC09a"), house("SOL", influence=6, hand="RE01a"), house("TUL"))
    play(m, "B vow A nofoil; A play SC09a >A; B foil RE01a")
    assert states(m) == ["broken"]


@pytest.mark.parametrize(("answer", "state"), [("yes", "kept"), ("no", "broken")])
def test_an_answer_decides_on_promised_support(answer: str, state: str) -> None:
    m = intrigue(*three(influence=4, hand="SC10a"))
    play(m, f"B vow A support; A ask B,C for SC10a >A; B {answer}")
    assert states(m) == [state]


def test_invitations_decide_when_the_fighters_stand() -> None:
    houses = [house(assets="GL01a"), house("SOL", assets="GL01b"), house("TUL", assets="GL02a")]
    m = arena(*houses)
    play(m, "A vow B invite; A vow C spare; A vow C invite; A invite B")
    assert states(m) == ["kept", "open", "open"]
    play(m, "B enter GL01b; A invite A; A enter GL01a")
    assert states(m) == ["kept", "kept", "broken"]
    m = play(arena(*houses), "A vow B spare; A invite B")
    assert states(m) == ["broken"]


@pytest.mark.parametrize(("thumb", "kept"), [("up", ["kept", "broken"]), ("down", ["broken", "kept"])])
def test_the_thumb_decides(thumb: str, kept: list[str]) -> None:
    m = play(judging(), f"A vow B mercy; A vow C death; A {thumb}")
    assert states(m) == kept


# --- One's own word --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "loyalty"), [("SOL", 1.5), ("BAT", 2.5), ("TUL", 3.5), ("GLA", 4.5)])
def test_every_broken_word_costs_a_house_the_same(name: str, loyalty: float) -> None:
    """The guide gives it in whole coins."""
    others = [house(each) for each in ("SOL", "BAT", "TUL") if each != name][:2]
    m = intrigue(house(name, gold=9, hand="SC12a"), *others)
    before = worth(m, "A", "play SC12a >B")
    other = worth(m, "A", "play SC12a >C")
    play(m, "A vow B peace")
    assert worth(m, "A", "play SC12a >B") == pytest.approx(before - loyalty)
    assert worth(m, "A", "play SC12a >C") == other


def test_other_words_bind_as_well() -> None:
    m = intrigue(house(hand="SC09a"), house("TUL", influence=6, hand="RE01a"), house("SOL"))
    play(m, "A play SC09a >A")
    free = worth(m, "B", "foil RE01a")
    play(m, "B vow A nofoil")
    assert worth(m, "B", "foil RE01a") == pytest.approx(free - 3.5)
    m = intrigue(house(influence=4, hand="SC10a"), house("TUL"), house("SOL"))
    play(m, "B vow A support; A ask B,C for SC10a >A")
    assert worth(m, "B", "no") == -3.5
    m = play(judging(), "A vow B mercy")
    assert worth(m, "A", "down") == pytest.approx(worth(judging(), "A", "down") - 2.5)
    houses = [house(assets="GL01a"), house("SOL", assets="GL01b"), house("TUL", assets="GL02a")]
    free = worth(arena(*houses), "A", "invite C")
    assert worth(play(arena(*houses), "A vow C spare"), "A", "invite C") == pytest.approx(free - 2.5)
    assert worth(play(arena(*houses), "A vow B invite"), "A", "invite C") == pytest.approx(free - 2.5)


def test_a_scheme_against_everybody_breaks_ones_word_too() -> None:
    free = worth(intrigue(*three(influence=8, hand="SC28")), "A", "play SC28")
    m = play(intrigue(*three(influence=8, hand="SC28")), "A vow C peace")
    assert worth(m, "A", "play SC28") == pytest.approx(free - 2.5)


def test_a_search_counts_a_word_as_two_coins() -> None:
    """Hard: broken, or gold that is not paid yet."""
    houses = three(gold=3)
    even = intrigue(*houses).state.utility(0)
    assert intrigue(*houses, vows=[0, 1, 2, 0, 1, 2]).state.utility(0) < even
    assert intrigue(*houses, vows=[0, 1, 2, 0, 1, 1]).state.utility(0) == even
    owed = intrigue(*houses, vows=[0, 1, 0, 1, 1, 0]).state.utility(0)
    poorer = intrigue(*three(gold=1)).state.utility(0)
    assert owed == pytest.approx(poorer, abs=0.01)


# --- The word of others ----------------------------------------------------------------------------


def test_peace_is_answered_with_peace_as_far_as_it_is_believed() -> None:
    houses = three(hand="SC12a")
    plain = worth(intrigue(*houses), "A", "play SC12a >B")
    promised = worth(play(intrigue(*houses), "B vow A peace"), "A", "play SC12a >B")
    assert promised == pytest.approx(plain - 1.5 * 0.6)
    liar = worth(play(intrigue(*houses, vows=[1, 2, 2, 0, 1, 2]), "B vow A peace"), "A", "play SC12a >B")
    assert liar == pytest.approx(plain - 1.5 * 0.4)


def test_who_promises_not_to_guard_is_attacked_with_more_hope() -> None:
    houses = [house(hand="SC14a", assets="SL01a"), house("SOL", influence=11, guards=2), house("TUL")]
    plain = worth(intrigue(*houses), "A", "play SC14a >B : SL01a")
    assert worth(play(intrigue(*houses), "B vow A nofoil"), "A", "play SC14a >B : SL01a") > plain


def test_promised_support_is_reckoned_with() -> None:
    houses = [house(influence=6, hand="SC10a"), house("SOL", influence=4), house("TUL", influence=4)]
    plain = worth(intrigue(*houses), "A", "ask B,C for SC10a >A")
    play(m := intrigue(*houses), "B vow A support; C vow A support")
    assert worth(m, "A", "ask B,C for SC10a >A") > plain + 1.0


# --- Gratitude and grudges -------------------------------------------------------------------------


def regard(m: Match, letter: str) -> list[int]:
    found: list[int] = held(m, letter)["regard"]
    return found


def test_houses_remember_and_forget_half_every_turn() -> None:
    m = checkpoint(*three(hand="RE07a", gold=9), after="arena", phase="arena")
    play(m, "A pay B 5; B pay C 1")
    assert (regard(m, "B"), regard(m, "C")) == ([5, 0, 0], [0, 1, 0])
    pass_all(m)
    assert (regard(m, "B"), regard(m, "C")) == ([2, 0, 0], [0, 0, 0])


def test_favours_add_up_to_a_bound() -> None:
    m = play(intrigue(*three(gold=15)), "A pay B 2; A pay B 3")
    assert regard(m, "B") == [5, 0, 0]
    assert regard(play(m, "A pay B 7"), "B") == [8, 0, 0]


def test_gold_that_was_owed_is_no_gift() -> None:
    m = play(intrigue(*three(gold=9)), "A vow B gold 2; A pay B 2")
    assert regard(m, "B") == [0, 0, 0]


@rule("SP-345")
def test_a_gift_that_others_cannot_count_reveals_nothing() -> None:
    for amount in (1, 4):
        hand = three(hand="RE07a", gold=7)
        m = checkpoint(*hand, after="lot", phase="market", hidden=True, lots="", lot=0)
        assert regard(play(m, f"A pay B {amount}"), "B") == [1, 0, 0]


def test_what_is_resented_and_what_is_welcome() -> None:
    m = intrigue(house(hand="SC12a SC09a"), house("SOL", influence=6, hand="RE01a"), house("TUL"))
    play(m, "A play SC12a >C; B pass; *")
    assert regard(m, "C") == [-3, 0, 0]
    play(m, "A play SC09a >A; B foil RE01a")
    assert regard(m, "A") == [0, -2, 0]
    m = play(intrigue(*three(hand="SC10a")), "B vow A support; A ask B,C for SC10a >A; B no; C yes")
    assert regard(m, "A") == [0, -3, 2]
    m = play(intrigue(*three()), "C vow B gold 2; B broken 1")
    assert (regard(m, "B"), regard(m, "C")) == ([0, 0, -3], [0, 0, 0])
    assert regard(play(judging(), "A up"), "B") == [2 // 2, 0, 0]  # half: a new turn has begun
    assert regard(play(judging(), "A down"), "B") == [-(3 // 2), 0, 0]


def test_memory_moves_decisions() -> None:
    """A point is a fifth of a coin."""
    houses = three(hand="SC12a")
    plain = worth(intrigue(*houses), "A", "play SC12a >B")
    for points in (-8, 5):
        houses[0]["regard"] = [0, points, 0]
        assert worth(intrigue(*houses), "A", "play SC12a >B") == pytest.approx(plain - 0.2 * points)
    asking = three(influence=4, hand="SC10a")
    asking[1]["regard"] = [8, 0, 0]
    m = play(intrigue(*asking), "A ask B,C for SC10a >A")
    assert worth(m, "B", "yes") > 0 > worth(m, "C", "yes")
