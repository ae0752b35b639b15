"""Gifts, exchanges, promises and services (SP-700 to SP-705), and worked examples with gold (SP-E14 to SP-E19)."""

from __future__ import annotations

import pytest

import ludus
from ludus.kernel.meta import SEATS
from tests.kit.records import same_after_replay
from tests.kit.rules import rule

from .table import (
    GAME,
    arena,
    assets,
    auction,
    checkpoint,
    duel,
    facts_of,
    gold,
    golds,
    guards,
    house,
    influence,
    influences,
    intrigue,
    lines,
    market_discards,
    moves,
    play,
    refused,
    scene,
    stage,
    to_act,
    trading,
    view,
    wagering,
)

pytestmark = pytest.mark.both

ATOMIC = {"service_deals": "atomic"}


# --- Gifts -----------------------------------------------------------------------------------------


@rule("SP-700", "SP-006")
def test_a_gift_is_at_once_and_for_ever() -> None:
    m = intrigue(house(gold=3), house("SOL"), house("TUL"))
    play(m, "A pay B 2")
    assert golds(m) == [1, 7, 5]
    assert facts_of(m, "paid") == [{"who": 0, "to": 1, "gold": 2}]
    for text in ("A pay A 1", "A pay D 1", "A pay B 0"):
        refused(m, text, "SP-700")
    refused(m, "A pay B 2", "SP-008")


@rule("SP-700", "SP-345", "SP-006")
def test_gifts_in_every_phase_but_not_into_sealed_bids() -> None:
    made = [house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL")]
    for m in (trading(*made), arena(*made), duel(*made, one="A GL01a", two="B GL02a")):
        play(m, "C pay A 1; B pay C 2")
        assert golds(m) == [6, 3, 6]
    bidding = auction(*made, lots="GL11 GL12 GL13")
    assert not view(bidding, None)["sealed"]
    play(bidding, "C pay A 1; C bid 0")
    assert view(bidding, None)["sealed"]
    refused(bidding, "A pay B 1", "SP-345")
    refused(bidding, "A offer B 1 : 1", "SP-345")
    refused(bidding, "A offer B 1 : GU", "SP-302")


@rule("SP-006", "SP-345", "SP-434")
def test_gifts_while_wagers_are_placed() -> None:
    """A wager is no bid; who has placed one gives what is left, which nobody sees."""
    made = [house(gold=5, assets="GL01a"), house("SOL", assets="GL02a"), house("TUL", gold=0)]
    m = wagering(*made, one="A GL01a", two="B GL02a")
    play(m, "A pay C 1; A bet V1=3")
    assert not view(m, None)["sealed"]
    refused(m, "A pay C 2", "SP-008")
    play(m, "A pay C 1; A vow C mercy; C bet IN=2")
    assert golds(m) == [3, 5, 2]
    assert view(m, "B")["arena"]["bets"] == [None] * 3
    for number in range(10):
        assert min(golds(play(m.sample(1, number), "B bet"))) >= 0
    refused(m, "C pay A 1", "SP-008")
    play(m, "B bet")
    assert golds(m) == [0, 5, 0]
    m = arena(*made, options={"wagers": "in_turn"})
    play(m, "A invite A; A enter GL01a; A invite B; B enter GL02a; A bet V1=3; A pay C 2")
    refused(m, "A pay C 1", "SP-008")


@rule("SP-703", "SP-345")
def test_promises_while_bids_are_sealed() -> None:
    """Only gold stays where it is."""
    m = auction(house(), house("SOL"), house("TUL"), lots="GL11 GL12 GL13")
    play(m, "A bid 2; A vow B peace; B vow C gold 2; B kept 1; C bid 1")
    assert [each["state"] for each in view(m, None)["vows"]] == ["kept", "open"]
    assert view(m, "C")["auction"]["bid"] == 1
    assert "bid 2" not in m.record(False)
    assert lines(ludus.read_record(m.record()))[-3:] == ["B vow C gold 2", "B kept 1", "C bid 1"]


@rule("SP-345", "SP-Q42")
def test_a_house_that_has_left_seals_nothing() -> None:
    """Its bid of nothing is no secret; the time for gifts ends with the first real bid."""
    m = auction(house(gold=9), house("SOL"), house("TUL"), house("GLA"), lots="GL11 GL12 GL13 GL05")
    play(m, "D resign; A pay B 1; A bid 0")
    refused(m, "A pay B 1", "SP-345")
    play(m, "B bid 0; C bid 0; *; A pay B 1")
    assert golds(m)[:2] == [7, 7]


@rule("SP-345", "SP-Q34")
def test_the_amount_of_a_hidden_gift() -> None:
    """Between two lots; the two see it all, the others that it happened."""
    m = checkpoint(
        house(hand="RE07a", gold=7),
        house("SOL"),
        house("TUL"),
        after="lot",
        phase="market",
        hidden=True,
        lots="",
        lot=0,
    )
    play(m, "A pay B 3")
    for observer, amount in (("A", 3), ("B", 3), ("C", None), (None, None)):
        assert facts_of(m, "paid", seat=observer) == [{"who": 0, "to": 1, "gold": amount}]
    assert [each["gold"] for each in view(m, "C")["seats"]] == [None, None, 5]
    assert [each["gold"] for each in view(m, "B")["seats"]] == [None, 8, None]
    assert "pay" not in m.record(False)
    assert "A pay B 3" in lines(m)
    refused(m, "A offer B 1 : 1", "SP-345")


# --- Exchanges -------------------------------------------------------------------------------------


@rule("SP-E14", "SP-Q46", "SP-701", "SP-301", "SP-303")
def test_a_gladiator_to_the_bank_a_guard_to_a_neighbour() -> None:
    """B sells to the bank, A buys a guard of C."""
    m = trading(house(gold=5), house("SOL", gold=1, assets="GL01a"), house("TUL", gold=0, guards=1), house("GLA"))
    play(m, "A offer B 3 : GL01a; B reject 1; B bank GL01a; A offer C 3 : GU; C accept 2")
    assert golds(m) == [2, 3, 3, 5]
    assert (guards(m, "A"), guards(m, "C")) == ((1, 0), (0, 0))
    assert facts_of(m, "traded")[0]["wants"] == {"gold": 0, "assets": ["GU"]}


@rule("SP-701")
def test_both_sides_move_together() -> None:
    """Gold and assets for assets."""
    m = trading(house(gold=4, assets="GL01a WE01a"), house("SOL", assets="GL05 SL01a"), house("TUL"))
    play(m, "A offer B 4 GL01a WE01a : GL05")
    (offer,) = view(m, "C")["offers"]
    assert offer == {
        "number": 1,
        "from": 0,
        "to": 1,
        "gives": {"gold": 4, "assets": ["GL01a", "WE01a"]},
        "wants": {"gold": 0, "assets": ["GL05"]},
        "service": None,
    }
    play(m, "B accept 1")
    assert (assets(m, "A"), assets(m, "B"), golds(m)) == ("GL05", "GL01a SL01a WE01a", [0, 9, 5])


@rule("SP-701", "SP-302")
def test_assets_only_in_the_open_market() -> None:
    made = [house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL")]
    for m in (intrigue(*made), arena(*made)):
        refused(m, "A offer B GL01a : 2", "SP-302")


@rule("SP-301", "SP-701")
def test_assets_at_any_price() -> None:
    """Even for nothing, if the other house agrees."""
    m = trading(house(assets="GL01a WE01a"), house("SOL", gold=0, assets="GL02a"), house("TUL"))
    code = GAME.parse(m.state, 0, "offer B WE01a GL01a : 0")
    assert [fact.message for fact in GAME.warnings(m.state, 0, code)] == ["warn-for-nothing"]
    play(m, "A offer B WE01a GL01a : 0; B accept 1; C offer B 0 : GL02a")
    assert [step.move for step in m.steps] == ["offer B GL01a WE01a : 0", "accept 1", "offer B 0 : GL02a"]
    play(m, "B accept 2")
    assert (assets(m, "B"), assets(m, "C"), golds(m)) == ("GL01a WE01a", "GL02a", [5, 0, 5])


@rule("SP-701")
def test_what_an_offer_can_hold() -> None:
    """At most three assets and 63 gold on a side, and the refusal says so."""
    m = trading(house(gold=99, assets="GL01a GL02a GL03a GL04a"), house("SOL", gold=99, assets="GL05"), house("TUL"))
    for text in (
        "A offer B 64 : GL05",
        "A offer B GL01a GL02a GL03a GL04a : GL05",
        "B offer A GL05 : 64",
        "B offer A GL05 : GL01a GL02a GL03a GL04a",
        "B offer A GL05 : GL01a 60 4",
    ):
        refused(m, text, "SP-701")
    with pytest.raises(ludus.Illegal, match="at most 63"):
        m.play(0, "offer B 64 : GL05")
    play(m, "A offer B 63 : GL05; B accept 1; A offer B GL01a GL02a GL03a : 63")


@rule("SP-701")
def test_an_offer_needs_two_sides() -> None:
    """Gold for nothing is a gift, nothing for gold a beggar."""
    m = trading(house(assets="GL01a"), house("SOL", gold=2, assets="GL02a"), house("TUL"))
    refused(m, "A offer B 1 : 0", "SP-701")
    refused(m, "A offer B 0 : 1", "SP-701")
    refused(m, "A offer B 0 : 0", "SP-701")
    refused(m, "A offer B 1 : 1", "SP-701")
    refused(m, "A offer B GL01a 1 : GL02a 1", "SP-701")
    refused(m, "A offer A 1 : GL01a", "SP-701")
    refused(m, "A offer D 1 : GL01a", "SP-701")
    refused(m, "A offer B 6 : GL02a", "SP-008")
    refused(m, "A offer B SL01a : 2", "SP-305")
    refused(m, "A offer B GL01a : 3", "SP-702")
    refused(m, "A offer B GL01a GL01a : 1", "SP-701")
    refused(m, "A offer B 1 : GL01a", "SP-702")


@rule("SP-702")
def test_an_offer_ends_when_it_is_answered_or_withdrawn() -> None:
    """Several may be open; only its giver withdraws it, only its receiver answers."""
    m = trading(house(gold=9), house("SOL", assets="GL01a GL02a GL03a"), house("TUL"))
    play(m, "A offer B 2 : GL01a; A offer B 2 : GL02a; A offer B 2 : GL03a")
    assert [each["number"] for each in view(m, None)["offers"]] == [1, 2, 3]
    refused(m, "C accept 1", "SP-702")
    refused(m, "A accept 1", "SP-702")
    refused(m, "B cancel 1", "SP-702")
    play(m, "A cancel 2; B reject 1; B accept 3")
    assert view(m, None)["offers"] == []
    assert assets(m, "B") == "GL01a GL02a"
    refused(m, "B accept 3", "SP-702")


@rule("SP-702")
def test_nobody_accepts_what_the_other_house_cannot_deliver() -> None:
    """A position may hold an offer of more gold than there is."""
    m = play(trading(house(gold=4), house("SOL", assets="GL01a"), house("TUL")), "A offer B 3 : GL01a")
    here = m.position()
    here["houses"][0]["gold"] = 2
    refused(ludus.from_position("spartacus", here, 1), "B accept 1", "SP-702")


def lapsed(m: ludus.Match) -> list[str]:
    """From whom to whom the lapsed offers were, as everybody sees it."""
    return [SEATS[each["who"]] + SEATS[each["to"]] for each in facts_of(m, "expired")]


@rule("SP-702")
def test_offers_that_became_impossible_are_void() -> None:
    """The card is sold, the gold is spent."""
    m = trading(house(gold=4), house("SOL", assets="GL01a GL02a"), house("TUL", gold=4))
    play(m, "A offer B 3 : GL01a; C offer B 4 : GL01a; A offer B 3 : GL02a; B accept 1")
    assert view(m, None)["offers"] == []
    assert lapsed(m) == ["CB", "AB"]
    m = trading(house(gold=4), house("SOL", assets="GL01a"), house("TUL"))
    play(m, "A offer B 3 : GL01a; A pay C 2")
    assert view(m, None)["offers"] == []
    m = trading(house(gold=4), house("SOL", assets="GL01a"), house("TUL"))
    play(m, "A offer B 3 : GL01a; B bank GL01a")
    assert view(m, None)["offers"] == []
    assert lapsed(m) == ["AB"]


@rule("SP-702", "SP-308")
def test_offers_end_with_the_step() -> None:
    m = trading(house(gold=4), house("SOL", assets="GL01a"), house("TUL"))
    play(m, "A offer B 3 : GL01a; B offer A GL01a : 4; A ready; B reject 1; B ready; C ready")
    assert view(m, None)["offers"] == []
    assert stage(m) == "bid"
    assert lapsed(m) == ["BA"], "a rejected one is over before"


@rule("SP-702", "SP-740")
def test_offers_outlast_a_reaction() -> None:
    """A free reaction in the open market ends no step; what is traded waits until it is settled."""
    m = trading(
        house(influence=7, assets="GL01a SL01a", hand="RE07a"),
        house("SOL", influence=7, gold=9, hand="SC01a", assets="GL02a"),
        house("TUL", assets="SL02a"),
    )
    play(m, "A offer B GL01a : 3; C offer B SL02a : 2; A react RE07a >B")
    assert (to_act(m), stage(m)) == ("B", "reaction")
    assert [each["number"] for each in view(m, None)["offers"]] == [1, 2]
    assert moves(m, "B") == ["pass", "reject 1", "reject 2"]
    refused(m, "B accept 1", "SP-302")
    refused(m, "A offer B SL01a : 1", "SP-302")
    play(m, "B reject 2; B pass; B accept 1")
    assert (stage(m), assets(m, "B"), golds(m)) == ("trade", "GL01a GL02a", [8, 6, 5])


@rule("SP-702")
def test_not_more_than_eight_open_offers() -> None:
    """Against flooding the table."""
    m = trading(house(gold=9), house("SOL", assets="GL01a"), house("TUL"))
    for _ in range(8):
        play(m, "A offer B 3 : GL01a")
    refused(m, "A offer B 4 : GL01a", "SP-702")


@rule("SP-701", "SP-306", "SP-307")
def test_a_champion_that_changes_owner_takes_influence_along() -> None:
    m = trading(house(assets="GL01a# GL02a++"), house("SOL", gold=9), house("TUL"))
    play(m, "A offer B GL01a GL02a : 9; B accept 1")
    assert (influences(m), assets(m, "B")) == ([3, 5, 4], "GL01a# GL02a++")


@rule("SP-701", "SP-443", "SP-009")
@pytest.mark.parametrize("before", [(1, 5), (5, 1), (12, 12), (1, 1), (5, 12)])
def test_a_champion_for_a_champion_moves_no_influence(before: tuple[int, int]) -> None:
    """Both sides move together, so that neither end of the track counts."""
    m = trading(
        house("TUL", influence=before[0], assets="GL01a#"),
        house("SOL", influence=before[1], assets="GL05#"),
        house("BAT"),
    )
    warned = [fact.message for fact in GAME.warnings(m.state, 0, GAME.parse(m.state, 0, "offer B GL01a : GL05"))]
    assert warned == []
    play(m, "A offer B GL01a : GL05; B accept 1")
    assert (influences(m)[:2], assets(m, "A"), assets(m, "B")) == ([*before], "GL05#", "GL01a#")
    assert not facts_of(m, "influence")


@rule("SP-701", "SP-443")
def test_two_champions_for_one() -> None:
    """The difference counts."""
    m = trading(house("TUL", influence=2, assets="GL01a# GL02a#"), house("SOL", influence=11, assets="GL05#"), house())
    play(m, "A offer B GL01a GL02a : GL05; B accept 1")
    assert influences(m) == [1, 12, 4]


# --- Promises --------------------------------------------------------------------------------------


@rule("SP-703")
def test_a_promise_is_logged_and_judged_by_its_receiver() -> None:
    m = intrigue(house(), house("SOL"), house("TUL"))
    play(m, "A vow B peace; C vow B support; A vow C gold 3")
    shown = view(m, None)["vows"]
    assert [(each["number"], each["from"], each["to"], each["what"], each["gold"]) for each in shown] == [
        (1, 0, 1, "peace", 0),
        (2, 2, 1, "support", 0),
        (3, 0, 2, "gold", 3),
    ]
    refused(m, "A kept 1", "SP-703")
    refused(m, "C broken 1", "SP-703")
    play(m, "B broken 1; B kept 2")
    refused(m, "B kept 1", "SP-703")
    assert [(each["kept"], each["broken"]) for each in view(m, None)["seats"]] == [(0, 1), (0, 0), (1, 0)]
    assert [each["state"] for each in view(m, None)["vows"]] == ["broken", "kept", "open"]


@rule("SP-703")
def test_a_promise_of_gold_is_kept_by_paying() -> None:
    """By one gift of at least so much to the right house."""
    m = intrigue(house(gold=9), house("SOL"), house("TUL"))
    play(m, "A vow C gold 3; A pay C 2; A pay B 3")
    assert view(m, None)["vows"][0]["state"] == "open"
    assert "pay C 3" in moves(m, "A")
    play(m, "A pay C 3")
    assert view(m, None)["vows"][0]["state"] == "kept"
    assert "pay C 3" not in moves(m, "A")


@rule("SP-703", "SP-208")
def test_promises_bind_nobody() -> None:
    """The scheme promised not to be played is played."""
    m = intrigue(house(hand="SC16a"), house("SOL"), house("TUL"))
    play(m, "A vow B peace; A play SC16a >B")
    assert influence(m, "B") == 3


@rule("SP-703")
@pytest.mark.parametrize("what", ["support", "peace", "nofoil", "invite", "spare", "mercy", "death"])
def test_what_can_be_promised(what: str) -> None:
    """A structured tag; only gold has an amount."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    play(m, f"C vow A {what}")
    assert view(m, None)["vows"][0]["what"] == what
    refused(m, f"C vow A {what} 2", "SP-703")
    refused(m, "C vow A gold", "SP-703")
    refused(m, f"C vow C {what}", "SP-703")


@rule("SP-703")
def test_a_promise_in_words() -> None:
    """Free text, alone or with a structured tag; its receiver says what became of it."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    m.play(0, 'vow B "2 gold,  if you support me"')
    m.play(2, 'VOW b gold 2 "честное слово"')
    m.play(0, "vow B words")
    shown = [(each["what"], each["gold"], each["words"]) for each in view(m, None)["vows"]]
    assert shown == [
        ("words", 0, "2 gold, if you support me"),
        ("gold", 2, "честное слово"),
        ("words", 0, None),
    ]
    said = [event.facts for event in m.events(1) if event.kind == "did"]
    assert said[0] == {"move": "vow B words", "words": "2 gold, if you support me"}
    assert said[2] == {"move": "vow B words"}
    play(m, "B broken 1; B kept 3")
    assert [each["state"] for each in view(m, None)["vows"]] == ["broken", "open", "kept"]
    refused(m, "A vow B words 2", "SP-703")


@rule("SP-703", "SP-764")
def test_words_are_kept_with_the_game() -> None:
    """In the record, in a position, in a copy, and in a sampled world."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    m.play(0, 'vow B "first"')
    m.play(1, 'vow C peace "until “he” dies"')
    assert [step.move for step in m.steps] == ['vow B words "first"', 'vow C peace "until “he” dies"']
    assert m.check(0, 'vow B  "y  z"') == 'vow B words "y z"'
    same_after_replay(m)
    for other in (ludus.from_position("spartacus", m.position()), m.sample(2, seed=1)):
        assert view(other, "C")["vows"] == view(m, "C")["vows"]
    copy = m.state.clone()
    copy.wordings[0] = "only here"  # type: ignore[attr-defined]
    assert view(m, None)["vows"][0]["words"] == "first"
    m.take_back(1)
    assert [each["words"] for each in view(m, None)["vows"]] == ["first"]


@rule("SP-703", "SP-710")
@pytest.mark.parametrize(
    "text",
    ['vow "x"', 'vow B "x', 'vow B "x" y', 'vow B "x" "y"', 'pay B 2 "x"', 'end "x"', '"x"', 'ask B "x"'],
)
def test_only_promises_and_requests_are_made_in_words(text: str) -> None:
    m = intrigue(house(gold=4, hand="SC10a"), house("SOL"), house("TUL"))
    with pytest.raises(ludus.Unreadable):
        m.play(0, text)
    assert not m.steps


@rule("SP-703")
def test_a_game_has_room_for_67_promises() -> None:
    m = intrigue(house(), house("SOL"), house("TUL"))
    for _ in range(67):
        m.play(0, "vow B peace")
    refused(m, "A vow B peace", "SP-703")
    assert view(m, None)["vows"][-1]["number"] == 67


@rule("SP-703")
def test_words_have_a_limit() -> None:
    """A refusal that says so; what would break a line of the record becomes a blank."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    m.play(0, f'vow B "{"x" * 160}"')
    with pytest.raises(ludus.Unreadable) as refusal:
        m.play(0, f'vow B "{"x" * 161}"')
    assert "160" in refusal.value.text("en") and "160" in refusal.value.text("ru")
    m.play(0, 'vow B "one\ntwo\tthree\x00"')
    assert view(m, None)["vows"][-1]["words"] == "one two three"
    same_after_replay(m)


@rule("SP-703")
@pytest.mark.parametrize(
    "change",
    [
        {"wordings": ["a", "b"]},
        {"wordings": [""]},
        {"wordings": ['a "b"']},
        {"wordings": ["a\nb"]},
        {"wordings": ["x" * 161]},
        {"wordings": [3]},
        {"wordings": "a"},
        {"worded": [2]},
        {"worded": [0]},
        {"claim": "there is no request"},
        {"claim": 3},
    ],
)
def test_words_that_cannot_have_been_said(change: dict[str, object]) -> None:
    """A position with them is refused."""
    m = intrigue(house(), house("SOL"), house("TUL"))
    m.play(0, 'vow B "a"')
    assert ludus.from_position("spartacus", m.position()).position() == m.position()
    with pytest.raises(ludus.LudusError):
        ludus.from_position("spartacus", {**m.position(), **change})


# --- Services --------------------------------------------------------------------------------------


@rule("SP-704", "SP-805")
def test_services_are_free_of_deals_unless_the_table_wants_them() -> None:
    m = intrigue(house(influence=8, hand="SC10a"), house("SOL"), house("TUL"))
    play(m, "A ask B for SC10a >A")
    refused(m, "A offer B 2 : [yes]", "SP-704")
    with pytest.raises(ludus.LudusError):
        intrigue(house(), house("SOL"), house("TUL"), options={"service_deals": "sometimes"})


@rule("SP-704")
def test_a_bought_yes() -> None:
    """Accepting pays and decides at once."""
    m = intrigue(house(influence=8, gold=3, hand="SC10a"), house("SOL"), house("TUL"), options=ATOMIC)
    play(m, "A ask B for SC10a >A; A offer B 2 : [yes]")
    assert moves(m, "B") == ["no", "yes", "accept 1", "reject 1"]
    play(m, "B accept 1")
    assert (golds(m), stage(m)) == ([1, 7, 5], "reveal")


@rule("SP-704", "SP-417", "SP-455")
def test_a_bought_refusal_and_a_bought_verdict() -> None:
    """The player who is asked sells the answer."""
    made = [house(gold=5), house("SOL", assets="GL02a"), house("TUL", gold=4, assets="GL03a")]
    m = arena(*made, options=ATOMIC)
    play(m, "A invite B; C offer B 3 : [refuse]; B accept 1")
    assert (influence(m, "B"), golds(m)) == (3, [5, 8, 1])
    m = arena(*made, options=ATOMIC)
    play(m, "C offer A 4 : [invite B]; A accept 1")
    assert (to_act(m), stage(m), golds(m)) == ("B", "enter", [9, 5, 0])
    m = duel(*made, one="B GL02a", two="C GL03a")
    bout = {**m.position()["bout"], "loser": 1, "defeat": 1}
    m = scene(*made, phase="arena", stage="verdict", waiting="A", bout=bout, bets=[-1] * 3, options=ATOMIC)
    play(m, "C offer A 4 : [up]; B offer A 5 : [down]; A accept 2")
    assert (assets(m, "C"), golds(m)) == ("", [10, 0, 4])


@rule("SP-704")
def test_bought_silence() -> None:
    """Not to react, for gold."""
    m = intrigue(house(hand="SC09a", gold=2), house("SOL", influence=6, hand="RE01a"), house("TUL"), options=ATOMIC)
    play(m, "A play SC09a >A; A offer B 2 : [pass]; B accept 1")
    assert golds(m) == [3, 7, 5]


@rule("SP-702", "SP-704")
def test_bought_silence_is_about_one_question() -> None:
    """An offer for the decision that is pending buys no later one."""
    made = [
        house(influence=6, gold=5, hand="SC04a"),
        house("SOL", influence=6, hand="RE01a RE07a", assets="GL01a"),
        house("TUL", assets="SL01a"),
    ]
    m = intrigue(*made, options=ATOMIC)
    play(m, "A play SC04a >B; A offer B 2 : [pass]; C offer B 1 : [pass]; A pay C 1; B vow A peace")
    assert len(view(m, None)["offers"]) == 2
    play(m, "B pass")
    assert (to_act(m), stage(m), view(m, None)["offers"]) == ("B", "checkpoint", [])
    refused(m, "B accept 1", "SP-702")
    play(m, "A offer B 2 : [pass]; C offer B 1 : [pass]; B accept 3")
    assert (golds(m), view(m, None)["offers"]) == ([2, 7, 6], [])


@rule("SP-702", "SP-704")
def test_bought_silence_does_not_last_into_the_next_step() -> None:
    """Nothing is left of it in the Upkeep phase, where another pass is asked for."""
    m = checkpoint(
        house(gold=5, assets="GL01a!"),
        house("SOL", hand="SC01a", assets="SL06 SL01a"),
        house("TUL", assets="SL02a"),
        after="arena",
        phase="arena",
        asked="B",
        options=ATOMIC,
        dice="2 6",
    )
    play(m, "A offer B 2 : [pass]; B pass")
    assert (to_act(m), stage(m), view(m, None)["offers"]) == ("B", "healer", [])


@rule("SP-704")
def test_only_what_is_pending_can_be_bound() -> None:
    """No decision of the future, none of another house, nothing but gold for it."""
    m = intrigue(house(influence=8, gold=3, hand="SC10a", guards=1), house("SOL"), house("TUL"), options=ATOMIC)
    refused(m, "A offer B 2 : [yes]", "SP-704")
    play(m, "A ask B for SC10a >A")
    refused(m, "A offer C 2 : [yes]", "SP-704")
    refused(m, "A offer B 2 : [refuse]", "SP-704")
    refused(m, "A offer B GU : [yes]", "SP-302")
    refused(m, "A offer B 0 : [yes]", "SP-704")
    refused(m, "A offer B 4 : [yes]", "SP-008")
    play(m, "A offer B 2 : [yes]; B no")
    assert view(m, None)["offers"] == []


@rule("SP-701", "SP-702")
def test_gold_is_enough_for_one_buyer_only() -> None:
    """The same two coins cannot be paid twice."""
    m = trading(house(gold=2), house("SOL", assets="GL01a"), house("TUL", assets="SL01a"))
    play(m, "A offer B 2 : GL01a; A offer C 2 : SL01a; C accept 2")
    refused(m, "B accept 1", "SP-702")
    assert gold(m, "A") == 0


# --- Worked examples of market and arena -----------------------------------------------------------


@rule("SP-E15", "SP-325", "SP-328")
def test_a_void_auction_after_two_ties() -> None:
    """Agron is discarded, all bids of all rounds come back."""
    m = auction(house(), house("SOL"), house("TUL"), house("GLA"), lots="GL11 GL12 GL13 GL14")
    play(m, "A bid 0; B bid 2; C bid 3; D bid 3")
    assert (to_act(m), view(m, None)["auction"]["laid"]) == ("CD", [0, 0, 3, 3])
    refused(m, "C bid 3", "SP-322")
    play(m, "C bid 1; D bid 1; C bid 0; D bid 0")
    assert (golds(m), market_discards(m)) == ([5, 5, 5, 5], "GL11")


@rule("SP-E16", "SP-341", "SP-342", "SP-Q02")
def test_a_void_host_auction_after_a_tie() -> None:
    """Those of the void round roll; the bids come back."""
    made = [house(gold=8), house("SOL", gold=9), house("TUL", gold=9), house("GLA", gold=8)]
    m = auction(*made, dice="2 5")
    play(m, "A bid 8; C bid 6; B bid 5; D bid 8")
    assert moves(m, "A") == ["bid 0"]
    play(m, "A bid 0; D bid 0")
    assert (view(m, None)["host"], golds(m)) == (3, [8, 9, 9, 8])
    assert facts_of(m, "rolled") == [{"who": None, "for": "host", "dice": [[0, 2], [3, 5]]}]
    m = auction(*made, dice="2 5", options={"host_void": "winner_pays"})
    play(m, "A bid 8; C bid 6; B bid 5; D bid 8; A bid 0; D bid 0")
    assert (view(m, None)["host"], golds(m)) == (3, [8, 9, 9, 0])


GAMES = [
    house(gold=5, assets="GL01a WE03a AR01a XE02b"),
    house("SOL", gold=9),
    house("TUL", gold=5, assets="GL06"),
    house("GLA", gold=5, assets="GL01b"),
]


@rule("SP-E17", "SP-407", "SP-410", "SP-417", "SP-550", "SP-E18")
def test_invitations_with_a_gift() -> None:
    """D refuses, A pays for the honour, C enters himself."""
    m = arena(*GAMES, host="C")
    play(m, "C invite D; D refuse; A pay C 3; C invite A; A enter GL01a WE03a AR01a XE02b; C invite C; C enter GL06")
    assert (influence(m, "D"), golds(m)) == (3, [2, 9, 8, 5])
    sides = view(m, None)["arena"]["sides"]
    assert [(each["seat"], each["fighter"], each["gear"]) for each in sides] == [
        (0, "GL01a", ["WE03a", "AR01a", "XE02b"]),
        (2, "GL06", []),
    ]
    play(m, "B bet V2=3 DC=3; A bet; C bet; D bet")
    assert golds(m) == [2, 3, 8, 5]


@rule("SP-E19", "SP-435", "SP-436", "SP-Q01", "SP-801")
@pytest.mark.parametrize(("odds", "after"), [("3", 3 + 12), ("2", 3 + 9)])
def test_a_decapitation_pays(odds: str, after: int) -> None:
    """B staked 3 on Decapitation and 3 on the loser."""
    made = [GAMES[0], house("SOL", gold=3), *GAMES[2:]]
    m = duel(
        *made,
        one="A GL01a",
        two="C GL06",
        at="d3 d4",
        left="3 2 2 1 1 1",
        host="C",
        bets=[0, 3 << 2 | 3 << 6, 0, 0],
        dice="6 6 6 1",
        options={"decap_odds": odds},
    )
    play(m, "A x")
    assert (gold(m, "B"), market_discards(m), influence(m, "A")) == (after, "GL06", 5)
