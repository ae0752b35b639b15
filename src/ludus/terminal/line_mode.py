"""A game at one keyboard, line by line: people, bots, and everything typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ludus.kernel.decision import SEALED, Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError, Unreadable
from ludus.kernel.text import words
from ludus.match import Match
from ludus.tables import observed
from ludus.tables.table import Table
from ludus.tables.wire import Play, TakeBack
from ludus.terminal import colon_commands
from ludus.terminal.auto_pass import AutoPass
from ludus.terminal.boards import find_board
from ludus.terminal.files import is_replaceable, reason, write_text
from ludus.terminal.invocation import command
from ludus.terminal.line_table import Declined, LineTable
from ludus.terminal.local import LocalTable
from ludus.terminal.saves import save_text
from ludus.terminal.screen import BOLD, Screen
from ludus.terminal.session import new_id
from ludus.terminal.typed_line import try_move

YES = {"y", "yes", "д", "да"}
INTERRUPTED = 130  # what shells expect after Ctrl-C


class Keyboard:
    """One game with everyone who plays it here."""

    def __init__(self, local: LocalTable, screen: Screen, language: str, confirm: bool) -> None:
        match = local.match
        self.local = local
        self.engine = LineTable(local)
        self.screen = screen
        self.language = language
        self.confirm = confirm
        self.board = find_board(match.game)
        self.words = words(match.game.name)
        self.labels = [sitter.label(seat) for seat, sitter in enumerate(local.sitters)]
        self.at: int | None = local.people[0] if len(local.people) == 1 else None  # who sits at the keyboard
        self.events_read: dict[int | None, int] = {}  # how many events each person has read
        self.phrases: list[tuple[int, dict[str, str]]] = []  # what was said, in every language
        self.heard: dict[int | None, int] = {}
        self.passing = [AutoPass(self.board) for _ in local.sitters]
        self.let_go = ""  # the last occasion that the person let pass
        self.moment = match.game.moment(match.state)
        self.moment_began = len(match.steps)  # the number of its first step
        self.announced: set[int] = set()  # seats that bots are known to play to the end
        self.reported = False  # has it been said that the game cannot be kept?

    @property
    def table(self) -> Table:
        return self.local.table

    @property
    def match(self) -> Match:
        return self.local.match

    @property
    def people(self) -> list[int]:
        """The seats of people who play for themselves."""
        return self.table.people()

    # --- Words ---------------------------------------------------------------------------

    def text(self, message: str, **values: object) -> str:
        return self.words.say(self.language, message, **values)

    def say(self, message: str, **values: object) -> None:
        self.screen.say(self.text(message, **values))

    def sentence(self, facts: Sequence[Fact], joint: str = "; ") -> str:
        return joint.join(self.words.tell(self.language, [fact], self.labels) for fact in facts)

    def refuse(self, error: LudusError) -> None:
        text = error.text(self.language)
        unreadable = isinstance(error, Unreadable) or (isinstance(error, Declined) and error.unreadable)
        self.screen.say(f"{text} {self.text('t-try')}" if unreadable else text)

    # --- The game ------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until someone leaves; the exit code."""
        try:
            self.engine.open()
            self.announce_bots()
            self.say("t-welcome", title=self.match.game.meta.title[self.language])
            self.mark_read()
            while not self.match.over:
                self.next_decision()
            self.finish()
            return 0
        except colon_commands.Leave:
            self.say("t-bye")
            self.tell_where()
            return 0
        except EOFError:
            self.say("t-input-ended")
            self.tell_where()
            return 0
        except KeyboardInterrupt:
            self.screen.say()
            self.tell_where()
            return INTERRUPTED
        except (LudusError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            self.tell_where()  # a fault of ours must not cost anybody the game
            raise
        finally:
            self.engine.close()

    def announce_bots(self) -> None:
        """Say for whom a bot plays to the end: people who have resigned, where the game needs that."""
        for seat in sorted(self.table.for_good() - self.announced):
            self.say("t-plays-on", name=self.labels[seat], level=self.table.computer_at(seat))
            self.announced.add(seat)

    def next_decision(self) -> None:
        """Where several answer at once the order changes nothing: bots first, then anyone who has the keyboard.

        Where an answer of a bot would take something from people, they come first.
        """
        asked = self.match.to_act
        people = [seat for seat in asked if not self.table.computer_at(seat)]
        if self.at is not None and self.occasion(self.at):
            self.person_move(self.at)
        elif len(people) < len(asked) and not self.table.people_first():
            self.bot_move()
        else:
            seat = self.at if self.at is not None and self.at in people else people[0]
            if not self.pass_for(seat):
                self.person_move(seat)

    def occasion(self, seat: int) -> str:
        """A moment at which the only person may act though bots are asked; '' for none, or one they let pass."""
        if len(self.people) > 1 or seat not in self.match.may_act:
            return ""
        occasion = self.board.occasion(self.match.view(seat))
        return "" if occasion == self.let_go else occasion

    def pass_for(self, seat: int) -> bool:
        """Answer for someone who need not be asked; says so when passing ends."""
        passing = self.passing[seat]
        move = passing.answer(self.match.view(seat), self.match.moves(seat), alone=len(self.people) == 1)
        if move:
            passing.passed += bool(passing.until)
            self.play(seat, move)
            self.tell_news()
        elif passing.ended:
            self.say(f"b-pass-ended-{passing.ended}", name=self.labels[seat], count=passing.passed)
            passing.ended = ""
        return bool(move)

    def bot_move(self) -> None:
        faults = len(self.match.faults)
        self.engine.let_bot_move()
        self.changed()
        for fault in self.match.faults[faults:]:
            self.screen.say(fault, indent=2)
        self.tell_news()

    def play(self, seat: int, move: str) -> None:
        """Make a move; raises `Declined`."""
        self.engine.ask(seat, Play(new_id(), self.table.version, move))
        self.changed()

    def take_back(self, seat: int) -> None:
        """Take the last move of a seat back; raises `Declined`."""
        self.engine.ask(seat, TakeBack(new_id()))
        self.changed()
        self.passing[seat].stop()
        for reader, count in self.events_read.items():
            self.events_read[reader] = min(count, len(self.match.events(reader)))

    def changed(self) -> None:
        """Something has happened at the table."""
        now = self.match.game.moment(self.match.state)
        if now != self.moment:
            self.moment, self.moment_began = now, len(self.match.steps)
        keeper = self.local.keeper
        if keeper.failed and not self.reported:
            self.say("t-not-kept", file=str(keeper.path), reason=keeper.failed)
        self.reported = bool(keeper.failed)

    def reasons(self) -> list[tuple[int, str, tuple[Fact, ...]]]:
        """Seat, move and facts of what bots have done, as far as it became known since a person last moved."""
        steps, since = self.match.steps, self.last_of_a_person()
        found = []
        for number, thought in sorted(self.local.workers.thoughts.items()):
            made = number < len(steps) and steps[number].move == thought.move
            if made and since <= self.shown_at(number) < len(steps):
                found.append((steps[number].seat, thought.move, thought.facts))
        return found

    def shown_at(self, number: int) -> int:
        """The step by which a step became known; beyond the last one while it waits unseen for other answers.

        Sealed steps are known when their moment is over: some of them may be shown earlier than others.
        """
        match, steps = self.match, self.match.steps
        if SEALED in (match.game.event(raw, None) for raw in steps[number].events):
            return self.moment_began - 1 if number < self.moment_began else len(steps)
        return next((later for later in range(number, len(steps)) if steps[later].events), len(steps))

    def last_of_a_person(self) -> int:
        steps = self.match.steps
        people = (number for number, step in enumerate(steps) if not self.table.computer_at(step.seat))
        return max(people, default=0)

    def person_move(self, seat: int) -> None:
        """Ask one person until a decision is made."""
        if self.at != seat and not self.hand_over(seat):
            return
        self.tell_news()
        self.show_table()
        occasion = self.occasion(seat)
        if occasion:
            self.say("b-free")
        before = len(self.match.steps)
        while len(self.match.steps) == before:
            line = self.screen.ask(self.text("t-prompt", seat=SEATS[seat]))
            if not line and occasion:
                self.let_go = occasion
                return
            if not line:
                self.show_table()
            elif colon_commands.is_order(self, line):
                if colon_commands.follow(self, seat, line):
                    return
            else:
                try_move(self, seat, line)

    def yes(self, message: str, **values: object) -> bool:
        return self.screen.ask(self.text(message, **values)).lower() in YES

    # --- Who looks at the screen -----------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Hide one person's cards before the next person looks. False if a move was taken back instead."""
        if self.at is not None:
            self.tell_news()
            if self.screen.interactive:
                undo = observed.undo(self.table, self.at) == "free"
                line = self.screen.ask(self.text("t-hide-undo" if undo else "t-hide"))
                if line == ":undo" and undo:
                    colon_commands.undo(self, self.at, "")
                    return False
            self.screen.hide()
        self.say("t-pass-keyboard", name=self.labels[seat])
        if self.screen.interactive:
            self.screen.ask(self.text("t-press-enter"))
        self.at = seat
        return True

    def mark_read(self) -> None:
        """What happened before this sitting is old news; the opening of a new game is none."""
        for seat in [None, *self.people]:
            self.events_read[seat] = len(self.match.events(seat)) if self.match.steps else 0

    def tell_news(self) -> None:
        """What happened since the person at the keyboard last looked, as that person may know it."""
        if self.at is None and self.people:
            return  # nobody looks yet
        for seat, texts in self.phrases[self.heard.get(self.at, 0) :]:
            if seat != self.at:
                self.say("t-said", name=self.labels[seat], words=texts[self.language])
        self.heard[self.at] = len(self.phrases)
        events = self.match.events(self.at)
        self.board.look(self.match.view(self.at))
        for line in self.board.story(events[self.events_read[self.at] :], self.labels, self.language):
            self.screen.say(line, indent=4)
        self.events_read[self.at] = len(events)

    def show_table(self) -> None:
        """The table and the question to the person at the keyboard."""
        self.screen.say()
        view = self.match.view(self.at)
        for number, line in enumerate(self.board.status(view, self.labels, self.language)):
            self.screen.say(line, "" if number else BOLD, indent=2 + len(line) - len(line.lstrip()))
        decision = self.match.decision(self.at) if self.at is not None else None
        if decision is not None and self.at is not None:
            self.say("t-your-move", name=self.labels[self.at], question=decision.text(self.language, self.labels))
            for line in self.board.menu(view, decision, self.labels, self.language):
                self.screen.say(line, indent=4)

    # --- The file --------------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Write the game to a file that someone named; the game goes on in any case."""
        path = Path(os.path.expanduser(name))
        try:
            if not is_replaceable(path):
                self.say("t-not-replaced", file=name)
                return False
            if self.confirm and path.is_file() and not self.yes("t-overwrite", file=name):
                self.say("t-kept")
                return False
            write_text(path, save_text(self.match, self.local.sitters))
        except (OSError, ValueError) as error:
            why = reason(error) if isinstance(error, OSError) else str(error)
            self.say("t-not-saved", file=name, reason=why)
            return False
        self.say("t-saved", file=name)
        return True

    def tell_where(self) -> None:
        """Where the unfinished game is and how to go on with it."""
        if self.local.keeper.safe:
            self.say("t-resume-with")
            self.screen.say(f"  {command('play', '--resume', str(self.local.keeper.path))}", fold=False)
        else:
            self.say("t-lost", reason=self.local.keeper.failed or "-")

    # --- The end -----------------------------------------------------------------------------

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None  # the game is over
        self.screen.say()
        self.screen.say(self.text("t-result"), BOLD)
        for line in self.board.result(outcome, self.labels, self.language):
            self.screen.say(line, indent=2)
        for fault in outcome.faults:
            self.screen.say(fault, indent=2)
        if self.local.keeper.safe:
            self.say("t-record", file=str(self.local.keeper.path))
            if "Secret" in self.match.headers:
                self.say("t-verify-with")
                self.screen.say(f"  {command('verify', str(self.local.keeper.path))}", fold=False)
            elif "Commitment" in self.match.headers:
                self.say("t-no-secret")
            return
        self.say("t-lost", reason=self.local.keeper.failed or "-")
        while self.screen.interactive:
            name = self.screen.ask(self.text("t-save-where"))
            if not name or self.save(name):
                return
