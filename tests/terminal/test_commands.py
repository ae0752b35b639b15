"""Rules, games, replay, verify, and every way to ask wrongly."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludus
from ludus.cli import main
from ludus.terminal.saves import save_text
from ludus.terminal.seats import Sitter

from .shell import COMMAND, at_random, in_process

PEOPLE = [Sitter("Anna"), Sitter("Boris")]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No input, no settings from outside, and a state folder of its own."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def sealed(moves: int = 0, players: int = 2) -> ludus.Match:
    """A sealed game: finished, or after some moves."""
    match = ludus.new_match("regicide", players, secret=b"s" * 32, seeds=("anna", "boris"))
    while not match.over and (not moves or len(match.steps) < moves):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("play nosuch", "no game called “nosuch”"),
        ("play --players 9", "1 to 4 players, not 9"),
        ("play --players many", "--players can’t be “many”"),
        ("play --option talk=loud", "Option talk can’t be “loud”"),
        ("play --option volume=11", "no option “volume”"),
        ("play --option talk", "options look like name=value"),
        ("play --bots superhard", "There is no bot called “superhard”"),
        ("play --bots program:", "There is no bot called “program:”"),
        ("play --bots hard,easy,easy", "3 bots for 1 seats"),
        ("play --bots A=hard,A=easy", "Seat A is assigned twice"),
        ("play --players 2 --bots C=hard", "no seat C; the last one is B"),
        ("play --seat Anna", "seats look like A=Anna"),
        ("play --seat A=Anna --bots A=hard", "Seat A is assigned twice"),
        ("play --position rubbish", "A position line begins with “rg”"),
        ("play --position x --sealed", "--sealed can’t be used with --position"),
        ("play --lang de", "There is no language “de”. Languages: en, ru."),
        ("play --resume {home}/none", "Can’t read {home}/none: No such file or directory."),
        ("play --resume {home}", "Is a directory"),
        ("play --resume {home}/words", "words isn’t a game record"),
        ("play --resume {home}/bytes", "bytes isn’t a game record"),
        ("play --resume /dev/zero", "isn’t a game record"),
        ("play --resume {home}/broken", "broken: Line 8: move 3 where move 1 was expected."),
        ("play --resume {home}/game --players 2", "--players can’t be used with --resume"),
        ("play --save {home}/words", "already exists"),
        ("rules RG-999", "There is no rule RG-999. Rules: RG-001 … RG-245"),
        ("rules ZZ-001", "There is no rule ZZ-001."),
        ("rules chess", "“chess” is neither a game (augustus, goldencup, gorus, regicide, spartacus)"),
        ("replay {home}/none", "Can’t read"),
        ("replay {home}/game --seat Z", "There is no seat Z; the last one is B."),
        ("replay {home}/game --to 99", "There is no move 99; the record has 0."),
        ("replay {home}/game --to x", "--to can’t be “x”"),
        ("replay {home}/game --auto x", "--auto can’t be “x”"),
        ("verify {home}/none", "Can’t read"),
        ("verify {home}/words", "isn’t a game record"),
    ],
)
def test_wrong_questions(arguments: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = ludus.new_match("regicide", 2, seed=1).record()
    (tmp_path / "words").write_text("just words\n")
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    (tmp_path / "game").write_text(record)
    (tmp_path / "broken").write_text(record.partition("@")[0] + "\n\n3 A y\n")
    code = main([word.replace("{home}", str(tmp_path)) for word in arguments.split()])
    output = capsys.readouterr()
    assert code == 2
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert expected.replace("{home}", str(tmp_path)) in output.err


def test_refusals_follow_the_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["rules", "RG-999", "--lang", "ru"]) == 2
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert main(["rules", "RG-999"]) == 2
    assert capsys.readouterr().err.count("Правила RG-999 нет.") == 2


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, expected in (
        (["RG-143"], "RG-143  You must stop discarding"),
        (["rg-r7"], "RG-R07  May you discard more than needed?"),
        (["RG-143", "--lang", "ru"], "RG-143  "),
        (["regicide"], "HOW TO PLAY REGICIDE"),
        (["Regicide", "--lang", "ru"], "КАК ИГРАТЬ В «ЦАРЕУБИЙСТВО»"),
        ([], "regicide: Regicide. Guide: ludus rules regicide."),
    ):
        assert main(["rules", *arguments]) == 0
        shown = capsys.readouterr().out
        assert expected in shown
        assert "**" not in shown


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "regicide: Regicide, 1 to 4 players, co-operative" in shown
    assert "--option lazaret=…  top, open (RG-R08)" in shown
    assert main(["games", "--lang", "ru"]) == 0
    assert "Цареубийство, игроков от 1 до 4" in capsys.readouterr().out


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "regicide"]) == 0
    assert json.loads(capsys.readouterr().out)["$defs"]["SeatView"]["properties"]["hand"]["x-visible-to"] == "owner"
    assert main(["schema", "chess"]) == 2
    assert "regicide" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "rules", "replay", "verify", "games", "schema"])
def test_help_shows_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    assert "usage: ludus" in capsys.readouterr().out


# --- Replay ------------------------------------------------------------------------------------


def test_replay_in_a_pipe_shows_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = at_random(2, seed=3)
    count = len(match.steps)
    (tmp_path / "game").write_text(save_text(match, PEOPLE))
    assert main(["replay", str(tmp_path / "game")]) == 0
    shown = capsys.readouterr().out
    assert [int(n) for n in re.findall(rf"Move (\d+) of {count}", shown)] == list(range(count + 1))
    assert "Hand of Boris (B)" in shown
    assert "Defeat." in shown
    assert main(["replay", str(tmp_path / "game"), "--seat", "a", "--to", "3", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert f"Ход 3 из {count}" in shown
    assert f"Ход 4 из {count}" not in shown
    assert "Ваша рука" in shown
    assert "Рука Boris" not in shown


def test_replay_of_a_running_game_reveals_no_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game").write_text(save_text(sealed(moves=4), PEOPLE))
    assert main(["replay", str(tmp_path / "game")]) == 0
    assert "and of" not in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "game"), "--seat", "all"]) == 0
    assert "Hand of Anna (A)" in capsys.readouterr().out


# --- Verify ------------------------------------------------------------------------------------


def verified(text: str, folder: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> tuple[int, str]:
    (folder / "game").write_text(text)
    code = main(["verify", str(folder / "game"), "--lang", language])
    return code, capsys.readouterr().out


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_a_sealed_game_is_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = save_text(sealed(), PEOPLE)
    code, shown = verified(text, tmp_path, capsys)
    assert code == 0
    assert f"Line {line_of(text, '@ tavern 0')}: tavern 0 is correct." in shown
    assert f"Random events in the record: {text.count('@ ')}. All of them are correct." in shown
    assert "aren’t in the record" not in shown
    assert "doesn’t prove: that nobody looked" in shown
    assert "Чего это не доказывает" in verified(text, tmp_path, capsys, "ru")[1]


def test_what_was_mixed_in_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without any random event in the record the words can be changed unnoticed, so the output must show them."""
    text = save_text(sealed(), PEOPLE)
    line = line_of(text, "[Seeds")
    shown = verified(text, tmp_path, capsys)[1]
    assert f"Line {line}: Anna (A) mixed in the words “anna”." in shown
    assert f"Line {line}: Boris (B) mixed in the words “boris”." in shown
    assert "The table has no name." in shown
    assert "compare them" in shown
    shown = verified(sealed().record(), tmp_path, capsys)[1]
    assert "#2 mixed in the words “boris”." in shown
    match = ludus.new_match("regicide", 1, secret=b"s" * 32, table="table 5")
    match.play(0, "resign")
    shown = verified(match.record(), tmp_path, capsys)[1]
    assert "No player mixed in words." in shown
    assert "the table is “table 5”." in shown
    assert "стол — «table 5»" in verified(match.record(), tmp_path, capsys, "ru")[1]


def test_events_missing_from_the_record_are_counted_separately(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sealed().record()
    count = text.count("@ ")
    code, shown = verified(re.sub(r"@ .*\n", "", text), tmp_path, capsys)
    assert code == 0
    assert f"The record contains no random events. Derived: {count}; the moves fit them." in shown
    assert "is correct" not in shown
    deal, _, rest = text.partition("\n1 ")
    code, shown = verified(re.sub(r"@ .*\n?", "", deal) + "\n1 " + rest, tmp_path, capsys)
    assert code == 0
    assert f"Random events in the record: {rest.count('@ ')}." in shown
    assert f"Random events that aren’t in the record: {deal.count('@ ')}." in shown


@pytest.mark.parametrize(
    ("pattern", "change", "expected"),
    [
        (r"@ tavern 0 (..)\.(..)", r"@ tavern 0 \2.\1", "tavern 0 is WRONG"),
        (r"@ jacks 0 (..)\.(..)", r"@ jacks 0 \2.\1", "jacks 0 is WRONG"),
        (r"@ first 0 .", "@ first 1 A", "WRONG"),
        (r'\[Secret "..', '[Secret "00', "doesn’t match the commitment"),
        (r'\[Secret "..', '[Secret "zz', "can’t be"),
        (r'\[Commitment "..', '[Commitment "00', "doesn’t match the commitment"),
        (r'\[Seeds "anna', '[Seeds "anne', "WRONG"),
        (r"(\[Commitment.*\n)", r'[Seed "1"]\n\1', "one source of chance"),
        (r"(\n\d+ [AB] )[pdy].*\n", r"\1p KC\n", "IMPOSSIBLE"),
        (r"\* hit (\d+)/", r"* hit 1\1/", "what happened is"),
    ],
)
def test_a_sealed_game_that_was_tampered_with(
    pattern: str, change: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sealed().record()
    changed = re.sub(pattern, change, text, count=1)
    assert changed != text
    code, shown = verified(changed, tmp_path, capsys)
    assert code == 1
    assert expected in shown
    assert "NOT proven" in shown


def test_what_cannot_be_proven_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = verified(save_text(sealed(moves=6), PEOPLE), tmp_path, capsys)
    assert code == 1
    assert "NOT proven yet: the secret is published when the game ends." in shown
    assert "the 6 moves are legal" in shown
    without = re.sub(r"\[Secret.*\n", "", sealed().record())
    code, shown = verified(without, tmp_path, capsys)
    assert code == 1
    assert "the record doesn’t include the secret" in shown
    code, shown = verified(re.sub(r"\[(Commitment|Seeds|Table).*\n", "", without), tmp_path, capsys)
    assert code == 1
    assert "has no seed and no commitment" in shown


def test_a_seeded_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = at_random(3, seed=2).record()
    code, shown = verified(text, tmp_path, capsys)
    assert code == 0
    assert "that nobody chose the seed" in shown
    code, shown = verified(text.replace('[Seed "2"]', '[Seed "3"]'), tmp_path, capsys)
    assert code == 1


def test_a_sealed_game_is_resumed_with_its_secret(tmp_path: Path) -> None:
    """Shuffles that come after resuming follow from the same secret."""
    (tmp_path / "game.ludus").write_text(save_text(sealed(moves=3, players=1), [Sitter()]))
    done = in_process(tmp_path, "play", "--resume", "game.ludus", typed=["1"] * 200)
    assert "Result" in done.out
    assert "ludus verify game.ludus" in done.out
    text = (tmp_path / "game.ludus").read_text()
    assert "; secret" not in text
    assert main(["verify", str(tmp_path / "game.ludus")]) == 0


def test_a_finished_game_without_its_secret_does_not_claim_it(tmp_path: Path) -> None:
    (tmp_path / "game.ludus").write_text(re.sub(r"\[Secret.*\n", "", save_text(sealed(), PEOPLE)))
    done = in_process(tmp_path, "play", "--resume", "game.ludus")
    assert done.code == 0
    assert "It doesn’t include the secret" in done.out
    assert "ludus verify" not in done.out


# --- Output that goes nowhere --------------------------------------------------------------------


def test_a_full_disk_behind_the_output() -> None:
    with open("/dev/full", "w") as full:
        command = [*COMMAND, "rules", "regicide"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "ludus: No space left on device.\n"
