"""The fixtures of this folder: what released versions have left behind."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tests.server.client import Json

HERE = Path(__file__).resolve().parent
STORAGES = ("sqlite", "postgresql")


class Frozen:
    """What one version has left behind, and what its manifest says of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        manifest: Json = json.loads((folder / "manifest.json").read_text("utf-8"))
        self.storages: dict[str, Json] = manifest["storages"]
        self.terminal: dict[str, dict[str, str]] = manifest["terminal"]  # cookies of `ludus join` by address
        self.saved: dict[str, Json] = manifest["saved"]
        self.made_by: Json = manifest["made_by"]

    def unpacked(self, name: str) -> bytes:
        """The content of a compressed file."""
        return gzip.decompress((self.folder / f"{name}.gz").read_bytes())

    def unpack(self, name: str, folder: Path) -> Path:
        """A copy of a compressed file that may be written to."""
        target = folder / name
        target.write_bytes(self.unpacked(name))
        return target


VERSIONS = {file.parent.name: Frozen(file.parent) for file in sorted(HERE.glob("*/manifest.json"))}
