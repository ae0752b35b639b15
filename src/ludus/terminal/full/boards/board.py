"""The contract of the boards, those made for one game and the one for all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.text import Text

from ludus.kernel.decision import Choice, Event
from ludus.kernel.game import Game
from ludus.kernel.text import words
from ludus.tables.wire import Update
from ludus.terminal.boards import find_board


class Scene(Struct, frozen=True):
    """All that a drawing depends on."""

    update: Update
    labels: tuple[str, ...]  # names of the seats
    language: str
    dark: bool
    roomy: bool = False  # there is space to spare
    columns: int = 78  # of the screen
    width: int = 77  # columns of the table
    height: int = 24  # lines of the screen
    wide: bool = False  # the log stands beside the table, not below it

    @property
    def view(self) -> dict[str, Any]:
        return self.update.view or {}


class Face(Struct, frozen=True):
    """A part of an answer as a button: what it is, its colour, and a word beside it."""

    label: str
    colour: str = ""
    note: str = ""
    faint: bool = False  # it cannot be chosen now


class FullBoard:
    """Draws a position, its hand and its log; turns chosen parts into moves and back."""

    example = "…"  # of a typed move
    letters = ""  # that begin a move although they are keys: while a move is asked for, the move is meant
    card_width = 8  # columns

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines = find_board(game)
        self.words = words(game.name)

    def status(self, scene: Scene) -> Text:
        """The table as this client may see it, without the own hand."""
        return Text("\n".join(self.lines.status(scene.view, scene.labels, scene.language)))

    def headline(self, scene: Scene) -> str:
        """What stands beside the name of the game; '' if nothing."""
        return ""

    def presence(self, scene: Scene, place: int) -> list[str]:
        """What is said of anyone who sits there, or does not."""
        now, say = scene.update.seats[place], self.words.say
        marks = [say(scene.language, "f-thinking")] if now.thinking else []
        if now.stand_in:
            marks.append(say(scene.language, "f-stands-in", level=now.stand_in))
        elif not now.here and now.kind in ("person", "program"):
            marks.append(say(scene.language, "f-away"))
        return marks

    def hand(self, scene: Scene) -> list[str]:
        """The parts that can be chosen, in the order in which they are shown."""
        question = scene.update.question
        return list(question.parts) if question else []

    def single(self, scene: Scene) -> bool:
        """Does one part make an answer, so that another choice replaces it?"""
        return scene.update.question is not None and scene.update.question.kind == "one"

    def start(self, scene: Scene) -> list[str]:
        """The parts that are chosen before anybody has chosen anything."""
        return []

    def part_width(self, scene: Scene) -> int:
        """Columns of a part of the present question."""
        return self.card_width

    def face(self, part: str, scene: Scene) -> Face:
        return Face(part)

    def compose(self, scene: Scene, parts: Sequence[str]) -> str:
        """The move that these parts make; '' if none."""
        return " ".join(parts)

    def parts(self, scene: Scene, move: str) -> list[str]:
        """The parts of a move, so that a typed move shows in the hand."""
        hand = self.hand(scene)
        return [word for word in move.upper().replace(",", " ").split() if word in hand]

    def choice(self, choice: Choice, scene: Scene) -> str:
        """A short text for an answer that needs no parts."""
        facts = self.words.tell(scene.language, choice.facts[:1], scene.labels)
        return f"{choice.move}  {facts}" if facts else choice.move

    def tally(self, scene: Scene, parts: Sequence[str]) -> str:
        """What the chosen parts come to while they are no move yet."""
        return ""

    def story(self, events: Sequence[Event], scene: Scene) -> list[str]:
        self.lines.look(scene.view)
        return self.lines.story(events, scene.labels, scene.language)

    def phrase(self, text: str, facts: dict[str, Any], scene: Scene) -> str:
        """What someone said, with the phrases of the game written out."""
        return text

    def paint(self, text: str, dark: bool) -> Text:
        """A line of text with the colours of the game."""
        return Text(text)
