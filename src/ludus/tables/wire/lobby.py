"""The lobby: by HTTP the whole list; by WebSocket the list, then a `LobbyNews` for each change."""

from __future__ import annotations

from msgspec import Struct

from ludus.tables.wire.fields import Sitting, Status, TalkLanguage, Timing


class LobbySeat(Struct, frozen=True):
    """Who sits at a table of the lobby."""

    kind: Sitting
    name: str = ""
    level: str = ""  # of a bot


class LobbyLine(Struct, frozen=True):
    """A public table: one that waits for people, or a game to watch."""

    table: str
    game: str
    status: Status
    seats: tuple[LobbySeat, ...]
    options: dict[str, str]  # those that differ from what the game has by default; a deck of one's own is only `own`
    language: TalkLanguage
    clock: Timing | None
    since: float  # when it began to wait, or to play; by the clock of the server


class LobbyList(Struct, tag="lobby", tag_field="type", frozen=True):
    """All public tables, tables that wait first, then the newest first; `now` is the clock of the server."""

    now: float
    lines: tuple[LobbyLine, ...]


class LobbyNews(Struct, tag="lobby-news", tag_field="type", frozen=True):
    """What has changed since the last message: tables that are new or other than before, and tables that are gone."""

    now: float
    lines: tuple[LobbyLine, ...]
    gone: tuple[str, ...]


LobbyMessage = LobbyList | LobbyNews
