"""Whatever a client sends: an answer with a reason, no harm to anybody else, no fault in the log."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

from ludus.server.limits import Rate
from ludus.server.websocket import talk
from tests.server.client import TIMEOUT, Json, Seat, Server, Visit, one_move, play_until_over, visit
from tests.tables.houses import new_table, open_house

LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people run it, with its limits."""
    with Server(tmp_path_factory.mktemp("limited") / "ludus.db", limits=True) as started:
        yield started
    assert "Traceback" not in started.said()


async def two(here: Visit) -> tuple[str, Seat, Seat]:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await anna.make("me", "open", options={"first": "A"})
    a, b = await anna.at(table), await ben.sit(table, 1)
    await a.until(lambda u: u["question"] is not None)
    return table, a, b


UNREADABLE = [
    ("", ""),
    ("{", ""),
    ("nonsense", ""),
    ("null", ""),
    ("[]", ""),
    ("[1, 2]", ""),
    ('"play"', ""),
    ("1e999", ""),
    ("{}", ""),
    ('{"type":"play"}', ""),
    ('{"type":"play","id":"i1"}', "i1"),
    ('{"type":"play","id":"i2","version":1}', "i2"),
    ('{"type":"play","id":"i3","version":"1","move":"y"}', "i3"),
    ('{"type":"play","id":"i4","version":-1,"move":"y"}', "i4"),
    ('{"type":"play","id":"i5","version":1.5,"move":"y"}', "i5"),
    ('{"type":"play","id":"i6","version":NaN,"move":"y"}', ""),
    ('{"type":"play","id":"i7","version":1,"move":["y"]}', "i7"),
    ('{"type":"play","id":"i8","version":1,"move":"y","seat":1}', "i8"),
    ('{"type":"play","id":"i9","version":1,"move":"' + "y" * 1001 + '"}', "i9"),
    ('{"type":"play","id":"","version":1,"move":"y"}', ""),
    ('{"type":"play","id":7,"version":1,"move":"y"}', ""),
    ('{"type":"play","id":null,"version":1,"move":"y"}', ""),
    ('{"type":"play","id":"' + "i" * 41 + '","version":1,"move":"y"}', "i" * 40),
    ('{"type":"update","id":"i10"}', "i10"),
    ('{"type":"","id":"i11"}', "i11"),
    ('{"type":["play"],"id":"i12"}', "i12"),
    ('{"type":"sit","id":"i13","seat":8}', "i13"),
    ('{"type":"sit","id":"i14","seat":-1}', "i14"),
    ('{"type":"sit","id":"i15","seat":true}', "i15"),
    ('{"type":"say","id":"i16","text":"\\ud800"}', ""),
    ('{"type":"answer-undo","id":"i17","yes":"yes"}', "i17"),
    ('{"type":"set-seat","id":"i18","seat":1,"kind":"person"}', "i18"),
    ('{"type":"stand-in","id":"i19","seat":0,"level":"' + "x" * 41 + '"}', "i19"),
    ("[" * 8000, ""),
    ('{"a":' * 2500, ""),
    ('{"type":"play","id":"i20","version":1,"move":' + "[" * 5000 + "]" * 5000 + "}", ""),
    (" " * (LARGEST - 10), ""),
]


def test_messages_that_cannot_be_understood(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, a, b = await two(here)
            before = a.newest["version"]
            for text, id in UNREADABLE:
                answer = await a.raw(text, id)
                assert answer["type"] == "refused" and answer["id"] == id, text[:60]
                assert answer["reason"]["en"] and answer["reason"]["ru"]
            for frame in (b"{}", b"\xff\xfe", b'{"type":"again","id":"x"}'):
                answer = await a.raw(frame)
                assert answer["type"] == "refused"
            assert not a.stray
            assert (await one_move(a))[2] == before + 1
            await b.seen(before + 1)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("frame", "code"),
    [("x" * (LARGEST + 1), 1009), ("[" * 1_000_000, 1009), (b"\x00" * (LARGEST + 1), 1009)],
    ids=["text", "brackets", "binary"],
)
def test_a_message_that_is_too_large_ends_only_its_own_connection(
    server: Server, frame: str | bytes, code: int
) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, a, b = await two(here)
            await a.socket.send(frame)
            assert await a.until_closed() == code
            await b.until(lambda u: not u["seats"][0]["here"])
            again = await here.stranger().at(table)
            assert again.newest["status"] == "playing"

    asyncio.run(play())


def test_text_that_is_not_utf8_ends_only_its_own_connection(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, a, b = await two(here)
            await a.socket.send(b'{"type":"say","id":"\xff"}', text=True)
            assert await a.until_closed() == 1007
            await b.until(lambda u: not u["seats"][0]["here"])

    asyncio.run(play())


def test_nobody_can_act_for_another_seat(server: Server) -> None:
    """A message has no field for the seat that acts; every attempt to give one is refused."""

    async def play() -> None:
        async with visit(server) as here:
            table, a, b = await two(here)
            version, move = a.newest["version"], a.newest["question"]["choices"][0]["move"]
            for field in ("seat", "you", "guest", "by", "key"):
                value = 0 if field in ("seat", "you") else a.newest["key"]
                answer = await b.ask("play", version=version, move=move, **{field: value})
                assert answer["type"] == "refused" and field in answer["reason"]["en"]
            for text in (f"A {move}", f"0 {move}", move):
                assert (await b.play(text))["type"] == "refused"
            for kind in ("undo", "return", "hint"):
                assert (await b.ask(kind))["type"] == "refused"
            stranger = await here.stranger().at(table)
            assert (await stranger.play(move))["type"] == "refused"
            assert a.newest["version"] == version

    asyncio.run(play())


# --- Too much -----------------------------------------------------------------------------------


def test_flooding_is_answered_with_a_time_to_wait_and_disturbs_nobody(limited: Server) -> None:
    async def play() -> None:
        async with visit(limited) as here:
            _, a, b = await two(here)
            began = time.monotonic()
            for number in range(150):
                await a.socket.send(json.dumps({"type": "judge", "id": f"f{number}", "move": "y"}))
            moving = await b.ask("judge", move="y")  # while the flood is being answered
            assert moving["type"] == "judged"
            async with asyncio.timeout(TIMEOUT):
                while len(a.stray) < 150:
                    await asyncio.sleep(0.02)
            assert {answer["id"] for answer in a.stray} == {f"f{number}" for number in range(150)}
            refused = [answer for answer in a.stray if answer["type"] == "refused"]
            least = 88 - 20 * (time.monotonic() - began)  # 60 at once, and 20 more each second
            assert max(1, least) <= len(refused) <= 90 and a.stray[0]["type"] == "judged"
            assert all(0 < answer["wait"] < 2 and answer["rule"] == "" for answer in refused)
            await asyncio.sleep(refused[-1]["wait"])
            assert (await a.ask("judge", move="y"))["type"] == "judged"  # a client that waits is served again

    asyncio.run(play())


def test_card_files_are_not_read_without_end(limited: Server) -> None:
    place = f"{limited.address}/api/games/regicide/decks"
    answers = (httpx.post(place, json={"text": ""}, trust_env=False) for _ in range(90))
    refused = next(answer for answer in answers if answer.status_code != 400)
    assert (refused.status_code, refused.json()["wait"] > 0) == (429, True)


def test_a_client_that_keeps_flooding_is_disconnected_with_a_reason(limited: Server) -> None:
    async def play() -> None:
        async with visit(limited) as here:
            _, a, b = await two(here)
            with suppress(websockets.ConnectionClosed):
                for number in range(1500):
                    await a.socket.send(json.dumps({"type": "judge", "id": f"f{number}", "move": "y"}))
            assert await a.until_closed() == 4429
            assert a.closing is not None and a.closing["reason"]["ru"] and a.closing["retry"]
            assert (await b.ask("judge", move="y"))["type"] == "judged"

    asyncio.run(play())


def test_a_client_that_stops_reading_delays_nobody(server: Server) -> None:
    """Its socket is full after a while; the others play on, message by message."""

    async def deaf(table: str) -> socket.socket:
        """A spectator who never reads."""
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        raw.sendall(handshake(table, server.port))
        await asyncio.sleep(0.2)
        return raw

    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", options={"talk": "free"})
            a, b = await anna.at(table), await ben.sit(table, 1)
            deafs = [await deaf(table) for _ in range(3)]
            await a.until(lambda u: u["watchers"] == 3)
            loop = asyncio.get_running_loop()
            slowest, memory = 0.0, resident(server.pid)
            for number in range(500):
                began = loop.time()
                answers = await asyncio.gather(*(each.ask("say", text=f"{number} {'x' * 150}") for each in (a, b)))
                assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
                slowest = max(slowest, loop.time() - began)
            await a.seen(b.newest["version"])
            assert sum(event["kind"] == "table-said" for event in b.log) >= 990
            assert slowest < 5
            assert resident(server.pid) - memory < 60 * 2**20
            for raw in deafs:
                raw.close()
            await a.until(lambda u: u["watchers"] == 0)

    asyncio.run(play())


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def test_a_client_that_asks_and_never_reads_is_let_go(tmp_path: Path) -> None:
    """Its answers are not kept for ever: after a few hundred the connection ends, whatever else it sends."""

    class Deaf:
        """A socket whose other side sends and never reads."""

        heard = 0

        async def receive_data(self, mode: str) -> str:
            self.heard += 1
            assert self.heard < 5000
            await asyncio.sleep(0)
            return '{"type":"judge","id":"x","move":"y"}'

        async def send_data(self, data: bytes, mode: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int) -> None:
            await asyncio.Event().wait()

    async def play() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open")
            connection = await house.connect(table, "x")
            await asyncio.wait_for(talk(Deaf(), connection, Rate(1e9, 1e9)), TIMEOUT)  # type: ignore[arg-type]
            assert not house.open_tables[table].connections
            assert len(connection.replies) <= 300

    asyncio.run(play())


def handshake(table: str, port: int) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def test_too_many_tables_and_too_many_requests(tmp_path: Path) -> None:
    async def play(limited: Server) -> None:
        async with visit(limited) as here:
            anna = await here.guest()
            body = {"game": "regicide", "seats": [{"kind": "me"}]}
            answers = [await anna.request("POST", "/api/tables", body) for _ in range(25)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert answers[0].status_code == 201 and 1 <= len(refused) <= 6
            refusal = refused[0].json()
            assert refusal["wait"] > 0 and refusal["reason"]["ru"] and int(refused[0].headers["Retry-After"]) >= 1
            answers = [await anna.request("GET", "/api/info") for _ in range(150)]
            assert answers[0].status_code == 200
            assert {answer.status_code for answer in answers} <= {200, 429}
            flood = await asyncio.gather(*(anna.request("GET", "/api/info") for _ in range(200)))
            assert 429 in {answer.status_code for answer in flood}

    with Server(tmp_path / "ludus.db", limits=True) as limited:
        asyncio.run(play(limited))


# --- HTTP ---------------------------------------------------------------------------------------


def test_requests_from_another_site_are_refused(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", "open")
            port = server.port
            foreign = ["http://evil.example", "null", f"http://127.0.0.1:{port + 1}", "http://[", "", "file://", "::"]
            for origin in foreign:
                for method, path, body in [
                    ("PUT", "/api/me", {"name": "Mallory", "language": "en"}),
                    ("POST", "/api/tables", {"game": "regicide", "seats": [{"kind": "me"}]}),
                    ("POST", f"/api/tables/{table}/claim", {"key": "x"}),
                ]:
                    answer = await anna.request(method, path, body, headers={"Origin": origin})
                    assert answer.status_code == 403, (origin, path, answer.text)
                    assert answer.json()["reason"]["ru"]
                url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
                seat = await here.connect(url, {"Cookie": anna.cookie, "Origin": origin})
                assert await seat.until_closed() == 4400
                assert seat.closing is not None and not seat.updates and not seat.closing["retry"]
            own = {"Origin": server.address}
            assert (
                await anna.request("PUT", "/api/me", {"name": "A", "language": "en"}, headers=own)
            ).status_code == 200
            seat = await here.connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", {"Cookie": anna.cookie, **own})
            assert (await seat.until(lambda _: True))["you"] == 0

    asyncio.run(play())


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"name":"\xff","language":"en"}',
    b'{"name":"\\ud800","language":"en"}',
    b'{"name":1,"language":"en","key":1,"game":1,"seats":1}',
    b'{"name":"x","language":"xx","game":"nope","seats":[],"key":null}',
    b'{"name":"x","language":"en","game":"regicide","seats":[{"kind":"me"}],"key":"k","more":1}',
    b'{"game":"regicide","seats":[{"kind":"me"},{"kind":"me"}]}',
    b'{"game":"regicide","seats":[{"kind":"bot","level":"program:rm -rf"}]}',
    b'{"game":"regicide","seats":[{"kind":"me"}],"grace":-1}',
    b'{"game":"regicide","seats":[{"kind":"me"}],"grace":1e30}',
    b'{"game":"regicide","seats":[{"kind":"me"}],"options":{"first":"D"}}',
    b'{"game":"regicide","seats":[{"kind":"me"}],"options":{"nope":"D"}}',
    b'{"game":"../../etc","seats":[{"kind":"me"}]}',
    b'{"game":"regicide","seats":[' + b",".join([b'{"kind":"open"}'] * 8) + b"]}",
    b'{"game":"regicide","seats":[' + b",".join([b'{"kind":"open"}'] * 9) + b"]}",
]


def test_bodies_that_cannot_be_understood(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", "open")
            headers = {"Content-Type": "application/json", "Cookie": anna.cookie}
            for body in BODIES:
                for method, path in [
                    ("PUT", "/api/me"),
                    ("POST", "/api/tables"),
                    ("POST", f"/api/tables/{table}/claim"),
                ]:
                    answer = await here.http.request(method, server.address + path, content=body, headers=headers)
                    assert 400 <= answer.status_code < 500, (path, body[:60], answer.text)
                    assert answer.json()["reason"]["en"] and answer.json()["reason"]["ru"]
            me = (await anna.request("GET", "/api/me")).json()
            assert me["name"] == "Anna" and len(me["tables"]) == 1

    asyncio.run(play())


def test_a_body_that_is_too_large(server: Server) -> None:
    async def chunks() -> object:
        for _ in range(50):
            yield b" " * 10_000

    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            headers = {"Content-Type": "application/json", "Cookie": anna.cookie}
            for body in (b" " * 70_000, b'"' * 10_000_000, chunks()):
                try:
                    answer = await here.http.put(f"{server.address}/api/me", content=body, headers=headers)  # type: ignore[arg-type]
                except httpx.TransportError:
                    continue  # not read to its end
                assert answer.status_code == 413 and answer.json()["reason"]["ru"]
            assert (await anna.request("GET", "/api/me")).status_code == 200

    asyncio.run(play())


def test_nothing_there(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            for name in ("nope", "%00", "x" * 500, "%ed%a0%80", "..", "a b", "%F0%9F%8E%B2"):
                for path in (f"/api/tables/{name}", f"/api/tables/{name}/record"):
                    answer = await anna.request("GET", path)
                    assert answer.status_code == 404 and answer.json()["reason"]["ru"], path
            for method, path, status in [
                ("DELETE", "/api/me", 405),
                ("POST", "/api/info", 405),
                ("GET", "/api/x", 404),
            ]:
                answer = await anna.request(method, path)
                assert answer.status_code == status and answer.json()["reason"]["ru"]
            seat = await here.connect(f"ws://127.0.0.1:{server.port}/api/tables/nope/live", {})
            assert await seat.until_closed() == 4404
            assert seat.closing is not None and not seat.closing["retry"]
            assert seat.closing["reason"]["en"] == "There is no such table."

    asyncio.run(play())


def test_files_that_cannot_be(server: Server) -> None:
    for path in ("/%00", "/assets/%00", "/" + "a" * 5000, "/assets/" + "a" * 5000):
        answer = httpx.get(server.address + path)
        assert answer.status_code == 404, path[:40]
        assert answer.json()["reason"]["ru"]


def test_a_wrong_address_shows_a_page_to_a_reader(server: Server) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/lobby", "/nothing", "/assets/nothing.js"):
        answer = httpx.get(server.address + path, headers=browser)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "Page not found" in answer.text and "Страница не найдена" in answer.text
        assert 'href="/"' in answer.text
        assert "<script" not in answer.text and "style" not in answer.text and path not in answer.text
        assert httpx.get(server.address + path).json()["reason"]["ru"]
    assert httpx.get(f"{server.address}/api/nothing", headers=browser).json()["reason"]["en"]


def test_questions_in_the_address_that_make_no_sense(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, a, _ = await two(here)
            base = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            for query in ("have=-5", "have=99999999999999999999", "watch=1", "have=0&have=1", "x=y", "have=1e3"):
                seat = await here.connect(f"{base}?{query}", {})
                assert (await seat.until(lambda _: True))["version"] == a.newest["version"], query
            for query in ("have=abc", "have=", "watch=perhaps"):
                seat = await here.connect(f"{base}?{query}", {})
                while not seat.updates and seat.code is None:
                    await asyncio.sleep(0.01)
                assert seat.updates or seat.closing, query  # an answer in words, or none of its business

    asyncio.run(play())


def test_cookies_of_nobody(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            for cookie in ("ludus=", "ludus=guess", "ludus=" + "x" * 4000, "ludus=\xff\xfe", "other=1", "ludus"):
                answer = await here.http.get(f"{server.address}/api/me", headers={b"Cookie": cookie.encode("latin-1")})
                here.http.cookies.clear()
                assert answer.status_code == 200 and answer.json() == {"name": "", "language": "en", "tables": []}
                assert "HttpOnly" in answer.headers["set-cookie"] and "SameSite=strict" in answer.headers["set-cookie"]
            assert (await anna.request("GET", "/api/me")).headers.get("set-cookie") is None
            russian = await here.http.get(f"{server.address}/api/me", headers={"Accept-Language": "ru-RU,ru;q=0.9"})
            here.http.cookies.clear()
            assert russian.json()["language"] == "ru"

    asyncio.run(play())


def test_headers_that_keep_browsers_safe(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/info", trust_env=False)
    assert answer.headers["X-Content-Type-Options"] == "nosniff" and answer.headers["X-Frame-Options"] == "DENY"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    games: list[Json] = answer.json()["games"]
    assert [game["name"] for game in games] == ["regicide", "augustus", "goldencup", "gorus", "spartacus"]
    assert games[0]["levels"][0] == "novice"


def test_after_all_of_it_a_game_is_played(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, a, b = await two(here)
            await play_until_over([a, b])

    asyncio.run(play())
