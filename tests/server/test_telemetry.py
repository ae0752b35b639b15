"""What an operator can see: health, metrics, a log; and that none of it reveals who plays what."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import httpx
import pytest

import ludus
from ludus.kernel.refusals import UserError
from ludus.server.telemetry import JsonLines, Lines, read_networks, without_secrets
from tests.server.client import TIMEOUT, Server, one_move, play_until_over, visit

NAME, TALK, LUCK = "Xanthippe", "zebra", "myownluckymixture"


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(timeout=TIMEOUT, trust_env=False) as client:
        return client.get(
            server.address + path, headers={name.replace("_", "-"): text for name, text in headers.items()}
        )


def figures(server: Server) -> dict[str, float]:
    """The metrics by name with labels."""
    lines = [line for line in get(server, "/metrics").text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_health_says_that_the_storage_answers(server: Server) -> None:
    answer = get(server, "/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "storage": "ok", "version": ludus.__version__}


def test_health_says_that_the_storage_is_gone(own_server: Server) -> None:
    own_server.start()
    Path(own_server.db).rename(f"{own_server.db}.away")
    answer = get(own_server, "/health")
    assert answer.status_code == 503
    assert answer.json()["storage"] == "failing"
    assert figures(own_server)["ludus_storage_errors_total"] >= 1
    Path(f"{own_server.db}.away").rename(own_server.db)
    assert get(own_server, "/health").status_code == 200


def test_figures_follow_a_game(own_server: Server) -> None:
    async def play() -> None:
        async with visit(own_server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", "easy", options={"first": "C"})
            a, b = await anna.at(table), await ben.sit(table, 1)
            await a.until(lambda u: u["question"] is not None)
            before = figures(own_server)
            assert before["ludus_tables_open"] == 1 and before["ludus_connections"] == 2
            assert before['ludus_moves_total{answer="accepted"}'] == 0
            asked = a.newest["version"]
            assert (await a.play("nonsense"))["type"] == "refused"
            made = await play_until_over([a, b])
            after = figures(own_server)
            assert after['ludus_moves_total{answer="accepted"}'] == len(made)
            assert after['ludus_moves_written_total{by="person"}'] == len(made)
            assert after["ludus_accept_seconds_count"] == len(made)
            assert after['ludus_moves_total{answer="refused"}'] == 1
            assert after['ludus_moves_written_total{by="computer"}'] >= 1
            assert after['ludus_thinking_seconds_count{level="easy"}'] >= 1
            stale = await b.ask("play", version=asked, move="y")
            assert figures(own_server)[f'ludus_moves_total{{answer="{stale["type"]}"}}'] >= 1

    own_server.start()
    asyncio.run(play())


def test_figures_show_who_waits_for_a_search(own_server: Server) -> None:
    async def play() -> None:
        async with visit(own_server) as here:
            anna = await here.guest("Anna")
            seat = await anna.at(await anna.make("me", "hard", options={"first": "A"}))
            await seat.turn()
            assert (await seat.ask("hint"))["type"] == "hinted"
            after = figures(own_server)
            assert after["ludus_bot_requests_waiting"] == 0
            assert after['ludus_bot_wait_seconds_count{kind="hint"}'] == 1
            assert after["ludus_bot_makeshift_moves_total"] == 0

    own_server.start()
    asyncio.run(play())


def test_only_this_machine_may_read_the_figures(server: Server) -> None:
    assert get(server, "/metrics").headers["content-type"].startswith("text/plain")
    port = server.port
    for headers in (
        {"X_Forwarded_For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Host": f"evil.example:{port}"},
        {"Authorization": "Bearer guess", "X_Forwarded_For": "203.0.113.9"},
    ):
        answer = get(server, "/metrics", **headers)
        assert answer.status_code == 403 and "ludus_tables_open" not in answer.text, headers


def test_a_token_or_a_network_opens_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_METRICS_TOKEN", "open-sesame")
    with Server(tmp_path / "ludus.db", "--metrics", "127.0.0.0/8, ::1") as server:
        far = {"X_Forwarded_For": "203.0.113.9"}
        assert get(server, "/metrics", Authorization="Bearer open-sesame", **far).status_code == 200
        assert get(server, "/metrics", Authorization="Bearer open-sesam", **far).status_code == 403
        assert get(server, "/metrics", **far).status_code == 403
        assert get(server, "/metrics", Host="ludus.example").status_code == 200  # of a named network


def test_networks_are_read_from_the_command_line() -> None:
    assert [str(each) for each in read_networks("10.0.0.7, 192.168.1.0/24,::1")] == [
        "10.0.0.7/32",
        "192.168.1.0/24",
        "::1/128",
    ]
    with pytest.raises(UserError, match="nowhere"):
        read_networks("nowhere")


@pytest.mark.parametrize("kind", ["json", "text"])
def test_neither_log_nor_metrics_reveal_who_plays_what(tmp_path: Path, kind: str) -> None:
    async def play(server: Server) -> set[str]:
        async with visit(server) as here:
            anna, ben = await here.guest(NAME), await here.guest("Ben")
            table = await anna.make("me", "open", game="gorus", luck=LUCK)
            a, b = await anna.at(table), await ben.sit(table, 1)
            await a.ask("say", text=TALK)
            move = await one_move(a if a.newest["question"] else b)
            key = a.newest["key"]
            await anna.request("POST", f"/api/tables/{table}/claim", {"key": key})
            await anna.request("GET", f"/api/tables/{table}/nothing?key={key}")
            await ben.request("GET", f"/api/tables/{table}/proof")
            secrets = {NAME, TALK, LUCK, table, key, anna.cookie.partition("=")[2], a.newest["commitment"]}
            return secrets | ({move[1]} if len(move[1]) > 8 else set())

    with Server(tmp_path / "ludus.db", "--verbose", "--log", kind) as server:
        secrets = asyncio.run(play(server))
        metrics = get(server, "/metrics").text
    said = server.said()
    assert "/api/tables/{table}" in said
    for secret in secrets:
        assert secret not in said and secret not in metrics, secret
    if kind == "json":
        lines = [json.loads(line) for line in said.splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
        assert {"method", "route", "status", "ms"} <= lines[0].keys()


def failing(name: str) -> logging.LogRecord:
    try:
        raise ValueError(f"{name} said {TALK}")
    except ValueError:
        fault = sys.exc_info()
    return logging.LogRecord("ludus", logging.ERROR, __file__, 1, "table %s failed", ("q7Zb3kXw9LmP2rTe",), fault)


@pytest.mark.parametrize("lines", [JsonLines(), Lines()])
def test_a_fault_is_logged_without_the_words_in_it(lines: logging.Formatter) -> None:
    text = lines.format(failing(NAME))
    assert "ValueError" in text and "test_telemetry.py" in text
    assert NAME not in text and TALK not in text and "q7Zb3kXw9LmP2rTe" not in text


def test_other_libraries_log_their_first_line_only() -> None:
    message = f"Task exception was never retrieved\nfuture: <Task exception=ValueError('{NAME}')>"
    text = Lines().format(logging.LogRecord("asyncio", logging.ERROR, __file__, 1, message, (), None))
    assert "never retrieved" in text and NAME not in text


def test_random_names_are_replaced_and_words_are_not() -> None:
    text = without_secrets("table q7Zb3kXw9LmP2rTe: a row could not be written: /var/lib/ludus/ludus.db is full")
    assert re.fullmatch(r"table #[0-9a-f]{8}: a row could not be written: /var/lib/ludus/ludus.db is full", text)
    assert without_secrets("unreasonablylongword") == "unreasonablylongword"
