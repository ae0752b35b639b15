"""The grammar that the effect expressions of the card files share: `name(argument,argument) ; name(argument)`."""

from __future__ import annotations

import re

CALL = re.compile(r"([A-Za-z]+)(?:\((.*)\))?")


def parts(text: str) -> list[str]:
    """What stands between the semicolons."""
    return [part.strip() for part in text.split(";")]


def call(text: str) -> tuple[str, str | None]:
    """A name and what stands in its brackets, None without brackets; the name of anything else is empty."""
    found = CALL.fullmatch(text)
    return (found[1], found[2]) if found else ("", None)


def arguments(text: str | None) -> list[str]:
    """What stands between the outer commas."""
    return [part.strip() for part in re.split(r",(?![^(]*\))", text)] if text else []
