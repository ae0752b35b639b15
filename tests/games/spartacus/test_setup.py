"""Terms and general rules, setup and the order of phases (SP-001 to SP-043)."""

from __future__ import annotations

import pytest

import ludus
from ludus.games.spartacus.deck import deck, file_rows
from tests.kit.rules import rule

from .table import (
    GAME,
    INTRIGUE,
    MARKET,
    SEATS,
    arena,
    assets,
    balancing,
    dealt,
    discards,
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
    lines,
    market_discards,
    new_turn,
    pass_all,
    phase,
    play,
    refused,
    stage,
    to_act,
    trading,
    view,
)

pytestmark = pytest.mark.both

START = {"BAT": (3, 1, 2, 10), "SOL": (2, 2, 1, 12), "TUL": (2, 3, 1, 9), "GLA": (1, 2, 3, 10)}
STARTERS = {"GL01a", "GL01b", "GL02a", "GL02b", "GL03a", "GL03b", "GL04a", "GL04b"}
STARTING_SLAVES = {"SL01a", "SL01b", "SL02a", "SL02b", "SL03a", "SL03b", "SL04", "SL05"}


# --- Terms -----------------------------------------------------------------------------------------


@rule("SP-001", "SP-Q44")
def test_three_or_four_houses() -> None:
    assert tuple(GAME.meta.players) == (3, 4)
    for players in (1, 2, 5):
        with pytest.raises(ludus.LudusError):
            ludus.new_match("spartacus", players, 1)


@rule("SP-002")
def test_what_counts_as_an_asset() -> None:
    """Market cards and guards on the table; a guard in the hand is none."""
    m = trading(house(assets="GL01a SL01a WE01a", guards=1, hand="GU01a SC01a"), house("SOL"), house("TUL"))
    for name in ("GL01a", "SL01a", "WE01a", "GU"):
        assert f"bank {name}" in m.moves(0)
    assert not [move for move in m.moves(0) if move.startswith("bank GU01a") or "SC01a" in move]
    play(m, "A bank GU")
    refused(m, "A bank GU", "SP-305")


@rule("SP-003", "SP-004")
def test_what_is_printed_on_cards() -> None:
    """Form, required influence and gold value; dice, value and type."""
    m = intrigue(house(hand="SC14a RE01a GU01a", assets="GL05 SL01a WE01a AR01a XE01a"), house("SOL"), house("TUL"))
    seen = view(m, "A")
    printed = {name: (card["form"], card["need"], card["gold"]) for name, card in seen["intrigue"].items()}
    assert printed == {"SC14a": ("scheme", 4, 2), "RE01a": ("reaction", 6, 3), "GU01a": ("guard", 0, 1)}
    shown = {name: (card["form"], card["value"], card["dice"]) for name, card in seen["market"].items()}
    assert shown == {
        "GL05": ("gladiator", 4, [4, 4, 4]),
        "SL01a": ("slave", 2, [1, 1, 1]),
        "WE01a": ("weapon", 1, None),
        "AR01a": ("armour", 1, None),
        "XE01a": ("special", 1, None),
    }
    fighters = [row for _, row in file_rows("market") if row["type"] in ("gladiator", "slave")]
    assert all(min(int(row["att"]), int(row["def"]), int(row["spd"])) >= 1 for row in fighters)


@rule("SP-005")
def test_a_card_stands_above_the_rules() -> None:
    """Guards and common foils do nothing against a scheme that says so."""
    m = intrigue(
        house(hand="SC28"), house("SOL", hand="RE01a", guards=1, influence=6), house("TUL", hand="SC01a", influence=6)
    )
    play(m, "A play SC28")
    assert to_act(m) == "B"
    refused(m, "B foil RE01a", "SP-005")


@rule("SP-006", "SP-700")
def test_gold_passes_at_any_moment() -> None:
    """In the turn of somebody else, in any amount the giver has, and for nothing."""
    m = intrigue(house(hand="SC01a"), house("SOL", gold=4), house("TUL"))
    play(m, "B pay C 4")
    assert golds(m) == [5, 0, 9]
    refused(m, "B pay C 1", "SP-008")
    m = balancing(house(assets="GL01a"), house("SOL"), house("TUL"))
    play(m, "C pay A 5")
    assert golds(m) == [10, 5, 0]


@rule("SP-007")
def test_the_bank_never_runs_out() -> None:
    """A house may own as much as it likes, and the bank still pays."""
    m = intrigue(house(gold=900, hand="SC09a"), house("SOL", gold=900), house("TUL", gold=900))
    play(m, "A play SC09a >A")
    assert golds(m) == [903, 900, 900]


@rule("SP-008")
def test_no_debts() -> None:
    """A player who has less pays all they have, and no more."""
    m = intrigue(house(hand="SC12a"), house("SOL", gold=2), house("TUL"))
    play(m, "A play SC12a >B")
    assert golds(m) == [5, 0, 5]


@rule("SP-008", "SP-226")
def test_guards_that_come_late_make_no_debts() -> None:
    """Guards laid while the bribe is in the air; the schemer cannot pay more than he has."""
    m = intrigue(house(gold=1, hand="SC27a"), house("SOL", guards=1, hand="GU01a GU01b"), house("TUL"))
    play(m, "A play SC27a >B; B lay GU01a; B lay GU01b; B pass")
    pass_all(m)
    assert gold(m, "A") == 0


@rule("SP-009", "SP-Q03", "SP-803")
@pytest.mark.parametrize(("least", "after"), [("1", 1), ("0", 0)])
def test_influence_stays_on_its_track(least: str, after: int) -> None:
    """A gain above 12 and a loss below the lowest space are lost."""
    options = {"min_influence": least}
    m = intrigue(house(influence=12, hand="SC03a SC16a"), house("SOL", influence=1), house("TUL"), options=options)
    play(m, "A play SC03a >A; *; A play SC16a >B")
    assert influences(m) == [12, after, 4]


@rule("SP-010")
def test_influence_changes_at_once_and_for_all_to_see() -> None:
    m = intrigue(house(influence=9, hand="SC03a"), house("SOL"), house("TUL"))
    play(m, "A play SC03a >B")
    assert facts_of(m, "influence") == [{"who": 1, "amount": 1}]
    assert [view(m, observer)["seats"][1]["influence"] for observer in ("A", "C", None)] == [5, 5, 5]


@rule("SP-011")
def test_nobody_is_eliminated() -> None:
    """A house without cards and gold draws, bids and is invited like the others."""
    m = new_turn(house(influence=1, gold=0), house("SOL"), house("TUL"))
    assert phase(m) == "intrigue"
    assert to_act(m) == "A"
    assert len(hand(m, "A").split()) == 3
    m = arena(house(), house("SOL", influence=3, gold=0), house("TUL"))
    play(m, "A invite B; B refuse")
    assert influence(m, "B") == 2


@rule("SP-012")
def test_gladiators_and_slaves_are_fighters() -> None:
    m = arena(house(assets="GL01a"), house("SOL", assets="GL02a SL01a WE01a"), house("TUL"))
    play(m, "A invite B")
    entered = {move.split()[1] for move in m.moves(1) if move.startswith("enter")}
    assert entered == {"GL02a", "SL01a"}


@rule("SP-013")
def test_where_discards_go() -> None:
    """Market cards here, intrigue cards and guards there, face up."""
    m = trading(house(assets="GL01a SL01a WE01a", guards="GU01f"), house("SOL"), house("TUL"))
    play(m, "A bank GL01a; A bank SL01a; A bank WE01a; A bank GU")
    assert market_discards(m) == "GL01a SL01a WE01a"
    assert discards(m) == "GU01f"
    assert view(m, None)["discards"] == {"market": ["GL01a", "SL01a", "WE01a"], "intrigue": ["GU01f"]}


@rule("SP-014")
def test_tokens_do_not_follow_into_the_discard() -> None:
    m = trading(house(assets="GL01a++"), house("SOL"), house("TUL"))
    play(m, "A bank GL01a")
    assert m.position()["marks"][MARKET.index("GL01a")] == 0


@rule("SP-015", "SP-705", "SP-304")
def test_intrigue_cards_never_change_hands() -> None:
    """No offer can name one."""
    m = trading(house(hand="SC01a GU01a"), house("SOL", hand="RE01a"), house("TUL"))
    for text in ("offer B SC01a : 2", "offer B 2 : RE01a", "offer B GU01a : 2"):
        with pytest.raises(ludus.Unreadable):
            m.play(0, text)
    refused(m, "A offer B GU : 2", "SP-305")


# --- Setup -----------------------------------------------------------------------------------------


@rule("SP-020", "SP-021", "SP-022", "SP-043")
@pytest.mark.parametrize("players", [3, 4])
def test_the_highest_die_chooses_first_and_is_host(players: int) -> None:
    """Equal dice are rolled again by those who have them."""
    again = 0
    for seed in range(60):
        m = ludus.new_match("spartacus", players, seed)
        dice = [m.chance_results[key][0] + 1 for key in sorted(m.chance_results) if key[0] == 0]
        left = list(range(players))
        while len(left) > 1:
            thrown, dice = dice[: len(left)], dice[len(left) :]
            left = [seat for seat, die in zip(left, thrown) if die == max(thrown)]
            again += len(left) > 1
        assert not dice
        assert m.to_act == (left[0],)
        assert m.view(None)["host"] == left[0]
    assert again > 5


@rule("SP-022", "SP-023", "SP-811")
def test_the_others_choose_clockwise() -> None:
    """Each house and each figure once."""
    m = ludus.new_match("spartacus", 4, 1)
    assert to_act(m) == "C"
    assert len(m.moves(2)) == 16
    play(m, "C house GLA fig 2")
    assert to_act(m) == "D"
    refused(m, "D house GLA fig 1", "SP-022")
    refused(m, "D house BAT fig 2", "SP-022")
    refused(m, "A house BAT fig 1", "SP-022")
    play(m, "D house BAT fig 1; A house SOL fig 4")
    assert m.moves(1) == ["house TUL fig 3"]
    play(m, "B house TUL fig 3")
    shown = [(each["house"], each["figure"]) for each in m.view(None)["seats"]]
    assert shown == [("SOL", 4), ("TUL", 3), ("GLA", 2), ("BAT", 1)]
    assert m.view(None)["host"] == 2


@rule("SP-023")
def test_a_figure_changes_nothing() -> None:
    """The same game with other figures deals the same cards."""
    made = []
    for figures in ((1, 2, 3), (4, 1, 2)):
        m = ludus.new_match("spartacus", 3, 5)
        for name, figure in zip(("BAT", "SOL", "TUL"), figures):
            m.play(m.to_act[0], f"house {name} fig {figure}")
        seen = m.view(None)
        for each in seen["seats"]:
            del each["figure"]
        made.append(seen)
    assert made[0] == made[1]


@rule("SP-024", "SP-025", "SP-026", "SP-028", "SP-029", "SP-032", "SP-033")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_what_each_house_starts_with(players: int, seed: int) -> None:
    """As its card says, all ready, the hand empty."""
    m = dealt(players, seed, "GLA TUL BAT SOL")
    for each in m.position()["houses"]:
        name = ("BAT", "SOL", "TUL", "GLA")[each["card"]]
        mine = [card[:2] for card in each["assets"]]
        assert (mine.count("GL"), mine.count("SL"), len(each["guards"]), each["gold"]) == START[name]
        assert {*each["assets"]} <= STARTERS | STARTING_SLAVES
        assert not each["hand"]
        assert not each["tired"]
    assert not any(m.position()["marks"])
    assert m.position()["bids"] == m.position()["bets"] == [-1] * players


@rule("SP-025", "SP-026")
def test_the_deal_is_random() -> None:
    """Not every game deals the same cards to the same house."""
    first = [{*held(dealt(4, seed), "A")["assets"]} for seed in range(12)]
    assert len({frozenset(each) for each in first}) > 6


@rule("SP-027", "SP-031")
def test_what_is_not_dealt_goes_back() -> None:
    """With three houses some starting cards lie in the market deck; both decks are shuffled."""
    m = dealt(3, 2, "BAT SOL GLA")
    owned = {card for each in m.position()["houses"] for card in each["assets"]}
    rest = (STARTERS | STARTING_SLAVES) - owned
    assert len(rest) == 16 - 6 - 5
    market = m.position()["market"]
    assert rest <= {*market}
    assert len(market) == 62 - 11
    assert market != sorted(market, key=MARKET.index)
    deck_ = m.position()["intrigue"]
    assert deck_ != sorted(deck_, key=INTRIGUE.index)
    assert len(deck_) == 104 - 6
    assert view(m, None)["discards"] == {"market": [], "intrigue": []}
    assert dealt(3, 3, "BAT SOL GLA").position()["intrigue"] != deck_


@rule("SP-030", "SP-800")
@pytest.mark.parametrize(("length", "start"), [("quick", 7), ("standard", 4), ("advanced", 1)])
def test_the_length_sets_the_influence(length: str, start: int) -> None:
    assert influences(dealt(4, 1, length=length)) == [start] * 4
    assert influences(dealt(3, 1, length=length)) == [start] * 3


@rule("SP-032", "SP-034")
def test_hands_come_with_the_first_intrigue_phase() -> None:
    """The first turn begins with an Upkeep; nobody can lay a card before."""
    m = dealt(4, 1)
    assert (view(m, None)["turn"], phase(m), stage(m)) == (1, "upkeep", "balance")
    assert [len(each["hand"]) for each in m.position()["houses"]] == [0, 0, 0, 0]
    before = golds(m)
    nets = [each["net"] for each in view(m, None)["seats"]]
    play(m, "A keep; B keep; C keep; D keep")
    assert golds(m) == [gold_ + net for gold_, net in zip(before, nets)]
    assert phase(m) == "intrigue"
    assert [len(each["hand"]) for each in m.position()["houses"]] == [3, 3, 3, 3]


@rule("SP-032", "SP-034")
def test_nothing_can_be_given_before_the_deal() -> None:
    """There is no hand and no gold yet."""
    m = ludus.new_match("spartacus", 3, 1)
    seat = SEATS[m.to_act[0]]
    other = "B" if seat == "A" else "A"
    refused(m, f"{seat} pay {other} 1", "SP-034")
    refused(m, f"{seat} lay GU01a", "SP-032")
    refused(m, f"{other} vow {seat} peace", "SP-034")


@rule("SP-Q04")
def test_all_cards_of_the_box() -> None:
    """104 intrigue cards, 62 market cards, of which 8 and 8 start."""
    assert (len(INTRIGUE), len(MARKET)) == (104, 62)
    starting = {name for name, starts in zip(MARKET, deck().starting) if starts}
    assert starting == STARTERS | STARTING_SLAVES


# --- The turn --------------------------------------------------------------------------------------


@rule("SP-040", "SP-041", "SP-042")
def test_the_order_of_phases() -> None:
    """Upkeep, Intrigue, Market, Arena, and again; the host begins."""
    m = dealt(3, 4)
    order = []
    while view(m, None)["turn"] < 3:
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
        order.append((view(m, None)["turn"], phase(m)))
    seen = [each for number, each in enumerate(order) if number == 0 or order[number - 1] != each]
    phases = ["upkeep", "intrigue", "market", "arena"]
    assert seen == [(turn, name) for turn in (1, 2) for name in phases] + [(3, "upkeep")]


@rule("SP-042", "SP-043")
def test_the_host_token_stays_until_it_is_sold() -> None:
    """The new host opens the next Intrigue phase; the token is sold in the first turn already."""
    m = trading(house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL"), host="C")
    play(m, "A ready; B ready; C ready")
    for _ in range(3):
        play(m, "A bid 0; B bid 0; C bid 0")
    assert view(m, None)["host"] == 2
    play(m, "A bid 0; B bid 1; C bid 0")
    assert view(m, None)["host"] == 1
    assert to_act(m) == "B"
    play(m, "B invite C; C refuse; B invite A; A refuse; B enter GL02a")
    assert phase(m) == "upkeep"
    play(m, "A keep; B keep")
    assert (phase(m), to_act(m)) == ("intrigue", "B")
    assert "* host B" in lines(m)
    assert assets(m, "B") == "GL02a"
    assert guards(m, "B") == (0, 0)
