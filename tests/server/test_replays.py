"""Replays over HTTP: who may see what, records that people bring, comments that stay, games that go on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.client import Person, Seat, Server, Visit, play_some, play_until_over, visit
from tests.tables.frames import unpacked

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = (
    "3-players-win",
    "gorus-4-players-teams",
    "augustus-3-players-shared",
    "goldencup-4-players-tie",
    "spartacus-3-players",
)


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.ludus").read_text("utf-8")


async def get(person: Person, path: str, **query: Any) -> dict[str, Any]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    answer = await person.request("GET", f"{path}?{asked}")
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    if "frames" in body:
        body["frames"] = msgspec.json.decode(msgspec.json.encode(unpacked(body["frames"])))
    return body


def why(answer: httpx.Response) -> str:
    """The English reason of a refusal, which there is in Russian too."""
    assert 400 <= answer.status_code < 500, answer.text
    reason = answer.json()["reason"]
    assert reason["ru"] and reason["ru"] != reason["en"]
    return str(reason["en"])


async def pair(here: Visit, **more: Any) -> tuple[str, Person, Person, list[Seat]]:
    """A table of two people."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await anna.make("me", "open", **more)
    return table, anna, ben, [await anna.at(table), await ben.sit(table, 1)]


# --- Games of tables ---------------------------------------------------------------------------------


def test_a_running_game_up_to_now_from_the_own_seat_only(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, anna, ben, seats = await pair(here)
            await play_some(seats, 4)  # no game is over so soon
            path = f"/api/tables/{table}/replay"
            for letter, person, seat in (("A", anna, seats[0]), ("B", ben, seats[1])):
                newest = (await seat.seen(max(each.newest["version"] for each in seats)))["view"]
                head = await get(person, path, seat=letter)
                assert head["own"] == head["update"]["you"] == seat.newest["you"]
                assert head["open_seats"] == [head["own"]] and not head["over"]
                page = await get(person, f"{path}/frames", seat=letter)
                assert len(head["steps"]) == len(page["frames"]) == 5
                assert page["frames"][-1]["view"] == newest
                assert page["frames"][-1]["view"]["seats"][1 - head["own"]].get("hand") is None
            events = [event for step in head["steps"] for event in step["events"]]
            assert events == [event for event in seats[1].log if not event["kind"].startswith("table-")]
            refused = [await anna.request("GET", f"{path}{end}?seat=B") for end in ("", "/frames")]
            stranger = here.stranger()
            refused += [await stranger.request("GET", f"{path}?seat={seat}") for seat in "AB"]
            assert {why(answer) for answer in refused} == {
                "While the game is running, you can look back only from your own seat or as a spectator."
            }
            watched = await get(stranger, path)
            assert watched["update"]["you"] is None and watched["open_seats"] == []
            assert (await get(stranger, f"{path}/frames"))["frames"][3]["view"]["seats"][0].get("hand") is None

    asyncio.run(play())


def test_a_finished_game_from_every_seat_in_pages(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", "novice", "novice", game="gorus")
            await play_until_over([await anna.at(table)])
            path = f"/api/tables/{table}/replay"
            stranger = here.stranger()
            head = await get(stranger, path, seat="C")
            assert head["over"] and head["open_seats"] == [0, 1, 2] and head["hidden"] == []
            assert head["own"] is None and (await get(anna, path, seat="C"))["own"] == 0
            steps = len(head["steps"])
            assert steps > head["page"]
            frames: list[dict[str, Any]] = []
            while len(frames) < steps:
                page = await get(stranger, f"{path}/frames", seat="C", first=len(frames))
                assert page["first"] == len(frames) and 0 < len(page["frames"]) <= head["page"]
                frames += page["frames"]
            assert frames[1]["view"]["seats"][2]["hand"] and frames[1]["view"]["seats"][0].get("hand") is None
            assert frames[-1]["view"]["over"] and frames[-1]["to_act"] == []
            assert head["outcome"]["winners"] and head["rounds"][0] == {"step": 0, "number": 1}
            answer = await stranger.request("GET", f"{path}/frames?seat=C&first=0")
            assert answer.headers["content-encoding"] == "gzip" and len(answer.content) < 40_000
            assert why(await stranger.request("GET", f"{path}/frames?first={steps}")).startswith("There is no step")
            assert why(await stranger.request("GET", f"{path}?seat=D")).startswith("There is no seat")
            why(await stranger.request("GET", f"{path}/frames?first=x"))

    asyncio.run(play())


def test_a_table_that_has_not_begun_or_is_not_there_has_no_replay(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            waiting = await anna.make("me", "open")
            assert "started yet" in why(await anna.request("GET", f"/api/tables/{waiting}/replay"))
            assert (await anna.request("GET", "/api/tables/nowhere/replay")).status_code == 404
            assert (await anna.request("GET", "/api/tables/nowhere/comments")).status_code == 404

    asyncio.run(play())


# --- Records that people bring -------------------------------------------------------------------------


def test_records_of_all_games_are_shown(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            stranger = here.stranger()
            for name in RECORDS:
                record = golden(name)
                head = (await stranger.request("POST", "/api/replay", {"record": record, "seat": "B"})).json()
                last = len(head["steps"]) - 1
                body = {"record": record, "seat": "B", "first": last}
                page = (await stranger.request("POST", "/api/replay/frames", body)).json()
                assert head["over"] and page["frames"][0]["view"]["over"] and page["frames"][0]["view"]["seat"] == 1
                assert head["update"]["table"] == "" and "wire" not in page

    asyncio.run(play())


def test_an_impossible_record_is_refused_with_its_line(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            stranger = here.stranger()
            record = golden("3-players-win")
            lines = record.splitlines()
            line = next(number for number, text in enumerate(lines, 1) if text.startswith("9 "))
            changed = "\n".join([*lines[: line - 1], "9 A p KS", *lines[line:]])
            bad = [changed, "", "hello", record.replace('[Game "regicide"]', '[Game "chess"]'), "\0", "[Game"]
            answers = [await stranger.request("POST", "/api/replay", {"record": text}) for text in bad]
            reasons = [why(answer) for answer in answers]
            assert reasons[0].startswith(f"Line {line}: “p KS” isn’t possible")
            assert answers[0].json()["reason"]["ru"].startswith(f"Строка {line}: «p KS» невозможно")
            assert all("ine 1" in reason for reason in reasons[1:]), reasons
            for where in ("frames", "play-on"):
                body = {"record": changed, **({"step": 1, "seat": "A"} if where == "play-on" else {})}
                assert f"Line {line}" in why(await stranger.request("POST", f"/api/replay/{where}", body))

    asyncio.run(play())


def test_positions_that_somebody_made_up_are_answered_with_a_sentence(server: Server) -> None:
    """Whatever stands in the header Start, the server does not fail."""

    async def play() -> None:
        async with visit(server) as here:
            stranger = here.stranger()
            for game, start in (("regicide", {}), ("spartacus", {"players": 3}), ("gorus", {"players": 2, "hands": 7})):
                text = json.dumps(start).replace('"', '\\"')
                head = f'[Game "{game}"]\n[Rules "1"]\n[Players "3"]\n[Seed "1"]\n[Start "{text}"]\n'
                why(await stranger.request("POST", "/api/replay", {"record": head}))

    asyncio.run(play())


def test_a_record_that_is_too_large_is_not_even_read(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            stranger = here.stranger()
            why(await stranger.request("POST", "/api/replay", {"record": "; x\n" * 70_000}))
            assert (await stranger.request("POST", "/api/replay", {"record": "x" * 600_000})).status_code == 413

    asyncio.run(play())


# --- Comments ------------------------------------------------------------------------------------------


def test_who_played_comments_after_the_end_and_everybody_reads(own_server: Server) -> None:
    async def first() -> tuple[str, Person]:
        async with visit(own_server.start()) as here:
            table, anna, ben, seats = await pair(here)
            path = f"/api/tables/{table}/comments"
            await play_some(seats, 2)
            assert why(await anna.request("POST", path, {"step": 1, "text": "hm"})).startswith("You can comment")
            await play_until_over(seats)
            assert (await get(anna, path))["may"] and not (await get(here.stranger(), path))["may"]
            said = await anna.request("POST", path, {"step": 2, "text": " Why  not\t\nthe ten? \x07"})
            assert said.status_code == 201
            assert (await ben.request("POST", path, {"step": 0, "text": "привет"})).status_code == 201
            for person, body, reason in (
                (here.stranger(), {"step": 1, "text": "me too"}, "Only players of this game"),
                (await here.guest("Carl"), {"step": 1, "text": "me too"}, "Only players of this game"),
                (anna, {"step": 1, "text": " \n "}, "The comment is empty"),
                (anna, {"step": 9999, "text": "x"}, "There is no step"),
                (anna, {"step": 1, "text": "x" * 501}, ""),
                (anna, {"step": -1, "text": "x"}, ""),
            ):
                assert reason in why(await person.request("POST", path, body))
            return table, anna

    table, anna = asyncio.run(first())
    own_server.stop()

    async def later() -> None:
        async with visit(own_server.start()) as here:
            path = f"/api/tables/{table}/comments"
            anna.visit, anna.address = here, here.address
            comments = (await get(here.stranger(), path))["comments"]
            assert [(one["step"], one["name"], one["text"], one["mine"]) for one in comments] == [
                (2, "Anna", "Why not\nthe ten?", False),
                (0, "Ben", "привет", False),
            ]
            mine, other = (one["id"] for one in comments)
            assert "isn’t a comment of yours" in why(await anna.request("DELETE", f"{path}/{other}"))
            assert "isn’t a comment of yours" in why(await here.stranger().request("DELETE", f"{path}/{mine}"))
            left = (await anna.request("DELETE", f"{path}/{mine}")).json()
            assert [one["name"] for one in left["comments"]] == ["Ben"] and left["may"]

    asyncio.run(later())


def test_comments_have_limits(tmp_path: Path) -> None:
    with Server(tmp_path / "ludus.db", limits=True) as server:

        async def play() -> None:
            async with visit(server) as here:
                anna = await here.guest("Anna")
                table = await anna.make("me", game="regicide")
                await play_until_over([await anna.at(table)])
                path = f"/api/tables/{table}/comments"
                answers = [await anna.request("POST", path, {"step": 1, "text": f"no {n}"}) for n in range(12)]
                assert answers[0].status_code == 201
                late = next(answer for answer in answers if answer.status_code == 429)
                assert late.json()["wait"] > 1 and late.headers["retry-after"]

        asyncio.run(play())


# --- Playing on ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_goes_on_at_a_table_against_bots(name: str, server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            record = golden(name)
            head = (await anna.request("POST", "/api/replay", {"record": record})).json()
            step = len(head["steps"]) // 2
            body = {"record": record, "step": step, "seat": "B", "level": "novice"}
            made = await anna.request("POST", "/api/replay/play-on", body)
            assert made.status_code == 201 and made.json()["you"] == 1, made.text
            seat = await anna.at(made.json()["table"])
            frame = (
                await anna.request("POST", "/api/replay/frames", {"record": record, "seat": "B", "first": step})
            ).json()
            shown = next(update["view"] for update in seat.updates)
            assert shown["seats"][1] == frame["frames"][0]["view"]["seats"][1] or seat.newest["version"] > 2
            assert [each["kind"] for each in seat.newest["seats"]].count("bot") == len(seat.newest["seats"]) - 1
            assert seat.log[0]["kind"] == "table-played-on"
            if await seat.turn() is not None:
                question = seat.newest["question"]
                assert (await seat.play(question["choices"][0]["move"]))["type"] == "accepted"
            assert "[Start" not in await anna.record(made.json()["table"])

    asyncio.run(play())


def test_a_finished_table_goes_on_to_its_end_and_is_a_record_again(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", "novice")
            await play_until_over([await anna.at(table)])
            path = f"/api/tables/{table}/replay/play-on"
            made = await here.stranger().request("POST", path, {"step": 3, "seat": "A", "level": "easy"})
            assert made.status_code == 201 and made.cookies["ludus"]
            here.http.cookies.clear()
            on = (await anna.request("POST", path, {"step": 3, "seat": "A", "level": "easy"})).json()["table"]
            seat = await anna.at(on)
            await play_until_over([seat])
            record = await anna.record(on)
            assert "[Start " in record and "[Secret " in record
            shown = await anna.request("POST", "/api/replay", {"record": record, "seat": "A"})
            assert shown.status_code == 200, shown.text
            again = await get(anna, f"/api/tables/{on}/replay", seat="A")
            assert again["steps"] == shown.json()["steps"]
            assert "finished game" in why(
                await anna.request(
                    "POST", f"/api/tables/{await anna.make('me', 'novice')}/replay/play-on", {"step": 0, "seat": "A"}
                )
            )

    asyncio.run(play())
