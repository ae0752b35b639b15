"""The table of a game that has no board of its own, in lines: drawn from its view, its schema and its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludus.kernel.decision import Choice, Decision
from ludus.kernel.game import Game
from ludus.kernel.pieces import COUNT
from ludus.kernel.schema import game_schema
from ludus.terminal.boards.board import Board, flat
from ludus.terminal.boards.layout import Zone, hints_in, seats_of, zone_of

MANY = 8  # choices with the same message; more of them are shown as a range
GAP = " · "


class GenericBoard(Board):
    """Says what a view holds in the game's own words: `view-FIELD`, `show-FIELD`, `none-FIELD`, `piece-VALUE`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hints = hints_in(game_schema(game))

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        return self.draw(view, labels, language)

    def draw(self, view: dict[str, Any], labels: Sequence[str], language: str, brief: bool = False) -> list[str]:
        """The table; `brief`: of what players have, only what they hold."""
        table = zone_of("", view, self.hints)
        lines = [GAP.join(self.figures(table, language))] if table.figures else []
        lines += [line for zone in table.zones for line in self.zone(zone, labels, language)]
        lines += self.rows(table, language)
        seats = seats_of(view, self.hints)
        for seat in seats if brief else ():
            seat.rows = {name: pieces for name, pieces in seat.rows.items() if COUNT in self.hints[name]}
        return lines + [self.seat(seat, view, labels, language) for seat in seats]

    def label(self, name: str, language: str) -> str:
        """What a field is called; the schema knows it where the texts do not."""
        if self.words.has(language, f"view-{name}"):
            return self.words.say(language, f"view-{name}")
        return str(self.hints.get(name, {}).get("description", name.replace("_", " "))).removesuffix(".")

    def piece(self, name: str, piece: Any, language: str) -> str:
        if piece is None:
            return "?"
        found = [each for each in (f"piece-{name}-{piece}", f"piece-{piece}") if self.words.has(language, each)]
        return self.words.say(language, found[0]) if found else str(flat(piece))

    def figures(self, zone: Zone, language: str) -> list[str]:
        shown = []
        for name, value in zone.figures.items():
            if isinstance(value, bool):
                shown += [self.label(name, language)] if value else []
            else:
                shown.append(f"{self.label(name, language)} {self.value(name, value, language)}")
        return shown

    def value(self, name: str, value: Any, language: str) -> str:
        message = f"value-{name}-{value}"
        return self.words.say(language, message) if self.words.has(language, message) else str(flat(value))

    def rows(self, zone: Zone, language: str) -> list[str]:
        """Rows of pieces that are not empty, or that their owner would miss."""
        return [
            f"{self.label(name, language)}: {' '.join(self.piece(name, piece, language) for piece in pieces) or '-'}"
            for name, pieces in zone.rows.items()
            if pieces
        ]

    def zone(self, zone: Zone, labels: Sequence[str], language: str) -> Iterator[str]:
        """An object: one sentence where the game has one, else what is in it."""
        message = f"{'none' if zone.absent else 'show'}-{zone.name}"
        said = "-" if zone.absent else GAP.join(self.figures(zone, language))
        if self.words.has(language, message):
            who = "" if zone.seat is None else labels[zone.seat]
            said = self.words.say(
                language, message, who=who, **{name: flat(each) for name, each in zone.figures.items()}
            )
        rows = GAP.join(self.rows(zone, language))
        yield f"{self.label(zone.name, language)}: {GAP.join(part for part in (said, rows) if part)}"
        for inner in zone.zones:
            yield from (f"  {line}" for line in self.zone(inner, labels, language))

    def seat(self, zone: Zone, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        marks = [self.words.say(language, "t-you")] if zone.seat is not None and zone.seat == view["seat"] else []
        if zone.seat in view["to_act"]:
            marks.append(self.words.say(language, "t-to-act"))
        who = "" if zone.seat is None else labels[zone.seat]
        who += f" ({', '.join(marks)})" if marks else ""
        parts = [*self.rows(zone, language), *self.figures(zone, language)]
        parts += [line for inner in zone.zones if not inner.absent for line in self.zone(inner, labels, language)]
        return f"{who}: {GAP.join(parts) or '-'}"

    def menu(self, view: dict[str, Any], asked: Decision, labels: Sequence[str], language: str) -> list[str]:
        """The choices; many of one kind as a range."""
        shown = []
        for choices in grouped(asked.choices):
            moves = [choice.move for choice in choices]
            if len(moves) > MANY:
                shown.append(f"{moves[0]} … {moves[-1]}")
            else:
                shown += [f"{choice.move} ({asked.label(choice, language, labels)})" for choice in choices]
        return [", ".join(shown)] if shown else []


def grouped(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices that differ only in numbers belong together."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        first = choice.facts[0] if choice.facts else None
        same = first is not None and first.values and all(isinstance(value, int) for value in first.values.values())
        found.setdefault(first.message if first is not None and same else choice.move, []).append(choice)
    return list(found.values())


BOARD = GenericBoard
