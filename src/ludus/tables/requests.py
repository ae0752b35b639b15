"""Requests of clients: each becomes an entry of the log, or a refusal that says why."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludus.games import find
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadMove, Illegal, LudusError, UserError
from ludus.kernel.text import LANGUAGES
from ludus.match import Match
from ludus.tables import observed, pauses, wire
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
    """The request was made before something happened that its owner must see first."""


class Request:
    """A client's message with who sent it and who is at the table."""

    def __init__(
        self, table: Table, guest: str, name: str, seat: int | None, here: set[int], watching: bool = False
    ) -> None:
        self.table = table
        self.guest = guest
        self.name = name
        self.seat = seat
        self.here = here  # seats with someone connected
        self.watching = watching  # a spectator who cannot or does not want to sit down

    def own_seat(self) -> int:
        if self.seat is None:
            raise UserError("table-spectator")
        return self.seat

    def before_start(self) -> None:
        if self.table.status != "waiting":
            raise UserError("table-started")

    def as_host(self) -> None:
        self.before_start()
        if self.guest != self.table.created.host:
            raise UserError("table-host")

    def place(self, seat: int) -> Place:
        if seat >= len(self.table.places):
            raise UserError("t-no-seat", seat=SEATS[seat], last=SEATS[len(self.table.places) - 1])
        return self.table.places[seat]


def decide(request: Request, message: wire.ClientMessage) -> Entry:
    """The entry that grants a request; raises a `LudusError` or `Outdated`."""
    return HANDLERS[type(message)](request, message)


def _play(request: Request, message: wire.Play) -> Entry:
    table, seat = request.table, request.own_seat()
    match = table.playing()
    if seat in table.stand_ins:
        raise UserError("table-resigned" if seat in table.for_good() else "table-stand-in-plays")
    if message.version < table.asked_at[seat]:
        raise Outdated
    if table.status == "playing" and message.move.strip() != "resign" and (table.undo_by >= 0 or table.paused):
        raise UserError("table-paused" if table.paused else "table-undo-first")
    return Moved(seat, match.check(seat, message.move))


def _say(request: Request, message: wire.Say) -> Entry:
    match = request.table.playing()
    seat = request.own_seat()
    text = match.check_talk(seat, message.text)
    if not text:
        raise UserError("table-nothing-said")
    return Said(seat, text)


def _undo(request: Request, message: wire.TakeBack) -> Entry:
    seat = request.own_seat()
    needed = observed.undo(request.table, seat)
    if request.table.paused:
        raise UserError("table-paused")
    if needed == "no":
        raise UserError("table-undo-asked" if request.table.undo_by >= 0 else "no-undo")
    return Undone(seat) if needed == "free" else UndoWanted(seat)


def _answer_undo(request: Request, message: wire.AnswerUndo) -> Entry:
    """The others agree or not; anyone who asked may think better of it."""
    seat = request.own_seat()
    withdrawn = seat == request.table.undo_by and not message.yes
    if seat not in request.table.undo_waiting and not withdrawn:
        raise UserError("table-no-undo-asked")
    return UndoAnswered(seat, message.yes)


def _sit(request: Request, message: wire.Sit) -> Entry:
    request.before_start()
    if request.watching:
        raise UserError("table-spectator")
    if request.seat is not None:
        raise UserError("table-have-seat", seat=SEATS[request.seat])
    if request.guest in request.table.removed:
        raise UserError("table-removed-you")
    if request.place(message.seat).kind != "open":
        raise UserError("table-seat-taken", seat=SEATS[message.seat])
    return Placed(message.seat, person(request.guest, request.name, message.luck))


def _stand(request: Request, message: wire.Stand) -> Entry:
    request.before_start()
    return Placed(request.own_seat(), Place("open"))


def _set_seat(request: Request, message: wire.SetSeat) -> Entry:
    request.as_host()
    if request.place(message.seat).kind == "person" and request.seat == message.seat:
        raise UserError("table-own-seat")
    if message.kind == "bot":
        return Placed(message.seat, Place("bot", level=check_level(request.table.game, message.level)))
    return Placed(message.seat, Place("program", key=new_key()) if message.kind == "program" else Place("open"))


def _remove(request: Request, message: wire.Remove) -> Entry:
    request.as_host()
    if request.place(message.seat).kind != "person":
        raise UserError("table-nobody", seat=SEATS[message.seat])
    if request.seat == message.seat:
        raise UserError("table-own-seat")
    level = message.level and check_level(request.table.game, message.level)
    return Removed(message.seat, Place("bot", level=level) if level else Place("open"))


def _set_public(request: Request, message: wire.SetPublic) -> Entry:
    request.as_host()
    return Listed(message.public)


def _start(request: Request, message: wire.Start) -> Entry:
    request.as_host()
    level = check_level(request.table.game, message.level)
    return Started(
        tuple(Place("bot", level=level) if place.kind == "open" else place for place in request.table.places)
    )


def _stand_in(request: Request, message: wire.StandIn) -> Entry:
    own = request.own_seat()
    level = check_level(request.table.game, message.level)
    if request.table.status != "playing":
        raise UserError("table-not-started" if request.table.status == "waiting" else "table-over")
    place = request.place(message.seat)
    if place.kind not in ("person", "program") or message.seat in request.table.stand_ins:
        raise UserError("table-no-stand-in", seat=SEATS[message.seat])
    if message.seat != own and message.seat in request.here:
        raise UserError("table-present", seat=SEATS[message.seat])
    if message.seat != own and place.kind == "person" and (request.table.calendar is not None or request.table.paused):
        raise UserError("table-paused" if request.table.paused else "table-days-stand-in")
    return StoodIn(message.seat, level, message.seat == own)


def _return(request: Request, message: wire.Return) -> Entry:
    seat = request.own_seat()
    if seat not in request.table.stand_ins:
        raise UserError("table-not-away")
    if seat in request.table.for_good():
        raise UserError("table-resigned")
    return Returned(seat)


def _set_speed(request: Request, message: wire.SetSpeed) -> Entry:
    if not request.table.only_computers():
        raise UserError("table-not-computers")
    return Sped(message.speed)


HANDLERS: dict[type, Callable[[Request, Any], Entry]] = {
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
        raise UserError("table-wrong-key")
    held = table.seat_of(guest)
    if held is not None and held != seat:
        raise UserError("table-have-seat", seat=SEATS[held])
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
        raise UserError("table-twice-me")
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
        raise UserError("table-not-over")
    places = tuple(replace(place, key=new_key()) if place.key else place for place in table.places)
    made = _created(table.game, table.options, places, guest, table.created.grace, table.timing)
    return replace(made, public=table.public, language=table.created.language, keyboard=table.created.keyboard)


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
    """Only the levels of the server: other names would let a guest start programs or endless searches."""
    if level not in game.meta.levels:
        raise UserError("table-level", level=level, known=", ".join(game.meta.levels))
    return level


def check_timing(game: Game, wanted: wire.NewTable) -> wire.Timing | None:
    """The time that a new table sets; the bot that acts when it is over is one of the server."""
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
    code, notes = game.normalize(match.state, seat, code)
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
