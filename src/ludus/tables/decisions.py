"""From a wish to an entry of the log, or to a refusal that says why."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludus.games import find
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadMove, Illegal, LudusError, Told
from ludus.kernel.text import LANGUAGES
from ludus.match import Match
from ludus.tables import pauses, wire
from ludus.tables.clock import wanted_timing
from ludus.tables.entries import (
    Claimed,
    Created,
    Entry,
    Listed,
    Moved,
    Place,
    Placed,
    Removed,
    Returned,
    Said,
    Sped,
    Started,
    StoodIn,
    UndoAnswered,
    Undone,
    UndoWanted,
)
from ludus.tables.table import Table

KEY_BYTES = 18
ID_BYTES = 12
SECRET_BYTES = 32


class Outdated(Exception):
    """The wish was made before something happened that its owner must see first."""


class Wish:
    """A client's message with who sent it and who is at the table."""

    def __init__(
        self, table: Table, guest: str, name: str, seat: int | None, here: set[int], watching: bool = False
    ) -> None:
        self.table = table
        self.guest = guest
        self.name = name
        self.seat = seat
        self.here = here  # seats with somebody connected
        self.watching = watching  # a spectator who cannot or does not want to sit down

    def own_seat(self) -> int:
        if self.seat is None:
            raise Told("table-spectator")
        return self.seat

    def before_start(self) -> None:
        if self.table.status != "waiting":
            raise Told("table-started")

    def as_host(self) -> None:
        self.before_start()
        if self.guest != self.table.created.host:
            raise Told("table-host")

    def place(self, seat: int) -> Place:
        if seat >= len(self.table.places):
            raise Told("t-no-seat", seat=SEATS[seat], last=SEATS[len(self.table.places) - 1])
        return self.table.places[seat]


def decide(wish: Wish, message: wire.ClientMessage) -> Entry:
    """The entry that grants a wish; raises a `LudusError` or `Outdated`."""
    return DECISIONS[type(message)](wish, message)


def _play(wish: Wish, message: wire.Play) -> Entry:
    table, seat = wish.table, wish.own_seat()
    match = table.playing()
    if seat in table.stand_ins:
        raise Told("table-resigned" if seat in table.for_good() else "table-stand-in-plays")
    if message.version < table.asked_at[seat]:
        raise Outdated
    if table.status == "playing" and message.move.strip() != "resign" and (table.undo_by >= 0 or table.paused):
        raise Told("table-paused" if table.paused else "table-undo-first")
    return Moved(seat, match.check(seat, message.move))


def _say(wish: Wish, message: wire.Say) -> Entry:
    match = wish.table.playing()
    seat = wish.own_seat()
    text = match.check_talk(seat, message.text)
    if not text:
        raise Told("table-nothing-said")
    return Said(seat, text)


def _undo(wish: Wish, message: wire.TakeBack) -> Entry:
    seat = wish.own_seat()
    needed = wish.table.undo(seat)
    if wish.table.paused:
        raise Told("table-paused")
    if needed == "no":
        raise Told("table-undo-asked" if wish.table.undo_by >= 0 else "no-undo")
    return Undone(seat) if needed == "free" else UndoWanted(seat)


def _answer_undo(wish: Wish, message: wire.AnswerUndo) -> Entry:
    """The others agree or not; whoever asked may think better of it."""
    seat = wish.own_seat()
    withdrawn = seat == wish.table.undo_by and not message.yes
    if seat not in wish.table.undo_waiting and not withdrawn:
        raise Told("table-no-undo-asked")
    return UndoAnswered(seat, message.yes)


def _sit(wish: Wish, message: wire.Sit) -> Entry:
    wish.before_start()
    if wish.watching:
        raise Told("table-spectator")
    if wish.seat is not None:
        raise Told("table-have-seat", seat=SEATS[wish.seat])
    if wish.guest in wish.table.removed:
        raise Told("table-removed-you")
    if wish.place(message.seat).kind != "open":
        raise Told("table-seat-taken", seat=SEATS[message.seat])
    return Placed(message.seat, person(wish.guest, wish.name, message.luck))


def _stand(wish: Wish, message: wire.Stand) -> Entry:
    wish.before_start()
    return Placed(wish.own_seat(), Place("open"))


def _set_seat(wish: Wish, message: wire.SetSeat) -> Entry:
    wish.as_host()
    if wish.place(message.seat).kind == "person" and wish.seat == message.seat:
        raise Told("table-own-seat")
    if message.kind == "bot":
        return Placed(message.seat, Place("bot", level=check_level(wish.table.game, message.level)))
    return Placed(message.seat, Place("program", key=new_key()) if message.kind == "program" else Place("open"))


def _remove(wish: Wish, message: wire.Remove) -> Entry:
    wish.as_host()
    if wish.place(message.seat).kind != "person":
        raise Told("table-nobody", seat=SEATS[message.seat])
    if wish.seat == message.seat:
        raise Told("table-own-seat")
    level = message.level and check_level(wish.table.game, message.level)
    return Removed(message.seat, Place("bot", level=level) if level else Place("open"))


def _set_public(wish: Wish, message: wire.SetPublic) -> Entry:
    wish.as_host()
    return Listed(message.public)


def _start(wish: Wish, message: wire.Start) -> Entry:
    wish.as_host()
    level = check_level(wish.table.game, message.level)
    return Started(tuple(Place("bot", level=level) if place.kind == "open" else place for place in wish.table.places))


def _stand_in(wish: Wish, message: wire.StandIn) -> Entry:
    own = wish.own_seat()
    level = check_level(wish.table.game, message.level)
    if wish.table.status != "playing":
        raise Told("table-not-started" if wish.table.status == "waiting" else "table-over")
    place = wish.place(message.seat)
    if place.kind not in ("person", "program") or message.seat in wish.table.stand_ins:
        raise Told("table-no-stand-in", seat=SEATS[message.seat])
    if message.seat != own and message.seat in wish.here:
        raise Told("table-present", seat=SEATS[message.seat])
    if message.seat != own and place.kind == "person" and (wish.table.calendar is not None or wish.table.paused):
        raise Told("table-paused" if wish.table.paused else "table-days-stand-in")
    return StoodIn(message.seat, level, message.seat == own)


def _return(wish: Wish, message: wire.Return) -> Entry:
    seat = wish.own_seat()
    if seat not in wish.table.stand_ins:
        raise Told("table-not-away")
    if seat in wish.table.for_good():
        raise Told("table-resigned")
    return Returned(seat)


def _set_speed(wish: Wish, message: wire.SetSpeed) -> Entry:
    if not wish.table.only_computers():
        raise Told("table-not-computers")
    return Sped(message.speed)


DECISIONS: dict[type, Callable[[Wish, Any], Entry]] = {
    wire.Play: _play,
    wire.Say: _say,
    wire.TakeBack: _undo,
    wire.AnswerUndo: _answer_undo,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.SetSeat: _set_seat,
    wire.Remove: _remove,
    wire.SetPublic: _set_public,
    wire.Start: _start,
    wire.StandIn: _stand_in,
    wire.Return: _return,
    wire.AskPause: pauses.ask,
    wire.AnswerPause: pauses.answer,
    wire.EndPause: pauses.end,
    wire.SetSpeed: _set_speed,
}


def claim(table: Table, guest: str, key: str) -> Claimed | None:
    """A guest shows the key of a seat; None if the seat is theirs already."""
    seat = table.seat_with(key)
    if seat is None or not table.is_person(seat):
        raise Told("table-wrong-key")
    held = table.seat_of(guest)
    if held is not None and held != seat:
        raise Told("table-have-seat", seat=SEATS[held])
    return None if held == seat else Claimed(seat, guest)


def automatic_start(table: Table) -> Started | None:
    """A table without an open seat begins by itself."""
    if table.status != "waiting" or any(place.kind == "open" for place in table.places):
        return None
    return Started(tuple(table.places))


def create(wanted: wire.NewTable, guest: str, name: str) -> Created:
    """A new table as its host wants it."""
    game = find(wanted.game)
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Told("table-twice-me")
    options = game.check_options(len(wanted.seats), wanted.options)
    places = tuple(_new_place(game, seat, guest, name, wanted.luck) for seat in wanted.seats)
    made = _created(game, options, places, guest, wanted.grace, check_timing(game, wanted))
    return replace(made, public=wanted.public, language=wanted.language)


def _new_place(game: Game, seat: wire.NewSeat, guest: str, name: str, luck: str) -> Place:
    if seat.kind == "me":
        return person(guest, name, luck)
    if seat.kind == "bot":
        return Place("bot", level=check_level(game, seat.level))
    return Place("program", key=new_key()) if seat.kind == "program" else Place("open")


def follow(table: Table, guest: str) -> Created:
    """Another game of the same group."""
    if table.status != "over":
        raise Told("table-not-over")
    places = tuple(replace(place, key=new_key()) if place.key else place for place in table.places)
    made = _created(table.game, table.options, places, guest, table.created.grace, table.timing)
    return replace(made, public=table.public, language=table.created.language)


def _created(
    game: Game, options: dict[str, str], places: tuple[Place, ...], host: str, grace: int, clock: wire.Timing | None
) -> Created:
    table = secrets.token_urlsafe(ID_BYTES)
    secret = secrets.token_hex(SECRET_BYTES)
    return Created(table, game.name, game.meta.rules, options, places, host, grace, secret, clock=clock)


def person(guest: str, name: str, luck: str) -> Place:
    return Place("person", name=name, guests=(guest,), key=new_key(), luck=luck.replace(",", " "))


def new_key() -> str:
    return secrets.token_hex(KEY_BYTES)  # no "-" in front, which a command line would take for an option


def check_level(game: Game, level: str) -> str:
    """Only the levels of the house: other names would let a guest start programs or endless searches."""
    if level not in game.meta.levels:
        raise Told("table-level", level=level, known=", ".join(game.meta.levels))
    return level


def check_timing(game: Game, wanted: wire.NewTable) -> wire.Timing | None:
    """The time that a new table sets; the computer that acts when it is over is one of the house."""
    timing = wanted_timing(wanted)
    if timing is not None:
        check_level(game, timing.level)
    return timing


# --- Answers that change nothing -----------------------------------------------------------------


def judge(table: Table, seat: int, message: wire.Judge) -> wire.Judged:
    """What a move would do, or why it is not allowed, from what this seat knows."""
    return judge_in(table.playing(), seat, message)


def judge_in(match: Match, seat: int, message: wire.Judge) -> wire.Judged:
    """The same in a match without a table."""
    game = match.game
    try:
        code = game.parse(match.state, seat, message.move)
    except BadMove as error:
        return wire.Judged(message.id, message.move, False, reason=in_all_languages(error))
    code, notes = game.mend(match.state, seat, code)
    move = match.text(seat, code, game.quoted(message.move))
    why = match.refusal(seat, code)
    if why is not None:
        return wire.Judged(message.id, move, False, why.rule, in_all_languages(why), notes=tuple(notes))
    facts, warnings = game.facts(match.state, seat, code), game.warnings(match.state, seat, code)
    return wire.Judged(message.id, move, True, facts=tuple(facts), warnings=tuple(warnings), notes=tuple(notes))


def refused(id: str, error: LudusError, wait: float = 0.0) -> wire.Refused:
    rule = error.rule if isinstance(error, Illegal) else ""
    return wire.Refused(id, in_all_languages(error), rule, wait)


def in_all_languages(error: LudusError) -> wire.Text:
    return {language: error.text(language) for language in LANGUAGES}
