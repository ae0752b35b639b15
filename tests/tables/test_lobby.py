"""The lobby of a house: which tables it shows, to whom, for how long; and what a host may do before the start."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludus.tables import lobby, snapshots, wire
from ludus.tables.entries import Listed, Removed
from ludus.tables.house import House
from ludus.tables.lobby import LobbyFeed
from ludus.tables.open_table import Connection
from tests.tables.houses import IDS, ask, logged, new_table, open_house, people, play_on, same_after_replay

TIMEOUT = 20.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MIN_INTERVAL", 0.01)


def fresh() -> str:
    return f"m{next(IDS)}"


async def listed(house: House) -> dict[str, wire.LobbyLine]:
    await house.lobby._look()
    return {line.table: line for line in (await house.lobby.whole()).lines}


async def until_listed(house: House, table: str, status: str = "") -> wire.LobbyLine | None:
    """The line of a table as soon as it has this status; '' waits until there is none."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            line = (await listed(house)).get(table)
            if (line.status if line else "") == status:
                return line
            await asyncio.sleep(0.01)


async def heard(feed: LobbyFeed) -> wire.LobbyList | wire.LobbyNews:
    return await asyncio.wait_for(feed.receive(), TIMEOUT)


async def refusal(connection: Connection, message: wire.ClientMessage) -> str:
    answer = await ask(connection, message)
    return answer.reason["en"] if isinstance(answer, wire.Refused) else type(answer).__name__


# --- What is shown --------------------------------------------------------------------------------


def test_a_public_table_from_its_first_seat_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            options = {"talk": "free", "first": "A"}
            table = await new_table(house, "me", "open", "novice", public=True, language="ru", options=options, pace=60)
            hidden = await new_table(house, "me", "open")
            line = await until_listed(house, table, "waiting")
            assert line is not None and line.game == "regicide" and line.language == "ru"
            assert line.options == {"talk": "free", "first": "A"}  # and none that is as usual
            assert line.clock is not None and (line.clock.kind, line.clock.time) == ("move", 60)
            assert [(seat.kind, seat.name, seat.level) for seat in line.seats] == [
                ("person", "Anna", ""),
                ("open", "", ""),
                ("bot", "", "novice"),
            ]
            a, b = await people(house, table, [1])
            line = await until_listed(house, table, "playing")
            assert line is not None and line.seats[1].name == "B"
            await play_on({0: a, 1: b}, 3, random.Random(1))
            assert table in await listed(house) and hidden not in await listed(house)
            await ask(a, wire.Play(fresh(), a.live.table.version, "resign"))
            await until_listed(house, table, "")

    asyncio.run(scene())


def test_the_lobby_sends_nothing_that_opens_a_seat_or_a_card(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "program", public=True)
            a, _ = await people(house, table, [1])
            await until_listed(house, table, "playing")
            sent = wire.encoder.encode(await house.lobby.whole()).decode()
            state = a.live.table
            assert table in sent and "Anna" in sent
            for place in state.places:
                assert not place.key or place.key not in sent
                assert not place.luck or place.luck not in sent
            assert state.created.secret not in sent and state.commitment not in sent

    asyncio.run(scene())


def test_a_host_shows_and_hides_a_table_while_it_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "open")
            a, b = await people(house, table, [1])
            assert await refusal(b, wire.SetPublic(fresh(), True)) == "Only the host can do that."
            for public in (True, False, True):
                assert await refusal(a, wire.SetPublic(fresh(), public)) == "Accepted"
                assert (await b.house.look(b)).public is public
                await until_listed(house, table, "waiting" if public else "")
            await same_after_replay(house, table)
            assert snapshots.recall(snapshots.keep(a.live.table)).public
            assert [row.entry.public for row in await logged(house, table) if isinstance(row.entry, Listed)] == [
                True,
                False,
                True,
            ]
            await ask(a, wire.Start(fresh()))
            assert await refusal(a, wire.SetPublic(fresh(), False)) == "The game has already started."

    asyncio.run(scene())


def test_a_table_where_nobody_is_leaves_the_list_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "BEAT", 0.05)
    monkeypatch.setattr(lobby, "ABSENT", 0.4)

    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            kept = await new_table(house, "me", "open", public=True)
            left = await new_table(house, "me", "open", public=True)
            a = await house.connect(kept, "a", "Anna")
            passer_by = await house.connect(left, "x", "Xenia")  # a spectator does not keep a table open
            await until_listed(house, left, "waiting")
            await until_listed(house, left, "")
            assert list(await listed(house)) == [kept]
            host = await house.connect(left, "a", "Anna")
            await until_listed(house, left, "waiting")
            for connection in (a, host, passer_by):
                connection.close()
            await until_listed(house, kept, "")
            await until_listed(house, left, "")

    asyncio.run(scene())


# --- Looking on -----------------------------------------------------------------------------------


def test_a_looker_gets_the_list_then_what_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            first = await new_table(house, "me", "open", "open", public=True)
            await until_listed(house, first, "waiting")
            feed = await house.lobby.enter()
            message = await heard(feed)
            assert isinstance(message, wire.LobbyList) and [line.table for line in message.lines] == [first]
            second = await new_table(house, "me", "open", game="gorus", public=True)
            news = await heard(feed)
            assert isinstance(news, wire.LobbyNews) and [line.table for line in news.lines] == [second]
            a, _ = await people(house, first, [1])
            news = await heard(feed)
            assert isinstance(news, wire.LobbyNews) and news.lines[0].seats[1].name == "B" and not news.gone
            await ask(a, wire.SetPublic(fresh(), False))
            news = await heard(feed)
            assert isinstance(news, wire.LobbyNews) and news.gone == (first,) and not news.lines
            feed.close()
            assert not house.lobby.feeds

    asyncio.run(scene())


def test_a_watcher_who_does_not_read_gets_only_the_newest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            slow, quick = await house.lobby.enter(), await house.lobby.enter()
            await heard(slow)
            await heard(quick)
            table = await new_table(house, "me", "open", "open", "open", public=True)
            a = await house.connect(table, "a", "Anna")
            for level in ("novice", "easy", "hard"):
                await ask(a, wire.SetSeat(fresh(), 2, "bot", level))
                async with asyncio.timeout(TIMEOUT):
                    while house.lobby.lines.get(table) is None or house.lobby.lines[table].seats[2].level != level:
                        await heard(quick)
            news = await heard(slow)
            assert isinstance(news, wire.LobbyNews) and [line.seats[2].level for line in news.lines] == ["hard"]

    asyncio.run(scene())


def test_the_list_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 3)

    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            tables = [await new_table(house, "me", "open", public=True) for _ in range(5)]
            await until_listed(house, tables[-1], "waiting")
            async with asyncio.timeout(TIMEOUT):
                while list(await listed(house)) != tables[:1:-1]:
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


# --- What a host may do before the start ----------------------------------------------------------


def test_a_player_removed_by_the_host_is_notified_and_stays_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "open", "open")
            a, b, c = await people(house, table, [1, 2])
            assert await refusal(b, wire.Remove(fresh(), 2)) == "Only the host can do that."
            assert await refusal(a, wire.Remove(fresh(), 0)) == "This is your own seat; stand up first."
            assert await refusal(a, wire.Remove(fresh(), 3)) == "Seat D is empty."
            assert (await refusal(a, wire.Remove(fresh(), 7))).startswith("There is no seat")
            assert (await refusal(a, wire.Remove(fresh(), 1, "search:9s"))).startswith("There is no bot")
            assert await refusal(a, wire.Remove(fresh(), 1)) == "Accepted"
            now = await house.look(b)
            assert now.you is None and now.removed and not now.key
            assert (now.events[-1].kind, now.events[-1].seat, now.events[-1].facts) == (
                "table-removed",
                1,
                {"name": "B"},
            )
            assert not (await house.look(c)).removed
            assert "not sit down again" in await refusal(b, wire.Sit(fresh(), 1))
            answer = await ask(b, wire.Sit(fresh(), 1))
            assert isinstance(answer, wire.Refused) and "не можете снова сесть" in answer.reason["ru"]
            await same_after_replay(house, table)
            assert snapshots.recall(snapshots.keep(a.live.table)).removed == {"b"}
            await ask(a, wire.Start(fresh()))
            assert await refusal(a, wire.Remove(fresh(), 2)) == "The game has already started."

    asyncio.run(scene())


def test_a_bot_replaces_a_person_before_the_start(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", "open", public=True)
            a, _ = await people(house, table, [1])
            assert await refusal(a, wire.Remove(fresh(), 1, "easy")) == "Accepted"
            assert (a.live.table.status, a.live.table.places[1].level) == ("waiting", "easy")
            line = await until_listed(house, table, "waiting")
            c = await house.connect(table, "c", "Carl")
            await ask(c, wire.Sit(fresh(), 2))
            assert a.live.table.status == "playing"
            assert line is not None and any(isinstance(row.entry, Removed) for row in await logged(house, table))

    asyncio.run(scene())


def test_the_next_game_is_shown_as_the_last_one_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path / "ludus.db") as house:
            table = await new_table(house, "me", "open", public=True, language="en")
            a, b = await people(house, table, [1])
            watcher = await house.connect(table, "w", "Wanda", watch=True)
            await ask(a, wire.Play(fresh(), a.live.table.version, "resign"))
            assert isinstance(await ask(b, wire.Again(fresh())), wire.Accepted)
            again = (await house.look(watcher)).again
            assert again
            line = await until_listed(house, again, "playing")
            assert line is not None and line.language == "en" and [seat.name for seat in line.seats] == ["Anna", "B"]
            following = await house.connect(again, "w", "Wanda", watch=True)
            seen = await house.look(following)
            assert seen.you is None and seen.watchers == 1 and seen.public

    asyncio.run(scene())
