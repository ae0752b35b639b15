"""What a server does so that a browser trusts nothing else, and so that nobody can fill it up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import websockets

from ludus.kernel.refusals import UserError
from ludus.server.limits import Limits
from ludus.server.security import POLICY, Guarded, check_unfinished, check_watchers
from ludus.tables.house import House
from tests.server.client import TIMEOUT, Server, visit
from tests.tables.houses import new_table, open_house

HTTPS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
PATHS = ["/", "/api/me", "/api/info", "/api/tables/nowhere", "/nothing", "/assets/none.js", "/health", "/metrics"]


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people run it, with its limits."""
    with Server(tmp_path_factory.mktemp("secure") / "ludus.db", limits=True) as started:
        yield started
    assert "Traceback" not in started.said()


def get(server: Server, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    with httpx.Client(timeout=TIMEOUT, trust_env=False) as client:
        return client.get(server.address + path, headers=headers)


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_the_headers(server: Server, path: str) -> None:
    headers = get(server, path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers and "x-powered-by" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


def test_no_script_and_no_style_from_inside_a_page() -> None:
    assert "unsafe" not in POLICY and "http" not in POLICY and "*" not in POLICY
    assert "default-src 'none'" in POLICY


def test_the_description_of_the_interface_loads_nothing_from_elsewhere(server: Server) -> None:
    assert get(server, "/api/schema/openapi.json").json()["info"]["title"] == "Ludus"
    assert "<script" not in get(server, "/api/schema").text


def test_https_is_remembered_and_plain_http_is_not(server: Server) -> None:
    assert "max-age=31536000" in get(server, "/", HTTPS).headers["strict-transport-security"]
    assert "strict-transport-security" not in get(server, "/").headers


def test_the_cookie_of_a_guest(server: Server) -> None:
    plain = get(server, "/api/me").headers["set-cookie"]
    assert plain.startswith("ludus=") and "HttpOnly" in plain and "SameSite=strict" in plain
    assert "Secure" not in plain and "Domain" not in plain
    safe = get(server, "/api/me", HTTPS).headers["set-cookie"]
    assert safe.startswith("__Host-ludus=") and "HttpOnly" in safe and "SameSite=strict" in safe
    assert "Secure" in safe and "Path=/" in safe and "Domain" not in safe


def test_under_https_only_the_cookie_that_no_other_host_can_set_counts(server: Server) -> None:
    cookie = get(server, "/api/me", HTTPS).headers["set-cookie"].partition(";")[0]
    assert "set-cookie" not in get(server, "/api/me", {**HTTPS, "Cookie": cookie}).headers
    planted = cookie.replace("__Host-ludus", "ludus")
    assert "set-cookie" in get(server, "/api/me", {**HTTPS, "Cookie": planted}).headers


def test_another_site_cannot_speak_for_a_guest(server: Server) -> None:
    async def ask() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", "open")
            own = server.address
            for origin, allowed in (
                (own, True),
                ("https://evil.example", False),
                ("null", False),
                (f"{own}.evil.example", False),
                (own.replace("http", "https", 1).replace("127.0.0.1", "127.0.0.1:1"), False),
                ("http://[", False),
            ):
                headers = {"Cookie": anna.cookie, "Origin": origin}
                url = f"{own.replace('http', 'ws', 1)}/api/tables/{table}/live"
                seat = await here.connect(url, headers)
                if allowed:
                    await seat.until(lambda update: update["you"] == 0)
                else:
                    assert await seat.until_closed() == 4400
                    assert seat.closing is not None and not seat.updates
                answer = await anna.request("PUT", "/api/me", {"name": "Eve", "language": "en"}, headers=headers)
                assert (answer.status_code == 200) == allowed, origin

    asyncio.run(ask())


def test_no_live_connection_is_open_to_another_site(server: Server) -> None:
    """Nor to a page that came without https where this server is asked by it."""

    async def ask() -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            table = await anna.make("me", "program")
            base, key = server.address.replace("http", "ws", 1), (await anna.at(table)).newest["keys"]["1"]
            own, safe = server.address, server.address.replace("http", "https", 1)
            for path in (
                f"/api/tables/{table}/live",
                "/api/lobby",
                "/api/me/live",
                f"/api/tables/{table}/bot?key={key}",
            ):
                for origin, proxied, allowed in (
                    (own, {}, True),
                    (safe, HTTPS, True),
                    (safe, {}, True),
                    (own, HTTPS, False),
                    ("https://evil.example", {}, False),
                    (own.replace("http", "ftp", 1), {}, False),
                ):
                    headers = {"Cookie": f"{anna.cookie}; __Host-{anna.cookie}", "Origin": origin, **proxied}
                    async with websockets.connect(base + path, additional_headers=headers, proxy=None) as socket:
                        first = str(await asyncio.wait_for(socket.recv(), TIMEOUT))
                        assert ('"type":"closing"' not in first) == allowed, (path, origin, proxied, first)

    asyncio.run(ask())


def test_one_client_cannot_hold_all_connections() -> None:
    """The wrapper alone, with a limit of two: the third gets a reason, and freed room is used again."""
    limits = Limits()
    limits.at_once = 2
    leave = asyncio.Event()

    async def ask() -> None:
        async def app(scope: object, receive: object, send: object) -> None:
            await leave.wait()

        guarded = Guarded(app, limits)
        sent: list[dict[str, object]] = []

        async def receive() -> dict[str, object]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        def come(client: str) -> asyncio.Task[None]:
            scope = {"type": "websocket", "client": (client, 1)}
            return asyncio.create_task(guarded(scope, receive, send))  # type: ignore[arg-type]

        first = [come("a"), come("a"), come("b")]
        await asyncio.sleep(0)
        await come("a")
        assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
        assert sent[-1]["code"] == 4429 and "too many connections" in str(sent[1]["text"])
        leave.set()
        await asyncio.gather(*first)
        assert not guarded.here
        await come("a")
        assert len(sent) == 3

    asyncio.run(ask())


class Few:
    """Limits that a test reaches."""

    unfinished = 3
    watchers = 2


def context(house: House) -> Any:
    return SimpleNamespace(house=house, limits=Few)


def test_a_guest_cannot_begin_games_without_end(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            for _ in range(Few.unfinished):
                await check_unfinished(context(house), "a")
                await new_table(house, "me", "open")
            with pytest.raises(UserError, match="3 unfinished games"):
                await check_unfinished(context(house), "a")
            await check_unfinished(context(house), "b")

    asyncio.run(ask())


def test_a_crowd_keeps_nobody_from_their_own_seat(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open")
            for number in range(Few.watchers):
                await check_watchers(context(house), table, f"w{number}", True)
                await house.connect(table, f"w{number}", watch=True)
            for guest, watching in (("w9", True), ("w9", False), ("a", True)):
                with pytest.raises(UserError, match="it is full"):
                    await check_watchers(context(house), table, guest, watching)
            await check_watchers(context(house), table, "a", False)

    asyncio.run(ask())


def test_a_server_lets_many_watch_and_play(limited: Server) -> None:
    """The limits of a real server are far from what people need."""

    async def ask() -> None:
        async with visit(limited) as here:
            anna = await here.guest("Anna")
            tables = [await anna.make("me", "open") for _ in range(12)]
            seats = [await anna.at(table) for table in tables] + [
                await here.stranger().at(tables[0]) for _ in range(12)
            ]
            assert all(seat.code is None for seat in seats)

    asyncio.run(ask())


def test_a_client_that_makes_too_many_tables_learns_how_long_to_wait(limited: Server) -> None:
    async def ask() -> None:
        async with visit(limited) as here:
            anna = await here.guest("Anna")
            wanted = {"game": "regicide", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answers = [await anna.request("POST", "/api/tables", wanted) for _ in range(40)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            body = refused[-1].json()
            in_words = f"{body['wait']:g}"  # 1.0 is written as 1
            assert body["wait"] > 0 and in_words in body["reason"]["en"] and body["reason"]["ru"]
            assert int(refused[-1].headers["retry-after"]) >= body["wait"]
            await asyncio.sleep(body["wait"])
            assert (await anna.request("POST", "/api/tables", wanted)).status_code == 201

    asyncio.run(ask())
