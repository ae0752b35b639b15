"""Games of installed packages: found, listed, and refused with a reason where something is wrong with them."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest

import ludus
from ludus.games import BrokenGame, broken, names
from ludus.kernel.packages import package_of
from ludus.kernel.schema import game_schema
from ludus.kernel.text import LANGUAGES, guide, words
from ludus.kernel.views import cut
from ludus.lab.conformance import Checker, check_game, digest
from ludus.lab.ledger import untested
from tests.kit.outside import LIARSDICE, installed, liarsdice, offer

OURS = ("augustus", "goldencup", "gorus", "regicide", "spartacus")


@pytest.fixture
def dice(tmp_path: Path) -> Iterator[None]:
    with liarsdice(tmp_path):
        yield


def copy_of_liarsdice(folder: Path) -> Path:
    """The package under the same name, to be broken."""
    shutil.copytree(LIARSDICE / "liarsdice", folder / "liarsdice", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "liarsdice"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_without_packages_there_are_the_games_of_this_project() -> None:
    assert names() == OURS
    assert broken() == {}


@pytest.mark.usefixtures("dice")
def test_an_installed_game_is_one_like_ours() -> None:
    assert ludus.games() == tuple(sorted([*OURS, "liarsdice"]))
    game = ludus.game("liarsdice")
    assert package_of("liarsdice") == "liarsdice"
    assert pickle.loads(pickle.dumps(game)) is game
    match = ludus.new_match("liarsdice", 3, seed=1)
    assert pickle.loads(pickle.dumps(match)).position() == match.position()
    assert ludus.play_out("liarsdice", ["greedy", "random", "search:5"], seed=1).over
    for language in LANGUAGES:
        assert "LD-013" in guide("liarsdice", language)
        assert words("liarsdice").has(language, "LD-031")


def test_an_entry_point_may_name_the_game_itself(tmp_path: Path) -> None:
    copy_of_liarsdice(tmp_path)
    with installed(offer(tmp_path, "dice", {"liarsdice": "liarsdice.game:LiarsDiceGame.only"})):
        assert "LiarsDiceGame" in str(broken()["liarsdice"])
    shutil.rmtree(tmp_path / "dice-1.0.dist-info")
    change(tmp_path / "liarsdice" / "__init__.py", "GAME = LiarsDiceGame()", "OTHER = LiarsDiceGame()")
    with installed(offer(tmp_path, "dice", {"liarsdice": "liarsdice:OTHER"})):
        assert broken() == {}
        assert ludus.game("liarsdice").meta.prefix == "LD"


@pytest.mark.parametrize(
    ("offers", "file", "old", "new", "reason"),
    [
        ({"liarsdice": "nowhere"}, "", "", "", "nowhere can’t be imported (ModuleNotFoundError"),
        ({"liarsdice": "liarsdice"}, "rules.py", "DICE, FACES, ONE = 5, 6, 1", "1 / 0", "ZeroDivisionError"),
        ({"liarsdice": "liarsdice"}, "__init__.py", "GAME =", "PLAY =", "neither a game nor a package with a GAME"),
        ({"liarsdice": "liarsdice"}, "game.py", 'name="liarsdice"', 'name="dice"', "calls itself “dice”"),
        ({"liarsdice": "liarsdice"}, "game.py", 'prefix="LD"', 'prefix="RG"', "The prefix “RG”"),
        ({"liarsdice": "liarsdice"}, "game.py", "players=(2, 3, 4, 5, 6)", "players=(2, 9)", "counts from 1 to 8"),
        ({"liarsdice": "liarsdice"}, "game.py", '"ru":', '"de":', "missing in: ru"),
        ({"Liars Dice": "liarsdice"}, "", "", "", "small Latin letters"),
        ({"gorus": "liarsdice"}, "", "", "", "has a game of that name"),
    ],
)
def test_a_broken_package_hides_no_other_game(
    offers: dict[str, str], file: str, old: str, new: str, reason: str, tmp_path: Path
) -> None:
    package = copy_of_liarsdice(tmp_path)
    if file:
        change(package / file, old, new)
    with installed(offer(tmp_path, "dice", offers)):
        assert names() == OURS
        [(name, error)] = broken().items()
        assert reason in str(error)
        assert "package dice" in str(error)
        assert error.text("ru") != str(error)
        if name not in OURS:
            with pytest.raises(BrokenGame, match="can’t be used"):
                ludus.game(name)
        assert ludus.game("gorus").meta.prefix == "GM"


def test_missing_words_are_named(tmp_path: Path) -> None:
    package = copy_of_liarsdice(tmp_path)
    (package / "guide.ru.md").unlink()
    (package / "ledger.en.ftl").unlink()
    with installed(offer(tmp_path, "dice", {"liarsdice": "liarsdice"})):
        assert "lacks ledger.en.ftl, guide.ru.md" in str(broken()["liarsdice"])


def test_two_packages_with_the_same_game(tmp_path: Path) -> None:
    copy_of_liarsdice(tmp_path)
    offer(tmp_path, "dice", {"liarsdice": "liarsdice"})
    offer(tmp_path, "others", {"liarsdice": "others"})
    with installed(tmp_path):
        assert "liarsdice, others" in str(broken()["liarsdice"])
        assert "package dice, others" in str(broken()["liarsdice"])


# --- What every game must prove ------------------------------------------------------------------------


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_liars_dice_keeps_the_contract(players: int, full: bool, rotation: int) -> None:
    """The gate looks at every step of one game, played well with an odd number of players, else at random."""
    game = ludus.game("liarsdice")
    for number in range(200) if full else [players % 2 + 2 * (players > 3)]:
        check_game(game, players, rotation * 1000 + number, {"ones": "wild"} if number % 4 > 1 else {})


@pytest.mark.usefixtures("dice")
def test_its_schema_describes_what_clients_get_and_send() -> None:
    game = ludus.game("liarsdice")
    views = jsonschema_rs.Draft202012Validator({**game_schema(game), "$ref": "#/$defs/View"})
    match = ludus.new_match("liarsdice", 3, seed=6)
    while not match.over:
        seat = match.to_act[0]
        for observer in (None, 0, 1, 2):
            views.validate(match.view(observer))
            assert cut(game.render(match.state, observer), None) == game.render(match.state, None)
        for move in match.moves(seat):
            assert sum(form.fits(move) for form in game.forms) == 1, move
        match.play(seat, match.moves(seat)[-1])


@pytest.mark.usefixtures("dice")
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludus.game("liarsdice")
    monkeypatch.setattr(game.state, "forget", lambda self, seat, rng: self.dice[seat].reverse())  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="leak"):
        Checker(game, 2, 1).run()


@pytest.mark.usefixtures("dice")
def test_the_plain_and_the_compiled_kernel_play_alike() -> None:
    from ludus.lab.commands.dev import digests_equal

    assert len(digest(ludus.game("liarsdice"), 2, 4)) == 64
    assert digests_equal("liarsdice", 2, 4)


@pytest.mark.usefixtures("dice")
def test_liars_dice_passes_its_own_tests() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(LIARSDICE)]
    done = subprocess.run(command, cwd=LIARSDICE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "warning" not in done.stdout


@pytest.mark.usefixtures("dice")
def test_every_rule_of_liars_dice_has_a_test() -> None:
    assert untested(ludus.game("liarsdice"), LIARSDICE / "tests") == ([], [])


def test_liars_dice_is_small() -> None:
    """The whole game, its words and its guide in two languages: an afternoon's work."""
    files = [file for file in (LIARSDICE / "liarsdice").iterdir() if file.is_file()]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 500
