"""Positions as JSON-able dicts, read field by field: an error names the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ludus.kernel.refusals import BadPosition

if TYPE_CHECKING:
    from ludus.kernel.game import Game


class Table(Protocol):
    """What is agreed before a game and never changes."""

    @property
    def players(self) -> int: ...


T = TypeVar("T", bound=Table)


class FieldReader(Generic[T]):
    """Reads the fields of a position; the game's own `Reader` makes a state of them."""

    def __init__(self, game: Game, position: dict[str, Any], table: T) -> None:
        self.game = game
        self.position = position
        self.table = table
        self.players = int(table.players)

    def wrong(self, field: str, value: Any = None) -> BadPosition:
        shown = self.position.get(field) if value is None else value
        return BadPosition("position-value", self.game, field=field, value=str(shown)[:200])

    def number(self, field: str, default: int, low: int, high: int, source: dict[str, Any] | None = None) -> int:
        value = (self.position if source is None else source).get(field, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, value)
        return value

    def numbers(self, field: str, value: Any, low: int, high: int, size: int = -1) -> list[int]:
        """A list of numbers, of any length where no size is given."""
        if not isinstance(value, list) or not all(type(n) is int and low <= n <= high for n in value):
            raise self.wrong(field, value)
        if 0 <= size != len(value):
            raise self.wrong(field, value)
        return value[:]

    def rows(
        self, field: str, count: int, low: int, high: int, default: list[list[int]] | None = None
    ) -> list[list[int]]:
        """Several lists of numbers; empty ones where the position leaves them out."""
        value = self.position.get(field, [[] for _ in range(count)] if default is None else default)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field)
        return [self.numbers(field, row, low, high) for row in value]

    def named(self, field: str, value: Any, known: Mapping[str, int]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self.wrong(field, value)
        return known[value]

    def check_twice(self, cards: list[int], name: Callable[[int], str] = str) -> None:
        """No card may lie in two places."""
        twice = sorted(card for card, count in Counter(cards).items() if count > 1)
        if twice:
            raise BadPosition("position-twice", self.game, cards=", ".join(map(name, twice)))
