"""Write how long the tests take into docs/contributing.md: `python3 run.py test [--full] --times` calls this.

    tools/write_times.py gate|full REPORT BEFORE TOTAL

REPORT is pytest's, in JUnit's format; BEFORE are the seconds that checks, builds and the plain engine took, TOTAL those
of the whole run. A column is written as a whole; the other one stays as it was.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

PAGE = Path(__file__).resolve().parents[1] / "docs" / "contributing.md"
BEGIN, END = "<!-- times: made by `python3 run.py test --times` -->", "<!-- end of times -->"
KINDS = ("gate", "full")
BEFORE, TOTAL = "checks, builds, plain engine", "whole run, by the clock"
UNKNOWN = "–"
HEAD = """

| tests | gate | full |
| --- | --- | --- |
"""
ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \|")

Column = dict[str, str]


def main(arguments: list[str]) -> None:
    kind, report, before, total = arguments
    page = PAGE.read_text("utf-8")
    columns = read_table(page)
    columns[KINDS.index(kind)] = column(Path(report), float(before), float(total))
    PAGE.write_text(write_table(page, columns), "utf-8")


def column(report: Path, before: float, total: float) -> Column:
    """The cells of one column by row: for every group of tests their number and seconds."""
    found: dict[str, list[float]] = defaultdict(list)
    for case in ElementTree.parse(report).iter("testcase"):
        found[group(case.attrib["classname"])].append(float(case.attrib["time"]))
    cells = {name: f"{len(times)} in {round(sum(times))} s" for name, times in sorted(found.items())}
    return {BEFORE: f"{before:.0f} s", **cells, TOTAL: f"{total / 60:.1f} min"}


def group(classname: str) -> str:
    """The folder of a test; the games, conformance and the full-screen terminal stand for themselves."""
    parts = classname.split(".")[1:]
    if parts[0] in ("games", "terminal") and (parts[1] in ("full", "test_conformance")):
        return f"{parts[0]}/{parts[1]}"
    return parts[0] if not parts[0].startswith("test_") else "matches, records and the suite itself"


def read_table(page: str) -> list[Column]:
    """The two columns that the page has now."""
    columns: list[Column] = [{}, {}]
    for name, *cells in ROW.findall(table(page))[2:]:
        for cell, known in zip(cells, columns):
            if cell != UNKNOWN:
                known[name] = cell
    return columns


def write_table(page: str, columns: list[Column]) -> str:
    """The page with these columns."""
    groups = sorted(set[str]().union(*columns) - {BEFORE, TOTAL})
    rows = ((name, *(known.get(name, UNKNOWN) for known in columns)) for name in (BEFORE, *groups, TOTAL))
    return page.replace(table(page), HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows))


def table(page: str) -> str:
    """What stands between the two marks."""
    return page[page.index(BEGIN) + len(BEGIN) : page.index(END)]


if __name__ == "__main__":
    main(sys.argv[1:])
