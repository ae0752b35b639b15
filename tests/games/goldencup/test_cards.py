"""Every champion does what its line in the file says: hired, thrown, permanent, at the end.

What must happen is computed from the file by the model of `table`, which is written from the ledger and shares nothing
with the engine.
"""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    KINDS,
    TOKENS,
    Stock,
    after_abilities,
    board,
    dice_of,
    end_glory,
    end_shopping,
    endings,
    glory,
    income,
    line_up,
    match_lines,
    own,
    play,
    printed,
    scene,
    seat,
    stock_of,
    team,
    times,
    tokens,
)

pytestmark = pytest.mark.both

CARDS = list(printed())
BOARDS = ("a2 a4 d1", "a1 a1 a2 a3 d1 d2", "a3 a3 a4 a4 a4 d3 d4 d4")
COMPANY = ("", "1 11 19", "36 15 21 28 45", "5 12 30")


def stock(text: str) -> Stock:
    """A board as text, with the glory of the start."""
    here = tokens(text)
    return Stock(tuple(here.get(kind, 0) for kind in KINDS))


def company(card: int, text: str) -> list[int]:
    return [int(word) for word in text.split() if int(word) != card]


def expected(card: int, before: str, kept: list[int]) -> set[Stock]:
    """Every stock after hiring a card: its instants and all triggers of those who are still there."""
    hired = [*kept, card]
    called = printed()[card].of("I")
    for each in hired:
        called += [
            ability for ability in printed()[each].of("P", "hire") if ability.trigger[5] in printed()[card].traits
        ]
    assert len(called) < 7
    return after_abilities(stock(before), called, hired)


@rule("GC-053", "GC-070", "GC-071", "GC-072", "GC-073", "GC-074", "GC-075", "GC-076", "GC-077", "GC-078", "GC-079")
@rule("GC-080", "GC-086", "GC-093", "GC-095", "GC-099", "GC-Q07", "GC-Q08")
@pytest.mark.parametrize("card", CARDS)
def test_hired(card: int) -> None:
    """All ways it can go."""
    sacks = any(verb == "sack" for ability in printed()[card].abilities for verb, _ in ability.gains)
    for before in BOARDS:
        for others in (company(card, text) for text in COMPANY):
            m = scene(team(before, hired=" ".join(map(str, others)), hand=str(card), coins=3), team())
            if sacks and not others:
                assert f"H{card}" not in m.moves(0)
                continue
            play(m, f"A:H{card}")
            reached: dict[tuple[int, ...], set[Stock]] = {}
            for after in endings(m, "A"):
                assert after["coins"] == 0
                reached.setdefault(tuple(after["hired"]), set()).add(stock_of(after))
            kept = [[other for other in others if other != gone] for gone in others] if sacks else [others]
            assert reached == {(*each, card): expected(card, before, each) for each in kept}


@rule("GC-040", "GC-087", "GC-090", "GC-091", "GC-092", "GC-211", "GC-212", "GC-213", "GC-214")
@pytest.mark.parametrize("card", CARDS)
def test_standing_there(card: int) -> None:
    """Income, dice and glory of the end, in any company."""
    for others in (company(card, text) for text in (*COMPANY, "1 11 19 26 13", "71 72 37 84")):
        hired = [*others, card]
        m = scene(team(hired=" ".join(map(str, hired))), team())
        shown = seat(m, "A")
        assert shown["income"] == income(hired)
        assert shown["dice"] == {str(each): dice_of(each, hired) for each in hired}
        assert own(m, "A")["end_glory"] == end_glory(hired)
        assert shown["symbols"] == [sum(printed()[each].traits.count(letter) for each in hired) for letter in "RBGYV"]
        assert shown["kinds"] == [
            kind
            for kind in "ITPE"
            if any(ability.kind == kind for each in hired for ability in printed()[each].abilities)
        ]


@rule("GC-123", "GC-125", "GC-228")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("slot", [1, 4])
def test_throwing(card: int, slot: int) -> None:
    """So many dice are rolled in a match, in whatever slot it stands."""
    others = company(card, "1 11 26 13 19")
    line = ["-"] * 4
    line[slot - 1] = str(card)
    bonus = sum(verb == "atk" for ability in printed()[card].abilities for verb, _ in ability.gains)
    value = slot if slot == 4 else slot - bonus
    dice = dice_of(card, [*others, card])
    if value < 1:
        return  # the Ashen Warlord makes every attack at least a 2
    m = scene(
        team(f"a{value}", hired=" ".join(map(str, [*others, card]))),
        team("d1"),
        f1=f"Aa{value}",
        f1_dice="1 " * dice,
        phase="matches",
    )
    line_up(m, A="/".join(line))
    rolled = ",".join(["1"] * dice)
    assert match_lines(m)[0] == f"1:Aa{value} s{value + bonus} #{card} [{rolled}] {'miss' if dice else 'goal'}"


TRIGGERED = [card for card in CARDS if printed()[card].of("P", "upg")]
SCORERS = [card for card in CARDS if printed()[card].of("P", "match")]
MODIFIERS = [
    card
    for card in CARDS
    for ability in printed()[card].of("P")
    for verb, _ in ability.gains
    if verb in ("atk", "def", "foe")
]


@rule("GC-220", "GC-225")
@pytest.mark.parametrize("card", TRIGGERED)
@pytest.mark.parametrize("bought", ["ST", "AG"])
def test_after_an_upgrade(card: int, bought: str) -> None:
    m = scene(team("a1 a2", hired=str(card), coins=3), team())
    play(m, f"A:{bought}")
    name = {"ST": "upg(stadium)", "AG": "upg(agent)"}[bought]
    called = [each for each in printed()[card].of("P", "upg") if each.trigger in (name, "upg(any)")]
    found = {stock_of(after) for after in endings(m, "A")}
    assert found == after_abilities(stock("a1 a2"), called, [card])


@rule("GC-136", "GC-210")
@pytest.mark.parametrize("card", SCORERS)
@pytest.mark.parametrize("goals", range(4))
@pytest.mark.parametrize("benched", [False, True])
def test_after_a_match(card: int, goals: int, benched: bool) -> None:
    """With as many goals as it asks for, from a slot."""
    dice = dice_of(card, [card, 11]) if not benched else 1
    rolls = [6 if number < goals else 1 for number in range(3) for _ in range(dice)]
    m = scene(
        team("a4 a4 a4 d1", hired=f"{card} 11"),
        team("d1"),
        f1="Aa4 Aa4 Aa4",
        f1_dice=" ".join(map(str, rolls)),
        phase="matches",
    )
    line_up(m, A="-/-/-/11" if benched else f"-/-/-/{card}")
    called = [each for each in printed()[card].of("P", "match") if goals >= int(each.trigger[6])]
    before = Stock(stock("a4 a4 a4 d1").board, 5 + (2 if goals == 0 else 3 + goals))
    assert {stock_of(after) for after in endings(m, "A")} == after_abilities(
        before, [] if benched else called, [card, 11]
    )


@rule("GC-221", "GC-222", "GC-233")
@pytest.mark.parametrize("card", MODIFIERS)
def test_during_a_match(card: int) -> None:
    """Each of the three modifiers stands on one card."""
    verbs = {verb for ability in printed()[card].of("P") for verb, _ in ability.gains}
    m = scene(team("a3 d1", hired=str(card)), team("a3 d1"), f1="Ba3 Bd1 Aa3 Ad1", f1_dice="1 1 1", phase="matches")
    line_up(m, A=f"-/-/-/{card}")
    strengths = [line.split()[1] for line in match_lines(m) if "a3" in line]
    assert strengths == [f"s{3 - ('foe' in verbs)}", f"s{3 - 1 + ('atk' in verbs)}"]
    m = scene(team("d1 d2", hired=str(card)), team("a4"), f1="Ad1 Ad2 Ba4", f1_dice="1", phase="matches")
    line_up(m, A=f"-/-/-/{card}")
    strength = 4 - 3 - 2 * ("def" in verbs) - ("foe" in verbs)
    assert match_lines(m)[2].split()[1] == f"s{strength}"


def test_all_verbs_are_met() -> None:
    """GC-200 to GC-215: every word of the vocabulary stands on some card."""
    verbs = {verb for card in CARDS for ability in printed()[card].abilities for verb, _ in ability.gains}
    assert verbs == {"A", "D", "upA", "upD", "dropD", "S", "F", "dice", "goal", "coin", "atk", "def", "foe", "sack"}
    assert (len(TRIGGERED), len(SCORERS), sorted(MODIFIERS)) == (2, 5, [44, 47, 73])


@rule("GC-071", "GC-074")
def test_the_model_knows_the_supply() -> None:
    """The model of these tests itself, by hand."""
    full = Stock(tuple(TOKENS.values()))
    assert after_abilities(full, printed()[71].of("I"), [71]) == {full}
    one = stock("a2 a4 d1")
    assert after_abilities(one, printed()[1].of("I"), [1]) == {stock("a2 a3 a4 d1")}
    assert times(printed()[90].abilities[1], [90, 38]) == 3


@rule("GC-050", "GC-053")
def test_a_whole_part_of_hires() -> None:
    """One after another they add up as they do alone."""
    m = scene(team("d1", hand="4 22 31", coins=9), team())
    play(m, "A:H4 A:H22 A:H31")
    assert (board(m, "A"), glory(m, "A")) == ("a1 a2 d1 d2", 5 + 1 + 2 + 2)
    end_shopping(m)
