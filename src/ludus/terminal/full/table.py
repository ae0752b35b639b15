"""The table: what everyone sees, the own hand, the move being made, the log."""

from __future__ import annotations

import asyncio
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from ludus.kernel.decision import Fact
from ludus.kernel.meta import SEATS
from ludus.tables.wire import Accepted, Hinted, Judged, Question, Refused, Stale, Update
from ludus.terminal.full import actions
from ludus.terminal.full.boards.board import FullBoard, Scene
from ludus.terminal.full.clock_text import remaining
from ludus.terminal.full.dialogs import Confirm
from ludus.terminal.full.rows import Choices, Hand
from ludus.terminal.full.story import story
from ludus.terminal.session import Answer, Session

if TYPE_CHECKING:
    from ludus.terminal.full.app import TableApp

LINES = 500  # of the log
INDENT = "    "  # of what does not fit into a line of it
COMMANDS = set("hsurovlbq")  # letters that are keys here; moves that begin with them are typed after `/`
DIGITS = set("0123456789")  # choose parts of the hand
SECOND = 1.0
TYPING_DELAY = 0.12  # seconds of rest before a typed move is looked at


def folded(lines: list[str], width: int) -> list[str]:
    """Long lines broken between words, with their rest moved in."""
    if width < 2 * len(INDENT):
        return lines
    return [part for line in lines for part in textwrap.wrap(line, width, subsequent_indent=INDENT) or [line]]


class Log(VerticalScroll):
    """Stays at its end, whatever becomes of its size, unless someone walks in it."""

    def watch_virtual_size(self) -> None:
        self.go_on()

    def on_resize(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        if not self.has_focus:
            self.scroll_end(animate=False)


class MoveLine(Input):
    """Where moves are typed; Escape goes back to the cards."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,up", "screen.put_down", show=False)]

    def on_key(self, event: events.Key) -> None:
        """At the beginning of the line `?` lists the moves; `/` only leads to where the cursor is already."""
        if event.character not in ("?", "/") or self.value:
            return
        event.prevent_default()
        event.stop()
        if event.character == "?":
            actions.moves(cast(TableScreen, self.screen))


class TableScreen(Screen[None]):
    """Draws the session that `app.at` holds and does what its person asks for."""

    AUTO_FOCUS = "#hand"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (Textual declares it without ClassVar)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter", show=False),
        Binding("escape", "put_down", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("question_mark", "run('moves')", show=False),
        Binding("h,р", "run('hint')", show=False),
        Binding("u,г", "run('undo')", show=False),
        Binding("s,ы", "run('signals')", show=False),
        Binding("r,к", "run('rules')", show=False),
        Binding("o,щ", "run('order')", show=False),
        Binding("b,и", "run('stand_ins')", show=False),
        Binding("v,м", "run('extras')", show=False),
        Binding("l,д", "log", show=False),
        Binding("q,й", "app.leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.judged: Judged | None = None
        self.notice = Text()  # what stands in the preview besides the judgement
        self.asked: Question | None = None
        self.logged: tuple[object, ...] = ()  # what the log was drawn from
        self.ready = False  # `is_mounted` is not yet true in `on_mount`

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        yield Static(id="banner")
        with Container(id="middle"):
            yield Static(id="status")
            with Log(id="log"):
                yield Static(id="story")
        yield Static(id="question")
        yield Hand("hand")
        yield Choices("choices")
        yield Static(id="preview")
        with Horizontal(id="typed"):
            yield Static(id="prompt")
            yield MoveLine(id="move", compact=True)
        yield Static(id="keys")

    # --- What is at hand -------------------------------------------------------------------

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    @property
    def session(self) -> Session:
        return self.table_app.person

    @property
    def update_now(self) -> Update:
        return self.scene.update

    @property
    def board(self) -> FullBoard:
        return self.table_app.board

    @property
    def scene(self) -> Scene:
        return self.table_app.scene(self.session)

    @property
    def hand(self) -> Hand:
        return self.query_one("#hand", Hand)

    @property
    def line(self) -> MoveLine:
        return self.query_one("#move", MoveLine)

    def say(self, message: str, **values: object) -> str:
        return self.table_app.say(message, **values)

    def put(self, where: str, text: Text | str) -> None:
        self.query_one(f"#{where}", Static).update(Text(text) if isinstance(text, str) else text)

    # --- Drawing ---------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.ready = True
        self.show()
        self.set_interval(SECOND, self.show_question)

    def on_resize(self) -> None:
        """When the new places are known: the log is folded to its width."""
        self.call_after_refresh(self.show)

    def forget(self) -> None:
        """Another person looks: nothing of the last one stays on the screen."""
        self.asked, self.logged = None, ()
        for group in ("judge", "play", "request"):  # answers to the last person must not reach the next one
            self.workers.cancel_group(self, group)
        self.clear()
        for place in ("status", "story", "question", "prompt", "top"):
            self.put(place, "")
        self.hand.show([], [])

    def show(self) -> None:
        """Everything anew, from the newest update."""
        if not self.ready or self.table_app.at is None or self.session.update is None:
            return
        scene = self.scene
        self.show_top(scene)
        self.put("status", self.board.status(scene))
        self.show_log(scene)
        self.show_hand(scene)
        self.show_question()
        self.put("prompt", self.prompt(scene))
        self.put("keys", Text(self.say(self.keys_message(scene))))
        self.line.placeholder = self.say("f-type-here")
        self.show_preview()
        self.settle(scene)

    def keys_message(self, scene: Scene) -> str:
        """A game may have other keys that matter most."""
        own = f"f-keys-{self.board.game.name}"
        return own if self.board.words.has(scene.language, own) else "f-keys"

    def show_top(self, scene: Scene) -> None:
        update, you = scene.update, scene.update.you
        title = self.board.game.meta.title[scene.language]
        who = self.say("f-you-watch") if you is None else scene.labels[you]
        watchers = [self.say("f-watchers", count=update.watchers)] if update.watchers else []
        headline = [self.board.headline(scene)] if self.board.headline(scene) else []
        passing = self.session.passing
        passes = [self.say(f"f-pass-{passing.until}")] if passing is not None and passing.until else []
        self.put("top", Text(" · ".join([title, who, *passes, *headline, *watchers]), style="bold", no_wrap=True))
        banner = self.query_one("#banner", Static)
        banner.update(Text(self.table_app.trouble()))
        banner.display = bool(self.table_app.trouble())

    def show_log(self, scene: Scene) -> None:
        log = self.query_one("#log", Log)
        log.border_title = self.say("f-log")
        width = log.scrollable_content_region.width - 1
        shown = (id(self.session), scene.update.version, len(self.session.log), scene.labels, scene.language)
        if self.logged == (*shown, width, scene.dark):
            return  # someone only thinks
        self.logged = (*shown, width, scene.dark)
        lines = folded(story(self.board, self.session.log, scene)[-LINES:], width)
        painted = [self.board.paint(line, scene.dark) for line in lines] or [Text(self.say("t-log-empty"))]
        self.put("story", Text("\n").join(painted))

    def show_hand(self, scene: Scene) -> None:
        parts = self.board.hand(scene)
        self.hand.card_width = self.board.part_width(scene)
        self.hand.single = self.board.single(scene)
        self.hand.show(parts, [self.board.face(part, scene) for part in parts])
        self.query_one("#typed").display = scene.update.you is not None
        question = scene.update.question
        bare = [choice for choice in (question.choices if question else ()) if not self.board.parts(scene, choice.move)]
        labels = [self.board.choice(choice, scene) for choice in bare]
        self.query_one("#choices", Choices).show([choice.move for choice in bare], labels)
        self.hand.display = scene.update.you is not None and bool(parts or not bare)

    def settle(self, scene: Scene) -> None:
        """A new question begins with nothing chosen and the focus where its answer is."""
        question = scene.update.question
        if question == self.asked:
            return
        self.asked = question
        self.clear()
        if question is not None and self.focused is not self.line:
            needs_parts = any(self.board.parts(scene, choice.move) for choice in question.choices)
            (self.hand if needs_parts else self.query_one("#choices", Choices)).focus()

    def show_question(self) -> None:
        """What is to be done now, with the seconds that are left for it."""
        if self.table_app.at is None or self.session.update is None:
            return
        scene = self.scene
        text, you = self.question_text(scene), scene.update.you
        own = you is not None and scene.update.question is not None
        seconds = self.session.seconds_left([you] if own and you is not None else scene.update.to_act)
        if seconds is not None:
            text = self.say("f-clock", left=remaining(self.say, seconds), text=text)
        self.put("question", Text(text, style="bold"))

    def question_text(self, scene: Scene) -> str:
        """What is to be done now, or who is waited for."""
        update = scene.update
        if update.undo_asked is not None:
            asked = update.undo_asked
            message = "f-undo-asked" if update.you in asked.waiting else "f-undo-waits"
            return self.say(message, who=scene.labels[asked.seat], move=asked.move)
        if update.outcome is not None:
            return self.say("f-over")
        if update.pause is not None:
            mine = "f-pause-asked" if update.you in update.pause.waiting else "f-pause-waits"
            message = mine if update.pause.waiting else "f-pause-now"
            return self.say(message, who=scene.labels[update.pause.seat])
        following = self.table_app.following
        own = update.seats[update.you] if update.you is not None else None
        if own is not None and own.stand_in and following is None:
            return self.say("f-plays-on" if own.resigned else "f-plays-for-you", level=own.stand_in)
        if update.question is not None:
            return self.sentence([update.question.prompt])
        if following is not None:
            return self.say("f-hide-undo" if update.undo == "free" else "f-hide", name=following)
        acting = [scene.labels[seat] for seat in scene.view.get("to_act", [])]
        return self.say("f-waits", who=", ".join(acting)) if acting else ""

    def prompt(self, scene: Scene) -> str:
        return f"{SEATS[scene.update.you]}>" if scene.update.you is not None else ">"

    def show_preview(self) -> None:
        scene, preview = self.scene, self.notice.copy()
        tally = self.board.tally(scene, self.hand.chosen_parts) if self.hand.chosen else ""
        if tally:
            preview = Text.assemble(preview, " " if preview else "", (f"{tally}  ", "bold"))
        if self.judged is not None:
            preview = Text.assemble(preview, self.judgement(self.judged))
        self.put("preview", preview)

    def judgement(self, judged: Judged) -> Text:
        """A tick and what the move does, or a cross and the rule against it."""
        if not judged.legal:
            return Text(f"✗ {self.table_app.why(judged.reason, judged.rule)}", style="bold")
        shown = Text(f"✓ {judged.move}: {self.sentence(judged.facts)}")
        for warning in [*judged.notes, *judged.warnings]:
            shown.append(f"  ! {self.sentence([warning])}", "bold")
        return shown

    def sentence(self, facts: Sequence[Fact]) -> str:
        scene = self.scene
        return self.board.words.tell(scene.language, facts, scene.labels)

    def tell(self, text: str) -> None:
        """Show a sentence until something else is chosen."""
        self.notice, self.judged = Text(text), None
        self.show_preview()

    def clear(self) -> None:
        """Nothing chosen, nothing typed, nothing looked at."""
        self.workers.cancel_group(self, "judge")
        with self.prevent(Input.Changed):
            self.line.value = ""
        self.hand.mark(self.board.start(self.scene) if self.table_app.at is not None else [])
        self.judged, self.notice = None, Text()
        self.put("preview", "")

    # --- Making a move -----------------------------------------------------------------------

    def on_hand_chosen(self) -> None:
        move = self.board.compose(self.scene, self.hand.chosen_parts)
        if move:
            self.hand.mark(self.board.parts(self.scene, move))  # a new part may take the place of an old one
        with self.prevent(Input.Changed):
            self.line.value = move
        self.look_at(move, 0)

    def on_input_changed(self, event: Input.Changed) -> None:
        text = self.completed(event.value)
        self.hand.mark(self.board.parts(self.scene, text))
        self.look_at(text, TYPING_DELAY)

    def on_choices_taken(self, event: Choices.Taken) -> None:
        self.submit(event.move)

    def on_input_submitted(self) -> None:
        self.action_enter()

    def on_key(self, event: events.Key) -> None:
        """A letter that begins a move is typed into the line, wherever the focus is."""
        question, letter = self.update_now.question, event.character or ""
        keys = COMMANDS - set(self.board.letters) | DIGITS
        verbs = {choice.move[0].lower() for choice in question.choices} - keys if question else set()
        if self.focused is not self.line and letter and (letter.lower() in verbs or letter in ":/"):
            event.stop()
            self.line.value = "" if letter == "/" else letter
            self.line.focus()
            self.line.cursor_position = len(self.line.value)

    def completed(self, text: str) -> str:
        """The move that a number of the list or a shorter way of typing means."""
        question = self.update_now.question
        text = text.strip()
        amount = self.board.lines.amount(self.scene.view, text) if question and text.isdecimal() else ""
        if amount:
            return amount
        if question and text.isdecimal() and 1 <= int(text[:9]) <= len(question.choices):
            return question.choices[int(text[:9]) - 1].move
        return self.board.lines.complete(self.scene.view, text) if self.scene.view else text

    @work(exclusive=True, group="judge")
    async def look_at(self, text: str, rest: float) -> None:
        """Ask the table what it thinks of a move that is not made yet."""
        self.judged, self.notice = None, Text()
        self.show_preview()
        if not text or text[0] in ":?" or self.update_now.you is None or actions.may_be_extra(self, text):
            return
        await asyncio.sleep(rest)
        answer = await self.session.judge(text)
        if isinstance(answer, Judged):
            self.judged = answer
            self.show_preview()
        else:
            self.report(answer)

    def action_enter(self) -> None:
        """Play what is chosen or typed; with nothing chosen, go on to whatever comes next."""
        text = self.line.value.strip()
        if text and actions.follow(self, text):
            return
        if self.table_app.following is not None and not text:
            self.table_app.raise_curtain()
        elif self.update_now.outcome is not None:
            self.table_app.show_ending()
        elif text:
            self.submit(self.completed(text))
        elif self.update_now.question is not None:
            self.tell(self.say("f-choose-first"))

    @work(exclusive=True, group="play")
    async def submit(self, move: str) -> None:
        """Make a move, after a second thought where one is due."""
        session = self.session
        self.workers.cancel_group(self, "judge")
        answer = await session.judge(move)
        if not isinstance(answer, Judged):
            self.report(answer)
            return
        if answer.legal and not await self.confirmed(answer):
            self.tell(self.say("t-kept"))
            return
        done = await session.play(answer.move) if answer.legal else answer
        if isinstance(done, Judged):
            self.judged, self.notice = done, Text()
            self.show_preview()
        else:
            self.report(done)
            if isinstance(done, Accepted):
                self.clear()

    async def confirmed(self, judged: Judged) -> bool:
        if not judged.warnings or not self.table_app.confirm:
            return True
        warning = " ".join(self.sentence([fact]) for fact in judged.warnings)
        return await self.app.push_screen_wait(Confirm(self.say("f-confirm", move=judged.move, warning=warning))) != ""

    def report(self, answer: Answer) -> None:
        """Say what became of a wish, unless it shows by itself."""
        if isinstance(answer, Refused):
            self.tell(f"✗ {self.table_app.why(answer.reason, answer.rule)}")
        elif isinstance(answer, Stale):
            self.tell(self.say("f-stale"))
        elif isinstance(answer, Hinted):
            self.hand.mark(self.board.parts(self.scene, answer.move))
            with self.prevent(Input.Changed):
                self.line.value = answer.move
            why = self.sentence(answer.facts)
            self.tell(self.say("t-hint", move=answer.move, why=why or "-"))

    # --- Keys ----------------------------------------------------------------------------------

    def action_put_down(self) -> None:
        """Escape: nothing chosen, back to the cards or to the answers without any."""
        self.clear()
        choices = self.query_one("#choices", Choices)
        (choices if choices.count and not self.hand.count else self.hand).focus()

    def action_log(self) -> None:
        self.query_one("#log", Log).focus()

    def action_run(self, name: str) -> None:
        actions.ACTIONS[name](self)
