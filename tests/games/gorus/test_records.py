"""Records: one line per bout (specification 7)."""

from __future__ import annotations

import re

import pytest

import ludus
from ludus import Match

from .table import deal, play, play_on, scene, script

pytestmark = pytest.mark.both

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"wanderers_challenge": "off", "solo_early_stop": "on", "open_own_pile": "on"}),
    (2, {"schools": "GPY", "first_dealer": "B"}),
    (3, {"favour": "minimal", "target": "2"}),
    (3, {"favour": "0,1,-1,0,0,0,0,0,-4,2,1,0,1,0,1,-1"}),
    (4, {"mode": "teams"}),
    (5, {"mode": "teams", "split": "3+2"}),
    (6, {"mode": "teams", "split": "3+3", "team_target": "common", "target": "1"}),
    (7, {"final_tie": "extra", "target": "1"}),
    (8, {"show_running_totals": "on", "target": "1"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_record_replays_to_the_same_game(players: int, options: dict[str, str]) -> None:
    """GM-013, GM-020: every option that is not at its default stands in the record (specification 7)."""
    m = play_on(ludus.new_match("gorus", players, 7, options), 7)
    text = m.record()
    again = ludus.read_record(text)
    assert again.record() == text
    assert again.position() == m.position()
    assert again.outcome == m.outcome
    assert again.events(0) == m.events(0)
    for name, value in options.items():
        assert f'[{name} "{value}"]' in text


@pytest.mark.parametrize("players", range(1, 9))
def test_unfinished_games_are_kept(players: int) -> None:
    """GM-207: after every card."""
    m = deal(players, 2)
    for _ in range(3 * players + 2):
        m.play(m.to_act[0], m.moves(m.to_act[0])[-1])
        again = ludus.read_record(m.record())
        assert again.position() == m.position()
        assert again.record() == m.record()


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


def test_a_scene_is_told_with_its_round_and_bout() -> None:
    """GM-401: round 3, bout 9."""
    m = play(scene("B4.N4/B10.N5/G10.N6", strongest="B", round=3), "A:B4 B:B10 C:G10!")
    assert script(m)[0] == "R3.9 A:B4 B:B10 C:G10! =C"
    assert ludus.read_record(m.record()).record() == m.record()


def test_teams_are_numbered() -> None:
    """GM-905."""
    m = play_on(deal(6, 3, mode="teams", split="2+2+2", team_target="common", target="1"), 3)
    assert re.search(r" 1=-?\d+ 2=-?\d+ 3=-?\d+ win=[1-3]", "\n".join(script(m)))
    assert re.fullmatch(r"end winner=[1-3](,[1-3])*( shared)? by=\w+", script(m)[-1])


def test_decisions_alone_reproduce_the_game() -> None:
    """GM-015: deals, chance and results may be left out where the seed is told."""
    m = play_on(deal(3, 7, target="2"), 7)
    bare = [line for line in m.record().splitlines() if not re.match(r"@|R\d+ deal|R\d+\.end|end", line)]
    assert ludus.read_record("\n".join(bare)).record() == m.record()


def test_told_chance_alone_reproduces_the_game() -> None:
    """GM-015: specification 9."""
    for players in range(1, 9):
        m = play_on(deal(players, 7, target="1"), 7)
        text = m.record().replace('[Seed "7"]', '[Dice "recorded"]')
        again = ludus.read_record(text)
        assert again.position() == m.position()
        assert again.record() == text


def test_a_sealed_game() -> None:
    """GM-015: the secret is told after the end."""
    m = ludus.new_match("gorus", 3, options={"target": "1"}, secret=b"k" * 32, seeds=("anna",), table="t")
    assert "Secret" not in m.record()
    play_on(m)
    assert "Secret" in m.record()
    assert ludus.read_record(m.record()).record() == m.record()


def finished() -> Match:
    return play_on(deal(3, 11, target="1"), 11)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


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
    with pytest.raises(ludus.BadRecord) as error:
        ludus.read_record(text)
    assert error.value.line == line_of(text, where), str(error.value)
    assert str(error.value).startswith(f"Line {error.value.line}:")
    assert error.value.text("ru").startswith(f"Строка {error.value.line}")


def test_an_illegal_card_in_a_record_names_its_rule() -> None:
    """GM-202: somebody who could follow discards."""
    for seed in range(30):
        m = deal(3, seed, first_dealer="C")
        m.play(0, m.moves(0)[0])
        held = m.view(1)["seats"][1]["hand"]
        wrong = [card for card in held if card not in m.moves(1)]
        if wrong:
            text = m.record().rstrip("\n") + f" B:{wrong[0]}\n"
            with pytest.raises(ludus.BadRecord, match="GM-202") as error:
                ludus.read_record(text)
            assert error.value.line == len(text.splitlines())
            return
    raise AssertionError("nobody could follow in thirty deals")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('[Players "3"]', '[Players "9"]', "1 to 8"),
        ('[target "1"]', '[target "0"]', "target"),
        ('[target "1"]', '[split "2+2"]', "split"),
        ('[target "1"]', '[colour "red"]', "colour"),
        ('[Rules "1"]', '[Rules "7"]', "version 7"),
    ],
)
def test_wrong_headers_are_refused(old: str, new: str, why: str) -> None:
    """GM-001, GM-608, GM-901."""
    with pytest.raises(ludus.BadRecord, match=why):
        ludus.read_record(finished().record().replace(old, new))


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
    assert ludus.read_record(m.record()).record() == m.record()


def test_memory_brings_a_match_back() -> None:
    """GM-013: without replaying it."""
    m = deal(4, 4)
    for _ in range(30):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    again = deal(4, 4)
    again.recall(m.memory())
    assert again.position() == m.position()
    assert again.record() == m.record()
    assert again.events(2) == m.events(2)
