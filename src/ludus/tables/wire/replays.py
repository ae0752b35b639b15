"""Games that are looked at again, step by step, and what is said about their steps."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludus.kernel.decision import Event, Outcome
from ludus.tables.wire.fields import LONGEST_COMMENT, Letter, Luck, Record, Short, Step
from ludus.tables.wire.server_messages import Update


class ReplayStep(Struct, frozen=True):
    """A decision as one observer may know it: whose it was (None before the first one), and what happened."""

    seat: int | None
    events: tuple[Event, ...]


class ReplayRound(Struct, frozen=True):
    """A round, or a turn of the table, is in play from this step on."""

    step: int
    number: int


class Replay(Struct, frozen=True):
    """A game from its beginning, as one observer may look at it again. Views come in pages, see `ReplayPage`."""

    update: Update  # what is the same at every step; its `you` says whose view this is, None: a spectator's
    over: bool
    own: int | None  # the seat of anyone who asks
    open_seats: tuple[int, ...]  # whose views may be asked for
    steps: tuple[ReplayStep, ...]  # from 0 on
    rounds: tuple[ReplayRound, ...]
    hidden: tuple[int, ...]  # steps that by the rules nobody may look at now
    page: int  # steps of a page
    outcome: Outcome | None


class ReplayChange(Struct, frozen=True, omit_defaults=True):
    """One place of a view is other than in the view before."""

    at: tuple[str | int, ...]  # the names and numbers that lead to it
    value: Any = None
    gone: bool = False  # there is nothing at this place any more


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """The table after a step: the whole view, or its changes; neither for a step that nobody may look at now."""

    view: dict[str, Any] | None
    to_act: tuple[int, ...]
    changes: tuple[ReplayChange, ...] | None = None  # since the last frame of the page that is not empty


class ReplayPage(Struct, frozen=True):
    """The views of some steps in a row."""

    version: int
    first: int
    frames: tuple[ReplayFrame, ...]


class RecordShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at, as a seat saw it (a letter) or as a spectator would have."""

    record: Record
    seat: Letter = ""
    first: Step = 0  # of the page that is wanted, where one is


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a step of a finished game in one of its seats, against bots of a level."""

    step: Step
    seat: Letter
    level: Short = "normal"
    luck: Luck = ""
    record: Record = ""  # where the game is not one of a table


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone who played says about a step, after the end."""

    step: Step
    text: Annotated[str, Meta(max_length=LONGEST_COMMENT)]


class ReplayComment(Struct, frozen=True):
    """What was said about a step. `at` is in seconds since 1970."""

    id: str
    step: int
    seat: int
    name: str
    text: str
    at: float
    mine: bool


class Comments(Struct, frozen=True):
    """All that was said about a game, and whether anyone who asks may say something."""

    comments: tuple[ReplayComment, ...]
    may: bool
