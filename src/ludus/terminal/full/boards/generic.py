"""A game that has no board of its own, on the full screen: its lines, and choices picked number by number."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludus.kernel.decision import Choice
from ludus.terminal.boards.generic import MANY, GenericBoard, grouped
from ludus.terminal.full.boards.board import Face, FullBoard, Scene
from ludus.terminal.full.boards.room import fitting, room_for

SIGN = "="  # between the name of a number and its value, in a part
LEAST = 3  # values of the first number, however little room there is


class GenericFull(FullBoard):
    """Choices that differ only in numbers become parts: one for each value of each number."""

    lines: GenericBoard
    card_width = 7

    def status(self, scene: Scene) -> Text:
        drawings = (self.drawing(scene, brief) for brief in (False, True))
        return fitting(drawings, scene, room_for(self, scene))

    def drawing(self, scene: Scene, brief: bool) -> list[Text]:
        painted = []
        for line in self.lines.draw(scene.view, scene.labels, scene.language, brief):
            label, colon, rest = line.partition(": ")
            painted.append(Text.assemble((label + colon, "bold"), rest) if colon else Text(line, "bold"))
        return painted

    def groups(self, scene: Scene) -> list[list[Choice]]:
        question = scene.update.question
        return [choices for choices in grouped(question.choices if question else ()) if len(choices) > MANY]

    def hand(self, scene: Scene) -> list[str]:
        """The lowest values of each number, in one row of the screen; anything can be typed."""
        groups = self.groups(scene)
        if not groups:
            return super().hand(scene)
        values: dict[str, set[int]] = {}
        for choice in groups[0]:
            for name, value in numbers_of(choice).items():
                values.setdefault(name, set()).add(value)
        first, *others = ([f"{name}{SIGN}{value}" for value in sorted(found)[:MANY]] for name, found in values.items())
        rest = [part for parts in others for part in parts]
        return first[: max(LEAST, scene.columns // self.card_width - len(rest))] + rest

    def single(self, scene: Scene) -> bool:
        return super().single(scene) and not self.groups(scene)

    def face(self, part: str, scene: Scene) -> Face:
        name, sign, value = part.partition(SIGN)
        if not sign:
            return Face(self.lines.piece("part", part, scene.language))
        message = f"pick-{name}"
        title = self.words.say(scene.language, message) if self.words.has(scene.language, message) else name
        return Face(value, note=title[: self.card_width - 2])

    def compose(self, scene: Scene, parts: Sequence[str]) -> str:
        """The choice with these numbers, the newest of each name, or the one that names these parts."""
        wanted = dict(part.split(SIGN) for part in parts if SIGN in part)
        for choice in (choice for choices in self.groups(scene) for choice in choices):
            if wanted and {name: str(value) for name, value in numbers_of(choice).items()} == wanted:
                return choice.move
        question = scene.update.question
        if wanted or not question:
            return ""
        same = [choice.move for choice in question.choices if sorted(self.parts(scene, choice.move)) == sorted(parts)]
        return same[0] if same else super().compose(scene, parts)

    def parts(self, scene: Scene, move: str) -> list[str]:
        for choice in (choice for choices in self.groups(scene) for choice in choices):
            if choice.move == move:
                return [f"{name}{SIGN}{value}" for name, value in numbers_of(choice).items()]
        question = scene.update.question
        known = question.parts if question else ()
        return [word for word in move.replace(",", " ").split() if word in known]

    def choice(self, choice: Choice, scene: Scene) -> str:
        message = f"move-{choice.move.split()[0]}"
        named = self.words.has(scene.language, message)
        return f"{choice.move}  {self.words.say(scene.language, message)}" if named else super().choice(choice, scene)


def numbers_of(choice: Choice) -> dict[str, int]:
    """The numbers that a choice differs in."""
    values = choice.facts[0].values if choice.facts else {}
    return {name: value for name, value in values.items() if isinstance(value, int)}


BOARD = GenericFull
