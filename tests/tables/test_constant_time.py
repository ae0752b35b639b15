"""Silence reveals nothing: in windows, sealed bids, requests and hidden gold, neither what is sent to the others, nor
how much, nor when, depends on what they may not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludus import Match
from ludus.tables import observed, wire
from ludus.tables.bots import CONSTANT_TIME
from ludus.tables.house import House
from ludus.tables.listener import Gone
from ludus.tables.open_table import Connection
from tests.games.spartacus.table import auction, checkpoint, house, intrigue
from tests.kit.rules import rule
from tests.tables.houses import ask, new_table, open_house, people, play, same_after_replay

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
    ("promise in bids", bidding, ("0", "4"), lambda gold: [(1, f"bid {gold}"), (0, "vow B peace"), (0, "bid 1")]),
    ("hidden debt", giving, ("1", "3"), lambda gold: [(0, "vow B gold 2"), (0, f"pay B {gold}"), (0, "pass")]),
    ("hidden gold", giving, ("1", "3"), lambda gold: [(0, f"pay B {gold}"), (0, "pass")]),
]


@rule("SP-710", "SP-322", "SP-345", "SP-761")
@pytest.mark.parametrize(("world", "secrets", "script"), [each[1:] for each in PAIRS], ids=[each[0] for each in PAIRS])
def test_others_are_sent_the_same_bytes(
    world: Callable[[str], Match], secrets: tuple[str, str], script: Callable[[str], Script], tmp_path: Path
) -> None:
    first, second = (
        asyncio.run(overheard(tmp_path / f"{number}.db", world(secret), script(secret)))
        for number, secret in enumerate(secrets)
    )
    for ours, theirs in zip(first[:2], second[:2]):
        assert len(ours) > 1
        assert [len(message) for message in ours] == [len(message) for message in theirs]
        assert ours == theirs


@rule("SP-322", "SP-703")
def test_nobody_is_asked_about_a_sealed_bid(tmp_path: Path) -> None:
    """A promise made meanwhile does not open it; taking it back would reveal it."""

    async def scenario() -> None:
        async with open_house(tmp_path / "sealed.db", PAUSE) as host:
            connections = await seated(host, bidding("4"), "me", "open", "open")
            table = (await host.find(connections[0].live.table.id)).table
            await play(connections[1], "bid 4")
            assert observed.undo(table, 1) == "free"
            await play(connections[0], "vow B peace")
            assert observed.undo(table, 1) == "no"
            assert observed.undo(table, 0) == "ask"

    asyncio.run(scenario())


@rule("SP-703")
def test_words_of_a_promise_are_written_down(tmp_path: Path) -> None:
    """Judged, logged, shown and found again when the log is read."""

    async def scenario() -> None:
        async with open_house(tmp_path / "words.db") as host:
            name = await new_table(host, "me", "open", "open", game="spartacus", options={"houses": "dealt"})
            connections = await people(host, name, [1, 2])
            judged = await ask(connections[0], wire.Judge("j", 'vow B gold 1  "for   luck"'))
            assert isinstance(judged, wire.Judged)
            assert judged.move == 'vow B gold 1 "for luck"'
            await play(connections[0], judged.move)
            assert connections[2].live.table.playing().view(2)["vows"][0]["words"] == "for luck"
            await same_after_replay(host, name)

    asyncio.run(scenario())


@pytest.mark.parametrize("card", ["RE01a", "SC09a"])
def test_a_quick_pass_takes_as_long_as_one_that_was_thought_over(card: str, tmp_path: Path) -> None:
    _, _, (_, answer) = asyncio.run(overheard(tmp_path / "t.db", foiled(card), [(0, "play SC02a >B"), (1, "pass")]))
    assert answer > 0.5 * PAUSE  # of which some has gone by before it is measured


@rule("SP-761")
@pytest.mark.parametrize(("world", "secrets", "script"), [each[1:] for each in PAIRS], ids=[each[0] for each in PAIRS])
def test_answers_take_equally_long(
    world: Callable[[str], Match], secrets: tuple[str, str], script: Callable[[str], Script], tmp_path: Path
) -> None:
    """At once, or after a pause: whatever was in the hand, in the bid, behind the request, in the gift."""

    def classes(secret: str, attempt: int) -> list[bool]:
        _, _, took = asyncio.run(overheard(tmp_path / f"{secret}{attempt}.db", world(secret), script(secret)))
        return [seconds > 0.5 * PAUSE for seconds in took]

    assert agree(lambda attempt: [classes(secret, attempt) for secret in secrets])


def agree(measure: Callable[[int], list[list[bool]] | list[int]]) -> bool:
    """Are these figures equal? A machine that is busy may be late once, a leak would show every time."""
    return any(len({str(each) for each in measure(attempt)}) == 1 for attempt in range(4))


# --- Bots ----------------------------------------------------------------------------------------------


async def pauses(host: House, match: Match, level: str, script: Script, pause: float) -> int:
    """After how many pauses a bot at the second seat answers, once the others have played."""
    anna, boris, watcher = connections = await seated(host, match, "me", level, "open")
    for seat, move in script:
        assert isinstance(await play(anna if seat == 0 else boris, move), wire.Accepted)
    asked = time.monotonic()
    while all(step.seat != 1 for step in watcher.live.table.playing().steps):
        await watcher.receive()
    took = (time.monotonic() - asked) / pause
    for connection in connections:
        connection.close()
    return round(took)


def rich(gold: str) -> Match:
    return auction(house(gold=4), house("SOL", gold=int(gold)), house("TUL", gold=1), lots="GL11 GL12 GL13")


ASKED: dict[str, tuple[Callable[[str], Match], tuple[str, str], Script]] = {
    "window": (foiled, ("RE01a", "SC09a"), [(0, "play SC02a >B")]),
    "bid": (rich, ("9", "0"), [(0, "bid 1"), (2, "bid 1")]),
}


@rule("SP-761")
@pytest.mark.parametrize("situation", ASKED)
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_bot_answers_after_one_pause_whatever_it_has(level: str, situation: str, tmp_path: Path) -> None:
    """A card that foils or none, gold or none: a search has something to look for, or not."""
    world, secrets, script = ASKED[situation]
    pause = 2 * CONSTANT_TIME

    async def run() -> bool:
        async with open_house(tmp_path / "t.db", pause) as host:
            await host.bot_workers.think(
                host.bot_workers.job(world(secrets[0]), 0, level, 1, 0.01)
            )  # its process starts
            for _ in range(4):
                taken = [await pauses(host, world(secret), level, script, pause) for secret in secrets]
                if taken == [1, 1]:
                    return True
            return False

    assert asyncio.run(run())
