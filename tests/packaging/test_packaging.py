"""Installing works the same everywhere: locks without addresses, one list of compiled modules, whole wheels."""

from __future__ import annotations

import ast
import contextlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import build_engine
import run
from ludus._plain import is_compiled
from ludus.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
OBSTACLE = build_engine.obstacle()


def locked(lock: Path | str) -> dict[str, str]:
    """The requirements of a lock by the package's name, each on one line with its version, marker and hashes."""
    text = (ROOT / "requirements" / lock).read_text("utf-8").replace("\\\n", " ")
    return {re.split(r"[=<> ]", line, maxsplit=1)[0]: line for line in text.splitlines() if line.strip()}


def package(requirement: str) -> str:
    """The name in a requirement, as the locks write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[=<>;! ]", requirement, maxsplit=1)[0]).lower()


def strings(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a TOML document with the keys that lead to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, path)
    else:
        yield path, str(value)


def run_python(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run this Python with more environment variables."""
    environment = {name: value for name, value in os.environ.items() if name != "LUDUS_PLAIN"} | settings
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


class TestRequirements:
    def test_there_is_a_lock_for_each_purpose(self) -> None:
        assert [lock.name for lock in LOCKS] == ["start.txt", "test.txt", "uv.txt"]

    @pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
    def test_no_addresses(self, lock: Path) -> None:
        text = lock.read_text("utf-8")
        assert "://" not in text
        assert not re.search(r"^\s*-(?!-hash=)", text, re.MULTILINE), "options such as --index-url do not belong here"

    @pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
    def test_every_requirement_has_a_version_and_hashes(self, lock: Path) -> None:
        for name, line in locked(lock).items():
            assert re.match(r"[a-z0-9-]+==[^ ;]+ ", line), name
            assert "--hash=sha256:" in line, name

    def test_what_starts_is_what_is_tested(self) -> None:
        assert locked("start.txt").items() <= locked("test.txt").items()

    def test_locks_follow_the_project(self) -> None:
        extras = PROJECT["project"]["optional-dependencies"]
        lines = PROJECT["project"]["dependencies"] + [line for name in run.EXTRAS for line in extras[name]]
        to_start = {package(line) for line in lines}
        assert to_start <= locked("start.txt").keys()
        assert to_start | {package(line) for line in extras["test"]} <= locked("test.txt").keys()

    def test_project_names_no_package_index(self) -> None:
        addresses = [path for path, text in strings(PROJECT) if "://" in text and not path.startswith("project.urls")]
        assert not addresses
        assert "index" not in PROJECT["tool"]["uv"]


class TestCompiledEngine:
    def test_list_matches_files(self) -> None:
        names = {module.as_posix() for module in build_engine.compiled_modules()}
        for game in (SOURCE / "ludus" / "games").glob("*/__init__.py"):
            for part in ("state", "rules", "worlds"):
                assert f"ludus/games/{game.parent.name}/{part}.py" in names
        fixed = {f"ludus/{pattern}" for pattern in build_engine.COMPILED if "*" not in pattern}
        assert fixed <= names

    def test_compiled_files_belong_to_the_list(self) -> None:
        stems = {file.with_name(file.name.split(".")[0] + ".py") for file in build_engine.extension_files()}
        of_modules = {stem for stem in stems if stem.parts[0] == "ludus"}
        assert of_modules <= set(build_engine.compiled_modules())

    @pytest.mark.both
    def test_all_or_nothing_is_compiled(self) -> None:
        for module in build_engine.compiled_modules():
            file = importlib.import_module(".".join(module.with_suffix("").parts)).__file__
            assert file is not None
            assert file.endswith(".py") is not is_compiled(), module

    @pytest.mark.both
    def test_compiled_engine_runs_where_there_is_one(self) -> None:
        plain = os.environ.get("LUDUS_PLAIN") == "1"
        assert is_compiled() is (bool(build_engine.extension_files()) and not plain)

    def test_plain_on_request(self) -> None:
        answer = run_python("-c", "import ludus, ludus._plain as p; print(p.is_compiled())", LUDUS_PLAIN="1")
        assert answer.stdout == "False\n", answer.stderr


class TestFallback:
    """In a copy of the tree: whatever hinders the compilation, no stale compiled file is left."""

    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", ".*", "__pycache__"))
        self.stale(tmp_path).touch()
        return tmp_path

    @staticmethod
    def stale(tree: Path) -> Path:
        return tree / "src/ludus/kernel/rng.so"

    def test_no_compiler(self, tree: Path) -> None:
        answer = run_python(str(tree / "tools/build_engine.py"), "--strict", CC="no-such-compiler")
        assert answer.returncode == 0
        assert answer.stderr.count("\n") == 1
        assert "no C compiler" in answer.stderr or "mypyc is not installed" in answer.stderr
        assert not self.stale(tree).exists()

    @pytest.mark.skipif(os.name == "nt", reason="setuptools finds the compiler")
    def test_broken_compiler(self, tree: Path) -> None:
        answer = run_python(str(tree / "tools/build_engine.py"), CC="false")
        assert answer.returncode == 0
        assert answer.stderr.count("\n") == 1
        assert not self.stale(tree).exists()

    @pytest.mark.full
    @pytest.mark.skipif(OBSTACLE is not None, reason=f"cannot compile: {OBSTACLE}")
    def test_sources_that_do_not_compile(self, tree: Path) -> None:
        shutil.rmtree(tree / "src/ludus/games")  # the rest is enough to find the fault
        (tree / "src/ludus/kernel/rng.py").write_text('number: int = "text"\n')
        program = str(tree / "tools/build_engine.py")
        assert run_python(program).returncode == 0
        assert not self.stale(tree).exists()
        assert "run.py compile" in run_python(program).stderr, "remembered, not tried again"
        strict = run_python(program, "--strict")
        assert strict.returncode == 1
        assert "Incompatible types" in strict.stderr

    @pytest.mark.full
    @pytest.mark.skipif(OBSTACLE is not None, reason=f"cannot compile: {OBSTACLE}")
    def test_what_was_compiled_is_not_compiled_again(self, tree: Path) -> None:
        """The real compiler, for a small part of the engine: object files outlive a build that was interrupted."""
        shutil.rmtree(tree / "src/ludus/games")
        program, objects = str(tree / "tools/build_engine.py"), tree / ".engine/objects"
        assert run_python(program, "--strict").returncode == 0
        made = {file: file.stat().st_ino for file in objects.glob("*.o")}
        assert made
        next(iter(made)).unlink()
        (tree / "src/.mypyc-stamp").unlink()
        assert run_python(program, "--strict").returncode == 0
        again = {file: file.stat().st_ino for file in objects.glob("*.o")}
        assert again.keys() == made.keys()
        assert sum(again[file] != made[file] for file in made) == 1


class TestWheel:
    @staticmethod
    def build(folder: Path, **settings: str) -> Path:
        pytest.importorskip("hatchling")
        answer = run_python("-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), **settings)
        assert answer.returncode == 0, answer.stderr
        (wheel,) = folder.glob("*.whl")
        return wheel

    @staticmethod
    def unpack(wheel: Path) -> Path:
        folder = wheel.with_suffix("")
        zipfile.ZipFile(wheel).extractall(folder)
        return folder

    @staticmethod
    def is_compiled(folder: Path) -> bool:
        program = "import ludus, ludus._plain as p; print(ludus.__file__, ludus.games(), p.is_compiled())"
        answer = run_python("-P", "-c", program, PYTHONPATH=str(folder))
        assert answer.stdout.startswith(str(folder)), answer.stdout + answer.stderr
        return answer.stdout.endswith("True\n")

    def test_plain_wheel_is_for_every_machine_and_has_all_data(self, tmp_path: Path) -> None:
        wheel = self.build(tmp_path, LUDUS_PLAIN="1")
        assert wheel.name.endswith("-py3-none-any.whl")
        folder = self.unpack(wheel)
        sources = {file.relative_to(SOURCE) for file in (SOURCE / "ludus").rglob("*.*") if file.is_file()}
        wanted = {file for file in sources if file.suffix in (".py", ".ftl", ".md", ".csv")}
        packed = {file.relative_to(folder) for file in (folder / "ludus").rglob("*") if file.is_file()}
        assert wanted <= packed
        assert {".ftl", ".md", ".csv"} <= {file.suffix for file in packed}
        assert (folder / "ludus/server/web/index.html").exists()
        assert (folder / "ludus/server/site/games/regicide.ru.html").exists()
        assert not any(file.name.startswith(".") for file in packed)
        assert not self.is_compiled(folder)

    @pytest.mark.slow
    def test_installed_wheel_is_all_of_ludus(self, tmp_path: Path) -> None:
        """In an environment that has nothing else of the project: a game, the server, documentation, lessons, bots."""
        wheel = self.build(tmp_path / "dist")
        assert ("-none-any" in wheel.name) is (OBSTACLE is not None)
        installed = Installed(tmp_path / "environment", wheel)
        folder = Path(installed.python("import ludus; print(ludus.__file__)").strip()).parents[1]
        assert folder.is_relative_to(tmp_path)
        compiled = len(build_engine.compiled_modules()) + 1 if OBSTACLE is None else 0
        assert len(build_engine.extension_files(folder)) == compiled
        assert installed.python("import ludus._plain as p; print(p.is_compiled())") == f"{OBSTACLE is None}\n"

        installed.ludus("examples", "--to", "bots")
        program = f"program:{installed.elsewhere / 'bots/bots/first.sh'}"
        assert "1" in installed.ludus(
            "sim", "regicide", "--players", "2", "--bots", f"{program},greedy", "--games", "1"
        )
        assert "index.html" in installed.ludus("docs")
        with installed.serving() as server:
            assert "<title>Ludus" in server.get("/").text
            assert server.get("/docs/index.html").status_code == 200
            assert server.get("/docs/games/spartacus.ru.html").status_code == 200
            lessons = server.get("/api/lessons").json()
            assert len(lessons) == 5
            assert server.get(f"/api/lessons/{lessons[0]['game']}/0").status_code == 200


class TestExamples:
    def test_they_can_be_copied_and_nothing_is_overwritten(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = tmp_path / "bots"
        assert main(["examples", "--to", str(folder)]) == 0
        files = (file.relative_to(ROOT / "examples") for file in (ROOT / "examples").rglob("*.*") if file.is_file())
        wanted = {file for file in files if "__pycache__" not in file.parts}  # other tests may have run them
        assert {Path(line).relative_to(folder) for line in capsys.readouterr().out.splitlines()} == wanted
        assert os.access(folder / "bots/first.sh", os.X_OK)
        (folder / "bots/first.sh").write_text("mine")
        assert main(["examples", "--to", str(folder)]) == 2
        assert "isn’t an empty folder" in capsys.readouterr().err
        assert (folder / "bots/first.sh").read_text() == "mine"


class Installed:
    """The wheel in an environment of its own, used from a folder outside the project."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.elsewhere = folder.parent / "elsewhere"
        self.elsewhere.mkdir()
        packages = str(Path(msgspec.__file__).parent.parent)  # what Ludus needs, and not the project: .pth is not read
        self.settings = {**os.environ, "PYTHONPATH": packages, "PYTHONSAFEPATH": "1"}
        self.settings.pop("LUDUS_PLAIN", None)
        program = str(self.programs / "python")
        command = [sys.executable, "-m", "pip", "--python", program, "install", "--no-deps", "--no-index", str(wheel)]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stdout + answer.stderr

    def run(self, program: str, *arguments: str) -> str:
        answer = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.elsewhere,
            env=self.settings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 0, answer.stdout + answer.stderr
        return answer.stdout

    def python(self, program: str) -> str:
        return self.run("python", "-c", program)

    def ludus(self, *arguments: str) -> str:
        return self.run("ludus", *arguments)

    @contextlib.contextmanager
    def serving(self) -> Iterator[httpx.Client]:
        """A server, and somebody who visits it."""
        command = [str(self.programs / "ludus"), "serve", "--port", "0", "--db", str(self.elsewhere / "ludus.db")]
        with subprocess.Popen(
            command, cwd=self.elsewhere, env=self.settings, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            try:
                with httpx.Client(base_url=address, trust_env=False, timeout=60) as client:
                    yield client
            finally:
                server.terminate()


class TestLauncher:
    """In an environment of its own, in a folder with a space, called from a folder that holds a trap."""

    @pytest.fixture
    def environment(self, tmp_path: Path) -> Path:
        folder = tmp_path.resolve() / "an environment"
        venv.create(folder, with_pip=False, symlinks=os.name != "nt")
        run.connect(folder)
        return folder

    @staticmethod
    def launcher(environment: Path) -> Path:
        return environment / ("Scripts/ludus.cmd" if os.name == "nt" else "bin/ludus")

    @staticmethod
    def call(environment: Path, *command: str) -> str:
        elsewhere = environment.parent / "elsewhere"
        elsewhere.mkdir(exist_ok=True)
        (elsewhere / "ludus.py").write_text("raise SystemExit('imported from the current folder')\n")
        packages = str(Path(msgspec.__file__).parent.parent)  # what the project needs, and not the project
        settings = {**os.environ, "PYTHONPATH": packages, "LUDUS_PLAIN": "1"}
        answer = subprocess.run(command, cwd=elsewhere, env=settings, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    def test_command_works_anywhere(self, environment: Path) -> None:
        assert self.call(environment, str(self.launcher(environment)), "--version").startswith("ludus ")

    @pytest.mark.skipif(os.name == "nt", reason="links need rights there")
    def test_command_works_through_a_link_and_after_a_move(self, environment: Path) -> None:
        moved = environment.rename(environment.with_name("moved"))
        link = moved.parent / "link"
        link.symlink_to(self.launcher(moved))
        assert self.call(moved, str(link), "rules", "RG-143").strip()

    def test_python_finds_the_package(self, environment: Path) -> None:
        python = self.launcher(environment).with_name("python.exe" if os.name == "nt" else "python")
        file = self.call(environment, str(python), "-P", "-c", "import ludus; print(ludus.__file__)")
        assert Path(file.strip()) == SOURCE / "ludus" / "__init__.py"

    def test_older_environment_gets_it_and_a_second_time_changes_nothing(self, environment: Path) -> None:
        launcher = self.launcher(environment)
        launcher.unlink()
        run.connect(environment)
        made = launcher.stat().st_mtime_ns
        run.connect(environment)
        assert launcher.stat().st_mtime_ns == made
        assert os.access(launcher, os.X_OK)

    def test_every_preparation_makes_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        called: list[str] = []
        for step in ("make_venv", "connect", "install"):
            monkeypatch.setattr(run, step, lambda *arguments, step=step: called.append(step))
        run.prepare("start")
        assert called == ["make_venv", "connect", "install"]


class TestRunner:
    def test_old_python_can_read_it_far_enough_to_refuse(self) -> None:
        ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 7))

    def test_help(self) -> None:
        answer = run_python("run.py", "--help")
        assert answer.returncode == 0
        for command in run.COMMANDS:
            assert f"run.py {command}" in answer.stdout

    @pytest.mark.parametrize(
        ("arguments", "steps"),
        [
            ([], ["prepare_all start", "compile_engine --ready", "become -m ludus serve"]),
            (["serve", "-x"], ["prepare_all start", "compile_engine --ready", "become -m ludus serve -x"]),
            (["docs"], ["prepare start", "build_docs", "compile_engine --ready", "become -m ludus docs"]),
            (["sim", "gorus"], ["prepare start", "compile_engine", "become -m ludus sim gorus"]),
        ],
    )
    def test_start(self, monkeypatch: pytest.MonkeyPatch, arguments: list[str], steps: list[str]) -> None:
        done: list[str] = []
        for step in ("prepare", "prepare_all", "build_docs", "compile_engine", "become"):
            monkeypatch.setattr(run, step, lambda *words, step=step: done.append(" ".join([step, *words])))
        monkeypatch.delenv(run.BUILDER, raising=False)
        monkeypatch.setattr(os, "environ", dict(os.environ))
        run.start(arguments)
        assert done == steps
        assert os.environ.get(run.BUILDER) == (str(ROOT / run.BUILD_ENGINE) if "serve" in done[-1] else None)

    def test_commands_that_do_not_wait_exist(self) -> None:
        known = run_python("-m", "ludus", "--help").stdout
        assert all(f"    {name} " in known for name in run.NOT_WAITING)

    def test_npm_works_beside_the_installer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Node comes first; then the web client is made while the other packages are fetched."""
        done: list[str] = []
        for step in ("make_venv", "connect", "build_docs"):
            monkeypatch.setattr(run, step, lambda step=step: done.append(step))
        began, fetched = threading.Event(), threading.Event()

        def install_node() -> bool:
            done.append("install_node")
            return True

        def build_client() -> None:
            began.set()
            assert fetched.wait(20)
            done.append("build_client")

        def install(name: str) -> None:
            assert began.wait(20), "the client waits for the packages"
            done.append(f"install {name}")
            fetched.set()

        monkeypatch.setattr(run, "is_installed", lambda name: False)
        monkeypatch.setattr(run, "install_node", install_node)
        monkeypatch.setattr(run, "build_client", build_client)
        monkeypatch.setattr(run, "install", install)
        run.prepare_all("start")
        assert done[:4] == ["make_venv", "connect", "install_node", "install start"]
        assert set(done[4:]) == {"build_client", "build_docs"}

    def test_a_client_that_cannot_be_built_ends_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for step in ("make_venv", "connect", "install", "build_docs"):
            monkeypatch.setattr(run, step, lambda *_: None)
        monkeypatch.setattr(run, "is_installed", lambda name: True)
        monkeypatch.setattr(run, "build_client", lambda: sys.exit(1))
        with pytest.raises(SystemExit, match="1"):
            run.prepare_all("start")

    def test_node_is_fetched_in_its_locked_version(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setattr(run, "NODE_ONLY", tmp_path / "node.txt")
        monkeypatch.setattr(run, "with_uv", lambda file: True)
        assert run.install_node()
        assert (tmp_path / "node.txt").read_text() == locked("start.txt")[run.NODE]

    def test_progress_without_a_terminal(self, capsys: pytest.CaptureFixture[str]) -> None:
        progress = run.Progress()
        with progress.step("building"):
            progress.show("a note")
        output = capsys.readouterr()
        assert output.err.splitlines() == ["-- building ...", "a note", "-- building: 0 s"]
        assert output.out == ""

    def test_steps_of_a_tool_are_shown_with_their_time(
        self, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
        program = "from build_stamp import begin, say; begin('first'); begin('second'); say('a note'); print('said')"
        run.build("-c", f"import sys; sys.path.insert(0, 'tools'); {program}")
        output = capfd.readouterr()
        lines = ["-- first ...", "-- first: 0 s", "-- second ...", "-- a note", "-- second: 0 s"]
        assert [line for line in output.err.splitlines() if line != "said"] == lines
        assert output.out == "", "standard output belongs to the program that is started"
        with pytest.raises(SystemExit, match="1"):
            run.build("-c", "raise SystemExit('broken')")
        assert "broken" in capfd.readouterr().err

    @pytest.mark.skipif(os.name == "nt", reason="there is no pseudo-terminal")
    def test_progress_on_a_terminal_changes_its_line(self) -> None:
        import pty

        program = "import run, time\nrun.REDRAWN = 0.05\nwith run.PROGRESS.step('building'):\n    time.sleep(1.3)\n"
        ours, theirs = pty.openpty()
        child = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stderr=theirs)
        os.close(theirs)
        said = b""
        with contextlib.suppress(OSError):  # the other end is closed
            while data := os.read(ours, 4096):
                said += data
        os.close(ours)
        assert child.wait() == 0
        assert b"-- building 0 s" in said and b"\r-- building 1 s" in said
        assert re.search(rb"\r-- building: \d+ s\r\n$", said)

    def test_unknown_command_is_one_line(self) -> None:
        answer = run_python("run.py", "dance")
        assert answer.returncode != 0
        assert answer.stderr.count("\n") == 1

    def test_continuous_integration_runs_it(self) -> None:
        script = ROOT / ".ci" / "run"
        assert os.access(script, os.X_OK)
        assert script.read_text("utf-8").endswith("exec python3 run.py test\n")


def test_a_game_of_a_package_of_its_own_is_found_where_pip_puts_it(tmp_path: Path) -> None:
    """The example of the documentation as a stranger would install it, with what it needs to be built already there."""
    target = tmp_path / "site"
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(target))
    project = shutil.copytree(ROOT / "examples" / "liarsdice", tmp_path / "project")
    installed = run_python(*pip, "--no-index", str(project))
    assert installed.returncode == 0, installed.stderr
    paths = os.pathsep.join([str(target), str(SOURCE)])
    listed = run_python("-m", "ludus", "games", PYTHONPATH=paths)
    assert "liarsdice: Liar's Dice, 2 to 6 players" in listed.stdout
    (target / "liarsdice" / "rules.py").unlink()
    listed = run_python("-m", "ludus", "games", PYTHONPATH=paths)
    assert "The game “liarsdice” of the package ludus-liarsdice can’t be used" in listed.stdout
    assert "regicide: Regicide" in listed.stdout
