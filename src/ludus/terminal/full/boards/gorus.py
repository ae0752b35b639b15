"""Gorus Maximus on the full screen (specification 11)."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from rich.text import Text

from ludus.games.gorus.cards import ZERO_BONUS
from ludus.kernel.text import LANGUAGES
from ludus.terminal.boards.gorus import GorusBoard, challenges, letter, plus, strength
from ludus.terminal.full.boards.board import Face, FullBoard, Scene

# The colours of the schools; the letter of the school stands beside them always.
DARK = {"B": "#6cb8f0", "N": "#d09a6a", "G": "#4cc9a0", "P": "#ff9ecf", "Y": "#f0e060"}
LIGHT = {"B": "#0058a0", "N": "#7a4a10", "G": "#00694c", "P": "#a82a72", "Y": "#6e5c00"}
TOKEN = re.compile(r"(?<![\w-])([BNGPY])(?:1[0-5]|\d)!?(?![\w-])")
SCHOOL = re.compile(r"(?<!\S)([BNGPY])(?!\S)")


def colour(school: str, dark: bool) -> str:
    return (DARK if dark else LIGHT)[school]


class GorusFull(FullBoard):
    lines: GorusBoard
    example = "B10"
    letters = "b"
    card_width = 7

    # --- The table ---------------------------------------------------------------------------

    def status(self, scene: Scene) -> Text:
        view, language, labels = scene.view, scene.language, scene.labels
        gap = [Text()] if scene.roomy else []
        lines = [self.now(scene), *gap, self.arena(scene), *gap]
        lines += [self.seat(scene, seat) for seat in view["seats"]]
        texts = self.lines.wanderers(view, language)
        texts += [self.lines.favour(view, language), *self.lines.latest(view, labels, language)]
        return Text("\n").join([*lines, *(self.paint(line, scene.dark) for line in texts)])

    def now(self, scene: Scene) -> Text:
        """The schools that matter first, then where in the game we are: one line on a small screen."""
        line = Text(self.lines.now(scene.view, scene.language), "bold")
        for found in SCHOOL.finditer(line.plain):
            line.stylize(f"reverse {colour(found.group(1), scene.dark)}", *found.span())
        return Text.assemble(line, " · ", self.lines.round(scene.view, scene.labels, scene.language))

    def arena(self, scene: Scene) -> Text:
        view = scene.view
        line = self.paint(self.lines.arena(view, scene.labels, scene.language), scene.dark)
        if view["arena"]:
            best = view["arena"][view["winning"]]
            line.highlight_regex(rf"(?<!\w){letter(best['seat'])}:{best['card']}(?!\d)", "reverse")
        return line

    def seat(self, scene: Scene, seat: dict[str, Any]) -> Text:
        view, place = scene.view, seat["seat"]
        acts = place == view["turn"] and not view["over"]
        marks = self.lines.marks(view, seat, scene.language)
        if place == view["seat"]:
            marks.append(self.words.say(scene.language, "t-you"))
        marks += self.presence(scene, place)
        text = self.lines.standing(view, seat, scene.labels, scene.language)
        marked = f" ({', '.join(marks)})" if marks else ""
        return Text(f"{'▶' if acts else ' '} {text}{marked}", "bold" if acts else "")

    # --- The hand ----------------------------------------------------------------------------

    def hand(self, scene: Scene) -> list[str]:
        mine = [seat["hand"] for seat in scene.view["seats"] if "hand" in seat and seat["seat"] == scene.update.you]
        return self.lines.ordered(mine[0]) if mine else []

    def face(self, part: str, scene: Scene) -> Face:
        """As in the lines: (B5) may not be played now, B10! is a challenge; below stands the favour."""
        question = scene.update.question
        figure = scene.view["favour"][part]
        note = f"0/{ZERO_BONUS}" if strength(part) == 0 else plus(figure) if figure else ""
        if question is None:
            return Face(part, colour(part[0], scene.dark), note)
        if part not in {choice.move for choice in question.choices}:
            return Face(f"({part})", note=note, faint=True)
        mark = "!" if challenges(scene.view, part) else ""
        return Face(f"{part}{mark}", colour(part[0], scene.dark), note)

    def parts(self, scene: Scene, move: str) -> list[str]:
        return super().parts(scene, self.lines.complete(scene.view, move).replace("!", ""))

    # --- Words ---------------------------------------------------------------------------------

    def paint(self, text: str, dark: bool) -> Text:
        """Cards in the colour of their school."""
        painted = Text(text)
        for found in TOKEN.finditer(text):
            painted.stylize(f"bold {colour(found.group(1), dark)}", *found.span())
        for school, written in self.in_words:
            for found in written.finditer(text):
                painted.stylize(f"bold {colour(school, dark)}", *found.span())
        return painted

    @cached_property
    def in_words(self) -> list[tuple[str, re.Pattern[str]]]:
        """Cards as the log writes them: `Blue 10`."""
        return [
            (school, re.compile(self.words.say(language, "card-short", school=school, strength="") + r"\d+"))
            for school in DARK
            for language in LANGUAGES
        ]


BOARD = GorusFull
