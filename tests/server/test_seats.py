"""Who sits where: hosts, open seats, other devices, absence, another game."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from tests.kit.rules import rule
from tests.server.client import Json, Seat, Server, Visit, play_some, play_until_over, visit


async def reply_text(seat: Seat, kind: str, /, **fields: Any) -> str:
    """`accepted`, or the English reason."""
    answer = await seat.ask(kind, **fields)
    if answer["type"] == "accepted":
        await seat.seen(answer["version"])
        return "accepted"
    assert answer["type"] == "refused" and answer["reason"]["ru"] != answer["reason"]["en"], answer
    return str(answer["reason"]["en"])


def test_sitting_standing_and_the_rights_of_the_host(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben, carl = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Carl")
            table = await anna.make("me", "open", "open", "open")
            a, b, c = await anna.at(table), await ben.at(table), await carl.at(table)
            assert a.newest["host"] and not b.newest["host"] and b.newest["you"] is None
            assert await reply_text(b, "sit", seat=0) == "Seat A is taken."
            assert await reply_text(b, "sit", seat=6) != "accepted"
            assert await reply_text(b, "sit", seat=1) == "accepted"
            assert b.newest["you"] == 1 and b.newest["key"] and b.newest["key"] != a.newest["key"]
            assert await reply_text(b, "sit", seat=2) == "You already have seat B."
            assert await reply_text(c, "sit", seat=1) == "Seat B is taken."
            assert await reply_text(c, "stand") == "Spectators can only watch."
            for kind, fields in [("set-seat", {"seat": 2, "kind": "bot", "level": "easy"}), ("start", {})]:
                assert await reply_text(b, kind, **fields) == "Only the host can do that."
                assert await reply_text(c, kind, **fields) == "Only the host can do that."
            assert await reply_text(a, "set-seat", seat=0, kind="open") == "This is your own seat; stand up first."
            for level in ("search:1s", "program:rm", "", "genius"):
                assert (await reply_text(a, "set-seat", seat=2, kind="bot", level=level)).startswith("There is no bot")
                assert (await reply_text(a, "start", level=level)).startswith("There is no bot")
            assert await reply_text(a, "set-seat", seat=2, kind="bot", level="easy") == "accepted"
            assert await reply_text(a, "set-seat", seat=1, kind="open") == "accepted"  # Ben must go
            now = await b.until(lambda u: u["you"] is None)
            assert now["key"] == "" and [e["kind"] for e in b.log[-2:]] == ["table-sat", "table-stood"]
            assert await reply_text(b, "sit", seat=3) == "accepted"
            assert await reply_text(b, "stand") == "accepted"
            for kind in ("play", "say", "undo", "judge", "hint", "return"):
                asked: dict[str, Json] = {"play": {"version": 99, "move": "y"}, "judge": {"move": "y"}}
                asked["say"] = {"text": "s hand"}
                assert (await a.ask(kind, **asked.get(kind, {})))["type"] == "refused", kind
            assert await reply_text(a, "start", level="novice") == "accepted"
            now = await c.until(lambda u: u["status"] == "playing")
            assert [(s["kind"], s["level"]) for s in now["seats"]] == [
                ("person", ""),
                ("bot", "novice"),
                ("bot", "easy"),
                ("bot", "novice"),
            ]
            late: list[tuple[str, Json]] = [
                ("sit", {"seat": 1}),
                ("set-seat", {"seat": 1, "kind": "open"}),
                ("start", {}),
            ]
            for kind, fields in late:
                assert await reply_text(a, kind, **fields) == "The game has already started."
            assert await reply_text(a, "stand") == "The game has already started."

    asyncio.run(play())


def test_a_full_table_starts_by_itself(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("open", "open", "normal")
            a, b = await anna.at(table), await ben.at(table)
            assert await reply_text(b, "sit", seat=1) == "accepted"
            assert b.newest["status"] == "waiting"
            assert await reply_text(a, "sit", seat=0) == "accepted"
            for seat in (a, b):
                await seat.until(lambda u: u["status"] == "playing")
                assert "table-started" in [event["kind"] for event in seat.log]
            table = await anna.make("me", "open")
            a = await anna.at(table)
            assert await reply_text(a, "set-seat", seat=1, kind="bot", level="novice") == "accepted"
            assert a.newest["status"] == "playing"

    asyncio.run(play())


def test_a_race_for_a_seat_has_one_winner(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            table = await anna.make("me", "open", "open")
            others = [await (await here.guest(f"G{i}")).at(table) for i in range(5)]
            answers = await asyncio.gather(*(other.ask("sit", seat=1) for other in others))
            assert [answer["type"] for answer in answers].count("accepted") == 1
            seats = [await other.seen(2) for other in others]
            assert [seat["you"] for seat in seats].count(1) == 1

    asyncio.run(play())


def test_luck_that_no_record_could_hold_takes_no_seat(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest(), await here.guest()
            table = await anna.make("me", "open")
            b = await ben.at(table)
            for luck in ("x\n", "a,b", "a|b", "x" * 41, 'q"q', "\\", "\x00", "\u2028"):
                answer = await b.ask("sit", seat=1, luck=luck)
                assert answer["type"] == "refused", luck
                assert b.newest["version"] == 1 and b.newest["seats"][1]["kind"] == "open", repr(luck)
                made = await anna.request(
                    "POST", "/api/tables", {"game": "regicide", "seats": [{"kind": "me"}], "luck": luck}
                )
                assert made.status_code == 400
            me = (await anna.request("GET", "/api/me")).json()
            assert [line["table"] for line in me["tables"]] == [table]  # nothing was left half made
            assert await reply_text(b, "sit", seat=1, luck="Удача: 7-7 .") == "accepted"
            assert b.newest["status"] == "playing"

    asyncio.run(play())


def test_a_stranger_can_only_watch(server: Server) -> None:
    """Without a cookie nobody could ever come back to the seat."""

    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            table = await anna.make("me", "open", "open")
            stranger = await here.stranger().at(table)
            assert await reply_text(stranger, "sit", seat=1) != "accepted"
            assert stranger.newest["seats"][1]["kind"] == "open"

    asyncio.run(play())


def test_a_new_name_counts_at_once(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest(), await here.guest()
            table = await anna.make("me", "open", "open")
            b = await ben.at(table)
            await ben.request("PUT", "/api/me", {"name": " Ben \u202e Jr.", "language": "ru"})
            assert await reply_text(b, "sit", seat=1) == "accepted"
            assert b.newest["seats"][1]["name"] == "Ben Jr."

    asyncio.run(play())


# --- Other devices -----------------------------------------------------------------------------


def test_a_key_brings_the_seat_to_another_device(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, phone, ben = await here.guest("Anna"), await here.guest("Phone"), await here.guest("Ben")
            table = await anna.make("me", "open", options={"first": "A"})
            a, b = await anna.at(table), await ben.sit(table, 1)
            key = a.newest["key"]
            for wrong in ("", "x", key[:-1], key + "A", "x" * 64):
                answer = await phone.request("POST", f"/api/tables/{table}/claim", {"key": wrong})
                assert (
                    answer.status_code == 400
                    and answer.json()["reason"]["en"] == "This key doesn’t match any seat here."
                )
            assert (await phone.request("POST", f"/api/tables/{table}/claim", {"key": "x" * 65})).status_code == 400
            assert (await ben.request("POST", f"/api/tables/{table}/claim", {"key": key})).status_code == 400
            watching = await phone.at(table)
            assert watching.newest["you"] is None
            for _ in range(2):  # the second time changes nothing
                answer = await phone.request("POST", f"/api/tables/{table}/claim", {"key": key})
                assert answer.status_code == 201 and answer.json() == {"table": table, "you": 0}
            p = watching  # the open connection sees it, too
            await p.until(lambda u: u["you"] == 0)
            assert p.newest["question"] and p.newest["view"]["seats"][0]["hand"]
            assert [line["table"] for line in (await phone.request("GET", "/api/me")).json()["tables"]] == [table]
            await play_some([p, b], 1)
            await a.seen(p.newest["version"])
            assert a.newest["view"] == p.newest["view"]
            await a.close()  # the seat is still here
            now = await b.until(lambda u: u["seats"][0]["here"])
            assert now["seats"][0]["here"]
            await p.close()
            await b.until(lambda u: not u["seats"][0]["here"])
            back = await anna.at(table)  # the first device has not lost it
            assert back.newest["you"] == 0

    asyncio.run(play())


# --- Absence -----------------------------------------------------------------------------------


async def two(here: Visit, **more: Any) -> tuple[str, object, Seat, object, Seat]:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await anna.make("me", "open", options={"first": "A"}, **more)
    return table, anna, await anna.at(table), ben, await ben.sit(table, 1)


def test_a_bot_for_somebody_absent_and_the_return(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, ben, b = await two(here)
            spectator = await here.stranger().at(table)
            assert await reply_text(a, "stand-in", seat=1) == "The player at seat B is here."
            assert await reply_text(spectator, "stand-in", seat=1) == "Spectators can only watch."
            await b.close()
            await a.until(lambda u: not u["seats"][1]["here"])
            assert await reply_text(spectator, "stand-in", seat=1) == "Spectators can only watch."
            assert await reply_text(a, "stand-in", seat=1, level="hard") == "accepted"
            assert a.newest["seats"][1]["stand_in"] == "hard"
            assert await reply_text(a, "stand-in", seat=1) == "A bot can’t take over seat B."
            while a.newest["status"] != "over" and not any(e.get("seat") == 1 and e["kind"] == "played" for e in a.log):
                assert await a.turn() is not None
                await play_some([a], 1)  # the bot answers for Ben
            back = await ben.at(table)  # type: ignore[attr-defined]
            assert back.newest["seats"][1]["stand_in"] == ""
            assert "table-returned" in [event["kind"] for event in back.log]

    asyncio.run(play())


def test_an_own_wish_lasts_until_the_owner_returns(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, anna, a, _, b = await two(here)
            assert await reply_text(a, "return") != "accepted"
            assert await reply_text(a, "stand-in", seat=0, level="novice") == "accepted"
            assert await reply_text(a, "play", version=a.newest["version"], move="y") == (
                "A bot is playing your seat. Take it back first."
            )
            await b.until(lambda u: u["question"] is not None)  # the bot has moved
            await a.close()
            again = await anna.at(table)  # type: ignore[attr-defined]
            assert again.newest["seats"][0]["stand_in"] == "novice"  # wished, so it stays
            assert await reply_text(again, "return") == "accepted"
            await play_some([again, b], 2)

    asyncio.run(play())


def test_after_the_grace_period_a_bot_plays(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, ben, b = await two(here, grace=1)
            await b.close()
            now = await a.until(lambda u: u["seats"][1]["stand_in"] == "normal", 15)
            assert now["status"] == "playing"
            back = await ben.at(table)  # type: ignore[attr-defined]
            assert back.newest["seats"][1]["stand_in"] == ""
            await asyncio.sleep(1.5)  # no second thought
            assert back.newest["seats"][1]["stand_in"] == ""
            await back.close()
            again = await ben.at(table)  # type: ignore[attr-defined]
            await asyncio.sleep(1.5)  # back in time
            assert a.newest["seats"][1]["stand_in"] == "" == again.newest["seats"][1]["stand_in"]

    asyncio.run(play())


@rule("GC-Q33")
def test_a_bot_plays_on_to_the_end_for_somebody_who_has_left(server: Server) -> None:
    """It prepares, shops and lines up as the owner would have; the seat has not resigned."""

    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", game="goldencup", grace=1)
            a, b = await anna.at(table), await ben.sit(table, 1)
            await play_some([b], 1)
            await b.close()
            await a.until(lambda u: u["seats"][1]["stand_in"] == "normal", 15)
            await play_until_over([a], lambda moves: "E" if "E" in moves else moves[0])
            end = a.newest
            assert end["status"] == "over" and end["outcome"]["detail"]["by"] != "resigned"
            assert not end["view"]["seats"][1]["resigned"] and end["view"]["seats"][1]["hired"]
            shown = [event for event in a.log if event["kind"] == "shown"]
            purchases = [event["facts"]["moves"] for event in shown if event["seat"] == 1]
            assert len(purchases) == 6 and all(moves[-1] == "E" for moves in purchases)
            assert sum(len(moves) for moves in purchases) > 18  # more than to prepare and to end six times
            assert "resigned" not in [event["kind"] for event in a.log]

    asyncio.run(play())


@rule("GC-Q33")
def test_a_bot_plays_on_for_good_after_resigning(own_server: Server) -> None:
    """No way back, also after the server was killed; the bot buys, lines up and plays to the end."""
    refused = "You have resigned: a bot plays your seat until the end."

    async def before() -> tuple[str, str, str]:
        async with visit(own_server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", game="goldencup")
            a, b = await anna.at(table), await ben.sit(table, 1)
            await play_some([b], 1)
            assert await reply_text(b, "play", version=b.newest["version"], move="resign") == "accepted"
            assert b.newest["seats"][1]["resigned"] and b.newest["question"] is None
            assert await reply_text(b, "return") == refused
            now = await a.until(lambda u: u["to_act"] == [0])  # the bot has shopped for Ben
            assert now["seats"][1]["stand_in"] == "normal"
            return table, anna.cookie, ben.cookie

    async def after(table: str, *cookies: str) -> None:
        async with visit(own_server) as here:
            anna, ben = here.stranger(), here.stranger()
            anna.cookie, ben.cookie = cookies
            a, b = await anna.at(table), await ben.at(table)
            assert (b.newest["you"], b.newest["seats"][1]["stand_in"]) == (1, "normal")
            assert b.newest["seats"][1]["resigned"] and not b.newest["seats"][0]["resigned"]
            assert await reply_text(b, "return") == refused
            assert await reply_text(b, "play", version=b.newest["version"], move="E") == refused
            await play_until_over([a], lambda moves: "E" if "E" in moves else moves[0])
            end = await b.until(lambda u: u["status"] == "over")
            assert end["outcome"]["detail"]["by"] != "resigned" and end["outcome"]["winners"] == [1]
            assert end["view"]["seats"][1]["resigned"] and end["view"]["seats"][1]["hired"]
            shown = [event["facts"]["moves"] for event in b.log if event["kind"] == "shown" and event["seat"] == 1]
            assert len(shown) == 6 and sum(len(moves) for moves in shown) > 18
            assert [e["kind"] for e in b.log].count("resigned") == 1

    own_server.start()
    found = asyncio.run(before())
    own_server.stop(signal.SIGKILL)
    own_server.start()
    asyncio.run(after(*found))


def test_the_grace_period_counts_for_a_player_who_was_never_there(server: Server) -> None:
    """Ben sat down and went away before the start; nobody else comes or goes after it."""

    async def play() -> None:
        async with visit(server) as here:
            anna, ben, carl = await here.guest("Anna"), await here.guest("Ben"), await here.guest("Carl")
            table = await anna.make("me", "open", "open", grace=1)
            a, c = await anna.at(table), await carl.at(table)
            b = await ben.sit(table, 1)
            await b.close()
            await a.until(lambda u: not u["seats"][1]["here"])
            assert await reply_text(c, "sit", seat=2) == "accepted"
            await a.until(lambda u: u["seats"][1]["stand_in"] == "normal", 15)

    asyncio.run(play())


def test_the_grace_period_counts_after_a_restart(own_server: Server) -> None:
    async def before() -> tuple[str, str]:
        async with visit(own_server) as here:
            table, anna, _, _, _ = await two(here, grace=1)
            return table, anna.cookie  # type: ignore[attr-defined]

    async def after(table: str, cookie: str) -> None:
        async with visit(own_server) as here:
            anna = here.stranger()
            anna.cookie = cookie
            a = await anna.at(table)
            await a.until(lambda u: u["seats"][1]["stand_in"] == "normal", 15)

    own_server.start()
    table, cookie = asyncio.run(before())
    own_server.stop()
    own_server.start()
    asyncio.run(after(table, cookie))


# --- Another game ------------------------------------------------------------------------------


def test_another_game_of_the_same_group(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, phone, ben = await here.guest("Anna"), await here.guest(), await here.guest("Ben")
            table = await anna.make("open", "me", "novice", options={"lazaret": "open"}, grace=7)
            a, b = await anna.at(table), await ben.sit(table, 0)
            await phone.request("POST", f"/api/tables/{table}/claim", {"key": a.newest["key"]})
            spectator = await here.stranger().at(table)
            assert await reply_text(a, "again") == "The game isn’t over yet."
            await play_until_over([a, b])
            await spectator.until(lambda u: u["status"] == "over")
            assert await reply_text(spectator, "again") == "Spectators can only watch."
            one, two = await asyncio.gather(a.ask("again"), b.ask("again"))
            assert one["type"] == two["type"] == "accepted"
            assert (await a.ask("again"))["type"] == "accepted"
            new = {(await seat.until(lambda u: u["again"]))["again"] for seat in (a, b, spectator)}
            assert len(new) == 1 and table not in new
            assert [e["kind"] for e in spectator.log].count("table-again") == 1
            (next_table,) = new
            a2, b2 = await anna.at(next_table), await ben.at(next_table)
            assert a2.newest["status"] == "playing" and (a2.newest["you"], b2.newest["you"]) == (1, 0)
            assert a2.newest["options"]["lazaret"] == "open" and a2.newest["seats"][2]["level"] == "novice"
            assert a2.newest["key"] != a.newest["key"] and a2.newest["commitment"] != a.newest["commitment"]
            assert (await phone.at(next_table)).newest["you"] == 1
            old = await (await here.guest()).request(
                "POST", f"/api/tables/{next_table}/claim", {"key": a.newest["key"]}
            )
            assert old.status_code == 400
            lines = (await anna.request("GET", "/api/me")).json()["tables"]
            assert {line["table"] for line in lines} == {table, next_table}
            for wrong in ("undo", "again"):
                await a.ask(wrong)
            assert await reply_text(a, "play", version=10_000, move="y") != "accepted"

    asyncio.run(play())


def test_who_is_here(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, _, b = await two(here)
            assert all(seat["here"] for seat in b.newest["seats"]) and b.newest["watchers"] == 0
            spectator = await here.stranger().at(table)
            assert (await a.until(lambda u: u["watchers"] == 1))["watchers"] == 1
            await spectator.close()
            await a.until(lambda u: u["watchers"] == 0)
            await b.close()
            await a.until(lambda u: not u["seats"][1]["here"])

    asyncio.run(play())
