"""Card files of one's own at a server: read with a reason for every wrong line, and played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

import ludus as library
from ludus.kernel.decks import builtin_file
from ludus.tables.wire import LONGEST_DECK, LONGEST_VALUE
from tests.server.client import Person, Seat, Server, ludus, play_some, visit
from tests.server.test_lobby import lobby

FILES = {
    ("augustus", "deck"): ("objectives", 88),
    ("gorus", "favour"): ("cards", 80),
    ("goldencup", "champions"): ("champions", 102),
    ("goldencup", "fans"): ("fans", 16),
    ("goldencup", "boards"): ("boards", 104),
}


def asked(server: Server, game: str, text: object) -> httpx.Response:
    return httpx.post(f"{server.address}/api/games/{game}/decks", json={"text": text}, trust_env=False, timeout=40)


def own_champions(english: str = "Iron Duck", russian: str = "Железная утка") -> str:
    return builtin_file("goldencup", "champions").replace("Goblin Batter,Гоблин с битой", f"{english},{russian}")


@pytest.mark.parametrize(("game", "option"), FILES)
def test_the_default_file_can_be_fetched_and_read(server: Server, game: str, option: str) -> None:
    """The longest one has room in the order for a table, also with other words."""
    name, count = FILES[game, option]
    response = httpx.get(f"{server.address}/api/games/{game}/decks/{option}", trust_env=False)
    assert response.text == builtin_file(game, name)
    assert response.headers["content-type"] == "text/csv; charset=utf-8"
    assert f'filename="{game}-{option}.csv"' in response.headers["content-disposition"]
    read = asked(server, game, "\ufeff" + response.text).json()
    assert read == {"option": option, "value": library.game(game).read_deck(response.text)[option], "cards": count}
    assert len(read["value"]) < LONGEST_VALUE / 2


def test_every_option_shows_whether_a_file_sets_it(server: Server) -> None:
    games = httpx.get(f"{server.address}/api/info", trust_env=False).json()["games"]
    found = {(game["name"], option["name"]) for game in games for option in game["options"] if option["deck"]}
    assert found == set(FILES)


@pytest.mark.parametrize(
    ("game", "text", "status", "english", "russian"),
    [
        ("goldencup", "no,level\n", 400, "Line 1", "Строка 1"),
        ("goldencup", own_champions(english=""), 400, "Line 2", "Строка 2"),
        ("goldencup", own_champions().replace("I:A(2)+upA(1)", "I:A(7)"), 400, "Line 2", "Строка 2"),
        ("goldencup", "", 400, "Line 1", "Строка 1"),
        ("augustus", builtin_file("goldencup", "fans"), 400, "Line 1", "Строка 1"),
        ("gorus", "card,favour\nB0,0\n", 400, "Line 2", "Строка 2"),
        ("regicide", "card\n", 400, "doesn’t use deck files", "невозможна"),
        ("chess", "card\n", 404, "chess", "chess"),
        ("goldencup", "x" * (LONGEST_DECK + 1), 400, str(LONGEST_DECK), str(LONGEST_DECK)),
        ("goldencup", "я" * (2 * LONGEST_DECK), 413, "too large", "велик"),
        ("goldencup", own_champions(english="x" * 61), 400, "Line 2", "Строка 2"),
        ("goldencup", 7, 400, "text", "text"),
    ],
)
def test_a_wrong_file_is_refused(
    server: Server, game: str, text: object, status: int, english: str, russian: str
) -> None:
    response = asked(server, game, text)
    assert response.status_code == status, response.text
    assert english in response.json()["reason"]["en"]
    assert russian in response.json()["reason"]["ru"]


@pytest.mark.parametrize(("game", "option"), [("chess", "deck"), ("regicide", "deck"), ("goldencup", "shopping")])
def test_there_is_no_other_default_file(server: Server, game: str, option: str) -> None:
    response = httpx.get(f"{server.address}/api/games/{game}/decks/{option}", trust_env=False)
    assert (response.status_code, bool(response.json()["reason"]["ru"])) == (404, True)


def test_a_table_with_a_deck_of_ones_own(server: Server) -> None:
    """It is played by people and bots, and the lobby says so in a word."""

    async def story() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            options = {
                "champions": (await value(anna, own_champions())),
                "fans": (await value(anna, builtin_file("goldencup", "fans"))),
                "boards": (await value(anna, builtin_file("goldencup", "boards"))),
            }
            table = await anna.make("me", "open", "normal", game="goldencup", options=options, public=True)
            async with lobby(server) as looker:
                lines = await looker.until(lambda lines: table in lines)
            assert lines[table]["options"] == dict.fromkeys(options, "own")
            listed = await asyncio.to_thread(ludus, "lobby", server.address)
            assert "champions=own; fans=own; boards=own" in listed.stdout
            a, b = await anna.at(table), await ben.sit(table, 1)
            await play_some([a, b], 6)
            assert a.newest["options"]["champions"] == options["champions"]
            assert "Iron Duck" in await anna.record(table)
            assert names_in(a) <= {"Iron Duck"} | names_of_the_house()

    asyncio.run(story())


async def value(person: Person, text: str) -> str:
    read = await person.request("POST", "/api/games/goldencup/decks", {"text": text})
    assert read.status_code == 200, read.text
    return str(read.json()["value"])


def names_in(seat: Seat) -> set[str]:
    return {card["name"]["en"] for card in seat.newest["view"]["cards"].values()}


def names_of_the_house() -> set[str]:
    return {line.split(",")[2] for line in builtin_file("goldencup", "champions").splitlines()}


def test_a_wrong_value_is_not_repeated_at_length(server: Server) -> None:
    async def story() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            for wrong, most in (("x" * LONGEST_VALUE, 400), ("x" * (LONGEST_VALUE + 1), 400)):
                order = {"game": "goldencup", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"fans": wrong}}
                response = await anna.request("POST", "/api/tables", order)
                assert response.status_code == 400
                assert len(json.dumps(response.json()["reason"], ensure_ascii=False)) < most

    asyncio.run(story())


def test_a_table_from_the_command_line_takes_decks(server: Server, tmp_path: Path) -> None:
    (tmp_path / "c.csv").write_text(own_champions(), "utf-8")
    (tmp_path / "f.csv").write_text(builtin_file("goldencup", "fans"), "utf-8")
    decks = ("--deck", str(tmp_path / "c.csv"), "--deck", str(tmp_path / "f.csv"))
    made = ludus("table", server.address, "goldencup", "--seats", "open,open", *decks)
    assert made.returncode == 0, made.stderr
    table = made.stdout.strip().rpartition("/")[2]

    async def look() -> dict[str, str]:
        async with visit(server) as here:
            seat = await (await here.guest("Anna")).at(table)
            options: dict[str, str] = seat.newest["options"]
            return options

    options = asyncio.run(look())
    assert "Железная утка" in options["champions"]
    assert options["fans"] != "standard" and options["boards"] == "standard"
