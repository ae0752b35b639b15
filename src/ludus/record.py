"""Games as text files: headers, then one decision per line.

[Game "regicide"]
[Rules "1"]
[Players "2"]
[first "A"]              an option that is not at its default
[Seed "7"]               with Dice "5 2" if those were thrown first; or Commitment, Seeds, Table and (after
                             the end) Secret; or Dice "recorded": chance is in the record alone

@ tavern 0 7H.2C. ...    a random event: stream, number, result
1 A p 8D AC              number, seat, move
* draw A2                what followed; checked when the record is read
; a comment
"""

from __future__ import annotations

import json
import re
from typing import Any

from ludus.games import find, names
from ludus.kernel.chance import Chance, Fast
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadMove, BadOption, BadPosition, BadRecord, LudusError
from ludus.kernel.sealed import Loaded, Replayed, Sealed, commitment
from ludus.kernel.seeds import seed_number
from ludus.match import Match

HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
MOVE = re.compile(r"(\d{1,6}) ([A-H]) (\S.*)")
EVENT = re.compile(r"@ (\S+) (\d{1,6}) (\S+)")


def _header(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def write_record(match: Match, secrets: bool = True) -> str:
    """The game as text. Without `secrets` neither the source of chance nor its results are written;
    a sealed secret is written only after the end."""
    lines = _headers(match)
    if secrets:
        lines += _source_headers(match)
    lines.append("")
    script = match.game.script(match.state, match.raw_events(), match.chance_results, secrets)
    if script is not None:
        chance = [*match.dealt, *(event for step in match.steps for event in step.chance)] if secrets else []
        return "\n".join(lines + chance_lines(match, chance) + script) + "\n"
    if secrets:
        lines += chance_lines(match, match.dealt)
    for number, step in enumerate(match.steps, 1):
        lines.append(f"{number} {SEATS[step.seat]} {step.move}")
        if secrets:
            lines += chance_lines(match, step.chance)
        lines += match.game.annotate(step.events)
    return "\n".join(lines) + "\n"


def _source_headers(match: Match) -> list[str]:
    lines = [_header(name, value) for name, value in match.headers.items() if name != "Secret" or match.over]
    if match.start is not None:
        lines.append(_header("Start", json.dumps(match.start, sort_keys=True)))
    return lines + [_header("Fault", fault) for fault in match.faults]


def _headers(match: Match) -> list[str]:
    meta = match.game.meta
    lines = [_header("Game", meta.name), _header("Rules", str(meta.rules)), _header("Players", str(match.players))]
    return lines + [
        _header(option.name, match.options[option.name])
        for option in meta.options
        if match.options[option.name] != option.default
    ]


def chance_lines(match: Match, events: list[tuple[int, int]]) -> list[str]:
    """Random events as lines of a record."""
    results = match.chance_results
    lines = []
    for stream, number in events:
        items = ".".join(match.game.item_text(stream, item) for item in results[stream, number])
        lines.append(f"@ {match.game.stream_name(stream)} {number} {items}")
    return lines


class Reader:
    """A record on its way to a match; every complaint names a line."""

    def __init__(self, text: str) -> None:
        self.headers: dict[str, tuple[int, str]] = {}
        self.faults: list[str] = []
        self.moves: list[tuple[int, int, int, str]] = []  # line, number, seat, move
        self.notes: dict[int, list[tuple[int, str]]] = {0: []}  # per move: engine lines
        self.chance: dict[int, list[tuple[int, str]]] = {0: []}  # per move: lines of chance
        self.script: list[tuple[int, str]] = []  # lines in the game's own way
        for number, line in enumerate(text.splitlines(), 1):
            self.take(number, line.strip())

    def take(self, number: int, line: str) -> None:
        if not line or line.startswith(";"):
            return
        if header := HEADER.fullmatch(line):
            name = header.group(1)
            if self.moves:
                raise BadRecord("record-late-header", number, name=name)
            value = re.sub(r"\\(.)", r"\1", header.group(2))
            if name == "Fault":
                self.faults.append(value)
                return
            if name in self.headers:
                raise BadRecord("record-twice", number, name=name)
            self.headers[name] = (number, value)
        elif self.scripted() and not line.startswith("@ "):
            self.take_script(number, line)
        elif line.startswith("* "):
            self.notes[len(self.moves)].append((number, line))
        elif line.startswith("@ "):
            self.chance[len(self.moves)].append((number, line))
        elif move := MOVE.fullmatch(line):
            self.moves.append((number, int(move.group(1)), SEATS.index(move.group(2)), move.group(3)))
            self.notes[len(self.moves)] = []
            self.chance[len(self.moves)] = []
        else:
            raise BadRecord("record-line", number, text=line)

    def scripted(self) -> bool:
        """Does the game write its records in its own way?"""
        name = self.headers.get("Game", (0, ""))[1]
        return name in names() and find(name).scripted

    def take_script(self, number: int, line: str) -> None:
        try:
            decisions = find(self.header("Game")).read_line(line)
        except ValueError:
            raise BadRecord("record-line", number, text=line) from None
        self.script.append((number, line))
        for seat, move in decisions or ():
            self.moves.append((number, len(self.moves) + 1, seat, move))
            self.notes[len(self.moves)] = []
            self.chance[len(self.moves)] = []

    def header(self, name: str) -> str:
        if name not in self.headers:
            raise BadRecord("record-header", 1, name=name)
        return self.headers[name][1]

    def number(self, name: str) -> int:
        text = self.header(name)
        if not re.fullmatch(r"\d{1,9}", text):
            raise BadRecord("record-value", self.headers[name][0], name=name, value=text)
        return int(text)

    def match(self) -> Match:
        try:
            game = find(self.header("Game"))
        except BadOption as error:
            raise BadRecord("record-reason", self.headers["Game"][0], reason=error) from None
        if self.number("Rules") != game.meta.rules:
            raise BadRecord(
                "record-rules", self.headers["Rules"][0], version=self.number("Rules"), ours=game.meta.rules
            )
        players = self.number("Players")
        options = self.options(game, players)
        chance, kept = self.source(game, options)
        start = self.start()
        try:
            match = Match(game, players, options, chance, kept, start)
        except BadPosition as error:
            raise BadRecord("record-reason", self.headers["Start"][0], reason=error) from None
        except LudusError as error:
            raise BadRecord("record-reason", len(self.headers) + 1, reason=error) from None
        match.faults = self.faults
        return match

    def options(self, game: Game, players: int) -> dict[str, str]:
        known = {option.name for option in game.meta.options}
        given = {name: value for name, (_, value) in self.headers.items() if name in known}
        unknown = set(self.headers) - known - HEADERS
        if unknown:
            name = sorted(unknown)[0]
            raise BadRecord("record-unknown", self.headers[name][0], name=name)
        try:
            return game.check_options(players, given)
        except BadOption as error:
            raise BadRecord("record-reason", self.headers["Players"][0], reason=error) from None

    def source(self, game: Game, options: dict[str, str]) -> tuple[Chance, dict[str, str]]:
        kept = {name: self.headers[name][1] for name in SOURCES if name in self.headers}
        dice = kept.get("Dice")
        rivals = [name for name in SOURCES if name in ("Seed", "Commitment") and name in kept]
        rivals += ["Dice"] if dice == RECORDED else []
        if len(rivals) > 1:
            raise BadRecord("record-sources", self.headers[rivals[1]][0], names=", ".join(rivals))
        if "Seed" in kept:
            fast = Fast(seed_number(kept["Seed"]))
            return Loaded(self.dice(dice), fast) if dice else fast, kept
        if "Secret" in kept:
            line = self.headers["Secret"][0]
            try:
                secret = bytes.fromhex(kept["Secret"])
            except ValueError:
                raise BadRecord("record-value", line, name="Secret", value=kept["Secret"]) from None
            if commitment(game.name, options, secret) != kept.get("Commitment"):
                raise BadRecord("record-commitment", line)
            seeds = tuple(kept["Seeds"].split(",")) if kept.get("Seeds") else ()
            return Sealed(secret, game.stream_name, seeds, kept.get("Table", "")), kept
        return Replayed(self.results(game)), kept

    def dice(self, text: str) -> list[int]:
        if not re.fullmatch(r"\d{1,3}( \d{1,3})*", text):
            raise BadRecord("record-value", self.headers["Dice"][0], name="Dice", value=text)
        return [int(word) for word in text.split()]

    def results(self, game: Game) -> dict[tuple[int, int], list[int]]:
        results: dict[tuple[int, int], list[int]] = {}
        for lines in self.chance.values():
            for number, text in lines:
                event = EVENT.fullmatch(text)
                if event is None or event.group(1) not in game.meta.chance:
                    raise BadRecord("record-line", number, text=text)
                stream = game.meta.chance.index(event.group(1))
                items: list[int] = []
                try:
                    for item in event.group(3).split("."):
                        items.append(game.item_number(stream, item))
                except (ValueError, LudusError):
                    raise BadRecord("record-line", number, text=text) from None
                results[stream, int(event.group(2))] = items
        return results

    def start(self) -> dict[str, Any] | None:
        if "Start" not in self.headers:
            return None
        line, text = self.headers["Start"]
        try:
            start = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord("record-reason", line, reason=str(error)) from None
        if not isinstance(start, dict):
            raise BadRecord("record-value", line, name="Start", value=text)
        return start

    def replay(self) -> Match:
        match = self.match()
        if not self.scripted():
            self.check_chance(match, 0, match.dealt)
        for index, (line, number, seat, move) in enumerate(self.moves, 1):
            if number != index:
                raise BadRecord("record-number", line, number=number, expected=index)
            if seat >= match.players:
                raise BadRecord("record-seat", line, seat=SEATS[seat])
            try:
                match.play(seat, move)
            except BadMove as error:
                raise BadRecord("record-move", line, match.game, move=move, reason=error) from None
            except LudusError as error:
                raise BadRecord("record-reason", line, reason=error) from None
            if not self.scripted():
                step = match.steps[-1]
                self.check_chance(match, index, step.chance)
                self.check_notes(index, match.game.annotate(step.events))
        if self.scripted():
            self.check_script(match)
        return match

    def check_script(self, match: Match) -> None:
        """Every line must be one that the game would write, or several joined by a blank, in this order."""
        chance = [*match.dealt, *(event for step in match.steps for event in step.chance)]
        self.check_lines(self.chance[0], chance_lines(match, chance))
        script = match.game.script(match.state, match.raw_events(), match.chance_results, secrets=True) or []
        known = set(script)
        rest = iter(script)
        for number, line in self.script:
            if not all(part in rest for part in ([line] if line in known else line.split())):
                expected = next((each for each in script if each.split()[0] == line.split()[0]), "-")
                raise BadRecord("record-note", number, text=line, expected=expected)

    def check_notes(self, index: int, lines: list[str]) -> None:
        notes = self.notes[index]
        if notes and [text for _, text in notes] != lines:
            for (number, text), line in zip(notes, [*lines, *[""] * len(notes)], strict=False):
                if text != line:
                    raise BadRecord("record-note", number, text=text, expected=line or "-")
            raise BadRecord("record-note", notes[-1][0], text=notes[-1][1], expected=lines[len(notes)])

    def check_chance(self, match: Match, index: int, events: list[tuple[int, int]]) -> None:
        self.check_lines(self.chance[index], chance_lines(match, events))

    def check_lines(self, recorded: list[tuple[int, str]], lines: list[str]) -> None:
        if not recorded:
            return
        for (number, text), line in zip(recorded, [*lines, *[""] * len(recorded)], strict=False):
            if text != line:
                raise BadRecord("record-chance", number, text=text, expected=line or "-")
        if len(lines) > len(recorded):
            raise BadRecord("record-chance", recorded[-1][0], text="-", expected=lines[len(recorded)])


RECORDED = "recorded"  # the random events stand in the record, and nowhere else
SOURCES = ("Seed", "Commitment", "Seeds", "Table", "Secret", "Dice")
HEADERS = {"Game", "Rules", "Players", "Start", *SOURCES}


def read_record(text: str) -> Match:
    """Replay a record, or raise `BadRecord` with the line that is impossible."""
    return Reader(text).replay()
