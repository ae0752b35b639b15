"""The ledgers of the games: every rule and ruling on a page, each with an anchor of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ENTRY = re.compile(r"^([A-Z]{2}-[QR]?\d+) = (.+)$")
HEADING = re.compile(r"^## (.+)$")


@dataclass(frozen=True)
class Rule:
    """One rule, or one ruling."""

    number: str
    text: str


Part = str | Rule  # a heading, or a rule below it


def read_ledger(file: Path) -> list[Part]:
    """The rules of a Fluent file in order; they have no placeables, and each stands on one line."""
    parts: list[Part] = []
    for line in file.read_text("utf-8").splitlines():
        if entry := ENTRY.match(line):
            parts.append(Rule(*entry.groups()))
        elif heading := HEADING.match(line):
            parts.append(heading.group(1))
    return parts


def as_markdown(title: str, lead: str, parts: list[Part]) -> str:
    """The page of a ledger: a rule is a heading with its number and a paragraph."""
    lines = [f"# {title}", lead]
    for part in parts:
        if isinstance(part, Rule):
            lines += [f"### {part.number} {{#{part.number}}}", literal(part.text)]
        else:
            lines.append(f"## {literal(part)}")
    return "\n\n".join(lines) + "\n"


def literal(text: str) -> str:
    """Words that Markdown must not take for marks of its own."""
    return re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", text)
