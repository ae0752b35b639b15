"""Pages that lie over the table: a choice, a question, a text, the curtain, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

if TYPE_CHECKING:
    from ludus.terminal.full.app import TableApp

KEYS = 14  # columns for the names of keys


class Page(ModalScreen[str]):
    """A page that is left with Escape; '' if nothing was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    def action_leave(self) -> None:
        self.dismiss("")


class Pick(Page):
    """One of several things, by arrows and Enter or by typing its number."""

    def __init__(self, title: str, options: Sequence[tuple[str, Text | str]], numbered: bool = True) -> None:
        super().__init__()
        self.heading = title
        self.values = [value for value, _ in options]
        width = len(str(len(options)))
        self.shown = [
            Text.assemble(f"{number:{width}}  " if numbered else "", label)
            for number, (_, label) in enumerate(options, 1)
        ]
        self.typed = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text(self.heading), classes="heading")
            yield OptionList(*[Option(label) for label in self.shown], compact=True)
            yield Static(Text(self.table_app.say("f-pick-keys")), classes="foot")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.values[event.option_index])

    def key_typed(self, digit: str) -> None:
        """The digits typed so far walk to their entry."""
        self.typed = self.typed + digit if int(self.typed + digit) <= len(self.values) else digit
        if 1 <= int(self.typed) <= len(self.values):
            self.query_one(OptionList).highlighted = int(self.typed) - 1

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            self.key_typed(event.character)


class Confirm(Page):
    """Something that is easily regretted; 'yes' only if that is said."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,д", "yes", show=False),
        Binding("n,н", "leave", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page small"):
            yield Static(Text(self.text))
            with Horizontal(classes="buttons"):
                yield Button(self.table_app.say("f-no"), id="no")
                yield Button(self.table_app.say("f-yes"), id="yes", variant="warning")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss("yes" if event.button.id == "yes" else "")

    def action_yes(self) -> None:
        self.dismiss("yes")


class Words(Page):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,f1", "leave", show=False)]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Text(self.heading), classes="heading")
            with VerticalScroll():
                yield Static(two_columns(self.text))
            yield Static(Text(self.table_app.say("f-page-keys")), classes="foot")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


def two_columns(text: str) -> Group:
    """Lines such as `key    what it does`, so that long ones are folded within their column."""
    shown: list[Table | Text] = []
    for line in text.splitlines():
        left, gap, right = line.partition("   ")
        if not gap:
            shown.append(Text(line))
            continue
        row = Table.grid(padding=(0, 2))
        row.add_column(width=KEYS)
        row.add_column(ratio=1)
        row.add_row(Text(left, style="bold"), Text(right.strip()))
        shown.append(row)
    return Group(*shown)


class Ending(Page):
    """How the game ended, and what now."""

    AUTO_FOCUS = "#look"  # an Enter too many begins nothing new

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a,ф", "again", show=False),
        Binding("q,й", "app.leave", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "roll(-1)", show=False),
        Binding("down", "roll(1)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], again: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.again = again  # the word on the button; '' if there is no other game to be had

    def compose(self) -> ComposeResult:
        say = self.table_app.say
        with Vertical(classes="page small"):
            yield Static(Text(self.heading), classes="heading")
            with VerticalScroll(classes="result", can_focus=False):
                yield Static(Text("\n".join(self.lines)))
            with Horizontal(classes="buttons"):
                if self.again:
                    yield Button(self.again, id="again", variant="primary")
                yield Button(say("f-look"), id="look")
                yield Button(say("f-quit"), id="quit")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "quit":
            self.table_app.action_leave()
        else:
            self.dismiss("again" if event.button.id == "again" else "")

    def action_again(self) -> None:
        self.dismiss("again" if self.again else "")

    def action_roll(self, lines: int) -> None:
        """A result of many rounds is longer than the screen."""
        self.query_one(".result").scroll_relative(y=lines, animate=False)


class Curtain(Screen[None]):
    """Between two people at one keyboard. Not see-through: nothing of the table is behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", show=False),
        Binding("q,й", "app.leave", show=False),
    ]

    ready = False  # `is_mounted` is not yet true in `on_mount`

    def compose(self) -> ComposeResult:
        yield Static(id="curtain")

    def on_mount(self) -> None:
        self.ready = True
        self.show()

    def show(self) -> None:
        if self.ready:
            app = cast("TableApp", self.app)
            self.query_one("#curtain", Static).update(Text(app.curtain_text(), justify="center"))

    def action_lift(self) -> None:
        cast("TableApp", self.app).lift_curtain()
