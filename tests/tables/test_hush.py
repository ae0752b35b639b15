"""Silence tells nothing: in windows, sealed bids, requests and hidden gold, neither what is sent to the others, nor how
much, nor when, depends on what they may not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludus import Match
from ludus.tables import wire
from ludus.tables.house import House
from ludus.tables.listener import Gone
from ludus.tables.live import Connection
from tests.games.spartacus.table import auction, checkpoint, house, intrigue
from tests.tables.houses import new_table, open_house, people, play

PAUSE = 0.3
Script = list[tuple[int, str]]  # seats and what they play


async def seated(host: House, match: Match, *kinds: str) -> list[Connection]:
    """Three houses at a table whose game stands like this match, and a spectator."""
    table = await new_table(host, *kinds, game="spartacus")
    seats = await people(host, table, [seat for seat, kind in enumerate(kinds) if kind == "open"])
    live = await host.find(table)
    live.table.match = match
    live.table.asked_at = [live.table.version] * 3
    live.wake()
    return [*seats, await host.connect(table, "w", "Watcher", watch=True)]


async def read(connection: Connection, heard: list[bytes]) -> None:
    """Write down everything that a connection is sent, without what differs between any two tables."""
    try:
        while True:
            message = await connection.receive()
            if isinstance(message, wire.Update):
                message = msgspec.structs.replace(message, table="", commitment="", key="")
            heard.append(wire.encoder.encode(message))
    except Gone:
        return


async def overheard(file: Path, match: Match, script: Script) -> tuple[list[bytes], list[bytes], list[float]]:
    """What the third house and a spectator are sent while the others play, and how long each answer took."""
    async with open_house(file, PAUSE) as host:
        connections = await seated(host, match, "me", "open", "open")
        heard: tuple[list[bytes], list[bytes]] = ([], [])
        readers = [asyncio.create_task(read(connections[2 + number], heard[number])) for number in (0, 1)]
        took = []
        for seat, move in script:
            await asyncio.sleep(0.01)  # everybody reads
            began = time.monotonic()
            answer = await play(connections[seat], move)
            assert isinstance(answer, wire.Accepted), answer
            took.append(time.monotonic() - began)
        await asyncio.sleep(0.01)
        for reader in readers:
            reader.cancel()
        return heard[0], heard[1], took


def foiled(card: str) -> Match:
    return intrigue(
        house(influence=6, hand="SC02a"), house("SOL", influence=6, hand=card), house("TUL", influence=6, hand="SC12a")
    )


def asking(_: str) -> Match:
    return intrigue(
        house("SOL", influence=5, gold=9, hand="SC10a SC17 SC19 SC18"),
        house("BAT", influence=3, hand="SC01a"),
        house("TUL"),
    )


def bidding(_: str) -> Match:
    return auction(house(gold=4), house("SOL", gold=4), house("TUL"), lots="GL11 GL12 GL13")


def giving(_: str) -> Match:
    return checkpoint(
        house(hand="RE07a", gold=7), house("SOL"), house("TUL"), after="lot", phase="market", hidden=True, lot=0
    )


PAIRS: list[tuple[str, Callable[[str], Match], tuple[str, str], Callable[[str], Script]]] = [
    ("window", foiled, ("RE01a", "SC09a"), lambda card: [(0, "play SC02a >B"), (1, "pass")]),
    ("bids", bidding, ("0", "4"), lambda gold: [(1, f"bid {gold}"), (0, "bid 1")]),
    ("request", asking, ("SC18 >B +C", "SC17 >C"), lambda plan: [(0, f"ask B gold 2 for {plan}"), (1, "yes")]),
    ("hidden gold", giving, ("1", "3"), lambda gold: [(0, f"pay B {gold}"), (0, "pass")]),
]


@pytest.mark.parametrize(("world", "secrets", "script"), [each[1:] for each in PAIRS], ids=[each[0] for each in PAIRS])
def test_others_are_sent_the_same_bytes(
    world: Callable[[str], Match], secrets: tuple[str, str], script: Callable[[str], Script], tmp_path: Path
) -> None:
    """SP-710, SP-322, SP-345, SP-761."""
    first, second = (
        asyncio.run(overheard(tmp_path / f"{number}.db", world(secret), script(secret)))
        for number, secret in enumerate(secrets)
    )
    for ours, theirs in zip(first[:2], second[:2]):
        assert len(ours) > 1
        assert [len(message) for message in ours] == [len(message) for message in theirs]
        assert ours == theirs


@pytest.mark.parametrize("card", ["RE01a", "SC09a"])
def test_a_quick_pass_takes_as_long_as_one_that_was_thought_over(card: str, tmp_path: Path) -> None:
    _, _, (_, answer) = asyncio.run(overheard(tmp_path / "t.db", foiled(card), [(0, "play SC02a >B"), (1, "pass")]))
    assert answer > PAUSE - 0.02


@pytest.mark.parametrize("card", ["RE01a", "SC09a"])
def test_a_computer_answers_after_whole_pauses(card: str, tmp_path: Path) -> None:
    """Whether its search had anything to look for."""

    async def run() -> float:
        async with open_house(tmp_path / "t.db", PAUSE) as host:
            mine, _, watcher = await seated(host, foiled(card), "me", "hard", "open")
            await play(mine, "play SC02a >B")
            began = time.monotonic()
            table = watcher.live.table
            while 1 in table.to_act():
                await watcher.receive()
            return time.monotonic() - began

    took = asyncio.run(run())
    assert took > PAUSE - 0.02
    assert took % PAUSE < 0.5 * PAUSE or took % PAUSE > 0.95 * PAUSE
