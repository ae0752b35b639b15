"""Bouts for tests: A's fighter with its gear against B's, and C is host.

m = fight("GL05 WE01a", "GL01a", dice="6 6 2 1 3 2")
play(m, "A x; A rr 1")
assert dice(m, "B") == [3, 2, 2]
"""

from __future__ import annotations

from typing import Any

from ludus import Match

from .table import SEATS, duel, facts_of, house, view


def fight(
    one: str,
    two: str,
    at: str = "d3 d4",
    owners: dict[str, dict[str, Any]] | None = None,
    **fields: Any,
) -> Match:
    """Before an action of `first` (1 or 2); gear may have the signs of assets; other fields as in `duel`."""
    houses = {
        "A": house("BAT", assets=one),
        "B": house("SOL", assets=two),
        "C": house("TUL"),
        **(owners or {}),
    }
    names = [" ".join(word.rstrip("-!+#") for word in side.split()) for side in (one, two)]
    return duel(*houses.values(), one=f"A {names[0]}", two=f"B {names[1]}", at=at, host="C", **fields)


def side(m: Match, letter: str) -> dict[str, Any]:
    """A fighter as everybody sees it."""
    shown: list[dict[str, Any]] = view(m, None)["arena"]["sides"]
    return next(each for each in shown if each["seat"] == SEATS.index(letter))


def dice(m: Match, letter: str) -> list[int]:
    """Attack, defence and speed dice that a fighter has left."""
    left: list[int] = side(m, letter)["dice"]
    return left


def space(m: Match, letter: str) -> str:
    return str(side(m, letter)["space"])


def compared(m: Match) -> list[int]:
    """The wounds of every comparison so far, without those of abilities and cards."""
    return [each["wounds"] for each in facts_of(m, "compared")]


def lost(m: Match, letter: str) -> list[list[int]]:
    """The dice of each colour that a fighter has lost, attack by attack."""
    return [each["dice"] for each in facts_of(m, "lost") if each["who"] == SEATS.index(letter)]


def defeat(m: Match) -> str:
    """`B injury`: who has lost, and how; empty while both stand."""
    heard = facts_of(m, "defeated")
    return f"{SEATS[heard[0]['who']]} {heard[0]['defeat']}" if heard else ""
