"""A game at one keyboard, line by line: people, bots, and everything typed."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

from ludus.bots.bot import Bot
from ludus.bots.levels import make_bot
from ludus.bots.play import bot_seed, bot_turn, tell_result
from ludus.kernel.decision import SEALED, Choice, Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Illegal, LudusError, Unreadable
from ludus.kernel.seeds import Seed
from ludus.kernel.text import words
from ludus.match import Match
from ludus.terminal import colon_commands
from ludus.terminal.auto_pass import AutoPass
from ludus.terminal.boards import find_board
from ludus.terminal.files import Keeper, is_replaceable, reason, write_text
from ludus.terminal.invocation import command
from ludus.terminal.saves import save_text
from ludus.terminal.screen import BOLD, Screen
from ludus.terminal.seats import DEFAULT_LEVEL, Sitter

YES = {"y", "yes", "д", "да"}
INTERRUPTED = 130  # what shells expect after Ctrl-C


@contextlib.contextmanager
def whole() -> Iterator[None]:
    """Ctrl-C waits until a decision is both made and written down."""
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


class Keyboard:
    """One match with everyone who plays it here."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[Sitter],
        screen: Screen,
        keeper: Keeper,
        language: str,
        seed: Seed,
        confirm: bool,
    ) -> None:
        self.match = match
        self.sitters = list(sitters)
        self.screen = screen
        self.keeper = keeper
        self.language = language
        self.seed = seed
        self.confirm = confirm
        self.board = find_board(match.game)
        self.words = words(match.game.name)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.labels = [sitter.label(seat) for seat, sitter in enumerate(sitters)]
        self.bots: dict[int, Bot] = {}
        self.at: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the keyboard
        self.events_read: dict[int | None, int] = {}  # how many events each person has read
        self.phrases: list[tuple[int, dict[str, str]]] = []  # what was said, in every language
        self.heard: dict[int | None, int] = {}
        self.reasons: list[tuple[int, str, list[Fact], int]] = []  # of bots: seat, move, facts, number of the step
        self.passing = [AutoPass(self.board) for _ in sitters]
        self.let_go = ""  # the last occasion that the person let pass
        self.moment = match.game.moment(match.state)
        self.moment_began = len(match.steps)  # the number of its first step

    # --- Words ---------------------------------------------------------------------------

    def text(self, message: str, **values: object) -> str:
        return self.words.say(self.language, message, **values)

    def say(self, message: str, **values: object) -> None:
        self.screen.say(self.text(message, **values))

    def sentence(self, facts: Sequence[Fact], joint: str = "; ") -> str:
        return joint.join(self.words.tell(self.language, [fact], self.labels) for fact in facts)

    def refuse(self, error: LudusError) -> None:
        text = error.text(self.language)
        self.screen.say(f"{text} {self.text('t-try')}" if isinstance(error, Unreadable) else text)

    # --- The game ------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until someone leaves; the exit code."""
        try:
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
            for bot in self.bots.values():
                bot.close()

    def seat_bots(self) -> None:
        for seat, sitter in enumerate(self.sitters):
            if sitter.level and seat not in self.match.played_on:
                self.bots[seat] = make_bot(self.match.game, sitter.level, bot_seed(self.seed, seat))
        self.play_on()

    def play_on(self) -> None:
        """A bot plays for everyone who has resigned, where the game needs that."""
        left = set() if self.match.over else self.match.played_on - self.bots.keys()
        for seat in sorted(left):
            self.bots[seat] = make_bot(self.match.game, DEFAULT_LEVEL, bot_seed(self.seed, seat))
            self.people = [person for person in self.people if person != seat]
            self.say("t-plays-on", name=self.labels[seat], level=DEFAULT_LEVEL)

    def next_decision(self) -> None:
        """Where several answer at once the order changes nothing: bots first, then anyone who has the keyboard."""
        asked = self.match.to_act
        bot_seats = [seat for seat in asked if seat in self.bots]
        if self.at is not None and self.occasion(self.at):
            self.person_move(self.at)
        elif bot_seats:
            self.bot_move(bot_seats[0])
        else:
            seat = self.at if self.at is not None and self.at in asked else asked[0]
            if not self.pass_for(seat) and not self.answer_obvious(seat):
                self.person_move(seat)

    def occasion(self, seat: int) -> str:
        """A moment at which the only person may act though bots are asked; '' for none, or one they let pass."""
        if len(self.people) > 1 or seat not in self.match.may_act:
            return ""
        occasion = self.board.occasion(self.match.view(seat))
        return "" if occasion == self.let_go else occasion

    def answer_obvious(self, seat: int) -> bool:
        """Answer for the only person what needs no thought; several people would learn who has nothing to say."""
        obvious = self.board.obvious(self.match.view(seat), self.match.moves(seat)) if len(self.people) == 1 else ""
        if obvious:
            with whole():
                self.match.play(seat, obvious)
                self.keep()
        return bool(obvious)

    def pass_for(self, seat: int) -> bool:
        """Pass for someone who wished so beforehand; says so when it ends."""
        passing = self.passing[seat]
        move = passing.answer(self.match.view(seat), self.match.moves(seat))
        if move:
            passing.passed += 1
            with whole():
                self.match.play(seat, move)
                self.keep()
            self.tell_news()
        elif passing.ended:
            self.say(f"b-pass-ended-{passing.ended}", name=self.labels[seat], count=passing.passed)
            passing.ended = ""
        return bool(move)

    def bot_move(self, seat: int) -> None:
        bot = self.bots[seat]
        turn = bot_turn(self.match, seat, self.seed)
        move = bot.choose(turn)
        faults = bot.faults()
        facts = bot.explain(turn, move)
        self.reasons = [reason for reason in self.reasons if self.shown_at(reason[3]) >= self.last_of_a_person()]
        with whole():
            self.match.faults += faults
            self.match.play_move(seat, move)
            self.reasons.append((seat, self.match.steps[-1].move, facts, len(self.match.steps) - 1))
            self.keep()
        for fault in faults:
            self.screen.say(fault, indent=2)
        self.tell_news()

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
        return max((number for number, step in enumerate(steps) if step.seat not in self.bots), default=0)

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
                self.try_move(seat, line)

    def try_move(self, seat: int, line: str) -> None:
        """Make the move that was typed, or say why not; of several in one line all or none."""
        match, before = self.match, len(self.match.steps)
        seat, line = self.speaker(seat, line)
        typed = self.joined(seat, line)
        made = 0
        try:
            for text in typed:
                if made and not match.can_undo(seat, watched=False):
                    raise colon_commands.said("t-joined-new", move=match.steps[-1].move)
                if not self.make(seat, text, last=made == len(typed) - 1):
                    self.say("t-kept")
                    break
                made += 1
        except LudusError as error:
            self.refuse(error)
            if len(typed) > 1:
                self.say("t-joined-none", move=typed[made])
        if made == len(typed):
            self.tell_news()
            self.play_on()
        elif made:
            match.rewind(before)

    def make(self, seat: int, line: str, last: bool) -> bool:
        """Make one move; False if it was not meant after all."""
        match = self.match
        text = self.numbered(seat, line) or self.board.complete(match.view(seat), line)
        move = match.game.parse(match.state, seat, text)
        move, notes = match.game.normalize(match.state, seat, move)
        why = match.state.why_not(seat, move)
        if why:
            raise Illegal(match.game, match.game.rule(why), text)
        for note in notes:
            self.screen.say(self.sentence([note]))
        if not self.confirmed(seat, move):
            return False
        with whole():
            match.play_move(seat, move, match.game.quoted(text))
            if last:
                self.keep()
        return True

    def joined(self, seat: int, line: str) -> list[str]:
        """The moves of a line: several where the game allows it and every word is one, `TA2 E` or `A:TA2 A:E`."""
        if not self.board.joins:
            return [line]
        view, state = self.match.view(seat), self.match.state
        mine = f"{SEATS[seat]}:"
        words = [word[len(mine) :] if word.upper().startswith(mine) else word for word in line.split()]
        try:
            for word in words:
                self.match.game.parse(state, seat, self.board.complete(view, word))
        except Unreadable:
            return [line]
        return words

    def speaker(self, seat: int, line: str) -> tuple[int, str]:
        """Who is meant: `B: pay A 3` is B's, if that person may act without being asked."""
        letter, colon, rest = line.partition(":")
        other = SEATS.find(letter.strip().upper()) if colon and len(letter.strip()) == 1 else -1
        return (other, rest.strip()) if other in self.people and other in self.match.may_act else (seat, line)

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """The answers that have a number; of a very long list only the simpler ones."""
        decision = self.match.decision(seat)
        return decision.choices if decision is not None else ()

    def numbered(self, seat: int, line: str) -> str:
        """The move of a number in the list; '' for any other text, such as a number that the board understands."""
        if not line.isdecimal():
            return ""
        amount = self.board.amount(self.match.view(seat), line)
        if amount:
            return amount
        choices = self.choices(seat)
        if 1 <= int(line[:9]) <= len(choices):
            return choices[int(line[:9]) - 1].move
        if self.board.complete(self.match.view(seat), line) != line:
            return ""
        raise colon_commands.said("t-number", number=line, count=len(choices))

    def confirmed(self, seat: int, move: int) -> bool:
        warnings = self.match.game.warnings(self.match.state, seat, move) if self.confirm else []
        if not warnings:
            return True
        return self.yes("t-confirm", warning=self.sentence(warnings, " "))

    def yes(self, message: str, **values: object) -> bool:
        return self.screen.ask(self.text(message, **values)).lower() in YES

    # --- Who looks at the screen -----------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Hide one person's cards before the next person looks. False if a move was taken back instead."""
        if self.at is not None:
            self.tell_news()
            if self.screen.interactive:
                undo = self.at in self.people and self.match.can_undo(self.at, watched=False)
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

    def keep(self) -> None:
        now = self.match.game.moment(self.match.state)
        if now != self.moment:
            self.moment, self.moment_began = now, len(self.match.steps)
        if not self.keeper.keep(save_text(self.match, self.sitters)):
            self.say("t-not-kept", file=str(self.keeper.path), reason=self.keeper.failed)

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
            write_text(path, save_text(self.match, self.sitters))
        except (OSError, ValueError) as error:
            why = reason(error) if isinstance(error, OSError) else str(error)
            self.say("t-not-saved", file=name, reason=why)
            return False
        self.say("t-saved", file=name)
        return True

    def tell_where(self) -> None:
        """Where the unfinished game is and how to go on with it."""
        if self.keeper.safe:
            self.say("t-resume-with")
            self.screen.say(f"  {command('play', '--resume', str(self.keeper.path))}", fold=False)
        else:
            self.say("t-lost", reason=self.keeper.failed or "-")

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
        tell_result(self.bots.values(), outcome)
        if self.keeper.safe:
            self.say("t-record", file=str(self.keeper.path))
            if "Secret" in self.match.headers:
                self.say("t-verify-with")
                self.screen.say(f"  {command('verify', str(self.keeper.path))}", fold=False)
            elif "Commitment" in self.match.headers:
                self.say("t-no-secret")
            return
        self.say("t-lost", reason=self.keeper.failed or "-")
        while self.screen.interactive:
            name = self.screen.ask(self.text("t-save-where"))
            if not name or self.save(name):
                return
