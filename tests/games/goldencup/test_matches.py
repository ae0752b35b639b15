"""Matches: set-up, procedure, throws and their end (specification 3.10 to 3.13)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    END_CELLS,
    FACES,
    GAME,
    board,
    deal,
    end_shopping,
    facts_of,
    file_rows,
    glory,
    line_up,
    match_lines,
    moves,
    phase,
    play,
    public,
    refused,
    scene,
    seat,
    stage,
    team,
    to_act,
)

pytestmark = pytest.mark.both


def match(first: str, second: str, bag: str, dice: str = "", lines: str = "", **facts: Any) -> Match:
    """A match of two teams without champions, or of A with those of a line-up; `facts` of A, or of the scene."""
    hired = lines.replace("/", " ").replace("-", " ")
    own = {name: facts.pop(name) for name in ("glory", "agent") if name in facts}
    bench = facts.pop("bench", "")
    m = scene(team(first, hired=f"{hired} {bench}", **own), team(second, glory=20), f1=bag, f1_dice=dice, **facts)
    return line_up(end_shopping(m), A=lines or "-/-/-/-")


# --- Set-up ----------------------------------------------------------------------------------------


@rule("GC-107", "GC-191", "GC-013")
def test_all_board_tokens_and_four_breaks_lie_in_the_bag() -> None:
    """Nothing of the supply, nothing is kept out."""
    m = match("a2 a4 d1", "a1 d2 d2", "", round=6)
    drawn = sorted(line.split(" ")[0].split(":")[1] for line in match_lines(m, "r6f1")[:-1])
    assert drawn == sorted(["--"] * 4 + ["Aa2", "Aa4", "Ad1", "Ba1", "Bd2", "Bd2"])


@rule("GC-107", "GC-171")
def test_an_automa_puts_in_all_its_tokens() -> None:
    """Complete again for every match."""
    m = scene(team("a1"), round=1, automa={"a4": 2, "d1": 1}, options={}, holders=[0, 1])
    for number in (1, 2):
        end_shopping(m)
        drawn = [line.split()[0].split(":")[1] for line in match_lines(m, f"r{number}f1")[:-1]]
        assert sorted(drawn) == sorted(["--"] * 4 + ["Aa1", "Za4", "Za4", "Zd1"])


@rule("GC-108", "GC-Q30")
def test_line_ups() -> None:
    """At most four hired champions, any of them in any slot; 0 to 4 of them."""
    m = scene(team(hired="11 13"), team(), phase="matches")
    assert moves(m, "A") == {
        "X" + "/".join(line)
        for line in (
            ["-"] * 4,
            *(["-"] * slot + [card] + ["-"] * (3 - slot) for slot in range(4) for card in ("11", "13")),
            *(
                [{first: "11", second: "13"}.get(slot, "-") for slot in range(4)]
                for first in range(4)
                for second in range(4)
                if first != second
            ),
        )
    }
    m = scene(team(hired="11 13 26 35 36 12 9 8"), team(hired="1"), phase="matches")
    play(m, "A:X36/8/-/11")
    assert seat(m, "A")["line"] == [36, 8, None, 11]


@rule("GC-108", "GC-Q30")
@pytest.mark.parametrize(("count", "ways"), [(1, 5), (2, 21), (3, 73), (4, 209), (5, 501), (6, 1045)])
def test_numbers_of_line_ups(count: int, ways: int) -> None:
    """As specification 7 counts them."""
    m = scene(team(hired=" ".join(map(str, range(1, count + 1)))), team(), phase="matches")
    assert len(moves(m, "A")) == ways


@rule("GC-108")
def test_with_many_champions_the_best_ones_are_listed() -> None:
    """Of more than six, those who change a match and those who throw most, in any slot; others can be typed."""
    m = scene(team(hired="6 18 23 27 13 37 91 99"), team(), phase="matches")
    listed = moves(m, "A")
    assert len(listed) == 1045
    for strong in ("91", "99"):
        for slot in range(4):
            assert any(move[1:].split("/")[slot] == strong for move in listed)


@rule("GC-108", "GC-194", "GC-193")
def test_wrong_line_ups() -> None:
    """Only own hired champions, one per slot, each once."""
    m = scene(team(hired="11 13", hand="26"), team(hired="35"), phase="matches")
    refused(m, "A:X26/-/-/-", "GC-108")
    refused(m, "A:X35/-/-/-", "GC-108")
    refused(m, "A:X11/11/-/-", "GC-194")
    with pytest.raises(ludus.Unreadable):
        m.play(0, "X11/13/-")
    with pytest.raises(ludus.Unreadable):
        m.play(0, "X11.13/-/-/-")


@rule("GC-108")
def test_a_starting_champion_may_stay_though_the_bench_is_full() -> None:
    m = match("a4", "d1", "Aa4", "1", lines="-/-/-/-", bench="11 13 26 35 59", glory=5)
    assert match_lines(m)[0] == "1:Aa4 s4 #0 [1] miss"


@rule("GC-109")
def test_the_bench_counts_but_does_not_act() -> None:
    """Its symbols serve the thrower, its own abilities rest."""
    m = match("a4", "d1", "Aa4", "1 1 1 1", lines="-/-/-/41", bench="38 73")
    assert match_lines(m)[0].startswith("1:Aa4 s4 #41 [1,1,1,1,")  # 73 on the bench does not make it s5
    assert match_lines(m)[0].count(",") == 4  # 1 + red symbols of 41, 38 (two), 73


@rule("GC-110")
def test_line_ups_are_shown_together() -> None:
    """The first one stays hidden until the second is set."""
    m = scene(team(hired="11 13"), team(hired="35"), phase="matches", round=2)
    play(m, "A:X11/13/-/-")
    assert public(m, "A")["line"] is None
    assert m.view(1)["seats"][0]["line"] is None
    assert seat(m, "A")["line"] == [11, 13, None, None]
    assert not facts_of(m, "lined")
    assert "X11" not in m.record(secrets=False)
    play(m, "B:X-/-/-/35")
    lined = facts_of(m, "lined")[0]
    assert lined["lines"] == [[11, 13, None, None], [None, None, None, 35]]
    assert m.record(secrets=False).count("A:X11/13/-/- B:X-/-/-/35") == 1


@rule("GC-107", "GC-130", "GC-221")
def test_the_line_ups_contain_all_that_is_needed_to_draw_the_match() -> None:
    """Both boards as they went into the bag, the breaks, stronger defence, the end cell."""
    m = scene(team("a2 a2 d1", hired="44"), team("a4 d1 d3", hired="13"), phase="matches", round=4)
    play(m, "A:X-/44/-/- B:X-/-/-/13")
    lined = facts_of(m, "lined")[0]
    sides = {team: side for side, team in enumerate(lined["teams"])}
    assert lined["boards"][sides[0]] == {"a2": 2, "d1": 1}
    assert lined["boards"][sides[1]] == {"a4": 1, "d1": 1, "d3": 1}
    assert (lined["walls"][sides[0]], lined["walls"][sides[1]]) == (1, 0)
    assert (lined["breaks"], lined["end"]) == (4, 13)
    assert m.view(None)["round"] == 5
    tokens = [each for each in facts_of(m, "token") if each["match"] == "r4f1"]
    assert len(tokens) == 10, "the end cell is reported, even if the bag is empty before"


@rule("GC-107", "GC-130", "GC-E07")
def test_the_line_ups_contain_the_tokens_of_the_automa_and_the_end_of_every_round() -> None:
    """As they were then, not as they are when somebody looks."""
    m, rng = deal(1, 3), Rng(3)
    while phase(m) in ("shopping", "matches"):
        m.play_move(0, m.state.advise(0, rng))
    lined = [each for each in facts_of(m, "lined") if each["match"].startswith("r")]
    automa = [each["boards"][each["teams"].index(1)] for each in lined]
    assert [sum(board.values()) for board in automa] == [3, 4, 5, 6, 7, 8]
    assert [each["end"] for each in lined] == list(END_CELLS.values())


def test_what_older_versions_kept_can_still_be_shown() -> None:
    """A kept table may hold line-ups without boards."""
    assert GAME.event([14, 0, 5, 0, 11, 1, 0], None).facts == {
        "match": "r1f2",
        "teams": [0, 1],
        "lines": [[11, None, None, None], [None] * 4],
    }


@rule("GC-111", "GC-195")
def test_a_line_up_stands() -> None:
    """It cannot be changed, and nothing can be bought during matches."""
    m = scene(team(hired="11 13", coins=9), team(hired="35"), phase="matches")
    refused(m, "A:LA", "GC-195")
    refused(m, "A:E", "GC-195")
    play(m, "A:X11/13/-/-")
    for move in ("X-/-/-/11", "LA", "E"):
        refused(m, f"A:{move}", "GC-111", ludus.NotYourTurn)


@rule("GC-135", "GC-108")
def test_nobody_stands_in_a_slot_after_the_match() -> None:
    """The next round begins without line-ups."""
    m = line_up(end_shopping(scene(team(hired="13 8"), team(), round=2)), A="13/8/-/-")
    assert (phase(m), m.view(None)["round"]) == ("shopping", 3)
    assert [each["line"] for each in m.position()["teams"]] == [0, 0]


@rule("GC-132", "GC-112")
def test_a_draw_is_neither_won_nor_lost() -> None:
    """In the records of both teams; a break belongs to nobody."""
    m = match("d1", "d1", "-- -- -- --")
    assert [each["team"] for each in facts_of(m, "token") if each["result"] == "break"] == [None] * 4
    for letter in "AB":
        assert public(m, letter)["record"] == {"won": 0, "drawn": 1, "lost": 0, "scored": 0, "conceded": 0}


# --- Drawing ---------------------------------------------------------------------------------------


@rule("GC-112")
def test_tokens_come_one_by_one_on_the_cells() -> None:
    """Cell after cell; chance decides which."""
    m = end_shopping(deal(2, 3))
    cells = [each["cell"] for each in facts_of(m, "token")]
    assert cells == list(range(1, 9))
    first = {match_lines(end_shopping(deal(2, seed)))[0].split(":")[1][:3] for seed in range(30)}
    assert len(first) > 4


@rule("GC-113", "GC-114")
def test_a_break_and_a_defence_do_nothing_by_themselves() -> None:
    """They take a cell each."""
    m = match("a1 d1", "a1 d2", "-- Ad1 Bd2 -- -- --", round=1)
    assert match_lines(m)[:6] == ["1:--", "2:Ad1", "3:Bd2", "4:--", "5:--", "6:--"]


@rule("GC-115", "GC-117")
def test_attack_strength() -> None:
    """The value minus all face-up defence of the opponent."""
    m = match("a4 a2", "d1 d2", "Bd1 Bd2 Aa4 Aa2", "5 5")
    assert match_lines(m)[2:4] == ["3:Aa4 s1 #0 [5] miss", "4:Aa2 s2 #0 [5] goal"]
    m = match("a3", "d1 d2", "Bd1 Bd2 Aa3")
    assert match_lines(m)[2] == "3:Aa3 s0 repelled"


@rule("GC-116", "GC-120")
def test_own_defence_does_not_hinder() -> None:
    """It stays for the opponent's attack."""
    m = match("a3 d2", "a4 d1", "Ad2 Aa3 Ba4", "1 1")
    assert match_lines(m)[:3] == ["1:Ad2", "2:Aa3 s3 #0 [1] miss", "3:Ba4 s2 #0 [1] miss"]


@rule("GC-118", "GC-129")
@pytest.mark.parametrize(("value", "slot"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_strength_names_the_slot(value: int, slot: int) -> None:
    """Slot 1, 2, 3 or 4+, with the faces of the slot."""
    line = ["-"] * 4
    line[slot - 1] = "11"
    m = match(f"a{value}", "d1", f"Aa{value}", "2", lines="/".join(line))
    assert match_lines(m)[0] == f"1:Aa{value} s{value} #11 [2] miss"
    assert facts_of(m, "token")[0]["slot"] == slot
    assert m.view(None)["faces"] == [sorted(FACES[number]) for number in (1, 2, 3, 4)]


@rule("GC-119", "GC-122")
@pytest.mark.parametrize("dice", ["1", "5"])
def test_defence_counts_against_one_attack_only(dice: str) -> None:
    """Turned over after the attack, whether it scores or not; the strength was computed before."""
    m = match("a2 a2 a1", "d1", "Bd1 Aa2 Aa2 Aa1", f"{dice} {dice} 1")
    strengths = [line.split()[1] for line in match_lines(m)[1:4]]
    assert strengths == ["s1", "s2", "s1"]


@rule("GC-119", "GC-117")
def test_a_repelled_attack_turns_the_defence_too() -> None:
    """Nobody throws, and the next attack meets no defence."""
    m = match("a1 a1", "d4", "Bd4 Aa1 Aa1", "1", glory=5)
    assert match_lines(m)[1:3] == ["2:Aa1 s-3 repelled", "3:Aa1 s1 #0 [1] miss"]
    assert facts_of(m, "token")[1].get("dice") is None


@rule("GC-119", "GC-117")
def test_a_repelled_attack_of_the_second_team_turns_the_defence_too() -> None:
    """Whichever team attacks."""
    m = match("d4", "a1 a1", "Ad4 Ba1 Ba1", "1")
    assert match_lines(m)[1:3] == ["2:Ba1 s-3 repelled", "3:Ba1 s1 #0 [1] miss"]
    assert facts_of(m, "token")[1].get("dice") is None


@rule("GC-120")
def test_the_attackers_defence_stays() -> None:
    """After the own attack it still counts."""
    m = match("a4 d3", "a4 a4", "Ad3 Aa4 Ba4 Ba4", "1 1 1")
    assert [line.split()[1] for line in match_lines(m)[1:4]] == ["s4", "s1", "s4"]


@rule("GC-121")
def test_later_defence_counts_again() -> None:
    m = match("a2 a2", "d1 d2", "Bd1 Aa2 Bd2 Aa2", "1")
    assert match_lines(m)[3] == "4:Aa2 s0 repelled"


# --- Throws ----------------------------------------------------------------------------------------


@rule("GC-124", "GC-101")
def test_a_starting_champion_costs_glory_at_every_throw() -> None:
    """Goal or miss; a repelled attack costs nothing, and no glory is no loss."""
    m = match("a4 a4 a4 a1", "d4", "Aa4 Aa4 Aa4 Bd4 Aa1", "1 6 1", glory=2)
    paid = [each.get("paid") for each in facts_of(m, "token")[:5]]
    assert paid == [1, 1, 0, None, None]
    assert glory(m, "A") == 0 + 3 + 1


@rule("GC-124")
def test_a_champion_costs_nothing() -> None:
    m = match("a4", "d1", "Aa4", "1", lines="-/-/-/11", glory=5)
    assert facts_of(m, "token")[0]["paid"] == 0
    assert glory(m, "A") == 7


@rule("GC-125", "GC-126", "GC-127", "GC-201")
def test_all_dice_are_rolled_together_and_one_is_enough() -> None:
    """One goal, however many dice match."""
    m = match("a4", "d1", "Aa4", "1 5 6", lines="-/-/-/59")
    assert match_lines(m)[0] == "1:Aa4 s4 #59 [1,5,6] goal"
    assert facts_of(m, "result")[0]["goals"] == [1, 0]


@rule("GC-126", "GC-129")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
@pytest.mark.parametrize("face", range(1, 7))
def test_faces(slot: int, face: int) -> None:
    """{6}, {5, 6}, {4, 5, 6}, {3, 4, 5, 6}, for any champion."""
    m = match(f"a{slot}", "d1", f"Aa{slot}", str(face))
    assert match_lines(m)[0].endswith("goal" if face in FACES[slot] else "miss")


@rule("GC-128")
def test_goals_are_counted() -> None:
    """Attack tokens that scored."""
    m = match("a4 a4 a4", "a4 d1", "Aa4 Aa4 Ba4 Aa4", "3 1 6 4")
    assert facts_of(m, "result")[0]["goals"] == [2, 1]
    assert public(m, "A")["record"] == {"won": 1, "drawn": 0, "lost": 0, "scored": 2, "conceded": 1}
    assert public(m, "B")["record"] == {"won": 0, "drawn": 0, "lost": 1, "scored": 1, "conceded": 2}
    assert m.view(None)["results"] == [{"round": 1, "field": 1, "teams": [0, 1], "goals": [2, 1]}]


# --- The end ---------------------------------------------------------------------------------------


@rule("GC-130")
@pytest.mark.parametrize("number", END_CELLS)
def test_the_end_cell(number: int) -> None:
    """8, 10, 11, 13, 14, 16 cells, the last one resolved."""
    m = match("a1 a1 a1 a1 a2 a2 a2 a2", "d1 d1 d1 d1 d2 d2 d2 d2", "", round=number)
    assert len(match_lines(m, f"r{number}f1")) - 1 == END_CELLS[number]


@rule("GC-131")
def test_the_bag_is_empty() -> None:
    """After its last token."""
    m = match("a1", "d1", "", round=6)
    assert len(match_lines(m, "r6f1")) - 1 == 6


@rule("GC-130")
def test_the_token_on_the_end_cell_counts() -> None:
    """An attack there is resolved."""
    m = match("a4 d1 d1 d1", "d1 d1 d1 d1", "-- -- -- -- Ad1 Ad1 Ad1 Aa4", "3")
    assert match_lines(m)[-2:] == ["8:Aa4 s4 #0 [3] goal", "end 1-0 A+4"]


@rule("GC-132")
def test_a_draw() -> None:
    """Two glory each."""
    m = match("a1", "a1", "-- -- -- -- Aa1 Ba1", "1 1", glory=7)
    assert (glory(m, "A"), glory(m, "B")) == (7 - 1 + 2, 20 - 1 + 2)


@rule("GC-133", "GC-134", "GC-138")
@pytest.mark.parametrize("agent", range(3))
def test_a_win(agent: int) -> None:
    """3, 4 or 5 by the winner's own agent, and the goal difference; the loser gets nothing."""
    m = scene(
        team("a4 a4 a4", hired="11", agent=agent),
        team("a4", hired="13", agent=2),
        f1="Aa4 Aa4 Aa4 Ba4",
        f1_dice="3 4 5 6",
        phase="matches",
    )
    line_up(m, A="-/-/-/11", B="-/-/-/13")
    assert (glory(m, "A"), glory(m, "B")) == (5 + 3 + agent + 2, 5)
    assert match_lines(m)[-1] == f"end 3-1 A+{3 + agent + 2}"


@rule("GC-135")
def test_tokens_come_back() -> None:
    """All of them, scored or not; the next match begins with full boards and face-up tokens."""
    m = match("a4 d2", "a1 d1", "Bd1 Aa4", "6")
    assert (board(m, "A"), board(m, "B")) == ("a4 d2", "a1 d1")
    end_shopping(m)
    assert len(match_lines(m, "r2f1")) - 1 == 8


@rule("GC-136", "GC-210", "GC-Q09")
def test_after_a_match_of_n_goals() -> None:
    """Once, at the end, for champions in slots."""
    for dice, gained in (("6 1 1", 0), ("6 6 1", 1), ("6 6 6", 1)):
        m = match("a4 a4 a4", "d1", "Aa4 Aa4 Aa4", dice, lines="-/-/-/9")
        goals = dice.count("6")
        assert glory(m, "A") == 5 + 3 + goals + gained
    m = match("a4 a4", "d1", "Aa4 Aa4", "6 6", bench="9", glory=5)
    assert glory(m, "A") == 5 - 2 + 3 + 2


@rule("GC-136", "GC-137", "GC-Q28")
def test_upgrades_after_a_match_are_chosen() -> None:
    """When the tokens are back; the round waits for the answer."""
    m = match("a4 d1 d2", "d1", "Aa4", "6", lines="-/-/-/24")
    assert (phase(m), to_act(m), stage(m, "A")) == ("matches", "A", "upgrade-defence")
    assert moves(m, "A") == {"+d1", "+d2"}
    play(m, "A:+d1")
    assert board(m, "A") == "a4 d2 d2"
    assert m.view(None)["round"] == 2


def own_cards(**effects: str) -> dict[str, str]:
    """Options with other effects for some champions: `own_cards(c11="T:upA(1)")`."""
    rows = file_rows("champions")
    for name, effect in effects.items():
        rows[int(name[1:]) - 1]["effect"] = effect
    fields = ("no", "level", "name_en", "name_ru", "traits", "effect")
    text = ",".join(fields) + "\n" + "\n".join(",".join(row[field] for field in fields) for row in rows)
    return GAME.read_deck(text)


@rule("GC-137", "GC-Q10")
def test_tokens_of_a_throw_wait_for_the_end() -> None:
    """With a deck of one's own; glory of a throw comes at once, tokens when all are back."""
    options = own_cards(c11="T:upA(1)+F(2)")
    m = match("a1 a1", "a1 d1", "Aa1 Aa1 Ba1", "1 1 1", lines="11/-/-/-", options=options)
    assert match_lines(m)[:2] == ["1:Aa1 s1 #11 [1] miss", "2:Aa1 s1 #11 [1] miss"]
    kinds = [each.kind for each in m.events(None)]
    assert kinds.index("result") < kinds.index("upgraded")
    assert kinds.index("glory") < kinds.index("result")
    assert glory(m, "A") == 5 + 4 + 2
    assert moves(m, "A") == {"+a1", "+a2"}  # the first upgrade had only one kind of token to choose
    play(m, "A:+a2")
    assert board(m, "A") == "a1 a3"


@rule("GC-Q28")
def test_several_abilities_after_a_match_may_be_ordered() -> None:
    """Where it matters."""
    options = own_cards(c11="P:match(1)->A(1)", c13="P:match(1)->upA(1)")
    m = match("a4", "d1", "Aa4", "6", lines="-/-/11/13", options=options)
    assert moves(m, "A") == {"O11.1", "O13.1"}
    play(m, "A:O13.1")
    assert board(m, "A") == "a1 a4"
    m = match("a4", "d1", "Aa4", "6", lines="-/-/11/13", options=options)
    assert board(play(m, "A:O11.1"), "A") == "a2 a4"


@rule("GC-138")
def test_fields_do_not_touch_each_other() -> None:
    """The same match on the first field, whatever happens on the second."""
    results = set()
    for other in ("a1", "a4 a4 a4"):
        m = scene(team(), team(), team(other), team(), seed=4)
        results.add(tuple(match_lines(end_shopping(m))))
    assert len(results) == 1
