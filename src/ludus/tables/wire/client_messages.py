"""What a client says over the live connection of a table."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ludus.tables.wire.fields import Id, Luck, Move, Seat, Short, Speed, Talk, Version


class Play(Struct, tag="play", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Make a move. `version` is the newest one that the player had seen."""

    id: Id
    version: Version
    move: Move


class Judge(Struct, tag="judge", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Would this move be allowed, and what would it do?"""

    id: Id
    move: Move


class Hint(Struct, tag="hint", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """What would a bot play here?"""

    id: Id


class Say(Struct, tag="say", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """A signal, or free talk where the game allows it."""

    id: Id
    text: Talk


class TakeBack(Struct, tag="undo", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Take my last move back; the others are asked if they have seen something of it."""

    id: Id


class AnswerUndo(Struct, tag="answer-undo", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """May the one who asked take the move back?"""

    id: Id
    yes: bool


class Sit(Struct, tag="sit", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Take an open seat. `luck` is mixed into the shuffles, so that nobody else can have chosen them."""

    id: Id
    seat: Seat
    luck: Luck = ""


class Stand(Struct, tag="stand", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Give my seat up before the start."""

    id: Id


class SetSeat(Struct, tag="set-seat", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host decides before the start who may sit where."""

    id: Id
    seat: Seat
    kind: Literal["open", "bot", "program"]
    level: Short = ""


class Start(Struct, tag="start", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host starts the game; open seats get bots of this level."""

    id: Id
    level: Short = "normal"


class StandIn(Struct, tag="stand-in", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a seat whose owner is away, or for my own."""

    id: Id
    seat: Seat
    level: Short = "normal"


class Return(Struct, tag="return", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """I play my seat myself again."""

    id: Id


class Again(Struct, tag="again", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Another game with the same group."""

    id: Id


class AskPause(Struct, tag="pause", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """I would like the clocks to stand for a while; the others are asked."""

    id: Id


class AnswerPause(Struct, tag="answer-pause", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Shall there be the pause that someone has asked for?"""

    id: Id
    yes: bool


class EndPause(Struct, tag="end-pause", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The pause is over; anybody who plays may say so."""

    id: Id


class Remove(Struct, tag="remove", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host takes a person's seat away before the start; a bot of this level gets it, or nobody yet."""

    id: Id
    seat: Seat
    level: Short = ""


class SetPublic(Struct, tag="set-public", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The host shows the table to everyone in the lobby, or only to people with the link, before the start."""

    id: Id
    public: bool


class SetSpeed(Struct, tag="set-speed", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """How fast bots shall play where nobody else does; anybody who looks may say so."""

    id: Id
    speed: Speed


ClientMessage = (
    Play
    | Judge
    | Hint
    | Say
    | TakeBack
    | AnswerUndo
    | Sit
    | Stand
    | SetSeat
    | Start
    | StandIn
    | Return
    | Again
    | Remove
    | SetPublic
    | AskPause
    | AnswerPause
    | EndPause
    | SetSpeed
)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
