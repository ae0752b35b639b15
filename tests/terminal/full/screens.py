"""The full screen under a pilot: keys in, text out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from unittest import mock

from textual.events import Paste
from textual.pilot import Pilot

import ludus
from ludus.match import Match
from ludus.terminal.files import Keeper
from ludus.terminal.full.app import TableApp
from ludus.terminal.full.dialogs import Confirm
from ludus.terminal.full.table import TableScreen
from ludus.terminal.full.table_source import LocalSource, TableSource
from ludus.terminal.local import LocalTable
from ludus.terminal.seats import Sitter, read_sitter
from ludus.terminal.session import Session

SMALL = (80, 24)
LARGE = (120, 40)
DECISIONS = 20  # of a person in a game that the gate does not play to its end
TIMEOUT = 60.0  # seconds; a busy machine is no reason to fail


class Player:
    """Somebody at the full screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """What stands on the screen now, as plain text."""
        return "\n".join(line.rstrip() for line in self.lines())

    @property
    def page(self) -> str:
        """What stands on the page that is open, without the table behind it; without a page, all."""
        for page in self.app.screen.query(".page"):
            area = page.content_region
            return "\n".join(line[area.x : area.right] for line in self.lines()[area.y : area.bottom])
        return self.text

    def lines(self) -> list[str]:
        """The lines of the screen, each as long as it is wide."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def session(self) -> Session:
        return self.app.person

    async def press(self, *keys: str) -> str:
        """One key after another, each when the last one has been dealt with."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()
        return self.text

    async def settle(self) -> None:
        """A key goes from the app to the widget and back up to the screen."""
        for _ in range(4):
            await self.pilot.pause(0)

    async def type(self, text: str) -> str:
        """A move into the line at once, as pasted, then Enter."""
        await self.press("escape", "slash")
        assert self.app.screen.focused is not None
        self.app.screen.focused.post_message(Paste(text))
        await self.settle()
        return await self.press("enter")

    def sat_down(self) -> bool:
        """Is the first page there?"""
        return bool(self.app.sessions) and all(session.update for session in self.app.sessions)

    async def until(self, found: Callable[[], object]) -> str:
        """Wait until something is so."""
        async with asyncio.timeout(TIMEOUT):
            while not found():
                if self.app.fault is not None:
                    raise self.app.fault
                await self.pilot.pause(0.01)
        await self.settle()
        return self.text

    async def holds(self, check: Callable[[], None]) -> None:
        """Wait until these assertions hold: after a change of size the parts of the screen follow one by one."""

        def fine() -> bool:
            try:
                check()
            except AssertionError:
                return False
            return True

        with suppress(TimeoutError):
            await self.until(fine)
        check()

    async def see(self, *texts: str) -> str:
        """Wait until all of this stands on the screen."""
        try:
            return await self.until(lambda: all(text in self.text for text in texts))
        except TimeoutError:
            raise AssertionError(f"{texts} did not come:\n{self.text}") from None


async def no_pause(*_: float) -> None:
    """Textual's pilot watches the load of the machine; here everything is waited for by name."""
    await asyncio.sleep(0)


class SameMatch(LocalTable):
    """A table that plays the very match of the test, not one read from its record."""

    async def open(self) -> None:
        given = self.match
        await super().open()
        assert self.match.record() == given.record()
        self.table.match = given


def desk(match: Match, seats: Sequence[str], file: Path | None = None, pace: float = 0) -> LocalTable:
    """A game at this keyboard: `["person:Anna", "normal"]`."""
    sitters: list[Sitter] = [read_sitter(seat) for seat in seats]
    return SameMatch(match, sitters, Keeper(file), 1, pace)


@asynccontextmanager
async def sitting(
    source: TableSource | LocalTable, size: tuple[int, int] = (100, 32), language: str = "en", confirm: bool = True
) -> AsyncIterator[Player]:
    app = TableApp(LocalSource(source) if isinstance(source, LocalTable) else source, language, confirm)
    quick = mock.patch("textual.app.wait_for_idle", no_pause), mock.patch("textual.pilot.wait_for_idle", no_pause)
    with quick[0], quick[1]:
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            await player.until(player.sat_down)
            yield player


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """No plug-in needed: one loop per test."""

    async def play() -> None:
        await scene()

    asyncio.run(play())


def new(players: int, seed: int) -> Match:
    return ludus.new_match("regicide", players, seed=seed)


async def read(player: Player, *texts: str) -> str:
    """Wait for sentences that may be folded; the open page or the screen without its frames and line breaks."""
    frames = str.maketrans("│┃", "  ")

    def flat() -> str:
        return " ".join(player.page.translate(frames).split())

    try:
        await player.until(lambda: all(text in flat() for text in texts))
    except TimeoutError:
        raise AssertionError(f"{texts} did not come:\n{player.text}") from None
    return flat()


def table(player: Player) -> TableScreen:
    screen = player.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def line_of(player: Player) -> str:
    """What stands in the line where moves are typed."""
    return table(player).line.value


def of_one(match: Match) -> LocalTable:
    """Anna and bots."""
    return desk(match, ["person:Anna", *["novice"] * (match.players - 1)])


async def asked(player: Player, match: Match) -> None:
    """Somebody at the keyboard is asked, or the game is over."""
    await player.until(lambda: match.over or (player.session.update and player.session.update.question))
    await player.settle()


async def made(player: Player, match: Match, count: int, seat: int | None = None) -> None:
    """Wait until so many decisions are made (by a seat), and say yes if that is asked for."""

    def done() -> bool:
        return sum(seat in (None, step.seat) for step in match.steps) >= count

    try:
        await player.until(lambda: done() or isinstance(player.app.screen, Confirm))
    except TimeoutError:
        raise AssertionError(player.text) from None
    if isinstance(player.app.screen, Confirm):
        await player.press("y")
        await player.until(done)


def part_keys(held: Sequence[str], wanted: Sequence[str], chosen: Sequence[int] = ()) -> list[str]:
    """The keys that choose these parts, and leave out others that are chosen: numbers, or arrows beyond the tenth."""
    places: list[int] = []
    for part in wanted:
        places += [at for at, each in enumerate(held) if each == part and at not in places][:1]
    keys = []
    for at in [at for at in chosen if at not in places] + [at for at in places if at not in chosen]:
        keys += [str((at + 1) % 10)] if at < 10 else ["home", *["right"] * at, "space"]
    return keys


def step_keys(player: Player, move: str) -> list[str]:
    """The keys that put a move together: parts, or arrows to a button; none if it must be typed."""
    board, scene, screen = player.app.board, player.app.scene(player.session), table(player)
    wanted = board.parts(scene, move)
    if not wanted:
        choices = screen.query_one("#choices")
        buttons = choices.moves  # type: ignore[attr-defined]
        down = [] if choices.has_focus else ["down"]
        return [*down, "home", *["right"] * buttons.index(move), "enter"]
    if board.compose(scene, wanted) != move or not all(part in screen.hand.parts for part in wanted):
        return []
    return [*part_keys(screen.hand.parts, wanted), "enter"]
