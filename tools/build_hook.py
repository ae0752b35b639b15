"""What hatchling calls for a wheel: the web client, the documentation, the compiled engine where one can be made."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LudusHook(BuildHookInterface[Any]):
    """Collects in a folder of its own, so that a wheel's engine does not take the place of the one in the tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what the sources alone do not have."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        self.build_client()
        self.build_docs()
        if os.environ.get("LUDUS_PLAIN") != "1":
            self.add_engine(build_data)

    def build_client(self) -> None:
        """Bring the web client in the package up to date; no wheel without it."""
        import build_web

        try:
            build_web.build()
        except build_web.WebFailed as failure:
            self.app.abort(str(failure))

    def build_docs(self) -> None:
        """Bring the site of the documentation in the package up to date; no wheel without it."""
        import build_docs

        try:
            build_docs.build()
        except build_docs.DocsFailed as failure:
            self.app.abort(str(failure))

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Add the compiled files to the wheel and make its tag that of this Python and platform."""
        import build_engine

        if reason := build_engine.obstacle():
            self.app.display_warning(f"wheel without the compiled engine: {reason}")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="ludus-")
        folder = Path(self.scratch.name)
        try:
            files = build_engine.engine_in(folder)
        except build_engine.CompilationFailed as failure:
            self.app.display_warning(f"{failure}\nwheel without the compiled engine: it does not compile")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(folder / file): file.as_posix() for file in files})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder of the compiled files; hatchling has read it by now."""
        if scratch := getattr(self, "scratch", None):
            scratch.cleanup()
