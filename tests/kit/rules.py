"""A test says which rules it proves: `@rule("RG-143", "RG-R07")`."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test, or one of its cases (`marks=rule(…)`), as the own test of rules, rulings or worked examples.

    The numbers are written out: `ludus dev ledger` reads them in the source, and so does `grep -rn RG-143 tests`.
    """
    return pytest.mark.rule(*numbers)
