"""Regicide on the full screen (specification 11.1, 11.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludus.kernel.decision import Choice
from ludus.kernel.meta import SEATS
from ludus.terminal.boards.regicide import CARD, SIGNALS, RegicideBoard, worth
from ludus.terminal.full.boards.board import Face, FullBoard, Scene

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
LETTERS = str.maketrans("♣♧♦♢♥♡♠♤", "CCDDHHSS")
# Four colours that stay apart for colour-blind people; sign and letter stand beside them all the same.
DARK = {"C": "#4cc9a0", "D": "#6cb8f0", "H": "#ff8a5c", "S": "#f0f0f0", "X": "#e0c050"}
LIGHT = {"C": "#00694c", "D": "#0058a0", "H": "#b03a00", "S": "#202020", "X": "#7a5c00"}
TOKEN = re.compile(r"(?<![\w-])(?:(?:10|[A2-9TJQK])([CDHS♣♦♥♠])|(X))(?![\w-])")
CALCULATION = r"\d+ - \d+ = \d+"
BAR = 24  # columns


def colour(suit: str, dark: bool) -> str:
    return (DARK if dark else LIGHT).get(suit, "")


class RegicideFull(FullBoard):
    lines: RegicideBoard
    example = "p 8D AC"

    # --- The table ---------------------------------------------------------------------------

    def status(self, scene: Scene) -> Text:
        view, language = scene.view, scene.language
        gap = [Text()] if scene.roomy else []
        lines = [*self.enemy(scene), *gap] if view["enemy"] else []
        lines.append(self.paint(self.lines.counts(view, language), scene.dark))
        lines += [*gap, self.paint(self.lines.table(view, language), scene.dark), *gap, self.seats(scene), *gap]
        if view["players"] == 1:
            lines.append(Text(self.lines.flips(view, language)))
        if "cards" in view["lazaret"]:
            cards = " ".join(view["lazaret"]["cards"]) or "-"
            lines.append(self.paint(self.words.say(language, "b-lazaret", cards=cards), scene.dark))
        return Text("\n").join(lines)

    def enemy(self, scene: Scene) -> list[Text]:
        """A health bar, and the calculation below it."""
        enemy = scene.view["enemy"]
        card, left, health = enemy["card"], enemy["health_left"], enemy["health"]
        full = max(1, round(BAR * left / health)) if left else 0
        style = f"bold {colour(card[-1], scene.dark)}"
        bar = Text.assemble(
            (f" {card[0]}{SIGNS[card[-1]]} ", f"{style} reverse"),
            " ",
            ("█" * full, style),
            ("░" * (BAR - full), "dim"),
            (f" {left}/{health}", "bold"),
        )
        line = self.paint(self.lines.enemy(enemy, scene.language), scene.dark)
        line.highlight_regex(CALCULATION, "bold")
        return [bar, line]

    def seats(self, scene: Scene) -> Text:
        shown = [self.seat(scene, seat) for seat in scene.view["seats"]]
        return Text("\n" if scene.roomy else " · ").join(shown)

    def seat(self, scene: Scene, seat: dict[str, Any]) -> Text:
        view, say, place = scene.view, self.words.say, seat["seat"]
        acts = place == view["turn"] and not view["over"]
        marks = [say(scene.language, "t-you")] if place == view["seat"] else []
        if acts and not scene.update.seats[place].thinking:
            marks.append(say(scene.language, "b-turn"))
        if seat["yielded"]:
            marks.append(say(scene.language, "b-yielded"))
        if seat["known"] and "hand" not in seat:
            marks.append(say(scene.language, "b-holds", cards=" ".join(seat["known"])))
        marks += self.presence(scene, place)
        pointer = "▶ " if acts else "  " if scene.roomy else ""
        count = f"{pointer}{scene.labels[place]} {seat['cards']}/{view['hand_limit']}"
        line = self.paint(f"{count} ({', '.join(marks)})" if marks else count, scene.dark)
        line.stylize("bold" if acts else "")
        return line

    # --- The hand ----------------------------------------------------------------------------

    def hand(self, scene: Scene) -> list[str]:
        mine = [seat["hand"] for seat in scene.view["seats"] if "hand" in seat and seat["seat"] == scene.update.you]
        return self.lines.arranged(mine[0]) if mine else []

    def face(self, part: str, scene: Scene) -> Face:
        if part == "X":
            return Face("X ★", colour("X", scene.dark), "=0")
        note = f"={worth(part)}" if part[0] in "AJQK" else ""
        return Face(f"{part} {SIGNS[part[-1]]}", colour(part[-1], scene.dark), note)

    def compose(self, scene: Scene, parts: Sequence[str]) -> str:
        verb = {"1": "p", "4": "d"}.get(scene.view["step"])
        if not verb or not parts:
            return ""
        ordered = sorted(parts, key=worth) if verb == "d" else parts  # the largest is discarded last (RG-143)
        return " ".join([verb, *ordered])

    def parts(self, scene: Scene, move: str) -> list[str]:
        words = move.upper().translate(LETTERS).replace(",", " ").split()
        return [word.replace("10", "T") for word in words if CARD.fullmatch(word)]

    def choice(self, choice: Choice, scene: Scene) -> str:
        if choice.move.startswith("n "):
            return f"{choice.move}  {scene.labels[SEATS.index(choice.move[2:])]}"
        return super().choice(choice, scene)

    def tally(self, scene: Scene, parts: Sequence[str]) -> str:
        total = sum(map(worth, parts))
        if scene.view["step"] == "4" and scene.view["enemy"]:
            return f"{total} / {scene.view['enemy']['net']}"
        return f"= {total}" if parts else ""

    # --- Words ---------------------------------------------------------------------------------

    def phrase(self, text: str, facts: dict[str, Any], scene: Scene) -> str:
        sign, _, word = text.partition(" ")
        message = f"signal-{SIGNALS.get(word, word)}"
        if sign != "s" or not self.words.has(scene.language, message):
            return text
        if "count" not in facts and scene.update.you is not None:
            return self.lines.phrase(scene.view, scene.update.you, text, scene.language)
        return self.words.say(scene.language, message, count=facts.get("count", 0))

    def paint(self, text: str, dark: bool) -> Text:
        """Cards in the colour of their suit."""
        painted = Text(text)
        for found in TOKEN.finditer(text):
            suit = (found.group(1) or "X").translate(LETTERS)
            painted.stylize(f"bold {colour(suit, dark)}", *found.span())
        return painted


BOARD = RegicideFull
