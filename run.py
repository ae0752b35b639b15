#!/usr/bin/env python3
"""Set up Ludus in this folder and run it. Needs Python 3.11 or newer, and the network the first time.

    python3 run.py start [arguments]   run the command `ludus`, by default `ludus serve`
    python3 run.py test [arguments]    run every check and every test; the arguments go to pytest
    python3 run.py setup               install the packages, build client and documentation, compile, run nothing
    python3 run.py compile             compile the engine, and say why if it does not compile
    python3 run.py npm [arguments]     run npm in web, such as `npm run dev`
    python3 run.py types               renew web/src/wire.d.ts from src/ludus/tables/wire
    python3 run.py audit               ask the registries for known vulnerabilities of the packages in use
    python3 run.py lock [arguments]    renew requirements/*.txt from pyproject.toml; try --upgrade

Packages go to .venv and web/node_modules, each checked against its hash in requirements/*.txt or
web/package-lock.json; the command is .venv/bin/ludus afterwards (on Windows .venv\\Scripts\\ludus). The engine is
compiled where there is a C compiler with Python's headers; without them, or with LUDUS_PLAIN=1, it runs as plain
Python.
"""

# No `from __future__` and no new syntax: an old Python must get as far as the check of its version.

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
import venv
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
HASHED = ("--require-hashes", "--only-binary", ":all:", "--requirement")
EXTRAS = ("build", "server", "postgres", "full", "lab")  # what `start` installs
LOCK = ("-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate")

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

# From cheap to dear, two at a time.
CHECKS = {
    "ruff check": ("-m", "ruff", "check", "--quiet", "--output-format", "concise"),
    "ruff format": ("-m", "ruff", "format", "--check", "--quiet", "--output-format", "concise"),
    "import-linter": (
        "-c",
        "import importlinter.cli as c; raise SystemExit(c.lint_imports(no_cache=True, no_logo=True))",
    ),
    "mypy": ("-m", "mypy"),
    "known vulnerabilities": ("build_audit.py",),
    "svelte-check": ("build_web.py", "npm", "run", "--silent", "check"),
    "tests of the web client's components": ("build_web.py", "npm", "run", "--silent", "test"),
}
PYTEST = ("-m", "pytest", "-n", "4", "--dist", "worksteal")  # for two cores: many tests wait for other processes
NOT_DONE = "not audited"  # a check that passes says so of what it could not look at
NOTHING_SELECTED = 5  # pytest's exit code


# The environment: Python, packages, web client, compiled engine.


def make_venv() -> None:
    """Create .venv, anew if its Python has gone or was of another version."""
    version = str(sys.implementation.cache_tag)
    if PYTHON.exists() and MADE_FOR.exists() and MADE_FOR.read_text() == version:
        return
    if importlib.util.find_spec("ensurepip") is None:
        stop("this Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv")
    say("making .venv")
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
    if INSTALLED.exists() and INSTALLED.read_text() in (fingerprint(name), fingerprint("test")):
        return
    say("installing packages")
    INSTALLED.unlink(missing_ok=True)
    INSTALL_LOG.unlink(missing_ok=True)
    if not (with_uv(name) or with_pip(name)):
        stop(f"packages cannot be installed; is there a network connection? See {INSTALL_LOG.relative_to(ROOT)}")
    INSTALLED.write_text(fingerprint(name))


def with_uv(name: str) -> bool:
    """Install requirements by uv, which is faster even with its own download; False if it does not work here."""
    return with_pip("uv") and logged("uv", "pip", "install", "--python", str(PYTHON), *HASHED, requirements(name))


def with_pip(name: str) -> bool:
    """Install requirements by pip; False if it does not work here."""
    return logged("pip", "install", *HASHED, requirements(name))


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


def build_client(step: str = "build") -> None:
    """Bring the web client up to date, or whatever step of build_web.py; that file says what hinders it."""
    if run("build_web.py", step):
        sys.exit(1)


def build_docs() -> None:
    """Bring the site of the documentation up to date; build_docs.py says what hinders it."""
    if run("build_docs.py"):
        sys.exit(1)


def compile_engine(*options: str) -> None:
    """Bring the compiled engine up to date; build_tools.py says what hinders it."""
    if run("build_tools.py", *options):
        sys.exit(1)


# The commands.


def start(arguments: list[str]) -> None:
    """Run `ludus` in place of this program; only its server needs the web client and the site."""
    command = arguments or ["serve"]
    prepare("start")
    if command[0] == "serve":
        build_client()
    if command[0] in ("serve", "docs"):
        build_docs()
    compile_engine()
    become("-m", "ludus", *command)


def setup(arguments: list[str]) -> None:
    """Prepare everything that `start` needs."""
    prepare("start")
    build_client()
    build_docs()
    compile_engine()


def compile_loudly(arguments: list[str]) -> None:
    """Compile the engine; sources that do not compile are an error."""
    prepare("start")
    compile_engine("--strict")


def test(arguments: list[str]) -> None:
    """The checks; beside them, the tests marked `both` with the plain engine; all tests. Pytest has the last word."""
    prepare("test")
    build_client("test")
    build_docs()
    with ThreadPoolExecutor(2) as pool:
        engine = pool.submit(compile_and_test_plain, arguments)  # long, and half of it on one core
        passed = list(pool.map(passes, CHECKS, CHECKS.values()))
    failed = [name for name, fine in zip(CHECKS, passed) if not fine]
    if failed:
        stop(f"not in order: {', '.join(failed)}")
    engine.result()
    say("all tests")
    os.chdir(ROOT)
    become(*PYTEST, *arguments)


def compile_and_test_plain(arguments: list[str]) -> None:
    """The engine must compile, and work without being compiled."""
    compile_engine("--strict")
    if is_compiled():
        say("tests of the plain engine")
        if run(*PYTEST, "-m", "both", *arguments, LUDUS_PLAIN="1") not in (0, NOTHING_SELECTED):
            stop("tests failed with the plain engine")


def npm(arguments: list[str]) -> None:
    """Run npm with the Node of the environment, in place of this program."""
    prepare("test")
    os.chdir(ROOT)
    become("build_web.py", "npm", *arguments)


def types(arguments: list[str]) -> None:
    """Renew the web client's types of the messages."""
    prepare("test")
    build_client("types")


def audit(arguments: list[str]) -> None:
    """Look for known vulnerabilities, in place of this program."""
    prepare("test")
    os.chdir(ROOT)
    become("build_audit.py")


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


def say(line: str) -> None:
    """A line of progress; standard output belongs to the program that is started."""
    print(f"-- {line}", file=sys.stderr, flush=True)


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
