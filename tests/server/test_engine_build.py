"""The engine is compiled while a plain server runs: bots switch to it, the server itself never loads it.

Real servers and the real builder in a copy of the tree without compiled files. Only the compiler is not the real one,
which takes a minute: `COMPILER` hands out the compiled engine of these sources when the test allows it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import build_engine
from tests.server.client import ROOT, Seat, Server, children, is_alive, visit

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks at the files that a process has loaded"),
    pytest.mark.skipif(not build_engine.is_fresh(), reason="there is no compiled engine of these sources"),
]

BUILD_TIMEOUT = 90.0  # seconds, on a busy machine
SWITCHED = "bots use the compiled engine from now on"
PLAIN = "the engine stays plain Python"
COMPILER = """
import shutil, sys, time
from pathlib import Path
here, tree, source = Path.cwd(), Path(__file__).parent.parent, Path({source!r})
with (tree / "compilations").open("a") as log:
    log.write("one\\n")
files = [*source.glob("*__mypyc*"), *source.joinpath("ludus").rglob("*.so")]
for number, file in enumerate(files):
    while number == len(files) // 2 and not (tree / "go").exists():
        time.sleep(0.05)
    if (tree / "go").exists() and (tree / "go").read_text() == "fail":
        sys.exit("no luck today")
    shutil.copy(file, here / file.relative_to(source))
"""


class Tree:
    """A copy of the project without a compiled engine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.builder = folder / "tools" / "build_engine.py"
        ignored = shutil.ignore_patterns("*.so", "*.pyd", ".*", "__pycache__", "web", "site")
        shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
        shutil.copytree(ROOT / "tools", folder / "tools", ignore=ignored)
        (folder / "tools" / "compile_c.py").write_text(COMPILER.format(source=str(ROOT / "src")))

    def compile(self, how: str = "well") -> None:
        """Let the compiler go on, and end well or "fail"."""
        (self.folder / "go").write_text(how)

    def compilations(self) -> int:
        log = self.folder / "compilations"
        return len(log.read_text().splitlines()) if log.exists() else 0

    def packages(self) -> list[Path]:
        return list((self.folder / ".engine").glob("package-*"))

    def put_in_place(self) -> None:
        """What `run.py start` does before it starts the server."""
        subprocess.run([sys.executable, str(self.builder), "--ready"], check=True)

    def server(self, name: str) -> Server:
        return Server(self.folder / f"{name}.db", "--workers", "1")

    def loaded_by(self, pid: int) -> list[str]:
        """The compiled files of Ludus that a process has loaded, wherever they lie."""
        maps = Path(f"/proc/{pid}/maps").read_text().splitlines()
        files = {line.split(maxsplit=5)[5] for line in maps if line.endswith(".so")}
        return sorted(file for file in files if file.startswith((f"{self.folder}/", f"{ROOT}/src/")))


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    made = Tree(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    monkeypatch.setenv("LUDUS_ENGINE_BUILDER", str(made.builder))
    monkeypatch.delenv("LUDUS_PLAIN", raising=False)
    return made


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(BUILD_TIMEOUT):
        while not holds():
            await asyncio.sleep(0.05)


def wait_until(holds: Callable[[], object]) -> None:
    asyncio.run(until(holds))


def thinker(server: Server) -> int:
    """The process that thinks for bots; the only child of a server that builds nothing."""
    (pid,) = children(server.pid)
    return pid


async def play_well(seat: Seat, count: int) -> None:
    """So many moves of a person who asks a thinking process each time; bots move between them."""
    for _ in range(count):
        assert await seat.turn() is not None, "the game is over too soon"
        hint = await seat.ask("hint")
        assert hint["type"] == "hinted", hint
        answer = await seat.play(hint["move"])
        assert answer["type"] == "accepted", answer
        await seat.seen(answer["version"])


def test_bots_switch_and_the_server_does_not(tree: Tree) -> None:
    """A table goes on across the switch; a game that is opened only afterwards is played with bots."""

    async def play(server: Server) -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            seat = await anna.at(await anna.make("me", "hard", options={"first": "A"}))
            await play_well(seat, 1)
            await until(tree.compilations)
            before = [pid for pid in children(server.pid) if not tree.loaded_by(pid)]
            assert before and SWITCHED not in server.said()

            tree.compile()
            await until(lambda: SWITCHED in server.said())
            await play_well(seat, 2)
            assert thinker(server) not in before
            assert len(tree.loaded_by(thinker(server))) > 1

            tree.put_in_place()  # somebody starts a second server of the same tree
            other = await anna.at(await anna.make("me", "hard", "hard", game="spartacus"))
            await play_well(other, 2)
            await play_well(seat, 1)
            assert tree.loaded_by(server.pid) == []
            assert all(str(tree.packages()[0]) in file for file in tree.loaded_by(thinker(server)))

    with tree.server("first") as server:
        asyncio.run(play(server))
        said = server.said()
    assert said.count(SWITCHED) == 1 and "WARNING" not in said and "Traceback" not in said

    with tree.server("next") as server:
        assert tree.loaded_by(server.pid), "the next start uses the engine everywhere"
        assert server.said() == ""
    assert tree.compilations() == 1


@pytest.mark.one_in(2)
@pytest.mark.parametrize("reason", ["no compiler", "does not compile"])
def test_without_a_compiled_engine_one_line_says_so(tree: Tree, monkeypatch: pytest.MonkeyPatch, reason: str) -> None:
    if reason == "no compiler":
        monkeypatch.setenv("CC", "no-such-compiler")
    tree.compile("fail")

    async def play(server: Server) -> None:
        async with visit(server) as here:
            anna = await here.guest("Anna")
            seat = await anna.at(await anna.make("me", "hard", options={"first": "A"}))
            await play_well(seat, 2)

    for name in ("first", "second"):
        tree.put_in_place()
        with tree.server(name) as server:
            wait_until(lambda: PLAIN in server.said())
            asyncio.run(play(server))
            (line,) = [line for line in server.said().splitlines() if "compiling the engine" not in line]
            assert ("no C compiler" if reason == "no compiler" else "run.py compile") in line
            assert tree.loaded_by(server.pid) == []
    assert tree.packages() == []
    assert tree.compilations() == (0 if reason == "no compiler" else 1), "a failure is remembered"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_build_is_never_used_and_made_anew(tree: Tree, how: signal.Signals) -> None:
    with tree.server("first") as server:
        wait_until(tree.compilations)
        (builder,) = children(server.pid)
        compilers = children(builder)
        assert compilers
        server.stop(how)
    wait_until(lambda: not [pid for pid in (builder, *compilers) if is_alive(pid)])
    assert tree.packages() == []
    tree.put_in_place()
    assert not list((tree.folder / "src").rglob("*.so"))

    tree.compile()
    with tree.server("second") as server:
        wait_until(lambda: SWITCHED in server.said())
        assert tree.loaded_by(server.pid) == []
    assert tree.compilations() == 2
    tree.put_in_place()
    assert len(list((tree.folder / "src").rglob("*.so"))) == len(build_engine.extension_files())


def test_two_servers_at_once_build_once(tree: Tree) -> None:
    with tree.server("one") as one, tree.server("two") as two:
        wait_until(tree.compilations)
        tree.compile()
        wait_until(lambda: SWITCHED in one.said() and SWITCHED in two.said())
    assert tree.compilations() == 1
    assert len(tree.packages()) == 1


def test_a_server_whose_end_is_near_leaves_the_build_to_the_other(tree: Tree) -> None:
    with tree.server("one") as one, tree.server("two") as two:
        wait_until(tree.compilations)
        one.stop()
        wait_until(lambda: tree.compilations() == 2)
        tree.compile()
        wait_until(lambda: SWITCHED in two.said())


def test_an_engine_of_other_sources_is_not_used(tree: Tree) -> None:
    """Somebody edits the rules between the start of the server and that of the builder."""
    slow = tree.folder / "slow.py"
    slow.write_text(
        "import runpy, sys, time, pathlib\n"
        f"tree = pathlib.Path({str(tree.folder)!r})\n"
        "while not (tree / 'edited').exists():\n    time.sleep(0.05)\n"
        f"sys.path.insert(0, {str(tree.builder.parent)!r})\n"
        f"runpy.run_path({str(tree.builder)!r}, run_name='__main__')\n"
    )
    os.environ["LUDUS_ENGINE_BUILDER"] = str(slow)  # the fixture's patch puts it back
    with tree.server("first") as server:
        wait_until(lambda: "compiling the engine" in server.said())
        with (tree.folder / "src/ludus/match.py").open("a") as file:
            file.write("# another thought\n")
        tree.compile()
        (tree.folder / "edited").touch()
        wait_until(lambda: "sources have changed" in server.said())
        assert SWITCHED not in server.said()


def test_changes_of_files_that_are_not_compiled_need_no_compiler(tree: Tree) -> None:
    tree.compile()
    for name in ("first", "second"):
        with tree.server(name) as server:
            wait_until(lambda: SWITCHED in server.said())
        with (tree.folder / "src/ludus/match.py").open("a") as file:
            file.write("# another thought\n")
    assert tree.compilations() == 1
    assert len(tree.packages()) == 2


def test_old_packages_are_removed(tree: Tree) -> None:
    tree.compile()
    aside = tree.folder / ".engine"
    long_ago = time.time() - 10 * build_engine.OLD
    for number in range(4):
        old = aside / f"package-{number}"
        old.mkdir(parents=True)
        (old / "engine-stamp").write_text("of other sources")
        os.utime(old, (long_ago + number, long_ago + number))
    with tree.server("first") as server:
        wait_until(lambda: SWITCHED in server.said())
    wait_until(lambda: len(tree.packages()) == build_engine.KEPT)
    assert aside / "package-3" in tree.packages()
