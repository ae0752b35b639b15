"""Are there known vulnerabilities in the packages that Ludus uses? Asked of PyPI and of npm's registry.

Fails if there are. Where a registry gives no answer, for all packages or for some, that is said and nothing fails: a
test must not depend on the network, and silence is no finding. `run.py test` shows what was not audited.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import build_web

ROOT = Path(__file__).resolve().parent.parent
REGISTRY_TIMEOUT = 240  # seconds for all answers of a registry
LONGEST_REASON = 200
ADDRESS = re.compile(r"[\s-]*(GET |POST )?https?://\S+")  # which registry was asked is the installer's affair
PIP_AUDIT = (
    *(sys.executable, "-m", "pip_audit", "--requirement", "requirements/test.txt", "--no-deps", "--disable-pip"),
    *("--format", "json", "--progress-spinner", "off", "--timeout", "10"),
)


class NoAnswer(Exception):
    """A registry did not say anything of use."""


class Audited(NamedTuple):
    """What a registry said."""

    found: list[str]
    skipped: Sequence[str] = ()  # packages of which it said nothing


def asked(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> Any:
    """The JSON that a program prints, whatever its exit code; raises `NoAnswer`."""
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=REGISTRY_TIMEOUT, check=False
        )
        return json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        raise NoAnswer(f"none within {REGISTRY_TIMEOUT} s") from None
    except ValueError:
        raise NoAnswer((done.stderr.strip().splitlines() or ["nothing was said"])[-1][:LONGEST_REASON]) from None


def in_python(report: Any) -> Audited:
    """The findings of pip-audit; raises `NoAnswer` if it could look at nothing."""
    packages = report["dependencies"]
    looked_at = [package for package in packages if "vulns" in package]
    if not looked_at:
        raise NoAnswer(packages[0]["skip_reason"] if packages else "there is nothing to look at")
    found = [
        f"{package['name']} {package['version']}: {found['id']}, fixed in {', '.join(found['fix_versions']) or 'none'}"
        for package in looked_at
        for found in package["vulns"]
    ]
    return Audited(found, [package["name"] for package in packages if "vulns" not in package])


def in_the_client(report: Any) -> Audited:
    """The findings of npm; raises `NoAnswer` if it has none because it could not ask."""
    if "vulnerabilities" not in report:
        raise NoAnswer(str(report.get("message", "nothing was said"))[:LONGEST_REASON])
    found = [f"{name}: {each['severity']}, {each['range']}" for name, each in report["vulnerabilities"].items()]
    return Audited(found)


def python_report() -> Any:
    return asked(list(PIP_AUDIT), ROOT)


def client_report() -> Any:
    command = build_web.npm("audit", "--omit=dev", "--json")
    return asked(command, build_web.WEB, build_web.environment())


SOURCES: dict[str, tuple[Callable[[], Any], Callable[[Any], Audited]]] = {
    "Python packages": (python_report, in_python),
    "packages of the web client": (client_report, in_the_client),
}


def main() -> int:
    """Ask for everything; 1 if something was found."""
    all_found = []
    for name, (ask, read) in SOURCES.items():
        try:
            found, skipped = read(ask())
        except NoAnswer as reason:
            print(f"{name}: not audited, no answer ({ADDRESS.sub('', str(reason))})")
            continue
        print(f"{name}: {len(found) or 'no'} known vulnerabilities", *found, sep="\n  ")
        if skipped:
            print(f"{name}: not audited, no answer for {len(skipped)}: {', '.join(skipped)}")
        all_found += found
    return 1 if all_found else 0


if __name__ == "__main__":
    sys.exit(main())
