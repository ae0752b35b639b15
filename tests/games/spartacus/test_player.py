"""How bots decide, where the guide says it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from ludus import Match

from .table import arena, auction, house, intrigue, moves, play, seat_of, trading

pytestmark = pytest.mark.both


@pytest.mark.parametrize(("name", "most"), [("SOL", 1), ("BAT", 2), ("TUL", 3), ("GLA", 4)])
def test_a_house_keeps_its_word_by_temper(name: str, most: int) -> None:
    """SP-703: nobody has to."""
    others = [house(each) for each in ("SOL", "BAT", "TUL") if each != name]
    for gold in range(1, 7):
        m = intrigue(house(name, gold=9), *others[:2])
        play(m, f"A vow B gold {gold}")
        worth = dict(zip(moves(m, "A"), m.state.appraise(0)))[f"pay B {gold}"]
        assert (worth > 0) == (gold <= most)


def worths(m: Match, letter: str) -> dict[str, float]:
    """Every move of the menu with how good it looks."""
    return dict(zip(moves(m, letter), m.state.appraise(seat_of(letter))))


def best(m: Match, letter: str, verb: str) -> str:
    """The best looking move of this kind."""
    found = {move: worth for move, worth in worths(m, letter).items() if move.startswith(verb)}
    return max(found, key=lambda move: found[move])


# --- Offers ----------------------------------------------------------------------------------------


def test_a_sale_at_a_price_between_both_values() -> None:
    """Spartacus' second best man is worth more to a house without any."""
    m = trading(house("GLA", assets="GL05 GL06 WE01a", gold=9), house("SOL", gold=9), house("TUL", gold=0))
    sales = [move for move in moves(m, "A") if move.startswith("offer B GL06 :")]
    assert len(sales) == 1
    assert int(sales[0].split()[-1]) > 5  # the bank pays 5
    assert worths(m, "A")[sales[0]] > 0
    play(m, f"A {sales[0]}")
    assert worths(m, "B")["accept 1"] > worths(m, "B")["reject 1"]


def test_a_purchase_costs_what_the_owner_would_miss() -> None:
    """And more than the bank would pay for it."""
    m = trading(house(gold=30), house("SOL", assets="GL01a GL08"), house("TUL", assets="GL02a"))
    prices = {move.split(" : ")[1]: int(move.split()[2]) for move in moves(m, "A") if move.startswith("offer")}
    assert prices["GL08"] > prices["GL01a"] > 2
    for card in prices:
        m = trading(house(gold=30), house("SOL", assets="GL01a GL08"), house("TUL", assets="GL02a"))
        owner = "C" if card == "GL02a" else "B"
        play(m, f"A offer {owner} {prices[card]} : {card}")
        assert worths(m, owner)["accept 1"] > worths(m, owner)["reject 1"]


def test_spare_gear_against_spare_gear() -> None:
    m = trading(
        house(assets="GL01a WE01a WE01b", gold=0),
        house("SOL", assets="GL01b AR01a AR01b", gold=0),
        house("TUL", gold=0),
    )
    assert any(move.startswith("offer B WE01") and ": AR01" in move for move in moves(m, "A"))
    play(m, "A offer B WE01a : AR01a")
    assert worths(m, "B")["accept 1"] > worths(m, "B")["reject 1"]


def test_nobody_offers_what_only_one_side_wants() -> None:
    m = trading(house(assets="SL01a", gold=5), house("SOL", assets="SL01b", gold=5), house("TUL", gold=5))
    assert not [move for move in moves(m, "A") if move.startswith("offer")]


def test_two_offers_in_a_step() -> None:
    """12.2; people may make more (SP-702)."""
    m = trading(house(gold=12), house("SOL", assets="GL05 GL08 GL09"), house("TUL"))
    for _ in range(2):
        offers = [move for move in moves(m, "A") if move.startswith("offer")]
        play(m, f"A {offers[0]}")
    assert not [move for move in moves(m, "A") if move.startswith("offer")]


def test_the_price_of_support_depends_on_who_asks() -> None:
    """Who leads must promise more; the least that looks enough is best."""
    cheap = intrigue(house("SOL", 4, 12, hand="SC03a"), house("TUL", 7), house("BAT", 7))
    dear = intrigue(house("SOL", 5, 12, hand="SC03a"), house("TUL", 5), house("BAT", 5))
    asked = [best(m, "A", "ask") for m in (cheap, dear)]
    assert 0 < price(asked[0]) < price(asked[1])
    play(dear, f"A {asked[1]}")
    assert worths(dear, "B")["yes"] > 0


def price(ask: str) -> int:
    words = ask.split()
    return int(words[words.index("gold") + 1]) if "gold" in words else 0


def test_the_lesser_scheme_goes_first_where_guards_stand() -> None:
    """A bait: guards spent on it do not stop the greater one."""
    target = house("SOL", 8, assets="GL05", guards=2)
    greater, lesser = "play SC16a >B", "play SC26a >B"
    both = worths(intrigue(house(influence=8, gold=9, hand="SC26a SC16a"), target, house("TUL")), "A")
    only = {}
    for card in ("SC26a", "SC16a"):
        only.update(worths(intrigue(house(influence=8, gold=9, hand=card), target, house("TUL")), "A"))
    assert both[lesser] > only[lesser]
    assert both[greater] < only[greater]


def test_the_richer_of_two_rivals_is_the_target() -> None:
    """Who has gold and slaves will have influence."""
    for poor, rich in (("B", "C"), ("C", "B")):
        others = {poor: house("SOL", 5, gold=3), rich: house("TUL", 5, gold=16, assets="SL01a SL01b")}
        m = intrigue(house(influence=5, gold=6, hand="SC16a"), *(others[letter] for letter in "BC"))
        found = worths(m, "A")
        assert found[f"play SC16a >{rich}"] > found[f"play SC16a >{poor}"]


# --- Bids ------------------------------------------------------------------------------------------


def test_a_tie_is_won_not_thrown_away() -> None:
    """SP-325: a house goes on while the lot is worth more than it has laid."""
    for turn in range(1, 5):
        m = auction(house(gold=20), house("SOL", gold=20), house("TUL", gold=20), lots="SL04", turn=turn)
        play(m, "A bid 2; B bid 2; C bid 0")
        again = [best(m, letter, "bid") for letter in "AB"]
        assert all(bid != "bid 0" for bid in again)
        assert again[0] != again[1], "moods differ, so a tie is not followed by the next"


def test_nobody_pays_more_than_the_lot_is_worth() -> None:
    m = auction(house(gold=30), house("SOL", gold=30), house("TUL", gold=30), lots="WE01a")
    play(m, "A bid 20; B bid 20; C bid 0")
    assert [best(m, letter, "bid") for letter in "AB"] == ["bid 0", "bid 0"]


def test_a_rich_player_bids_more_for_the_host_token() -> None:
    """And a player one step from victory still more."""

    def bid(influence: int, gold: int) -> int:
        m = auction(house(influence=influence, gold=gold), house("SOL"), house("TUL"))
        return int(best(m, "A", "bid").split()[1])

    assert bid(4, 24) > bid(4, 12) > 0
    assert bid(11, 24) > bid(4, 24)


def test_gold_is_kept_for_the_host_token() -> None:
    """While lots are sold: a house that has just enough for it bids nothing."""
    lots = {
        gold: best(auction(house(gold=gold), house("SOL"), house("TUL"), lots="SL04"), "A", "bid") for gold in (3, 20)
    }
    assert lots[3] == "bid 0" != lots[20]


# --- Fighters --------------------------------------------------------------------------------------


def test_who_is_sent_depends_on_who_stands_there() -> None:
    """Wounds both ways: a strong arm against a thin guard, a thick guard against a strong arm."""
    chances = {}
    for rival in ("GL03b", "GL04b"):  # 3/1/3, 2/3/2
        m = arena(
            house(assets="GL01a GL02a"),
            house("SOL", assets=rival),
            house("TUL", assets="GL12"),
        )
        play(m, f"A invite B; B enter {rival}; A invite A")
        found = worths(m, "A")
        chances[rival] = found["enter GL01a"] - found["enter GL02a"]  # 3/2/2 and 2/2/3
    assert chances["GL03b"] != pytest.approx(chances["GL04b"], abs=0.05)


# --- Looking ahead ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "assets", "guards"),
    [
        ("BAT", "GL01a GL02a GL03a SL01a", 2),
        ("SOL", "GL01a GL02a SL01a SL02a", 1),
        ("TUL", "GL01a GL02a SL01a SL02a SL03a", 1),
        ("GLA", "GL01a SL01a SL02a", 3),
    ],
)
def test_assets_are_given_up_for_influence_only_near_victory(name: str, assets: str, guards: int) -> None:
    """What a house starts with serves it in every turn to come; a step to 12 has no turn after it."""
    others = [house(each) for each in ("BAT", "SOL", "TUL") if each != name]
    for influence, worth_it in ((4, False), (7, False), (11, True)):
        m = intrigue(house(name, influence=influence, assets=assets, guards=guards), *others[:2])
        given = best(m, "A", "hab 2")
        assert (worths(m, "A")[given] > worths(m, "A")["end"]) == worth_it, (influence, given)


def hope(m: Match) -> float:
    """Of the first house, as a logarithm of its odds."""
    share = m.state.utility(0)
    return math.log(share / (1.0 - share))


Setting = Callable[..., Match]


def gain(setting: Setting, before: Mapping[str, Any], after: Mapping[str, Any]) -> float:
    """How much more a house may hope for with the second than with the first."""
    first, second = (hope(setting(house(**each), house("SOL"), house("TUL"))) for each in (before, after))
    return second - first


def test_what_a_house_may_hope_for_depends_on_the_phase() -> None:
    """Gold is for the auctions, twelve steps are for the end of a phase, and nobody wants to be without a slave."""
    poor, rich = {"gold": 8}, {"gold": 18}
    assert gain(trading, poor, rich) > 2 * gain(arena, poor, rich) > 0
    almost, there = {"influence": 11}, {"influence": 12}
    assert gain(arena, almost, there) > 1.5 * gain(intrigue, almost, there) > 0
    one, two, none = {"assets": "SL01a"}, {"assets": "SL01a SL02a"}, {"assets": ""}
    for setting in (intrigue, trading, arena):
        assert gain(setting, none, one) > 1.5 * gain(setting, one, two) > 0


def test_more_than_twenty_coins_and_three_guards_are_no_better() -> None:
    assert gain(intrigue, {"gold": 20}, {"gold": 30}) == 0
    assert gain(intrigue, {"gold": 15}, {"gold": 20}) > 0
    assert gain(intrigue, {"guards": 3}, {"guards": 5}) == 0
    assert gain(intrigue, {"guards": 2}, {"guards": 3}) > 0
    second = {"assets": "GL05"}, {"assets": "GL05 GL06"}
    assert 0 < gain(intrigue, *second) < gain(intrigue, {"assets": "GL01a"}, {"assets": "GL01a GL06"})


def test_the_number_of_gladiators_counts_up_to_five() -> None:
    """However weak they are: they fill the ranks of exhibitions and of schemes that want many."""
    school = ["GL01a", "GL01b", "GL02a", "GL02b", "GL03a", "GL03b"]
    more = [
        gain(intrigue, {"assets": " ".join(school[:count])}, {"assets": " ".join(school[: count + 1])})
        for count in range(1, 6)
    ]
    assert all(each > 0 for each in more[:4])
    assert more[4] == 0


def test_a_slave_is_worth_more_while_the_game_is_young() -> None:
    """It earns a coin in every turn that is left."""
    early, late = (gain_of_a_slave(influence) for influence in (1, 10))
    assert early > 1.5 * late > 0


def gain_of_a_slave(influence: int) -> float:
    """With every house at this influence."""
    with_one, with_two = (
        hope(trading(*(house(card, influence, assets=assets) for card, assets in zip(("BAT", "SOL", "TUL"), first))))
        for first in (("SL01a", "SL01b", "SL02a"), ("SL01a SL02b", "SL01b", "SL02a"))
    )
    return with_two - with_one
