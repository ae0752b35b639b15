"""The web client: a lock without addresses, built once and again when its sources change, types of the messages."""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import build_web
from ludus.server import openapi
from ludus.tables import wire

WEB = build_web.WEB
PACKAGE: dict[str, Any] = json.loads((WEB / "package.json").read_text("utf-8"))
LOCK: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))
LOCKED: dict[str, Any] = {name: entry for name, entry in LOCK["packages"].items() if name}


class TestLock:
    def test_no_addresses_of_packages(self) -> None:
        assert not [name for name, entry in LOCKED.items() if "resolved" in entry]
        text = re.sub(r'"funding": (\{[^}]*\}|\[[^\]]*\])', "", (WEB / "package-lock.json").read_text("utf-8"))
        assert "://" not in text

    def test_settings_name_no_registry_and_keep_addresses_out(self) -> None:
        settings = (WEB / ".npmrc").read_text("utf-8")
        assert "//" not in settings
        assert "omit-lockfile-registry-resolved=true" in settings

    def test_every_package_has_a_version_and_a_hash(self) -> None:
        for name, entry in LOCKED.items():
            assert entry["version"] and entry["integrity"].startswith("sha512-"), name

    @pytest.mark.parametrize("kind", ["dependencies", "devDependencies"])
    def test_lock_follows_the_project(self, kind: str) -> None:
        assert LOCK["packages"][""][kind] == PACKAGE[kind]
        for name, version in PACKAGE[kind].items():
            assert LOCKED[f"node_modules/{name}"]["version"] == version

    def test_it_serves_every_system(self) -> None:
        """npm leaves packages of other systems out of a lock when the registry does not have them yet."""
        for name, entry in LOCKED.items():
            missing = {f"node_modules/{wanted}" for wanted in entry.get("optionalDependencies", {})} - LOCKED.keys()
            assert not missing, name

    def test_the_client_is_built_without_test_tools(self) -> None:
        code = (WEB / "vite.config.ts").read_text("utf-8") + (WEB / "svelte.config.js").read_text("utf-8")
        imported = set(re.findall(r'^import .* from "([^"]+)"', code, re.MULTILINE))
        assert {name for name in imported if not name.startswith("node:")} <= PACKAGE["dependencies"].keys()


NPM = """
import pathlib, sys
pathlib.Path("node_modules").mkdir(exist_ok=True)
if sys.argv[1] == "run":
    client = pathlib.Path(sys.argv[-1])
    client.mkdir()
    (client / "index.html").touch()
"""


class FakeTree:
    """A small tree with a program in place of npm."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.patch = monkeypatch
        monkeypatch.setattr(build_web, "ROOT", folder)
        for name in ("WEB", "PACKAGE", "CLIENT", "BUILT", "MODULES", "INSTALLED", "LOG"):
            here = getattr(build_web, name).relative_to(build_web.TYPES.parents[2])
            monkeypatch.setattr(build_web, name, folder / here)
        for file in ("web/src/App.svelte", "web/package-lock.json", "web/test/App.test.ts", "src/ludus/text.en.ftl"):
            self.write(file, "first")
        self.npm("pass")

    def write(self, file: str, text: str) -> None:
        """Make a file."""
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def npm(self, program: str) -> None:
        """What npm does from now on after its work, in Python; its calls are written down."""
        self.calls: list[tuple[str, ...]] = []

        def command(*words: str) -> list[str]:
            self.calls.append(words)
            return [sys.executable, "-c", NPM + program, *words]

        self.patch.setattr(build_web, "npm", command)

    def installs(self) -> list[tuple[str, ...]]:
        """How npm was called to install."""
        return [words for words in self.calls if words[0] == "ci"]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeTree:
    return FakeTree(tmp_path, monkeypatch)


class TestBuild:
    def test_a_second_time_does_nothing(self, tree: FakeTree) -> None:
        build_web.build()
        assert len(tree.calls) == 2
        assert (build_web.CLIENT / "index.html").exists()
        build_web.build()
        assert len(tree.calls) == 2

    @pytest.mark.parametrize("file", ["web/src/App.svelte", "web/src/New.svelte", "src/ludus/text.en.ftl"])
    def test_changed_sources(self, tree: FakeTree, file: str) -> None:
        build_web.build()
        tree.write(file, "second")
        assert not build_web.is_fresh()
        build_web.build()
        assert build_web.is_fresh()
        assert len(tree.installs()) == 1

    def test_tests_are_no_part_of_the_client(self, tree: FakeTree) -> None:
        build_web.build()
        tree.write("web/test/App.test.ts", "second")
        assert build_web.is_fresh()

    def test_a_client_that_has_gone_is_built_again(self, tree: FakeTree) -> None:
        build_web.build()
        (build_web.CLIENT / "index.html").unlink()
        build_web.build()
        assert (build_web.CLIENT / "index.html").exists()

    def test_failure_keeps_the_old_client_and_says_why(self, tree: FakeTree) -> None:
        build_web.build()
        tree.write("web/src/App.svelte", "second")
        tree.npm("sys.exit('no such component')")
        with pytest.raises(build_web.WebFailed, match="no such component"):
            build_web.build()
        assert (build_web.CLIENT / "index.html").exists()
        assert not build_web.is_fresh()
        assert {file.name for file in build_web.CLIENT.parent.iterdir()} == {"web", ".web-stamp"}


class TestInstall:
    def test_only_what_is_needed(self, tree: FakeTree) -> None:
        build_web.install()
        build_web.install(for_tests=True)
        assert ["--omit=dev" in words for words in tree.installs()] == [True, False]
        build_web.install()
        assert len(tree.calls) == 2, "packages for tests contain those for building"

    def test_again_with_another_lock(self, tree: FakeTree) -> None:
        build_web.install(for_tests=True)
        tree.write("web/package-lock.json", "second")
        build_web.install()
        assert len(tree.calls) == 2

    def test_failure_names_the_log(self, tree: FakeTree) -> None:
        tree.npm("sys.exit('no network')")
        with pytest.raises(build_web.WebFailed, match=r"See web.npm\.log"):
            build_web.install()
        assert "no network" in build_web.LOG.read_text()
        assert not build_web.is_installed(for_tests=False)


class TestContract:
    def test_every_message_is_in_it(self) -> None:
        structs = {
            name
            for name, value in vars(wire).items()
            if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
        }
        assert structs <= openapi.document()["components"]["schemas"].keys()

    def test_what_the_server_writes_is_never_missing(self) -> None:
        schemas = openapi.document()["components"]["schemas"]
        assert "thinking" in schemas["SeatNow"]["required"]
        assert "values" not in schemas["Fact"]["required"], "left out where it is empty"
        assert "luck" not in schemas["Sit"]["required"], "the client may leave it out"

    def test_types_of_the_client_are_up_to_date(self) -> None:
        assert build_web.is_installed(for_tests=True), "test tools are missing: `python3 run.py test` installs them"
        assert build_web.TYPES.read_text("utf-8") == build_web.generated_types(), "renew them: python3 run.py types"

    @pytest.mark.parametrize("game", build_web.games())
    def test_types_of_a_view_are_up_to_date(self, game: str) -> None:
        assert build_web.is_installed(for_tests=True), "test tools are missing: `python3 run.py test` installs them"
        types = build_web.WEB / "src" / "games" / game / build_web.VIEW_TYPES
        schema = json.loads((build_web.GAMES / game / build_web.SCHEMA).read_text("utf-8"))
        assert types.read_text("utf-8") == build_web.view_types(schema), "renew them: python3 run.py types"
