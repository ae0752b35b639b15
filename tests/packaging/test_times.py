"""The table of times in docs/contributing.md, see tools/write_times.py."""

from __future__ import annotations

from pathlib import Path

import pytest

import write_times

REPORT = """<testsuites><testsuite>
<testcase classname="tests.games.gorus.test_end" name="test_a" time="0.75" />
<testcase classname="tests.games.test_conformance" name="test_b" time="2.5" />
<testcase classname="tests.terminal.full.test_screen.TestIt" name="test_c" time="3.0" />
<testcase classname="tests.test_golden" name="test_d" time="1.0" />
<testcase classname="tests.games.regicide.test_end" name="test_e" time="0.5" />
</testsuite></testsuites>"""


def test_a_run_renews_its_own_column(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, report = tmp_path / "page.md", tmp_path / "report.xml"
    page.write_text(f"Above\n\n{write_times.BEGIN}\nold\n{write_times.END}\n\nBelow\n", "utf-8")
    report.write_text(REPORT, "utf-8")
    monkeypatch.setattr(write_times, "PAGE", page)
    write_times.main(["full", str(report), "100", "1200"])
    write_times.main(["gate", str(report), "90.4", "570"])
    text = page.read_text("utf-8")
    assert text.startswith(f"Above\n\n{write_times.BEGIN}\n\n| tests") and text.endswith("\n\nBelow\n")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert rows == [
        "| tests | gate | full |",
        "| --- | --- | --- |",
        f"| {write_times.BEFORE} | 90 s | 100 s |",
        "| games | 2 in 1 s | 2 in 1 s |",
        "| games/test_conformance | 1 in 2 s | 1 in 2 s |",
        "| matches, records and the suite itself | 1 in 1 s | 1 in 1 s |",
        "| terminal/full | 1 in 3 s | 1 in 3 s |",
        f"| {write_times.TOTAL} | 9.5 min | 20.0 min |",
    ]


def test_the_page_is_what_the_command_writes() -> None:
    page = write_times.PAGE.read_text("utf-8")
    assert write_times.write_table(page, write_times.read_table(page)) == page
