"""The reference of the library: pages in Markdown made from what the sources say."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from docsite.source import Described, module

WIDEST = 100  # a longer signature has a line for each parameter
FRONT = "ludus"


@dataclass(frozen=True)
class Chapter:
    """One page of the reference: names of the library by the modules that define them; () is all public ones."""

    file: str
    title: str
    lead: str
    names: dict[str, tuple[str, ...]]


CHAPTERS = (
    Chapter(
        "ludus",
        "The front door: `ludus`",
        "What `import ludus` offers. Everything else of this reference hangs on these names; "
        "[the library](../library.md) shows them at work.",
        {FRONT: ("games", "game", "new_match", "from_position", "read_record", "play_out")},
    ),
    Chapter(
        "match",
        "A match: the friendly interface",
        "A game being played, in notation, with everything checked. Seats are numbers from 0.",
        {"ludus.match": ("Match", "Step", "Memory"), "ludus.record": ("write_record",)},
    ),
    Chapter(
        "state",
        "States: the fast interface",
        "What the rules of every game fulfil. Seats and moves are ints; nothing is checked, no events are made.",
        {"ludus.kernel.state": ()},
    ),
    Chapter(
        "game",
        "A game and how it describes itself",
        "`ludus.game(name)` is one of these. A new game fills in what is its own.",
        {"ludus.kernel.game": (), "ludus.kernel.meta": ()},
    ),
    Chapter(
        "decisions",
        "Decisions, events, outcomes",
        "What a seat is asked, what happened, how it ended: plain values that every client can draw.",
        {"ludus.kernel.decision": ()},
    ),
    Chapter(
        "refusals",
        "Refusals",
        "Everything that Ludus refuses is a `LudusError` and says why, in English and in Russian.",
        {"ludus.kernel.refusals": ()},
    ),
    Chapter(
        "chance",
        "Chance",
        "The one door through which luck comes: fast, sealed, loaded. [Why it is so](../design/chance.md).",
        {"ludus.kernel.chance": (), "ludus.kernel.sealed": (), "ludus.kernel.rng": ()},
    ),
    Chapter(
        "bots",
        "Computer players",
        "Players inside the process. For programs in other languages see [bots](../bots.md).",
        {
            "ludus.bots.bot": (),
            "ludus.bots.levels": (),
            "ludus.bots.play": (),
            "ludus.bots.builtin": (),
            "ludus.bots.tree": (),
        },
    ),
    Chapter(
        "lab",
        "The lab",
        "Many games, measured. The commands are in [simulation and measurement](../lab.md); these are the functions "
        "behind them.",
        {
            "ludus.lab.plan": (),
            "ludus.lab.sim": (
                "make_plan",
                "simulate",
                "play_one",
                "summary",
                "write_csv",
                "write_json",
            ),
            "ludus.lab.results_file": (),
            "ludus.lab.strength": ("trial_plan", "par", "summary"),
            "ludus.lab.balance": ("Piece", "balance_plan", "balance", "draw"),
            "ludus.lab.interval": (),
            "ludus.lab.conformance": ("check_game", "digest"),
        },
    ),
)


@cache
def chapter_names(source: Path, file: str) -> list[tuple[str, Described]]:
    """The names of a chapter, each with the module that it is imported from; the second of a name has its module's."""
    (chapter,) = (one for one in CHAPTERS if one.file == file)
    found: dict[str, tuple[str, Described]] = {}
    for home, chosen in chapter.names.items():
        here = module(source, home)
        exported = here.exported() if home == FRONT else {}
        for name in chosen or here.public():
            origin, own = exported.get(name, (home, name))
            called = f"{home.rpartition('.')[2]}.{name}" if name in found else name
            found[called] = home, module(source, origin).describe(own, called)
    return list(found.values())


@cache
def members_of(source: Path) -> dict[str, set[str]]:
    """The names in every class of the reference."""
    every = [described for chapter in CHAPTERS for _, described in chapter_names(source, chapter.file)]
    return {described.name: {member.name for member in described.members} for described in every}


def own_members(source: Path, described: Described) -> list[Described]:
    """The members of a class without those that only do what a base of it says already."""
    known = members_of(source)
    above = {name for base in described.bases for name in known.get(base, ())}
    return [member for member in described.members if member.text or member.name not in above]


def anchors(source: Path) -> dict[str, str]:
    """The place of every name in the reference: `Match`, `Match.play`, `ludus.new_match`."""
    places: dict[str, str] = {}
    for chapter in CHAPTERS:
        for _, described in chapter_names(source, chapter.file):
            place = f"reference/{chapter.file}.html#{described.name}"
            places.setdefault(described.name, place)
            for member in own_members(source, described):
                own = place if member.kind == "field" else f"{place}.{member.name}"
                places.setdefault(f"{described.name}.{member.name}", own)
    for name in module(source, FRONT).exported():
        places[f"{FRONT}.{name}"] = places[name]
    return places


def as_markdown(source: Path, chapter: Chapter) -> str:
    """The page of a chapter."""
    exported = module(source, FRONT).exported()
    lines = [f"# {chapter.title}", chapter.lead]
    for home, described in chapter_names(source, chapter.file):
        lines += _entry(source, described, FRONT if described.name in exported else home)
    return "\n\n".join(lines) + "\n"


def _entry(source: Path, described: Described, home: str) -> list[str]:
    members = own_members(source, described)
    bases = [base for base in described.bases if base in members_of(source)]
    kind = f", a kind of {' and '.join(f'`{base}`' for base in bases)}" if bases else ""
    lines = [f"## {described.name} {{#{described.name}}}"]
    lines.append(f"`from {home} import {described.name.rpartition('.')[2]}`{kind}")
    lines += [_code(described.signature), docstring(described.text)]
    fields = [member for member in members if member.kind == "field"]
    if fields:
        rows = [f"| `{_in_cell(one.signature)}` | {_in_cell(one.text)} |" for one in fields]
        lines.append("\n".join(["| field | meaning |", "| --- | --- |", *rows]))
    for member in members:
        if member.kind != "field":
            anchor = f"{described.name}.{member.name}"
            lines += [f"### {anchor} {{#{anchor}}}", _code(member.signature), docstring(member.text)]
    return [line for line in lines if line]


def _in_cell(text: str) -> str:
    return text.replace("|", "\\|")


def _code(signature: str) -> str:
    if len(signature) > WIDEST:
        signature = _broken(signature)
    return f"```python\n{signature}\n```"


def _broken(signature: str) -> str:
    """A long signature with a line for each parameter."""
    head, _, rest = signature.partition("(")
    inside, bracket, tail = rest.rpartition(")")
    parts, depth = [""], 0
    for letter in inside:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return "\n".join([f"{head}(", *(f"    {part.strip()}," for part in parts), f"{bracket}{tail}"])


def docstring(text: str) -> str:
    """A docstring as Markdown: its examples become code."""
    paragraphs = re.split(r"\n\s*\n", text)
    return "\n\n".join(_example(one) if one.lstrip().startswith(">>> ") else one for one in paragraphs)


def _example(paragraph: str) -> str:
    return f"```python\n{textwrap.dedent(paragraph)}\n```"
