"""Before the game: reaching the table, and the waiting room."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludus.games import find
from ludus.kernel.meta import SEATS
from ludus.tables.wire import Refused, SeatNow, Update
from ludus.terminal.full.clock_text import pace
from ludus.terminal.session import Answer, Session

if TYPE_CHECKING:
    from ludus.terminal.full.app import TableApp

Wish = tuple[str, Callable[[], Awaitable[Answer]]]


class WaitingRoom(Screen[None]):
    """Who sits where, and everything that can be done about it, as a list."""

    AUTO_FOCUS = "#wishes"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,й", "app.leave", show=False)]

    def __init__(self) -> None:
        super().__init__()
        self.wishes: list[Wish] = []
        self.refusal: Refused | None = None
        self.ready = False  # `is_mounted` is not yet true in `on_mount`

    def compose(self) -> ComposeResult:
        with Vertical(id="lobby"):
            yield Static(id="lobby-title", classes="heading")
            yield Static(id="lobby-banner")
            yield Static(id="lobby-seats")
            yield OptionList(id="wishes", compact=True)
            yield Static(id="lobby-foot", classes="foot")

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    def say(self, message: str, **values: object) -> str:
        return self.table_app.say(message, **values)

    def on_mount(self) -> None:
        self.ready = True
        self.show()

    def put(self, where: str, text: str) -> None:
        self.query_one(f"#lobby-{where}", Static).update(Text(text))

    def show(self) -> None:
        if not self.ready:
            return
        app = self.table_app
        session = app.at
        update = session.update if session is not None else None
        refusal = app.why(self.refusal.reason, self.refusal.rule) if self.refusal is not None else ""
        self.put("banner", app.trouble() or refusal)
        if update is None or session is None:
            self.put("title", self.say("f-connecting", address=app.source.address()))
            self.put("foot", self.say("f-lobby-keys"))
            return
        title = find(update.game).meta.title[app.language]
        self.put("title", self.say("f-waiting-room", title=title))
        seats = [self.seat_line(seat, update) for seat in update.seats]
        time = [pace(self.say, update.clock)] if update.clock is not None else []
        self.put("seats", "\n".join([*seats, "", *time, self.say("f-invite", address=app.source.address())]))
        self.put("foot", self.say("f-lobby-keys"))
        self.show_wishes(session, update)

    def seat_line(self, seat: SeatNow, update: Update) -> str:
        if seat.kind == "open":
            text = self.say("f-seat-open")
        elif seat.kind == "person":
            text = f"{seat.name or '-'}{'' if seat.here else ' (' + self.say('f-away') + ')'}"
        else:
            text = self.say("f-seat-computer", level=seat.level or seat.kind)
        you = f" ({self.say('t-you')})" if seat.seat == update.you else ""
        key = f"  {update.keys[seat.seat]}" if seat.seat in update.keys else ""
        return f"{SEATS[seat.seat]}  {text}{you}{key}"

    def show_wishes(self, session: Session, update: Update) -> None:
        self.wishes = self.possible(session, update)
        listed = self.query_one("#wishes", OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([Option(Text(label)) for label, _ in self.wishes])
        listed.display = bool(self.wishes)
        if self.wishes:
            listed.highlighted = min(at, len(self.wishes) - 1)

    def possible(self, session: Session, update: Update) -> list[Wish]:
        """What this client may do now."""
        wishes: list[Wish] = []
        for seat in update.seats:
            name = SEATS[seat.seat]
            if update.you is None and seat.kind == "open" and not self.table_app.source.watching:
                wishes.append((self.say("f-sit", seat=name), sitting(session, seat.seat)))
            if update.host and seat.kind == "open":
                wishes += [
                    (self.say("f-give", seat=name, level=level), giving(session, seat.seat, level))
                    for level in find(update.game).meta.levels
                ]
            elif update.host and seat.seat != update.you:
                wishes.append((self.say("f-open", seat=name), giving(session, seat.seat, "")))
        if update.host:
            wishes.insert(0, (self.say("f-start"), lambda: session.start("normal")))
        if update.you is not None:
            wishes.append((self.say("f-stand"), session.stand))
        return wishes

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.wishes):
            self.run_worker(self.wish(self.wishes[event.option_index][1]))

    async def wish(self, make: Callable[[], Awaitable[Answer]]) -> None:
        answer = await make()
        self.refusal = answer if isinstance(answer, Refused) else None
        self.show()


def sitting(session: Session, seat: int) -> Callable[[], Awaitable[Answer]]:
    return lambda: session.sit(seat)


def giving(session: Session, seat: int, level: str) -> Callable[[], Awaitable[Answer]]:
    return lambda: session.give_seat(seat, level)
