"""Who sees what (specification 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludus import Match
from ludus.kernel.rng import Rng

from .table import (
    SEATS,
    auction,
    checkpoint,
    dealt,
    hand,
    house,
    intrigue,
    moves,
    phase,
    play,
    seat_of,
    stage,
    told,
    trading,
    view,
    wagering,
)

pytestmark = pytest.mark.both


def same_for(observer: str | None, first: Match, second: Match) -> bool:
    """Can this observer tell the two apart?"""
    seat = None if observer is None else seat_of(observer)
    seen = [(m.view(seat), m.events(seat), m.record(False).splitlines()[6:]) for m in (first, second)]
    return seen[0] == seen[1]


def shared(m: Match, observer: str | None) -> dict[str, Any]:
    """A view without what only this seat may know."""
    seen = view(m, observer)
    for name in ("seat", "own", "known", "market", "intrigue", "request", "auction", "arena"):
        del seen[name]
    return seen


# --- What is public --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_the_table_is_public(players: int) -> None:
    """SP-010, SP-657, SP-309: influence, hand sizes, assets, discards, decks, host; gold unless it is hidden."""
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


def test_hands_are_their_owners() -> None:
    """SP-002, SP-202: others see how many; a card becomes public when it is played, sold or discarded."""
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


def test_nobody_knows_the_decks() -> None:
    """SP-031, SP-202, SP-320: the order of cards, and lots that lie face down."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13", lot=0)
    for observer in ("A", "B", "C", None):
        seen = view(m, observer)
        assert seen["auction"]["lots"] == ["GL11", None, None]
        assert "GL12" not in str(seen)
    for observer in ("A", None):
        seen = view(intrigue(house(hand="SC01a"), house("SOL"), house("TUL"), deck="SC17"), observer)
        assert "SC17" not in str(seen)


def test_drawn_cards() -> None:
    """SP-200: the owner sees which, the others how many."""
    m = intrigue(house(influence=6, hand="SC02a"), house("SOL"), house("TUL"), deck="SC11a SC12a")
    play(m, "A play SC02a >B")
    assert told(m, "drew", seat="B") == [{"who": 1, "count": 2, "cards": ["SC11a", "SC12a"]}]
    for observer in ("A", "C", None):
        assert told(m, "drew", seat=observer) == [{"who": 1, "count": 2, "cards": None}]
    assert "* draw B ? ?" in m.record(False)
    assert "* draw B SC11a SC12a" in m.record()


# --- Pairs of games that others cannot tell apart --------------------------------------------------


@pytest.mark.parametrize("other", [("SC10a", " >A X1"), ("SC17", " >B"), ("SC17", " >C"), ("SC19", " >A +B")])
def test_a_request_shows_neither_card_nor_need(other: tuple[str, str]) -> None:
    """SP-235, SP-710, SP-Q47: whatever is committed, the others cannot tell it apart as long as it is not enough."""
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


def test_a_withdrawn_request_leaves_no_trace() -> None:
    """SP-712: enough for either card, and the asker thinks better of it."""
    made = []
    for text in ("SC10a >A", "SC20 >B"):
        m = intrigue(house(influence=9, hand="SC10a SC20"), house("SOL"), house("TUL"))
        play(m, f"A ask B for {text}; B yes; A withdraw")
        made.append(m)
    for observer in ("B", "C", None):
        assert same_for(observer, *made)


def test_sealed_bids_look_alike() -> None:
    """SP-322, SP-763: until the reveal."""
    made = [play(auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13"), f"A bid {bid}") for bid in (0, 5)]
    for observer in ("B", "C", None):
        assert same_for(observer, *made)
    assert not same_for("A", *made)
    for m in made:
        play(m, "B bid 1; C bid 2")
    assert not same_for("B", *made)


def test_a_losing_first_bid_is_public_after_the_reveal() -> None:
    """SP-322: all bids of the round."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13")
    play(m, "A bid 1; B bid 3; C bid 0")
    assert told(m, "bids", seat="C") == [{"who": None, "lot": 1, "bids": [[0, 1], [1, 3], [2, 0]]}]


def test_sealed_wagers_look_alike() -> None:
    """SP-433, SP-763."""
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


def test_wagers_in_turn_are_open() -> None:
    """SP-433, SP-806."""
    m = dealt(3, 1, wagers="in_turn")
    rng = Rng(1)
    while stage(m) != "wager":
        seat = m.to_act[0]
        m.play_move(seat, m.state.random_move(seat, rng))
    assert len(m.to_act) == 1
    better = m.to_act[0]
    m.play(better, "bet IN=1")
    assert view(m, None)["arena"]["bets"][better] == {"IN": 1}


def test_a_hidden_gift_tells_its_amount_to_two() -> None:
    """SP-345, SP-Q34: the third house cannot tell three coins from one."""
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


def test_gold_is_hidden_between_trade_and_host() -> None:
    """SP-309, SP-344: each house sees its own purse only; then all are open again."""
    m = trading(house(gold=3), house("SOL", gold=4), house("TUL", gold=5))
    assert [each["gold"] for each in view(m, "A")["seats"]] == [3, 4, 5]
    play(m, "A ready; B ready; C ready")
    assert [each["gold"] for each in view(m, "A")["seats"]] == [3, None, None]
    assert [each["gold"] for each in view(m, None)["seats"]] == [None, None, None]
    for _ in range(3):
        play(m, "A bid 0; B bid 0; C bid 0")
    play(m, "A bid 1; B bid 0; C bid 0")
    assert [each["gold"] for each in view(m, None)["seats"]] == [2, 4, 5]


def test_a_peek_into_a_hand_is_for_one() -> None:
    """SP-218: others see that he looked, not what he saw; the card is public when it is played."""
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


def test_a_peek_at_a_lot_is_for_one() -> None:
    """SP-751: others see which lot he looked at."""
    made = []
    for market in ("GL05 GL06 GL07", "GL06 GL05 GL07"):
        m = trading(house(assets="SL09"), house("SOL"), house("TUL"), market=market)
        made.append(play(m, "A ready; B ready; C ready; A use SL09 lot2"))
    assert [told(m, "looked", seat="A")[0]["card"] for m in made] == ["GL06", "GL05"]
    for m in made:
        assert told(m, "looked", seat="B") == [{"who": 0, "lot": 2, "card": None}]
        assert view(m, "B")["auction"]["lots"][1] is None
        assert view(m, "A")["auction"]["lots"][1] == told(m, "looked", seat="A")[0]["card"]


def test_support_answers_are_public_as_they_come() -> None:
    """SP-711."""
    m = intrigue(house(hand="SC17"), house("SOL"), house("TUL"))
    play(m, "A ask B,C for SC17 >B; C yes")
    for observer in ("B", None):
        assert view(m, observer)["request"]["yes"] == [2]


# --- Sampled worlds --------------------------------------------------------------------------------


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


@pytest.mark.parametrize("name", ["support", "bid", "wager", "scheme", "turn", "checkpoint"])
def test_a_sampled_world_looks_the_same(name: str) -> None:
    """SP-761, SP-710, SP-322: a house cannot tell it from the truth, and what it cannot know differs."""
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


def test_a_committed_scheme_is_made_up_in_sampled_worlds() -> None:
    """SP-710, SP-Q47: the asked house imagines many cards, all of which need help."""
    m = intrigue(house(influence=7, hand="SC10a SC01a SC02a"), house("SOL", hand="SC09a"), house("TUL"), house("GLA"))
    play(m, "A ask B,C for SC10a >A")
    worlds = [m.sample(1, number) for number in range(40)]
    imagined = {world.view(0)["request"]["plan"].split()[0][:4] for world in worlds}
    assert len(imagined) > 4
    assert not imagined & {"SC01", "SC02", "SC09"}
    assert all(world.view(1) == m.view(1) for world in worlds)
    assert {world.view(0)["request"]["plan"] for world in [m.sample(0, number) for number in range(5)]} == {"SC10a >A"}


def test_what_was_seen_stays_in_sampled_worlds() -> None:
    """SP-218, SP-751: a spy's world holds the card that he saw; the worlds of others need not."""
    m = intrigue(house(assets="SL08 SL09"), house("SOL", hand="SC16a SC17 RE07a"), house("TUL"), seed=2)
    play(m, "A use SL08 >B")
    ((_, card),) = view(m, "A")["known"]
    assert all(card in hand(m.sample(0, number), "B").split() for number in range(20))
    assert not all(card in hand(m.sample(2, number), "B").split() for number in range(20))


def test_sealed_bids_are_made_up() -> None:
    """SP-322: between nothing and all the gold that is known of."""
    m = auction(house(), house("SOL", gold=4), house("TUL"), lots="GL11 GL12 GL13")
    play(m, "B bid 2")
    bids = {m.sample(0, number).position()["bids"][1] for number in range(60)}
    assert bids == {0, 1, 2, 3, 4}
    assert {m.sample(1, number).position()["bids"][1] for number in range(10)} == {2}


def test_hidden_gifts_are_made_up() -> None:
    """SP-345: the third house imagines other amounts; the sum stays."""
    m = checkpoint(
        house(hand="RE07a", gold=7), house("SOL", gold=2), house("TUL"), after="lot", phase="market", hidden=True, lot=0
    )
    play(m, "A pay B 3")
    seen = [tuple(each["gold"] for each in m.sample(2, number).position()["houses"]) for number in range(60)]
    assert len({*seen}) > 3
    assert all(sum(each) == 14 and each[2] == 5 and min(each) >= 0 for each in seen)
    assert {m.sample(1, number).position()["houses"][0]["gold"] for number in range(10)} == {4}


# --- Menus and refusals ----------------------------------------------------------------------------


def test_menus_of_others_show_nothing_hidden() -> None:
    """SP-761: what a seat may do follows from what it sees: worlds it cannot tell apart have the same menu."""
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


def test_refusals_show_nothing_hidden() -> None:
    """SP-761, SP-309: the same words for worlds that a seat cannot tell apart; gold of others is no reason."""
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


def test_the_public_record_holds_no_secret() -> None:
    """SP-710, SP-322, SP-345, SP-764: no card that nobody else has seen."""
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


def test_moves_of_a_seat_are_the_seats_own() -> None:
    """SP-212: a spectator sees no menu; a seat that is not asked may deal and lay guards, nothing else."""
    m = intrigue(house(hand="SC09a"), house("SOL", hand="GU01a SC09b RE07a"), house("TUL"))
    assert moves(m, "B") == ["react RE07a >A", "react RE07a >B", "react RE07a >C", "lay GU01a"]
    assert moves(m, "C") == []
