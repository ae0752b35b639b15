"""Compiling the engine while a plain server runs: bots switch to it, the server itself stays as it started.

`run.py start` names the program that builds it. The program makes a copy of the package with compiled modules and
prints its folder, or says in one line why there is none; it stops when its input ends, however the server ends. New
processes of bots import the copy. They talk to the server in JSON, so that it may use another engine than they do.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import ludus
from ludus._plain import stays_plain
from ludus.tables.bot_workers import BotWorkers

log = logging.getLogger("ludus")

BUILDER = "LUDUS_ENGINE_BUILDER"  # the program's file
PACKAGE = Path(ludus.__file__).parent
SOURCES = (".py", ".ftl", ".toml", ".csv", ".sql")  # what the rules and bots of a package are made of
BUILT = {"web", "site"}  # folders of other builds, which bots do not need


def sources_digest(package: Path) -> str:
    """Tells one state of the sources from any other."""
    digest = hashlib.sha256()
    for file in sorted(package.rglob("*")):
        name = file.relative_to(package)
        if file.suffix in SOURCES and not BUILT & set(name.parts):
            digest.update(f"\n{name.as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()


async def compile_for_bots(workers: BotWorkers) -> None:
    """Let bots use a compiled engine as soon as there is one; without one everything works as it does."""
    builder = os.environ.get(BUILDER)
    if builder is None or not stays_plain() or os.environ.get("LUDUS_PLAIN") == "1":
        return
    started_with = await asyncio.to_thread(sources_digest, PACKAGE)
    log.info("compiling the engine in the background; bots will think faster when it is ready")
    begun = time.monotonic()
    code, said = await run_builder(builder)
    seconds = time.monotonic() - begun
    if code:
        log.warning("the engine stays plain Python and bots think more slowly: %s", said or f"exit code {code}")
        return
    folder = Path(said)
    if await asyncio.to_thread(sources_digest, folder / PACKAGE.name) != started_with:
        log.warning("the sources have changed since the start; bots use the compiled engine after the next one")
        return
    await workers.switch_to(folder)
    log.info("compiled in %d s: bots use the compiled engine from now on, the server from its next start", seconds)


async def run_builder(builder: str) -> tuple[int, str]:
    """Run the program at a low priority; its exit code and the last line that it has printed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, builder, "--aside"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,  # it ends with its input, and with all that it has started
        **low_priority(),
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        said = await process.stdout.read()
        code = await process.wait()
    finally:
        process.stdin.close()
        await process.wait()
    lines = said.decode(errors="replace").strip().splitlines()
    return code, lines[-1] if lines else ""


def low_priority() -> dict[str, Any]:
    """Windows' way; elsewhere the program lowers its own priority."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {}
