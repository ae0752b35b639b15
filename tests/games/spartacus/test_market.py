"""The Market phase: free trade, auctions, the bid for hosting (specification 3.5)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from ludus.bots.levels import make_bot
from ludus.bots.play import let_bot_move
from tests.kit.rules import rule

from .table import (
    MARKET,
    asked,
    asked_when,
    assets,
    auction,
    checkpoint,
    facts_of,
    gold,
    golds,
    guards,
    hand,
    held,
    house,
    influence,
    influences,
    intrigue,
    market_discards,
    moves,
    phase,
    play,
    refused,
    stage,
    to_act,
    trading,
    unreadable,
    view,
)

pytestmark = pytest.mark.both


def four(**named: dict[str, Any]) -> list[dict[str, Any]]:
    """Four houses; those that matter are named."""
    return [named.get(letter, house(card)) for letter, card in zip("ABCD", ("BAT", "SOL", "TUL", "GLA"))]


def bid(m: Match, *amounts: int) -> Match:
    """A bid of everybody who is asked, in the order of seats."""
    return play(m, "; ".join(f"{letter} bid {amount}" for letter, amount in zip(to_act(m), amounts, strict=True)))


def close_trade(m: Match) -> Match:
    return play(m, "; ".join(f"{letter} ready" for letter in to_act(m)))


# --- Steps -----------------------------------------------------------------------------------------


@rule("SP-300", "SP-320", "SP-340")
@pytest.mark.parametrize("players", [3, 4])
def test_steps_of_the_phase(players: int) -> None:
    """Free trade, one auction per house, then the auction for the host token."""
    m = close_trade(trading(*four()[:players]))
    for lot in range(players):
        assert stage(m) == "bid"
        assert (view(m, None)["auction"]["lot"], view(m, None)["auction"]["host"]) == (lot, False)
        bid(m, *[0] * players)
    assert view(m, None)["auction"]["host"] is True
    bid(m, *[0] * (players - 1), 1)
    assert (phase(m), view(m, None)["host"], asked_when(m)) == ("arena", players - 1, ("ABCD"[players - 1], "invite"))


# --- Open market -----------------------------------------------------------------------------------


@rule("SP-301", "SP-302")
def test_assets_are_sold_and_swapped() -> None:
    """Every kind of asset for gold or for another asset, in any order."""
    m = trading(
        *four(
            A=house(gold=6, assets="GL01a WE01a", guards=1),
            B=house("SOL", gold=6, assets="SL05 AR01a", guards=1),
            C=house("TUL", gold=6, assets="XE01a"),
        )
    )
    play(m, "C offer A 4 : GL01a; A accept 1")
    assert (assets(m, "A"), assets(m, "C"), golds(m)) == ("WE01a", "GL01a XE01a", [10, 6, 2, 5])
    play(m, "A offer B WE01a GU : SL05 AR01a; B accept 2")
    assert (assets(m, "A"), assets(m, "B")) == ("SL05 AR01a", "WE01a")
    assert (guards(m, "A"), guards(m, "B")) == ((0, 0), (2, 0))
    play(m, "B offer C 1 WE01a : XE01a; C accept 3; D offer B 2 : GU; B accept 4")
    assert (assets(m, "B"), assets(m, "C"), guards(m, "D")) == ("XE01a", "GL01a WE01a", (1, 0))
    assert golds(m) == [10, 7, 3, 3]


@rule("SP-302", "SP-310")
def test_no_trade_outside_the_open_market() -> None:
    """Neither before, in the Intrigue phase, nor after."""
    houses = four(A=house(assets="GL01a"), B=house("SOL", hand="RE07a"))
    for m in (
        intrigue(*houses),
        checkpoint(*houses, after="refusal", phase="arena", asked="B"),
        checkpoint(*houses, after="trade", phase="market", asked="B"),
    ):
        refused(m, "B offer A 3 : GL01a", "SP-302")
        refused(m, "A offer B GL01a : 3", "SP-302")
    refused(auction(*houses), "B offer A 3 : GL01a", "SP-302")


@rule("SP-310")
def test_offers_of_the_open_market_end_with_it() -> None:
    """What nobody has accepted when trade closes is void."""
    m = play(trading(*four(A=house(assets="GL01a"))), "B offer A 3 : GL01a")
    assert "accept 1" in moves(m, "A")
    close_trade(m)
    assert view(m, "A")["offers"] == []
    assert m.position()["offers"] == []


@rule("SP-303")
@pytest.mark.parametrize(
    ("asset", "value"), [("GL05", 4), ("SL20", 4), ("SL01a", 2), ("WE02a", 1), ("AR02b", 1), ("XE01a", 1)]
)
def test_the_bank_buys(asset: str, value: int) -> None:
    """At the gold value of the card, which is discarded."""
    m = play(trading(*four(A=house(assets=asset))), f"A bank {asset}")
    assert (gold(m, "A"), assets(m, "A"), market_discards(m)) == (5 + value, "", asset)


@rule("SP-303", "SP-269")
def test_the_bank_buys_guards() -> None:
    """Those on the table, for one coin; they go to the Intrigue discard."""
    m = play(trading(*four(A=house(guards="GU01c GU01d"))), "A bank GU")
    assert (gold(m, "A"), guards(m, "A")) == (6, (1, 0))
    assert len(m.position()["intrigue_out"]) == 1


@rule("SP-303")
@pytest.mark.parametrize("begin", [intrigue, auction])
def test_the_bank_buys_in_the_open_market_only(begin: Any) -> None:
    refused(begin(*four(A=house(assets="GL01a"))), "A bank GL01a", "SP-303")


@rule("SP-304", "SP-015")
def test_hand_cards_are_no_goods() -> None:
    """Neither for other houses nor for the bank, not even guards in hand."""
    m = trading(*four(A=house(hand="SC01a GU01a"), B=house("SOL", hand="GU01b")))
    unreadable(m, "A bank SC01a")
    unreadable(m, "A offer B SC01a : 3")
    refused(m, "A bank GU", "SP-305")
    refused(m, "A offer B GU : 3", "SP-305")
    refused(m, "C offer B 2 : GU", "SP-702")
    refused(m, "A sell SC01a", "SP-212")
    assert hand(m, "A") == "SC01a GU01a"


@rule("SP-305", "SP-652")
@pytest.mark.parametrize("sign", ["-", "!"])
def test_exhausted_assets_are_no_goods(sign: str) -> None:
    """Also the injured ones."""
    m = trading(*four(A=house(assets=f"GL01a{sign} GL02a", tired=1)))
    refused(m, "A bank GL01a", "SP-305")
    refused(m, "A bank GU", "SP-305")
    refused(m, "A offer B GL01a : 3", "SP-305")
    refused(m, "B offer A 3 : GL01a", "SP-702")
    assert {"bank GL02a", "bank GL01a", "bank GU"} & {*moves(m, "A")} == {"bank GL02a"}
    assert not [move for move in moves(m, "B") if move.endswith((": GL01a", ": GU"))]


@rule("SP-306")
def test_favour_stays_on_a_card_that_is_sold() -> None:
    """Tokens move with the card; the bank takes them off."""
    m = trading(*four(A=house(assets="GL01a++ GL02a+")))
    play(m, "B offer A 3 : GL01a; A accept 1; A bank GL02a")
    assert (assets(m, "B"), influences(m)) == ("GL01a++", [4, 4, 4, 4])
    assert m.position()["marks"][MARKET.index("GL02a")] == 0


@rule("SP-307", "SP-443", "SP-444")
def test_a_champion_changes_its_owner() -> None:
    """One influence goes with it; sold to the bank it is lost."""
    m = trading(*four(A=house(assets="GL01a# SL01a#")))
    play(m, "B offer A 3 : GL01a; A accept 1")
    assert (assets(m, "B"), influences(m)) == ("GL01a#", [3, 5, 4, 4])
    play(m, "A bank SL01a")
    assert (influence(m, "A"), assets(m, "A")) == (2, "")
    assert m.position()["marks"][MARKET.index("SL01a")] == 0


@rule("SP-308")
def test_the_signal_can_be_withdrawn() -> None:
    """Until the last house has given it."""
    m = play(trading(*four(A=house(assets="GL01a"))), "A ready; B ready; D ready")
    assert asked_when(m) == ("C", "trade")
    assert view(m, None)["done"] == [0, 1, 3]
    refused(m, "A bank GL01a", "SP-301")
    refused(m, "C unready", "SP-308")
    play(m, "A unready")
    assert asked_when(m) == ("AC", "trade")
    play(m, "A bank GL01a; C ready")
    assert stage(m) == "trade"
    play(m, "A ready")
    assert stage(m) == "bid"
    refused(m, "A unready", "SP-308")


@rule("SP-308")
def test_an_offer_withdraws_the_signal_of_the_player_it_is_made_to() -> None:
    """An open offer is something to answer; others stay done, including the one who makes it."""
    m = play(trading(house(gold=9), house("SOL", guards=2), house("TUL"), house("GLA")), "A ready; B ready; C ready")
    play(m, "A offer B 3 : GU")
    assert asked_when(m) == ("BD", "trade") and view(m, None)["done"] == [0, 2]
    assert facts_of(m, "recalled") == [{"who": 1}]
    assert {"accept 1", "reject 1", "ready"} <= {*moves(m, "B")}
    play(m, "B accept 1; D ready; B ready")
    assert (stage(m), guards(m, "A")) == ("bid", (1, 0))


@rule("SP-308")
def test_an_offer_to_a_house_that_trades_changes_nothing() -> None:
    """One that it has seen before its signal does not ask it again."""
    m = trading(house(gold=9), house("SOL", guards=2), house("TUL"))
    play(m, "A offer B 3 : GU; B ready; A ready")
    assert asked_when(m) == ("C", "trade") and not facts_of(m, "recalled")


@rule("SP-308")
def test_offers_cannot_keep_a_house_at_the_table_for_ever() -> None:
    """Eight of one house in a step ask others again; the rest may be answered all the same."""
    m = play(trading(house(gold=9), house("SOL", guards=2), house("TUL", gold=9)), "A ready; B ready")
    for number in range(1, 9):
        play(m, f"A offer B 3 : GU; B reject {number}; B ready")
    play(m, "A offer B 4 : GU")
    assert asked_when(m) == ("C", "trade")
    play(m, "C offer B 2 : GU")
    assert asked_when(m) == ("BC", "trade"), "another house has its own eight"
    play(m, "B ready; B accept 9; C ready")
    assert (stage(m), guards(m, "A")) == ("bid", (1, 0))


@rule("SP-308", "SP-704")
def test_an_offer_for_a_pass_leaves_the_signal() -> None:
    """In a reaction to free trade it is about the window, not about the market."""
    m = trading(
        house(influence=7, hand="RE07a"),
        house("SOL", influence=7, gold=9, hand="SC01a", assets="GL02a"),
        house("TUL"),
        options={"service_deals": "atomic"},
    )
    play(m, "B ready; A react RE07a >B")
    assert asked_when(m) == ("B", "reaction")
    play(m, "A offer B 1 : [pass]; B accept 1")
    assert asked_when(m) == ("AC", "trade") and not facts_of(m, "recalled")


@rule("SP-308")
@pytest.mark.parametrize("bot", ["greedy", "novice"])
def test_bots_answer_offers_made_after_their_signal(bot: str) -> None:
    """Also where nothing but the engine asks them."""
    m = play(trading(house(gold=9), house("SOL", guards=3, gold=0), house("TUL", gold=0)), "B ready; C ready")
    play(m, "A offer B 6 : GU; A ready")
    player = make_bot(m.game, bot, 1)
    while stage(m) == "trade":
        assert to_act(m) == "B"
        let_bot_move(m, 1, player, 1)
    assert guards(m, "A") == (1, 0)


# --- Hidden gold -----------------------------------------------------------------------------------


def seen_gold(m: Match, letter: str | None) -> list[int | None]:
    return [each["gold"] for each in view(m, letter)["seats"]]


@rule("SP-309", "SP-344")
def test_gold_is_hidden_while_bids_are_made() -> None:
    """From the end of free trade until the host is settled everybody sees the own gold only."""
    m = trading(*four(A=house(gold=7), B=house("SOL", gold=3)))
    assert seen_gold(m, None) == seen_gold(m, "B") == [7, 3, 5, 5]
    close_trade(m)
    for _ in range(5):
        assert seen_gold(m, None) == [None] * 4
        assert seen_gold(m, "B") == [None, 3, None, None]
        assert view(m, "B")["own"]["gold"] == 3
        bid(m, 1 if view(m, None)["auction"]["host"] else 0, 0, 0, 0)
    assert seen_gold(m, None) == [6, 3, 5, 5]


@rule("SP-309", "SP-345")
def test_gold_is_hidden_as_soon_as_trade_is_over() -> None:
    """Already at the checkpoint that closes it, and while a reaction is settled there."""
    made = four(A=house(influence=7, gold=7, hand="RE07a"), B=house("SOL", influence=7, gold=3, hand="RE05"))
    m = trading(*made)
    close_trade(m)
    assert asked(m) == "A checkpoint"
    assert (seen_gold(m, "B"), seen_gold(m, None)) == ([None, 3, None, None], [None] * 4)
    play(m, "A vow B gold 2; A pay B 2")
    assert facts_of(m, "paid", seat="C") == [{"who": 0, "to": 1, "gold": None}]
    assert view(m, "C")["vows"][0]["state"] == "open"
    assert len({str(golds(m.sample(2, number))) for number in range(12)}) > 1
    assert "pay B 2" not in m.record(secrets=False)
    refused(m, "A offer B 1 : 1", "SP-345")
    play(m, "A react RE07a >C")
    assert (asked(m), seen_gold(m, "B")) == ("B reaction", [None, 5, None, None])
    ludus.from_position("spartacus", m.position())
    play(m, "B pass; B pass")
    assert (stage(m), seen_gold(m, "B")) == ("bid", [None, 5, None, None])


def between_lots(**named: dict[str, Any]) -> Match:
    """After the first of four lots; B is asked for a reaction."""
    lots = "WE01a GL05 SL01a SL02a"
    named = {"B": house("SOL", hand="RE07a"), **named}
    return checkpoint(
        *four(**named), after="lot", phase="market", asked="B", hidden=True, lots=lots, lot=0, market_discards="WE01a"
    )


@rule("SP-345", "SP-Q34")
def test_gifts_while_gold_is_hidden() -> None:
    """Between lots; everybody hears of it, the two houses alone how much."""
    m = play(between_lots(), "A pay C 2")
    assert golds(m) == [3, 5, 7, 5]
    for letter in ("A", "C"):
        assert facts_of(m, "paid", seat=letter) == [{"who": 0, "to": 2, "gold": 2}]
    for other in ("B", "D", None):
        assert facts_of(m, "paid", seat=other) == [{"who": 0, "to": 2, "gold": None}]
        assert "pay C 2" not in [each["move"] for each in facts_of(m, "did", seat=other)]
    assert "pay C 2" not in m.record(secrets=False)


@rule("SP-345", "SP-Q34")
def test_a_third_house_can_only_guess_the_amount() -> None:
    """In the worlds of others it is anything that could have been given, for the two it is known."""
    m = play(between_lots(), "A pay C 2")
    worlds = [golds(m.sample(3, seed)) for seed in range(40)]
    assert {world[0] for world in worlds} == {0, 1, 2, 3, 4}
    assert all(world == [10 - world[2], 5, world[2], 5] for world in worlds)
    for seat in (0, 2):
        assert all(golds(m.sample(seat, seed)) == golds(m) for seed in range(10))


@rule("SP-345", "SP-Q34")
def test_no_gift_while_a_bid_lies_there() -> None:
    """From the first sealed bid for a lot to the last one, re-bids included."""
    m = play(auction(*four(), lots="GL05 GL06"), "A pay C 1")
    assert golds(m) == [4, 5, 6, 5]
    play(m, "A bid 2")
    for line in ("A pay C 1", "D pay A 1", "B offer A 1 : 1"):
        refused(m, line, "SP-345")
    play(m, "B bid 2; C bid 0; D bid 0")
    refused(m, "C pay A 1", "SP-345")
    play(m, "A bid 1")
    refused(m, "C pay A 1", "SP-345")
    play(m, "B bid 0; C pay A 6")
    assert golds(m) == [7, 5, 0, 5]


@rule("SP-345", "SP-322")
def test_gold_that_came_between_lots_can_be_bid() -> None:
    m = play(between_lots(), "A pay C 5; B pass")
    refused(m, "A bid 1", "SP-322")
    play(m, "C bid 10")
    assert moves(m, "A") == ["bid 0"]


# --- Lots ------------------------------------------------------------------------------------------


@rule("SP-320", "SP-321")
def test_lots_are_turned_up_one_by_one() -> None:
    """All lie face down at first; only the one for sale is seen."""
    m = close_trade(trading(*four(), market="GL05 SL01a WE01a AR01a"))
    assert facts_of(m, "lots") == [{"who": None, "count": 4}]
    for letter in ("A", None):
        assert view(m, letter)["auction"]["lots"] == ["GL05", None, None, None]
    bid(m, 1, 0, 0, 0)
    assert view(m, "A")["auction"]["lots"] == ["GL05", "SL01a", None, None]
    assert [each["card"] for each in facts_of(m, "lot")] == ["GL05", "SL01a"]


@rule("SP-321", "SP-324", "SP-327")
@pytest.mark.parametrize("bids", ["A bid 2; B bid 1; C bid 0; D bid 0", "A bid 0; B bid 0; C bid 0; D bid 0"])
def test_nothing_of_a_lot_is_left_on_the_board(bids: str) -> None:
    """Bids and what was laid down before are gone when it is sold, or void."""
    m = play(auction(*four(B=house("SOL", hand="RE07a")), lots="SL01a SL02a"), bids)
    assert stage(m) == "checkpoint"
    here = m.position()
    assert (here["bids"], here["laid"], here["contenders"]) == ([-1] * 4, [0] * 4, 0)


@rule("SP-322")
def test_bids_are_sealed() -> None:
    """From 0 to all the gold, in any order; nobody sees a bid before all are made."""
    m = auction(*four(A=house(gold=3), D=house("GLA", gold=0)), lots="GL05")
    assert moves(m, "A") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert moves(m, "D") == ["bid 0"]
    refused(m, "A bid 4", "SP-322")
    unreadable(m, "A bid -1")
    play(m, "A bid 2")
    refused(m, "A bid 3", "SP-322")
    assert [view(m, letter)["auction"]["bid"] for letter in ("A", "B", None)] == [2, None, None]
    assert facts_of(m, "did", seat="A") == [{"who": 0, "move": "bid 2"}]
    assert not facts_of(m, "did", seat="B")
    assert not facts_of(m, "did", "bids")
    assert "bid 2" not in m.record(secrets=False)
    play(m, "D bid 0; C bid 1; B bid 4")
    assert facts_of(m, "bids") == [{"who": None, "lot": 1, "bids": [[0, 2], [1, 4], [2, 1], [3, 0]]}]


@rule("SP-323", "SP-324")
def test_the_highest_bid_wins() -> None:
    """It is paid to the bank, the card comes ready into the house; the others pay nothing."""
    m = bid(auction(*four(), lots="GL05"), 1, 4, 3, 0)
    assert golds(m) == [5, 1, 5, 5]
    assert assets(m, "B") == "GL05"
    assert facts_of(m, "won") == [{"who": 1, "lot": 1, "card": "GL05", "gold": 4}]


@rule("SP-325", "SP-327")
def test_equal_bids_stay_on_the_board() -> None:
    """The equal ones bid again from the rest, the others are out; the winner pays the sum."""
    m = bid(auction(*four(C=house("TUL", gold=4)), lots="GL05"), 1, 3, 3, 3)
    assert (asked_when(m), view(m, None)["auction"]["laid"]) == (("BCD", "bid"), [0, 3, 3, 3])
    assert view(m, None)["auction"]["contenders"] == [1, 2, 3]
    assert moves(m, "C") == ["bid 0", "bid 1"]
    refused(m, "C bid 2", "SP-322")
    refused(m, "A bid 5", "SP-322")
    bid(m, 2, 1, 0)
    assert golds(m) == [5, 0, 4, 5]
    assert assets(m, "B") == "GL05"
    assert facts_of(m, "won")[0]["gold"] == 5


@rule("SP-326")
def test_only_the_new_bids_are_compared() -> None:
    """Only those who share the highest bid again go on."""
    m = bid(auction(*[house(card, gold=9) for card in ("BAT", "SOL", "TUL", "GLA")], lots="GL05"), 2, 2, 2, 1)
    bid(m, 1, 3, 3)
    assert (to_act(m), view(m, None)["auction"]["laid"]) == ("BC", [2, 5, 5, 0])
    bid(m, 2, 2)
    assert to_act(m) == "BC"
    bid(m, 0, 1)
    assert (golds(m), assets(m, "C")) == ([9, 9, 1, 9], "GL05")


@rule("SP-328")
def test_a_void_auction() -> None:
    """Nobody bids; or all that are still in bid 0, and all bids of all rounds come back."""
    m = bid(auction(*four(), lots="GL05"), 0, 0, 0, 0)
    assert (golds(m), market_discards(m), facts_of(m, "won")) == ([5, 5, 5, 5], "GL05", [])
    m = bid(auction(*four(), lots="GL05"), 2, 2, 1, 0)
    bid(m, 0, 0)
    assert (golds(m), market_discards(m)) == ([5, 5, 5, 5], "GL05")
    assert [held(m, letter)["assets"] for letter in "ABCD"] == [[], [], [], []]
    assert facts_of(m, "void") == [{"who": None, "lot": 1, "card": "GL05"}]


@rule("SP-323", "SP-328")
def test_a_zero_against_a_higher_bid_is_no_void_auction() -> None:
    """One coin is enough."""
    m = bid(auction(*four(), lots="GL05"), 2, 2, 0, 0)
    bid(m, 0, 1)
    assert (golds(m), assets(m, "B")) == ([5, 2, 5, 5], "GL05")


@rule("SP-329")
def test_a_card_won_fights_in_the_same_turn() -> None:
    m = bid(auction(*four(), lots="GL05"), 3, 0, 0, 0)
    bid(m, 0, 1, 0, 0)
    play(m, "B invite A; A enter GL05")
    assert view(m, None)["arena"]["sides"][0]["fighter"] == "GL05"


def others_than(*left: str, sign: str = "") -> str:
    return " ".join(card + sign for card in MARKET if card not in left)


@rule("SP-330", "SP-Q35")
def test_the_market_discard_is_shuffled() -> None:
    """When the deck runs out while lots are laid out."""
    m = trading(*four(), market="GL05 GL06", market_discards=others_than("GL05", "GL06"))
    close_trade(m)
    lots = m.position()["lots"]
    assert (lots[:2], len(lots), facts_of(m, "shuffled")) == (["GL05", "GL06"], 4, [{"who": None, "deck": "market"}])
    assert (market_discards(m), len(m.position()["market"])) == ("", 58)


@rule("SP-330", "SP-Q35")
def test_fewer_lots_than_houses() -> None:
    """No more cards than there are; without any the host token is sold at once."""
    rich = house(assets=others_than("GL05", "SL01a", sign="-"))
    m = close_trade(trading(*four(A=rich), market="GL05", market_discards="SL01a"))
    assert m.position()["lots"] == ["GL05", "SL01a"]
    bid(m, 0, 0, 0, 0)
    bid(m, 0, 1, 0, 0)
    assert view(m, None)["auction"]["host"] is True
    m = close_trade(trading(*four(A=house(assets=others_than(sign="-")))))
    assert (m.position()["lots"], view(m, None)["auction"]["host"]) == ([], True)


# --- The host token --------------------------------------------------------------------------------


@rule("SP-340", "SP-342", "SP-042")
def test_the_host_token_is_auctioned() -> None:
    """By the same rules, equal bids included; the new host is asked to invite."""
    m = bid(auction(*four(), host="B"), 3, 3, 0, 1)
    assert asked_when(m) == ("AB", "bid")
    bid(m, 2, 1)
    assert (golds(m), view(m, None)["host"], asked_when(m)) == ([0, 5, 5, 5], 0, ("A", "invite"))
    assert facts_of(m, "won") == [{"who": 0, "lot": 1, "card": None, "gold": 5}]


@rule("SP-343")
def test_the_host_may_win_again() -> None:
    m = bid(auction(*four(), host="C"), 0, 1, 2, 0)
    assert (golds(m), view(m, None)["host"]) == ([5, 5, 3, 5], 2)


@rule("SP-341", "SP-Q02")
def test_a_die_decides_about_the_host() -> None:
    """Only the houses of the void round roll, equal ones again; nobody pays."""
    m = bid(auction(*four(), dice="4 4 6 2"), 0, 2, 0, 2)
    bid(m, 0, 0)
    assert facts_of(m, "rolled") == [
        {"who": None, "for": "host", "dice": [[1, 4], [3, 4]]},
        {"who": None, "for": "host", "dice": [[1, 6], [3, 2]]},
    ]
    assert (view(m, None)["host"], golds(m)) == (1, [5, 5, 5, 5])


@rule("SP-341", "SP-342")
def test_all_roll_when_nobody_bids() -> None:
    m = bid(auction(*four(), host="A", dice="2 3 6 5"), 0, 0, 0, 0)
    assert facts_of(m, "rolled")[0]["dice"] == [[0, 2], [1, 3], [2, 6], [3, 5]]
    assert (view(m, None)["host"], golds(m), influence(m, "C")) == (2, [5, 5, 5, 5], 5)


@rule("SP-344", "SP-600")
def test_the_host_is_settled_before_the_victory_check() -> None:
    """A house at 12 wins after the Market phase, before the host has his influence."""
    m = bid(auction(*four(B=house("SOL", influence=12), A=house(influence=11))), 1, 0, 0, 0)
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == (1,)
    assert (influence(m, "A"), seen_gold(m, None)) == (11, [4, 5, 5, 5])
