"""The cards of Spartacus as the referee reads them: rows of the CSV files and the effect language (specification 6)."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files

Rows = list[dict[str, str]]
Function = Callable[[str, list[str]], int]
CALL = re.compile(r"(\w+)\((.*)\)")


@dataclass(frozen=True)
class Step:
    """One verb of an effect with its arguments."""

    verb: str
    args: tuple[str, ...]
    condition: str
    optional: bool


@dataclass(frozen=True)
class Kind:
    """One row of the market or the intrigue file."""

    id: str
    form: str
    value: int
    copies: int
    timing: tuple[str, ...]
    effect: tuple[Step, ...]
    condition: str
    need: int
    target: str
    dice: tuple[int, int, int]
    start: bool

    def has(self, verb: str, *args: str) -> bool:
        return any(step.verb == verb and step.args[: len(args)] == args for step in self.effect)

    def number(self, verb: str) -> int:
        """The number in `range(2)`, `spdattack(3)`, `guardroll(4)`; 0 without that verb."""
        return next((int(step.args[0]) for step in self.effect if step.verb == verb), 0)


@dataclass(frozen=True)
class HouseCard:
    id: str
    gladiators: int
    slaves: int
    guards: int
    gold: int
    abilities: tuple[tuple[Step, ...], tuple[Step, ...]]
    limits: tuple[tuple[int, int, int], ...]

    def limit(self, influence: int) -> int:
        return next(cards for low, high, cards in self.limits if low <= influence <= high)


def split(text: str, separator: str) -> list[str]:
    """Parts between separators that stand in no brackets."""
    parts, depth, part = [], 0, ""
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == separator and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    return [*parts, part] if text else []


def steps_of(text: str) -> tuple[Step, ...]:
    steps = []
    for part in split(text, ";"):
        call, _, condition = part.strip().partition(" if ")
        found = CALL.fullmatch(call.removeprefix("may "))
        assert found, part
        args = tuple(arg.strip() for arg in split(found[2], ","))
        steps.append(Step(found[1], args, condition, call.startswith("may ")))
    return tuple(steps)


def value_of(expression: str, function: Function) -> int:
    """`3`, `ready(tgt,slave)`, `2*ready(tgt,slave)`."""
    factor, star, rest = expression.partition("*")
    if star:
        return int(factor) * value_of(rest, function)
    found = CALL.fullmatch(expression)
    return function(found[1], split(found[2], ",")) if found else int(expression)


def holds(condition: str, function: Function) -> bool:
    """`ready(tgt,gladiator)>=3 and goldof(me)>=3`; an empty condition always holds."""
    for test in filter(None, condition.split(" and ")):
        left, operator, right = re.fullmatch(r"(.*?)(?:(>=|==)(.*))?", test.strip()).groups()  # type: ignore[union-attr]
        known = value_of(left, function)
        wanted = value_of(right, function) if operator else 1
        if known < wanted or (operator == "==" and known != wanted):
            return False
    return True


def kind_of(row: dict[str, str]) -> Kind:
    return Kind(
        row["id"],
        row.get("type") or row["kind"],
        int(row["value"] if "value" in row else row["gold"]),
        int(row["copies"]),
        tuple(filter(None, row["timing"].split("|"))),
        steps_of(row["effect"]),
        row.get("condition", ""),
        int(row.get("req", 0)),
        row.get("target", ""),
        (int(row.get("att") or 0), int(row.get("def") or 0), int(row.get("spd") or 0)),
        row.get("start") == "1",
    )


def house_of(row: dict[str, str]) -> HouseCard:
    limits = [tuple(map(int, re.findall(r"\d+", part))) for part in row["hand_by_influence"].split(";")]
    return HouseCard(
        row["id"],
        int(row["gladiators"]),
        int(row["slaves"]),
        int(row["guards"]),
        int(row["gold"]),
        (steps_of(row["ab1_effect"]), steps_of(row["ab2_effect"])),
        tuple((low, high, cards) for low, high, cards in limits),
    )


class Cards:
    """Everything that is printed: cards, houses and the arena."""

    def __init__(self, rows: dict[str, Rows]) -> None:
        self.kinds = {row["id"]: kind_of(row) for row in rows["market"] + rows["intrigue"]}
        self.houses = {row["id"]: house_of(row) for row in rows["houses"]}
        self.spaces = {row["space"]: (int(row["q"]), int(row["r"])) for row in rows["arena"]}
        self.neighbours = {row["space"]: row["neighbours"].split() for row in rows["arena"]}
        self.starts = [next(row["space"] for row in rows["arena"] if row["start"] == place) for place in ("I", "II")]
        self.market = self.copies(rows["market"])
        self.intrigue = self.copies(rows["intrigue"])

    def __getitem__(self, card: str) -> Kind:
        """The row of a card: `GL01a` is a copy of GL01."""
        return self.kinds[card[:4]]

    def copies(self, rows: Rows) -> list[str]:
        """Every card of a file; a letter tells copies apart."""
        names = []
        for row in rows:
            count = int(row["copies"])
            names += [row["id"] + chr(97 + copy) for copy in range(count)] if count > 1 else [row["id"]]
        return names

    def distance(self, a: str, b: str) -> int:
        dq, dr = (x - y for x, y in zip(self.spaces[a], self.spaces[b], strict=True))
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def within(self, start: str, steps: int, closed: str) -> set[str]:
        """The spaces that so many steps can reach without entering the closed one."""
        reached = {start}
        for _ in range(steps):
            reached |= {space for old in reached for space in self.neighbours[old]} - {closed}
        return reached


def read_rows() -> dict[str, Rows]:
    """The files as they are."""
    folder = files("ludus") / "games" / "spartacus"
    return {
        name: list(csv.DictReader((folder / f"{name}.csv").read_text(encoding="utf-8").splitlines()))
        for name in ("market", "intrigue", "houses", "arena")
    }
