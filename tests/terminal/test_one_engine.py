"""The same game at a connection of the house, on the full screen and in line mode: the same record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import ludus
from ludus.match import Match
from ludus.tables.wire import Accepted, Play
from ludus.terminal.files import Keeper
from ludus.terminal.full.dialogs import Ending
from ludus.terminal.local import LocalTable
from ludus.terminal.seats import Sitter

from .full.screens import desk, made, run, sitting
from .shell import in_process, people

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = ("2-players-loss", "gorus-2-players", "solo-loss")


def dealt(played: Match) -> Match:
    """The same deal, not played yet."""
    return ludus.new_match(played.game.name, played.players, played.headers["Seed"], played.options)


def by_connection(played: Match, file: Path) -> None:
    async def scene() -> None:
        local = LocalTable(dealt(played), [Sitter()] * played.players, Keeper(file), 1, 0.0)
        await local.open()
        connections = await local.connect()
        for number, step in enumerate(played.steps):
            message = Play(f"m{number}", local.table.version, step.move)
            assert isinstance(await local.house.hear(connections[step.seat], message), Accepted)
        await local.close()

    asyncio.run(scene())


def by_full_screen(played: Match, file: Path) -> None:
    async def scene() -> None:
        match = dealt(played)
        async with sitting(desk(match, ["person"] * played.players, file), confirm=False) as player:
            for number, step in enumerate(played.steps, 1):
                while player.app.at is None or player.session.update is None or player.session.update.you != step.seat:
                    await player.press("enter")
                await player.until(lambda: player.session.update and player.session.update.question)
                await player.type(step.move)
                await made(player, match, number)
            await player.until(lambda: isinstance(player.app.screen, Ending))

    run(scene)


def by_lines(played: Match, file: Path) -> None:
    options = [word for name, value in played.options.items() for word in ("--option", f"{name}={value}")]
    start = ["play", played.game.name, "--players", str(played.players), *people(played.players), *options]
    seed = ["--seed", played.headers["Seed"], "--save", file.name]
    done = in_process(file.parent, *start, *seed, typed=[step.move for step in played.steps])
    assert done.code == 0 and not done.err


@pytest.mark.parametrize("name", GAMES)
def test_every_client_makes_the_same_record(name: str, tmp_path: Path) -> None:
    golden = ludus.read_record((GOLDEN / f"{name}.ludus").read_text())
    records = []
    for number, play in enumerate((by_connection, by_full_screen, by_lines)):
        file = tmp_path / f"{number}.ludus"
        play(golden, file)
        records.append(ludus.read_record(file.read_text()).record())
    assert records == [golden.record()] * 3
