"""Over HTTP: the games of a server, who someone is, making tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludus.tables.wire.fields import (
    LONGEST_DECK,
    Key,
    Language,
    Luck,
    Name,
    Short,
    Status,
    TalkLanguage,
    Text,
    Timing,
    Value,
)
from ludus.tables.wire.server_messages import SeatNow


class OptionInfo(Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    rule: str
    seat: bool  # a seat letter is allowed as well
    pattern: str  # other values are allowed too, if they look like this regular expression; empty: none
    players: tuple[int, ...]  # offered with these numbers of players only; empty: with all
    deck: bool  # a card file of one's own can set it


class GameInfo(Struct, frozen=True):
    """What a client must know to offer a game."""

    name: str
    title: Text
    prefix: str
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    cooperative: bool
    lesson: bool = True  # there is a guided game
    summary: Text = {}  # one sentence about it, where the client has none of its own


class GameTexts(Struct, frozen=True):
    """The words of a game in one language, as the files of its package; clients bring those of our own games along."""

    text: str  # Fluent
    ledger: str  # Fluent: its rules by number
    guide: str  # Markdown


class Info(Struct, frozen=True):
    """What this server is."""

    version: str
    games: tuple[GameInfo, ...]


class SetMe(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called and spoken to."""

    name: Name
    language: Language


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: tuple[SeatNow, ...]
    you: int | None
    your_turn: bool


class Me(Struct, frozen=True):
    """A guest: name, language, and the tables where the guest has a seat, newest first."""

    name: str
    language: Language
    tables: tuple[TableLine, ...]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "open", "bot", "program"]
    level: Short = "normal"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; without open seats its game starts at once."""

    game: Short
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Value], Meta(max_length=40)] = {}
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds until a bot plays for someone absent; 0: never
    luck: Luck = ""
    pace: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds for each decision of a person, 10 to 600; 0: no limit
    clock: Timing | None = None  # time for people's decisions; instead of `pace`, which is the older way to say so
    public: bool = False  # shown to everyone in the lobby; else found by its link only
    language: TalkLanguage = ""  # in which people shall talk; "": any


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A card file of one's own, as text."""

    text: Annotated[str, Meta(max_length=LONGEST_DECK)]


class DeckRead(Struct, frozen=True):
    """What a card file stands for."""

    option: str
    value: str  # of this option, for `NewTable`
    cards: int  # lines of the file


class TableMade(Struct, frozen=True):
    table: str
    you: int | None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a seat."""

    key: Key


class Trouble(Struct, frozen=True):
    """Why a request was not served."""

    reason: Text
    rule: str = ""
    wait: float = 0.0
