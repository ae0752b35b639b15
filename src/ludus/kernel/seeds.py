"""Seeds, as callers have them at hand: whole numbers, words, generators of Python and of NumPy."""

from __future__ import annotations

import hashlib
import operator
import re
from typing import Any, Protocol, SupportsIndex

from ludus.kernel.refusals import BadOption

BITS = 62  # of a number that a generator gives

Seed = int | str  # as a record can hold it


class PythonGenerator(Protocol):
    """`random.Random` and its kin."""

    def getrandbits(self, k: int, /) -> int: ...


class NumpyGenerator(Protocol):
    """`numpy.random.Generator`, which need not be installed."""

    @property
    def integers(self) -> Any: ...


AnySeed = SupportsIndex | str | PythonGenerator | NumpyGenerator


def clean_seed(seed: AnySeed) -> Seed:
    """A seed as a record can hold it: a text that looks like a number is that number, a generator gives one."""
    if not isinstance(seed, str):
        number = whole_number(seed)
        if number is None:
            raise BadOption("bad-seed", seed=repr(seed))
        return number
    if not seed.isprintable():
        raise BadOption("bad-seed", seed=repr(seed))
    return int(seed) if re.fullmatch(r"-?[0-9]{1,40}", seed) else seed


def seed_number(seed: AnySeed) -> int:
    """62 bits from any seed; small numbers stay as they are."""
    seed = clean_seed(seed)
    if isinstance(seed, int) and 0 <= seed < 2**BITS:
        return seed
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2


def whole_number(source: object) -> int | None:
    """A whole number of any type as it is, the next 62 bits of a generator; None for anything else."""
    if hasattr(type(source), "__index__"):
        try:
            return operator.index(source)  # type: ignore[arg-type]  # has been looked for
        except TypeError:  # an array of several numbers
            return None
    if callable(bits := getattr(source, "getrandbits", None)):
        return int(bits(BITS))
    if callable(integers := getattr(source, "integers", None)):
        return int(integers(0, 2**BITS))
    return None
