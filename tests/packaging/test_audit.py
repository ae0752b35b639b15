"""The search for known vulnerabilities: findings fail, silence does not."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

import audit
import run
from audit import NoAnswer, in_python, in_the_client

SAFE = {"name": "msgspec", "version": "0.20.0", "vulns": []}
UNSAFE = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"], "description": ""}]}
SKIPPED = {"name": "odd", "skip_reason": "Dependency not found on PyPI and could not be audited: odd (1)"}


def test_findings_in_python_packages() -> None:
    assert in_python({"dependencies": [SAFE, SKIPPED]}) == ([], ["odd"])
    assert in_python({"dependencies": [SAFE, UNSAFE]}) == (["old 1.0: PYSEC-1, fixed in 1.1"], [])
    with pytest.raises(NoAnswer, match="odd"):
        in_python({"dependencies": [SKIPPED]})


def test_findings_in_the_web_client() -> None:
    assert in_the_client({"vulnerabilities": {}, "metadata": {}}).found == []
    found = {"svelte": {"severity": "high", "range": "<5.1"}}
    assert in_the_client({"vulnerabilities": found}).found == ["svelte: high, <5.1"]
    with pytest.raises(NoAnswer, match="405"):
        in_the_client({"message": "405 Method Not Allowed"})


@pytest.mark.parametrize(
    ("report", "code"),
    [({"dependencies": [UNSAFE]}, 1), ({"dependencies": [SAFE]}, 0), ({"dependencies": [SKIPPED]}, 0)],
)
def test_only_findings_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], report: Any, code: int
) -> None:
    monkeypatch.setattr(audit, "SOURCES", {"packages": (lambda: report, in_python)})
    assert audit.main() == code
    assert ("PYSEC-1" in capsys.readouterr().out) == bool(code)


def test_packages_without_an_answer_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "SOURCES", {"packages": (lambda: {"dependencies": [SAFE, SKIPPED]}, in_python)})
    assert audit.main() == 0
    assert "packages: not audited, no answer for 1: odd" in capsys.readouterr().out


def test_a_check_that_passes_shows_what_it_did_not_look_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.passes("a check", ("-c", "print('all fine'); print('packages: not audited, no answer')"))
    output = capsys.readouterr()
    assert "packages: not audited, no answer" in output.err
    assert "all fine" not in output.out + output.err


def test_without_a_network_nothing_fails() -> None:
    """The real programs, with a proxy that does not exist."""
    nowhere = dict.fromkeys(("HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy"), "http://127.0.0.1:9")
    environment = {**os.environ, **nowhere, "NO_PROXY": "", "no_proxy": "", "npm_config_fetch_retries": "0"}
    done = subprocess.run(
        [sys.executable, "tools/audit.py"],
        cwd=audit.ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("no answer") == 2, done.stdout
