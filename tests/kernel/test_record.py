"""Records and positions round-trip, and wrong ones are refused with line and reason."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus.match import Match


def finished(players: int = 2, seed: int = 7, **arguments: object) -> Match:
    match = ludus.new_match("regicide", players, seed, **arguments)  # type: ignore[arg-type]
    chooser = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.moves(seat)))
    return match


def sealed() -> Match:
    return finished(secret=bytes(range(32)), seeds=("anna", "boris"), table="t1")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_record_replays_to_the_same_game(players: int) -> None:
    match = finished(players)
    again = ludus.read_record(match.record())
    assert again.record() == match.record()
    assert again.position() == match.position()
    assert again.events(0) == match.events(0)


def test_a_record_has_seat_and_move_on_each_line() -> None:
    lines = finished().record().splitlines()
    assert lines[:3] == ['[Game "regicide"]', '[Rules "1"]', '[Players "2"]']
    numbered = [line for line in lines if line[:1].isdigit()]
    assert [line.split()[0] for line in numbered] == [str(n + 1) for n in range(len(numbered))]
    assert all(re.match(r"\d+ [AB] (p|d|y)", line) for line in numbered)


def test_decisions_alone_reproduce_the_game() -> None:
    match = finished()
    bare = "\n".join(line for line in match.record().splitlines() if line[:1] not in "@*;")
    assert ludus.read_record(bare).record() == match.record()


@pytest.mark.parametrize("seed", range(7, 17))
def test_recorded_chance_alone_reproduces_the_game(seed: int) -> None:
    """Four players: the two Jesters must not be mixed up."""
    match = finished(4, seed)
    text = match.record().replace(f'[Seed "{seed}"]', '[Dice "recorded"]')
    again = ludus.read_record(text)
    assert again.position() == match.position()
    assert again.record() == text


def test_a_sealed_record_hides_its_secret_until_the_end() -> None:
    match = ludus.new_match("regicide", 2, secret=b"k" * 32)
    assert "Secret" not in match.record()
    match.play(match.to_act[0], "resign")
    assert f'[Secret "{(b"k" * 32).hex()}"]' in match.record()
    assert ludus.read_record(match.record()).record() == match.record()


def test_a_public_record_reveals_no_secret() -> None:
    text = finished().record(secrets=False)
    assert "@" not in text
    assert "Seed" not in text


def test_a_game_from_a_position_is_kept_with_it() -> None:
    match = finished()
    middle = ludus.read_record("\n".join(match.record().splitlines()[:14]))
    again = ludus.from_position("regicide", middle.position(), seed=4)
    assert again.position() == middle.position()
    again.play(again.to_act[0], again.moves(again.to_act[0])[0])
    assert ludus.read_record(again.record()).position() == again.position()


def tampered() -> list[tuple[str, str, str]]:
    text = sealed().record()
    return [
        (text.replace('"regicide"', '"regiside"'), "Line 1:", "no game"),
        (text.replace('[Rules "1"]', '[Rules "9"]'), "Line 2:", "version 9"),
        (text.replace('[Players "2"]', '[Players "5"]'), "Line 3:", "1 to 4"),
        (text.replace('[Players "2"]', '[Players "two"]'), "Line 3:", "two"),
        (text.replace('[Players "2"]', '[Plyers "2"]'), "Line 1:", "Players is missing"),
        (text.replace('[Players "2"]', '[Players "2"]\n[Colour "red"]'), "Line 4:", "Colour"),
        (text.replace('[Players "2"]', '[Players "2"]\n[Players "2"]'), "Line 4:", "second time"),
        (re.sub(r'Secret "..', 'Secret "ff', text), "Line 7:", "commitment"),
        (re.sub(r'Secret "..', 'Secret "zz', text), "Line 7:", "Secret can’t be"),
        (re.sub(r"\n1 ([AB]) \S.*", r"\n1 \1 p KC KD", text, count=1), "Line 14:", "RG-043"),
        (re.sub(r"\n1 ([AB]) \S.*", r"\n1 \1 fly", text, count=1), "Line 14:", "isn’t a move"),
        (re.sub(r"\n1 ([AB]) ", r"\n1 C ", text, count=1), "Line 14:", "no seat C"),
        (re.sub(r"\n1 ([AB]) ", r"\n3 \1 ", text, count=1), "Line 14:", "move 1 was expected"),
        (re.sub(r"\n\* hit (\d+)", r"\n* hit 99", text, count=1), "Line 15:", "hit 99"),
        (text.replace("@ kings 0 K", "@ kings 0 J", 1), "Line 9:", "what was dealt is"),
        (text.replace("[Table", '[Seed "1"]\n[Table'), "Line 4:", "only one source"),
        (text + "what?\n", "Line", "isn’t a header"),
        (text + '[Late "1"]\n', "Line", "after the first move"),
    ]


@pytest.mark.parametrize(("text", "where", "why"), tampered())
def test_a_wrong_record_is_refused_with_line_and_reason(text: str, where: str, why: str) -> None:
    with pytest.raises(ludus.BadRecord) as error:
        ludus.read_record(text)
    assert str(error.value).startswith(where), str(error.value)
    assert why in str(error.value)
    assert error.value.text("ru").startswith("Строка")


LINE = (
    "rg n=2 turn=A step=1 hands=5H.9C/2S.TD enemy=QD table=8C/4S+4H castle=QS.KC.KD.KH.KS tavern=7D.3H.2C.2D.2H.3C.3D"
    ".3S.4C.4D.5C.5D.5S.6C.6D.6H.7C.7H.7S.8D.8H.8S.9H.9S.TC.TH.TS.AC.AD.AH.AS lazaret=6S.9D.JC.JD.JH.JS.QC.QH "
    "yielded=B flips=0"
)


def test_the_position_line_of_the_specification_round_trips() -> None:
    match = ludus.from_position("regicide", LINE)
    assert match.position()["line"] == LINE.replace("4S+4H", "4H+4S"), "cards of a set come in canonical order"
    assert match.view(0)["enemy"]["damage"] == 24
    assert match.view(0)["enemy"]["shield"] == 8


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rg n=2", "xx n=2", "begins with"),
        ("n=2", "n=5", "n cannot be"),
        ("turn=A", "turn=C", "turn cannot be"),
        ("step=1", "step=2", "step cannot be"),
        ("step=1", "step=N", "cannot be at step N"),
        ("step=1", "step=won", "one enemy"),
        ("5H.9C/2S.TD", "5H.9C", "2 hands"),
        ("5H.9C", "5H.9C.9C", "Too many: 9C"),
        ("8C/4S+4H", "8C/4S+5H", "not a legal play"),
        ("castle=QS.KC", "castle=KC.QS", "Jacks, then Queens"),
        ("yielded=B", "yielded=Z", "yielded cannot be"),
        ("flips=0", "flips=2", "flips cannot be"),
        ("flips=0", "flips=0 flips=0", "twice"),
        ("flips=0", "", "flips is missing"),
        ("enemy=QD", "enemy=-", "one enemy"),
    ],
)
def test_an_impossible_position_is_refused(old: str, new: str, why: str) -> None:
    assert old in LINE
    with pytest.raises(ludus.BadPosition) as error:
        ludus.from_position("regicide", LINE.replace(old, new, 1))
    assert why in str(error.value)
    assert error.value.text("ru")


def test_what_a_position_dict_claims_to_be_hidden_is_checked() -> None:
    position = finished(2, 11).position()
    for name, value in (("healed", [1 << 60]), ("packets", "x"), ("unseen", -1), ("options", 7), ("line", None)):
        with pytest.raises(ludus.LudusError):
            ludus.from_position("regicide", json.loads(json.dumps({**position, name: value})))


RECORDS = [finished(players, seed).record() for players in (1, 2, 4) for seed in (3, 5)]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_fuzzed_records_are_read_or_refused_never_more(data: st.DataObject) -> None:
    """parse → print → parse: a changed record either fails cleanly or is a record again."""
    lines = data.draw(st.sampled_from(RECORDS)).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "twice", "swap", "text", "word"]))
        if change == "drop" and len(lines) > 1:
            lines.pop(at)
        elif change == "twice":
            lines.insert(at, lines[at])
        elif change == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "text":
            lines[at] = data.draw(st.text(max_size=30))
        else:
            words = lines[at].split(" ")
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
                st.sampled_from(["7H", "X", "B", "9", "p", ""])
            )
            lines[at] = " ".join(words)
    try:
        match = ludus.read_record("\n".join(lines))
    except ludus.LudusError:
        return
    assert ludus.read_record(match.record()).record() == match.record()


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_fuzzed_position_lines_are_read_or_refused(data: st.DataObject) -> None:
    words = LINE.split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    alphabet = st.sampled_from([*"0123456789ATJQKXCDHS./+=-rgN", "step=", "hands=", "♥"])
    piece = "".join(data.draw(st.lists(alphabet, max_size=6)))
    cut = data.draw(st.integers(0, len(words[at])))
    words[at] = words[at][:cut] + piece + words[at][cut + data.draw(st.integers(0, 3)) :]
    try:
        match = ludus.from_position("regicide", " ".join(words))
    except ludus.LudusError:
        return
    line = match.position()["line"]
    assert ludus.from_position("regicide", line).position()["line"] == line


MATCHES = [ludus.new_match("regicide", players, seed=players) for players in (1, 2, 3, 4)]


WORDS = "p d y f n resign 7H 10♥ td X ax A B , ac 2s".split()


@settings(max_examples=500, deadline=None)
@given(
    st.sampled_from(MATCHES),
    st.one_of(
        st.text(max_size=20),
        st.lists(st.sampled_from("p d y f n resign 7H 10♥ td X ax A B , ac 2s".split())).map(" ".join),
    ),
)
def test_fuzzed_moves_are_unreadable_or_have_one_text(match: Match, text: str) -> None:
    seat = match.to_act[0]
    try:
        move = match.game.parse(match.state, seat, text)
    except ludus.Unreadable as error:
        assert error.text("ru")
        return
    canonical = match.game.format(match.state, seat, move)
    assert match.game.parse(match.state, seat, canonical) == move
    assert match.game.format(match.state, seat, match.game.parse(match.state, seat, canonical)) == canonical
