"""Was the chance of a recorded game what was promised? `ludus verify`."""

from __future__ import annotations

from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError
from ludus.kernel.text import words
from ludus.match import Match
from ludus.record import HEADER, MOVE, Reader, chance_lines
from ludus.terminal.files import read_text
from ludus.terminal.saves import load_match, load_seats
from ludus.terminal.screen import Screen

SHOWN_ITEMS = 5
SHOWN_LETTERS = 40
SHOWN_HEX = 64


class Verifier:
    """A record under examination; every finding names its line."""

    def __init__(self, file: str, language: str, screen: Screen) -> None:
        self.file = file
        self.language = language
        self.screen = screen
        self.lines = [line.strip() for line in read_text(file).splitlines()]
        self.headers = {
            found.group(1): (number, found.group(2))
            for number, line in enumerate(self.lines, 1)
            if (found := HEADER.fullmatch(line))
        }
        self.right = 0  # lines that say what was derived
        self.wrong = 0
        self.missing = 0  # events that no line states

    def say(self, message: str, **values: object) -> None:
        self.screen.say(words().say(self.language, message, **values), indent=2)

    def fault(self, message: str, **values: object) -> None:
        self.wrong += 1
        self.say(message, **values)

    def run(self) -> int:
        """Examine everything; 0 if all of it is proven right."""
        sealed = "Commitment" in self.headers or "Secret" in self.headers
        if sealed and ("Seed" in self.headers or "Dice" in self.headers):
            self.fault("t-verify-two-sources")
        elif sealed and "Secret" not in self.headers:
            return self.unproven("t-verify-running")
        elif "Seed" not in self.headers and not sealed:
            return self.unproven("t-verify-no-source")
        else:
            self.derive(sealed)
        return self.verdict(sealed)

    def unproven(self, message: str) -> int:
        """Without the source of chance only the moves can be checked."""
        match = load_match("\n".join(self.lines), self.file)
        if "Commitment" in self.headers:
            self.say("t-verify-commitment", commitment=self.headers["Commitment"][1][:SHOWN_HEX])
        if match.over and message == "t-verify-running":
            message = "t-verify-secret-missing"
        self.say(message, moves=len(match.steps))
        return 1

    def derive(self, sealed: bool) -> None:
        """Deal again from the secret or the seed and compare every random event."""
        only_headers = [line if HEADER.fullmatch(line) else "" for line in self.lines]
        try:
            match = load_match("\n".join(only_headers), self.file)
        except LudusError as error:
            self.fault("t-verify-fault", reason=error.text(self.language))
            return
        if sealed:
            line, value = self.headers["Commitment"]
            self.say("t-verify-fits", line=line, commitment=value[:SHOWN_HEX])
            self.show_words(match)
        if match.start is not None:
            self.say("t-verify-start", line=self.headers["Start"][0])
        self.compare(match)

    def show_words(self, match: Match) -> None:
        """What was mixed into the secret: only those who typed it can say whether it was changed."""
        typed = match.headers.get("Seeds", "")
        seeds = typed.split(",") if typed else []
        sitters = load_seats("\n".join(self.lines), match) or []
        people = [sitter.label(seat) for seat, sitter in enumerate(sitters) if sitter.is_person]
        if len(people) != len(seeds):
            people = [f"#{number}" for number in range(1, len(seeds) + 1)]
        for who, seed in zip(people, seeds, strict=True):
            self.say("t-verify-words", line=self.headers["Seeds"][0], who=who, words=seed)
        if not seeds:
            self.say("t-verify-no-words")
        table = match.headers.get("Table", "")
        if table:
            self.say("t-verify-table", line=self.headers["Table"][0], table=table)
        else:
            self.say("t-verify-no-table")

    def compare(self, match: Match) -> None:
        """Follow the moves, and judge the random events that the record states."""
        try:
            reader = Reader("\n".join(self.lines))
        except LudusError as error:
            self.fault("t-verify-fault", reason=error.text(self.language))
            return
        if reader.scripted():
            self.compare_script(match, reader)
        else:
            self.compare_moves(match)
        if not self.wrong:
            self.check_rest()

    def compare_script(self, match: Match, reader: Reader) -> None:
        """A record in the game's own way: its random events stand before everything else."""
        expected = chance_lines(match, match.dealt)
        recorded = [each for lines in reader.chance.values() for each in lines]
        for number, _, seat, move in reader.moves:
            try:
                match.play(seat, move)
            except LudusError as error:
                why = error.text(self.language)
                self.fault("t-verify-move", line=number, move=move[:SHOWN_LETTERS], reason=why)
                recorded = recorded[: len(expected)]
                break
            expected += chance_lines(match, match.steps[-1].chance)
        self.judge(recorded, expected)

    def compare_moves(self, match: Match) -> None:
        expected = chance_lines(match, match.dealt)
        recorded: list[tuple[int, str]] = []
        for number, line in enumerate(self.lines, 1):
            if line.startswith("@"):
                recorded.append((number, line))
            elif found := MOVE.fullmatch(line):
                self.judge(recorded, expected)
                recorded = []
                try:
                    match.play(SEATS.index(found.group(2)), found.group(3))
                except LudusError as error:
                    why = error.text(self.language)
                    self.fault("t-verify-move", line=number, move=line[:SHOWN_LETTERS], reason=why)
                    return
                expected = chance_lines(match, match.steps[-1].chance)
        self.judge(recorded, expected)

    def judge(self, recorded: list[tuple[int, str]], expected: list[str]) -> None:
        """The events of one decision as they are recorded and as they must be."""
        for number, line in recorded:
            label = " ".join(line.split()[1:3])[:SHOWN_LETTERS]
            should = expected.pop(0) if expected else "-"
            if line == should:
                self.right += 1
                self.say("t-verify-right", line=number, event=label)
            else:
                place, said, meant = first_difference(line, should)
                self.fault("t-verify-wrong", line=number, event=label, place=place, told=said, expected=meant)
        self.missing += len(expected)
        for line in expected:
            self.say("t-verify-untold", event=" ".join(line.split()[1:3]))

    def check_rest(self) -> None:
        """Numbers of moves and the notes between them."""
        try:
            load_match("\n".join(self.lines), self.file)
        except LudusError as error:
            self.fault("t-verify-fault", reason=error.text(self.language))

    def verdict(self, sealed: bool) -> int:
        self.screen.say()
        if self.wrong:
            self.say("t-verify-bad", right=self.right, wrong=self.wrong)
            return 1
        if not self.right:
            self.say("t-verify-none-told", count=self.missing)
        else:
            self.say("t-verify-good", right=self.right)
            if self.missing:
                self.say("t-verify-derived", count=self.missing)
        self.say("t-verify-proves-sealed" if sealed else "t-verify-proves-seed")
        return 0


def first_difference(recorded: str, expected: str) -> tuple[int, str, str]:
    """Where two lines of chance part, counted in items, with a few items of each from there on."""
    items = [line.rpartition(" ")[2].split(".") for line in (recorded, expected)]
    same = 0
    while all(same < len(line) for line in items) and items[0][same] == items[1][same]:
        same += 1
    if recorded.rpartition(" ")[0] != expected.rpartition(" ")[0]:
        return 1, recorded[:SHOWN_LETTERS], expected[:SHOWN_LETTERS]  # not even the same event
    said, meant = (".".join(line[same : same + SHOWN_ITEMS]) or "-" for line in items)
    return same + 1, said, meant


def verify(file: str, language: str, screen: Screen | None = None) -> int:
    return Verifier(file, language, screen or Screen()).run()
