"""What the screen shows and what its keys do."""

from __future__ import annotations

import asyncio
import re
import sys
from functools import partial
from pathlib import Path

import pytest

import ludus
from ludus.kernel.refusals import UserError
from ludus.tables.wire import ClientMessage, Refused, SeatNow, Update
from ludus.terminal.full import start
from ludus.terminal.full.rulebook import matching
from ludus.terminal.transport import Incoming, Transport

from ..shell import Terminal, ludus_command
from .screens import Player, desk, new, run, sitting

PICTURE = Path(__file__).resolve().parents[3] / "docs" / "images" / "terminal.svg"
FONTS = re.compile(r"\s*@font-face \{.*?\}\n|<!--.*?-->\n?", re.DOTALL)  # addresses of others


def fits(player: Player, last: str, players: int) -> None:
    """All of Regicide's table stands on the smallest screen."""
    text = player.text
    lines = text.splitlines()
    assert len(lines) == 24
    assert lines[-1].endswith(last)
    assert lines[-2].startswith(" A> p ")
    assert any(line.startswith(" ┗━━━") for line in lines)
    assert "✓ p " in text
    assert ("11 (" in text and "J DHS, Q CDHS, K CDHS" in text) or players > 1
    assert all(len(line) <= 80 for line in lines)


def test_the_whole_table_in_80_by_24() -> None:
    async def scene() -> None:
        for language, last, players in (("en", "q quit", 1), ("ru", "q выход", 4), ("ru", "q выход", 1)):
            match = ludus.new_match("regicide", players, seed=11, options={"first": "A", "lazaret": "open"})
            names = ["person:Maximilian-Alexander", "person:Константинополина", "expert", "hard"][:players]
            if players > 1:
                names[1] = "normal"
            async with sitting(desk(match, names), size=(120, 40), language=language) as player:
                await player.pilot.resize_terminal(80, 24)
                await player.press("1")
                await player.holds(partial(fits, player, last, players))

    run(scene)


def test_an_illegal_set_shows_its_rule_and_r_opens_it() -> None:
    async def scene() -> None:
        match = new(1, 11)
        async with sitting(desk(match, ["person"])) as player:
            await player.press("6", "7")
            text = await player.see("✗ These cards are not a combo", "(RG-037)", "p 7C 8D")
            assert "= 15" in text
            await player.press("enter")
            await player.see("(RG-037)")
            assert not match.steps
            await player.press("r")
            await player.see("RG-037", "not combos")
            await player.press("escape", "escape")
            text = await player.press("left", "space")
            text = await player.see("✓ p 7C: deals 7 (enemy keeps 13)")
            assert "(RG-037)" not in text

    run(scene)


def test_paying_shows_the_sum_and_puts_the_order_right() -> None:
    async def scene() -> None:
        match = ludus.from_position(
            "regicide",
            "rg n=1 turn=A step=4 hands=2S.3H.TC.KD enemy=JC table=3S castle=- tavern=- lazaret=- yielded=- flips=0",
        )
        async with sitting(desk(match, ["person"])) as player:
            await player.press("3", "1")
            await player.see("12 / 7", "d 2S TC", "pays 12 for 7", "This pays 5 more than needed.")
            await player.press("escape", "slash")
            await player.press("d", "space", *"tc", "space", *"2s")
            text = await player.see("The largest card must come last; read as d 2S TC.")
            assert text.count("✓") >= 3  # the move and both cards

    run(scene)


def test_language_shade_help_and_order_of_the_hand() -> None:
    async def scene() -> None:
        async with sitting(desk(new(1, 11), ["person"]), size=(120, 40)) as player:
            await player.see("Enemy JC: health 20 of 20")
            await player.press("f2")
            text = await player.see("Враг JC: здоровье 20 из 20", "Сыграйте карты.", "q выход")
            assert "Enemy" not in text
            await player.press("f1")
            await player.see("Ваши карты", "буква всегда стоит рядом с цветом")
            await player.press("f2")
            await player.see("Enemy JC")
            assert not player.app.current_theme.dark or await player.press("f3")
            assert not player.app.current_theme.dark
            before = player.text
            await player.press("o")
            assert before.index("3D ♦") > before.index("2H ♥")
            assert player.text.index("3D ♦") < player.text.index("2H ♥")

    run(scene)


def test_moves_hint_undo_signals_and_typed_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.tables.bots.HINT_LEVEL", "greedy")

    async def scene() -> None:
        match = ludus.new_match("regicide", 2, seed=3, options={"first": "A"})
        async with sitting(desk(match, ["person:Anna", "novice"])) as player:
            await player.press("question_mark")
            await player.see("Play cards or yield.", "1  p 5S", "plays nothing")
            await player.press("escape", "h")
            text = await player.see("Hint: p ")
            assert re.search(r"A> p \w\w", text)
            await player.press("escape", "s")
            await player.see("I am thinking", "Well done!")
            await player.press("5", "enter")
            await player.see("Anna (A) says: I am thinking")
            await player.press("u")
            await player.see("can’t take your last move back")
            await player.press("question_mark", "1", "enter")
            await player.see("Anna (A) plays 5♠ (5)", "Discard cards")
            await player.type(":undo")
            await player.see("Anna (A) takes a move back", "Play cards or yield.")
            await player.type(":nonsense")
            await player.see("There is no command :nonsense")
            await player.type(":lang ru")
            await player.see("Сыграйте карты или отступите.")
            await player.type("xyz")
            await player.see("«xyz»")
            await player.type("1")
            await player.see("Anna (A) играет 5♠ (5)")

    run(scene)


def test_the_rulebook_is_searched_by_number_and_by_words() -> None:
    assert [rule for rule, _ in matching("regicide", "en", "143")] == ["RG-143"]
    assert [rule for rule, _ in matching("regicide", "en", "rg-r05")] == ["RG-R05"]
    assert {"RG-011", "RG-012"} <= {rule for rule, _ in matching("regicide", "en", "01")}
    assert "RG-143" in [rule for rule, _ in matching("regicide", "ru", "сброс")] or matching("regicide", "ru", "сброс")
    assert matching("regicide", "en", "no such words") == []

    async def scene() -> None:
        async with sitting(desk(new(1, 11), ["person"])) as player:
            await player.press("r")
            await player.see("Rules", "Regicide")
            await player.press("1", "4", "3")
            text = await player.see("RG-143")
            assert "RG-142" not in text

    run(scene)


def test_cards_are_chosen_with_the_mouse() -> None:
    async def scene() -> None:
        async with sitting(desk(new(1, 11), ["person"])) as player:
            await player.pilot.click("#hand", offset=(26, 1))
            await player.see("✓ p 5H")
            await player.pilot.click("#hand", offset=(26, 1))
            await player.pilot.click("#choices", offset=(3, 0))
            await player.see("Flipping lowers the grade")

    run(scene)


class Answers:
    """A line to a waiting table that takes every wish and remembers it."""

    def __init__(self) -> None:
        self.said: list[ClientMessage] = []
        seats = (SeatNow(0, "person", "Anna", here=True), SeatNow(1, "open"), SeatNow(2, "bot", level="hard"))
        table = waiting("t", "regicide", {}, seats)
        self.heard: asyncio.Queue[Incoming] = asyncio.Queue()
        self.heard.put_nowait(table)

    async def receive(self) -> Incoming:
        return await self.heard.get()

    async def send(self, message: ClientMessage) -> None:
        self.said.append(message)
        self.heard.put_nowait(Refused(message.id, {"en": "Not yet.", "ru": "Ещё нет."}))

    async def close(self) -> None:
        pass


def waiting(table: str, game: str, options: dict[str, str], seats: tuple[SeatNow, ...]) -> Update:
    """A table before its game, as its host sees it."""
    fixed = {"version": 1, "status": "waiting", "options": options, "seats": seats, "watchers": 0, "you": 0}
    empty = {"key": "", "keys": {}, "commitment": "", "since": 0, "events": (), "view": None, "question": None}
    rest = {"to_act": (), "signals": (), "talk": False, "undo": "no", "undo_asked": None, "outcome": None, "again": ""}
    return Update(table=table, game=game, rules=1, host=True, **fixed, **empty, **rest)  # type: ignore[arg-type]


class WaitingSource:
    watching = False

    def __init__(self) -> None:
        self.line = Answers()

    async def lines(self, table: str = "") -> list[Transport]:
        return [self.line]

    def address(self) -> str:
        return "http://host:8000/#/t/t"

    def record(self) -> str:
        return ""

    async def close(self) -> None:
        pass


def test_the_waiting_room_of_a_host() -> None:
    async def scene() -> None:
        source = WaitingSource()
        async with sitting(source, size=(80, 24)) as player:
            await player.see("A  Anna (you)", "B  open", "C  bot (hard)", "http://host:8000/#/t/t")
            await player.see("Start; bots take the open seats", "Bot at B: easy", "Open seat C", "Stand up")
            await player.press("enter")
            await player.see("Not yet.")
            await player.press("down", "down", "enter", "end", "enter", "f2")
            await player.see("ожидание игроков", "Встать", "Ещё нет.")
        assert [type(message).__name__ for message in source.line.said] == ["Start", "SetSeat", "Stand"]

    run(scene)


def test_a_picture_for_the_documentation() -> None:
    async def scene() -> None:
        match = ludus.new_match("regicide", 3, seed=5, options={"first": "A"})
        for seat, move in ((0, "p 7C"), (0, "d 3D 7H"), (1, None), (1, None), (2, None), (2, None)):
            match.play(seat, move or match.moves(seat)[0])
        async with sitting(desk(match, ["person:Anna", "hard", "easy"]), size=(110, 30)) as player:
            await player.see("▶ Anna (A)")
            await player.press("1")
            await player.see("✓ p ")
            picture = FONTS.sub("", player.app.export_screenshot(title="ludus play --full"))
        assert "//" not in picture.replace("http://www.w3.org/", "")
        if not PICTURE.is_file() or PICTURE.read_text() != picture:
            PICTURE.parent.mkdir(exist_ok=True)
            PICTURE.write_text(picture)

    run(scene)


def test_in_a_real_terminal_it_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--full", "--players", "1", "--seed", "11", "--save", "game.ludus") as terminal:
        terminal.wait_for("F2 ")
        terminal.press("q")
        terminal.wait_for("ludus play --full --resume game.ludus")
        assert terminal.end() == 0


def test_what_is_missing_is_said_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = ludus_command(tmp_path, "play", "--full")
    assert done.code == 2
    assert done.err == "ludus: The full screen needs a terminal; in a pipe use ludus play without --full.\n"
    monkeypatch.setitem(sys.modules, "textual", None)
    with pytest.raises(UserError, match="Install it with"):
        start.check_terminal()
