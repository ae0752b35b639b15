"""A game of an installed package at a server and on the command line: offered like ours, with its own words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.kit.outside import LIARSDICE, liarsdice
from tests.server.client import Server, ludus

PACKAGE = LIARSDICE / "liarsdice"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with liarsdice(folder), Server(folder / "ludus.db", "--workers", "1") as server:
        yield server


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", headers=headers, trust_env=False)


def test_the_game_is_offered_with_its_own_facts(outside: Server) -> None:
    games = {game["name"]: game for game in get(outside, "/api/info").json()["games"]}
    dice = games["liarsdice"]
    assert dice["title"] == {"en": "Liar's Dice", "ru": "Кости лжеца"}
    assert dice["players"] == [2, 3, 4, 5, 6]
    assert [(option["name"], option["values"]) for option in dice["options"]] == [("ones", ["plain", "wild"])]
    assert dice["summary"]["en"].startswith("Five dice")
    assert not dice["lesson"]
    assert games["regicide"]["lesson"]
    assert games["regicide"]["summary"] == {}


def test_its_words_come_from_the_server_and_are_kept(outside: Server) -> None:
    for language in ("en", "ru"):
        answer = get(outside, f"/api/games/liarsdice/texts/{language}")
        files = {
            name: f"{name}.{language}.{end}" for name, end in (("text", "ftl"), ("ledger", "ftl"), ("guide", "md"))
        }
        assert answer.json() == {name: (PACKAGE / file).read_text("utf-8") for name, file in files.items()}
        again = get(outside, f"/api/games/liarsdice/texts/{language}", **{"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert get(outside, "/api/games/liarsdice/texts/xx").status_code == 404
    assert get(outside, "/api/games/nonsense/texts/en").json()["reason"]["en"].startswith("There is no game called")


def test_its_schema_names_who_may_see_what(outside: Server) -> None:
    player = get(outside, "/api/games/liarsdice/schema").json()["$defs"]["Player"]["properties"]
    assert player["dice"]["x-visible-to"] == "owner"
    assert (player["dice"]["x-piece"], player["dice"]["x-count"]) == ("die", "left")
    assert "x-visible-to" not in player["left"]


@pytest.mark.usefixtures("outside")
def test_commands_know_it(tmp_path: Path) -> None:
    simulated = ludus("sim", "liarsdice", "--players", "2", "--bots", "greedy,random", "--games", "20", "--jobs", "2")
    assert simulated.returncode == 0
    assert "20 games" in simulated.stdout
    listed = ludus("games")
    assert "liarsdice: Liar's Dice, 2 to 6 players, competitive" in listed.stdout
    assert "--option ones=…  plain, wild (LD-022)" in listed.stdout
    assert "at least as many as the bid says" in ludus("rules", "LD-021").stdout
    assert "# " not in ludus("rules", "liarsdice", "--lang", "ru").stderr
    untuned = ludus("lab", "tune", "liarsdice", "--players", "2", "--games", "2")
    assert "regicide" in untuned.stderr
    checked = ludus("dev", "check", "liarsdice", "--players", "2", "--games", "1")
    assert "checks 1-7 hold" in checked.stdout
