"""The vocabulary of abilities and the cards that the rules name (specification 3.19 to 3.21)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    board,
    coins,
    deal,
    end_shopping,
    glory,
    hand,
    line_up,
    match_lines,
    moves,
    own,
    play,
    printed,
    public,
    refused,
    scene,
    seat,
    stage,
    team,
)

pytestmark = pytest.mark.both

# --- What is not allowed ---------------------------------------------------------------------------


@rule("GC-190")
def test_nothing_is_sold_or_paid_with_glory() -> None:
    """A hired champion leaves only where a card says so; there is no debt, however much glory there is."""
    m = scene(team(hired="11 13", hand="1", coins=0, glory=50), team())
    refused(m, "A:K11", "GC-190")
    refused(m, "A:LA", "GC-046")
    assert moves(m, "A") == {"E"}


@rule("GC-191")
def test_only_board_tokens_are_in_the_bag() -> None:
    """Supply tokens never play, board tokens always do."""
    m = end_shopping(scene(team("a1 d1"), team("a2 d2"), round=6))
    drawn = sorted(line.split()[0].split(":")[1] for line in match_lines(m, "r6f1")[:-1])
    assert drawn == ["--"] * 4 + ["Aa1", "Ad1", "Ba2", "Bd2"]


@rule("GC-192")
def test_no_other_deck_than_the_agents() -> None:
    """Also not a lower one."""
    m = scene(team(hand="1", agent=2), team(), decks=[[10, 11, 12, 13], [40, 41, 42, 43], [80, 81]])
    play(m, "A:S")
    assert hand(m, "A") == [1, 80]


@rule("GC-194")
def test_one_champion_one_slot() -> None:
    m = scene(team(hired="11 13"), team(), phase="matches")
    refused(m, "A:X11/-/-/11", "GC-194")
    with pytest.raises(ludus.Unreadable):
        m.play(0, "X11+13/-/-/-")


@rule("GC-196")
def test_hidden_cards() -> None:
    """Nobody sees another hand, a fan or the order of a deck."""
    m = deal(3, 6)
    mine = set(hand(m, "A"))
    for observer in (1, 2, None):
        seen = m.view(observer)
        assert not mine & {int(card) for card in seen["cards"]}
        assert seen["seats"][0]["hand"] == [3, 0, 0]
        assert seen["own"] is None or seen["own"]["hand"] != hand(m, "A")
        assert "decks" in seen and all(isinstance(size, int) for size in seen["decks"])
    assert public(m, "A")["fan"] is None


@rule("GC-197")
def test_gains_keep_their_order() -> None:
    """Only whole abilities can be ordered; a demanded discard comes first."""
    m = scene(team("a4", hired="28 11", hand="26 34", coins=6), team())
    play(m, "A:H34")
    refused(m, "A:O34.1", "GC-098")
    refused(m, "A:+a4", "GC-098")
    play(m, "A:K11")
    assert board(m, "A") == "a4 a4"  # the 4 was added before anything could be upgraded


# --- Vocabulary ------------------------------------------------------------------------------------


def hired(card: int, before: str = "a2 a4 d1", others: str = "", **facts: Any) -> ludus.Match:
    return play(scene(team(before, hired=others, hand=str(card), coins=3, **facts), team()), f"A:H{card}")


@rule("GC-200")
def test_sack() -> None:
    assert seat(hired(96, others="11"), "A")["hired"] == [96]


@rule("GC-201")
def test_extra_dice() -> None:
    """One, two or three more; 62, 59, 91."""
    m = scene(team(hired="62 59 91"), team())
    assert seat(m, "A")["dice"] == {"62": 2, "59": 3, "91": 4}


@rule("GC-202", "GC-103")
def test_sponsors() -> None:
    """Plus and minus are kept apart; coins do not change."""
    m = hired(33)
    assert (seat(m, "A")["sponsors"], coins(m, "A")) == ({"plus": 0, "minus": 1}, 0)
    assert seat(hired(16), "A")["sponsors"] == {"plus": 2, "minus": 0}


@rule("GC-203", "GC-204", "GC-207")
def test_any_token_of_a_type() -> None:
    """Upgrades and returns name a type, the owner the token."""
    m = hired(100, "a1 a2 d1 d2")
    assert moves(m, "A") == {"+a1", "+a2"}
    play(m, "A:+a1")  # the second one has only a 2 to choose
    assert moves(m, "A") == {"+d1", "+d2"}
    assert stage(m, "A") == "upgrade-defence"
    m = hired(43, "d1 d2 d3")
    assert moves(m, "A") == {"-d1", "-d2", "-d3"}


@rule("GC-205")
def test_glory_per_symbol() -> None:
    """Of one trait, also when hired."""
    assert glory(hired(67, others="36 13"), "A") == 5 + 1 + 4  # the trigger of 36; V of 36, 13 and 67 (two)
    assert own(scene(team(hired="26 27 28"), team()), "A")["end_glory"] == 3


@rule("GC-206")
def test_take_the_shown_token() -> None:
    assert board(hired(75), "A") == "a2 a4 a4 d1 d4"


@rule("GC-208")
def test_everything_left_of_the_sign() -> None:
    """Two upgrades for each green symbol of the Mushroom Twins."""
    m = hired(25, "d1 d1", others="19")
    while stage(m, "A") in ("order", "upgrade-defence"):
        choices = sorted(moves(m, "A"))
        play(m, f"A:{'O25.1' if 'O25.1' in choices else choices[0]}")
    strengths = sum(int(word[1]) for word in board(m, "A").split() if word[0] == "d")
    assert strengths == 3 + 2 * 3


@rule("GC-209")
def test_each_time_a_champion_is_hired() -> None:
    """Page of Tides takes a sponsor for every blue hire, its own too."""
    m = hired(15, "a4")
    assert seat(m, "A")["sponsors"]["plus"] == 1
    m = scene(team("a4", hired="15", hand="11 1", coins=6), team())
    play(m, "A:H11")
    assert seat(m, "A")["sponsors"]["plus"] == 1
    play(m, "A:H1")
    assert seat(m, "A")["sponsors"]["plus"] == 1


@rule("GC-210")
def test_after_n_goals() -> None:
    """Phoenix wants three."""
    for dice, gained in (("6 1 1 6 1 1 1 1 1", 0), ("6 1 1 6 1 1 6 1 1", 2)):
        m = scene(team("a4 a4 a4", hired="74"), team("d1"), f1="Aa4 Aa4 Aa4", f1_dice=dice, phase="matches")
        line_up(m, A="-/-/-/74")
        goals = dice.count("6")
        assert glory(m, "A") == 5 + 3 + goals + gained


@rule("GC-211")
def test_one_die_per_symbol() -> None:
    """The Archmage and the Mirror Mage count all blue symbols."""
    m = scene(team(hired="84 56 11"), team())
    assert seat(m, "A")["dice"] == {"84": 5, "56": 5, "11": 1}


@rule("GC-212")
def test_symbols_in_the_number_shown() -> None:
    """Storm Djinn wants two blue ones, its own included; Rainbow Serpent red, blue and green."""
    assert seat(scene(team(hired="55"), team()), "A")["dice"]["55"] == 1
    assert seat(scene(team(hired="55 11"), team()), "A")["dice"]["55"] == 3
    assert seat(scene(team(hired="95"), team()), "A")["dice"]["95"] == 1
    assert seat(scene(team(hired="95 1"), team()), "A")["dice"]["95"] == 4


@rule("GC-213")
def test_glory_per_champion_of_a_level() -> None:
    """Bronze, silver, gold; the card itself counts."""
    for card, expected in ((68, 2), (69, 2), (100, 1)):
        m = scene(team(hired=f"{card} 1 2 37"), team())
        assert own(m, "A")["end_glory"] == expected


@rule("GC-214")
def test_coins_of_income() -> None:
    assert seat(scene(team(hired="86"), team()), "A")["income"] == 6


@rule("GC-215")
def test_plain_glory() -> None:
    assert glory(hired(22), "A") == 7


# --- Named cards -----------------------------------------------------------------------------------


@rule("GC-220", "GC-221", "GC-222", "GC-223", "GC-224", "GC-225", "GC-226", "GC-227", "GC-228", "GC-229", "GC-230")
@rule("GC-231", "GC-232")
def test_the_names() -> None:
    """The numbers of the cards that the rules name."""
    names = {
        3: "Wizard Jim",
        44: "Stone Golem",
        47: "Slime",
        54: "Securitron",
        62: "Dark Pathfinder",
        64: "Team Captain",
        90: "Golden Golem",
        97: "Sphinx",
        99: "Forest Lord",
        101: "Hippogriff",
        21: "Eyebush",
        8: "Baby Orc",
        13: "Little Vampire",
    }
    assert {number: printed()[number].name for number in names} == names


@rule("GC-220", "GC-Q13")
def test_wizard_jim() -> None:
    """Every stadium upgrade costs a sponsor; the agent does not."""
    m = scene(team(hired="3", coins=9), team(), round=5)
    play(m, "A:ST")
    assert seat(m, "A")["sponsors"] == {"plus": 0, "minus": 1}
    play(m, "A:ST A:AG")
    assert seat(m, "A")["sponsors"] == {"plus": 0, "minus": 2}


def fight(first: str, second: str, bag: str, dice: str, a: str = "", b: str = "") -> list[str]:
    """The lines of a match with these line-ups."""
    cards = [line.replace("/", " ").replace("-", " ") for line in (a, b)]
    m = scene(team(first, hired=cards[0]), team(second, hired=cards[1]), f1=bag, f1_dice=dice)
    line_up(end_shopping(m), **{name: line for name, line in (("A", a), ("B", b)) if line})
    return match_lines(m)


@rule("GC-221", "GC-233")
def test_stone_golem() -> None:
    """Each own defence token is 1 stronger, a -4 counts 5; attacks of its team are as usual."""
    assert fight("a4 a4", "d4 d1 a2", "Bd4 Aa4 Bd1 Aa4 Ba2", "1 1", b="44/-/-/-")[1:5] == [
        "2:Aa4 s-1 repelled",
        "3:Bd1",
        "4:Aa4 s2 #0 [1] miss",
        "5:Ba2 s2 #0 [1] miss",
    ]


@rule("GC-221", "GC-233")
def test_stone_golem_of_the_first_team() -> None:
    """The same for the team that is named first."""
    assert fight("d4 d1 a2", "a4 a4", "Ad4 Ba4 Ad1 Ba4 Aa2", "1 1", a="44/-/-/-")[1:5] == [
        "2:Ba4 s-1 repelled",
        "3:Ad1",
        "4:Ba4 s2 #0 [1] miss",
        "5:Aa2 s2 #0 [1] miss",
    ]


@rule("GC-222", "GC-233", "GC-234")
def test_slime() -> None:
    """Each attack of the opponent is 1 weaker; at 0 it is repelled and turns the defence."""
    found = fight("a1 a2", "d1 a3", "Ba3 Bd1 Aa1 Aa2", "1 1", b="47/-/-/-")
    assert found[:4] == ["1:Ba3 s3 #0 [1] miss", "2:Bd1", "3:Aa1 s-1 repelled", "4:Aa2 s1 #0 [1] miss"]


@rule("GC-222", "GC-233", "GC-234")
def test_slime_of_the_first_team() -> None:
    """Attacks of the second team are weaker, are repelled, and turn the defence."""
    found = fight("d1 a3", "a1 a2", "Aa3 Ad1 Ba1 Ba2", "1 1", a="47/-/-/-")
    assert found[:4] == ["1:Aa3 s3 #0 [1] miss", "2:Ad1", "3:Ba1 s-1 repelled", "4:Ba2 s1 #0 [1] miss"]


@rule("GC-233")
def test_ashen_warlord() -> None:
    """+1 for the own attack tokens, in the match only."""
    m = scene(team("a4 a1", hired="73"), team("d1"), f1="Aa4 Aa1", f1_dice="1 1")
    line_up(end_shopping(m), A="73/-/-/-")
    assert [line.split()[1] for line in match_lines(m)[:2]] == ["s5", "s2"]
    assert board(m, "A") == "a1 a4"


@rule("GC-233")
def test_ashen_warlord_of_the_second_team() -> None:
    """+1 for its attack tokens, none for those of the first team."""
    m = scene(team("a2"), team("a4 a1", hired="73"), f1="Ba4 Aa2 Ba1", f1_dice="1 1 1")
    line_up(end_shopping(m), B="73/-/-/-")
    assert [line.split()[1] for line in match_lines(m)[:3]] == ["s5", "s2", "s2"]
    assert board(m, "B") == "a1 a4"


@rule("GC-233", "GC-Q28")
def test_modifiers_meet() -> None:
    """+1 and -1 together leave the value as it is."""
    assert fight("a2", "d1", "Aa2", "1", a="73/-/-/-", b="47/-/-/-")[0] == "1:Aa2 s2 #0 [1] miss"
    assert fight("d1", "a2", "Ba2", "1", a="47/-/-/-", b="73/-/-/-")[0] == "1:Ba2 s2 #0 [1] miss"


@rule("GC-234")
def test_an_attack_worth_nothing_is_still_an_attack() -> None:
    """Repelled though no defence lies there."""
    found = fight("a1 a2", "d1", "Aa1", "", b="47/-/-/-")
    assert found[0] == "1:Aa1 s0 repelled"
    found = fight("d1", "a1 a2", "Ba1", "", a="47/-/-/-")
    assert found[0] == "1:Ba1 s0 repelled"


@rule("GC-234", "GC-119")
def test_an_attack_worth_nothing_turns_the_defence() -> None:
    """At exactly 0, of either team; the next attack meets no defence."""
    found = fight("a3 a2", "d2", "Bd2 Aa3 Aa2", "1", b="47/-/-/-")
    assert found[1:3] == ["2:Aa3 s0 repelled", "3:Aa2 s1 #0 [1] miss"]
    found = fight("d2", "a3 a2", "Ad2 Ba3 Ba2", "1", a="47/-/-/-")
    assert found[1:3] == ["2:Ba3 s0 repelled", "3:Ba2 s1 #0 [1] miss"]


@rule("GC-223", "GC-Q02")
def test_securitron() -> None:
    """An E ability; different traits, at most five."""
    for others, expected in (("", 1), ("1", 2), ("1 11 19 13", 5), ("1 11 19 13 5 12", 5)):
        assert own(scene(team(hired=f"54 {others}"), team()), "A")["end_glory"] == expected


@rule("GC-224", "GC-Q02")
def test_dark_pathfinder() -> None:
    """Kinds of abilities; it counts its own E."""
    for others, expected in (("", 2), ("1", 3), ("1 11", 4), ("1 11 9", 4)):
        assert own(scene(team(hired=f"62 {others}"), team()), "A")["end_glory"] == expected


@rule("GC-225")
def test_team_captain() -> None:
    """Stadium or agent, one attack upgrade and a sponsor."""
    m = scene(team("a1", hired="64", coins=12), team())
    play(m, "A:ST")
    assert (board(m, "A"), seat(m, "A")["sponsors"]["plus"]) == ("a2", 1)
    play(m, "A:AG")
    assert (board(m, "A"), seat(m, "A")["sponsors"]["plus"]) == ("a3", 2)


@rule("GC-226")
def test_golden_golem() -> None:
    """Everything left of the sign once per red symbol, its own included."""
    m = hired(90, "a4")
    if stage(m, "A") == "order":
        play(m, "A:O90.1")
    assert (board(m, "A"), glory(m, "A")) == ("a3 a4", 6)
    m = hired(90, "a4", others="1 5")
    play(m, "A:O90.1")
    assert (board(m, "A"), glory(m, "A")) == ("a4 a4", 8)


@rule("GC-227", "GC-Q02")
def test_sphinx() -> None:
    """Champions with a P ability, itself included because of its income."""
    for others, expected in (("", 1), ("11 9", 3), ("1 2", 1), ("44", 2)):
        assert own(scene(team(hired=f"97 {others}"), team()), "A")["end_glory"] == expected


@rule("GC-228", "GC-Q03")
def test_forest_lord() -> None:
    """With all five traits the throw is a goal without dice; with four it rolls one."""
    for others, expected in (("1 11 26 13", "[] goal"), ("1 11 26", "[1] miss")):
        m = scene(team("a4", hired=f"99 {others}"), team("d1"), f1="Aa4", f1_dice="1", phase="matches")
        line_up(m, A="-/-/-/99")
        assert match_lines(m)[0] == f"1:Aa4 s4 #99 {expected}"


@rule("GC-229")
def test_hippogriff() -> None:
    """One coin per full pair of blue symbols."""
    for others, expected in (("", 5), ("11", 6), ("11 14", 7), ("15", 5), ("15 14", 6)):
        assert seat(scene(team(hired=f"101 {others}"), team()), "A")["income"] == expected


@rule("GC-230")
def test_eyebush() -> None:
    """A defence -1, and an upgrade for each green hire, its own too."""
    m = hired(21)
    assert board(m, "A") == "a3 a4 d1 d1"
    m = scene(team("a2 d1", hired="21", hand="22", coins=3), team())
    assert board(play(m, "A:H22"), "A") == "a3 d1 d2"


@rule("GC-231", "GC-104")
def test_baby_orc() -> None:
    """Its sponsor is used in the income of the next round."""
    m = hired(8, "a4")
    assert seat(m, "A")["sponsors"]["plus"] == 1
    line_up(end_shopping(m))
    assert coins(m, "A") == 5


@rule("GC-232")
def test_little_vampire() -> None:
    """A coin in every round after its hire, not in the same one."""
    m = hired(13)
    assert coins(m, "A") == 0
    for _ in range(2):
        line_up(end_shopping(m))
        if stage(m, "A") == "prepare":
            play(m, "A:P")
        assert coins(m, "A") == 5


@rule("GC-Q22")
def test_one_side_of_every_board() -> None:
    """Faces, cells and schedule are the same on every field."""
    for players in (2, 4, 6):
        m = end_shopping(deal(players, 2))
        assert [len(match_lines(m, f"r1f{field}")) for field in range(1, players // 2 + 1)] == [9] * (players // 2)


@rule("GC-Q11", "GC-105")
def test_dice_without_a_cap() -> None:
    """More than the four of the box."""
    m = scene(team(hired="84 101 56 58 11"), team())
    assert seat(m, "A")["dice"]["84"] == 9
    m = scene(team(hired="84 101 56 58 11"), team(), options={"dice_cap": "4"})
    assert seat(m, "A")["dice"] == {"84": 4, "101": 2, "56": 4, "58": 1, "11": 1}
