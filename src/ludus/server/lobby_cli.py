"""The public tables of a server as lines for a terminal."""

from __future__ import annotations

import msgspec

from ludus.games import find, names
from ludus.kernel.refusals import UserError
from ludus.kernel.text import words
from ludus.server.create_table_cli import ask, base_of, link
from ludus.tables.wire import LobbyLine, LobbyList, LobbySeat

SECTIONS = ("waiting", "playing")


def lobby_lines(url: str, language: str) -> list[str]:
    """What the lobby of a server shows; raises `UserError` if there is no such server."""
    base = base_of(url)
    try:
        found = msgspec.json.decode(ask(base, "/api/lobby"), type=LobbyList)
    except msgspec.MsgspecError as error:  # a server, but none of ours
        raise UserError("s-no-server", url=base, reason=str(error)) from None
    if not found.lines:
        return [words().say(language, "l-none", address=base)]
    output = []
    for status in SECTIONS:
        lines = [line for line in found.lines if line.status == status]
        if lines:
            output.append(words().say(language, f"l-{status}"))
        for line in lines:
            output += [f"  {_described(line, found.now, language)}", f"    {link(base, printable(line.table))}"]
    return output


def _described(line: LobbyLine, now: float, language: str) -> str:
    say = words().say
    open_seats = sum(seat.kind == "open" for seat in line.seats)
    parts = [", ".join(_who(seat, language) for seat in line.seats if seat.kind != "open")]
    if open_seats:
        parts.append(say(language, "l-open", count=open_seats))
    parts += [f"{name}={value}" for name, value in line.options.items()]
    if line.language:
        parts.append(say(language, f"l-language-{line.language}"))
    if line.clock is not None:
        parts.append(say(language, f"l-clock-{line.clock.kind}", time=line.clock.time, more=line.clock.more))
    parts.append(say(language, "l-since", minutes=max(0, int(now - line.since) // 60)))
    return printable(f"{_title(line.game, language)}: {'; '.join(part for part in parts if part)}")


def _who(seat: LobbySeat, language: str) -> str:
    return seat.name or words().say(language, f"l-{seat.kind}", level=seat.level)


def _title(game: str, language: str) -> str:
    return find(game).meta.title[language] if game in names() else game


def printable(text: str) -> str:
    """Without what could steer a terminal: a server somewhere has written it."""
    return "".join(letter for letter in text if letter.isprintable())
