"""Broken rules, one at a time: which of them do the tests notice (`ludus dev mutants`)?

A mutant is a game's rules with one small change. This module makes mutants of source text and knows those that someone
has explained; `mutant_runner` tries them.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import json
import random
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludus.kernel.refusals import LudusError

FILES = ("rules", "phases", "legality", "effects")  # what the rules of a game are made of
PATTERNS = {"rules": "rules.py", "phases": "phases/*.py", "legality": "legality*.py", "effects": "effects*.py"}

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {  # how an operator is written, what takes its place
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}
USUAL = 300  # mutants of a game
INTEGERS = ("int", "i64", "i32", "u8")


@dataclass(frozen=True)
class Mutant:
    """One change of one file of a game."""

    file: str  # as in its game's folder
    function: str  # the outermost function around the change, or nothing
    line: int
    kind: str
    start: int  # the bytes that are replaced
    end: int
    text: str  # by this
    statement: tuple[int, int]  # line and column of the innermost statement around the change
    name: str = ""  # the constant of the module that changes

    @property
    def key(self) -> str:
        return f"{self.file}:{self.start}-{self.end}:{self.text}"

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[list[str], list[str]]:
        """The lines that change, before and after."""
        old, new = source.decode().splitlines(), self.apply(source).decode().splitlines()
        pairs = difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        changed = [pair for pair in pairs if pair[0] != "equal"]
        first, last = changed[0], changed[-1]
        return old[first[1] : last[2]], new[first[3] : last[4]]


class Maker:
    """Makes all mutants of a file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.made: dict[tuple[int, int, str], Mutant] = {}
        self.function, self.returns = "", ""
        self.statement: ast.stmt | None = None

    def make(self) -> list[Mutant]:
        for statement in ast.parse(self.source).body:
            if not isinstance(statement, (ast.Import, ast.ImportFrom, ast.If)):  # an `if` here is TYPE_CHECKING
                self.visit(statement)
        return sorted(self.made.values(), key=lambda mutant: (mutant.start, mutant.end, mutant.text))

    def add(self, kind: str, start: int, end: int, text: str, line: int) -> None:
        if self.source[start:end] == text.encode() or self.statement is None:
            return
        where = (self.statement.lineno, self.statement.col_offset)
        target = self.statement.target if isinstance(self.statement, ast.AnnAssign) else None
        name = target.id if isinstance(target, ast.Name) and not self.function else ""
        mutant = Mutant(self.file, self.function, line, kind, start, end, text, where, name)
        self.made.setdefault((start, end, text), mutant)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def replace(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.add(kind, *self.span(node), text, node.lineno)

    def negate(self, test: ast.expr) -> None:
        """A condition the other way round, unless a change of its operator is the same."""
        operators = test.ops if isinstance(test, ast.Compare) else []
        plain = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return
        if len(operators) != 1 or not isinstance(operators[0], plain):
            self.replace("condition negated", test, f"not ({self.words(test)})")

    def words(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def between(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Another operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        found = re.search(old, self.source[start:end].decode())
        assert found is not None
        line = left.end_lineno or left.lineno
        offset = len(self.source[start:end].decode()[: found.start()].encode())
        line += self.source[start : start + offset].count(b"\n")
        self.add(kind, start + offset, start + offset + len(found.group().encode()), new, line)

    def visit(self, node: ast.AST) -> None:
        outer, function, returns = self.statement, self.function, self.returns
        if isinstance(node, ast.stmt):
            self.statement = node
            self.change_statement(node)
        elif isinstance(node, ast.expr):
            self.change_expression(node)
        if isinstance(node, ast.FunctionDef):
            self.function = self.function or node.name
            self.returns = ast.unparse(node.returns) if node.returns else ""
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns", "decorator_list", "ctx"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.visit(child)
        self.statement, self.function, self.returns = outer, function, returns

    def change_statement(self, node: ast.stmt) -> None:
        if isinstance(node, (ast.If, ast.While)):
            self.negate(node.test)
        elif isinstance(node, ast.Return) and node.value is not None:
            self.change_return(node.value)
        elif isinstance(node, ast.AugAssign):
            old, new = ARITHMETIC[type(node.op)]
            self.between("arithmetic", node.target, node.value, re.escape(old) + "=", new + "=")
        if self.function and self.removable(node):
            self.replace("statement removed", node, "pass")

    @staticmethod
    def removable(node: ast.stmt) -> bool:
        """Nothing but an effect is missed: a name that is never bound would be noticed by Python, not by tests."""
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Call)
        if isinstance(node, ast.Assign):
            return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
        return isinstance(node, (ast.AugAssign, ast.Break, ast.Continue, ast.Delete)) or (
            isinstance(node, ast.Return) and node.value is None
        )

    def change_return(self, value: ast.expr) -> None:
        if isinstance(value, ast.Constant):
            return
        if self.returns == "bool":
            self.negate(value)
        elif self.returns in INTEGERS:
            self.replace("return changed", value, f"({self.words(value)}) + 1")
        elif self.returns.startswith("list["):
            self.replace("return changed", value, "[]")

    def change_expression(self, node: ast.expr) -> None:
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            for left, right, operator in zip(operands, operands[1:], node.ops):
                self.between("comparison", left, right, *COMPARISONS[type(operator)])
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:]):
                self.between("and/or", left, right, rf"\b{old}\b", new)
        elif isinstance(node, ast.BinOp):
            sides = (node.left, node.right)
            if type(node.op) in ARITHMETIC and not any(isinstance(side, (ast.List, ast.ListComp)) for side in sides):
                old, new = ARITHMETIC[type(node.op)]
                self.between("arithmetic", node.left, node.right, re.escape(old), new)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.replace("condition negated", node, self.words(node.operand))
        elif isinstance(node, ast.IfExp):
            self.negate(node.test)
        elif isinstance(node, ast.Constant):
            self.change_constant(node)

    def change_constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace("constant", node, str(node.value + 1))
            if node.value > 0:
                self.replace("constant", node, str(node.value - 1))


def rule_files(folder: Path, parts: Sequence[str] = FILES) -> dict[str, bytes]:
    """The sources that hold the rules of the game in a folder."""
    files = [file for part in parts for file in sorted(folder.glob(PATTERNS[part]))]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files if file.name != "__init__.py"}


def all_mutants(sources: dict[str, bytes]) -> list[Mutant]:
    return [mutant for file, source in sources.items() for mutant in Maker(file, source).make()]


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, the same for the same seed, by place; a small sample is a part of the usual."""
    drawn = random.Random(seed).sample(range(len(mutants)), min(max(count, USUAL), len(mutants)))
    return [mutants[index] for index in sorted(drawn[:count])]


def statements(source: bytes) -> list[tuple[int, int]]:
    """Line and column of every statement inside functions, in the order of `probed`."""
    return [(node.lineno, node.col_offset) for body in _bodies(ast.parse(source)) for node in body]


def users(source: bytes, name: str) -> list[tuple[int, int]]:
    """Line and column of the statements inside functions that name a constant."""
    nodes = [node for body in _bodies(ast.parse(source)) for node in body]
    naming = [node for node in nodes if any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))]
    return [(node.lineno, node.col_offset) for node in naming]


def probed(source: bytes, first: int, name: str) -> ast.Module:
    """The source with a note before every statement inside functions: `name[number] = 1`, numbers from `first` on."""
    tree = ast.parse(source)
    for body in list(_bodies(tree)):
        noted: list[ast.stmt] = []
        for node in body:
            target = ast.Subscript(ast.Name(name, ast.Load()), ast.Constant(first), ast.Store())
            noted += [ast.copy_location(ast.Assign([target], ast.Constant(1)), node), node]
            first += 1
        body[:] = noted
    return ast.fix_missing_locations(tree)


def _bodies(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    """Every list of statements inside functions."""
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        for node in list(ast.walk(function)):
            for name in ("body", "orelse", "finalbody"):
                body = getattr(node, name, None)
                if isinstance(body, list) and body:
                    yield body


# --- Explained mutants ---------------------------------------------------------------------------

FIELDS = {"file", "function", "line", "becomes", "reason"}


def explanations(path: Path, sources: dict[str, bytes]) -> dict[str, str]:
    """By key of a mutant: why no test can notice it. Every entry of the file must fit some mutant."""
    if not path.exists():
        return {}
    try:
        entries = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    except tomllib.TOMLDecodeError as error:
        raise LudusError(f"{path}: {error}") from None
    known: dict[tuple[str, ...], list[str]] = {}
    for mutant in all_mutants(sources):
        old, new = (_stripped(lines) for lines in mutant.lines(sources[mutant.file]))
        known.setdefault((mutant.file, mutant.function, old, new), []).append(mutant.key)
    found: dict[str, str] = {}
    for number, entry in enumerate(entries, 1):
        if set(entry) != FIELDS or not all(is_text(name, value) for name, value in entry.items()):
            raise LudusError(
                f"{path}: entry {number} needs exactly {', '.join(sorted(FIELDS))}, all of them texts; "
                "only the function is empty if a constant of the module changes"
            )
        old, new = (_stripped(entry[name].splitlines()) for name in ("line", "becomes"))
        keys = known.get((entry["file"], entry["function"], old, new))
        if entry["file"] in sources and not keys:
            raise LudusError(f"{path}: entry {number} fits no mutant of today's {entry['file']} ({old})")
        found |= dict.fromkeys(keys or [], entry["reason"])
    return found


def is_text(name: str, value: object) -> bool:
    """May this be the value of a field? A constant of a module is in no function."""
    return isinstance(value, str) and (bool(value.strip()) or name == "function")


def _stripped(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines if line.strip())


# --- Verdicts ------------------------------------------------------------------------------------


@dataclass
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    noticed: bool
    by: str  # the test that noticed it, or nothing
    how: str  # "failed", "endless", "crashed", "passed", "unused": no test executes the line
    tests: int  # how many were run
    reason: str = ""  # why no test can notice it, if someone has explained it


def diff(mutant: Mutant, source: bytes) -> str:
    old, new = mutant.lines(source)
    return "\n".join([*(f"-{line}" for line in old), *(f"+{line}" for line in new)])


def summary(verdicts: list[Verdict]) -> dict[str, int]:
    noticed = sum(verdict.noticed for verdict in verdicts)
    explained = sum(bool(verdict.reason) and not verdict.noticed for verdict in verdicts)
    return {
        "mutants": len(verdicts),
        "noticed": noticed,
        "explained": explained,
        "survived": len(verdicts) - noticed - explained,
    }


def share(verdicts: list[Verdict]) -> float:
    """Noticed among those that can be noticed, in percent."""
    counts = summary(verdicts)
    possible = counts["mutants"] - counts["explained"]
    return 100 * counts["noticed"] / possible if possible else 100.0


def report(title: str, verdicts: list[Verdict], sources: dict[str, bytes]) -> str:
    counts = summary(verdicts)
    parts = [
        title,
        f"noticed {counts['noticed']} of {counts['mutants']}, explained {counts['explained']}, "
        f"survived {counts['survived']}: {share(verdicts):.1f} % of those that can be noticed",
    ]
    for heading, wanted in (("survived", False), ("explained", True)):
        left = [verdict for verdict in verdicts if not verdict.noticed and bool(verdict.reason) is wanted]
        if left:
            parts.append(f"\n{heading}:")
        for verdict in left:
            mutant = verdict.mutant
            why = "no test executes this" if verdict.how == "unused" else f"{verdict.tests} tests passed"
            place = f"{mutant.file}:{mutant.line} {mutant.function}".rstrip()
            parts.append(f"\n{place} ({mutant.kind}; {verdict.reason or why})\n{diff(mutant, sources[mutant.file])}")
    explained = {_place(verdict, sources) for verdict in verdicts if verdict.reason and not verdict.noticed}
    wrong = [v for v in verdicts if v.noticed and v.reason and _place(v, sources) not in explained]
    if wrong:
        parts.append("\nexplained, but noticed (drop the explanation):")
        parts += [f"{verdict.mutant.file}:{verdict.mutant.line} by {verdict.by}" for verdict in wrong]
    return "\n".join(parts)


def _place(verdict: Verdict, sources: dict[str, bytes]) -> tuple[str, str, str]:
    """What an explanation names; the same line may stand in a function twice."""
    mutant = verdict.mutant
    return mutant.file, mutant.function, diff(mutant, sources[mutant.file])


def as_json(game: str, seed: int, verdicts: list[Verdict], sources: dict[str, bytes]) -> str:
    rows = [asdict(verdict) | {"diff": diff(verdict.mutant, sources[verdict.mutant.file])} for verdict in verdicts]
    head: dict[str, Any] = {"game": game, "seed": seed, "share": round(share(verdicts), 2), **summary(verdicts)}
    return json.dumps(head | {"verdicts": rows}, indent=1, ensure_ascii=False) + "\n"


# --- Kept verdicts -------------------------------------------------------------------------------


class Kept:
    """Noticed mutants in a file, one line each, so that a later run need not try them again."""

    def __init__(self, path: Path | None, sources: dict[str, bytes]) -> None:
        self.path = path
        self.prints = {file: hashlib.sha256(source).hexdigest()[:16] for file, source in sources.items()}
        self.noticed: dict[str, tuple[str, str]] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                row = json.loads(line)
                if self.prints.get(row["file"]) == row["source"]:
                    self.noticed[row["key"]] = (row["by"], row["how"])

    def find(self, mutant: Mutant) -> Verdict | None:
        kept = self.noticed.get(mutant.key)
        return Verdict(mutant, True, *kept, 0) if kept else None

    def add(self, verdict: Verdict) -> None:
        mutant = verdict.mutant
        if self.path is not None and verdict.noticed and mutant.key not in self.noticed:
            row = {"file": mutant.file, "source": self.prints[mutant.file], "key": mutant.key}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row | {"by": verdict.by, "how": verdict.how}) + "\n")
