"""Compile the engine with mypyc: beside its sources for `run.py`, into a wheel for `build_hook.py`.

The same modules run as ordinary Python where there is no C compiler. Compiled they are several times faster, and they
take precedence: Python prefers an extension module to the source file of the same name. That is why every way
through this file ends with either up-to-date compiled files in `src` or none at all.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
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
    "games/*/moves.py",
    "games/*/state.py",
    "games/*/events.py",
    "games/*/rules.py",
    "games/*/phases/*.py",
    "games/*/effects.py",
    "games/*/legality*.py",
    "games/*/worlds.py",
    "games/*/worth*.py",
    "games/*/player*.py",
    "games/*/combatant.py",
    "games/*/prospects.py",
    "games/*/notation*.py",
    "games/*/view.py",
    "games/*/preview*.py",
    "bots/tree.py",
    "bots/quick.py",
)

OPTIMISATION = "3"  # unoptimised C is five times slower
DIRECT_CALLS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"  # inside one library: a twentieth quicker
MYPY_OPTIONS = (
    "--config-file=",  # none: strictness is another step's task
    "--ignore-missing-imports",  # interpreted modules are out of sight, see `copy_modules`
    "--no-site-packages",  # also where another version of ours is installed
)
EXTENSIONS = (".so", ".pyd")
STAMP = SOURCE / ".mypyc-stamp"
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
    tools = (sys.version, sysconfig.get_platform(), mypyc_version(), OPTIMISATION, compiler_flags(), *MYPY_OPTIONS)
    digest = hashlib.sha256("\n".join(tools).encode())
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
        [sys.executable, "-m", "mypyc", *MYPY_OPTIONS, *map(str, modules)],
        cwd=folder,
        env={**os.environ, "MYPYC_OPT_LEVEL": OPTIMISATION, "CFLAGS": compiler_flags()},
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
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCE / file, folder / file)
    return files


def is_fresh() -> bool:
    """Do compiled files of exactly these sources lie in `src`?"""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {module.with_suffix(suffix) for module in compiled_modules()}
    return remembered() == fingerprint() and wanted < set(extension_files())


def remembered() -> str:
    """What the last compilation left as its stamp."""
    return STAMP.read_text() if STAMP.exists() else ""


def clear(but: Sequence[Path] = ()) -> None:
    """Remove the compiled files from `src`, except some."""
    STAMP.unlink(missing_ok=True)
    for file in extension_files():
        if file not in but:
            (SOURCE / file).unlink(missing_ok=True)


def put_in_place(folder: Path, files: Sequence[Path]) -> None:
    """Move compiled files into `src`; programs that run with the old ones keep them."""
    for file in files:
        draft = SOURCE / file.with_name(f"new-{file.name}")
        shutil.copyfile(folder / file, draft)
        draft.replace(SOURCE / file)
    clear(but=files)


def compile_in_place() -> None:
    """Compile the engine beside its sources, or leave no compiled file there."""
    with tempfile.TemporaryDirectory(prefix="ludus-") as name:
        folder = Path(name)
        try:
            files = compile_into(folder)
        except CompilationFailed:
            clear()
            STAMP.write_text(fingerprint(folder) + FAILED)
            raise
        put_in_place(folder, files)
        STAMP.write_text(fingerprint(folder))


def prepare(strict: bool = False) -> int:
    """Bring the compiled files in `src` up to date; with `strict`, sources that do not compile are an error."""
    if os.environ.get("LUDUS_PLAIN") == "1":
        return say_plain("LUDUS_PLAIN is set")
    if is_fresh():
        return 0
    if remembered() == fingerprint() + FAILED and not strict:
        return say_plain(DOES_NOT_COMPILE)
    if reason := obstacle():
        clear()
        return say_plain(reason)
    say("compiling the engine")
    try:
        compile_in_place()
    except CompilationFailed as failure:
        if not strict:
            return say_plain(DOES_NOT_COMPILE)
        say(f"{failure}\nthe engine does not compile")
        return 1
    return 0


def say_plain(reason: str) -> int:
    """Tell that the engine runs uncompiled, which is no error."""
    say(f"plain Python engine, several times slower than compiled: {reason}")
    return 0


def say(line: str) -> None:
    """A line for the person at the terminal; standard output belongs to the program that is started next."""
    print(f"-- {line}", file=sys.stderr, flush=True)


def main() -> int:
    """`python build_tools.py [--strict]`, run by `run.py` in its environment."""
    parser = argparse.ArgumentParser(description="Compile the engine beside its sources.")
    parser.add_argument("--strict", action="store_true", help="fail when the sources do not compile")
    return prepare(parser.parse_args().strict)


if __name__ == "__main__":
    sys.exit(main())
