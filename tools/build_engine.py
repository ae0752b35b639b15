"""Compile the engine with mypyc: beside its sources for `run.py`, into a wheel for `build_hook.py`, aside for a server.

The same modules run as ordinary Python where there is no C compiler. Compiled they are several times faster, and they
take precedence: Python prefers an extension module to the source file of the same name. That is why every way
through this file ends with either up-to-date compiled files in `src` or none at all.

A server that runs meanwhile must not meet new files beside its sources. For it the engine is built aside: a copy of the
package with the compiled files, which appears in `ASIDE` when it is complete. Bots of that server use the copy at once,
and the next start puts its compiled files beside the sources.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import build_stamp
from build_stamp import begin, say

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

# The one list of what is compiled, as patterns below `src/ludus`. All of it is one group: calls inside are direct.
COMPILED = (
    "kernel/bits.py",
    "kernel/rng.py",
    "kernel/chance.py",
    "kernel/state.py",
    "games/*/cards.py",
    "games/*/streams.py",
    "games/*/team.py",
    "games/*/house.py",
    "games/*/bout.py",
    "games/*/menu*.py",
    "games/*/moves*.py",
    "games/*/state.py",
    "games/*/events.py",
    "games/*/rules.py",
    "games/*/rows/*.py",
    "games/*/phases/*.py",
    "games/*/effects.py",
    "games/*/legality*.py",
    "games/*/worlds.py",
    "games/*/worth*.py",
    "games/*/player*.py",
    "games/*/combatant.py",
    "games/*/prospects.py",
    "games/*/notation*.py",
    "games/*/render.py",
    "games/*/preview*.py",
    "bots/tree.py",
    "bots/quick.py",
)

DIRECT_CALLS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"  # inside one library: a twentieth quicker
MYPY_OPTIONS = (
    "--config-file=",  # none: strictness is another step's task
    "--ignore-missing-imports",  # interpreted modules are out of sight, see `copy_modules`
    "--no-site-packages",  # also where another version of ours is installed
)
EXTENSIONS = (".so", ".pyd")
STAMP = SOURCE / ".mypyc-stamp"
FIRST = "bits"  # stem of the module that shows a process whether there is an engine: `ludus/_plain.py` looks for it

COMPILER = Path(__file__).with_name("compile_c.py")
ASIDE = ROOT / ".engine"  # packages with an engine, drafts of them, object files
OBJECTS = ASIDE / "objects"
PACKAGE = "package-"  # begins the name of a complete package with its engine; a hash of its files follows
DRAFT = "draft-"  # begins the name of an incomplete one
STAMP_ASIDE = "engine-stamp"  # in a complete one, like `STAMP`
KEPT = 2  # complete packages that are kept however old they are
OLD = 24 * 3600.0  # seconds after which others are removed
FOREVER = 1e6  # seconds to wait for another process
LOWEST_PRIORITY = 19
NOT_FOR_BOTS = {"web", "site", "__pycache__"}  # folders

FAILED = " failed"  # ends the stamp of sources that did not compile
DOES_NOT_COMPILE = "it does not compile; `python3 run.py compile` says why"


class CompilationFailed(Exception):
    """mypyc or the C compiler refused the sources; the text is all they said."""


def compiled_modules(source: Path = SOURCE) -> list[Path]:
    """The files to compile, relative to `source`."""
    found = {file for pattern in COMPILED for file in (source / "ludus").glob(pattern) if file.name != "__init__.py"}
    return sorted(file.relative_to(source) for file in found)


def extension_files(source: Path = SOURCE) -> list[Path]:
    """The compiled files that lie below `source` now, old or new, relative to it."""
    candidates = [*source.glob("*__mypyc*"), *(source / "ludus").rglob("*")]
    return sorted(file.relative_to(source) for file in candidates if file.suffix in EXTENSIONS)


def fingerprint(source: Path = SOURCE) -> str:
    """Changes when the compiled files would: with the sources, Python, mypyc or the options above."""
    tools = (sys.version, sysconfig.get_platform(), mypyc_version(), compiler_flags(), *MYPY_OPTIONS)
    digest = hashlib.sha256("\n".join(tools).encode() + COMPILER.read_bytes())
    for module in compiled_modules(source):
        digest.update(f"\n{module.as_posix()}\n".encode())
        digest.update((source / module).read_bytes())
    return digest.hexdigest()


def mypyc_version() -> str:
    """The version of mypyc, or nothing if it is not installed."""
    try:
        return importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return ""


def obstacle() -> str | None:
    """Why the engine cannot be compiled on this machine, in a few words; None if it can."""
    if not mypyc_version():
        return "mypyc is not installed"
    if os.name == "nt":
        return None  # setuptools has its own ways to find a compiler there
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"no C compiler {compiler[0]}"
    if accepts(compiler, "#include <Python.h>"):
        return None
    return f"{compiler[0]} does not work" if has_header() else "no Python.h (on Debian and Ubuntu: python3-dev)"


def accepts(compiler: Sequence[str], line: str) -> bool:
    """Can the compiler make an object file of this line of C?"""
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    with tempfile.TemporaryDirectory() as folder:
        command = [*compiler, *includes, "-x", "c", "-c", "-", "-o", str(Path(folder, "line.o"))]
        return subprocess.run(command, input=f"{line}\n".encode(), capture_output=True).returncode == 0


def has_header() -> bool:
    """Is Python's header file where Python says it is?"""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def copy_modules(source: Path, folder: Path) -> list[Path]:
    """Copy the files to compile into an otherwise empty package.

    mypyc may write constants of any module that it sees into the C code; this way it sees only files that are part of
    the fingerprint. Calls of other modules stay ordinary calls.
    """
    modules = compiled_modules(source)
    for module in modules:
        target = folder / module
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / module, target)
        for package in module.parents[:-1]:
            (folder / package / "__init__.py").touch()
    return modules


def compiler_flags() -> str:
    """The user's own flags, and ours where the compiler knows them (gcc and clang do)."""
    given = os.environ.get("CFLAGS", "")
    return given if os.name == "nt" else f"{given} {DIRECT_CALLS}".strip()


def compile_into(folder: Path, source: Path = SOURCE) -> list[Path]:
    """Compile the engine in an empty folder; the compiled files, relative to it."""
    modules = copy_modules(source, folder)
    finished = subprocess.run(
        [sys.executable, str(COMPILER), "--objects", str(OBJECTS), *MYPY_OPTIONS, *map(str, modules)],
        cwd=folder,
        env={**os.environ, "CFLAGS": compiler_flags()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if finished.returncode:
        raise CompilationFailed(finished.stdout)
    return extension_files(folder)


def engine_in(folder: Path) -> list[Path]:
    """Put a compiled engine into an empty folder, that of `src` if it is fresh; its files, relative to the folder."""
    if not is_fresh():
        return compile_into(folder)
    files = extension_files()
    copy_files(files, SOURCE, folder)
    return files


def copy_files(files: Sequence[Path], source: Path, folder: Path) -> None:
    """Copy files from one tree to another."""
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / file, folder / file)


# Beside the sources.


def is_fresh() -> bool:
    """Do compiled files of exactly these sources lie in `src`?"""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {module.with_suffix(suffix) for module in compiled_modules()}
    return remembered() == fingerprint() and wanted < set(extension_files())


def remembered() -> str:
    """What the last compilation left as its stamp."""
    return STAMP.read_text() if STAMP.exists() else ""


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until no other process does this; one that dies does not hinder others."""
    ASIDE.mkdir(exist_ok=True)
    lock = sqlite3.connect(ASIDE / f"{what}.lock", timeout=FOREVER, isolation_level=None)
    with contextlib.closing(lock):
        lock.execute("begin exclusive")
        yield


def is_first(file: Path) -> bool:
    """Is this the file that shows a process whether there is an engine?"""
    return file.name.partition(".")[0] == FIRST


def clear(but: Sequence[Path] = ()) -> None:
    """Remove the compiled files from `src`, except some."""
    STAMP.unlink(missing_ok=True)
    for file in sorted(extension_files(), key=is_first, reverse=True):
        if file not in but:
            (SOURCE / file).unlink(missing_ok=True)


def put_in_place(folder: Path, files: Sequence[Path], stamp: str) -> None:
    """Copy compiled files into `src`. A program that starts meanwhile runs without; one that runs keeps what it has."""
    with alone("place"):
        clear(but=[file for file in files if not is_first(file)])
        for file in sorted(files, key=is_first):
            draft = SOURCE / file.with_name(f"new-{file.name}")
            shutil.copyfile(folder / file, draft)
            draft.replace(SOURCE / file)
        STAMP.write_text(stamp)


def remember_failure(stamp: str) -> None:
    """These sources do not compile; there are no others to be used."""
    with alone("place"):
        clear()
        STAMP.write_text(stamp + FAILED)


def compile_in_place() -> None:
    """Compile the engine beside its sources, or leave no compiled file there."""
    with tempfile.TemporaryDirectory(prefix="ludus-") as name:
        folder = Path(name)
        try:
            files = compile_into(folder)
        except CompilationFailed:
            remember_failure(fingerprint(folder))
            raise
        put_in_place(folder, files, fingerprint(folder))


def prepare(strict: bool = False) -> int:
    """Bring the compiled files in `src` up to date; with `strict`, sources that do not compile are an error."""
    if use_what_is_there():
        return 0
    if remembered() == fingerprint() + FAILED and not strict:
        return say_plain(DOES_NOT_COMPILE)
    if reason := obstacle():
        return say_plain(reason)
    begin("compiling the engine")
    try:
        compile_in_place()
    except CompilationFailed as failure:
        if not strict:
            return say_plain(DOES_NOT_COMPILE)
        say(f"{failure}\nthe engine does not compile")
        return 1
    return 0


def use_what_is_there() -> bool:
    """Use an engine of these sources that has been built, and no other; False if one must be built."""
    if os.environ.get("LUDUS_PLAIN") == "1":
        say_plain("LUDUS_PLAIN is set")
        return True
    if is_fresh():
        return True
    wanted = fingerprint()
    for package in complete_packages():
        if stamp_aside(package) == wanted:
            put_in_place(package, extension_files(package), wanted)
            return True
    if remembered() != wanted + FAILED:
        with alone("place"):
            clear()
    return False


def say_plain(reason: str) -> int:
    """Say that the engine runs uncompiled, which is no error."""
    say(f"plain Python engine, several times slower than compiled: {reason}")
    return 0


# Aside, while a server runs.


def package_files(source: Path) -> list[Path]:
    """The files of the package below `source` that bots need, relative to it."""
    found = (file for file in (source / "ludus").rglob("*") if file.is_file() and file.suffix not in EXTENSIONS)
    relative = (file.relative_to(source) for file in found)
    return sorted(file for file in relative if not NOT_FOR_BOTS & set(file.parts) and file.name[0] != ".")


def complete_packages() -> list[Path]:
    """The packages aside that are complete, the newest first."""
    return sorted(ASIDE.glob(f"{PACKAGE}*"), key=lambda folder: folder.stat().st_mtime, reverse=True)


def stamp_aside(package: Path) -> str:
    """Of which sources the engine of a complete package is."""
    return (package / STAMP_ASIDE).read_text()


def build_aside() -> Path:
    """A complete package with its engine, of the sources as they are now; built unless there is one."""
    with alone("build"):
        package = build_aside_alone()
        for old in complete_packages()[KEPT:]:
            if old != package and old.stat().st_mtime < time.time() - OLD:
                shutil.rmtree(old, ignore_errors=True)
    return package


def build_aside_alone() -> Path:
    """The same, when no other process does it."""
    for interrupted in ASIDE.glob(f"{DRAFT}*"):
        shutil.rmtree(interrupted, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=DRAFT, dir=ASIDE) as name:
        draft, engine = Path(name, "package"), Path(name, "engine")
        copy_files(package_files(SOURCE), SOURCE, draft)
        stamp = fingerprint(draft)
        files = build_stamp.fingerprint(draft, (draft / file for file in package_files(draft)))
        package = ASIDE / f"{PACKAGE}{hashlib.sha256((stamp + files).encode()).hexdigest()[:32]}"
        if package.exists():
            return package
        alike = next((other for other in complete_packages() if stamp_aside(other) == stamp), None)
        if alike is not None:  # only files have changed that are not compiled
            copy_files(extension_files(alike), alike, draft)
        elif remembered() == stamp + FAILED:
            raise CompilationFailed(DOES_NOT_COMPILE)
        elif reason := obstacle():
            raise CompilationFailed(reason)
        else:
            engine.mkdir()
            try:
                copy_files(compile_into(engine, draft), engine, draft)
            except CompilationFailed:
                if fingerprint() == stamp:
                    remember_failure(stamp)
                raise CompilationFailed(DOES_NOT_COMPILE) from None
        (draft / STAMP_ASIDE).write_text(stamp)
        draft.rename(package)  # all or nothing: what is called a package is complete
    return package


def stop_with_input() -> None:
    """End this process and all that it has started when standard input ends: the server has gone."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def prepare_aside() -> int:
    """Build for a server, at the lowest priority; print the folder of the package, or why there is none."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    threading.Thread(target=stop_with_input, daemon=True).start()
    try:
        print(build_aside())
    except CompilationFailed as failure:
        print(failure)
        return 1
    return 0


def main() -> int:
    """`python tools/build_engine.py [--strict | --ready | --aside]`, run by `run.py` or by a server."""
    parser = argparse.ArgumentParser(description="Compile the engine.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--strict", action="store_true", help="fail when the sources do not compile")
    how.add_argument("--ready", action="store_true", help="use an engine that has been built, do not build one")
    how.add_argument("--aside", action="store_true", help="build a package for bots of a server, until input ends")
    asked = parser.parse_args()
    if asked.aside:
        return prepare_aside()
    if asked.ready:
        use_what_is_there()
        return 0
    return prepare(asked.strict)


if __name__ == "__main__":
    sys.exit(main())
