"""Records: one line per bout (specification 7)."""

from __future__ import annotations

import re

import pytest

from ludus import Match
from tests.kit.records import line_of, record_refused, same_after_replay

from .table import deal, play, play_on, scene, script

pytestmark = pytest.mark.both


def test_the_lines_of_a_round() -> None:
    """GM-015, GM-310, GM-409: the deal, ten bouts, the result."""
    m = play_on(deal(4, 3, target="1"), 3)
    lines = script(m)
    assert re.fullmatch(r"R1 deal( [A-D]=([BNGPY]\d+,){9}[BNGPY]\d+){4}", lines[0])
    for number, line in enumerate(lines[1:11], 1):
        assert re.fullmatch(rf"R1\.{number}( [A-D]:[BNGPY]\d+!?){{4}} =[A-D]", line)
    assert re.fullmatch(r"R1\.end strongest=[BNGPY]( [A-D]=-?\d+){4} win=[A-D](,[A-D])* tokens=\d(,\d){3}", lines[11])
    assert re.fullmatch(r"end winner=[A-D](,[A-D])*( shared)? by=(target|zero|fewest|shared)", lines[12])


def test_challenges_and_winners_are_marked() -> None:
    """GM-212, GM-310."""
    m = play(scene("B4.N4/B10.N5/G10.N6/B7.N7", strongest="B", bout=9), "A:B4 B:B10 C:G10! D:B7")
    assert script(m)[0].endswith("A:B4 B:B10 C:G10! D:B7 =C")


def test_a_scene_is_announced_with_its_round_and_bout() -> None:
    """GM-401: round 3, bout 9."""
    m = play(scene("B4.N4/B10.N5/G10.N6", strongest="B", round=3), "A:B4 B:B10 C:G10!")
    assert script(m)[0] == "R3.9 A:B4 B:B10 C:G10! =C"
    same_after_replay(m)


def test_teams_are_numbered() -> None:
    """GM-905."""
    m = play_on(deal(6, 3, mode="teams", split="2+2+2", team_target="common", target="1"), 3)
    assert re.search(r" 1=-?\d+ 2=-?\d+ 3=-?\d+ win=[1-3]", "\n".join(script(m)))
    assert re.fullmatch(r"end winner=[1-3](,[1-3])*( shared)? by=\w+", script(m)[-1])


def finished() -> Match:
    return play_on(deal(3, 11, target="1"), 4)


def first_item(text: str, start: str) -> str:
    line = text.splitlines()[line_of(text, start) - 1]
    return line.split()[1]


def tampered() -> list[tuple[str, str, str]]:
    """What was changed, the line that must be blamed, the new text."""
    text = finished().record()
    opener = first_item(text, "R1.1 ")
    others = [seat for seat in "ABC" if seat != opener[0]]
    two = play_on(deal(2, 11, target="1"), 11).record()
    drawn = first_item(two, "R1.1 ")
    solo = play_on(deal(1, 11, target="1"), 11).record()
    wanderer = first_item(solo, "R1.2 ")
    marked = next(line for line in text.splitlines() if "!" in line)
    plain = next(line for line in text.splitlines() if re.match(r"R1\.\d", line) and "!" not in line)
    winner = re.search(r"R1\.3 .*=([ABC])", text)
    assert winner
    wrong = next(seat for seat in "ABC" if seat != winner.group(1))
    return [
        ("unknown line", "R1.5 ", re.sub(r"\nR1\.5 .*", "\nR1.5 and so on", text)),
        ("winner of a bout", "R1.3 ", re.sub(r"(\nR1\.3 .*=)[ABC]", rf"\g<1>{wrong}", text)),
        ("a mark left out", marked.split()[0] + " ", text.replace(marked, marked.replace("!", "", 1))),
        ("a mark too many", plain.split()[0] + " ", text.replace(plain, re.sub(r"(\d) =", r"\1! =", plain))),
        ("another seat", "R1.1 ", text.replace(f"R1.1 {opener[0]}:", f"R1.1 {others[0]}:")),
        ("no such seat", "R1.1 ", text.replace(f"R1.1 {opener[0]}:", "R1.1 H:")),
        ("no such card", "R1.1 ", text.replace(f"R1.1 {opener}", f"R1.1 {opener[0]}:B99")),
        ("a total", "R1.end", re.sub(r"(R1\.end .* B=)-?\d+", r"\g<1>77", text)),
        ("strongest school", "R1.end", re.sub(r"(R1\.end strongest=)\w", r"\1X", text)),
        ("round winner", "R1.end", re.sub(r"( win=)\S+", r"\1A,B,C", text)),
        ("tokens", "R1.end", re.sub(r"( tokens=)\S+", r"\g<1>9,9,9", text)),
        ("the end", "end ", re.sub(r"by=\w+", "by=luck", text)),
        ("the deal", "R1 deal", re.sub(r"(R1 deal A=)[^,]+", r"\1Y15", text)),
        ("the shuffle", "@ deal 0", re.sub(r"(@ deal 0 )([^.]+)\.([^.]+)", r"\1\3.\2", text)),
        ("order of lines", "R1.2 ", re.sub(r"(R1\.1 .*\n)(R1\.2 .*\n)", r"\2\1", text)),
        ("a bout left out", "R1.5 ", re.sub(r"R1\.4 .*\n", "", text)),
        ("number of a bout", "R1.9 ", text.replace("R1.4 ", "R1.9 ", 1)),
        ("a card drawn", "R1.1 ", two.replace(drawn, drawn.split("+")[0] + "+B15", 1)),
        ("a draw left out", "R1.1 ", two.replace(drawn, drawn.split("+")[0], 1)),
        ("a wanderer", "R1.2 ", solo.replace(f"R1.2 {wanderer}", "R1.2 W:B15")),
        ("the eight", "R1.end", re.sub(r"eight=\w+", "eight=both", solo)),
    ]


@pytest.mark.parametrize(("what", "where", "text"), tampered(), ids=lambda value: value if len(value) < 30 else "")
def test_a_tampered_record_is_refused_with_its_line(what: str, where: str, text: str) -> None:
    """GM-207, GM-R25: in both languages."""
    record_refused(text, line_of(text, where))


def test_an_illegal_card_in_a_record_names_its_rule() -> None:
    """GM-202: somebody who could follow discards."""
    for seed in range(30):
        m = deal(3, seed, first_dealer="C")
        m.play(0, m.moves(0)[0])
        held = m.view(1)["seats"][1]["hand"]
        wrong = [card for card in held if card not in m.moves(1)]
        if wrong:
            text = m.record().rstrip("\n") + f" B:{wrong[0]}\n"
            record_refused(text, len(text.splitlines()), "GM-202")
            return
    raise AssertionError("nobody could follow in thirty deals")


def test_resigning_is_a_decision_of_the_record() -> None:
    """GM-R31: in its place within the bout; cards played for somebody carry a star."""
    m = deal(3, 4, first_dealer="C")
    play(m, f"A:{m.moves(0)[0]}")
    play(m, "C:resign")
    play_on(m, until="scored")
    assert " C:resign " in script(m)[1]
    stars = [word for line in script(m) for word in line.split() if word.endswith("*")]
    assert len(stars) >= 10
    assert all(word.startswith("C:") for word in stars)
    same_after_replay(m)
