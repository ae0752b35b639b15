"""Pickles and deep copies of what the engine is made of, compiled or plain.

An instance of a compiled class is always complete: it cannot be made without the arguments of its constructor. So a
pickle holds those, and then all fields: a field that a constructor does not take is not lost either. Both engines read
the pickles of each other.
"""

from __future__ import annotations

import copyreg
import inspect
from collections.abc import Callable
from functools import cache
from typing import Any

Parts = tuple[Any, ...]


@cache
def parameters(kind: Callable[..., object]) -> tuple[str, ...]:
    """What the constructor of a class takes; each is a field of the same name."""
    return tuple(inspect.signature(kind).parameters)


def parts(thing: object, *arguments: object) -> Parts:
    """What `__reduce__` of a compiled class returns; `arguments` where the parameters are no fields."""
    fields = fields_of(thing)
    kind: type = type(thing)
    return kind, arguments or tuple(fields[name] for name in parameters(kind)), fields


def parts_of_subclass(thing: object) -> Parts:
    """The same for a class that someone has written in Python on top of a compiled one."""
    return copyreg.__newobj__, (type(thing),), fields_of(thing)  # type: ignore[attr-defined]  # typeshed leaves it out


def fields_of(thing: object) -> dict[str, Any]:
    """What a compiled class keeps in slots, and what Python keeps in a dictionary."""
    slots: dict[str, Any] = getattr(thing, "__getstate__")() or {}  # noqa: B009
    return {**slots, **getattr(thing, "__dict__", {})}
