"""Who sees what (specification 8)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.information import same_for
from tests.kit.rules import rule

from .sand import fight
from .table import (
    INTRIGUE,
    SEATS,
    auction,
    checkpoint,
    dealt,
    facts_of,
    golds,
    hand,
    held,
    house,
    intrigue,
    moves,
    phase,
    play,
    refused,
    stage,
    trading,
    view,
    wagering,
)

pytestmark = pytest.mark.both


def shared(m: Match, observer: str | None) -> dict[str, Any]:
    """A view without what only this seat may know."""
    seen = view(m, observer)
    for name in ("seat", "own", "known", "market", "intrigue", "request", "auction", "arena"):
        del seen[name]
    return seen


# --- What is public --------------------------------------------------------------------------------


@rule("SP-010", "SP-657", "SP-309")
@pytest.mark.parametrize("players", [3, 4])
def test_the_table_is_public(players: int) -> None:
    """Influence, hand sizes, assets, discards, decks, host; gold unless it is hidden."""
    m, rng = dealt(players, 3), Rng(3)
    looked = 0
    while not m.over and len(m.steps) < 400:
        if not m.view(None)["hidden"]:
            seen = [shared(m, observer) for observer in (*SEATS[:players], None)]
            assert all(each == seen[0] for each in seen)
            looked += 1
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.random_move(seat, rng))
    assert looked > 100


@rule("SP-002", "SP-202")
def test_hands_are_their_owners() -> None:
    """Others see how many; a card becomes public when it is played, sold or discarded."""
    m = intrigue(house(hand="SC09a SC17 RE05", influence=1), house("SOL", hand="SC02a"), house("TUL"))
    for observer in ("B", "C", None):
        seen = str(view(m, observer))
        assert not any(card in seen for card in ("SC09a", "SC17", "RE05"))
        assert view(m, observer)["seats"][0]["hand"] == 3
    assert view(m, "A")["own"]["hand"] == ["SC09a", "SC17", "RE05"]
    assert view(m, None)["own"] is None
    play(m, "A sell SC17")
    assert "SC17" in view(m, "B")["intrigue"]
    assert view(m, None)["discards"]["intrigue"] == ["SC17"]


@rule("SP-031", "SP-202", "SP-320")
def test_nobody_knows_the_decks() -> None:
    """The order of cards, and lots that lie face down."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13", lot=0)
    for observer in ("A", "B", "C", None):
        seen = view(m, observer)
        assert seen["auction"]["lots"] == ["GL11", None, None]
        assert "GL12" not in str(seen)
    for observer in ("A", None):
        seen = view(intrigue(house(hand="SC01a"), house("SOL"), house("TUL"), deck="SC17"), observer)
        assert "SC17" not in str(seen)


@rule("SP-200")
def test_drawn_cards() -> None:
    """The owner sees which, the others how many."""
    m = intrigue(house(influence=6, hand="SC02a"), house("SOL"), house("TUL"), deck="SC11a SC12a")
    play(m, "A play SC02a >B")
    assert facts_of(m, "drew", seat="B") == [{"who": 1, "count": 2, "cards": ["SC11a", "SC12a"]}]
    for observer in ("A", "C", None):
        assert facts_of(m, "drew", seat=observer) == [{"who": 1, "count": 2, "cards": None}]
    assert "* draw B ? ?" in m.record(False)
    assert "* draw B SC11a SC12a" in m.record()


# --- Pairs of games that others cannot tell apart --------------------------------------------------


@rule("SP-235", "SP-710", "SP-Q47")
@pytest.mark.parametrize("other", [("SC10a", " >A X1"), ("SC17", " >B"), ("SC17", " >C"), ("SC19", " >A +B")])
def test_a_request_shows_neither_card_nor_need(other: tuple[str, str]) -> None:
    """Whatever is committed, the others cannot tell it apart as long as it is not enough."""
    first = intrigue(
        house("SOL", influence=5, gold=9, hand="SC10a SC17 SC19 SC18"),
        house("BAT", influence=3, hand="SC01a"),
        house("TUL"),
    )
    second = intrigue(
        house("SOL", influence=5, gold=9, hand="SC10a SC17 SC19 SC18"),
        house("BAT", influence=3, hand="SC01a"),
        house("TUL"),
    )
    play(first, "A ask B gold 2 for SC18 >B +C")
    play(second, f"A ask B gold 2 for {other[0]}{other[1]}")
    for observer in ("B", "C", None):
        assert same_for(observer, first, second)
    assert not same_for("A", first, second)
    for m in (first, second):
        play(m, "B yes")
        assert stage(m) == "turn"
    for observer in ("B", "C", None):
        assert same_for(observer, first, second)


@rule("SP-712")
def test_a_withdrawn_request_leaves_no_trace() -> None:
    """Enough for either card, and the asker thinks better of it."""
    made = []
    for text in ("SC10a >A", "SC20 >B"):
        m = intrigue(house(influence=9, hand="SC10a SC20"), house("SOL"), house("TUL"))
        play(m, f"A ask B for {text}; B yes; A withdraw")
        made.append(m)
    for observer in ("B", "C", None):
        assert same_for(observer, *made)


@rule("SP-322", "SP-763")
def test_sealed_bids_look_alike() -> None:
    """Until the reveal."""
    made = [play(auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13"), f"A bid {bid}") for bid in (0, 5)]
    for observer in ("B", "C", None):
        assert same_for(observer, *made)
    assert not same_for("A", *made)
    for m in made:
        play(m, "B bid 1; C bid 2")
    assert not same_for("B", *made)


@rule("SP-516")
def test_rerolls_that_wait_look_alike() -> None:
    """Which die one side rolls again, or none, is unknown until the other has decided."""
    made = [play(fight("GL01a WE01a", "GL02a AR01a", dice="6 4 1 5 2 3"), f"A x; A rr {die}") for die in "1-"]
    for observer in ("B", "C", None):
        assert same_for(observer, *made)
    assert not same_for("A", *made)
    for m in made:
        play(m, "B rr -")
    assert not same_for("B", *made)


@rule("SP-322")
def test_a_losing_first_bid_is_public_after_the_reveal() -> None:
    """All bids of the round."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13")
    play(m, "A bid 1; B bid 3; C bid 0")
    assert facts_of(m, "bids", seat="C") == [{"who": None, "lot": 1, "bids": [[0, 1], [1, 3], [2, 0]]}]


@rule("SP-433", "SP-763")
def test_sealed_wagers_look_alike() -> None:
    made = []
    for bet in ("", " V1=3 DC=2"):
        m = wagering(
            house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL", gold=6), one="A GL01a", two="B GL02a"
        )
        made.append(play(m, f"C bet{bet}"))
    for observer in ("A", "B", None):
        assert same_for(observer, *made)
    assert [each["gold"] for each in view(made[1], "A")["seats"]] == [5, 5, 6]
    assert not same_for("C", *made)


@rule("SP-433", "SP-806")
def test_wagers_in_turn_are_open() -> None:
    m = dealt(3, 1, wagers="in_turn")
    rng = Rng(1)
    while stage(m) != "wager" or not golds(m)[m.to_act[0]]:
        seat = m.to_act[0]
        m.play_move(seat, m.state.random_move(seat, rng))
    assert len(m.to_act) == 1
    better = m.to_act[0]
    m.play(better, "bet IN=1")
    assert view(m, None)["arena"]["bets"][better] == {"IN": 1}


@rule("SP-345", "SP-Q34")
def test_only_two_see_the_amount_of_a_hidden_gift() -> None:
    """The third house cannot tell three coins from one."""
    made = []
    for amount in (1, 3):
        m = checkpoint(
            house(hand="RE07a", gold=7), house("SOL"), house("TUL"), after="lot", phase="market", hidden=True, lot=0
        )
        made.append(play(m, f"A pay B {amount}"))
    for observer in ("C", None):
        assert same_for(observer, *made)
    for observer in ("A", "B"):
        assert not same_for(observer, *made)


def secret_debt(amount: int) -> Match:
    """Gold is hidden; A owes B three coins and gives some."""
    m = auction(house(gold=9), house("SOL", gold=9), house("TUL"))
    return play(m, f"A vow B gold 3; A pay B {amount}")


def kept_by(m: Match, observer: str | None) -> tuple[str, int]:
    """What becomes of the promise, and how many A has kept."""
    shown = view(m, observer)
    return shown["vows"][0]["state"], shown["seats"][0]["kept"]


@rule("SP-345", "SP-703")
def test_a_promise_does_not_reveal_the_size_of_a_hidden_gift() -> None:
    """Kept or open is for the two houses until all purses are open again."""
    made = [secret_debt(2), secret_debt(3)]
    for observer in ("C", None):
        assert same_for(observer, *made)
        assert kept_by(made[1], observer) == ("open", 0)
    assert [kept_by(m, "B") for m in made] == [("open", 0), ("kept", 0)]
    assert [held(m, "B")["regard"] for m in made] == [[0, 0, 0]] * 2
    refused(made[1], "B broken 1", "SP-703")
    assert made[0].record(False) == made[1].record(False)
    for m in made:
        worlds = [m.sample(2, number) for number in range(12)]
        assert len({str(golds(each)) for each in worlds}) > 1
        assert all(kept_by(each, "C") == ("open", 0) for each in worlds)
        play(m, "A bid 0; B bid 1; C bid 0")
    assert [kept_by(m, "C") for m in made] == [("open", 0), ("kept", 1)]


@rule("SP-703")
def test_a_hidden_gift_keeps_no_later_promise() -> None:
    """What was given before is no payment; each gift keeps one promise."""
    m = auction(house(gold=9), house("SOL", gold=9), house("TUL"))
    play(m, "A pay B 3; A vow B gold 3; A vow B gold 2; A pay B 2")
    assert [each["state"] for each in view(m, "B")["vows"]] == ["open", "kept"]
    play(m, "A bid 0; B bid 1; C bid 0")
    assert [each["state"] for each in view(m, None)["vows"]] == ["open", "kept"]


@rule("SP-309", "SP-344")
def test_gold_is_hidden_between_trade_and_host() -> None:
    """Each house sees its own purse only; then all are open again."""
    m = trading(house(gold=3), house("SOL", gold=4), house("TUL", gold=5))
    assert [each["gold"] for each in view(m, "A")["seats"]] == [3, 4, 5]
    play(m, "A ready; B ready; C ready")
    assert [each["gold"] for each in view(m, "A")["seats"]] == [3, None, None]
    assert [each["gold"] for each in view(m, None)["seats"]] == [None, None, None]
    for _ in range(3):
        play(m, "A bid 0; B bid 0; C bid 0")
    play(m, "A bid 1; B bid 0; C bid 0")
    assert [each["gold"] for each in view(m, None)["seats"]] == [2, 4, 5]


@rule("SP-218")
def test_a_peek_into_a_hand_is_for_one() -> None:
    """Others see that he looked, not what he saw; the card is public when it is played."""
    made = []
    for seed in range(9):
        m = intrigue(house(assets="SL08"), house("SOL", hand="SC16a RE07a"), house("TUL"), seed=seed)
        made.append(play(m, "A use SL08 >B"))
    saw = {view(m, "A")["known"][0][1] for m in made}
    assert saw == {"SC16a", "RE07a"}
    for observer in ("B", "C", None):
        assert all(same_for(observer, made[0], m) for m in made)
    m = next(m for m in made if view(m, "A")["known"][0][1] == "SC16a")
    play(m, "A end; *; B play SC16a >C; *")
    assert view(m, "A")["known"] == []


@rule("SP-218")
@pytest.mark.parametrize("before", [[], [1, 2, INTRIGUE.index("RE07a")]])
def test_a_card_that_was_seen_before_is_noted_once(before: list[int]) -> None:
    """Two spies see the only card of a hand, whatever another house has seen before."""
    m = intrigue(house(assets="SL08 GL21"), house("SOL", hand="SC16a"), house("TUL", hand="RE07a"), peeks=before)
    play(m, "A use SL08 >B; A use GL21 >B")
    assert m.position()["peeks"] == [*before, 0, 1, INTRIGUE.index("SC16a")]


@rule("SP-751")
def test_a_peek_at_a_lot_is_for_one() -> None:
    """Others see which lot he looked at."""
    made = []
    for market in ("GL05 GL06 GL07", "GL06 GL05 GL07"):
        m = trading(house(assets="SL09"), house("SOL"), house("TUL"), market=market)
        made.append(play(m, "A ready; B ready; C ready; A use SL09 lot2"))
    assert [facts_of(m, "looked", seat="A")[0]["card"] for m in made] == ["GL06", "GL05"]
    for m in made:
        assert facts_of(m, "looked", seat="B") == [{"who": 0, "lot": 2, "card": None}]
        assert view(m, "B")["auction"]["lots"][1] is None
        assert view(m, "A")["auction"]["lots"][1] == facts_of(m, "looked", seat="A")[0]["card"]


@rule("SP-751", "SP-344")
def test_what_was_seen_of_lots_is_forgotten_after_the_market() -> None:
    m = trading(house(assets="SL09"), house("SOL"), house("TUL"))
    play(m, "A ready; B ready; C ready; A use SL09 lot2")
    assert m.position()["seen_lots"] == [0, 1]
    for bids in ("000", "000", "000", "100"):
        play(m, "; ".join(f"{letter} bid {amount}" for letter, amount in zip("ABC", bids)))
    assert (phase(m), m.position()["seen_lots"]) == ("arena", [])


@rule("SP-711")
def test_support_answers_are_public_as_they_come() -> None:
    m = intrigue(house(hand="SC17"), house("SOL"), house("TUL"))
    play(m, "A ask B,C for SC17 >B; C yes")
    for observer in ("B", None):
        assert view(m, observer)["request"]["yes"] == [2]


# --- Sampled worlds --------------------------------------------------------------------------------


# --- Menus and refusals ----------------------------------------------------------------------------


@rule("SP-710", "SP-322", "SP-345", "SP-764")
def test_the_public_record_holds_no_secret() -> None:
    """No card that nobody else has seen."""
    m, rng = dealt(4, 11), Rng(11)
    while not m.over and len(m.steps) < 300:
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.random_move(seat, rng))
        if len(m.steps) % 40 == 0 and phase(m) != "showdown":
            public = m.record(False)
            secret = [card for letter in SEATS for card in hand(m, letter).split()]
            known = [card for _, card in view(m, None)["known"]]
            shown = {word for line in public.splitlines() for word in line.split()}
            never_out = [card for card in secret if card not in known and not was_public(m, card)]
            assert not {*never_out} & shown
            assert not any(line.startswith("@ ") for line in public.splitlines())


def was_public(m: Match, card: str) -> bool:
    """Has everybody seen this card before (played, discarded and drawn again)?"""
    return any(card in str(each.facts) for each in m.events(None))


@rule("SP-212")
def test_moves_of_a_seat_are_the_seats_own() -> None:
    """A spectator sees no menu; a seat that is not asked may deal and lay guards, nothing else."""
    m = intrigue(house(hand="SC09a"), house("SOL", hand="GU01a SC09b RE07a"), house("TUL"))
    assert moves(m, "B") == ["react RE07a >A", "react RE07a >B", "react RE07a >C", "lay GU01a"]
    assert moves(m, "C") == []
