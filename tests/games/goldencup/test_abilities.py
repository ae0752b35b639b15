"""Champions, traits and abilities (specification 3.8)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    board,
    coins,
    deal,
    end_shopping,
    facts_of,
    file_rows,
    glory,
    hand,
    line_up,
    match_lines,
    moves,
    own,
    play,
    refused,
    scene,
    seat,
    stage,
    team,
)

pytestmark = pytest.mark.both


@rule("GC-085", "GC-Q01")
def test_every_champion_has_symbols_and_abilities() -> None:
    """Each ability is of one of four kinds, and its text shows which."""
    begins = {"I": "When hired:", "T": "On each throw:", "P": "Permanent:", "E": "End of championship:"}
    for row in file_rows("champions"):
        assert set(row["traits"]) <= set("RBGYV")
        assert row["traits"]
        kinds = [part.strip()[0] for part in row["effect"].split(";")]
        actual_kinds = [
            kind
            for word in row["text_en"].replace(". ", ".\n").splitlines()
            for kind in begins
            if word.startswith(begins[kind])
        ]
        assert actual_kinds == kinds, row["no"]
    m = scene(team(hand="3 54 99", coins=12), team())
    assert m.view(0)["cards"]["3"]["effect"] == "I:A(3)+upA(1) ; P:upg(stadium)->S(-1)"


@rule("GC-086")
def test_instants_come_once() -> None:
    """Moving between slots and bench repeats nothing."""
    m = scene(team("a2", hand="71", coins=3), team(), round=2)
    play(m, "A:H71")
    assert board(m, "A") == "a2 a4"
    line_up(end_shopping(m), A="71/-/-/-")
    line_up(end_shopping(m), A="-/-/-/-")
    line_up(end_shopping(m), A="-/71/-/-")
    assert board(m, "A") == "a2 a4"


@rule("GC-086")
def test_a_card_hired_again_is_a_new_hire() -> None:
    """Its instants come again."""
    m = scene(team("a2", hired="71", hand="96 100", coins=12, agent=2), team(), decks=[[], [], []], round=2)
    play(m, "A:H96")
    assert board(m, "A") == "a2 a4"
    assert own(m, "A")["pile"] == [71]
    play(m, "A:S")
    assert 71 in hand(m, "A")
    play(m, "A:H71")
    assert board(m, "A") == "a2 a4 a4"


@rule("GC-087", "GC-123")
def test_throw_abilities_work_at_every_throw() -> None:
    """Of the thrower only."""
    m = scene(
        team("a4 a4", hired="59 71"), team("d1"), f1="Aa4 Aa4 -- -- -- --", f1_dice="1 1 1 2 2 2", phase="matches"
    )
    line_up(m, A="71/-/-/59")
    assert match_lines(m)[:2] == ["1:Aa4 s4 #59 [1,1,1] miss", "2:Aa4 s4 #59 [2,2,2] miss"]


@rule("GC-088", "GC-109")
def test_match_permanents_need_a_slot() -> None:
    """Slime on the bench changes nothing."""
    for line, expected in (("-/-/-/47", "s3"), ("-/-/-/-", "s4")):
        m = scene(team("d1", hired="47"), team("a4"), f1="Ba4", f1_dice="1", phase="matches")
        line_up(m, A=line)
        assert expected in match_lines(m)[0]


@rule("GC-089", "GC-Q04")
def test_outside_matches_everybody_is_active() -> None:
    """Hire and upgrade triggers and income of champions who were on the bench."""
    m = scene(team(hired="11 13 36 64 2"), team(), round=2, phase="matches", decks=[[12], [], []])
    play(line_up(m, A="2/-/-/-"), "B:E")
    assert coins(m, "A") == 6
    before = glory(m, "A")
    play(m, "A:H12")
    assert glory(m, "A") == before + 2  # of the card, and of the violet symbol that 36 waits for
    play(m, "A:ST A:+a1")
    assert seat(m, "A")["sponsors"]["plus"] == 2


@rule("GC-090")
def test_end_abilities_of_the_bench_count() -> None:
    """Every hired champion."""
    m = scene(team(hired="76 98 26 35 79"), team(hired="11"), phase="matches", round=6)
    line_up(m, A="-/-/-/-")
    assert facts_of(m, "scored")[0]["end"] == 2 + 3 + 1 + 3 + 2


@rule("GC-091", "GC-211")
def test_counting_takes_all_hired_champions() -> None:
    """The bench and the card itself too."""
    m = scene(team("a4", hired="41 1 38 71 2"), team("d1"), f1="Aa4", f1_dice="1 1 1 1 1 1 1 1", phase="matches")
    line_up(m, A="-/-/-/41")
    assert match_lines(m)[0] == "1:Aa4 s4 #41 [1,1,1,1,1,1,1,1] miss"  # 1 + R of 41, 1, 38 (two), 71 (two), 2


@rule("GC-092")
def test_a_symbol_twice_counts_twice() -> None:
    m = scene(team(hired="76"), team(), round=6)
    assert own(m, "A")["end_glory"] == 2
    assert seat(m, "A")["symbols"] == [2, 0, 0, 0, 0]


@rule("GC-093", "GC-Q29")
def test_a_hire_trigger_works_once_per_hire() -> None:
    """However many symbols the new card shows, and for its own hire too."""
    m = scene(team("a1", hired="36", hand="67", coins=3), team())
    play(m, "A:H67")
    assert glory(m, "A") == 5 + 1 + 3  # the trigger once; three violet symbols of 36 and 67
    m = scene(team("a1", hand="36", coins=3), team())
    assert glory(play(m, "A:H36"), "A") == 6
    m = scene(team("a1", hired="36", hand="1", coins=3), team())
    assert glory(play(m, "A:H1 A:+a1"), "A") == 5


@rule("GC-094", "GC-212")
def test_a_condition_gives_its_effect_once() -> None:
    """Not once per set; and nothing if a symbol is missing."""
    for others, dice in (("", "1"), ("11", "3"), ("11 12 14 15", "3")):
        m = scene(team(hired=f"55 {others}"), team())
        assert str(seat(m, "A")["dice"]["55"]) == dice
    m = scene(team("a1 a1", hand="70", hired="5", coins=3), team())
    play(m, "A:H70")
    assert stage(m, "A") in ("upgrade-attack", "order")
    m = scene(team("a1 a1", hand="70", hired="1", coins=3), team())
    assert stage(play(m, "A:H70"), "A") == "shop"


@rule("GC-095", "GC-208", "GC-226")
def test_for_each_multiplies_everything_before_it() -> None:
    """Glory and upgrades for every red symbol."""
    m = scene(team("a4 a4", hired="38 71", hand="90", coins=3), team())
    play(m, "A:H90 A:O90.1")
    assert glory(m, "A") == 5 + 5
    assert board(m, "A") == "a4 a4 a4"  # the new 2 could take two of the five upgrades


@rule("GC-096")
def test_a_discarded_champion_is_gone() -> None:
    """To the pile of its level, with symbols, income and abilities; tokens and glory stay."""
    m = scene(team("a2 a3", hired="13 58", hand="96", coins=3, glory=9), team(), round=2)
    assert seat(m, "A")["income"] == 6
    play(m, "A:H96 A:K58")
    assert (seat(m, "A")["hired"], own(m, "A")["pile"]) == ([13, 96], [58])
    assert seat(m, "A")["income"] == 5
    assert seat(m, "A")["symbols"] == [0, 0, 0, 0, 3]
    assert (board(m, "A"), glory(m, "A")) == ("a2 a3 a4", 14)
    end_shopping(m)
    assert m.view(None)["discards"][1] == [58]


@rule("GC-097", "GC-200", "GC-100")
@pytest.mark.parametrize("card", [34, 65, 96])
def test_a_demanded_discard_needs_another_champion(card: int) -> None:
    """Starting champions do not count."""
    m = scene(team(hand=str(card), coins=12), team())
    assert f"H{card}" not in moves(m, "A")
    refused(m, f"A:H{card}", "GC-097")
    m = scene(team(hand=str(card), hired="11 13", coins=12), team())
    play(m, f"A:H{card}")
    assert moves(m, "A") == {"K11", "K13"}
    refused(m, f"A:K{card}", "GC-097")
    refused(m, "A:K1", "GC-200")
    refused(m, "A:E", "GC-098")


@rule("GC-098", "GC-197", "GC-Q07")
def test_the_discard_comes_first() -> None:
    """Before the triggers are looked at, so that a discarded trigger is silent."""
    m = scene(team("a1", hired="36 11", hand="96", coins=3), team())
    play(m, "A:H96 A:K36")
    assert glory(m, "A") == 10
    m = scene(team("a1", hired="36 11", hand="96", coins=3), team())
    play(m, "A:H96 A:K11")
    assert glory(m, "A") == 11


@rule("GC-098", "GC-097")
def test_the_only_other_champion_is_discarded_without_a_question() -> None:
    m = scene(team("a1", hired="36", hand="96", coins=3), team())
    play(m, "A:H96")
    assert (seat(m, "A")["hired"], glory(m, "A"), stage(m, "A")) == ([96], 10, "shop")


@rule("GC-099")
def test_what_cannot_be_done_is_skipped() -> None:
    """Everything possible is done."""
    m = scene(team("a4 a4 a4 a3 a3 a3", hand="1", coins=3), team())
    play(m, "A:H1")
    assert board(m, "A") == "a2 a3 a3 a3 a4 a4 a4"  # the 2 was added, nothing could be upgraded


@rule("GC-100")
def test_starting_champions_are_no_champions() -> None:
    """No symbols, no abilities, not hired."""
    m = deal(2)
    shown = seat(m, "A")
    assert (shown["hired"], shown["symbols"], shown["kinds"], shown["dice"]) == ([], [0] * 5, [], {})


# --- The order of effects --------------------------------------------------------------------------


@rule("GC-Q07", "GC-230")
def test_the_owner_orders_instants_and_triggers() -> None:
    """The defence of the card and the trigger do not touch, so nothing is asked; here it matters."""
    m = scene(team("a4", hired="28", hand="26", coins=3), team())
    play(m, "A:H26")
    assert stage(m, "A") == "order"
    assert moves(m, "A") == {"O26.1", "O28.2"}
    refused(m, "A:O28.1", "GC-Q07")
    refused(m, "A:E", "GC-Q07")
    play(m, "A:O26.1")
    assert board(m, "A") == "a2 a4"  # the new 1 was upgraded
    m = scene(team("a4", hired="28", hand="26", coins=3), team())
    play(m, "A:H26 A:O28.2")
    assert board(m, "A") == "a1 a4"  # the upgrade was lost


@rule("GC-Q07")
def test_no_question_where_the_order_cannot_matter() -> None:
    """Glory and tokens do not touch each other."""
    m = scene(team("a2", hired="36", hand="35", coins=3), team())
    play(m, "A:H35")
    assert stage(m, "A") == "shop"
    assert (board(m, "A"), glory(m, "A")) == ("a1 a2", 6)


@rule("GC-Q07", "GC-079")
@pytest.mark.parametrize(
    ("tokens", "first"), [("a4 d4", "order"), ("a2 a2 a2 a2 a3 a3 a4 d1 d1 d1 d1 d3", "return-defence")]
)
def test_the_order_with_a_token_that_goes_back(tokens: str, first: str) -> None:
    """43 adds two attack tokens and returns one of defence; 45 upgrades one, the new one or only old ones."""
    m = play(scene(team(tokens, hired="45", hand="43", coins=3), team()), "A:H43")
    assert stage(m, "A") == first


@rule("GC-197", "GC-Q07")
def test_gains_run_from_left_to_right() -> None:
    """The new token can be upgraded by what stands after it."""
    m = scene(team("a4 a4", hand="8", coins=3), team())
    assert board(play(m, "A:H8"), "A") == "a2 a4 a4"


@rule("GC-Q08")
def test_symbols_are_counted_when_the_ability_starts() -> None:
    """Then the list is carried out that many times, each time from the left."""
    m = scene(team("a1 a3", hired="1", hand="90", coins=3), team())
    play(m, "A:H90")
    if stage(m, "A") == "order":
        play(m, "A:O90.1")
    assert facts_of(m, "glory", seat=0) == [{"who": 0, "amount": 1}]  # once, then the first upgrade is asked for
    play(m, "A:+a1")
    assert facts_of(m, "glory", seat=0) == [{"who": 0, "amount": 1}] * 2
    assert stage(m, "A") == "upgrade-attack"
    play(m, "A:+a3")
    assert board(m, "A") == "a2 a2 a4"


@rule("GC-225", "GC-220")
def test_several_triggers_of_one_upgrade() -> None:
    """Team Captain and Wizard Jim."""
    m = scene(team("a2", hired="3 64", coins=3), team())
    play(m, "A:ST")
    assert seat(m, "A")["sponsors"] == {"plus": 1, "minus": 1}
    assert board(m, "A") == "a3"
