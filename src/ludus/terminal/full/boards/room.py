"""As much of a table as the screen has room for: boards draw it from rich to poor until it fits."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ludus.terminal.full.boards.board import FullBoard, Scene
from ludus.terminal.full.rows import GAP

CHROME = 6  # lines of the screen that are neither table nor hand: title, question, preview, move line, keys
LOG = 3  # lines that the log has at least
INDENT = 4  # of what is left of a broken line


def fitting(drawings: Iterable[list[Text]], scene: Scene, room: int) -> Text:
    """The first drawing that there is room for, else the last one."""
    lines: list[Text] = []
    for drawing in drawings:
        lines = [line for text in drawing for line in folded(text, scene.width)]
        if len(lines) <= room:
            break
    return Text("\n", no_wrap=True).join(lines)


def room_for(board: FullBoard, scene: Scene, log: int = LOG) -> int:
    """Lines for the table, beside the parts and buttons of the question and a log of so many lines."""
    question, parts = scene.update.question, board.hand(scene)
    choices = [choice for choice in question.choices if not board.parts(scene, choice.move)] if question else []
    buttons = rows_of([f"[ {board.choice(choice, scene)} ]" for choice in choices], scene.columns)
    per_row = max(1, scene.columns // board.part_width(scene))
    rows = max(1, -(-len(parts) // per_row)) if parts or not choices else 0
    asked = board.words.tell(scene.language, [question.prompt], scene.labels) if question else ""
    long = len(asked) > scene.columns
    return scene.height - CHROME - long - 3 * rows - buttons - (0 if scene.wide else log)


def folded(line: Text, width: int) -> list[Text]:
    """A long line broken between words, with its rest moved in."""
    lines, gap = [], " " * INDENT
    while len(line.plain) > width:
        cut = line.plain.rfind(" ", INDENT + 1, width + 1)
        cut = width if cut < 0 else cut
        lines.append(line[:cut])
        line = Text.assemble(gap, line[cut + (line.plain[cut] == " ") :])
    return [*lines, line]


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def rows_of(labels: Iterable[str], columns: int) -> int:
    """How many rows these buttons take."""
    rows, at = 0, columns + 1
    for label in labels:
        if at + len(label) > columns:
            rows, at = rows + 1, 0
        at += len(label) + len(GAP)
    return rows
