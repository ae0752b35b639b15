"""What hatchling calls for a wheel: put the compiled engine into it where one can be made, sources alone otherwise."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[Any]):
    """Compiles in a folder of its own, so that building a wheel changes nothing in the tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled files to the wheel and make its tag that of this Python and platform."""
        if version == "editable" or os.environ.get("LUDUS_PLAIN") == "1":
            return
        sys.path.insert(0, self.root)
        import build_tools

        if reason := build_tools.obstacle():
            self.app.display_warning(f"wheel without the compiled engine: {reason}")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="ludus-")
        folder = Path(self.scratch.name)
        try:
            files = build_tools.compile_into(folder)
        except build_tools.CompilationFailed as failure:
            self.app.display_warning(f"{failure}\nwheel without the compiled engine: it does not compile")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(folder / file): file.as_posix() for file in files})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder of the compilation; hatchling has read it by now."""
        if scratch := getattr(self, "scratch", None):
            scratch.cleanup()
