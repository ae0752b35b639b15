"""What the sources of the library say of their public names: signatures, docstrings, comments beside fields."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Described:
    """A public name: a function, a class, or a member of one."""

    name: str
    kind: str  # class, function, method, property, field
    signature: str
    text: str
    members: list[Described] = field(default_factory=list)
    bases: tuple[str, ...] = ()


class Module:
    """A source file, read but never imported."""

    def __init__(self, file: Path) -> None:
        self.lines = file.read_text("utf-8").splitlines()
        self.tree = ast.parse("\n".join(self.lines))
        self.definitions = {
            node.name: node for node in self.tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        }

    def public(self) -> list[str]:
        """The names that other modules may use: classes first, then functions, each in the order of the file."""
        names = [name for name in self.definitions if not name.startswith("_")]
        return sorted(names, key=lambda name: not isinstance(self.definitions[name], ast.ClassDef))

    def exported(self) -> dict[str, tuple[str, str]]:
        """The names of `__all__`, each with the module and the name that it is imported from."""
        found: dict[str, tuple[str, str]] = {}
        wanted: set[str] = set()
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                wanted = set(ast.literal_eval(node.value))
        return {name: found[name] for name in sorted(wanted)}

    def describe(self, name: str, called: str = "") -> Described:
        """A function or a class of this module, under the name by which it is `called` elsewhere."""
        node = self.definitions[name]
        called = called or name
        if isinstance(node, ast.ClassDef):
            return self._class(node, called)
        return Described(called, "function", f"{called}{_parameters(node)}", _docstring(node))

    def _class(self, node: ast.ClassDef, called: str) -> Described:
        bases = tuple(ast.unparse(base) for base in node.bases)
        members: list[Described] = []
        signature = f"class {called}({', '.join(bases)})" if bases else f"class {called}"
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                signature = f"class {called}{_parameters(part, own=True).removesuffix(' -> None')}"
                members += self._set_in(part)
            elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                members.append(_method(part))
            elif isinstance(part, ast.AnnAssign | ast.Assign):
                members += self._field(part)
        return Described(called, "class", signature, _docstring(node), members, bases)

    def _field(self, node: ast.AnnAssign | ast.Assign) -> list[Described]:
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        name = ast.unparse(target).removeprefix("self.")
        if name.startswith("_") or not name.isidentifier():
            return []
        kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
        return [Described(name, "field", f"{name}{kind}", self._comment(node))]

    def _set_in(self, node: ast.FunctionDef) -> list[Described]:
        """The fields that a constructor sets and says something of."""
        sets = [part for part in node.body if isinstance(part, ast.AnnAssign | ast.Assign) and self._comment(part)]
        own = [part for part in sets if ast.unparse(part).startswith("self.")]
        return [described for part in own for described in self._field(part)]

    def _comment(self, node: ast.stmt) -> str:
        """What stands behind a statement on its line."""
        line = self.lines[(node.end_lineno or node.lineno) - 1].encode()[node.end_col_offset or 0 :].decode()
        return line.partition("# ")[2].strip()


@cache
def module(source: Path, name: str) -> Module:
    """The module of this dotted name below the folder `source`."""
    path = source.joinpath(*name.split("."))
    return Module(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))


def _method(node: ast.FunctionDef) -> Described:
    is_property = any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)
    if is_property:
        returns = f": {ast.unparse(node.returns)}" if node.returns else ""
        return Described(node.name, "property", f"{node.name}{returns}", _docstring(node))
    return Described(node.name, "method", f"{node.name}{_parameters(node, own=True)}", _docstring(node))


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef, own: bool = False) -> str:
    """The parameters as the source writes them, without `self` if it is a method's `own`."""
    text = ast.unparse(node.args)
    if own:
        text = text.removeprefix("self").removeprefix(", ")
    return f"({text}) -> {ast.unparse(node.returns)}" if node.returns else f"({text})"


def _docstring(node: Definition) -> str:
    return inspect.cleandoc(ast.get_docstring(node) or "")
