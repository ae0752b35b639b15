"""Decisions as text (specification 7)."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus import Match
from ludus.games.spartacus import moves as codes
from ludus.games.spartacus.legality_basics import UNKNOWN
from ludus.games.spartacus.notation import Parser, format_move
from ludus.games.spartacus.state import Spartacus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    GAME,
    arena,
    assets,
    auction,
    balancing,
    dealt,
    duel,
    gold,
    house,
    influences,
    intrigue,
    moves,
    new_turn,
    play,
    refused,
    scene,
    stage,
    to_act,
    trading,
    unreadable,
    wagering,
)

pytestmark = pytest.mark.both


# --- Round trips -----------------------------------------------------------------------------------


@rule("SP-220", "SP-764")
@pytest.mark.parametrize("seed", range(8))
def test_every_move_of_the_menu_reads_back(seed: int) -> None:
    """What is written is what is read, in any case and with any spaces; the menu is legal."""
    options = {"service_deals": "atomic"} if seed % 2 else {}
    m = dealt(3 + seed % 2, seed, **options)
    rng = Rng(seed, 2)
    kinds = set()
    while not m.over and len(m.steps) < 260:
        for seat in (*m.to_act, *m.may_act):
            codes = m.state.legal(seat)
            texts = [GAME.format(m.state, seat, code) for code in codes]
            assert len(set(texts)) == len(texts)
            for code, text in zip(codes, texts):
                assert GAME.parse(m.state, seat, text) == code
                assert GAME.parse(m.state, seat, f"  {text.upper().replace(' ', '   ')} ") == code
                assert m.state.why_not(seat, code) == 0
                assert text.isascii()
                kinds.add(text.split()[0])
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.random_move(seat, rng))
    assert {"play", "sell", "end", "bid", "ready", "bank", "pass", "keep", "drop"} <= kinds


MOVES: list[str] = [
    "A end",
    "A sell SC14a",
    "A lay GU01a",
    "A hab 2 GL01a SL01a GU",
    "A use SL08 >B",
    "A use SL16 : SC14a",
    "A play SC14a >B : SL01a",
    "A play SC15a >B +C",
    "A play SC02a >A X2",
    "A play SC02a >A X2 agent",
    "A play SC02a >A agent",
    "A ask B for SC17 >B",
    "A ask B,C gold 15 for SC17 >B",
    "A ask C for SC17 >A X4 agent",
    "A react RE07a >C",
    "A pay B 3",
    "A vow C gold 2",
    "A vow C peace",
]


@rule("SP-206", "SP-700", "SP-703", "SP-710")
@pytest.mark.parametrize("text", MOVES)
def test_moves_of_an_intrigue_turn(text: str) -> None:
    """Canonical as they are."""
    m = intrigue(
        house(
            "SOL",
            influence=4,
            gold=10,
            hand="SC14a SC15a SC02a SC17 RE07a GU01a",
            assets="GL01a GL18 SL01a SL08 SL16",
            guards=1,
        ),
        house("BAT", hand="SC01a"),
        house("TUL"),
    )
    if text == "A end":
        play(m, "A sell SC17; A sell SC02a")
    assert m.check(0, text[2:]) == text[2:]
    play(m, text)
    assert m.steps[-1].move == text[2:]


MOMENTS: list[tuple[str, str]] = [
    ("balance", "keep"),
    ("balance", "drop GL01a GL02a"),
    ("trade", "offer B 3 GL01a : WE01a"),
    ("trade", "offer B GL01a GL02a GU : 4"),
    ("trade", "offer B 5 : GU"),
    ("trade", "bank GL01a"),
    ("trade", "ready"),
    ("bid", "bid 5"),
    ("invite", "invite A"),
    ("enter", "enter GL01a WE02a AR01a XE02b"),
    ("enter", "refuse"),
    ("wager", "bet V1=3 IN=2 DC=1"),
    ("wager", "bet"),
    ("act", "d3 x"),
    ("act", "c3"),
    ("act", "d2"),
]


def moment(name: str) -> Match:
    made = [
        house(gold=6, assets="GL01a GL02a WE02a AR01a XE02b", guards=1),
        house("SOL", gold=6, assets="GL05 WE01a", guards=1),
        house("TUL"),
    ]
    if name == "balance":
        return balancing(*made)
    if name == "trade":
        return trading(*made)
    if name == "bid":
        return auction(*made, lots="GL11 GL12 GL13")
    if name == "wager":
        return wagering(*made, one="A GL01a", two="B GL05")
    if name == "act":
        return duel(*made, one="A GL01a", two="B GL05", at="d2 d4")
    m = arena(*made)
    return play(m, "A invite A") if name == "enter" else m


@rule("SP-110", "SP-303", "SP-322", "SP-405", "SP-406", "SP-430", "SP-504", "SP-701")
@pytest.mark.parametrize(("name", "text"), MOMENTS)
def test_moves_of_other_moments(name: str, text: str) -> None:
    m = moment(name)
    assert m.check(0, text) == text
    m.play(0, text)
    assert m.steps[-1].move == text


@rule("SP-022", "SP-504")
def test_words_that_mean_the_same() -> None:
    """The fighter's place may be left out, the figure too; gear finds its slot."""
    m = moment("act")
    assert m.check(0, "stay") == "d2"
    m = duel(
        *[house(assets="GL01a"), house("SOL", assets="GL05"), house("TUL")], one="A GL01a", two="B GL05", at="d3 d4"
    )
    assert (m.check(0, "x"), m.check(0, "stay x"), m.check(0, "D3 X")) == ("d3 x", "d3 x", "d3 x")
    m = moment("enter")
    assert m.check(0, "enter GL01a XE02b WE02a") == "enter GL01a WE02a XE02b"
    m = ludus.new_match("spartacus", 3, 1)
    assert m.check(m.to_act[0], "house gla") == "house GLA fig 1"
    m = moment("wager")
    assert m.check(0, "bet DC=1 V1=3") == "bet V1=3 DC=1"
    m = moment("trade")
    assert m.check(0, "offer B GL02a GL01a : 2 1") == "offer B GL01a GL02a : 3"


@rule("SP-Q09")
def test_targets_that_leave_no_choice_may_be_left_out() -> None:
    """`play SC10a X5` of the specification."""
    m = intrigue(house("SOL", influence=7, gold=9, hand="SC10a SC01a SC25a"), house("BAT", influence=3), house("TUL"))
    assert m.check(0, "play SC10a X5") == "play SC10a >A X5"
    assert m.check(0, "play SC01a") == "play SC01a >A"
    assert m.check(0, "play SC25a") == "play SC25a >B"


@rule("SP-Q13")
def test_two_targets_in_any_order() -> None:
    """Both are targets."""
    m = intrigue(house(influence=12, hand="SC19"), house("SOL"), house("TUL"))
    play(m, "A play SC19 >C +B")
    assert influences(m) == [12, 5, 5]


@rule("SP-280")
def test_the_cards_of_an_end() -> None:
    """Named by the cards, not by their places."""
    m = intrigue(house(influence=1, hand="SC01a SC01b SC02a SC03a SC17"), house("SOL"), house("TUL"))
    assert m.check(0, "end SC17 SC01b") == "end SC01b SC17"
    code = GAME.parse(m.state, 0, "end SC17 SC01b")
    assert format_move(m.state, 0, code) == "end SC01b SC17"  # type: ignore[arg-type]


@rule("SP-112", "SP-654")
def test_drop_means_two_things() -> None:
    """Gladiators of the balance, or the asset that a scheme demands."""
    m = intrigue(house(hand="SC07a"), house("SOL", assets="SL01a SL02a"), house("TUL"))
    play(m, "A play SC07a >B")
    assert moves(m, "B") == ["drop SL01a", "drop SL02a"]
    unreadable(m, "B drop SL01a SL02a")
    m = balancing(house(assets="GL01a SL01a"), house("SOL"), house("TUL"))
    unreadable(m, "A drop SL01a")
    unreadable(m, "A drop GL01a GL01a")
    play(m, "A drop GL01a")
    assert assets(m, "A") == "SL01a"


# --- What is no move -------------------------------------------------------------------------------


NONSENSE = [
    "",
    "   ",
    "xyzzy",
    "play",
    "play SC99a",
    "play SC01",
    "play SC01a >E",
    "play SC01a > B",
    "play SC01a >B pay C",
    "play SC01a >B,C",
    "play SC01a with B,C",
    "play SC01a GL01a",
    "hab 2 GU01z",
    "broken",
    "play SC01a X0",
    "play SC01a X32",
    "play SC01a agent X2",
    "play SC14a >B : SC01a",
    "ask for SC01a",
    "ask E for SC01a >A",
    "ask B gold 16 for SC01a >A",
    "ask B gold 0 for SC01a >A",
    "ask B SC01a",
    "sell",
    "sell GL01a",
    "lay GL01a",
    "hab",
    "hab 3 GL01a",
    "hab 1 GL01a GL02a GL03a GL04a",
    "hab 1 SC01a",
    "use",
    "use SL08 >E",
    "use SL08 lot5",
    "use SL08 lot0",
    "use SL08 B",
    "end SC99a",
    "end SC01a SC01a",
    "pay B",
    "pay E 3",
    "pay B -3",
    "pay B 1.5",
    "pay B 1000",
    "offer B 3",
    "offer B : GL01a",
    "offer B 3 :",
    "offer 12 B 3 : GL01a",
    "offer B 9999999 : GL01a",
    "offer B 2 : []",
    "offer B 2 : [xyzzy]",
    "offer B 2 : [resign]",
    "vow B",
    "vow B love",
    "vow B gold 100",
    "kept",
    "kept x",
    "accept -1",
    "bid",
    "bid x",
    "bid -1",
    "bid 1 2",
    "bid 10000",
    "invite",
    "invite E",
    "invite AB",
    "enter",
    "enter GL01a XX01a",
    "bet V3=1",
    "bet V1=4",
    "bet V1=0",
    "bet V1",
    "bet V1=1 V1=2",
    "house",
    "house ROM",
    "house BAT fig 5",
    "house BAT 1",
    "keep GL01a",
    "drop",
    "drop WE01a",
    "heal",
    "heal SC01a",
    "rr",
    "rr x",
    "def",
    "def x",
    "lose",
    "lose a1",
    "lose a1 d1",
    "h1",
    "d8",
    "d4 y",
    "d4 x x",
    "x x",
    "x d8",
    "d3 x d4",
    "step",
    "step z9",
    "pass now",
    "yes please",
    "foil",
    "foil SC99a",
    "react",
    "guard",
    "regain x",
    "choose",
    "force",
    "take x",
]


@rule("SP-764")
@pytest.mark.parametrize("text", NONSENSE)
def test_what_is_no_move(text: str) -> None:
    """Unreadable, in both languages, and nothing changes."""
    m = intrigue(house(hand="SC01a SC14a", assets="GL01a SL08"), house("SOL"), house("TUL"))
    before = m.position()
    with pytest.raises(ludus.Unreadable) as error:
        m.play(0, text)
    assert error.value.text("en") != error.value.text("ru")
    assert m.position() == before


@rule("SP-764")
def test_text_that_is_none() -> None:
    m = intrigue(house(), house("SOL"), house("TUL"))
    for text in (None, 3, b"end"):
        with pytest.raises(ludus.Unreadable):
            m.play(0, text)  # type: ignore[arg-type]


WORDS = st.lists(
    st.sampled_from(
        "play ask foil react sell lay hab use end pay offer vow kept accept bid invite enter bet house keep drop heal "
        "rr def lose step pass yes no ready up down : >A >B +C X3 agent for gold B A,C 1 2 3 SC01a SC14a SC17 RE07a "
        "GL01a SL08 GU GU01a WE01a d4 x j lot1 [yes] V1=2 IN=3 BAT fig a1 d1 s0 -".split()
    ),
    max_size=7,
)


@rule("SP-764")
@settings(max_examples=300)
@given(WORDS)
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    """Never anything but a move, a refusal with its rule, or `Unreadable`; what is read reads back."""
    m = intrigue(
        house(hand="SC01a SC14a SC17 RE07a GU01a", assets="GL01a SL08 WE01a", guards=1),
        house("SOL", hand="SC02a"),
        house("TUL"),
    )
    text = " ".join(words)
    try:
        code = GAME.parse(m.state, 0, text)
    except ludus.Unreadable:
        return
    rule = m.state.why_not(0, code)
    if rule:
        assert GAME.rule(rule).startswith("SP-")
    else:
        assert GAME.parse(m.state, 0, GAME.format(m.state, 0, code)) == code
        m.play(0, text)


@rule("SP-406", "SP-703", "SP-764")
def test_numbers_of_assets_houses_and_plans_that_do_not_fit() -> None:
    """A guard is no fighter, nobody promises to a house that is not there, and a plan has so many bits."""
    m = play(arena(house(assets="GL01a", guards=1), house("SOL"), house("TUL")), "A invite A")
    assert stage(m) == "enter"
    assert m.state.why_not(0, codes.ENTER | codes.A_GUARD << codes.PAYLOAD) == 406
    vows = [m.state.why_not(0, codes.VOW | (to | 1 << 2) << codes.PAYLOAD) for to in range(4)]
    assert vows == [703, 0, 0, 703]
    m = intrigue(house(hand="SC01a"), house("SOL"), house("TUL"))
    plans = (codes.PLAN, codes.PLAN + 1)
    assert [m.state.why_not(0, codes.PLAY | plan << codes.PAYLOAD) for plan in plans] == [220, UNKNOWN]
    asked = [m.state.why_not(0, codes.ASK | named << codes.PAYLOAD) for named in (0, 1 << 33, 1 << 34)]
    assert asked == [221, UNKNOWN, UNKNOWN]


@rule("SP-215", "SP-280")
def test_numbers_of_abilities_and_places_in_a_hand_that_do_not_fit() -> None:
    """A house has two abilities, and nobody throws away a card beyond the hand."""
    m = intrigue(house(hand="SC01a SC02a SC03a SC04a SC05a"), house("SOL"), house("TUL"))
    assert [m.state.why_not(0, codes.ABILITY | number << codes.PAYLOAD) for number in (0, 3)] == [215, 215]
    ends = [m.state.why_not(0, codes.END | 1 << place << codes.PAYLOAD) for place in range(7)]
    assert ends == [0, 0, 0, 0, 0, 280, 280]


@rule("SP-405", "SP-431", "SP-504", "SP-508")
def test_numbers_that_no_text_is_read_as() -> None:
    """Houses that are not there, stakes beyond the four corners, a way after no attack, a way with something else."""
    houses = (house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL"))
    inviting = arena(*houses).state
    assert [inviting.why_not(0, codes.INVITE | seat << codes.PAYLOAD) for seat in range(5)] == [0, 0, 0, 405, 405]
    betting = wagering(*houses, one="A GL01a", two="B GL02a").state
    assert [betting.why_not(2, codes.BET | stake << codes.PAYLOAD) for stake in (1, 1 << 8, 1 << 9)] == [0, 431, 431]
    m = duel(*houses, one="A GL01a", two="B GL02a", at="d3 d4", dice="1 1 1 1 1 1 1 1 1 1")
    place = cast(Spartacus, m.state).bout.places[0]
    assert m.state.why_not(0, codes.ACT | (place | (place + 1) << 8) << codes.PAYLOAD) == 504
    play(m, "A x")
    assert stage(m) == "step"
    step = codes.STEP | place << codes.PAYLOAD
    assert (m.state.why_not(0, step), m.state.why_not(0, step | 1 << codes.PAYLOAD + 6)) == (0, 508)


@rule("SP-764")
@settings(max_examples=300)
@given(st.integers(min_value=-(1 << 40), max_value=(1 << 62) - 1), st.integers(0, 3))
def test_any_number_is_a_move_or_refused(code: int, seat: int) -> None:
    """Move codes from outside cannot break the table."""
    m = intrigue(house(hand="SC01a"), house("SOL"), house("TUL"), house("GLA"))
    if m.state.why_not(seat, code) == 0:
        m.play_move(seat, code)
        assert stage(m)


@rule("SP-764")
@pytest.mark.parametrize("seed", range(6))
def test_mutated_moves_never_break_the_table(seed: int) -> None:
    """Single bits of real moves are turned over at every stage; each is refused, or can be written and made."""
    m = dealt(4, seed, service_deals="atomic")
    rng = Rng(seed, 8)
    for _ in range(250):
        if m.over:
            break
        seat = m.to_act[rng.below(len(m.to_act))]
        for _ in range(6):
            code = m.state.random_move(seat, rng) ^ 1 << rng.below(30)
            if m.state.why_not(seat, code) == 0:
                copy = m.state.clone()
                text = GAME.format(copy, seat, code)
                assert GAME.parse(copy, seat, text) == code
                copy.apply(seat, code)
        m.play_move(seat, m.state.random_move(seat, rng))


@rule("SP-704")
def test_parsing_a_service_reads_for_the_other_house() -> None:
    """The decision in brackets is one of the receiver."""
    m = arena(house(), house("SOL", gold=4), house("TUL"), options={"service_deals": "atomic"})
    code = GAME.parse(m.state, 1, "offer A 2 : [invite C]")
    assert GAME.format(m.state, 1, code) == "offer A 2 : [invite C]"
    assert Parser(m.state, 1).read("OFFER A 2 : [INVITE C]") == code  # type: ignore[arg-type]


@rule("SP-704")
@pytest.mark.parametrize("depth", [1, 2, 50, 1000, 5000])
def test_an_offer_inside_an_offer_is_refused(depth: int) -> None:
    """However deep it is nested; nobody can be brought to look for its end."""
    m = intrigue(house(), house("SOL"), house("TUL"), options={"service_deals": "atomic"})
    refused(m, "A " + "offer B 1 : [" * depth + "offer A 1 : 2" + "]" * depth, "SP-704")
    refused(m, "A " + "offer B 1 : [" * depth + "offer A 1 : [pass]" + "]" * depth, "SP-704")


@rule("SP-218")
def test_an_ability_names_what_it_is_about_and_nothing_else() -> None:
    """A spy without a house is no spy upon A, and a house is not ignored where none is asked for."""
    made = [house(hand="SC10a"), house("SOL", assets="SL08 SL11 SL16", hand="SC01a"), house("TUL", hand="SC02a")]
    m = intrigue(*made, turn="B")
    for text in (
        "use SL08",
        "use SL08 >B",
        "use SL08 >A : SC01a",
        "use SL11 >A",
        "use SL11 >C",
        "use SL11 : SC01a",
        "use SL16",
        "use SL16 >A",
        "use SL16 >A : SC01a",
    ):
        refused(m, f"B {text}", "SP-218")
    play(m, "B use SL08 >A; B use SL11; B use SL16 : SC01a")
    assert [step.move for step in m.steps] == ["use SL08 >A", "use SL11", "use SL16 : SC01a"]


@rule("SP-221", "SP-257", "SP-226", "SP-550", "SP-406")
def test_a_refusal_says_what_is_wrong() -> None:
    """What is named wrongly is no question of gold."""
    made = [
        house("SOL", influence=12, gold=20, hand="SC15a SC08a SC14a", assets="SL01a"),
        house("TUL", influence=6, gold=5, assets="SL02a", hand="RE04a RE03a"),
        house("BAT"),
    ]
    m = intrigue(*made)
    refused(m, "A play SC08a >A : SL01a", "SP-221")
    refused(m, "A play SC14a >B", "SP-226")
    play(m, "A play SC15a >B +C")
    for text in ("foil RE04a", "foil RE04a +B", "foil RE04a >A", "foil RE04a >A +C", "foil RE04a +C : SL02a"):
        refused(m, f"B {text}", "SP-221")
    refused(m, "B foil RE03a", "SP-257")
    play(m, "A pay C 1; B pay C 3")
    refused(m, "B foil RE04a +C", "SP-257")
    m = arena(house(assets="GL01a SL01a WE01a WE02a AR01a"), house("SOL"), house("TUL"))
    play(m, "A invite A")
    refused(m, "A enter GL01a WE01a WE02a", "SP-550")
    refused(m, "A enter GL01a AR01a WE02a WE01a", "SP-550")
    refused(m, "A enter GL01a SL01a", "SP-406")
    refused(m, "A enter GL01a GU", "SP-406")
    play(m, "A enter GL01a AR01a WE02a")


OTHER_WORDS = [  # of the specification, and what is written for it
    ("play SC15a >B pay C", "play SC15a >B +C"),
    ("play SC19 >A,C", "play SC19 >A +C"),
    ("play SC19 >C,A", "play SC19 >A +C"),
    ("play SC10a GL18", "play SC10a >A agent"),
    ("play SC10a X2 GL18", "play SC10a >A X2 agent"),
    ("ask B,C for SC04b >B GL18", "ask B,C for SC04b >B agent"),
    ("hab 2 GL01a SL01a GU01b", "hab 2 GL01a SL01a GU"),
    ("vow B peace", "vow B peace"),
]


@rule("SP-221", "SP-227", "SP-217")
@pytest.mark.parametrize(("text", "canonical"), OTHER_WORDS)
def test_words_of_the_specification(text: str, canonical: str) -> None:
    """Section 7 writes some decisions differently."""
    m = intrigue(
        house(
            "SOL",
            influence=3 if text.startswith("ask") else 12,
            gold=20,
            hand="SC15a SC19 SC10a SC04b",
            assets="GL01a GL18 SL01a",
            guards="GU01b",
        ),
        house("TUL", assets="GL05", hand="SC01a"),
        house("BAT"),
    )
    assert canonical.startswith("ask") or m.check(0, text) == canonical
    assert GAME.parse(m.state, 0, text) == GAME.parse(m.state, 0, canonical)


@rule("SP-704", "SP-702", "SP-703", "SP-710", "SP-752", "SP-109")
def test_more_words_of_the_specification() -> None:
    """Numbers, owners and helpers that everybody sees."""
    m = intrigue(house(influence=12, hand="SC26a"), house("SOL", hand="RE04a", assets="SL02a SL03a"), house("TUL"))
    play(m, "A play SC26a >B")
    assert m.check(1, "foil RE04a pay C") == "foil RE04a +C"
    play(m, "B pass")
    assert m.check(0, "pick B.SL02a") == "pick SL02a"
    unreadable(m, "A pick C.SL02a")
    m = trading(house(gold=9, guards="GU01a"), house("SOL", guards="GU01c", hand="GU01d"), house("TUL", gold=9))
    for guard in ("GU01a", "GU01d", "GU01e"):
        unreadable(m, f"A offer B 3 : {guard}")
    play(m, "A offer 1 B 3 : GU01c; C offer 2 B 4 : GU")
    unreadable(m, "A offer 4 B 3 : GU")
    assert [step.move for step in m.steps] == ["offer B 3 : GU", "offer B 4 : GU"]
    m = intrigue(house(influence=8, hand="SC10a"), house("SOL", influence=4), house("TUL"))
    play(m, "A ask B,C for SC10a; B yes; C no")
    unreadable(m, "A play SC10a with C")
    unreadable(m, "C play SC10a with B")
    assert m.check(0, "play SC10a with B") == "reveal"
    play(m, "A reveal; C vow A peace")
    assert m.check(0, "broken") == "broken 1"
    play(m, "A kept; B vow A peace; C vow A spare")
    unreadable(m, "A kept")
    m = new_turn(house(assets="GL01a! SL06"), house("SOL"), house("TUL"), dice="2 6")
    assert m.check(0, "healer SL06 A.GL01a") == "healer SL06"
    unreadable(m, "A healer SL06 A.GL02a")
    m = wagering(
        house(assets="GL01a GL02a"),
        house("SOL", assets="GL05"),
        house("TUL", hand="RE09a"),
        one="A GL01a",
        two="B GL05",
    )
    play(m, "A bet; B bet; C bet")
    assert m.check(2, "react RE09a >A GL02a") == "react RE09a >A : GL02a"


@rule("SP-108", "SP-109")
def test_heal_and_healer() -> None:
    m = new_turn(house(assets="GL01a! GL02a! SL06"), house("SOL"), house("TUL"), dice="2 6")
    assert m.check(0, "heal gl02a") == "heal GL02a"
    play(m, "A heal GL02a")
    assert m.check(0, "healer sl06") == "healer SL06"


@rule("SP-Q42")
def test_resigning_is_always_readable() -> None:
    m = scene(house(), house("SOL"), house("TUL"), active=0)
    play(m, "B resign; C resign")
    assert m.over
    assert to_act(m) == ""
    assert gold(m, "A") == 5
    refused(m, "A end", "SP-601")
