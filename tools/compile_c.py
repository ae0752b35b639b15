"""From Python modules to extension files: mypyc writes C, and the C compiler works on every core.

Left alone, mypyc makes one C file of everything, which keeps one core busy and the others waiting. Here the C code of
each game is a file of its own, and so is that of what the games share. All of it still becomes one library in which
calls are direct. Object files are kept by what they were made of: what was compiled before an interruption, or before
a change elsewhere, is not compiled again.

    python tools/compile_c.py --objects FOLDER [options of mypy] modules, in the folder that shall hold the result
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

BUILD = Path("build")
OPTIMISATION = "3"  # unoptimised C is five times slower
DEBUGGING = "0"  # nobody steps through the C code; a third smaller without
GAME = "__native_ludus___games___"  # begins the name of a game's C file; the name of the game follows
SHARED = "shared"
INLINED = ("list_ops.c", "int_ops.c")  # of the runtime: what hot loops call; no variables that must exist once
FUNCTION = re.compile(r"^(?!static|typedef)[A-Za-z][^;=#\n]*?\b(CPy\w+)\(", re.MULTILINE)  # its definition
OLD = 3600.0  # seconds; no build takes that long


def unit_of(source: str) -> str:
    """The unit that a C file of the library belongs to."""
    name = Path(source).name
    return name.removeprefix(GAME).partition("___")[0] if name.startswith(GAME) else SHARED


def in_units(sources: Sequence[str]) -> list[str]:
    """Write a file for each unit that includes its C files: in one file, functions can be inlined."""
    units: dict[str, list[str]] = {}
    for source in sources:
        units.setdefault(unit_of(source), []).append(Path(source).relative_to(BUILD).as_posix())
    for unit, members in units.items():
        lines = [f'#include "{member}"' for member in members]
        if unit != SHARED:
            lines = [*own_runtime(unit), *lines]
        (BUILD / f"unit_{unit}.c").write_text("\n".join(lines) + "\n")
    return [str(BUILD / f"unit_{unit}.c") for unit in units]


def own_runtime(unit: str) -> list[str]:
    """Give a unit functions of mypyc's runtime under names of its own: only what is in the file can be inlined."""
    renamed = [f"#define {name} {name}_{unit}" for file in INLINED for name in functions_of(BUILD / file)]
    return ["#include <Python.h>", *renamed, *(f'#include "{file}"' for file in INLINED)]


def functions_of(file: Path) -> list[str]:
    """The functions that a C file of the runtime gives to others."""
    return sorted(set(FUNCTION.findall(file.read_text("utf-8"))))


def text_of(unit: str) -> bytes:
    """A C file with those that it includes."""
    lines = Path(unit).read_text("utf-8").splitlines()
    included = [line.split('"')[1] for line in lines if line.startswith('#include "')]
    return b"".join(file.read_bytes() for file in (Path(unit), *(BUILD / name for name in included)))


class CompileInParallel(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles every source of every extension side by side, then links them side by side."""

    objects: Path
    cores: int

    def build_extensions(self) -> None:
        self.headers = b"".join(file.read_bytes() for file in sorted(BUILD.glob("*.h")))
        compiler: Any = self.compiler
        if not getattr(compiler, "initialized", True):
            compiler.initialize()  # Microsoft's; not by several threads at once
        tasks = [(extension, source) for extension in self.extensions for source in extension.sources]
        tasks.sort(key=lambda task: -len(text_of(task[1])))
        with ThreadPoolExecutor(self.cores) as pool:
            made = list(pool.map(lambda task: self.compiled(*task), tasks))
        for extension in self.extensions:
            extension.extra_objects = [str(file) for (owner, _), file in zip(tasks, made) if owner is extension]
            extension.sources = []
        self.force, self.parallel = True, self.cores
        super().build_extensions()
        self.forget_old()

    def forget_old(self) -> None:
        """Remove what no build has used for a while, and what an interrupted one has left."""
        for entry in self.objects.iterdir():
            with contextlib.suppress(FileNotFoundError):  # another build may clear up too
                if entry.stat().st_mtime < time.time() - OLD:
                    shutil.rmtree(entry) if entry.is_dir() else entry.unlink()

    def compiled(self, extension: Any, source: str) -> Path:
        """The object file of a source, made now or before."""
        compiler: Any = self.compiler
        how = (sys.version, version("mypy"), *getattr(compiler, "compiler_so", ()), *extension.extra_compile_args)
        text = "\0".join(how).encode() + text_of(source) + (self.headers if extension.include_dirs else b"")
        kept: Path = self.objects / (hashlib.sha256(text).hexdigest() + compiler.obj_extension)
        if kept.exists():
            kept.touch()
            return kept
        with tempfile.TemporaryDirectory(dir=self.objects) as scratch:
            (made,) = compiler.compile(
                [source],
                output_dir=scratch,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            os.replace(made, kept)
        return kept


def main() -> None:
    """Compile modules in the current folder."""
    parser = argparse.ArgumentParser(description="Compile Python modules with mypyc.")
    parser.add_argument("--objects", type=Path, required=True, help="folder that keeps object files")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    asked, modules = parser.parse_known_args()
    library, *shims = mypycify(
        modules, opt_level=OPTIMISATION, debug_level=DEBUGGING, multi_file=True, target_dir=str(BUILD)
    )
    library.sources = in_units(library.sources)
    asked.objects.mkdir(parents=True, exist_ok=True)
    command = CompileInParallel(Distribution({"name": "engine", "ext_modules": [library, *shims]}))
    command.objects, command.cores, command.inplace = asked.objects, asked.cores, True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
