"""A game without a board of its own on the full screen: picked number by number, by buttons, and typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ludus
from ludus.terminal.full.dialogs import Ending
from tests.kit.outside import liarsdice

from .screens import SMALL, asked, desk, made, run, sitting, step_keys


@pytest.fixture(autouse=True)
def dice(tmp_path: Path) -> Iterator[None]:
    with liarsdice(tmp_path):
        yield


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game(language: str) -> None:
    async def scene() -> None:
        match = ludus.new_match("liarsdice", 2, seed=2)
        async with sitting(desk(match, ["person:Anna", "novice"]), SMALL, language) as player:
            number = 0
            while not match.over:
                await asked(player, match)
                if match.over:
                    break
                steps, moves = len(match.steps), match.moves(0)
                move = "liar" if number % 3 == 2 and "liar" in moves else moves[min(4, len(moves) - 1)]
                await player.press("escape")
                if keys := step_keys(player, move) if number % 2 else []:
                    await player.press(*keys)
                else:
                    await player.type(move)
                await made(player, match, steps + 1)
                number += 1
            await player.until(lambda: isinstance(player.app.screen, Ending))
            await player.see({"en": "Winners: ", "ru": "Победители: "}[language])

    run(scene)


def test_everything_fits_on_a_small_screen() -> None:
    async def scene() -> None:
        match = ludus.new_match("liarsdice", 6, seed=3)
        async with sitting(desk(match, ["person:Anna", *["normal"] * 5]), SMALL) as player:
            await asked(player, match)
            own = " ".join(map(str, match.view(0)["seats"][0]["dice"]))
            text = await player.see(f"Under the cup: {own}", "F (normal)", "[ liar  Liar! ]", "Count", "Face")
            assert len(text.splitlines()) <= SMALL[1]

    run(scene)
