"""The full screen shows the seconds that are left, and fills in what had to be withheld."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ludus
from ludus.kernel.decision import Event
from ludus.kernel.text import words
from ludus.tables.open_table import Connection
from ludus.tables.wire import Accepted, AnswerPause, Pause, Timing, Update
from ludus.terminal.full.clock_text import remaining
from ludus.terminal.full.remote import Guest, RemoteTransport
from ludus.terminal.local import LocalTable
from ludus.terminal.session import Session

from .screens import desk, run, sitting

MINUTE = Timing("move", 60)


def with_time(made: LocalTable, clocks: dict[int, float], clock: Timing = MINUTE, **more: Any) -> LocalTable:
    """The same table, telling that time runs."""
    look = made.house.look

    async def timed(connection: Connection) -> Update:
        return replace(await look(connection), clock=clock, clocks=clocks, **more)

    made.house.look = timed  # type: ignore[method-assign]
    return made


def as_watched(made: LocalTable) -> Update:
    """What a spectator sees of a table."""

    async def scene() -> Update:
        await made.open()
        connection = await made.house.connect(made.table.id, "", watch=True)
        update = await made.house.look(connection)
        await made.close()
        return update

    return asyncio.run(scene())


@pytest.mark.parametrize(("language", "unit"), [("en", "s"), ("ru", "с")])
def test_the_seconds_of_ones_own_decision(tmp_path: Path, language: str, unit: str) -> None:
    match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})

    async def scene() -> None:
        made = with_time(desk(match, ["person:Anna", "normal"], tmp_path / "game.ludus"), {0: 41.5, 1: 5.0})
        async with sitting(made, language=language) as player:

            def seconds() -> int:
                found = re.search(rf"(\d+) {unit} · ", player.text)
                return int(found.group(1)) if found else 0

            rows = len((await player.until(seconds)).splitlines())
            first = seconds()
            assert 5 < first <= 42  # not the time of the other seat
            await player.until(lambda: 0 < seconds() < first)
            assert len(player.text.splitlines()) == rows
            screen = await player.press("f1")
            assert "60 " in screen

    run(scene)


@pytest.mark.parametrize(
    ("language", "left", "rule"),
    [("en", "1 day 23 h · ", "2 days."), ("ru", "1 день 23 ч · ", "2 дня.")],
)
def test_days_are_shown_in_days(tmp_path: Path, language: str, left: str, rule: str) -> None:
    match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})

    async def scene() -> None:
        made = desk(match, ["person:Anna", "normal"], tmp_path / "game.ludus")
        days = Timing("days", 2, level="novice", takes_over=True)
        async with sitting(with_time(made, {0: 2 * 86_400 - 900.0}, days), language=language) as player:
            await player.until(lambda: left in player.text)
            screen = await player.press("f1")
            assert rule in screen and "novice" in screen

    run(scene)


SAID: dict[int, str] = {45: "45 s", 119: "119 s", 120: "2:00", 605: "10:05", 3600: "1 h 0 min", 90_000: "1 day 1 h"}


@pytest.mark.parametrize(("seconds", "expected"), SAID.items())
def test_time_in_words(seconds: int, expected: str) -> None:
    assert remaining(partial(words().say, "en"), seconds) == expected


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_pause_is_asked_for_answered_and_ended_by_one_command(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of one keyboard has no clock; what would be sent to a server is noted."""
    sent: list[str] = []

    async def note(self: Session, message: Any) -> Accepted:
        sent.append(type(message).__name__ + (f" {message.yes}" if isinstance(message, AnswerPause) else ""))
        return Accepted(message.id, 1)

    async def scene(pause: Pause | None, *keys: str) -> str:
        match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})
        made = with_time(desk(match, ["person:Anna", "normal"], tmp_path / f"{len(sent)}.ludus"), {}, pause=pause)
        async with sitting(made, language=language) as player:
            await player.until(lambda: player.text.strip())
            shown = player.text
            monkeypatch.setattr(Session, "ask", note)
            await player.type(":pause")
            await player.press(*keys)
            await player.until(lambda: bool(sent))
            monkeypatch.undo()
            return str(shown)

    expected = ["AskPause", "AnswerPause True", "AnswerPause False", "EndPause"]

    async def all_of_them() -> None:
        for number, (pause, keys, known) in enumerate(CASES):
            sent.clear()
            assert (":pause" in await scene(pause, *keys)) == known
            assert sent == [expected[number]]

    run(all_of_them)


CASES: list[tuple[Pause | None, tuple[str, ...], bool]] = [
    (None, (), False),
    (Pause(1, (0,)), ("1", "enter"), True),
    (Pause(0, (1,)), (), False),
    (Pause(0, ()), (), True),
]


def test_the_seconds_of_the_player_who_is_waited_for() -> None:
    session = Session(None)  # type: ignore[arg-type]
    assert session.seconds_left([0, 1]) is None
    match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})
    session.take(replace(as_watched(desk(match, ["person:Anna", "person:Boris"])), clocks={0: 9.2, 1: 30.0}))
    assert session.seconds_left([0, 1]) == 10 and session.seconds_left([1]) == 30 and session.seconds_left([]) is None
    session.heard_at -= 60
    assert session.seconds_left([0]) == 0


def test_a_line_that_comes_back_asks_for_what_was_withheld(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_DATA", str(tmp_path))
    match = ludus.new_match("gorus", 2, seed=3)
    update = as_watched(desk(match, ["person:Anna", "person:Boris"]))
    line = RemoteTransport(Guest("http://127.0.0.1:1"), "t", True)
    session = Session(line)

    def hear(since: int, *kinds: str) -> list[str]:
        partial_update: Update = replace(update, since=since, events=tuple(Event(kind) for kind in kinds))
        session.take(line.heard(partial_update))
        return [event.kind for event in session.log]

    def have() -> str:
        found = re.search(r"have=(\d+)", line.address)
        assert found
        return found.group(1)

    async def scene() -> None:
        hear(0, "round", "withheld", "withheld", "played")
        assert have() == "1"
        assert hear(4, "bout") == ["round", "withheld", "withheld", "played", "bout"]
        assert have() == "1"
        assert hear(1, "played", "played", "played", "bout", "scored")[1:] == ["played"] * 3 + ["bout", "scored"]
        assert have() == "6"

    asyncio.run(scene())
