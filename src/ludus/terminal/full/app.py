"""The full-screen client: who looks at the screen, and which page they see."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen

from ludus.kernel.text import LANGUAGES, words
from ludus.tables.wire import Accepted, Text
from ludus.terminal.auto_pass import AutoPass
from ludus.terminal.full.boards import find_full_board
from ludus.terminal.full.boards.board import FullBoard, Scene
from ludus.terminal.full.clock_text import pace
from ludus.terminal.full.dialogs import Curtain, Ending, Page, Words
from ludus.terminal.full.table import TableScreen
from ludus.terminal.full.table_source import TableSource
from ludus.terminal.full.waiting_room import WaitingRoom
from ludus.terminal.session import Session, labels

ROOMY = Size(110, 30)
MARGIN = 2  # columns
SCROLLBAR = 1
DARK, LIGHT = "textual-dark", "textual-light"
PASS_DELAY, PASS_JITTER = 0.45, 0.5  # seconds before a pass that was wished for beforehand


class TableApp(App[None]):
    """Everything between the source to a table and the screen."""

    TITLE = "Ludus"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False, priority=True),
        Binding("f2", "language", show=False, priority=True),
        Binding("f3", "shade", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, source: TableSource, language: str, confirm: bool = True, dark: bool = True) -> None:
        super().__init__()
        self.source = source
        self.language = language
        self.confirm = confirm
        self.theme = DARK if dark else LIGHT
        self.sessions: list[Session] = []
        self.at: Session | None = None  # whose person looks at the screen
        self.ended = False  # the result was shown
        self.wants_next = False  # this person has asked for another game
        self._board: FullBoard | None = None

    # --- Words and drawings ------------------------------------------------------------------

    @property
    def game(self) -> str | None:
        known = [session.update.game for session in self.sessions if session.update is not None]
        return known[0] if known else None

    def say(self, message: str, **values: object) -> str:
        return words(self.game).say(self.language, message, **values)

    def why(self, reason: Text | None, rule: str) -> str:
        """A refusal in the person's language, with the number of its rule."""
        text = (reason or {}).get(self.language) or (reason or {}).get("en", "")
        return text if not rule or rule in text else f"{text} ({rule})"

    @property
    def board(self) -> FullBoard:
        if self._board is None or self._board.game.name != self.game:
            assert self.game is not None  # a table is drawn after its first update
            self._board = find_full_board(self.game)
        return self._board

    @property
    def person(self) -> Session:
        assert self.at is not None  # the curtain is up otherwise
        return self.at

    def scene(self, session: Session) -> Scene:
        assert session.update is not None
        names = tuple(labels(session.update.seats))
        roomy = self.size.width >= ROOMY.width and self.size.height >= ROOMY.height
        wide = self.size.width >= ROOMY.width
        columns = self.size.width - MARGIN
        room = columns - SCROLLBAR
        width = room * 3 // 5 - MARGIN if wide else room  # as in style.tcss
        dark = self.current_theme.dark
        return Scene(session.update, names, self.language, dark, roomy, columns, width, self.size.height, wide)

    def name_of(self, session: Session) -> str:
        update = session.update
        return "" if update is None or update.you is None else labels(update.seats)[update.you]

    def trouble(self) -> str:
        """What the banner says; '' if all is well."""
        session = self.at or (self.sessions[0] if self.sessions else None)
        if session is None:
            return ""
        if session.closing is not None and not session.closing.retry:
            return self.why(session.closing.reason, "")
        return self.say("f-away-banner", reason=session.away.reason) if session.away is not None else ""

    # --- Lines -------------------------------------------------------------------------------

    async def on_mount(self) -> None:
        self.install_screen(WaitingRoom(), "waiting-room")
        self.install_screen(TableScreen(), "table")
        self.install_screen(Curtain(), "curtain")
        self.push_screen("waiting-room")
        await self.sit_down("")

    async def on_unmount(self) -> None:
        await self.hang_up()
        await self.source.close()

    async def sit_down(self, table: str) -> None:
        """Everyone at this keyboard comes to a table; a single person need not take the keyboard first."""
        lines = await self.source.lines(table)
        await self.hang_up()
        self.sessions = [Session(line) for line in lines]
        self.at = self.sessions[0] if len(self.sessions) == 1 else None
        for session in self.sessions:
            session.heard = partial(self.heard, session)
            self.run_worker(session.run(), group="lines")

    async def hang_up(self) -> None:
        self.workers.cancel_group(self, "lines")
        for session in self.sessions:
            await session.line.close()

    def heard(self, session: Session) -> None:
        """Something has changed: show it to anyone who looks."""
        if not self.is_running:  # bots may still move while the screen goes
            return
        if not all(other.update for other in self.sessions) and len(self.sessions) > 1:
            return
        self.follow_next(session)
        self.arrange()
        self.pass_for(session)

    def pass_for(self, session: Session) -> None:
        """Answer for someone who need not be asked; says so when passing ends and that person looks."""
        update = session.update
        if update is None or update.you is None or not update.view:
            return
        if session.passing is None:
            session.passing = AutoPass(self.board.lines)
        passing, move = session.passing, self.unasked(session)
        if move and session.passed_at != update.version:
            session.passed_at = update.version
            self.run_worker(self.pass_later(session, move, update.version), group="request")
        elif passing.ended and session is self.at:
            table = self.get_screen("table")
            assert isinstance(table, TableScreen)
            table.show()
            table.tell(self.say(f"b-pass-ended-{passing.ended}", name=self.name_of(session), count=passing.passed))
            passing.ended = ""

    def unasked(self, session: Session) -> str:
        """The answer that a person need not give; '' if they are to be asked."""
        update, passing = session.update, session.passing
        if update is None or update.view is None or passing is None or (update.question and not session.is_asked):
            return ""
        moves = [choice.move for choice in update.question.choices] if update.question is not None else []
        return passing.answer(update.view, moves, alone=sum(seat.kind != "bot" for seat in update.seats) == 1)

    async def pass_later(self, session: Session, move: str, version: int) -> None:
        """On a server after a pause of uneven length, so that a quick answer gives nothing away."""
        if self.source.address():
            await asyncio.sleep(PASS_DELAY + PASS_JITTER * random.random())
        passing, update = session.passing, session.update
        if update is not None and update.version == version and self.unasked(session) == move and passing is not None:
            passing.passed += bool(passing.until)
            await session.play(move)

    def arrange(self) -> None:
        """Bring the right page to the front."""
        if self.at is None:
            self.bring("curtain")
        elif self.at.update is None or self.at.update.status == "waiting":
            self.bring("waiting-room")
        else:
            self.bring("table")
            update = self.at.update
            if update.outcome is None:
                self.ended = False
            elif not self.ended:
                self.show_ending()
        self.redraw()

    def bring(self, name: str) -> None:
        """Change the page below the dialogs; dialogs of another page do not survive it."""
        wanted: Screen[None] = self.get_screen(name)
        if wanted in self.screen_stack:
            return
        self.close_pages()
        self.switch_screen(wanted)

    def close_pages(self) -> None:
        while isinstance(self.screen, Page):
            self.screen.dismiss("")

    def redraw(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, WaitingRoom | TableScreen | Curtain):
                screen.show()

    # --- Several people at one keyboard --------------------------------------------------------

    def asked(self) -> Session | None:
        """The person at this keyboard who owes a decision; anyone who looks now comes first."""
        owing = [session for session in self.sessions if session.is_asked]
        return self.at if self.at in owing else owing[0] if owing else None

    @property
    def following(self) -> str | None:
        """The name of someone else at this keyboard who is to act; None if nobody is waited for."""
        asked = self.asked()
        return self.name_of(asked) if asked is not None and asked is not self.at else None

    def raise_curtain(self) -> None:
        """Take everything of the last person off the screen."""
        self.at = None
        table = self.get_screen("table")
        if isinstance(table, TableScreen) and table.ready:
            table.forget()
        self.clear_notifications()
        self.arrange()

    def curtain_text(self) -> str:
        asked = self.asked()
        if asked is not None:
            return self.say("f-curtain", name=self.name_of(asked))
        over = any(session.update and session.update.outcome for session in self.sessions)
        return self.say("f-over" if over else "f-curtain-wait")

    def lift_curtain(self) -> None:
        """The person who is asked says that nobody else looks."""
        over = [session for session in self.sessions if session.update and session.update.outcome]
        self.at = self.asked() or (over[0] if over else None)
        self.arrange()
        if self.at is not None:
            self.pass_for(self.at)

    # --- The end and what follows ----------------------------------------------------------------

    def show_ending(self) -> None:
        update = self.person.update
        if update is None or update.outcome is None or isinstance(self.screen, Page):
            return
        self.ended = True
        self.board.lines.look(update.view or {})
        lines = self.board.lines.result(update.outcome, labels(update.seats), self.language)
        again = "" if update.you is None and not update.again else self.say("f-next" if update.again else "f-again")
        kept = [self.say("t-record", file=self.source.record())] if self.source.record() else []
        page = Ending(self.say("t-result"), [*lines, *update.outcome.faults, "", *kept], again)
        self.push_screen(page, self.after_ending)

    def after_ending(self, answer: str | None) -> None:
        if answer == "again":
            self.run_worker(self.play_again(), group="request")

    async def play_again(self) -> None:
        """Another game of the same group."""
        session = self.person
        if len(self.sessions) > 1:
            self.raise_curtain()  # before anybody sees the new hands
        self.wants_next = True
        answer = await session.again()
        table = self.get_screen("table")
        if isinstance(answer, Accepted):
            self.follow_next(session)
        elif isinstance(table, TableScreen):
            self.wants_next = False
            table.report(answer)

    def follow_next(self, session: Session) -> None:
        """Go to the next table as soon as it is known."""
        again = session.update.again if session.update is not None else ""
        if self.wants_next and again:
            self.wants_next = False
            self.run_worker(self.go_to(again), group="request")

    async def go_to(self, table: str) -> None:
        await self.sit_down(table)
        self.ended = False
        self.arrange()

    # --- Keys ------------------------------------------------------------------------------------

    def action_help(self) -> None:
        if isinstance(self.screen, Page | Curtain):
            return
        update = self.at.update if self.at is not None else None
        note = f"f-note-{self.game}"  # what a game adds
        example = self.board.example if self.game else "…"
        paragraphs = [self.say("f-help", example=example)]
        if words(self.game).has(self.language, note):
            paragraphs.append(self.say(note))
        if update is not None and update.clock is not None:
            paragraphs.insert(0, f"{pace(self.say, update.clock)} {self.say('f-pause-how')}")
        if update is not None and update.commitment:
            paragraphs.append(self.say("f-commitment", commitment=update.commitment))
        self.push_screen(Words(self.say("f-help-title"), "\n\n".join(paragraphs)))

    def action_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.close_pages()
        self.ended = False  # the result is shown again in the other language
        self.arrange()

    def action_shade(self) -> None:
        self.theme = LIGHT if self.theme == DARK else DARK
        self.redraw()

    def action_leave(self) -> None:
        self.exit()

    async def action_quit(self) -> None:
        self.action_leave()

    # --- Faults ----------------------------------------------------------------------------------

    @property
    def fault(self) -> Exception | None:
        """What went wrong that should not have."""
        return self._exception

    def _fatal_error(self) -> None:
        """Textual would show everything around the fault, the hands included; the caller reports it."""
        self._close_messages_no_wait()
