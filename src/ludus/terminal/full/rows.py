"""Rows of buttons that are walked with the arrows: the hand, and answers that need no cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from ludus.terminal.full.boards.board import Face

GAP = "  "


class Row(Widget, can_focus=True):
    """Buttons beside each other, drawn as one widget so that a new hand never flickers or loses the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("home", "walk(-99)", show=False),
        Binding("end", "walk(99)", show=False),
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.cursor = 0

    @property
    def count(self) -> int:
        return 0

    def action_walk(self, steps: int) -> None:
        self.cursor = max(0, min(self.count - 1, self.cursor + steps))
        self.refresh()

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class Hand(Row):
    """The parts of an answer as cards; those chosen are raised and ticked."""

    class Chosen(Message):
        """The choice has changed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "pick_here", show=False),
        *[Binding(str(number % 10), f"pick({number})", show=False) for number in range(1, 11)],
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.parts: list[str] = []
        self.faces: list[Face] = []
        self.chosen: list[int] = []  # places in the hand, in the order of choice
        self.single = False  # one part makes an answer: another choice replaces it
        self.card_width = 8  # columns

    @property
    def count(self) -> int:
        return len(self.parts)

    @property
    def chosen_parts(self) -> list[str]:
        return [self.parts[place] for place in self.chosen]

    def show(self, parts: Sequence[str], faces: Sequence[Face]) -> None:
        """Another hand; the cursor stays at its card, or at the one that took its place."""
        if list(parts) != self.parts:
            at = self.parts[self.cursor] if self.cursor < len(self.parts) else ""
            kept = self.chosen_parts
            self.parts = list(parts)
            self.cursor = self.parts.index(at) if at in self.parts else max(0, min(self.cursor, len(self.parts) - 1))
            self.mark(kept)
        self.faces = list(faces)
        self.refresh(layout=True)

    def mark(self, parts: Sequence[str]) -> None:
        """Choose these parts, as far as they are in the hand; equal cards are distinguished."""
        self.chosen = []
        for part in parts:
            free = [place for place, held in enumerate(self.parts) if held == part and place not in self.chosen]
            self.chosen += free[:1]
        self.refresh()

    def action_pick_here(self) -> None:
        self.action_pick(self.cursor + 1)

    def action_pick(self, number: int) -> None:
        place = number - 1
        if place >= len(self.parts):
            return
        if place in self.chosen:
            self.chosen.remove(place)
        else:
            self.chosen = [place] if self.single else [*self.chosen, place]
        self.cursor = place
        self.refresh()
        self.post_message(self.Chosen())

    def on_click(self, event: events.Click) -> None:
        place = event.y // 3 * self.per_row(self.size.width) + event.x // self.card_width
        if event.x // self.card_width < self.per_row(self.size.width):
            self.action_pick(place + 1)

    # --- Drawing -----------------------------------------------------------------------------

    def per_row(self, width: int) -> int:
        return max(1, width // self.card_width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 3 * max(1, -(-len(self.parts) // self.per_row(width)))

    def render(self) -> Text:
        rows: list[Text] = []
        per_row = self.per_row(self.size.width)
        for first in range(0, len(self.parts), per_row):
            cards = [self.card(place) for place in range(first, min(first + per_row, len(self.parts)))]
            rows += [Text.assemble(*(card[line] for card in cards)) for line in range(3)]
        return Text("\n", no_wrap=True).join(rows)

    def card(self, place: int) -> tuple[Text, Text, Text]:
        face, picked = self.faces[place], place in self.chosen
        here = self.has_focus and place == self.cursor
        inner = self.card_width - 2
        left, right, line, side = ("┏┗", "┓┛", "━", "┃") if picked else ("╭╰", "╮╯", "─", "│")
        number = str((place + 1) % 10) if place < 10 else ""
        style = f"bold {face.colour}" if picked or here else ""
        label = "dim" if face.faint else f"bold {face.colour}"
        top = f"{left[0]}{number}{'✓' if picked else ''}".ljust(inner + 1, line) + right[0]
        bottom = f"{left[1]}{face.note.rjust(inner, line)}{right[1]}"
        middle = Text.assemble(
            (side, style),
            (face.label.center(inner), f"{label}{' reverse' if here else ''}"),
            (side, style),
        )
        return Text(top, style), middle, Text(bottom, style)


class Choices(Row):
    """Answers that need no cards."""

    class Taken(Message):
        """Someone wants this move."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "take", show=False)]

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.moves: list[str] = []
        self.labels: list[str] = []

    @property
    def count(self) -> int:
        return len(self.moves)

    def show(self, moves: Sequence[str], labels: Sequence[str]) -> None:
        self.moves, self.labels = list(moves), [f"[ {label} ]" for label in labels]
        self.cursor = min(self.cursor, max(0, len(moves) - 1))
        self.display = bool(moves)
        self.refresh(layout=True)

    def action_take(self) -> None:
        if self.moves:
            self.post_message(self.Taken(self.moves[self.cursor]))

    def on_click(self, event: events.Click) -> None:
        for place, (row, first, width) in enumerate(self.places(self.size.width)):
            if row == event.y and first <= event.x < first + width:
                self.cursor = place
                self.action_take()

    def places(self, width: int) -> list[tuple[int, int, int]]:
        """Row, first column and width of every button."""
        found, row, at = [], 0, 0
        for label in self.labels:
            size = cell_len(label)
            if at and at + size > width:
                row, at = row + 1, 0
            found.append((row, at, size))
            at += size + len(GAP)
        return found

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.places(width)[-1][0] + 1 if self.labels else 1

    def render(self) -> Text:
        shown, last = Text(), 0
        for place, (row, first, _) in enumerate(self.places(self.size.width)):
            shown.append("\n" if row != last else GAP if first else "")
            here = self.has_focus and place == self.cursor
            shown.append(self.labels[place], "bold reverse" if here else "bold")
            last = row
        return shown
